### Mombasa: nieliczne słowa wydrukowane na narysowanej mapie albo o niej mówiące.

chart-board = Mapa z czterema torami kompanii
chart-map = Mapa
chart-track = { $company }: tor kompanii
chart-corner = { $company }: udział jest wart £{ $value }
