### Nippon: what a player presses, what the log says, what a decision asks, what happens by itself.

## Buttons

verb-pair = Take { $noun }
verb-old = Old factory: { $noun }
verb-recruit = Take { $noun-acc }
verb-act = { $noun }
verb-consolidate = Consolidate
verb-skip = Skip turn
verb-silk = Convert 1 silk to ¥1
verb-hire = Hire { $noun-acc }
verb-steps = Take { $noun }
verb-build = Build { $noun }
verb-first = Start with { $noun }
verb-machine = Add a machine { $noun-to }
verb-produce = Produce { $noun-at }
verb-kept = Take 1 safe coal
verb-ship = Ship { $noun-to } for iron
verb-ship-free_ship = Ship { $noun-to }
verb-ship_for_money = Ship { $noun-to } for money and iron
verb-train = Train { $noun-at }, for iron
verb-train-free_train = Train { $noun-at }
verb-train_for_money = Train { $noun-at }, for money and iron
verb-supply_1 = Supply { $noun } with 1 good
verb-supply_2 = Supply { $noun } with 2 goods
verb-supply_3 = Supply { $noun } with 3 goods
verb-take_from = Spend a good { $noun-from }
verb-evict = Return the token in { $noun }
verb-gain = Take { $noun }
verb-spend = Spend { $noun }
verb-invest = Invest
verb-contract = Fulfil the { $noun }
verb-modify = Use the modifier of { $noun }
verb-region = Take the bonus of { $noun }
verb-research = Advance { $noun-at }
verb-department = Take the { $noun }’s bonus
verb-another = Pay for it
verb-piece = Build { $noun-acc }
verb-stock = Add a good { $noun-to }
verb-favor = Favour token: { $noun }
verb-keep = Keep { $noun }
verb-pay = Pay salaries
verb-reward = { $noun }
verb-stop = Stop
verb-stop-machines = Build no more machines
verb-stop-production = Produce no more
verb-stop-ships = Build no more ships
verb-stop-trains = Build no more trains
verb-stop-markets = Supply no more markets
verb-stop-investment = Spend no more goods
verb-stop-modifier = Use no modifier
verb-stop-another = Don’t pay
verb-done = End turn
verb-done-leftover = End consolidation

## Log

log-pair = { $player } takes starting tile { $noun }
log-old = { $player } places the old factory: { $noun }
log-recruit = { $player } takes { $noun-acc } from the bag
log-act = { $player } chooses { $noun }
log-consolidate = { $player } consolidates
log-skip = { $player } skips the turn
log-silk = { $player } converts 1 silk to ¥1
log-hire = { $player } hires { $noun-acc }
log-steps = { $player } takes { $noun }
log-build = { $player } builds { $noun }
log-first = { $player } starts with { $noun }
log-machine = { $player } adds a machine { $noun-to }
log-produce = { $player } produces { $noun-at }
log-kept = { $player } takes 1 safe coal
log-ship = { $player } sends a ship { $noun-to }
log-ship_for_money = { $player } sends a ship { $noun-to } for money and iron
log-train = { $player } builds a train { $noun-at }
log-train_for_money = { $player } builds a train { $noun-at }, for money and iron
log-supply_1 = { $player } supplies { $noun } with 1 good
log-supply_2 = { $player } supplies { $noun } with 2 goods
log-supply_3 = { $player } supplies { $noun } with 3 goods
log-take_from = { $player } spends a good { $noun-from }
log-evict = { $player } returns the token in { $noun }
log-gain = { $player } takes { $noun }
log-spend = { $player } spends { $noun }
log-invest = { $player } invests
log-contract = { $player } fulfils the { $noun }
log-modify = { $player } uses the modifier of { $noun }
log-region = { $player } takes the bonus of { $noun }
log-research = { $player } advances { $noun-at }
log-department = { $player } takes the { $noun }’s bonus
log-another = { $player } pays for the ability’s extra effect
log-piece = { $player } chooses { $noun-acc }
log-stock = { $player } adds a good { $noun-to }
log-favor = { $player } places a favour token of { $noun }
log-keep = { $player } keeps { $noun }, the rest in money
log-pay = { $player } pays the salaries
log-reward = { $player } takes { $noun } for a common goal
log-stop = { $player } stops
log-done = { $player } ends the turn
run-silk = { $player } converts { $number } silk to ¥{ $number }
run-stock = { $player } adds { $number ->
    [one] { $number } good
   *[other] { $number } goods
}

