"""Places in words: for a screen reader, for the text view and as titles."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.places import Named, label_of
from entrepot.paper.words import Words

from ....actions import AREAS, COUNTRIES, GOODS, PIECES, REWARD_TOKENS, SLOTS
from ....box.tables import (
    CANAL,
    CARD_FLAG,
    CARD_VALUE,
    CHURCH_FAITH,
    CHURCH_REWARD,
    COMPONENTS,
    CUSTOMS_IMPORTS,
    CUSTOMS_REWARD,
    ICONS,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    PORT_LEVEL,
    REWARDS,
    SHOP_REWARD,
    SLOT_ADDS,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE_REWARD,
)
from ....meta import META
from ....record import DUMMY, NOBODY
from ...effects import effect, literal
from .. import facts
from ..parts import named
from ..reading import READ


def label(view: View, place: str, words: Words) -> str:
    """A place by its name and how it stands."""
    return label_of(view, place, words, PLACES, READ, str)


def thing(view: View, action: str, words: Words) -> str:
    """The card that an action takes, by what it shows."""
    s = facts.position(view)
    verb, _, noun = action.partition(":")
    if verb == "take":
        card = s.port[divmod(SLOTS.index(noun), 6)]
        return order(card, words) if card != NOBODY else ""
    if verb == "learn":
        card = s.laboratory[divmod(SLOTS.index(noun), 6)]
        return technology(card, words) if card != NOBODY else ""
    return achievement(s.achievement["abc".index(noun)], words) if verb == "achieve" else ""


def player(seat: int, words: Words) -> str:
    return words.noun("dummy" if seat == DUMMY else f"player-{META.colours[seat]}")


def reward(number: int, words: Words) -> str:
    """A printed reward in words."""
    counts = zip(ICONS, REWARDS[number], strict=True)
    return ", ".join(words.noun(f"amount-{kind}-{count}") for kind, count in counts if count)


def goods(counts: Any, words: Words) -> str:
    return ", ".join(words.noun(f"amount-{g}-{n}") for g, n in zip(GOODS, counts, strict=True) if n)


def order(card: int, words: Words) -> str:
    """What an order needs, gives, and whose flag it shows."""
    gives = reward(int(ORDER_REWARD[card]), words)
    country = words.noun(f"country-{COUNTRIES[ORDER_FLAG[card]]}")
    return words.text("face-card", needs=goods(ORDER_GOODS[card], words), gives=gives, flag=country)


def technology(card: int, words: Words) -> str:
    """A technology's name, production value and flag."""
    value = words.text("face-value", number=int(CARD_VALUE[card]))
    country = words.noun(f"country-{COUNTRIES[CARD_FLAG[card]]}")
    return f"{words.noun(f'technology-{facts.technology(card)}')}, {value}, {country}"


def achievement(number: int, words: Words) -> str:
    row = COMPONENTS["achievements"]["achievement"][number]
    return words.text(f"achievement-{row['id']}", **row["needs"])


def token(number: int, words: Words) -> str:
    """A 5-power token's reward, or nothing where it is gone."""
    if number == NOBODY:
        return words.text("face-gone")
    return words.noun("token-free_agent") if number >= TOKENS else reward(int(TOKEN_REWARD[number]), words)


def pieces(s: Any, seat: int, area: int, words: Words) -> str:
    """What a player has standing in an area, or nothing."""
    here = [words.noun("piece-president")] if s.president[seat] == area else []
    if s.assistants[seat, area]:
        here.append(words.text("face-assistants", number=s.assistants[seat, area]))
    built = sum(s.shops[area, n] == seat for n in range(4))
    here += [words.noun("piece-shop")] if built else []
    here += [words.noun("piece-trading_house")] if s.trading_house[area] == seat else []
    return ", ".join(here)


def area(s: Any, viewer: int, name: str, words: Words) -> str:
    number = AREAS.index(name)
    parts = [named(words, f"area-{name}")]
    for seat in range(s.players):
        here = pieces(s, seat, number, words)
        parts += [f"{player(seat, words)}: {here}"] if here else []
    if number != CANAL:
        parts.append(f"{words.noun('token-five_power')}: {token(s.token[number], words)}")
    parts += [words.noun("token-station")] if s.station == number else []
    return "; ".join(parts)


def _port(s: Any, viewer: int, slot: str, words: Words) -> str:
    board, n = "ab".index(slot[0]), int(slot[1]) - 1
    card = s.port[board, n]
    name = (
        f"{words.noun(f'board-port_{slot[0]}')}, {words.noun(f'slot-{slot}')}, {words.text(f'level-{PORT_LEVEL[n]}')}"
    )
    return f"{name}: {order(card, words) if card != NOBODY else words.text('face-empty')}"


def _laboratory(s: Any, viewer: int, slot: str, words: Words) -> str:
    board, n = "ab".index(slot[0]), int(slot[1]) - 1
    card = s.laboratory[board, n]
    name = f"{words.noun(f'board-laboratory_{slot[0]}')}, {words.noun(f'slot-{slot}')}"
    if card == NOBODY:
        return f"{name}: {words.text('face-empty')}"
    adds = f" +{SLOT_ADDS[n]}" if SLOT_ADDS[n] else ""
    return f"{name}: {technology(card, words)}{adds}. {effect(facts.technology(card), literal(s), words)}"


