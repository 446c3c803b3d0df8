"""What Mombasa's component files must hold: names and counts are fixed by the box, values are free within reason."""

from entrepot.engine.language.components import Components

from ..actions import (
    BONUS_TILES,
    BOOK_LETTERS,
    BOOK_SPACES,
    COLUMNS,
    COMPANIES,
    DECK,
    FACES,
    GOODS,
    MAJORITIES,
    OWN,
    SHELF,
    START_TILES,
)
from .check_map import check_map
from .checks import Words, different, pairs, rising

KINDS = (*GOODS, "expansion", "bookkeeper", "merchant", "share")  # of cards
NEEDS = (*GOODS, "any", "expansion", "person")
GIFTS = ("money", "diamonds", "bp", "posts", "total")  # of a book: one of them
PARTS = ("steps", "money", "diamonds", "bp", "posts")  # of a tier
ROWS = ("upper", "lower")
COLUMN_NAMES = ("column_1", "column_2", "column_3")
# What the bonuses of a track are about, with the keys of either; the first four are permanent, the others are spaces.
EFFECTS: dict[str, Words] = {
    "expansion": ("points",), "cotton": ("price", "value"), "banana": ("price",), "markers": ("markers",),
    "bp_diamonds": ("cost",), "buy": ("diamonds", "price"), "discard": ("extra", "good"), "steps": ("tracks", "cost"),
}  # fmt: skip
PERMANENT = 4
TILE_KEYS = {"good": ("value",), "bookkeeper": ("bp",), "merchant": ("diamonds", "each"), "expansion": ("points",)}
BOOKS_EACH, BOOK_ROW, ROUNDS, SEATS, ALL_MARKERS = 24, 4, 7, 4, 5  # bonus markers of each colour
COLUMN_SPACES, BOTTOM_COINS, ALL_COINS, ROUND_MONEY = 5, 2, 15, {2: 6, 3: 9, 4: 12}
ALL_SHARES, BP_AND_DIAMONDS = 10, 3  # of a company, on cards and on its track; what C1 splits
MOST_SPACES, MOST = 40, 99  # of a track; for a single printed number
MOST_VALUE = {**dict.fromkeys(GOODS, 4), "expansion": 3, "bookkeeper": 9}


def check(c: Components) -> None:
    """Raise ComponentError, naming file and line, at the first thing that cannot be played with."""
    _board(c)
    _cards(c)
    _books(c)
    _tracks(c)
    _bases(c)
    check_map(c)
    _spaces(c)
    _start(c)
    _rulings(c)


def _board(c: Components) -> None:
    c.keys("board", "", ("diamond", "bookkeeping", "crossed", "rounds", "start", "merchants"))
    keys = ("spaces", "slot", "value_spaces", "values", "end_money")
    for track, least, most in (("diamond", 1, MOST_SPACES), ("bookkeeping", len(SHELF), len(SHELF))):
        c.keys("board", track, keys)
        end = c.integer("board", f"{track}.spaces", least, most)
        c.integer("board", f"{track}.slot", 1, end)
        spaces = rising(c, "board", f"{track}.value_spaces", 1, end)
        values = rising(c, "board", f"{track}.values", 1, MOST)
        pairs(c, "board", f"{track}.values", len(values), len(spaces))
        _to_the_end(c, "board", f"{track}.value_spaces", spaces, end)
        c.integer("board", f"{track}.end_money", 0, MOST)
    c.keys("board", "crossed", ("spaces", "row"))
    rising(c, "board", "crossed.spaces", 1, len(SHELF))
    c.integer("board", "crossed.row", 1, len(SHELF))
    c.keys("board", "rounds", ("count", *(f"coins_{players}" for players in ROUND_MONEY)))
    c.integer("board", "rounds.count", ROUNDS, ROUNDS)
    for players, money in ROUND_MONEY.items():
        rounds = tuple(f"round {n}" for n in range(2, ROUNDS + 1))
        coins = sum(c.integers("board", f"rounds.coins_{players}", rounds, 0, len(ROWS)))
        if coins != money:
            c.fail("board", f"rounds.coins_{players}", f"has {coins} coins in all, needs {money}; change them")
    c.keys("board", "start", ("money", "markers"))
    c.integer("board", "start.money", 0, MOST)
    c.integers("board", "start.markers", tuple(f"{players} players" for players in ROUND_MONEY), 1, ALL_MARKERS)
    c.keys("board", "merchants", ("plain", "company", "mines_per_diamond"))
    for merchant in ("plain", "company"):
        c.keys("board", f"merchants.{merchant}", ("diamonds", "money"))
        for key in ("diamonds", "money"):
            c.integer("board", f"merchants.{merchant}.{key}", 0, MOST)
    c.integer("board", "merchants.mines_per_diamond", 1, MOST)


