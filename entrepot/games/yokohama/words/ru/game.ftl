### Иокогама: имена. Атрибуты — падежи; `at`, `to` и `from` — вместе с предлогом.

title = Иокогама

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
dummy = условный игрок

## Локации

area-copper_mine = Медная шахта { $roman }
    .at = на Медной шахте { $roman }
    .to = на Медную шахту { $roman }
    .from = с Медной шахты { $roman }
area-silk_factory = Шёлковая фабрика { $roman }
    .at = на Шёлковой фабрике { $roman }
    .to = на Шёлковую фабрику { $roman }
    .from = с Шёлковой фабрики { $roman }
area-tea_plantation = Плантация чая { $roman }
    .at = на Плантации чая { $roman }
    .to = на Плантацию чая { $roman }
    .from = с Плантации чая { $roman }
area-fishing_ground = Рыболовный причал { $roman }
    .at = на Рыболовном причале { $roman }
    .to = на Рыболовный причал { $roman }
    .from = с Рыболовного причала { $roman }
area-bank = Банк
    .at = в Банке
    .to = в Банк
    .from = из Банка
area-employment_agency = Агентство по найму
    .at = в Агентстве по найму
    .to = в Агентство по найму
    .from = из Агентства по найму
area-church = Церковь
    .at = в Церкви
    .to = в Церковь
    .from = из Церкви
area-customs_house = Таможня
    .at = на Таможне
    .to = на Таможню
    .from = с Таможни
area-port_a = Порт А
    .at = в Порту А
    .to = в Порт А
    .from = из Порта А
area-port_b = Порт В
    .at = в Порту В
    .to = в Порт В
    .from = из Порта В
area-laboratory_a = Лаборатория А
    .at = в Лаборатории А
    .to = в Лабораторию А
    .from = из Лаборатории А
area-laboratory_b = Лаборатория В
    .at = в Лаборатории В
    .to = в Лабораторию В
    .from = из Лаборатории В
area-chinatown = Чайнатаун
    .at = в Чайнатауне
    .to = в Чайнатаун
    .from = из Чайнатауна
area-canal = Канал
    .at = на Канале
    .to = на Канал
    .from = с Канала

## Поля администрации, места на них

board-port_a = поле Порта А
    .at = на поле Порта А
board-port_b = поле Порта В
    .at = на поле Порта В
board-laboratory_a = поле Лаборатории А
    .at = на поле Лаборатории А
board-laboratory_b = поле Лаборатории В
    .at = на поле Лаборатории В
board-church = поле Церкви
    .at = на поле Церкви
board-customs = поле Таможни
    .at = на поле Таможни
slot-a = место А{ $number }
    .from = с места А{ $number }
slot-b = место В{ $number }
    .from = с места В{ $number }
space = место { $number }
    .at = на месте { $number }
    .to = на место { $number }
level-1 = синяя зона
level-2 = жёлтая зона
level-3 = красная зона

## Товары, деньги и прочие количества

good-copper = медь
good-silk = шёлк
good-tea = чай
good-fish = рыба
    .acc = рыбу
import = импортный товар
yen = иены
amount-copper = { $number ->
    [one] { $number } медь
   *[other] { $number } меди
}
amount-silk = { $number ->
    [one] { $number } шёлк
   *[other] { $number } шёлка
}
amount-tea = { $number ->
    [one] { $number } чай
   *[other] { $number } чая
}
amount-fish = { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[other] { $number } рыб
}
    .acc = { $number ->
        [one] { $number } рыбу
        [few] { $number } рыбы
       *[other] { $number } рыб
    }
amount-any = { $number ->
    [one] { $number } товар на выбор
    [few] { $number } товара на выбор
   *[other] { $number } товаров на выбор
}
amount-goods = { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[other] { $number } товаров
}
amount-import = { $number ->
    [one] { $number } импортный товар
    [few] { $number } импортных товара
   *[other] { $number } импортных товаров
}
amount-yen = { $number ->
    [one] { $number } иена
    [few] { $number } иены
   *[other] { $number } иен
}
    .acc = { $number ->
        [one] { $number } иену
        [few] { $number } иены
       *[other] { $number } иен
    }
    .gen = { $number ->
        [one] { $number } иены
       *[other] { $number } иен
    }
amount-vp = { $number } ПО
amount-warehouse = { $number ->
    [one] { $number } фишка со склада
    [few] { $number } фишки со склада
   *[other] { $number } фишек со склада
}
    .acc = { $number ->
        [one] { $number } фишку со склада
        [few] { $number } фишки со склада
       *[other] { $number } фишек со склада
    }
