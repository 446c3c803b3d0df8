"""Markup from typed functions: whatever is not Markup already is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from markupsafe import Markup, escape

__all__ = ["Markup", "attributes", "el", "fill", "icon", "joined", "part", "use"]


def attributes(values: Mapping[str, object]) -> Markup:
    """` class="a" data-act="b"`: `_` becomes `-` (a trailing one is dropped), None and False are left out."""
    return Markup(_attributes(values))


def _attributes(values: Mapping[str, object]) -> str:
    if not values:
        return ""
    parts = []
    for name, value in values.items():
        if value is None or value is False:
            continue
        parts.append(f" {_spelt(name)}" if value is True else f' {_spelt(name)}="{_safe(value)}"')
    return "".join(parts)


@cache
def _spelt(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _safe(value: object) -> str:
    """Escaped text. Every page is made of thousands, most of them Markup already or numbers, so these go first."""
    return str.__str__(value) if type(value) is Markup else str(value) if type(value) is int else escape(value)


def _made(text: str) -> Markup:
    """Text that is already safe, as Markup; its own constructor would first inspect its argument."""
    return str.__new__(Markup, text)


def el(tag: str, /, *children: object, **values: object) -> Markup:
    """An element with its children; values are attributes, `class_` and `for_` with a trailing underscore."""
    inside = "".join([_safe(child) for child in children if child is not None])
    return _made(f"<{tag}{_attributes(values)}>{inside}</{tag}>")


def part(tag: str, id: str, **values: object) -> Markup:
    """An element with a mark for the part of a drawing that belongs in it."""
    return el(tag, _made(f"<!--{id}-->"), id=id, **values)


def joined(parts: Iterable[object], between: str = "") -> Markup:
    return _made(str.join(between, [_safe(part) for part in parts]))


@lru_cache(maxsize=4096, typed=True)
def icon(name: str, size: float = 16, label: str | None = None, class_: str | None = None) -> Markup:
    """A symbol of a sprite as an icon of its own; without a label it is decoration for a screen reader."""
    said = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    values = _attributes({"class": class_, "width": size, "height": size, **said})
    return Markup(f'<svg{values}><use href="#{escape(name)}"/></svg>')


def use(name: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """A symbol of a sprite inside a drawing."""
    values = attributes({"class": class_, "x": f"{x:g}", "y": f"{y:g}", "width": f"{size:g}", "height": f"{size:g}"})
    return Markup(f'<use href="#{escape(name)}"{values}/>')


def fill(frame: str, parts: Mapping[str, str]) -> Markup:
    """A frame with each part in place of its mark `<!--id-->`."""
    pieces = frame.split("<!--")
    filled = [pieces[0]]
    for piece in pieces[1:]:
        name, _, rest = piece.partition("-->")
        filled += [parts.get(name, ""), rest]
    return Markup("".join(filled))
