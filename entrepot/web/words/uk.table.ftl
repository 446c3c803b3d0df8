### Слова сторінки столу.

## Вкладка

title-turn = Ваш хід: { $game }
title-other = Ходить { $player }: { $game }
title-over = Завершено: { $game }
title-plain = { $game }

## Рядок рішення

bar-label = Ваше рішення
bar-skip = Перейти до поля
bar-steps = Кроки ходу
bar-your-turn = Ваш хід.
bar-confirm = Підтвердьте його або скасуйте кроки.
bar-ending = Цей хід завершує гру. Підтвердьте його, щоб побачити остаточний рахунок, або скасуйте.
bar-skip-bots = До мого ходу
bar-confirm-turn = Підтвердити хід
bar-unfinished = Спершу завершіть хід
bar-reveals = Це відкриє щось нове, і скасувати вже не можна буде.
bar-restart = Почати хід заново
bar-undo = Скасувати: { $action }
bar-redo = Повторити: { $action }
bar-plan = остання зміна плану
bar-past-lead = Минуле.
bar-past = { $moment ->
    [0] Стіл перед першою дією.
   *[other] Стіл після { $moment }-ї дії з { $last }.
}
bar-now = Назад до гри
bar-fork = Нова партія звідси
bar-takeback = Запропонувати повернутися
bar-scores = Підрахунок балів
bar-abandoned = Цю партію перервано.
bar-waiting = Гравці ще сідають за стіл.
bar-kept = Цю партію тут продовжити не можна.
bar-shared = Запис партії.
note-shared = Це запис партії, яким з вами поділилися: можна переглянути будь-який момент, але не грати.
note-carried-rules = Правила змінилися. Ходи до { $last }-го включно зроблено за старими, і скасувати їх не можна; партія триває з того самого місця. Непідтверджений хід сплануйте знову.
note-carried-components = Значення у грі змінилися. Ходи до { $last }-го включно зроблено зі старими, і скасувати їх не можна; партія триває з того самого місця. Непідтверджений хід сплануйте знову.
note-kept-rules = Цю партію грали за версією правил { $version }, а тут версія { $now }. Її можна переглянути або поділитися нею, але не продовжити.
note-kept-components = Цю партію грали з іншими значеннями, ніж у грі тут. Її можна переглянути або поділитися нею, але не продовжити.
note-past-rules = Цю партію грали за версією правил { $version }, а тут версія { $now }. Її показано так, як вона збережена.
note-past-components = Цю партію грали з іншими значеннями, ніж у грі тут. Її показано так, як вона збережена.
note-why-unknown = Її позиції не збереглися.
note-why-begin = За новими правилами така партія неможлива.
note-why-field = У нових правилах немає місця для того, що записано в «{ $about }».
note-why-frame = У нових правилах немає рішення «{ $about }».
note-why-check = За новими правилами така позиція не могла скластися.
log-changed = Далі — за новими правилами
bar-nobody = Місце ще вільне: { $player }

## Інструменти та вкладки

tools-label = Інструменти
tools-rules = Правила
tools-menu = Меню й налаштування
tools-zoom = Збільшити поле
tools-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
tab-label = Вкладки
tab-board = Поле
tab-count = (доступних місць: { $number })
sheet-label = Що ви вибрали

## Журнал, історія та чат

log-title = Журнал
log-draft = Чернетка
log-earlier = Раніше
log-recap = Після вашого останнього ходу
log-recap-moves = { $count ->
    [one] { $count } дія, показати
    [few] { $count } дії, показати
   *[other] { $count } дій, показати
}
history-first = До початку
history-back = На дію назад
history-forward = На дію вперед
history-last = До останньої дії
history-now = зараз
history-at = дія
chat-title = Чат
chat-empty = Повідомлень поки що немає.
chat-write = Написати всім за столом
chat-watcher = Глядач
chat-send = Надіслати

## Підказки

tip-why = Чому не можна?
tip-close = Закрити
tip-stopped = Далі відкриється щось нове: що буде потім, ще невідомо.
tip-reveals = Відкриє щось нове: скасувати вже не можна буде.

## Перша партія з підказками

lesson-title = Ваша перша партія
lesson-stop = Більше не підказувати

## Між гравцями

