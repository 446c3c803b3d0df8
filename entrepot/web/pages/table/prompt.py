"""The prompt bar: whose move it is, what is asked, the steps of the turn and what can be pressed."""

from __future__ import annotations

from dataclasses import dataclass

from entrepot.paper.face import Stage
from entrepot.paper.svg import Markup, el, icon, joined

from ...seen.labels import name_of, names_of, seat_of
from ...seen.live import Button, Live
from .controls import labelled, shape, tool
from .dialogs import may_take_back


@dataclass(frozen=True)
class Ask:
    """What the bar says. `tone`: now (the viewer is to act), mover (somebody else), past, over."""

    seal: Markup
    lead: str
    text: str
    tone: str
    note: str = ""
    sign: str = "c-lock"  # before the note


def ask(live: Live, size: float = 26) -> Ask:
    """The one sentence of the bar."""
    words, scene = live.words, live.scene
    if live.at is not None:
        text = words.text("bar-past", moment=live.at, last=live.last)
        return Ask(icon("c-clock", size), words.text("bar-past-lead"), text, "past")
    if live.status in ("abandoned", "waiting", "kept", "shared"):
        return Ask(icon("c-end", size), words.text(f"bar-{live.status}"), "", "over")
    if live.result is not None:
        winners = live.result.winners
        text = words.text("nobody-wins")
        if len(winners) == 1:
            text = words.text("winner", player=name_of(live, winners[0]), points=live.result.scores[winners[0]])
        elif winners:
            text = words.text("winners", players=names_of(live, winners), points=live.result.scores[winners[0]])
        return Ask(icon("c-end", size), words.text("game-over"), text, "over")
    if scene.viewer is not None and scene.viewer in scene.actors:
        text = _question(live)
        sign = "c-plus" if _before(live) else _sign(live)
        seal = icon(live.face.seal(scene.view), size)
        return Ask(seal, words.text("bar-your-turn"), text, "now", _before(live) or _note(live), sign)
    if live.confirm:
        text = words.text("bar-ending" if live.ending else "bar-confirm")
        return Ask(icon("c-confirm", size), words.text("bar-your-turn"), text, "now", _note(live), _sign(live))
    return _others(live, size)


def _question(live: Live) -> str:
    """What is asked: without what a decision of that kind offers at other times, such as to stop."""
    words, now = live.scene.words, live.scene.view.asked
    kind = live.likely.asked if live.likely else now
    acts = [act for found in live.scene.acts.values() for act in found] + [button.act for button in live.buttons]
    names = [name for act in acts for name in (act.actions[:1] if kind == now else act.actions)]
    verbs = {name.partition(":")[0] for name in (*names, live.closes)}
    return words.question(kind, verbs)


def _others(live: Live, size: float) -> Ask:
    """Somebody else is to move: their shape, and whether they think or are waited for."""
    words, actors = live.words, live.scene.actors
    thinking = tuple(seat for seat in live.thinking if seat in actors)
    seal = shape(actors[0], size) if len(actors) == 1 else icon("c-clock", size)
    if len(actors) == 1 and thinking:
        return Ask(seal, "", words.text("thinking", player=name_of(live, actors[0])), "mover")
    if len(actors) == 1 and seat_of(live, actors[0]).kind == "open":
        return Ask(seal, "", words.text("bar-nobody", player=name_of(live, actors[0])), "mover")
    return Ask(seal, "", words.text("waiting", player=names_of(live, actors)), "mover")


def _before(live: Live) -> str:
    """What the question at hand is for, where the sentence is that of the next one."""
    asked = live.scene.view.asked
    return live.scene.words.text(f"before-{asked}") if live.likely else ""


def _note(live: Live) -> str:
    """A warning before what cannot be taken back, and before what is left unused."""
    acts = [act for found in live.scene.acts.values() for act in found] + [button.act for button in live.buttons]
    if left := _left(live):
        return f"{left[:1].upper()}{left[1:]}."
    if acts and all(act.reveals for act in acts):
        return live.words.text("bar-reveals")
    return ""


def _left(live: Live) -> str:
    """What stays unused when the turn is confirmed now."""
    return live.face.left(live.scene) if live.confirm and live.closing else ""


def _sign(live: Live) -> str:
    """Before the note: a hint at what could still be done, or a lock where nothing can be taken back."""
    return "c-hint" if _left(live) else "c-lock"


def bar(live: Live) -> Markup:
    """The whole bar of a desk."""
    said = ask(live)
    return joined([_seal(live, said), _sentence(live, said, _steps(live)), el("div", *_acts(live), class_="acts")])


def brief(live: Live) -> Markup:
    """The bar of a phone: seal, sentence and the steps as dots."""
    said = ask(live, 24)
    return joined([_seal(live, said), _sentence(live, said, _dots(live))])


def go(live: Live) -> Markup:
    """The row of buttons in a phone's sheet; the client puts the selected act into `#main-act`."""
    buttons = [_button(live, button, "btn big legal") for button in live.buttons]
    main = el("span", id="main-act", class_="main-act")
    return joined(
        [
            _hint(live, "btn sq big"),
            _back_and_forth(live, "btn sq big"),
            *buttons,
            _late(live, "btn big"),
            _confirm(live, "btn main big"),
            main,
        ]
    )


def _seal(live: Live, said: Ask) -> Markup:
    soft = f" s{live.scene.actors[0]}" if said.tone == "mover" and len(live.scene.actors) == 1 else ""
    return el("span", said.seal, class_=f"seal {said.tone}{soft}")


