### План, який розкладають цілком

plan-lay = { $card } → { $slot }
plan-empty = Забрати: { $card }
plan-nothing = Без інших карт
plan-bare = Після цього всі місця плану будуть порожні.
plan-left = { $number ->
    [one] { $number } місце ще порожнє
    [few] { $number } місця ще порожні
   *[many] { $number } місць ще порожні
}
plan-swap = Поміняти місцями: { $slot1 } ⇄ { $slot2 }
