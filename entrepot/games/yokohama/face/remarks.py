"""What the words of an action leave out: the card that lies there, the reward, the price."""

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.words import Words

from ..actions import GOODS, PIECES, SLOTS, TECHNOLOGIES
from ..box.tables import (
    ACHIEVEMENT_FIRST,
    ACHIEVEMENT_LATER,
    CARD_NAME,
    CHINATOWN_PRICE,
    CHURCH_FAITH,
    CHURCH_REWARD,
    CUSTOMS_IMPORTS,
    CUSTOMS_REWARD,
    SHOP_PRICE,
    SHOP_REWARD,
    SLOT_ADDS,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE,
    TRADING_HOUSE_PRICE,
    TRADING_HOUSE_REWARD,
)
from . import signs
from .boards import achievement
from .effects import effect, literal


def remark(view: View, action: str, words: Words) -> str:
    """A few signs after an action, or nothing."""
    s = opened(view)
    verb, _, noun = action.partition(":")
    area = s.agenda[s.depth - 1, 1]  # where the decision at hand asks for one
    if verb == "take":
        card = s.port[divmod(SLOTS.index(noun), 6)]
        return signs.order(card, words)
    if verb == "learn":
        return _technology(s, SLOTS.index(noun), words)
    if verb == "achieve":
        return _achievement(s, "abc".index(noun), words)
    if verb == "church":
        space = int(noun) - 1
        return f"{words.text('label-faith')} {CHURCH_FAITH[space]} → {signs.reward(CHURCH_REWARD[space], words)}"
    if verb == "customs":
        space = int(noun) - 1
        price = signs.amount("import", CUSTOMS_IMPORTS[space], words)
        return f"{price} → {signs.reward(CUSTOMS_REWARD[space], words)}"
    if verb == "shop":
        return signs.reward(SHOP_REWARD[s.tile[area], int(noun) - 1], words)
    if verb == "trading_house":
        return signs.reward(TRADING_HOUSE_REWARD[s.tile[area]], words)
    if verb == "token":
        return signs.AGENT if s.token[area] >= TOKENS else signs.reward(TOKEN_REWARD[s.token[area]], words)
    if verb in ("sell", "buy"):
        return signs.amount("yen", CHINATOWN_PRICE[(*GOODS, "import").index(noun)], words)
    if verb == "hire":
        return _price(s, PIECES.index(noun), words)
    return ""


def _technology(s: Any, slot: int, words: Words) -> str:
    card = s.laboratory[divmod(slot, 6)]
    name = TECHNOLOGIES[CARD_NAME[card]]
    adds = f" +{SLOT_ADDS[slot % 6]}" if SLOT_ADDS[slot % 6] else ""
    return f"{signs.technology(card, words)}{adds}: {effect(name, literal(s), words)}"


def _achievement(s: Any, stack: int, words: Words) -> str:
    number = s.achievement[stack]
    prize = ACHIEVEMENT_LATER[number] if s.achieved[stack] else ACHIEVEMENT_FIRST[number]
    return f"{achievement(number, words)} → {signs.amount('vp', prize, words)}"


def _price(s: Any, piece: int, words: Words) -> str:
    if piece == TRADING_HOUSE:
        taken = len(TRADING_HOUSE_PRICE) - s.warehouse[s.turn, TRADING_HOUSE]
        return signs.amount("yen", TRADING_HOUSE_PRICE[taken], words)
    return signs.amount("yen", SHOP_PRICE, words) if piece else ""
