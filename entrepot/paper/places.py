"""Places of a drawing as the viewer sees them: what can be done there, and what a draft has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.engine.match.view import View

from .face import Act, Scene, written
from .phrases import capital
from .reading import Reader
from .words import Words

Label = Callable[[View, str, Words], str]  # a place in words
Named = Callable[[Any, int, str, Words], str]  # of one kind: the record, whose place it is, the rest of its id


class Spot(NamedTuple):
    """What can be done at a place, and whether a draft has changed it."""

    acts: str = ""  # as the page sends them back
    label: str = ""  # the place and what its acts do, for a screen reader
    draft: bool = False
    ghost: str = ""  # the action that is previewed here


Spots = tuple[tuple[str, Spot], ...]  # by place; hashable, so a cached drawing can use it as its key
PLAIN = Spot()
DRAFTED = Spot(draft=True)


@lru_cache(maxsize=64)
def _asked(view: View) -> str:
    """A page asks this for all places of one view."""
    return view.asked


@lru_cache(maxsize=8192)
def doing(words: Words, kind: str, actions: tuple[str, ...]) -> str:
    """What an act does: the last of its actions that names something."""
    told = [action for action in actions if ":" in action] or actions
    return words.action(told[-1], kind)


def says(name: str, acts: Iterable[Act], words: Words, kind: str) -> str:
    """A place and what its acts would do, each thing once: several acts may lead to one."""
    told = dict.fromkeys(act.label or doing(words, kind, act.actions) for act in acts)
    return f"{name}: {'; '.join(told)}"


def label_of(
    view: View, place: str, words: Words, kinds: Mapping[str, Named], read: Reader, told: Callable[[str], str] = capital
) -> str:
    """A place by the name its kind gives it, from the viewer's seat; a place of no kind is named by its id."""
    kind, _, rest = place.partition("-")
    if kind not in kinds:
        return words.get(place)
    return told(kinds[kind](read.position(view), max(view.viewer, 0), rest, words))


def spot(scene: Scene, place: str, label: Label) -> Spot:
    """A place as the viewer sees it; its name is made only if something can be done there."""
    acts = scene.acts.get(place, ())
    draft = place in scene.drafted
    if not acts:
        return DRAFTED if draft else PLAIN
    name = label(scene.view, place, scene.words)
    ghost = (" ".join(scene.tried) or acts[0].name) if place in scene.course else ""
    return Spot(written(acts), says(name, acts, scene.words, _asked(scene.view)), draft, ghost)


def spots_of(scene: Scene, places: Iterable[str], label: Label) -> Spots:
    """The places where something can be done or was done, with what."""
    if not scene.acts and not scene.drafted:
        return ()
    here = [place for place in places if place in scene.acts or place in scene.drafted]
    return tuple([(place, spot(scene, place, label)) for place in here])


def attrs(place: str, class_: str = "", here: Spot = PLAIN) -> str:
    """The attributes of a place, HTML or SVG: with acts it can be focused and pressed, otherwise only asked about."""
    kind = f"place {class_}".rstrip() + (" drafted" if here.draft else "")
    if not here.acts:
        return f'data-el="{place}" class="{kind}"'
    return (
        f'data-el="{place}" class="{kind} legal" tabindex="0" role="button"'
        f' aria-label="{escape(here.label)}" data-acts="{escape(here.acts)}"'
    )


def open_place(place: str, class_: str = "", here: Spot = PLAIN) -> str:
    """The start of a place in an SVG."""
    return f"<g {attrs(place, class_, here)}>"
