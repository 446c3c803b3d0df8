### The words of the pages away from a table.

## Every page

page-motto = Heavy economic games, with friends or against bots
page-language = Language
page-theme = Switch theme
page-rules = Rules
page-settings = Settings
page-account = Account
page-back = Back
page-more = More about Entrepôt
page-credits = Credits
page-unofficial = Unofficial and unaffiliated, with its own artwork and texts.

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
    [rules] In development: rules only, basic table
   *[other] In development: basic table
}
start-about = About this game
start-values = Reconstructed values
start-game = { $what }: { $game }

## The start page: one's own games

start-own = Your games
start-counts = { $running } running, { $over } finished
start-done = Finished games
start-to-look = Games to view
start-none = No games yet. Press Play now to start one against bots.
start-turn = Your turn
start-last = { $player } moved { $when }
start-missing = { $number ->
    [0] Everyone is here.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $number } more players.
}
start-abandoned = Abandoned
start-kept = Can’t be continued here
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
start-when-left = abandoned { $when }
start-when-shared = opened { $when }
start-against-bots = against bots
start-against-screen = on one device
start-against-link = by link
start-against-both = by link, with bots
start-pace-hour = one hour per move
start-pace-day = one day per move
start-pace-three_days = three days per move
start-pace-week = one week per move
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
start-no-tables = No open tables right now.
start-watch = Watch
start-sit = Take a seat
start-open-saved = Open a saved game
start-file = Saved game file
start-too-large = This file is larger than 1 MB, so it isn’t a saved game.

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

setup-title = New { $game } table
setup-who = Who’s playing
setup-players = Players
setup-seat = Who plays { $seat }
setup-name = Name
setup-name-of = Name of the { $seat } player
setup-level-of = Level of the { $seat } bot
setup-seating = Turn order
setup-seating-listed = As listed
setup-seating-random = Random
setup-game = Game options
setup-company = Speed and spectators
setup-pace = Speed
setup-public = Public table
setup-public-hint = Listed on the start page. Otherwise, people need a link to join.
setup-spectators = Allow spectators
setup-spectators-hint = They see only what is public, never anyone’s secrets.
setup-rulings = Rulings
setup-rulings-hint = Where the rulebooks are ambiguous, this is how we read them. Choose another reading if your group prefers it; the linked rule explains both.
setup-components = Your own component files are in use (digest: { $digest }).
setup-make = Create table
setup-needs = Only with “{ $option }: { $choice }”.
setup-needs-players = Only with this number of players: { $players }.
setup-wrong = The table can’t be created yet. See what’s wrong below.
setup-wrong-players = This game is for { $players } players. Choose one of these numbers.
setup-wrong-choice = That choice isn’t available. Pick one from the list.
setup-wrong-you-twice = You already have a seat. Give this one to a friend or a bot.
setup-wrong-screen = A friend can only play on this device if you do too. Take a seat yourself.
setup-wrong-twice = Two players can’t have the same name. Change one of them.
setup-wrong-first = { $number ->
    [one] There is only one seat. Choose another first player.
   *[other] There are only { $number } seats. Choose another first player.
}

seat-you = You
seat-screen = A friend on this device
seat-link = A friend by link
seat-host = The host
seat-host-screen = On the host’s device
seat-bot = A bot
seat-bot-level = Bot: { $level }
bot-random = random
bot-greedy = greedy
bot-network = network
bot-search = far-sighted
bot-beginner = beginner
bot-casual = casual
bot-skilled = skilled
bot-strong = strong
bot-expert = expert
bot-master = master

pace-live = Live, no time limit
pace-hour = One hour per move
pace-day = One day per move
pace-three_days = Three days per move
pace-week = One week per move

## A table that waits

lobby-title = { $game }: waiting for players
lobby-ready = Everyone is here.
lobby-pace-live = Live game, no time limit.
lobby-pace-hour = One hour per move.
lobby-pace-day = One day per move.
lobby-pace-three_days = Three days per move.
lobby-pace-week = One week per move.
lobby-here = here
lobby-awaited = not here
lobby-link-of = Link for { $seat }
lobby-copy = Copy
lobby-copied = Link copied.
lobby-code = QR code
lobby-code-of = QR code: { $label }
lobby-watch = Spectators
lobby-watch-link = Link for spectators
lobby-host-starts = The host starts the game once everyone is here.
lobby-start = Start game
lobby-unreachable = These links only work on this computer. Your friends can’t open them yet.
lobby-reach = Let friends on my network join
lobby-bot = Add a bot
lobby-ask-bot = Ask for a bot
lobby-bot-seat = { $what }: { $seat }
lobby-commitment = Shuffle fingerprint:

