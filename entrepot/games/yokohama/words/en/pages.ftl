### Yokohama: what the pages away from the table say of it.

summary = Send your president along a network of assistants, fill foreign orders, and build shops and trading houses.
credits = Designer: Hisashi Hayashi. Publishers: OKAZU Brand (first edition), Tasty Minstrel Games (English edition), Synapses Games (new edition).

## Component files

component-achievements = achievements
component-areas = areas and the pyramid
component-boards = management boards and prices
component-building_tiles = building tiles
component-orders = orders
component-setup = setup, end and scoring
component-technologies = technologies
component-tokens = 5-power tokens

## Chapters of the rules

chapter-1 = Setup
chapter-2 = General rules
chapter-3 = Turn structure
chapter-4 = Placement (step 1)
chapter-5 = Movement (step 2)
chapter-6 = Area action and power (step 3)
chapter-7 = 5-power bonus (step 4)
chapter-8 = Building (step 5)
chapter-9 = Recovery (step 6)
chapter-10 = Extra actions (phases A and C)
chapter-11 = Country pairs
chapter-12 = Areas
chapter-13 = Technologies
chapter-14 = Achievements
chapter-15 = Icons
chapter-16 = End of the game
chapter-17 = Final scoring and winner
chapter-18 = Two players
chapter-19 = Mini-expansions (Synapses)
