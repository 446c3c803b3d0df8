### Nippon: что умеют фабрики. Сначала вид свойства, затем эффект; числа берутся из компонентов.

## Виды и условия

ability-none = без свойства
ability-immediate = Сразу: { $effect }
ability-modifier = В действии «{ $action }»: { $effect }
ability-machine_here = В действии «{ $action }», если здесь построена машина: { $effect }
ability-produced_here = В действии «{ $action }», если эта фабрика произвела товары: { $effect }
ability-contracts = В действии «{ $action }», если { $contracts ->
    [one] выполнен { $contracts } контракт
    [few] выполнены { $contracts } контракта
   *[other] выполнены { $contracts } контрактов
}: { $effect }
ability-special = Всегда: { $effect }
ability-or = или
ability-and = и
ability-back = { $number ->
    [one] { $number } деление финансов назад
    [few] { $number } деления финансов назад
   *[other] { $number } делений финансов назад
}

## Эффекты

ability-gain = { $gain }
ability-choose_department = бонус { $colours } департамента
ability-hired_department = бонус департамента цвета нанятого рабочего
ability-favor_department = бонус { $colours } департамента (один раз за жетон благосклонности уровня 2 на задаче «{ $goal }», дважды за жетон уровня 3)
ability-per_type = { amount-vp } за каждый тип среди ваших фабрик, не больше { $most }
ability-keep = при консолидации у вас остаются уголь и деньги, в сумме { $number }
ability-gain_per_production = { $gain } за каждое производство в этом действии
ability-mining_for_finance = { $gain }, затем при желании ещё столько же за { $price }
ability-lay_coal = { amount-coal } на эту фабрику, не сбрасываются
ability-cheaper_production = каждое производство дешевле на { amount-coal }
ability-passed_departments = все бонусы департаментов под маркером добычи и позади него
ability-train = бесплатный поезд
ability-train_and_gain = бесплатный поезд, затем { $gain }
ability-train_twice = бесплатный поезд и дважды бонус его ячейки
ability-train_and_another = бесплатный поезд, затем при желании { $elsewhere ->
    [yes] поезд в другом регионе
   *[no] ещё один
} за { $price }
ability-region_bonus = бонус региона, где в этом действии построен поезд
ability-stronger_trains = каждый ваш поезд даёт влияние { $number }
ability-goods_around = { $elsewhere ->
    [yes] { amount-goods }, каждый на отдельную вашу фабрику
   *[no] { amount-goods } на ваши фабрики
}
ability-goods_here = { amount-goods } на эту фабрику
ability-goods_on_producers = { amount-goods } на каждую фабрику, которая произвела товары в этом действии
ability-machines = { $number ->
    [one] { $number } бесплатная машина
    [few] { $number } бесплатные машины на { $elsewhere ->
        [yes] разных
       *[no] ваших
    } фабриках
   *[other] { $number } бесплатных машин на { $elsewhere ->
        [yes] разных
       *[no] ваших
    } фабриках
}
ability-machine_and_production = бесплатная машина; затем её фабрика производит товары за обычную цену в угле
ability-per_machine = { amount-money } за каждую машину на ваших фабриках, не больше { $most }
ability-columns = { amount-vp } за каждый достигнутый порог ({ $columns ->
    [lower] только нижние
   *[both] нижние и верхние
}; { $goals }), не больше { $most }
ability-ship = бесплатный корабль
ability-ship_and_gain = бесплатный корабль, затем { $gain }
ability-piece_and_gain = бесплатный корабль, машина или поезд, затем { $gain }
ability-ship_and_another = бесплатный корабль, затем при желании { $elsewhere ->
    [yes] корабль в другой пункт назначения
   *[no] ещё один
} за { $price }
ability-ship_and_department = бесплатный корабль, затем бонус его департамента
