### Słowa stron poza stołem.

## Każda strona

page-motto = Ciężkie gry ekonomiczne, ze znajomymi lub przeciw botom
page-language = Język
page-theme = Jasny lub ciemny motyw
page-rules = Zasady
page-settings = Ustawienia
page-account = Konto
page-back = Wstecz
page-more = Więcej o serwisie
page-credits = Autorzy
page-unofficial = Nieoficjalna, z nikim niezwiązana implementacja z własnymi rysunkami i tekstami.

## Strona początkowa: gry

start-games = Gry
start-players = graczy
start-minutes = { $minutes } min
start-weight = trudność
start-weight-of = trudność { $number } z { $most }
start-play = Zagraj
start-set-up = Przygotuj stół
start-newcomer = Pierwszy raz tutaj?
start-guided = Ucz się, grając
start-coming = Będzie później
start-stage = { $stage ->
    [rules] W przygotowaniu: same zasady, stół bez rysunków
   *[other] W przygotowaniu: stół bez rysunków
}
start-about = O grze
start-values = Rekonstrukcja
start-game = { $what }: { $game }

## Strona początkowa: własne partie

start-own = Twoje partie
start-counts = w toku: { $running }, zakończone: { $over }
start-done = Zakończone partie
start-to-look = Partie do obejrzenia
start-none = Nie masz jeszcze partii. Naciśnij „Zagraj”: boty już siedzą przy stole.
start-turn = Twój ruch
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
start-place = { $place }. miejsce z { $seats }, { $points ->
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
start-against-bots = przeciw botom
start-against-screen = przy jednym ekranie
start-against-link = przez link
start-against-both = przez link i z botami
start-pace-hour = godzina na ruch
start-pace-day = doba na ruch
start-pace-three_days = trzy doby na ruch
start-pace-week = tydzień na ruch
start-continue = Graj dalej
start-open = Otwórz
start-review = Przejrzyj

## Strona początkowa: inne stoły

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
start-no-tables = Teraz nie ma otwartych stołów.
start-watch = Oglądaj
start-sit = Zajmij miejsce
start-open-saved = Otwórz zapisaną partię
start-file = Plik zapisanej partii
start-too-large = Plik ma ponad 1 MB, więc nie jest zapisaną partią.

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

setup-title = Stół do gry { $game }
setup-who = Kto gra
setup-players = Liczba graczy
setup-seat = { $seat }: kto gra
setup-name = Imię
setup-name-of = { $seat }: imię gracza
setup-level-of = { $seat }: poziom bota
setup-seating = Kolejność miejsc
setup-seating-listed = Jak na liście
setup-seating-random = Losowa
setup-game = Jaka gra
setup-company = Tempo i towarzystwo
setup-pace = Tempo
setup-public = Stół publiczny
setup-public-hint = Widzą go wszyscy na stronie początkowej; inaczej prowadzi do niego tylko link.
setup-spectators = Widzowie mile widziani
setup-spectators-hint = Widzą to, co jawne, i nie widzą niczyich tajemnic.
setup-rulings = Interpretacje zasad
setup-rulings-hint = Tam, gdzie instrukcje pozostawiają swobodę, gramy tak. Wybierzcie inną interpretację, jeśli tak wolicie; zasada pod odnośnikiem wyjaśnia obie.
setup-components = W użyciu są wartości z twoich plików komponentów; ich skrót to { $digest }.
setup-make = Otwórz stół
setup-needs = Tylko z wyborem „{ $option }: { $choice }”.
setup-needs-players = Tylko przy takiej liczbie graczy: { $players }.
setup-wrong = Nie można jeszcze otworzyć stołu: poniżej widać, co poprawić.
setup-wrong-players = Dozwolone liczby graczy: { $players }; wybierz jedną z nich.
setup-wrong-choice = Nie ma takiej możliwości; wybierz jedną z listy.
setup-wrong-you-twice = Masz już miejsce; to oddaj komuś znajomemu albo botowi.
setup-wrong-screen = Przy tym ekranie potrzeba i ciebie; zajmij miejsce.
setup-wrong-twice = Dwoje graczy nie może mieć tego samego imienia; zmień jedno z nich.
setup-wrong-first = { $number ->
    [one] Jest tu tylko { $number } miejsce; wybierz innego startowego gracza.
    [few] Są tu tylko { $number } miejsca; wybierz innego startowego gracza.
   *[many] Jest tu tylko { $number } miejsc; wybierz innego startowego gracza.
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

pace-live = Na żywo, bez zegara
pace-hour = Godzina na ruch
pace-day = Doba na ruch
pace-three_days = Trzy doby na ruch
pace-week = Tydzień na ruch

## Stół, który czeka

lobby-title = { $game }: czekamy na graczy
lobby-ready = Wszyscy są na miejscu.
lobby-pace-live = Gra toczy się na żywo, bez zegara.
lobby-pace-hour = Na ruch jest godzina.
lobby-pace-day = Na ruch jest doba.
lobby-pace-three_days = Na ruch są trzy doby.
lobby-pace-week = Na ruch jest tydzień.
lobby-here = na miejscu
lobby-awaited = czekamy
lobby-link-of = { $seat }: link do miejsca
lobby-copy = Kopiuj
lobby-copied = Link skopiowany.
lobby-code = Kod QR
lobby-code-of = Kod QR: { $label }
lobby-watch = Widzowie
lobby-watch-link = Link dla widzów
lobby-host-starts = Gdy wszyscy przyjdą, partię rozpocznie gospodarz.
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
rules-language = Zasady są spisane po angielsku; nad zasadą stoi po polsku to, co mówi o niej stół.
rules-translated = Rozstrzyga angielski tekst spisu zasad projektu; to jest jego tłumaczenie.
rules-find = Znajdź zasadę
rules-find-how = Słowo lub numer
rules-found = Znalezione zasady: { $number }
rules-found-none = Żadna zasada nie ma tych słów; spróbuj krócej lub inaczej.
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
about-values = Jak pewne są drukowane wartości
about-counts = Wpisy każdego pliku komponentów według pewności
about-file = Komponenty
about-known = znane
about-derived = wywiedzione
about-reconstructed = zrekonstru{ "\u00AD" }owane
about-known-means = podane w tekście instrukcji albo w dwóch niezależnych źródłach
about-derived-means = wynika ze znanych faktów; powód podaje plik
about-reconstructed-means = nasz zamiennik: zgadza się z tym, co wiadomo, i nic nie twierdzi o tym, co wydrukowano
about-overlay = Jeśli masz pudełko z grą, wpisz prawdziwe wartości do plików o tych samych nazwach i uruchom Entrepôt z opcją --components i ich folderem.

credits-own = Nikt z wymienionych tu nie stworzył, nie sprawdził ani nie zatwierdził Entrepôt. Gry, ich nazwy i oprawa graficzna należą do autorów i wydawców; rysunki i teksty są tu nasze własne. Jeśli gra ci się podoba, kup ją, proszę.
credits-software = Oprogramowanie
credits-stands = Entrepôt to wolne oprogramowanie na licencji MIT. Stoi na Pythonie, NumPy, Numbie, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy i Segno.

## Ustawienia

prefer-looks = Wygląd
prefer-play = Gra
prefer-save = Zapisz
prefer-saved = Ustawienia zapisane.
prefer-theme = Motyw
prefer-theme-auto = Jak w systemie
prefer-theme-light = Jasny
prefer-theme-dark = Ciemny
prefer-palette = Kolory graczy
prefer-palette-chart = Drukowana mapa
prefer-palette-contrast = Kontrastowe
prefer-palette-soft = Łagodne
prefer-motion = Ruch elementów
prefer-motion-off = Wyłączony
prefer-motion-fast = Szybki
prefer-motion-normal = Zwykły
prefer-motion-slow = Wolny
prefer-pace = Tempo botów
prefer-pace-instant = Natychmiastowe
prefer-pace-fast = Szybkie
prefer-pace-normal = Zwykłe
prefer-pace-slow = Wolne
prefer-confirm = Zatwierdzaj każdą turę
prefer-confirm-hint = Do tego czasu tura jest szkicem i można ją cofnąć.
prefer-steps = Pytaj o każdy krok
prefer-steps-hint = W przeciwnym razie jedno kliknięcie wykonuje to, co idzie razem, na przykład całą drogę.
prefer-guided = Ucz się, grając
prefer-guided-hint = Krótkie podpowiedzi objaśniają każdą decyzję, gdy pojawia się po raz pierwszy.
prefer-sound = Dźwięk w mojej turze
prefer-sound-hint = Dwie nuty, gdy przychodzi twoja tura.
prefer-notify = Powiadomienie w mojej turze
prefer-notify-hint = Przeglądarka da znać o twojej turze, gdy stołu nie widać.

## Gdy strony nie można pokazać

problem-status = Błąd { $status }
problem-400 = Tego nie da się zrozumieć
problem-403 = Nie możesz tego otworzyć
problem-404 = Nic tu nie ma
problem-405 = Tu nie można tego zrobić
problem-409 = Przy stole ktoś już zagrał
problem-413 = To jest za duże
problem-429 = To było za często
problem-500 = Coś się u nas zepsuło
problem-503 = Chwilowo niedostępne
problem-other = Nie udało się
problem-help = Może w adresie jest literówka albo stołu już nie ma.
problem-again = Spróbuj ponownie
problem-home = Na stronę początkową
