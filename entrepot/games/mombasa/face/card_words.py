"""Cards, books, tiles and bonuses in words made from the tables: an overlay that changes a number changes them."""

from collections.abc import Iterable, Sequence
from typing import Any

from entrepot.paper.words import Words

from ..actions import BONUS_TILES, COMPANIES, FACES, GOODS, SPACES
from ..box.check import EFFECTS, KINDS, NEEDS
from ..box.tables import (
    BONUS_AMOUNT,
    BONUS_EXTRA,
    BOOK_NEEDS,
    BOOK_TOTAL,
    BOOKKEEPER_TILE_BP,
    C1_TOTAL,
    D2_STEPS,
    E_BANANA,
    EXPANSION_TILE_POINTS,
    FACE_EFFECT,
    FIRST_BP,
    GOOD_TILE_VALUE,
    KIND,
    MERCHANT,
    MERCHANT_COMPANY,
    MERCHANT_TILE_DIAMONDS,
    MERCHANT_TILE_EACH,
    ONE_CRATE,
    ONE_EXPANSION,
    SELL_EXTRA,
    SHARE,
    SHARE_COMPANY,
    SHARES,
    SP_C,
    SP_MAJORITY,
    SP_TILE,
    SPACE_COST,
    START_DIAMONDS,
    START_STEPS,
    STARTING_BOOK,
    TIER_COMPANY,
    TIER_FROM,
    TIERS,
    VALUE,
)
from .gains import Gains, of_book, of_region, of_tier

ROMAN = ("", "I", "II")
COSTS = {"bp_diamonds": BONUS_AMOUNT, "steps": BONUS_EXTRA}  # where a marker on the space is paid for
AND, ARROW = " + ", " → "
TILE_NUMBERS = {
    "good": GOOD_TILE_VALUE,
    "bookkeeper": BOOKKEEPER_TILE_BP,
    "merchant": MERCHANT_TILE_DIAMONDS,
    "expansion": EXPANSION_TILE_POINTS,
}


def card_text(words: Words, card: int, seat: int | None = None, case: str = "nom") -> str:
    """`expansion 3 (1 Cape Town share)`; with a seat, the 1-expansion card tells its crate, its one difference."""
    kind, company, shares = int(KIND[card]), int(SHARE_COMPANY[card]), int(SHARES[card])
    if kind == SHARE:
        return words.noun(f"kind-share-{COMPANIES[company]}-{shares}", case)
    if kind == MERCHANT:
        town = int(MERCHANT_COMPANY[card])
        said = words.noun(f"kind-merchant-{COMPANIES[town]}" if town >= 0 else "kind-merchant", case)
    else:
        said = words.noun(f"kind-{KINDS[kind]}-{VALUE[card]}", case)
    if shares:
        said += f" ({words.noun(f'shares-{COMPANIES[company]}-{shares}')})"
    if card == ONE_EXPANSION and seat is not None:
        said += f" ({words.text('label-crate')} {ONE_CRATE[seat]})"
    return said


def needs_text(words: Words, book: int) -> str:
    """What a book asks for; a starting book too, by its number."""
    return AND.join(
        words.noun(f"need-{need}-{n}") for need, n in zip(NEEDS, BOOK_NEEDS[book].tolist(), strict=True) if n
    )


def gives_text(words: Words, book: int) -> str:
    """The reward of a book."""
    if BOOK_TOTAL[book] >= 0:
        return words.text(f"total-{GOODS[BOOK_TOTAL[book]]}")
    return _amounts(words, of_book(book))


def book_text(words: Words, book: int) -> str:
    """`2 coffee + 2 expansion points → 2 diamond steps`."""
    return needs_text(words, book) + ARROW + gives_text(words, book)


def region_text(words: Words, region: int, company: int | None = None) -> str:
    """The reward of a region; its steps are made on the track of the company that expands."""
    gives = of_region(region)
    if company is not None and "steps" in dict(gives):
        return words.noun(f"steps-{COMPANIES[company]}-{dict(gives)['steps']}")
    return _amounts(words, gives)


