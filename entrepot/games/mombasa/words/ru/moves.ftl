### Mombasa: что нажать, что пишет журнал, о чём спрашивают, что происходит само.

## Кнопки

verb-tile = Оставить { $noun-acc }
verb-rest = На восстановление: { $noun }
verb-lay = Положить { $noun-acc }
verb-leave = Оставить место пустым
verb-ready = Готово
verb-reconsider = Планировать заново
verb-goods = Товары { $noun-from }
verb-expand = Развить { $noun-acc }
verb-bookkeeper = Бухгалтер { $noun-from }
verb-merchant = Торговец алмазами { $noun-from }
verb-mark = Маркер на { $noun }
verb-end = Завершить фазу действий
verb-plus = +1 товар { $noun-at }
verb-buy = Купить карту ({ $noun })
verb-buy_cheaper = Купить дешевле ({ $noun })
verb-step = Шаг: { $noun }
verb-pay = Заплатить и идти дальше
verb-enter = Войти в { $noun }
verb-post_from = Взять пост: { $noun }
verb-post_to = Вернуть пост: { $noun }
verb-remove = Удалить пост: { $noun }
verb-collect = Сначала { $noun }
verb-turn_over = Перевернуть книгу { $noun-at }
verb-walk = К следующей книге
verb-take = Взять { $noun-acc }
verb-cash = Взять £1
verb-sell = Продать { $noun-acc }
verb-tier = Взять: { $noun }
verb-share = { $noun } и шаги по треку алмазов
verb-diamonds = Шаги по треку алмазов
verb-track = Шаги: { $noun }
verb-book = Положить { $noun-acc }
verb-shelve = Положить { $noun-to }
verb-recover = Забрать { $noun-from }
verb-stop = Закончить
verb-stop-goods = Отказаться от остатка
verb-stop-steps = Отказаться от остатка
verb-stop-toll = Остановиться
verb-stop-expanding = Больше не входить
verb-stop-walking = Дальше не идти
verb-stop-either = Больше ничего

## Журнал

