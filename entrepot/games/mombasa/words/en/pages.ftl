### Mombasa: what the pages away from the table say of it.

summary = Plan your cards in secret, expand four trading companies that no one owns, and hold the shares that rise.
credits = Designer: Alexander Pfister. Publisher: eggertspiele (first edition, 2015). { history }
history = Mombasa is set in the time of the trading companies in Africa. That is a history of exploitation, slavery and colonialism whose effects are felt to this day. The game turns it into an abstract contest of companies; it neither shows that suffering nor excuses it.

## Component files

component-bases = company bases
component-board = player board, rounds, start and diamond merchants
component-books = books
component-cards = cards
component-map = map
component-rulings = how the rulebook is read
component-spaces = bonus spaces and bonus tiles
component-start = starting tiles
component-tracks = company tracks

## Chapters of the rules

chapter-1 = Setup, first game
chapter-2 = Setup, later games
chapter-3 = Goal, shares and game frame
chapter-4 = Planning phase
chapter-5 = Action phase, general
chapter-6 = Goods action
chapter-7 = Expansion action
chapter-8 = Bookkeeping points and book tiles
chapter-9 = Bookkeeper action and bookkeeping track
chapter-10 = Diamond merchant action
chapter-11 = Bonus markers and bonus spaces
chapter-12 = Bonus tiles
chapter-13 = End your action phase
chapter-14 = Preparation for the next round
chapter-15 = End of the game and final scoring
chapter-16 = Company tracks in general
chapter-17 = Special track bonuses A1 to D2
chapter-18 = Special places on the player board
chapter-19 = General notes
chapter-20 = Symbols
