### Yokohama: what a player presses, what the log says, what a decision asks, what happens by itself.

## Buttons

verb-keep = Keep the { $noun }
verb-agent = Use an agent { $noun-at }
verb-order = Complete the { $noun }
verb-achieve = Complete { $noun }
verb-university = Use University
verb-spinning_mill = Use Spinning Mill
verb-done = Finish extra actions
verb-done-phase_c = End turn
verb-place = Place an assistant { $noun-at }
verb-place_two = Place two assistants { $noun-at }
verb-stop = Stop here
verb-stop-placing = Place no more
verb-stop-telegram = Place no third assistant
verb-stop-moving = Take back no assistants
verb-stop-recalling = Take back no more assistants
verb-stop-port = Take no more orders
verb-stop-laboratory = Take no technology
verb-stop-hiring = Take no more pieces
verb-stop-chinatown = Make no more exchanges
verb-stop-church = Put no assistant on the Church board
verb-stop-customs = Put no assistant on the Customs board
verb-stop-token = Leave the token
verb-stop-building = Build nothing
verb-stop-recovery = Take back all assistants
verb-stop-lifting = Move no more assistants
verb-put = Place the president { $noun-at }
verb-step = Move the president { $noun-to }
verb-tram = Take the Tram { $noun-to }
verb-station = Move the president to the Station
verb-recall = Recall the president
verb-take_back = Take back an assistant { $noun-from }
verb-act = Act { $noun-at }
verb-take = Take the order { $noun-from }
verb-learn = Take the technology { $noun-from }
verb-imports = Pay { $noun }
verb-station_at = Put the Station token { $noun-at }
verb-hire = Take { $noun-acc } from the warehouse
verb-sell = Sell { $noun }
verb-buy = Buy { $noun-acc }
verb-church = Put an assistant on { $noun } of the Church board
verb-customs = Put an assistant on { $noun } of the Customs board
verb-assistant = Send an assistant { $noun-from }
verb-spend = Spend { $noun-acc } on faith
verb-token = Take the 5-power token
verb-shop = Build a shop on { $noun }
verb-trading_house = Build a trading house
verb-leave = Leave an assistant in the area
verb-gain = Gain { $noun }
verb-lift = Move an assistant { $noun-from }
verb-drop = Move the assistant { $noun-to }
verb-reward = Take the { $noun }
verb-go_on = Continue

## Log

