"""Icons and amounts inside a line of text, and what makes an element a place on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from entrepot.paper.amounts import beside, ringed
from entrepot.paper.face import Act, unmarked, written
from entrepot.paper.places import doing
from entrepot.paper.svg import Markup, attributes, icon, joined
from entrepot.paper.words import Words

from ....actions import COUNTRIES, GOODS
from ....box.tables import ICONS, REWARDS
from ....record import DUMMY
from ..parts import FLAGS

ICON = {
    **{good: f"yk-{good}" for good in GOODS},
    "import": "yk-import",
    "yen": "c-yen",
    "vp": "c-vp",
    "any": "c-any-good",
    "warehouse": "yk-warehouse",
    "move": "yk-move",
}
RINGED = {"vp": "c-vp-n", "yen": "c-yen-n"}  # a number stands inside these
PIECE_ICON = {"assistant": "c-seat-{}", "shop": "yk-shop", "trading_house": "yk-house"}


def seat_icon(seat: int, size: float, label: str | None = None) -> Markup:
    """Whose it is: shape and colour; the colour nobody plays has a shape of its own."""
    if seat != DUMMY:
        return icon(f"c-seat-{seat}", size, label, f"p{seat}")
    values = attributes({"width": size, "height": size, "viewBox": "0 0 24 24", "role": "img", "aria_label": label})
    return Markup(f'<svg{values}><path d="M6 2h12l5 10-5 10H6L1 12Z" class="nobody"/></svg>')


def piece_icon(piece: str, seat: int, size: float, label: str | None = None) -> Markup:
    return icon(PIECE_ICON[piece].format(seat), size, label, f"p{seat}")


@lru_cache(maxsize=2048)
def amount(kind: str, count: int, words: Words, size: int = 16, sign: str = "") -> Markup:
    """A number in its ring or coin, or before its icon; one is the icon alone unless it is signed."""
    said = words.noun(f"amount-{kind}-{count}")
    if kind in RINGED:
        number = f'<text x="9" y="9.2" class="num {kind}" text-anchor="middle">{count}</text>'
        return ringed(RINGED[kind], number, said, size + 1, sign, f"ni {kind}")
    return beside(ICON[kind], count, said, size, sign)


@lru_cache(maxsize=1024)
def reward(number: int, words: Words, size: int = 16, sign: str = "") -> Markup:
    """A printed reward as icons."""
    counts = zip(ICONS, REWARDS[number], strict=True)
    return joined([amount(kind, int(count), words, size, sign) for kind, count in counts if count], " ")


def flag(country: int, words: Words, size: float = 15) -> Markup:
    return icon(FLAGS[country], size, words.noun(f"country-{COUNTRIES[country]}"))


def offered(acts: Mapping[str, tuple[Act, ...]], places: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Which of some places offer something: what a drawing of them depends on."""
    return tuple((place, written(acts[place])) for place in places if place in acts)


def does(acts: str, words: Words, kind: str) -> str:
    """What the acts of a place would do, in words."""
    return "; ".join(dict.fromkeys(doing(words, kind, actions) for actions in unmarked(acts)))


def spot(place: str, label: str, acts: str = "", classes: str = "", piece: str | None = None) -> Markup:
    """The attributes of a place. With acts it can be pressed; without, it can only be asked about."""
    legal: dict[str, object] = {}
    if acts:
        legal = {"tabindex": 0, "role": "button", "aria_label": label, "data_acts": acts}
    name = f"{classes} place legal" if acts else f"{classes} place"
    return attributes({"class": name.strip(), "data_el": place, "data_piece": piece, **legal})
