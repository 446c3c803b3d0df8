### Nippon: co potrafią fabryki. Najpierw klasa zdolności, potem efekt; liczby pochodzą z komponentów.

## Klasy i warunki

ability-none = bez zdolności
ability-immediate = Od razu – { $effect }
ability-modifier = W akcji „{ $action }” – { $effect }
ability-machine_here = W akcji „{ $action }”, jeśli zbudowano tu maszynę – { $effect }
ability-produced_here = W akcji „{ $action }”, jeśli ta fabryka produkowała – { $effect }
ability-contracts = W akcji „{ $action }”, jeśli zrealizowano { $contracts ->
    [one] { $contracts } kontrakt
    [few] { $contracts } kontrakty
   *[other] { $contracts } kontraktów
} – { $effect }
ability-special = Zawsze – { $effect }
ability-or = lub
ability-and = i
ability-back = { $number ->
    [one] { $number } krok finansów wstecz
    [few] { $number } kroki finansów wstecz
   *[other] { $number } kroków finansów wstecz
}

## Efekty

ability-gain = { $gain }
ability-choose_department = premia { $colours } departamentu
ability-hired_department = premia departamentu w kolorze zatrudnionego robotnika
ability-favor_department = premia { $colours } departamentu, raz za żeton przychylności poziomu 2 na celu „{ $goal }”, dwa razy za żeton poziomu 3
ability-per_type = { amount-vp } za każdy rodzaj wśród twoich fabryk, najwyżej { $most }
ability-keep = w kroku B konsolidacji zachowujesz węgiel i pieniądze, razem { $number }
ability-gain_per_production = { $gain } za każdą produkcję w tej akcji
ability-mining_for_finance = { $gain }, potem możesz zrobić to jeszcze raz za { $price }
ability-lay_coal = { amount-coal } na tej fabryce, bez odrzucania przy konsolidacji
ability-cheaper_production = każda produkcja tańsza o { amount-coal }
ability-passed_departments = wszystkie premie departamentów pod znacznikiem wydobycia i te, które już minął
ability-train = bezpłatny pociąg
ability-train_and_gain = bezpłatny pociąg, potem { $gain }
ability-train_twice = bezpłatny pociąg i dwa razy premia jego pola
ability-train_and_another = bezpłatny pociąg, potem możesz zbudować { $elsewhere ->
    [yes] pociąg w innym regionie
   *[no] jeszcze jeden
} za { $price }
ability-region_bonus = premia regionu, w którym w tej akcji zbudowano pociąg
ability-stronger_trains = każdy twój pociąg daje { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[other] { $number } punktów
} wpływów
ability-goods_around = { $elsewhere ->
    [yes] { amount-goods }, każdy do innej twojej fabryki
   *[no] { amount-goods } do twoich fabryk
}
ability-goods_here = { amount-goods } do tej fabryki
ability-goods_on_producers = { amount-goods } do każdej fabryki, która produkowała w tej akcji
ability-machines = { $number ->
    [one] { $number } bezpłatna maszyna
    [few] { $number } bezpłatne maszyny w { $elsewhere ->
        [yes] różnych
       *[no] twoich
    } fabrykach
   *[other] { $number } bezpłatnych maszyn w { $elsewhere ->
        [yes] różnych
       *[no] twoich
    } fabrykach
}
ability-machine_and_production = bezpłatna maszyna; potem jej fabryka produkuje za zwykłą cenę w węglu
ability-per_machine = { amount-money } za każdą maszynę w twoich fabrykach, najwyżej { $most }
ability-columns = { amount-vp } za każdy osiągnięty próg ({ $columns ->
    [lower] tylko dolne
   *[both] dolne i górne
}; { $goals }), najwyżej { $most }
ability-ship = bezpłatny statek
ability-ship_and_gain = bezpłatny statek, potem { $gain }
ability-piece_and_gain = bezpłatny statek, maszyna lub pociąg, potem { $gain }
ability-ship_and_another = bezpłatny statek, potem możesz wysłać { $elsewhere ->
    [yes] statek do innego miejsca docelowego
   *[no] jeszcze jeden
} za { $price }
ability-ship_and_department = bezpłatny statek, potem premia jego departamentu
