### Nippon: what is done at a place and when, for whoever clicks there at another moment

here-action = You choose an action at the start of your turn.
here-action-now = This is your action this turn.
here-next = After that you can go on with your action.
here-next-if = After that you can go on with your action, if you can pay for it.
here-done = You’ve already taken your { $action } action this turn.
here-last = No more actions follow: the game ends after the last consolidations.
here-last-turn = This is your last turn, so you take no other action.
here-button = There is a button for that.
here-worker = You hire a worker from here when you choose an action below this hiring cell.
here-worker-stuck = You can’t take any of the actions below this hiring cell now.
here-bag = This shows the workers in the bag; there is nothing to do here.
here-factory = You can build this factory with the Factory action.
here-slot = This factory can produce with the Production action.
here-slot-modifier = This factory can produce with the Production action, and it has an action modifier: { $action }.
here-slot-empty = You can build a factory for this cell with the Factory action; cells fill from the left.
here-slot-now = The factory goes into the first empty cell by itself.
here-slot-below = Click the goods cells below the factory.
here-machine = You can build a machine here with the Machines action.
here-goods = You spend these goods with the Local markets action or the Investment and contracts action.
here-goods-empty = There are no goods here; the factory makes them with the Production action.
here-goods-first = To spend goods of this type, choose the first of your factories that has them.
here-goods-markets = You spend goods by supplying a cell that needs their type.
here-goods-produce = To produce goods, choose the factory above them.
here-destination = You can send a ship here with the Ships action.
here-destination-closed = This destination is closed until its expert is back.
here-station = You can build a train here with the Trains action.
here-cell = You can place an influence token here with the Local markets action.
here-cell-taken = With the Local markets action, you can replace this token with a higher one.
here-cell-full = This local market is full. With the Local markets action, you can place a token here if it is higher than all the others.
here-region = You can take this region’s bonus after supplying one of its local markets.
here-contract = You can fulfil this contract with the Investment and contracts action.
here-contract-now = After that you invest or fulfil a contract.
here-track-science = You advance on this track with the Science action.
here-track-mining = You advance on this track with the Mining action.
here-track-finance = You advance on this track with the Investment and contracts action.
here-track-end = Your marker is already on the last space of this track.
here-department = You gain this bonus wherever its symbol appears; you choose a department here only when you’re asked to.
here-fleet-ship = You send ships to destinations with the Ships action.
here-fleet-machine = You build machines on your factories with the Machines action.
here-fleet-train = You build trains in the regions with the Trains action.
here-fleet-now = The leftmost piece is taken from here by itself.
here-no-ship = You have no ships left to build.
here-no-machine = You have no machines left to build.
here-no-train = You have no trains left to build.
here-goal = You put a favour token on a goal when you consolidate.
here-supply-money = You pay money when something costs it; there is nothing to click.
here-supply-coal = You spend coal at your factories with the Production action.
here-supply-coal-now = You pay the coal when you choose a factory.
here-supply-silk = You can convert silk to money when you choose or pay for an action, when you pay salaries and at the end of your turn.
here-supply-iron = You pay iron for ships, trains and right machine cells; there is nothing to click.
here-supply-influence = You place influence tokens on the map with the Local markets action.
here-supply-influence-now = The goods you spend decide which token you place.
here-tile = This shows your starting tile; there is nothing to do here.
here-tile-kept = You can take coal from here with the Production action.
here-tile-empty = Your starting tile goes here once you’ve chosen it.
here-consolidate = You can consolidate at the start of your turn, instead of taking an action.
here-consolidate-now = Your consolidation is already under way.
here-consolidate-last = The last consolidation follows by itself at the end of the game.
here-panel = This shows what a rival has; there is nothing to do here.
here-rounds = This shows how far the game has got; there is nothing to do here.
here-queue = This shows the workers waiting to refill the hiring cells; there is nothing to do here.
here-crew = This shows your workers; they return when you consolidate.
here-favors = You take a favour token when you consolidate.
here-favors-now = You choose the token’s level together with its goal.
here-favor-past = You take a favour token at the start of a consolidation; that step is over.

## What there is too little of

amount-worker = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
amount-science_level = science level { $number }
amount-contract = { $number ->
    [one] { $number } contract
   *[other] { $number } contracts
}
