### Yokohama: the few words that are printed on the drawn board.

chart-board = Yokohama board
chart-tab-port_a = Port A
chart-tab-port_b = Port B
chart-tab-laboratory_a = Lab A
chart-tab-laboratory_b = Lab B
chart-tab-church = Church
chart-tab-customs = Customs
chart-rank-1 = 1st
chart-rank-2 = 2nd
chart-cross = to cross
chart-anywhere = any
chart-stays = keep 1
chart-north = N
chart-where = 35°27′ N, 139°38′ E
