### Nippon: the few words that are printed on the drawn board.

chart-board = Nippon board
chart-action-science = Science
chart-action-production = Production
chart-action-investment = Invest
chart-action-factory = Factory
chart-action-mining = Mining
chart-action-ships = Ships
chart-action-machines = Machines
chart-action-trains = Trains
chart-action-markets = Local markets
chart-left = { $count } left
chart-period = Period { $roman }
chart-rank-1 = 1st
chart-rank-2 = 2nd
chart-rank-3 = 3rd
chart-rank-4 = 4th
chart-scored = scored
chart-next = scores next
chart-later = later
chart-once = once
chart-with-action = with action
