### Yokohama: nazwy. Atrybuty to przypadki; `at`, `to` i `from` zawierają przyimek.

title = Yokohama

## Gracze

player-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
player-pink = Różowy
    .gen = Różowego
    .dat = Różowemu
player-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
player-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
dummy = asystenci w nieużywanym kolorze

## Obszary

area-copper_mine = Kopalnia miedzi { $roman }
    .at = w Kopalni miedzi { $roman }
    .to = do Kopalni miedzi { $roman }
    .from = z Kopalni miedzi { $roman }
area-silk_factory = Tkalnia jedwabiu { $roman }
    .at = w Tkalni jedwabiu { $roman }
    .to = do Tkalni jedwabiu { $roman }
    .from = z Tkalni jedwabiu { $roman }
area-tea_plantation = Plantacja herbaty { $roman }
    .at = na Plantacji herbaty { $roman }
    .to = na Plantację herbaty { $roman }
    .from = z Plantacji herbaty { $roman }
area-fishing_ground = Łowisko { $roman }
    .at = na Łowisku { $roman }
    .to = na Łowisko { $roman }
    .from = z Łowiska { $roman }
area-bank = Bank
    .at = w Banku
    .to = do Banku
    .from = z Banku
area-employment_agency = Agencja pracy
    .at = w Agencji pracy
    .to = do Agencji pracy
    .from = z Agencji pracy
area-church = Kościół
    .at = w Kościele
    .to = do Kościoła
    .from = z Kościoła
area-customs_house = Urząd celny
    .at = w Urzędzie celnym
    .to = do Urzędu celnego
    .from = z Urzędu celnego
area-port_a = Port A
    .at = w Porcie A
    .to = do Portu A
    .from = z Portu A
area-port_b = Port B
    .at = w Porcie B
    .to = do Portu B
    .from = z Portu B
area-laboratory_a = Laboratorium A
    .at = w Laboratorium A
    .to = do Laboratorium A
    .from = z Laboratorium A
area-laboratory_b = Laboratorium B
    .at = w Laboratorium B
    .to = do Laboratorium B
    .from = z Laboratorium B
area-chinatown = Chińska dzielnica
    .at = w Chińskiej dzielnicy
    .to = do Chińskiej dzielnicy
    .from = z Chińskiej dzielnicy
area-canal = Kanał
    .at = na Kanale
    .to = na Kanał
    .from = z Kanału

## Plansze zarządzania i ich pola

board-port_a = plansza Portu A
    .at = na planszy Portu A
board-port_b = plansza Portu B
    .at = na planszy Portu B
board-laboratory_a = plansza Laboratorium A
    .at = na planszy Laboratorium A
board-laboratory_b = plansza Laboratorium B
    .at = na planszy Laboratorium B
board-church = plansza Kościoła
    .at = na planszy Kościoła
board-customs = plansza Urzędu celnego
    .at = na planszy Urzędu celnego
slot-a = pole A{ $number }
    .from = z pola A{ $number }
slot-b = pole B{ $number }
    .from = z pola B{ $number }
space = pole { $number }
    .at = na polu { $number }
level-1 = poziom niski
level-2 = poziom średni
level-3 = poziom wysoki

## Dobra, pieniądze i inne ilości

good-copper = miedź
good-silk = jedwab
good-tea = herbata
    .acc = herbatę
good-fish = ryba
    .acc = rybę
import = dobro importowane
yen = jeny
amount-copper = { $number ->
    [one] { $number } miedź
   *[other] { $number } miedzi
}
amount-silk = { $number ->
    [one] { $number } jedwab
    [few] { $number } jedwabie
   *[other] { $number } jedwabi
}
amount-tea = { $number ->
    [one] { $number } herbata
    [few] { $number } herbaty
   *[other] { $number } herbat
}
    .acc = { $number ->
        [one] { $number } herbatę
        [few] { $number } herbaty
       *[other] { $number } herbat
    }
amount-fish = { $number ->
    [one] { $number } ryba
    [few] { $number } ryby
   *[other] { $number } ryb
}
    .acc = { $number ->
        [one] { $number } rybę
        [few] { $number } ryby
       *[other] { $number } ryb
    }
amount-any = { $number ->
    [one] { $number } dowolne dobro handlowe
    [few] { $number } dowolne dobra handlowe
   *[other] { $number } dowolnych dóbr handlowych
}
amount-goods = { $number ->
    [one] { $number } dobro handlowe
    [few] { $number } dobra handlowe
   *[other] { $number } dóbr handlowych
}
amount-import = { $number ->
    [one] { $number } dobro importowane
    [few] { $number } dobra importowane
   *[other] { $number } dóbr importowanych
}
amount-yen = { $number ->
    [one] { $number } jen
    [few] { $number } jeny
   *[other] { $number } jenów
}
    .acc = { $number ->
        [one] { $number } jena
        [few] { $number } jeny
       *[other] { $number } jenów
    }
    .gen = { $number ->
        [one] { $number } jena
       *[other] { $number } jenów
    }
