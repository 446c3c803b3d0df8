"""What some actions changed between two positions, counted: the one source of previews and log lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from entrepot.paper.reading import bits

from ....box.tables import ALL_COMPANIES, ALL_REGIONS, ALL_SLOTS, BASE_COLUMNS, SHELF_SPACES
from ....record import NOBODY
from .. import facts

Pair = tuple[int, int]  # before and after


@dataclass(frozen=True)
class Change:
    """The changes of one player, and what the board shows besides."""

    money: int  # all that came and went
    tolls: int  # of it, paid at pay sections
    tracks: dict[int, Pair]  # by company
    fields: tuple[tuple[int, int, int], ...]  # special fields reached: company, which, and what they pay
    shares: dict[int, Pair]  # by company, from tracks and cards
    diamond: Pair | None
    jar: Pair | None
    slots: tuple[int, ...]  # unlocked
    markers: int  # bonus markers in reserve
    bought: tuple[int, ...]  # cards that came from the display
    sold: tuple[int, ...]
    recovered: tuple[int, ...]  # cards that came back into hand
    books: tuple[int, ...]  # taken
    shelved: tuple[Pair, ...]  # space and book
    values: dict[int, Pair]  # of shares, by company
    worth: Pair


def change(a: Any, b: Any, player: int) -> Change:
    """Everything that differs for a player."""
    tracks = moved(a, b, player)
    before, after = facts.owned(a, player), facts.owned(b, player)
    hand = b.hand[player] & ~a.hand[player]
    return Change(
        money=b.money[player] - a.money[player],
        tolls=sum(facts.tolls(a, company, *pair) for company, pair in tracks.items()),
        tracks=tracks,
        fields=tuple((c, n, pays) for c, pair in tracks.items() for n, pays in facts.fields(a, c, *pair)),
        shares=_pairs([sum(x) for x in facts.shares(a, player)], [sum(x) for x in facts.shares(b, player)]),
        diamond=_pair(a.diamond[player], b.diamond[player]),
        jar=_pair(a.jar[player], b.jar[player]),
        slots=tuple(n for n in range(ALL_SLOTS) if facts.is_open(b, player, n) and not facts.is_open(a, player, n)),
        markers=b.markers[player] - a.markers[player],
        bought=facts.sorted_cards(after & ~before),
        sold=facts.sorted_cards(before & ~after),
        recovered=facts.sorted_cards(hand & before),
        books=_taken(a, b),
        shelved=tuple((n, b.shelf[player, n]) for n in range(SHELF_SPACES) if b.shelf[player, n] != a.shelf[player, n]),
        values=_pairs(facts.values(a), facts.values(b)),
        worth=(facts.worth(a, player), facts.worth(b, player)),
    )


def moved(a: Any, b: Any, player: int) -> dict[int, Pair]:
    """The tracks on which a player moved."""
    return _pairs(
        [a.track[player, c] for c in range(ALL_COMPANIES)], [b.track[player, c] for c in range(ALL_COMPANIES)]
    )


def _pair(before: int, after: int) -> Pair | None:
    return (int(before), int(after)) if before != after else None


def _pairs(before: Any, after: Any) -> dict[int, Pair]:
    return {n: (int(x), int(y)) for n, (x, y) in enumerate(zip(before, after, strict=True)) if x != y}


def _taken(a: Any, b: Any) -> tuple[int, ...]:
    """Books that left the display into somebody's hands in this turn."""
    return tuple(a.books[n] for n in range(12) if a.books[n] != NOBODY and a.books[n] != b.books[n])


# --- what happens to others, and by itself


def received(a: Any, b: Any, player: int) -> dict[int, int]:
    """What special fields paid to others, by seat: nothing else brings money to who is not at turn."""
    return {
        seat: b.money[seat] - a.money[seat]
        for seat in range(a.players)
        if seat != player and b.money[seat] > a.money[seat]
    }


def ended(a: Any, b: Any) -> tuple[int, ...]:
    """Who has ended the action phase in between."""
    if facts.asked(a) in facts.TOGETHER:
        return ()
    closed = b.over or b.round != a.round
    return tuple(p for p in range(a.players) if not (a.out >> p) & 1 and (closed or (b.out >> p) & 1))


def is_ending(a: Any, b: Any) -> bool:
    """Whether somebody who has nothing left to do is now asked for a stack to take back."""
    return "ended" in facts.kinds(b) and not ("ended" in facts.kinds(a) and a.turn == b.turn)


def round_ended(a: Any, b: Any) -> bool:
    return bool(b.over and not a.over) or b.round != a.round


def shown(a: Any, b: Any) -> str:
    """What all had answered in secret and now lies open: tile, resting or planning; or nothing."""
    before = facts.asked(a)
    return before if before in facts.TOGETHER and (facts.asked(b) != before or b.revealed != a.revealed) else ""


def became_ready(a: Any, b: Any, player: int) -> bool:
    """Whether a player's secret answer is whole since then."""
    return bool(shown(a, b)) or bool((b.ready >> player) & 1 and not (a.ready >> player) & 1)


def left_display(a: Any, b: Any) -> tuple[int, ...]:
    """Cards of the display that left the game."""
    return facts.sorted_cards(b.discarded & ~a.discarded)


def coins_moved(a: Any, b: Any) -> int:
    """How many coins came to the books from the round track."""
    return sum(max(b.coins[n] - a.coins[n], 0) for n in range(12))


def tiles_given(a: Any, b: Any) -> tuple[Pair, ...]:
    """Bonus tiles that were handed out: which, and to whom."""
    return tuple((n, b.tile[n]) for n in range(4) if b.tile[n] != NOBODY and b.round != a.round)


def removed(a: Any, b: Any) -> dict[int, int]:
    """Posts that left the game, by company."""
    return {c: b.removed[c] - a.removed[c] for c in range(ALL_COMPANIES) if b.removed[c] != a.removed[c]}


def returned(a: Any, b: Any) -> dict[int, int]:
    """Posts that came back to their base, by company."""
    found = {}
    for company in range(ALL_COMPANIES):
        more = sum(max(b.posts[company, n] - a.posts[company, n], 0) for n in range(BASE_COLUMNS))
        if more:
            found[company] = more
    return found


def ousted(a: Any, b: Any) -> dict[int, int]:
    """Regions that changed hands: the region and whose post was there."""
    return {n: a.region[n] for n in range(ALL_REGIONS) if a.region[n] not in (NOBODY, b.region[n])}


def given(a: Any, b: Any) -> tuple[Pair, ...]:
    """Columns that gave a post: company and column."""
    return tuple(
        (company, n)
        for company in range(ALL_COMPANIES)
        for n in range(BASE_COLUMNS)
        if b.posts[company, n] < a.posts[company, n]
    )


def entered(a: Any, b: Any) -> tuple[int, ...]:
    """Regions that a post was laid in, or that hold a new one."""
    return bits(int(b.entered) & ~int(a.entered))
