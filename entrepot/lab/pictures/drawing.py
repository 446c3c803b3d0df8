"""The drawings of a face as SVG that needs no browser: every element gets the colours and fonts that styles give it.

The faces draw for pages: classes, a style sheet with variables, symbols from a sprite. Rasterisers know little of that,
and a style sheet inside a picture would change the notebook around it. So the cascade is worked out here, for the part
of CSS that the drawings use: types, classes, descendants, children and neighbours, `:is()`, variables, `light-dark()`
and `color-mix()`. Whatever depends on a pointer or on a window is left out, and the light theme is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

Values = Mapping[str, str]

# What is written on the elements of a picture; everything else in a style sheet is about pages.
PAINT = re.compile(
    r"color|fill|fill-opacity|fill-rule|stroke|stroke-[a-z]+|opacity|font-(family|size|weight|style)|letter-spacing|"
    r"dominant-baseline|text-anchor|stop-color|stop-opacity|paint-order|overflow"
)
ABOUT_PAGES = re.compile(r"(id|class|role|tabindex|title|(data|aria)-.*)$")
NESTED = r"(?:[^()]|\([^()]*\))*"  # with brackets inside
VARIABLE = re.compile(rf"var\((--[\w-]+)(?:,({NESTED}))?\)")
LIGHT = re.compile(rf"light-dark\(((?:[^(),]|\([^()]*\))*),{NESTED}\)")
MIX = re.compile(r"color-mix\(in srgb,\s*([^\s,()]+|rgba\([^()]*\)) (\d+)%,\s*([^\s,()]+|rgba\([^()]*\))\)")
SPACED = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
FONT = re.compile(r"(?:(italic) )?(?:(\d{3}) )?([\d.]+px)(?:/\S+)? (.+)")
REFERENCE = re.compile(r'(url\(#|href="#|id=")([\w-]+)')


class Node(NamedTuple):
    """An element, as selectors see it."""

    tag: str
    classes: frozenset[str]
    parent: Node | None
    before: Node | None


class Rule(NamedTuple):
    """A selector, its last step first, each step with the sign that joins it to the one before it, and what it says."""

    steps: tuple[tuple[str, str, frozenset[str]], ...]
    weight: tuple[int, int, int]
    says: dict[str, str]


class Sheet:
    """Style sheets and the symbols of a face."""

    def __init__(self, styles: Iterable[str], sprites: Iterable[str]) -> None:
        self._rules: dict[str, list[Rule]] = {}
        for order, (selector, says) in enumerate(_rules("\n".join(styles))):
            if rule := _rule(selector, order, says):
                tag, classes = rule.steps[0][1:]
                self._rules.setdefault(min(classes, default=tag), []).append(rule)
        text = re.sub(r"<title>.*?</title>|<!--.*?-->", "", "\n".join(sprites), flags=re.DOTALL)
        found = re.findall(r'<symbol id="([\w-]+)".*?</symbol>', text, flags=re.DOTALL)
        whole = re.finditer(r"<symbol\b.*?</symbol>", text, flags=re.DOTALL)
        self.symbols = {name: match.group() for name, match in zip(found, whole, strict=True)}

    def says(self, node: Node) -> dict[str, str]:
        """What all rules together say about an element."""
        among = [rule for key in (node.tag, *node.classes) for rule in self._rules.get(key, ())]
        said: dict[str, str] = {}
        for rule in sorted((rule for rule in among if _fits(rule.steps, 0, node)), key=lambda rule: rule.weight):
            said |= rule.says
        return said


@cache
def sheet_of(style: Path, sprite: Path) -> Sheet:
    """What a page has of a face with these files; the colours and what all games share lie with the pages."""
    css, own = files("entrepot") / "web" / "static" / "css", style.parent
    styles = [(css / name).read_text(encoding="utf-8") for name in ("tokens.css", "house.css")]
    styles += [file.read_text(encoding="utf-8") for file in sorted(own.glob("*.css"))]
    sprites = (Path(str(files("entrepot.paper"))) / "common.svg", sprite)
    return Sheet(styles, [file.read_text(encoding="utf-8") for file in sprites])


class Painter:
    """Makes the elements of one picture; the symbols they use come along, once for each way they are coloured."""

    def __init__(self, sheet: Sheet, seats: Iterable[str]) -> None:
        self.sheet = sheet
        self.root = Node(
            "div", frozenset(("root", *(f"seat-{n}-{colour}" for n, colour in enumerate(seats)))), None, None
        )
        self.values = self._values(self.sheet.says(self.root), {})
        self.symbols: dict[tuple[str, str], str] = {}  # by their text: (name, text) to the id

    def drawings(self, page: Element) -> list[Element]:
        """The large drawings in a page, painted; what else the page has is left out."""
        return list(self._large(page, self.root, self.values))

    def painted(self, markup: str) -> str:
        """Markup of a picture's own, with the variables and symbols of the game."""
        element = ElementTree.fromstring(f"<g>{markup}</g>")
        self._paint(element, self.root, None, self.values, self.values[FONT_UI])
        return ElementTree.tostring(element, encoding="unicode")

    def _large(self, element: Element, parent: Node, values: Values) -> Iterator[Element]:
        node = Node(element.tag, frozenset(element.get("class", "").split()), parent, None)
        if element.tag == "svg":
            if float(element.get("width", 0)) >= LARGE:
                self._paint(element, parent, None, values, self.values[FONT_UI])
                yield element
            return
        values = self._values(self.sheet.says(node), values)
        for child in element:
            yield from self._large(child, node, values)

    def _paint(self, element: Element, parent: Node, before: Node | None, values: Values, font: str) -> Node:
        node = Node(element.tag, frozenset(element.get("class", "").split()), parent, before)
        said = self.sheet.says(node)
        values = self._values(said, values)
        for name, value in said.items():
            if not name.startswith("--"):
                element.set(name, value)
        for name, value in list(element.attrib.items()):
            if ABOUT_PAGES.match(name) and not (name == "id" and element.tag in DEFINED):
                del element.attrib[name]
            else:
                element.set(name, _resolved(value, values))
        if element.get("font-family") == font:
            del element.attrib["font-family"]
        if element.tag == "use" and element.attrib["href"][1:] in self.sheet.symbols:
            element.set("href", f"#{self._symbol(element.attrib['href'][1:], values)}")
        if element.tag == "text" and len(element):
            element.attrib.pop("textLength", None)  # rasterisers stretch the first words alone to it
        last, font = None, element.get("font-family", font)
        for child in list(element):
            last = self._paint(child, node, last, values, font)
            if child.get("display") == "none":
                element.remove(child)
        return node

    def _symbol(self, name: str, values: Values) -> str:
        """The id of a symbol with these colours; the first use makes it."""
        text = _resolved(self.sheet.symbols[name], values)
        text = re.sub(r'href="#([\w-]+)"', lambda inner: f'href="#{self._symbol(inner[1], values)}"', text)
        if (name, text) not in self.symbols:
            self.symbols[name, text] = f"{name}-{len(self.symbols)}"
        return self.symbols[name, text]

    def definitions(self) -> str:
        """The symbols that were used."""
        made = (text.replace(f'id="{name}"', f'id="{id}"', 1) for (name, text), id in self.symbols.items())
        return f"<defs>{''.join(made)}</defs>"

    def _values(self, said: Values, values: Values) -> Values:
        own = {name: value for name, value in said.items() if name.startswith("--")}
        if not own:
            return values
        among = {**values, **own}
        return {**values, **{name: _resolved(value, among) for name, value in own.items()}}


