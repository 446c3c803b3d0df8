### The words of a table's page.

## The tab

title-turn = Your turn: { $game }
title-other = { $player }’s turn: { $game }
title-over = Game over: { $game }
title-plain = { $game }

## The prompt bar

bar-label = Your decision
bar-skip = Skip to the board
bar-steps = Steps of the turn
bar-your-turn = Your turn.
bar-confirm = Confirm it, or undo.
bar-ending = This ends the game. Confirm to see the final scores, or undo.
bar-skip-bots = Skip to my turn
bar-confirm-turn = Confirm turn
bar-unfinished = Finish your move first
bar-reveals = This reveals something new and can’t be undone.
bar-restart = Restart the turn
bar-undo = Undo: { $action }
bar-redo = Redo: { $action }
bar-plan = the last change to the plan
bar-past-lead = History.
bar-past = This is the table { $moment ->
    [0] before the first move
   *[other] after move { $moment } of { $last }
}.
bar-now = Back to now
bar-fork = New game from here
bar-takeback = Ask to go back here
bar-scores = Score sheet
bar-abandoned = This game was abandoned.
bar-waiting = Waiting for players to take their seats.
bar-kept = This game can’t be continued here.
bar-shared = Shared game.
note-shared = This is a shared game: you can view every move, but not play.
note-carried-rules = The rules have changed. Moves up to { $last } were made under the old rules and can’t be undone; the game continues from there. Unconfirmed turns have to be planned again.
note-carried-components = The game’s values have changed. Moves up to { $last } were made with the old ones and can’t be undone; the game continues from there. Unconfirmed turns have to be planned again.
note-kept-rules = This game was played under version { $version } of the rules; this server has version { $now }. You can view and share it, but not continue it.
note-kept-components = This game was played with different component values. You can view and share it, but not continue it.
note-past-rules = This game was played under version { $version } of the rules; this server has version { $now }. It is shown as it was stored.
note-past-components = This game was played with different component values. It is shown as it was stored.
note-why-unknown = Its positions were not stored.
note-why-begin = The new rules don’t allow this setup.
note-why-field = The new rules have no place for “{ $about }”.
note-why-frame = The new rules don’t have the decision “{ $about }”.
note-why-check = This position is impossible under the new rules.
log-changed = New rules from here on
bar-nobody = No one has taken { $player }’s seat yet

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
tab-count = (choices here: { $number })
sheet-label = Your selection

## Log, history and chat

log-title = Log
log-draft = Draft
log-earlier = Earlier
log-recap = Since your last turn
log-recap-moves = { $count ->
    [one] Replay { $count } move
   *[other] Replay { $count } moves
}
history-first = Go to the start
history-back = Back one move
history-forward = Forward one move
history-last = Go to the last move
history-now = now
history-at = move
chat-title = Chat
chat-empty = No messages yet.
chat-write = Message the table
chat-watcher = Spectator
chat-send = Send

## Tips

tip-why = Why not here?
tip-close = Close
tip-stopped = Then something new is revealed; what follows isn’t known yet.
tip-reveals = Reveals something new and can’t be undone.

## The guided first game

lesson-title = Your first game
lesson-stop = Turn off these tips

## Between players

curtain-title = { $player } is next
curtain-text = Pass the device. Your secrets stay hidden.
curtain-go = I’m { $player }
proposal-title = Proposal
proposal-text = { $player } proposes going back to { $moment ->
    [0] the beginning
   *[other] move { $moment }
}.
proposal-yes = Agree
proposal-no = Decline
proposal-waiting = Waiting for an answer: { $player }
proposal-sure = Go back to { $moment ->
    [0] the beginning
   *[other] move { $moment }
}? All players are asked first; bots always agree.
proposal-lost = { $number ->
    [one] 1 move would be lost:
   *[other] { $number } moves would be lost:
}
proposal-draft = Your unconfirmed moves would be lost too.
proposal-keep = Cancel
proposal-bot = { $player } proposes letting a bot ({ $level }) play for { $gone }, who is away.
proposal-withdraw = Withdraw

## The menu

menu-title = Menu
menu-settings = Settings
menu-keys = Keyboard shortcuts
menu-seats = Seats
menu-seat-you = you
menu-seat-screen = on this device
menu-seat-link = by link
menu-seat-bot = bot
menu-seat-open = free seat
menu-seat-left = has left
menu-copy = Copy link
menu-replace = Let a bot play
menu-replace-seat = Let a bot play for { $player }
menu-ask-bot = Ask for a bot
menu-ask-bot-seat = Ask for a bot to play for { $player }
menu-table = Table
menu-text = Text view
menu-rules = Rules
menu-save = Save the game
menu-take = Save and continue elsewhere
menu-take-text = The file contains the whole game, hidden cards included. From then on, the table notes that they may be known.
menu-take-yes = Save
note-disclosed = The hidden cards of this game were saved to a file, so someone may know them.
menu-share = Save without secrets
menu-home = Start page
menu-leave = Leave the table
menu-leave-text = A bot takes over your seat. You can still watch.
menu-leave-alone = Only bots would be left, so the game is abandoned for good. You can still view it.
menu-leave-yes = Leave
menu-resign = Resign
menu-resign-text = You will be ranked last, whatever happens. A bot plays on for you.
menu-resign-alone = Only bots would be left, so the game is abandoned for good, and you are ranked last.
menu-resign-yes = Resign

## Keys

keys-history = Back or forward one move
keys-brackets = The same, wherever the focus is
keys-places = Go to the first place on the table
keys-walk = Move from place to place
keys-act = Act at the place, or see why not
keys-number = Choose the first, second, … option at the place
keys-help = What this place is
keys-undo = Undo
keys-redo = Redo
keys-confirm = Confirm the turn
keys-text = Text view
keys-menu = Menu and settings
keys-close = Close what’s open, or leave the history
keys-all = This list

## The end

end-title = Game over
end-because = The game ended because { $why }.
end-review = View the board
end-rematch = Rematch
end-analyse = Analyse
end-broken-off = The game was abandoned. This was the score.
end-resigned = { $player } resigned and is ranked last.
end-standing = Score when the game was abandoned
end-share = Copy link
end-download = Download
end-chart = Score after each turn
end-origins = Breakdown: { $what }
end-fair = Was the shuffle fair?
end-proof = The fingerprint was published before the first move, and the secret behind it is published now. No one could have changed the shuffle in between.
end-commitment = Shuffle fingerprint
end-secret = Secret
end-verify = Download the game and check for yourself:

## What the page says by itself

says-reconnecting = Connection lost. Reconnecting…
says-crowded = Too many windows or requests. Trying again…
says-connected = Reconnected.
says-stale = The table has moved on. This is how it stands now.
says-failed = That didn’t get through. Try again.
says-copied = Copied.
says-replaying = Replaying…
says-saved = Saved.
bar-hint = Hint
hint-title = Hint
hint-percent = { $percent }%
hint-compared = Compared with the others, in the end:
hint-chance = Chance of winning
hint-line = Likely to follow:
hint-do = Do this
keys-hint = Hint: the best three moves, and why
lesson-hint = What would be good here?
