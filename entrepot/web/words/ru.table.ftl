### Слова страницы стола.

## Вкладка

title-turn = Ваш ход: { $game }
title-other = Ходит { $player }: { $game }
title-over = Конец игры: { $game }
title-plain = { $game }

## Строка решения

bar-label = Ваше решение
bar-skip = Перейти к полю
bar-steps = Шаги хода
bar-your-turn = Ваш ход.
bar-confirm = Подтвердите его или отмените шаги.
bar-ending = Этот ход завершает игру. Подтвердите его, чтобы увидеть итоговый счёт, или отмените.
bar-skip-bots = К моему ходу
bar-confirm-turn = Подтвердить ход
bar-unfinished = Сначала закончите ход
bar-reveals = Откроется новая информация, и отменить это будет нельзя.
bar-restart = Начать ход заново
bar-undo = Отменить: { $action }
bar-redo = Повторить: { $action }
bar-plan = последнее изменение плана
bar-past-lead = История.
bar-past = { $moment ->
    [0] Стол перед первым действием.
   *[other] Стол после { $moment }-го действия из { $last }.
}
bar-now = Вернуться к игре
bar-fork = Новая партия отсюда
bar-takeback = Предложить вернуться сюда
bar-scores = Таблица очков
bar-abandoned = Эта партия прервана.
bar-waiting = Игроки ещё рассаживаются.
bar-kept = Продолжить эту партию нельзя.
bar-shared = Запись партии.
note-shared = Это запись партии, которой с вами поделились. Можно посмотреть любой её момент, но не сыграть.
note-carried-rules = Правила изменились. Действия до { $last }-го включительно сделаны по старым, и отменить их нельзя; партия продолжается с того же места. Неподтверждённый ход спланируйте заново.
note-carried-components = Значения в игре изменились. Действия до { $last }-го включительно сделаны со старыми, и отменить их нельзя; партия продолжается с того же места. Неподтверждённый ход спланируйте заново.
note-kept-rules = Эту партию играли по версии правил { $version }, а сейчас версия { $now }. Её можно посмотреть и ею можно поделиться, но продолжить нельзя.
note-kept-components = В этой партии были другие значения, чем сейчас в игре. Её можно посмотреть и ею можно поделиться, но продолжить нельзя.
note-past-rules = Эту партию играли по версии правил { $version }, а сейчас версия { $now }. Она показана такой, какой сохранилась.
note-past-components = В этой партии были другие значения, чем сейчас в игре. Она показана такой, какой сохранилась.
note-why-unknown = Её позиции не сохранились.
note-why-begin = По новым правилам такую партию начать нельзя.
note-why-field = В новых правилах нет места для поля «{ $about }».
note-why-frame = В новых правилах нет решения «{ $about }».
note-why-check = По новым правилам такая позиция невозможна.
log-changed = Дальше — по новым правилам
bar-nobody = Место ещё не занято: { $player }

## Инструменты и вкладки

tools-label = Инструменты
tools-rules = Правила
tools-menu = Меню и настройки
tools-zoom = Увеличить поле
tools-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
tab-label = Виды
tab-board = Поле
tab-count = (можно выбрать мест: { $number })
sheet-label = Выбранное место

## Журнал, история и чат

log-title = Журнал
log-draft = Черновик
log-earlier = Раньше
log-recap = С вашего прошлого хода
log-recap-moves = { $count ->
    [one] Показать { $count } действие
    [few] Показать { $count } действия
   *[other] Показать { $count } действий
}
history-first = К началу
history-back = На действие назад
history-forward = На действие вперёд
history-last = К последнему действию
history-now = сейчас
history-at = действие
chat-title = Чат
chat-empty = Сообщений пока нет.
chat-write = Написать всем за столом
chat-watcher = Зритель
chat-send = Отправить

## Подсказки

tip-why = Почему нельзя?
tip-close = Закрыть
tip-stopped = Дальше откроется новая информация, поэтому итог пока неизвестен.
tip-reveals = Откроет новую информацию: отменить будет нельзя.

## Первая партия с подсказками

lesson-title = Ваша первая партия
lesson-stop = Больше не подсказывать

## Между игроками

