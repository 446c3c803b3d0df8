### Момбаса в браузере: рынок и планшеты игроков.

## Рынок

panel-card = { $card }, ящик { $crate }
panel-cards = Карты
panel-price = цена в товарах: ящик + место
panel-price-money = цена в фунтах: ящик + место
panel-deck = колода { $deck } · сброс { $out }
panel-empty = Пустое место
panel-books = Книги
panel-left = запас A { $a } · B { $b } · C { $c }
panel-rounds = Трек раундов и монеты для книг
panel-spaces = Бонусные места
panel-later = когда карты будут открыты
panel-most = больше всех

## Игроки

panel-now = сейчас
panel-if_now = Если бы игра закончилась сейчас
panel-first = Первый игрок
panel-markers = Бонусных маркеров в запасе: { $number }
panel-hand = рука
panel-holds = карты
panel-at = на { $space }
panel-role-you = вы
panel-role-screen = за этим экраном
panel-role-link = по ссылке
panel-role-bot = бот, { $level }
panel-role-open = место свободно
panel-role-left = вне игры
panel-is-to_move = ходит
panel-your_turn = ваш ход
panel-is-next = следующий
panel-is-ended = закончил
panel-is-ready = план готов
panel-is-planning = планирует
panel-is-choosing = выбирает
panel-is-chosen = выбрал
panel-away = нет на месте

## Мой планшет

panel-mine = Ваш планшет
panel-board = Планшет места 1
panel-diamonds = Трек алмазов: { $space } из { $end }, значение £{ $value }
panel-then = дальше £{ $value } на { $space }
panel-used = сыграна
panel-opens-diamond = деление { $number }
panel-opens-book = книга { $number }
panel-start = старт
panel-met_now = сейчас выполнено
panel-unmet_now = сейчас не выполнено
panel-face_down = Лицом вниз
panel-hand_title = Рука
panel-hand_count = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
panel-plan = План даёт
panel-plan_books = книги: { $met } из { $all }
panel-plan_none = впереди нет книг
panel-plan_walker = нет бухгалтера
panel-tiles = Стартовые тайлы
panel-tile_rests = восстанавливаются
panel-tile_steps = шаги
panel-tile_book = книга
