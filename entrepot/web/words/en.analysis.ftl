### The analysis of a finished game, and what can be tried from a moment of it.

analysis-title = { $game }: analysis
analysis-back = Back to the table
analysis-running = Looking at every move again. You can leave this page and come back.
analysis-progress = { $done } of { $of }
analysis-lead = What everyone could expect after each move, judged by what the player to move could see.
analysis-chances = Chance of winning in %, by moves made
analysis-points = Expected final score, by moves made
analysis-rows = { $player }: expected final score by category
analysis-whose = Whose score
analysis-numbers = In numbers
analysis-moves = Moves
analysis-players = What could have gone better
analysis-luck = Luck: { $luck }%
analysis-luck-means = Luck is how much of the chance of winning came or went with cards and tiles being revealed.
analysis-none = Nothing clearly better was found.
analysis-after = After move { $move }
analysis-done = Played
analysis-better = Better
analysis-difference = Difference

study-here = Try it from here
study-any = Try any moment
study-moment = Moves made (0 to { $last })
study-seat = Player
study-level = Bots to play against
study-fork = Play on from here
study-player = This player’s bot
study-level-of = { $player }’s bot
study-others = Everyone else’s bot
study-playout = Play it out { $games } times
study-result = { $games ->
    [one] { $games } game played out from move { $move }
   *[other] { $games } games played out from move { $move }
}
study-wins = Wins
study-share = Share of wins
study-between = { $share }% ({ $low }–{ $high }%)
study-points = Mean score
