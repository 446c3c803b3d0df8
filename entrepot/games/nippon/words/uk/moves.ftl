### Nippon: що натиснути, що пише журнал, про що питають, що відбувається саме.

## Кнопки

verb-pair = Узяти { $noun-acc }
verb-old = Стара фабрика: { $noun }
verb-recruit = Узяти { $noun-acc }
verb-act = { $noun }
verb-consolidate = Консолідація
verb-skip = Пропустити хід
verb-silk = Обміняти 1 шовк на ¥1
verb-hire = Найняти { $noun-acc }
verb-steps = Зробити { $noun }
verb-build = Побудувати { $noun-acc }
verb-first = Спершу { $noun }
verb-machine = Машина { $noun-to }
verb-produce = Виробити товари { $noun-at }
verb-kept = Узяти 1 відкладене вугілля
verb-ship = Корабель { $noun-to } за залізо
verb-ship-free_ship = Корабель { $noun-to }
verb-ship_for_money = Корабель { $noun-to } за гроші й залізо
verb-train = Потяг { $noun-at }, за залізо
verb-train-free_train = Потяг { $noun-at }
verb-train_for_money = Потяг { $noun-at }, за гроші й залізо
verb-supply_1 = { $noun }: 1 товар
verb-supply_2 = { $noun }: 2 товари
verb-supply_3 = { $noun }: 3 товари
verb-take_from = Витратити 1 товар { $noun-from }
verb-evict = Повернути жетон: { $noun }
verb-gain = Отримати { $noun }
verb-spend = Витратити { $noun-acc }
verb-invest = Інвестувати
verb-contract = Виконати { $noun }
verb-modify = Модифікатор { $noun-gen }
verb-region = Бонус регіону: { $noun }
verb-research = Просунутися { $noun-at }
verb-department = Бонус { $noun-gen }
verb-another = Заплатити
verb-piece = Побудувати { $noun-acc }
verb-stock = 1 товар { $noun-to }
verb-favor = Жетон прихильності: { $noun }
verb-keep = Зберегти { $noun }
verb-pay = Виплатити платню
verb-reward = { $noun }
verb-stop = Зупинитися
verb-stop-machines = Більше не будувати машин
verb-stop-production = Більше не виробляти
verb-stop-ships = Більше не будувати кораблів
verb-stop-trains = Більше не будувати потягів
verb-stop-markets = Більше не постачати
verb-stop-investment = Більше не витрачати товарів
verb-stop-modifier = Без модифікатора
verb-stop-another = Не платити
verb-done = Завершити хід
verb-done-leftover = Завершити консолідацію

## Журнал

log-pair = { $player } бере початкові жетони, { $noun-acc }
log-old = { $player } викладає стару фабрику ({ $noun })
log-recruit = { $player } бере з мішечка { $noun-acc }
log-act = { $player } вибирає дію «{ $noun }»
log-consolidate = { $player } проводить консолідацію
log-skip = { $player } пропускає хід
log-silk = { $player } обмінює 1 шовк на ¥1
log-hire = { $player } наймає { $noun-acc }
log-steps = { $player } робить { $noun }
log-build = { $player } будує { $noun-acc }
log-first = { $player } спершу застосовує { $noun }
log-machine = { $player } ставить машину { $noun-to }
log-produce = { $player } виробляє товари { $noun-at }
log-kept = { $player } бере 1 відкладене вугілля
log-ship = { $player } відправляє корабель { $noun-to }
log-ship_for_money = { $player } відправляє корабель { $noun-to } за гроші й залізо
log-train = { $player } будує потяг { $noun-at }
log-train_for_money = { $player } будує потяг { $noun-at }, за гроші й залізо
log-supply_1 = { $player } постачає на ринок ({ $noun }) 1 товар
log-supply_2 = { $player } постачає на ринок ({ $noun }) 2 товари
log-supply_3 = { $player } постачає на ринок ({ $noun }) 3 товари
log-take_from = { $player } витрачає 1 товар { $noun-from }
log-evict = { $player } повертає жетон ({ $noun })
log-gain = { $player } отримує { $noun }
log-spend = { $player } витрачає { $noun-acc }
log-invest = { $player } інвестує
log-contract = { $player } виконує { $noun }
log-modify = { $player } застосовує модифікатор { $noun-gen }
log-region = { $player } отримує бонус регіону { $noun }
log-research = { $player } просувається { $noun-at }
log-department = { $player } отримує бонус { $noun-gen }
log-another = { $player } платить за те, що пропонує властивість
log-piece = { $player } вибирає { $noun-acc }
log-stock = { $player } кладе 1 товар { $noun-to }
log-favor = { $player } кладе жетон прихильності ({ $noun })
log-keep = { $player } зберігає { $noun }, решту — грошима
log-pay = { $player } виплачує платню
log-reward = { $player } отримує за спільну ціль { $noun }
log-stop = { $player } на цьому зупиняється
log-done = { $player } завершує хід
run-silk = { $player } обмінює шовк на гроші: { $number } → ¥{ $number }
run-stock = { $player } додає { $number ->
    [one] { $number } товар
    [few] { $number } товари
   *[many] { $number } товарів
}

