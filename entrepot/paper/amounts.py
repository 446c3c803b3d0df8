"""Amounts inside a line of text: a number before its icon, or in a ring or coin."""

from __future__ import annotations

from markupsafe import Markup

from .svg import attributes, icon


def beside(symbol: str, count: int, said: str, size: int, sign: str = "") -> Markup:
    """A number before its icon; one is the icon alone unless it is signed."""
    number = count if count != 1 or sign else ""
    return together(f"{sign}{number} {icon(symbol, size, sign + said)}".strip())


def ringed(symbol: str, number: str, said: str, size: int, sign: str = "", class_: str = "ni") -> Markup:
    """A number inside its symbol, which is 18 wide; the number is a text of the face's own."""
    values = attributes({"class": class_, "width": size, "height": size, "viewBox": "0 0 18 18"})
    ring = f'<use href="#{symbol}" width="18" height="18"/>'
    return together(f'{sign}<svg{values} role="img" aria-label="{Markup.escape(sign + said)}">{ring}{number}</svg>')


def together(inside: str) -> Markup:
    """Signs that keep together."""
    return Markup(f'<span class="g">{inside}</span>')
