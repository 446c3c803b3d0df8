### Mombasa on a phone: its tabs, the panel under the chart, and the sheet of a place.

phone-tab-market = Market
phone-tab-tracks = Tracks
phone-tab-mine = Mine
phone-tab-players = Players
phone-seats = Worth if the game ended now, and money
phone-worth = £{ $number } if the game ended now
phone-cards = Your cards in play
phone-you = you { $number }
phone-buy = Buy a card
phone-enter = Regions within reach
phone-shares = Shares
