### Yokohama: co nacisnąć, co pisze dziennik, o co się pyta, co dzieje się samo.

## Przyciski

verb-keep = Zachowaj { $noun }
verb-agent = Użyj agenta { $noun-at }
verb-order = Wypełnij { $noun }
verb-achieve = Wypełnij { $noun }
verb-university = Użyj Uniwersytetu
verb-spinning_mill = Użyj Przędzalni
verb-done = Zakończ akcje dodatkowe
verb-done-phase_c = Zakończ turę
verb-place = Umieść asystenta { $noun-at }
verb-place_two = Umieść dwóch asystentów { $noun-at }
verb-stop = Zakończ tutaj
verb-stop-placing = Nie umieszczaj więcej asystentów
verb-stop-telegram = Nie umieszczaj trzeciego asystenta
verb-stop-moving = Nie zwracaj asystentów
verb-stop-recalling = Nie zwracaj więcej asystentów
verb-stop-port = Nie bierz więcej zamówień
verb-stop-laboratory = Nie bierz technologii
verb-stop-hiring = Nie bierz nic więcej z magazynu
verb-stop-chinatown = Zakończ wymiany
verb-stop-church = Nie umieszczaj asystenta na planszy
verb-stop-customs = Nie umieszczaj asystenta na planszy
verb-stop-token = Zostaw żeton
verb-stop-building = Nie buduj
verb-stop-recovery = Zwróć wszystkich asystentów
verb-stop-lifting = Nie przenoś więcej asystentów
verb-put = Umieść prezesa { $noun-at }
verb-step = Przesuń prezesa { $noun-to }
verb-tram = Jedź Tramwajem { $noun-to }
verb-station = Przesuń prezesa na Stację
verb-recall = Zwróć prezesa na rękę
verb-take_back = Zwróć asystenta { $noun-from }
verb-act = Wykonaj akcję { $noun-at }
verb-take = Weź zamówienie { $noun-from }
verb-learn = Weź technologię { $noun-from }
verb-imports = Zapłać { $noun }
verb-station_at = Umieść żeton stacji { $noun-at }
verb-hire = Weź { $noun-acc } z magazynu
verb-sell = Sprzedaj { $noun-acc }
verb-buy = Kup { $noun-acc }
verb-church = Umieść asystenta { $noun-at } planszy Kościoła
verb-customs = Umieść asystenta { $noun-at } planszy Urzędu celnego
verb-assistant = Wyślij asystenta { $noun-from }
verb-spend = Wydaj { $noun-acc } na wiarę
verb-token = Weź żeton 5-krotnej siły
verb-shop = Zbuduj sklep { $noun-at }
verb-trading_house = Zbuduj dom handlowy
verb-leave = Zostaw jednego asystenta na obszarze
verb-gain = Otrzymaj { $noun-acc }
verb-lift = Przenieś asystenta { $noun-from }
verb-drop = Umieść go { $noun-at }
verb-reward = Weź { $noun }
verb-go_on = Dalej

## Dziennik

log-keep = { $player } zachowuje { $noun }
log-keep-hidden = { $player } zachowuje zamówienie
log-agent = { $player } używa agenta { $noun-at }
log-order = { $player } wypełnia { $noun }
log-achieve = { $player } wypełnia { $noun }
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
log-recall = { $player } zwraca prezesa na rękę
log-take_back = { $player } zwraca asystenta { $noun-from }
log-act = { $player } wykonuje akcję { $noun-at }
log-take = { $player } bierze zamówienie { $noun-from }
log-learn = { $player } bierze technologię { $noun-from }
log-imports = { $player } płaci { $noun }
log-station_at = { $player } umieszcza żeton stacji { $noun-at }
log-hire = { $player } bierze { $noun-acc } z magazynu
log-sell = { $player } sprzedaje { $noun-acc }
log-buy = { $player } kupuje { $noun-acc }
log-church = { $player } umieszcza asystenta { $noun-at } planszy Kościoła
log-customs = { $player } umieszcza asystenta { $noun-at } planszy Urzędu celnego
log-assistant = { $player } wysyła asystenta { $noun-from }
log-spend = { $player } wydaje { $noun-acc } na wiarę
log-token = { $player } bierze żeton 5-krotnej siły
log-shop = { $player } buduje sklep { $noun-at }
log-trading_house = { $player } buduje dom handlowy
log-leave = { $player } zostawia jednego asystenta na obszarze
log-gain = { $player } otrzymuje { $noun-acc }
log-lift = { $player } przenosi asystenta { $noun-from }
log-drop = { $player } umieszcza tego asystenta { $noun-at }
log-reward = { $player } bierze { $noun }
log-go_on = { $player } gra dalej
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
    [one] { $number } obszar
    [few] { $number } obszary
   *[many] { $number } obszarów
}
run-hire = { $player } bierze z magazynu { $number ->
    [one] { $number } element
    [few] { $number } elementy
   *[many] { $number } elementów
}

## Decyzje

