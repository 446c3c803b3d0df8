"""What the words of an action leave out: the card, the price, the reward."""

from collections.abc import Callable
from typing import Any

from entrepot.engine.language.agenda import argument, top
from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.words import Words

from ..actions import BASES, BOOK_SPACES, CARDS, COMPANIES, DISPLAY, MEANS, REGIONS, SLOTS, SPACES, START_TILES
from ..box.tables import (
    BASE_COLUMNS,
    BOOK_PRICE,
    BOOK_SPACES_EACH,
    BOOKKEEPER_TILE_BP,
    C1_TOTAL,
    COINS,
    COLUMN_SPACES,
    COMPANY_DIAMONDS,
    COMPANY_MONEY,
    D2_STEPS,
    MERCHANT_COMPANY,
    MERCHANT_TILE_DIAMONDS,
    MERCHANT_TILE_EACH,
    MINES_PER_DIAMOND,
    PLAIN_DIAMONDS,
    PLAIN_MONEY,
    SHARE_TOTAL,
    TRACK_END,
    TURN_OVER_PRICE,
    VALUE,
)
from ..decisions import EITHER, GOODS
from ..record import NOBODY
from ..rules.bases import is_open
from ..rules.bookkeeper import book_at
from ..rules.cards import crate_of, expansion_of, full_price, unit_value
from ..rules.expansion import entry_cost
from ..rules.goods import price_with, units_of
from ..rules.markers import is_idle
from ..rules.merchants import do_used_count, mines_of, other_merchants
from ..rules.tracks import toll_ahead
from . import signs
from .card_words import card_text, region_text, space_text, tier_text
from .players import book, tile_text

TILE_MEANS = len(SLOTS)  # the bonus tile, after the slots


def remark(view: View, action: str, words: Words) -> str:
    """A few words after an action, or nothing."""
    verb, _, noun = action.partition(":")
    if verb not in REMARKS:
        return ""
    s = opened(view)
    player = view.viewer if signs.is_for_all(s) and view.viewer >= 0 else s.turn
    return REMARKS[verb](s, player, noun, words)


def _tile(s: Any, player: int, noun: str, words: Words) -> str:
    return tile_text(words, START_TILES.index(noun)).partition(": ")[2]


def _rest(s: Any, player: int, noun: str, words: Words) -> str:
    return f"→ {words.noun(f'recovery-{s.planned[player] + 1}')}"


def _lay(s: Any, player: int, noun: str, words: Words) -> str:
    """The slot in question."""
    planned = s.planned[player]
    return f"→ {signs.slot(planned, words)}" if planned < len(SLOTS) else ""


def _goods(s: Any, player: int, noun: str, words: Words) -> str:
    """The card, and what all cards of the action then amount to."""
    slot = SLOTS.index(noun)
    told = card_text(words, s.slot[player, slot])
    if int(top(s)) == GOODS:
        units = int(units_of(s, player, s.chosen | (1 << slot), 1))
        return f"{told} → {words.noun(f'amount-units-{units}')}"
    return f"{told}, {words.noun(f'amount-units-{int(unit_value(s, player, slot, 1))}')}"


def _expand(s: Any, player: int, noun: str, words: Words) -> str:
    return words.noun(f"amount-points-{int(expansion_of(s, player))}")


def _bookkeeper(s: Any, player: int, noun: str, words: Words) -> str:
    means = MEANS.index(noun)
    points = BOOKKEEPER_TILE_BP if means == TILE_MEANS else VALUE[s.slot[player, means]]
    return words.noun(f"amount-bp-{int(points)}")


def _merchant(s: Any, player: int, noun: str, words: Words) -> str:
    """The diamond steps and the money, as they would come now."""
    means = MEANS.index(noun)
    if means == TILE_MEANS:
        steps, money = MERCHANT_TILE_DIAMONDS + MERCHANT_TILE_EACH * int(other_merchants(s, player)), 0
    else:
        company = int(MERCHANT_COMPANY[s.slot[player, means]])
        steps, money = PLAIN_DIAMONDS, PLAIN_MONEY
        if company != NOBODY:
            steps, money = COMPANY_DIAMONDS + int(mines_of(s, company)) // MINES_PER_DIAMOND, COMPANY_MONEY
    told = words.noun(f"amount-diamonds-{int(steps)}")
    return f"{told} + {signs.money(int(money))}" if money else told


def _mark(s: Any, player: int, noun: str, words: Words) -> str:
    """What the space gives, unless the marker would lie idle."""
    space = SPACES.index(noun)
    if is_idle(s, player, space):
        return words.text("gives-nothing")
    return space_text(words, space, [s.face[n] for n in range(len(COMPANIES))], bool(do_used_count(s)))


def _plus(s: Any, player: int, noun: str, words: Words) -> str:
    return card_text(words, s.slot[player, SLOTS.index(noun)])


