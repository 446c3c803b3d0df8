"""The log, the recap, the chat and the way through the history."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ...seen.labels import name_of
from ...seen.live import RECENT, ChatLine, Line, Live
from .controls import shape, tool

CHUNK = 20  # lines that go into the past together, so that a move changes a short part only
LATEST = 8  # lines below the board of a phone
MARK = "\N{INFORMATION SEPARATOR ONE}"  # stands for the name until the sentence is escaped
TALK = 100  # lines of the chat in a page


def past(live: Live) -> Markup:
    """Whole chunks of lines that do not change any more."""
    whole = _chunks(live)
    return _lines((line for line in live.lines if not line.draft and line.moment in whole), live)


def recent(live: Live) -> Markup:
    """The last lines, the draft among them."""
    whole = _chunks(live)
    return _lines((line for line in live.lines if line.draft or line.moment >= whole.stop), live)


def earlier(live: Live, lines: Iterable[Line]) -> Markup:
    """What the page has no room for: of the whole log, all that comes before."""
    return _lines((line for line in lines if line.text and line.moment < _chunks(live).start), live)


def show_earlier(live: Live) -> Markup:
    """A button for them, where there are any."""
    if _chunks(live).start == 1:
        return Markup("")
    return el("button", live.words.text("log-earlier"), class_="btn sm", type="button", data_do="earlier")


def latest(live: Live) -> Markup:
    """The last lines in short, up to the moment that is shown, for the open water below a phone's board."""
    lines = live.lines if live.at is None else [one for one in live.lines if not one.draft and one.moment <= live.at]
    found = [(run[0], _told(run, live)) for run in runs(lines)][-LATEST:]
    return joined(
        el("li", shape(line.seat), el("span", told), class_="dr" if line.draft else None) for line, told in found
    )


def _told(run: tuple[Line, ...], live: Live) -> Markup:
    """A run in one sentence, with what each of its lines is about."""
    if len(run) == 1:
        return run[0].text
    words = live.scene.words
    counts = Counter(line.part for line in run if line.part)
    parts = ", ".join(f"{part} {n}" if n > 1 else part for part, n in counts.items())
    said = words.text(f"run-{run[0].run}", player=MARK, number=len(run))
    name = el("b", words.noun(f"player-{live.meta.colours[run[0].seat]}"))
    told = Markup(str(Markup.escape(said)).replace(MARK, str(name)))
    return told + Markup.escape(f": {parts}") if parts else told


