### Nippon: co się robi w tym miejscu i kiedy, dla tych, którzy kliknęli je w innej chwili

here-action = Akcję wybierasz na początku tury.
here-action-now = Tę akcję wykonujesz w tej turze.
here-next = Potem możesz kontynuować akcję.
here-next-if = Potem możesz kontynuować akcję, jeśli cię na to stać.
here-done = Akcja „{ $action }” jest już w tej turze wykonana.
here-last = Nie będzie już akcji: po ostatnich konsolidacjach gra się kończy.
here-last-turn = To twoja ostatnia tura i nie wykonasz w niej innej akcji.
here-button = Służy do tego przycisk.
here-worker = Robotnika zatrudniasz stąd, gdy wybierasz akcję pod tym polem zatrudnienia.
here-worker-stuck = Nie możesz teraz wykonać żadnej akcji pod tym polem zatrudnienia.
here-bag = Widać tu robotników w woreczku; nie ma tu nic do zrobienia.
here-factory = Tę fabrykę możesz zbudować akcją „Fabryka”.
here-slot = Ta fabryka może produkować w akcji „Produkcja”.
here-slot-modifier = Ta fabryka może produkować w akcji „Produkcja”, a poza tym ma modyfikator akcji „{ $action }”.
here-slot-empty = Fabrykę na to pole zbudujesz akcją „Fabryka”; pola zapełnia się od lewej.
here-slot-now = Fabryka sama trafi na pierwsze wolne pole.
here-slot-below = Kliknij pola towarów pod fabryką.
here-machine = Maszynę zbudujesz tu akcją „Maszyny”.
here-goods = Te towary wydajesz w akcjach „Rynki lokalne” oraz „Inwestycje i kontrakty”.
here-goods-empty = Nie ma tu towarów; fabryka wytwarza je w akcji „Produkcja”.
here-goods-first = Towary tego rodzaju wybierasz przy pierwszej z twoich fabryk, która je ma.
here-goods-markets = Te towary wydajesz, zaopatrując pole, które wymaga ich rodzaju.
here-goods-produce = Aby wyprodukować towary, wybierz fabrykę nad nimi.
here-destination = Statek wyślesz tu akcją „Statki”.
here-destination-closed = To miejsce docelowe jest zamknięte, dopóki nie wróci jego ekspert.
here-station = Pociąg zbudujesz tu akcją „Pociągi”.
here-cell = Żeton wpływów położysz tu akcją „Rynki lokalne”.
here-cell-taken = Ten żeton możesz zastąpić wyższym w akcji „Rynki lokalne”.
here-cell-full = Ten rynek lokalny jest pełny: w akcji „Rynki lokalne” możesz tu położyć tylko żeton wyższy od wszystkich leżących na nim.
here-region = Premię tego regionu możesz wziąć po zaopatrzeniu jednego z jego rynków lokalnych.
here-contract = Ten kontrakt możesz zrealizować akcją „Inwestycje i kontrakty”.
here-contract-now = Potem zainwestujesz albo zrealizujesz kontrakt.
here-track-science = Na tym torze awansujesz akcją „Nauka”.
here-track-mining = Na tym torze awansujesz akcją „Wydobycie”.
here-track-finance = Na tym torze awansujesz akcją „Inwestycje i kontrakty”.
here-track-end = Twój znacznik jest już na ostatnim polu tego toru.
here-department = Tę premię otrzymujesz wszędzie, gdzie widać jej znak; departament wybierasz tu tylko wtedy, gdy jest wybór.
here-fleet-ship = Statki budujesz akcją „Statki”, w miejscach docelowych.
here-fleet-machine = Maszyny budujesz akcją „Maszyny”, w swoich fabrykach.
here-fleet-train = Pociągi budujesz akcją „Pociągi”, w regionach.
here-fleet-now = Pierwszy element od lewej zostanie stąd wzięty automatycznie.
here-no-ship = Nie masz już statków do zbudowania.
here-no-machine = Nie masz już maszyn do zbudowania.
here-no-train = Nie masz już pociągów do zbudowania.
here-goal = Żeton przychylności kładziesz na celu przy konsolidacji.
here-supply-money = Pieniądze wydajesz na kroki, budowę i pensje; tutaj nie ma czego klikać.
here-supply-coal = Węglem płacisz w akcji „Produkcja”, przy swoich fabrykach.
here-supply-coal-now = Węglem zapłacisz, gdy wybierzesz fabrykę.
here-supply-silk = Jedwab zamieniasz na pieniądze, gdy wybierasz akcję lub za nią płacisz, przed wypłatą pensji oraz na koniec tury.
here-supply-iron = Żelazem płacisz za statki, pociągi i prawe pola maszyn; tutaj nie ma czego klikać.
here-supply-influence = Żetony wpływów kładziesz na rynkach lokalnych akcją „Rynki lokalne”.
here-supply-influence-now = To, który żeton położysz, zależy od wydanych towarów.
here-tile = Widać tu twój żeton startowy; nie ma tu nic do zrobienia.
here-tile-kept = Węgiel możesz stąd wziąć w akcji „Produkcja”.
here-tile-empty = Trafi tu żeton startowy, który wybierzesz.
here-consolidate = Konsolidację przeprowadzasz na początku tury, zamiast akcji.
here-consolidate-now = Konsolidacja już trwa.
here-consolidate-last = Ostatnia konsolidacja nastąpi sama na koniec gry.
here-panel = Widać tu, co ma przeciwnik; nie ma tu nic do zrobienia.
here-rounds = Widać tu, jak daleko zaszła gra; nie ma tu nic do zrobienia.
here-queue = Widać tu robotników, którzy uzupełnią pola zatrudnienia; nie ma tu nic do zrobienia.
here-crew = Widać tu twoich robotników; wracają przy konsolidacji.
here-favors = Żeton przychylności bierzesz przy konsolidacji.
here-favors-now = Poziom żetonu wybierasz razem z celem.
here-favor-past = Żeton przychylności bierzesz na początku konsolidacji; ten krok już minął.

## Czego brakuje

amount-worker = { $number ->
    [one] { $number } robotnik
    [few] { $number } robotników
   *[other] { $number } robotników
}
amount-science_level = poziom nauki { $number }
amount-contract = { $number ->
    [one] { $number } kontrakt
    [few] { $number } kontrakty
   *[other] { $number } kontraktów
}
