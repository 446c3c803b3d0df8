"""What a page is told about a place: why nothing can be done there, and the way to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from entrepot.engine.match.match import Match
from entrepot.engine.match.view import View
from entrepot.paper.face import PASS, Act, Face
from entrepot.paper.refusals import not_now, refusal
from entrepot.paper.words import Words

from ..people.viewer import Viewer
from ..tables.table import Table
from .labels import names_of, title_of
from .live import Live


def act_named(seen: Live, name: str) -> Act:
    """The act of the page with that name; one that is gone is read from its name."""
    offered = (act for acts in seen.scene.acts.values() for act in acts)
    return next((act for act in offered if act.name == name), None) or Act.named(name)


def on_course(seen: Live, actions: tuple[str, ...]) -> Live:
    """With the way that a walk takes, or the place of what is shown there, to be drawn while it is previewed."""
    drawn = seen.face.walk | seen.face.shown
    steps = (seen.face.place(seen.scene.view, one) for one in actions if one.partition(":")[0] in drawn)
    course = tuple(place for place in steps if place)
    if course:  # it may be forced on from its last step
        end = next((place for place, acts in seen.scene.acts.items() if any(a.actions == actions for a in acts)), "")
        course += (end,) if end and end != course[-1] else ()
    return replace(seen, scene=replace(seen.scene, course=course, tried=actions)) if course else seen


def reason(table: Table, viewer: Viewer, seen: Live, place: str) -> tuple[str, str]:
    """The rule that forbids doing anything at a place, and why, in the current position."""
    match = table.seen_by(viewer.seat)
    seat = viewer.seat
    game, words = match.game, seen.scene.words
    if seat is None or not table.running:
        return "", seen.words.text("problem-not-your-seat" if table.running else "problem-over")
    if table.ends_game(seat):
        return "", seen.words.text("problem-ending")
    if seat not in match.actors:
        waits = seen.words.text("waiting", player=names_of(seen, match.actors)) if match.actors else ""
        return game.rule_name(game.out_of_turn), f"{words.rule(game.out_of_turn)} {waits}".strip()
    offered = seen.scene.acts.get(place)
    if offered:
        return "", "; ".join(title_of(seen, act) for act in offered)
    return why_not(match, seat, seen.face, words, place)


def why_not(match: Match, seat: int, face: Face, words: Words, place: str) -> tuple[str, str]:
    """The same where nothing can be done, of somebody who is asked."""
    game, view = match.game, match.view(seat)
    kind = view.asked
    possible = {name.partition(":")[0] for name in match.legal(seat)}
    # what can be done elsewhere now is meant rather than what cannot be done at all
    for name in _done_at(face, view, place, sorted(game.asks[kind], key=lambda verb: verb not in possible)):
        found = match.why_not(seat, name)
        if not found and name.partition(":")[0] in face.walk:
            break  # a walk leads through there and does not end: the place itself tells why
        if found:
            said = refusal(view, name, game.rule_number(found.rule), words, face.case)
            more = face.here(view, place, words) if _in_passing(face, view, place) else ""
            return found.rule, f"{said} {more}".strip()
    about = face.here(view, place, words)
    if not about:
        return game.rule_name(game.not_now[kind]), not_now(view, words)
    rules = face.help(view, place, words).rules
    asked = words.asked(kind, possible, game.agenda.decisions[kind].leaves)
    return game.rule_name(rules[0] if rules else game.not_now[kind]), f"{asked} {about}"


def _done_at(face: Face, view: View, place: str, verbs: Iterable[str]) -> Iterator[str]:
    """The actions of some verbs that are done at a place."""
    for verb in verbs:
        for noun in view.game.catalogue.nouns[verb] or ("",):
            name = f"{verb}:{noun}" if noun else verb
            if face.place(view, name) == place:
                yield name


def _in_passing(face: Face, view: View, place: str) -> bool:
    """Whether what is asked can be passed by, and the click may have meant what is done there afterwards."""
    asked = view.game.asks[view.asked]
    others = [verb for verb in view.game.catalogue.verbs if verb not in asked]
    return PASS in face.ahead.get(view.asked, {}).values() and any(_done_at(face, view, place, others))
