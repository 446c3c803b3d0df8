"""What a person prefers, and what may be preferred."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from entrepot.paper.words import LANGUAGES

from ..problems import Problem


@dataclass(frozen=True)
class Settings:
    """What a person prefers; kept in a cookie and, with a name, on the server."""

    lang: str = "en"
    theme: str = "auto"  # auto, light, dark
    palette: str = "chart"  # chart, contrast, soft: seats' colours; shapes never change
    motion: str = "normal"  # off, fast, normal, slow
    sound: bool = True
    notify: bool = False  # a browser notification on one's turn
    confirm: bool = True  # a turn is a draft until confirmed
    pace: str = "normal"  # of bots: instant, fast, normal, slow
    steps: bool = False  # one action at a time instead of courses
    guided: bool = False  # the first game is explained as it goes
    learnt: tuple[str, ...] = ()  # lessons that were put away


CHOICES: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "palette": ("chart", "contrast", "soft"),
    "motion": ("off", "fast", "normal", "slow"),
    "pace": ("instant", "fast", "normal", "slow"),
}


def settings_from(chosen: dict[str, Any], accepted: str) -> Settings:
    """Settings as they were stored; in the language that a browser asks for, where none was chosen."""
    try:
        known = checked(chosen)
    except Problem:
        known = {}
    known.setdefault("lang", preferred(accepted))
    return Settings(**known)


def checked(values: dict[str, Any]) -> dict[str, Any]:
    """Settings with values that they may have."""
    found: dict[str, Any] = {}
    plain = asdict(Settings())
    for name, value in values.items():
        if name not in {one.name for one in fields(Settings)}:
            raise Problem(422, "problem-setting", name=str(name)[:20])
        if name == "learnt":
            good = isinstance(value, (list, tuple)) and len(value) < 100 and all(isinstance(v, str) for v in value)
            value = tuple(str(one)[:40] for one in value) if good else None
        elif name in CHOICES:
            good = value in CHOICES[name]
        else:
            good = isinstance(value, type(plain[name]))
        if not good:
            raise Problem(422, "problem-setting", name=name)
        found[name] = value
    return found


def preferred(accepted: str) -> str:
    """The first language of a browser's list that there are words in."""
    ranked = []
    for place, part in enumerate(accepted.split(",")[:20]):
        code, _, rest = part.strip().partition(";")
        quality = rest.strip().removeprefix("q=") or "1"
        try:
            ranked.append((-float(quality), place, code[:2].lower()))
        except ValueError:
            continue
    return next((code for _, _, code in sorted(ranked) if code in LANGUAGES), "en")
