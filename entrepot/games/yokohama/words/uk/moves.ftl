### Йокогама: що натиснути, що пише журнал, про що запитують, що стається саме.

## Кнопки

verb-keep = Залишити { $noun }
verb-agent = Використати торгового представника { $noun-at }
verb-order = Виконати { $noun }
verb-achieve = Завершити { $noun }
verb-university = Використати Університет
verb-spinning_mill = Використати Прядильну фабрику
verb-done = Завершити додаткові дії
verb-done-phase_c = Завершити хід
verb-place = Розташувати помічника { $noun-at }
verb-place_two = Розташувати двох помічників { $noun-loc }
verb-stop = Зупинитися
verb-stop-placing = Більше нікого не розташовувати
verb-stop-telegram = Не розташовувати третього помічника
verb-stop-moving = Нікого не повертати
verb-stop-recalling = Більше нікого не повертати
verb-stop-port = Більше не брати замовлень
verb-stop-laboratory = Не брати технології
verb-stop-hiring = Більше нічого не брати зі складу
verb-stop-chinatown = Завершити обміни
verb-stop-church = Нікого не ставити на планшет Церкви
verb-stop-customs = Нікого не ставити на планшет Митниці
verb-stop-token = Не брати жетона
verb-stop-building = Нічого не будувати
verb-stop-recovery = Повернути всіх помічників
verb-stop-lifting = Більше не переміщувати помічників
verb-put = Розташувати президента { $noun-at }
verb-step = Перемістити президента { $noun-to }
verb-tram = Поїхати Трамваєм { $noun-to }
verb-station = Перемістити президента на Станцію
verb-recall = Повернути президента в руку
verb-take_back = Повернути помічника { $noun-from }
verb-act = Виконати дію { $noun-at }
verb-take = Узяти замовлення { $noun-from }
verb-learn = Узяти технологію { $noun-from }
verb-imports = Заплатити { $noun }
verb-station_at = Розташувати жетон станції { $noun-at }
verb-hire = Узяти { $noun-acc } зі складу
verb-sell = Продати { $noun-acc }
verb-buy = Купити { $noun-acc }
verb-church = Поставити помічника { $noun-to } планшета Церкви
verb-customs = Поставити помічника { $noun-to } планшета Митниці
verb-assistant = Відправити помічника { $noun-from }
verb-spend = Витратити { $noun-acc } на віру
verb-token = Узяти жетон дії «5»
verb-shop = Побудувати крамницю { $noun-at }
verb-trading_house = Побудувати торговий дім
verb-leave = Залишити одного помічника в локації
verb-gain = Отримати { $noun-acc }
verb-lift = Перемістити помічника { $noun-from }
verb-drop = Поставити цього помічника { $noun-at }
verb-reward = Узяти { $noun }
verb-go_on = Продовжити

## Журнал

log-keep = { $player } залишає собі { $noun }
log-keep-hidden = { $player } залишає собі замовлення
log-agent = { $player } використовує торгового представника { $noun-at }
log-order = { $player } виконує { $noun }
log-achieve = { $player } завершує { $noun }
log-university = { $player } використовує Університет
log-spinning_mill = { $player } використовує Прядильну фабрику
log-done = { $player } завершує додаткові дії
log-place = { $player } розташовує помічника { $noun-at }
log-place_two = { $player } розташовує двох помічників { $noun-loc }
log-stop = { $player } на цьому зупиняється
log-put = { $player } розташовує президента { $noun-at }
log-step = { $player } переміщує президента { $noun-to }
log-tram = { $player } їде Трамваєм { $noun-to }
log-station = { $player } переміщує президента на Станцію
log-recall = { $player } повертає президента в руку
log-take_back = { $player } повертає помічника { $noun-from }
log-act = { $player } виконує дію { $noun-at }
log-take = { $player } бере замовлення { $noun-from }
log-learn = { $player } бере технологію { $noun-from }
log-imports = { $player } платить { $noun }
log-station_at = { $player } розташовує жетон станції { $noun-at }
log-hire = { $player } бере { $noun-acc } зі складу
log-sell = { $player } продає { $noun-acc }
log-buy = { $player } купує { $noun-acc }
log-church = { $player } ставить помічника { $noun-to } планшета Церкви
log-customs = { $player } ставить помічника { $noun-to } планшета Митниці
log-assistant = { $player } відправляє помічника { $noun-from }
log-spend = { $player } витрачає { $noun-acc } на віру
log-token = { $player } бере жетон дії «5»
log-shop = { $player } будує крамницю { $noun-at }
log-trading_house = { $player } будує торговий дім
log-leave = { $player } залишає одного помічника в локації
log-gain = { $player } отримує { $noun-acc }
log-lift = { $player } переміщує помічника { $noun-from }
log-drop = { $player } ставить цього помічника { $noun-at }
log-reward = { $player } бере { $noun }
log-go_on = { $player } продовжує
run-take_back = { $player } повертає { $number ->
    [one] { $number } помічника
    [few] { $number } помічників
   *[many] { $number } помічників
}
run-place = { $player } розташовує { $number ->
    [one] { $number } помічника
    [few] { $number } помічників
   *[many] { $number } помічників
}
run-step = { $player } переміщує президента на { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[many] { $number } кроків
}
run-hire = { $player } бере зі складу { $number ->
    [one] { $number } фігурку
    [few] { $number } фігурки
   *[many] { $number } фігурок
}

