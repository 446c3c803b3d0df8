### Слова страницы стола.

## Вкладка

title-turn = Ваш ход: { $game }
title-other = Ходит { $player }: { $game }
title-over = Окончена: { $game }
title-plain = { $game }

## Строка решения

bar-label = Ваше решение
bar-skip = Сразу к полю
bar-steps = Шаги хода
bar-your-turn = Ваш ход.
bar-confirm = Подтвердите его или отмените шаги.
bar-ending = Этот ход завершает игру. Подтвердите его, чтобы увидеть итоговый счёт, или отмените.
bar-skip-bots = К моему ходу
bar-confirm-turn = Подтвердить ход
bar-unfinished = Сначала закончите ход
bar-leaves = Подтверждение: { $action } — { $left }
bar-reveals = Это откроет новое, отменить будет нельзя.
bar-restart = Начать ход заново
bar-undo = Отменить: { $action }
bar-redo = Вернуть: { $action }
bar-plan = последнее изменение плана
bar-past-lead = Прошлое.
bar-past = { $moment ->
    [0] Стол перед первым действием.
   *[other] Стол после { $moment }-го действия из { $last }.
}
bar-now = Назад к игре
bar-fork = Играть отсюда
bar-takeback = Предложить откат сюда
bar-scores = Подсчёт очков
bar-abandoned = Эта партия прервана.
bar-waiting = Игроки ещё рассаживаются.
bar-kept = Продолжить эту партию здесь нельзя.
bar-shared = Запись партии.
note-shared = Это запись партии, которой с вами поделились: можно посмотреть любой момент, но не играть.
note-carried-rules = Правила изменились. Ходы до { $last }-го включительно сделаны по старым, и взять их назад нельзя; партия продолжается с того же места. Неподтверждённый ход спланируйте заново.
note-carried-components = Значения в игре изменились. Ходы до { $last }-го включительно сделаны со старыми, и взять их назад нельзя; партия продолжается с того же места. Неподтверждённый ход спланируйте заново.
note-kept-rules = Эту партию играли по версии правил { $version }, а здесь версия { $now }. Её можно смотреть, ею можно поделиться, но продолжить нельзя.
note-kept-components = Эту партию играли с другими значениями, чем в игре здесь. Её можно смотреть, ею можно поделиться, но продолжить нельзя.
note-past-rules = Эту партию играли по версии правил { $version }, а здесь версия { $now }. Она показана такой, какой была сохранена.
note-past-components = Эту партию играли с другими значениями, чем в игре здесь. Она показана такой, какой была сохранена.
note-why-unknown = Её позиции не сохранились.
note-why-begin = По новым правилам такой партии не бывает.
note-why-field = В новых правилах нет места для того, что записано в «{ $about }».
note-why-frame = Новые правила не знают решения «{ $about }».
note-why-check = По новым правилам такая позиция не могла сложиться.
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
tab-count = (мест для выбора: { $number })
sheet-label = Что вы выбрали

## Журнал, история и чат

log-title = Журнал
log-draft = Черновик
log-earlier = Раньше
log-recap = С вашего прошлого хода
log-recap-moves = { $count ->
    [one] { $count } действие, показать его
    [few] { $count } действия, показать их
   *[other] { $count } действий, показать их
}
history-first = К началу
history-back = На действие назад
history-forward = На действие вперёд
history-last = К последнему действию
history-now = сейчас
history-at = действие
chat-title = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Сказать столу
chat-watcher = Зритель
chat-send = Отправить

## Подсказки

tip-why = Почему нельзя?
tip-close = Закрыть
tip-stopped = Дальше откроется новое: что будет потом, ещё неизвестно.
tip-reveals = Откроет новое: отменить будет нельзя.

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
}? Сначала спросят всех игроков; боты согласны сразу.
proposal-lost = { $number ->
    [one] Пропадёт { $number } действие:
    [few] Пропадут { $number } действия:
   *[many] Пропадут { $number } действий:
}
proposal-draft = Ваши неподтверждённые действия пропадут тоже.
proposal-keep = Не надо
proposal-bot = { $player } просит посадить бота вместо игрока { $gone }: его давно нет.
proposal-withdraw = Отозвать

## Меню

menu-title = Меню
menu-settings = Настройки
menu-keys = Все клавиши
menu-seats = Места
menu-seat-you = вы
menu-seat-screen = за этим экраном
menu-seat-link = по ссылке
menu-seat-bot = бот
menu-seat-open = пока никого
menu-seat-left = место оставлено
menu-copy = Скопировать ссылку
menu-replace = Посадить бота
menu-replace-seat = Посадить бота вместо игрока { $player }
menu-ask-bot = Попросить бота
menu-ask-bot-seat = Попросить бота вместо игрока { $player }
menu-bot-random = наугад
menu-bot-greedy = жадный
menu-table = Стол
menu-text = Стол словами
menu-rules = Правила
menu-save = Сохранить партию
menu-take = Сохранить и продолжить в другом месте
menu-take-text = В файле будет вся игра, включая скрытые карты. С этого момента стол сообщает, что их могут знать.
menu-take-yes = Сохранить
note-disclosed = Скрытые карты этой игры сохранены в файл, и кто-то может их знать.
menu-share = Сохранить без секретов
menu-home = Начальная страница
menu-leave = Встать из-за стола
menu-leave-text = Ваше место займёт бот. Вы сможете смотреть дальше.
menu-leave-yes = Встать
menu-resign = Сдаться
menu-resign-text = Вы займёте последнее место, что бы ни случилось. За вас доиграет бот.
menu-resign-yes = Сдаться

## Клавиши

keys-history = На действие назад или вперёд по истории
keys-brackets = То же, где бы ни был фокус
keys-places = К первому месту на столе
keys-walk = От места к месту
keys-act = Действовать на месте или спросить, почему нельзя
keys-number = Первое, второе … из того, что можно сделать на этом месте
keys-help = Что это за место
keys-undo = Отменить
keys-redo = Вернуть
keys-confirm = Подтвердить ход
keys-text = Стол словами
keys-menu = Меню и настройки
keys-close = Закрыть открытое; из прошлого — обратно
keys-all = Этот список

## Конец

end-title = Конец игры
end-because = Игра закончилась, потому что { $why }.
end-review = Посмотреть поле
end-rematch = Реванш
end-broken-off = Игра прервана. Счёт на этот момент:
end-resigned = { $player } сдаётся и занимает последнее место.
end-standing = Счёт на момент, когда игру прервали
end-share = Скопировать ссылку
end-download = Скачать
end-chart = Счёт после каждого хода
end-origins = Откуда взялось: { $what }
end-fair = Честной ли была раздача?
end-proof = Обязательство опубликовано до первого хода, а секрет, из которого оно получено, — теперь. Изменить раздачу между ними никто не мог.
end-commitment = Обязательство
end-secret = Секрет
end-verify = Скачайте партию и проверьте сами:

## Что страница говорит сама

says-reconnecting = Связь потеряна; пробуем снова …
says-crowded = Открыто слишком много окон или запросов слишком много; пробуем снова …
says-connected = Связь восстановлена.
says-stale = На столе уже другое положение; вот как обстоят дела.
says-failed = Не получилось отправить; попробуйте ещё раз.
says-copied = Скопировано.
says-replaying = Повтор …
says-saved = Сохранено.
