"""Mombasa's component files: the shipped ones are whole, and each kind of broken one is refused with file and line."""

from collections import Counter

import pytest

import entrepot.games.mombasa.box.tables as t
from entrepot.engine.language.components import Components
from entrepot.games.mombasa import actions
from entrepot.games.mombasa.box.check import EFFECTS, KINDS, NEEDS, PARTS, check

FOLDER = t.FOLDER

# Every card: kind, value or company of a merchant, crate, shares.
CARDS = """
a01 coffee 2, crate 3, 1 cape_town | a02 banana 2, crate 3, 1 saint_louis | a03 cotton 2, crate 3, 1 cairo
a04 coffee 3, crate 3 | a05 banana 3, crate 3 | a06 cotton 3, crate 3
a07 expansion 2, crate 3, 1 mombasa | a08 bookkeeper 2, crate 2 | a09 merchant plain, crate 1
b01 merchant mombasa, crate 3 | b02 merchant cape_town, crate 3 | b03 merchant saint_louis, crate 3
b04 merchant cairo, crate 3 | b05 coffee 3, crate 4, 1 mombasa | b06 banana 3, crate 4, 1 cairo
b07 cotton 3, crate 4, 1 cape_town | b08 coffee 4, crate 5 | b09 banana 4, crate 5
b10 cotton 4, crate 5 | b11 expansion 2, crate 3, 1 cape_town | b12 expansion 2, crate 3, 1 saint_louis
b13 expansion 2, crate 3, 1 cairo | b14 bookkeeper 3, crate 3 | b15 bookkeeper 2, crate 3, 1 mombasa
b16 bookkeeper 2, crate 3, 1 saint_louis | c01 coffee 4, crate 6, 1 saint_louis | c02 banana 4, crate 6, 1 mombasa
c03 cotton 4, crate 6, 1 cape_town | c04 coffee 4, crate 5 | c05 banana 4, crate 5
c06 cotton 4, crate 5 | c07 expansion 3, crate 5, 1 mombasa | c08 expansion 3, crate 5, 1 cape_town
c09 expansion 3, crate 5, 1 saint_louis | c10 expansion 3, crate 5, 1 cairo | c11 bookkeeper 3, crate 4, 1 cairo
d01 share, crate 4, 2 mombasa | d02 share, crate 4, 2 cape_town | d03 share, crate 4, 2 saint_louis
d04 share, crate 4, 2 cairo | e01 share, crate 6, 3 mombasa | e02 share, crate 6, 3 cape_town
e03 share, crate 6, 3 saint_louis | e04 share, crate 6, 3 cairo | coffee_1 coffee 1, crate 1
coffee_2 coffee 2, crate 2 | banana_1 banana 1, crate 1 | banana_2 banana 2, crate 2
cotton_1 cotton 1, crate 1 | cotton_2 cotton 2, crate 2 | expansion_2a expansion 2, crate 2
expansion_2b expansion 2, crate 2 | bookkeeper bookkeeper 2, crate 2 | one_expansion expansion 1, crate 0
"""