amount-vp = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
amount-warehouse = { $number ->
    [one] { $number } element z magazynu
    [few] { $number } elementy z magazynu
   *[other] { $number } elementów z magazynu
}
amount-move = { $number ->
    [one] { $number } ruch asystenta
    [few] { $number } ruchy asystenta
   *[other] { $number } ruchów asystenta
}
payment = { $number ->
    [0] tylko jenami
    [one] { $number } dobrem importowanym, a resztę jenami
   *[other] { $number } dobrami importowanymi, a resztę jenami
}

## Elementy, żetony i skąd się je bierze

piece-president = prezes
piece-assistant = asystent
    .acc = asystenta
piece-shop = sklep
piece-trading_house = dom handlowy
token-five_power = żeton 5-krotnej siły
token-station = żeton stacji
token-free_agent = darmowy agent
token-reward = żeton nagrody osiągnięć
token-first_player = znacznik startowego gracza
source-area = obszar
    .from = z obszaru
source-hand = ręka
    .from = z ręki
where-president = obszar prezesa
    .at = na obszarze prezesa
where-agent = oznaczony obszar
    .at = na oznaczonym obszarze

## Kraje

country-britain = Wielka Brytania
country-usa = USA
country-france = Francja
country-germany = Niemcy
country-netherlands = Holandia
agent-britain = brytyjski agent
    .acc = brytyjskiego agenta
    .gen = brytyjskiego agenta
agent-usa = amerykański agent
    .acc = amerykańskiego agenta
    .gen = amerykańskiego agenta
agent-france = francuski agent
    .acc = francuskiego agenta
    .gen = francuskiego agenta
agent-germany = niemiecki agent
    .acc = niemieckiego agenta
    .gen = niemieckiego agenta
agent-netherlands = holenderski agent
    .acc = holenderskiego agenta
    .gen = holenderskiego agenta
reward-britain = żeton z brytyjskim symbolem
reward-usa = żeton z amerykańskim symbolem
reward-france = żeton z francuskim symbolem
reward-germany = żeton z niemieckim symbolem
reward-netherlands = żeton z holenderskim symbolem
reward-free_agent = żeton darmowego agenta

## Zamówienia i osiągnięcia

order = zamówienie ({ $what })
stack-a = osiągnięcie A
stack-b = osiągnięcie B
stack-c = osiągnięcie C
achievement-a1 = miedź – { $copper } lub więcej
achievement-a2 = jedwab – { $silk } lub więcej
achievement-a3 = herbata – { $tea } lub więcej
achievement-a4 = ryby – { $fish } lub więcej
achievement-b1 = jeny – { $yen } lub więcej
achievement-b2 = żetony 5-krotnej siły i agenci – razem { $tokens } lub więcej
achievement-b3 = wypełnione zamówienia – { $orders } lub więcej
achievement-b4 = technologie – { $technologies } lub więcej
achievement-c1 = obszary produkcyjne z twoimi budynkami – { $production } lub więcej
achievement-c2 = obszary handlowe z twoimi budynkami – { $commercial } lub więcej
achievement-c3 = obszary produkcyjne z twoimi budynkami – { $production } lub więcej, handlowe – { $commercial } lub więcej
achievement-c4 = obszary produkcyjne z twoimi budynkami – { $production } lub więcej, handlowe – { $commercial } lub więcej

## Technologie