## Рішення

prompt-draft = Виберіть пару початкових жетонів.
prompt-old_factory = Виберіть сторону старої фабрики.
prompt-recruit = Виберіть робітника з мішечка.
prompt-turn = Виберіть дію або проведіть консолідацію.
prompt-turn-without-consolidate = Виберіть дію.
prompt-turn-without-act = Жодної дії виконати не можна: проведіть консолідацію.
prompt-hiring = Виберіть, якого робітника найняти.
prompt-science = Наука: виберіть, за скільки кроків заплатити.
prompt-mining = Видобуток: виберіть, за скільки кроків заплатити.
prompt-factory = Виберіть, яку фабрику побудувати.
prompt-first_factory = Перша фабрика: виберіть, що застосувати спершу.
prompt-machines = Машини: виберіть комірку для машини або зупиніться.
prompt-machines-without-stop = Машини: виберіть комірку для машини.
prompt-production = Виробництво: виберіть фабрику або зупиніться.
prompt-production-without-stop = Виробництво: виберіть фабрику.
prompt-ships = Кораблі: виберіть пункт призначення й ціну або зупиніться.
prompt-ships-without-stop = Кораблі: виберіть пункт призначення й ціну.
prompt-trains = Потяги: виберіть комірку для потяга й ціну або зупиніться.
prompt-trains-without-stop = Потяги: виберіть комірку для потяга й ціну.
prompt-markets = Місцеві ринки: виберіть комірку й кількість товарів або зупиніться.
prompt-markets-without-stop = Місцеві ринки: виберіть комірку й кількість товарів.
prompt-source = Виберіть фабрику, з якої витратити товар.
prompt-evicting = Виберіть, який із найменших жетонів повернути власникові.
prompt-supplied = Виберіть бонус регіону або бали.
prompt-investment = Інвестиції та контракти: виберіть, які товари витратити, або зупиніться.
prompt-investment-without-stop = Інвестиції та контракти: виберіть, які товари витратити.
prompt-fulfilling = Інвестуйте або виконайте контракт.
prompt-modifier = Виберіть модифікатор дії або відмовтеся від нього.
prompt-region_bonus = Виберіть регіон, бонус якого отримаєте.
prompt-research = Білий департамент: виберіть шкалу.
prompt-department = Виберіть департамент, бонус якого отримаєте.
prompt-free_ship = Безкоштовний корабель: виберіть пункт призначення.
prompt-free_train = Безкоштовний потяг: виберіть комірку для потяга.
prompt-free_machine = Безкоштовна машина: виберіть комірку для машини.
prompt-piece = Виберіть, що побудувати безкоштовно.
prompt-another = Заплатіть за те, що пропонує властивість, або відмовтеся.
prompt-stocking = Виберіть фабрику для одного з товарів.
prompt-favor = Консолідація: виберіть жетон прихильності та його завдання.
prompt-keeping = Консолідація: виберіть, скільки вугілля зберегти; решту — грошима.
prompt-salary = Консолідація: виплатіть платню.
prompt-leftover = Остання консолідація: обміняйте шовк на гроші або завершіть її.
prompt-leftover-without-silk = Остання консолідація: завершіть її.
prompt-reward = Спільна ціль: виберіть винагороду.
prompt-end = Обміняйте шовк на гроші або завершіть хід.
prompt-end-without-silk = Завершіть хід.
prompt-over = Гру завершено.

## Події

event-round = Починається раунд { $number }
event-round_end = Завершується раунд { $number }
event-period_end = Кінець періоду { $period }, підрахунок впливу
event-turn = Ходить { $player }
event-queue = Ряд черги переходить { $cell-to }
event-workers = { $number ->
    [one] З мішечка до комірок найму приходить { $number } робітник
    [few] З мішечка до комірок найму приходять { $number } робітники
   *[other] З мішечка до комірок найму приходять { $number } робітників
}
event-queue_filled = Чергу робітників заповнено з мішечка
event-last_rounds = Починаються останні раунди; { $player } бере 2-й маркер раунду
event-influence = { $region }: { $player } отримує за вплив { amount-vp }
event-automa_cell = Автома відкриває жетон дії: { $cell }
event-automa_left = Автома відкриває жетон дії: найповніша комірка найму, серед рівних — крайня ліва
event-automa_right = Автома відкриває жетон дії: найповніша комірка найму, серед рівних — крайня права
event-automa_worker = Автома повертає { $worker-acc } { $cell-from } до мішечка
event-automa_no_worker = Автома не повертає робітника: { $cell } порожня
event-automa_train = Автома ставить потяг { $station-at }
event-automa_influence = Автома кладе жетон впливу { $number } ({ $cell })
event-automa_nothing = Автома не виконує дії
event-automa_shuffle = В Автоми нова черговість кольорів і новий стос жетонів дій
event-solo_won = Усіх цілей для гри наодинці досягнуто: { $rating }
event-solo_lost = Досягнуто не всіх цілей для гри наодинці: ви програли
