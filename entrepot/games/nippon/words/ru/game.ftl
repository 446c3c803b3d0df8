### Nippon: имена. Атрибуты — падежи; `at`, `to` и `from` — вместе с предлогом.

title = Nippon: Zaibatsu

## Игроки

player-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
player-pink = Розовый
    .gen = Розового
    .dat = Розовому
player-purple = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
player-orange = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
automa = Автома
    .gen = Автомы
    .dat = Автоме
foreign = зарубежные компании

## Цвета: рабочие, рабочие-эксперты, департаменты

colour-white = белый
    .gen = белого
colour-blue = синий
    .gen = синего
colour-grey = серый
    .gen = серого
colour-yellow = жёлтый
    .gen = жёлтого
colour-red = красный
    .gen = красного
colour-black = чёрный
    .gen = чёрного
worker-white = белый рабочий
    .acc = белого рабочего
worker-blue = синий рабочий
    .acc = синего рабочего
worker-grey = серый рабочий
    .acc = серого рабочего
worker-yellow = жёлтый рабочий
    .acc = жёлтого рабочего
worker-red = красный рабочий
    .acc = красного рабочего
worker-black = чёрный рабочий
    .acc = чёрного рабочего
expert-white = белый рабочий-эксперт
    .acc = белого рабочего-эксперта
expert-blue = синий рабочий-эксперт
    .acc = синего рабочего-эксперта
expert-grey = серый рабочий-эксперт
    .acc = серого рабочего-эксперта
expert-yellow = жёлтый рабочий-эксперт
    .acc = жёлтого рабочего-эксперта
expert-red = красный рабочий-эксперт
    .acc = красного рабочего-эксперта
expert-black = чёрный рабочий-эксперт
    .acc = чёрного рабочего-эксперта
department-white = белый департамент
    .gen = белого департамента
department-blue = синий департамент
    .gen = синего департамента
department-grey = серый департамент
    .gen = серого департамента
department-yellow = жёлтый департамент
    .gen = жёлтого департамента
department-red = красный департамент
    .gen = красного департамента
department-black = чёрный департамент
    .gen = чёрного департамента
office-white = Исследования
office-blue = Финансы
office-grey = Транспорт
office-yellow = Иностранные дела
office-red = Прогнозирование
office-black = Недропользование

## Товары и фабрики

type-cotton = хлопок
type-paper = бумага
    .acc = бумагу
type-bento = бенто
type-lenses = линзы
type-lamps = лампы
type-clocks = часы
factory-cotton = фабрика хлопка { $number }
    .acc = фабрику хлопка { $number }
factory-paper = фабрика бумаги { $number }
    .acc = фабрику бумаги { $number }
factory-bento = фабрика бенто { $number }
    .acc = фабрику бенто { $number }
factory-lenses = фабрика линз { $number }
    .acc = фабрику линз { $number }
factory-lamps = фабрика ламп { $number }
    .acc = фабрику ламп { $number }
factory-clocks = фабрика часов { $number }
    .acc = фабрику часов { $number }
factory-old = старая фабрика

## Ресурсы, деньги и прочие количества

kind-coal = уголь
kind-silk = шёлк
kind-iron = железо
kind-money = деньги
kind-vp = ПО
kind-goods = товары
amount-coal = { $number ->
    [one] { $number } уголь
   *[other] { $number } угля
}
amount-silk = { $number ->
    [one] { $number } шёлк
   *[other] { $number } шёлка
}
amount-iron = { $number ->
    [one] { $number } железо
   *[other] { $number } железа
}
amount-money = ¥{ $number }
amount-vp = { $number } ПО
amount-goods = { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[other] { $number } товаров
}
amount-science = { $number ->
    [one] { $number } деление науки
    [few] { $number } деления науки
   *[other] { $number } делений науки
}
amount-mining = { $number ->
    [one] { $number } деление добычи
    [few] { $number } деления добычи
   *[other] { $number } делений добычи
}
amount-finance = { $number ->
    [one] { $number } деление финансов
    [few] { $number } деления финансов
   *[other] { $number } делений финансов
}
steps = { $number ->
    [one] { $number } деление
    [few] { $number } деления
   *[other] { $number } делений
}
track-science = наука
track-mining = добыча
track-finance = финансы

## Действия и фигурки

action-science = Наука
action-production = Производство
action-investment = Инвестиции и контракты
action-factory = Фабрика
action-mining = Добыча
action-ships = Корабли
action-machines = Машины
action-trains = Поезда
action-markets = Местные рынки
piece-ship = корабль
piece-machine = машина
    .acc = машину
