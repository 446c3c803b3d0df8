### Разбор законченной партии и то, что можно попробовать с любого её момента.

analysis-title = { $game }: разбор партии
analysis-back = К столу
analysis-running = Заново смотрим каждое действие. Страницу можно закрыть и вернуться позже.
analysis-progress = { $done } из { $of }
analysis-lead = На что мог рассчитывать каждый после любого действия. Оцениваем по тому, что видел игрок, чей был ход.
analysis-chances = Шанс на победу в % по ходу партии
analysis-points = Ожидаемый итоговый счёт по ходу партии
analysis-rows = { $player }: из чего складывается ожидаемый счёт
analysis-whose = Чей счёт
analysis-numbers = В цифрах
analysis-moves = Действий
analysis-players = Что можно было сделать лучше
analysis-luck = Везение: { $luck } %
analysis-luck-means = Везение — насколько шанс на победу вырос или упал из-за того, что открывалось по ходу игры.
analysis-none = Ничего заметно лучше не нашлось.
analysis-after = После действия { $move }
analysis-done = Сыграно
analysis-better = Лучше
analysis-difference = Разница

study-here = Попробовать отсюда
study-any = Попробовать с любого момента
study-moment = Сделано действий (от 0 до { $last })
study-seat = Игрок
study-level = Против каких ботов
study-fork = Играть отсюда
study-player = Бот этого игрока
study-level-of = { $player }: бот
study-others = Боты остальных
study-playout = Доиграть { $games ->
    [one] { $games } раз
    [few] { $games } раза
   *[other] { $games } раз
}
study-result = После действия { $move } доиграно: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
study-wins = Победы
study-share = Доля побед
study-between = { $share } % ({ $low }–{ $high } %)
study-points = Счёт в среднем
