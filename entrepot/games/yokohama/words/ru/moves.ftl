### Иокогама: что нажать, что пишет журнал, о чём спрашивают, что происходит само.

## Кнопки

verb-keep = Оставить { $noun }
verb-agent = Использовать наёмника { $noun-at }
verb-order = Выполнить { $noun }
verb-achieve = Выполнить { $noun }
verb-university = Использовать Университет
verb-spinning_mill = Использовать Прядильную фабрику
verb-done = Закончить дополнительные действия
verb-done-phase_c = Закончить ход
verb-place = Поставить ассистента { $noun-to }
verb-place_two = Поставить двух ассистентов { $noun-to }
verb-stop = На этом закончить
verb-stop-placing = Больше никого не размещать
verb-stop-telegram = Не размещать третьего ассистента
verb-stop-moving = Никого не возвращать
verb-stop-recalling = Больше никого не возвращать
verb-stop-port = Больше не брать заказов
verb-stop-laboratory = Не брать технологию
verb-stop-hiring = Больше ничего не брать со склада
verb-stop-chinatown = Закончить обмены
verb-stop-church = Никого не ставить на поле Церкви
verb-stop-customs = Никого не ставить на поле Таможни
verb-stop-token = Не брать жетон
verb-stop-building = Ничего не строить
verb-stop-recovery = Вернуть всех ассистентов
verb-stop-lifting = Больше не перемещать ассистентов
verb-put = Поставить президента { $noun-to }
verb-step = Переместить президента { $noun-to }
verb-tram = Поехать на Трамвае { $noun-to }
verb-station = Переместить президента на Станцию
verb-recall = Вернуть президента в личную зону
verb-take_back = Вернуть ассистента { $noun-from }
verb-act = Действовать { $noun-at }
verb-take = Взять заказ { $noun-from }
verb-learn = Взять технологию { $noun-from }
verb-imports = Заплатить { $noun }
verb-station_at = Положить жетон станции { $noun-to }
verb-hire = Взять { $noun-acc } со склада
verb-sell = Продать { $noun-acc }
verb-buy = Купить { $noun-acc }
verb-church = Поставить ассистента { $noun-to } поля Церкви
verb-customs = Поставить ассистента { $noun-to } поля Таможни
verb-assistant = Отправить ассистента { $noun-from }
verb-spend = Потратить { $noun-acc } на веру
verb-token = Взять жетон «5 силы»
verb-shop = Построить магазин { $noun-at }
verb-trading_house = Построить торговый дом
verb-leave = Оставить одного ассистента в локации
verb-gain = Получить { $noun-acc }
verb-lift = Переместить ассистента { $noun-from }
verb-drop = Поставить этого ассистента { $noun-to }
verb-reward = Взять { $noun }
verb-go_on = Продолжить

## Журнал

log-keep = { $player } оставляет себе { $noun }
log-keep-hidden = { $player } оставляет себе заказ
log-agent = { $player } использует наёмника { $noun-at }
log-order = { $player } выполняет { $noun }
log-achieve = { $player } выполняет { $noun }
log-university = { $player } использует Университет
log-spinning_mill = { $player } использует Прядильную фабрику
log-done = { $player } заканчивает дополнительные действия
log-place = { $player } ставит ассистента { $noun-to }
log-place_two = { $player } ставит двух ассистентов { $noun-to }
log-stop = { $player } на этом заканчивает
log-put = { $player } ставит президента { $noun-to }
log-step = { $player } перемещает президента { $noun-to }
log-tram = { $player } едет на Трамвае { $noun-to }
log-station = { $player } перемещает президента на Станцию
log-recall = { $player } возвращает президента в личную зону
log-take_back = { $player } возвращает ассистента { $noun-from }
log-act = { $player } действует { $noun-at }
log-take = { $player } берёт заказ { $noun-from }
log-learn = { $player } берёт технологию { $noun-from }
log-imports = { $player } платит { $noun }
log-station_at = { $player } кладёт жетон станции { $noun-to }
log-hire = { $player } берёт { $noun-acc } со склада
log-sell = { $player } продаёт { $noun-acc }
log-buy = { $player } покупает { $noun-acc }
log-church = { $player } ставит ассистента { $noun-to } поля Церкви
log-customs = { $player } ставит ассистента { $noun-to } поля Таможни
log-assistant = { $player } отправляет ассистента { $noun-from }
log-spend = { $player } тратит { $noun-acc } на веру
log-token = { $player } берёт жетон «5 силы»
log-shop = { $player } строит магазин { $noun-at }
log-trading_house = { $player } строит торговый дом
log-leave = { $player } оставляет одного ассистента в локации
log-gain = { $player } получает { $noun-acc }
log-lift = { $player } перемещает ассистента { $noun-from }
log-drop = { $player } ставит этого ассистента { $noun-to }
log-reward = { $player } берёт { $noun }
log-go_on = { $player } продолжает
run-take_back = { $player } возвращает { $number ->
    [one] { $number } ассистента
    [few] { $number } ассистентов
   *[many] { $number } ассистентов
}
run-place = { $player } размещает { $number ->
    [one] { $number } ассистента
    [few] { $number } ассистентов
   *[many] { $number } ассистентов
}
run-step = { $player } перемещает президента на { $number ->
    [one] { $number } локацию
    [few] { $number } локации
   *[many] { $number } локаций
}
run-hire = { $player } берёт со склада { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
}

