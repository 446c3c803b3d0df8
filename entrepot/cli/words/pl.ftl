### Słowa terminala.

needs-terminal = Do gry potrzebny jest terminal z klawiaturą i ekranem; uruchom to polecenie w terminalu.
welcome = { $game }: grasz jako { $player }. Wpisz h, aby zobaczyć pomoc.
commitment = Karty są rozdane; zobowiązanie rozdania: { $commitment }.
secret = Sekret rozdania: { $secret } (zapis szesnastkowy).
proof = SHA-256 tekstu "entrepot commitment:" i sekretu daje zobowiązanie pokazane na początku: nikt nie ułożył kart.
carried = Ruchy od 1 do { $last } wykonano według innych zasad; gra toczy się dalej od tego miejsca i nie można ich cofnąć.
arranged = Pozycja została ułożona ręcznie; tego, co było wcześniej, nie można cofnąć.
no-change = Na stole nic się nie zmienia.
reveal-ahead = Potem zostanie odkryte coś nowego.
undone = Cofnięto: { $action }
redo-none = Nie ma czego powtórzyć; najpierw coś cofnij.
save-how = Podaj plik do zapisu, na przykład: s game.json
save-failed = Gra nie jest zapisana: { $reason }
ask-save = Plik do zapisania gry (Enter – wyjście bez zapisu):
tie = { $player } i { $rival } mają tyle samo punktów; { $player } jest wyżej według reguły { $rule }.

help-number = 3 – wykonaj akcję numer 3
help-preview = ? 3 – zobacz, co zmieni akcja numer 3
help-name = { $action } – wykonaj akcję po nazwie albo dowiedz się, która reguła jej zabrania
help-view = v – pokaż cały stół
help-log = l – pokaż ostatnie ruchy
help-undo = u – cofnij swoją ostatnią akcję, dopóki nic nowego nie odkryto
help-redo = r – powtórz ją
help-save = s PLIK – zapisz grę
help-help = h – ta pomoc
help-quit = q – opuść grę
