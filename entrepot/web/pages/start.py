"""The start page: the games as cards, one's own tables, and ways to another's."""

from __future__ import annotations

from collections.abc import Sequence

from entrepot.engine.language.game import STAGES, WEIGHTS, Meta
from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ..seen.cards import GameCard, OpenTable, OwnGame
from ..seen.times import ago, left
from .layout import empty, game_title, game_words, hidden, page, say, seat_colours, seat_shapes, thumb
from .models import LARGEST_SAVE, Visitor

# whatever else: open
ACTIONS = {"turn": "continue", **dict.fromkeys(("over", "left", "kept", "shared"), "review")}

OVER = ("over", "left")
FINISHED = STAGES[-1]


def start(
    visitor: Visitor,
    games: Sequence[GameCard],
    own: Sequence[OwnGame] = (),
    tables: Sequence[OpenTable] = (),
    problem: str = "",
    problem_of: str = "",
) -> Markup:
    """The whole page. `problem` is what was wrong with a link (`problem_of="link"`) or a file ("file")."""
    words = visitor.words
    cards = [game_card(visitor, card, newcomer=not own) for card in games]
    going = sorted((game for game in own if game.goes_on), key=lambda game: game.state != "turn")
    done = [game for game in own if not game.goes_on]
    over = sum(game.state in OVER for game in done)
    lower = [done_games(words, done, newcomer=not own)] if done or not own else []
    lower.append(others(words, tables, problem, problem_of))
    # a table may be of a game that is not offered
    drawn = (*games, *(game.card for game in own), *(table.card for table in tables))
    return page(
        visitor,
        words.text("house-name"),
        going_games(words, going, over) if going else None,
        el("section", *cards, class_="games", aria_label=words.text("start-games")),
        el("section", *lower, class_="lower" if len(lower) > 1 else "lower one"),
        kind="start",
        cards={card.meta.name: card for card in drawn}.values(),
        turns=sum(game.state == "turn" for game in going),
    )


def game_card(visitor: Visitor, card: GameCard, newcomer: bool = False) -> Markup:
    """A game: its picture, what it is about, what it takes, and how to begin."""
    words, meta = visitor.words, card.meta
    own = game_words(card, words.lang)
    title = game_title(card, words.lang)
    return el(
        "article",
        picture(card, title),
        el(
            "div",
            el("div", el("h2", title), notes(words, meta, title) if card.face else None, class_="head"),
            el("p", say(own, "summary", ""), class_="summary"),
            stage(words, meta) if card.face else None,
            facts(words, meta),
            begin(words, meta, title) if card.face else el("p", words.text("start-coming"), class_="coming"),
            guided(words, meta, title, newcomer) if card.face else None,
            class_="txt",
        ),
        class_="game" if card.face else "game soon",
    )


def picture(card: GameCard, title: str) -> Markup:
    if card.face:
        return el("div", card.face.picture(), class_=f"picture {seat_colours(card.meta)}")
    return el("div", title[:1], class_="picture none", aria_hidden="true")


def stage(words: Words, meta: Meta) -> Markup | None:
    """What one has to do without at a game that is not finished."""
    return el("p", words.text("start-stage", stage=meta.stage), class_="stage") if meta.stage != FINISHED else None


def facts(words: Words, meta: Meta) -> Markup:
    """Players, minutes and weight; each is said in full to a screen reader."""
    players = span(min(meta.players), max(meta.players))
    minutes = span(*meta.minutes)
    dots = WEIGHTS.index(meta.weight) + 1
    shown = [el("i", class_="on" if dot < dots else None) for dot in range(len(WEIGHTS))]
    weight = words.text("start-weight-of", number=dots, most=len(WEIGHTS))
    return el(
        "ul",
        el("li", icon("c-person", 16), el("span", players), el("span", words.text("start-players"), class_="vh")),
        el("li", icon("c-clock", 16), words.text("start-minutes", minutes=minutes)),
        el("li", el("span", *shown, class_="wt", role="img", aria_label=weight), words.text("start-weight")),
        class_="facts",
    )


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def begin(words: Words, meta: Meta, title: str) -> Markup:
    """Play now, or set up a table; the labels name the game, because there are several of these buttons."""
    play = el(
        "button",
        icon("c-replay", 16),
        words.text("start-play"),
        class_="btn main",
        aria_label=words.text("start-game", what=words.text("start-play"), game=title),
    )
    table = el(
        "a",
        icon("c-settings", 17),
        words.text("start-set-up"),
        class_="btn",
        href=f"/new/{meta.name}",
        aria_label=words.text("start-game", what=words.text("start-set-up"), game=title),
    )
    form = el("form", hidden("game", meta.name), play, method="post", action="/play")
    return el("div", form, table, class_="do")


