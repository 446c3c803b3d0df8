"""A box a player: the whole zaibatsu, for nothing of it is hidden."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import Box, Rows, joined
from entrepot.paper.words import Words

from ..actions import COLOURS, CONTRACTS, GOALS, TRACKS
from ..box.tables import (
    ABILITY_CLASS,
    COAL_INCOME,
    DEPARTMENT_GAIN,
    FACTORY_CELLS,
    GOODS_CELLS,
    MINING_TRACK,
    MODIFIER,
    MONEY_INCOME,
    PIECES,
    SCIENCE_TRACK,
    SPECIAL,
    TRACK_TOKEN,
    WHITE,
    WHITE_STEPS,
)
from ..record import NOBODY, OLD
from ..rules.production import side_of
from ..rules.scoring import favor_vp
from . import signs
from .ability_words import ability_text
from .goals import tile_text

WIDEST = 76
MACHINES = ("··", "⚙·", "·⚙", "⚙⚙")  # left and right, by the bits of the machine cells


def boxes(s: Any, words: Words) -> Rows:
    """One below another: a zaibatsu is wide."""
    return Rows([[box(s, player, words)] for player in range(s.players)], WIDEST)


def box(s: Any, player: int, words: Words) -> Box:
    heading = signs.name(s, player, words)
    if s.first == player:
        heading.append(f" ({words.text('label-first')})", "not bold")
    lines: list[Text | str] = [
        wealth(s, player, words),
        _named("label-tracks", tracks(s, player, words), words),
        _named("label-pieces", pieces(s, player), words),
        _named("label-workers", workers(s, player, words), words),
        _named("label-departments", departments(s, player, words), words),
        _named("label-tokens", tokens(s, player, words), words),
        _named("label-favors", favors(s, player, words), words),
        _named("label-contracts", contracts(s, player, words), words),
    ]
    if s.tile_a[player] != NOBODY:
        lines.append(_named("label-tile", tile_text(s.tile_a[player], words), words))
    return Box(heading, [*lines, *factories(s, player, words)])


def _named(label: str, value: Text | str, words: Words) -> Text:
    return Text.assemble((f"{words.text(label)}: ", "dim"), value or signs.NONE)


def wealth(s: Any, player: int, words: Words) -> str:
    """VP, money and resources; then what waits for a first factory and coal that is safe."""
    have = [("vp", s.vp[player]), ("money", s.money[player])]
    have += [("coal", s.coal[player]), ("silk", s.silk[player]), ("iron", s.iron[player])]
    parts = [signs.amount(icon, count, words) for icon, count in have]
    if s.kept_coal[player]:
        parts.append(f"+{signs.amount('coal', s.kept_coal[player], words)} ({words.text('label-kept_coal')})")
    waiting = [signs.MACHINE] if s.waiting_machine[player] else []
    waiting += [signs.amount("goods", s.waiting_goods[player], words)] if s.waiting_goods[player] else []
    if waiting:
        parts.append(f"{' '.join(waiting)} ({words.text('label-waiting')})")
    return "  ".join(parts)


def tracks(s: Any, player: int, words: Words) -> str:
    """The space of each marker, and the income it stands for."""
    parts = []
    for n, track in enumerate(TRACKS):
        space = s.marker[player, n]
        income = ""
        if n != SCIENCE_TRACK:
            mining = n == MINING_TRACK
            count = int((COAL_INCOME if mining else MONEY_INCOME)[space])
            income = f" ({signs.amount('coal' if mining else 'money', count, words)})"
        parts.append(f"{words.noun(f'track-{track}')} {space}{income}")
    return ", ".join(parts)


def pieces(s: Any, player: int) -> str:
    """Those left to build."""
    return "  ".join(f"{sign} {PIECES - s.taken[player, n]}" for n, sign in enumerate(signs.SIGNS))


def workers(s: Any, player: int, words: Words) -> Text:
    """From the bottom."""
    return joined([signs.worker(w, words) for w in signs.present(signs.row(s.workers, player))])


def departments(s: Any, player: int, words: Words) -> Text:
    """What each gives now; an improved one has a plus."""
    parts = []
    for n, colour in enumerate(COLOURS):
        improved = (s.improved[player] >> n) & 1
        tracks = "/".join(signs.short(f"track-{track}", words) for track in TRACKS[:2])
        white = f"{WHITE_STEPS[improved]}{signs.UP}{tracks}"
        gives = white if n == WHITE else signs.gain(int(DEPARTMENT_GAIN[n, improved]), words)
        mark = "+" if improved else ""
        parts.append(Text.assemble(signs.short(f"colour-{colour}", words), mark, " ", gives))
    return joined(parts, ", ")


def tokens(s: Any, player: int, words: Words) -> str:
    """Those in the supply; then the locked ones."""
    held = [str(value) for value in range(1, 8) for _ in range(s.tokens[player, value])]
    locked = [str(TRACK_TOKEN[n]) for n in range(len(TRACKS)) if (s.locked[player] >> n) & 1]
    return " ".join(held) + (f" ({words.text('label-locked')}: {' '.join(locked)})" if locked else "")


def favors(s: Any, player: int, words: Words) -> str:
    """Goals with a token and the VP they are worth now; then the stacks by level."""
    laid = []
    for n, goal in enumerate(GOALS):
        if s.favor[player, n]:
            worth = signs.amount("vp", favor_vp(s, player, n), words)
            laid.append(f"{words.noun(f'goal-{goal}')} {signs.FAVOR}{s.favor[player, n]} {worth}")
    stacks = " ".join(f"{signs.FAVOR}{n + 1}×{s.favors_left[player, n]}" for n in range(3))
    return ", ".join(laid) + (" | " if laid else "") + stacks


def contracts(s: Any, player: int, words: Words) -> Text:
    """To fulfil, then those fulfilled."""
    names = []
    for n, name in enumerate(CONTRACTS):
        plain = signs.colour(n, words) if name in COLOURS else Text(f"{words.text('label-level')} {name[-1]}")
        names.append(plain)
    done = [bool((s.fulfilled[player] >> n) & 1) for n in range(len(CONTRACTS))]
    left = joined([name for name, is_done in zip(names, done, strict=True) if not is_done], ", ")
    filled = joined([names[n] for n in signs.present(signs.row(s.contract, player))], ", ")
    if not filled.plain:
        return left
    return Text.assemble(left or signs.NONE, f" | {words.text('label-fulfilled')}: ", filled)


def factories(s: Any, player: int, words: Words) -> list[Text]:
    """A line a factory: its cell, machines and goods, and an ability that still works."""
    lines = []
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token == NOBODY:
            continue
        side, machines = side_of(s, token), MACHINES[s.machines[player, slot]]
        parts = [f"{slot + 1}. {signs.factory(token, side, words)}"]
        parts += [machines] if token < OLD or s.option_old_machines else []
        parts.append(f"{s.goods[player, slot]}/{GOODS_CELLS}{signs.GOODS}")
        lines.append(Text("  ".join(parts)))
        if ABILITY_CLASS[token, side] in (MODIFIER, SPECIAL):
            lines.append(Text(f"   {ability_text(words, token, side)}", "dim"))
    return lines
