### Yokohama: kilka słów wydrukowanych na narysowanej planszy.

chart-board = Plansza Yokohamy
chart-tab-port_a = Port A
chart-tab-port_b = Port B
chart-tab-laboratory_a = Lab. A
chart-tab-laboratory_b = Lab. B
chart-tab-church = Kościół
chart-tab-customs = Urz. celny
chart-rank-1 = 1.
chart-rank-2 = 2.
chart-cross = przejście
chart-anywhere = dowolny
chart-stays = zostaw 1
chart-north = N
chart-where = 35°27′ N, 139°38′ E
