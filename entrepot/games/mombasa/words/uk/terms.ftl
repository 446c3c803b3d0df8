### Mombasa: бонуси, налаштування, статті підрахунку й заголовки.

## Що дають бонуси треків; числа — з компонентів

bonus-expansion = +{ $number } до експансії
bonus-cotton-1 = карта, куплена за бавовну, дешевша на { $number }
bonus-cotton-2 = кожна карта бавовни цінніша на { $number }, або карта дешевша на { $price }
bonus-banana-1 = карта, куплена за банани, дешевша на { $number }
bonus-banana-2 = карта, куплена за банани, дешевша на { $number }, і доплатити можна іншими товарами
bonus-markers = { $number ->
    [one] ще { $number } бонусний маркер
    [few] ще { $number } бонусні маркери
   *[other] ще { $number } бонусних маркерів
}
bonus-bp_diamonds = БО й кроки на алмазному треку, разом { $number }
bonus-buy = купити карту за фунти та/або { amount-diamonds }
bonus-buy-cheaper = купити карту за фунти, дешевше на { $price }, та/або { amount-diamonds }
bonus-discard = продати карту за число на ящику + { amount-money }
bonus-discard-coffee = продати карту кави за число на ящику + { amount-money }
bonus-discard-banana = продати карту бананів за число на ящику + { amount-money }
bonus-discard-cotton = продати карту бавовни за число на ящику + { amount-money }
bonus-steps = по { $steps ->
    [one] { $steps } кроку
    [few] { $steps } кроки
   *[other] { $steps } кроків
} на інших треках (треків: { $number })

## Що дають бонусні місця й бонусні жетони

gives-first = маркер першого гравця та { amount-bp }
gives-buy = купити карту за фунти
gives-sell = продати карту за число на ящику + { amount-money }
gives-good_tile = у наступному раунді +{ $number } до карти товару
gives-bookkeeper_tile = у наступному раунді бухгалтер із { amount-bp }
gives-merchant_tile = у наступному раунді { amount-diamonds } і ще { $each } за кожного торговця алмазами в грі
gives-merchant_tile-used = у наступному раунді { amount-diamonds } і ще { $each } за кожного торговця алмазами в зоні дій, навіть використаного
gives-expansion_tile = у наступному раунді { amount-points }
gives-from = від { $number } — { $reward }
gives-nothing = зараз нічого не дасть

## Налаштування

option-tracks = треки компаній
option-tracks-first = як у першій партії
option-tracks-random = випадкові
option-tiles = стартові жетони
option-tiles-first = як у першій партії
option-tiles-chosen = один із двох, таємний вибір
option-entries = експансія: вхід до регіонів
option-entries-free = зупинитися можна будь-коли
option-entries-all = входити обов’язково, доки вистачає очок
option-starting_book = перевернути стартову книгу
option-starting_book-stays = не можна
option-starting_book-turns = можна
option-idle_markers = бонусний маркер без винагороди
option-idle_markers-off = не можна
option-idle_markers-on = можна, якщо вимогу виконано
option-merchant_tile = жетон торговця алмазами: кого враховують
option-merchant_tile-active = лише активних торговців
option-merchant_tile-all = і використаних торговців
option-bonus_from = постійні бонуси треків
option-bonus_from-turn = доступні з вашого наступного ходу
option-bonus_from-round = доступні з наступного раунду
option-banana_bonus = B1: оплата різними товарами
option-banana_bonus-split = із другим бонусом
option-banana_bonus-whole = уже з першим бонусом
option-diamond_end = зайві кроки в кінці алмазного треку
option-diamond_end-paid = оплачуються
option-diamond_end-lost = втрачаються
option-first = перший гравець
option-first-random = випадково

## Підрахунок

score-cash = гроші
score-mombasa = акції Момбаси
score-cape_town = акції Кейптауна
score-saint_louis = акції Сен-Луї
score-cairo = акції Каїра
score-diamonds = алмазний трек
score-books = бухгалтерський трек
score-total = разом

## Заголовки

label-round = раунд
label-phase-start = підготовка
label-phase-planning = фаза планування
label-phase-actions = фаза дій
label-phase-over = гру завершено
label-map = мапа
label-region = регіон
label-post = пост
label-gives = винагорода
label-mines = копальні
label-single = одинарний кордон
label-double = подвійний кордон
label-bases = бази компаній
label-share_value = вартість акції
label-posts = пости
label-removed = поза грою
label-tracks = треки компаній
label-share_spaces = символи акцій
label-tolls = платні ділянки
label-field = особливе поле
label-display = ринок карт
label-deck = колода
label-books = вітрина книг
label-supply = запас книг
label-coins = монети раундів
label-spaces = бонусні місця
label-cost = ціна
label-first = перший гравець
label-ready = готово
label-planning = планує
label-choosing = вибирає
label-ended = фазу завершено
label-cash = гроші
label-worth = статки
label-shares = акції
label-diamond = алмазний трек
label-jar = чорнильниця
label-bonus_markers = бонусні маркери
label-bonus_tiles = бонусні жетони
label-bonuses = бонуси
label-slots = місця
label-locked = заблоковане
label-used = використано
label-recovery = відновлення
label-hand = рука
label-shelf = книги
label-taken = узяті книги
label-dealt = стартові жетони на вибір
label-in_play = у грі
label-crate = ящик
label-price = ціна
label-column-left = лівий стовпець
label-column-middle = середній стовпець
label-column-right = правий стовпець
label-start = стартова
label-face_down = долілиць
