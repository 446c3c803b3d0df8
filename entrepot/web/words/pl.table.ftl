### Słowa strony stołu.

## Karta przeglądarki

title-turn = Twoja tura – { $game }
title-other = Tura: { $player } – { $game }
title-over = Koniec gry – { $game }
title-plain = { $game }

## Pasek decyzji

bar-label = Twoja decyzja
bar-skip = Przejdź do planszy
bar-steps = Kroki tury
bar-your-turn = Twoja tura.
bar-confirm = Zatwierdź ją albo cofnij kroki.
bar-ending = To kończy grę. Zatwierdź turę, aby zobaczyć wynik końcowy, albo cofnij.
bar-skip-bots = Do mojej tury
bar-confirm-turn = Zatwierdź turę
bar-unfinished = Najpierw dokończ turę
bar-reveals = To odsłoni coś nowego i nie da się tego cofnąć.
bar-restart = Zacznij turę od nowa
bar-undo = Cofnij: { $action }
bar-redo = Ponów: { $action }
bar-plan = ostatnia zmiana planu
bar-past-lead = Przeszłość.
bar-past = { $moment ->
    [0] Stół przed pierwszym ruchem.
   *[other] Stół po { $moment }. ruchu z { $last }.
}
bar-now = Wróć do gry
bar-fork = Nowa partia stąd
bar-takeback = Poproś o powrót tutaj
bar-scores = Punktacja
bar-abandoned = Ta partia została przerwana.
bar-waiting = Gracze jeszcze zajmują miejsca.
bar-kept = Tej partii nie można tu kontynuować.
bar-shared = Udostępniona partia.
note-shared = To udostępniona partia: możesz obejrzeć każdy jej moment, ale nie grać.
note-carried-rules = Zasady się zmieniły. Ruchy do { $last }. włącznie wykonano według starych i nie można ich cofnąć; partia toczy się dalej od tego samego miejsca. Niezatwierdzoną turę zaplanuj od nowa.
note-carried-components = Wartości w grze się zmieniły. Ruchy do { $last }. włącznie wykonano ze starymi i nie można ich cofnąć; partia toczy się dalej od tego samego miejsca. Niezatwierdzoną turę zaplanuj od nowa.
note-kept-rules = Tę partię rozgrywano według wersji zasad { $version }, a tu jest wersja { $now }. Możesz ją obejrzeć i udostępnić, ale nie grać dalej.
note-kept-components = Tę partię rozgrywano z innymi wartościami niż obecne. Możesz ją obejrzeć i udostępnić, ale nie grać dalej.
note-past-rules = Tę partię rozegrano według wersji zasad { $version }, a tu jest wersja { $now }. Widać ją tak, jak została zapisana.
note-past-components = Tę partię rozegrano z innymi wartościami niż obecne. Widać ją tak, jak została zapisana.
note-why-unknown = Nie zachowano jej pozycji.
note-why-begin = Nowe zasady nie przewidują takiej partii.
note-why-field = Nowe zasady nie przewidują tego, co zapisano w „{ $about }”.
note-why-frame = Nowe zasady nie znają decyzji „{ $about }”.
note-why-check = Według nowych zasad taka pozycja nie mogłaby powstać.
log-changed = Od tego miejsca nowe zasady
bar-nobody = Wolne miejsce: { $player }

## Narzędzia i karty

tools-label = Narzędzia
tools-rules = Zasady
tools-menu = Menu i ustawienia
tools-zoom = Powiększ planszę
tools-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
tab-label = Widoki
tab-board = Plansza
tab-count = (miejsca do wyboru: { $number })
sheet-label = Twój wybór

## Dziennik, historia i czat

log-title = Dziennik
log-draft = Szkic
log-earlier = Wcześniej
log-recap = Od twojej ostatniej tury
log-recap-moves = { $count ->
    [one] { $count } ruch – odtwórz
    [few] { $count } ruchy – odtwórz
   *[other] { $count } ruchów – odtwórz
}
history-first = Na początek
history-back = O ruch wstecz
history-forward = O ruch naprzód
history-last = Do ostatniego ruchu
history-now = teraz
history-at = ruch
chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz wiadomość
chat-watcher = Widz
chat-send = Wyślij

## Podpowiedzi

tip-why = Dlaczego nie tutaj?
tip-close = Zamknij
tip-stopped = Potem odsłoni się coś nowego; co dalej, jeszcze nie wiadomo.
tip-reveals = Odsłania coś nowego: nie da się tego cofnąć.

## Pierwsza partia z podpowiedziami

lesson-title = Twoja pierwsza partia
lesson-stop = Wyłącz te podpowiedzi

## Między graczami

