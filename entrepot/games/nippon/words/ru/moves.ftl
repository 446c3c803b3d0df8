### Nippon: что нажать, что пишет журнал, о чём спрашивают, что происходит само.

## Кнопки

verb-pair = Взять { $noun-acc }
verb-old = Старая фабрика: { $noun }
verb-recruit = Взять { $noun-acc }
verb-act = { $noun }
verb-consolidate = Консолидация
verb-skip = Пропустить ход
verb-silk = Обменять 1 шёлк на ¥1
verb-hire = Нанять { $noun-acc }
verb-steps = Продвинуться на { $noun }
verb-build = Построить { $noun-acc }
verb-first = Сначала { $noun }
verb-machine = Машина { $noun-to }
verb-produce = Произвести товары { $noun-at }
verb-kept = Взять 1 отложенный уголь
verb-ship = Корабль { $noun-to } за железо
verb-ship-free_ship = Корабль { $noun-to }
verb-ship_for_money = Корабль { $noun-to } за деньги и железо
verb-train = Поезд { $noun-at }, за железо
verb-train-free_train = Поезд { $noun-at }
verb-train_for_money = Поезд { $noun-at }, за деньги и железо
verb-supply_1 = 1 товар на рынок ({ $noun })
verb-supply_2 = 2 товара на рынок ({ $noun })
verb-supply_3 = 3 товара на рынок ({ $noun })
verb-take_from = Потратить 1 товар { $noun-from }
verb-evict = Вернуть жетон: { $noun }
verb-gain = Получить { $noun }
verb-spend = Потратить { $noun-acc }
verb-invest = Инвестировать
verb-contract = Выполнить { $noun }
verb-modify = Модификатор { $noun-gen }
verb-region = Бонус региона: { $noun }
verb-research = Продвинуться { $noun-at }
verb-department = Бонус { $noun-gen }
verb-another = Заплатить
verb-piece = Построить { $noun-acc }
verb-stock = 1 товар { $noun-to }
verb-favor = Жетон благосклонности: { $noun }
verb-keep = Оставить { $noun }
verb-pay = Выплатить зарплаты
verb-reward = { $noun }
verb-stop = Закончить
verb-stop-machines = Больше не строить машин
verb-stop-production = Больше не производить
verb-stop-ships = Больше не строить кораблей
verb-stop-trains = Больше не строить поездов
verb-stop-markets = Больше не снабжать
verb-stop-investment = Больше не тратить товаров
verb-stop-modifier = Без модификатора
verb-stop-another = Не платить
verb-done = Закончить ход
verb-done-leftover = Закончить консолидацию

## Журнал

log-pair = { $player } берёт { $noun-acc } начальных жетонов
log-old = { $player } выкладывает старую фабрику ({ $noun })
log-recruit = { $player } берёт из мешочка { $noun-acc }
log-act = { $player } выбирает действие «{ $noun }»
log-consolidate = { $player } проводит консолидацию
log-skip = { $player } пропускает ход
log-silk = { $player } меняет 1 шёлк на ¥1
log-hire = { $player } нанимает { $noun-acc }
log-steps = { $player } продвигается на { $noun }
log-build = { $player } строит { $noun-acc }
log-first = { $player } сначала применяет { $noun }
log-machine = { $player } ставит машину { $noun-to }
log-produce = { $player } производит товары { $noun-at }
log-kept = { $player } берёт 1 отложенный уголь
log-ship = { $player } отправляет корабль { $noun-to }
log-ship_for_money = { $player } отправляет корабль { $noun-to } за деньги и железо
log-train = { $player } строит поезд { $noun-at }
log-train_for_money = { $player } строит поезд { $noun-at }, за деньги и железо
log-supply_1 = { $player } снабжает рынок ({ $noun }), 1 товар
log-supply_2 = { $player } снабжает рынок ({ $noun }), 2 товара
log-supply_3 = { $player } снабжает рынок ({ $noun }), 3 товара
log-take_from = { $player } тратит 1 товар { $noun-from }
log-evict = { $player } возвращает жетон ({ $noun })
log-gain = { $player } получает { $noun }
log-spend = { $player } тратит { $noun-acc }
log-invest = { $player } инвестирует
log-contract = { $player } выполняет { $noun }
log-modify = { $player } применяет модификатор { $noun-gen }
log-region = { $player } получает бонус региона { $noun }
log-research = { $player } продвигается { $noun-at }
log-department = { $player } получает бонус { $noun-gen }
log-another = { $player } платит за свойство фабрики
log-piece = { $player } выбирает { $noun-acc }
log-stock = { $player } кладёт 1 товар { $noun-to }
log-favor = { $player } кладёт жетон благосклонности ({ $noun })
log-keep = { $player } оставляет { $noun }, остальное деньгами
log-pay = { $player } выплачивает зарплаты
log-reward = { $player } получает за общую цель { $noun }
log-stop = { $player } на этом заканчивает
log-done = { $player } заканчивает ход
run-silk = { $player } меняет шёлк на деньги: { $number } → ¥{ $number }
run-stock = { $player } добавляет { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[many] { $number } товаров
}

