### Mombasa: бонусы, настройки, статьи подсчёта и заголовки.

## Что дают бонусы треков; числа — из компонентов

bonus-expansion = экспансия на { $number } больше
bonus-cotton-1 = карта, купленная за хлопок, дешевле на { $number }
bonus-cotton-2 = стоимость каждой карты хлопка больше на { $number } или купленная карта дешевле на { $price }
bonus-banana-1 = карта, купленная за бананы, дешевле на { $number }
bonus-banana-2 = карта, купленная за бананы, дешевле на { $number }, и платить можно вместе с другими товарами
bonus-markers = { $number ->
    [one] ещё { $number } бонусный маркер
    [few] ещё { $number } бонусных маркера
   *[other] ещё { $number } бонусных маркеров
}
bonus-bp_diamonds = БО и шаги по треку алмазов, в сумме { $number }
bonus-buy = купить карту за фунты и/или { amount-diamonds }
bonus-buy-cheaper = купить карту за фунты, дешевле на { $price }, и/или { amount-diamonds }
bonus-discard = продать карту за число на ящике + { amount-money }
bonus-discard-coffee = продать карту кофе за число на ящике + { amount-money }
bonus-discard-banana = продать карту бананов за число на ящике + { amount-money }
bonus-discard-cotton = продать карту хлопка за число на ящике + { amount-money }
bonus-steps = по { $steps ->
    [one] { $steps } шагу
   *[other] { $steps } шага
} на { $number ->
    [one] { $number } другом треке
   *[other] { $number } других треках
}

## Что дают бонусные места и бонусные тайлы

gives-first = маркер первого игрока и { amount-bp }
gives-buy = купить карту за фунты
gives-sell = продать карту за число на ящике + { amount-money }
gives-good_tile = в следующем раунде: стоимость одной карты товаров больше на { $number }
gives-bookkeeper_tile = в следующем раунде: бухгалтер с { amount-bp }
gives-merchant_tile = в следующем раунде: { amount-diamonds } и ещё { $each } за каждого торговца алмазами в игре
gives-merchant_tile-used = в следующем раунде: { amount-diamonds } и ещё { $each } за каждого торговца алмазами в области действий, даже использованного
gives-expansion_tile = в следующем раунде: { amount-points }
gives-from = от { $number } — { $reward }
gives-nothing = сейчас ничего не даст

## Настройки

option-tracks = треки компаний
option-tracks-first = как в первой игре
option-tracks-random = случайные
option-tiles = стартовые тайлы
option-tiles-first = как в первой игре
option-tiles-chosen = один из двух, тайный выбор
option-entries = экспансия: вход в регионы
option-entries-free = остановиться можно в любой момент
option-entries-all = входить обязательно, пока хватает очков
option-starting_book = перевернуть стартовую книгу
option-starting_book-stays = нельзя
option-starting_book-turns = можно
option-idle_markers = бонусный маркер без награды
option-idle_markers-off = нельзя
option-idle_markers-on = можно, если требование выполнено
option-merchant_tile = тайл торговца алмазами: кто учитывается
option-merchant_tile-active = только активные торговцы
option-merchant_tile-all = и использованные торговцы
option-bonus_from = постоянные бонусы треков
option-bonus_from-turn = доступны со следующего вашего хода
option-bonus_from-round = доступны со следующего раунда
option-banana_bonus = B1: оплата разными товарами
option-banana_bonus-split = со вторым бонусом
option-banana_bonus-whole = уже с первым бонусом
option-diamond_end = лишние шаги в конце трека алмазов
option-diamond_end-paid = оплачиваются
option-diamond_end-lost = пропадают
option-first = первый игрок
option-first-random = случайный

## Подсчёт

score-cash = деньги
score-mombasa = акции Момбасы
score-cape_town = акции Кейптауна
score-saint_louis = акции Сен-Луи
score-cairo = акции Каира
score-diamonds = трек алмазов
score-books = бухгалтерский трек
score-total = итого

## Заголовки

label-round = раунд
label-phase-start = подготовка
label-phase-planning = фаза планирования
label-phase-actions = фаза действий
label-phase-over = игра окончена
label-map = карта регионов
label-region = регион
label-post = пост
label-gives = награда
label-mines = шахты
label-single = однолинейная граница
label-double = двулинейная граница
label-bases = базы компаний
label-share_value = стоимость акции
label-posts = посты
label-removed = вне игры
label-tracks = треки компаний
label-share_spaces = символы акций
label-tolls = платные секции
label-field = особое поле
label-display = поле карт
label-deck = колода
label-books = поле книг
label-supply = запас книг
label-coins = монеты раундов
label-spaces = бонусные места
label-cost = цена
label-first = первый игрок
label-ready = готов
label-planning = планирует
label-choosing = выбирает
label-ended = завершил фазу
label-cash = деньги
label-worth = состояние
label-shares = акции
label-diamond = трек алмазов
label-jar = чернильница
label-bonus_markers = бонусные маркеры
label-bonus_tiles = бонусные тайлы
label-bonuses = бонусы
label-slots = места
label-locked = закрыто
label-used = использовано
label-recovery = восстановление
label-hand = рука
label-shelf = книги
label-taken = взятые книги
label-dealt = стартовые тайлы на выбор
label-in_play = в игре
label-crate = ящик
label-price = цена
label-column-left = левый столбец
label-column-middle = средний столбец
label-column-right = правый столбец
label-start = стартовая
label-face_down = лицом вниз
