### Nippon: назви. Атрибути — відмінки; `at`, `to` і `from` — разом із прийменником.

title = Nippon: Zaibatsu

## Гравці

player-green = Зелений
    .gen = Зеленого
    .dat = Зеленому
player-pink = Рожевий
    .gen = Рожевого
    .dat = Рожевому
player-purple = Фіолетовий
    .gen = Фіолетового
    .dat = Фіолетовому
player-orange = Оранжевий
    .gen = Оранжевого
    .dat = Оранжевому
automa = Автома
    .gen = Автоми
    .dat = Автомі
foreign = закордонні компанії

## Кольори: робітники, експерти, департаменти

colour-white = білий
    .gen = білого
colour-blue = синій
    .gen = синього
colour-grey = сірий
    .gen = сірого
colour-yellow = жовтий
    .gen = жовтого
colour-red = червоний
    .gen = червоного
colour-black = чорний
    .gen = чорного
worker-white = білий робітник
    .acc = білого робітника
worker-blue = синій робітник
    .acc = синього робітника
worker-grey = сірий робітник
    .acc = сірого робітника
worker-yellow = жовтий робітник
    .acc = жовтого робітника
worker-red = червоний робітник
    .acc = червоного робітника
worker-black = чорний робітник
    .acc = чорного робітника
expert-white = білий експерт
    .acc = білого експерта
expert-blue = синій експерт
    .acc = синього експерта
expert-grey = сірий експерт
    .acc = сірого експерта
expert-yellow = жовтий експерт
    .acc = жовтого експерта
expert-red = червоний експерт
    .acc = червоного експерта
expert-black = чорний експерт
    .acc = чорного експерта
department-white = білий департамент
    .gen = білого департаменту
department-blue = синій департамент
    .gen = синього департаменту
department-grey = сірий департамент
    .gen = сірого департаменту
department-yellow = жовтий департамент
    .gen = жовтого департаменту
department-red = червоний департамент
    .gen = червоного департаменту
department-black = чорний департамент
    .gen = чорного департаменту
office-white = Дослідження
office-blue = Фінанси
office-grey = Транспорт
office-yellow = Закордонні справи
office-red = Розвідка
office-black = Надрокористування

## Товари й фабрики

type-cotton = бавовна
    .acc = бавовну
type-paper = папір
type-bento = бенто
type-lenses = лінзи
type-lamps = лампи
type-clocks = годинники
factory-cotton = фабрика бавовни { $number }
    .acc = фабрику бавовни { $number }
factory-paper = фабрика паперу { $number }
    .acc = фабрику паперу { $number }
factory-bento = фабрика бенто { $number }
    .acc = фабрику бенто { $number }
factory-lenses = фабрика лінз { $number }
    .acc = фабрику лінз { $number }
factory-lamps = фабрика ламп { $number }
    .acc = фабрику ламп { $number }
factory-clocks = фабрика годинників { $number }
    .acc = фабрику годинників { $number }
factory-old = стара фабрика
    .acc = стару фабрику

## Ресурси, гроші та інші кількості

kind-coal = вугілля
kind-silk = шовк
kind-iron = залізо
kind-money = гроші
kind-vp = бали
kind-goods = товари
amount-coal = { $number } вугілля
amount-silk = { $number ->
    [one] { $number } шовк
   *[other] { $number } шовку
}
amount-iron = { $number ->
    [one] { $number } залізо
   *[other] { $number } заліза
}
amount-money = ¥{ $number }
amount-vp = { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[other] { $number } балів
}
amount-goods = { $number ->
    [one] { $number } товар
    [few] { $number } товари
   *[other] { $number } товарів
}
amount-science = { $number ->
    [one] { $number } крок науки
    [few] { $number } кроки науки
   *[other] { $number } кроків науки
}
amount-mining = { $number ->
    [one] { $number } крок видобутку
    [few] { $number } кроки видобутку
   *[other] { $number } кроків видобутку
}
amount-finance = { $number ->
    [one] { $number } крок фінансів
    [few] { $number } кроки фінансів
   *[other] { $number } кроків фінансів
}
steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[other] { $number } кроків
}
track-science = наука
track-mining = видобуток
track-finance = фінанси

## Дії та фігурки

action-science = Наука
action-production = Виробництво
action-investment = Інвестиції та контракти
action-factory = Фабрика
action-mining = Видобуток
action-ships = Кораблі
action-machines = Машини
action-trains = Потяги
action-markets = Місцеві ринки
piece-ship = корабель
piece-machine = машина
    .acc = машину
piece-train = потяг
first-ability = властивість фабрики
first-tile = початковий жетон
gain-region = бонус регіону
gain-vp = бали
research-science = наука
    .at = на шкалі науки
research-mining = видобуток
    .at = на шкалі видобутку
research-both = обидві шкали
    .at = на обох шкалах, по 1 кроку
reward-vp = бали
reward-iron = залізо
reward-silk = шовк
reward-science = кроки науки
reward-mining = кроки видобутку
reward-finance = кроки фінансів

## Місця

region-kyushu = Кюсю
    .at = на Кюсю
region-kansai = Кансай
    .at = у Кансаї
region-tokaido = Токайдо
    .at = у Токайдо
region-north = Північ
    .at = на Півночі
city-nagasaki = Нагасакі
city-fukuoka = Фукуока
city-kyoto = Кіото
city-osaka = Осака
city-nagoya = Нагоя
city-tokyo = Токіо
city-sendai = Сендай
city-sapporo = Саппоро
side-n = північ
side-e = схід
side-s = південь
side-w = захід
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
station-kyushu = Кюсю, комірка для потяга { $number }
    .at = на Кюсю, комірка { $number }
station-kansai = Кансай, комірка для потяга { $number }
    .at = у Кансаї, комірка { $number }
station-tokaido = Токайдо, комірка для потяга { $number }
    .at = у Токайдо, комірка { $number }
station-north = Північ, комірка для потяга { $number }
    .at = на Півночі, комірка { $number }
destination-berlin = Берлін
    .to = до Берліна
    .at = у Берліні
destination-san_francisco = Сан-Франциско
    .to = до Сан-Франциско
    .at = у Сан-Франциско
destination-new_york = Нью-Йорк
    .to = до Нью-Йорка
    .at = у Нью-Йорку
destination-washington = Вашингтон
    .to = до Вашингтона
    .at = у Вашингтоні
destination-london = Лондон
    .to = до Лондона
    .at = у Лондоні
destination-paris = Париж
    .to = до Парижа
    .at = у Парижі
hiring_cell = комірка найму { $number }
    .to = до комірки найму { $number }
    .from = з комірки найму { $number }
slot = фабрика в комірці { $number }
    .gen = фабрики в комірці { $number }
    .at = на фабриці в комірці { $number }
    .to = на фабрику в комірці { $number }
    .from = з фабрики в комірці { $number }
machine-left = фабрика в комірці { $number }, ліворуч
    .to = на фабрику в комірці { $number }, ліворуч
machine-right = фабрика в комірці { $number }, праворуч
    .to = на фабрику в комірці { $number }, праворуч