# The books of A, B and C: needs -> gives.
BOOKS = """
01: coffee 1 -> money 1 | coffee 3 -> money 3 | coffee 3 any 3 -> money 6
02: coffee 1 -> bp 1 | coffee 2 expansion 2 -> diamonds 2 | coffee 4 expansion 2 -> diamonds 3
03: coffee 2 -> money 2 | coffee 4 -> bp 3 | coffee 5 -> posts 2
04: coffee 2 -> diamonds 1 | coffee 1 person -> money 3 | coffee 3 person -> money 5
05: coffee 3 -> bp 2 | coffee 1 -> total coffee less 1 | coffee 2 banana 2 -> money 4
06: banana 1 -> money 1 | banana 3 -> money 3 | banana 3 any 3 -> money 6
07: banana 1 -> bp 1 | banana 2 expansion 2 -> diamonds 2 | banana 4 expansion 2 -> diamonds 3
08: banana 2 -> money 2 | banana 4 -> bp 3 | banana 5 -> posts 2
09: banana 2 -> diamonds 1 | banana 1 person -> money 3 | banana 3 person -> money 5
10: banana 3 -> bp 2 | banana 1 -> total banana less 1 | banana 2 cotton 2 -> money 4
11: cotton 1 -> money 1 | cotton 3 -> money 3 | cotton 3 any 3 -> money 6
12: cotton 1 -> bp 1 | cotton 2 expansion 2 -> diamonds 2 | cotton 4 expansion 2 -> diamonds 3
13: cotton 2 -> money 2 | cotton 4 -> bp 3 | cotton 5 -> posts 2
14: cotton 2 -> diamonds 1 | cotton 1 person -> money 3 | cotton 3 person -> money 5
15: cotton 3 -> bp 2 | cotton 1 -> total cotton less 1 | coffee 2 cotton 2 -> money 4
16: expansion 1 -> money 1 | expansion 3 -> money 3 | expansion 5 -> posts 2
17: expansion 1 -> bp 1 | expansion 3 -> diamonds 2 | expansion 4 -> diamonds 3
18: expansion 2 -> diamonds 1 | expansion 4 -> posts 1 | expansion 3 person -> money 5
19: expansion 2 -> money 2 | expansion 2 person -> bp 3 | any 2 expansion 4 -> money 5
20: any 2 -> money 1 | any 4 -> money 3 | any 6 -> money 6
21: any 3 -> money 2 | any 4 -> diamonds 2 | any 5 -> posts 1
22: any 3 -> diamonds 1 | any 3 expansion 1 -> money 3 | any 4 person -> diamonds 3
23: person -> money 2 | person -> bp 2 | expansion 2 person -> bp 4
24: person -> diamonds 1 | any 2 person -> diamonds 2 | any 3 person -> posts 1
"""

# Every face: spaces of the share symbols | special fields | pay sections after a space | effect and its two amounts.
FACES = """
a1: 2 4 7 9 11 13 15 17 19 20 | 5: £1 12: £2 | 8: £1 15: £2 | expansion 1 2
a2: 3 5 7 9 11 13 15 17 18 20 | 4: £1 10: £1 | 12: £2 | cotton 1 1
b1: 2 5 7 9 11 13 15 16 18 20 | 4: £1 10: £2 | 7: £1 14: £2 | banana 1 1
b2: 2 4 6 8 10 12 14 16 18 20 | 6: £1 13: £1 | 5: £2 12: £2 | markers 1 2
c1: 2 4 6 9 11 13 15 17 19 20 | 5: £1 11: £2 | 9: £1 16: £2 | bp_diamonds 2 1
c2: 3 5 7 9 11 12 14 16 18 20 | 4: £1 9: £1 | 13: £2 | buy 1 2
d1: 2 4 7 9 11 13 15 16 18 20 | 5: £1 12: £2 | 8: £1 15: £2 | discard 3 8
d2: 3 5 8 10 12 14 16 17 19 20 | 6: £1 13: £2 | 10: £2 17: £1 | steps 2 3
"""

# Every region: reward, mine icons, base | neighbours, with = for a double border.
REGIONS = """
n1: bp 1, cairo single | n2 w3= i1=
n2: money 1, cairo single | n1 n3 i1 i2=
n3: steps 2, cairo double | n2 e1= i2
e1: bp 1, mombasa single | n3= e2 i2= i3=
e2: money 1, mombasa single | e1 e3 i3 i4=
e3: steps 2, mombasa double | e2 s1= i4 i5=
s1: bp 1, cape_town single | e3= s2 i5=
s2: money 1, cape_town single | s1 s3 i5 i6=
s3: steps 2, cape_town double | s2 w1= i6
w1: bp 1, saint_louis single | s3= w2 i6= i7=
w2: money 1, saint_louis single | w1 w3 i7 i8=
w3: steps 2, saint_louis double | n1= w2 i1= i8
i1: diamonds 1, mines 1 | n1= n2 w3= i2 i8= c1
i2: bp 1 | n2= n3 e1= i1 i3= c1=
i3: diamonds 1, mines 1 | e1= e2 i2= i4 c1=
i4: nothing | e2= e3 i3 i5= c1 c2= x2=
i5: diamonds 1, mines 1 | e3= s1= s2 i4= i6 c2
i6: bp 1 | s2= s3 w1= i5 i7= c2=
i7: diamonds 1, mines 1 | w1= w2 i6= i8 c2=
i8: nothing | w2= w3 i1= i7 c1= c2 x1=
c1: diamonds 2, mines 2 | i1 i2= i3= i4 i8= c2=
c2: money 3 | i4= i5 i6= i7= i8 c1=
x1: diamonds 3, mines 2 | i8=
x2: steps 3 | i4=
"""

