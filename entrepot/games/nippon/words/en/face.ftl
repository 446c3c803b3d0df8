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
face-heading-silk_for = Silk can replace
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
face-role-screen = on this device
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
face-public = public information
face-order = Colour order
face-not_yet = hasn’t moved yet
face-nothing = takes no action
face-of = { $have } of { $need }
face-level-easy = easy
face-level-normal = normal
face-level-hard = hard

## Places in words

face-empty = empty
face-place-rounds = Round track
face-place-queue = Worker queue
face-place-crew = Your workers
face-place-favors = Favour tokens
face-gone = taken
face-unused = not used with this many players
face-space = space { $number }
face-income = income { $amount }
face-left = { $number } left
face-favor = level { $level } favour token

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
face-row-wages = future salaries
face-row-bonus = consolidation bonus
face-row-no_bonus = bonus lost
face-row-favor = favour token
face-row-replace = replaces
face-row-return = returns
face-row-token = your token
face-row-region = the region gives
face-row-output = output
face-row-lost = no room for
face-row-no_influence = no token { $region }: influence
face-row-worth = worth now
face-row-at_most = at most
face-row-income = income
face-row-due = salaries
face-row-next = next turn
face-row-discard = Discarded unused:
face-row-discard_but = Discarded unused, all but { $number }:
face-row-full = Your worker area will then be full, so you will have to consolidate.
face-row-silk = You could still convert silk to money for it.
face-row-iron = Only a right machine cell is left for the free machine: it costs { amount-iron }.
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
face-step-a = Favour token
face-step-b = Discard
face-step-c = Income
face-step-d = Salaries
face-round = round { $number }
face-start = setup
face-finish = the end
face-over = over
face-finale = Final round
face-finale-next = The last rounds
face-ended = the last space of the round track was reached

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
face-tie = Tied on points ({ $players }): the player who took their last turn later wins (NZ-{ $rule }).

## Help

