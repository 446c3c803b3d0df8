### Mombasa: імена. Атрибути — відмінки; `at`, `to` і `from` — разом із прийменником.

title = Mombasa

## Гравці

player-blue = Синій
    .gen = Синього
    .dat = Синьому
player-pink = Рожевий
    .gen = Рожевого
    .dat = Рожевому
player-purple = Фіолетовий
    .gen = Фіолетового
    .dat = Фіолетовому
player-yellow = Жовтий
    .gen = Жовтого
    .dat = Жовтому

## Компанії

company-mombasa = Момбаса
    .gen = Момбаси
    .acc = Момбасу
company-cape_town = Кейптаун
    .gen = Кейптауна
company-saint_louis = Сен-Луї
company-cairo = Каїр
    .gen = Каїра
base-mombasa = Момбаса, стовпець { $number }
base-cape_town = Кейптаун, стовпець { $number }
base-saint_louis = Сен-Луї, стовпець { $number }
base-cairo = Каїр, стовпець { $number }

## Товари й карти; число — цінність

good-coffee = кава
    .gen = кави
good-banana = банани
    .gen = бананів
good-cotton = бавовна
    .gen = бавовни
kind-coffee = кава { $number }
    .acc = каву { $number }
kind-banana = банани { $number }
kind-cotton = бавовна { $number }
    .acc = бавовну { $number }
kind-expansion = експансія { $number }
    .acc = експансію { $number }
kind-bookkeeper = бухгалтер { amount-bp }
    .acc = бухгалтера { amount-bp }
kind-merchant = торговець алмазами
    .acc = торговця алмазами
kind-merchant-mombasa = торговець алмазами Момбаси
    .acc = торговця алмазами Момбаси
kind-merchant-cape_town = торговець алмазами Кейптауна
    .acc = торговця алмазами Кейптауна
kind-merchant-saint_louis = торговець алмазами Сен-Луї
    .acc = торговця алмазами Сен-Луї
kind-merchant-cairo = торговець алмазами Каїра
    .acc = торговця алмазами Каїра
kind-share-mombasa = карта акцій Момбаси ({ $number })
    .acc = карту акцій Момбаси ({ $number })
kind-share-cape_town = карта акцій Кейптауна ({ $number })
    .acc = карту акцій Кейптауна ({ $number })
kind-share-saint_louis = карта акцій Сен-Луї ({ $number })
    .acc = карту акцій Сен-Луї ({ $number })
kind-share-cairo = карта акцій Каїра ({ $number })
    .acc = карту акцій Каїра ({ $number })
shares-mombasa = { $number ->
    [one] { $number } акція Момбаси
    [few] { $number } акції Момбаси
   *[other] { $number } акцій Момбаси
}
shares-cape_town = { $number ->
    [one] { $number } акція Кейптауна
    [few] { $number } акції Кейптауна
   *[other] { $number } акцій Кейптауна
}
shares-saint_louis = { $number ->
    [one] { $number } акція Сен-Луї
    [few] { $number } акції Сен-Луї
   *[other] { $number } акцій Сен-Луї
}
shares-cairo = { $number ->
    [one] { $number } акція Каїра
    [few] { $number } акції Каїра
   *[other] { $number } акцій Каїра
}

## Кількості

amount-money = £{ $number }
amount-bp = { $number } БО
amount-diamonds = { $number ->
    [one] { $number } крок на алмазному треку
    [few] { $number } кроки на алмазному треку
   *[other] { $number } кроків на алмазному треку
}
amount-steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[other] { $number } кроків
}
amount-points = { $number ->
    [one] { $number } очко експансії
    [few] { $number } очки експансії
   *[other] { $number } очок експансії
}
amount-units = { $number ->
    [one] { $number } одиниця
    [few] { $number } одиниці
   *[other] { $number } одиниць
}
amount-posts = { $number ->
    [one] вилучити { $number } торговий пост
    [few] вилучити { $number } торгові пости
   *[other] вилучити { $number } торгових постів
}
amount-markers = { $number ->
    [one] { $number } бонусний маркер
    [few] { $number } бонусні маркери
   *[other] { $number } бонусних маркерів
}
steps-mombasa = { $number ->
    [one] { $number } крок на треку Момбаси
    [few] { $number } кроки на треку Момбаси
   *[other] { $number } кроків на треку Момбаси
}
steps-cape_town = { $number ->
    [one] { $number } крок на треку Кейптауна
    [few] { $number } кроки на треку Кейптауна
   *[other] { $number } кроків на треку Кейптауна
}
steps-saint_louis = { $number ->
    [one] { $number } крок на треку Сен-Луї
    [few] { $number } кроки на треку Сен-Луї
   *[other] { $number } кроків на треку Сен-Луї
}
steps-cairo = { $number ->
    [one] { $number } крок на треку Каїра
    [few] { $number } кроки на треку Каїра
   *[other] { $number } кроків на треку Каїра
}

