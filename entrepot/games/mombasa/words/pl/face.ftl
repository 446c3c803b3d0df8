### Mombasa w przeglądarce: miejsca słowami, dziennik, podgląd, kroki tury, wynik, pomoc, pierwsza gra.

## Miejsca słowami

face-empty = pusto
face-place-purse = Twoje pieniądze i udziały
face-face_down = zakryta
face-bonus_open = twój
face-track = tor { $company-gen }
face-fields = pola specjalne
face-no_reward = bez nagrody
face-post = faktoria { $company-gen }
face-no_post = bez faktorii
face-entered = zajęty w tej akcji
face-crossed = bez ksiąg A
face-end_value = { $amount } na koniec gry

## Dziennik

face-line-uses = { $player } używa
face-line-buys = { $player } kupuje
face-line-takes = { $player } bierze
face-line-sells = { $player } sprzedaje
face-line-toll = odcinek płatny
face-line-against = wypiera
face-line-field = pole specjalne
face-line-start = bonus startowy

## Podgląd

face-of = { $have } z { $need }
face-books = { $number ->
    [one] o { $number } księgę
    [few] o { $number } księgi
   *[other] o { $number } ksiąg
}
face-row-toll = odcinek płatny
face-row-pay = płacisz
face-row-gain = otrzymujesz
face-row-field = pole specjalne
face-row-diamond = znacznik diamentów
face-row-jar = kałamarz
face-row-worth = obecny majątek
face-row-space = pole { $spaces }
face-row-slots = zajęte miejsca
face-row-expansion = ekspansja
face-row-ready = Plany zostaną odkryte, gdy wszyscy będą gotowi; do tego czasu możesz zmienić swój.
face-row-shows = Wszyscy inni są gotowi: plany zostaną teraz odkryte.
face-row-start = bonus startowy
face-row-rests = zaczynają w odzyskiwaniu
face-row-book = księga
face-row-price = cena
face-row-units = towary
face-row-card = karta
face-row-left = zostaje na kroki
face-row-points = punkty ekspansji
face-row-region = region daje
face-row-against = wraca obca faktoria
face-row-reach = kałamarz może się przesunąć
face-row-lost = przepada
face-row-stop_here = jeśli stanie tutaj
face-row-total = masz
face-row-tier = do
face-row-next_round = w następnej rundzie
face-row-covers = przykrywa
face-row-unused = bez użycia
face-row-markers = zostało znaczników
face-row-recovers = wraca na rękę
face-row-leaves = opuszcza grę
face-row-opens = Od twojej następnej tury bonus { $roman } toru { $face }.
face-row-opens-round = Od następnej rundy bonus { $roman } toru { $face }.
face-row-opens_slot = Od następnej rundy dostępne: { $slot }.
face-row-too_late = Następnej rundy nie będzie: żeton przyjdzie za późno.

## Kroki tury, runda

face-now = Teraz
face-stage-tile = Wybór żetonu
face-stage-resting = Trzy karty do odzyskania
face-stage-planning = zajęte miejsca: { $have } z { $number }
face-stage-hidden = ukryte, aż wszyscy będą gotowi
face-stage-wait = niegotowi: { $players }
face-stage-turn = zostało – karty { $cards }, znaczniki { $markers }
face-stage-goods = Zakup albo kroki
face-stage-then-steps = Kroki
face-stage-steps = Kroki: zostało { $number }
face-stage-toll = Odcinek płatny
face-stage-expanding = Wejście do regionu: zostało { $number } z { $all }
face-stage-column = Kolumna faktorii
face-stage-rewards = Nagroda
face-stage-parts = Kolejność nagrody
face-stage-returning = Zwrot obcej faktorii
face-stage-walking = Kałamarz
face-stage-books = Księgi: zostało { $number } PK
face-stage-marker = Znacznik bonusu
face-stage-buying = Zakup za funty
face-stage-selling = Sprzedaż karty
face-stage-tier = Nagroda
face-stage-sharing = PK czy diamenty
face-stage-either = Zakup i/lub diamenty
face-stage-tracks = Tory do wyboru: { $number }
face-stage-removing = Faktorie do usunięcia: { $number }
face-stage-which_book = Księgi do położenia: { $number }
face-stage-shelving = Księgi do położenia: { $number }
face-stage-end = Koniec fazy
face-stage-recovering = Odzyskanie stosu
face-start = początek
face-round-planning = runda { $number }: plan
face-round-action = runda { $number }: akcje
face-over = koniec
face-finale = Ostatnia runda
face-ended = runda { $number } była ostatnia

