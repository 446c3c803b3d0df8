### Момбаса в браузері: ринок і планшети гравців.

## Ринок

panel-card = { $card }, ящик { $crate }
panel-cards = Карти
panel-price = ціна в товарах: ящик + місце
panel-price-money = ціна у фунтах: ящик + місце
panel-deck = колода { $deck } · скид { $out }
panel-empty = Порожнє місце
panel-books = Книги
panel-left = запас A { $a } · B { $b } · C { $c }
panel-rounds = Трек раундів із монетами для книг
panel-spaces = Бонусні місця
panel-later = коли карти буде відкрито
panel-most = найбільше

## Гравці

panel-now = зараз
panel-if_now = Якби гра закінчилася зараз
panel-first = Перший гравець
panel-markers = Бонусних маркерів у запасі: { $number }
panel-hand = рука
panel-holds = тримає
panel-at = на { $space }
panel-role-you = ви
panel-role-screen = за цим екраном
panel-role-link = за посиланням
panel-role-bot = бот, { $level }
panel-role-open = місце вільне
panel-role-left = поза грою
panel-is-to_move = ходить
panel-your_turn = ваш хід
panel-is-next = далі
panel-is-ended = завершено
panel-is-ready = план готовий
panel-is-planning = планує
panel-is-choosing = вибирає
panel-is-chosen = вибрано
panel-away = немає на місці

## Мій планшет

panel-mine = Ваш планшет
panel-board = Планшет першого місця
panel-diamonds = Алмазний трек: { $space } з { $end }, вартість £{ $value }
panel-then = далі £{ $value } на { $space }
panel-used = зіграна
panel-opens-diamond = поділка { $number }
panel-opens-book = книга { $number }
panel-start = старт
panel-met_now = зараз виконано
panel-unmet_now = зараз не виконано
panel-face_down = Долілиць
panel-hand_title = Рука
panel-hand_count = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
panel-plan = План дає
panel-plan_books = книги: { $met } з { $all }
panel-plan_none = попереду немає книг
panel-plan_walker = немає бухгалтера
panel-tiles = Стартові жетони
panel-tile_rests = відновлюються
panel-tile_steps = кроки
panel-tile_book = книга
