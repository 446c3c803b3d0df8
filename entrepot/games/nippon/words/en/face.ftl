### Nippon in a browser: the zaibatsu, panels, previews, help, the guided first game.

## The zaibatsu

face-zaibatsu = Your zaibatsu
face-heading-workers = Workers
face-heading-tracks = Tracks
face-heading-to_build = To build
face-heading-departments = Departments
face-heading-factories = Factories
face-heading-fulfilled = Contracts fulfilled
face-heading-to_fulfil = Contracts to fulfil
face-heading-tile = Starting tile
face-heading-silk_for = Silk stands in for
face-any_time = at any time
face-to_build_it = to build
face-influence = Influence
face-token-hand = in hand
face-token-map = on the map
face-token-locked = locked
face-kept = +{ $number } kept
face-consolidate = Consolidate
face-wages = salaries

## Who plays

face-role-you = you
face-role-screen = at this screen
face-role-link = by link
face-role-bot = bot, { $level }
face-role-open = free seat
face-role-left = has left
face-to_move = to move
face-your_turn = your turn
face-next = next
face-away = away

## Rivals and the Automa

face-rivals = Rivals
face-public = everything public
face-order = Colour order
face-not_yet = has not moved yet
face-nothing = performs nothing
face-of = { $have } of { $need }
face-level-easy = easy
face-level-normal = normal
face-level-hard = hard

## Places in words

face-empty = empty
face-place-rounds = Round track
face-place-queue = Worker queue
face-place-crew = Your workers
face-place-favors = Favor tokens
face-gone = taken
face-unused = not in use with so few players
face-space = space { $number }
face-income = income { $amount }
face-left = { $number } left
face-favor = favor token of level { $level }

## Previews and the log

face-or = or
face-row-pay = you pay
face-row-gain = you gain
face-row-unlock = releases token
face-row-improve = improves
face-row-expert = expert
face-row-influence = you { $region }
face-row-activations = activations
face-row-hire = hire one of
face-row-wages = salaries to come
face-row-bonus = brings at consolidation
face-row-no_bonus = no longer brings
face-row-favor = favor token
face-row-replace = replaces
face-row-return = returns
face-row-token = your token
face-row-region = the region gives
face-row-output = output
face-row-lost = does not fit
face-row-no_influence = no token { $region }: influence
face-row-worth = worth now
face-row-at_most = at most
face-row-income = income
face-row-due = salaries
face-row-next = next turn
face-row-discard = Discarded unused:
face-row-discard_but = Discarded unused, all but { $number }:
face-row-full = Your worker area is then full: all that is left is to consolidate.
face-row-silk = Silk could still be turned into money for it.
face-line-returns = takes back influence token { $number }
face-line-consolidation = consolidation
face-now = Now
face-built = built

## Steps of the turn, the round

face-stage-action = Action
face-stage-hire = Hire
face-stage-activate = Activate
face-stage-end = End
face-stage-science = Steps
face-stage-production = Produce
face-stage-investment = Spend
face-stage-factory = Build
face-stage-mining = Steps
face-stage-ships = Ship
face-stage-machines = Machine
face-stage-trains = Train
face-stage-markets = Supply
face-step-a = Favor token
face-step-b = Discard
face-step-c = Income
face-step-d = Salaries
face-round = round { $number }
face-start = setup
face-finish = the end
face-over = over
face-finale = Final round
face-finale-next = The last rounds
face-ended = the last space of the round track was played

## The score sheet

face-scores = Final scores
origin-whole = gained in play
origin-start = starting tiles
origin-influence = influence in the regions
origin-markets = local markets
origin-contracts = investment and contracts
origin-factories = factories
origin-departments = departments
origin-goals = common goals
origin-actions = other actions
face-tie = Equal points ({ $players }): who took the last turn later wins (NZ-{ $rule }).

## Help