## Wynik

face-scores = Wynik końcowy
origin-whole = pieniądze
origin-start = początek gry
origin-regions = regiony
origin-merchants = handlarze diamentami
origin-sales = sprzedane karty
origin-books = księgi
origin-tracks = tory kompanii
origin-cards = kupione karty
origin-markers = znaczniki bonusu
origin-others = pozostałe
face-tie = Równe sumy – zwycięstwem dzielą się: { $players } (MB-{ $rule }).

## Pomoc

help-table = W każdej z siedmiu rund wszyscy jednocześnie i w tajemnicy planują karty, a potem kolejno wykonują akcje: towary, ekspansja, księgowy, handlarz diamentami, znacznik bonusu. Na koniec sumuje się w funtach pieniądze, udziały, diamenty i księgi.
help-hand = Karty z ręki można zaplanować w następnej rundzie albo sprzedać. Zagrana karta wraca tylko razem ze stosem swojej strefy odzyskiwania.
help-slot = Na każdym miejscu leży w rundzie jedna karta. Gdy zakończysz fazę akcji, przejdzie ona do strefy odzyskiwania nad tym miejscem.
help-recovery = Tu czekają zagrane karty. Kończąc fazę akcji, bierzesz na rękę dokładnie jeden stos, a dopiero potem trafiają tu karty tej rundy.
help-company = Kompanie nie należą do nikogo: każdy może je rozwijać. Faktoria, która opuszcza bazę, może odsłonić monety, a monety to wartość każdego udziału.
help-base = Można wziąć tylko najwyższą faktorię kolumny. Dolne pole, raz opróżnione, zostaje otwarte na zawsze.
help-track = Każda jednostka towaru to jeden krok. Liczba w ramce to suma twoich udziałów; bramka między polami kosztuje; pole specjalne daje nagrodę tobie i wszystkim, którzy byli tam wcześniej, i odblokowuje bonus.
help-region = Do regionu można wejść z bazy albo z regionu z faktorią kompanii. Granica pojedyncza kosztuje 1 punkt, podwójna 2, a obca faktoria o 1 więcej. Nagrody otrzymujesz po ostatnim wejściu.
help-display = Cena to liczba na skrzyni i dopłata kolumny. Między rundami prawa kolumna opuszcza grę, a pozostałe karty tanieją.
help-book = Księgi A i B kosztują 1 PK, księgi C 2 PK. U góry jest to, co musisz mieć w grze, by kałamarz tu doszedł, u dołu nagroda, jeśli się tu zatrzyma. Monetę pod księgą bierze się razem z nią.
help-bonus = Żeton bonusu działa w tej rundzie i nie zajmuje miejsca; użyty czy nie, wraca, gdy zakończysz fazę akcji.
help-shelf = Kałamarz idzie od księgi do księgi, dopóki karty w grze spełniają wymagania; nagrodę daje tylko ta, na której się zatrzyma. Nową księgę kładzie się na pustym polu albo na księdze z tą samą literą.
help-taken = Księgi wzięte w tej turze kładzie się na jej końcu w dowolnej kolejności.
help-tile = Żeton startowy wskazuje trzy karty, które zaczynają w strefach odzyskiwania, bonus startowy i twoją pierwszą księgę.
help-panel = Jawne jest wszystko oprócz planu tej rundy: pieniądze, udziały, ręka, miejsca ze strefami odzyskiwania, księgi przed kałamarzem.
help-diamonds = Kroki na torze diamentów przesuwają znacznik diamentów; na koniec gry liczy się ostatnia osiągnięta lub minięta wartość. Po drodze odblokowuje się miejsce na kartę.
help-purse = Pieniędzmi płaci się za pola bonusowe i odcinki płatne. Na koniec gry liczy się każdy funt, a także twoje udziały w każdej kompanii.
help-rounds = Rozgrywa się siedem rund. Na początku rundy jej monety trafiają pod księgi; po fazie akcji rundy 7 gra się kończy.
help-goods = Użyj jednej lub kilku kart jednego towaru: kup najwyżej jedną kartę, a za resztę jednostek zrób kroki na torach kompanii.
help-expansion = Wszystkie karty ekspansji działają razem i dla jednej kompanii. Jej faktorie wchodzą do regionów, potem zbierasz nagrody.
help-bookkeeper = Możesz odwrócić księgę za £2; potem kałamarz idzie, dopóki wymagania są spełnione, bierzesz nagrodę ostatniej księgi i wykorzystujesz PK karty.
help-merchant = Handlarz diamentami przesuwa znacznik diamentów i daje pieniądze; handlarz kompanii daje jeszcze krok za każde 2 kopalnie w regionach z jej faktoriami.
help-share = Karta udziałów nie ma akcji: zostaje na ręce i liczy się na koniec gry.
help-marker = Kładziesz jeden znacznik bonusu ze swojego zapasu; na polu mieści się jeden. Po rundzie znaczniki wracają.
help-space-first = Od następnej rundy jesteś pierwszym graczem i od razu masz 1 PK. Kto zaczął rundę, nie może zająć tego pola w jej pierwszej turze.
help-space-buy = Kup kartę za funty; koszt pola dolicza się do ceny karty.
help-space-sell = Karta z ręki opuszcza grę; otrzymujesz liczbę z jej skrzyni i jeszcze £2, a jej udziały przepadają.
help-space-majority = Jeśli nikt nie ma w grze więcej od ciebie, bierzesz nagrodę swojego progu albo niższego.
help-space-tile = Zapłać teraz, a w następnej rundzie będziesz mieć żeton.
help-space-special = Może go użyć tylko gracz, który odblokował ten bonus; w rundzie można użyć jednego z dwóch pól toru.
help-field = Pole specjalne { $roman } (nr { $space } na torze) daje { $amount }.

