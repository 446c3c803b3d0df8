### Йокогама: назви. Атрибути — відмінки; `at`, `to` і `from` — разом із прийменником.

title = Йокогама

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
dummy = умовний гравець

## Локації: `.at` — після голосного, `.loc` — після приголосного

area-copper_mine = Мідна шахта { $roman }
    .at = на Мідній шахті { $roman }
    .loc = на Мідній шахті { $roman }
    .to = на Мідну шахту { $roman }
    .from = з Мідної шахти { $roman }
area-silk_factory = Шовкова фабрика { $roman }
    .at = на Шовковій фабриці { $roman }
    .loc = на Шовковій фабриці { $roman }
    .to = на Шовкову фабрику { $roman }
    .from = із Шовкової фабрики { $roman }
area-tea_plantation = Чайна плантація { $roman }
    .at = на Чайній плантації { $roman }
    .loc = на Чайній плантації { $roman }
    .to = на Чайну плантацію { $roman }
    .from = із Чайної плантації { $roman }
area-fishing_ground = Рибна водойма { $roman }
    .at = на Рибній водоймі { $roman }
    .loc = на Рибній водоймі { $roman }
    .to = на Рибну водойму { $roman }
    .from = з Рибної водойми { $roman }
area-bank = Банк
    .at = в Банку
    .loc = у Банку
    .to = до Банку
    .from = з Банку
area-employment_agency = Служба найму
    .at = в Службі найму
    .loc = у Службі найму
    .to = до Служби найму
    .from = зі Служби найму
area-church = Церква
    .at = в Церкві
    .loc = у Церкві
    .to = до Церкви
    .from = із Церкви
area-customs_house = Митниця
    .at = на Митниці
    .loc = на Митниці
    .to = на Митницю
    .from = з Митниці
area-port_a = Порт А
    .at = в Порту А
    .loc = у Порту А
    .to = до Порту А
    .from = з Порту А
area-port_b = Порт B
    .at = в Порту B
    .loc = у Порту B
    .to = до Порту B
    .from = з Порту B
area-laboratory_a = Лабораторія А
    .at = в Лабораторії А
    .loc = у Лабораторії А
    .to = до Лабораторії А
    .from = з Лабораторії А
area-laboratory_b = Лабораторія B
    .at = в Лабораторії B
    .loc = у Лабораторії B
    .to = до Лабораторії B
    .from = з Лабораторії B
area-chinatown = Китайський квартал
    .at = в Китайському кварталі
    .loc = у Китайському кварталі
    .to = до Китайського кварталу
    .from = з Китайського кварталу
area-canal = Канал
    .at = в Каналі
    .loc = у Каналі
    .to = до Каналу
    .from = з Каналу

## Планшети управління, слоти й комірки

board-port_a = планшет Порту А
    .at = на планшеті Порту А
board-port_b = планшет Порту B
    .at = на планшеті Порту B
board-laboratory_a = планшет Лабораторії А
    .at = на планшеті Лабораторії А
board-laboratory_b = планшет Лабораторії B
    .at = на планшеті Лабораторії B
board-church = планшет Церкви
    .at = на планшеті Церкви
board-customs = планшет Митниці
    .at = на планшеті Митниці
slot-a = слот А{ $number }
    .from = зі слота А{ $number }
slot-b = слот B{ $number }
    .from = зі слота B{ $number }
space = комірка { $number }
    .at = в комірці { $number }
    .to = в комірку { $number }
level-1 = низький рівень
level-2 = середній рівень
level-3 = високий рівень

## Товари, гроші й інші кількості

good-copper = мідь
good-silk = шовк
good-tea = чай
good-fish = риба
    .acc = рибу
import = імпортний товар
yen = єни
amount-copper = { $number ->
    [one] { $number } мідь
   *[other] { $number } міді
}
amount-silk = { $number ->
    [one] { $number } шовк
   *[other] { $number } шовку
}
amount-tea = { $number ->
    [one] { $number } чай
   *[other] { $number } чаю
}
amount-fish = { $number ->
    [one] { $number } риба
   *[other] { $number } риби
}
    .acc =
        { $number ->
            [one] { $number } рибу
           *[other] { $number } риби
        }
amount-any = { $number ->
    [one] { $number } місцевий товар на вибір
    [few] { $number } місцеві товари на вибір
   *[other] { $number } місцевих товарів на вибір
}
amount-goods = { $number ->
    [one] { $number } місцевий товар
    [few] { $number } місцеві товари
   *[other] { $number } місцевих товарів
}
amount-import = { $number ->
    [one] { $number } імпортний товар
    [few] { $number } імпортні товари
   *[other] { $number } імпортних товарів
}
amount-yen = { $number ->
    [one] { $number } єна
    [few] { $number } єни
   *[other] { $number } єн
}
    .acc = { $number ->
        [one] { $number } єну
        [few] { $number } єни
       *[other] { $number } єн
    }
    .gen = { $number ->
        [one] { $number } єни
       *[other] { $number } єн
    }
