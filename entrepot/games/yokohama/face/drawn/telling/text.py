"""The position in sections of plain lines, for who reads or listens instead of looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.phrases import NOTHING
from entrepot.paper.seats import in_turn
from entrepot.paper.words import Words

from ....actions import AREAS, COUNTRIES, GOODS, PIECES, REWARD_TOKENS
from ....box.tables import ACHIEVEMENT_FIRST, ACHIEVEMENT_LATER, CANAL, SHOP_REWARD, TRADING_HOUSE_REWARD
from ....record import HIDDEN, NOBODY
from .. import facts
from ..board.side import ending
from ..parts import named
from ..phone.market import BOARDS, in_play
from .labels import achievement, label, order, pieces, player, reward, technology, token
from .stages import round, stages


def text(view: View, words: Words) -> Sequence[tuple[str, Sequence[str]]]:
    """Where the game stands, the players, the areas, the boards, the goals, the end."""
    s = facts.position(view)
    sections: list[tuple[str, Sequence[str]]] = [(words.text("face-now"), now(view, words))]
    sections += [(player(n, words), of_player(s, n, words)) for n in in_turn(view.viewer, s.players)]
    sections.append((words.text("label-areas"), [line for area in areas(s) for line in of_area(s, area, words)]))
    sections += [_board(view, s, board, words) for board in BOARDS if in_play(s, board)]
    sections.append((words.text("label-achievements"), goals(s, words)))
    sections.append((words.text("face-ending"), end(s, words)))
    return sections


def now(view: View, words: Words) -> list[str]:
    lines = [round(view, words), words.prompt(view.asked)]
    here = next((stage for stage in stages(view, words) if stage.state == "now"), None)
    if here:
        lines[1:1] = [f"{player(view.turn, words)}: {here.mark}, {here.label}"]
    return lines


def areas(s: Any) -> list[int]:
    """As they lie, row by row."""
    return sorted((a for a in range(len(AREAS)) if s.place[a] != NOBODY), key=lambda area: s.place[area])


def of_area(s: Any, area: int, words: Words) -> list[str]:
    """Who stands there; what the token and the free building spaces give; where one can go from there."""
    parts = [named(words, f"area-{AREAS[area]}")]
    standing = ((seat, pieces(s, seat, area, words)) for seat in range(s.players))
    parts += [f"{player(seat, words)}: {here}" for seat, here in standing if here]
    if area != CANAL:
        parts.append(f"{words.noun('token-five_power')}: {token(s.token[area], words)}")
        free = [reward(int(SHOP_REWARD[s.tile[area], n]), words) for n in range(4) if s.shops[area, n] == NOBODY]
        parts.append(f"{words.text('label-shops')}: {' | '.join(free) or NOTHING}")
        if s.trading_house[area] == NOBODY:
            gives = reward(int(TRADING_HOUSE_REWARD[s.tile[area]]), words)
            parts.append(f"{words.noun('piece-trading_house')}: {gives}")
    parts += [words.noun("token-station")] if s.station == area else []
    around = [named(words, f"area-{AREAS[n]}") for n in areas(s) if (s.neighbours[area] >> n) & 1]
    parts.append(f"{words.text('face-next_to')}: {', '.join(around)}")
    return ["; ".join(parts)]


def of_player(s: Any, seat: int, words: Words) -> list[str]:
    """The rows of the panel."""
    goods = [words.noun(f"amount-{good}-{s.goods[seat, n]}") for n, good in enumerate(GOODS)]
    wares = [words.noun(f"amount-vp-{s.vp[seat]}"), words.noun(f"amount-yen-{s.yen[seat]}"), *goods]
    wares.append(words.noun(f"amount-import-{s.imports[seat]}"))
    lines = [", ".join(wares)]
    lines += [words.noun("token-first_player")] if s.first == seat else []
    for where, row in (("hand", s.hand), ("warehouse", s.warehouse)):
        counts = [f"{words.text(f'label-{piece}s')}: {row[seat, n]}" for n, piece in enumerate(PIECES)]
        lines.append(f"{words.text(f'label-{where}')} – {', '.join(counts)}")
    flags = [f"{words.noun(f'country-{COUNTRIES[c]}')} {n}" for c, n in enumerate(facts.country_flags(s, seat)) if n]
    lines.append(f"{words.text('label-flags')}: {', '.join(flags) or NOTHING}")
    lines.append(f"{words.text('label-tokens')}: {s.tokens[seat].bit_count()}")
    lines.append(f"{words.text('label-agents')}: {', '.join(agents(s, seat, words)) or NOTHING}")
    if s.reward[seat] != NOBODY:
        lines.append(words.noun(f"reward-{REWARD_TOKENS[s.reward[seat]]}"))
    learnt = [technology(card, words) for card in facts.cards_of(s.technologies[seat])]
    lines.append(f"{words.text('label-technologies')}: {'; '.join(learnt) or NOTHING}")
    lines.append(f"{words.text('label-orders_completed')}: {s.completed[seat].bit_count()}")
    held = facts.held(s, seat)
    lines.append(f"{words.text('label-orders_in_hand')}: {len(held)}")
    lines += [order(n, words) for n in held if n not in (HIDDEN, NOBODY)]
    return lines


def agents(s: Any, seat: int, words: Words) -> list[str]:
    """Face up, then used."""
    names = [*(words.noun(f"agent-{country}") for country in COUNTRIES), words.noun("token-free_agent")]
    up = [*(s.agents[seat, n] for n in range(5)), s.free_agents[seat]]
    down = [*(s.used_agents[seat, n] for n in range(5)), s.used_free_agents[seat]]
    found = [f"{name} {n}" for name, n in zip(names, up, strict=True) if n]
    return found + [f"{words.text('face-used', name=name)} {n}" for name, n in zip(names, down, strict=True) if n]


def _board(view: View, s: Any, board: str, words: Words) -> tuple[str, Sequence[str]]:
    """A line a slot or space, without the name of the board."""
    kind, _, letter = board.partition("_")
    short = {"port": "port", "laboratory": "lab"}.get(kind)
    places = [f"{short}-{letter}{n}" for n in range(1, 7)] if short else [f"{kind}-{n}" for n in range(1, 9)]
    title = words.noun(f"board-{board}")
    return title, [label(view, place, words).removeprefix(f"{title}, ") for place in places]


def goals(s: Any, words: Words) -> list[str]:
    lines = []
    for n, stack in enumerate("abc"):
        number = s.achievement[n]
        done = [player(seat, words) for seat in range(s.players) if (s.achieved[n] >> seat) & 1]
        prize = int((ACHIEVEMENT_LATER if done else ACHIEVEMENT_FIRST)[number])
        who = f"; {words.text('face-done')}: {', '.join(done)}" if done else ""
        name = words.noun(f"stack-{stack}")
        lines.append(f"{name}: {achievement(number, words)}; {words.noun(f'amount-vp-{prize}')}{who}")
    if s.option_rewards:
        left = [words.noun(f"reward-{t}") for n, t in enumerate(REWARD_TOKENS) if (s.rewards_left >> n) & 1]
        lines.append(f"{words.noun('token-reward')}: {', '.join(left) or NOTHING}")
    return lines


def end(s: Any, words: Words) -> list[str]:
    e = ending(s)
    meters = (("church", e.church), ("customs", e.customs), ("shops", e.shops), ("houses", e.houses))
    lines = [f"{words.text(f'face-meter-{m}')}: {words.text('face-of', have=n, need=most)}" for m, (n, most) in meters]
    lines.append(f"{words.text('label-order_deck')}: {e.orders}")
    lines.append(f"{words.text('label-technology_deck')}: {e.technologies}")
    left = [f"{words.noun(f'agent-{COUNTRIES[n]}')} {count}" for n, count in enumerate(e.agents) if count]
    lines.append(f"{words.text('label-supply')}: {', '.join(left) or NOTHING}")
    return [*lines, words.text(e.last)] if e.last else lines