# Every starting tile: cards | book | steps.
TILES = """
st1: coffee_1 banana_2 expansion_2a | cotton 1 -> money 1 | mombasa 2 cairo 1
st2: banana_1 cotton_2 expansion_2a | coffee 1 -> money 1 | mombasa 1 cape_town 2
st3: cotton_1 coffee_2 expansion_2a | banana 1 -> money 1 | cape_town 1 saint_louis 2
st4: coffee_2 banana_1 bookkeeper | expansion 2 -> bp 1 | saint_louis 1 cairo 2
st5: coffee_2 cotton_2 one_expansion | banana 2 -> money 2 | cape_town 3
st6: banana_2 cotton_1 bookkeeper | coffee 2 -> bp 1 | cairo 3
st7: coffee_1 cotton_2 bookkeeper | expansion 1 -> money 1 | mombasa 1 diamonds 2
st8: banana_2 coffee_2 one_expansion | cotton 2 -> money 2 | saint_louis 3
st9: cotton_1 banana_1 expansion_2a | any 2 -> money 1 | cairo 1 diamonds 1
st10: coffee_2 cotton_2 expansion_2a | any 3 -> diamonds 1 | mombasa 2 cape_town 2
"""


@pytest.fixture(scope="module")
def c() -> Components:
    return Components.load(FOLDER)


def amounts(kinds, row) -> str:
    return " ".join(f"{kind} {n}" for kind, n in zip(kinds, row, strict=True) if n)


def card(n: int) -> str:
    """What the tables say of a card."""
    kind = KINDS[t.KIND[n]]
    company = actions.COMPANIES[t.MERCHANT_COMPANY[n]] if t.MERCHANT_COMPANY[n] >= 0 else "plain"
    assert kind == "merchant" or company == "plain"
    face = {"merchant": f"{kind} {company}", "share": kind}.get(kind, f"{kind} {t.VALUE[n]}")
    shares = f", {t.SHARES[n]} {actions.COMPANIES[t.SHARE_COMPANY[n]]}" if t.SHARES[n] else ""
    assert bool(shares) == (t.SHARE_COMPANY[n] >= 0) and bool(t.VALUE[n]) == (kind not in ("merchant", "share"))
    return f"{actions.CARDS[n]} {face}, crate {t.CRATE[n]}{shares}"


def book(n: int) -> str:
    needs = amounts(NEEDS, t.BOOK_NEEDS[n]).replace("person 1", "person")
    gives = [t.BOOK_MONEY[n], t.BOOK_DIAMONDS[n], t.BOOK_BP[n], t.BOOK_POSTS[n]]
    total = f"total {actions.GOODS[t.BOOK_TOTAL[n]]} less 1" if t.BOOK_TOTAL[n] >= 0 else ""
    return f"{needs} -> {total}{amounts(('money', 'diamonds', 'bp', 'posts'), gives)}"


def face(n: int) -> str:
    shares = [space for space in range(1, 21) if t.SHARE_TOTAL[n, space] > t.SHARE_TOTAL[n, space - 1]]
    fields = zip(t.FIELD_SPACE[n], t.FIELD_MONEY[n], strict=True)
    tolls = [(space, toll) for space, toll in enumerate(t.TOLL[n]) if toll]
    effect = [tuple(EFFECTS)[t.FACE_EFFECT[n]], *t.BONUS_AMOUNT[n, 1:]]
    parts = (shares, [f"{at}: £{n}" for at, n in fields], [f"{at}: £{n}" for at, n in tolls], effect)
    return " | ".join(" ".join(map(str, part)) for part in parts)


def region(n: int) -> str:
    gives = [t.REGION_MONEY[n], t.REGION_DIAMONDS[n], t.REGION_BP[n], t.REGION_STEPS[n]]
    parts = [amounts(("money", "diamonds", "bp", "steps"), gives) or "nothing"]
    parts += [f"mines {t.MINES[n]}"] if t.MINES[n] else []
    borders = zip(actions.COMPANIES, t.BASE_BORDER[:, n], strict=True)
    parts += [f"{company} {('single', 'double')[border - 1]}" for company, border in borders if border]
    around = [name + ("", "=")[t.BORDER[n, m] - 1] for m, name in enumerate(actions.REGIONS) if t.BORDER[n, m]]
    return f"{', '.join(parts)} | {' '.join(around)}"


