### Nippon w przeglądarce: zaibatsu, panele przeciwników, podgląd, pomoc, pierwsza partia z podpowiedziami.

## Zaibatsu

face-zaibatsu = Twoje zaibatsu
face-heading-workers = Robotnicy
face-heading-tracks = Tory
face-heading-to_build = W zapasie
face-heading-departments = Departamenty
face-heading-factories = Fabryki
face-heading-fulfilled = Zrealizowane kontrakty
face-heading-to_fulfil = Dostępne kontrakty
face-heading-tile = Żeton startowy
face-heading-silk_for = Jedwab zastępuje
face-any_time = w każdej chwili
face-to_build_it = do budowy
face-influence = Wpływy
face-token-hand = w zasobach
face-token-map = na mapie
face-token-locked = zablokowane
face-kept = +{ $number } odłoż.
face-consolidate = Konsolidacja
face-wages = pensje

## Kto gra

face-role-you = ty
face-role-screen = przy tym ekranie
face-role-link = przez link
face-role-bot = bot, { $level }
face-role-open = wolne miejsce
face-role-left = poza grą
face-to_move = tura
face-your_turn = twoja tura
face-next = następny
face-away = nieobecny

## Przeciwnicy i Automa

face-rivals = Przeciwnicy
face-public = wszystko jawne
face-order = Kolejność kolorów
face-not_yet = jeszcze bez tury
face-nothing = bez akcji
face-of = { $have } z { $need }
face-level-easy = poziom łatwy
face-level-normal = poziom normalny
face-level-hard = poziom trudny

## Miejsca słowami

face-empty = brak
face-place-rounds = Tor rund
face-place-queue = Kolejka robotników
face-place-crew = Twoi robotnicy
face-place-favors = Żetony przychylności
face-gone = wzięta
face-unused = nieużywane przy tej liczbie graczy
face-space = pole { $number }
face-income = dochód { $amount }
face-left = zostało { $number }
face-favor = żeton przychylności poziomu { $level }

## Podgląd i dziennik

face-or = albo
face-row-pay = płacisz
face-row-gain = otrzymujesz
face-row-unlock = odblokowuje żeton
face-row-improve = ulepsza
face-row-expert = ekspert
face-row-influence = ty { $region }
face-row-activations = aktywacje
face-row-hire = do zatrudnienia
face-row-wages = przyszłe pensje
face-row-bonus = premia konsolidacji
face-row-no_bonus = już nie daje
face-row-favor = żeton przychylności
face-row-replace = zastępuje
face-row-return = zwraca
face-row-token = twój żeton
face-row-region = region daje
face-row-output = produkcja
face-row-lost = nie zmieści się
face-row-no_influence = brak żetonu { $region }: wpływy
face-row-worth = teraz daje
face-row-at_most = najwyżej
face-row-income = dochód
face-row-due = pensje
face-row-next = następna tura
face-row-discard = Przepadnie:
face-row-discard_but = Przepadnie wszystko oprócz { $number }:
face-row-full = Twój obszar robotników będzie pełny: pozostanie tylko konsolidacja.
face-row-silk = Jedwab można jeszcze zamienić na pieniądze na pensje.
face-row-iron = Dla bezpłatnej maszyny zostało tylko prawe pole: kosztuje { amount-iron }.
face-line-returns = odzyskuje żeton wpływów { $number }
face-line-consolidation = konsolidacja
face-now = Teraz
face-built = zbudowano

## Kroki tury, runda

face-stage-action = Akcja
face-stage-hire = Robotnik
face-stage-activate = Aktywacje
face-stage-end = Koniec
face-stage-science = Kroki
face-stage-production = Produkcja
face-stage-investment = Towary
face-stage-factory = Budowa
face-stage-mining = Kroki
face-stage-ships = Statek
face-stage-machines = Maszyna
face-stage-trains = Pociąg
face-stage-markets = Dostawa
face-step-a = Przychylność
face-step-b = Odrzucenie
face-step-c = Dochód
face-step-d = Pensje
face-round = runda { $number }
face-start = start
face-finish = finał
face-over = koniec
face-finale = Ostatnia runda
face-finale-next = Ostatnie rundy
face-ended = rozegrano rundę na ostatnim polu toru rund

## Wynik

face-scores = Wynik końcowy
origin-whole = PZ z gry
origin-start = żetony startowe
origin-influence = wpływy w regionach
origin-markets = rynki lokalne
origin-contracts = inwestycje i kontrakty
origin-factories = fabryki
origin-departments = departamenty
origin-goals = cele wspólne
origin-actions = inne akcje
face-tie = Tyle samo punktów ({ $players }): wygrywa gracz, którego ostatnia tura była później (NZ-{ $rule }).

