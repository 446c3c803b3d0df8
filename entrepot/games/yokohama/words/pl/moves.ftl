### Yokohama: co nacisnąć, co pisze dziennik, o co się pyta, co dzieje się samo.

## Przyciski

verb-keep = Zatrzymaj { $noun }
verb-agent = Użyj agenta { $noun-at }
verb-order = Zrealizuj { $noun }
verb-achieve = Zdobądź { $noun }
verb-university = Użyj Uniwersytetu
verb-spinning_mill = Użyj Przędzalni
verb-done = Zakończ akcje dodatkowe
verb-done-phase_c = Zakończ turę
verb-place = Umieść asystenta { $noun-at }
verb-place_two = Umieść dwóch asystentów { $noun-at }
verb-stop = Poprzestań na tym
verb-stop-placing = Nie umieszczaj więcej asystentów
verb-stop-telegram = Nie umieszczaj trzeciego asystenta
verb-stop-moving = Nie zabieraj żadnego asystenta
verb-stop-recalling = Nie zabieraj więcej asystentów
verb-stop-port = Nie bierz więcej zamówień
verb-stop-laboratory = Nie bierz technologii
verb-stop-hiring = Nie bierz nic więcej z magazynu
verb-stop-chinatown = Zakończ wymiany
verb-stop-church = Nie stawiaj asystenta na planszy Kościoła
verb-stop-customs = Nie stawiaj asystenta na planszy Urzędu celnego
verb-stop-token = Zostaw żeton
verb-stop-building = Nie buduj
verb-stop-recovery = Zabierz wszystkich asystentów
verb-stop-lifting = Nie przemieszczaj więcej asystentów
verb-put = Umieść prezesa { $noun-at }
verb-step = Przesuń prezesa { $noun-to }
verb-tram = Jedź Tramwajem { $noun-to }
verb-station = Przesuń prezesa na Stację
verb-recall = Zwróć prezesa do ręki
verb-take_back = Zwróć asystenta { $noun-from }
verb-act = Działaj { $noun-at }
verb-take = Weź zamówienie { $noun-from }
verb-learn = Weź technologię { $noun-from }
verb-imports = Zapłać { $noun }
verb-station_at = Umieść żeton stacji { $noun-at }
verb-hire = Weź { $noun-acc } z magazynu
verb-sell = Sprzedaj { $noun-acc }
verb-buy = Kup { $noun-acc }
verb-church = Postaw asystenta { $noun-at } planszy Kościoła
verb-customs = Postaw asystenta { $noun-at } planszy Urzędu celnego
verb-assistant = Wyślij asystenta { $noun-from }
verb-spend = Wydaj { $noun-acc } na wiarę
verb-token = Weź żeton 5-krotnej siły
verb-shop = Zbuduj sklep { $noun-at }
verb-trading_house = Zbuduj dom handlowy
verb-leave = Zostaw jednego asystenta na obszarze
verb-gain = Zyskaj { $noun-acc }
verb-lift = Przenieś asystenta { $noun-from }
verb-drop = Postaw tego asystenta { $noun-at }
verb-reward = Weź { $noun }
verb-go_on = Kontynuuj

## Dziennik

log-keep = { $player } zatrzymuje { $noun }
log-keep-hidden = { $player } zatrzymuje zamówienie
log-agent = { $player } używa agenta { $noun-at }
log-order = { $player } realizuje { $noun }
log-achieve = { $player } zdobywa { $noun }
log-university = { $player } używa Uniwersytetu
log-spinning_mill = { $player } używa Przędzalni
log-done = { $player } kończy akcje dodatkowe
log-place = { $player } umieszcza asystenta { $noun-at }
log-place_two = { $player } umieszcza dwóch asystentów { $noun-at }
log-stop = { $player } na tym poprzestaje
log-put = { $player } umieszcza prezesa { $noun-at }
log-step = { $player } przesuwa prezesa { $noun-to }
log-tram = { $player } jedzie Tramwajem { $noun-to }
log-station = { $player } przesuwa prezesa na Stację
log-recall = { $player } zwraca prezesa do ręki
log-take_back = { $player } zwraca asystenta { $noun-from }
log-act = { $player } działa { $noun-at }
log-take = { $player } bierze zamówienie { $noun-from }
log-learn = { $player } bierze technologię { $noun-from }
log-imports = { $player } płaci { $noun }
log-station_at = { $player } umieszcza żeton stacji { $noun-at }
log-hire = { $player } bierze { $noun-acc } z magazynu
log-sell = { $player } sprzedaje { $noun-acc }
log-buy = { $player } kupuje { $noun-acc }
log-church = { $player } stawia asystenta { $noun-at } planszy Kościoła
log-customs = { $player } stawia asystenta { $noun-at } planszy Urzędu celnego
log-assistant = { $player } wysyła asystenta { $noun-from }
log-spend = { $player } wydaje { $noun-acc } na wiarę
log-token = { $player } bierze żeton 5-krotnej siły
log-shop = { $player } buduje sklep { $noun-at }
log-trading_house = { $player } buduje dom handlowy
log-leave = { $player } zostawia jednego asystenta na obszarze
log-gain = { $player } zyskuje { $noun-acc }
log-lift = { $player } przenosi asystenta { $noun-from }
log-drop = { $player } stawia tego asystenta { $noun-at }
log-reward = { $player } bierze { $noun }
log-go_on = { $player } kontynuuje
run-take_back = { $player } zwraca { $number ->
    [one] { $number } asystenta
    [few] { $number } asystentów
   *[many] { $number } asystentów
}
run-place = { $player } umieszcza { $number ->
    [one] { $number } asystenta
    [few] { $number } asystentów
   *[many] { $number } asystentów
}
run-step = { $player } przesuwa prezesa o { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[many] { $number } kroków
}
run-hire = { $player } bierze z magazynu { $number ->
    [one] { $number } element
    [few] { $number } elementy
   *[many] { $number } elementów
}

