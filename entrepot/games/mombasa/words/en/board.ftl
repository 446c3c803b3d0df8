### Mombasa: the few words that are printed on the drawn chart, or said of it.

chart-board = Board with four company tracks
chart-map = Map
chart-track = { $company }: company track
chart-corner = { $company }: a share is worth £{ $value }