## Rules and credits

rules-title = { $game }: rules
rules-all = Rules
rules-language = The rules are in English. Where the table refers to a rule, a short version appears above it.
rules-translated = This is a translation. The English wording in the project’s ledger is the one that counts.
rules-find = Find a rule
rules-find-how = Word or number
rules-found = Rules found: { $number }
rules-found-none = No rules found. Try fewer or different words.
rules-contents = Contents
rules-examples = Worked examples
rules-glossary = Glossary
rules-meaning = Meaning
rules-ruling = ruling
rules-note = note
rules-edition = { $edition } only
rules-source = Source: { $source }
rules-source-rulebook-ru = the Russian rulebook
rules-source-original-ru = original edition (Russian)
rules-source-synapses-uk = Synapses edition (Ukrainian)
rules-source-synapses-pl = Synapses edition (Polish)

about-title = About { $game }
about-values = How reliable the printed values are
about-counts = Entries in each component file, by confidence
about-file = Components
about-known = known
about-derived = derived
about-reconstructed = reconstructed
about-known-means = stated in a rulebook, or by two independent sources
about-derived-means = follows from known facts; the file gives the reasoning
about-reconstructed-means = our own substitute: it fits what is known but claims nothing about the printed piece
about-overlay = If you own the box, put the real values into files of the same name and start Entrepôt with --components and the path of their folder.

credits-own = No one named here made, reviewed or approved Entrepôt. The games, their names and their artwork belong to their designers and publishers; the drawings and texts here are our own. If you like a game, please buy it.
credits-software = Software
credits-stands = Entrepôt is free software under the MIT licence. It is built with Python, NumPy, Numba, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy and Segno.

## Settings

prefer-looks = Appearance
prefer-play = Gameplay
prefer-save = Save
prefer-saved = Settings saved.
prefer-theme = Theme
prefer-theme-auto = Match device
prefer-theme-light = Light
prefer-theme-dark = Dark
prefer-palette = Player colours
prefer-palette-chart = Map
prefer-palette-contrast = High contrast
prefer-palette-soft = Soft
prefer-motion = Animation
prefer-motion-off = Off
prefer-motion-fast = Fast
prefer-motion-normal = Normal
prefer-motion-slow = Slow
prefer-pace = Bot speed
prefer-pace-instant = Instant
prefer-pace-fast = Fast
prefer-pace-normal = Normal
prefer-pace-slow = Slow
prefer-confirm = Confirm each turn
prefer-confirm-hint = Until you confirm, you can undo your turn.
prefer-steps = One step at a time
prefer-steps-hint = Otherwise one click does everything that belongs together, such as walking all the way.
prefer-guided = Learn as you play
prefer-guided-hint = Short hints explain each decision the first time it comes up.
prefer-sound = Sound on my turn
prefer-sound-hint = Plays two notes when it’s your turn.
prefer-notify = Notification on my turn
prefer-notify-hint = Your browser tells you when it’s your turn and the table is out of sight.

## When a page cannot be shown

problem-status = Error { $status }
problem-400 = Request not understood
problem-403 = You don’t have access
problem-404 = Not found
problem-405 = Not possible here
problem-409 = The table has moved on
problem-413 = Too large
problem-429 = Too many requests
problem-500 = Something went wrong
problem-503 = Not available right now
problem-other = That didn’t work
problem-help = The address may be wrong, or the table may be gone.
problem-again = Try again
problem-home = Go to the start page
setup-hints = Allow hints
setup-hints-hint = In a game between people, everyone may ask what the strongest bot would do. Against bots alone, hints are always available.
lobby-hints = Hints are allowed at this table.
setup-levels = How well do the bots play?
setup-ratings = Between two players, 400 points more mean ten wins for each loss. A bot that looks only one turn ahead has 1000.
level-rating = rating { $rating }
level-beginner = Knows the rules and makes sensible moves. A good first opponent.
level-casual = Uses a turn well, the whole game less so.
level-skilled = Plays soundly and punishes carelessness.
level-strong = A trained network that plays at once, by intuition.
level-expert = The same network, looking ahead for up to a second a turn.
level-master = Looks ahead for up to five seconds a turn. The strongest opponent here.
