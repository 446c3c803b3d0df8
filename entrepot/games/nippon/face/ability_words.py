"""What a factory does, in words made from the tables: an overlay that changes a number changes the sentence."""

from collections.abc import Sequence
from typing import Any

from entrepot.paper.words import Words

from ..actions import ACTIONS, COLOURS, GOALS
from ..box.check import COLUMNS
from ..box.tables import (
    ABILITIES,
    ABILITY,
    ABILITY_ACTION,
    ABILITY_CLASS,
    ABILITY_COLOURS,
    ABILITY_COLUMNS,
    ABILITY_CONDITION,
    ABILITY_CONTRACTS,
    ABILITY_COUNT,
    ABILITY_ELSEWHERE,
    ABILITY_FINANCE,
    ABILITY_GAIN,
    ABILITY_GOAL,
    ABILITY_GOALS,
    ABILITY_IRON,
    ABILITY_MONEY,
    ABILITY_MOST,
    CONTRACTS,
    FINANCE_TRACK,
    GAIN_KINDS,
    GAINS,
    IMMEDIATE,
    MACHINE_HERE,
    MODIFIER,
    PRODUCED_HERE,
)
from ..rules.production import side_of

CONDITIONS = {MACHINE_HERE: "machine_here", PRODUCED_HERE: "produced_here", CONTRACTS: "contracts"}
BARE = {"train_and_gain": "train", "ship_and_gain": "ship"}  # where nothing is gained besides
UNIT = {"per_type": "vp", "per_machine": "money", "columns": "vp"}  # of the most that an ability gives


def ability_text(words: Words, token: int, side: int) -> str:
    """The ability on one side of a factory (0 is A): when it works and what it does, in one sentence."""
    kind = int(ABILITY_CLASS[token, side])
    if not kind:
        return words.text("ability-none")
    effect = effect_text(words, token, side)
    if kind != MODIFIER:
        return words.text("ability-immediate" if kind == IMMEDIATE else "ability-special", effect=effect)
    action = words.noun(f"action-{ACTIONS[ABILITY_ACTION[token, side]]}")
    condition = CONDITIONS.get(int(ABILITY_CONDITION[token, side]), "modifier")
    contracts = {"contracts": int(ABILITY_CONTRACTS[token, side])} if condition == "contracts" else {}
    return words.text(f"ability-{condition}", action=action, effect=effect, **contracts)


def effect_text(words: Words, token: int, side: int) -> str:
    """What it does, without the when."""
    name = ABILITIES[ABILITY[token, side]]
    gain = int(ABILITY_GAIN[token, side])
    given: dict[str, str | int] = {"number": int(ABILITY_COUNT[token, side])}
    if gain:
        given["gain"] = gain_text(words, gain)
    else:
        name = BARE.get(name, name)
    given["price"] = price_text(words, token, side)
    given["elsewhere"] = "yes" if ABILITY_ELSEWHERE[token, side] else "no"
    colours = [words.noun(f"colour-{colour}", "gen") for colour in _named(ABILITY_COLOURS[token, side], COLOURS)]
    given["colours"] = listed(colours, words.text("ability-or"))
    given["goal"] = words.noun(f"goal-{GOALS[ABILITY_GOAL[token, side]]}")
    goals = [words.noun(f"goal-{goal}") for goal in _named(ABILITY_GOALS[token, side], GOALS)]
    given["goals"] = listed(goals, words.text("ability-and"))
    given["columns"] = COLUMNS[ABILITY_COLUMNS[token, side] - 1]
    if name in UNIT:
        given["most"] = words.noun(f"amount-{UNIT[name]}-{ABILITY_MOST[token, side]}")
    return words.text(f"ability-{name}", **given)


def gain_text(words: Words, row: int) -> str:
    """A printed gain in words: `3 iron and 1 finance step`."""
    counts = zip(GAIN_KINDS, GAINS[row], strict=True)
    return listed([words.noun(f"amount-{kind}-{count}") for kind, count in counts if count], words.text("ability-and"))


def price_text(words: Words, token: int, side: int, most: int = 99) -> str:
    """What an ability asks for something more; of spaces to go back no more than there are."""
    parts = [
        words.noun(f"{id}-{table[token, side]}")
        for table, id in ((ABILITY_MONEY, "amount-money"), (ABILITY_IRON, "amount-iron"))
        if table[token, side]
    ]
    back = int(ABILITY_FINANCE[token, side])
    return listed([*parts, words.noun(f"ability-back-{min(back, most)}")] if back else parts, words.text("ability-and"))


def asked_price(words: Words, s: Any, player: int) -> str:
    """The same of the ability that asks now: by the ruling that the rest is let off it may ask for less."""
    token = s.factory[player, s.agenda[s.depth - 1, 1]]
    return price_text(words, token, int(side_of(s, token)), s.marker[player, FINANCE_TRACK] - 1)


def listed(parts: Sequence[str], last: str) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [name for n, name in enumerate(names) if (int(bits) >> n) & 1]