log-keep = { $player } keeps the { $noun }
log-keep-hidden = { $player } keeps an order
log-agent = { $player } uses an agent { $noun-at }
log-order = { $player } completes the { $noun }
log-achieve = { $player } completes { $noun }
log-university = { $player } uses University
log-spinning_mill = { $player } uses Spinning Mill
log-done = { $player } finishes the extra actions
log-place = { $player } places an assistant { $noun-at }
log-place_two = { $player } places two assistants { $noun-at }
log-stop = { $player } stops here
log-put = { $player } places the president { $noun-at }
log-step = { $player } moves the president { $noun-to }
log-tram = { $player } takes the Tram { $noun-to }
log-station = { $player } moves the president to the Station
log-recall = { $player } recalls the president
log-take_back = { $player } takes back an assistant { $noun-from }
log-act = { $player } acts { $noun-at }
log-take = { $player } takes an order { $noun-from }
log-learn = { $player } takes a technology { $noun-from }
log-imports = { $player } pays { $noun }
log-station_at = { $player } puts the Station token { $noun-at }
log-hire = { $player } takes { $noun-acc } from the warehouse
log-sell = { $player } sells { $noun }
log-buy = { $player } buys { $noun-acc }
log-church = { $player } puts an assistant on { $noun } of the Church board
log-customs = { $player } puts an assistant on { $noun } of the Customs board
log-assistant = { $player } sends an assistant { $noun-from }
log-spend = { $player } spends { $noun-acc } on faith
log-token = { $player } takes the 5-power token
log-shop = { $player } builds a shop on { $noun }
log-trading_house = { $player } builds a trading house
log-leave = { $player } leaves an assistant in the area
log-gain = { $player } gains { $noun }
log-lift = { $player } moves an assistant { $noun-from }
log-drop = { $player } moves the assistant { $noun-to }
log-reward = { $player } takes the { $noun }
log-go_on = { $player } continues
run-take_back = { $player } takes back { $number ->
    [one] { $number } assistant
   *[other] { $number } assistants
}
run-place = { $player } places { $number ->
    [one] { $number } assistant
   *[other] { $number } assistants
}
run-step = { $player } moves the president { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
run-hire = { $player } takes { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
} from the warehouse

## Decisions

prompt-keep = Choose the order to keep.
prompt-phase_a = Phase A: take extra actions, or move on.
prompt-placing = Step 1: place assistants, or stop.
prompt-telegram = Telegram: place one more assistant in an adjacent area, or stop.
prompt-moving = Step 2: move your president, or recall it.
prompt-moving-without-recall = Step 2: choose where your president goes.
prompt-walking = Keep moving your president, or stop here.
prompt-walking-without-stop = Keep moving your president.
prompt-recalling = Take back any number of assistants, then stop.
prompt-act_where = Choose where to act.
prompt-port = Port: take an order, or stop.
prompt-laboratory = Laboratory: take a technology, or stop.
prompt-paying = Choose how many imports to pay; the rest is paid in yen.
prompt-station_at = Choose an area for the Station token.
prompt-hiring = Move a piece from your warehouse to your hand, or stop.
prompt-chinatown = Chinatown: make an exchange, or stop.
prompt-church = Church: choose a space for an assistant, or stop.
prompt-customs = Customs House: choose a space for an assistant, or stop.
prompt-assistant = Choose which assistant to put on the board.
prompt-spending = Choose what to spend for the missing faith.
prompt-token = Step 4: take the 5-power token, or leave it.
prompt-building = Step 5: build a shop or a trading house, or build nothing.
prompt-building-without-shop = Step 5: build a trading house, or build nothing.
prompt-building-without-trading_house = Step 5: build a shop, or build nothing.
prompt-recovery = Step 6: leave one assistant in the area, or take them all back.
prompt-any_goods = Choose a good to gain.
prompt-lifting = Choose an assistant to move, or stop.
prompt-dropping = Choose where this assistant goes.
prompt-reward = Choose an achievement reward token.
prompt-phase_c = Phase C: take extra actions, or end your turn.
prompt-pause = Use University or Spinning Mill before the next step, or continue.
prompt-pause-without-university = Use Spinning Mill before the next step, or continue.
prompt-pause-without-spinning_mill = Use University before the next step, or continue.
# beside the question after it, which may be answered at once
before-phase_a = First, you may use an agent or complete an order or achievement (phase A).
before-pause = First, you may use University or Spinning Mill.
prompt-over = The game is over.

## Events

event-first_player = { $player } is the first player
event-round = Round { $number } begins
event-turn = { $player }’s turn
event-action = { $player } acts { $area-at } with power { $power }
event-gain = { $player } gains { $amount }
event-pay = { $player } pays { $rival } { amount-yen }
event-canal = { $player } pays { amount-yen } to cross the Canal
event-income = { $player } gains { amount-yen } for the trading house { $area-at }
event-order_taken = { $player } now holds the { $order }
event-learnt = { $player } gains the technology { $technology }
event-refill_port = New orders are { $board-at }; cards left in the deck: { $number }
event-refill_laboratory = A new technology is { $board-at }; cards left in the deck: { $number }
event-station = The Station token adds power { $area-at }
event-system_of_stock = { $player } gains { amount-yen } from System of Stock
event-agent = { $player } gains the { $agent }
event-no_agent = { $player } has a country pair, but there is no { $agent } left in the supply
event-trigger_trading_houses = End trigger: { $player } has built every trading house
event-trigger_shops = End trigger: { $player } has built every shop
event-trigger_orders = End trigger: there are too few orders left to fill a Port board
event-trigger_church = End trigger: the Church board has enough assistants
event-trigger_customs = End trigger: the Customs board has enough assistants
event-one_more_round = This round is finished, then the final round follows
event-final_round = The final round begins
event-final_scoring = Final scoring
event-score = { $player }, { $category }: { amount-vp }
event-dummy = { $category }: the dummy takes this rank, so no one gains its VP
