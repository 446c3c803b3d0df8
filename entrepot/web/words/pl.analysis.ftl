### Analiza zakończonej partii i to, czego można spróbować od dowolnego jej momentu.

analysis-title = { $game }: analiza partii
analysis-back = Wróć do stołu
analysis-running = Sprawdzamy jeszcze raz każdą akcję. Możesz zamknąć tę stronę i wrócić później.
analysis-progress = { $done } z { $of }
analysis-lead = Na co każdy mógł liczyć po każdej akcji. Oceniamy według tego, co widział gracz wykonujący ruch.
analysis-chances = Szansa na wygraną w % w trakcie partii
analysis-points = Oczekiwany wynik końcowy w trakcie partii
analysis-rows = { $player }: z czego składa się oczekiwany wynik
analysis-whose = Czyj wynik
analysis-numbers = W liczbach
analysis-moves = Akcje
analysis-players = Co można było zrobić lepiej
analysis-luck = Szczęście: { $luck }%
analysis-luck-means = Szczęście mówi, o ile szansa na wygraną wzrosła lub spadła przez to, co odkrywano w trakcie gry.
analysis-none = Nie znaleziono nic wyraźnie lepszego.
analysis-after = Po akcji { $move }
analysis-done = Zagrano
analysis-better = Lepiej
analysis-difference = Różnica

study-here = Wypróbuj stąd
study-any = Wypróbuj dowolny moment
study-moment = Wykonane akcje (od 0 do { $last })
study-seat = Gracz
study-level = Poziom przeciwników
study-fork = Graj dalej stąd
study-player = Bot tego gracza
study-level-of = { $player }: bot
study-others = Boty pozostałych
study-playout = Rozegraj { $games ->
    [one] { $games } raz
    [few] { $games } razy
   *[many] { $games } razy
}
study-result = Rozegrane od akcji { $move }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
study-wins = Wygrane
study-share = Odsetek wygranych
study-between = { $share }% ({ $low }–{ $high }%)
study-points = Średni wynik
