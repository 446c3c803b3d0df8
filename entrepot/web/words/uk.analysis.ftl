### Розбір завершеної партії й те, що можна спробувати з будь-якого її моменту.

analysis-title = { $game }: розбір партії
analysis-back = До столу
analysis-running = Переглядаємо кожну дію заново. Сторінку можна закрити й повернутися згодом.
analysis-progress = { $done } з { $of }
analysis-lead = На що міг розраховувати кожен після будь-якої дії. Оцінюємо за тим, що бачив гравець, чий був хід.
analysis-chances = Шанс на перемогу у % упродовж партії
analysis-points = Очікуваний підсумковий рахунок упродовж партії
analysis-rows = { $player }: із чого складається очікуваний рахунок
analysis-whose = Чий рахунок
analysis-numbers = У цифрах
analysis-moves = Дій
analysis-players = Що можна було зробити краще
analysis-luck = Везіння: { $luck } %
analysis-luck-means = Везіння — наскільки шанс на перемогу зріс чи впав через те, що відкривалося під час гри.
analysis-none = Нічого помітно кращого не знайдено.
analysis-after = Після дії { $move }
analysis-done = Зіграно
analysis-better = Краще
analysis-difference = Різниця

study-here = Спробувати звідси
study-any = Спробувати з будь-якого моменту
study-moment = Зроблено дій (від 0 до { $last })
study-seat = Гравець
study-level = Проти яких ботів
study-fork = Грати звідси
study-player = Бот цього гравця
study-level-of = { $player }: бот
study-others = Боти решти
study-playout = Дограти { $games ->
    [one] { $games } раз
    [few] { $games } рази
   *[other] { $games } разів
}
study-result = Після дії { $move } дограно: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
study-wins = Перемоги
study-share = Частка перемог
study-between = { $share } % ({ $low }–{ $high } %)
study-points = Рахунок у середньому