amount-move = { $number ->
    [one] { $number } перемещение ассистента
    [few] { $number } перемещения ассистента
   *[other] { $number } перемещений ассистента
}
payment = { $number ->
    [0] только иенами
    [one] { $number } импортный товар, остальное иенами
    [few] { $number } импортных товара, остальное иенами
   *[other] { $number } импортных товаров, остальное иенами
}

## Фишки, жетоны и откуда они берутся

piece-president = президент
piece-assistant = ассистент
    .acc = ассистента
piece-shop = магазин
piece-trading_house = торговый дом
token-five_power = жетон «5 силы»
token-station = жетон станции
token-free_agent = свободный агент
token-reward = жетон награды за цели
token-first_player = карта первого игрока
source-area = локация
    .from = из локации
source-hand = личная зона
    .from = из личной зоны
where-president = локация президента
    .at = в локации президента
where-agent = отмеченная локация
    .at = в отмеченной локации

## Страны

country-britain = Англия
country-usa = США
country-france = Франция
country-germany = Германия
country-netherlands = Голландия
agent-britain = английский наёмник
    .acc = английского наёмника
    .gen = английского наёмника
agent-usa = американский наёмник
    .acc = американского наёмника
    .gen = американского наёмника
agent-france = французский наёмник
    .acc = французского наёмника
    .gen = французского наёмника
agent-germany = немецкий наёмник
    .acc = немецкого наёмника
    .gen = немецкого наёмника
agent-netherlands = голландский наёмник
    .acc = голландского наёмника
    .gen = голландского наёмника
reward-britain = жетон с английским значком
reward-usa = жетон с американским значком
reward-france = жетон с французским значком
reward-germany = жетон с немецким значком
reward-netherlands = жетон с голландским значком
reward-free_agent = жетон свободного агента

## Заказы и цели

order = заказ ({ $what })
stack-a = цель А
stack-b = цель В
stack-c = цель С
achievement-a1 = меди не меньше { $copper }
achievement-a2 = шёлка не меньше { $silk }
achievement-a3 = чая не меньше { $tea }
achievement-a4 = рыбы не меньше { $fish }
achievement-b1 = иен не меньше { $yen }
achievement-b2 = жетонов «5 силы» и наёмников вместе не меньше { $tokens }
achievement-b3 = выполненных заказов не меньше { $orders }
achievement-b4 = технологий не меньше { $technologies }
achievement-c1 = производственных локаций с вашими постройками не меньше { $production }
achievement-c2 = коммерческих локаций с вашими постройками не меньше { $commercial }
achievement-c3 = локаций с вашими постройками: не меньше { $production } производственных и { $commercial } коммерческих
achievement-c4 = локаций с вашими постройками: не меньше { $production } производственных и { $commercial } коммерческих

## Технологии

