### Слова дома, общие для всех игр.

house-name = Entrepôt
language-name = Русский
players = Игроки

## Что можно нажать

confirm = Подтвердить
undo = Отменить
redo = Вернуть
quit = Выйти
save = Сохранить
help = Помощь
why-not = Почему нельзя?
choose = Выберите действие по номеру или названию.

## Чей ход

your-turn = Ваш ход, { $player }
turn-of = Ходит { $player }
waiting = Ждём: { $player }
thinking = { $player } думает
all-choose = Все выбирают одновременно.

## Что отвечает дом

refused = Нельзя по правилу { $rule }: { $reason }
not-now = Сейчас нельзя. { $asked }
undo-none = Отменять нечего: последнее действие открыло новое.
unknown-action = Действия { $action } нет; выберите из списка.
not-a-number = Варианта { $number } нет; выберите из списка.
reconstructed = реконструкция
reconstructed-note = Часть значений этой игры реконструирована и может отличаться от коробки.
hidden = скрыто
saved = Игра сохранена в { $file }.

## Конец

game-over = Игра окончена.
winner = { $player } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
winners = { $players } делят победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nobody-wins = Она проиграна.
rank = { $place }. { $player }: { $points }

## К чему ведёт действие

then-ends = На этом ваш ход заканчивается.
then-over = На этом игра заканчивается.
then-waits = Затем вы ждёте остальных.
then-asked = Дальше: { $asked }
