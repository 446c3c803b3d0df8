### Mombasa: що натиснути, що пише журнал, про що питають, що відбувається саме.

## Кнопки

verb-tile = Залишити { $noun-acc }
verb-rest = На відновлення: { $noun }
verb-lay = Викласти { $noun-acc }
verb-leave = Залишити місце порожнім
verb-ready = Готово
verb-reconsider = Планувати заново
verb-goods = Товари { $noun-from }
verb-expand = Розширити { $noun-acc }
verb-bookkeeper = Бухгалтер { $noun-from }
verb-merchant = Торговець алмазами { $noun-from }
verb-mark = Маркер на { $noun }
verb-end = Завершити фазу дій
verb-plus = +1 товар { $noun-at }
verb-buy = Купити: { $noun }
verb-buy_cheaper = Купити дешевше: { $noun }
verb-step = Крок: { $noun }
verb-pay = Заплатити й іти далі
verb-enter = Увійти до { $noun }
verb-post_from = Узяти пост: { $noun }
verb-post_to = Повернути пост: { $noun }
verb-remove = Вилучити пост: { $noun }
verb-collect = Спершу { $noun }
verb-turn_over = Перевернути: { $noun }
verb-walk = До наступної книги
verb-take = Узяти { $noun-acc }
verb-cash = Узяти £1
verb-sell = Продати { $noun-acc }
verb-tier = Узяти: { $noun }
verb-share = { $noun } і алмазні кроки
verb-diamonds = Кроки на алмазному треку
verb-track = Кроки: { $noun }
verb-book = Викласти { $noun-acc }
verb-shelve = Викласти { $noun-to }
verb-recover = Забрати { $noun-from }
verb-stop = Зупинитися
verb-stop-goods = Відмовитися від решти
verb-stop-steps = Відмовитися від решти
verb-stop-toll = Зупинитися
verb-stop-expanding = Більше не входити
verb-stop-walking = Далі не йти
verb-stop-either = Більше нічого

## Журнал

log-tile = { $player } залишає { $noun-acc }
log-tile-hidden = { $player } вибирає стартовий жетон
log-rest = { $player } кладе { $noun-acc } на відновлення
log-rest-hidden = { $player } кладе карту на відновлення
log-lay = { $player } планує { $noun-acc }
log-lay-hidden = { $player } доповнює план
log-leave = { $player } не кладе карти
log-leave-hidden = { $player } доповнює план
log-ready = { $player } завершує план
log-reconsider = { $player } планує заново
log-goods = { $player } використовує товари { $noun-from }
log-expand = { $player } розширює { $noun-acc }
log-bookkeeper = { $player } використовує бухгалтера { $noun-from }
log-merchant = { $player } використовує торговця алмазами { $noun-from }
log-mark = { $player } ставить бонусний маркер на { $noun }
log-end = { $player } завершує фазу дій
log-plus = { $player } кладе жетон «+1 товар» на карту { $noun-at }
log-buy = { $player } купує карту ({ $noun })
log-buy_cheaper = { $player } купує карту за нижчою ціною ({ $noun })
log-step = { $player } робить крок на треку { $noun-gen }
log-pay = { $player } платить і йде далі
log-enter = { $player } входить до { $noun }
log-post_from = { $player } бере пост із бази ({ $noun })
log-post_to = { $player } повертає пост на базу ({ $noun })
log-remove = { $player } вилучає пост із бази ({ $noun })
log-collect = { $player } починає з { $noun-gen }
log-turn_over = { $player } перевертає книгу ({ $noun })
log-walk = { $player } пересуває чорнильницю на наступну книгу
log-take = { $player } бере { $noun-acc }
log-cash = { $player } бере £1 за 1 БО
log-sell = { $player } продає { $noun-acc }
log-tier = { $player } отримує винагороду { $noun-gen }
log-share = { $player } бере { $noun } і кроки на алмазному треку
log-diamonds = { $player } робить кроки на алмазному треку
log-track = { $player } робить кроки на треку { $noun-gen }
log-book = { $player } вибирає { $noun-acc }
log-shelve = { $player } кладе книгу { $noun-to }
log-recover = { $player } забирає стос { $noun-from }
log-stop = { $player } на цьому зупиняється
run-lay = { $player } планує { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
}
run-leave = { $player } залишає порожніми { $number ->
    [one] { $number } місце
    [few] { $number } місця
   *[many] { $number } місць
}
run-rest = { $player } кладе на відновлення { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
}
run-cash = { $player } бере £{ $number } за { $number } БО

