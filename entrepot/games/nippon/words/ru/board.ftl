### Nippon: немногие слова, напечатанные на нарисованном поле.

chart-board = Поле «Ниппона»
chart-action-science = Наука
chart-action-production = Производство
chart-action-investment = Инвестиции
chart-action-factory = Фабрика
chart-action-mining = Добыча
chart-action-ships = Корабли
chart-action-machines = Машины
chart-action-trains = Поезда
chart-action-markets = Местные рынки
chart-left = ещё { $count }
chart-period = Период { $roman }
chart-rank-1 = 1-е
chart-rank-2 = 2-е
chart-rank-3 = 3-е
chart-rank-4 = 4-е
chart-scored = подсчитан
chart-next = на очереди
chart-later = позже
chart-once = сразу
chart-with-action = при действии