def _buy(cheaper: int) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        """The card, and what it costs: units of the goods in use, or pounds."""
        space = DISPLAY.index(noun)
        told = card_text(words, s.display[space])
        if int(top(s)) == GOODS:
            price = int(price_with(s, player, s.chosen, space, cheaper))
            return f"{told}, {words.noun(f'amount-units-{price}')}"
        less = int(argument(s, 3)) if int(top(s)) == EITHER else 0
        return f"{told}, {signs.money(max(int(full_price(s, space)) - less, 0))}"

    return remark


def _step(steps: int) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        """From which space to which, the shares there, and what must be paid on the way."""
        company = COMPANIES.index(noun)
        face, space = s.face[company], s.track[player, company]
        after = min(space + steps, TRACK_END)
        told = f"{space} → {after} (×{SHARE_TOTAL[face, after]})"
        toll = int(toll_ahead(s, player, company))
        return f"{told}, {signs.money(toll)}" if toll else told

    return remark


def _pay(s: Any, player: int, noun: str, words: Words) -> str:
    company = int(argument(s, 1))
    return f"{signs.company(company, words)}, {signs.money(int(toll_ahead(s, player, company)))}"


def _enter(s: Any, player: int, noun: str, words: Words) -> str:
    """What it costs, what it brings, whose post goes."""
    region = REGIONS.index(noun)
    told = words.noun(f"amount-points-{int(entry_cost(s, region))}")
    gives = region_text(words, region, s.expanded)
    told += f" → {gives}" if gives else ""
    return told if s.region[region] == NOBODY else f"{told} ({signs.company(s.region[region], words)})"


def _base(coming: bool) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        """The coins that the post uncovers or covers."""
        company, column = divmod(BASES.index(noun), BASE_COLUMNS)
        bottom = COLUMN_SPACES - 1 - int(is_open(s, company, column))
        space = bottom - s.posts[company, column] + (0 if coming else 1)
        coins = int(COINS[company, column, space])
        return f"{words.text('label-share_value')} {'−' if coming else '+'}{coins}"

    return remark


def _collect(s: Any, player: int, noun: str, words: Words) -> str:
    if noun == "steps":
        return words.noun(f"steps-{COMPANIES[int(argument(s, 1))]}-{s.steps}")
    return words.noun(f"amount-bp-{s.bp}" if noun == "bp" else f"amount-posts-{s.removals}")


def _turn_over(s: Any, player: int, noun: str, words: Words) -> str:
    position = 1 if noun == "start" else int(noun) + 1
    return f"{signs.money(TURN_OVER_PRICE)}; {book(words, int(book_at(s, player, position)))}"


def _walk(s: Any, player: int, noun: str, words: Words) -> str:
    return book(words, int(book_at(s, player, s.jar[player] + 1)))


def _take(s: Any, player: int, noun: str, words: Words) -> str:
    """The price, the coins below, the book."""
    space = BOOK_SPACES.index(noun)
    told = words.noun(f"amount-bp-{BOOK_PRICE[space // BOOK_SPACES_EACH]}")
    told += f", +{signs.money(s.coins[space])}" if s.coins[space] else ""
    return f"{told}; {book(words, s.books[space])}"


def _cash(s: Any, player: int, noun: str, words: Words) -> str:
    return words.noun("amount-bp-1")


def _sell(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.money(int(crate_of(s, player, CARDS.index(noun)) + argument(s, 1)))


def _tier(s: Any, player: int, noun: str, words: Words) -> str:
    return tier_text(words, int(argument(s, 1)), int(noun) - 1)


def _share(s: Any, player: int, noun: str, words: Words) -> str:
    return words.noun(f"amount-diamonds-{C1_TOTAL - int(noun[0])}")


def _diamonds(s: Any, player: int, noun: str, words: Words) -> str:
    return words.noun(f"amount-diamonds-{int(argument(s, 2))}")


def _book(s: Any, player: int, noun: str, words: Words) -> str:
    return book(words, s.taken[int(noun) - 1])


def _shelve(s: Any, player: int, noun: str, words: Words) -> str:
    """The book that would be covered."""
    lying = s.shelf[player, int(noun) - 1]
    return "" if lying == NOBODY else book(words, lying)


def _recover(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.cards(signs.bits(s.recovery[player, SLOTS.index(noun)]), words)


REMARKS: dict[str, Callable[[Any, int, str, Words], str]] = {
    "tile": _tile,
    "rest": _rest,
    "lay": _lay,
    "leave": _lay,
    "goods": _goods,
    "expand": _expand,
    "bookkeeper": _bookkeeper,
    "merchant": _merchant,
    "mark": _mark,
    "plus": _plus,
    "buy": _buy(0),
    "buy_cheaper": _buy(1),
    "step": _step(1),
    "pay": _pay,
    "enter": _enter,
    "post_from": _base(False),
    "post_to": _base(True),
    "remove": _base(False),
    "collect": _collect,
    "turn_over": _turn_over,
    "walk": _walk,
    "take": _take,
    "cash": _cash,
    "sell": _sell,
    "tier": _tier,
    "share": _share,
    "diamonds": _diamonds,
    "track": _step(D2_STEPS),
    "book": _book,
    "shelve": _shelve,
    "recover": _recover,
}