technology-stagecoach = Dyliżans
technology-stagecoach-effect = Twój prezes porusza się bez płacenia przeciwnikom.
technology-university = Uniwersytet
technology-university-effect = Raz na turę zapłać { amount-yen.acc }, aby wziąć asystenta z magazynu na rękę.
technology-ball = Bal
technology-ball-effect = Każde wypełnione przez ciebie zamówienie daje { amount-vp }.
technology-postal_system = System pocztowy
technology-postal_system-effect = Twój prezes może się zatrzymać tam, gdzie stoją prezesi przeciwników.
technology-language_school = Szkoła językowa
technology-language_school-effect = Każde wypełnione przez ciebie zamówienie daje { amount-yen.acc }.
technology-patent_system = System patentowy
technology-patent_system-effect = Każda twoja następna technologia daje { amount-vp }.
technology-winery = Winiarnia
technology-winery-effect = Każdy twój asystent umieszczony na planszy Kościoła daje { amount-vp }.
technology-gaslight = Oświetlenie gazowe
technology-gaslight-effect = Każdy zbudowany przez ciebie sklep daje { amount-vp }.
technology-system_of_stock = Giełda
technology-system_of_stock-effect = Na początku swojej tury uzupełniasz pieniądze do { amount-yen.gen }.
technology-letterpress_printing = Typografia
technology-letterpress_printing-effect = Każda twoja następna technologia daje { amount-yen.acc }.
technology-mining_technology = Technologia górnicza
technology-mining_technology-effect = Gdy otrzymujesz miedź, otrzymujesz jeszcze { amount-copper }.
technology-mining_technology-effect-literal = Gdy otrzymujesz miedź w Kopalni miedzi, w Chińskiej dzielnicy, z żetonu 5-krotnej siły lub z pola budynku, otrzymujesz jeszcze { amount-copper }.
technology-electrical_light = Oświetlenie elektryczne
technology-electrical_light-effect = Każdy zbudowany przez ciebie dom handlowy daje { amount-vp }.
technology-brickyard = Cegielnia
technology-brickyard-effect = Każdy twój asystent umieszczony na planszy Urzędu celnego daje { amount-vp }.
technology-station = Stacja
technology-station-effect = Umieść żeton stacji na wybranym obszarze: zwiększa tam siłę, a twój prezes może tam dotrzeć bezpośrednio.
technology-station-effect-literal = Umieść żeton stacji na wybranym obszarze: zwiększa tam siłę, a twój prezes wchodzi tam bezpłatnie, nawet do prezesów przeciwników, i tam się zatrzymuje.
technology-spinning_mill = Przędzalnia
technology-spinning_mill-effect = Raz na turę odrzuć 1 jedwab, aby otrzymać { amount-yen.acc }.
technology-exposition = Wystawa
technology-exposition-effect = Od razu daje { amount-vp }.
technology-newspaper = Gazeta
technology-newspaper-effect = W kroku 1 możesz umieścić asystentów na najwyżej { $number } różnych obszarach.
technology-tram = Tramwaj
technology-tram-effect = Twój prezes może od razu dotrzeć na dowolny obszar z twoim asystentem i bez prezesów przeciwników.
technology-telephone = Telefon
technology-telephone-effect = W kroku odzyskania jeden twój asystent może zostać na obszarze.
technology-telegram = Telegram
technology-telegram-effect = Po umieszczeniu dwóch asystentów na jednym obszarze możesz umieścić jeszcze jednego na sąsiednim.

## Tura

phase-a = faza akcji dodatkowej (I)
phase-b = faza akcji głównej
phase-c = faza akcji dodatkowej (II)
step-placement = krok 1: umieszczanie
step-movement = krok 2: ruch
step-area_action = krok 3: akcja obszaru
step-five_power = krok 4: premia 5-krotnej siły
step-building = krok 5: budowanie sklepu i domu handlowego
step-recovery = krok 6: odzyskanie

## Ustawienia

option-edition = edycja
option-edition-original = pierwsza
option-edition-synapses = Synapses
option-agents = agenci
option-agents-extra = agent daje dodatkową akcję obszaru
option-agents-replace = agent może zastąpić obszar kroku 3
option-rewards = minidodatek 1: żetony nagród osiągnięć
option-rewards-on = tak
option-rewards-off = nie
option-free_agents = minidodatek 2: darmowi agenci
option-free_agents-on = tak
option-free_agents-off = nie
option-church_yen = Kościół: cena 1 wiary
option-church_yen-2 = ¥2, jak w edycji Synapses
option-church_yen-1 = ¥1, jak w instrukcji oryginału
option-own_president = umieszczanie tam, gdzie stoją twój prezes i prezesi przeciwników
option-own_president-paid = przeciwnikom się płaci
option-own_president-free = bezpłatne, jak w instrukcji oryginału
option-church_limit = Kościół: każdy sposób zdobycia wiary
option-church_limit-action = raz na akcję Kościoła
option-church_limit-turn = raz na turę, jak w instrukcji oryginału
option-mining = Technologia górnicza
option-mining-anywhere = przy każdej otrzymanej miedzi
option-mining-listed = tylko w miejscach wymienionych w instrukcjach
option-station = ruch na Stację
option-station-direct = bezpośrednio, zamiast zwykłego ruchu
option-station-walk = zwykłym ruchem; wejście jest bezpłatne i kończy ruch
option-station_assistant = asystent przy ruchu na Stację
option-station_assistant-needed = wymagany
option-station_assistant-waived = niewymagany
option-first = startowy gracz
option-first-random = losowo

## Punktacja

score-play = punkty z gry
score-church = Kościół
score-customs = Urząd celny
score-technology = technologie
score-countries = kraje
score-leftovers = pozostałe
score-total = razem

## Nagłówki

label-areas = obszary
label-hand = ręka
label-warehouse = magazyn
label-supply = rezerwa
label-president = prezes
label-assistants = asystenci
label-shops = sklepy
label-trading_houses = domy handlowe
label-goods = dobra handlowe
label-imports = dobra importowane
label-yen = jeny
label-vp = punkty
label-power = siła
label-faith = wiara
label-production_value = wartość produkcji
label-technologies = technologie
label-achievements = osiągnięcia
label-orders = zamówienia
label-orders_in_hand = zamówienia na ręce
label-orders_completed = wypełnione zamówienia
label-order_deck = talia zamówień
label-technology_deck = talia technologii
label-agents = zagraniczni agenci
label-tokens = żetony 5-krotnej siły
label-flags = symbole krajów
label-building_tile = płytka budynku
label-reward = nagroda
label-exchange = wymiana
label-round = runda
