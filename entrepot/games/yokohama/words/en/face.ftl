### Yokohama in a browser: panels, previews, help, the guided first game.

## Panels

face-board = Board of Yokohama
face-role-you = you
face-role-screen = at this screen
face-role-link = by link
face-role-bot = bot, { $level }
face-role-open = free seat
face-role-left = has left
face-your_turn = your turn
face-away = away
face-hand = hand
face-warehouse = warehouse
face-built = built
face-done = done
face-completed = done
face-held = held
face-used = { $name }, used
face-orders = Your orders
face-dealt = Keep one of these
face-secret = only you see them
face-ready = ready
face-lacking = lacks
face-lacks = lacks { $goods }
face-of = { $have } of { $need }
face-achievements = Achievements

## The end and the supply

face-ending = Until the end
face-meter-church = Assistants on the Church board
face-meter-customs = Assistants on the Customs board
face-meter-shops = Shops built by one player
face-meter-houses = Trading houses built by one player
face-meter-orders = Orders left in the deck
face-meter-technologies = Technologies left in the deck
face-round = round { $number }
face-last_round = round { $number }, the last
face-start = before the first round
face-over = the game is over
face-finale = Final round
face-finale-next = The final round comes after this one

## Places in words

face-card = { $needs } for { $gives }; flag: { $flag }
face-value = production value { $number }
face-power = power { $number }
face-gone = taken
face-empty = empty
face-assistants = { $number ->
    [one] { $number } assistant
   *[other] { $number } assistants
}
face-next_to = next to it
face-now = Now

## Steps of the turn

face-mark-a = A
face-mark-c = C
face-stage-a = Extra
face-stage-1 = Place
face-stage-2 = Move
face-stage-3 = Act
face-stage-4 = Token
face-stage-5 = Build
face-stage-6 = Recover
face-stage-c = Extra

## Phone

face-tab-market = Market
face-tab-players = Players
face-tab-orders = Orders

## Previews and the log

face-row-there = your assistants there
face-row-power = power with the president
face-row-pay = pay
face-row-income = { $player } earns
face-row-cost = you pay
face-row-gain = you gain
face-row-needs = needs
face-row-gives = gives
face-row-action = area action
face-row-hired = from the warehouse
face-row-technology = technology
face-row-agent = agent
face-row-token = may take token
face-row-build = may build
face-row-return = { $number ->
    [one] returns to hand
   *[other] return to hand
}
face-row-stuck = Your president then has no move and is recalled.
face-row-nowhere = Your president then has nowhere to go.
face-row-order = order
face-row-ready = becomes ready
face-line-pays = pays
face-left-order = { $number ->
    [one] { $number } order could still be completed
   *[other] { $number } orders could still be completed
}
face-left-achieve = { $number ->
    [one] { $number } achievement could still be completed
   *[other] { $number } achievements could still be completed
}
face-left-agent = an agent could still act

## The score sheet

face-scores = Final scores
origin-whole = gained in play
origin-orders = orders
origin-achievements = achievements
origin-tokens = 5-power tokens
origin-buildings = shops and trading houses
origin-technologies = technologies
origin-boards = Church and Customs boards
origin-areas = area actions
face-tie-board = { $category }: equal numbers of assistants ({ $players }); whose right-most assistant lies further right ranks higher (YK-{ $rule }).
face-tie-value = { $category }: equal sums of production values ({ $players }); whoever is nearer to the first player in turn order ranks higher (YK-{ $rule }).
face-tie-total = Equal points ({ $players }): whoever is nearer to the first player in turn order ranks higher (YK-{ $rule }).

## Help

