### Nippon: żetony, kontrakty, cele, ustawienia i nagłówki.

## Żetony startowe

pair = para nr { $number }
    .acc = parę nr { $number }
tile-machine = Maszyna
tile-machine-effect = maszyna w pierwszej fabryce
tile-ship = Statek
tile-ship-effect = bezpłatny statek
tile-train = Pociąg
tile-train-effect = bezpłatny pociąg
tile-goods = Towary
tile-goods-effect = { amount-goods } dla pierwszej fabryki
tile-old_factory = Stara fabryka
tile-old_factory-effect = stara fabryka, a przy niej { amount-goods }
tile-worker = Robotnik
tile-worker-effect = wybrany robotnik z woreczka
tile-coal = Węgiel
tile-coal-effect = { amount-coal } na żetonie, bez odrzucania przy konsolidacji
tile-discount = Zniżka
tile-discount-effect = akcja „Fabryka” tańsza o { amount-money }

## Kontrakty

contract-white = biały kontrakt
contract-blue = niebieski kontrakt
contract-grey = szary kontrakt
contract-yellow = żółty kontrakt
contract-red = czerwony kontrakt
contract-black = czarny kontrakt
contract-level = kontrakt za towary poziomu { $number }

## Cele osobiste, cele wspólne, cele gry solo

goal-ships = statki
goal-machines = maszyny
goal-trains = pociągi
goal-science = nauka
goal-mining = wydobycie
goal-finance = finanse
goal-factories = fabryki
goal-contracts = kontrakty
goal-influence = żetony wpływów na planszy
favor-ships = poziom { $number } – statki
favor-machines = poziom { $number } – maszyny
favor-trains = poziom { $number } – pociągi
favor-science = poziom { $number } – nauka
favor-mining = poziom { $number } – wydobycie
favor-finance = poziom { $number } – finanse
favor-factories = poziom { $number } – fabryki
favor-contracts = poziom { $number } – kontrakty
common-ships = najwięcej zbudowanych statków
common-machines = najwięcej zbudowanych maszyn
common-trains = najwięcej zbudowanych pociągów
common-science = najdalej na torze nauki
common-mining = najdalej na torze wydobycia
common-finance = najdalej na torze finansów
common-factories = najwięcej zbudowanych fabryk
common-contracts = najwięcej zrealizowanych kontraktów
common-influence = najwięcej żetonów wpływów na planszy
rating-1 = Duma Cesarza
rating-2 = wynik olśniewający
rating-3 = wynik godny uwagi
rating-4 = wynik przyzwoity
rating-5 = wynik przeciętny

## Ustawienia

option-side = strony fabryk
option-side-a = wszystkie A, na pierwsze rozgrywki
option-side-b = wszystkie B
option-side-random = losowo dla każdej
option-late = fabryki późnej gry
option-late-off = nie
option-late-on = tak
option-goals = cele wspólne
option-goals-off = nie
option-goals-on = tak
option-level = poziom trudności Automy
option-level-easy = łatwy
option-level-normal = normalny
option-level-hard = trudny
option-modifier = modyfikatory akcji
option-modifier-last = po ostatniej aktywacji
option-modifier-any = gdy tylko spełniono warunek
option-old_factory = stara fabryka a cele fabryk
option-old_factory-counts = liczy się
option-old_factory-not = nie liczy się: kładzie się ją, a nie buduje
option-old_machines = pola maszyn starej fabryki
option-old_machines-0 = brak
option-old_machines-2 = dwa, jak w każdej fabryce
option-coal_vp = węgiel w punktacji końcowej
option-coal_vp-off = nie daje punktów
option-coal_vp-on = razem z jedwabiem, żelazem i towarami
option-back_bonus = cofnięcie się na pole z premią
option-back_bonus-off = nie daje premii
option-back_bonus-on = daje jego premię
option-back_price = cofnięcie się jako cena
option-back_price-full = tylko w całości
option-back_price-part = na ile pozwala tor
option-first = pierwszy gracz
option-first-random = losowo

## Punktacja

score-play = PZ z gry
score-ships = statki
score-machines = maszyny
score-trains = pociągi
score-science = nauka
score-mining = wydobycie
score-finance = finanse
score-factories = fabryki
score-contracts = kontrakty
score-leftovers = pozostały jedwab, żelazo i towary
score-leftovers_coal = pozostały jedwab, żelazo, węgiel i towary
score-money = pozostałe pieniądze
score-total = razem

## Nagłówki

label-hiring = obszar zatrudnienia
label-queue = kolejka robotników
label-bag = woreczek
label-round = runda
label-last_rounds = ostatnie rundy
label-period = okres
label-regions = regiony
label-demand = popyt
label-influence = wpływy
label-printed = nadrukowana wartość
label-mission = Misja Iwakury
label-improved = ulepszono
label-improved_left = płytki ulepszeń
label-expert = ekspert
label-offer = dostępne fabryki
label-level = poziom
label-science_level = poziom nauki
label-goods = towary
label-contracts = kontrakty
label-fulfilled = zrealizowano
label-workers = robotnicy
label-departments = departamenty
label-tracks = tory
label-tokens = żetony wpływów
label-locked = zablokowane
label-favors = żetony przychylności
label-pieces = na zaibatsu
label-tile = żeton startowy
label-pairs = pary żetonów startowych
label-waiting = dla pierwszej fabryki
label-kept_coal = odłożony węgiel
label-goals = cele osobiste
label-common_goals = cele wspólne
label-solo_goals = cele gry solo
label-colour_order = kolejność kolorów
label-stack = pozostałe żetony akcji
label-last_turn = ostatnia tura
label-vp = PZ
label-first = pierwszy gracz
