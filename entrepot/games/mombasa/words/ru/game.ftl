### Mombasa: имена. Атрибуты — падежи; `at`, `to` и `from` — вместе с предлогом.

title = Mombasa

## Игроки

player-blue = Синий
    .gen = Синего
    .dat = Синему
player-pink = Розовый
    .gen = Розового
    .dat = Розовому
player-purple = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
player-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому

## Компании

company-mombasa = Момбаса
    .gen = Момбасы
    .acc = Момбасу
company-cape_town = Кейптаун
    .gen = Кейптауна
company-saint_louis = Сен-Луи
company-cairo = Каир
    .gen = Каира
base-mombasa = Момбаса, столбец { $number }
base-cape_town = Кейптаун, столбец { $number }
base-saint_louis = Сен-Луи, столбец { $number }
base-cairo = Каир, столбец { $number }

## Товары и карты; число — стоимость

good-coffee = кофе
good-banana = бананы
    .gen = бананов
good-cotton = хлопок
    .gen = хлопка
kind-coffee = кофе { $number }
kind-banana = бананы { $number }
kind-cotton = хлопок { $number }
kind-expansion = экспансия { $number }
    .acc = экспансию { $number }
kind-bookkeeper = бухгалтер { amount-bp }
    .acc = бухгалтера { amount-bp }
kind-merchant = торговец алмазами
    .acc = торговца алмазами
kind-merchant-mombasa = торговец алмазами Момбасы
    .acc = торговца алмазами Момбасы
kind-merchant-cape_town = торговец алмазами Кейптауна
    .acc = торговца алмазами Кейптауна
kind-merchant-saint_louis = торговец алмазами Сен-Луи
    .acc = торговца алмазами Сен-Луи
kind-merchant-cairo = торговец алмазами Каира
    .acc = торговца алмазами Каира
kind-share-mombasa = карта акций Момбасы { $number }
    .acc = карту акций Момбасы { $number }
kind-share-cape_town = карта акций Кейптауна { $number }
    .acc = карту акций Кейптауна { $number }
kind-share-saint_louis = карта акций Сен-Луи { $number }
    .acc = карту акций Сен-Луи { $number }
kind-share-cairo = карта акций Каира { $number }
    .acc = карту акций Каира { $number }
shares-mombasa = { $number ->
    [one] { $number } акция Момбасы
    [few] { $number } акции Момбасы
   *[other] { $number } акций Момбасы
}
shares-cape_town = { $number ->
    [one] { $number } акция Кейптауна
    [few] { $number } акции Кейптауна
   *[other] { $number } акций Кейптауна
}
shares-saint_louis = { $number ->
    [one] { $number } акция Сен-Луи
    [few] { $number } акции Сен-Луи
   *[other] { $number } акций Сен-Луи
}
shares-cairo = { $number ->
    [one] { $number } акция Каира
    [few] { $number } акции Каира
   *[other] { $number } акций Каира
}

## Количества

amount-money = £{ $number }
amount-bp = { $number } БО
amount-diamonds = { $number ->
    [one] { $number } шаг по треку алмазов
    [few] { $number } шага по треку алмазов
   *[other] { $number } шагов по треку алмазов
}
amount-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
amount-points = { $number ->
    [one] { $number } очко экспансии
    [few] { $number } очка экспансии
   *[other] { $number } очков экспансии
}
amount-units = стоимость { $number }
amount-posts = { $number ->
    [one] удалить { $number } торговый пост
    [few] удалить { $number } торговых поста
   *[other] удалить { $number } торговых постов
}
amount-markers = { $number ->
    [one] { $number } бонусный маркер
    [few] { $number } бонусных маркера
   *[other] { $number } бонусных маркеров
}
steps-mombasa = { $number ->
    [one] { $number } шаг по треку Момбасы
    [few] { $number } шага по треку Момбасы
   *[other] { $number } шагов по треку Момбасы
}
steps-cape_town = { $number ->
    [one] { $number } шаг по треку Кейптауна
    [few] { $number } шага по треку Кейптауна
   *[other] { $number } шагов по треку Кейптауна
}
steps-saint_louis = { $number ->
    [one] { $number } шаг по треку Сен-Луи
    [few] { $number } шага по треку Сен-Луи
   *[other] { $number } шагов по треку Сен-Луи
}
steps-cairo = { $number ->
    [one] { $number } шаг по треку Каира
    [few] { $number } шага по треку Каира
   *[other] { $number } шагов по треку Каира
}

