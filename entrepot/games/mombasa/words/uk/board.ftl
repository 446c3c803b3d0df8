### Mombasa: the few words that are printed on the drawn chart, or said of it.

chart-board = Мапа з чотирма треками компаній
chart-map = Мапа
chart-track = { $company }: трек компанії
chart-corner = { $company }: акція коштує £{ $value }