def _deck(c: Components) -> None:
    merchants: list[str] = []
    shares = dict.fromkeys(COMPANIES, 0)
    for path, name in zip(c.named("cards", "card", DECK, "cards"), DECK, strict=True):
        kind = c.choice("cards", f"{path}.kind", KINDS[-1:] if name[0] in "de" else KINDS[:-1])
        needed: Words = ("id", "kind", "crate") + (("value",) if kind in MOST_VALUE else ())
        needed += ("shares",) if kind == "share" else ()
        c.keys("cards", path, (*needed, "shares", *(("company",) if kind == "merchant" else ())), needed)
        _numbers(c, path, kind)
        given = c.at("cards", path)
        if kind == "merchant":
            company = c.choice("cards", f"{path}.company", COMPANIES) if "company" in given else "no company"
            if company in merchants:
                c.fail("cards", path, f"is a second merchant of {company}; have one of each company and of none")
            merchants.append(company)
        if "shares" in given:
            c.keys("cards", f"{path}.shares", COMPANIES, required=())
            of = [company for company in COMPANIES if company in given["shares"]]
            if len(of) != 1:
                c.fail("cards", f"{path}.shares", f"names {len(of)} companies, needs 1; name one")
            company = of[0]
            shares[company] += c.integer("cards", f"{path}.shares.{company}", 1, ALL_SHARES)
    for company in ("no company", *COMPANIES):
        if company not in merchants:
            c.fail("cards", "card", f"has no merchant of {company}; have one of each company and of none")
    for company, found in shares.items():
        if found != ALL_SHARES:
            c.fail("cards", "card", f"has {found} shares of {company} in all, needs {ALL_SHARES}; change them")


def _cards(c: Components) -> None:
    c.keys("cards", "", ("card", "own", "one_expansion", "display"))
    _deck(c)
    for path, name in zip(c.named("cards", "own", OWN, "cards"), OWN, strict=True):
        kind = "expansion" if name == "one_expansion" else name.split("_")[0]
        c.keys("cards", path, ("id", "kind", "value") if name == "one_expansion" else ("id", "kind", "value", "crate"))
        c.choice("cards", f"{path}.kind", (kind,))
        _numbers(c, path, kind)
    first, second = (f"own[{OWN.index(name) + 1}]" for name in ("expansion_2a", "expansion_2b"))
    for key in ("value", "crate"):
        same = c.at("cards", f"{first}.{key}")
        c.integer("cards", f"{second}.{key}", same, same)  # nobody can tell the two apart
    c.keys("cards", "one_expansion", ("crates",))
    c.integers("cards", "one_expansion.crates", tuple(f"seat {n}" for n in range(1, SEATS + 1)), 0, MOST)
    c.keys("cards", "display", ("surcharges",))
    c.integers("cards", "display.surcharges", COLUMNS, 0, MOST)


def _numbers(c: Components, path: str, kind: str) -> None:
    """The value and crate of a card, where it has them."""
    given = c.at("cards", path)
    if "value" in given:
        c.integer("cards", f"{path}.value", 1, MOST_VALUE[kind])
    if "crate" in given:
        c.integer("cards", f"{path}.crate", 0, MOST)


def _books(c: Components) -> None:
    c.keys("books", "", ("book", "letter", "prices"))
    names = tuple(f"bk{letter.upper()}{n:02}" for letter in BOOK_LETTERS for n in range(1, BOOKS_EACH + 1))
    for path in c.named("books", "book", names, "books", ("needs", "gives")):
        _book(c, "books", path, NEEDS)
    found = set()
    for path, letter in zip(c.named("books", "letter", BOOK_LETTERS, "letters"), BOOK_LETTERS, strict=True):
        c.keys("books", path, ("id", "numbers", "rows"))
        spaces = tuple(name for name in BOOK_SPACES if name[0] == letter)
        numbers = c.integers("books", f"{path}.numbers", spaces, 2, ROUNDS)
        c.count("books", f"{path}.rows", len(spaces), "rows")
        rows = [c.choice("books", entry, ROWS) for entry in c.each("books", f"{path}.rows")]
        for place, coin in enumerate(zip(numbers, rows, strict=True), 1):
            if coin in found:
                remedy = f"have each from 2 to {ROUNDS} once in every row"
                c.fail("books", f"{path}.numbers[{place}]", f"is a second {coin[0]} in the {coin[1]} row; {remedy}")
            found.add(coin)
    c.keys("books", "prices", (*BOOK_LETTERS, "turn_over"))
    for letter in BOOK_LETTERS:
        c.integer("books", f"prices.{letter}", 1, MOST)
    c.integer("books", "prices.turn_over", 0, MOST)


