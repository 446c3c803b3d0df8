### Plan układany w całości

plan-lay = { $card } → { $slot }
plan-empty = Zabierz: { $card }
plan-nothing = Bez innych kart
