### Nippon: co nacisnąć, co pisze dziennik, o co pyta decyzja, co dzieje się samo.

## Przyciski

verb-pair = Weź { $noun-acc }
verb-old = Stara fabryka: { $noun }
verb-recruit = Weź { $noun-acc }
verb-act = { $noun }
verb-consolidate = Konsolidacja
verb-skip = Pomiń turę
verb-silk = Zamień 1 jedwab na ¥1
verb-hire = Zatrudnij { $noun-acc }
verb-steps = Wykonaj { $noun }
verb-build = Zbuduj { $noun-acc }
verb-first = Najpierw { $noun }
verb-machine = Maszyna { $noun-at }
verb-produce = Produkuj { $noun-at }
verb-kept = Weź 1 odłożony węgiel
verb-ship = Statek { $noun-to } za żelazo
verb-ship-free_ship = Statek { $noun-to }
verb-ship_for_money = Statek { $noun-to } za pieniądze i żelazo
verb-train = Pociąg { $noun-at }, za żelazo
verb-train-free_train = Pociąg { $noun-at }
verb-train_for_money = Pociąg { $noun-at }, za pieniądze i żelazo
verb-supply_1 = Dostarcz 1 towar ({ $noun })
verb-supply_2 = Dostarcz 2 towary ({ $noun })
verb-supply_3 = Dostarcz 3 towary ({ $noun })
verb-take_from = Wydaj 1 towar { $noun-from }
verb-evict = Zwróć żeton: { $noun }
verb-gain = Weź { $noun-acc }
verb-spend = Wydaj { $noun-acc }
verb-invest = Zainwestuj
verb-contract = Zrealizuj { $noun }
verb-modify = Modyfikator { $noun-gen }
verb-region = Premia regionu: { $noun }
verb-research = Awansuj { $noun-at }
verb-department = Premia { $noun-gen }
verb-another = Zapłać
verb-piece = Zbuduj { $noun-acc }
verb-stock = 1 towar { $noun-to }
verb-favor = Żeton przychylności: { $noun }
verb-keep = Zachowaj { $noun }
verb-pay = Wypłać pensje
verb-reward = { $noun }
verb-stop = Przerwij
verb-stop-machines = Nie buduj więcej maszyn
verb-stop-production = Nie produkuj więcej
verb-stop-ships = Nie buduj więcej statków
verb-stop-trains = Nie buduj więcej pociągów
verb-stop-markets = Zakończ zaopatrywanie
verb-stop-investment = Nie wydawaj więcej towarów
verb-stop-modifier = Bez modyfikatora
verb-stop-another = Nie płać
verb-done = Zakończ turę
verb-done-leftover = Zakończ konsolidację

## Dziennik

log-pair = { $player } bierze { $noun-acc } żetonów startowych
log-old = { $player } kładzie starą fabrykę ({ $noun })
log-recruit = { $player } bierze z woreczka { $noun-acc }
log-act = { $player } wybiera akcję „{ $noun }”
log-consolidate = { $player } przeprowadza konsolidację
log-skip = { $player } pomija turę
log-silk = { $player } zamienia 1 jedwab na ¥1
log-hire = { $player } zatrudnia { $noun-acc }
log-steps = { $player } wykonuje { $noun }
log-build = { $player } buduje { $noun-acc }
log-first = { $player } rozpatruje najpierw { $noun }
log-machine = { $player } buduje maszynę { $noun-at }
log-produce = { $player } produkuje { $noun-at }
log-kept = { $player } bierze 1 odłożony węgiel
log-ship = { $player } wysyła statek { $noun-to }
log-ship_for_money = { $player } wysyła statek { $noun-to } za pieniądze i żelazo
log-train = { $player } buduje pociąg { $noun-at }
log-train_for_money = { $player } buduje pociąg { $noun-at }, za pieniądze i żelazo
log-supply_1 = { $player } dostarcza 1 towar na rynek ({ $noun })
log-supply_2 = { $player } dostarcza 2 towary na rynek ({ $noun })
log-supply_3 = { $player } dostarcza 3 towary na rynek ({ $noun })
log-take_from = { $player } wydaje 1 towar { $noun-from }
log-evict = { $player } zwraca żeton ({ $noun })
log-gain = { $player } bierze { $noun-acc }
log-spend = { $player } wydaje { $noun-acc }
log-invest = { $player } inwestuje
log-contract = { $player } realizuje { $noun }
log-modify = { $player } używa modyfikatora { $noun-gen }
log-region = { $player } bierze premię regionu { $noun }
log-research = { $player } awansuje { $noun-at }
log-department = { $player } bierze premię { $noun-gen }
log-another = { $player } płaci za dodatkowy efekt zdolności
log-piece = { $player } wybiera { $noun-acc }
log-stock = { $player } kładzie 1 towar { $noun-to }
log-favor = { $player } kładzie żeton przychylności ({ $noun })
log-keep = { $player } zachowuje { $noun }, resztę w pieniądzach
log-pay = { $player } wypłaca pensje
log-reward = { $player } bierze za cel wspólny { $noun }
log-stop = { $player } przerywa
log-done = { $player } kończy turę
run-silk = { $player } zamienia { $number ->
    [one] { $number } jedwab
    [few] { $number } jedwabie
   *[many] { $number } jedwabi
} na ¥{ $number }
run-stock = { $player } dokłada { $number ->
    [one] { $number } towar
    [few] { $number } towary
   *[many] { $number } towarów
}

