### Nippon na telefonie: zakładki i karta miejsca.

phone-tab-hire = Kadry
phone-tab-offer = Fabryki
phone-tab-mine = Moje
phone-tab-players = Gracze
phone-seats = PZ i pieniądze
phone-have = Masz
phone-rounds = Rundy
phone-lies = { $value }: { $city }
phone-locked = zablokowany
phone-have-only = masz { $number }
phone-not-above = nie wyższy niż { $value }
phone-another-region = inny region