## Decisions

prompt-draft = Choose a pair of starting tiles.
prompt-old_factory = Choose a side for the old factory.
prompt-recruit = Choose a worker from the bag.
prompt-turn = Choose an action, or consolidate.
prompt-turn-without-consolidate = Choose an action.
prompt-turn-without-act = No action is possible, so consolidate.
prompt-hiring = Choose a worker to hire.
prompt-science = Science: choose how many steps to pay for.
prompt-mining = Mining: choose how many steps to pay for.
prompt-factory = Choose a factory to build.
prompt-first_factory = Your first factory: choose what to resolve first.
prompt-machines = Machines: choose a machine cell, or stop.
prompt-machines-without-stop = Machines: choose a machine cell.
prompt-production = Production: choose a factory, or stop.
prompt-production-without-stop = Production: choose a factory.
prompt-ships = Ships: choose a destination and how to pay, or stop.
prompt-ships-without-stop = Ships: choose a destination and how to pay.
prompt-trains = Trains: choose a train cell and how to pay, or stop.
prompt-trains-without-stop = Trains: choose a train cell and how to pay.
prompt-markets = Local markets: choose a cell and a number of goods, or stop.
prompt-markets-without-stop = Local markets: choose a cell and a number of goods.
prompt-source = Choose the factory to spend goods from.
prompt-evicting = Choose which of the lowest tokens returns to its owner.
prompt-supplied = Choose the region’s bonus or VP.
prompt-investment = Investment and contracts: choose goods to spend, or stop.
prompt-investment-without-stop = Investment and contracts: choose goods to spend.
prompt-fulfilling = Invest, or fulfil a contract.
prompt-modifier = Choose an action modifier, or none.
prompt-region_bonus = Choose the region whose bonus you take.
prompt-research = White department: choose a track.
prompt-department = Choose the department whose bonus you take.
prompt-free_ship = Free ship: choose a destination.
prompt-free_train = Free train: choose a train cell.
prompt-free_machine = Free machine: choose a machine cell.
prompt-piece = Choose what to build for free.
prompt-another = Pay for the ability’s extra effect, or decline.
prompt-stocking = Choose a factory for one of the goods.
prompt-favor = Consolidation: choose a favour token and its goal.
prompt-keeping = Consolidation: choose how much coal to keep; the rest is kept in money.
prompt-salary = Consolidation: pay the salaries.
prompt-leftover = Last consolidation: convert silk to money, or finish.
prompt-leftover-without-silk = Last consolidation: finish it.
prompt-reward = Common goal: choose a reward.
prompt-end = Convert silk to money, or end your turn.
prompt-end-without-silk = End your turn.
prompt-over = The game is over.

## Events

event-round = Round { $number } begins
event-round_end = Round { $number } ends
event-period_end = Period { $period } ends: influence scoring
event-turn = { $player }’s turn
event-queue = A row of the queue moves up { $cell-to }
event-workers = { $number ->
    [one] { $number } worker is drawn
   *[other] { $number } workers are drawn
} from the bag into the hiring cells
event-queue_filled = The worker queue is filled from the bag
event-last_rounds = The last rounds begin; { $player } takes the second round marker
event-influence = { $region }: { $player } gains { amount-vp } for influence
event-automa_cell = The Automa reveals an action token: { $cell }
event-automa_left = The Automa reveals an action token: the fullest hiring cell (leftmost if tied)
event-automa_right = The Automa reveals an action token: the fullest hiring cell (rightmost if tied)
event-automa_worker = The Automa returns { $worker-acc } { $cell-from } to the bag
event-automa_no_worker = The Automa returns no worker because { $cell } is empty
event-automa_train = The Automa places a train { $station-at }
event-automa_influence = The Automa places influence token { $number } on { $cell }
event-automa_nothing = The Automa takes no action
event-automa_shuffle = The Automa’s colour order and action tokens are reshuffled
event-solo_won = All solo goals reached: { $rating }
event-solo_lost = A solo goal was missed: the game is lost
