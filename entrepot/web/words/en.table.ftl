### The words of a table's page.

## The tab

title-turn = Your turn: { $game }
title-other = { $player } to move: { $game }
title-over = Over: { $game }
title-plain = { $game }

## The prompt bar

bar-label = Your decision
bar-skip = Skip to the board
bar-steps = Steps of the turn
bar-your-turn = Your turn.
bar-confirm = Confirm it, or take steps back.
bar-ending = This ends the game. Confirm to see the final scores, or undo.
bar-skip-bots = Skip to my turn
bar-confirm-turn = Confirm turn
bar-unfinished = Finish the move first
bar-reveals = This shows something new and cannot be taken back.
bar-restart = Start the turn over
bar-undo = Undo: { $action }
bar-redo = Redo: { $action }
bar-plan = the last change of the plan
bar-past-lead = In the past.
bar-past = You see the table { $moment ->
    [0] before the first move
   *[other] after move { $moment } of { $last }
}.
bar-now = Back to now
bar-fork = Play on from here
bar-takeback = Ask to go back here
bar-scores = Score sheet
bar-abandoned = This game was broken off.
bar-waiting = Waiting for the players to take their seats.
bar-kept = This game cannot go on here.
bar-shared = A shared game.
note-shared = This is a shared game: you can look at every moment of it, but not play.
note-carried-rules = The rules have changed. Moves up to { $last } were made under the old ones and cannot be taken back; the game goes on from where it stood. Plan unconfirmed turns again.
note-carried-components = The values of the game have changed. Moves up to { $last } were made with the old ones and cannot be taken back; the game goes on from where it stood. Plan unconfirmed turns again.
note-kept-rules = This game was played under rules version { $version }; here it is version { $now }. You can look at it and share it, but not play on.
note-kept-components = This game was played with other values than the game has here. You can look at it and share it, but not play on.
note-past-rules = This game was played under rules version { $version }; here it is version { $now }. It is shown as it was stored.
note-past-components = This game was played with other values than the game has here. It is shown as it was stored.
note-why-unknown = Its positions were not stored.
note-why-begin = The new rules do not have such a game.
note-why-field = The new rules have no place for what is in “{ $about }”.
note-why-frame = The new rules do not know the decision “{ $about }”.
note-why-check = Under the new rules this position could not have come about.
log-changed = From here on under new rules
bar-nobody = Nobody has taken the seat of { $player } yet

## Tools and tabs

tools-label = Tools
tools-rules = Rules
tools-menu = Menu and settings
tools-zoom = Enlarge the board
tools-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
tab-label = Views
tab-board = Board
tab-count = (places to choose here: { $number })
sheet-label = What you have chosen

## Log, history and chat

log-title = Log
log-draft = Draft
log-earlier = Earlier
log-recap = Since your last turn
log-recap-moves = { $count ->
    [one] { $count } move, replay it
   *[other] { $count } moves, replay them
}
history-first = To the start
history-back = One move back
history-forward = One move forward
history-last = To the last move
history-now = now
history-at = move
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-watcher = Spectator
chat-send = Send

## Tips

tip-why = Why not here?
tip-close = Close
tip-stopped = Then something new is shown: what follows is not known yet.
tip-reveals = Shows something new: it cannot be taken back.

## The guided first game

lesson-title = Your first game
lesson-stop = No more lessons

## Between players

curtain-title = { $player } is next
curtain-text = Hand the screen over. Nobody sees your secrets.
curtain-go = I am { $player }
proposal-title = A proposal
proposal-text = { $player } asks everybody to go back to { $moment ->
    [0] the beginning
   *[other] move { $moment }
}.
proposal-yes = Agree
proposal-no = Decline
proposal-waiting = Still to answer: { $player }
proposal-sure = Go back to { $moment ->
    [0] the beginning
   *[other] move { $moment }
}? Everybody who plays is asked first; bots agree at once.
proposal-lost = { $number ->
    [one] One move would be lost:
   *[other] { $number } moves would be lost:
}
proposal-draft = Your unconfirmed moves would be lost too.
proposal-keep = Leave it
proposal-bot = { $player } asks for a bot to play for { $gone }, who is away.
proposal-withdraw = Withdraw

## The menu

menu-title = Menu
menu-settings = Settings
menu-keys = All keys
menu-seats = Seats
menu-seat-you = you
menu-seat-screen = at this screen
menu-seat-link = by link
menu-seat-bot = bot
menu-seat-open = nobody yet
menu-seat-left = has left
menu-copy = Copy link
menu-replace = Let a bot play
menu-replace-seat = Let a bot play for { $player }
menu-ask-bot = Ask for a bot
menu-ask-bot-seat = Ask for a bot to play for { $player }
menu-bot-random = at random
menu-bot-greedy = greedy
menu-table = Table
menu-text = The table in words
menu-rules = Rules
menu-save = Save the game
menu-take = Save and continue elsewhere
menu-take-text = The file holds the whole game, hidden cards included. From then on the table says that they may be known.
menu-take-yes = Save
note-disclosed = The hidden cards of this game were saved to a file, so somebody may know them.
menu-share = Save without secrets
menu-home = Start page
menu-leave = Leave the table
menu-leave-text = A bot takes over your seat. You can go on watching.
menu-leave-alone = Only bots would be left, so the game is broken off for good. You can still look at it.
menu-leave-yes = Leave
menu-resign = Resign
menu-resign-text = You are ranked last, whatever happens. A bot plays your seat to the end.
menu-resign-alone = Only bots would be left, so the game is broken off for good, and you are ranked last.
menu-resign-yes = Resign

## Keys

keys-history = One move back or forward in the history
keys-brackets = The same, wherever the focus is
keys-places = To the first place on the table
keys-walk = From place to place
keys-act = Act at the place, or ask why not
keys-number = The first, second … of what can be done at the place
keys-help = What the place is
keys-undo = Undo
keys-redo = Redo
keys-confirm = Confirm the turn
keys-text = The table in words
keys-menu = Menu and settings
keys-close = Close what is open; from the past back to now
keys-all = This list

## The end

end-title = End of the game
end-because = The game ended because { $why }.
end-review = Look at the board
end-rematch = Rematch
end-broken-off = The game was broken off. This was the score.
end-resigned = { $player } resigned and is ranked last.
end-standing = Score when the game was broken off
end-share = Copy link
end-download = Download
end-chart = Score after each turn
end-origins = Where it came from: { $what }
end-fair = Was the deal fair?
end-proof = The commitment was published before the first move; the secret that it was made from is published now. Nobody could change the deal in between.
end-commitment = Commitment
end-secret = Secret
end-verify = Download the game and check it yourself:

## What the page says by itself

says-reconnecting = The connection is lost; trying again …
says-crowded = Too many windows are open, or too much is asked at once; trying again …
says-connected = Connected again.
says-stale = The table has moved on; here is how it stands now.
says-failed = That did not get through; try again.
says-copied = Copied.
says-replaying = Replaying …
says-saved = Saved.