def _book(c: Components, file: str, path: str, kinds: Words) -> None:
    """The one or two requirements and the one reward of a book."""
    needs, gives = f"{path}.needs", f"{path}.gives"
    c.keys(file, needs, kinds, required=())
    found = len(c.at(file, needs))
    if found not in (1, 2):
        c.fail(file, needs, f"has {found} requirements, needs 1 or 2 of {', '.join(kinds)}")
    for kind in c.at(file, needs):
        c.integer(file, f"{needs}.{kind}", 1, 1 if kind == "person" else MOST)
    c.keys(file, gives, GIFTS, required=())
    found = len(c.at(file, gives))
    if found != 1:
        c.fail(file, gives, f"has {found} rewards, needs 1 of {', '.join(GIFTS)}")
    for kind in c.at(file, gives):
        if kind != "total":
            c.integer(file, f"{gives}.{kind}", 1, MOST)
        elif (good := c.choice(file, f"{gives}.total", GOODS)) not in c.at(file, needs):
            c.fail(file, f"{gives}.total", f"is {good}, which the book does not need; add it to its needs")


def _tracks(c: Components) -> None:
    c.keys("tracks", "", ("face", "track", "bonus", "first_game"))
    c.keys("tracks", "track", ("spaces",))
    end = c.integer("tracks", "track.spaces", ALL_SHARES, MOST_SPACES)
    keys = ("shares", "fields", "field_money", "pay_after", "pay_money", "effect", "first", "second")
    effects: list[str] = []
    for path, name in zip(c.named("tracks", "face", FACES, "faces", keys), FACES, strict=True):
        shares = rising(c, "tracks", f"{path}.shares", 1, end)
        c.count("tracks", f"{path}.shares", ALL_SHARES, "share symbols")
        _to_the_end(c, "tracks", f"{path}.shares", shares, end)
        rising(c, "tracks", f"{path}.fields", 1, end)
        c.count("tracks", f"{path}.fields", 2, "special fields")
        c.integers("tracks", f"{path}.field_money", ("first", "second"), 1, 2)
        sections = len(rising(c, "tracks", f"{path}.pay_after", 1, end - 1))
        if sections not in (1, 2):
            c.fail("tracks", f"{path}.pay_after", f"has {sections} pay sections, needs 1 or 2; change them")
        tolls = [c.integer("tracks", entry, 1, MOST) for entry in c.each("tracks", f"{path}.pay_money")]
        pairs(c, "tracks", f"{path}.pay_money", len(tolls), sections)
        among = tuple(EFFECTS)[:PERMANENT] if name[0] in "ab" else tuple(EFFECTS)[PERMANENT:]
        effect = c.choice("tracks", f"{path}.effect", among)
        if effect in effects:
            c.fail("tracks", f"{path}.effect", f"is {effect}, as that of another face is; give every face its own")
        effects.append(effect)
        for level in ("first", "second"):
            _bonus(c, f"{path}.{level}", effect)
    c.keys("tracks", "bonus", ("bp_diamonds", "steps"))
    c.integer("tracks", "bonus.bp_diamonds", BP_AND_DIAMONDS, BP_AND_DIAMONDS)
    c.integer("tracks", "bonus.steps", 1, end)
    c.keys("tracks", "first_game", COMPANIES)
    letters: list[str] = []
    for company in COMPANIES:
        letters.append(c.choice("tracks", f"first_game.{company}", FACES)[0])
        if letters.count(letters[-1]) > 1:
            c.fail("tracks", f"first_game.{company}", "is a side of a track already laid; take another")


def _bonus(c: Components, path: str, effect: str) -> None:
    """One of the two bonuses of a face."""
    keys: Words = EFFECTS[effect]
    if effect == "cotton":  # a lower price first, then higher values
        keys = keys[:1] if path.endswith("first") else keys[1:]
    c.keys("tracks", path, keys, keys[:1] if effect == "discard" else keys)
    markers = ALL_MARKERS - max(c["board"]["start"]["markers"])
    least, most = {"tracks": 1, "markers": 1}, {"tracks": len(COMPANIES) - 1, "markers": markers}
    for key in c.at("tracks", path):
        if key == "good":
            c.choice("tracks", f"{path}.good", GOODS)
        else:
            c.integer("tracks", f"{path}.{key}", least.get(key, 0), most.get(key, MOST))