curtain-title = Następny gracz: { $player }
curtain-text = Przekaż ekran następnej osobie. Nikt nie zobaczy twoich tajemnic.
curtain-go = To ja: { $player }
proposal-title = Propozycja
proposal-text = { $player } prosi wszystkich o powrót { $moment ->
    [0] na początek partii
   *[other] do ruchu { $moment }
}.
proposal-yes = Zgoda
proposal-no = Odmowa
proposal-waiting = Czekamy na odpowiedź: { $player }
proposal-sure = Wrócić { $moment ->
    [0] na początek partii
   *[other] do ruchu { $moment }
}? Najpierw zapytamy wszystkich graczy; boty zgadzają się od razu.
proposal-lost = { $number ->
    [one] Przepadnie { $number } ruch:
    [few] Przepadną { $number } ruchy:
   *[many] Przepadnie { $number } ruchów:
}
proposal-draft = Przepadną też twoje niezatwierdzone ruchy.
proposal-keep = Anuluj
proposal-bot = { $player } prosi, aby nieobecnego gracza ({ $gone }) zastąpił bot ({ $level }).
proposal-withdraw = Wycofaj

## Menu

menu-title = Menu
menu-settings = Ustawienia
menu-keys = Skróty klawiszowe
menu-seats = Miejsca
menu-seat-you = ty
menu-seat-screen = przy tym ekranie
menu-seat-link = przez link
menu-seat-bot = bot
menu-seat-open = wolne
menu-seat-left = poza grą
menu-copy = Kopiuj link
menu-replace = Zastąp botem
menu-replace-seat = Zastąp botem: { $player }
menu-ask-bot = Poproś o bota
menu-ask-bot-seat = Poproś o bota: { $player }
menu-table = Stół
menu-text = Widok tekstowy
menu-rules = Zasady
menu-save = Zapisz partię
menu-take = Zapisz i kontynuuj gdzie indziej
menu-take-text = Plik zawiera całą partię, także ukryte karty. Od tej chwili przy stole widać, że ktoś może je znać.
menu-take-yes = Zapisz
note-disclosed = Ukryte karty tej partii zapisano do pliku, więc ktoś może je znać.
menu-share = Zapisz bez tajemnic
menu-home = Strona główna
menu-leave = Odejdź od stołu
menu-leave-text = Twoje miejsce zajmie bot. Nadal możesz oglądać partię.
menu-leave-alone = Przy stole zostałyby same boty, więc partia zostanie ostatecznie przerwana. Nadal będzie można ją oglądać.
menu-leave-yes = Odejdź
menu-resign = Poddaj się
menu-resign-text = Zajmiesz ostatnie miejsce bez względu na dalszą grę. Bot dogra partię za ciebie.
menu-resign-alone = Przy stole zostałyby same boty, więc partia zostanie ostatecznie przerwana, a ty zajmiesz ostatnie miejsce.
menu-resign-yes = Poddaj się

## Klawisze

keys-history = O ruch wstecz lub naprzód w historii
keys-brackets = To samo niezależnie od fokusu
keys-places = Do pierwszego miejsca na stole
keys-walk = Z miejsca na miejsce
keys-act = Wykonaj ruch w tym miejscu albo zapytaj, dlaczego nie można
keys-number = Pierwsza, druga… z możliwości w tym miejscu
keys-help = Czym jest to miejsce
keys-undo = Cofnij
keys-redo = Ponów
keys-confirm = Zatwierdź turę
keys-text = Widok tekstowy
keys-menu = Menu i ustawienia
keys-close = Zamknij to, co otwarte; z przeszłości wróć do gry
keys-all = Ta lista

## Koniec

end-title = Koniec gry
end-because = Gra się skończyła, bo { $why }.
end-review = Obejrzyj planszę
end-rematch = Rewanż
end-analyse = Analizuj
end-broken-off = Partia została przerwana. Wynik w tym momencie:
end-resigned = { $player } poddaje się i zajmuje ostatnie miejsce.
end-standing = Wynik w chwili przerwania partii
end-share = Kopiuj link
end-download = Pobierz
end-chart = Wynik po każdej turze
end-origins = Skąd pochodzą: { $what }
end-fair = Czy rozdanie było uczciwe?
end-proof = Skrót rozdania ogłoszono przed pierwszym ruchem, a sekret, z którego powstał, dopiero teraz. W tym czasie nikt nie mógł zmienić rozdania.
end-commitment = Skrót rozdania
end-secret = Sekret
end-verify = Pobierz partię i sprawdź samodzielnie:

## Co strona mówi sama

says-reconnecting = Utracono połączenie; próbujemy ponownie…
says-crowded = Za dużo otwartych okien albo żądań; próbujemy ponownie…
says-connected = Połączono ponownie.
says-stale = Sytuacja przy stole się zmieniła; tak wygląda teraz.
says-failed = Nie udało się wysłać; spróbuj ponownie.
says-copied = Skopiowano.
says-replaying = Powtórka…
says-saved = Zapisano.
bar-hint = Podpowiedź
hint-title = Podpowiedź
hint-percent = { $percent }%
hint-compared = Na koniec, w porównaniu z pozostałymi:
hint-chance = Szansa na wygraną
hint-line = Prawdopodobny dalszy ciąg:
hint-do = Zrób to
keys-hint = Podpowiedź: trzy najlepsze ruchy i dlaczego
lesson-hint = Co tu najlepiej zrobić?
