"""Rules that refuse in several cases and which of them is at hand; and what is needed where something is short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.refusals import Case

from ..actions import BASES, COMPANIES, MEANS, SLOTS, SPACES
from ..box.tables import (
    BANANA,
    BASE_COLUMNS,
    COTTON,
    DIAMOND_SLOT_NUMBER,
    E_BANANA,
    E_COTTON,
    E_STEPS,
    EXPANSION,
    FACE_EFFECT,
    FIELD_SPACE,
    KIND,
    SP_BUY,
    TILE_BOOKKEEPER,
    TILE_MERCHANT,
)
from ..decisions import TURN
from ..record import NOBODY
from ..rules.bases import is_open
from ..rules.bookkeeper import is_face_down, refusal_to_walk
from ..rules.cards import level_of
from ..rules.goods import active_goods, level_to_mix, shows
from ..rules.planning import is_available
from ..rules.special import BOUGHT, company_of, level_of_space
from .shortages import SHORT, next_book

TILE_MEANS = len(SLOTS)  # the bonus tile, after the slots
TILES = {"bookkeeper": TILE_BOOKKEEPER, "merchant": TILE_MERCHANT}


def case(view: View, action: str, rule: int) -> Case:
    """The case at hand of a rule that has several, of the others what is asked; and what there is too little of."""
    verb, _, noun = action.partition(":")
    s = opened(view)
    found = CASES[rule](s, view.viewer, verb, noun) if rule in CASES else ""
    short = SHORT.get((rule, found))
    return Case(found or view.asked, short(s, view.viewer, verb, noun) if short else None)


def _plan(s: Any, player: int, verb: str, noun: str) -> str:
    """The plan is full, or the card is not in hand."""
    if s.planned[player] == len(SLOTS):
        return "full"
    return ""


def _changing(s: Any, player: int, verb: str, noun: str) -> str:
    """The plan stands, or there is none to take back."""
    if (s.ready >> player) & 1:
        return "ready"
    return ""


def _means(s: Any, player: int, verb: str, noun: str) -> str:
    """What is lacking for an action: a card for it, the tile, or the card of a slot, which may be used or another."""
    if verb == "expand":
        return "expand"
    means = MEANS.index(noun)
    if means == TILE_MEANS:
        if s.tile[TILES[verb]] != player:
            return "no_tile"
        return "used_tile"
    if not is_available(s, player, means):
        if means == DIAMOND_SLOT_NUMBER:
            return "locked_diamond"
        return "locked_book"
    if s.slot[player, means] == NOBODY:
        return "no_card"
    if (s.used[player] >> means) & 1:
        return "used"
    if KIND[s.slot[player, means]] == EXPANSION and s.agenda[s.depth - 1, 0] == TURN:
        return "expansion"  # all of them are used by choosing a company
    return ""


def _mixing(s: Any, player: int, verb: str, noun: str) -> str:
    """The bonus is there, but no banana card, or nothing that all goods together could pay for."""
    if level_of(s, player, E_BANANA) < level_to_mix(s):
        return ""
    if not shows(s, player, active_goods(s, player), BANANA):
        return "no_banana"
    return "too_little"


def _column(s: Any, player: int, verb: str, noun: str) -> str:
    """The column belongs to another company, or it is empty."""
    if BASES.index(noun) // int(BASE_COLUMNS) != s.agenda[s.depth - 1, 1]:
        return "elsewhere"
    return ""


def _full_column(s: Any, player: int, verb: str, noun: str) -> str:
    """There is an empty space, but it stays open for good."""
    if is_open(s, *divmod(BASES.index(noun), int(BASE_COLUMNS))):
        return "open"
    return ""


def _next_book(s: Any, player: int, verb: str, noun: str) -> str:
    """Nobody is there to meet what the book asks for, or the cards are too few."""
    if next_book(s, player, verb, noun) is None:
        return "person"
    return ""


def _on_shelf(noun: str) -> int:
    """The position of the ink jar there."""
    return 1 if noun == "start" else int(noun) + 1


def _turning_for(s: Any, player: int, verb: str, noun: str) -> str:
    """Beyond the next book, the ink jar may have been meant to move."""
    return "ahead" if _on_shelf(noun) > s.jar[player] + 1 else ""


def _turning(s: Any, player: int, verb: str, noun: str) -> str:
    """The book lies face down, maybe beyond the next one; or there is none."""
    if not is_face_down(s, player, _on_shelf(noun)):
        return ""
    if _turning_for(s, player, verb, noun):
        return "ahead"
    return "down"


def _starting(s: Any, player: int, verb: str, noun: str) -> str:
    """The starting book comes next and is not met, or it lies behind."""
    return "next" if s.jar[player] == 0 and refusal_to_walk(s, player) else ""


def _turned(s: Any, player: int, verb: str, noun: str) -> str:
    """The jar has moved, or another book was turned."""
    if s.agenda[s.depth - 1, 1]:
        return "moved"
    return ""


def _nothing_to_do(s: Any, player: int, verb: str, noun: str) -> str:
    """No card that the money left would buy, no card in hand, or none of the good that the space takes."""
    if SPACES.index(noun) == SP_BUY:
        return "buy"
    if s.hand[player]:
        return "good"
    return ""


def _special(s: Any, player: int, verb: str, noun: str) -> str:
    """The space is unlocked but not available yet, or not unlocked."""
    space = SPACES.index(noun)
    company, level = int(company_of(s, space)), int(level_of_space(space))
    if s.track[player, company] >= FIELD_SPACE[s.face[company], level - 1]:
        return "soon"
    return ""


def _part(s: Any, player: int, verb: str, noun: str) -> str:
    """The diamond steps are taken, a card is bought, or the card is too dear."""
    if verb == "diamonds":
        return "moved"
    if s.agenda[s.depth - 1, 1] & BOUGHT:
        return "bought"
    return ""


def _track(s: Any, player: int, verb: str, noun: str) -> str:
    """The track of the bonus itself, or one that was chosen before."""
    if FACE_EFFECT[s.face[COMPANIES.index(noun)]] == E_STEPS:
        return "own"
    return ""


def _mixed(s: Any, player: int, verb: str, noun: str) -> str:
    """Nothing is bought, or no banana card pays."""
    if verb in ("step", "stop"):
        return "unbought"
    return ""


def _cheaper(s: Any, player: int, verb: str, noun: str) -> str:
    """Both bonuses are there but no cotton pays, or a bonus is missing."""
    if level_of(s, player, E_COTTON) == 2 and not shows(s, player, s.chosen, COTTON):
        return "no_cotton"
    return ""


CASES: dict[int, Callable[[Any, int, str, str], str]] = {
    311: _turning_for,
    402: _plan,
    411: _changing,
    509: _means,
    612: _mixing,
    714: _column,
    729: _full_column,
    902: _turning,
    903: _turned,
    905: _starting,
    907: _next_book,
    1107: _nothing_to_do,
    1629: _special,
    1714: _part,
    1720: _track,
    1725: _mixed,
    1727: _cheaper,
}
