### Nippon: жетоны, контракты, задачи и цели, настройки и заголовки.

## Начальные жетоны

pair = пара № { $number }
    .acc = пару № { $number }
tile-machine = Машина
tile-machine-effect = машина для первой фабрики
tile-ship = Корабль
tile-ship-effect = бесплатный корабль
tile-train = Поезд
tile-train-effect = бесплатный поезд
tile-goods = Товары
tile-goods-effect = { amount-goods } для первой фабрики
tile-old_factory = Старая фабрика
tile-old_factory-effect = старая фабрика и на ней { amount-goods }
tile-worker = Рабочий
tile-worker-effect = рабочий на выбор из мешочка
tile-coal = Уголь
tile-coal-effect = { amount-coal } на жетоне, не сбрасываются
tile-discount = Скидка
tile-discount-effect = действие «Фабрика» дешевле на { amount-money }

## Контракты

contract-white = белый контракт
contract-blue = синий контракт
contract-grey = серый контракт
contract-yellow = жёлтый контракт
contract-red = красный контракт
contract-black = чёрный контракт
contract-level = контракт за товары уровня { $number }

## Личные задачи, общие цели, цели одиночной игры

goal-ships = корабли
goal-machines = машины
goal-trains = поезда
goal-science = наука
goal-mining = добыча
goal-finance = финансы
goal-factories = фабрики
goal-contracts = контракты
goal-influence = жетоны влияния на поле
favor-ships = уровень { $number }, корабли
favor-machines = уровень { $number }, машины
favor-trains = уровень { $number }, поезда
favor-science = уровень { $number }, наука
favor-mining = уровень { $number }, добыча
favor-finance = уровень { $number }, финансы
favor-factories = уровень { $number }, фабрики
favor-contracts = уровень { $number }, контракты
common-ships = больше всех кораблей
common-machines = больше всех машин
common-trains = больше всех поездов
common-science = дальше всех по шкале науки
common-mining = дальше всех по шкале добычи
common-finance = дальше всех по шкале финансов
common-factories = больше всех фабрик
common-contracts = больше всех выполненных контрактов
common-influence = больше всех жетонов влияния на поле
rating-1 = «Гордость императора»
rating-2 = блестяще
rating-3 = замечательно
rating-4 = приемлемо
rating-5 = посредственно

## Настройки

option-side = стороны фабрик
option-side-a = все A, для первых партий
option-side-b = все B
option-side-random = у каждой случайная
option-late = фабрики для поздней игры
option-late-off = нет
option-late-on = да
option-goals = общие цели
option-goals-off = нет
option-goals-on = да
option-level = уровень Автомы
option-level-easy = лёгкий
option-level-normal = обычный
option-level-hard = тяжёлый
option-modifier = модификаторы действия
option-modifier-last = после последней активации
option-modifier-any = как только выполнено условие
option-old_factory = старая фабрика для задачи и цели «Фабрики»
option-old_factory-counts = учитывается
option-old_factory-not = не учитывается: её кладут, а не строят
option-old_machines = ячейки для машин на старой фабрике
option-old_machines-0 = нет
option-old_machines-2 = две, как у любой фабрики
option-coal_vp = уголь при итоговом подсчёте
option-coal_vp-off = не приносит очков
option-coal_vp-on = вместе с шёлком, железом и товарами
option-back_bonus = возврат на деление с бонусом
option-back_bonus-off = бонуса не даёт
option-back_bonus-on = даёт его бонус
option-back_price = движение назад как цена
option-back_price-full = только целиком
option-back_price-part = насколько хватает шкалы
option-first = первый игрок
option-first-random = случайный

## Подсчёт

score-play = ПО за игру
score-ships = корабли
score-machines = машины
score-trains = поезда
score-science = наука
score-mining = добыча
score-finance = финансы
score-factories = фабрики
score-contracts = контракты
score-leftovers = остатки шёлка, железа и товаров
score-leftovers_coal = остатки шёлка, железа, угля и товаров
score-money = остаток денег
score-total = итого

## Заголовки

label-hiring = область найма
label-queue = очередь рабочих
label-bag = мешочек
label-round = раунд
label-last_rounds = последние раунды
label-period = период
label-regions = регионы
label-demand = спрос
label-influence = влияние
label-printed = напечатанное значение
label-mission = Миссия Ивакуры
label-improved = улучшено
label-improved_left = жетоны улучшения
label-expert = эксперт
label-offer = доступные фабрики
label-level = уровень
label-science_level = уровень науки
label-goods = товары
label-contracts = контракты
label-fulfilled = выполнено
label-workers = рабочие
label-departments = департаменты
label-tracks = шкалы
label-tokens = жетоны влияния
label-locked = недоступны
label-favors = жетоны благосклонности
label-pieces = на дзайбацу
label-tile = начальный жетон
label-pairs = пары начальных жетонов
label-waiting = для первой фабрики
label-kept_coal = отложенный уголь
label-goals = личные задачи
label-common_goals = общие цели
label-solo_goals = цели для одиночной игры
label-colour_order = очередность цветов
label-stack = осталось жетонов действий
label-last_turn = последний ход
label-vp = ПО
label-first = первый игрок
