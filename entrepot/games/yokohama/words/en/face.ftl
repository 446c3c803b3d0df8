### Yokohama in a browser: panels, previews, help, the guided first game.

## Panels

face-board = Yokohama board
face-role-you = you
face-role-screen = on this device
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
face-secret = only you can see them
face-ready = ready
face-lacking = needs
face-lacks = needs { $goods }
face-of = { $have } of { $need }
face-achievements = Achievements

## The end and the supply

face-ending = End triggers
face-meter-church = Assistants on the Church board
face-meter-customs = Assistants on the Customs board
face-meter-shops = Shops built by one player
face-meter-houses = Trading houses built by one player
face-meter-orders = Orders left in the deck
face-meter-technologies = Technologies left in the deck
face-round = round { $number }
face-last_round = round { $number } (last)
face-start = before the first round
face-over = the game is over
face-finale = Final round
face-finale-next = The final round comes next

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
face-row-token = can take token
face-row-build = can build
face-row-return = { $number ->
    [one] returns to hand
   *[other] return to hand
}
face-row-stuck = Your president would then be unable to move and would be recalled.
face-row-nowhere = Your president would then have nowhere to go.
face-row-order = order
face-row-ready = becomes ready
face-line-pays = pays
face-left-order = { $number ->
    [one] { $number } order can still be completed
   *[other] { $number } orders can still be completed
}
face-left-achieve = { $number ->
    [one] { $number } achievement can still be completed
   *[other] { $number } achievements can still be completed
}
face-left-agent = an agent can still act

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
face-tie-board = { $category }: tied on assistants ({ $players }); the player with the rightmost assistant ranks higher (YK-{ $rule }).
face-tie-value = { $category }: tied on production value ({ $players }); the player closer to the first player in turn order ranks higher (YK-{ $rule }).
face-tie-total = Tied on points ({ $players }): the player closer to the first player in turn order ranks higher (YK-{ $rule }).

## Help

help-table = On your turn you take extra actions, place assistants, move your president and act where it stops. Then you may take the token and build, and your assistants return to hand.
help-powers = By power: { $powers }.
help-power = Your power is the number of your assistants here, plus 1 each for your president, your shop and your trading house, up to 5.
help-production = Acting here gives you this good. The higher your power, the more you gain.
help-bank = Acting here gives you yen. The higher your power, the more you gain.
help-employment_agency = Move pieces from your warehouse to your hand: assistants are free, shops and trading houses cost yen.
help-church = Put an assistant on a free space of the Church board if you have enough faith. Power counts as faith; you can add faith by spending one of each good, one import and some yen.
help-customs = Put an assistant on a free space of the Customs board by paying the imports it costs.
help-port = Take an order from this Port’s board, or two for ¥2 or an import. Higher power opens more slots.
help-laboratory = Take a technology from this Laboratory’s board. Power pays for its value; each missing point costs ¥2 or an import.
help-chinatown = Sell goods for yen, or buy goods and imports. Power is the number of exchanges you can make.
help-canal = Your president may cross the Canal for ¥1 but never stops there. No other piece is ever placed on it.
help-shop = With power 4 or more you may build a shop from hand on a free space and gain its reward. You can have one shop per area, and it gives you 1 power there.
help-trading_house = With power 4 or more you may build a trading house from hand and gain its reward. It gives you 1 power there, and ¥1 whenever an opponent acts in the area.
help-token = A player who acts here with power 5 may take the token and gains its reward at once. It isn’t replaced.
help-order = In phase A or C, spend all the goods on the card to gain its reward. Its flag then counts for agents and for country sets. You can hold up to three orders.
help-agent = Once per turn, turn an agent face down to act in an area with your assistant but without your president. Every second flag of a country earns you one of its agents.
help-achievement = Once you have what it asks for, put an assistant from hand on it. The first player to do so gains the most VP. Nothing is spent.
help-reward = A player who completes all three achievements takes one of these tokens. A flag counts like one on a card; the free agent is used like any agent.
help-panel = Everything here is public except the orders in hand. Pieces in the warehouse must be moved to hand before they can be used.
help-good = Goods pay for orders, can be sold in Chinatown and can be spent for faith in the Church. At the end, every three left are worth 1 VP.
help-import = Imports are paid in the Customs House and count as ¥2 in Laboratories and Ports. At the end, each one left is worth 1 VP.
help-yen = Use yen to pay opponents whose presidents are in your way, and for shops, trading houses and technologies. At the end, every two left are worth 1 VP.
help-assistant = Your president can only walk through areas with your assistants, and each assistant gives you 1 power. After you act, all your assistants in that area return to hand.
help-president = Your president walks from area to area over your assistants, pays ¥1 to each opponent whose president it meets, and acts where it stops.
help-station = The Station token adds 1 power in its area, and the technology’s owner may move straight to it.
help-station-literal = The Station token adds 1 power in its area, and the technology’s owner enters it free, even beside other presidents, but then stops there.
help-ending = Once one of these meters is full, the current round is finished and one more is played. Final scoring follows.
help-technologies = A technology works for its owner as soon as it is taken. Once this deck runs out, slots stay empty.

## The guided first game

lesson-keep = Choose between these two orders. Keep the one whose goods look easier to get; no one else sees it.
lesson-placing = Place your assistants first: one each in up to three areas, or two in a single area. Your president can only walk where they are.
lesson-power = Each assistant in an area adds 1 power to your action there. Building up an area before you act pays off.
lesson-moving = Now move your president to a highlighted area and act there. Point at an area to see what the action would give you.
lesson-walking = Keep walking through areas with your assistants, or stop and act. Entering an area with an opponent’s president costs ¥1, and you can’t stop there.
lesson-port = Take an order. Look for goods you can collect in areas where you already have assistants.
lesson-laboratory = Technologies work for the rest of the game. Power pays for them first, then yen and imports.
lesson-boards = Assistants on the Church and Customs boards score now and again at the end, but they never come back.
lesson-token = With power 5 you take the area’s token. Each area has only one.
lesson-building = With power 4 or more you may build. A building gives you its reward now and 1 power here for the rest of the game.
lesson-extra = At the end of your turn you can complete orders that are ready and achievements you have reached.
lesson-ending = These meters show how close the end is. Once one of them is full, one more round is played.