## Pomoc

help-table = W swojej turze zatrudniasz robotnika i wykonujesz akcję pod nim albo przeprowadzasz konsolidację: żeton przychylności, dochód, pensje. Punkty dają wpływy w regionach i rozwój zaibatsu.
help-science = Zapłać ¥1, ¥3 albo ¥6 za jeden, dwa albo trzy kroki na torze nauki. Wyższy poziom nauki otwiera lepsze fabryki; pola po drodze dają premie.
help-production = Wydaj węgiel w najwyżej trzech różnych fabrykach. Fabryka wytwarza 1 towar i po 1 za każdą swoją maszynę; pod fabryką mieszczą się cztery towary.
help-investment = Wydaj 1 towar, potem 2 innego rodzaju, potem 3 trzeciego. Za każdym razem wykonujesz dwa kroki finansów albo realizujesz kontrakt.
help-factory = Zbuduj jedną z tych fabryk, jeśli wystarcza ci poziomu nauki; brakujący zastąpi jedwab. Błyskawica działa raz, znak akcji zmienia tę akcję.
help-mining = Zapłać ¥1, ¥3 albo ¥6 za jeden, dwa albo trzy kroki na torze wydobycia. Daje on węgiel przy każdej konsolidacji.
help-ships = Statek sprowadza do obszaru robotników eksperta z miejsca docelowego i ulepsza departament w jego kolorze. Miejsce bez eksperta jest zamknięte.
help-machines = Maszyna zwiększa produkcję fabryki o 1. W jednej akcji budujesz po jednej maszynie w najwyżej trzech fabrykach; prawe pole kosztuje o 1 żelazo więcej.
help-trains = Pociąg daje premię swojego pola i 2 punkty wpływów w regionie, dopóki masz tam żeton.
help-markets = Wydaj od 1 do 3 towarów rodzaju podanego przy polu, połóż tam żeton wpływów i weź premię regionu albo 2 PZ. Do trzech razy w jednym regionie.
help-worker = Kolor liczy się przy konsolidacji: najniższy robotnik daje premię swojego departamentu, od czterech robotników także najwyższy, a za każdy kolor płacisz ¥3 pensji.
help-bag = Robotnicy przychodzą z woreczka na koniec rundy i wracają do niego przy konsolidacji.
help-pair = Para żetonów startowych: efekt i jego PZ, potem surowce, pieniądze i kroki na torach. Pierwszy gracz wybiera ostatni.
help-slot = Twoja fabryka: koszt i wynik produkcji, zdolność, dwa pola maszyn. W turze możesz użyć najwyżej jednego modyfikatora akcji.
help-goods = Towary leżą pod fabryką, która je wytworzyła, najwyżej cztery. Wydaje się je na rynkach lokalnych, na inwestycje i kontrakty.
help-station = Pole pociągu. Jego premię bierze się raz; pociąg daje 2 punkty wpływów, dopóki masz żeton w regionie.
help-cell = Rodzaj towaru podaje żeton popytu. Na zajęte pole można położyć tylko wyższy żeton; na pełny rynek lokalny – żeton wyższy od wszystkich, które tam leżą, a najniższy wtedy wraca.
help-region = Na koniec każdego okresu regiony dają punkty za wpływy: za żetony i pociągi. Nadrukowane wartości, których nikt nie zakrył, liczą się zagranicznym firmom.
help-contract = Kontrakt daje premię swojego departamentu albo dowolnego, jeśli w tej akcji wydano towary jego poziomu; potem liczy się do celu kontraktów.
help-department = Departament daje tę premię wszędzie, gdzie widać jego znak; statek do jego miejsca docelowego ulepsza go do końca gry.
help-fleet = Elementy bierze się od lewej. Premia między rzędami jest twoja, gdy oba sąsiednie pola są puste; przyciemnione kolumny punktują z żetonem przychylności.
help-goal = Z żetonem przychylności ten rząd daje punkty na koniec gry: więcej za górny próg i za wyższy poziom.
help-tile = Co zostało z twojego żetonu startowego. Węgla na nim nie odrzuca się przy konsolidacji.
help-consolidate = Weź żeton przychylności, odrzuć węgiel i pieniądze, weź premie i dochód, zapłać ¥3 za każdy kolor robotników; potem wszyscy robotnicy wracają.
help-panel = U przeciwnika wszystko jest jawne: zasoby, żetony wpływów, robotnicy i departamenty, tory, zbudowane elementy, fabryki i kontrakty.
help-rounds = Runda kończy się, gdy pole zatrudnienia jest puste, a kolejka nie może go uzupełnić. Na koniec każdego okresu punktuje się wpływy w regionach; po ostatnim polu gra się kończy.
help-queue = Ci robotnicy czekają: rząd przechodzi na puste pole zatrudnienia. Gdy kolejka się wyczerpie, runda się kończy.
help-crew = Robotnicy zatrudnieni od ostatniej konsolidacji. Przy następnej wypłacasz pensje za ich kolory, a departamenty najniższego i najwyższego dają premię.
help-favors = Przy konsolidacji bierzesz żeton przychylności poziomu, na który pozwala liczba robotników, i kładziesz go na celu; punktuje na koniec gry.
help-automa = Co turę Automa zwraca robotnika z obszaru zatrudnienia, a przy pociągach i rynkach lokalnych buduje też pociąg albo kładzie żeton wpływów. Wygrywasz, gdy osiągniesz wszystkie cele gry solo.
help-track-science = Poziom nauki decyduje o tym, jakie fabryki możesz budować. Gdy miniesz znak, otrzymujesz premię; gdy miniesz żeton wpływów, odblokowujesz go.
help-track-mining = Wydobycie daje węgiel przy każdej konsolidacji. Gdy miniesz znak, otrzymujesz premię; gdy miniesz żeton wpływów, odblokowujesz go.
help-track-finance = Finanse dają pieniądze przy każdej konsolidacji. Gdy miniesz znak, otrzymujesz premię; gdy miniesz żeton wpływów, odblokowujesz go.
help-money = Pieniędzmi płaci się za kroki na torach, fabryki, maszyny, statki i pociągi oraz wypłaca pensje. Przy konsolidacji się je odrzuca; każde ¥5 pozostałe na koniec gry to 1 PZ.
help-coal = Węglem płaci się za produkcję. Przy konsolidacji się go odrzuca.
help-silk = Jedwab w każdej chwili zastępuje pieniądze jeden do jednego, a przy budowie fabryki poziomy nauki: 1, 3 albo 6 jedwabi za jeden, dwa albo trzy.
help-iron = Żelazem płaci się za statki i pociągi oraz za prawe pole maszyny.
help-influence = Liczba i rodzaj towarów decydują o tym, jaki żeton kładziesz. Wyparte żetony wracają do ciebie; zablokowane odblokowujesz na torach.