def tile(n: int) -> str:
    cards = " ".join(actions.CARDS[card] for card in t.START_CARDS[n])
    steps = amounts((*actions.COMPANIES, "diamonds"), [*t.START_STEPS[n], t.START_DIAMONDS[n]])
    return f"{cards} | {book(t.STARTING_BOOK + n)} | {steps}"


def rows(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.strip().splitlines())


def names(bits: int) -> list[str]:
    return [name for n, name in enumerate(actions.CARDS) if bits >> n & 1]


def test_the_shipped_files_pass(c):
    check(c)


@pytest.mark.proves("MB-107", "MB-145", "MB-601", "MB-702", "MB-1001", "MB-1007", "MB-1418")
def test_every_card():
    assert [card(n) for n in range(t.ALL_CARDS)] == CARDS.strip().replace("\n", " | ").split(" | ")
    letters = [[name[0] for name in names(int(bits))] for bits in t.GROUP_CARDS]
    assert letters == [["a"] * 9, ["b"] * 16, ["c"] * 11, ["d"] * 4, ["e"] * 4]
    assert [names(1 << n)[0][0] == "abcde"[letter] for n, letter in enumerate(t.LETTER[:44])] == [True] * 44
    assert names(t.OWN_CARDS) == list(actions.OWN) and set(t.LETTER[44:]) == {-1}
    assert names(int(t.KIND_CARDS[t.SHARE])) == [name for name in actions.DECK if name[0] in "de"]
    assert names(int(t.KIND_CARDS[t.MERCHANT])) == ["a09", "b01", "b02", "b03", "b04"]
    assert [len(names(int(bits))) for bits in t.KIND_CARDS] == [8, 8, 8, 11, 6, 5, 8]
    assert [KINDS[kind] for kind in (t.COFFEE, t.BANANA, t.COTTON)] == list(actions.GOODS)
    assert [sum(t.SHARES[t.SHARE_COMPANY == company]) for company in range(4)] == [10] * 4


@pytest.mark.proves("MB-132", "MB-620")
def test_the_crates_by_seat_the_twins_and_the_surcharges():
    assert list(t.ONE_CRATE) == [1, 2, 3, 4] and actions.CARDS[t.ONE_EXPANSION] == "one_expansion"
    twins = {actions.CARDS[n]: actions.CARDS[twin] for n, twin in enumerate(t.TWIN) if twin >= 0}
    assert twins == {"expansion_2b": "expansion_2a"}
    assert list(t.SURCHARGE) == [2, 1, 0] and (t.DISPLAY_ROWS, t.DISPLAY_COLUMNS) == (4, 3)


def test_every_book():
    found = [" | ".join(book(24 * letter + n) for letter in range(3)) for n in range(24)]
    assert found == list(rows(BOOKS).values())
    assert (t.ALL_BOOKS, t.LETTER_BOOKS, t.STARTING_BOOK, len(t.BOOK_NEEDS)) == (72, 24, 72, 82)


@pytest.mark.proves("MB-1406", "MB-1421")
def test_the_book_display():
    assert (list(t.BOOK_PRICE), t.TURN_OVER_PRICE, t.BOOK_SPACES_EACH) == ([1, 1, 2], 2, 4)
    coins = dict(zip(actions.BOOK_SPACES, zip(t.COIN_NUMBER.tolist(), t.COIN_ROW.tolist(), strict=True), strict=True))
    assert coins == {
        "a1": (2, 0), "a2": (2, 1), "a3": (3, 0), "a4": (3, 1), "b1": (4, 0), "b2": (4, 1), "b3": (5, 0), "b4": (5, 1),
        "c1": (6, 0), "c2": (6, 1), "c3": (7, 0), "c4": (7, 1),
    }  # fmt: skip


