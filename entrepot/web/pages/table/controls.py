"""Small things that the parts of a table's page have alike: shapes and buttons."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon

from ...seen.live import Live


def shape(seat: int, size: float = 13) -> Markup:
    """The shape of a seat in its colour."""
    return icon(f"c-seat-{seat}", size, class_=f"p{seat}")


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


def tip_head(live: Live, symbol: str, title: str) -> Markup:
    """The head of a tip that is closed by hand."""
    seal = icon(symbol, 20) if symbol else None
    return el("h4", seal, title, tool("close", "c-close", live.words.text("tip-close"), "x", 12), aria_level=2)
