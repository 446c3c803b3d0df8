### What is done at a place and when, for whoever clicks there at another moment

here-region = You enter regions on your turn, with an expansion action: first choose the company.
here-company = You choose a company to expand on your turn, if you have an expansion card or tile in play.
here-expanding-company = You’ve already chosen the company for this expansion.
here-expanding-region = You can enter another region after this, if you have points left.
here-entered-region = You can’t enter any more regions in this expansion.
here-later-region = You can enter regions on a later turn, in an expansion action.
here-later-company = You can choose a company to expand on a later turn.
here-base = You choose a column here when a post of this company enters a region, comes back or leaves the game.
here-track = You advance here with the units of a goods action, or when a reward gives you steps.
here-display = You buy a card here in a goods action, before any steps, or for pounds when a bonus space lets you.
here-book = You take books here with BP, which bookkeepers and rewards give you.
here-shelf = The ink jar moves along these spaces in a bookkeeper action, and books you take are placed here at the end of your turn.
here-shelf-start = Your starting book is the first one the ink jar moves to in a bookkeeper action; no book can be placed here.
here-taken = You place the books you took at the end of your turn, one after the other.
here-placing-taken = You’re placing this book now.
here-waiting-taken = You place this book after the one you’re placing now.
here-slot = You place a card here in the planning phase and use it in the action phase.
here-idle-slot = You have no card left to place here.
here-card-goods = You can use this card on a later turn, for a goods action.
here-card-expansion = You can use this card on a later turn, for an expansion action.
here-card-bookkeeper = You can use this card on a later turn, for a bookkeeper action.
here-card-merchant = You can use this card on a later turn, for a diamond merchant action.
here-ended-slot = The card here moves up to its recovery area once you’ve taken a stack back.
here-recovery = You take one stack back into your hand when you end your action phase.
here-resting-recovery = The cards you choose are placed here, one in each area.
here-hand = You place cards from your hand in your slots in the planning phase; some bonus spaces let you sell one.
here-hand-share = A share card stays in your hand and counts at the end; some bonus spaces let you sell it.
here-space = You can place a bonus marker here on a turn, instead of taking another action.
here-bonus-good = You can place this tile on an active goods card on your turn: choose the card.
here-bonus-bookkeeper = You can use this tile on your turn, for a bookkeeper action.
here-bonus-merchant = You can use this tile on your turn, for a diamond merchant action.
here-bonus-expansion = You use this tile on your turn, for an expansion action: choose a company.
here-busy-bonus = This tile is already part of the action.
here-idle-bonus = This tile can only be placed on an active goods card, and you have none.
here-later-bonus-good = You can place this tile on an active goods card on a later turn.
here-later-bonus-bookkeeper = You can use this tile on a later turn, for a bookkeeper action.
here-later-bonus-merchant = You can use this tile on a later turn, for a diamond merchant action.
here-later-bonus-expansion = You can use this tile on a later turn, for an expansion action.
here-ended-bonus = This tile goes back to the board once you’ve taken a stack back.
here-panel = This shows what a player has; there is nothing to do here.
here-purse = This shows your money and shares; there is nothing to do here.
here-diamonds = Your diamond marker moves by itself when you gain diamond steps; there is nothing to do here.
here-either-diamonds = Your diamond marker moves as soon as you choose “{ verb-diamonds }”.
here-rounds = This shows the rounds and their coins; there is nothing to do here.

## What there is too little of; money, BP, units and points are elsewhere

amount-coffee = { need-coffee }
amount-banana = { need-banana }
amount-cotton = { need-cotton }
amount-any = { need-any }
