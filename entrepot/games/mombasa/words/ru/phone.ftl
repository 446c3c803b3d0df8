### Момбаса на телефоне: вкладки, панель под картой и карточка места.

phone-tab-market = Рынок
phone-tab-tracks = Треки
phone-tab-mine = Моё
phone-tab-players = Игроки
phone-seats = Итог, если бы игра закончилась сейчас, и деньги
phone-worth = £{ $number }, если бы игра закончилась сейчас
phone-cards = Ваши карты в игре
phone-you = у вас { $number }
phone-buy = Купить карту
phone-enter = Доступные регионы
phone-shares = Акции
