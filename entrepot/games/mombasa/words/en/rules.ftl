### Mombasa: why a rule refuses, one sentence a ledger number.

## Set-up and money

rule-136 = Your starting tile doesn’t show this card; choose one that it shows.
rule-147 = You have two identical cards; choose the first of them.
rule-206 = Choose one of your two starting tiles first.
rule-311 = You can’t afford to turn this book face down.
rule-311-ahead = The ink jar moves only one book at a time, and you can’t afford to turn this book face down.

## Planning

rule-401 = Everyone is planning now: choose a card or nothing for each slot.
rule-402 = This card isn’t in your hand.
rule-402-full = Every slot is planned already; take a card back, or say that you’re ready.
rule-409 = A share card can’t be placed in a slot.
rule-411 = Your plan isn’t ready yet, so there is nothing to take back.
rule-411-ready = Your plan is ready; to change it, take it back as a whole.
rule-418 = Choose a card or nothing for each slot first.

## The turn

rule-501 = It’s not your turn.
rule-502 = On your turn you take one of the six actions.
rule-509 = The card in this slot is of another kind.
rule-509-no_card = There is no card in this slot.
rule-509-used = The card in this slot has already been used this round.
rule-509-no_tile = You don’t have this bonus tile.
rule-509-used_tile = You’ve already used this bonus tile.
rule-509-expand = You have no active expansion card and no unused expansion tile.
rule-509-goods = This isn’t a goods card.
rule-509-expansion = This is an expansion card: to use it, choose a company to expand.
rule-509-locked_diamond = This slot is locked: you unlock it on the diamond track.
rule-509-locked_book = This slot is locked: you unlock it on the bookkeeping track.
rule-523 = Choose the order of the reward’s parts first.

## Goods

rule-602 = This card is already part of the action.
rule-604 = Use the goods first: buy at most one card, then advance on company tracks.
rule-606 = Your goods aren’t enough to pay for this card.
rule-609 = There is no card on this space.
rule-610 = Use the remaining units for steps on company tracks first.
rule-612 = Different goods can’t be combined.
rule-612-no_banana = Different goods can only be combined with a banana card, and you have none active.
rule-612-too_little = All your goods together wouldn’t pay for any card, so they can’t be combined.
rule-617 = You can’t give up units while one of your markers can advance without paying.

## Expansion

rule-707 = This region borders neither the company’s base nor one of its posts.
rule-708 = The company already has a post in this region.
rule-710 = You don’t have enough expansion points for this border.
rule-711 = There is a foreign post in this region, which costs one more expansion point.
rule-714 = There is no post to take in this column.
rule-714-elsewhere = The post has to come from the base of the company you’re expanding.
rule-715 = You’re expanding: enter regions while you have points, or stop.
rule-716 = You can’t stop while your points allow another entry.
rule-727 = A post returns to the base of its own company.
rule-728 = Choose a column for the returning post first.
rule-729 = This column is full.
rule-729-open = This column is full: its bottom space has been emptied once and is never covered again.
rule-734 = An enclave can be entered only from the region around it.
rule-738 = The company has no posts left in its base.
rule-741 = This company has no posts left in its base, but another one does.

## Books and bookkeeper

rule-802 = Use your BP on books or money first.
rule-804 = You don’t have enough BP for an A book.
rule-805 = You don’t have enough BP for a B book.
rule-806 = You don’t have enough BP for a C book.
rule-811 = There is no book on this space.
rule-812 = Place the books you took first.
rule-814 = An A book can’t be placed on an empty space with a crossed-out A.
rule-815 = A book can only cover a book of the same letter.
rule-826 = There is no book here to place.
rule-901 = Finish moving the ink jar first.
rule-902 = There is no book on this space.
rule-902-down = This book is already face down.
rule-902-ahead = The ink jar moves only one book at a time, and this book is already face down.
rule-903 = You’ve already turned a book face down in this action, and the ink jar moves only one book at a time.
rule-903-moved = The ink jar moves only one book at a time, and since it has moved, no book can be turned face down.
rule-905 = The starting book can’t be turned face down.
rule-905-next = Your active cards don’t meet the starting book’s requirement, and it can’t be turned face down.
rule-907 = Your active cards don’t meet the next book’s requirement.
rule-907-person = The next book asks for a diamond merchant or another bookkeeper in play.
rule-917 = The next space of the bookkeeping track is empty.
rule-1805 = The ink jar is already on the last space.

## Bonus markers and bonus tiles

rule-1102 = You can’t afford this space.
rule-1103 = There is already a marker on this space.
rule-1106 = You have no bonus markers left this round.
rule-1107 = You have no card in your hand to sell.
rule-1107-buy = After paying for this space, there would be no card you could afford.
rule-1107-good = You have no card in your hand of the good shown on this space.
rule-1109 = The first player can’t place a marker here on the first turn of the round.
rule-1112 = You can’t afford this card.
rule-1116 = Sell a card from your hand first.
rule-1117 = You can only sell a card from your hand.
rule-1119 = Your total is too low for this tier.
rule-1120 = Another player has a higher total than you.
rule-1124 = { rule-1120 }
rule-1128 = Your total in play is too low for this space.
rule-1204 = You don’t have the +1 good tile.
rule-1206 = The +1 good tile is already on a card.
rule-1210 = The +1 good tile can only be placed on an active goods card.
rule-2004 = There is no post left in this column.

## End of the phase and of the game

rule-1303 = Take one recovery stack back into your hand first.
rule-1307 = This recovery area is empty.
rule-1501 = The game is over.

## Company tracks

rule-1604 = You can’t afford the pay section ahead.
rule-1608 = Your marker is already on the last space of this track.
rule-1628 = You’ve already used this track’s other space this round.
rule-1629 = You haven’t unlocked this space yet: your marker hasn’t reached its special field on this track.
rule-1629-soon = You’ve only just unlocked this space; you can use it from your next turn on.
rule-1711 = Choose how many BP and diamond steps to take first.
rule-1714 = You can’t afford this card.
rule-1714-bought = You’ve already bought a card with this bonus.
rule-1714-moved = You’ve already taken the diamond steps.
rule-1715 = You can’t afford this card, even at the lower price.
rule-1716 = Do at least one of the two: buy a card, or take the diamond steps.
rule-1718 = You can only use a card of the good shown on this space.
rule-1720 = You’ve already chosen this track.
rule-1720-own = This bonus gives no steps on its own track.
rule-1725 = Different goods can’t pay together without a banana card among them.
rule-1725-unbought = Different goods can only be combined to buy a card.
rule-1727 = You can choose the lower price only if you have both cotton bonuses.
rule-1727-no_cotton = You can choose the lower price only if you pay with cotton.
