### Mombasa in a browser: places in words, the log, previews, steps of a turn, the score sheet, help, the first game.

## Places in words

face-empty = empty
face-place-purse = Your money and shares
face-face_down = face down
face-bonus_open = yours
face-track = track of { $company }
face-fields = special fields
face-no_reward = no reward
face-post = post of { $company }
face-no_post = no post
face-entered = just entered
face-crossed = no A book
face-end_value = worth { $amount } at the end

## The log

face-line-uses = { $player } uses
face-line-buys = { $player } buys
face-line-takes = { $player } takes
face-line-sells = { $player } sells
face-line-toll = toll
face-line-against = against
face-line-field = special field
face-line-start = starting bonus

## Previews

face-of = { $have } of { $need }
face-books = { $number ->
    [one] { $number } book
   *[other] { $number } books
}
face-row-toll = toll
face-row-pay = you pay
face-row-gain = you gain
face-row-field = special field
face-row-diamond = diamond marker
face-row-jar = ink jar
face-row-worth = worth if the game ended now
face-row-space = space { $spaces }
face-row-slots = slots filled
face-row-expansion = expansion
face-row-ready = All plans are shown when everybody is ready; until then you can plan again.
face-row-shows = Everybody else is ready: this shows all plans.
face-row-start = starting bonus
face-row-rests = begin in recovery
face-row-book = book
face-row-price = costs
face-row-units = goods
face-row-card = card
face-row-left = left for steps
face-row-points = expansion points
face-row-region = the region gives
face-row-against = foreign post returns
face-row-reach = the ink jar can move
face-row-lost = is lost
face-row-stop_here = if you stop here
face-row-total = your total
face-row-tier = up to
face-row-next_round = next round
face-row-covers = covers
face-row-unused = stays unused
face-row-markers = markers left
face-row-recovers = back into hand
face-row-leaves = leaves the game
face-row-opens = Bonus { $roman } of track { $face } from your next turn on:
face-row-opens_slot = Unlocks the { $slot } for the next round.
face-row-too_late = There is no next round: the tile would come too late.

## Steps of a turn, the round

face-now = Now
face-stage-tile = Choose a tile
face-stage-resting = Lay three cards
face-stage-planning = { $have } of { $number } slots filled
face-stage-hidden = hidden until all are ready
face-stage-wait = not ready: { $players }
face-stage-turn = left: cards { $cards }, markers { $markers }
face-stage-goods = Buy or step
face-stage-then-steps = Steps
face-stage-steps = { $number ->
    [one] Steps: { $number } unit left
   *[other] Steps: { $number } units left
}
face-stage-toll = Pay section
face-stage-expanding = Enter a region: { $number } of { $all } left
face-stage-column = Column for the post
face-stage-rewards = Reward
face-stage-parts = Order of the reward
face-stage-returning = Foreign post back
face-stage-walking = Ink jar
face-stage-books = Books: { $number } BP left
face-stage-marker = Bonus marker
face-stage-buying = Buy for pounds
face-stage-selling = Sell a card
face-stage-tier = Reward
face-stage-sharing = BP or diamonds
face-stage-either = Buy, diamonds or both
face-stage-tracks = { $number ->
    [one] Steps on { $number } more track
   *[other] Steps on { $number } more tracks
}
face-stage-removing = { $number ->
    [one] Remove { $number } post
   *[other] Remove { $number } posts
}
face-stage-which_book = { $number ->
    [one] Place { $number } book
   *[other] Place { $number } books
}
face-stage-shelving = { $number ->
    [one] Place { $number } book
   *[other] Place { $number } books
}
face-stage-end = Phase ended
face-stage-recovering = Take back a stack
face-start = set-up
face-round-planning = round { $number }: plan
face-round-action = round { $number }: action
face-over = over
face-finale = Final round
face-ended = round { $number } was the last one

## The score sheet

face-scores = Final scores
origin-whole = money
origin-start = start
origin-regions = regions
origin-merchants = diamond merchants
origin-sales = cards sold
origin-books = books
origin-tracks = company tracks
origin-cards = cards bought
origin-markers = bonus markers
origin-others = what else was done
face-tie = Equal sums share the victory: { $players } (MB-{ $rule }).

## Help

