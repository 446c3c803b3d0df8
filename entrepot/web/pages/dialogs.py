"""What stands in front of the table: the curtain between two players, a proposal, a lesson."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon
from entrepot.web.live import Live

from .saying import labelled, name_of, names_of, shape, tool


def dialog(live: Live) -> Markup:
    """The one thing that has to be answered first, or nothing."""
    if live.curtain is not None:
        return _curtain(live, live.curtain)
    return _proposal(live) if live.proposal is not None and live.at is None else Markup("")


def _curtain(live: Live, seat: int) -> Markup:
    """Nothing of the table shows until the next player says that they sit here."""
    words, name = live.words, name_of(live, seat)
    parts = [
        shape(seat, 56),
        el("h2", words.text("curtain-title", player=name)),
        el("p", words.text("curtain-text")),
        el(
            "a",
            words.text("curtain-go", player=name),
            class_="btn main big",
            href=f"/t/{live.id}?seat={seat}&form={live.form}",
        ),
    ]
    return el("div", el("div", *parts, class_="curtain-card"), class_="curtain", role="dialog", aria_modal="true",
              aria_label=words.text("curtain-title", player=name))  # fmt: skip


def _proposal(live: Live) -> Markup:
    """Somebody asks to take moves back; whoever has not answered gets two buttons."""
    asked = live.proposal
    if asked is None:
        return Markup("")
    words = live.words
    text = words.text("proposal-text", player=name_of(live, asked.seat), moment=asked.moment)
    parts = [el("p", shape(asked.seat, 16), text)]
    if live.scene.viewer in asked.waiting:
        yes = labelled("answer", "c-confirm", words.text("proposal-yes"), "btn main", data_yes="1")
        parts.append(el("div", yes, labelled("answer", "c-close", words.text("proposal-no")), class_="grp"))
    else:
        parts.append(el("p", words.text("proposal-waiting", player=names_of(live, asked.waiting)), class_="dim"))
    return el("div", *parts, class_="proposal", role="alertdialog", aria_label=words.text("proposal-title"))


def lesson(live: Live) -> Markup:
    """A gentle card of the guided first game, pointing at its place."""
    if live.lesson is None or live.at is not None or live.curtain is not None:
        return Markup("")
    words = live.words
    close = tool("close-lesson", "c-close", words.text("tip-close"), "x", 12)
    head = el("h4", icon("c-hint", 18), words.text("lesson-title"), close, aria_level=2)
    text = el("p", live.scene.words.text(live.lesson.words))
    stop = el("button", words.text("lesson-stop"), class_="link", type="button", data_do="stop-lessons")
    return el(
        "aside",
        head,
        text,
        stop,
        class_="tip lesson",
        aria_label=words.text("lesson-title"),
        data_for=live.lesson.place or None,
        data_lesson=live.lesson.words,
    )
