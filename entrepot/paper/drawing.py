"""Pieces of an SVG as plain text: symbols of the sprite, words that stay within their space, boxes, circles.

Text is escaped; class names and symbols are the face's own and are not. A face draws thousands of pieces, most of them
alike, so they are cached.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

__all__ = ["Pen", "length", "moving"]

NARROW, WIDE = frozenset("iIlj.,:;!|'’fіїІтr1 "), frozenset("mwMWшщжюмыфдШЩЖЮМФДЫОQ@")


def length(words: str, size: float, bold: bool = True) -> float:
    """About how wide words are; fonts differ, so it errs on the wide side."""
    em = sum(0.36 if c in NARROW else 0.92 if c in WIDE else 0.76 if c.isupper() else 0.61 for c in words)
    return em * size * (1 if bold else 0.93)


def moving(name: str, inside: str) -> str:
    """Something that moves across the table when it is drawn elsewhere under the same name."""
    return f'<g data-piece="{name}">{inside}</g>'


class Pen:
    """What a face draws with: how fine its coordinates are, and how its words are anchored unless it says so."""

    def __init__(self, decimals: int, anchor: str = "") -> None:
        self._decimals = decimals
        self._anchor = anchor
        self.at = lru_cache(maxsize=8192)(self._at)
        self.use = lru_cache(maxsize=8192)(self._use)
        self.rect = lru_cache(maxsize=8192)(self._rect)
        self.circle = lru_cache(maxsize=4096)(self._circle)

    def _at(self, number: float) -> str:
        """A coordinate."""
        return f"{round(number, self._decimals) + 0.0:g}"  # never "-0"

    def _use(self, symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
        """A symbol from its upper left corner."""
        at = self.at
        kind = f' class="{class_}"' if class_ else ""
        return f'<use href="#{symbol}" x="{at(x)}" y="{at(y)}" width="{at(size)}" height="{at(size)}"{kind}/>'

    def centred(self, symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
        """A symbol around its centre."""
        return self.use(symbol, x - size / 2, y - size / 2, size, class_)

    def text(self, words: object, x: float, y: float, class_: str, anchor: str | None = None, room: float = 0) -> str:
        """Words on a base line; with a length to keep to, they are squeezed and never cut."""
        at, anchor = self.at, self._anchor if anchor is None else anchor
        kept = f' textLength="{at(room)}" lengthAdjust="spacingAndGlyphs"' if room else ""
        side = f' text-anchor="{anchor}"' if anchor else ""
        return f'<text x="{at(x)}" y="{at(y)}" class="{class_}"{side}{kept}>{escape(words)}</text>'

    def fitted(
        self,
        words: str,
        x: float,
        y: float,
        class_: str,
        size: float,
        room: float,
        anchor: str | None = None,
        bold: bool = True,
    ) -> str:
        """Words that stay within their space."""
        return self.text(words, x, y, class_, anchor, room if length(words, size, bold) > room else 0)

    def _rect(self, x: float, y: float, width: float, height: float, class_: str, rx: float = 0) -> str:
        at = self.at
        round_ = f' rx="{at(rx)}"' if rx else ""
        box = f'x="{at(x)}" y="{at(y)}" width="{at(width)}" height="{at(height)}"'
        return f'<rect {box}{round_} class="{class_}"/>'

    def _circle(self, x: float, y: float, r: float, class_: str) -> str:
        at = self.at
        return f'<circle cx="{at(x)}" cy="{at(y)}" r="{at(r)}" class="{class_}"/>'
