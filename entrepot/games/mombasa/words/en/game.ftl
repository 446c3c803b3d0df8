### Mombasa: its names. Attributes are cases; `at`, `to` and `from` carry their preposition.

title = Mombasa

## Players

player-blue = Blue
player-pink = Pink
player-purple = Purple
player-yellow = Yellow

## Companies

company-mombasa = Mombasa
company-cape_town = Cape Town
company-saint_louis = Saint-Louis
company-cairo = Cairo
base-mombasa = Mombasa, column { $number }
base-cape_town = Cape Town, column { $number }
base-saint_louis = Saint-Louis, column { $number }
base-cairo = Cairo, column { $number }

## Goods and cards; the number is the value

good-coffee = coffee
good-banana = bananas
good-cotton = cotton
kind-coffee = coffee { $number }
kind-banana = banana { $number }
kind-cotton = cotton { $number }
kind-expansion = expansion { $number }
kind-bookkeeper = bookkeeper { amount-bp }
    .acc = a bookkeeper with { amount-bp }
kind-merchant = diamond merchant
    .acc = a diamond merchant
kind-merchant-mombasa = Mombasa diamond merchant
    .acc = the Mombasa diamond merchant
kind-merchant-cape_town = Cape Town diamond merchant
    .acc = the Cape Town diamond merchant
kind-merchant-saint_louis = Saint-Louis diamond merchant
    .acc = the Saint-Louis diamond merchant
kind-merchant-cairo = Cairo diamond merchant
    .acc = the Cairo diamond merchant
kind-share-mombasa = share card, { $number } Mombasa
    .acc = a share card, { $number } Mombasa
kind-share-cape_town = share card, { $number } Cape Town
    .acc = a share card, { $number } Cape Town
kind-share-saint_louis = share card, { $number } Saint-Louis
    .acc = a share card, { $number } Saint-Louis
kind-share-cairo = share card, { $number } Cairo
    .acc = a share card, { $number } Cairo
shares-mombasa = { $number ->
    [one] { $number } Mombasa share
   *[other] { $number } Mombasa shares
}
shares-cape_town = { $number ->
    [one] { $number } Cape Town share
   *[other] { $number } Cape Town shares
}
shares-saint_louis = { $number ->
    [one] { $number } Saint-Louis share
   *[other] { $number } Saint-Louis shares
}
shares-cairo = { $number ->
    [one] { $number } Cairo share
   *[other] { $number } Cairo shares
}

## Amounts

amount-money = £{ $number }
amount-bp = { $number } BP
amount-diamonds = { $number ->
    [one] { $number } diamond step
   *[other] { $number } diamond steps
}
amount-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
amount-points = { $number ->
    [one] { $number } expansion point
   *[other] { $number } expansion points
}
amount-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
amount-posts = { $number ->
    [one] remove { $number } trading post
   *[other] remove { $number } trading posts
}
amount-markers = { $number ->
    [one] { $number } bonus marker
   *[other] { $number } bonus markers
}
steps-mombasa = { $number ->
    [one] { $number } step on the Mombasa track
   *[other] { $number } steps on the Mombasa track
}
steps-cape_town = { $number ->
    [one] { $number } step on the Cape Town track
   *[other] { $number } steps on the Cape Town track
}
steps-saint_louis = { $number ->
    [one] { $number } step on the Saint-Louis track
   *[other] { $number } steps on the Saint-Louis track
}
steps-cairo = { $number ->
    [one] { $number } step on the Cairo track
   *[other] { $number } steps on the Cairo track
}

## Books: what they need and give

need-coffee = { $number } coffee
need-banana = { $number ->
    [one] { $number } banana
   *[other] { $number } bananas
}
need-cotton = { $number } cotton
need-any = { $number } of any one good
need-expansion = { amount-points }
need-person = { $number ->
    [one] a diamond merchant or another bookkeeper
   *[other] { $number } diamond merchants or other bookkeepers
}
total-coffee = your coffee total minus 1, in £
total-banana = your banana total minus 1, in £
total-cotton = your cotton total minus 1, in £

## Places

slot = slot { $number }
    .at = in slot { $number }
    .from = from slot { $number }
slot-diamond = diamond slot
    .at = in the diamond slot
    .from = from the diamond slot
slot-book = book slot
    .at = in the book slot
    .from = from the book slot
recovery = recovery area { $number }
    .from = from recovery area { $number }
recovery-diamond = diamond recovery area
    .from = from the diamond recovery area
recovery-book = book recovery area
    .from = from the book recovery area
display-left = left column, row { $number }
display-middle = middle column, row { $number }
display-right = right column, row { $number }
region-n = N{ $number }
region-e = E{ $number }
region-s = S{ $number }
region-w = W{ $number }
region-i = I{ $number }
region-c = C{ $number }
region-x = X{ $number }
book_space-a = book A, space { $number }
book_space-b = book B, space { $number }
book_space-c = book C, space { $number }
shelf = book space { $number }
    .to = on book space { $number }
    .at = on book space { $number }
shelf-start = starting book
    .at = on the starting tile
shelf-picture = ink-jar picture
    .at = on the starting tile
taken = taken book { $number }
start_tile = starting tile { $number }

## Bonus spaces and bonus tiles

space-first = first-player space
space-buy = buy space
space-sell = sell space
space-coffee = coffee majority space
space-banana = banana majority space
space-cotton = cotton majority space
space-expansion = expansion majority space
space-good_tile = +1 good tile space
space-bookkeeper_tile = bookkeeper tile space
space-merchant_tile = diamond merchant tile space
space-expansion_tile = expansion tile space
space-c_1 = first special space of track C
space-c_2 = second special space of track C
space-d_1 = first special space of track D
space-d_2 = second special space of track D
bonus_tile-good = +1 good tile
    .acc = the +1 good tile
    .from = from the +1 good tile
bonus_tile-bookkeeper = bookkeeper tile
    .acc = the bookkeeper tile
    .from = from the bonus tile
bonus_tile-merchant = diamond merchant tile
    .acc = the diamond merchant tile
    .from = from the bonus tile
bonus_tile-expansion = expansion tile
    .acc = the expansion tile
    .from = from the expansion tile
tier = tier { $number }

## Parts of a reward

part-bp = the BP
part-steps = the company steps
part-posts = the posts to remove
