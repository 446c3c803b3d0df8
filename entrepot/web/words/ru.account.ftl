## Аккаунт

account-new = Создать аккаунт
account-new-why = Играть можно и без него. С именем и паролем вы вернётесь к своим партиям с любого устройства.
account-new-do = Создать аккаунт
account-in = Войти
account-in-why = Партии, начатые здесь без входа, добавятся в ваш аккаунт.
account-in-do = Войти
account-forgot = Забыли пароль?
account-name = Имя
account-password = Пароль
account-password-hint = { $number ->
    [one] Не меньше { $number } символа.
   *[many] Не меньше { $number } символов.
}
account-you = Вы вошли как { $name }
account-out = Выйти

## Смена пароля

account-change = Сменить пароль
account-change-why = На остальных устройствах потребуется войти заново.
account-old = Текущий пароль
account-fresh = Новый пароль
account-change-do = Сменить пароль

## Коды восстановления

account-codes = Коды восстановления
account-codes-why = Если вы забудете пароль, код восстановления позволит задать новый. Каждый код действует один раз.
account-codes-left = { $number ->
    [0] Кодов восстановления нет.
    [one] Остался { $number } код.
    [few] Осталось { $number } кода.
   *[many] Осталось { $number } кодов.
}
account-codes-do = Создать новые коды
account-codes-hint = Новые коды заменят прежние.
account-codes-shown = Ваши коды восстановления
account-codes-keep = Запишите эти коды или сохраните их в надёжном месте. Больше они показаны не будут.
account-codes-done = Коды сохранены
account-recover = Задать новый пароль
account-recover-why = Введите имя, один из кодов восстановления и новый пароль. На остальных устройствах потребуется войти заново.
account-code = Код восстановления
account-recover-do = Задать пароль

## Где выполнен вход

account-sessions = Устройства
account-sessions-why = Если какое-то устройство вам незнакомо, завершите на нём сеанс и смените пароль.
account-sessions-see = Показать устройства
account-sessions-count = { $number ->
    [one] Вход выполнен на { $number } устройстве.
   *[many] Вход выполнен на { $number } устройствах.
}
account-session-here = это устройство
account-session-begun = Вход: { $ago }
account-session-seen = Последняя активность: { $ago }
account-session-unknown = Неизвестный браузер
account-session-out = Завершить сеанс
account-session-out-of = Завершить сеанс: { $browser }
account-others-out = Выйти на всех остальных устройствах

## Данные

account-data = Ваши данные
account-data-why = Скачайте всё, что о вас хранится: настройки, столы, ходы, сообщения чата и сеансы.
account-data-do = Скачать в JSON
account-delete = Удалить аккаунт
account-delete-guest = Удалить мои данные
account-delete-what = Что произойдёт
account-delete-name = Имя, настройки, сеансы и коды восстановления будут удалены. Имя сможет занять кто угодно.
account-delete-settings = Настройки и сеансы будут удалены.
account-delete-seats = В незаконченных партиях ваше место займёт бот.
account-delete-rest = Законченные партии и сообщения чата останутся у других игроков, но без вашего имени.
account-delete-consent = Я понимаю, что это нельзя отменить.
account-delete-do = Удалить навсегда

## Что сделано

account-done-changed = Пароль изменён. На остальных устройствах потребуется войти заново.
account-done-recovered = { $number ->
    [0] Новый пароль задан. Кодов восстановления больше нет: создайте новые.
    [one] Новый пароль задан. Остался { $number } код восстановления.
    [few] Новый пароль задан. Осталось { $number } кода восстановления.
   *[many] Новый пароль задан. Осталось { $number } кодов восстановления.
}
account-done-out = Сеанс завершён.
account-done-others = Сеансы на всех остальных устройствах завершены.
account-done-deleted = Ваши данные удалены.

## Что не так

account-wrong-short = { $number ->
    [one] Нужен хотя бы { $number } символ.
    [few] Нужно хотя бы { $number } символа.
   *[many] Нужно хотя бы { $number } символов.
}
account-wrong-long = { $number ->
    [one] Можно не больше { $number } символа.
   *[many] Можно не больше { $number } символов.
}
account-wrong-unprintable = Используйте только видимые буквы, цифры и знаки.
account-wrong-taken = Это имя занято. Выберите другое.
account-wrong-pair = Неверное имя или пароль. Попробуйте ещё раз.
account-wrong-old = Неверный текущий пароль. Попробуйте ещё раз.
account-wrong-code = Неверное имя или код, либо код уже использован.
account-wrong-consent = Поставьте галочку, чтобы подтвердить.
account-wrong-gone = Этот сеанс уже завершён.
problem-named = Вы уже вошли. Чтобы создать другой аккаунт, сначала выйдите.
problem-signed-out = Вы не вошли. Войдите и попробуйте ещё раз.