log-tile = { $player } оставляет { $noun-acc }
log-tile-hidden = { $player } выбирает стартовый тайл
log-rest = { $player } кладёт на восстановление { $noun-acc }
log-rest-hidden = { $player } кладёт карту на восстановление
log-lay = { $player } планирует { $noun-acc }
log-lay-hidden = { $player } дополняет план
log-leave = { $player } оставляет место пустым
log-leave-hidden = { $player } дополняет план
log-ready = { $player } готов
log-reconsider = { $player } планирует заново
log-goods = { $player } использует товары { $noun-from }
log-expand = { $player } развивает { $noun-acc }
log-bookkeeper = { $player } использует бухгалтера { $noun-from }
log-merchant = { $player } использует торговца алмазами { $noun-from }
log-mark = { $player } ставит бонусный маркер на { $noun }
log-end = { $player } завершает фазу действий
log-plus = { $player } кладёт тайл «+1 товар» на карту { $noun-at }
log-buy = { $player } покупает карту ({ $noun })
log-buy_cheaper = { $player } покупает карту по сниженной цене ({ $noun })
log-step = { $player } делает шаг по треку { $noun-gen }
log-pay = { $player } платит и идёт дальше
log-enter = { $player } входит в { $noun }
log-post_from = { $player } берёт пост с базы ({ $noun })
log-post_to = { $player } возвращает пост на базу ({ $noun })
log-remove = { $player } удаляет пост с базы ({ $noun })
log-collect = { $player } начинает с { $noun-gen }
log-turn_over = { $player } переворачивает книгу { $noun-at }
log-walk = { $player } передвигает чернильницу на следующую книгу
log-take = { $player } берёт { $noun-acc }
log-cash = { $player } берёт £1 за 1 БО
log-sell = { $player } продаёт { $noun-acc }
log-tier = { $player } получает награду { $noun-gen }
log-share = { $player } берёт { $noun } и шаги по треку алмазов
log-diamonds = { $player } делает шаги по треку алмазов
log-track = { $player } делает шаги по треку { $noun-gen }
log-book = { $player } выбирает { $noun-acc }
log-shelve = { $player } кладёт книгу { $noun-to }
log-recover = { $player } забирает стопку { $noun-from }
log-stop = { $player } на этом заканчивает
run-lay = { $player } планирует { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
run-leave = { $player } оставляет пустыми { $number ->
    [one] { $number } место
    [few] { $number } места
   *[many] { $number } мест
}
run-rest = { $player } кладёт на восстановление { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
run-cash = { $player } берёт £{ $number } за { $number } БО

## Решения

prompt-tile = Выберите стартовый тайл, который оставите.
prompt-resting = Выберите карту для следующей области восстановления.
prompt-planning = Заполните каждое место или оставьте его пустым и нажмите «Готово».
prompt-turn = Выберите действие.
prompt-goods = Товары: купите карту, сделайте шаг по треку или добавьте ещё карту.
prompt-steps = Выберите трек для следующего шага.
prompt-toll = Заплатите в платной секции или остановитесь перед ней.
prompt-expanding = Экспансия: войдите в регион или закончите.
prompt-expanding-without-stop = Экспансия: войдите в регион.
prompt-column = Выберите столбец, из которого взять пост.
prompt-parts = Выберите, какая часть награды будет первой.
prompt-returning = Выберите столбец для возвращаемого поста.
prompt-walking = Бухгалтер: передвиньте чернильницу или закончите.
prompt-books = Потратьте БО: возьмите книги или деньги.
prompt-buying = Выберите карту и заплатите её цену в фунтах.
prompt-selling = Выберите, какую карту из руки продать.
prompt-tier = Выберите уровень, награду которого получите.
prompt-sharing = Выберите, сколько взять БО; остальное — шаги по треку алмазов.
prompt-either = Купите карту, сделайте шаги по треку алмазов или и то и другое.
prompt-tracks = Выберите трек для следующих шагов.
prompt-removing = Выберите столбец, верхний пост которого покинет игру.
prompt-which_book = Выберите книгу, которую положите следующей.
prompt-shelving = Выберите место для книги.
prompt-recovering = Выберите стопку, которая вернётся в руку.
prompt-over = Игра окончена.

## То же и как уйти: для ответа на нажатие

asked-turn-with-end = Выберите действие или завершите фазу действий.
asked-goods-with-stop = Товары: купите карту, сделайте шаг по треку, добавьте ещё карту или откажитесь от остатка.
asked-steps-with-stop = Выберите трек для следующего шага или откажитесь от остатка.
asked-either-with-stop = Одна часть сделана: сделайте и другую или нажмите «{ verb-stop-either }».

## События

event-round = Начинается раунд { $number }
event-tiles = Стартовые тайлы открыты
event-rested = Карты в областях восстановления открыты
event-plans = Все планы открыты
event-turn = Ходит { $player }
event-field = Особое поле { $company-gen }: { $player } получает { $amount }
event-bonus = { $player } открывает бонус { $roman } трека { $face }
event-slot = { $player } открывает дополнительное { $slot }
event-bonus_open = Теперь у { $player-gen } есть бонус { $roman } трека { $face }
event-returned = { $number ->
    [one] { $number } пост { $company-gen } возвращается на базу
    [few] { $number } поста { $company-gen } возвращаются на базу
   *[other] { $number } постов { $company-gen } возвращаются на базу
}
event-post_gone = { $number ->
    [one] { $number } пост { $company-gen } покидает игру
    [few] { $number } поста { $company-gen } покидают игру
   *[other] { $number } постов { $company-gen } покидают игру
}
event-books = Поле книг пополнено
event-book_gone = Книга, которую некуда положить, покидает игру
event-preparation = Все завершили фазу действий, идёт подготовка к следующему раунду
event-coins = Монеты раунда { $number } переходят под книги
event-cards = Правый столбец карт уходит в сброс, остальные карты сдвигаются, приходят новые
event-markers = Все бонусные маркеры возвращаются
event-tile = { $player } получает { $tile-acc }
event-first = Маркер первого игрока теперь у { $player-gen }
event-finish = Последняя фаза действий завершена: итоговый подсчёт
