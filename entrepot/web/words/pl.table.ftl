### Słowa strony stołu.

## Karta przeglądarki

title-turn = Twoja tura: { $game }
title-other = Gra { $player }: { $game }
title-over = Koniec: { $game }
title-plain = { $game }

## Pasek decyzji

bar-label = Twoja decyzja
bar-skip = Od razu do planszy
bar-steps = Kroki tury
bar-your-turn = Twoja tura.
bar-confirm = Zatwierdź ją albo cofnij kroki.
bar-ending = Ta tura kończy grę. Zatwierdź ją, aby zobaczyć wynik końcowy, albo cofnij.
bar-skip-bots = Do mojej tury
bar-confirm-turn = Zatwierdź turę
bar-unfinished = Najpierw dokończ ruch
bar-reveals = To odsłoni coś nowego i nie da się tego cofnąć.
bar-restart = Zacznij turę od nowa
bar-undo = Cofnij: { $action }
bar-redo = Ponów: { $action }
bar-plan = ostatnia zmiana planu
bar-past-lead = Przeszłość.
bar-past = { $moment ->
    [0] Stół przed pierwszą akcją.
   *[other] Stół po { $moment }. akcji z { $last }.
}
bar-now = Wróć do gry
bar-fork = Graj dalej stąd
bar-takeback = Poproś o powrót tutaj
bar-scores = Punktacja
bar-abandoned = Ta partia została przerwana.
bar-waiting = Gracze jeszcze zajmują miejsca.
bar-kept = Tej partii nie można tu kontynuować.
bar-shared = Udostępniona partia.
note-shared = To udostępniona partia: możesz obejrzeć każdą jej chwilę, ale nie grać.
note-carried-rules = Zasady się zmieniły. Ruchy do { $last }. włącznie wykonano według starych i nie można ich cofnąć; partia toczy się dalej od tego samego miejsca. Niezatwierdzoną turę zaplanuj od nowa.
note-carried-components = Wartości w grze się zmieniły. Ruchy do { $last }. włącznie wykonano ze starymi i nie można ich cofnąć; partia toczy się dalej od tego samego miejsca. Niezatwierdzoną turę zaplanuj od nowa.
note-kept-rules = Tę partię rozgrywano według wersji zasad { $version }, a tu jest wersja { $now }. Można ją oglądać i udostępnić, ale nie można grać dalej.
note-kept-components = Tę partię rozgrywano z innymi wartościami, niż gra ma tutaj. Można ją oglądać i udostępnić, ale nie można grać dalej.
note-past-rules = Tę partię rozegrano według wersji zasad { $version }, a tu jest wersja { $now }. Widać ją tak, jak została zapisana.
note-past-components = Tę partię rozegrano z innymi wartościami, niż gra ma tutaj. Widać ją tak, jak została zapisana.
note-why-unknown = Jej pozycje się nie zachowały.
note-why-begin = Według nowych zasad takiej partii nie ma.
note-why-field = W nowych zasadach nie ma miejsca na to, co zapisano w „{ $about }”.
note-why-frame = Nowe zasady nie znają decyzji „{ $about }”.
note-why-check = Według nowych zasad taka pozycja nie mogłaby powstać.
log-changed = Odtąd według nowych zasad
bar-nobody = Miejsce jest jeszcze wolne: { $player }

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
sheet-label = Co wybrano

## Dziennik, historia i czat

log-title = Dziennik
log-draft = Szkic
log-earlier = Wcześniej
log-recap = Od twojej ostatniej tury
log-recap-moves = { $count ->
    [one] { $count } akcja, odtwórz ją
    [few] { $count } akcje, odtwórz je
   *[other] { $count } akcji, odtwórz je
}
history-first = Na początek
history-back = O akcję wstecz
history-forward = O akcję naprzód
history-last = Do ostatniej akcji
history-now = teraz
history-at = akcja
chat-title = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś przy stole
chat-watcher = Widz
chat-send = Wyślij

## Podpowiedzi

tip-why = Dlaczego nie tutaj?
tip-close = Zamknij
tip-stopped = Potem odsłoni się coś nowego: co dalej, jeszcze nie wiadomo.
tip-reveals = Odsłania coś nowego: nie da się tego cofnąć.

## Pierwsza partia z podpowiedziami

lesson-title = Twoja pierwsza partia
lesson-stop = Bez dalszych podpowiedzi

## Między graczami

