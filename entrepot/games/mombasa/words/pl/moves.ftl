### Mombasa: co nacisnąć, co pisze dziennik, o co pyta decyzja, co dzieje się samo.

## Przyciski

verb-tile = Zachowaj { $noun-acc }
verb-rest = Do odzyskania: { $noun }
verb-lay = Połóż { $noun-acc }
verb-leave = Zostaw puste miejsce
verb-ready = Gotowe
verb-reconsider = Planuj od nowa
verb-goods = Towary { $noun-from }
verb-expand = Rozwijaj { $noun-acc }
verb-bookkeeper = Księgowy { $noun-from }
verb-merchant = Handlarz diamentami { $noun-from }
verb-mark = Znacznik { $noun-at }
verb-end = Zakończ fazę akcji
verb-plus = +1 towar { $noun-at }
verb-buy = Kup kartę ({ $noun })
verb-buy_cheaper = Kup taniej ({ $noun })
verb-step = Krok na torze { $noun-gen }
verb-pay = Zapłać i idź dalej
verb-enter = Wejdź do { $noun }
verb-post_from = Weź faktorię ({ $noun })
verb-post_to = Zwróć faktorię ({ $noun })
verb-remove = Usuń faktorię ({ $noun })
verb-collect = Najpierw { $noun }
verb-turn_over = Odwróć księgę { $noun-at }
verb-walk = Przejdź na następną księgę
verb-take = Weź { $noun-acc }
verb-cash = Weź £1
verb-sell = Sprzedaj { $noun-acc }
verb-tier = Weź nagrodę { $noun-gen }
verb-share = { $noun } i kroki diamentów
verb-diamonds = Kroki na torze diamentów
verb-track = Kroki na torze { $noun-gen }
verb-book = Połóż { $noun-acc }
verb-shelve = Połóż { $noun-to }
verb-recover = Odzyskaj stos { $noun-from }
verb-stop = Zakończ
verb-stop-goods = Zrezygnuj z jednostek
verb-stop-steps = Zrezygnuj z reszty
verb-stop-toll = Zatrzymaj się
verb-stop-expanding = Nie wchodź dalej
verb-stop-walking = Nie idź dalej
verb-stop-either = Nic więcej

## Dziennik

