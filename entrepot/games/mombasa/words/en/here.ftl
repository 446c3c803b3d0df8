### What is done at a place and when, for whoever clicks there at another moment

here-region = You enter regions on your turn, with an expansion action: first choose the company.
here-company = You choose a company to expand on your turn, if you have an expansion card or tile in play.
here-expanding-company = You’ve already chosen the company for this expansion.
here-expanding-region = You can enter another region after this, if you have points left.
here-base = You choose a column here when a post of this company enters a region, comes back or leaves the game.
here-track = You advance here with the units of a goods action, or when a reward gives you steps.
here-display = You buy a card here in a goods action, before any steps, or for pounds when a bonus space lets you.
here-book = You take books here with BP, which bookkeepers and rewards give you.
here-shelf = The ink jar moves along these spaces in a bookkeeper action, and books you take are placed here at the end of your turn.
here-shelf-start = The ink jar starts from here in a bookkeeper action; no book can be placed here.
here-taken = You place the books you took at the end of your turn, one after the other.
here-slot = You place a card here in the planning phase and use it in the action phase.
here-card-goods = You use this card on your turn, for a goods action.
here-card-expansion = You use this card on your turn, for an expansion action: choose a company.
here-card-bookkeeper = You use this card on your turn, for a bookkeeper action.
here-card-merchant = You use this card on your turn, for a diamond merchant action.
here-ended-slot = The card here moves up to its recovery area once you’ve taken a stack back.
here-recovery = You take one stack back into your hand when you end your action phase.
here-hand = You place cards from your hand in your slots in the planning phase; some bonus spaces let you sell one.
here-hand-share = A share card stays in your hand and counts at the end; some bonus spaces let you sell it.
here-space = On your turn, you can place a bonus marker here as your action.
here-bonus-good = You can place this tile on an active goods card on your turn: choose the card.
here-bonus-bookkeeper = You can use this tile on your turn, for a bookkeeper action.
here-bonus-merchant = You can use this tile on your turn, for a diamond merchant action.
here-bonus-expansion = You use this tile on your turn, for an expansion action: choose a company.
here-busy-bonus = This tile is already part of the action.
here-ended-bonus = This tile goes back to the board once you’ve taken a stack back.
here-panel = This shows what a player has; there is nothing to do here.
here-purse = This shows your money and shares; there is nothing to do here.
here-diamonds = Your diamond marker moves by itself when you gain diamond steps; there is nothing to do here.
here-rounds = This shows the rounds and their coins; there is nothing to do here.

## What there is too little of; money, BP, units and points are elsewhere

amount-coffee = { need-coffee }
amount-banana = { need-banana }
amount-cotton = { need-cotton }
amount-any = { need-any }
