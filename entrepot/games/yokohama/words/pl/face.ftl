### Yokohama w przeglądarce: panele, podgląd, pomoc, pierwsza partia z podpowiedziami.

## Panele graczy

face-board = Mapa Yokohamy
face-role-you = ty
face-role-screen = przy tym ekranie
face-role-link = przez link
face-role-bot = bot, { $level }
face-role-open = wolne miejsce
face-role-left = poza grą
face-your_turn = twoja tura
face-away = nieobecny
face-hand = ręka
face-warehouse = magazyn
face-built = na mapie
face-done = gotowe
face-completed = gotowe
face-held = na ręce
face-used = { $name } (użyty)
face-orders = Twoje zamówienia
face-dealt = Zachowaj jedno z dwóch
face-secret = widzisz je tylko ty
face-ready = do wypełnienia
face-lacking = brak
face-lacks = brakuje: { $goods }
face-of = { $have } z { $need }
face-achievements = Osiągnięcia

## Koniec gry i rezerwa

face-ending = Do końca gry
face-meter-church = Asystenci na planszy Kościoła
face-meter-customs = Asystenci na planszy Urzędu celnego
face-meter-shops = Sklepy zbudowane przez jednego gracza
face-meter-houses = Domy handlowe zbudowane przez jednego gracza
face-meter-orders = Zamówienia w talii
face-meter-technologies = Technologie w talii
face-round = runda { $number }
face-last_round = runda { $number }, ostatnia
face-start = przed pierwszą rundą
face-over = koniec gry
face-finale = Ostatnia runda
face-finale-next = Po tej rundzie nastąpi ostatnia

## Miejsca słowami

face-card = koszt – { $needs }; nagroda – { $gives }; symbol – { $flag }
face-value = wartość produkcji { $number }
face-power = siła { $number }
face-gone = już wzięty
face-empty = puste
face-assistants = { $number ->
    [one] { $number } asystent
    [few] { $number } asystenci
   *[other] { $number } asystentów
}
face-next_to = obok
face-now = Teraz

## Kroki tury

face-mark-a = I
face-mark-c = II
face-stage-a = Dodatkowe
face-stage-1 = Umieszczanie
face-stage-2 = Ruch
face-stage-3 = Akcja
face-stage-4 = Żeton
face-stage-5 = Budowa
face-stage-6 = Odzyskanie
face-stage-c = Dodatkowe

## Telefon

face-tab-market = Rynek
face-tab-players = Gracze
face-tab-orders = Zamówienia

## Podgląd i dziennik

face-row-there = twoi asystenci tam
face-row-power = siła z prezesem
face-row-pay = płacisz:
face-row-income = { $player }, dochód
face-row-cost = wydajesz
face-row-gain = otrzymujesz
face-row-needs = wymaga
face-row-gives = daje
face-row-action = akcja obszaru
face-row-hired = z magazynu
face-row-technology = technologia
face-row-agent = agent
face-row-token = możesz wziąć żeton
face-row-build = możesz zbudować
face-row-return = { $number ->
    [one] wraca na rękę
    [few] wracają na rękę
   *[other] wraca na rękę
}
face-row-stuck = Prezes nie ma wtedy dokąd pójść i wraca na rękę.
face-row-nowhere = Potem prezes nie będzie miał dokąd pójść.
face-row-order = zamówienie
face-row-ready = będzie można wypełnić
face-line-pays = płaci
face-left-order = { $number ->
    [one] { $number } zamówienie można jeszcze wypełnić
    [few] { $number } zamówienia można jeszcze wypełnić
   *[many] { $number } zamówień można jeszcze wypełnić
}
face-left-achieve = { $number ->
    [one] { $number } osiągnięcie można jeszcze wypełnić
    [few] { $number } osiągnięcia można jeszcze wypełnić
   *[many] { $number } osiągnięć można jeszcze wypełnić
}
face-left-agent = agent może jeszcze wykonać akcję

