"""What some actions changed between two views, counted: the one source of previews and log lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from entrepot.engine.match.view import View

from ....actions import AREAS, GOODS, PIECES
from ....box.tables import AREA_KIND, BANK, CANAL_YEN, MAX_POWER
from ....record import LAYOUT, NOBODY
from ....rules.action import power
from ....rules.scoring import IN_PLAY
from .. import facts

ARRIVING = ("put", "tram", "station")  # verbs that end a movement by themselves
WARES = (*GOODS, "import", "vp")


@dataclass(frozen=True)
class Change:
    """The changes of one player, and whom it paid."""

    acting: int  # the area whose action began, or NOBODY
    power: int
    president: bool  # whether the president stands where the action begins
    wares: dict[str, int]  # goods, imports, VP
    yen: int  # beyond what was paid to others and to the Canal
    paid: dict[int, int]  # to opponents
    canal: int
    income: dict[int, int]  # of opponents from the supply
    hand: dict[str, int]
    warehouse: dict[str, int]
    technologies: list[int] = field(default_factory=list)
    agents: list[int] = field(default_factory=list)  # countries of new ones
    free_agents: int = 0


def acting_area(before: Any, after: Any, player: int, actions: tuple[str, ...]) -> int:
    """The area whose action these actions begin, or NOBODY."""
    verb, _, noun = actions[-1].partition(":")
    walking = before.depth and facts.agenda(before)[-1].kind == "walking"
    stopped = verb == "stop" and (walking or any(a.startswith("step:") for a in actions))
    no_further = verb == "step" and all(frame.kind != "walking" for frame in facts.agenda(after))
    if verb in ARRIVING or stopped or no_further:
        began = [frame for frame in facts.agenda(after) if frame.kind == "act_where"]
        return NOBODY if began else after.president[player]
    if verb == "agent" and after.marked == NOBODY:
        return AREAS.index(noun)
    if verb == "act":
        frame = facts.agenda(before)[-1]
        return frame.second if noun == "agent" else frame.first
    return NOBODY


def power_there(before: Any, player: int, area: int, arrives: bool) -> int:
    """The power of an action that begins, counted on the position it begins in."""
    trial = LAYOUT.plain(bytearray(before.buffer))
    if arrives:
        trial.president[player] = area
    return int(power(trial, player, area))


def change(before: View, after: View, player: int, actions: tuple[str, ...]) -> Change:
    """Everything that differs for a player."""
    a, b = facts.position(before), facts.position(after)
    area = acting_area(a, b, player, actions)
    arrives = actions[-1].partition(":")[0] in (*ARRIVING, "stop", "step")
    rivals = {p: b.yen[p] - a.yen[p] for p in range(a.players) if p != player and b.yen[p] > a.yen[p]}
    income: dict[int, int] = {}
    if area != NOBODY and a.trading_house[area] not in (NOBODY, player):
        income = {a.trading_house[area]: 1}
    paid = {p: n - income.get(p, 0) for p, n in rivals.items() if n > income.get(p, 0)}
    canal = int(CANAL_YEN) * sum(action == "step:canal" for action in actions)
    counts = {good: b.goods[player, n] - a.goods[player, n] for n, good in enumerate(GOODS)}
    counts |= {"import": b.imports[player] - a.imports[player], "vp": _points(b, player) - a.vp[player]}
    learnt = b.technologies[player] & ~a.technologies[player]
    return Change(
        acting=area,
        power=power_there(a, player, area, arrives) if area != NOBODY else 0,
        president=area != NOBODY and b.president[player] == area,
        wares={kind: n for kind, n in counts.items() if n},
        yen=b.yen[player] - a.yen[player] + sum(paid.values()) + canal,
        paid=paid,
        canal=canal,
        income=income,
        hand=_pieces(a.hand, b.hand, player),
        warehouse=_pieces(a.warehouse, b.warehouse, player),
        technologies=facts.cards_of(learnt),
        agents=[c for c in range(5) if _agents(b, player, c) > _agents(a, player, c)],
        free_agents=b.free_agents[player] - a.free_agents[player],
    )


def _points(s: Any, player: int) -> int:
    """From play: final scoring is nobody's last action."""
    return int(s.sheet[player, IN_PLAY] if s.over else s.vp[player])


def _pieces(a: Any, b: Any, player: int) -> dict[str, int]:
    return {piece: b[player, n] - a[player, n] for n, piece in enumerate(PIECES) if b[player, n] != a[player, n]}


def _agents(s: Any, player: int, country: int) -> int:
    return int(s.agents[player, country] + s.used_agents[player, country])


def may_take_token(s: Any, change: Change) -> bool:
    return change.acting != NOBODY and change.power == MAX_POWER and s.token[change.acting] != NOBODY


def produces(area: int) -> bool:
    """Whether the area's action is a plain gain."""
    return bool(AREA_KIND[area] <= BANK)
