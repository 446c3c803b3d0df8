### Nippon: tiles, contracts, goals, options and headings.

## Starting tiles

pair = pair { $number }
tile-machine = Machine
tile-machine-effect = a machine for the first factory
tile-ship = Ship
tile-ship-effect = a free ship
tile-train = Train
tile-train-effect = a free train
tile-goods = Goods
tile-goods-effect = { amount-goods } for the first factory
tile-old_factory = Old factory
tile-old_factory-effect = the old factory with { amount-goods }
tile-worker = Worker
tile-worker-effect = any worker from the bag
tile-coal = Coal
tile-coal-effect = { amount-coal } on the tile, never discarded
tile-discount = Discount
tile-discount-effect = the factory action costs { amount-money } less

## Contracts

contract-white = white contract
contract-blue = blue contract
contract-grey = grey contract
contract-yellow = yellow contract
contract-red = red contract
contract-black = black contract
contract-level = contract for level { $number } goods

## Personal, common and solo goals

goal-ships = ships
goal-machines = machines
goal-trains = trains
goal-science = science
goal-mining = mining
goal-finance = finance
goal-factories = factories
goal-contracts = contracts
goal-influence = influence tokens on the board
favor-ships = level { $number } on ships
favor-machines = level { $number } on machines
favor-trains = level { $number } on trains
favor-science = level { $number } on science
favor-mining = level { $number } on mining
favor-finance = level { $number } on finance
favor-factories = level { $number } on factories
favor-contracts = level { $number } on contracts
common-ships = most ships built
common-machines = most machines built
common-trains = most trains built
common-science = furthest on science
common-mining = furthest on mining
common-finance = furthest on finance
common-factories = most factories built
common-contracts = most contracts fulfilled
common-influence = most influence tokens on the board
rating-1 = Pride of the Emperor
rating-2 = brilliant
rating-3 = remarkable
rating-4 = acceptable
rating-5 = mediocre

## Options

option-side = factory sides
option-side-a = all A, for a first game
option-side-b = all B
option-side-random = each at random
option-late = late-game factories
option-late-off = off
option-late-on = on
option-goals = common goals
option-goals-off = off
option-goals-on = on
option-level = Automa level
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-modifier = action modifiers
option-modifier-last = after the last activation
option-modifier-any = as soon as their condition is met
option-old_factory = the old factory and the factory goals
option-old_factory-counts = it counts
option-old_factory-not = it doesn’t: it is placed, not built
option-old_machines = machine cells of the old factory
option-old_machines-0 = none
option-old_machines-2 = two, like any factory
option-coal_vp = final scoring of coal
option-coal_vp-off = coal scores nothing
option-coal_vp-on = with silk, iron and goods
option-back_bonus = moving back onto a bonus space
option-back_bonus-off = gives no bonus
option-back_bonus-on = gives its bonus
option-back_price = moving back as a price
option-back_price-full = only in full
option-back_price-part = as far as the track goes
option-first = first player
option-first-random = random

## Scoring

score-play = VP gained in play
score-ships = ships
score-machines = machines
score-trains = trains
score-science = science
score-mining = mining
score-finance = finance
score-factories = factories
score-contracts = contracts
score-leftovers = silk, iron and goods left
score-leftovers_coal = silk, iron, coal and goods left
score-money = money left
score-total = total

## Headings

label-hiring = hiring area
label-queue = worker queue
label-bag = bag
label-round = round
label-last_rounds = last rounds
label-period = period
label-regions = regions
label-demand = demand
label-influence = influence
label-printed = printed value
label-mission = Iwakura Mission
label-improved = improved
label-improved_left = improved tiles
label-expert = expert
label-offer = factories to build
label-level = level
label-science_level = science level
label-goods = goods
label-contracts = contracts
label-fulfilled = fulfilled
label-workers = workers
label-departments = departments
label-tracks = tracks
label-tokens = influence tokens
label-locked = locked
label-favors = favour tokens
label-pieces = on the zaibatsu
label-tile = starting tile
label-pairs = pairs of starting tiles
label-waiting = for the first factory
label-kept_coal = safe coal
label-goals = personal goals
label-common_goals = common goals
label-solo_goals = solo goals
label-colour_order = colour order
label-stack = action tokens left
label-last_turn = last turn
label-vp = VP
label-first = first player