def _chunks(live: Live) -> range:
    """The moments of the whole chunks; one that the log begins in the middle of is left out."""
    done = [line.moment for line in live.lines if not line.draft]
    if not done:
        return range(1, 1)
    # Moves that nothing is told of have no line, so the number of the first does not say that it is the first.
    first = -(-(done[0] - 1) // CHUNK) * CHUNK + 1 if len(live.lines) >= RECENT else 1
    stop = (done[-1] - 1) // CHUNK * CHUNK + 1
    return range(first, max(first, stop))


def _lines(lines: Iterable[Line], live: Live) -> Markup:
    draft, changed = live.words.text("log-draft"), el("li", el("span", live.words.text("log-changed")), class_="rd")
    told = []
    for run in runs(lines):
        told += [changed] if run[0].changed else []
        told.append(_line(run[0], draft) if len(run) == 1 else _run(run, draft, _told(run, live)))
    return joined(told)


def note(live: Live) -> Markup:
    """That the rules have changed, and what became of the game."""
    return el("p", icon("c-rules", 15), el("span", live.note), class_="changed") if live.note else Markup("")


def runs(lines: Iterable[Line]) -> Iterator[tuple[Line, ...]]:
    """Lines one by one; those of one seat that say the same of different things together."""
    run: list[Line] = []
    for line in lines:
        if run and not (line.run and not line.round and not line.changed and _alike(run[-1], line)):
            yield tuple(run)
            run = []
        run.append(line)
    if run:
        yield tuple(run)


def _alike(one: Line, other: Line) -> bool:
    return (one.run, one.seat, one.draft) == (other.run, other.seat, other.draft)


@lru_cache(maxsize=5_000)
def _run(run: tuple[Line, ...], draft: str, told: Markup) -> Markup:
    """One line for many: it leads to the last of their moments, and a number to each."""
    first, moment = run[0], run[-1].moment
    heading = el("li", el("span", first.round), class_="rd") if first.round else ""
    if first.draft:
        return joined([heading, el("li", shape(first.seat), el("span", el("em", draft), " ", told), class_="dr")])
    whole = el("button", shape(first.seat), el("span", told), type="button", data_do="at", data_moment=moment)
    each = [
        el("button", n, type="button", data_do="at", data_moment=line.moment, aria_label=line.text.striptags())
        for n, line in enumerate(run, 1)
    ]
    return joined([heading, el("li", whole, el("span", *each, class_="each"), class_="run")])


@lru_cache(maxsize=20_000)
def _line(line: Line, draft: str) -> Markup:
    """A line that can be clicked to see its moment; a draft has none yet."""
    heading = el("li", el("span", line.round), class_="rd") if line.round else ""
    mark = (el("em", draft), " ") if line.draft else ()
    inside = joined([shape(line.seat), el("span", *mark, line.text)])
    if line.draft:
        return joined([heading, el("li", inside, class_="dr")])
    button = el("button", inside, type="button", data_do="at", data_moment=line.moment)
    return joined([heading, el("li", button)])


def recap(live: Live) -> Markup:
    """What happened since the viewer's last turn, as a button that replays it."""
    if not live.recap or live.at is not None:
        return Markup("")
    words = live.words
    count = words.text("log-recap-moves", count=len(live.recap))
    return el(
        "button",
        icon("c-replay", 13),
        el("span", words.text("log-recap"), el("small", count)),
        class_="recap",
        type="button",
        data_do="recap",
        data_from=live.recap[0].moment,
        data_to=live.recap[-1].moment,
    )


def history(live: Live) -> Markup:
    """First, back, where we are, forward, last."""
    return _history(live.words, live.at, live.last)


@lru_cache(maxsize=2_000)
def _history(words: Words, at: int | None, last: int) -> Markup:
    moment = last if at is None else at
    here = words.text("history-now") if at is None else words.text("history-at")
    at_start, at_end = moment <= 0, at is None
    small = "btn sq sm"
    return joined(
        [
            tool("first", "c-first", words.text("history-first"), small, 14, disabled=at_start),
            tool("back", "c-back", words.text("history-back"), small, 14, disabled=at_start),
            el("span", here, " ", el("b", moment), class_="moment", data_last=last),
            tool("forward", "c-forward", words.text("history-forward"), small, 14, disabled=at_end),
            tool("now", "c-last", words.text("history-last"), small, 14, disabled=at_end),
        ]
    )


def chat(live: Live) -> Markup:
    """What was said, oldest first."""
    if not live.chat:
        return el("li", live.words.text("chat-empty"), class_="dim")
    return joined(_said(said, said.name or _called(live, said.seat)) for said in live.chat[-TALK:])


def _called(live: Live, seat: int | None) -> str:
    """Somebody without a name is called by the name of their seat."""
    return live.words.text("chat-watcher") if seat is None else name_of(live, seat)


@lru_cache(maxsize=2_000)
def _said(said: ChatLine, name: str) -> Markup:
    mark = icon("c-eye", 13, class_="dim") if said.seat is None else shape(said.seat)
    return el("li", mark, el("span", el("b", name), " ", said.text), data_at=said.at, data_line=said.line)


def chat_form(live: Live) -> Markup:
    """Where one writes; it stays as it is while the chat goes on."""
    words = live.words
    field = Markup(
        '<input type="text" name="text" maxlength="500" autocomplete="off" aria-label="{0}" placeholder="{0}">'
    )
    send = el("button", icon("c-forward", 14), class_="btn sq sm", type="submit", aria_label=words.text("chat-send"))
    return el("form", field.format(words.text("chat-write")), send, class_="chat-form", data_form="chat")
