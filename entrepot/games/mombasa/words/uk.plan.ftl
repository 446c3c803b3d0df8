### План, який розкладають цілком

plan-lay = { $card } → { $slot }
plan-empty = Забрати: { $card }
plan-nothing = Без інших карт
