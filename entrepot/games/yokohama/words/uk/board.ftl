### Йокогама: кілька слів, надрукованих на намальованому полі.

chart-board = Поле «Йокогами»
chart-tab-port_a = Порт А
chart-tab-port_b = Порт B
chart-tab-laboratory_a = Лаб. А
chart-tab-laboratory_b = Лаб. B
chart-tab-church = Церква
chart-tab-customs = Митниця
chart-rank-1 = 1-ше
chart-rank-2 = 2-ге
chart-cross = прохід
chart-anywhere = будь-яка
chart-stays = залишити 1
chart-north = Пн
chart-where = 35°27′ пн. ш., 139°38′ сх. д.
