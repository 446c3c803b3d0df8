### Слова термінала.

needs-terminal = Для гри потрібен термінал із клавіатурою та екраном; запустіть цю команду в ньому.
welcome = { $game }: ваш гравець — { $player }. Введіть h, щоб побачити довідку.
commitment = Карти роздано; відбиток роздачі: { $commitment }.
secret = Секрет роздачі: { $secret } (у шістнадцятковому записі).
proof = SHA-256 від тексту «entrepot commitment:» разом із секретом дає відбиток, показаний на початку: карти не підтасовано.
carried = Ходи з 1-го по { $last }-й зроблено за іншими правилами; партія триває з цього місця, і скасувати їх не можна.
arranged = Позицію задано вручну; те, що було до неї, скасувати не можна.
bot-replaced = Бот гравця { $player } не впорався: { $reason } Далі за це місце грає { $bot }.
no-change = На столі нічого не змінюється.
reveal-ahead = Далі відкриється щось нове.
undone = Скасовано: { $action }
redo-none = Немає чого повторювати; спершу скасуйте дію.
save-how = Укажіть файл для збереження, наприклад: s game.json
save-failed = Партію не збережено: { $reason }
ask-save = Файл для збереження партії (Enter — вийти без збереження):
tie = { $player } і { $rival } мають порівну балів; { $player } вище за правилом { $rule }.

help-number = 3 — виконати дію під номером 3
help-preview = ? 3 — побачити, що змінить дія під номером 3
help-name = { $action } — виконати дію за назвою або дізнатися, яке правило її забороняє
help-hint = a — запитати поради: три найкращі дії та чому вони найкращі
help-view = v — показати весь стіл
help-log = l — показати останні ходи
help-undo = u — скасувати свою останню дію, доки не відкрито нічого нового
help-redo = r — повторити її
help-save = s ФАЙЛ — зберегти партію
help-help = h — ця довідка
help-quit = q — вийти з партії

advice-action = { $number }. { $action }
advice-wins = Шанс на перемогу: { $percent } %; очок наприкінці: { $points }
advice-change = Порівняно з іншими: { $change }
advice-same = Порівняно з іншими помітної різниці немає
advice-line = Імовірне продовження: { $line }
advice-change-wins = { $change } % до шансу на перемогу
decimal-point = ,
advice-step = { $player }: { $actions }

analysis-progress = Дія { $done } з { $of }
analysis-chances = Шанс на перемогу у % після стількох дій:
analysis-player = { $player }: везіння { $luck } %
analysis-decision = Після дії { $move }: { $action }. Краще: { $better }
analysis-change = Різниця: { $change }
