### The words of the pages away from a table.

## Every page

page-motto = Heavy economic games, with friends or against bots
page-language = Language
page-theme = Light or dark
page-rules = Rules
page-settings = Settings
page-account = Account
page-back = Back
page-more = More about the house
page-credits = Credits
page-unofficial = An unofficial, unaffiliated implementation with its own drawings and texts.

## The start page: games

start-games = Games
start-players = players
start-minutes = { $minutes } min
start-weight = weight
start-weight-of = weight { $number } of { $most }
start-play = Play now
start-set-up = Set up a table
start-newcomer = First time here?
start-guided = Learn as you play
start-coming = Coming later
start-stage = { $stage ->
    [rules] In the making: rules only, plain table
   *[other] In the making: plain table
}
start-about = About this game
start-values = Reconstructed values
start-game = { $what }: { $game }

## The start page: one's own games

start-own = Your games
start-counts = { $running } running, { $over } finished
start-done = Finished games
start-to-look = Games to look at
start-none = No games yet: press Play now, and the bots are already seated.
start-turn = Your turn
start-last = { $player } moved { $when }
start-missing = { $number ->
    [0] Everybody is here.
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
}
start-abandoned = Broken off
start-kept = Cannot go on here
start-shared = Shared game
kept-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] { $place }th
} of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-alone-won = Won, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-alone-lost = Lost
start-when-over = finished { $when }
start-when-left = broken off { $when }
start-when-shared = opened { $when }
start-against-bots = against bots
start-against-screen = at one screen
start-against-link = by link
start-against-both = by link and with bots
start-pace-hour = one hour a move
start-pace-day = one day a move
start-pace-three_days = three days a move
start-pace-week = one week a move
start-continue = Continue
start-open = Open
start-review = Review

## The start page: other tables

start-join-title = Join a table
start-link = Link to a table
start-paste = Paste a link
start-join = Join
start-watch-title = Watch
start-tables = { $number ->
    [one] { $number } open table
   *[other] { $number } open tables
}
start-no-tables = No open tables at the moment.
start-watch = Watch
start-sit = Take a seat
start-open-saved = Open a saved game
start-file = File of a saved game
start-too-large = The file is larger than 1 MB and so no saved game.

## Times

