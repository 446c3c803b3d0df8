### Mombasa in a browser: places in words, the log, previews, steps of a turn, the score sheet, help, the first game.

## Places in words

face-empty = empty
face-place-purse = Your money and shares
face-face_down = face down
face-bonus_open = yours
face-track = { $company } track
face-fields = special fields
face-no_reward = no reward
face-post = { $company } post
face-no_post = no post
face-entered = just entered
face-crossed = no A book
face-end_value = worth { $amount } at the end

## The log

face-line-uses = { $player } uses
face-line-buys = { $player } buys
face-line-takes = { $player } takes
face-line-sells = { $player } sells
face-line-toll = pay section
face-line-against = against
face-line-field = special field
face-line-start = starting bonus

## Previews

face-of = { $have } of { $need }
face-books = { $number ->
    [one] { $number } book
   *[other] { $number } books
}
face-row-toll = pay section
face-row-pay = you pay
face-row-gain = you gain
face-row-field = special field
face-row-diamond = diamond marker
face-row-jar = ink jar
face-row-worth = worth if the game ended now
face-row-space = space { $spaces }
face-row-slots = slots filled
face-row-expansion = expansion
face-row-ready = All plans are revealed once everyone is ready; until then you can change yours.
face-row-shows = Everyone else is ready: this reveals all plans.
face-row-start = starting bonus
face-row-rests = start in recovery
face-row-book = book
face-row-price = costs
face-row-units = goods
face-row-card = card
face-row-left = left for steps
face-row-points = expansion points
face-row-region = the region gives
face-row-against = foreign post returns
face-row-reach = ink jar’s range
face-row-lost = lost
face-row-stop_here = if you stop here
face-row-total = your total
face-row-tier = up to
face-row-next_round = next round
face-row-covers = covers
face-row-unused = stays unused
face-row-markers = markers left
face-row-recovers = back to hand
face-row-leaves = leaves the game
face-row-opens = Bonus { $roman } of track { $face }, from your next turn:
face-row-opens-round = Bonus { $roman } of track { $face }, from the next round:
face-row-opens_slot = Unlocks the { $slot } from the next round.
face-row-too_late = There is no next round, so the tile would come too late.

## Steps of a turn, the round

face-now = Now
face-stage-tile = Choose a tile
face-stage-resting = Place three cards
face-stage-planning = { $have } of { $number } slots filled
face-stage-hidden = hidden until all are ready
face-stage-wait = not ready: { $players }
face-stage-turn = cards left: { $cards }, markers: { $markers }
face-stage-goods = Buy or advance
face-stage-then-steps = Steps
face-stage-steps = { $number ->
    [one] Steps: { $number } unit left
   *[other] Steps: { $number } units left
}
face-stage-toll = Pay section
face-stage-expanding = Enter a region: { $number } of { $all } left
face-stage-column = Column to take from
face-stage-rewards = Reward
face-stage-parts = Order of the reward
face-stage-returning = Return a post
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
face-start = setup
face-round-planning = round { $number }: plan
face-round-action = round { $number }: action
face-over = over
face-finale = Final round
face-ended = round { $number } was the last

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
origin-others = other actions
face-tie = Tied totals share the victory: { $players } (MB-{ $rule }).

## Help

