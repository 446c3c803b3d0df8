### Słowa stron poza stołem.

## Każda strona

page-motto = Ciężkie gry ekonomiczne, ze znajomymi lub z botami
page-language = Język
page-theme = Jasny lub ciemny motyw
page-rules = Zasady
page-settings = Ustawienia
page-account = Konto
page-back = Wstecz
page-more = Więcej o serwisie
page-credits = Autorzy
page-unofficial = Nieoficjalna, niezależna implementacja z własnymi rysunkami i tekstami.

## Strona główna: gry

start-games = Gry
start-players = graczy
start-minutes = { $minutes } min
start-weight = trudność
start-weight-of = trudność { $number } z { $most }
start-play = Zagraj
start-set-up = Utwórz stół
start-newcomer = Pierwszy raz tutaj?
start-guided = Ucz się, grając
start-coming = W planach
start-stage = { $stage ->
    [rules] W przygotowaniu: same zasady, stół bez rysunków
   *[other] W przygotowaniu: stół bez rysunków
}
start-about = O grze
start-values = Rekonstrukcja
start-game = { $what }: { $game }

## Strona główna: własne partie

start-own = Twoje partie
start-counts = w toku: { $running }, zakończone: { $over }
start-done = Zakończone partie
start-to-look = Partie do obejrzenia
start-none = Nie masz jeszcze partii. Naciśnij „Zagraj”: boty już siedzą przy stole.
start-turn = Twoja tura
start-last = Ostatni ruch: { $player }, { $when }
start-missing = { $number ->
    [0] Wszyscy są na miejscu.
    [one] Brakuje { $number } gracza.
   *[other] Brakuje { $number } graczy.
}
start-abandoned = Partia przerwana
start-kept = Nie można kontynuować
start-shared = Udostępniona partia
kept-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
start-place = { $place }. miejsce na { $seats }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
start-alone-won = Zwycięstwo, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
start-alone-lost = Porażka
start-when-over = zakończona { $when }
start-when-left = przerwana { $when }
start-when-shared = otwarta { $when }
start-against-bots = z botami
start-against-screen = przy jednym ekranie
start-against-link = przez link
start-against-both = przez link i z botami
start-pace-hour = godzina na ruch
start-pace-day = doba na ruch
start-pace-three_days = trzy doby na ruch
start-pace-week = tydzień na ruch
start-continue = Graj dalej
start-open = Otwórz
start-review = Obejrzyj

## Strona główna: inne stoły

start-join-title = Dosiądź się
start-link = Link do stołu
start-paste = Wklej link
start-join = Dołącz
start-watch-title = Oglądaj
start-tables = { $number ->
    [one] { $number } otwarty stół
    [few] { $number } otwarte stoły
   *[many] { $number } otwartych stołów
}
start-no-tables = Nie ma teraz otwartych stołów.
start-watch = Oglądaj
start-sit = Zajmij miejsce
start-open-saved = Otwórz zapisaną partię
start-file = Plik zapisanej partii
start-too-large = Plik ma ponad 1 MB, więc to nie jest zapisana partia.

## Czas

ago-now = przed chwilą
ago-minutes = { $number ->
    [one] { $number } minutę temu
    [few] { $number } minuty temu
   *[many] { $number } minut temu
}
ago-hours = { $number ->
    [one] { $number } godzinę temu
    [few] { $number } godziny temu
   *[many] { $number } godzin temu
}
ago-days = { $number ->
    [one] wczoraj
   *[other] { $number } dni temu
}
clock-days = { $number ->
    [one] { $number } dzień
   *[other] { $number } dni
 }
clock-hours = { $number } godz.
clock-minutes = { $number } min
left-minutes = { $player }: { $number ->
    [one] została { $number } minuta
    [few] zostały { $number } minuty
   *[many] zostało { $number } minut
}
left-hours = { $player }: { $number ->
    [one] została { $number } godzina
    [few] zostały { $number } godziny
   *[many] zostało { $number } godzin
}
left-days = { $player }: { $number ->
    [one] został { $number } dzień
    [few] zostały { $number } dni
   *[many] zostało { $number } dni
}

## Przygotowanie stołu