log-tile = { $player } zachowuje { $noun-acc }
log-tile-hidden = { $player } wybiera żeton startowy
log-rest = { $player } odkłada { $noun-acc } do odzyskania
log-rest-hidden = { $player } odkłada kartę do odzyskania
log-lay = { $player } planuje { $noun-acc }
log-lay-hidden = { $player } układa plan
log-leave = { $player } nie kładzie karty
log-leave-hidden = { $player } układa plan
log-ready = { $player } jest gotowy
log-reconsider = { $player } planuje od nowa
log-goods = { $player } używa towarów { $noun-from }
log-expand = { $player } rozwija { $noun-acc }
log-bookkeeper = { $player } używa księgowego { $noun-from }
log-merchant = { $player } używa handlarza diamentami { $noun-from }
log-mark = { $player } kładzie znacznik bonusu { $noun-at }
log-end = { $player } kończy fazę akcji
log-plus = { $player } kładzie żeton +1 towar na karcie { $noun-at }
log-buy = { $player } kupuje kartę ({ $noun })
log-buy_cheaper = { $player } kupuje kartę po niższej cenie ({ $noun })
log-step = { $player } robi krok na torze { $noun-gen }
log-pay = { $player } płaci i idzie dalej
log-enter = { $player } wchodzi do { $noun }
log-post_from = { $player } bierze faktorię z bazy ({ $noun })
log-post_to = { $player } zwraca faktorię do bazy ({ $noun })
log-remove = { $player } usuwa faktorię z bazy ({ $noun })
log-collect = { $player } zaczyna od { $noun-gen }
log-turn_over = { $player } odwraca księgę { $noun-at }
log-walk = { $player } przesuwa kałamarz na następną księgę
log-take = { $player } bierze { $noun-acc }
log-cash = { $player } bierze £1 za 1 PK
log-sell = { $player } sprzedaje { $noun-acc }
log-tier = { $player } otrzymuje nagrodę { $noun-gen }
log-share = { $player } bierze { $noun } i kroki na torze diamentów
log-diamonds = { $player } robi kroki na torze diamentów
log-track = { $player } robi kroki na torze { $noun-gen }
log-book = { $player } wybiera { $noun-acc }
log-shelve = { $player } kładzie księgę { $noun-to }
log-recover = { $player } odzyskuje stos { $noun-from }
log-stop = { $player } na tym kończy
run-lay = { $player } planuje { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
run-leave = { $player } zostawia puste { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[many] { $number } miejsc
}
run-rest = { $player } odkłada do odzyskania { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
run-cash = { $player } bierze £{ $number } za { $number } PK

## Decyzje

prompt-tile = Wybierz żeton startowy, który zachowasz.
prompt-resting = Wybierz kartę do następnej strefy odzyskiwania.
prompt-planning = Zapełnij każde miejsce albo zostaw je puste, potem naciśnij „Gotowe”.
prompt-turn = Wybierz akcję.
prompt-goods = Towary: kup kartę, zrób krok na torze albo dodaj kolejną kartę.
prompt-steps = Wybierz tor dla następnej jednostki.
prompt-toll = Zapłać na odcinku płatnym albo zatrzymaj się przed nim.
prompt-expanding = Ekspansja: wejdź do regionu albo zakończ.
prompt-expanding-without-stop = Ekspansja: wejdź do regionu.
prompt-column = Wybierz kolumnę, z której bierzesz faktorię.
prompt-parts = Wybierz, która część nagrody będzie pierwsza.
prompt-returning = Wybierz kolumnę dla wracającej faktorii.
prompt-walking = Księgowy: przesuń kałamarz albo zakończ.
prompt-books = Wykorzystaj PK: weź księgi albo pieniądze.
prompt-buying = Wybierz kartę i zapłać jej cenę w funtach.
prompt-selling = Wybierz kartę z ręki, którą sprzedajesz.
prompt-tier = Wybierz próg, którego nagrodę bierzesz.
prompt-sharing = Wybierz, ile bierzesz PK; reszta to kroki na torze diamentów.
prompt-either = Kup kartę, zrób kroki na torze diamentów albo jedno i drugie.
prompt-tracks = Wybierz tor dla następnych kroków.
prompt-removing = Wybierz kolumnę, której najwyższa faktoria opuści grę.
prompt-which_book = Wybierz księgę, którą położysz następną.
prompt-shelving = Wybierz miejsce dla księgi.
prompt-recovering = Wybierz stos, który wróci na rękę.
prompt-over = Koniec gry.

## To samo i jak wyjść: dla odpowiedzi na kliknięcie

asked-turn-with-end = Wybierz akcję albo zakończ fazę akcji.
asked-goods-with-stop = Towary: kup kartę, zrób krok na torze, dodaj kolejną kartę albo zrezygnuj z jednostek.
asked-steps-with-stop = Wybierz tor dla następnej jednostki albo zrezygnuj z reszty.
asked-either-with-stop = Jedna część jest zrobiona: zrób też drugą albo naciśnij „{ verb-stop-either }”.

## Wydarzenia

event-round = Zaczyna się runda { $number }
event-tiles = Odkryto żetony startowe
event-rested = Odkryto karty w strefach odzyskiwania
event-plans = Odkryto wszystkie plany
event-turn = Tura: { $player }
event-field = Pole specjalne { $company-gen }: { $player } otrzymuje { $amount }
event-bonus = { $player } odblokowuje bonus { $roman } toru { $face }
event-slot = { $player } odblokowuje { $slot }
event-bonus_open = { $player } ma teraz bonus { $roman } toru { $face }
event-returned = { $number ->
    [one] { $number } faktoria { $company-gen } wraca do bazy
    [few] { $number } faktorie { $company-gen } wracają do bazy
   *[other] { $number } faktorii { $company-gen } wraca do bazy
}
event-post_gone = { $number ->
    [one] { $number } faktoria { $company-gen } opuszcza grę
    [few] { $number } faktorie { $company-gen } opuszczają grę
   *[other] { $number } faktorii { $company-gen } opuszcza grę
}
event-books = Uzupełniono wystawę ksiąg
event-book_gone = Księga, dla której nie ma miejsca, opuszcza grę
event-preparation = Wszyscy zakończyli fazę akcji: przygotowanie następnej rundy
event-coins = Monety rundy { $number } trafiają pod księgi
event-cards = Prawa kolumna kart opuszcza grę, pozostałe się przesuwają i dochodzą nowe karty
event-markers = Wszystkie znaczniki bonusu wracają
event-tile = { $player } otrzymuje { $tile-acc }
event-first = { $player } otrzymuje znacznik pierwszego gracza
event-finish = Ostatnia faza akcji dobiegła końca: punktacja końcowa