FONT_UI = "--font-ui"  # of everything that says nothing else
LARGE = 300  # from this width on a drawing is one of the table, not an icon or a card
DEFINED = {"pattern", "clipPath", "linearGradient", "radialGradient", "path", "symbol"}  # what others may refer to


def _rules(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors, one at a time, with their declarations."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    for selectors, block in re.findall(r"([^{}]+)\{([^{}]*)\}", SPACED.sub(r"rgba(\1,\2,\3,\4)", text)):
        pairs = [one.partition(":") for one in block.split(";") if ":" in one]
        says = _spelt_out({name.strip(): LIGHT.sub(r"\1", value).strip() for name, _, value in pairs})
        for selector in re.findall(rf"(?:[^(),]|\({NESTED}\))+", selectors):
            for plain in _without_is(selector.strip()):
                yield plain, says


def _without_is(selector: str) -> list[str]:
    """`:is(.a,.b) .c` as two selectors."""
    pieces = re.split(r":is\(([^()]*)\)", selector)
    choices = [piece.split(",") if n % 2 else [piece] for n, piece in enumerate(pieces)]
    return ["".join(one.strip() if n % 2 else one for n, one in enumerate(chosen)) for chosen in product(*choices)]


def _rule(selector: str, order: int, says: dict[str, str]) -> Rule | None:
    """None where it asks for something that no picture has: a pointer, an attribute, an id."""
    selector = selector.replace(":root", ".root")
    if re.search(r"[:\[#*(~]", selector):
        return None
    steps, join = [], ""
    for step in re.findall(r"[>+]|[^\s>+]+", selector):
        if step in ">+":
            join = step
            continue
        tag, *classes = step.split(".")
        steps.append((join, tag, frozenset(classes)))
        join = " "
    weight = sum(len(classes) for _, _, classes in steps), sum(bool(tag) for _, tag, _ in steps), order
    return Rule(tuple(reversed(steps)), weight, says)


def _fits(steps: tuple[tuple[str, str, frozenset[str]], ...], at: int, node: Node | None) -> bool:
    """Whether the selector from this step on fits an element."""
    join, tag, classes = steps[at]
    if node is None or (tag and tag != node.tag) or not classes <= node.classes:
        return False
    if at + 1 == len(steps):
        return True
    if join == "+":
        return _fits(steps, at + 1, node.before)
    above = node.parent
    while join == " " and above is not None:
        if _fits(steps, at + 1, above):
            return True
        above = above.parent
    return _fits(steps, at + 1, above)


def _resolved(text: str, values: Values) -> str:
    """Text with its variables and mixtures replaced; a variable that is not there is transparent."""
    while "var(" in text:
        text = VARIABLE.sub(lambda found: values.get(found[1], (found[2] or "none").strip()), text)
    return MIX.sub(_mixed, text) if "color-mix(" in text else text


def _mixed(found: re.Match[str]) -> str:
    """Two colours by their shares, as `color-mix` has it."""
    share = int(found[2]) / 100
    one, other = _rgba(found[1]), _rgba(found[3])
    alpha = one[3] * share + other[3] * (1 - share)
    parts = [(one[n] * one[3] * share + other[n] * other[3] * (1 - share)) / (alpha or 1) for n in range(3)]
    return f"rgba({','.join(str(round(part)) for part in parts)},{alpha:g})"


def _rgba(colour: str) -> tuple[float, float, float, float]:
    if colour in ("transparent", "none"):
        return 0, 0, 0, 0
    if colour.startswith("#"):
        digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
        return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:6], 16), 1
    red, green, blue, alpha = (float(part) for part in re.findall(r"[\d.]+", colour))
    return red, green, blue, alpha


def _spelt_out(said: Values) -> dict[str, str]:
    """What is painted and what is named, with `font` in its parts; of `display` only whether."""
    plain: dict[str, str] = {}
    for name, value in said.items():
        if name == "font" and (found := FONT.match(value)):
            style, weight, size, family = found.groups()
            plain |= {"font-style": style or "normal", "font-weight": weight or "400", "font-size": size}
            plain["font-family"] = family
        elif name == "display":
            plain[name] = value if value == "none" else "inline"
        elif name.startswith("--") or PAINT.fullmatch(name):
            plain[name] = value
    return plain