## Tabela wyników

face-scores = Wynik końcowy
origin-whole = punkty z gry
origin-orders = zamówienia
origin-achievements = osiągnięcia
origin-tokens = żetony 5-krotnej siły
origin-buildings = sklepy i domy handlowe
origin-technologies = technologie
origin-boards = plansze Kościoła i Urzędu celnego
origin-areas = akcje obszarów
face-tie-board = Remis w kategorii „{ $category }”: tyle samo asystentów ({ $players }); wyżej jest gracz, którego asystent stoi dalej na prawo (YK-{ $rule }).
face-tie-value = Remis w kategorii „{ $category }”: równe sumy wartości produkcji ({ $players }); wyżej jest gracz bliższy startowemu graczowi w kolejności tur (YK-{ $rule }).
face-tie-total = Tyle samo punktów ({ $players }): wyżej jest gracz bliższy startowemu graczowi w kolejności tur (YK-{ $rule }).

## Pomoc

help-table = W swojej turze wykonujesz akcje dodatkowe, umieszczasz asystentów, przesuwasz prezesa i wykonujesz akcję tam, gdzie się zatrzymał; potem możesz wziąć żeton i budować, a asystenci wracają na rękę.
help-powers = Według siły – { $powers }.
help-power = Twoja siła to liczba twoich asystentów tutaj oraz po 1 za prezesa, sklep i dom handlowy; najwyżej 5.
help-production = Akcja daje to dobro: im większa siła, tym więcej.
help-bank = Akcja daje jeny: im większa siła, tym więcej.
help-employment_agency = Weź elementy z magazynu na rękę: asystenci są za darmo, sklepy i domy handlowe kosztują jeny.
help-church = Umieść asystenta na wolnym polu planszy Kościoła, jeśli masz dość wiary; siła to wiara, a dodatkową dają jeny, dobro importowane i po jednym dobru każdego rodzaju.
help-customs = Zapłać dobrami importowanymi i umieść asystenta na wolnym polu planszy Urzędu celnego, które wymaga tylu dóbr.
help-port = Weź zamówienie z planszy tego Portu albo dwa za 2 jeny lub dobro importowane; większa siła udostępnia więcej pól.
help-laboratory = Weź technologię z planszy tego Laboratorium: jej wartość produkcji opłaca siła, a każdy brakujący punkt kosztuje 2 jeny lub dobro importowane.
help-chinatown = Sprzedawaj dobra za jeny albo kupuj dobra handlowe i importowane; siła to liczba wymian.
help-canal = Prezes może przejść przez Kanał za 1 jena, ale nie może się na nim zatrzymać; niczego nie można tam umieścić.
help-shop = Przy sile 4 lub większej możesz zbudować sklep z ręki na wolnym polu i otrzymać nagrodę; na obszarze możesz mieć jeden sklep, który daje tam 1 siły.
help-trading_house = Przy sile 4 lub większej możesz zbudować dom handlowy z ręki i otrzymać nagrodę; daje tam 1 siły oraz 1 jena za każdym razem, gdy akcję na tym obszarze wykonuje przeciwnik.
help-token = Kto wykona tu akcję z siłą 5, może wziąć żeton i od razu otrzymać nagrodę; nowego żetonu się nie dokłada.
help-order = W fazie akcji dodatkowej wydaj wszystkie dobra z karty, aby otrzymać nagrodę; symbol kraju liczy się do agentów i zestawów. Na ręce możesz mieć najwyżej trzy zamówienia.
help-agent = Raz na turę zakryj agenta, aby wykonać akcję na obszarze, na którym jest twój asystent, a nie ma twojego prezesa. Co drugi symbol kraju daje ci jego agenta.
help-achievement = Gdy spełniasz wymagania osiągnięcia, umieść na nim asystenta z ręki; pierwszy gracz otrzymuje najwięcej punktów. Niczego się nie wydaje.
help-reward = Kto wypełni wszystkie trzy osiągnięcia, bierze jeden z tych żetonów; symbol kraju liczy się jak na karcie, a darmowego agenta używa się jak zagranicznego.
help-panel = Wszystko tutaj jest jawne oprócz zamówień na ręce. Elementy z magazynu trzeba najpierw wziąć na rękę.
help-good = Dobrami wypełniasz zamówienia, sprzedajesz je w Chińskiej dzielnicy i wydajesz na wiarę w Kościele; każde trzy pozostałe na koniec gry dają 1 punkt.
help-import = Dobrami importowanymi płacisz w Urzędzie celnym, a w Laboratoriach i Portach każde zastępuje 2 jeny; każde pozostałe na koniec gry daje 1 punkt.
help-yen = Jenami płacisz przeciwnikom, których prezesi stoją na drodze, za sklepy i domy handlowe oraz w Laboratoriach; każde dwa pozostałe na koniec gry dają 1 punkt.
help-assistant = Asystenci stoją na obszarach: prezes chodzi tylko tam, gdzie są, a każdy daje 1 siły. Po akcji wszyscy z jej obszaru wracają na rękę.
help-president = Prezes idzie z obszaru na obszar tam, gdzie są twoi asystenci, płaci 1 jena każdemu przeciwnikowi, którego prezesa spotka, i wykonuje akcję tam, gdzie się zatrzyma.
help-station = Żeton stacji dodaje 1 siły na swoim obszarze, a właściciel technologii może tam dotrzeć bezpośrednio.
help-station-literal = Żeton stacji dodaje 1 siły na swoim obszarze, a właściciel technologii wchodzi tam bezpłatnie, nawet do prezesów przeciwników, i tam się zatrzymuje.
help-ending = Gdy jeden z tych liczników się zapełni, runda zostaje dokończona i następuje jeszcze jedna; potem punktacja końcowa.
help-technologies = Technologia działa dla właściciela od chwili wzięcia; gdy talia się skończy, pola pozostają puste.

