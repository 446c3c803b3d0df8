### Mombasa: what a player presses, what the log says, what a decision asks, what happens by itself.

## Buttons

verb-tile = Keep { $noun }
verb-rest = To recovery: { $noun }
verb-lay = Place { $noun-acc }
verb-leave = Leave the slot empty
verb-ready = Ready
verb-reconsider = Change plan
verb-goods = Goods { $noun-from }
verb-expand = Expand { $noun }
verb-bookkeeper = Bookkeeper { $noun-from }
verb-merchant = Diamond merchant { $noun-from }
verb-mark = Marker: { $noun }
verb-end = End your action phase
verb-plus = +1 good { $noun-at }
verb-buy = Buy: { $noun }
verb-buy_cheaper = Buy cheaper: { $noun }
verb-step = Advance: { $noun }
verb-pay = Pay and continue
verb-enter = Enter { $noun }
verb-post_from = Post from { $noun }
verb-post_to = Back to { $noun }
verb-remove = Remove from { $noun }
verb-collect = Start with { $noun }
verb-turn_over = Turn face down: { $noun }
verb-walk = Move to the next book
verb-take = Take { $noun }
verb-cash = Take £1
verb-sell = Sell { $noun-acc }
verb-tier = Take { $noun }
verb-share = { $noun } and diamond steps
verb-diamonds = Diamond steps
verb-track = Steps: { $noun }
verb-book = Place { $noun }
verb-shelve = Place it { $noun-to }
verb-recover = Take the stack { $noun-from }
verb-stop = Stop
verb-stop-goods = Give up the units
verb-stop-steps = Give up the rest
verb-stop-toll = Stop here
verb-stop-expanding = Enter no more regions
verb-stop-walking = Move no further
verb-stop-either = Done

## Log

log-tile = { $player } keeps { $noun }
log-tile-hidden = { $player } chooses a starting tile
log-rest = { $player } sets aside { $noun-acc }
log-rest-hidden = { $player } sets aside a card
log-lay = { $player } plans { $noun-acc }
log-lay-hidden = { $player } plans a slot
log-leave = { $player } leaves a slot empty
log-leave-hidden = { $player } plans a slot
log-ready = { $player } is ready
log-reconsider = { $player } changes the plan
log-goods = { $player } uses goods { $noun-from }
log-expand = { $player } expands { $noun }
log-bookkeeper = { $player } uses the bookkeeper { $noun-from }
log-merchant = { $player } uses the diamond merchant { $noun-from }
log-mark = { $player } places a bonus marker on the { $noun }
log-end = { $player } ends their action phase
log-plus = { $player } places the +1 good tile { $noun-at }
log-buy = { $player } buys a card: { $noun }
log-buy_cheaper = { $player } buys a card at the lower price: { $noun }
log-step = { $player } advances on the { $noun } track
log-pay = { $player } pays and continues
log-enter = { $player } enters { $noun }
log-post_from = { $player } takes the post from { $noun }
log-post_to = { $player } returns a post to { $noun }
log-remove = { $player } removes a post from { $noun }
log-collect = { $player } starts with { $noun }
log-turn_over = { $player } turns a book face down: { $noun }
log-walk = { $player } moves the ink jar to the next book
log-take = { $player } takes { $noun }
log-cash = { $player } takes £1 for 1 BP
log-sell = { $player } sells { $noun-acc }
log-tier = { $player } takes the reward of { $noun }
log-share = { $player } takes { $noun } and diamond steps
log-diamonds = { $player } takes the diamond steps
log-track = { $player } advances on the { $noun } track
log-book = { $player } chooses { $noun }
log-shelve = { $player } places a book { $noun-to }
log-recover = { $player } takes back the stack { $noun-from }
log-stop = { $player } stops
run-lay = { $player } plans { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
run-leave = { $player } leaves { $number ->
    [one] { $number } slot
   *[other] { $number } slots
} empty
run-rest = { $player } sets aside { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in the recovery areas
run-cash = { $player } takes £{ $number } for { $number } BP

## Decisions

prompt-tile = Choose the starting tile to keep.
prompt-resting = Choose the card for the next recovery area.
prompt-planning = Fill each slot or leave it empty, then press Ready.
prompt-turn = Choose an action.
prompt-goods = Goods: buy a card, advance on a track, or add another card.
prompt-steps = Choose a track for the next unit.
prompt-toll = Pay at the pay section, or stop before it.
prompt-expanding = Expansion: enter a region, or stop.
prompt-expanding-without-stop = Expansion: enter a region.
prompt-column = Choose the column the post comes from.
prompt-parts = Choose which part of the reward comes first.
prompt-returning = Choose the column for the post that returns.
prompt-walking = Bookkeeper: move the ink jar, or stop.
prompt-books = Use your BP: take books or money.
prompt-buying = Choose a card to buy for pounds.
prompt-selling = Choose a card from your hand to sell.
prompt-tier = Choose the tier whose reward you take.
prompt-sharing = Choose how many BP to take; the rest are diamond steps.
prompt-either = Buy a card, take the diamond steps, or both.
prompt-tracks = Choose a track for the next steps.
prompt-removing = Choose the column whose topmost post leaves the game.
prompt-which_book = Choose which book to place next.
prompt-shelving = Choose a space for the book.
prompt-recovering = Choose the stack to take back into your hand.
prompt-over = The game is over.

## The same with the way to leave, for an answer to a click

asked-turn-with-end = Choose an action, or end your action phase.
asked-goods-with-stop = Goods: buy a card, advance on a track, add another card, or give up the units.
asked-steps-with-stop = Choose a track for the next unit, or give up the rest.
asked-either-with-stop = You’ve done one part: do the other one too, or press “{ verb-stop-either }”.

## Events

event-round = Round { $number } begins
event-tiles = The starting tiles are revealed
event-rested = The cards in the recovery areas are revealed
event-plans = All plans are revealed
event-turn = { $player }’s turn
event-field = { $company } special field: { $player } receives { $amount }
event-bonus = { $player } unlocks bonus { $roman } of track { $face }
event-slot = { $player } unlocks the { $slot }
event-bonus_open = { $player } now has bonus { $roman } of track { $face }
event-returned = { $number ->
    [one] A { $company } post returns
   *[other] { $number } { $company } posts return
} to the base
event-post_gone = { $number ->
    [one] A { $company } post leaves
   *[other] { $number } { $company } posts leave
} the game
event-books = The book display is refilled
event-book_gone = A book with no space to go to leaves the game
event-preparation = Everyone has ended their action phase: preparation
event-coins = The coins of round { $number } move below the books
event-cards = The right column of cards leaves the game, the others move over and new cards are added
event-markers = All bonus markers return
event-tile = { $player } receives { $tile-acc }
event-first = { $player } takes the first-player marker
event-finish = The last action phase is over: final scoring
