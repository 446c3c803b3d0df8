### План, который раскладывают целиком

plan-lay = { $card } → { $slot }
plan-empty = Убрать: { $card }
plan-nothing = Без других карт
