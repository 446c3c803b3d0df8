### Plan układany w całości

plan-lay = { $card } → { $slot }
plan-empty = Zabierz: { $card }
plan-nothing = Bez innych kart
plan-bare = Potem wszystkie miejsca planu będą puste.
plan-left = { $number ->
    [one] { $number } miejsce jest jeszcze puste
    [few] { $number } miejsca są jeszcze puste
   *[many] { $number } miejsc jest jeszcze pustych
}
plan-swap = Zamień: { $slot1 } ⇄ { $slot2 }
