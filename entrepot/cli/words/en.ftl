### The words of the terminal.

needs-terminal = Playing needs a terminal for the keyboard and the screen; run this command in one.
welcome = { $game }: you are { $player }. Type h for help.
commitment = The cards are dealt; their commitment is { $commitment }.
secret = The secret of the deal was { $secret } (in hexadecimal).
proof = Whoever takes SHA-256 of the text "entrepot commitment:" and the secret gets the commitment of the start: no card was stacked.
carried = Moves 1 to { $last } were played under other rules; the game goes on from there, and they cannot be taken back.
arranged = The position was arranged by hand; what came before it cannot be taken back.
no-change = Nothing on the table changes.
reveal-ahead = Then something new is revealed.
undone = Taken back: { $action }
redo-none = There is nothing to take again; take something back first.
save-how = Name a file to save in, as in: s game.json
save-failed = The game is not saved: { $reason }
ask-save = File to save the game in (Enter leaves without saving):
tie = { $player } and { $rival } have equal points; { $player } is ahead by rule { $rule }.

help-number = 3 – take action number 3
help-preview = ? 3 – see what action number 3 would change
help-name = { $action } – take an action by its name, or learn which rule forbids it
help-view = v – see the whole table
help-log = l – see the last moves
help-undo = u – take back your last action, as long as nothing new was revealed
help-redo = r – take it again
help-save = s FILE – save the game
help-help = h – this help
help-quit = q – leave the game