curtain-title = Наступний гравець: { $player }
curtain-text = Передайте екран. Ваших секретів ніхто не побачить.
curtain-go = Це я: { $player }
proposal-title = Пропозиція
proposal-text = { $player } пропонує повернутися { $moment ->
    [0] на початок партії
   *[other] до дії { $moment }
}.
proposal-yes = Погодитися
proposal-no = Відмовитися
proposal-waiting = Ще не відповіли: { $player }
proposal-sure = Повернутися { $moment ->
    [0] на початок партії
   *[other] до дії { $moment }
}? Спершу мають погодитися всі гравці; боти погоджуються одразу.
proposal-lost = { $number ->
    [one] Буде втрачено { $number } дію:
    [few] Буде втрачено { $number } дії:
   *[many] Буде втрачено { $number } дій:
}
proposal-draft = Ваші непідтверджені дії теж буде втрачено.
proposal-keep = Не повертатися
proposal-bot = { $player } пропонує посадити бота ({ $level }) замість гравця { $gone }: його давно немає.
proposal-withdraw = Відкликати

## Меню

menu-title = Меню
menu-settings = Налаштування
menu-keys = Усі клавіші
menu-seats = Місця
menu-seat-you = ви
menu-seat-screen = за цим екраном
menu-seat-link = за посиланням
menu-seat-bot = бот
menu-seat-open = ще нікого
menu-seat-left = поза грою
menu-copy = Скопіювати посилання
menu-replace = Посадити бота
menu-replace-seat = Посадити бота замість гравця { $player }
menu-ask-bot = Запропонувати бота
menu-ask-bot-seat = Запропонувати бота замість гравця { $player }
menu-table = Стіл
menu-text = Текстовий вигляд
menu-rules = Правила
menu-save = Зберегти партію
menu-take = Зберегти й продовжити деінде
menu-take-text = У файлі буде вся партія з прихованими картами. За столом з’явиться позначка, що їх можуть знати.
menu-take-yes = Зберегти
note-disclosed = Приховані карти цієї партії збережено у файл, тож хтось може їх знати.
menu-share = Зберегти без секретів
menu-home = Головна сторінка
menu-leave = Встати з-за столу
menu-leave-text = Ваше місце займе бот. Ви зможете дивитися далі.
menu-leave-alone = За столом залишаться самі боти, тому партію буде перервано назавжди. Переглянути її ви зможете.
menu-leave-yes = Встати
menu-resign = Здатися
menu-resign-text = Хай що станеться, ви посядете останнє місце. За вас дограє бот.
menu-resign-alone = За столом залишаться самі боти, тому партію буде перервано назавжди, а ви посядете останнє місце.
menu-resign-yes = Здатися

## Клавіші

keys-history = На дію назад або вперед в історії
keys-brackets = Те саме, хай де фокус
keys-places = До першого місця на столі
keys-walk = Від місця до місця
keys-act = Діяти тут або спитати, чому не можна
keys-number = Перша, друга… дія, доступна на цьому місці
keys-help = Що це за місце
keys-undo = Скасувати
keys-redo = Повторити
keys-confirm = Підтвердити хід
keys-text = Текстовий вигляд
keys-menu = Меню й налаштування
keys-close = Закрити відкрите; з минулого — назад до гри
keys-all = Цей список

## Кінець

end-title = Кінець гри
end-because = Причина: { $why }.
end-review = Переглянути поле
end-rematch = Реванш
end-analyse = Розібрати
end-broken-off = Партію перервано. Рахунок на той момент:
end-resigned = { $player } здається й посідає останнє місце.
end-standing = Рахунок на момент, коли партію перервали
end-share = Скопіювати посилання
end-download = Завантажити
end-chart = Рахунок після кожного ходу
end-origins = Звідки бали: { $what }
end-fair = Чи була роздача чесною?
end-proof = Відбиток роздачі оприлюднено до першого ходу, а секрет, з якого його отримано, — тепер. Змінити роздачу за цей час ніхто не міг.
end-commitment = Відбиток
end-secret = Секрет
end-verify = Завантажте партію й перевірте самі:

## Що сторінка каже сама

says-reconnecting = Зв’язок втрачено; пробуємо знову…
says-crowded = Відкрито забагато вікон або надійшло забагато запитів; пробуємо знову…
says-connected = Зв’язок відновлено.
says-stale = За столом уже походили; ось як усе виглядає тепер.
says-failed = Не вдалося надіслати; спробуйте ще раз.
says-copied = Скопійовано.
says-replaying = Повтор…
says-saved = Збережено.
bar-hint = Підказка
hint-title = Підказка
hint-percent = { $percent } %
hint-compared = Порівняно з іншими наприкінці:
hint-chance = Шанс на перемогу
hint-line = Імовірне продовження:
hint-do = Зробити це
keys-hint = Підказка: три найкращі ходи й чому
lesson-hint = Що тут найкраще зробити?
