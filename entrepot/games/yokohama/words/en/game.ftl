### Yokohama: its names. Attributes are cases; `at`, `to` and `from` carry their preposition.

title = Yokohama

## Players

player-blue = Blue
player-pink = Pink
player-purple = Purple
player-yellow = Yellow
dummy = dummy

## Areas

area-copper_mine = Copper Mine { $roman }
    .at = in Copper Mine { $roman }
    .to = to Copper Mine { $roman }
    .from = from Copper Mine { $roman }
area-silk_factory = Silk Factory { $roman }
    .at = in Silk Factory { $roman }
    .to = to Silk Factory { $roman }
    .from = from Silk Factory { $roman }
area-tea_plantation = Tea Plantation { $roman }
    .at = in Tea Plantation { $roman }
    .to = to Tea Plantation { $roman }
    .from = from Tea Plantation { $roman }
area-fishing_ground = Fishing Ground { $roman }
    .at = in Fishing Ground { $roman }
    .to = to Fishing Ground { $roman }
    .from = from Fishing Ground { $roman }
area-bank = Bank
    .at = in the Bank
    .to = to the Bank
    .from = from the Bank
area-employment_agency = Employment Agency
    .at = in the Employment Agency
    .to = to the Employment Agency
    .from = from the Employment Agency
area-church = Church
    .at = in the Church
    .to = to the Church
    .from = from the Church
area-customs_house = Customs House
    .at = in the Customs House
    .to = to the Customs House
    .from = from the Customs House
area-port_a = Port A
    .at = in Port A
    .to = to Port A
    .from = from Port A
area-port_b = Port B
    .at = in Port B
    .to = to Port B
    .from = from Port B
area-laboratory_a = Laboratory A
    .at = in Laboratory A
    .to = to Laboratory A
    .from = from Laboratory A
area-laboratory_b = Laboratory B
    .at = in Laboratory B
    .to = to Laboratory B
    .from = from Laboratory B
area-chinatown = Chinatown
    .at = in Chinatown
    .to = to Chinatown
    .from = from Chinatown
area-canal = Canal
    .at = on the Canal
    .to = to the Canal
    .from = from the Canal

## Management boards, their slots and spaces

board-port_a = Port A board
    .at = on the Port A board
board-port_b = Port B board
    .at = on the Port B board
board-laboratory_a = Laboratory A board
    .at = on the Laboratory A board
board-laboratory_b = Laboratory B board
    .at = on the Laboratory B board
board-church = Church board
    .at = on the Church board
board-customs = Customs board
    .at = on the Customs board
slot-a = slot A{ $number }
    .from = from slot A{ $number }
slot-b = slot B{ $number }
    .from = from slot B{ $number }
space = space { $number }
level-1 = low
level-2 = mid
level-3 = high

## Goods, money and other amounts

good-copper = copper
good-silk = silk
good-tea = tea
good-fish = fish
import = import
    .acc = an import
