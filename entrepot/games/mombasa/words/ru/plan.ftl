### План, который раскладывают целиком

plan-lay = { $card } → { $slot }
plan-empty = Убрать: { $card }
plan-nothing = Без других карт
plan-bare = После этого все места плана будут пусты.
plan-left = { $number ->
    [one] { $number } место ещё пусто
    [few] { $number } места ещё пусты
   *[many] { $number } мест ещё пусты
}
plan-swap = Поменять местами: { $slot1 } ⇄ { $slot2 }
