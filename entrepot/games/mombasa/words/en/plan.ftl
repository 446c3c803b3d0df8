### A plan, laid out as a whole

plan-lay = { $card } → { $slot }
plan-empty = Take back { $card }
plan-nothing = No other cards
plan-bare = Every slot of the plan would then be empty.
plan-left = { $number ->
    [one] { $number } slot is still empty
   *[other] { $number } slots are still empty
}
plan-swap = Swap { $slot1 } and { $slot2 }
