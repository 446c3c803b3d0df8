### Słowa domu, wspólne dla wszystkich gier.

house-name = Entrepôt
language-name = Polski
players = Gracze

## Co można nacisnąć

confirm = Zatwierdź
undo = Cofnij
redo = Ponów
quit = Wyjdź
save = Zapisz
help = Pomoc
why-not = Dlaczego nie?
choose = Wybierz akcję według numeru albo nazwy.

## Czyja tura

your-turn = Twoja tura, { $player }
turn-of = Tura: { $player }
waiting = Czekamy na ruch: { $player }
thinking = { $player } myśli
all-choose = Wszyscy wybierają jednocześnie.

## Co odpowiada dom

refused = Nie pozwala na to zasada { $rule }: { $reason }
not-now = Nie teraz. { $asked }
needs = Potrzeba: { $needed }, masz: { $there }.
undo-none = Nie ma czego cofnąć: ostatni ruch odsłonił coś nowego.
unknown-action = Nie ma akcji { $action }; wybierz z listy.
not-a-number = Nie ma opcji { $number }; wybierz z listy.
reconstructed = rekonstrukcja
reconstructed-note = Część wartości w tej grze zrekonstruowano; mogą się różnić od tych z pudełka.
hidden = ukryte
saved = Partię zapisano w pliku { $file }.

## Koniec

game-over = Koniec gry.
winner = { $player } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
winners = { $players } dzielą się zwycięstwem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
nobody-wins = Przegrana.
rank = { $place }. { $player }: { $points }

## Do czego prowadzi akcja

then-ends = To kończy twoją turę.
then-over = To kończy grę.
then-waits = Potem czekasz na pozostałych.
then-asked = Dalej – { $asked }
advice-action = { $number }. { $action }
advice-wins = Szansa na wygraną: { $percent }%; punkty na koniec: { $points }
advice-change = W porównaniu z pozostałymi: { $change }
advice-same = W porównaniu z pozostałymi różnica jest znikoma
advice-line = Prawdopodobny dalszy ciąg: { $line }
advice-change-wins = { $change }% szansy na wygraną
decimal-point = ,
advice-step = { $player }: { $actions }
