"""Small things that the parts of a table's page say alike: seats, acts and buttons in words."""

from __future__ import annotations

from entrepot.paper.face import Act, Seat
from entrepot.paper.svg import Markup, el, icon

from ...seen.live import Live


def shape(seat: int, size: float = 13) -> Markup:
    """The shape of a seat in its colour."""
    return icon(f"c-seat-{seat}", size, class_=f"p{seat}")


def seat_of(live: Live, number: int) -> Seat:
    return next(seat for seat in live.scene.seats if seat.number == number)


def name_of(live: Live, number: int) -> str:
    return seat_of(live, number).name


def names_of(live: Live, numbers: tuple[int, ...]) -> str:
    """Names in a row; a comma does for every language."""
    return ", ".join(name_of(live, number) for number in numbers)


def title_of(live: Live, act: Act) -> str:
    """An act in the imperative. A walk is named by where it ends, a card by what it shows."""
    if act.said:
        return act.said
    words, view = live.scene.words, live.scene.view
    telling = [name for name in act.actions if name != live.face.arrive] or list(act.actions)
    thing = live.face.thing(view, telling[-1], words)
    return f"{words.action(telling[-1], view.asked)}: {thing}" if thing else words.action(telling[-1], view.asked)


def tool(do: str, symbol: str, label: str, class_: str = "btn sq", size: float = 17, **values: object) -> Markup:
    """A button of one icon."""
    return el(
        "button", icon(symbol, size), class_=class_, type="button", data_do=do, aria_label=label, title=label, **values
    )


def labelled(do: str, symbol: str, label: str, class_: str = "btn", **values: object) -> Markup:
    """A button of an icon and words."""
    inside = (icon(symbol, 16), label) if symbol else (label,)
    return el("button", *inside, class_=class_, type="button", data_do=do, **values)


def rule_link(live: Live, rule: str) -> Markup:
    """A rule's number, leading to the rule page."""
    return el("a", rule, class_="rule-link", href=f"/rules/{live.meta.name}#{rule}", target="_blank")
