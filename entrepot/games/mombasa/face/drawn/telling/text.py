"""The position in sections of plain lines, for who reads or listens instead of looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.phrases import NOTHING, capital, listed
from entrepot.paper.seats import in_turn
from entrepot.paper.words import Words

from ....actions import BASES, BONUS_TILES, BOOK_LETTERS, BOOK_SPACES, COMPANIES, DISPLAY, REGIONS, SLOTS, SPACES
from ....box.tables import FIELD_MONEY, FIELD_SPACE, ROUNDS, SHELF_SPACES, SP_C, TOLL, TRACK_END
from ....record import NOBODY
from .. import facts
from .labels import ROMAN, bonuses, cards, company, dealt, label, money, on_shelf, player, start_tile, state
from .stages import round, stages


def text(view: View, words: Words) -> Sequence[tuple[str, Sequence[str]]]:
    """Where the game stands, the map, the companies, what is for sale, the bonus spaces, then every player."""
    s = facts.position(view)
    sections: list[tuple[str, Sequence[str]]] = [
        (words.text("face-now"), now(view, words)),
        (_heading("map", words), [label(view, f"region-{region}", words) for region in REGIONS]),
        (_heading("bases", words), bases(s, words)),
        (_heading("tracks", words), tracks(view, s, words)),
        (_heading("display", words), display(view, s, words)),
        (_heading("books", words), books(view, s, words)),
        (_heading("spaces", words), [label(view, f"space-{space}", words) for space in spaces(s)]),
    ]
    return [*sections, *((player(n, words), board(s, n, words)) for n in in_turn(view.viewer, s.players))]


def _heading(name: str, words: Words) -> str:
    return capital(words.text(f"label-{name}"))


def now(view: View, words: Words) -> list[str]:
    s = facts.position(view)
    lines = [round(view, words), words.prompt(view.asked)]
    here = next((stage for stage in stages(view, words) if stage.state == "now"), None)
    if here and facts.asked(s) in facts.TOGETHER:
        lines[1:1] = [here.label]
    elif here:
        lines[1:1] = [f"{player(s.turn, words)}: {here.label}"]
    return [*lines, f"{words.text('label-first')}: {player(s.first, words)}"]


def bases(s: Any, words: Words) -> list[str]:
    """Share value, posts by column, posts out of the game."""
    lines = []
    for number in range(len(COMPANIES)):
        columns = " | ".join(str(s.posts[number, n]) for n in range(len(BASES) // len(COMPANIES)))
        gone = f"; {words.text('label-removed')}: {s.removed[number]}" if s.removed[number] else ""
        value = f"{words.text('label-share_value')}: {money(facts.value(s, number), words)}"
        lines.append(f"{company(number, words)}: {value}; {words.text('label-posts')}: {columns}{gone}")
    return lines


def tracks(view: View, s: Any, words: Words) -> list[str]:
    """Markers, special fields, pay sections, bonuses."""
    lines = []
    for number, name in enumerate(COMPANIES):
        face = int(s.face[number])
        pays = [(FIELD_SPACE[face, n], FIELD_MONEY[face, n]) for n in range(2)]
        fields = [f"{ROMAN[n]} {int(at)} ({money(int(pay), words)})" for n, (at, pay) in enumerate(pays, 1)]
        tolls = [f"{n}/{n + 1} ({money(int(TOLL[face, n]), words)})" for n in range(TRACK_END) if TOLL[face, n]]
        lines.append(label(view, f"track-{name}", words))
        lines.append(
            f"{words.text('face-fields')}: {listed(fields)}; {words.text('label-tolls')}: {listed(tolls)}; "
            + "; ".join(bonuses(s, max(view.viewer, 0), number, words))
        )
    return lines


def display(view: View, s: Any, words: Words) -> list[str]:
    deck = f"{words.text('label-deck')}: {int(s.deck).bit_count()}"
    return [*(label(view, f"display-{space}", words) for space in DISPLAY), deck]


def books(view: View, s: Any, words: Words) -> list[str]:
    left = [f"{name.upper()} {int(s.supply[n]).bit_count()}" for n, name in enumerate(BOOK_LETTERS)]
    coins = [f"{n}: {money(s.round_coins[n], words)}" for n in range(1, ROUNDS + 1) if s.round_coins[n]]
    lines = [label(view, f"book-{space}", words) for space in BOOK_SPACES]
    lines.append(f"{words.text('label-supply')}: {', '.join(left)}")
    return [*lines, f"{words.text('label-coins')}: {listed(coins)}"]


def spaces(s: Any) -> list[str]:
    """Those of the board, and those of the tracks in play."""
    letters = {"abcd"[face // 2] for face in s.face}
    return [name for n, name in enumerate(SPACES) if n < SP_C or name[0] in letters]


def board(s: Any, seat: int, words: Words) -> list[str]:
    """Everything of a player that the reader may know."""
    total = f"{words.text('label-worth')} {money(facts.worth(s, seat), words)}"
    lines = [", ".join(part for part in (money(s.money[seat], words), total, state(s, seat, words)) if part)]
    owned = [f"{company(n, words)} {track} + {card}" for n, (track, card) in enumerate(facts.shares(s, seat))]
    lines.append(f"{words.text('label-shares')}: {', '.join(owned)}")
    lines.append(
        f"{words.text('label-diamond')}: {s.diamond[seat]} ({money(facts.diamond_value(s, seat), words)}); "
        f"{words.text('label-jar')}: {words.noun(facts.jar_place(s.jar[seat]))} "
        f"({money(facts.book_value(s, seat), words)})"
    )
    lines.append(f"{words.text('label-bonus_markers')}: {s.markers[seat]}")
    tiles = [words.noun(f"bonus_tile-{name}") for n, name in enumerate(BONUS_TILES) if s.tile[n] == seat]
    if tiles:
        lines.append(f"{words.text('label-bonus_tiles')}: {listed(tiles)}")
    lines += [_slot(s, seat, n, words) for n in range(len(SLOTS)) if facts.is_open(s, seat, n)]
    lines.append(f"{words.text('label-hand')}: {cards(facts.hand(s, seat), words)}")
    return [*lines, *_shelf(s, seat, words), *_start(s, seat, words)]


def _slot(s: Any, seat: int, slot: int, words: Words) -> str:
    """A slot with its recovery area."""
    card = s.slot[seat, slot]
    lies = cards([card], words) if card >= 0 else words.text("face-empty")
    used = f" ({words.text('label-used')})" if card >= 0 and facts.is_used(s, seat, slot) else ""
    rests = f"{words.text('label-recovery')}: {cards(facts.stack(s, seat, slot), words)}"
    return f"{capital(words.noun(facts.slot_place(slot)))}: {lies}{used}; {rests}"


def _shelf(s: Any, seat: int, words: Words) -> list[str]:
    """Books from the ink jar on; those behind it have no effect any more."""
    found = []
    for jar in range(max(s.jar[seat], 1), SHELF_SPACES + 2):
        if facts.book_on(s, seat, jar) != NOBODY:
            found.append(f"{words.noun(facts.jar_place(jar))}: {on_shelf(s, seat, jar, words)}")
    return [f"{words.text('label-shelf')}: {'; '.join(found) or NOTHING}"]


def _start(s: Any, seat: int, words: Words) -> list[str]:
    """The starting tile, or those to choose from."""
    if dealt(s, seat) and s.start_tile[seat] == NOBODY:
        return [f"{words.text('label-dealt')}: {' / '.join(start_tile(tile, words) for tile in dealt(s, seat))}"]
    tile = s.start_tile[seat]
    return [capital(words.noun(f"start_tile-{tile + 1}"))] if tile >= 0 else []