curtain-title = Następny gracz: { $player }
curtain-text = Przekaż ekran. Nikt nie zobaczy twoich tajemnic.
curtain-go = To ja: { $player }
proposal-title = Propozycja
proposal-text = { $player } prosi wszystkich o powrót { $moment ->
    [0] na początek partii
   *[other] do akcji { $moment }
}.
proposal-yes = Zgoda
proposal-no = Odmowa
proposal-waiting = Czekamy na odpowiedź: { $player }
proposal-sure = Wrócić { $moment ->
    [0] na początek partii
   *[other] do akcji { $moment }
}? Najpierw zapytamy wszystkich graczy; boty zgadzają się od razu.
proposal-lost = { $number ->
    [one] Przepadnie { $number } akcja:
    [few] Przepadną { $number } akcje:
   *[many] Przepadnie { $number } akcji:
}
proposal-draft = Przepadną też Twoje niezatwierdzone akcje.
proposal-keep = Zostaw
proposal-bot = { $player } prosi, aby za gracza { $gone }, którego nie ma, zagrał bot.
proposal-withdraw = Wycofaj

## Menu

menu-title = Menu
menu-settings = Ustawienia
menu-keys = Wszystkie klawisze
menu-seats = Miejsca
menu-seat-you = ty
menu-seat-screen = przy tym ekranie
menu-seat-link = przez link
menu-seat-bot = bot
menu-seat-open = jeszcze nikogo
menu-seat-left = poza grą
menu-copy = Kopiuj link
menu-replace = Posadź bota
menu-replace-seat = Posadź bota zamiast gracza { $player }
menu-ask-bot = Poproś o bota
menu-ask-bot-seat = Poproś o bota za gracza { $player }
menu-bot-random = losowy
menu-bot-greedy = zachłanny
menu-table = Stół
menu-text = Opis stołu
menu-rules = Zasady
menu-save = Zapisz partię
menu-take = Zapisz i kontynuuj gdzie indziej
menu-take-text = Plik zawiera całą grę, także ukryte karty. Od tej chwili stół informuje, że ktoś może je znać.
menu-take-yes = Zapisz
note-disclosed = Ukryte karty tej gry zapisano do pliku, więc ktoś może je znać.
menu-share = Zapisz bez tajemnic
menu-home = Strona startowa
menu-leave = Wstań od stołu
menu-leave-text = Twoje miejsce zajmie bot. Możesz dalej oglądać grę.
menu-leave-alone = Przy stole zostałyby same boty, więc gra zostanie przerwana na dobre. Nadal możesz ją oglądać.
menu-leave-yes = Wstań
menu-resign = Poddaj się
menu-resign-text = Zajmiesz ostatnie miejsce, cokolwiek się stanie. Bot dogra za ciebie do końca.
menu-resign-alone = Przy stole zostałyby same boty, więc gra zostanie przerwana na dobre, a ty zajmiesz ostatnie miejsce.
menu-resign-yes = Poddaj się

## Klawisze

keys-history = O akcję wstecz lub naprzód w historii
keys-brackets = To samo, gdziekolwiek jest fokus
keys-places = Do pierwszego miejsca na stole
keys-walk = Z miejsca na miejsce
keys-act = Działaj w tym miejscu albo zapytaj, czemu nie można
keys-number = Pierwsza, druga … z rzeczy możliwych w tym miejscu
keys-help = Czym jest to miejsce
keys-undo = Cofnij
keys-redo = Ponów
keys-confirm = Zatwierdź turę
keys-text = Opis stołu
keys-menu = Menu i ustawienia
keys-close = Zamknij, co otwarte; z przeszłości wróć do gry
keys-all = Ta lista

## Koniec

end-title = Koniec gry
end-because = Gra się skończyła, bo { $why }.
end-review = Obejrzyj planszę
end-rematch = Rewanż
end-broken-off = Gra została przerwana. Wynik w tej chwili:
end-resigned = { $player } poddaje się i zajmuje ostatnie miejsce.
end-standing = Wynik w chwili przerwania gry
end-share = Kopiuj link
end-download = Pobierz
end-chart = Wynik po każdej turze
end-origins = Skąd pochodzi: { $what }
end-fair = Czy rozdanie było uczciwe?
end-proof = Zobowiązanie ogłoszono przed pierwszym ruchem, a sekret, z którego powstało, dopiero teraz. Pomiędzy nikt nie mógł zmienić rozdania.
end-commitment = Zobowiązanie
end-secret = Sekret
end-verify = Pobierz partię i sprawdź:

## Co strona mówi sama

says-reconnecting = Utracono połączenie; próbujemy ponownie …
says-crowded = Otwartych jest za dużo okien albo zapytań jest zbyt wiele; próbujemy ponownie …
says-connected = Znów połączono.
says-stale = Stół wygląda już inaczej; oto jak jest teraz.
says-failed = Nie udało się wysłać; spróbuj ponownie.
says-copied = Skopiowano.
says-replaying = Powtórka …
says-saved = Zapisano.
