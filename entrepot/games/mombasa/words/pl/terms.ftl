### Mombasa: bonusy, ustawienia, pozycje punktacji i nagłówki.

## Co dają bonusy torów; liczby pochodzą z elementów gry

bonus-expansion = ekspansja większa o { $number }
bonus-cotton-1 = karta kupiona za bawełnę tańsza o { $number }
bonus-cotton-2 = każda karta bawełny warta o { $number } więcej albo karta tańsza o { $price }
bonus-banana-1 = karta kupiona za banany tańsza o { $number }
bonus-banana-2 = karta kupiona za banany tańsza o { $number }, a dopłacić można innymi towarami
bonus-markers = { $number ->
    [one] { $number } dodatkowy znacznik bonusu
    [few] { $number } dodatkowe znaczniki bonusu
   *[other] { $number } dodatkowych znaczników bonusu
}
bonus-bp_diamonds = PK i kroki na torze diamentów, razem { $number }
bonus-buy = kup kartę za funty i/lub { amount-diamonds }
bonus-buy-cheaper = kup kartę za funty, taniej o { $price }, i/lub { amount-diamonds }
bonus-discard = sprzedaj kartę za liczbę na skrzyni + { amount-money }
bonus-discard-coffee = sprzedaj kartę kawy za liczbę na skrzyni + { amount-money }
bonus-discard-banana = sprzedaj kartę bananów za liczbę na skrzyni + { amount-money }
bonus-discard-cotton = sprzedaj kartę bawełny za liczbę na skrzyni + { amount-money }
bonus-steps = po { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroki
   *[other] { $steps } kroków
} na innych torach (liczba torów: { $number })

## Co dają pola bonusowe i żetony bonusu

gives-first = znacznik pierwszego gracza i { amount-bp }
gives-buy = kup kartę za funty
gives-sell = sprzedaj kartę za liczbę na skrzyni + { amount-money }
gives-good_tile = w następnej rundzie karta towaru warta o { $number } więcej
gives-bookkeeper_tile = w następnej rundzie księgowy, { amount-bp }
gives-merchant_tile = w następnej rundzie { amount-diamonds } i jeszcze { $each } za każdego handlarza diamentami w grze
gives-merchant_tile-used = w następnej rundzie { amount-diamonds } i jeszcze { $each } za każdego handlarza diamentami w obszarze akcji, także użytego
gives-expansion_tile = w następnej rundzie { amount-points }
gives-from = od { $number } – { $reward }
gives-nothing = teraz nic ci nie da

## Ustawienia

option-tracks = tory kompanii
option-tracks-first = jak w pierwszej rozgrywce
option-tracks-random = losowe
option-tiles = żetony startowe
option-tiles-first = jak w pierwszej rozgrywce
option-tiles-chosen = jeden z dwóch, wybór w tajemnicy
option-entries = ekspansja: wchodzenie do regionów
option-entries-free = możesz przerwać w każdej chwili
option-entries-all = trzeba wchodzić, póki starcza punktów
option-starting_book = odwracanie księgi startowej
option-starting_book-stays = niedozwolone
option-starting_book-turns = dozwolone
option-idle_markers = znacznik bonusu bez nagrody
option-idle_markers-off = niedozwolony
option-idle_markers-on = dozwolony po spełnieniu wymagania
option-merchant_tile = żeton handlarza diamentami: kto się liczy
option-merchant_tile-active = tylko aktywni handlarze
option-merchant_tile-all = także użyci handlarze
option-bonus_from = bonusy stałe torów
option-bonus_from-turn = dostępne od twojej następnej tury
option-bonus_from-round = dostępne od następnej rundy
option-banana_bonus = B1: płacenie różnymi towarami
option-banana_bonus-split = z drugim bonusem
option-banana_bonus-whole = już z pierwszym bonusem
option-diamond_end = nadmiarowe kroki na końcu toru diamentów
option-diamond_end-paid = są płatne
option-diamond_end-lost = przepadają
option-first = pierwszy gracz
option-first-random = losowo

## Punktacja

score-cash = pieniądze
score-mombasa = udziały Mombasy
score-cape_town = udziały Kapsztadu
score-saint_louis = udziały Saint-Louis
score-cairo = udziały Kairu
score-diamonds = tor diamentów
score-books = tor księgowości
score-total = razem

## Nagłówki

label-round = runda
label-phase-start = przygotowanie
label-phase-planning = faza planowania
label-phase-actions = faza akcji
label-phase-over = koniec gry
label-map = mapa
label-region = region
label-post = faktoria
label-gives = nagroda
label-mines = kopalnie
label-single = granica pojedyncza
label-double = granica podwójna
label-bases = bazy kompanii
label-share_value = wartość udziału
label-posts = faktorie
label-removed = poza grą
label-tracks = tory kompanii
label-share_spaces = symbole udziałów
label-tolls = odcinki płatne
label-field = pole specjalne
label-display = rynek kart
label-deck = talia
label-books = wystawa ksiąg
label-supply = zapas ksiąg
label-coins = monety rund
label-spaces = pola bonusowe
label-cost = koszt
label-first = pierwszy gracz
label-ready = gotowy
label-planning = planuje
label-choosing = wybiera
label-ended = faza zakończona
label-cash = pieniądze
label-worth = majątek
label-shares = udziały
label-diamond = tor diamentów
label-jar = kałamarz
label-bonus_markers = znaczniki bonusu
label-bonus_tiles = żetony bonusu
label-bonuses = bonusy
label-slots = miejsca
label-locked = zablokowane
label-used = już użyto
label-recovery = odzyskiwanie
label-hand = ręka
label-shelf = księgi
label-taken = wzięte księgi
label-dealt = żetony startowe do wyboru
label-in_play = w grze
label-crate = skrzynia
label-price = cena
label-column-left = lewa kolumna
label-column-middle = środkowa kolumna
label-column-right = prawa kolumna
label-start = startowa
label-face_down = zakryta