## Решения

prompt-draft = Выберите пару начальных жетонов.
prompt-old_factory = Выберите сторону старой фабрики.
prompt-recruit = Выберите рабочего из мешочка.
prompt-turn = Выберите действие или проведите консолидацию.
prompt-turn-without-consolidate = Выберите действие.
prompt-turn-without-act = Ни одного действия выполнить нельзя: проведите консолидацию.
prompt-hiring = Выберите, какого рабочего нанять.
prompt-science = Наука: выберите, за сколько делений заплатить.
prompt-mining = Добыча: выберите, за сколько делений заплатить.
prompt-factory = Выберите, какую фабрику построить.
prompt-first_factory = Выберите, что применить к первой фабрике раньше.
prompt-machines = Машины: выберите ячейку для машины или закончите.
prompt-machines-without-stop = Машины: выберите ячейку для машины.
prompt-production = Производство: выберите фабрику или закончите.
prompt-production-without-stop = Производство: выберите фабрику.
prompt-ships = Корабли: выберите пункт назначения и цену или закончите.
prompt-ships-without-stop = Корабли: выберите пункт назначения и цену.
prompt-trains = Поезда: выберите ячейку для поезда и цену или закончите.
prompt-trains-without-stop = Поезда: выберите ячейку для поезда и цену.
prompt-markets = Местные рынки: выберите ячейку и число товаров или закончите.
prompt-markets-without-stop = Местные рынки: выберите ячейку и число товаров.
prompt-source = Выберите фабрику, товар которой потратить.
prompt-evicting = Выберите, какой из жетонов с наименьшим значением вернуть владельцу.
prompt-supplied = Выберите бонус региона или ПО.
prompt-investment = Инвестиции и контракты: выберите, какие товары потратить, или закончите.
prompt-investment-without-stop = Инвестиции и контракты: выберите, какие товары потратить.
prompt-fulfilling = Инвестируйте или выполните контракт.
prompt-modifier = Выберите модификатор действия или откажитесь от него.
prompt-region_bonus = Выберите регион, бонус которого получите.
prompt-research = Белый департамент: выберите шкалу.
prompt-department = Выберите департамент, бонус которого получите.
prompt-free_ship = Бесплатный корабль: выберите пункт назначения.
prompt-free_train = Бесплатный поезд: выберите ячейку для поезда.
prompt-free_machine = Бесплатная машина: выберите ячейку для машины.
prompt-piece = Выберите, что построить бесплатно.
prompt-another = Заплатите за свойство или откажитесь.
prompt-stocking = Выберите фабрику для одного из товаров.
prompt-favor = Консолидация: выберите жетон благосклонности и его задачу.
prompt-keeping = Консолидация: выберите, сколько угля оставить; остальное — деньгами.
prompt-salary = Консолидация: выплатите зарплаты.
prompt-leftover = Последняя консолидация: обменяйте шёлк на деньги или закончите.
prompt-leftover-without-silk = Последняя консолидация: завершите её.
prompt-reward = Общая цель: выберите награду.
prompt-end = Обменяйте шёлк на деньги или закончите ход.
prompt-end-without-silk = Закончите ход.
prompt-over = Игра окончена.

## События

event-round = Начинается раунд { $number }
event-round_end = Заканчивается раунд { $number }
event-period_end = Конец периода { $period }, подсчёт влияния
event-turn = Ходит { $player }
event-queue = Ряд очереди переходит { $cell-to }
event-workers = { $number ->
    [one] Из мешочка в ячейки найма приходит { $number } рабочий
    [few] Из мешочка в ячейки найма приходят { $number } рабочих
   *[other] Из мешочка в ячейки найма приходят { $number } рабочих
}
event-queue_filled = Очередь рабочих заполняется из мешочка
event-last_rounds = Начинаются последние раунды; { $player } берёт 2-й маркер раунда
event-influence = { $region }: { $player } получает за влияние { amount-vp }
event-automa_cell = Автома открывает жетон действия: { $cell }
event-automa_left = Автома открывает жетон действия: самая полная ячейка найма, при равенстве левая
event-automa_right = Автома открывает жетон действия: самая полная ячейка найма, при равенстве правая
event-automa_worker = Автома возвращает { $worker-acc } { $cell-from } в мешочек
event-automa_no_worker = Автома не возвращает рабочего: { $cell } пуста
event-automa_train = Автома ставит поезд { $station-at }
event-automa_influence = Автома кладёт жетон влияния { $number } ({ $cell })
event-automa_nothing = Автома не выполняет действие
event-automa_shuffle = У Автомы новая очередность цветов и новая стопка жетонов действий
event-solo_won = Все цели для одиночной игры достигнуты: { $rating }
event-solo_lost = Достигнуты не все цели для одиночной игры: вы проиграли