help-table = On your turn, either hire a worker and take the action below it, or consolidate: a favour token, income, salaries. Points come from influence in the regions and from your zaibatsu.
help-science = Pay 1, 3 or 6 for one, two or three steps on the science track. Higher science gives you access to better factories; spaces along the way give bonuses.
help-production = Spend coal on up to three different factories. A factory makes 1 good, plus 1 for each machine on it. There is room for four goods below it.
help-investment = Spend 1 good, then 2 of another type, then 3 of a third. Each time, take two finance steps or fulfil a contract.
help-factory = Build one of these factories if your science is high enough. Silk can make up for missing science. A bolt marks a one-time effect; an action tile modifies that action.
help-mining = Pay 1, 3 or 6 for one, two or three steps on the mining track. It sets how much coal each consolidation gives you.
help-ships = A ship brings its destination’s expert to your worker area and improves the department of that colour. A destination without an expert is closed.
help-machines = A machine raises its factory’s output by 1. You can build on up to three factories per action, one machine each; the right cell costs 1 iron more.
help-trains = A train gives you its cell’s bonus and adds 2 influence in its region as long as you have a token there.
help-markets = Spend 1 to 3 goods of the type next to a cell to place an influence token there, and take the region’s bonus or 2 VP. Up to three times, all in one region.
help-worker = Colour matters at consolidation: your lowest worker gives you its department’s bonus, with four or more workers the topmost one does too, and each colour costs a salary of 3.
help-bag = Workers are drawn from the bag at the end of a round and return to it when someone consolidates.
help-pair = A pair of starting tiles: an effect with its VP, then resources, money and steps. The first player chooses last.
help-slot = Your factory: the cost and output of production, its ability and two machine cells. You can use at most one action modifier per turn.
help-goods = Goods are kept below the factory that made them, four at most. Spend them on local markets, investments and contracts.
help-station = A cell for a train. You gain its bonus once; the train counts as 2 influence while you have a token in the region.
help-cell = The demand token shows which goods to spend. To take an occupied cell you need a higher token. In a full local market yours must be higher than all the others there, and the lowest one goes back to its owner.
help-region = At the end of each period, every region is scored by influence from tokens and trains. Printed values that no one has covered count for the foreign companies.
help-contract = A contract gives you its department’s bonus, or any department’s if you spent goods of its level in this action. It then counts towards the contracts goal.
help-department = A department gives this bonus wherever its symbol appears. A ship to its destination improves it for the rest of the game.
help-fleet = Pieces are taken from the left. You gain the bonus between two rows once both pieces next to it are gone. The tinted columns score with a favour token.
help-goal = A favour token makes this row score at the end of the game: more at the upper mark, and more with a higher level.
help-tile = What is left of your starting tile. Coal on it is safe when you consolidate.
help-consolidate = Take a favour token, discard coal and money, receive bonuses and income, and pay 3 for each colour among your workers. Then all your workers return.
help-panel = A rival’s public information: supply, influence tokens, workers and departments, tracks, pieces built, factories and contracts.
help-rounds = A round ends when a hiring cell is empty and the queue can’t refill it. At the end of each period, influence in the regions scores; after the last space, the game is over.
help-queue = Workers waiting: when a hiring cell becomes empty, a row moves up into it. Once the queue is used up, the round ends.
help-crew = The workers you have hired since your last consolidation. Each colour costs a salary then, and the lowest and topmost workers give you their departments’ bonuses.
help-favors = When you consolidate, you take a favour token and put it on a goal, which then scores at the end. The more workers you have, the higher its level can be.
help-automa = Each turn the Automa returns a worker from the hiring area; with trains or local markets it also places a train or a token. You win by reaching all solo goals.
help-track-science = Science decides which factories you can build. Passing a symbol gives you its bonus; passing the token releases it.
help-track-mining = Mining gives you coal at each consolidation. Passing a symbol gives you its bonus; passing the token releases it.
help-track-finance = Finance gives you money at each consolidation. Passing a symbol gives you its bonus; passing the token releases it.
help-money = Money pays for steps, factories, machines, ships, trains and salaries. All of it is discarded when you consolidate. At the end, every 5 left are worth 1 VP.
help-coal = Coal pays for production. All of it is discarded when you consolidate.
help-silk = Silk can replace money at any time, one for one, and science when you build: 1, 3 or 6 silk for one, two or three levels.
help-iron = Iron pays for ships and trains, and for the right machine cell.
help-influence = The goods you spend decide which token you place. Replaced tokens come back to you; locked ones are released by the tracks.

## The guided first game

lesson-draft = Choose a pair of starting tiles: the upper one has an effect and points, the lower one resources. Point at a pair to see what it gives you.
lesson-turn = Choose an action. You pay the cost shown next to it and hire a worker from the cell above it. Two workers of the same colour are cheaper than two colours.
lesson-consolidate = When you run short of money or room, consolidate. Here you see what you would get: income, the bonuses of your lowest and topmost workers, and the salaries to pay.
lesson-hiring = The colour doesn’t matter for the action. At consolidation each colour costs 3, and the lowest worker decides which bonus you get.
lesson-track = One, two or three steps, each more expensive than the last. Symbols along the way are bonuses; the tinted columns score at the end.
lesson-factory = A factory makes goods, and goods win influence. Look at its requirements on the left and at its ability.
lesson-production = Produce in up to three factories. There is room for only four goods below each, so don’t make more than you can use.
lesson-ships = A ship brings an expert to your worker area and improves a department for good. Watch your space: you can have six workers at most.
lesson-trains = A train only counts where you have an influence token, but it can’t be removed.
lesson-markets = Spend goods next to a highlighted cell to place a token. All supplies in this action are in one region, and each gives you the region’s bonus or 2 VP.
lesson-investment = Each activation costs one more good and needs a new type. Invest for income, or fulfil a contract for a bonus and points.
lesson-favor = Put the favour token where you expect to get far: without one, a row scores nothing at the end.
