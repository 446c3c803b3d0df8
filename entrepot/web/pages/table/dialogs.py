"""What stands in front of the table: the curtain between two players, a proposal, a lesson."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon, joined

from ...seen.labels import name_of, names_of
from ...seen.live import RECENT, Live
from .controls import labelled, shape, tool


def dialog(live: Live) -> Markup:
    """What hides the table until it is answered, or nothing."""
    return Markup("") if live.curtain is None else _curtain(live, live.curtain)


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
            href=f"/t/{live.id}?seat={seat}&{live.look}",
        ),
    ]
    return el("div", el("div", *parts, class_="curtain-card"), class_="curtain", role="dialog", aria_modal="true",
              aria_label=words.text("curtain-title", player=name))  # fmt: skip


def proposal(live: Live) -> Markup:
    """Moves that are to be taken back: asked of everybody, or about to be. It never lies over the table."""
    asked, words = live.proposal, live.words
    if live.curtain is not None:
        return Markup("")
    if live.at is not None:
        return _sure(live, live.at) if may_take_back(live) else Markup("")
    if asked is None:
        return Markup("")
    asker, name = name_of(live, asked.seat), {"data_proposal": asked.name}
    text, moment = words.text("proposal-text", player=asker, moment=asked.moment), asked.moment
    if asked.target is not None:
        text, moment = _bot_asked(live, asker, asked.target, asked.level), live.last
    if live.scene.viewer in asked.waiting:
        yes = labelled("answer", "c-confirm", words.text("proposal-yes"), "btn main", data_yes="1", **name)
        end = el("div", yes, labelled("answer", "c-close", words.text("proposal-no"), **name), class_="grp")
    else:
        waits = el("p", words.text("proposal-waiting", player=names_of(live, asked.waiting)), class_="dim")
        withdraw = labelled("answer", "c-close", words.text("proposal-withdraw"), **name)
        end = el("div", waits, withdraw if live.scene.viewer == asked.seat else None, class_="grp")
    said = el("p", shape(asked.seat, 16), text, role="alert")
    return _asked(live, said, moment, end)


def _bot_asked(live: Live, asker: str, gone: int, level: str) -> str:
    words = live.words
    return words.text("proposal-bot", player=asker, gone=name_of(live, gone), level=words.get(f"bot-{level}"))


def may_take_back(live: Live) -> bool:
    """Whether the viewer may ask to go back to the moment that is shown."""
    seated = live.scene.viewer is not None and live.status == "running" and live.proposal is None
    return seated and live.at is not None and live.at < live.last


def _sure(live: Live, moment: int) -> Markup:
    """Before everybody is asked, or bots agree at once: what it would cost. Shown when the bar's button is pressed."""
    words = live.words
    yes = labelled("takeback", "c-undo", words.text("bar-takeback"), "btn main", data_moment=moment)
    end = el("div", yes, labelled("keep", "c-close", words.text("proposal-keep")), class_="grp")
    said = el("p", icon("c-undo", 16), words.text("proposal-sure", moment=moment))
    return _asked(live, said, moment, end, hidden=True)


def _asked(live: Live, said: Markup, moment: int, end: Markup, hidden: bool = False) -> Markup:
    parts = (el("div", said, _lost(live, moment)), end)
    label = live.words.text("proposal-title")
    return el("div", *parts, class_="proposal", id="proposal", role="group", aria_label=label, hidden=hidden)


def _lost(live: Live, moment: int) -> Markup:
    """The moves since then, as the log tells them, and the viewer's draft, which would be void too."""
    words = live.words
    lost = [line for line in live.lines if not line.draft and line.moment > moment]
    if not lost:
        return Markup("")
    draft = words.text("proposal-draft") if any(line.draft for line in live.lines) else ""
    more = el("li", "…") if len(live.lines) >= RECENT and lost[0].moment > moment + 1 else None
    moves = [el("li", shape(line.seat), el("span", line.text)) for line in lost]
    label = words.text("proposal-lost", number=len(lost))
    listed = el("ol", more, *moves, class_="lost log", tabindex=0, role="list", aria_label=label)
    return joined((el("p", label, " ", draft, class_="loses"), listed))


def lesson(live: Live) -> Markup:
    """A gentle card of the guided first game, pointing at its place."""
    if live.lesson is None or live.at is not None or live.curtain is not None:
        return Markup("")
    words = live.words
    close = tool("close-lesson", "c-close", words.text("tip-close"), "x", 12)
    head = el("h4", icon("c-hint", 18), words.text("lesson-title"), close, aria_level=2)
    text = el("p", live.scene.words.text(live.lesson.words))
    ask = labelled("hint", "c-hint", words.text("lesson-hint"), "btn sm") if live.hint else None
    stop = el("button", words.text("lesson-stop"), class_="link", type="button", data_do="stop-lessons")
    return el(
        "aside",
        head,
        text,
        ask,
        stop,
        class_="tip lesson",
        aria_label=words.text("lesson-title"),
        data_for=live.lesson.place or None,
        data_lesson=live.lesson.words,
    )
