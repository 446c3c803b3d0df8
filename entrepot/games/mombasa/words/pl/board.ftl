### Mombasa: the few words that are printed on the drawn chart, or said of it.

chart-board = Mapa z czterema torami kompanii
chart-map = Mapa
chart-track = { $company }: tor kompanii
chart-corner = { $company }: udział jest wart £{ $value }
