## Обліковий запис

account-new = Створити обліковий запис
account-new-why = Грати можна й без нього. З іменем і паролем ви повернетеся до своїх партій з будь-якого пристрою.
account-new-do = Створити запис
account-in = Увійти
account-in-why = Партії, які ви почали тут без входу, додадуться до вашого облікового запису.
account-in-do = Увійти
account-forgot = Забули пароль?
account-name = Ім’я
account-password = Пароль
account-password-hint = { $number ->
    [one] Щонайменше { $number } символ.
    [few] Щонайменше { $number } символи.
   *[many] Щонайменше { $number } символів.
}
account-you = Ви ввійшли як { $name }
account-out = Вийти

## Зміна пароля

account-change = Змінити пароль
account-change-why = На всіх інших пристроях сеанси буде завершено.
account-old = Поточний пароль
account-fresh = Новий пароль
account-change-do = Змінити пароль

## Коди відновлення

account-codes = Коди відновлення
account-codes-why = Якщо ви забудете пароль, код відновлення дасть змогу задати новий. Кожен код діє один раз.
account-codes-left = { $number ->
    [0] Кодів відновлення немає.
    [one] Залишився { $number } код.
    [few] Залишилося { $number } коди.
   *[many] Залишилося { $number } кодів.
}
account-codes-do = Створити нові коди
account-codes-hint = Нові коди замінять попередні.
account-codes-shown = Ваші коди відновлення
account-codes-keep = Запишіть ці коди або збережіть їх у надійному місці. Більше їх не буде показано.
account-codes-done = Коди збережено
account-recover = Задати новий пароль
account-recover-why = Введіть ім’я, один із кодів відновлення та новий пароль. На всіх інших пристроях сеанси буде завершено.
account-code = Код відновлення
account-recover-do = Задати пароль

## Де виконано вхід

account-sessions = Пристрої
account-sessions-why = Якщо якийсь пристрій вам незнайомий, завершіть його сеанс і змініть пароль.
account-sessions-see = Показати пристрої
account-sessions-count = { $number ->
    [one] Вхід виконано на { $number } пристрої.
   *[many] Вхід виконано на { $number } пристроях.
}
account-session-here = цей пристрій
account-session-begun = Вхід: { $ago }
account-session-seen = Остання активність: { $ago }
account-session-unknown = Невідомий браузер
account-session-out = Завершити сеанс
account-session-out-of = Завершити сеанс: { $browser }
account-others-out = Завершити всі інші сеанси

## Дані

account-data = Ваші дані
account-data-why = Завантажте все, що про вас зберігається: налаштування, столи, ходи, повідомлення чату та сеанси.
account-data-do = Завантажити як JSON
account-delete = Видалити обліковий запис
account-delete-guest = Видалити мої дані
account-delete-what = Що станеться
account-delete-name = Ім’я, налаштування, сеанси та коди відновлення буде видалено. Ім’я зможе взяти будь-хто.
account-delete-settings = Налаштування та сеанси буде видалено.
account-delete-seats = У незавершених партіях ваше місце займе бот.
account-delete-rest = Завершені партії та повідомлення чату залишаться в інших гравців, але без вашого імені.
account-delete-consent = Я розумію, що це неможливо скасувати.
account-delete-do = Видалити назавжди

## Що зроблено

account-done-changed = Пароль змінено. На всіх інших пристроях сеанси завершено.
account-done-recovered = { $number ->
    [0] Новий пароль задано. Кодів відновлення більше немає: створіть нові.
    [one] Новий пароль задано. Залишився { $number } код відновлення.
    [few] Новий пароль задано. Залишилося { $number } коди відновлення.
   *[many] Новий пароль задано. Залишилося { $number } кодів відновлення.
}
account-done-out = Сеанс завершено.
account-done-others = На всіх інших пристроях сеанси завершено.
account-done-deleted = Ваші дані видалено.

## Що не так

account-wrong-short = { $number ->
    [one] Потрібен щонайменше { $number } символ.
    [few] Потрібно щонайменше { $number } символи.
   *[many] Потрібно щонайменше { $number } символів.
}
account-wrong-long = { $number ->
    [one] Не більше ніж { $number } символ.
    [few] Не більше ніж { $number } символи.
   *[many] Не більше ніж { $number } символів.
}
account-wrong-unprintable = Використовуйте лише видимі літери, цифри та знаки.
account-wrong-taken = Це ім’я зайняте. Виберіть інше.
account-wrong-pair = Неправильне ім’я або пароль. Спробуйте ще раз.
account-wrong-old = Це не поточний пароль. Спробуйте ще раз.
account-wrong-code = Неправильне ім’я чи код або цей код уже використано.
account-wrong-consent = Поставте позначку, щоб підтвердити.
account-wrong-gone = На цьому пристрої сеанс уже завершено.
problem-named = Ви вже ввійшли. Щоб створити інший обліковий запис, спершу вийдіть.
problem-signed-out = Ви не ввійшли. Увійдіть і спробуйте ще раз.
