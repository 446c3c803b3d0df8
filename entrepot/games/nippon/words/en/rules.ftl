### Nippon: why a rule refuses, one sentence a ledger number.

## Starting tiles

rule-202 = This pair of starting tiles isn’t on offer.
rule-203 = Choose a pair of starting tiles first.
rule-215 = Choose a side for the old factory first.
rule-216 = Take a worker from the bag first.
rule-224 = The old factory never produces.
rule-227 = The old factory has no machine cells.
rule-229 = You have no coal on a tile or factory.
rule-233 = There is no worker of this colour in the bag.

## General concepts

rule-302 = It’s not your turn.
rule-307 = You have no factory in this cell.
rule-316 = You have none of these left on your zaibatsu.
rule-316-destinations = No destination is open to you now.
rule-316-stations = No train cell is free.
rule-316-cells = You have no factory with a free machine cell.
rule-316-right = Only a right machine cell is free, and you don’t have the iron for it.
rule-320 = You have no silk.
rule-324 = Take what you have gained first.
rule-327 = Pay the ability’s full price first, or decline.

## Turn and hiring

rule-403 = On your turn you take one action, or consolidate.
rule-405 = There is no such worker in the hiring cell above this action.
rule-406 = Your worker area is full, so you have to consolidate.
rule-407 = You can’t complete a single activation of this action.
rule-407-silk = You need this silk to build a factory now.
rule-407-steps = You can’t pay for a single step, even with silk.
rule-407-no_factory = You have no factory that can produce.
rule-407-coal = You don’t have enough coal for any of your factories.
rule-407-goods = You have no goods to spend.
rule-407-full = Your factory area is full.
rule-407-none = There are no factories left to build.
rule-407-factory = You can’t afford a factory, even with silk.
rule-407-science = You don’t have enough science for any available factory, even with silk.
rule-407-pieces = You have no pieces for this action left on your zaibatsu.
rule-407-destinations = No destination is open to you now.
rule-407-stations = No train cell is free.
rule-407-iron = You don’t have enough iron.
rule-407-price = You have neither enough iron for one price nor enough money for the other.
rule-407-machine = You can’t afford a machine, even with silk.
rule-407-cells = You have no factory with a free machine cell.
rule-407-right = Only a right machine cell is free, and it costs iron.
rule-407-markets = You can’t supply any local market with your goods and influence tokens.
rule-411 = The hiring cell above this action is empty.
rule-416 = You can stop only after one complete activation.
rule-423 = You can skip your turn only if you can neither act nor consolidate.
rule-427 = Your action is done: end your turn, or convert silk to money first.

## Science, mining, departments

rule-501 = You can’t pay for that many steps on the science track, even with silk.
rule-502 = You can’t pay for that many steps on the mining track, even with silk.
rule-503 = Choose how many steps to pay for first.
rule-510 = This department isn’t among those offered.
rule-1006 = Choose a track for the white department first.
rule-1007 = Only the improved white department gives a step on each track.

## Factories

rule-601 = You can’t afford this factory, even with silk.
rule-601-science = You can’t afford this factory after spending silk on the missing science.
rule-602 = This factory isn’t in this game.
rule-602-built = This factory has already been built.
rule-605 = You lack more science for this factory than silk can make up for.
rule-606 = You don’t have enough silk to make up for the missing science.
rule-612 = This factory doesn’t modify the action.
rule-612-empty = You have no factory in this cell.
rule-612-machines = This factory doesn’t modify the action; to build a machine, choose one of its machine cells.
rule-612-investment = This factory doesn’t modify the action; to spend goods, choose the goods below it.
rule-614 = You’ve already used an action modifier this turn.
rule-615 = Choose an action modifier or none first.
rule-619 = Your factory area is full.
rule-625 = Choose what to resolve first: the factory’s ability or the starting tile.
rule-627 = This modifier’s condition isn’t met.
rule-627-machine = You haven’t built a machine on this factory with this action.
rule-627-produced = This factory hasn’t produced with this action.
rule-627-contracts = You haven’t fulfilled enough contracts with this action.
rule-632 = This modifier is used after the last activation.
rule-632-any = This modifier can only be used after the first activation.
rule-632-first = This modifier lowers a price, so it’s used before the first activation.
rule-633-stocking = Each of these goods has to go to a different factory.
rule-633 = This free machine has to go to another factory.
rule-634 = This ability doesn’t allow a ship to that destination.
rule-634-free_train = This ability doesn’t allow a train in that region.
rule-635 = You haven’t built a train in that region with this action.

