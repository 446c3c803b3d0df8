### Nippon: nazwy. Atrybuty to przypadki; `at`, `to` i `from` zawierają przyimek.

title = Nippon: Zaibatsu

## Gracze

player-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
player-pink = Różowy
    .gen = Różowego
    .dat = Różowemu
player-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
player-orange = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
automa = Automa
    .gen = Automy
    .dat = Automie
foreign = zagraniczne firmy

## Kolory: robotnicy, eksperci, departamenty

colour-white = biały
    .gen = białego
colour-blue = niebieski
    .gen = niebieskiego
colour-grey = szary
    .gen = szarego
colour-yellow = żółty
    .gen = żółtego
colour-red = czerwony
    .gen = czerwonego
colour-black = czarny
    .gen = czarnego
worker-white = biały robotnik
    .acc = białego robotnika
worker-blue = niebieski robotnik
    .acc = niebieskiego robotnika
worker-grey = szary robotnik
    .acc = szarego robotnika
worker-yellow = żółty robotnik
    .acc = żółtego robotnika
worker-red = czerwony robotnik
    .acc = czerwonego robotnika
worker-black = czarny robotnik
    .acc = czarnego robotnika
expert-white = biały ekspert
    .acc = białego eksperta
expert-blue = niebieski ekspert
    .acc = niebieskiego eksperta
expert-grey = szary ekspert
    .acc = szarego eksperta
expert-yellow = żółty ekspert
    .acc = żółtego eksperta
expert-red = czerwony ekspert
    .acc = czerwonego eksperta
expert-black = czarny ekspert
    .acc = czarnego eksperta
department-white = biały departament
    .gen = białego departamentu
department-blue = niebieski departament
    .gen = niebieskiego departamentu
department-grey = szary departament
    .gen = szarego departamentu
department-yellow = żółty departament
    .gen = żółtego departamentu
department-red = czerwony departament
    .gen = czerwonego departamentu
department-black = czarny departament
    .gen = czarnego departamentu
office-white = Badania
office-blue = Finanse
office-grey = Transport
office-yellow = Sprawy zagraniczne
office-red = Poszukiwania
office-black = Górnictwo

## Towary i fabryki

type-cotton = bawełna
    .acc = bawełnę
type-paper = papier
type-bento = bento
type-lenses = soczewki
type-lamps = lampy
type-clocks = zegary
factory-cotton = fabryka bawełny { $number }
    .acc = fabrykę bawełny { $number }
factory-paper = fabryka papieru { $number }
    .acc = fabrykę papieru { $number }
factory-bento = fabryka bento { $number }
    .acc = fabrykę bento { $number }
factory-lenses = fabryka soczewek { $number }
    .acc = fabrykę soczewek { $number }
factory-lamps = fabryka lamp { $number }
    .acc = fabrykę lamp { $number }
factory-clocks = fabryka zegarów { $number }
    .acc = fabrykę zegarów { $number }
factory-old = stara fabryka

## Surowce, pieniądze i inne ilości

kind-coal = węgiel
kind-silk = jedwab
kind-iron = żelazo
kind-money = pieniądze
kind-vp = PZ
kind-goods = towary
amount-coal = { $number ->
    [one] { $number } węgiel
    [few] { $number } węgle
   *[other] { $number } węgli
}
amount-silk = { $number ->
    [one] { $number } jedwab
    [few] { $number } jedwabie
   *[other] { $number } jedwabi
}
amount-iron = { $number ->
    [one] { $number } żelazo
   *[other] { $number } żelaza
}
amount-money = ¥{ $number }
amount-vp = { $number } PZ
amount-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
   *[other] { $number } towarów
}
amount-science = { $number ->
    [one] { $number } krok nauki
    [few] { $number } kroki nauki
   *[other] { $number } kroków nauki
}
amount-mining = { $number ->
    [one] { $number } krok wydobycia
    [few] { $number } kroki wydobycia
   *[other] { $number } kroków wydobycia
}
amount-finance = { $number ->
    [one] { $number } krok finansów
    [few] { $number } kroki finansów
   *[other] { $number } kroków finansów
}
steps = { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[other] { $number } kroków
}
track-science = nauka
track-mining = wydobycie
track-finance = finanse

## Akcje i elementy

action-science = Nauka
action-production = Produkcja
action-investment = Inwestycje i kontrakty
action-factory = Fabryka
action-mining = Wydobycie
action-ships = Statki
action-machines = Maszyny
action-trains = Pociągi
action-markets = Rynki lokalne
piece-ship = statek
piece-machine = maszyna
    .acc = maszynę
