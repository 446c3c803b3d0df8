"""What is laid over the table when asked for: previews, refusals, help, choices, a sheet, the text view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from entrepot.paper.face import Act, Drawing, Help, Row
from entrepot.paper.svg import Markup, el, icon, joined

from ...seen.labels import title_of
from ...seen.live import Live
from ..ledger import statement
from .controls import rule_link, tip_head, tool

MOST = 6  # rows of a preview


def preview(live: Live, act: Act, rows: Sequence[Row], stopped: bool) -> Markup:
    """What an act would change, with the parts of the drawing that show its course."""
    inside = joined([el("h4", title_of(live, act)), *_rows(live, act, rows, stopped), _course(live)])
    return el("div", inside, class_="tip", role="tooltip")


def _rows(live: Live, act: Act, rows: Sequence[Row], stopped: bool) -> list[Markup]:
    shown = [row for row in rows if row.kind not in ("note", "ends", "warning")][:MOST]
    notes = [row for row in rows if row.kind == "note"]
    ends = [row for row in rows if row.kind == "ends"]
    items = [
        el("li", el("span", row.label, class_="k"), el("span", row.amount, class_="v"), class_=_tone(row))
        for row in shown
    ]
    found = [el("ul", *items)] if items else []
    found += [el("p", row.label, " ", row.amount) for row in notes]
    if stopped:
        found.append(el("p", live.words.text("tip-stopped")))
    warnings = [row for row in rows if row.kind == "warning"]
    found += [el("p", icon("c-why-not", 12), row.label, class_="warns") for row in warnings]
    found += [el("p", icon("c-end", 12), row.label, class_="ends") for row in ends]
    if act.reveals:
        found.append(el("p", icon("c-lock", 12), live.words.text("tip-reveals"), class_="reveals"))
    return found


def _tone(row: Row) -> str | None:
    """Gains and costs are told by their sign."""
    if row.kind == "may":
        return "may"
    return {"+": "good", "−": "bad", "-": "bad"}.get(row.amount.striptags()[:1])


def _course(live: Live) -> Markup:
    """The parts that differ with the course drawn, for the client to lay in while the preview is open."""
    if not live.scene.course:
        return Markup("")
    plain = _drawings(replace(live, scene=replace(live.scene, course=())))
    drawn = _drawings(live)
    return joined(el("template", el("svg", part), data_part=id) for id, part in drawn.items() if part != plain.get(id))


def _drawings(live: Live) -> dict[str, Markup]:
    """The parts of the board alone."""
    board: Drawing = live.face.desk(live.scene).centre if live.form == "desk" else live.face.phone(live.scene).board
    return dict(board.parts)


def why(live: Live, place: str, rule: str, sentence: str, remedy: str = "") -> Markup:
    """What a place is, why nothing can be done there now, the rule behind it, and what would help."""
    what = live.face.help(live.scene.view, place, live.scene.words)
    parts = [
        tip_head(live, "c-why-not", what.title),
        *_because(live, rule, sentence),
        el("p", icon("c-undo", 13), remedy, class_="fix") if remedy else None,
        el("p", what.text[0], class_="what") if what.text else None,
    ]
    asked = live.words.text("tip-why")
    return el("div", *parts, class_="tip why", role="dialog", aria_label=f"{asked} {what.title}", data_for=place)


def _because(live: Live, rule: str, sentence: str) -> list[Markup]:
    found = [el("p", sentence)] if sentence else []
    return [*found, _rule(live, rule)] if rule else found


def help(live: Live, told: Help) -> Markup:
    """What something is and does, with the rules behind it."""
    rules = [_rule(live, f"{live.meta.prefix}-{number}") for number in told.rules]
    parts = [tip_head(live, "c-rules", told.title), *(el("p", line) for line in told.text), *rules]
    return el("div", *parts, class_="tip help", role="dialog", aria_label=told.title)


def _rule(live: Live, rule: str) -> Markup:
    """A rule's number and what the ledger says under it: true whatever the position is."""
    said, lang = statement(live.meta, rule, live.words.lang)
    text = el("span", said, lang=None if lang == live.words.lang else lang) if said else None
    return el("p", rule_link(live, rule), text, class_="rule")


def choices(live: Live, place: str) -> Markup:
    """A small menu for a place at which several things can be done, each with its own words."""
    buttons = [
        el("button", title_of(live, act), class_="btn legal", type="button", role="menuitem", data_acts=act.name)
        for act in live.scene.acts.get(place, ())
    ]
    title = live.face.label(live.scene.view, place, live.scene.words)
    inside = [tip_head(live, "", title), el("div", *buttons, class_="offers", role="menu", aria_label=title)]
    return el(
        "div",
        *inside,
        el("div", class_="detail"),
        class_="tip choices",
        role="dialog",
        aria_label=title,
        data_for=place,
    )


def sheet(
    live: Live, place: str, tried: Sequence[tuple[Act, Sequence[Row], bool]] = (), because: Sequence[str] = ()
) -> Markup:
    """A place in full on a phone, with what can be done there: a preview each, and a button to do it.

    The button of a single act goes down to the others of the page. `because`: a rule and why nothing can be done.
    """
    close = tool("unselect", "c-close", live.words.text("tip-close"), "x", 14)
    parts = [el("div", live.face.sheet(live.scene, place), close, class_="sheet-place", data_for=place)]
    parts += [el("div", *_because(live, *because), class_="fx because")] if because else []
    for act, rows, stopped in tried:
        effects = el("div", *_rows(live, act, rows, stopped), class_="fx")
        if len(tried) == 1:
            main = el("button", title_of(live, act), class_="btn main big", type="button", data_acts=act.name)
            parts += [effects, _course(live), el("template", main, data_main=True)]
        else:
            button = el("button", title_of(live, act), class_="btn big legal", type="button", data_acts=act.name)
            parts.append(el("div", button, effects, class_="option"))
    return joined(parts)


def text(live: Live) -> Markup:
    """The position in plain words, section by section."""
    found = live.face.text(live.scene.view, live.scene.words)
    return joined(
        el("section", el("h3", heading), el("ul", *(el("li", line) for line in lines))) for heading, lines in found
    )