amount-vp = { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[other] { $number } балів
}
amount-warehouse = { $number ->
    [one] { $number } фігурка зі складу
    [few] { $number } фігурки зі складу
   *[other] { $number } фігурок зі складу
}
    .acc = { $number ->
        [one] { $number } фігурку зі складу
        [few] { $number } фігурки зі складу
       *[other] { $number } фігурок зі складу
    }
amount-move = { $number ->
    [one] { $number } переміщення помічника
    [few] { $number } переміщення помічників
   *[other] { $number } переміщень помічників
}
payment = { $number ->
    [0] лише єнами
    [one] { $number } імпортним товаром, решту єнами
   *[other] { $number } імпортними товарами, решту єнами
}

## Фігурки, жетони й звідки вони беруться

piece-president = президент
piece-assistant = помічник
    .acc = помічника
piece-shop = крамниця
    .acc = крамницю
piece-trading_house = торговий дім
token-five_power = жетон дії «5»
token-station = жетон станції
token-free_agent = незалежний купець
token-reward = жетон нагород за досягнення
token-first_player = маркер першого гравця
source-area = локація
    .from = з локації
source-hand = рука
    .from = з руки
where-president = локація президента
    .at = в локації президента
where-agent = позначена локація
    .at = в позначеній локації

## Країни

country-britain = Британія
country-usa = США
country-france = Франція
country-germany = Німеччина
country-netherlands = Нідерланди
agent-britain = британський торговий представник
    .acc = британського торгового представника
    .gen = британського торгового представника
agent-usa = американський торговий представник
    .acc = американського торгового представника
    .gen = американського торгового представника
agent-france = французький торговий представник
    .acc = французького торгового представника
    .gen = французького торгового представника
agent-germany = німецький торговий представник
    .acc = німецького торгового представника
    .gen = німецького торгового представника
agent-netherlands = нідерландський торговий представник
    .acc = нідерландського торгового представника
    .gen = нідерландського торгового представника
reward-britain = жетон із британським прапором
reward-usa = жетон з американським прапором
reward-france = жетон із французьким прапором
reward-germany = жетон із німецьким прапором
reward-netherlands = жетон із нідерландським прапором
reward-free_agent = жетон незалежного купця

## Замовлення й досягнення

order = замовлення ({ $what })
stack-a = досягнення A
stack-b = досягнення B
stack-c = досягнення C
achievement-a1 = щонайменше { $copper } міді
achievement-a2 = щонайменше { $silk } шовку
achievement-a3 = щонайменше { $tea } чаю
achievement-a4 = щонайменше { $fish } риби
achievement-b1 = щонайменше { $yen ->
    [few] { $yen } єни
   *[other] { $yen } єн
}
achievement-b2 = разом щонайменше { $tokens ->
    [few] { $tokens } жетони дії «5» і торгові представники
   *[other] { $tokens } жетонів дії «5» і торгових представників
}
achievement-b3 = щонайменше { $orders ->
    [few] { $orders } виконані замовлення
   *[other] { $orders } виконаних замовлень
}
achievement-b4 = щонайменше { $technologies ->
    [few] { $technologies } технології
   *[other] { $technologies } технологій
}
achievement-c1 = ваші будівлі щонайменше в { $production } виробничих локаціях
achievement-c2 = ваші будівлі щонайменше в { $commercial } комерційних локаціях
achievement-c3 = ваші будівлі щонайменше в { $production } виробничих і { $commercial } комерційних локаціях
achievement-c4 = ваші будівлі щонайменше в { $production } виробничих і { $commercial } комерційних локаціях

## Технології

