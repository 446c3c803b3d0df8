### Mombasa: bonuses, options, categories of the score, and headings.

## What the bonuses of a track do; the numbers are those of the components

bonus-expansion = +{ amount-points } with your expansion cards
bonus-cotton-1 = a card bought with cotton costs { $number } less
bonus-cotton-2 = each cotton card is worth { $number } more, or a card costs { $price } less
bonus-banana-1 = a card bought with bananas costs { $number } less
bonus-banana-2 = a card bought with bananas costs { $number } less, and other goods may help pay
bonus-markers = { $number ->
    [one] { $number } more bonus marker
   *[other] { $number } more bonus markers
}
bonus-bp_diamonds = BP and diamond steps, { $number } in total
bonus-buy = buy a card for pounds and/or { amount-diamonds }
bonus-buy-cheaper = buy a card for pounds, { $price } cheaper, and/or { amount-diamonds }
bonus-discard = sell a card: its crate + { amount-money }
bonus-discard-coffee = sell a coffee card: its crate + { amount-money }
bonus-discard-banana = sell a banana card: its crate + { amount-money }
bonus-discard-cotton = sell a cotton card: its crate + { amount-money }
bonus-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on each of { $number } other tracks

## What bonus spaces and bonus tiles give

gives-first = the first-player marker and { amount-bp }
gives-buy = buy a card for pounds
gives-sell = sell a card: its crate + { amount-money }
gives-good_tile = next round: { $number } more on a goods card
gives-bookkeeper_tile = next round: a bookkeeper with { amount-bp }
gives-merchant_tile = next round: { amount-diamonds }, and { $each } for each diamond merchant in play
gives-merchant_tile-used = next round: { amount-diamonds }, and { $each } for each diamond merchant in your slots, used or not
gives-expansion_tile = next round: { amount-points }
gives-from = { $number }+: { $reward }
gives-nothing = gives you nothing now

## Options

option-tracks = company tracks
option-tracks-first = first-game tracks
option-tracks-random = random
option-tiles = starting tiles
option-tiles-first = first-game tiles
option-tiles-chosen = one of two, chosen in secret
option-entries = expansion: entering regions
option-entries-free = you may stop at any time
option-entries-all = you must go on while your points allow
option-starting_book = turning the starting book face down
option-starting_book-stays = not allowed
option-starting_book-turns = allowed
option-idle_markers = bonus marker without a reward
option-idle_markers-off = not allowed
option-idle_markers-on = allowed where you meet the requirement
option-merchant_tile = diamond merchant tile: which merchants count
option-merchant_tile-active = only active ones
option-merchant_tile-all = used ones too
option-bonus_from = permanent bonuses of the tracks
option-bonus_from-turn = available from your next turn
option-bonus_from-round = available from the next round
option-banana_bonus = B1: paying with different goods
option-banana_bonus-split = comes with the second bonus
option-banana_bonus-whole = already comes with the first bonus
option-diamond_end = diamond steps left over on reaching the end
option-diamond_end-paid = are paid for
option-diamond_end-lost = are lost
option-first = first player
option-first-random = random

## Scoring

score-cash = cash
score-mombasa = Mombasa shares
score-cape_town = Cape Town shares
score-saint_louis = Saint-Louis shares
score-cairo = Cairo shares
score-diamonds = diamond track
score-books = bookkeeping track
score-total = total

## Headings

label-round = round
label-phase-start = setup
label-phase-planning = planning phase
label-phase-actions = action phase
label-phase-over = the game is over
label-map = map
label-region = region
label-post = post
label-gives = reward
label-mines = mines
label-single = single border
label-double = double border
label-bases = company bases
label-share_value = share value
label-posts = posts
label-removed = out of the game
label-tracks = company tracks
label-share_spaces = share symbols
label-tolls = pay sections
label-field = special field
label-display = card display
label-deck = deck
label-books = book display
label-supply = book supply
label-coins = coins for the rounds
label-spaces = bonus spaces
label-cost = cost
label-first = first player
label-ready = ready
label-planning = planning
label-choosing = choosing
label-ended = has ended the phase
label-cash = cash
label-worth = worth
label-shares = shares
label-diamond = diamond track
label-jar = ink jar
label-bonus_markers = bonus markers
label-bonus_tiles = bonus tiles
label-bonuses = bonuses
label-slots = slots
label-locked = locked
label-used = used
label-recovery = recovery
label-hand = hand
label-shelf = books
label-taken = books taken
label-dealt = starting tiles to choose from
label-in_play = in play
label-crate = crate
label-price = price
label-column-left = left column
label-column-middle = middle column
label-column-right = right column
label-start = start
label-face_down = face down