def _church(s: Any, viewer: int, space: str, words: Words) -> str:
    n = int(space) - 1
    need = f"{words.text('label-faith')} {CHURCH_FAITH[n]}"
    return _space("church", s.church[n], space, need, reward(int(CHURCH_REWARD[n]), words), words)


def _customs(s: Any, viewer: int, space: str, words: Words) -> str:
    n = int(space) - 1
    need = words.noun(f"amount-import-{CUSTOMS_IMPORTS[n]}")
    return _space("customs", s.customs[n], space, need, reward(int(CUSTOMS_REWARD[n]), words), words)


def _space(board: str, owner: int, space: str, need: str, gives: str, words: Words) -> str:
    name = f"{words.noun(f'board-{board}')}, {words.noun(f'space-{space}')}, {need}"
    return f"{name}: {player(owner, words) if owner != NOBODY else gives}"


def _site(s: Any, viewer: int, rest: str, words: Words) -> str:
    name, _, space = rest.rpartition("-")
    number, n = AREAS.index(name), int(space) - 1
    owner = s.shops[number, n]
    stands = player(owner, words) if owner != NOBODY else reward(int(SHOP_REWARD[s.tile[number], n]), words)
    return f"{named(words, f'area-{name}')}, {words.noun('piece-shop')}, {words.noun(f'space-{space}')}: {stands}"


def _house(s: Any, viewer: int, name: str, words: Words) -> str:
    number = AREAS.index(name)
    owner = s.trading_house[number]
    gives = reward(int(TRADING_HOUSE_REWARD[s.tile[number]]), words)
    stands = player(owner, words) if owner != NOBODY else gives
    return f"{named(words, f'area-{name}')}, {words.noun('piece-trading_house')}: {stands}"


def _token(s: Any, viewer: int, name: str, words: Words) -> str:
    lies = token(s.token[AREAS.index(name)], words)
    return f"{named(words, f'area-{name}')}, {words.noun('token-five_power')}: {lies}"


def _order(s: Any, viewer: int, number: str, words: Words) -> str:
    card = int(number) - 1
    missing = goods(facts.lacks(s, viewer, card), words)
    state = words.text("face-lacks", goods=missing) if missing else words.text("face-ready")
    return f"{words.noun(f'order-{number}')}, {words.noun(f'country-{COUNTRIES[ORDER_FLAG[card]]}')}; {state}"


def _good(s: Any, viewer: int, good: str, words: Words) -> str:
    have = {**{g: s.goods[viewer, n] for n, g in enumerate(GOODS)}, "import": s.imports[viewer], "yen": s.yen[viewer]}
    return words.noun(f"amount-{good}-{have[good]}")


def _piece(s: Any, viewer: int, piece: str, words: Words) -> str:
    if piece not in PIECES:
        return words.noun(f"piece-{piece}")
    n = PIECES.index(piece)
    hand = f"{words.text('label-hand')} {s.hand[viewer, n]}"
    return f"{words.noun(f'piece-{piece}')}: {hand}, {words.text('label-warehouse')} {s.warehouse[viewer, n]}"


def _agent(s: Any, viewer: int, country: str, words: Words) -> str:
    return words.noun(f"agent-{country}" if country in COUNTRIES else "token-free_agent")


def _technology(s: Any, viewer: int, rest: str, words: Words) -> str:
    name = rest.rpartition("-")[2]
    return f"{words.noun(f'technology-{name}')}: {effect(name, literal(s), words)}"


def _achievement(s: Any, viewer: int, stack: str, words: Words) -> str:
    number = s.achievement["abc".index(stack)]
    text = f"{words.noun(f'stack-{stack}')}: {achievement(number, words)}"
    if (s.achieved["abc".index(stack)] >> viewer) & 1:
        return f"{text}; {words.text('face-done')}"
    have, need = facts.progress(s, viewer, number)
    return f"{text}; {words.text('face-of', have=have, need=need)}"


def _reward(s: Any, viewer: int, name: str, words: Words) -> str:
    return words.noun(f"reward-{name}") if name in REWARD_TOKENS else words.noun("token-reward")


def _panel(s: Any, viewer: int, seat: str, words: Words) -> str:
    return player(int(seat), words)


def _meter(s: Any, viewer: int, name: str, words: Words) -> str:
    return f"{words.text('face-ending')}: {words.text(f'face-meter-{name}')}"


def _supply(s: Any, viewer: int, country: str, words: Words) -> str:
    n = COUNTRIES.index(country)
    return f"{words.text('label-supply')}: {words.noun(f'agent-{country}')} {s.agents_left[n]}"


def _board(s: Any, viewer: int, name: str, words: Words) -> str:
    return words.noun(f"board-{name}")


PLACES: dict[str, Named] = {
    "area": area,
    "port": _port,
    "lab": _laboratory,
    "church": _church,
    "customs": _customs,
    "site": _site,
    "house": _house,
    "token": _token,
    "order": _order,
    "good": _good,
    "piece": _piece,
    "agent": _agent,
    "technology": _technology,
    "achievement": _achievement,
    "reward": _reward,
    "panel": _panel,
    "meter": _meter,
    "supply": _supply,
    "board": _board,
}