technology-stagecoach = Дилижанс
technology-stagecoach-effect = Ваш президент перемещается, не платя соперникам.
technology-university = Университет
technology-university-effect = Раз в ход заплатите { amount-yen.acc }, чтобы взять ассистента со склада в личную зону.
technology-ball = Бал
technology-ball-effect = Каждый выполненный вами заказ приносит { amount-vp }.
technology-postal_system = Почтовая служба
technology-postal_system-effect = Ваш президент может остановиться там, где стоят президенты соперников.
technology-language_school = Языковая школа
technology-language_school-effect = Каждый выполненный вами заказ приносит { amount-yen.acc }.
technology-patent_system = Патентное право
technology-patent_system-effect = Каждая ваша следующая технология приносит { amount-vp }.
technology-winery = Винодельня
technology-winery-effect = Каждый ваш ассистент, поставленный на поле Церкви, приносит { amount-vp }.
technology-gaslight = Газовое освещение
technology-gaslight-effect = Каждый построенный вами магазин приносит { amount-vp }.
technology-system_of_stock = Фондовый рынок
technology-system_of_stock-effect = В начале вашего хода ваши деньги пополняются до { amount-yen.gen }.
technology-letterpress_printing = Высокая печать
technology-letterpress_printing-effect = Каждая ваша следующая технология приносит { amount-yen.acc }.
technology-mining_technology = Горные технологии
technology-mining_technology-effect = Получая медь, вы получаете ещё { amount-copper }.
technology-mining_technology-effect-literal = Получая медь на Медной шахте, в Чайнатауне, с жетона «5 силы» или с места для постройки, вы получаете ещё { amount-copper }.
technology-electrical_light = Электрическое освещение
technology-electrical_light-effect = Каждый построенный вами торговый дом приносит { amount-vp }.
technology-brickyard = Кирпичный завод
technology-brickyard-effect = Каждый ваш ассистент, поставленный на поле Таможни, приносит { amount-vp }.
technology-station = Станция
technology-station-effect = Выберите локацию для жетона станции: он добавляет там силу, а ваш президент может попасть туда напрямую.
technology-station-effect-literal = Выберите локацию для жетона станции: он добавляет там силу, а ваш президент входит туда бесплатно, даже к президентам соперников, и там останавливается.
technology-spinning_mill = Прядильная фабрика
technology-spinning_mill-effect = Раз в ход отдайте 1 шёлк за { amount-yen.acc }.
technology-exposition = Выставка
technology-exposition-effect = Сразу приносит { amount-vp }.
technology-newspaper = Газета
technology-newspaper-effect = На шаге 1 ассистентов можно разместить по одному в разных локациях, не больше чем в { $number }.
technology-tram = Трамвай
technology-tram-effect = Ваш президент может сразу попасть в любую локацию с вашим ассистентом и без президентов соперников.
technology-telephone = Телефон
technology-telephone-effect = На шаге возвращения один ваш ассистент может остаться в локации.
technology-telegram = Телеграф
technology-telegram-effect = Разместив двух ассистентов в одной локации, можно разместить ещё одного в смежной.

## Ход

phase-a = фаза А: дополнительные действия
phase-b = фаза В: основное действие
phase-c = фаза С: дополнительные действия
step-placement = шаг 1: размещение
step-movement = шаг 2: перемещение
step-area_action = шаг 3: действие локации
step-five_power = шаг 4: бонус «5 силы»
step-building = шаг 5: постройка магазина и торгового дома
step-recovery = шаг 6: возвращение фишек

## Настройки

option-edition = издание
option-edition-original = первое
option-edition-synapses = Synapses
option-agents = наёмники
option-agents-extra = дополнительное действие
option-agents-replace = замена локации на шаге 3
option-rewards = мини-дополнение 1: жетоны наград за цели
option-rewards-on = да
option-rewards-off = нет
option-free_agents = мини-дополнение 2: свободные агенты
option-free_agents-on = да
option-free_agents-off = нет
option-church_yen = Церковь: цена 1 веры
option-church_yen-2 = ¥2, как в издании Synapses
option-church_yen-1 = ¥1, как напечатано в первом издании
option-own_president = размещение там, где стоят ваш и чужие президенты
option-own_president-paid = соперникам платят
option-own_president-free = бесплатно, как напечатано в первом издании
option-church_limit = Церковь: каждый способ получить веру
option-church_limit-action = один раз за действие Церкви
option-church_limit-turn = один раз за ход, как напечатано в первом издании
option-mining = Горные технологии
option-mining-anywhere = для всей полученной меди
option-mining-listed = только в местах, перечисленных в правилах
option-station = перемещение на Станцию
option-station-direct = напрямую, вместо обычного пути
option-station-walk = обычным путём; вход бесплатен и завершает перемещение
option-station_assistant = ассистент для перемещения на Станцию
option-station_assistant-needed = нужен
option-station_assistant-waived = не нужен
option-first = первый игрок
option-first-random = случайный

## Подсчёт

score-play = ПО за игру
score-church = Церковь
score-customs = Таможня
score-technology = технологии
score-countries = страны
score-leftovers = остатки
score-total = итого

## Заголовки

label-areas = локации
label-hand = личная зона
label-warehouse = склад
label-supply = общий запас
label-president = президент
label-assistants = ассистенты
label-shops = магазины
label-trading_houses = торговые дома
label-goods = товары
label-imports = импортные товары
label-yen = иены
label-vp = ПО
label-power = сила
label-faith = вера
label-production_value = значение индустриализации
label-technologies = технологии
label-achievements = цели
label-orders = заказы
label-orders_in_hand = заказы в личной зоне
label-orders_completed = выполненные заказы
label-order_deck = колода заказов
label-technology_deck = колода технологий
label-agents = наёмники
label-tokens = жетоны «5 силы»
label-flags = значки стран
label-building_tile = карта строительной площадки
label-reward = бонус
label-exchange = обмен
label-round = раунд