prompt-keep = Wybierz zamówienie, które zachowasz.
prompt-phase_a = Faza akcji dodatkowej (I): wykonaj akcje dodatkowe albo je zakończ.
prompt-placing = Krok 1: umieść asystentów albo zakończ.
prompt-telegram = Telegram: umieść jeszcze jednego asystenta na sąsiednim obszarze albo zakończ.
prompt-moving = Krok 2: przesuń prezesa albo zwróć go na rękę.
prompt-moving-without-recall = Krok 2: wybierz obszar dla prezesa.
prompt-walking = Przesuń prezesa dalej albo zatrzymaj go tutaj.
prompt-walking-without-stop = Przesuń prezesa dalej.
prompt-recalling = Zwróć dowolną liczbę asystentów i zakończ.
prompt-act_where = Wybierz, gdzie wykonać akcję obszaru.
prompt-port = Port: weź zamówienie albo zakończ.
prompt-laboratory = Laboratorium: weź technologię albo zakończ.
prompt-paying = Wybierz, ilu dóbr importowanych użyjesz; resztę płacisz jenami.
prompt-station_at = Wybierz obszar na żeton stacji.
prompt-hiring = Weź element z magazynu na rękę albo zakończ.
prompt-chinatown = Chińska dzielnica: dokonaj wymiany albo zakończ.
prompt-church = Kościół: wybierz pole dla asystenta albo zakończ.
prompt-customs = Urząd celny: wybierz pole dla asystenta albo zakończ.
prompt-assistant = Wybierz, który asystent trafi na planszę.
prompt-spending = Wybierz, co wydać na brakującą wiarę.
prompt-token = Krok 4: weź żeton 5-krotnej siły albo zakończ.
prompt-building = Krok 5: zbuduj sklep lub dom handlowy albo zakończ.
prompt-building-without-shop = Krok 5: zbuduj dom handlowy albo zakończ.
prompt-building-without-trading_house = Krok 5: zbuduj sklep albo zakończ.
prompt-recovery = Krok 6: zostaw jednego asystenta na obszarze albo zwróć wszystkich.
prompt-any_goods = Wybierz dobro handlowe, które otrzymasz.
prompt-lifting = Wybierz asystenta do przeniesienia albo zakończ.
prompt-dropping = Wybierz obszar, na który trafi ten asystent.
prompt-reward = Wybierz żeton nagrody osiągnięć.
prompt-phase_c = Faza akcji dodatkowej (II): wykonaj akcje dodatkowe albo zakończ turę.
prompt-pause = Użyj Uniwersytetu lub Przędzalni przed następnym krokiem albo przejdź dalej.
prompt-pause-without-university = Użyj Przędzalni przed następnym krokiem albo przejdź dalej.
prompt-pause-without-spinning_mill = Użyj Uniwersytetu przed następnym krokiem albo przejdź dalej.
# beside the question after it, which may be answered at once
before-phase_a = Najpierw możesz użyć agenta albo wypełnić zamówienie lub osiągnięcie.
before-pause = Najpierw możesz użyć Uniwersytetu lub Przędzalni.
prompt-over = Koniec gry.

## Zdarzenia

event-first_player = Startowy gracz: { $player }
event-round = Zaczyna się runda { $number }
event-turn = Tura: { $player }
event-action = { $player } wykonuje akcję { $area-at } z siłą { $power }
event-gain = { $player } otrzymuje { $amount-acc }
event-pay = { $player } płaci { $rival-dat } { amount-yen.acc }
event-canal = { $player } płaci { amount-yen.acc } za przejście przez Kanał
event-income = { $player } otrzymuje { amount-yen.acc } za dom handlowy { $area-at }
event-order_taken = { $player } ma teraz { $order }
event-learnt = { $player } zdobywa technologię { $technology }
event-refill_port = Nowe zamówienia { $board-at }; kart w talii: { $number }
event-refill_laboratory = Nowa technologia { $board-at }; kart w talii: { $number }
event-station = Żeton stacji zwiększa siłę { $area-at }
event-system_of_stock = Giełda daje { $player-dat } { amount-yen.acc }
event-agent = { $player } otrzymuje { $agent-acc }
event-no_agent = { $player } ma parę symboli krajów, ale w rezerwie nie ma już { $agent-gen }
event-trigger_trading_houses = Warunek zakończenia: { $player } ma zbudowane wszystkie domy handlowe
event-trigger_shops = Warunek zakończenia: { $player } ma zbudowane wszystkie sklepy
event-trigger_orders = Warunek zakończenia: w talii zabrakło zamówień do uzupełnienia planszy Portu
event-trigger_church = Warunek zakończenia: na planszy Kościoła jest dość asystentów
event-trigger_customs = Warunek zakończenia: na planszy Urzędu celnego jest dość asystentów
event-one_more_round = Po tej rundzie nastąpi ostatnia
event-final_round = Zaczyna się ostatnia runda
event-final_scoring = Punktacja końcowa
event-score = { $player }, { $category }: { amount-vp }
event-dummy = { $category }: to miejsce zajmuje nieużywany kolor i nikt nie otrzymuje za nie punktów