piece-train = pociąg
first-ability = zdolność fabryki
first-tile = to, co czekało na fabrykę
gain-region = premia regionu
    .acc = premię regionu
gain-vp = PZ
research-science = nauka
    .at = na torze nauki
research-mining = wydobycie
    .at = na torze wydobycia
research-both = oba tory
    .at = na każdym z dwóch torów
reward-vp = PZ
reward-iron = żelazo
reward-silk = jedwab
reward-science = kroki nauki
reward-mining = kroki wydobycia
reward-finance = kroki finansów

## Miejsca

region-kyushu = Kiusiu
    .at = na Kiusiu
region-kansai = Kansai
    .at = w Kansai
region-tokaido = Tokaido
    .at = w Tokaido
region-north = Północ
    .at = na Północy
city-nagasaki = Nagasaki
city-fukuoka = Fukuoka
city-kyoto = Kioto
city-osaka = Osaka
city-nagoya = Nagoja
city-tokyo = Tokio
city-sendai = Sendai
city-sapporo = Sapporo
side-n = północ
side-e = wschód
side-s = południe
side-w = zachód
cell-nagasaki_n = { city-nagasaki }, { side-n }
cell-nagasaki_e = { city-nagasaki }, { side-e }
cell-nagasaki_s = { city-nagasaki }, { side-s }
cell-nagasaki_w = { city-nagasaki }, { side-w }
cell-fukuoka_n = { city-fukuoka }, { side-n }
cell-fukuoka_e = { city-fukuoka }, { side-e }
cell-fukuoka_s = { city-fukuoka }, { side-s }
cell-fukuoka_w = { city-fukuoka }, { side-w }
cell-kyoto_n = { city-kyoto }, { side-n }
cell-kyoto_e = { city-kyoto }, { side-e }
cell-kyoto_s = { city-kyoto }, { side-s }
cell-kyoto_w = { city-kyoto }, { side-w }
cell-osaka_n = { city-osaka }, { side-n }
cell-osaka_e = { city-osaka }, { side-e }
cell-osaka_s = { city-osaka }, { side-s }
cell-osaka_w = { city-osaka }, { side-w }
cell-nagoya_n = { city-nagoya }, { side-n }
cell-nagoya_e = { city-nagoya }, { side-e }
cell-nagoya_s = { city-nagoya }, { side-s }
cell-nagoya_w = { city-nagoya }, { side-w }
cell-tokyo_n = { city-tokyo }, { side-n }
cell-tokyo_e = { city-tokyo }, { side-e }
cell-tokyo_s = { city-tokyo }, { side-s }
cell-tokyo_w = { city-tokyo }, { side-w }
cell-sendai_n = { city-sendai }, { side-n }
cell-sendai_e = { city-sendai }, { side-e }
cell-sendai_s = { city-sendai }, { side-s }
cell-sendai_w = { city-sendai }, { side-w }
cell-sapporo_n = { city-sapporo }, { side-n }
cell-sapporo_e = { city-sapporo }, { side-e }
cell-sapporo_s = { city-sapporo }, { side-s }
cell-sapporo_w = { city-sapporo }, { side-w }
station-kyushu = Kiusiu, pole pociągu { $number }
    .at = na Kiusiu, pole { $number }
station-kansai = Kansai, pole pociągu { $number }
    .at = w Kansai, pole { $number }
station-tokaido = Tokaido, pole pociągu { $number }
    .at = w Tokaido, pole { $number }
station-north = Północ, pole pociągu { $number }
    .at = na Północy, pole { $number }
destination-berlin = Berlin
    .to = do Berlina
    .at = w Berlinie
destination-san_francisco = San Francisco
    .to = do San Francisco
    .at = w San Francisco
destination-new_york = Nowy Jork
    .to = do Nowego Jorku
    .at = w Nowym Jorku
destination-washington = Waszyngton
    .to = do Waszyngtonu
    .at = w Waszyngtonie
destination-london = Londyn
    .to = do Londynu
    .at = w Londynie
destination-paris = Paryż
    .to = do Paryża
    .at = w Paryżu
hiring_cell = pole zatrudnienia { $number }
    .to = na pole zatrudnienia { $number }
    .from = z pola zatrudnienia { $number }
slot = fabryka na polu { $number }
    .gen = fabryki na polu { $number }
    .at = w fabryce na polu { $number }
    .to = do fabryki na polu { $number }
    .from = z fabryki na polu { $number }
machine-left = fabryka na polu { $number }, z lewej
    .at = w fabryce na polu { $number }, z lewej
machine-right = fabryka na polu { $number }, z prawej
    .at = w fabryce na polu { $number }, z prawej