## Рішення

prompt-tile = Виберіть стартовий жетон, який залишите собі.
prompt-resting = Виберіть карту для наступної зони відновлення.
prompt-planning = Заповніть кожне місце або залиште його порожнім і натисніть «Готово».
prompt-turn = Виберіть дію.
prompt-goods = Товари: купіть карту, зробіть крок на треку або додайте ще карту.
prompt-steps = Виберіть трек для наступного кроку.
prompt-toll = Заплатіть на платній ділянці або зупиніться перед нею.
prompt-expanding = Експансія: увійдіть до регіону або зупиніться.
prompt-expanding-without-stop = Експансія: увійдіть до регіону.
prompt-column = Виберіть стовпець, з якого взяти пост.
prompt-parts = Виберіть, яка частина винагороди буде першою.
prompt-returning = Виберіть стовпець для поста, що повертається.
prompt-walking = Бухгалтер: пересуньте чорнильницю або зупиніться.
prompt-books = Витратьте БО: візьміть книги або гроші.
prompt-buying = Виберіть карту й сплатіть її ціну у фунтах.
prompt-selling = Виберіть карту з руки, яку продасте.
prompt-tier = Виберіть рівень, винагороду якого візьмете.
prompt-sharing = Виберіть, скільки взяти БО; решта — кроки на алмазному треку.
prompt-either = Купіть карту, зробіть кроки на алмазному треку або і те, і те.
prompt-tracks = Виберіть трек для наступних кроків.
prompt-removing = Виберіть стовпець, найвищий пост якого вибуде з гри.
prompt-which_book = Виберіть книгу, яку викладете наступною.
prompt-shelving = Виберіть місце для книги.
prompt-recovering = Виберіть стос, який повернеться в руку.
prompt-over = Гру завершено.

## Те саме і як вийти: для відповіді на натискання

asked-turn-with-end = Виберіть дію або завершіть фазу дій.
asked-goods-with-stop = Товари: купіть карту, зробіть крок на треку, додайте ще карту або відмовтеся від решти.
asked-steps-with-stop = Виберіть трек для наступного кроку або відмовтеся від решти.
asked-either-with-stop = Одну частину зроблено: зробіть і другу або натисніть «{ verb-stop-either }».

## Події

event-round = Починається раунд { $number }
event-tiles = Стартові жетони відкрито
event-rested = Карти в зонах відновлення відкрито
event-plans = Усі плани відкрито
event-turn = Ходить { $player }
event-field = Особливе поле { $company-gen }: { $player } отримує { $amount }
event-bonus = { $player } розблоковує бонус { $roman } треку { $face }
event-slot = { $player } розблоковує { $slot }
event-bonus_open = Тепер { $player } має бонус { $roman } треку { $face }
event-returned = { $number ->
    [one] { $number } пост { $company-gen } повертається на базу
    [few] { $number } пости { $company-gen } повертаються на базу
   *[other] { $number } постів { $company-gen } повертаються на базу
}
event-post_gone = { $number ->
    [one] { $number } пост { $company-gen } вибуває з гри
    [few] { $number } пости { $company-gen } вибувають з гри
   *[other] { $number } постів { $company-gen } вибувають з гри
}
event-books = Вітрину книг поповнено
event-book_gone = Книга, для якої немає місця, вибуває з гри
event-preparation = Усі завершили фазу дій, починається фаза підготовки
event-coins = Монети раунду { $number } переходять під книги
event-cards = Правий стовпець карт вибуває з гри, решту зсунуто, докладено нові
event-markers = Усі бонусні маркери повертаються
event-tile = { $player } отримує { $tile-acc }
event-first = Маркер першого гравця тепер у { $player-gen }
event-finish = Останню фазу дій завершено: остаточний підрахунок
