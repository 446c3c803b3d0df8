### Nippon: жетони, контракти, завдання й цілі, налаштування та заголовки.

## Початкові жетони

pair = пара № { $number }
    .acc = пару № { $number }
tile-machine = Машина
tile-machine-effect = машина для першої фабрики
tile-ship = Корабель
tile-ship-effect = безкоштовний корабель
tile-train = Потяг
tile-train-effect = безкоштовний потяг
tile-goods = Товари
tile-goods-effect = { amount-goods } для першої фабрики
tile-old_factory = Стара фабрика
tile-old_factory-effect = стара фабрика, на ній { amount-goods }
tile-worker = Робітник
tile-worker-effect = робітник на вибір із мішечка
tile-coal = Вугілля
tile-coal-effect = { amount-coal } на жетоні, його не скидають
tile-discount = Знижка
tile-discount-effect = дія «Фабрика» дешевша на { amount-money }

## Контракти

contract-white = білий контракт
contract-blue = синій контракт
contract-grey = сірий контракт
contract-yellow = жовтий контракт
contract-red = червоний контракт
contract-black = чорний контракт
contract-level = контракт за товари рівня { $number }

## Особисті завдання, спільні цілі, цілі для гри наодинці

goal-ships = кораблі
goal-machines = машини
goal-trains = потяги
goal-science = наука
goal-mining = видобуток
goal-finance = фінанси
goal-factories = фабрики
goal-contracts = контракти
goal-influence = жетони впливу на полі
favor-ships = рівень { $number }, кораблі
favor-machines = рівень { $number }, машини
favor-trains = рівень { $number }, потяги
favor-science = рівень { $number }, наука
favor-mining = рівень { $number }, видобуток
favor-finance = рівень { $number }, фінанси
favor-factories = рівень { $number }, фабрики
favor-contracts = рівень { $number }, контракти
common-ships = найбільше побудованих кораблів
common-machines = найбільше побудованих машин
common-trains = найбільше побудованих потягів
common-science = найдалі на шкалі науки
common-mining = найдалі на шкалі видобутку
common-finance = найдалі на шкалі фінансів
common-factories = найбільше побудованих фабрик
common-contracts = найбільше виконаних контрактів
common-influence = найбільше жетонів впливу на полі
rating-1 = гордість імператора
rating-2 = блискуче
rating-3 = чудово
rating-4 = прийнятно
rating-5 = посередньо

## Налаштування

option-side = сторони фабрик
option-side-a = усі A, для перших партій
option-side-b = усі B
option-side-random = випадкова в кожної
option-late = фабрики для пізньої гри
option-late-off = ні
option-late-on = так
option-goals = спільні цілі
option-goals-off = ні
option-goals-on = так
option-level = складність Автоми
option-level-easy = легка
option-level-normal = звичайна
option-level-hard = висока
option-modifier = модифікатори дії
option-modifier-last = після останньої активації
option-modifier-any = щойно виконано умову
option-old_factory = стара фабрика для завдання й цілі «Фабрики»
option-old_factory-counts = враховується
option-old_factory-not = не враховується: її кладуть, а не будують
option-old_machines = комірки для машин на старій фабриці
option-old_machines-0 = немає
option-old_machines-2 = дві, як у будь-якої фабрики
option-coal_vp = вугілля в остаточному підрахунку
option-coal_vp-off = не дає балів
option-coal_vp-on = разом із шовком, залізом і товарами
option-back_bonus = повернення на поділку з бонусом
option-back_bonus-off = бонусу не дає
option-back_bonus-on = дає її бонус
option-back_price = рух назад як ціна
option-back_price-full = лише повністю
option-back_price-part = наскільки вистачає шкали
option-first = перший гравець
option-first-random = випадково

## Підрахунок

score-play = бали під час гри
score-ships = кораблі
score-machines = машини
score-trains = потяги
score-science = наука
score-mining = видобуток
score-finance = фінанси
score-factories = фабрики
score-contracts = контракти
score-leftovers = залишки шовку, заліза й товарів
score-leftovers_coal = залишки шовку, заліза, вугілля й товарів
score-money = залишок грошей
score-total = разом

## Заголовки

label-hiring = зона найму
label-queue = черга робітників
label-bag = мішечок
label-round = раунд
label-last_rounds = останні раунди
label-period = період
label-regions = регіони
label-demand = попит
label-influence = вплив
label-printed = надруковане значення
label-mission = Місія Івакури
label-improved = покращено
label-improved_left = жетони покращення
label-expert = експерт
label-offer = доступні фабрики
label-level = рівень
label-science_level = рівень науки
label-goods = товари
label-contracts = контракти
label-fulfilled = виконано
label-workers = робітники
label-departments = департаменти
label-tracks = шкали
label-tokens = жетони впливу
label-locked = заблоковані
label-favors = жетони прихильності
label-pieces = на дзайбацу
label-tile = початковий жетон
label-pairs = пари початкових жетонів
label-waiting = для першої фабрики
label-kept_coal = відкладене вугілля
label-goals = особисті завдання
label-common_goals = спільні цілі
label-solo_goals = цілі для гри наодинці
label-colour_order = черговість кольорів
label-stack = залишилося жетонів дій
label-last_turn = останній хід
label-vp = бали
label-first = перший гравець
