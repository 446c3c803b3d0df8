### Mombasa na telefonie: zakładki, panel pod mapą i karta miejsca.

phone-tab-market = Rynek
phone-tab-tracks = Tory
phone-tab-mine = Moje
phone-tab-players = Gracze
phone-seats = Wynik, gdyby gra skończyła się teraz, i pieniądze
phone-worth = £{ $number }, gdyby gra skończyła się teraz
phone-cards = Twoje karty w grze
phone-you = masz { $number }
phone-buy = Kup kartę
phone-enter = Regiony w zasięgu
phone-shares = Udziały
