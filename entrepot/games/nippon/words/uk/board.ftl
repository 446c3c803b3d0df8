### Nippon: нечисленні слова, надруковані на намальованому полі.

chart-board = Поле гри Nippon
chart-action-science = Наука
chart-action-production = Виробництво
chart-action-investment = Інвестиції
chart-action-factory = Фабрика
chart-action-mining = Видобуток
chart-action-ships = Кораблі
chart-action-machines = Машини
chart-action-trains = Потяги
chart-action-markets = Місцеві ринки
chart-left = ще { $count }
chart-period = Період { $roman }
chart-rank-1 = 1-ше
chart-rank-2 = 2-ге
chart-rank-3 = 3-тє
chart-rank-4 = 4-те
chart-scored = підраховано
chart-next = на черзі
chart-later = згодом
chart-once = одразу
chart-with-action = під час дії
