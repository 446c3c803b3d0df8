"""The catalogue: every verb of Yokohama with its nouns, in the order of the ledger's decision points."""

from entrepot.engine.language.catalogue import Catalogue

AREAS = (
    "copper_mine_1", "copper_mine_2", "silk_factory_1", "silk_factory_2",
    "tea_plantation_1", "tea_plantation_2", "fishing_ground_1", "fishing_ground_2",
    "bank", "employment_agency", "church", "customs_house",
    "port_a", "port_b", "laboratory_a", "laboratory_b", "chinatown", "canal",
)  # fmt: skip
GOODS = ("copper", "silk", "tea", "fish")
PIECES = ("assistant", "shop", "trading_house")
COUNTRIES = ("britain", "usa", "france", "germany", "netherlands")
ORDERS = tuple(f"order_{n}" for n in range(1, 37))
SLOTS = tuple(f"{board}{n}" for board in "ab" for n in range(1, 7))
SPACES = tuple(str(n) for n in range(1, 9))
TECHNOLOGIES = (
    "stagecoach", "university", "ball", "postal_system", "language_school", "patent_system", "winery", "gaslight",
    "system_of_stock", "letterpress_printing", "mining_technology", "electrical_light", "brickyard", "station",
    "spinning_mill", "exposition", "newspaper", "tram", "telephone", "telegram",
)  # fmt: skip
REWARD_TOKENS = (*COUNTRIES, "free_agent")

CATALOGUE = Catalogue(
    keep=ORDERS,  # the starting order (secret)
    agent=AREAS,  # extra actions: an agent acts in an area,
    order=ORDERS,  # an order in hand is completed,
    achieve=("a", "b", "c"),  # an achievement is completed
    university=(),
    spinning_mill=(),
    done=(),  # leave phase A or C
    place=AREAS,  # step 1: one assistant
    place_two=AREAS,  # step 1, option B
    stop=(),  # no more of what is asked; in a walk: stop here
    put=AREAS,  # step 2: the president from hand,
    step=AREAS,  # one step of a walk,
    tram=AREAS,
    station=(),  # the Station move
    recall=(),
    take_back=AREAS,  # one assistant from an area to hand
    act=("president", "agent"),  # step 3 with a marked area: where
    take=SLOTS,  # Port: an order
    learn=SLOTS,  # Laboratory: a technology
    imports=tuple(str(n) for n in range(10)),  # so many imports of a price, the rest in yen
    station_at=AREAS,  # where the Station token goes
    hire=PIECES,  # a piece from the warehouse to hand
    sell=GOODS,
    buy=(*GOODS, "import"),
    church=SPACES,
    customs=SPACES,
    assistant=("area", "hand"),  # which assistant goes to the Church or Customs board
    spend=(*GOODS, "import", "yen"),  # for 1 faith
    token=(),  # step 4: take the 5-power token
    shop=SPACES[:4],  # step 5
    trading_house=(),
    leave=(),  # step 6 with Telephone: one assistant stays
    gain=GOODS,  # an any-good icon
    lift=(*AREAS, "hand"),  # an assistant-move icon: this assistant
    drop=AREAS,  # goes there
    reward=REWARD_TOKENS,
    go_on=(),  # nothing before this step
    secret=("keep",),
)
