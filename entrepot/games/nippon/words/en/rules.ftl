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
rule-316-piece = You can’t build this now: you need one left and a free place for it.
rule-320 = You have no silk.
rule-324 = Take what you have gained first.
rule-327 = Pay the ability’s full price first, or decline.

## Turn and hiring

rule-403 = On your turn you take one action, or consolidate.
rule-405 = There is no such worker in the hiring cell above this action.
rule-406 = Your worker area is full, so you have to consolidate.
rule-407 = You can’t complete a single activation of this action.
rule-411 = The hiring cell above this action is empty.
rule-416 = You can stop only after one complete activation.
rule-423 = You can skip your turn only if you can neither act nor consolidate.
rule-427 = Your action is done: end your turn, or convert silk to money first.

## Science, mining, departments

rule-501 = You can’t afford that many steps on the science track.
rule-502 = You can’t afford that many steps on the mining track.
rule-503 = Choose how many steps to pay for first.
rule-510 = This department isn’t among those offered.
rule-1006 = Choose a track for the white department first.
rule-1007 = Only the improved white department gives a step on each track.

## Factories

rule-601 = You can’t afford this factory.
rule-602 = This factory isn’t available.
rule-605 = Your science level is too low for this factory, even with silk.
rule-606 = You don’t have enough silk to make up for the missing science.
rule-612 = This factory doesn’t modify the action.
rule-614 = You’ve already used an action modifier this turn.
rule-615 = Choose an action modifier or none first.
rule-619 = Your factory area is full.
rule-625 = Choose what to start with at your first factory first.
rule-627 = This modifier’s condition isn’t met.
rule-632 = A modifier that lowers a price is used before the first activation, any other after the last.
rule-632-any = A modifier that lowers a price is used before the first activation, any other only after it.
rule-633-stocking = Each of these goods has to go to a different factory.
rule-633 = This free machine has to go to another factory.
rule-634 = This ability doesn’t allow a ship to that destination.
rule-634-free_train = This ability doesn’t allow a train in that region.
rule-635 = You haven’t built a train in that region with this action.

## Machines and production

rule-701 = You can’t afford this machine.
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
rule-901-money = You don’t have enough money and iron for this ship.
rule-907 = There is no expert at this destination.
rule-908 = Your worker area has no empty cell for the expert.
rule-909 = You need two empty cells in your worker area for the ships action.
rule-912 = All ship cells at this destination are taken.
rule-1101 = You’ve already built a train in this region in this action.
rule-1101-iron = You don’t have enough iron for this train.
rule-1101-money = You don’t have enough money and iron for this train.
rule-1104 = This train cell is taken.
rule-1107 = This train cell isn’t used with this many players.

## Local markets

rule-1201 = You can only supply one region per action, and you’ve started in another.
rule-1205 = You don’t have enough goods of the type this cell needs.
rule-1207 = Take the region’s bonus or VP first.
rule-1213 = You don’t have an influence token of exactly this value in your supply.
rule-1214 = Your influence token of this value is still locked.
rule-1217 = Your token has to be higher than the one in this cell.
rule-1222 = This local market is full, and your token isn’t higher than all of those there.
rule-1224 = Only one of the lowest tokens in this local market can be returned.

## Investment and contracts

rule-1301 = Choose the goods to spend first.
rule-1302 = You have no goods of this type.
rule-1303 = The second activation costs 2 goods of one type, and you have fewer.
rule-1304 = The third activation costs 3 goods of one type, and you have fewer.
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
rule-1433 = You can’t keep more coal than you have and your factory allows.
rule-1434 = You have to keep as much as your factory allows, and you don’t have enough money to make up the rest.
rule-1715 = The game is over.
rule-1718 = Your last consolidation is done: you can only convert silk to money, or finish.
rule-1904 = Choose your reward for the common goal first.