## Рішення

prompt-keep = Виберіть замовлення, яке залишите собі.
prompt-phase_a = Фаза А: виконайте додаткові дії або завершіть їх.
prompt-placing = Етап 1: розташуйте помічників або завершіть етап.
prompt-telegram = Телеграф: розташуйте ще одного помічника в сусідній локації або відмовтеся.
prompt-moving = Етап 2: перемістіть президента або поверніть його в руку.
prompt-moving-without-recall = Етап 2: виберіть, куди поставити президента.
prompt-walking = Продовжуйте переміщення президента або зупиніться тут.
prompt-walking-without-stop = Продовжуйте переміщення президента.
prompt-recalling = Поверніть у руку скільки завгодно помічників, потім зупиніться.
prompt-act_where = Виберіть, де виконати дію локації.
prompt-port = Порт: візьміть замовлення або завершіть дію.
prompt-laboratory = Лабораторія: візьміть технологію або відмовтеся.
prompt-paying = Виберіть, скільки імпортних товарів віддати; решту заплатите єнами.
prompt-station_at = Виберіть локацію для жетона станції.
prompt-hiring = Візьміть фігурку зі складу в руку або зупиніться.
prompt-chinatown = Китайський квартал: здійсніть обмін або завершіть дію.
prompt-church = Церква: виберіть комірку для помічника або відмовтеся.
prompt-customs = Митниця: виберіть комірку для помічника або відмовтеся.
prompt-assistant = Виберіть, який помічник піде на планшет.
prompt-spending = Виберіть, що витратити на віру, якої бракує.
prompt-token = Етап 4: візьміть жетон дії «5» або відмовтеся.
prompt-building = Етап 5: побудуйте крамницю чи торговий дім або відмовтеся.
prompt-building-without-shop = Етап 5: побудуйте торговий дім або відмовтеся.
prompt-building-without-trading_house = Етап 5: побудуйте крамницю або відмовтеся.
prompt-recovery = Етап 6: залиште одного помічника в локації або поверніть усіх.
prompt-any_goods = Виберіть місцевий товар, який отримаєте.
prompt-lifting = Виберіть помічника, якого перемістити, або зупиніться.
prompt-dropping = Виберіть локацію для цього помічника.
prompt-reward = Виберіть жетон нагород за досягнення.
prompt-phase_c = Фаза В: виконайте додаткові дії або завершіть хід.
prompt-pause = Використайте Університет чи Прядильну фабрику перед наступним етапом або продовжуйте.
prompt-pause-without-university = Використайте Прядильну фабрику перед наступним етапом або продовжуйте.
prompt-pause-without-spinning_mill = Використайте Університет перед наступним етапом або продовжуйте.
# beside the question after it, which may be answered at once
before-phase_a = Спершу можна використати торгового представника, виконати замовлення чи завершити досягнення (фаза А).
before-pause = Спершу можна використати Університет чи Прядильну фабрику.
prompt-over = Гру завершено.

## Події

event-first_player = Перший гравець — { $player }
event-round = Починається раунд { $number }
event-turn = Ходить { $player }
event-action = { $player } діє { $area-at } з { $power } ОД
event-gain = { $player } отримує { $amount-acc }
event-pay = { $player } платить { $rival-dat } { amount-yen.acc }
event-canal = { $player } платить { amount-yen.acc } за прохід Каналом
event-income = { $player } отримує { amount-yen.acc } за торговий дім { $area-loc }
event-order_taken = { $player } тепер має { $order }
event-learnt = { $player } отримує технологію «{ $technology }»
event-refill_port = Нові замовлення { $board-at }; карт у колоді: { $number }
event-refill_laboratory = Нова технологія { $board-at }; карт у колоді: { $number }
event-station = Жетон станції додає ОД { $area-at }
event-system_of_stock = Фондовий ринок приносить { $player-dat } { amount-yen.acc }
event-agent = { $player } отримує { $agent-acc }
event-no_agent = { $player } має пару прапорів країн, але в запасі немає { $agent-gen }
event-trigger_trading_houses = Умова завершення гри: побудовано всі торгові доми { $player-gen }
event-trigger_shops = Умова завершення гри: побудовано всі крамниці { $player-gen }
event-trigger_orders = Умова завершення гри: колода замовлень не може заповнити планшет Порту
event-trigger_church = Умова завершення гри: на планшеті Церкви достатньо помічників
event-trigger_customs = Умова завершення гри: на планшеті Митниці достатньо помічників
event-one_more_round = Цей раунд догравають, потім буде фінальний раунд
event-final_round = Починається фінальний раунд
event-final_scoring = Остаточний підрахунок балів
event-score = { $player }, { $category }: { amount-vp }
event-dummy = { $category }: це місце посідає умовний гравець, його балів не отримує ніхто
