### Момбаса на телефоні: вкладки, панель під мапою та картка місця.

phone-tab-market = Ринок
phone-tab-tracks = Треки
phone-tab-mine = Моє
phone-tab-players = Гравці
phone-seats = Підсумок, якби гра закінчилася зараз, і гроші
phone-worth = £{ $number }, якби гра закінчилася зараз
phone-cards = Ваші карти в грі
phone-you = у вас { $number }
phone-buy = Купити карту
phone-enter = Доступні регіони
phone-shares = Акції
