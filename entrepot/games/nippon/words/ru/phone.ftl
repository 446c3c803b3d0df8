### Nippon на телефоне: вкладки и карточка места.

phone-tab-hire = Наём
phone-tab-offer = Фабрики
phone-tab-mine = Моё
phone-tab-players = Игроки
phone-seats = ПО и деньги
phone-have = У вас есть
phone-rounds = Раунды
phone-lies = { $value }: { $city }
phone-locked = закрыт
phone-have-only = у вас { $number }
phone-not-above = не выше { $value }
phone-another-region = другой регион
