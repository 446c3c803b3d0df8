### Слова сторінки столу.

## Вкладка

title-turn = Ваш хід: { $game }
title-other = Ходить { $player }: { $game }
title-over = Закінчено: { $game }
title-plain = { $game }

## Рядок рішення

bar-label = Ваше рішення
bar-skip = Одразу до поля
bar-steps = Кроки ходу
bar-your-turn = Ваш хід.
bar-confirm = Підтвердьте його або скасуйте кроки.
bar-ending = Цей хід завершує гру. Підтвердьте його, щоб побачити підсумковий рахунок, або скасуйте.
bar-skip-bots = До мого ходу
bar-confirm-turn = Підтвердити хід
bar-unfinished = Спершу закінчіть хід
bar-reveals = Це відкриє нове, скасувати буде не можна.
bar-restart = Почати хід заново
bar-undo = Скасувати: { $action }
bar-redo = Повернути: { $action }
bar-plan = остання зміна плану
bar-past-lead = Минуле.
bar-past = { $moment ->
    [0] Стіл перед першою дією.
   *[other] Стіл після { $moment }-ї дії з { $last }.
}
bar-now = Назад до гри
bar-fork = Грати звідси
bar-takeback = Запропонувати відкат сюди
bar-scores = Підрахунок балів
bar-abandoned = Цю партію перервано.
bar-waiting = Гравці ще сідають за стіл.
bar-kept = Продовжити цю партію тут не можна.
bar-shared = Запис партії.
note-shared = Це запис партії, яким з вами поділилися: можна переглянути будь-який момент, але не грати.
note-carried-rules = Правила змінилися. Ходи до { $last }-го включно зроблено за старими, і взяти їх назад не можна; партія триває з того самого місця. Непідтверджений хід сплануйте знову.
note-carried-components = Значення у грі змінилися. Ходи до { $last }-го включно зроблено зі старими, і взяти їх назад не можна; партія триває з того самого місця. Непідтверджений хід сплануйте знову.
note-kept-rules = Цю партію грали за версією правил { $version }, а тут версія { $now }. Її можна переглядати, нею можна поділитися, але продовжити не можна.
note-kept-components = Цю партію грали з іншими значеннями, ніж у грі тут. Її можна переглядати, нею можна поділитися, але продовжити не можна.
note-past-rules = Цю партію грали за версією правил { $version }, а тут версія { $now }. Її показано такою, якою її збережено.
note-past-components = Цю партію грали з іншими значеннями, ніж у грі тут. Її показано такою, якою її збережено.
note-why-unknown = Її позиції не збереглися.
note-why-begin = За новими правилами такої партії не буває.
note-why-field = У нових правилах немає місця для того, що записано в «{ $about }».
note-why-frame = Нові правила не знають рішення «{ $about }».
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
tab-label = Вигляди
tab-board = Поле
tab-count = (місць для вибору: { $number })
sheet-label = Що ви обрали

## Журнал, історія та чат

log-title = Журнал
log-draft = Чернетка
log-earlier = Раніше
log-recap = Після вашого останнього ходу
log-recap-moves = { $count ->
    [one] { $count } дія, показати її
    [few] { $count } дії, показати їх
   *[other] { $count } дій, показати їх
}
history-first = До початку
history-back = На дію назад
history-forward = На дію вперед
history-last = До останньої дії
history-now = зараз
history-at = дія
chat-title = Чат
chat-empty = Поки ніхто нічого не сказав.
chat-write = Сказати столу
chat-watcher = Глядач
chat-send = Надіслати

## Підказки

tip-why = Чому не можна?
tip-close = Закрити
tip-stopped = Далі відкриється нове: що буде потім, ще невідомо.
tip-reveals = Відкриє нове: скасувати буде не можна.

## Перша партія з підказками

lesson-title = Ваша перша партія
lesson-stop = Більше не підказувати

## Між гравцями