technology-stagecoach = Диліжанс
technology-stagecoach-effect = Ваш президент переміщується, не платячи суперникам.
technology-university = Університет
technology-university-effect = Раз за хід можна заплатити { amount-yen.acc } й узяти помічника зі складу в руку.
technology-ball = Бал
technology-ball-effect = Кожне виконане вами замовлення приносить { amount-vp }.
technology-postal_system = Поштова служба
technology-postal_system-effect = Ваш президент може зупинитися там, де стоять президенти суперників.
technology-language_school = Мовна школа
technology-language_school-effect = Кожне виконане вами замовлення приносить { amount-yen.acc }.
technology-patent_system = Патентне право
technology-patent_system-effect = Кожна ваша наступна технологія приносить { amount-vp }.
technology-winery = Виноробня
technology-winery-effect = Кожен помічник, якого ви ставите на планшет Церкви, приносить { amount-vp }.
technology-gaslight = Газове освітлення
technology-gaslight-effect = Кожна побудована вами крамниця приносить { amount-vp }.
technology-system_of_stock = Фондовий ринок
technology-system_of_stock-effect = На початку вашого ходу ваші гроші поповнюються до { amount-yen.gen }.
technology-letterpress_printing = Високий друк
technology-letterpress_printing-effect = Кожна ваша наступна технологія приносить { amount-yen.acc }.
technology-mining_technology = Гірничі технології
technology-mining_technology-effect = Щоразу, отримуючи мідь, ви берете ще { amount-copper }.
technology-mining_technology-effect-literal = Щоразу, отримуючи мідь на Мідній шахті, у Китайському кварталі, за жетон дії «5» чи за комірку будівлі, ви берете ще { amount-copper }.
technology-electrical_light = Електричне освітлення
technology-electrical_light-effect = Кожен побудований вами торговий дім приносить { amount-vp }.
technology-brickyard = Цегельня
technology-brickyard-effect = Кожен помічник, якого ви ставите на планшет Митниці, приносить { amount-vp }.
technology-station = Станція
technology-station-effect = Виберіть локацію для жетона станції: він додає там ОД, а ваш президент може одразу потрапити туди.
technology-station-effect-literal = Виберіть локацію для жетона станції: він додає там ОД, а ваш президент входить туди безкоштовно, навіть до президентів суперників, і там зупиняється.
technology-spinning_mill = Прядильна фабрика
technology-spinning_mill-effect = Раз за хід можна обміняти 1 шовк на { amount-yen.acc }.
technology-exposition = Виставка
technology-exposition-effect = Одразу приносить { amount-vp }.
technology-newspaper = Газета
technology-newspaper-effect = На етапі 1 можна розташувати помічників у різних локаціях, щонайбільше в { $number }.
technology-tram = Трамвай
technology-tram-effect = Ваш президент може одразу поїхати до будь-якої локації з вашим помічником і без президентів суперників.
technology-telephone = Телефон
technology-telephone-effect = На етапі повернення один ваш помічник може залишитися в локації.
technology-telegram = Телеграф
technology-telegram-effect = Розташувавши двох помічників в одній локації, можна поставити ще одного в сусідній.

## Хід

phase-a = фаза А: додаткові дії
phase-b = фаза Б: основна дія
phase-c = фаза В: додаткові дії
step-placement = етап 1: розташування
step-movement = етап 2: переміщення
step-area_action = етап 3: дія локації
step-five_power = етап 4: додатковий етап за 5 ОД
step-building = етап 5: побудова крамниці або торгового дому
step-recovery = етап 6: повернення

## Налаштування

option-edition = видання
option-edition-original = перше
option-edition-synapses = Synapses
option-agents = торгові представники
option-agents-extra = торговий представник дає додаткову дію локації
option-agents-replace = торговий представник фази А може замінити локацію етапу 3
option-rewards = мінідоповнення 1: жетони нагород за досягнення
option-rewards-on = так
option-rewards-off = ні
option-free_agents = мінідоповнення 2: незалежні купці
option-free_agents-on = так
option-free_agents-off = ні
option-church_yen = Церква: ціна 1 очка віри
option-church_yen-2 = ¥2, як у виданні Synapses
option-church_yen-1 = ¥1, як у правилах першого видання
option-own_president = розташування там, де стоять ваш і чужі президенти
option-own_president-paid = суперникам платять
option-own_president-free = безкоштовно, як у правилах першого видання
option-church_limit = Церква: кожен спосіб отримати віру
option-church_limit-action = один раз за дію Церкви
option-church_limit-turn = один раз за хід, як у правилах першого видання
option-mining = Гірничі технології
option-mining-anywhere = для всієї отриманої міді
option-mining-listed = лише для місць, перелічених у правилах
option-station = переміщення на Станцію
option-station-direct = одразу, замість кроків
option-station-walk = кроками; вхід безкоштовний і завершує переміщення
option-station_assistant = помічник для переміщення на Станцію
option-station_assistant-needed = потрібен
option-station_assistant-waived = не потрібен
option-first = перший гравець
option-first-random = випадково

## Підрахунок

score-play = бали під час гри
score-church = Церква
score-customs = Митниця
score-technology = технології
score-countries = країни
score-leftovers = залишки
score-total = разом

## Заголовки

label-areas = локації
label-hand = рука
label-warehouse = склад
label-supply = запас
label-president = президент
label-assistants = помічники
label-shops = крамниці
label-trading_houses = торгові доми
label-goods = місцеві товари
label-imports = імпортні товари
label-yen = єни
label-vp = бали
label-power = ОД
label-faith = віра
label-production_value = показник виробництва
label-technologies = технології
label-achievements = досягнення
label-orders = замовлення
label-orders_in_hand = замовлення в руці
label-orders_completed = виконані замовлення
label-order_deck = колода замовлень
label-technology_deck = колода технологій
label-agents = торгові представники
label-tokens = жетони дії «5»
label-flags = прапори країн
label-building_tile = тайл будівель
label-reward = винагорода
label-exchange = обмін
label-round = раунд
