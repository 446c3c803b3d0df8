### Mombasa: why a rule refuses, one sentence a ledger number.

## Set-up and money

rule-136 = First you lay the cards named by your starting tile into the recovery areas, one in each.
rule-147 = You hold two equal cards; choose the first of them.
rule-206 = First you choose one of your two starting tiles.
rule-311 = You do not have the money for this.

## Planning

rule-401 = Now everybody plans: a card or nothing for each slot.
rule-402 = This card is not in your hand.
rule-402-full = Every slot has its answer already; take a card back, or be ready.
rule-409 = A share card cannot be laid into a slot.
rule-411 = A plan can be changed only as a whole, once it stands and until all plans stand.
rule-418 = First you choose a card or nothing for each slot.

## The turn

rule-501 = It is not your turn.
rule-502 = In your turn you carry out one of the six actions.
rule-509 = You have no fitting card face up there, nor an unused tile.
rule-523 = First you choose the order of the parts of the reward.

## Goods

rule-602 = This card is already part of the action.
rule-604 = First you use the goods: buy at most one card, then step on company tracks.
rule-606 = Your goods are worth less than the price of this card.
rule-609 = There is no card on this space.
rule-610 = First you use the rest of the units for steps on company tracks.
rule-612 = Different goods cannot be added together.
rule-617 = Units are not given up while a marker of yours can step without a payment.

## Expansion

rule-707 = This region borders neither on the base nor on a post of the company.
rule-708 = The company has a post in this region already.
rule-710 = You have too few expansion points for this border.
rule-711 = A foreign post stands there, and you have no expansion point more for it.
rule-714 = This column has no post to give.
rule-714-elsewhere = The post comes from the base of the company that expands.
rule-715 = First you enter regions while points are left, or stop.
rule-727 = A post returns to the base of its own company.
rule-728 = First you choose the column for the post that returns.
rule-729 = This column is full; its bottom space, once empty, is never covered again.
rule-734 = An enclave can be entered only from the region around it.
rule-738 = The company has no posts left in its base.
rule-741 = This company has no posts in its base, but another one has.

## Books and bookkeeper

rule-802 = First you use your BP: for books or for money.
rule-804 = You have too few BP for a book A.
rule-805 = You have too few BP for a book B.
rule-806 = You have too few BP for a book C.
rule-811 = There is no book on this space.
rule-812 = First you place the books that you took.
rule-814 = A book A cannot be placed on an empty space with a crossed A.
rule-815 = A book can cover only a book of the same letter.
rule-826 = No book lies here to be placed.
rule-901 = First you finish the movement of the ink jar.
rule-902 = There is no book face up on this space.
rule-903 = One book can be turned face down, and only before the ink jar moves.
rule-905 = The starting book cannot be turned face down.
rule-907 = Your active cards do not meet the requirement of the next book.
rule-917 = The next space of the bookkeeping track is empty.
rule-1805 = The ink jar stands on the last space.

## Bonus markers and bonus tiles

rule-1102 = You do not have the money for this space.
rule-1103 = A marker lies on this space already.
rule-1106 = You have no bonus marker left in this round.
rule-1107 = You could not carry out what this space offers.
rule-1109 = The first player may not place a marker here on the first turn of the round.
rule-1112 = You do not have the money for this card.
rule-1116 = Now you sell a card from your hand.
rule-1117 = Only a card from your hand can be sold.
rule-1119 = Your total does not reach this tier.
rule-1120 = Another player has a higher total than you.
rule-1128 = You have none of this in play.
rule-1204 = You do not have the +1 good tile.
rule-1206 = The +1 good tile lies on a card already.
rule-1210 = The +1 good tile is laid only on an active goods card.
rule-2004 = No post is left in this column.

## End of the phase and of the game

rule-1303 = First you take one recovery stack back into your hand.
rule-1307 = This recovery area is empty.
rule-1501 = The game is over.

## Company tracks

rule-1604 = A pay section lies ahead: pay what it asks, or stay in front of it.
rule-1608 = Your marker stands on the last space of this track.
rule-1628 = You have used the other space of this track in this round.
rule-1629 = You have not unlocked this space yet.
rule-1629-soon = You have just unlocked this space; it is available from your next turn on.
rule-1711 = First you choose how many BP and diamond steps you take.
rule-1714 = You have done this part already.
rule-1716 = Do at least one of the two: buy a card or take the diamond steps.
rule-1718 = This space takes only a card of the good that it shows.
rule-1720 = Steps on this track are not possible here: each track once, and never the one of this bonus.
rule-1725 = Different goods pay together only for a card, and with a banana card among them.
rule-1727 = Only who has both cotton bonuses and pays with cotton can choose the lower price.