curtain-title = Наступний гравець: { $player }
curtain-text = Передайте екран. Ваших секретів ніхто не побачить.
curtain-go = Це я: { $player }
proposal-title = Пропозиція
proposal-text = { $player } пропонує всім повернутися { $moment ->
    [0] на початок партії
   *[other] до дії { $moment }
}.
proposal-yes = Погодитися
proposal-no = Відмовитися
proposal-waiting = Ще не відповіли: { $player }
proposal-sure = Повернутися { $moment ->
    [0] на початок партії
   *[other] до дії { $moment }
}? Спершу спитають усіх гравців; боти згодні одразу.
proposal-lost = { $number ->
    [one] Пропаде { $number } дія:
    [few] Пропадуть { $number } дії:
   *[many] Пропадуть { $number } дій:
}
proposal-draft = Ваші непідтверджені дії теж пропадуть.
proposal-keep = Не треба
proposal-bot = { $player } просить посадити бота замість гравця { $gone }: його давно немає.
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
menu-seat-open = поки нікого
menu-seat-left = поза грою
menu-copy = Скопіювати посилання
menu-replace = Посадити бота
menu-replace-seat = Посадити бота замість гравця { $player }
menu-ask-bot = Запропонувати бота
menu-ask-bot-seat = Запропонувати бота замість гравця { $player }
menu-bot-random = навмання
menu-bot-greedy = жадібний
menu-table = Стіл
menu-text = Стіл словами
menu-rules = Правила
menu-save = Зберегти партію
menu-take = Зберегти й продовжити деінде
menu-take-text = У файлі буде вся гра з прихованими картами. Відтоді стіл повідомляє, що їх можуть знати.
menu-take-yes = Зберегти
note-disclosed = Приховані карти цієї гри збережено у файл, тож хтось може їх знати.
menu-share = Зберегти без секретів
menu-home = Початкова сторінка
menu-leave = Встати з-за столу
menu-leave-text = Ваше місце займе бот. Ви зможете дивитися далі.
menu-leave-alone = За столом лишилися б самі боти, тому гра перерветься назавжди. Переглянути її ви зможете.
menu-leave-yes = Встати
menu-resign = Здатися
menu-resign-text = Ви посядете останнє місце, хай що станеться. За вас дограє бот.
menu-resign-alone = За столом лишилися б самі боти, тому гра перерветься назавжди, а ви посядете останнє місце.
menu-resign-yes = Здатися

## Клавіші

keys-history = На дію назад або вперед в історії
keys-brackets = Те саме, хоч де є фокус
keys-places = До першого місця на столі
keys-walk = Від місця до місця
keys-act = Діяти на місці або спитати, чому не можна
keys-number = Перше, друге … з того, що можна зробити на цьому місці
keys-help = Що це за місце
keys-undo = Скасувати
keys-redo = Повернути
keys-confirm = Підтвердити хід
keys-text = Стіл словами
keys-menu = Меню й налаштування
keys-close = Закрити відкрите; з минулого — назад
keys-all = Цей список

## Кінець

end-title = Кінець гри
end-because = Гра завершилася, бо { $why }.
end-review = Подивитися на поле
end-rematch = Реванш
end-broken-off = Гру перервано. Рахунок на той момент:
end-resigned = { $player } здається й посідає останнє місце.
end-standing = Рахунок на момент, коли гру перервали
end-share = Скопіювати посилання
end-download = Завантажити
end-chart = Рахунок після кожного ходу
end-origins = Звідки взялося: { $what }
end-fair = Чи була роздача чесною?
end-proof = Зобов’язання оприлюднено до першого ходу, а секрет, з якого його отримано, — тепер. Змінити роздачу між ними ніхто не міг.
end-commitment = Зобов’язання
end-secret = Секрет
end-verify = Завантажте партію й перевірте самі:

## Що сторінка каже сама

says-reconnecting = Зв’язок втрачено; пробуємо знову …
says-crowded = Відкрито забагато вікон або запитів забагато; пробуємо знову …
says-connected = Зв’язок відновлено.
says-stale = На столі вже інше становище; ось як воно тепер.
says-failed = Не вдалося надіслати; спробуйте ще раз.
says-copied = Скопійовано.
says-replaying = Повтор …
says-saved = Збережено.
