### Nippon: nieliczne słowa wydrukowane na narysowanej planszy.

chart-board = Plansza Nipponu
chart-action-science = Nauka
chart-action-production = Produkcja
chart-action-investment = Inwestycje
chart-action-factory = Fabryka
chart-action-mining = Wydobycie
chart-action-ships = Statki
chart-action-machines = Maszyny
chart-action-trains = Pociągi
chart-action-markets = Rynki lokalne
chart-left = jeszcze { $count }
chart-period = Okres { $roman }
chart-rank-1 = 1.
chart-rank-2 = 2.
chart-rank-3 = 3.
chart-rank-4 = 4.
chart-scored = policzony
chart-next = następny
chart-later = później
chart-once = od razu
chart-with-action = przy akcji