def _bases(c: Components) -> None:
    c.keys("bases", "", ("base",))
    c.count("bases", "base", len(COMPANIES), "bases")
    for path, company in zip(c.each("bases", "base"), COMPANIES, strict=True):
        c.keys("bases", path, ("company", *COLUMN_NAMES))
        c.choice("bases", f"{path}.company", (company,))
        coins = 0
        for name in COLUMN_NAMES:
            spaces = tuple(f"space {n}" for n in range(1, COLUMN_SPACES + 1))
            coins += sum(c.integers("bases", f"{path}.{name}", spaces, 0, BOTTOM_COINS))
            c.integer("bases", f"{path}.{name}[{COLUMN_SPACES}]", BOTTOM_COINS, BOTTOM_COINS)
        if coins != ALL_COINS:
            c.fail("bases", path, f"has {coins} coins in all, needs {ALL_COINS}; change its columns")


def _spaces(c: Components) -> None:
    c.keys("spaces", "", ("space", "majority", "tile"))
    plain: dict[str, Words] = {"first": ("bp",), "buy": (), "sell": ("extra",)}
    for path, name in zip(c.named("spaces", "space", tuple(plain), "spaces"), plain, strict=True):
        c.keys("spaces", path, ("id", "cost", *plain[name]))
        for key in ("cost", *plain[name]):
            c.integer("spaces", f"{path}.{key}", 0, MOST)
    tiers = ("tier_1", "tier_2", "tier_3")
    companies: list[str] = []
    for path in c.named("spaces", "majority", MAJORITIES, "spaces", ("company", "from", *tiers)):
        companies.append(c.choice("spaces", f"{path}.company", COMPANIES))
        if companies.count(companies[-1]) > 1:
            c.fail("spaces", f"{path}.company", f"is {companies[-1]}, as another is; give every space its own")
        rising(c, "spaces", f"{path}.from", 1, MOST)
        c.count("spaces", f"{path}.from", len(tiers), "tiers")
        c.integer("spaces", f"{path}.from[1]", 1, 1)
        for tier in tiers:
            c.keys("spaces", f"{path}.{tier}", PARTS, required=("steps",))
            for part in c.at("spaces", f"{path}.{tier}"):
                c.integer("spaces", f"{path}.{tier}.{part}", 1, MOST)
    for path, name in zip(c.named("spaces", "tile", BONUS_TILES, "tiles"), BONUS_TILES, strict=True):
        c.keys("spaces", path, ("id", "cost", *TILE_KEYS[name]))
        c.integer("spaces", f"{path}.cost", 1, 2)
        for key in TILE_KEYS[name]:
            c.integer("spaces", f"{path}.{key}", 1, MOST)


def _start(c: Components) -> None:
    c.keys("start", "", ("tile", "first_game"))
    free = min(face["pay_after"][0] for face in c["tracks"]["face"])  # nobody pays a pay section in the set-up
    end = c["board"]["diamond"]["spaces"]
    cards = tuple(name for name in OWN if name != "expansion_2b")
    for path in c.named("start", "tile", START_TILES, "tiles", ("cards", "needs", "gives", "steps")):
        different(c, "start", f"{path}.cards", cards)
        c.count("start", f"{path}.cards", 3, "cards")
        _book(c, "start", path, NEEDS[:-1])  # no person: the starting book cannot be skipped
        c.keys("start", f"{path}.steps", (*COMPANIES, "diamonds"), required=())
        steps = c.at("start", f"{path}.steps")
        if len(steps) not in (1, 2):
            c.fail("start", f"{path}.steps", f"names {len(steps)} tracks, needs 1 or 2; change them")
        for track in steps:
            c.integer("start", f"{path}.steps.{track}", 1, end if track == "diamonds" else free)
    c.keys("start", "first_game", ("tiles",))
    different(c, "start", "first_game.tiles", START_TILES)
    c.count("start", "first_game.tiles", SEATS, "tiles")


def _rulings(c: Components) -> None:
    c.keys("rulings", "", ("switches",))
    c.keys("rulings", "switches", ("starting_book_turns", "used_merchants_count", "bonus_from"))
    c.truth("rulings", "switches.starting_book_turns")
    c.truth("rulings", "switches.used_merchants_count")
    c.choice("rulings", "switches.bonus_from", ("turn", "round"))


def _to_the_end(c: Components, file: str, path: str, spaces: list[int], end: int) -> None:
    if not spaces or spaces[-1] != end:
        last = spaces[-1] if spaces else 0
        c.fail(file, path, f"ends on space {last}, needs to end on {end}, the end of the track")
