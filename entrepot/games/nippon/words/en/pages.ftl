### Nippon: what the pages away from the table say of it.

summary = Hire workers in few colours, build factories, ships and trains, and win influence in the regions of Meiji Japan.
credits = Designers: Nuno Bizarro Sentieiro and Paulo Soledade; solo mode: Pedro André Correia. Publishers: What’s Your Game? (Nippon, first edition), Crowd Games (Nippon: Zaibatsu, Russian edition).

## Component files

component-board = actions, prices, queue and rounds
component-contracts = contracts
component-factories = factories and their abilities
component-goals = common goals
component-mission = Iwakura Mission and departments
component-regions = regions and demand
component-setup = setup by number of players
component-solo = solo game
component-start = starting tiles
component-zaibatsu = zaibatsu and final scoring

## Chapters of the rules

chapter-1 = Setup (2, 3, 4 players)
chapter-2 = Starting tiles
chapter-3 = General concepts and silk conversions
chapter-4 = Turn structure and hiring
chapter-5 = Science and mining actions, track bonuses
chapter-6 = Factories
chapter-7 = Machines
chapter-8 = Production
chapter-9 = Ships and the Iwakura Mission
chapter-10 = Departments
chapter-11 = Trains
chapter-12 = Local markets and influence
chapter-13 = Investment and contracts
chapter-14 = Consolidation
chapter-15 = End of round, last rounds
chapter-16 = Influence scoring
chapter-17 = End of game, final scoring, tie-break
chapter-18 = Module: late-game factories
chapter-19 = Module: common goals
chapter-20 = Solo mode