## Книги: что им нужно и что они дают

need-coffee = кофе { $number }
need-banana = бананы { $number }
need-cotton = хлопок { $number }
need-any = любой один товар { $number }
need-expansion = { amount-points }
need-person = { $number ->
    [one] торговец алмазами или другой бухгалтер
    [few] { $number } торговца алмазами или других бухгалтера
   *[other] { $number } торговцев алмазами или других бухгалтеров
}
total-coffee = сумма кофе минус 1, в £
total-banana = сумма бананов минус 1, в £
total-cotton = сумма хлопка минус 1, в £

## Места

slot = место { $number }
    .at = на месте { $number }
    .from = с места { $number }
slot-diamond = место алмазов
    .at = на месте алмазов
    .from = с места алмазов
slot-book = место книг
    .at = на месте книг
    .from = с места книг
recovery = область восстановления { $number }
    .acc = область восстановления { $number }
    .from = из области восстановления { $number }
recovery-diamond = область восстановления места алмазов
    .from = из области восстановления места алмазов
recovery-book = область восстановления места книг
    .from = из области восстановления места книг
display-left = левый столбец, ряд { $number }
display-middle = средний столбец, ряд { $number }
display-right = правый столбец, ряд { $number }
region-n = N{ $number }
region-e = E{ $number }
region-s = S{ $number }
region-w = W{ $number }
region-i = I{ $number }
region-c = C{ $number }
region-x = X{ $number }
book_space-a = книга A, ячейка { $number }
    .acc = книгу A из ячейки { $number }
book_space-b = книга B, ячейка { $number }
    .acc = книгу B из ячейки { $number }
book_space-c = книга C, ячейка { $number }
    .acc = книгу C из ячейки { $number }
shelf = место для книги { $number }
    .to = на место { $number }
    .at = на месте { $number }
shelf-start = стартовая книга
    .at = на стартовом тайле
shelf-picture = рисунок чернильницы
    .at = на стартовом тайле
taken = взятая книга { $number }
    .acc = взятую книгу { $number }
start_tile = стартовый тайл { $number }

## Бонусные места и бонусные тайлы

space-first = место первого игрока
space-buy = место покупки
space-sell = место продажи
space-coffee = место с требованием «кофе»
space-banana = место с требованием «бананы»
space-cotton = место с требованием «хлопок»
space-expansion = место с требованием «экспансия»
space-good_tile = место тайла «+1 товар»
space-bookkeeper_tile = место тайла бухгалтера
space-merchant_tile = место тайла торговца алмазами
space-expansion_tile = место тайла экспансии
space-c_1 = первое особое место трека C
space-c_2 = второе особое место трека C
space-d_1 = первое особое место трека D
space-d_2 = второе особое место трека D
bonus_tile-good = тайл «+1 товар»
    .from = с тайла «+1 товар»
bonus_tile-bookkeeper = тайл бухгалтера
    .from = с бонусного тайла
bonus_tile-merchant = тайл торговца алмазами
    .from = с бонусного тайла
bonus_tile-expansion = тайл экспансии
    .from = с тайла экспансии
tier = уровень { $number }
    .gen = уровня { $number }

## Части награды

part-bp = БО
part-steps = шаги по треку компании
    .gen = шагов по треку компании
part-posts = удаление постов
    .gen = удаления постов