def start_text(words: Words, tile: int) -> str:
    """The starting bonus and the starting book of a starting tile."""
    steps = [(f"steps-{company}", START_STEPS[tile, n]) for n, company in enumerate(COMPANIES)]
    bonus = _listed(words, [*steps, ("amount-diamonds", START_DIAMONDS[tile])])
    return f"{bonus}; {book_text(words, STARTING_BOOK + tile)}"


def level_read(s: Any, face: int, level: int) -> int:
    """Which bonus of a track tells what a bonus does: where B1 is not split, its second tells both."""
    return 2 if s.option_banana_bonus and FACE_EFFECT[face] == E_BANANA else level


def bonus_text(words: Words, face: int, level: int) -> str:
    """What the first or second bonus of a track does, without what a marker there costs."""
    effect, number = list(EFFECTS)[FACE_EFFECT[face]], int(BONUS_AMOUNT[face, level])
    extra = int(BONUS_EXTRA[face, level])
    if effect == "cotton":
        return words.text(f"bonus-cotton-{level}", number=number, price=int(BONUS_AMOUNT[face, 1]))
    if effect == "banana":
        return words.text(f"bonus-banana-{level}", number=number)
    if effect == "bp_diamonds":
        return words.text("bonus-bp_diamonds", number=C1_TOTAL)
    if effect == "buy":
        return words.text("bonus-buy-cheaper" if extra else "bonus-buy", number=number, price=extra)
    if effect == "discard":
        return words.text(f"bonus-discard-{GOODS[extra]}" if extra >= 0 else "bonus-discard", number=number)
    return words.text(f"bonus-{effect}", number=number, steps=D2_STEPS)


def bonus_cost(face: int, level: int) -> int:
    """What a marker on a special bonus space costs."""
    table = COSTS.get(list(EFFECTS)[FACE_EFFECT[face]])
    return 0 if table is None else int(table[face, level])


def tier_text(words: Words, majority: int, tier: int) -> str:
    """The whole reward of a tier."""
    steps = f"steps-{COMPANIES[TIER_COMPANY[majority]]}"
    return _listed(words, [(steps if kind == "steps" else f"amount-{kind}", n) for kind, n in of_tier(majority, tier)])


def space_text(words: Words, space: int, faces: Sequence[int] = (), used_count: bool = False) -> str:
    """What a bonus space gives, after what it costs; those of the tracks are read from the faces in play.

    For the diamond merchant tile, used merchants may count as well.
    """
    name = SPACES[space]
    if space >= SP_C:
        letter, level = "abcd".index(name[0]), int(name[-1])
        face = next((face for face in faces if face // 2 == letter), 2 * letter)
        return _priced(words, bonus_cost(face, level), bonus_text(words, face, level))
    if SP_MAJORITY <= space < SP_TILE:
        return majority_text(words, space - SP_MAJORITY)
    if space >= SP_TILE:
        tile = BONUS_TILES[space - SP_TILE]
        id = "gives-merchant_tile-used" if used_count and tile == "merchant" else f"gives-{name}"
        gives = words.text(id, number=int(TILE_NUMBERS[tile]), each=int(MERCHANT_TILE_EACH))
    else:
        gives = words.text(f"gives-{name}", number={"first": FIRST_BP, "sell": SELL_EXTRA}.get(name, 0))
    return _priced(words, int(SPACE_COST[space]), gives)


def majority_text(words: Words, majority: int) -> str:
    """The tiers of a majority space: `from 1: …; from 3: …; from 5: …`."""
    tiers = [(int(TIER_FROM[majority, tier]), tier_text(words, majority, tier)) for tier in range(TIERS)]
    return "; ".join(words.text("gives-from", number=number, reward=reward) for number, reward in tiers)


def face_text(face: int) -> str:
    """The name of a track face, as it is printed."""
    return FACES[face].upper()


def _priced(words: Words, cost: int, gives: str) -> str:
    return words.noun(f"amount-money-{cost}") + ARROW + gives if cost else gives


def _amounts(words: Words, counts: Gains) -> str:
    return _listed(words, [(f"amount-{kind}", count) for kind, count in counts])


def _listed(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    return AND.join(words.noun(f"{id}-{int(count)}") for id, count in counts if count)