## Decyzje

prompt-keep = Wybierz zamówienie, które zatrzymasz.
prompt-phase_a = Faza akcji dodatkowej (I): wykonaj akcje dodatkowe albo je zakończ.
prompt-placing = Krok 1: umieść asystentów albo zakończ.
prompt-telegram = Telegram: umieść jeszcze jednego asystenta na sąsiadującym obszarze albo zakończ.
prompt-moving = Krok 2: przesuń prezesa albo zwróć go do ręki.
prompt-moving-without-recall = Krok 2: wybierz obszar, na którym stanie prezes.
prompt-walking = Prowadź prezesa dalej albo zatrzymaj się tutaj.
prompt-walking-without-stop = Prowadź prezesa dalej.
prompt-recalling = Zwróć dowolnie wielu asystentów i zakończ.
prompt-act_where = Wybierz, gdzie wykonać akcję obszaru.
prompt-port = Port: weź zamówienie albo zakończ.
prompt-laboratory = Laboratorium: weź technologię albo zakończ.
prompt-paying = Wybierz, ile dóbr importowanych oddajesz; resztę płacisz jenami.
prompt-station_at = Wybierz obszar na żeton stacji.
prompt-hiring = Weź element z magazynu do ręki albo zakończ.
prompt-chinatown = Chińska dzielnica: dokonaj wymiany albo zakończ.
prompt-church = Kościół: wybierz pole dla asystenta albo zakończ.
prompt-customs = Urząd celny: wybierz pole dla asystenta albo zakończ.
prompt-assistant = Wybierz, który asystent trafi na planszę.
prompt-spending = Wybierz, co wydać na brakującą wiarę.
prompt-token = Krok 4: weź żeton 5-krotnej siły albo zakończ.
prompt-building = Krok 5: zbuduj sklep lub dom handlowy albo zakończ.
prompt-recovery = Krok 6: zostaw jednego asystenta na obszarze albo zwróć wszystkich.
prompt-any_goods = Wybierz dobro handlowe, które zyskasz.
prompt-lifting = Wybierz asystenta do przeniesienia albo zakończ.
prompt-dropping = Wybierz obszar, na który trafi ten asystent.
prompt-reward = Wybierz żeton nagrody osiągnięć.
prompt-phase_c = Faza akcji dodatkowej (II): wykonaj akcje dodatkowe albo zakończ turę.
prompt-pause = Użyj Uniwersytetu lub Przędzalni przed następnym krokiem albo kontynuuj.
# beside the question after it, which may be answered at once
before-phase_a = Najpierw możesz użyć agenta albo zrealizować zamówienie lub osiągnięcie.
before-pause = Najpierw możesz użyć Uniwersytetu lub Przędzalni.
prompt-over = Koniec gry.

## Zdarzenia

event-first_player = Startowy gracz: { $player }
event-round = Zaczyna się runda { $number }
event-turn = Gra { $player }
event-action = { $player } działa { $area-at } z siłą { $power }
event-gain = { $player } zyskuje { $amount-acc }
event-pay = { $player } płaci { $rival-dat } { amount-yen.acc }
event-canal = { $player } płaci { amount-yen.acc } za przejście przez Kanał
event-income = { $player } zyskuje { amount-yen.acc } za dom handlowy { $area-at }
event-order_taken = { $player } ma teraz { $order }
event-learnt = { $player } zyskuje technologię { $technology }
event-refill_port = Nowe zamówienia leżą { $board-at }; kart w talii: { $number }
event-refill_laboratory = Nowa technologia leży { $board-at }; kart w talii: { $number }
event-station = Żeton stacji dodaje siłę { $area-at }
event-system_of_stock = Giełda daje { $player-dat } { amount-yen.acc }
event-agent = { $player } zyskuje { $agent-acc }
event-no_agent = { $player } ma parę symboli krajów, ale w rezerwie nie ma { $agent-gen }
event-trigger_trading_houses = Warunek zakończenia: stoją wszystkie domy handlowe { $player-gen }
event-trigger_shops = Warunek zakończenia: stoją wszystkie sklepy { $player-gen }
event-trigger_orders = Warunek zakończenia: talia zamówień nie może uzupełnić planszy Portu
event-trigger_church = Warunek zakończenia: na planszy Kościoła jest dość asystentów
event-trigger_customs = Warunek zakończenia: na planszy Urzędu celnego jest dość asystentów
event-one_more_round = Ta runda jest dogrywana, potem następuje ostatnia runda
event-final_round = Zaczyna się ostatnia runda
event-final_scoring = Punktacja końcowa
event-score = { $player }, { $category }: { amount-vp }
event-dummy = { $category }: to miejsce zajmują asystenci w nieużywanym kolorze i nikt nie zyskuje jego punktów