help-table = In each of seven rounds, everyone plans cards in secret at the same time, then acts in turn: goods, expansion, bookkeeper, diamond merchant, bonus marker. At the end, money, shares, diamonds and books are added up in pounds.
help-hand = Cards in your hand can be planned next round or sold. A card you play comes back only with its recovery stack.
help-slot = A slot holds one card per round. When you end your action phase, the card moves up to this slot’s recovery area.
help-recovery = Cards rest here. When you end your action phase, you take exactly one stack back into your hand before this round’s cards move up.
help-company = No one owns a company: everyone may expand it. Each post that leaves the base can uncover coins, and the visible coins are the value of every share.
help-base = Only the topmost post of a column can be taken. A bottom space that has been emptied once stays open for good.
help-track = Each unit of goods is one step. The boxes show your total shares; a gate between two spaces costs pounds; a special field pays you and everyone who reached it before you, and unlocks a bonus.
help-region = A region can be entered from the base or from a region with one of the company’s posts. A single border costs 1 point, a double border 2, a foreign post 1 more. You gain the rewards after the last entry.
help-display = The price is the crate number on the card plus the column’s surcharge. Between rounds the right column leaves the game and the other cards become cheaper.
help-book = A and B books cost 1 BP, C books 2 BP. The top shows what you need in play for the ink jar to move there, the bottom what you gain if the jar stops there. A coin below comes with the book.
help-bonus = A bonus tile is for this round only. It takes no slot, and it goes back when you end your action phase, used or not.
help-shelf = The ink jar moves from book to book as long as your cards in play meet each requirement, and only the book it stops on gives its reward. New books go on an empty space or on a book of the same letter.
help-taken = Books you took this turn are placed at the end of it, in any order.
help-tile = A starting tile shows three cards that start in recovery, a starting bonus and your first book.
help-panel = Everything is public except this round’s plan: money, shares, hand, slots with their recovery areas, books ahead of the ink jar.
help-diamonds = Diamond steps move the diamond marker. At the end, the last value it has reached or passed counts. A slot opens along the way.
help-purse = Money pays for bonus spaces and pay sections. At the end each pound counts, and so do your shares in each company.
help-rounds = The game lasts seven rounds. At the start of a round its coins move to the books; after the action phase of round 7 the game is over.
help-goods = Use one or more cards of one good: buy at most one card, then take one step on a company track for each unit left.
help-expansion = All your expansion cards work together, for one company. Its posts enter regions, then you collect their rewards.
help-bookkeeper = You may turn a book face down for £2. Then move the ink jar as far as you meet the requirements, gain the last book’s reward, and use the card’s BP.
help-merchant = A diamond merchant moves the diamond marker and gives you money. A company’s own merchant moves it 1 more step for every 2 mines in regions with its posts.
help-share = A share card has no action: it stays in your hand and counts at the end.
help-marker = Place one bonus marker from your reserve on a free space. Your markers come back after the round.
help-space-first = You become first player from the next round on and gain 1 BP at once. The player who started the round can’t take this on their first turn.
help-space-buy = Buy a card for pounds; the cost of the space is added to the price.
help-space-sell = A card from your hand leaves the game for its crate number plus £2. Its shares are lost.
help-space-majority = If no one has more of this in play than you, take the reward of your tier or a lower one.
help-space-tile = Pay now to have the tile next round.
help-space-special = Only a player who has unlocked it can use it, and only one of a track’s two spaces per round.
help-field = Special field { $roman } on space { $space } pays { $amount }.

## The guided first game

lesson-tile = Keep one of your two starting tiles. It sets three cards that start in recovery, some steps and your first book.
lesson-resting = Three cards start in recovery, one in each area. At the end of each round you take one stack back into your hand, so put the card you need soonest in the area you plan to take back first.
lesson-planning = Choose a card for each slot; no one sees it until everyone is ready. A card moves up to its own slot’s recovery area, so use the same slot, round after round, for cards you want back together.
lesson-turn = One action per turn: use goods, expand a company, send a bookkeeper or a diamond merchant, or place a bonus marker. A player who ends the phase is out until the next round.
lesson-goods = Add cards of the same good, buy a card at the market if you like, and use the rest for steps on company tracks.
lesson-steps = Every unit is a step. A company’s base sets the value of its shares, so advance where posts are leaving the base.
lesson-expanding = Enter regions next to the base or a post; the pin shows the cost. You gain all rewards together at the end.
lesson-column = Choose the column the post comes from. The coins it uncovers raise the share value for everyone.
lesson-walking = The ink jar moves on as long as your cards in play meet the next book. Stop where the reward is good: only the last book gives it.
lesson-books = BP buy books or money. Books whose requirements you often meet keep the ink jar moving.
lesson-shelving = Place the book on the track. The ink jar can’t jump a gap, so fill the track from the front.
lesson-tier = If you have the most in play, you take the reward of your tier, or a lower one if you prefer.
lesson-recovering = Take one stack back. The longer you wait, the larger it grows, but meanwhile you have to do without its cards.