setup-title = Nowy stół: { $game }
setup-who = Kto gra
setup-players = Liczba graczy
setup-seat = { $seat }: kto gra
setup-name = Imię
setup-name-of = { $seat }: imię gracza
setup-level-of = { $seat }: poziom bota
setup-seating = Kolejność miejsc
setup-seating-listed = Jak na liście
setup-seating-random = Losowa
setup-game = Opcje gry
setup-company = Tempo i widzowie
setup-pace = Tempo
setup-public = Stół publiczny
setup-public-hint = Stół widać na stronie głównej; w przeciwnym razie prowadzi do niego tylko link.
setup-spectators = Widzowie mile widziani
setup-spectators-hint = Widzą tylko to, co jawne.
setup-components = Używane są wartości z twoich plików komponentów; ich skrót: { $digest }.
setup-make = Utwórz stół
setup-needs = Tylko przy ustawieniu „{ $option }: { $choice }”.
setup-needs-players = Tylko dla takiej liczby graczy: { $players }.
setup-wrong = Nie można jeszcze utworzyć stołu: popraw to, co zaznaczono poniżej.
setup-rulings = Interpretacje zasad
setup-rulings-hint = Tam, gdzie instrukcje pozostawiają swobodę, gramy tak. Wybierzcie inną interpretację, jeśli tak wolicie; zasada pod odnośnikiem wyjaśnia obie.
setup-wrong-players = Dozwolone liczby graczy: { $players }; wybierz jedną z nich.
setup-wrong-choice = Nie ma takiej opcji; wybierz jedną z listy.
setup-wrong-you-twice = Masz już miejsce; to oddaj znajomym albo botowi.
setup-wrong-screen = Kto gra przy tym ekranie, gra razem z tobą; zajmij jedno z miejsc.
setup-wrong-twice = Dwoje graczy nie może mieć tego samego imienia; zmień jedno z nich.
setup-wrong-first = { $number ->
    [one] Jest tu tylko { $number } miejsce; wybierz, kto inny zaczyna.
    [few] Są tu tylko { $number } miejsca; wybierz, kto inny zaczyna.
   *[many] Jest tu tylko { $number } miejsc; wybierz, kto inny zaczyna.
}

seat-you = Ty
seat-screen = Ktoś przy tym ekranie
seat-link = Ktoś przez link
seat-host = Gospodarz
seat-host-screen = Przy ekranie gospodarza
seat-bot = Bot
seat-bot-level = Bot: { $level }
bot-random = losowy
bot-greedy = zachłanny
bot-network = sieć neuronowa
bot-search = dalekowzroczny
bot-beginner = początkujący
bot-casual = amator
bot-skilled = doświadczony
bot-strong = silny
bot-expert = ekspert
bot-master = mistrz

pace-live = Na żywo, bez zegara
pace-hour = Godzina na ruch
pace-day = Doba na ruch
pace-three_days = Trzy doby na ruch
pace-week = Tydzień na ruch

## Stół, który czeka

lobby-title = { $game }: czekamy na graczy
lobby-ready = Wszyscy są na miejscu.
lobby-pace-live = Gracie na żywo, bez zegara.
lobby-pace-hour = Czas na ruch: godzina.
lobby-pace-day = Czas na ruch: doba.
lobby-pace-three_days = Czas na ruch: trzy doby.
lobby-pace-week = Czas na ruch: tydzień.
lobby-here = na miejscu
lobby-awaited = czekamy
lobby-link-of = { $seat }: link do miejsca
lobby-copy = Kopiuj
lobby-copied = Link skopiowany.
lobby-code = Kod QR
lobby-code-of = Kod QR: { $label }
lobby-watch = Widzowie
lobby-watch-link = Link dla widzów
lobby-host-starts = Gdy wszyscy będą na miejscu, gospodarz rozpocznie partię.
lobby-start = Rozpocznij partię
lobby-unreachable = Te linki działają tylko na tym komputerze: znajomi ich jeszcze nie otworzą.
lobby-reach = Wpuść znajomych z mojej sieci
lobby-bot = Dodaj bota
lobby-ask-bot = Poproś o bota
lobby-bot-seat = { $what }: { $seat }
lobby-commitment = Skrót rozdania:

## Zasady i autorzy

rules-title = Zasady gry { $game }
rules-all = Zasady
rules-language = Zasady są po angielsku; nad zasadą, do której odwołuje się gra, stoi jej wyjaśnienie po polsku.
rules-translated = To tłumaczenie; rozstrzyga angielski tekst zasad projektu.
rules-find = Znajdź zasadę
rules-find-how = Słowo lub numer
rules-found = Znalezione zasady: { $number }
rules-found-none = Nie ma zasady z tymi słowami; wpisz mniej słów albo inne.
rules-contents = Spis treści
rules-examples = Omówione przykłady
rules-glossary = Słowniczek
rules-meaning = Znaczenie
rules-ruling = rozstrzygnięcie
rules-note = uwaga
rules-edition = tylko edycja „{ $edition }”
rules-source = Źródło: { $source }
rules-source-rulebook-ru = rosyjska instrukcja
rules-source-original-ru = pierwsza edycja (rosyjska)
rules-source-synapses-uk = edycja Synapses (ukraińska)
rules-source-synapses-pl = edycja Synapses (polska)

