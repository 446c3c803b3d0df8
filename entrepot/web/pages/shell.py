"""The head and foot of every page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from entrepot import paper
from entrepot.paper.svg import Markup, el, joined
from entrepot.paper.svg import attributes as written
from entrepot.paper.words import Words

from ..people.settings import Settings

COMMON = Path(paper.__file__).parent / "common.svg"

BRAND = Markup(
    '<svg class="brand-seal" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">'
    '<path d="M3 3.5 12 3l10 .6 9-.4-.2 9 .5 10-.5 9-9.3-.3-9.5.5-9-.6.3-9.3L2.7 12Z" fill="var(--accent)"/>'
    '<path d="M7 24.5h20M9 24.5v-8l8-6.5 8 6.5v8M13.5 24.5v-6h7v6M17 10V6.5" fill="none" stroke="var(--accent-ink)"'
    ' stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>'
    '<path d="M6.5 28c2-1.4 3.5-1.4 5.3 0s3.4 1.4 5.2 0 3.4-1.4 5.2 0 3.3 1.4 5.3 0" fill="none"'
    ' stroke="var(--accent-ink)" stroke-width="1.6" stroke-linecap="round"/></svg>'
)


@cache
def sprite(file: Path) -> Markup:
    """The symbols of a sprite, to be put into a page; their titles are dropped, as they speak one language only."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"<title>.*?</title>|<!--.*?-->", "", text, flags=re.DOTALL)
    symbols = re.findall(r"<symbol\b.*?</symbol>", text, flags=re.DOTALL)
    return Markup('<svg width="0" height="0">' + "\n".join(symbols) + "</svg>")


def shell(
    *,
    title: str,
    words: Words,
    settings: Settings,
    styles: Sequence[str],
    scripts: Sequence[str],
    body: Markup,
    sprites: Sequence[Markup] = (),
    attributes: Mapping[str, object] | None = None,
) -> Markup:
    """A whole document. Styles and scripts are names under /static/; the tokens and the house's own come first."""
    head = joined(
        [
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'),
            el("title", title),
            Markup('<link rel="icon" type="image/svg+xml" href="/static/favicon.svg">'),
            *(Markup('<link rel="stylesheet" href="/static/{}">').format(name) for name in _styles(styles)),
            *(Markup('<script type="module" src="/static/{}"></script>').format(name) for name in scripts),
        ],
        "\n",
    )
    top = _opening({"lang": words.lang, "data_theme": settings.theme, "data_palette": settings.palette})
    parts = [el("div", sprite(COMMON), *sprites, class_="sprite", aria_hidden="true"), body]
    return Markup("<!doctype html>\n{}\n<head>\n{}\n</head>\n<body{}>\n{}\n</body>\n</html>\n").format(
        top, head, written(attributes or {}), joined(parts, "\n")
    )


def _styles(names: Sequence[str]) -> tuple[str, ...]:
    own = ("tokens.css", "house.css")
    return (*own, *(name for name in names if name not in own))


def _opening(values: Mapping[str, object]) -> Markup:
    return Markup("<html{}>").format(written(values))
