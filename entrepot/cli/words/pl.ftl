### Słowa terminala.

needs-terminal = Do gry potrzebny jest terminal z klawiaturą i ekranem; uruchom to polecenie w terminalu.
welcome = { $game }: grasz jako { $player }. Wpisz h, aby zobaczyć pomoc.
commitment = Karty są rozdane; skrót rozdania: { $commitment }.
secret = Sekret rozdania: { $secret } (zapis szesnastkowy).
proof = SHA-256 tekstu "entrepot commitment:" i sekretu daje skrót podany na początku, więc nikt nie ułożył kart.
carried = Ruchów od 1 do { $last } nie można cofnąć: wykonano je według innych zasad, a partia toczy się dalej od tego miejsca.
arranged = Pozycja została ułożona ręcznie; tego, co było wcześniej, nie można cofnąć.
bot-replaced = Bot gracza { $player } zawiódł: { $reason } Odtąd na tym miejscu gra { $bot }.
no-change = Na stole nic się nie zmienia.
reveal-ahead = Potem odsłoni się coś nowego.
undone = Cofnięto: { $action }
redo-none = Nie ma czego ponowić; najpierw coś cofnij.
save-how = Podaj nazwę pliku, na przykład: s game.json
save-failed = Nie zapisano partii: { $reason }
ask-save = Plik do zapisu partii (Enter – wyjście bez zapisu):
tie = { $player } i { $rival } mają tyle samo punktów; { $player } jest wyżej zgodnie z zasadą { $rule }.

help-number = 3 – wykonaj akcję numer 3
help-preview = ? 3 – zobacz, co zmieni akcja numer 3
help-name = { $action } – wykonaj akcję, podając jej nazwę, albo dowiedz się, która zasada jej zabrania
help-hint = a – poproś o radę: trzy najlepsze akcje i dlaczego są najlepsze
help-view = v – pokaż cały stół
help-log = l – pokaż ostatnie ruchy
help-undo = u – cofnij swoją ostatnią akcję, dopóki nie odsłoniło się nic nowego
help-redo = r – ponów ją
help-save = s PLIK – zapisz partię
help-help = h – ta pomoc
help-quit = q – wyjdź z gry

analysis-progress = Akcja { $done } z { $of }
analysis-chances = Szansa na wygraną w % po tylu akcjach:
analysis-player = { $player }: szczęście { $luck }%
analysis-decision = Po akcji { $move }: { $action }. Lepiej: { $better }
analysis-change = Różnica: { $change }