about-title = O grze { $game }
about-values = Na ile pewne są wydrukowane wartości
about-counts = Liczba wpisów w plikach komponentów według pewności
about-file = Komponenty
about-known = znane
about-derived = wyprowa{ "\u00AD" }dzone
about-reconstructed = zrekonstru{ "\u00AD" }owane
about-known-means = podane w tekście instrukcji albo w dwóch niezależnych źródłach
about-derived-means = wynikają ze znanych faktów; uzasadnienie jest w pliku
about-reconstructed-means = nasz zamiennik: zgodny z tym, co wiadomo, ale nie musi być taki jak w druku
about-overlay = Jeśli masz grę w pudełku, wpisz prawdziwe wartości do plików o tych samych nazwach i uruchom Entrepôt z opcją --components, podając ich folder.

credits-own = Nikt z wymienionych nie tworzył, nie sprawdzał ani nie zatwierdzał Entrepôt. Gry, ich nazwy i oprawa graficzna należą do autorów i wydawców; rysunki i teksty są nasze własne. Jeśli gra ci się podoba, kup ją.
credits-software = Oprogramowanie
credits-stands = Entrepôt to wolne oprogramowanie na licencji MIT. Powstało z użyciem takich narzędzi jak Python, NumPy, Numba, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy i Segno.

## Ustawienia

prefer-looks = Wygląd
prefer-play = Rozgrywka
prefer-save = Zapisz
prefer-saved = Ustawienia zapisane.
prefer-theme = Motyw
prefer-theme-auto = Jak w systemie
prefer-theme-light = Jasny
prefer-theme-dark = Ciemny
prefer-palette = Kolory graczy
prefer-palette-chart = Jak na mapie
prefer-palette-contrast = Kontrastowe
prefer-palette-soft = Łagodne
prefer-motion = Animacja
prefer-motion-off = Wyłączona
prefer-motion-fast = Szybka
prefer-motion-normal = Zwykła
prefer-motion-slow = Wolna
prefer-pace = Tempo botów
prefer-pace-instant = Natychmiastowe
prefer-pace-fast = Szybkie
prefer-pace-normal = Zwykłe
prefer-pace-slow = Wolne
prefer-confirm = Zatwierdzaj każdą turę
prefer-confirm-hint = Dopóki nie zatwierdzisz tury, możesz ją cofnąć.
prefer-steps = Pytaj o każdy krok
prefer-steps-hint = W przeciwnym razie jedno kliknięcie wykonuje kilka powiązanych kroków, na przykład przejście całej drogi.
prefer-guided = Ucz się, grając
prefer-guided-hint = Krótkie podpowiedzi objaśniają każdą decyzję, gdy pojawia się po raz pierwszy.
prefer-sound = Dźwięk w mojej turze
prefer-sound-hint = Dwa dźwięki, gdy zaczyna się twoja tura.
prefer-notify = Powiadomienie w mojej turze
prefer-notify-hint = Przeglądarka powiadomi cię o twojej turze, gdy nie masz stołu przed oczami.

## Gdy strony nie można pokazać

problem-status = Błąd { $status }
problem-400 = Nieprawidłowe żądanie
problem-403 = Brak dostępu
problem-404 = Nie ma takiej strony
problem-405 = Tego nie można tu zrobić
problem-409 = Sytuacja przy stole się zmieniła
problem-413 = Za dużo danych
problem-429 = Zbyt wiele żądań
problem-500 = Błąd serwera
problem-503 = Chwilowo niedostępne
problem-other = Nie udało się
problem-help = Sprawdź, czy adres jest poprawny; stołu może już nie być.
problem-again = Spróbuj ponownie
problem-home = Strona główna
setup-hints = Zezwalaj na podpowiedzi
setup-hints-hint = W partii między ludźmi każdy może zapytać, co zrobiłby najsilniejszy bot. Przeciw samym botom podpowiedzi są dostępne zawsze.
lobby-hints = Przy tym stole wolno korzystać z podpowiedzi.
setup-levels = Jak grają boty?
setup-ratings = W grze we dwoje 400 punktów rankingu więcej to dziesięć zwycięstw na jedną porażkę. Bot, który widzi tylko bieżącą turę, ma 1000.
level-rating = ranking { $rating }
level-beginner = Zna zasady i gra rozsądnie. Dobry pierwszy przeciwnik.
level-casual = Dobrze wykorzystuje turę, całą grę już mniej.
level-skilled = Gra solidnie i karze nieuwagę.
level-strong = Wytrenowana sieć neuronowa: gra od razu, intuicyjnie.
level-expert = Ta sama sieć, ale analizuje warianty do sekundy na turę.
level-master = Analizuje warianty do pięciu sekund na turę. Najsilniejszy przeciwnik.