def _sentence(live: Live, said: Ask, steps: Markup) -> Markup:
    lead = el("b", said.lead) if said.lead else None
    space = " " if said.lead and said.text else ""
    note = el("span", icon(said.sign, 12), said.note, class_="note") if said.note else None
    thinking = el("span", class_="dots-think", aria_hidden="true") if live.thinking and said.tone == "mover" else None
    sentence = el("p", lead, space, said.text, thinking, id="asked")
    finale = _finale(live)
    under = el("div", steps, finale, note, class_="under") if steps or note or finale else None
    return el("div", sentence, under, class_="ask")


def _finale(live: Live) -> Markup:
    """That the end is near, and why: it is said to everybody, all the time."""
    near, why = live.face.ending(live.scene.view, live.scene.words)
    if not near or live.status != "running":
        return Markup("")
    return el("span", icon("c-end", 12), el("b", near), f": {why}" if why else "", class_="finale", title=why or None)


def _stages(live: Live) -> tuple[Stage, ...]:
    """Of the question that the sentence asks."""
    if live.at is not None or live.status != "running":
        return ()
    return live.face.stages(live.likely or live.scene.view, live.scene.words)


def _steps(live: Live) -> Markup:
    """The steps of the turn; of those that are done the page shows the name where there is room, else the mark."""
    stages = _stages(live)
    done = icon("c-confirm", 9)
    items = [
        el(
            "li",
            el("b", mark) if (mark := done if stage.state == "done" else stage.mark) else None,
            el("i", stage.mark) if stage.state == "done" and stage.mark else None,
            el("span", stage.label),
            class_=stage.state,
            aria_current="step" if stage.state == "now" else None,
        )
        for stage in stages
    ]
    return el("ol", *items, class_="steps", aria_label=live.words.text("bar-steps")) if items else Markup("")


def _dots(live: Live) -> Markup:
    items = []
    for stage in _stages(live):
        now = stage.state == "now"
        if said := f"{stage.mark} {stage.label}".strip() if now else stage.mark:
            items.append(el("li", said, class_=stage.state, aria_current="step" if now else None))
    return el("ol", *items, class_="dots", aria_label=live.words.text("bar-steps")) if items else Markup("")


def _acts(live: Live) -> list[Markup]:
    buttons = [_button(live, button, "btn legal") for button in live.buttons]
    shown = el("span", *buttons, class_="offers") if buttons else Markup("")
    return [
        shown,
        _late(live, "btn"),
        _hint(live, "btn sq"),
        _back_and_forth(live, "btn sq"),
        _confirm(live, "btn main"),
    ]


def _button(live: Live, button: Button, class_: str) -> Markup:
    """An act without a place on the table; a mark says that it ends the turn or the game."""
    symbol = icon(button.icon, 15) if button.icon else None
    said = live.scene.words.text(button.act.ends) if button.act.ends else None
    inside = (symbol, el("span", button.label), icon("c-end", 12, said) if said else None)
    return el("button", *inside, class_=class_, type="button", title=said, data_acts=button.act.name)


def _late(live: Live, class_: str) -> Markup:
    """What can be done when the game is over or a moment of the past is shown."""
    return joined(labelled(do, symbol, label, class_, data_moment=moment) for do, symbol, label, moment in _later(live))


def _later(live: Live) -> list[tuple[str, str, str, int | None]]:
    words, at = live.words, live.at
    if live.skip:
        return [("skip", "c-forward", words.text("bar-skip-bots"), None)]
    if at is None:
        return [("open-end", "c-end", words.text("bar-scores"), None)] if live.result is not None else []
    found: list[tuple[str, str, str, int | None]] = [("now", "c-last", words.text("bar-now"), None)]
    if live.status != "shared" and live.offered:  # a share is somebody's word: nothing is played on from it
        found.insert(0, ("fork", "c-forward", words.text("bar-fork"), at))
    if may_take_back(live):
        found.insert(0, ("ask-takeback", "c-undo", words.text("bar-takeback"), at))
    return found


def _hint(live: Live, class_: str) -> Markup:
    return (
        tool("hint", "c-hint", live.words.text("bar-hint"), class_, aria_haspopup="dialog") if live.hint else Markup("")
    )


def _back_and_forth(live: Live, class_: str) -> Markup:
    """Start over, undo and redo, for whoever has a seat and a draft to change."""
    if not _seated(live):
        return Markup("")
    words = live.words
    undo = words.text("bar-undo", action=live.undo) if live.undo else words.text("undo")
    redo = words.text("bar-redo", action=live.redo) if live.redo else words.text("redo")
    restart = tool("restart", "c-restart", words.text("bar-restart"), class_, disabled=not live.restart)
    buttons = [
        restart if live.form == "desk" else None,
        tool("undo", "c-undo", undo, class_, disabled=live.undo is None),
        tool("redo", "c-redo", redo, class_, disabled=live.redo is None),
    ]
    return el("span", *buttons, class_="grp")


def _confirm(live: Live, class_: str) -> Markup:
    """Filled only when it can be pressed; absent for those who do not draft. Its label says what else it plays."""
    drafting = live.settings is None or live.settings.confirm
    if not _seated(live) or not (drafting or live.confirm):
        return Markup("")
    if live.form == "phone" and not live.confirm:
        return Markup("")
    title = (_note(live) or None) if live.confirm else live.words.text("bar-unfinished")
    label = live.closing if live.confirm and live.closing else live.words.text("bar-confirm-turn")
    values = {"disabled": not live.confirm, "title": title, "data_closes": live.closes or None}
    return labelled("confirm", "c-confirm", label, class_, **values)


def _seated(live: Live) -> bool:
    return live.scene.viewer is not None and live.at is None and live.status == "running"
