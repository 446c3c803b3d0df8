### Nippon: why a rule refuses, one sentence a ledger number.

## Starting tiles

rule-202 = This pair of starting tiles is not on offer.
rule-203 = First you choose a pair of starting tiles.
rule-215 = First you choose the side of the old factory.
rule-216 = First you take a worker from the bag.
rule-224 = The old factory never produces.
rule-227 = The old factory has no machine cells.
rule-229 = You have no coal on a tile or a factory.
rule-233 = The bag has no worker of this colour.

## General concepts

rule-302 = It is not your turn.
rule-303 = This action has built no train in that region.
rule-316 = No such piece is left on your zaibatsu.
rule-316-piece = You cannot build this piece now: it needs one that is left and a free place.
rule-320 = You have no silk.
rule-327 = First you pay the whole price that the ability asks, or decline.

## Turn and hiring

rule-403 = In your turn you perform one action or consolidate.
rule-405 = No such worker stands in the hiring cell above the action.
rule-406 = Your worker area is full, so you have to consolidate.
rule-407 = You must be able to complete at least one activation of the action.
rule-411 = The hiring cell above this action is empty.
rule-416 = You may stop only after one complete activation.
rule-423 = Only who can neither act nor consolidate skips the turn.
rule-427 = What is left is to end the turn, with silk turned into money before it if you like.

## Science, mining, departments

rule-501 = You cannot pay for so many steps on the science track.
rule-502 = You cannot pay for so many steps on the mining track.
rule-503 = First you choose how many steps on the science track you pay for.
rule-510 = This department is not among those offered.
rule-1006 = First you choose the track for the white department.
rule-1007 = A step on each track needs the improved white department.

## Factories

rule-601 = You do not have the money for this factory.
rule-602 = This factory is not available.
rule-605 = Your science level is too low for this factory, even with silk.
rule-606 = You do not have the silk for the science level you lack.
rule-612 = This factory does not modify the action.
rule-614 = You have applied an action modifier in this turn already.
rule-615 = First you apply one action modifier or none.
rule-619 = Your factory area is full.
rule-624 = Each of these goods goes to a different factory of yours.
rule-625 = First you choose what comes first with your first factory.
rule-627 = The condition of this modifier is not met.
rule-632 = A modifier that lowers a price is applied before the first activation, any other after the last.

## Machines and production

rule-701 = You do not have the money for this machine.
rule-702 = There is no factory of yours in this cell.
rule-705 = This machine cell is taken.
rule-706 = You do not have the iron for this machine cell.
rule-708 = This free machine goes to another factory.
rule-709 = One machines action builds at most one machine on a factory.
rule-801 = This factory has produced in this action already.
rule-802 = There is no factory of yours in this cell.
rule-803 = You do not have the coal for this production.
rule-810 = The goods cells of this factory are full.
rule-812 = No goods of the type that is spent lie here.

## Ships and trains

rule-901 = You have sent a ship there in this action already.
rule-901-iron = You do not have the iron for this ship.
rule-902 = You do not have the money and iron for this ship.
rule-907 = No expert waits at this destination.
rule-908 = Your worker area has no empty cell for the expert.
rule-909 = The ships action needs two empty cells in your worker area.
rule-912 = All ship cells of this destination are taken.
rule-917 = The ability has another destination for this ship.
rule-1101 = You have built a train in this region in this action already.
rule-1101-iron = You do not have the iron for this train.
rule-1102 = You do not have the money and iron for this train.
rule-1104 = This train cell is taken.
rule-1107 = This train cell is not in use with so few players.
rule-1111 = The ability has another region for this train.

## Local markets

rule-1201 = You supply one region in an action, and you have begun in another.
rule-1205 = You do not have so many goods of the type that this cell asks for.
rule-1207 = First you take the bonus of the region or VP.
rule-1213 = You have no influence token of exactly this value in your supply.
rule-1214 = Your influence token of this value is still locked.
rule-1217 = The token in this cell is not lower than yours.
rule-1222 = This local market is full, and your token is not higher than all of its tokens.
rule-1224 = Only one of the lowest tokens of this local market returns.

## Investment and contracts

rule-1301 = Now you spend goods to invest or to fulfil contracts.
rule-1302 = You have no goods of this type.
rule-1303 = The second activation takes 2 goods of one type, and you have fewer.
rule-1304 = The third activation takes 3 goods of one type, and you have fewer.
rule-1305 = You have spent goods of this type in this action already.
rule-1311 = No goods of the level that this contract asks for have been spent in this action.
rule-1314 = You have fulfilled this contract already.
rule-1320 = First you invest or fulfil a contract.

## Consolidation, end and goals

rule-1401 = You have no worker to consolidate with.
rule-1404 = First you take a favor token and put it on a goal.
rule-1405 = You have no favor token of this level left.
rule-1406 = A favor token lies on this goal already.
rule-1421 = First you pay the salaries.
rule-1432 = You have too few workers for a favor token of this level.
rule-1433 = You can keep only as much coal as you have and as your factory allows.
rule-1434 = As much is kept as the factory allows, and your money is too little to fill it up.
rule-1715 = The game is over.
rule-1718 = Your last consolidation is done but for silk that you may turn into money.
rule-1904 = First you choose the reward for a common goal.