## Pierwsza partia z podpowiedziami

lesson-draft = Wybierz parę żetonów startowych: jeden daje efekt i punkty, drugi surowce. Wskaż parę, aby zobaczyć, co przyniesie.
lesson-turn = Wybierz akcję. Jej koszt jest podany obok, a robotnika zatrudniasz z pola nad nią. Dwaj robotnicy jednego koloru są tańsi niż dwaj w różnych kolorach.
lesson-consolidate = Gdy brakuje pieniędzy albo miejsca, przeprowadź konsolidację. Tu widać, co da: dochód, premie najniższego i najwyższego robotnika oraz pensje.
lesson-hiring = Dla akcji kolor nie ma znaczenia. Przy konsolidacji każdy kolor kosztuje ¥3, a najniższy robotnik decyduje o tym, jaką premię otrzymasz.
lesson-track = Jeden, dwa albo trzy kroki, każdy droższy od poprzedniego. Znaki po drodze to premie; przyciemnione kolumny punktują na koniec.
lesson-factory = Fabryka wytwarza towary, a towary dają wpływy. Zobacz po lewej, czego wymaga i jaką ma zdolność.
lesson-production = Produkuj w najwyżej trzech fabrykach. Pod każdą mieszczą się tylko cztery towary, więc nie wytwarzaj ich na zapas.
lesson-ships = Statek sprowadza eksperta i na stałe ulepsza departament. Pilnuj miejsca: robotników może być najwyżej sześciu.
lesson-trains = Pociąg liczy się tylko tam, gdzie masz żeton wpływów, za to nikt go nie wyprze.
lesson-markets = Wydaj towary przy podświetlonym polu i połóż żeton. Cała akcja odbywa się w jednym regionie, a za każdym razem bierzesz jego premię albo 2 PZ.
lesson-investment = Każda aktywacja wymaga o jeden towar więcej i nowego rodzaju. Inwestuj dla dochodu albo zrealizuj kontrakt dla premii i punktów.
lesson-favor = Połóż żeton przychylności tam, gdzie zajdziesz daleko: bez niego rząd na koniec nic nie da.
