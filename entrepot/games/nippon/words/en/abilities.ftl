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
    [one] { $number } finance step back
   *[other] { $number } finance steps back
}

## Effects

ability-gain = { $gain }
ability-choose_department = the bonus of the { $colours } department
ability-hired_department = the bonus of the department of the hired worker's colour
ability-favor_department = the bonus of the { $colours } department: once for a favor token of level 2 on { $goal }, twice for one of level 3
ability-per_type = { amount-vp } for each type among your factories, at most { $most }
ability-keep = in step B of a consolidation you keep coal and money, together { $number }
ability-gain_per_production = { $gain } for each production of the action
ability-mining_for_finance = { $gain }, then if you like the same again for { $price }
ability-lay_coal = { amount-coal } on this factory, never discarded
ability-cheaper_production = each production costs { amount-coal } less
ability-passed_departments = all department bonuses on and behind your mining marker
ability-train = a free train
ability-train_and_gain = a free train, then { $gain }
ability-train_twice = a free train and the bonus of its cell twice
ability-train_and_another = a free train, then if you like { $elsewhere ->
    [yes] one in another region
   *[no] one more
} for { $price }
ability-region_bonus = the bonus of a region where this action built a train
ability-stronger_trains = each of your trains counts { $number } influence
ability-goods_around = { amount-goods }, each on a different factory of yours
ability-goods_here = { amount-goods } on this factory
ability-goods_on_producers = { amount-goods } on each factory that produced in the action
ability-machines = { $number ->
    [one] a free machine
   *[other] { $number } free machines on different factories
}
ability-machine_and_production = a free machine; then its factory produces for the usual coal
ability-per_machine = { amount-money } for each machine on your factories, at most { $most }
ability-columns = { amount-vp } for each threshold reached ({ $columns ->
    [lower] lower ones only
   *[both] lower and upper
}) of { $goals }, at most { $most }
ability-ship = a free ship
ability-ship_and_gain = a free ship, then { $gain }
ability-piece_and_gain = a free ship, machine or train, then { $gain }
ability-ship_and_another = a free ship, then if you like { $elsewhere ->
    [yes] one to another destination
   *[no] one more
} for { $price }
ability-ship_and_department = a free ship, then the bonus of its department
