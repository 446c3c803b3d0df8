### Mombasa w przeglądarce: rynek i plansze graczy.

## Rynek

panel-card = { $card }, skrzynia { $crate }
panel-cards = Karty
panel-price = cena w towarze: skrzynia + miejsce
panel-price-money = cena w funtach: skrzynia + miejsce
panel-deck = talia { $deck } · poza grą { $out }
panel-empty = Puste miejsce
panel-books = Księgi
panel-left = zapas A { $a } · B { $b } · C { $c }
panel-rounds = Tor rund, z monetami dla ksiąg poniżej
panel-spaces = Pola bonusowe
panel-later = gdy karty zostaną odkryte
panel-most = najwięcej

## Gracze

panel-now = teraz
panel-if_now = Gdyby gra skończyła się teraz
panel-first = Pierwszy gracz
panel-markers = Znaczniki bonusu w zapasie: { $number }
panel-hand = ręka
panel-holds = ma
panel-at = na { $space }
panel-role-you = ty
panel-role-screen = przy tym ekranie
panel-role-link = przez link
panel-role-bot = bot, { $level }
panel-role-open = wolne miejsce
panel-role-left = poza grą
panel-is-to_move = tura
panel-your_turn = twoja tura
panel-is-next = następny
panel-is-ended = koniec
panel-is-ready = plan gotowy
panel-is-planning = planuje
panel-is-choosing = wybiera
panel-is-chosen = wybrano
panel-away = nieobecny

## Moja plansza

panel-mine = Twoja plansza
panel-board = Plansza pierwszego miejsca
panel-diamonds = Tor diamentów: { $space } z { $end }, wartość £{ $value }
panel-then = dalej £{ $value } na { $space }
panel-used = użyta
panel-opens-diamond = pole { $number }
panel-opens-book = księga { $number }
panel-start = start
panel-met_now = teraz spełnione
panel-unmet_now = teraz niespełnione
panel-face_down = Zakryta
panel-hand_title = Ręka
panel-hand_count = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } kart
}
panel-plan = Ten plan daje
panel-plan_books = księgi: { $met } z { $all }
panel-plan_none = brak ksiąg z przodu
panel-plan_walker = brak księgowego
panel-tiles = Żetony startowe
panel-tile_rests = odzyskiwane
panel-tile_steps = kroki
panel-tile_book = księga