## Книги: чого вони потребують і що дають

need-coffee = кава { $number }
need-banana = банани { $number }
need-cotton = бавовна { $number }
need-any = будь-який один товар { $number }
need-expansion = { amount-points }
need-person = { $number ->
    [one] торговець алмазами або інший бухгалтер
    [few] { $number } торговці алмазами або інші бухгалтери
   *[other] { $number } торговців алмазами або інших бухгалтерів
}
total-coffee = загальна цінність кави мінус 1, у £
total-banana = загальна цінність бананів мінус 1, у £
total-cotton = загальна цінність бавовни мінус 1, у £

## Місця

slot = місце { $number }
    .at = на місці { $number }
    .from = з місця { $number }
slot-diamond = алмазне місце
    .at = на алмазному місці
    .from = з алмазного місця
slot-book = книжкове місце
    .at = на книжковому місці
    .from = з книжкового місця
recovery = зона відновлення { $number }
    .from = із зони відновлення { $number }
recovery-diamond = алмазна зона відновлення
    .from = з алмазної зони відновлення
recovery-book = книжкова зона відновлення
    .from = з книжкової зони відновлення
display-left = лівий стовпець, ряд { $number }
display-middle = середній стовпець, ряд { $number }
display-right = правий стовпець, ряд { $number }
region-n = N{ $number }
region-e = E{ $number }
region-s = S{ $number }
region-w = W{ $number }
region-i = I{ $number }
region-c = C{ $number }
region-x = X{ $number }
book_space-a = книга A, місце { $number }
    .acc = книгу A, місце { $number }
book_space-b = книга B, місце { $number }
    .acc = книгу B, місце { $number }
book_space-c = книга C, місце { $number }
    .acc = книгу C, місце { $number }
shelf = місце для книги { $number }
    .to = на місце { $number }
    .at = на місці для книги { $number }
shelf-start = стартова книга
    .at = на стартовому жетоні
shelf-picture = малюнок чорнильниці
    .at = на стартовому жетоні
taken = узята книга { $number }
    .acc = взяту книгу { $number }
start_tile = стартовий жетон { $number }

## Бонусні місця й бонусні жетони

space-first = місце першого гравця
space-buy = місце купівлі
space-sell = місце продажу
space-coffee = місце переваги кави
space-banana = місце переваги бананів
space-cotton = місце переваги бавовни
space-expansion = місце переваги експансії
space-good_tile = місце жетона «+1 товар»
space-bookkeeper_tile = місце жетона бухгалтера
space-merchant_tile = місце жетона торговця алмазами
space-expansion_tile = місце жетона експансії
space-c_1 = перше особливе місце треку C
space-c_2 = друге особливе місце треку C
space-d_1 = перше особливе місце треку D
space-d_2 = друге особливе місце треку D
bonus_tile-good = жетон «+1 товар»
    .from = з жетона «+1 товар»
bonus_tile-bookkeeper = жетон бухгалтера
    .from = з бонусного жетона
bonus_tile-merchant = жетон торговця алмазами
    .from = з бонусного жетона
bonus_tile-expansion = жетон експансії
    .from = з жетона експансії
tier = рівень { $number }
    .gen = рівня { $number }

## Частини винагороди

part-bp = БО
part-steps = кроки на треку компанії
    .gen = кроків на треку компанії
part-posts = вилучення постів
