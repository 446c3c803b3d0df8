### Nippon: what factories do. The class comes first, then the effect; the numbers are those of the components.

## Classes and conditions

ability-none = no ability
ability-immediate = Once: { $effect }
ability-modifier = With { $action }: { $effect }
ability-machine_here = With { $action }, if a machine is built here: { $effect }
ability-produced_here = With { $action }, if this factory produces: { $effect }
ability-contracts = With { $action }, if { $contracts ->
    [one] a contract is fulfilled
   *[other] { $contracts } contracts are fulfilled
}: { $effect }
ability-special = Always: { $effect }
ability-or = or
ability-and = and
ability-back = { $number ->
    [one] going back { $number } finance step
   *[other] going back { $number } finance steps
}

## Effects

ability-gain = { $gain }
ability-choose_department = the { $colours } department’s bonus
ability-hired_department = the bonus of the hired worker’s department
ability-favor_department = the { $colours } department’s bonus: once for a level 2 favour token on { $goal }, twice for level 3
ability-per_type = { amount-vp } for each type among your factories, up to { $most }
ability-keep = in step B of a consolidation you keep coal and money, { $number } in total
ability-gain_per_production = { $gain } for each production in the action
ability-mining_for_finance = { $gain }, then optionally the same again for { $price }
ability-lay_coal = { amount-coal } on this factory, never discarded
ability-cheaper_production = each production costs { amount-coal } less
ability-passed_departments = all department bonuses your mining marker has reached
ability-train = a free train
ability-train_and_gain = a free train, then { $gain }
ability-train_twice = a free train, with its cell’s bonus twice
ability-train_and_another = a free train, then optionally { $elsewhere ->
    [yes] one in another region
   *[no] one more
} for { $price }
ability-region_bonus = the bonus of a region where you built a train in this action
ability-stronger_trains = each of your trains counts as { $number } influence
ability-goods_around = { $elsewhere ->
    [yes] { amount-goods }, each on a different factory of yours
   *[no] { amount-goods } on your factories
}
ability-goods_here = { amount-goods } on this factory
ability-goods_on_producers = { amount-goods } on each factory that produced in this action
ability-machines = { $number ->
    [one] a free machine
   *[other] { $number } free machines on { $elsewhere ->
        [yes] different factories
       *[no] your factories
    }
}
ability-machine_and_production = a free machine; then its factory produces for the usual coal
ability-per_machine = { amount-money } for each machine on your factories, up to { $most }
ability-columns = { amount-vp } for each threshold reached ({ $columns ->
    [lower] lower only
   *[both] lower and upper
}) on { $goals }, up to { $most }
ability-ship = a free ship
ability-ship_and_gain = a free ship, then { $gain }
ability-piece_and_gain = a free ship, machine or train, then { $gain }
ability-ship_and_another = a free ship, then optionally { $elsewhere ->
    [yes] one to another destination
   *[no] one more
} for { $price }
ability-ship_and_department = a free ship, then its department’s bonus
