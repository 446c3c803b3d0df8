### Слова дому, спільні для всіх ігор.

house-name = Entrepôt
language-name = Українська
players = Гравці

## Що можна натиснути

confirm = Підтвердити
undo = Скасувати
redo = Повернути
quit = Вийти
save = Зберегти
help = Довідка
why-not = Чому ні?
choose = Виберіть дію за номером або назвою.

## Чий хід

your-turn = Ваш хід, { $player }
turn-of = Ходить { $player }
waiting = Чекаємо: { $player }
thinking = { $player } думає
all-choose = Усі вибирають одночасно.

## Що відповідає дім

refused = Не можна за правилом { $rule }: { $reason }
not-now = Зараз не можна. { $asked }
undo-none = Скасовувати нічого: остання дія відкрила нове.
unknown-action = Дії { $action } немає; виберіть зі списку.
not-a-number = Варіанта { $number } немає; виберіть зі списку.
reconstructed = реконструкція
reconstructed-note = Частину значень цієї гри реконструйовано, вони можуть відрізнятися від коробки.
hidden = приховано
saved = Гру збережено у { $file }.

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
nobody-wins = Її програно.
rank = { $place }. { $player }: { $points }

## До чого веде дія

then-ends = На цьому ваш хід завершується.
then-over = На цьому гра завершується.
then-waits = Потім ви чекаєте на інших.
then-asked = Далі: { $asked }