help-table = In each of seven rounds all plan cards at once in secret, then act in turn: goods, expansion, bookkeeper, diamond merchant, bonus marker. In the end money, shares, diamonds and books are added up in pounds.
help-hand = Cards in your hand can be planned in the next round or sold. A card that you play comes back only with the stack of its recovery area.
help-slot = A slot takes one card for the round. When you end your action phase, the card moves up to the recovery area of this slot.
help-recovery = Cards rest here. When you end your action phase you take exactly one stack back into your hand, before the cards of this round come here.
help-company = Nobody owns a company: everybody may expand it. Each post that leaves its base can uncover coins, and the coins are the value of every share.
help-base = Only the topmost post of a column can be taken. A bottom space that was empty once stays open for good.
help-track = Each unit of goods is one step. The boxes are your shares in all; a gate between two spaces costs pounds; a special field pays you and all who were there before, and unlocks a bonus.
help-region = A region can be entered from the base or from a region with a post of the company. A single border costs 1 point, a double border 2, a foreign post 1 more. Rewards come when the last region is entered.
help-display = The price is the crate on the card and the surcharge of the column. Between rounds the right column leaves the game and the other cards become cheaper.
help-book = A and B books cost 1 BP, C books 2 BP. Above stands what must be in play for the ink jar to come there, below what it brings if the jar stops. A coin below comes with the book.
help-bonus = A bonus tile is for this round; it takes no slot, and used or not it goes back when you end your action phase.
help-shelf = The ink jar walks from book to book while the cards in play meet each need, and only the book it stops on gives its reward. New books lie on an empty space or on a book of the same letter.
help-taken = Books that you took in this turn are placed at its end, in any order.
help-tile = A starting tile names three cards that begin in recovery, a starting bonus, and your first book.
help-panel = Everything is open but the plan of this round: money, shares, hand, slots with their recovery areas, books ahead of the ink jar.
help-diamonds = The diamond marker moves on with diamond steps; in the end the last value that it has reached or passed counts. A slot opens on the way.
help-purse = Money pays for bonus spaces and pay sections. In the end each pound counts, and so do your shares of each company.
help-rounds = Seven rounds are played. The coins of a round come to the books when it begins; after the action phase of round 7 the game is over.
help-goods = Use one or more cards of one good: buy at most one card, then one step on a company track for each unit that is left.
help-expansion = All expansion cards work together, for one company. Its posts enter regions; then you collect their rewards.
help-bookkeeper = You may turn a book face down for £2, then move the ink jar as far as the needs are met, take the reward of the last book, and use the BP of the card.
help-merchant = A diamond merchant moves the diamond marker and gives money; that of a company brings 1 more step for every 2 mines in regions with its posts.
help-share = A share card has no action: it stays in your hand and counts at the end.
help-marker = One bonus marker from your reserve, one marker on a space; they come back after the round.
help-space-first = You are the first player from the next round on, and have 1 BP at once. Who began the round cannot take it with the first turn.
help-space-buy = Buy a card for pounds; the cost of the space comes on top of the price.
help-space-sell = A card from your hand leaves the game for its crate and £2; its shares are lost.
help-space-majority = If nobody has more of this in play than you, you take the reward of your tier or of a lower one.
help-space-tile = Pay now and have the tile in the next round.
help-space-special = Only who has unlocked it can use it, and one of the two spaces of a track a round.
help-field = Special field { $roman } on space { $space } pays { $amount }.

## The guided first game

lesson-tile = Keep one of your two starting tiles: it names three cards that begin in recovery, some steps, and your first book.
lesson-resting = Three cards begin in recovery, one in each area. At the end of the round you take one area back: put the card you want soon where you will want the whole stack.
lesson-planning = Choose a card for each slot; nobody sees it until all are ready. A card goes up to the recovery area of its own slot, so cards that you want back together go to the same slot.
lesson-turn = One action a turn: use goods, expand a company, send a bookkeeper or a diamond merchant, or place a bonus marker. Who ends the phase is out until the next round.
lesson-goods = Add cards of the same good, buy one card at the market if you like, and use the rest for steps on company tracks.
lesson-steps = Every unit is a step. Shares are worth what the base of their company shows, so step where posts are leaving the base.
lesson-expanding = Enter regions beside the base or a post: the pin shows what it costs. All rewards come together at the end.
lesson-column = Choose the column that gives the post: the coins it uncovers raise the share value for everybody.
lesson-walking = The ink jar goes on while the cards in play meet the next book. Stop where the reward is good: only the last book gives it.
lesson-books = BP buy books or money. Books with a need that you often have make the ink jar run.
lesson-shelving = Books wait on the track. The ink jar cannot jump a gap, so fill it from the front.
lesson-tier = With most in play you take the reward of your tier, or of a lower one if you like it better.
lesson-recovering = Take one stack back. The longer you wait the larger it grows, but these cards are missing meanwhile.