## Pierwsza partia z podpowiedziami

lesson-keep = Wybierz jedno z dwóch zamówień. Zachowaj to, do którego łatwiej zebrać dobra; nikt inny go nie zobaczy.
lesson-placing = Najpierw umieść asystentów: po jednym na trzech obszarach albo dwóch na jednym. Prezes chodzi tylko tam, gdzie stoją.
lesson-power = Każdy asystent na obszarze dodaje 1 siły twojej akcji. Opłaca się wracać w to samo miejsce, aż akcja będzie silna.
lesson-moving = Teraz poprowadź prezesa na podświetlony obszar i wykonaj tam akcję. Wskaż obszar, aby zobaczyć, co to da.
lesson-walking = Przesuwaj prezesa dalej po obszarach z twoimi asystentami albo zatrzymaj go i wykonaj akcję. Obszar z prezesem przeciwnika kosztuje 1 jena i nie można się na nim zatrzymać.
lesson-port = Weź zamówienie. Szukaj dóbr, które zdobędziesz tam, gdzie już stoisz.
lesson-laboratory = Technologie działają do końca gry. Płaci się za nie siłą, a potem jenami i dobrami importowanymi.
lesson-boards = Asystenci na planszach Kościoła i Urzędu celnego dają punkty od razu i jeszcze raz na koniec, ale nie wracają.
lesson-token = Z siłą 5 możesz wziąć żeton obszaru. Na każdym obszarze jest tylko jeden.
lesson-building = Przy sile 4 lub większej możesz budować. Budynek daje nagrodę teraz i 1 siły tutaj do końca gry.
lesson-extra = Na koniec tury możesz wypełnić zamówienia i osiągnięcia, których wymagania spełniasz.
lesson-ending = Te liczniki pokazują, jak blisko jest koniec gry. Gdy jeden z nich się zapełni, pozostanie jeszcze jedna runda.