@pytest.mark.proves("MB-104", "MB-1603", "MB-1611", "MB-1623", "MB-1634", "MB-1722")
def test_every_face_of_the_tracks():
    assert {name: face(n) for n, name in enumerate(actions.FACES)} == rows(FACES)
    assert set(t.SHARE_TOTAL[:, 0]) == {0} and set(t.SHARE_TOTAL[:, t.TRACK_END]) == {10} and t.TRACK_END == 20
    extra = {name: t.BONUS_EXTRA[n].tolist() for n, name in enumerate(actions.FACES) if t.BONUS_EXTRA[n].any()}
    assert extra == {"c2": [0, 0, 1], "d1": [0, -1, t.COFFEE], "d2": [0, 1, 1]}
    assert (t.C1_TOTAL, t.D2_STEPS, set(t.BONUS_AMOUNT[:, 0])) == (3, 2, {0})
    assert list(t.FACE_EFFECT) == [
        t.E_EXPANSION, t.E_COTTON, t.E_BANANA, t.E_MARKERS, t.E_BP_DIAMONDS, t.E_BUY, t.E_DISCARD, t.E_STEPS,
    ]  # fmt: skip
    first = {company: actions.FACES[face] for company, face in zip(actions.COMPANIES, t.FIRST_FACES, strict=True)}
    assert first == {"mombasa": "a1", "cape_town": "b1", "saint_louis": "c1", "cairo": "d1"}


@pytest.mark.proves("MB-308", "MB-314")
def test_the_bases():
    assert t.COINS.tolist() == [[[0, 1, 1, 1, 2], [1, 0, 1, 1, 2], [1, 1, 0, 1, 2]]] * 4
    assert (t.BASE_COLUMNS, t.COLUMN_SPACES) == (3, 5)


@pytest.mark.proves("MB-706", "MB-723", "MB-745")
def test_every_region():
    assert {name: region(n) for n, name in enumerate(actions.REGIONS)} == rows(REGIONS)
    assert (t.BORDER == t.BORDER.T).all() and Counter(t.BORDER.ravel().tolist()) == {0: 470, 1: 48, 2: 58}
    assert Counter(t.BASE_BORDER.ravel().tolist()) == {0: 84, 1: 8, 2: 4} and sum(t.MINES) == 8
    for table, bits in ((t.BORDER, t.NEIGHBOURS), (t.BASE_BORDER, t.BASE_NEIGHBOURS)):
        assert [[int(b) >> n & 1 for n in range(24)] for b in bits] == (table > 0).astype(int).tolist()
    assert t.FOREIGN_COST == 1


def test_every_base_is_as_far_from_everywhere():
    for base in t.BASE_BORDER:
        cost = {n: int(border) for n, border in enumerate(base) if border}
        for _ in range(24):
            for a, b in zip(*t.BORDER.nonzero(), strict=True):
                if a in cost:
                    cost[b] = min(cost.get(b, 99), cost[a] + int(t.BORDER[a, b]))
        assert len(cost) == 24 and sum(cost.values()) == 107


def test_the_drawing_of_the_map(c):
    corners = Counter(tuple(point) for region in c["map"]["region"] for point in region.get("polygon", ()))
    assert set(map(tuple, c["map"]["drawing"]["outline"])) <= set(corners)
    for a in c["map"]["region"]:
        for b in c["map"]["region"]:  # two regions share an edge just where they have a border
            if "polygon" in a and "polygon" in b and a["id"] != b["id"]:
                shared = set(map(tuple, a["polygon"])) & set(map(tuple, b["polygon"]))
                assert (len(shared) >= 2) == (b["id"] in a["single"] + a["double"])
    at = {region["id"]: region["at"] for region in c["map"]["region"]}
    assert (at["x1"], at["x2"], c["map"]["drawing"]["enclave_radius"]) == (at["i8"], at["i4"], 30)


@pytest.mark.proves("MB-831", "MB-1811", "MB-1812")
def test_the_player_board():
    diamond = [0] * 6 + [10] * 3 + [15] * 4 + [25] * 3 + [30] * 4 + [40] * 3 + [45] * 2 + [50] * 3 + [60]
    assert (t.DIAMOND_END, t.DIAMOND_SLOT, t.DIAMOND_VALUE.tolist()) == (28, 8, diamond)
    shelf = [0, 0, 0, 10, 10, 15, 15, 20, 20, 30, 30, 40, 40, 50, 50, 60]
    assert (t.SHELF_SPACES, t.SHELF_SLOT, t.SHELF_VALUE.tolist()) == (15, 4, shelf)
    assert [space + 1 for space in range(15) if t.CROSSED >> space & 1] == [8, 9, 10, 11, 12, 13, 14, 15]
    assert (t.END_DIAMOND_MONEY, t.END_BP_MONEY) == (2, 2)
    assert (actions.SLOTS[t.DIAMOND_SLOT_NUMBER], actions.SLOTS[t.BOOK_SLOT_NUMBER]) == ("diamond", "book")