## Решения

prompt-keep = Выберите заказ, который оставите себе.
prompt-phase_a = Фаза А: выполните дополнительные действия или закончите их.
prompt-placing = Шаг 1: разместите ассистентов или закончите.
prompt-telegram = Телеграф: поставьте ещё одного ассистента в смежную локацию или закончите.
prompt-moving = Шаг 2: переместите президента или верните его в личную зону.
prompt-moving-without-recall = Шаг 2: выберите, куда поставить президента.
prompt-walking = Ведите президента дальше или остановитесь здесь.
prompt-walking-without-stop = Ведите президента дальше.
prompt-recalling = Верните сколько угодно ассистентов и закончите.
prompt-act_where = Выберите, где выполнить действие локации.
prompt-port = Порт: возьмите заказ или закончите.
prompt-laboratory = Лаборатория: возьмите технологию или закончите.
prompt-paying = Выберите, сколько импортных товаров отдать.
prompt-station_at = Выберите локацию для жетона станции.
prompt-hiring = Возьмите фишку со склада в личную зону или закончите.
prompt-chinatown = Чайнатаун: совершите обмен или закончите.
prompt-church = Церковь: выберите место для ассистента или закончите.
prompt-customs = Таможня: выберите место для ассистента или закончите.
prompt-assistant = Выберите, какого ассистента отправить на поле.
prompt-spending = Выберите, что потратить на недостающую веру.
prompt-token = Шаг 4: возьмите жетон «5 силы» или закончите.
prompt-building = Шаг 5: постройте магазин или торговый дом либо закончите.
prompt-building-without-shop = Шаг 5: постройте торговый дом либо закончите.
prompt-building-without-trading_house = Шаг 5: постройте магазин либо закончите.
prompt-recovery = Шаг 6: оставьте одного ассистента в локации или верните всех.
prompt-any_goods = Выберите товар, который получите.
prompt-lifting = Выберите ассистента для перемещения или закончите.
prompt-dropping = Выберите локацию, куда поставить этого ассистента.
prompt-reward = Выберите жетон награды за цели.
prompt-phase_c = Фаза С: выполните дополнительные действия или закончите ход.
prompt-pause = Используйте Университет или Прядильную фабрику либо переходите к следующему шагу.
prompt-pause-without-university = Используйте Прядильную фабрику либо переходите к следующему шагу.
prompt-pause-without-spinning_mill = Используйте Университет либо переходите к следующему шагу.
# beside the question after it, which may be answered at once
before-phase_a = Сначала можно использовать наёмника, выполнить заказ или цель (фаза А).
before-pause = Сначала можно использовать Университет или Прядильную фабрику.
prompt-over = Игра окончена.

## События

event-first_player = Первый игрок — { $player }
event-round = Начинается раунд { $number }
event-turn = Ходит { $player }
event-action = { $player } действует { $area-at } с силой { $power }
event-gain = { $player } получает { $amount-acc }
event-pay = { $player } платит { $rival-dat } { amount-yen.acc }
event-canal = { $player } платит { amount-yen.acc } за проход по Каналу
event-income = { $player } получает { amount-yen.acc } за торговый дом { $area-at }
event-order_taken = { $player } получает { $order }
event-learnt = { $player } получает технологию { $technology }
event-refill_port = Выложены новые заказы { $board-at }; карт в колоде: { $number }
event-refill_laboratory = Выложена новая технология { $board-at }; карт в колоде: { $number }
event-station = Жетон станции добавляет силу { $area-at }
event-system_of_stock = Фондовый рынок приносит { $player-dat } { amount-yen.acc }
event-agent = { $player } получает { $agent-acc }
event-no_agent = У { $player-gen } есть пара значков страны, но в общем запасе нет { $agent-gen }
event-trigger_trading_houses = Триггер конца игры: построены все торговые дома { $player-gen }
event-trigger_shops = Триггер конца игры: построены все магазины { $player-gen }
event-trigger_orders = Триггер конца игры: колода заказов не может заполнить поле Порта
event-trigger_church = Триггер конца игры: на поле Церкви достаточно ассистентов
event-trigger_customs = Триггер конца игры: на поле Таможни достаточно ассистентов
event-one_more_round = Раунд доигрывается, затем следует финальный раунд
event-final_round = Начинается финальный раунд
event-final_scoring = Итоговый подсчёт ПО
event-score = { $player }, { $category }: { amount-vp }
event-dummy = { $category }: это место занимает условный игрок, его ПО не получает никто
