### Слова дома, общие для всех игр.

house-name = Entrepôt
language-name = Русский
players = Игроки

## Что можно нажать

confirm = Подтвердить
undo = Отменить
redo = Повторить
quit = Выйти
save = Сохранить
help = Справка
why-not = Почему нельзя?
choose = Выберите действие: введите его номер или название.

## Чей ход

your-turn = Ваш ход, { $player }
turn-of = Ходит { $player }
waiting = Ждём: { $player }
thinking = { $player } думает
all-choose = Все выбирают одновременно.

## Что отвечает дом

refused = Нельзя по правилу { $rule }: { $reason }
not-now = Сейчас нельзя. { $asked }
needs = Нужно: { $needed }, есть: { $there }.
undo-none = Отменять нечего: последнее действие открыло новую информацию.
unknown-action = Действия «{ $action }» нет. Выберите из списка.
not-a-number = Варианта { $number } нет. Выберите из списка.
reconstructed = реконструкция
reconstructed-note = Часть значений этой игры реконструирована и может отличаться от коробки.
hidden = скрыто
saved = Партия сохранена в { $file }.

## Конец

game-over = Игра окончена.
winner = Побеждает { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
winners = { $players } делят победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nobody-wins = Поражение.
rank = { $place }. { $player }: { $points }

## К чему ведёт действие

then-ends = Ваш ход на этом закончится.
then-over = Игра на этом закончится.
then-waits = Затем вы ждёте остальных.
then-asked = Следующее решение. { $asked }
advice-action = { $number }. { $action }
advice-wins = Шанс на победу: { $percent } %; очков в конце: { $points }
advice-change = По сравнению с остальными: { $change }
advice-same = По сравнению с остальными заметной разницы нет
advice-line = Вероятное продолжение: { $line }
advice-change-wins = { $change } % к шансу на победу
decimal-point = ,
advice-step = { $player }: { $actions }
