### Слова дому, спільні для всіх ігор.

house-name = Entrepôt
language-name = Українська
players = Гравці

## Що можна натиснути

confirm = Підтвердити
undo = Скасувати
redo = Повторити
quit = Вийти
save = Зберегти
help = Довідка
why-not = Чому не можна?
choose = Виберіть дію за номером або назвою.

## Чий хід

your-turn = Ваш хід, { $player }
turn-of = Ходить { $player }
waiting = Чекаємо: { $player }
thinking = { $player } думає
all-choose = Усі вибирають одночасно.

## Що відповідає дім

refused = Заборонено правилом { $rule }: { $reason }
not-now = Зараз не можна. { $asked }
needs = Потрібно: { $needed }, є: { $there }.
undo-none = Скасувати не можна: остання дія відкрила щось нове.
unknown-action = Дії { $action } немає; виберіть зі списку.
not-a-number = Варіанта { $number } немає; виберіть зі списку.
reconstructed = реконструкція
reconstructed-note = Деякі значення цієї гри реконструйовано, і вони можуть відрізнятися від надрукованих.
hidden = приховано
saved = Партію збережено у файл { $file }.

## Кінець

game-over = Гру завершено.
winner = { $player } перемагає: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
winners = { $players } ділять перемогу: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
nobody-wins = Поразка.
rank = { $place }. { $player }: { $points }

## До чого веде дія

then-ends = На цьому ваш хід завершується.
then-over = На цьому гра завершується.
then-waits = Потім ви чекаєте на інших.
then-asked = Далі → { $asked }
advice-action = { $number }. { $action }
advice-wins = Шанс на перемогу: { $percent } %; балів наприкінці: { $points }
advice-change = Порівняно з іншими: { $change }
advice-same = Порівняно з іншими помітної різниці немає
advice-line = Імовірне продовження: { $line }
advice-change-wins = { $change } % до шансу на перемогу
decimal-point = ,
advice-step = { $player }: { $actions }
