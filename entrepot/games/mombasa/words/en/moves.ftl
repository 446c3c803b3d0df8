### Mombasa: what a player presses, what the log says, what a decision asks, what happens by itself.

## Buttons

verb-tile = Keep { $noun }
verb-rest = Into recovery: { $noun }
verb-lay = Lay { $noun-acc }
verb-leave = Leave the slot empty
verb-ready = Ready
verb-reconsider = Plan again
verb-goods = Goods { $noun-from }
verb-expand = Expand { $noun }
verb-bookkeeper = Bookkeeper { $noun-from }
verb-merchant = Diamond merchant { $noun-from }
verb-mark = Marker: { $noun }
verb-end = End the action phase
verb-plus = +1 good { $noun-at }
verb-buy = Buy: { $noun }
verb-buy_cheaper = Buy cheaper: { $noun }
verb-step = Step: { $noun }
verb-pay = Pay and go on
verb-enter = Enter { $noun }
verb-post_from = Post from { $noun }
verb-post_to = Back to { $noun }
verb-remove = Remove from { $noun }
verb-collect = First { $noun }
verb-turn_over = Turn over: { $noun }
verb-walk = Walk to the next book
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
verb-stop-toll = Halt here
verb-stop-expanding = Enter no more
verb-stop-walking = Walk no further
verb-stop-either = No more

## Log

log-tile = { $player } keeps { $noun }
log-tile-hidden = { $player } chooses a starting tile
log-rest = { $player } lays { $noun-acc } into a recovery area
log-rest-hidden = { $player } lays a card into a recovery area
log-lay = { $player } plans { $noun-acc }
log-lay-hidden = { $player } plans a slot
log-leave = { $player } leaves a slot empty
log-leave-hidden = { $player } plans a slot
log-ready = { $player } is ready
log-reconsider = { $player } plans again
log-goods = { $player } uses goods { $noun-from }
log-expand = { $player } expands { $noun }
log-bookkeeper = { $player } uses the bookkeeper { $noun-from }
log-merchant = { $player } uses the diamond merchant { $noun-from }
log-mark = { $player } places a bonus marker: { $noun }
log-end = { $player } ends the action phase
log-plus = { $player } lays the +1 good tile { $noun-at }
log-buy = { $player } buys a card: { $noun }
log-buy_cheaper = { $player } buys a card at the lower price: { $noun }
log-step = { $player } steps on the { $noun } track
log-pay = { $player } pays and goes on
log-enter = { $player } enters { $noun }
log-post_from = { $player } takes the post from { $noun }
log-post_to = { $player } returns a post to { $noun }
log-remove = { $player } removes a post from { $noun }
log-collect = { $player } begins with { $noun }
log-turn_over = { $player } turns over: { $noun }
log-walk = { $player } moves the ink jar to the next book
log-take = { $player } takes { $noun }
log-cash = { $player } takes £1 for 1 BP
log-sell = { $player } sells { $noun-acc }
log-tier = { $player } takes the reward of { $noun }
log-share = { $player } takes { $noun } and diamond steps
log-diamonds = { $player } takes the diamond steps
log-track = { $player } steps on the { $noun } track
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
run-rest = { $player } lays { $number ->
    [one] { $number } card
   *[other] { $number } cards
} into the recovery areas
run-cash = { $player } takes £{ $number } for { $number } BP

## Decisions

prompt-tile = Choose the starting tile that you keep.
prompt-resting = Choose the card for the next recovery area.
prompt-planning = Fill each slot or leave it empty; then your plan is ready.
prompt-turn = Choose an action.
prompt-goods = Goods: buy a card, step on a track, or add another card.
prompt-steps = Choose a track for the next unit.
prompt-toll = Pay at the pay section, or halt in front of it.
prompt-expanding = Expansion: enter a region, or stop.
prompt-column = Choose the column that gives the post.
prompt-parts = Choose which part of the reward comes first.
prompt-returning = Choose the column for the post that returns.
prompt-walking = Bookkeeper: move the ink jar, or stop.
prompt-books = Use your BP: take books or money.
prompt-buying = Choose a card and pay its price in pounds.
prompt-selling = Choose the card from your hand that you sell.
prompt-tier = Choose the tier whose reward you take.
prompt-sharing = Choose how many BP you take; the rest are diamond steps.
prompt-either = Buy a card, take the diamond steps, or both.
prompt-tracks = Choose a track for the next steps.
prompt-removing = Choose the column whose topmost post leaves the game.
prompt-which_book = Choose the book that you place next.
prompt-shelving = Choose a place for the book.
prompt-recovering = Choose the stack that returns to your hand.
prompt-over = The game is over.

## Events

event-round = Round { $number } begins
event-tiles = The starting tiles are shown
event-rested = The cards in the recovery areas are shown
event-plans = All plans are shown
event-turn = It is the turn of { $player }
event-field = Special field of { $company }: { $player } receives { $amount }
event-bonus = { $player } unlocks bonus { $roman } of track { $face }
event-slot = { $player } unlocks the { $slot }
event-bonus_open = From now on { $player } has bonus { $roman } of track { $face }
event-returned = { $number ->
    [one] A post of { $company } returns
   *[other] { $number } posts of { $company } return
} to the base
event-post_gone = { $number ->
    [one] A post of { $company } leaves
   *[other] { $number } posts of { $company } leave
} the game
event-books = The book display is refilled
event-book_gone = A book without a place leaves the game
event-preparation = All have ended their action phase: preparation
event-coins = The coins of round { $number } move below the books
event-cards = The right column of cards leaves the game, the others move on, new ones come
event-markers = All bonus markers return
event-tile = { $player } receives { $tile-acc }
event-first = { $player } has the first-player marker
event-finish = The last action phase is over: final scoring