def guided(words: Words, meta: Meta, title: str, newcomer: bool) -> Markup:
    """The same game, explained as it goes; people without a game yet are asked whether they are new."""
    label = words.text("start-guided")
    button = el(
        "button",
        icon("c-hint", 17),
        label,
        class_="btn ghost",
        aria_label=words.text("start-game", what=label, game=title),
    )
    fields = (hidden("game", meta.name), hidden("guided", "on"))
    first = el("span", words.text("start-newcomer")) if newcomer else None
    return el("form", *fields, first, button, method="post", action="/play", class_="guided")


def notes(words: Words, meta: Meta, title: str) -> Markup:
    """Rules and credits; a game with reconstructed values says so here."""
    label = words.text("start-values" if meta.reconstructed else "start-about")
    rules = words.text("page-rules")
    return el(
        "p",
        el("a", rules, href=f"/rules/{meta.name}", aria_label=words.text("start-game", what=rules, game=title)),
        el("a", label, href=f"/about/{meta.name}", aria_label=words.text("start-game", what=label, game=title)),
        class_="notes",
    )


def going_games(words: Words, games: Sequence[OwnGame], over: int) -> Markup:
    """What people come back for comes first; the script keeps it up to date."""
    count = words.text("start-counts", running=len(games), over=over)
    rows = el("ul", *(own_game(words, game) for game in games), class_="list")
    heading = el("h2", words.text("start-own"), el("small", count))
    return el("section", heading, rows, class_="going", id="going")


def done_games(words: Words, games: Sequence[OwnGame], newcomer: bool) -> Markup:
    """What is over, what can only be looked at, or for a newcomer how to begin."""
    if newcomer:
        return el("div", el("h2", words.text("start-own")), el("p", words.text("start-none"), class_="list nothing"))
    lists = (
        ("start-done", [game for game in games if game.state in OVER]),
        ("start-to-look", [game for game in games if game.state not in OVER]),
    )
    parts = [
        (el("h2", words.text(title)), el("ul", *(own_game(words, game) for game in found), class_="list"))
        for title, found in lists
        if found
    ]
    return el("div", *(one for part in parts for one in part), class_="done")


def own_game(words: Words, game: OwnGame) -> Markup:
    title = game_title(game.card, words.lang)
    action = ACTIONS.get(game.state, "open")
    return el(
        "li",
        thumb(game.card),
        el("span", el("b", title), el("small", standing(words, game)), class_="what"),
        seat_shapes(game.card.meta, game.seats, game.own),
        state(words, game),
        el(
            "a",
            words.text(f"start-{action}"),
            class_="btn legal" if game.state == "turn" else "btn",
            href=f"/t/{game.id}?seat={game.own}",
            aria_label=words.text("start-game", what=words.text(f"start-{action}"), game=title),
        ),
        class_="turn" if game.state == "turn" else None,
    )


def standing(words: Words, game: OwnGame) -> str:
    """Where the game stands and how it is played: "round 9, one move a day"."""
    if game.state in (*OVER, "shared"):  # who played what is shared is not known
        return words.text(f"start-when-{game.state}", when=ago(words, game.seconds))
    how = words.text(f"start-against-{game.against}" if game.pace == "live" else f"start-pace-{game.pace}")
    return f"{game.round}, {how}" if game.round else how


