"""Places in words: for a screen reader, for the text view and as titles."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.phrases import NOTHING, told
from entrepot.paper.places import Named, label_of
from entrepot.paper.words import Words

from ....actions import (
    ACTIONS,
    CELLS,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    REWARDS,
    STATIONS,
    TILES_A,
    TRACKS,
    TYPES,
)
from ....box.tables import (
    DEPARTMENT_GAIN,
    DESTINATION_COLOUR,
    FACTORY_DISCOUNT,
    GAINS,
    HIRING_CELL,
    MINING_TRACK,
    MOST_TRAIN_CELLS,
    OLD_FACTORY_GOODS,
    PERIOD,
    PIECES,
    PRINTED,
    REGION_GAIN,
    REWARD_GAIN,
    SCIENCE_TRACK,
    SHIP_CELLS,
    START_VP,
    STATION_GAIN,
    TILE_B_GAIN,
    TILE_COAL_COUNT,
    TILE_GOODS_COUNT,
    TRAIN_CELLS,
    TYPE_OF,
    WHITE,
    WHITE_STEPS,
)
from ....meta import META
from ....record import AUTOMA, NOBODY, OLD
from ....rules.markets import demand_at
from ....rules.production import side_of
from ....rules.scoring import favor_vp
from ....rules.workers import EXPERT
from ...ability_words import ability_text, asked_price, gain_text
from .. import facts
from ..reading import READ

TILE_NUMBERS = {
    "goods": TILE_GOODS_COUNT,
    "old_factory": OLD_FACTORY_GOODS,
    "coal": TILE_COAL_COUNT,
    "discount": FACTORY_DISCOUNT,
}


def label(view: View, place: str, words: Words) -> str:
    """A place by its name and how it stands."""
    return label_of(view, place, words, PLACES, READ)


def thing(view: View, action: str, words: Words) -> str:
    """The tiles or the factory that an action is about, by what they show; the amount of a reward or price."""
    s = facts.position(view)
    verb, _, noun = action.partition(":")
    if verb == "pair":
        return pair(s, int(noun) - 1, words)
    if verb in ("produce", "modify", "take_from", "stock"):
        token = s.factory[max(view.viewer, 0), int(noun) - 1]
        return factory(token, int(side_of(s, token)), words) if token != NOBODY else ""
    if verb == "reward":
        return str(sum(GAINS[REWARD_GAIN[PERIOD[s.round], REWARDS.index(noun)]]))
    if verb == "another":
        return asked_price(words, s, max(view.viewer, 0))
    return ""


def player(s: Any, seat: int, words: Words) -> str:
    """A seat in words, the Automa's and the foreign companies' among them."""
    if seat == AUTOMA and facts.is_solo(s):
        return words.noun("automa")
    return words.noun(f"player-{META.colours[seat]}") if seat < max(2, s.players) else words.noun("foreign")


def amount(kind: str, count: int, words: Words) -> str:
    return words.noun(f"amount-{kind}-{count}")


def goods_amount(type: int, count: int, words: Words) -> str:
    """So many goods of a type."""
    return f"{count} × {words.noun(f'type-{TYPES[type]}')}"


def worker(number: int, words: Words) -> str:
    kind = "expert" if number >= EXPERT else "worker"
    return words.noun(f"{kind}-{COLOURS[number % EXPERT]}")


def factory(token: int, side: int, words: Words) -> str:
    """`cotton factory 1A`."""
    if token >= OLD:
        return f"{words.noun('factory-old')}, {words.noun(f'type-{TYPES[TYPE_OF[token]]}')}"
    type, _, number = FACTORIES[token].rpartition("_")
    return f"{words.noun(f'factory-{type}-{number}')}{'AB'[side]}"


def department(colour: int, improved: int, words: Words) -> str:
    """What a department brings."""
    if colour == WHITE:
        steps = words.noun(f"steps-{WHITE_STEPS[improved]}")
        return f"{steps}: {words.noun('track-science')} / {words.noun('track-mining')}"
    return gain_text(words, int(DEPARTMENT_GAIN[colour, improved]))


def tile(number: int, words: Words) -> str:
    """A starting tile A in words."""
    return f"{words.noun(f'tile-{TILES_A[number]}')}: {effect(number, words)}"


def effect(number: int, words: Words) -> str:
    """What a starting tile A does."""
    name = TILES_A[number]
    return words.text(f"tile-{name}-effect", number=int(TILE_NUMBERS.get(name, 0)))


def forecast(f: facts.Forecast, words: Words) -> str:
    """What a consolidation would bring, and the wages."""
    found = [amount("money", f.money, words), amount("coal", f.coal, words)]
    found += [department(*bonus, words) for bonus in f.bonuses]
    return f"{', '.join(found)}; {words.text('face-wages')} {amount('money', f.wages, words)}"


# --- the board


def _action(s: Any, viewer: int, name: str, words: Words) -> str:
    cell = int(HIRING_CELL[ACTIONS.index(name)])
    crew = [worker(colour, words) for colour in range(6) for _ in range(s.hiring[cell, colour])]
    return told(words.noun(f"action-{name}"), [", ".join(crew) or words.text("face-empty")])


def _worker(s: Any, viewer: int, rest: str, words: Words) -> str:
    cell, _, colour = rest.partition("-")
    return f"{words.noun(f'worker-{colour}')}, {words.noun(f'hiring_cell-{cell}')}"


def _bag(s: Any, viewer: int, colour: str, words: Words) -> str:
    if colour not in COLOURS:
        return told(words.text("label-bag"), [str(sum(s.bag[n] for n in range(6)))])
    name = f"{words.text('label-bag')}, {words.noun(f'worker-{colour}')}"
    return told(name, [str(s.bag[COLOURS.index(colour)])])


def _pair(s: Any, viewer: int, number: str, words: Words) -> str:
    n = int(number) - 1
    name = words.noun(f"pair-{number}")
    if s.pair_a[n] == NOBODY:
        return told(name, [words.text("face-gone")])
    return told(name, [pair(s, n, words)])


def pair(s: Any, n: int, words: Words) -> str:
    """Both starting tiles of a pair in words."""
    if s.pair_a[n] == NOBODY:
        return ""
    vp = amount("vp", int(START_VP[s.pair_a[n]]), words)
    return "; ".join((tile(s.pair_a[n], words), vp, gain_text(words, int(TILE_B_GAIN[s.pair_b[n]]))))


def _factory(s: Any, viewer: int, name: str, words: Words) -> str:
    token = FACTORIES.index(name)
    side = int(side_of(s, token))
    return told(factory(token, side, words), [ability_text(words, token, side), owner_of(s, token, words)])


def owner_of(s: Any, token: int, words: Words) -> str:
    """Who has built a factory, or nothing."""
    for seat in range(s.players):
        if any(s.factory[seat, slot] == token for slot in range(facts.SLOTS)):
            return player(s, seat, words)
    return ""


def _destination(s: Any, viewer: int, name: str, words: Words) -> str:
    n = DESTINATIONS.index(name)
    expert = worker(int(DESTINATION_COLOUR[n]) + EXPERT, words)
    if s.expert[n] != NOBODY:
        expert += f" ({player(s, s.expert[n], words)})"
    ships = [player(s, s.ships[n, c], words) for c in range(SHIP_CELLS[s.players]) if s.ships[n, c] != NOBODY]
    left = f"{words.text('label-improved_left')} {s.improved_left[n]}"
    free = words.text("face-of", have=len(ships), need=int(SHIP_CELLS[s.players]))
    return told(words.noun(f"destination-{name}"), [expert, f"{free} {', '.join(ships)}".strip(), left])


def _station(s: Any, viewer: int, name: str, words: Words) -> str:
    region, cell = divmod(STATIONS.index(name), int(MOST_TRAIN_CELLS))
    title = words.noun(f"station-{REGIONS[region]}-{cell + 1}")
    if cell >= TRAIN_CELLS[s.players]:
        return told(title, [words.text("face-unused")])
    there = s.trains[region, cell]
    gives = gain_text(words, int(STATION_GAIN[region, cell])) or NOTHING
    return told(title, [player(s, there, words) if there != NOBODY else gives])


def _cell(s: Any, viewer: int, name: str, words: Words) -> str:
    n = CELLS.index(name)
    demand = words.noun(f"type-{TYPES[demand_at(s, n)]}")
    if s.token[n]:
        there = f"{player(s, s.owner[n], words)} {s.token[n]}"
    else:
        there = f"{words.text('label-printed')}: {int(PRINTED[n]) or NOTHING}"
    return told(words.noun(f"cell-{name}"), [f"{words.text('label-demand')}: {demand}", there])


def _region(s: Any, viewer: int, name: str, words: Words) -> str:
    n = REGIONS.index(name)
    standing = [f"{player(s, who, words)} {influence}" for who, influence in facts.standing(s, n)]
    return told(words.noun(f"region-{name}"), [gain_text(words, int(REGION_GAIN[n])), ", ".join(standing)])


# --- the zaibatsu


def _slot(s: Any, viewer: int, number: str, words: Words) -> str:
    one = facts.built(s, viewer)[int(number) - 1]
    name = words.noun(f"slot-{number}")
    if one is None:
        return told(name, [words.text("face-empty")])
    makes = "" if one.token >= OLD else _makes(one, words)
    goods = goods_amount(one.type, one.goods, words)
    return told(name, [factory(one.token, one.side, words), ability_text(words, one.token, one.side), makes, goods])


def _makes(one: facts.Built, words: Words) -> str:
    return f"{amount('coal', one.price, words)} → {goods_amount(one.type, one.output, words)}"


def _machine(s: Any, viewer: int, rest: str, words: Words) -> str:
    slot, _, side = rest.partition("_")
    one = facts.built(s, viewer)[int(slot) - 1]
    stands = one is not None and (one.machines >> ("left", "right").index(side)) & 1
    state = words.noun("piece-machine") if stands else words.text("face-empty")
    return told(words.noun(f"machine-{side}-{slot}"), [state])


def _goods(s: Any, viewer: int, slot: str, words: Words) -> str:
    one = facts.built(s, viewer)[int(slot) - 1]
    lies = goods_amount(one.type, one.goods, words) if one and one.goods else words.text("face-empty")
    return told(f"{words.text('label-goods')}, {words.noun(f'slot-{slot}')}", [lies])


def _contract(s: Any, viewer: int, name: str, words: Words) -> str:
    done = (s.fulfilled[viewer] >> CONTRACTS.index(name)) & 1
    return told(words.noun(f"contract-{name.replace('_', '-')}"), [words.text("label-fulfilled") if done else ""])


def _track(s: Any, viewer: int, name: str, words: Words) -> str:
    n = TRACKS.index(name)
    space = s.marker[viewer, n]
    where = words.text("face-space", number=space)
    if n == SCIENCE_TRACK:
        return told(words.noun(f"track-{name}"), [where])
    income = amount("coal" if n == MINING_TRACK else "money", facts.track_value(n, space), words)
    return told(words.noun(f"track-{name}"), [where, words.text("face-income", amount=income)])


def _department(s: Any, viewer: int, name: str, words: Words) -> str:
    n = COLOURS.index(name)
    improved = (s.improved[viewer] >> n) & 1
    title = f"{words.noun(f'office-{name}')}, {words.noun(f'department-{name}')}"
    return told(title, [department(n, improved, words), words.text("label-improved") if improved else ""])


def _fleet(s: Any, viewer: int, name: str, words: Words) -> str:
    left = int(PIECES) - s.taken[viewer, FLEETS.index(name)]
    return told(words.noun(f"piece-{name}"), [words.text("face-left", number=left)])


def _goal(s: Any, viewer: int, name: str, words: Words) -> str:
    title = f"{words.text('label-goals')}, {words.noun(f'goal-{name}')}"
    if name not in GOALS:
        return title
    n = GOALS.index(name)
    level = s.favor[viewer, n]
    if not level:
        return told(title, [words.text("face-empty")])
    favor = words.text("face-favor", level=level)
    return told(title, [f"{favor}, {amount('vp', int(favor_vp(s, viewer, n)), words)}"])


def _supply(s: Any, viewer: int, kind: str, words: Words) -> str:
    if kind == "influence":
        hand = [str(value) for value, state in facts.tokens(s, viewer) if state == facts.HAND]
        return told(words.text("label-tokens"), [", ".join(hand) or NOTHING])
    have = {"money": s.money, "coal": s.coal, "silk": s.silk, "iron": s.iron}[kind][viewer]
    kept = f"{words.text('label-kept_coal')} {s.kept_coal[viewer]}" if kind == "coal" and s.kept_coal[viewer] else ""
    return told(amount(kind, have, words), [kept])


def _tile(s: Any, viewer: int, rest: str, words: Words) -> str:
    number = s.tile_a[viewer]
    kept = f"{words.text('label-kept_coal')} {s.kept_coal[viewer]}" if s.kept_coal[viewer] else ""
    return told(words.text("label-tile"), [tile(number, words) if number != NOBODY else NOTHING, kept])


def _consolidate(s: Any, viewer: int, rest: str, words: Words) -> str:
    return told(words.text("face-consolidate"), [forecast(facts.forecast(s, viewer), words)])


def _panel(s: Any, viewer: int, seat: str, words: Words) -> str:
    return words.noun("automa") if seat == "automa" else player(s, int(seat), words)


def _rounds(s: Any, viewer: int, rest: str, words: Words) -> str:
    return told(words.text("face-place-rounds"), [words.text("face-round", number=s.round)])


def _queue(s: Any, viewer: int, rest: str, words: Words) -> str:
    waiting = [worker(colour, words) for row in s.queue.tolist() for colour in row if colour != NOBODY]
    return told(words.text("face-place-queue"), [", ".join(waiting) or words.text("face-empty")])


def _crew(s: Any, viewer: int, rest: str, words: Words) -> str:
    hired = [worker(one, words) for one in facts.workers(s, viewer) if one != NOBODY]
    return told(words.text("face-place-crew"), [", ".join(hired) or words.text("face-empty")])


def _favors(s: Any, viewer: int, rest: str, words: Words) -> str:
    left = [f"{words.text('face-favor', level=n + 1)} × {s.favors_left[viewer, n]}" for n in range(3)]
    return told(words.text("face-place-favors"), [", ".join(left)])


PLACES: dict[str, Named] = {
    "action": _action,
    "worker": _worker,
    "bag": _bag,
    "pair": _pair,
    "factory": _factory,
    "destination": _destination,
    "station": _station,
    "cell": _cell,
    "region": _region,
    "slot": _slot,
    "machine": _machine,
    "goods": _goods,
    "contract": _contract,
    "track": _track,
    "department": _department,
    "fleet": _fleet,
    "goal": _goal,
    "supply": _supply,
    "tile": _tile,
    "consolidate": _consolidate,
    "panel": _panel,
    "rounds": _rounds,
    "queue": _queue,
    "crew": _crew,
    "favors": _favors,
}