help-table = In your turn you make extra actions, place assistants, move your president and act where it stops; then you may take the token and build, and your assistants return.
help-powers = By power: { $powers }.
help-power = Your power is the number of your assistants here, and 1 each for your president, your shop and your trading house; 5 is the most.
help-production = Your action here brings this good, the more the higher your power.
help-bank = Your action here brings yen, the more the higher your power.
help-employment_agency = Move pieces from your warehouse to your hand: assistants are free, shops and trading houses cost yen.
help-church = Put an assistant on a free space of the Church board if your faith is enough; power is faith, and one each of the goods, an import and yen can be spent for more.
help-customs = Pay imports and put an assistant on a free space of the Customs board that asks for so many.
help-port = Take an order from the board of this Port, or two for ¥2 or an import; higher power opens more slots.
help-laboratory = Take a technology from the board of this Laboratory: power pays its value, the rest costs ¥2 or an import for each point.
help-chinatown = Sell goods for yen, or buy goods and imports; power is the number of exchanges.
help-canal = Your president may cross the Canal for ¥1 but never stops there; nothing else ever stands on it.
help-shop = With power 4 or more you may build a shop from hand on a free space and gain its reward; one shop of yours per area, and it gives 1 power there.
help-trading_house = With power 4 or more you may build a trading house from hand and gain its reward; it gives 1 power there, and ¥1 whenever an opponent acts in the area.
help-token = Whoever acts here with power 5 may take the token and gains its reward at once; it is not replaced.
help-order = Spend all the goods on the card in phase A or C to gain its reward; its flag then counts for agents and for the country sets. You hold at most three.
help-agent = Once per turn, turn an agent face down to make an action in an area with your assistant and without your president. Every second flag of a country brings you one of its agents.
help-achievement = When you have what it asks for, put an assistant from hand on it; the first player gains the most VP. Nothing is spent.
help-reward = Whoever has completed all three achievements takes one of these tokens; a flag counts like one on a card, the free agent is used like an agent.
help-panel = Everything here is open to all but the orders in hand. Pieces in the warehouse must come to hand before they can be used.
help-good = Goods pay for orders, can be sold in Chinatown and spent for faith in the Church; three left at the end are 1 VP.
help-import = Imports are paid in the Customs House and stand for ¥2 in Laboratories and Ports; each left at the end is 1 VP.
help-yen = Yen are paid to opponents whose presidents stand in your way, for shops and trading houses and in Laboratories; every two left at the end are 1 VP.
help-assistant = Assistants stand in areas: your president walks only where they are, and each gives 1 power. After the action all of them in its area return to hand.
help-president = Your president walks from area to area over your assistants, pays ¥1 to each opponent whose president it meets, and acts where it stops.
help-station = The Station token adds 1 power in its area, and the owner of the technology may go straight to it.
help-ending = When one of these meters is full, the round is finished and one more is played; then comes final scoring.
help-technologies = A technology works for its owner from the moment it is taken; when this deck is empty, slots stay empty.

## The guided first game

lesson-keep = These two order cards are yours to choose from. Keep the one whose goods look easier to you; nobody else sees it.
lesson-placing = Place your assistants first: one each in up to three areas, or two in the same area. Your president can only walk where they stand.
lesson-power = Every assistant in an area adds 1 power to your action there. It pays to come back to the same area until the action is strong.
lesson-moving = Now move your president to a glowing area and act there. Point at an area to see what the action would bring.
lesson-walking = Walk on over areas with your assistants, or stop and act. An area with an opponent's president costs ¥1, and you cannot stop there.
lesson-port = Take an order. Look for goods that you can gather in areas where you already stand.
lesson-laboratory = Technologies work for the rest of the game. Power pays for them, then yen and imports.
lesson-boards = Assistants on the Church and Customs boards bring points at once and again at the end, but they never come back.
lesson-token = With power 5 you take the token of the area. Every area has only one.
lesson-building = With power 4 or more you may build. A building brings its reward now and adds 1 power here for the rest of the game.
lesson-extra = At the end of your turn you can complete orders that are ready and achievements that you have reached.
lesson-ending = These meters show how near the end is. When one of them is full, one more round is played.