def state(words: Words, game: OwnGame) -> Markup:
    """Whose turn it is, or how it ended."""
    if game.state == "turn":
        small = words.text("start-last", player=game.player, when=ago(words, game.seconds)) if game.player else ""
        said = el("span", el("b", words.text("start-turn")), el("small", small) if small else None)
        return el("span", said, class_="state")
    if game.state == "bot":
        return el("span", icon("c-bot", 17), words.text("thinking", player=game.player), class_="state")
    if game.state == "other":
        clock = left(words, game.player, game.seconds) if game.seconds else words.text("turn-of", player=game.player)
        return el("span", icon("c-clock", 17), clock, class_="state")
    if game.state == "waiting":
        return el("span", icon("c-link", 17), words.text("start-missing", number=game.missing), class_="state")
    if game.state in ("left", "kept", "shared"):
        ended = words.text("start-abandoned" if game.state == "left" else f"start-{game.state}")
        return el("span", icon("c-end", 17), ended, class_="state")
    if game.seats > 1:
        place = words.text("start-place", place=game.place, seats=game.seats, points=game.points)
    else:
        place = words.text("start-alone-won", points=game.points) if game.place == 1 else words.text("start-alone-lost")
    return el("span", icon("c-vp", 17), el("span", place), class_="state")


def others(words: Words, tables: Sequence[OpenTable], problem: str, problem_of: str) -> Markup:
    """Tables of other people: join by link, watch; and a game from a file."""
    count = words.text("start-tables", number=len(tables)) if tables else ""
    watch = el("ul", *(open_table(words, table) for table in tables), class_="list watch")
    none = el("p", words.text("start-no-tables"), class_="list nothing")
    return el(
        "div",
        el(
            "div",
            el("h2", words.text("start-join-title")),
            join(words, problem if problem_of == "link" else ""),
            saved(words, problem if problem_of == "file" else ""),
        ),
        el(
            "div",
            el("h2", words.text("start-watch-title"), el("small", count) if count else None),
            watch if tables else none,
        ),
        class_="others",
    )


def join(words: Words, problem: str) -> Markup:
    control = empty(
        "input",
        type="text",
        name="link",
        required=True,
        autocomplete="off",
        aria_label=words.text("start-link"),
        placeholder=words.text("start-paste"),
        aria_invalid="true" if problem else None,
        aria_describedby="link-problem" if problem else None,
    )
    button = el("button", icon("c-link", 16), words.text("start-join"), class_="btn")
    return el(
        "form",
        control,
        button,
        el("p", problem, class_="problem", id="link-problem") if problem else None,
        class_="join",
        method="post",
        action="/join",
    )


def open_table(words: Words, table: OpenTable) -> Markup:
    """A public table: to look at, or with a seat to take."""
    title = game_title(table.card, words.lang)
    verb = "sit" if table.free else "watch"
    said = words.text(f"start-{verb}")
    inside = (icon("c-person" if table.free else "c-eye", 17), said)
    label = words.text("start-game", what=said, game=title)
    way = el("a", *inside, class_="btn ghost", href=f"/t/{table.id}", aria_label=label)
    if table.free:
        button = el("button", *inside, class_="btn ghost", aria_label=label)
        way = el("form", button, method="post", action=f"/t/{table.id}/sit")
    return el(
        "li",
        el("span", el("b", title), el("small", table.round) if table.round else None, class_="what"),
        seat_shapes(table.card.meta, table.seats, size=15),
        way,
    )


def saved(words: Words, problem: str) -> Markup:
    """A file to go on with; with a script the button opens the chooser and sends what is chosen."""
    control = empty(
        "input",
        type="file",
        name="file",
        accept=".json,.entrepot,application/json,text/plain",
        required=True,
        aria_label=words.text("start-file"),
        aria_describedby="file-problem" if problem else None,
    )
    return el(
        "form",
        el("span", control, class_="file"),
        el("button", icon("c-log", 17), words.text("start-open-saved"), class_="btn ghost"),
        el("p", problem, class_="problem", id="file-problem") if problem else None,
        class_="open",
        method="post",
        action="/open",
        enctype="multipart/form-data",
        data_largest=LARGEST_SAVE,
        data_too_large=words.text("start-too-large"),
    )
