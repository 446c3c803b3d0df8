### Nippon на телефоні: вкладки та картка місця.

phone-tab-hire = Найм
phone-tab-offer = Фабрики
phone-tab-mine = Моє
phone-tab-players = Гравці
phone-seats = Бали й гроші
phone-have = У вас є
phone-rounds = Раунди
phone-lies = { $value }: { $city }
phone-locked = заблокований
phone-have-only = у вас { $number }
phone-not-above = не вище за { $value }
phone-another-region = інший регіон