ago-now = just now
ago-minutes = { $number ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
ago-hours = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
ago-days = { $number ->
    [one] yesterday
   *[other] { $number } days ago
}
clock-days = { $number } d
clock-hours = { $number } h
clock-minutes = { $number } min
left-minutes = { $number ->
    [one] { $player } has { $number } minute left
   *[other] { $player } has { $number } minutes left
}
left-hours = { $number ->
    [one] { $player } has { $number } hour left
   *[other] { $player } has { $number } hours left
}
left-days = { $number ->
    [one] { $player } has { $number } day left
   *[other] { $player } has { $number } days left
}

## Setting up a table

setup-title = A table of { $game }
setup-who = Who plays
setup-players = Players
setup-seat = Who sits at { $seat }
setup-name = Name
setup-name-of = Name of the player at { $seat }
setup-level-of = Level of the bot at { $seat }
setup-seating = Seats in turn order
setup-seating-listed = As listed
setup-seating-random = Shuffled
setup-game = Which game
setup-company = Pace and company
setup-pace = Pace
setup-public = Public table
setup-public-hint = The start page shows it to everybody; otherwise only a link leads to it.
setup-spectators = Spectators are welcome
setup-spectators-hint = They see what is public and nobody’s secrets.
setup-rulings = Rulings
setup-rulings-hint = Where the rulebooks leave room, this is how we read them. Choose another reading if your table prefers it; the linked rule explains both.
setup-components = The values of your own component files are in use; their digest is { $digest }.
setup-make = Open the table
setup-needs = Only with “{ $option }: { $choice }”.
setup-needs-players = Only with this number of players: { $players }.
setup-wrong = The table cannot be opened yet: see below what is amiss.
setup-wrong-players = This game is for { $players } players; choose one of these numbers.
setup-wrong-choice = There is no such choice; pick one from the list.
setup-wrong-you-twice = You already have a seat; give this one to a friend or a bot.
setup-wrong-screen = Somebody at this screen needs you there too; give yourself a seat.
setup-wrong-twice = Two players cannot share a name; change one of them.
setup-wrong-first = { $number ->
    [one] There is one seat only; choose another first player.
   *[other] There are only { $number } seats; choose another first player.
}

seat-you = You
seat-screen = A friend at this screen
seat-link = A friend by link
seat-host = The host
seat-host-screen = At the host’s screen
seat-bot = A bot
seat-bot-level = Bot: { $level }
bot-random = at random
bot-greedy = greedy

pace-live = Live, without a clock
pace-hour = One hour a move
pace-day = One day a move
pace-three_days = Three days a move
pace-week = One week a move

## A table that waits

lobby-title = { $game }: waiting for players
lobby-ready = Everybody is here.
lobby-pace-live = The game is live, without a clock.
lobby-pace-hour = Each move may take an hour.
lobby-pace-day = Each move may take a day.
lobby-pace-three_days = Each move may take three days.
lobby-pace-week = Each move may take a week.
lobby-here = here
lobby-awaited = awaited
lobby-link-of = Link for { $seat }
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-code = QR code
lobby-code-of = QR code: { $label }
lobby-watch = Spectators
lobby-watch-link = Link for spectators
lobby-host-starts = The host starts the game when everybody is here.
lobby-start = Start the game
lobby-unreachable = These links work only on this computer: your friends cannot open them yet.
lobby-reach = Let friends on my network join
lobby-bot = Add a bot
lobby-ask-bot = Ask for a bot
lobby-bot-seat = { $what }: { $seat }
lobby-commitment = Commitment to the deal:

## Rules and credits

rules-title = Rules of { $game }
rules-all = Rules
rules-language = The rules are written in English; where the table speaks of a rule, its sentence stands above it.
rules-translated = The wording that counts is the English one in the project's ledger; this is its translation.
rules-find = Find a rule
rules-find-how = A word or a number
rules-found = Rules found: { $number }
rules-found-none = No rule has these words; try fewer or others.
rules-contents = Contents
rules-examples = Worked examples
rules-glossary = Glossary
rules-meaning = Meaning
rules-ruling = ruling
rules-note = note
rules-edition = only { $edition }
rules-source = Source: { $source }
rules-source-rulebook-ru = the Russian rulebook
rules-source-original-ru = original edition (Russian)
rules-source-synapses-uk = Synapses edition (Ukrainian)
rules-source-synapses-pl = Synapses edition (Polish)

about-title = About { $game }
about-values = How sure the printed values are
about-counts = Entries of each component file by confidence
about-file = Components
about-known = known
about-derived = derived
about-reconstructed = reconstructed
about-known-means = stated in the text of a rulebook, or by two independent sources
about-derived-means = follows from known facts; the file gives the reason
about-reconstructed-means = our own replacement: it fits what is known and claims nothing about the printed piece
about-overlay = If you own the box, put the true values into files of the same name and start Entrepôt with --components and their folder.

credits-own = Nobody named here has made, reviewed or approved Entrepôt. The games, their names and their artwork belong to their designers and publishers; the drawings and texts here are our own. If you like a game, please buy it.
credits-software = Software
credits-stands = Entrepôt is free software under the MIT licence. It stands on Python, NumPy, Numba, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy and Segno.

## Settings

prefer-looks = How it looks
prefer-play = How you play
prefer-save = Save
prefer-saved = Your settings are saved.
prefer-theme = Theme
prefer-theme-auto = As the system
prefer-theme-light = Light
prefer-theme-dark = Dark
prefer-palette = Colours of the players
prefer-palette-chart = Printed chart
prefer-palette-contrast = High contrast
prefer-palette-soft = Soft
prefer-motion = Motion of the pieces
prefer-motion-off = Off
prefer-motion-fast = Fast
prefer-motion-normal = Normal
prefer-motion-slow = Slow
prefer-pace = Pace of the bots
prefer-pace-instant = At once
prefer-pace-fast = Fast
prefer-pace-normal = Normal
prefer-pace-slow = Slow
prefer-confirm = Confirm each turn
prefer-confirm-hint = Until then your turn is a draft and can be taken back.
prefer-steps = Ask for every step
prefer-steps-hint = Otherwise one click does what belongs together, such as walking all the way.
prefer-guided = Learn as you play
prefer-guided-hint = Short hints explain each decision the first time it comes up.
prefer-sound = Sound on my turn
prefer-sound-hint = Two notes when it is your turn.
prefer-notify = Notification on my turn
prefer-notify-hint = The browser tells you when it is your turn and the table is out of sight.

## When a page cannot be shown

problem-status = Error { $status }
problem-400 = This cannot be understood
problem-403 = This is not yours to open
problem-404 = There is nothing here
problem-405 = This cannot be done here
problem-409 = The table has moved on
problem-413 = This is too large
problem-429 = That was too often
problem-500 = Something is broken here
problem-503 = Not available right now
problem-other = This did not work
problem-help = The address may be mistyped, or the table may be gone.
problem-again = Try again
problem-home = To the start page