## Decyzje

prompt-draft = Wybierz parę żetonów startowych.
prompt-old_factory = Wybierz stronę starej fabryki.
prompt-recruit = Wybierz robotnika z woreczka.
prompt-turn = Wybierz akcję albo przeprowadź konsolidację.
prompt-turn-without-consolidate = Wybierz akcję.
prompt-turn-without-act = Żadna akcja nie jest możliwa: przeprowadź konsolidację.
prompt-hiring = Wybierz robotnika, którego zatrudniasz.
prompt-science = Nauka: wybierz, za ile kroków płacisz.
prompt-mining = Wydobycie: wybierz, za ile kroków płacisz.
prompt-factory = Wybierz fabrykę, którą budujesz.
prompt-first_factory = Wybierz, co rozpatrujesz najpierw przy pierwszej fabryce.
prompt-machines = Maszyny: wybierz pole maszyny albo przerwij.
prompt-machines-without-stop = Maszyny: wybierz pole maszyny.
prompt-production = Produkcja: wybierz fabrykę albo przerwij.
prompt-production-without-stop = Produkcja: wybierz fabrykę.
prompt-ships = Statki: wybierz miejsce docelowe i cenę albo przerwij.
prompt-ships-without-stop = Statki: wybierz miejsce docelowe i cenę.
prompt-trains = Pociągi: wybierz pole pociągu i cenę albo przerwij.
prompt-trains-without-stop = Pociągi: wybierz pole pociągu i cenę.
prompt-markets = Rynki lokalne: wybierz pole i liczbę towarów albo przerwij.
prompt-markets-without-stop = Rynki lokalne: wybierz pole i liczbę towarów.
prompt-source = Wybierz fabrykę, której towar wydajesz.
prompt-evicting = Wybierz, który z najniższych żetonów wraca do właściciela.
prompt-supplied = Wybierz premię regionu albo PZ.
prompt-investment = Inwestycje i kontrakty: wybierz towary, które wydajesz, albo przerwij.
prompt-investment-without-stop = Inwestycje i kontrakty: wybierz towary, które wydajesz.
prompt-fulfilling = Zainwestuj albo zrealizuj kontrakt.
prompt-modifier = Wybierz modyfikator akcji albo zrezygnuj z niego.
prompt-region_bonus = Wybierz region, którego premię bierzesz.
prompt-research = Biały departament: wybierz tor.
prompt-department = Wybierz departament, którego premię bierzesz.
prompt-free_ship = Bezpłatny statek: wybierz miejsce docelowe.
prompt-free_train = Bezpłatny pociąg: wybierz pole pociągu.
prompt-free_machine = Bezpłatna maszyna: wybierz pole maszyny.
prompt-piece = Wybierz, co budujesz bezpłatnie.
prompt-another = Zapłać za dodatkowy efekt zdolności albo zrezygnuj.
prompt-stocking = Wybierz fabrykę dla jednego z towarów.
prompt-favor = Konsolidacja: wybierz żeton przychylności i jego cel.
prompt-keeping = Konsolidacja: wybierz, ile węgla zachowujesz; resztę zachowasz w pieniądzach.
prompt-salary = Konsolidacja: wypłać pensje.
prompt-leftover = Ostatnia konsolidacja: zamień jedwab na pieniądze albo zakończ.
prompt-leftover-without-silk = Ostatnia konsolidacja: zakończ ją.
prompt-reward = Cel wspólny: wybierz nagrodę.
prompt-end = Zamień jedwab na pieniądze albo zakończ turę.
prompt-end-without-silk = Zakończ turę.
prompt-over = Koniec gry.

## Zdarzenia

event-round = Zaczyna się runda { $number }
event-round_end = Kończy się runda { $number }
event-period_end = Kończy się okres { $period }, punktowanie wpływów
event-turn = Tura: { $player }
event-queue = Rząd kolejki przechodzi { $cell-to }
event-workers = { $number ->
    [one] Z woreczka na pola zatrudnienia trafia { $number } robotnik
    [few] Z woreczka na pola zatrudnienia trafia { $number } robotników
   *[other] Z woreczka na pola zatrudnienia trafia { $number } robotników
}
event-queue_filled = Kolejka robotników zapełnia się z woreczka
event-last_rounds = Zaczynają się ostatnie rundy; { $player } bierze 2. znacznik rundy
event-influence = { $region }: { $player } otrzymuje za wpływy { amount-vp }
event-automa_cell = Automa odkrywa żeton akcji: { $cell }
event-automa_left = Automa odkrywa żeton akcji: pole z największą liczbą robotników, przy remisie lewe
event-automa_right = Automa odkrywa żeton akcji: pole z największą liczbą robotników, przy remisie prawe
event-automa_worker = Automa zwraca { $worker-acc } { $cell-from } do woreczka
event-automa_no_worker = Automa nie zwraca robotnika: { $cell } jest puste
event-automa_train = Automa buduje pociąg { $station-at }
event-automa_influence = Automa kładzie żeton wpływów { $number } ({ $cell })
event-automa_nothing = Automa nie wykonuje akcji
event-automa_shuffle = Automa ma nową kolejność kolorów i nowy stos żetonów akcji
event-solo_won = Osiągnięto wszystkie cele gry solo: { $rating }
event-solo_lost = Nie osiągnięto wszystkich celów gry solo: przegrana