help-table = In your turn you hire a worker and perform the action below, or you consolidate: a favor token, income, salaries. Points come from influence in the regions and from your zaibatsu.
help-science = Pay 1, 3 or 6 for one, two or three steps on the science track. Higher science opens better factories; spaces on the way give bonuses.
help-production = Spend coal on up to three different factories. A factory makes 1 good and 1 more for each machine on it; four goods fit below it.
help-investment = Spend 1 good, then 2 of another type, then 3 of a third. Each time you take two finance steps or fulfil a contract.
help-factory = Build one of these factories if your science is high enough. Silk lends missing science. A bolt works once, an action tile changes that action.
help-mining = Pay 1, 3 or 6 for one, two or three steps on the mining track. It gives the coal of every consolidation.
help-ships = A ship brings the expert of its destination into your worker area and improves the department of that colour. Without the expert there the destination is closed.
help-machines = A machine raises the output of its factory by 1. One on each of up to three factories in an action; the right cell costs 1 iron more.
help-trains = A train takes the bonus of its cell and adds 2 influence in its region as long as you have a token there.
help-markets = Spend 1 to 3 goods of the type beside a cell to put an influence token there, and take the bonus of the region or 2 VP. Up to three times in one region.
help-worker = The colour is for the consolidation: the lowest worker brings its department's bonus, from four workers on the topmost too, and every colour costs a salary of 3.
help-bag = Workers come from the bag at the end of a round and return to it when somebody consolidates.
help-pair = A pair of starting tiles: an effect with its VP, then resources, money and steps. Who begins the game chooses last.
help-slot = Your factory: what production costs and gives, its ability, two machine cells. At most one action modifier works in a turn.
help-goods = Goods lie below the factory that made them, four at most. They are spent on local markets, investments and contracts.
help-station = A cell for a train. Its bonus comes once; the train counts 2 influence while you have a token in the region.
help-cell = The demand token names the goods. An occupied cell asks for a higher token; a full local market for one that is higher than all others there, and its lowest token goes back.
help-region = At the end of each period every region is scored by influence: tokens and trains. Printed values that nobody covers count for the foreign companies.
help-contract = A contract brings the bonus of its department, or of any if goods of its level were spent in this action; it then counts for the contracts goal.
help-department = A department gives this bonus wherever its sign is shown; a ship to its destination improves it for the rest of the game.
help-fleet = Pieces are taken from the left. A bonus between two rows is yours when both its neighbours are gone; the tinted columns score with a favor token.
help-goal = A favor token makes this row score at the end of the game: more at the upper mark, more with a higher level.
help-tile = What is left of your starting tile. Coal on it is safe when you consolidate.
help-consolidate = Take a favor token, discard coal and money, receive bonuses and income, pay 3 for every colour among your workers; then all workers return.
help-panel = Everything of a rival is open: supply, influence tokens, workers and departments, tracks, pieces built, factories and contracts.
help-rounds = A round ends when a hiring cell is empty and the queue cannot refill it. At the end of each period influence in the regions scores; after the last space the game is over.
help-queue = These workers wait: a row moves up into a hiring cell that has become empty. When the queue is used up, the round ends.
help-crew = The workers you have hired since your last consolidation. Each costs a salary then, and the departments of the lowest and the topmost one bring their bonus.
help-favors = At a consolidation you take a favor token of the level that your number of workers reaches and put it on a goal; it scores at the end.
help-automa = The Automa returns a worker from the hiring area each turn; with trains or local markets it also places a train or a token. You win by reaching all solo goals.
help-track-science = Science decides which factories you can build. Passing a sign gives its bonus, passing the token releases it.
help-track-mining = Mining gives coal at every consolidation. Passing a sign gives its bonus, passing the token releases it.
help-track-finance = Finance gives money at every consolidation. Passing a sign gives its bonus, passing the token releases it.
help-money = Money pays for steps, factories and machines, ships and trains, and salaries. All of it is discarded when you consolidate; 5 left at the end are 1 VP.
help-coal = Coal pays for production. All of it is discarded when you consolidate.
help-silk = Silk stands in for money at any time, one for one, and for science when you build: 1, 3 or 6 silk for one, two or three levels.
help-iron = Iron pays for ships and trains and for the right machine cell.
help-influence = Goods decide which token you place. Tokens that are driven out come back to you; locked ones are released by the tracks.

## The guided first game

lesson-draft = Choose a pair of starting tiles: the upper one has an effect and points, the lower one resources. Point at a pair to see what it gives.
lesson-turn = Choose an action. It costs what stands beside it, and you hire a worker from the cell above it. Two workers of one colour are cheaper than two colours.
lesson-consolidate = When money or room is short, consolidate. Here you see what it would bring: income, the bonuses of your lowest and topmost worker, and the salaries.
lesson-hiring = The colour does not matter for the action. At the consolidation each colour costs 3, and the lowest worker decides which bonus you get.
lesson-track = One, two or three steps, each dearer than the one before. Signs on the way are bonuses; the tinted columns score at the end.
lesson-factory = A factory makes goods, and goods win influence. Look at what it needs at the left and at its ability.
lesson-production = Produce on up to three factories. Only four goods fit below each, so do not make more than you can use.
lesson-ships = A ship takes an expert into your worker area and improves a department for good. Watch your room: six workers are the most.
lesson-trains = A train counts only where you have an influence token, but nobody can drive it out.
lesson-markets = Spend goods beside a glowing cell to place a token. All supplies of this action are in one region, and each brings the bonus of the region or 2 VP.
lesson-investment = Every activation spends one more good and asks for a new type. Invest for income, or fulfil a contract for a bonus and points.
lesson-favor = Put the favor token where you will get far: without one a row scores nothing at the end.
