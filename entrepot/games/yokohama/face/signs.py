"""Short signs for goods, rewards and cards, and the legend that explains them in words.

A good is the first letter of its name, which differs from good to good in every language.
"""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import OTHER, shape
from entrepot.paper.words import Words

from ..actions import GOODS, TECHNOLOGIES
from ..box.tables import CARD_FLAG, CARD_NAME, CARD_VALUE, ICONS, ORDER_FLAG, ORDER_GOODS, ORDER_REWARD, REWARDS
from ..meta import META
from ..record import DUMMY

PRESIDENT, ASSISTANT, SHOP, TRADING_HOUSE, TOKEN, STATION, AGENT, FLAG = "♚♙⌂Π⑤⊕@⚑"
PIECES = (ASSISTANT, SHOP, TRADING_HOUSE)
COUNTRY_CODES = ("GB", "US", "FR", "DE", "NL")
SIGNS = {"yen": "¥{}", "vp": "{}★", "any": "{}?", "warehouse": "{}↑", "move": "{}↔"}


def letter(kind: str, words: Words) -> str:
    """One good or import in one letter."""
    return words.noun("import" if kind == "import" else f"good-{kind}")[0]


def amount(icon: str, count: int, words: Words) -> str:
    return SIGNS[icon].format(count) if icon in SIGNS else f"{count}{letter(icon, words)}"


def reward(number: int, words: Words) -> str:
    """A printed reward: `1i+2★`."""
    counts = zip(ICONS, REWARDS[number], strict=True)
    return "+".join(amount(icon, int(count), words) for icon, count in counts if count)


def goods(counts: Any, words: Words) -> str:
    return "+".join(amount(good, int(count), words) for good, count in zip(GOODS, counts, strict=True) if count)


def flag(country: int) -> str:
    return FLAG + COUNTRY_CODES[country]


def order(card: int, words: Words) -> str:
    """What an order asks for, what it gives, and its flag."""
    return f"{goods(ORDER_GOODS[card], words)} → {reward(ORDER_REWARD[card], words)} {flag(ORDER_FLAG[card])}"


def technology(card: int, words: Words) -> str:
    """A technology's name, production value and flag."""
    return f"{technology_name(card, words)} {CARD_VALUE[card]} {flag(CARD_FLAG[card])}"


def technology_name(card: int, words: Words) -> str:
    return words.noun(f"technology-{TECHNOLOGIES[CARD_NAME[card]]}")


def owner(player: int) -> Text:
    """Whose piece it is."""
    return Text(*OTHER) if player == DUMMY else shape(META, player)


def legend(s: Any, words: Words) -> list[str]:
    """Every sign with its words."""
    pieces = [
        f"{PRESIDENT} {words.noun('piece-president')}",
        f"{ASSISTANT} {words.noun('piece-assistant')}",
        f"{SHOP} {words.noun('piece-shop')}",
        f"{TRADING_HOUSE} {words.noun('piece-trading_house')}",
        f"{TOKEN} {words.noun('token-five_power')}",
        f"{STATION} {words.noun('token-station')}",
        f"{AGENT} {words.noun('token-free_agent')}",
        f"{FLAG} {words.text('label-flags')}",
    ]
    if DUMMY in (*s.church, *s.customs):
        pieces.append(f"{owner(DUMMY).plain} {words.noun('dummy')}")
    amounts = [f"{letter(good, words)} {words.noun(f'good-{good}')}" for good in GOODS]
    amounts += [f"{letter('import', words)} {words.noun('import')}", f"¥ {words.noun('yen')}"]
    amounts += [f"★ {words.text('label-vp')}"]
    amounts += [f"{amount(icon, 1, words)} {words.noun(f'amount-{icon}-1')}" for icon in ("any", "warehouse", "move")]
    return [" · ".join(pieces), " · ".join(amounts)]
