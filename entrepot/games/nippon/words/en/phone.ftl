### Nippon on a phone: its tabs, and the sheet of a place.

phone-tab-hire = Hire
phone-tab-offer = Offer
phone-tab-mine = Mine
phone-tab-players = Players
phone-seats = Scores and money
phone-have = You have
phone-rounds = Rounds
phone-lies = { $value } is in { $city }
phone-locked = locked
phone-have-only = you have { $number }
phone-not-above = not above { $value }
phone-another-region = another region
