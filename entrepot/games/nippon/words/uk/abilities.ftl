### Nippon: що вміють фабрики. Спершу вид властивості, потім ефект; числа беруться з компонентів.

## Види та умови

ability-none = без властивості
ability-immediate = Одразу: { $effect }
ability-modifier = У дії «{ $action }»: { $effect }
ability-machine_here = У дії «{ $action }», якщо тут побудовано машину: { $effect }
ability-produced_here = У дії «{ $action }», якщо ця фабрика виробляла: { $effect }
ability-contracts = У дії «{ $action }», якщо виконано { $contracts ->
    [one] { $contracts } контракт
    [few] { $contracts } контракти
   *[other] { $contracts } контрактів
}: { $effect }
ability-special = Завжди: { $effect }
ability-or = або
ability-and = і
ability-back = { $number ->
    [one] { $number } крок фінансів назад
    [few] { $number } кроки фінансів назад
   *[other] { $number } кроків фінансів назад
}

## Ефекти

ability-gain = { $gain }
ability-choose_department = бонус { $colours } департаменту
ability-hired_department = бонус департаменту того кольору, що й найнятий робітник
ability-favor_department = бонус { $colours } департаменту, один раз за жетон прихильності рівня 2 на завданні «{ $goal }» або двічі за жетон рівня 3
ability-per_type = { amount-vp } за кожен тип серед ваших фабрик, щонайбільше { $most }
ability-keep = на етапі B консолідації у вас залишаються вугілля й гроші, разом { $number }
ability-gain_per_production = { $gain } за кожне виробництво в цій дії
ability-mining_for_finance = { $gain }, потім за бажання ще стільки ж за { $price }
ability-lay_coal = { amount-coal } на цю фабрику, його не скидають
ability-cheaper_production = кожне виробництво дешевше на { amount-coal }
ability-passed_departments = усі бонуси департаментів під маркером видобутку й позаду нього
ability-train = безкоштовний потяг
ability-train_and_gain = безкоштовний потяг, потім { $gain }
ability-train_twice = безкоштовний потяг і двічі бонус його комірки
ability-train_and_another = безкоштовний потяг, потім за бажання { $elsewhere ->
    [yes] потяг в іншому регіоні
   *[no] ще один
} за { $price }
ability-region_bonus = бонус регіону, де в цій дії побудовано потяг
ability-stronger_trains = кожен ваш потяг дає { $number } впливу
ability-goods_around = { $elsewhere ->
    [yes] { amount-goods }, кожен на іншу вашу фабрику
   *[no] { amount-goods } на ваші фабрики
}
ability-goods_here = { amount-goods } на цю фабрику
ability-goods_on_producers = { amount-goods } на кожну фабрику, що виробляла в цій дії
ability-machines = { $number ->
    [one] { $number } безкоштовна машина
    [few] { $number } безкоштовні машини на { $elsewhere ->
        [yes] різних
       *[no] ваших
    } фабриках
   *[other] { $number } безкоштовних машин на { $elsewhere ->
        [yes] різних
       *[no] ваших
    } фабриках
}
ability-machine_and_production = безкоштовна машина; потім її фабрика виробляє товари за звичайну кількість вугілля
ability-per_machine = { amount-money } за кожну машину на ваших фабриках, щонайбільше { $most }
ability-columns = { amount-vp } за кожен досягнутий поріг ({ $columns ->
    [lower] лише нижні
   *[both] нижні й верхні
}; { $goals }), щонайбільше { $most }
ability-ship = безкоштовний корабель
ability-ship_and_gain = безкоштовний корабель, потім { $gain }
ability-piece_and_gain = безкоштовний корабель, машина або потяг, потім { $gain }
ability-ship_and_another = безкоштовний корабель, потім за бажання { $elsewhere ->
    [yes] корабель до іншого пункту призначення
   *[no] ще один
} за { $price }
ability-ship_and_department = безкоштовний корабель, потім бонус його департаменту