curtain-title = Следующий игрок: { $player }
curtain-text = Передайте экран. Ваших секретов никто не увидит.
curtain-go = Это я: { $player }
proposal-title = Предложение
proposal-text = { $player } предлагает всем вернуться { $moment ->
    [0] в начало партии
   *[other] к действию { $moment }
}.
proposal-yes = Согласиться
proposal-no = Отказаться
proposal-waiting = Ещё не ответили: { $player }
proposal-sure = Вернуться { $moment ->
    [0] в начало партии
   *[other] к действию { $moment }
}? Согласиться должны все игроки; боты согласны сразу.
proposal-lost = { $number ->
    [one] Пропадёт { $number } действие:
    [few] Пропадут { $number } действия:
   *[many] Пропадут { $number } действий:
}
proposal-draft = Пропадут и ваши неподтверждённые действия.
proposal-keep = Отмена
proposal-bot = { $player } предлагает посадить бота вместо игрока { $gone }: его нет на месте.
proposal-withdraw = Отозвать

## Меню

menu-title = Меню
menu-settings = Настройки
menu-keys = Клавиши
menu-seats = Места
menu-seat-you = вы
menu-seat-screen = за этим экраном
menu-seat-link = по ссылке
menu-seat-bot = бот
menu-seat-open = пока никого
menu-seat-left = вне игры
menu-copy = Скопировать ссылку
menu-replace = Посадить бота
menu-replace-seat = Посадить бота вместо игрока { $player }
menu-ask-bot = Предложить бота
menu-ask-bot-seat = Предложить бота вместо игрока { $player }
menu-bot-random = случайный
menu-bot-greedy = жадный
menu-bot-network = нейросеть
menu-bot-search = дальновидный
menu-table = Стол
menu-text = Текстовый вид
menu-rules = Правила
menu-save = Сохранить партию
menu-take = Сохранить и продолжить в другом месте
menu-take-text = В файле будет вся партия, включая скрытые карты. После этого за столом появится отметка, что кто-то может их знать.
menu-take-yes = Сохранить
note-disclosed = Скрытые карты этой партии сохранены в файл, и кто-то может их знать.
menu-share = Сохранить без секретов
menu-home = Главная страница
menu-leave = Встать из-за стола
menu-leave-text = Ваше место займёт бот. Вы сможете остаться зрителем.
menu-leave-alone = За столом останутся одни боты, поэтому партия прервётся насовсем. Посмотреть её вы сможете.
menu-leave-yes = Встать
menu-resign = Сдаться
menu-resign-text = Вы займёте последнее место, что бы ни случилось. За вас доиграет бот.
menu-resign-alone = За столом останутся одни боты, поэтому партия прервётся насовсем, а вы займёте последнее место.
menu-resign-yes = Сдаться

## Клавиши

keys-history = На действие назад или вперёд по истории
keys-brackets = То же, где бы ни был фокус
keys-places = К первому месту на столе
keys-walk = От места к месту
keys-act = Выполнить действие или узнать, почему нельзя
keys-number = Первое, второе… действие в этом месте
keys-help = Что это за место
keys-undo = Отменить
keys-redo = Повторить
keys-confirm = Подтвердить ход
keys-text = Текстовый вид
keys-menu = Меню и настройки
keys-close = Закрыть окно или вернуться из истории к игре
keys-all = Этот список

## Конец

end-title = Конец игры
end-because = Игра закончилась: { $why }.
end-review = Посмотреть поле
end-rematch = Реванш
end-broken-off = Партия прервана. Счёт на этот момент:
end-resigned = { $player } сдаётся и занимает последнее место.
end-standing = Счёт, когда партию прервали
end-share = Скопировать ссылку
end-download = Скачать
end-chart = Очки после каждого хода
end-origins = Из чего складывается: { $what }
end-fair = Честной ли была раздача?
end-proof = Отпечаток раздачи опубликован до первого хода, а секрет, из которого он получен, — теперь. Изменить раздачу за это время было невозможно.
end-commitment = Отпечаток раздачи
end-secret = Секрет
end-verify = Скачайте партию и проверьте сами:

## Что страница говорит сама

says-reconnecting = Связь потеряна, переподключаемся…
says-crowded = Слишком много окон или запросов, пробуем снова…
says-connected = Связь восстановлена.
says-stale = Положение на столе изменилось. Показываем, как всё выглядит сейчас.
says-failed = Отправить не удалось. Попробуйте ещё раз.
says-copied = Скопировано.
says-replaying = Повтор…
says-saved = Сохранено.
bar-hint = Подсказка
hint-title = Подсказка
hint-percent = { $percent } %
hint-compared = По сравнению с остальными в итоге:
hint-chance = Шанс на победу
hint-line = Вероятное продолжение:
hint-do = Сделать это
keys-hint = Подсказка: три лучших хода и почему
lesson-hint = Что здесь лучше сделать?
