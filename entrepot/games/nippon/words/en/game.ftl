### Nippon: its names. Attributes are cases; `at`, `to` and `from` carry their preposition.

title = Nippon: Zaibatsu

## Players

player-green = Green
player-pink = Pink
player-purple = Purple
player-orange = Orange
automa = Automa
foreign = foreign companies

## Colours: workers, experts, departments

colour-white = white
colour-blue = blue
colour-grey = grey
colour-yellow = yellow
colour-red = red
colour-black = black
worker-white = white worker
    .acc = a white worker
worker-blue = blue worker
    .acc = a blue worker
worker-grey = grey worker
    .acc = a grey worker
worker-yellow = yellow worker
    .acc = a yellow worker
worker-red = red worker
    .acc = a red worker
worker-black = black worker
    .acc = a black worker
expert-white = white expert
    .acc = the white expert
expert-blue = blue expert
    .acc = the blue expert
expert-grey = grey expert
    .acc = the grey expert
expert-yellow = yellow expert
    .acc = the yellow expert
expert-red = red expert
    .acc = the red expert
expert-black = black expert
    .acc = the black expert
department-white = white department
department-blue = blue department
department-grey = grey department
department-yellow = yellow department
department-red = red department
department-black = black department
office-white = Research
office-blue = Finance
office-grey = Transport
office-yellow = Foreign affairs
office-red = Prospecting
office-black = Mining

## Goods and factories

type-cotton = cotton
type-paper = paper
type-bento = bento
type-lenses = lenses
type-lamps = lamps
type-clocks = clocks
factory-cotton = cotton factory { $number }
factory-paper = paper factory { $number }
factory-bento = bento factory { $number }
factory-lenses = lens factory { $number }
factory-lamps = lamp factory { $number }
factory-clocks = clock factory { $number }
factory-old = old factory

## Resources, money and other amounts

kind-coal = coal
kind-silk = silk
kind-iron = iron
kind-money = money
kind-vp = VP
kind-goods = goods
amount-coal = { $number } coal
amount-silk = { $number } silk
amount-iron = { $number } iron
amount-money = ¥{ $number }
amount-vp = { $number } VP
amount-goods = { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
amount-science = { $number ->
    [one] { $number } science step
   *[other] { $number } science steps
}
amount-mining = { $number ->
    [one] { $number } mining step
   *[other] { $number } mining steps
}
amount-finance = { $number ->
    [one] { $number } finance step
   *[other] { $number } finance steps
}
steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
track-science = science
track-mining = mining
track-finance = finance

## Actions and pieces

action-science = Science
action-production = Production
action-investment = Investment and contracts
action-factory = Factory
action-mining = Mining
action-ships = Ships
action-machines = Machines
action-trains = Trains
action-markets = Local markets
piece-ship = ship
    .acc = a ship
piece-machine = machine
    .acc = a machine
piece-train = train
    .acc = a train
first-ability = the factory’s ability
first-tile = the starting tile
gain-region = the region’s bonus
gain-vp = VP
research-science = science
    .at = on science
research-mining = mining
    .at = on mining
research-both = both tracks
    .at = on both tracks, 1 step each
reward-vp = VP
reward-iron = iron
reward-silk = silk
reward-science = science steps
reward-mining = mining steps
reward-finance = finance steps

## Places

region-kyushu = Kyūshū
    .at = in Kyūshū
region-kansai = Kansai
    .at = in Kansai
region-tokaido = Tōkaidō
    .at = in Tōkaidō
region-north = the North
    .at = in the North
city-nagasaki = Nagasaki
city-fukuoka = Fukuoka
city-kyoto = Kyoto
city-osaka = Osaka
city-nagoya = Nagoya
city-tokyo = Tokyo
city-sendai = Sendai
city-sapporo = Sapporo
side-n = north
side-e = east
side-s = south
side-w = west
cell-nagasaki_n = { city-nagasaki } { side-n }
cell-nagasaki_e = { city-nagasaki } { side-e }
cell-nagasaki_s = { city-nagasaki } { side-s }
cell-nagasaki_w = { city-nagasaki } { side-w }
cell-fukuoka_n = { city-fukuoka } { side-n }
cell-fukuoka_e = { city-fukuoka } { side-e }
cell-fukuoka_s = { city-fukuoka } { side-s }
cell-fukuoka_w = { city-fukuoka } { side-w }
cell-kyoto_n = { city-kyoto } { side-n }
cell-kyoto_e = { city-kyoto } { side-e }
cell-kyoto_s = { city-kyoto } { side-s }
cell-kyoto_w = { city-kyoto } { side-w }
cell-osaka_n = { city-osaka } { side-n }
cell-osaka_e = { city-osaka } { side-e }
cell-osaka_s = { city-osaka } { side-s }
cell-osaka_w = { city-osaka } { side-w }
cell-nagoya_n = { city-nagoya } { side-n }
cell-nagoya_e = { city-nagoya } { side-e }
cell-nagoya_s = { city-nagoya } { side-s }
cell-nagoya_w = { city-nagoya } { side-w }
cell-tokyo_n = { city-tokyo } { side-n }
cell-tokyo_e = { city-tokyo } { side-e }
cell-tokyo_s = { city-tokyo } { side-s }
cell-tokyo_w = { city-tokyo } { side-w }
cell-sendai_n = { city-sendai } { side-n }
cell-sendai_e = { city-sendai } { side-e }
cell-sendai_s = { city-sendai } { side-s }
cell-sendai_w = { city-sendai } { side-w }
cell-sapporo_n = { city-sapporo } { side-n }
cell-sapporo_e = { city-sapporo } { side-e }
cell-sapporo_s = { city-sapporo } { side-s }
cell-sapporo_w = { city-sapporo } { side-w }
station-kyushu = Kyūshū, train cell { $number }
    .at = in Kyūshū, cell { $number }
station-kansai = Kansai, train cell { $number }
    .at = in Kansai, cell { $number }
station-tokaido = Tōkaidō, train cell { $number }
    .at = in Tōkaidō, cell { $number }
station-north = the North, train cell { $number }
    .at = in the North, cell { $number }
destination-berlin = Berlin
    .to = to Berlin
    .at = in Berlin
destination-san_francisco = San Francisco
    .to = to San Francisco
    .at = in San Francisco
destination-new_york = New York
    .to = to New York
    .at = in New York
destination-washington = Washington
    .to = to Washington
    .at = in Washington
destination-london = London
    .to = to London
    .at = in London
destination-paris = Paris
    .to = to Paris
    .at = in Paris
hiring_cell = hiring cell { $number }
    .to = into hiring cell { $number }
    .from = from hiring cell { $number }
slot = factory cell { $number }
    .at = in factory cell { $number }
    .to = to factory cell { $number }
    .from = from factory cell { $number }
machine-left = factory cell { $number }, left
    .to = to factory cell { $number }, left
machine-right = factory cell { $number }, right
    .to = to factory cell { $number }, right
