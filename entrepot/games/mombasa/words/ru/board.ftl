### Mombasa: the few words that are printed on the drawn chart, or said of it.

chart-board = Карта с четырьмя треками компаний
chart-map = Карта
chart-track = { $company }: трек компании
chart-corner = { $company }: акция стоит £{ $value }