piece-train = поезд
first-ability = свойство фабрики
first-tile = начальный жетон
gain-region = бонус региона
gain-vp = ПО
research-science = наука
    .at = по шкале науки
research-mining = добыча
    .at = по шкале добычи
research-both = обе шкалы
    .at = по обеим шкалам на 1 деление
reward-vp = ПО
reward-iron = железо
reward-silk = шёлк
reward-science = деления науки
reward-mining = деления добычи
reward-finance = деления финансов

## Места

region-kyushu = Кюсю
    .at = на Кюсю
region-kansai = Кансай
    .at = в Кансае
region-tokaido = Токайдо
    .at = в Токайдо
region-north = Север
    .at = на Севере
city-nagasaki = Нагасаки
city-fukuoka = Фукуока
city-kyoto = Киото
city-osaka = Осака
city-nagoya = Нагоя
city-tokyo = Токио
city-sendai = Сендай
city-sapporo = Саппоро
side-n = север
side-e = восток
side-s = юг
side-w = запад
cell-nagasaki_n = { city-nagasaki }, { side-n }
cell-nagasaki_e = { city-nagasaki }, { side-e }
cell-nagasaki_s = { city-nagasaki }, { side-s }
cell-nagasaki_w = { city-nagasaki }, { side-w }
cell-fukuoka_n = { city-fukuoka }, { side-n }
cell-fukuoka_e = { city-fukuoka }, { side-e }
cell-fukuoka_s = { city-fukuoka }, { side-s }
cell-fukuoka_w = { city-fukuoka }, { side-w }
cell-kyoto_n = { city-kyoto }, { side-n }
cell-kyoto_e = { city-kyoto }, { side-e }
cell-kyoto_s = { city-kyoto }, { side-s }
cell-kyoto_w = { city-kyoto }, { side-w }
cell-osaka_n = { city-osaka }, { side-n }
cell-osaka_e = { city-osaka }, { side-e }
cell-osaka_s = { city-osaka }, { side-s }
cell-osaka_w = { city-osaka }, { side-w }
cell-nagoya_n = { city-nagoya }, { side-n }
cell-nagoya_e = { city-nagoya }, { side-e }
cell-nagoya_s = { city-nagoya }, { side-s }
cell-nagoya_w = { city-nagoya }, { side-w }
cell-tokyo_n = { city-tokyo }, { side-n }
cell-tokyo_e = { city-tokyo }, { side-e }
cell-tokyo_s = { city-tokyo }, { side-s }
cell-tokyo_w = { city-tokyo }, { side-w }
cell-sendai_n = { city-sendai }, { side-n }
cell-sendai_e = { city-sendai }, { side-e }
cell-sendai_s = { city-sendai }, { side-s }
cell-sendai_w = { city-sendai }, { side-w }
cell-sapporo_n = { city-sapporo }, { side-n }
cell-sapporo_e = { city-sapporo }, { side-e }
cell-sapporo_s = { city-sapporo }, { side-s }
cell-sapporo_w = { city-sapporo }, { side-w }
station-kyushu = Кюсю, ячейка для поезда { $number }
    .at = на Кюсю, ячейка { $number }
station-kansai = Кансай, ячейка для поезда { $number }
    .at = в Кансае, ячейка { $number }
station-tokaido = Токайдо, ячейка для поезда { $number }
    .at = в Токайдо, ячейка { $number }
station-north = Север, ячейка для поезда { $number }
    .at = на Севере, ячейка { $number }
destination-berlin = Берлин
    .to = в Берлин
    .at = в Берлине
destination-san_francisco = Сан-Франциско
    .to = в Сан-Франциско
    .at = в Сан-Франциско
destination-new_york = Нью-Йорк
    .to = в Нью-Йорк
    .at = в Нью-Йорке
destination-washington = Вашингтон
    .to = в Вашингтон
    .at = в Вашингтоне
destination-london = Лондон
    .to = в Лондон
    .at = в Лондоне
destination-paris = Париж
    .to = в Париж
    .at = в Париже
hiring_cell = ячейка найма { $number }
    .to = в ячейку найма { $number }
    .from = из ячейки найма { $number }
slot = фабрика в ячейке { $number }
    .gen = фабрики в ячейке { $number }
    .at = на фабрике в ячейке { $number }
    .to = на фабрику в ячейке { $number }
    .from = с фабрики в ячейке { $number }
machine-left = фабрика в ячейке { $number }, слева
    .to = на фабрику в ячейке { $number }, слева
machine-right = фабрика в ячейке { $number }, справа
    .to = на фабрику в ячейке { $number }, справа
