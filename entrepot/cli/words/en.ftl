### The words of the terminal.

needs-terminal = Playing needs an interactive terminal; run this command in one.
welcome = { $game }: you are { $player }. Type h for help.
commitment = The cards are shuffled; the shuffle fingerprint is { $commitment }.
secret = The secret of the shuffle was { $secret } (hexadecimal).
proof = SHA-256 of the text "entrepot commitment:" followed by the secret gives the fingerprint shown at the start, so the cards weren’t stacked.
carried = Moves 1 to { $last } were played under different rules and can’t be undone; the game continues from there.
arranged = The position was set up by hand; what came before it can’t be undone.
bot-replaced = The bot of { $player } failed: { $reason } From now on { $bot } plays this seat.
no-change = Nothing on the table changes.
reveal-ahead = Then something new is revealed.
undone = Undone: { $action }
redo-none = Nothing to redo.
save-how = Name a file to save to, for example: s game.json
save-failed = The game was not saved: { $reason }
ask-save = File to save the game to (press Enter to leave without saving):
tie = { $player } and { $rival } are tied on points; { $player } ranks higher by rule { $rule }.

help-number = 3 – choose action number 3
help-preview = ? 3 – see what action number 3 would change
help-name = { $action } – choose an action by name, or see which rule forbids it
help-hint = a – ask for advice: the three best actions, and why
help-view = v – see the whole table
help-log = l – see the latest moves
help-undo = u – undo your last action, unless it revealed something new
help-redo = r – redo it
help-save = s FILE – save the game
help-help = h – show this help
help-quit = q – leave the game

analysis-progress = Move { $done } of { $of }
analysis-chances = Chance of winning in %, after so many moves:
analysis-player = { $player }: luck { $luck }%
analysis-decision = After move { $move }: { $action }. Better: { $better }
analysis-change = The difference: { $change }