## Machines and production

rule-701 = You can’t afford this machine, even with silk.
rule-702 = You have no factory in this cell.
rule-705 = This machine cell is taken.
rule-706 = You don’t have enough iron for this machine cell.
rule-709 = You can build only one machine per factory in one action.
rule-801 = This factory has already produced in this action.
rule-802 = You have no factory in this cell.
rule-803 = You don’t have enough coal for this production.
rule-810 = This factory’s goods cells are full.
rule-812 = There are no goods of the right type here.

## Ships and trains

rule-901 = You’ve already sent a ship there in this action.
rule-901-iron = You don’t have enough iron for this ship.
rule-901-money = You can’t afford this ship, even with silk.
rule-907 = There is no expert at this destination.
rule-908 = Your worker area has no empty cell for the expert.
rule-909 = You need two empty cells in your worker area for the ships action.
rule-912 = All ship cells at this destination are taken.
rule-1101 = You’ve already built a train in this region in this action.
rule-1101-iron = You don’t have enough iron for this train.
rule-1101-money = You can’t afford this train, even with silk.
rule-1104 = This train cell is taken.
rule-1107 = This train cell isn’t used with this many players.

## Local markets

rule-1201 = You can only supply one region per action, and you’ve started in another.
rule-1205 = You don’t have enough goods of the type this cell needs.
rule-1207 = Take the region’s bonus or VP first.
rule-1213 = The influence token for that many goods isn’t in your supply.
rule-1213-goods = You don’t have enough goods for any matching token in your supply.
rule-1213-none = None of the influence tokens that could be placed here is in your supply.
rule-1214 = The influence token for that many goods is still locked.
rule-1214-goods = You don’t have enough goods for any matching token in your supply.
rule-1214-none = None of the influence tokens that could be placed here is in your supply.
rule-1217 = With that many goods, your token isn’t higher than the one in this cell.
rule-1217-goods = To place a higher token than the one in this cell, you need more goods.
rule-1217-low = However many goods you spend, your token won’t be higher than the one in this cell.
rule-1217-token = A token that is high enough for this cell and matches your goods isn’t in your supply.
rule-1222 = This local market is full, and with that many goods your token isn’t higher than all the others there.
rule-1222-goods = This local market is full: to place a higher token than all the others there, you need more goods.
rule-1222-low = This local market is full: however many goods you spend, your token won’t be higher than all the others there.
rule-1222-token = A token that is high enough for this cell and matches your goods isn’t in your supply.
rule-1224 = Only one of the lowest tokens in this local market can be returned.

## Investment and contracts

rule-1301 = Choose the goods to spend first.
rule-1302 = You have no goods of this type.
rule-1303 = You don’t have enough goods of this type for the second activation.
rule-1304 = You don’t have enough goods of this type for the third activation.
rule-1305 = You’ve already spent goods of this type in this action.
rule-1311 = You haven’t spent goods of this contract’s level in this action.
rule-1314 = You’ve already fulfilled this contract.
rule-1320 = Invest or fulfil a contract first.

## Consolidation, end and goals

rule-1401 = You have no worker to consolidate with.
rule-1404 = Take a favour token and put it on a goal first.
rule-1405 = You have no favour token of this level left.
rule-1406 = There is already a favour token on this goal.
rule-1421 = Pay the salaries first.
rule-1432 = You don’t have enough workers for a favour token of this level.
rule-1433 = You don’t have that much coal to keep.
rule-1433-allowed = Your factory doesn’t let you keep that much coal.
rule-1434 = You have to keep as much as your factory allows, and you don’t have enough money to make up the difference.
rule-1715 = The game is over.
rule-1718 = Your last consolidation is done: you can only convert silk to money, or finish.
rule-1904 = Choose your reward for the common goal first.