@pytest.mark.proves("MB-114", "MB-115", "MB-116", "MB-117", "MB-127", "MB-1003", "MB-1004")
def test_the_rounds_the_start_and_the_merchants():
    assert ["".join(map(str, row)) for row in t.ROUND_COINS[2:]] == ["00111111", "00212121", "00222222"]
    assert not t.ROUND_COINS[:2].any() and t.ROUND_COINS.sum(axis=1)[2:].tolist() == [6, 9, 12]
    assert (t.ROUNDS, t.START_MONEY, list(t.MARKERS)) == (7, 1, [0, 0, 3, 2, 2])
    assert (t.PLAIN_DIAMONDS, t.PLAIN_MONEY, t.COMPANY_DIAMONDS, t.COMPANY_MONEY) == (1, 2, 2, 1)
    assert t.MINES_PER_DIAMOND == 2


@pytest.mark.proves("MB-1125", "MB-1132", "MB-1134", "MB-1139", "MB-1140", "MB-1141", "MB-1201")
def test_every_bonus_space_and_tile():
    assert dict(zip(actions.SPACES, t.SPACE_COST.tolist(), strict=True)) == {
        "first": 0, "buy": 1, "sell": 0, "coffee": 0, "banana": 0, "cotton": 0, "expansion": 0, "good_tile": 1,
        "bookkeeper_tile": 1, "merchant_tile": 2, "expansion_tile": 2, "c_1": 0, "c_2": 0, "d_1": 0, "d_2": 0,
    }  # fmt: skip
    assert (t.FIRST_BP, t.SELL_EXTRA) == (1, 2)
    firsts = (t.SP_FIRST, t.SP_BUY, t.SP_SELL, t.SP_MAJORITY, t.SP_TILE, t.SP_C, t.SP_D)
    assert [actions.SPACES[n] for n in firsts] == ["first", "buy", "sell", "coffee", "good_tile", "c_1", "d_1"]
    parts = (t.TIER_STEPS, t.TIER_MONEY, t.TIER_DIAMONDS, t.TIER_BP, t.TIER_POSTS)
    found = {}
    for n, name in enumerate(actions.MAJORITIES):
        tiers = [amounts(PARTS, row) for row in zip(*(part[n] for part in parts), strict=True)]
        found[name] = (actions.COMPANIES[t.TIER_COMPANY[n]], *tiers)
    assert found == {
        "coffee": ("cairo", "steps 2", "steps 3", "steps 4 posts 1"),
        "banana": ("cape_town", "steps 2", "steps 3", "steps 3 diamonds 1"),
        "cotton": ("saint_louis", "steps 2", "steps 3", "steps 3 bp 2"),
        "expansion": ("mombasa", "steps 2", "steps 3", "steps 4 money 1"),
    }
    assert t.TIER_FROM.tolist() == [[1, 3, 5]] * 4 and t.TIERS == 3
    tiles = (t.TILE_GOOD, t.TILE_BOOKKEEPER, t.TILE_MERCHANT, t.TILE_EXPANSION)
    assert [actions.BONUS_TILES[n] for n in tiles] == ["good", "bookkeeper", "merchant", "expansion"]
    assert (t.GOOD_TILE_VALUE, t.BOOKKEEPER_TILE_BP, t.EXPANSION_TILE_POINTS) == (1, 1, 2)
    assert (t.MERCHANT_TILE_DIAMONDS, t.MERCHANT_TILE_EACH) == (2, 1)


@pytest.mark.proves("MB-134", "MB-141", "MB-146")
def test_every_starting_tile():
    assert {name: tile(n) for n, name in enumerate(actions.START_TILES)} == rows(TILES)
    assert [actions.START_TILES[n] for n in t.FIRST_TILES] == ["st1", "st2", "st3", "st4"]


def test_the_switches_of_the_rulings():
    assert (t.STARTING_BOOK_TURNS, t.USED_MERCHANTS_COUNT, t.BONUS_NEXT_ROUND) == (0, 0, 0)


# File, what to replace (where it first stands), by what, the refusal; then, if another line is named, its beginning.
