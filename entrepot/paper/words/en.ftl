### The words of the house, said at every game.

house-name = Entrepôt
language-name = English
players = Players

## What a player can press

confirm = Confirm
undo = Undo
redo = Redo
quit = Quit
save = Save
help = Help
why-not = Why not?
choose = Choose an action by its number or name.

## Whose turn it is

your-turn = Your turn, { $player }
turn-of = { $player }’s turn
waiting = Waiting for { $player }
thinking = { $player } is thinking
all-choose = Everyone chooses at the same time.

## What the house answers

refused = Not allowed (rule { $rule }). { $reason }
not-now = Not now. { $asked }
needs = You need { $needed } and have { $there }.
undo-none = Nothing to undo: the last action revealed something new.
unknown-action = There is no action { $action }; choose one from the list.
not-a-number = There is no option { $number }; choose one from the list.
reconstructed = reconstructed
reconstructed-note = Some values of this game are reconstructed and may differ from the box.
hidden = hidden
saved = The game was saved in { $file }.

## The end

game-over = The game is over.
winner = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winners = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nobody-wins = Defeat.
rank = { $place }. { $player }: { $points }

## What an act leads to

then-ends = This ends your turn.
then-over = This ends the game.
then-waits = Then you wait for the others.
then-asked = Next – { $asked }
advice-action = { $number }. { $action }
advice-wins = Chance of winning: { $percent }%; { $points } points in the end
advice-change = Compared with the others: { $change }
advice-same = Compared with the others, no difference worth mentioning
advice-line = Likely to follow: { $line }
advice-change-wins = { $change }% chance of winning
decimal-point = .
advice-step = { $player }: { $actions }
