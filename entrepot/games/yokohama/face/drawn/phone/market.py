"""The displays on a phone, a list each, and what can be chosen away from the board as chips under it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Drawing, Scene, written
from entrepot.paper.svg import Markup, el, icon, joined, part
from entrepot.paper.words import Words

from ....actions import AREAS, COUNTRIES, GOODS, PIECES, REWARD_TOKENS
from ....box.tables import (
    CARD_FLAG,
    CARD_VALUE,
    CHURCH_FAITH,
    CHURCH_PRIZE,
    CHURCH_REWARD,
    CUSTOMS_IMPORTS,
    CUSTOMS_PRIZE,
    CUSTOMS_REWARD,
    GIVES,
    PORT_KIND,
    PORT_LEVEL,
    SHOP_REWARD,
    SLOT_ADDS,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE_REWARD,
)
from ....record import NOBODY
from ...effects import effect, literal
from .. import facts
from ..board.side import needs
from ..parts import FLAGS
from ..player.hand import LARGE, card, state
from ..telling.inline import ICON, amount, does, piece_icon, reward, seat_icon, spot
from ..telling.labels import label

LEVELS = ("", "low", "mid", "high")
BOARDS = ("port_a", "port_b", "laboratory_a", "laboratory_b", "church", "customs")
SPACES = 8


class Item(NamedTuple):
    """Everything an item of a display shows."""

    place: str
    card: int  # an order or technology; the owner of a space
    acts: str
    label: str
    literal: tuple[str, ...]  # technologies that are read by the letter


def market(scene: Scene) -> Drawing:
    """Ports, laboratories, Church and Customs, one under another."""
    s = facts.position(scene.view)
    boards = tuple(board for board in BOARDS if in_play(s, board))
    parts = {f"part-market-{board}": display(board, items(s, board, scene), scene.words) for board in boards}
    marks = [part("section", f"part-market-{board}") for board in boards]
    return Drawing(joined(marks), parts)


def in_play(s: Any, board: str) -> bool:
    """Boards are left out with their areas."""
    area = AREAS.index("customs_house" if board == "customs" else board)
    return bool((s.in_play >> area) & 1)


def items(s: Any, board: str, scene: Scene) -> tuple[Item, ...]:
    """What a display depends on."""
    kind, _, letter = board.partition("_")
    if kind in ("church", "customs"):
        owners = s.church if kind == "church" else s.customs
        found = [(f"{kind}-{n + 1}", owners[n]) for n in range(SPACES)]
    else:
        cards = s.port if kind == "port" else s.laboratory
        short = "port" if kind == "port" else "lab"
        found = [(f"{short}-{letter}{n + 1}", cards["ab".index(letter), n]) for n in range(6)]
    return tuple(_item(place, lies, literal(s), scene) for place, lies in found)


def _item(place: str, lies: int, literal: tuple[str, ...], scene: Scene) -> Item:
    acts = written(scene.acts[place]) if place in scene.acts else ""
    return Item(place, lies, acts, spoken(scene, place, acts), literal)


def spoken(scene: Scene, place: str, acts: str) -> str:
    """What a screen reader says at a place; only what can be done is worth the time to put in words."""
    if not acts:
        return ""
    return f"{label(scene.view, place, scene.words)}. {does(acts, scene.words, scene.view.asked)}"


@lru_cache(maxsize=1024)
def display(board: str, found: tuple[Item, ...], words: Words) -> Markup:
    kind = board.partition("_")[0]
    draw = {"port": port, "laboratory": laboratory, "church": church, "customs": customs}[kind]
    prizes = {"church": CHURCH_PRIZE, "customs": CUSTOMS_PRIZE}.get(kind)
    ranks = el("span", *(amount("vp", int(n), words, 18) for n in prizes)) if prizes is not None else ""
    area = "customs_house" if board == "customs" else board
    heading = el("h3", icon(f"yk-{kind}", 20, None, "vig"), words.noun(f"area-{area}"), ranks)
    grid = {"port": "grid3", "laboratory": "grid2"}.get(kind, "grid4")
    listed = [Markup(f"<li>{draw(item, words)}</li>") for item in found]
    return joined((heading, el("ul", *listed, class_=grid)))


def _cell(item: Item, classes: str, *inside: object) -> Markup:
    taken = " gone" if item.card == NOBODY and item.place[:4] in ("port", "lab-") else ""
    return Markup(f"<div{spot(item.place, item.label, item.acts, classes + taken)}>{joined(inside)}</div>")


def port(item: Item, words: Words) -> Markup:
    """An order with the least power that can take it."""
    level = int(PORT_LEVEL[int(item.place[-1]) - 1])
    least = next(n for n in range(1, 6) if GIVES[PORT_KIND, n] >= level)
    sign = icon(f"yk-level-{LEVELS[level]}", 14, words.text(f"level-{level}"))
    power = words.text("face-power", number=least)
    drawn = card(item.card, LARGE) if item.card != NOBODY else el("span", words.text("face-empty"), class_="none")
    return _cell(item, "mcard", drawn, el("span", sign, power, class_="lvl"))


def value(number: int) -> Markup:
    """A production value in its wheel."""
    wheel = '<use href="#yk-production" width="24" height="24"/>'
    figure = f'<text x="12" y="12.3" class="num lg" text-anchor="middle">{number}</text>'
    return Markup(
        f'<svg class="board" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">{wheel}{figure}</svg>'
    )


def laboratory(item: Item, words: Words) -> Markup:
    """A technology: value, name, what the slot adds, flag, and what it does."""
    if item.card == NOBODY:
        return _cell(item, "tcard", el("span", words.text("face-empty"), class_="none"))
    name = facts.technology(item.card)
    adds = int(SLOT_ADDS[int(item.place[-1]) - 1])
    title = el("b", words.noun(f"technology-{name}"), el("i", f"+{adds}") if adds else "")
    flag = icon(FLAGS[CARD_FLAG[item.card]], 20, words.noun(f"country-{COUNTRIES[CARD_FLAG[item.card]]}"))
    head = el("span", value(int(CARD_VALUE[item.card])), title, flag, class_="thead")
    return _cell(item, "tcard", head, el("small", effect(name, item.literal, words)))


def _space(item: Item, need: Markup, gives: int, words: Words) -> Markup:
    lies = reward(gives, words, 17) if item.card == NOBODY else seat_icon(item.card, 20)
    return _cell(item, "scard full" if item.card != NOBODY else "scard", el("b", need), el("span", lies))


def church(item: Item, words: Words) -> Markup:
    n = int(item.place.rpartition("-")[2]) - 1
    faith = icon("yk-faith", 15, words.text("label-faith"))
    return _space(item, joined((faith, int(CHURCH_FAITH[n])), " "), int(CHURCH_REWARD[n]), words)


def customs(item: Item, words: Words) -> Markup:
    n = int(item.place.rpartition("-")[2]) - 1
    imports = icon("yk-import", 15, words.noun("import"))
    return _space(item, joined((int(CUSTOMS_IMPORTS[n]), imports), " "), int(CUSTOMS_REWARD[n]), words)


def choices(scene: Scene) -> Markup:
    """Chips for everything that can be done away from the areas: the decision is never off screen."""
    places = [place for place in scene.acts if not place.startswith("area-")]
    if not places or scene.past:
        return Markup("")
    s = facts.position(scene.view)
    return el("div", *(_chip(s, place, scene) for place in places), class_="chips", role="group")


def _chip(s: Any, place: str, scene: Scene) -> Markup:
    acts = written(scene.acts[place])
    values = spot(place, spoken(scene, place, acts), acts, "chip")
    return Markup(f"<div{values}>{_inside(s, place, scene)}</div>")


def _inside(s: Any, place: str, scene: Scene) -> Markup:
    """What a chip shows: the thing itself, small."""
    words, seat = scene.words, scene.viewer or 0
    kind, _, rest = place.partition("-")
    if kind == "port":
        return card(s.port["ab".index(rest[0]), int(rest[1]) - 1], LARGE)
    if kind == "order":
        number = int(rest) - 1
        return joined((card(number, LARGE), state(facts.lacks(s, seat, number), words)))
    if kind == "lab":
        lies = s.laboratory["ab".index(rest[0]), int(rest[1]) - 1]
        adds = int(SLOT_ADDS[int(rest[1]) - 1])
        title = words.noun(f"technology-{facts.technology(lies)}")
        return joined((value(int(CARD_VALUE[lies])), el("b", title, el("i", f"+{adds}") if adds else "")))
    if kind in ("church", "customs"):
        gives = (CHURCH_REWARD if kind == "church" else CUSTOMS_REWARD)[int(rest) - 1]
        need = CHURCH_FAITH[int(rest) - 1] if kind == "church" else CUSTOMS_IMPORTS[int(rest) - 1]
        sign = icon("yk-faith" if kind == "church" else "yk-import", 16)
        return joined((el("b", int(need), sign), reward(int(gives), words, 17)), " ")
    return _thing(s, kind, rest, seat, words)


def _thing(s: Any, kind: str, rest: str, seat: int, words: Words) -> Markup:
    if kind in ("site", "house", "token"):
        name = rest.rpartition("-")[0] if kind == "site" else rest
        area = AREAS.index(name)
        if kind == "token":
            free = s.token[area] >= TOKENS
            gives = icon("yk-agent", 18) if free else reward(int(TOKEN_REWARD[s.token[area]]), words, 17)
            return joined((icon("yk-five-power", 22), gives), " ")
        if kind == "house":
            gives = reward(int(TRADING_HOUSE_REWARD[s.tile[area]]), words, 17)
            return joined((piece_icon("trading_house", seat, 22), gives), " ")
        gives = reward(int(SHOP_REWARD[s.tile[area], int(rest.rpartition("-")[2]) - 1]), words, 17)
        return joined((piece_icon("shop", seat, 22), gives), " ")
    if kind == "good":
        counts = {good: s.goods[seat, n] for n, good in enumerate(GOODS)}
        counts |= {"yen": s.yen[seat], "import": s.imports[seat]}
        return joined((icon(ICON[rest], 24), el("b", counts[rest])), " ")
    if kind == "piece" and rest in PIECES:
        n = PIECES.index(rest)
        return joined((piece_icon(rest, seat, 22), el("b", f"{s.hand[seat, n]} + {s.warehouse[seat, n]}")), " ")
    if kind == "achievement":
        return joined((icon("yk-achievement", 18), el("b", needs(s.achievement["abc".index(rest)], words))), " ")
    if kind in ("reward", "agent"):
        free = rest == "free_agent"
        return icon("yk-agent" if free else FLAGS[REWARD_TOKENS.index(rest)], 24)
    return el("b", words.get(f"{kind}-{rest}"))