yen = yen
amount-copper = { $number } copper
amount-silk = { $number } silk
amount-tea = { $number } tea
amount-fish = { $number } fish
amount-any = { $number ->
    [one] { $number } good of your choice
   *[other] { $number } goods of your choice
}
amount-goods = { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
amount-import = { $number ->
    [one] { $number } import
   *[other] { $number } imports
}
amount-yen = ¥{ $number }
amount-vp = { $number } VP
amount-warehouse = { $number ->
    [one] { $number } piece from the warehouse
   *[other] { $number } pieces from the warehouse
}
amount-move = { $number ->
    [one] { $number } assistant move
   *[other] { $number } assistant moves
}
payment = { $number ->
    [0] in yen only
    [one] { $number } import, the rest in yen
   *[other] { $number } imports, the rest in yen
}

## Pieces, tokens and where they come from

piece-president = president
piece-assistant = assistant
    .acc = an assistant
piece-shop = shop
    .acc = a shop
piece-trading_house = trading house
    .acc = a trading house
token-five_power = 5-power token
token-station = Station token
token-free_agent = free agent
token-reward = achievement reward token
token-first_player = first-player marker
source-area = area
    .from = from the area
source-hand = hand
    .from = from hand
where-president = your president’s area
    .at = in the president’s area
where-agent = the marked area
    .at = in the marked area

## Countries

country-britain = Britain
country-usa = USA
country-france = France
country-germany = Germany
country-netherlands = Netherlands
agent-britain = British agent
agent-usa = American agent
agent-france = French agent
agent-germany = German agent
agent-netherlands = Dutch agent
reward-britain = British flag token
reward-usa = American flag token
reward-france = French flag token
reward-germany = German flag token
reward-netherlands = Dutch flag token
reward-free_agent = free agent token

## Orders and achievements

order = order ({ $what })
stack-a = achievement A
stack-b = achievement B
stack-c = achievement C
achievement-a1 = at least { $copper } copper
achievement-a2 = at least { $silk } silk
achievement-a3 = at least { $tea } tea
achievement-a4 = at least { $fish } fish
achievement-b1 = at least ¥{ $yen }
achievement-b2 = at least { $tokens } 5-power tokens and agents in total
achievement-b3 = at least { $orders } completed orders
achievement-b4 = at least { $technologies } technologies
achievement-c1 = buildings in at least { $production } production areas
achievement-c2 = buildings in at least { $commercial } commercial areas
achievement-c3 = buildings in at least { $production } production and { $commercial } commercial areas
achievement-c4 = buildings in at least { $production } production and { $commercial } commercial areas

## Technologies

technology-stagecoach = Stagecoach
technology-stagecoach-effect = Your president moves without paying opponents.
technology-university = University
technology-university-effect = Once per turn, pay { amount-yen } to move an assistant from your warehouse to your hand.
technology-ball = Ball
technology-ball-effect = Gain { amount-vp } for every order you complete.
technology-postal_system = Postal System
technology-postal_system-effect = Your president may stop in areas with opponents’ presidents.
technology-language_school = Language School
technology-language_school-effect = Gain { amount-yen } for every order you complete.
technology-patent_system = Patent System
technology-patent_system-effect = Gain { amount-vp } for every further technology you take.
technology-winery = Winery
technology-winery-effect = Gain { amount-vp } for every assistant you put on the Church board.
technology-gaslight = Gaslight
technology-gaslight-effect = Gain { amount-vp } for every shop you build.
technology-system_of_stock = System of Stock
technology-system_of_stock-effect = At the start of your turn, gain yen until you have { amount-yen }.
technology-letterpress_printing = Letterpress Printing
technology-letterpress_printing-effect = Gain { amount-yen } for every further technology you take.
technology-mining_technology = Mining Technology
technology-mining_technology-effect = Whenever you gain copper, gain { $number } more copper.
technology-mining_technology-effect-literal = Whenever you gain copper from a Copper Mine, Chinatown, a 5-power token or a building space, gain { $number } more copper.
technology-electrical_light = Electrical Light
technology-electrical_light-effect = Gain { amount-vp } for every trading house you build.
technology-brickyard = Brickyard
technology-brickyard-effect = Gain { amount-vp } for every assistant you put on the Customs board.
technology-station = Station
technology-station-effect = Choose an area for the Station token: it adds power there, and your president may move straight to it.
technology-station-effect-literal = Choose an area for the Station token: it adds power there, and your president enters it free, even beside other presidents, but then stops there.
technology-spinning_mill = Spinning Mill
technology-spinning_mill-effect = Once per turn, exchange 1 silk for { amount-yen }.
technology-exposition = Exposition
technology-exposition-effect = Gain { amount-vp } at once.
technology-newspaper = Newspaper
technology-newspaper-effect = In step 1, you may place assistants in up to { $number } different areas.
technology-tram = Tram
technology-tram-effect = Your president may move straight to any area with your assistant and no opponent’s president.
technology-telephone = Telephone
technology-telephone-effect = During recovery, one of your assistants may stay in the area.
technology-telegram = Telegram
technology-telegram-effect = After placing two assistants in one area, you may place one more in an adjacent area.

## The turn

phase-a = phase A: extra actions
phase-b = phase B: main action
phase-c = phase C: extra actions
step-placement = step 1: placement
step-movement = step 2: movement
step-area_action = step 3: area action
step-five_power = step 4: 5-power bonus
step-building = step 5: building
step-recovery = step 6: recovery

## Options

option-edition = edition
option-edition-original = original
option-edition-synapses = Synapses
option-agents = agents
option-agents-extra = an agent takes an extra action
option-agents-replace = an agent used in phase A can replace the area of step 3
option-rewards = mini-expansion 1: achievement reward tokens
option-rewards-on = on
option-rewards-off = off
option-free_agents = mini-expansion 2: free agents
option-free_agents-on = on
option-free_agents-off = off
option-church_yen = Church: price of 1 faith
option-church_yen-2 = ¥2, as in the Synapses edition
option-church_yen-1 = ¥1, as printed in the original rulebook
option-own_president = placing assistants where your president isn’t alone
option-own_president-paid = opponents are paid
option-own_president-free = free, as printed in the original rulebook
option-church_limit = Church: each way to gain faith
option-church_limit-action = once per Church action
option-church_limit-turn = once per turn, as printed in the original rulebook
option-mining = Mining Technology
option-mining-anywhere = for all copper you gain
option-mining-listed = only at the places the rulebooks list
option-station = moving to the Station
option-station-direct = directly, instead of walking
option-station-walk = on foot; entering is free and ends the movement
option-station_assistant = assistant for moving to the Station
option-station_assistant-needed = needed
option-station_assistant-waived = not needed
option-first = first player
option-first-random = random

## Scoring

score-play = VP gained in play
score-church = Church
score-customs = Customs House
score-technology = technology
score-countries = countries
score-leftovers = leftovers
score-total = total

## Headings

label-areas = areas
label-hand = hand
label-warehouse = warehouse
label-supply = supply
label-president = president
label-assistants = assistants
label-shops = shops
label-trading_houses = trading houses
label-goods = goods
label-imports = imports
label-yen = yen
label-vp = VP
label-power = power
label-faith = faith
label-production_value = production value
label-technologies = technologies
label-achievements = achievements
label-orders = orders
label-orders_in_hand = orders in hand
label-orders_completed = completed orders
label-order_deck = order deck
label-technology_deck = technology deck
label-agents = agents
label-tokens = 5-power tokens
label-flags = flags
label-building_tile = building tile
label-reward = reward
label-exchange = exchange
label-round = round