## Pierwsza gra z podpowiedziami

lesson-tile = Zachowaj jeden z dwóch żetonów startowych: wskazuje trzy karty, które zaczynają w strefach odzyskiwania, kilka kroków i twoją pierwszą księgę.
lesson-resting = Trzy karty zaczynają w strefach odzyskiwania, po jednej w każdej. Na koniec rundy odzyskasz jedną strefę: potrzebną kartę połóż tam, skąd wkrótce zechcesz wziąć stos.
lesson-planning = Wybierz kartę na każde miejsce; nikt jej nie zobaczy, dopóki wszyscy nie będą gotowi. Karta przejdzie do strefy odzyskiwania nad swoim miejscem: karty, które chcesz odzyskać razem, kładź na tym samym miejscu.
lesson-turn = Jedna akcja na turę: towary, rozwój kompanii, księgowy, handlarz diamentami albo znacznik bonusu. Kto zakończy fazę akcji, czeka na następną rundę.
lesson-goods = Dodaj karty tego samego towaru, kup jedną kartę, jeśli chcesz, a resztę przeznacz na kroki na torach kompanii.
lesson-steps = Każda jednostka to krok. Udziały są warte tyle, ile pokazuje baza kompanii, więc idź tam, gdzie faktorie opuszczają bazę.
lesson-expanding = Wchodź do regionów obok bazy albo faktorii: szpilka pokazuje koszt. Wszystkie nagrody otrzymasz razem na końcu.
lesson-column = Wybierz kolumnę, z której bierzesz faktorię: odsłonięte monety podnoszą wartość udziału dla wszystkich.
lesson-walking = Kałamarz idzie, dopóki karty w grze spełniają wymaganie następnej księgi. Zatrzymaj go tam, gdzie nagroda jest dobra: daje ją tylko ostatnia księga.
lesson-books = Za PK bierzesz księgi albo pieniądze. Księgi, których wymagania często spełniasz, pozwolą kałamarzowi zajść daleko.
lesson-shelving = Księgi układasz na torze. Kałamarz nie przeskakuje pustych pól, więc zapełniaj tor od początku.
lesson-tier = Masz najwięcej: weź nagrodę swojego progu albo, jeśli wolisz, niższego.
lesson-recovering = Weź jeden stos. Im dłużej czekasz, tym jest większy, ale tymczasem nie masz tych kart.
