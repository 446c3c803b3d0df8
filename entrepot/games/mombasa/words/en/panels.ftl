### Mombasa in a browser: the market, the boards of the players.

## The market

panel-card = { $card }, crate { $crate }
panel-cards = Cards
panel-price = price in goods: crate + column
panel-price-money = price in pounds: crate + column
panel-deck = deck { $deck } · out { $out }
panel-empty = Empty space
panel-books = Books
panel-left = left A { $a } · B { $b } · C { $c }
panel-rounds = Round track, with coins for the books below
panel-spaces = Bonus spaces
panel-later = once the cards are face up
panel-most = most in play

## Players

panel-now = now
panel-if_now = If the game ended now
panel-first = First player
panel-markers = Bonus markers in reserve: { $number }
panel-hand = hand
panel-holds = holds
panel-at = at { $space }
panel-role-you = you
panel-role-screen = on this device
panel-role-link = by link
panel-role-bot = bot, { $level }
panel-role-open = free seat
panel-role-left = has left
panel-is-to_move = to move
panel-your_turn = your turn
panel-is-next = next
panel-is-ended = out
panel-is-ready = ready
panel-is-planning = planning
panel-is-choosing = choosing
panel-is-chosen = ready
panel-away = away

## My board

panel-mine = Your board
panel-board = Board of the first seat
panel-diamonds = Diamond track: { $space } of { $end }, worth £{ $value }
panel-then = then £{ $value } at { $space }
panel-used = used
panel-opens-diamond = space { $number }
panel-opens-book = book { $number }
panel-start = start
panel-met_now = met now
panel-unmet_now = not met now
panel-face_down = Face down
panel-hand_title = Hand
panel-hand_count = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
panel-plan = This plan shows
panel-plan_books = { $met } of { $all } next books met
panel-plan_none = no book ahead
panel-plan_walker = no bookkeeper
panel-tiles = Starting tiles
panel-tile_rests = recovering
panel-tile_steps = steps
panel-tile_book = book
