### Иокогама: немногие слова, напечатанные на нарисованном поле.

chart-board = Поле «Иокогамы»
chart-tab-port_a = Порт А
chart-tab-port_b = Порт В
chart-tab-laboratory_a = Лаб. А
chart-tab-laboratory_b = Лаб. В
chart-tab-church = Церковь
chart-tab-customs = Таможня
chart-rank-1 = 1-е
chart-rank-2 = 2-е
chart-cross = проход
chart-anywhere = любая
chart-stays = оставить 1
chart-north = С
chart-where = 35°27′ с. ш., 139°38′ в. д.
