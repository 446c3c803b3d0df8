"""The pages away from a table, filled with samples, and what must hold for any page."""

import dataclasses
from html.parser import HTMLParser
from pathlib import Path

from markupsafe import Markup

import entrepot.web
from entrepot.bots import LEVELS
from entrepot.bots.advice import Expected
from entrepot.bots.analysis import Analysis, Decision, Moment
from entrepot.engine.match.moves import Move
from entrepot.games import meta
from entrepot.games.yokohama.words import words as game_words
from entrepot.paper.face import Face
from entrepot.paper.words import HOUSE, Words
from entrepot.web.pages import (
    about,
    account,
    analysis,
    claim,
    devices,
    kept,
    lobby,
    problem,
    rules,
    settings,
    setup,
    start,
)
from entrepot.web.pages import setup_form as entered
from entrepot.web.pages.models import (
    Account,
    AccountEntered,
    Device,
    Invitation,
    Lobby,
    LobbyQuestion,
    LobbySeat,
    Visitor,
)
from entrepot.web.pages.study import Study
from entrepot.web.people.settings import Settings
from entrepot.web.routes.static import files
from entrepot.web.seen.cards import GameCard, OpenTable, OwnGame
from entrepot.web.tables.opening import SeatChoice

WEB = Path(entrepot.web.__file__).parent
WORDS = WEB / "words"
STATIC = files()  # by name
GAMES = WEB.parent / "games"
META = meta("yokohama")
EMPTY_TAGS = {"meta", "link", "input", "img", "br"}


class Recording(Words):
    """Words that remember what was said."""

    said: set[str] = set()

    def _format(self, id, case, args):
        self.said.add(id)
        return super()._format(id, case, args)


def face(picture='<svg viewBox="0 0 408 212" role="img" aria-label="board"></svg>'):
    """A face with what these pages ask of it."""
    nothing = {name: None for name in Face.__dataclass_fields__ if name not in ("walk", "arrive", "lessons")}
    sprite = GAMES / "yokohama" / "face" / "yokohama.svg"
    return Face(**{**nothing, "words": game_words, "sprite": sprite, "picture": lambda: Markup(picture)})


CARD = GameCard(META, face())
SOON = GameCard(dataclasses.replace(META, name="other", title="Another", prefix="AN", reconstructed=False))
MAKING = GameCard(dataclasses.replace(META, name="making", title="In the making", stage="rules"), face())


def visitor(lang="en", theme="auto", name=None, kind=Words):
    return Visitor(kind(lang, HOUSE, WORDS), Settings(lang=lang, theme=theme), "/", name)


def own_games():
    return [
        OwnGame("a1", CARD, 4, 0, "turn", "round 9", "link", "day", "Yellow", 250),
        OwnGame("a2", CARD, 3, 1, "bot", "round 2", "bots", "live", "Blue"),
        OwnGame("a3", CARD, 3, 2, "other", "round 5", "screen", "live", "Pink", 6 * 3600),
        OwnGame("a4", CARD, 3, 2, "other", "round 5", "both", "live", "Pink"),
        OwnGame("a5", CARD, 3, 2, "waiting", missing=2, against="link"),
        OwnGame("a6", CARD, 4, 3, "over", seconds=86_400, place=2, points=128),
        *(OwnGame("c0", CARD, 1, 0, "over", place=place) for place in (1, 2)),
        OwnGame("a7", CARD, 4, 3, "left", seconds=30),
        *(OwnGame("a8", CARD, 2, 0, "turn", player="Pink", seconds=7200, pace=pace) for pace in ("hour", "three_days")),
        OwnGame("a9", CARD, 2, 0, "other", player="Pink", seconds=200_000, pace="week"),
        OwnGame("b0", CARD, 2, 0, "other", player="Pink", seconds=20, pace="day"),
        *(OwnGame("b1", CARD, 2, 0, state) for state in ("kept", "shared")),
    ]


TABLES = (OpenTable("c1", CARD, 4, "round 3"), OpenTable("c2", CARD, 3, free=1))


def a_lobby(**changes):
    seats = (
        LobbySeat(0, "Anna", "you", True),
        LobbySeat(1, "Pink", "link", False, url="http://house/s/secret-of-pink"),
        LobbySeat(2, "Olek", "screen", True),
        LobbySeat(3, "Yellow", "bot", True, "greedy"),
    )
    table = Lobby("t1", CARD, seats, True, "day", "http://house/t/t1", "ab" * 32, hints=True)
    return dataclasses.replace(table, **changes)


def with_links():
    """Two seats that nobody has claimed."""
    free = dataclasses.replace(a_lobby().seats[1], number=2, name="Purple", url="http://house/s/secret-of-purple")
    return (*a_lobby().seats[:2], free, a_lobby().seats[3])


def for_a_guest():
    """The seats as somebody reads them who came by a link."""
    kinds = {0: "host", 2: "host-screen", 3: "you"}
    return tuple(dataclasses.replace(seat, kind=kinds.get(seat.number, seat.kind)) for seat in a_lobby().seats)


def wrong_setups():
    """Set-ups with every mistake there is."""
    plain = entered.defaults(META, LEVELS, "Anna")
    you, bot = plain.seats[:2]
    yield dataclasses.replace(plain, players=9)
    yield dataclasses.replace(plain, seats=(you, SeatChoice("you"), bot, bot))
    yield dataclasses.replace(plain, seats=(bot, SeatChoice("screen"), bot, bot))
    yield dataclasses.replace(plain, seats=(you, SeatChoice("link", "anna"), SeatChoice("link", "x" * 25), bot))
    yield dataclasses.replace(plain, seats=(SeatChoice("you", "a\u0000b"), SeatChoice("bot", level="?"), bot, bot))
    yield dataclasses.replace(plain, options={**plain.options, "edition": "original", "rewards": "on"})
    yield dataclasses.replace(plain, options={**plain.options, "first": "3"}, pace="?", seating="?")


def setup_pages(v):
    for table in wrong_setups():
        found = entered.problems(META, table, LEVELS, v.words, game_words(v.words.lang))
        yield setup.setup(v, CARD, table, LEVELS, found)


DEVICES = (
    Device("0123", "Firefox · Linux", 200_000, 0, here=True),
    Device("4567", "Safari · iPhone", 90_000, 7200),
    Device("89ab", "", 30, 30),
)


def account_pages(guest, anna):
    """Every page and state of an account; each mistake stands where it was made."""
    wrong = {
        "old": "Wrong.",
        "new": "Short.",
        "name": "Odd.",
        "code": "Used.",
        "password": "Wrong.",
        "consent": "Tick.",
    }
    yield "guest", account.account(guest, known=Account(1, done="deleted"))
    yield "signed", account.account(anna, known=Account(2, 7))
    for codes in (0, 1, 10):
        yield f"recovered-{codes}", account.account(anna, known=Account(1, codes, "recovered"))
    yield "changed", account.account(anna, known=Account(1, 10, "changed"))
    for form in ("change", "codes"):
        yield f"wrong-{form}", account.account(anna, AccountEntered(form, problems=wrong), Account(1, 1))
    yield "codes", account.codes(anna, ["0000-AAAA-BBBB-CCCC"] * 10)
    yield "recover", account.recover(guest)
    yield "recover-wrong", account.recover(guest, AccountEntered("recover", "Anna", wrong))
    yield "devices", devices.devices(anna, DEVICES, "out")
    yield "device", devices.devices(anna, DEVICES[:1], "others", "Gone.")
    for name, who in (("guest", guest), ("anna", anna)):
        yield f"delete-{name}", devices.delete(who, AccountEntered("delete", problems=wrong))


def a_played(players=("Blue", "Pink", "Anna"), rows=("play", "church")):
    study = Study("t1", players, 11, LEVELS, LEVELS[:-1], 100)
    return analysis.Played("t1", CARD, game_words("en"), players, rows, study)


def an_analysis(rows=("play", "church"), seats=3):
    """Of eleven moves; the first seat did two things that were not the best, the others none."""
    moments = [
        Moment(move, tuple(Expected(1 / seats, dict.fromkeys(rows, 40.0 - move - 5 * seat)) for seat in range(seats)))
        for move in range(12)
    ]
    change = Expected(0.12, dict.fromkeys(rows, -3.0))
    line = tuple((min(seat, seats - 1), action) for seat, action in ((1, "place:bank"), (1, "stop"), (2, "place:bank")))
    decisions = [
        Decision(move, 0, "place:bank", "place:canal", cost, change, line) for move, cost in ((4, 0.1), (9, 0.3))
    ]
    return Analysis(tuple(moments), tuple(decisions), (0.1, -0.12, 0.0))


RATINGS = {level: 700 + 250 * n for n, level in enumerate(LEVELS)}


def pages(lang="en", theme="auto", kind=Words):
    """Every page away from a table, by name."""
    v = visitor(lang, theme, kind=kind)
    folder = GAMES / "yokohama" / "box"
    taken = AccountEntered("new", "Anna", {"name": "Taken.", "password": "Short."})
    asked = LobbyQuestion("1.0.bot.1.casual", "Olek", "Pink", True, "casual")
    return {
        "start": start.start(v, [CARD, SOON], own_games(), TABLES),
        "first": start.start(v, [CARD], problem="No such table.", problem_of="link"),
        "file": start.start(v, [CARD], problem="No saved game.", problem_of="file"),
        "setup": setup.setup(v, CARD, entered.defaults(META, LEVELS, "Anna"), LEVELS, None, "0123abcd", RATINGS),
        **{f"wrong-{n}": page for n, page in enumerate(setup_pages(v))},
        "lobby": lobby.lobby(v, a_lobby()),
        "guest": lobby.lobby(v, a_lobby(host=False, watch="", seated=True, seats=for_a_guest())),
        "guest-watching": lobby.lobby(v, a_lobby(host=False, seats=for_a_guest())),
        "links": lobby.lobby(v, a_lobby(seats=with_links())),
        "kept": kept.kept(v, "Yokohama", "It cannot go on.", ["Blue", "Pink"], [3, 0], [Move(0, "place:bank")]),
        "unreachable": lobby.lobby(v, a_lobby(opens=True, asked=asked)),
        "rules": rules.rules(v, CARD),
        "shelf": rules.shelf(v, [CARD, SOON]),
        "about": about.about(v, CARD, about.sureness(folder)),
        "credits": about.credits(v, [CARD, SOON]),
        "account": account.account(v, taken),
        **{f"account-{name}": page for name, page in account_pages(v, visitor(lang, theme, "Anna", kind))},
        "analysing": analysis.waiting(v, a_played(), 4, 11),
        "analysis": analysis.shown(v, a_played(), an_analysis(), 1),
        "settings": settings.settings(v, saved=True),
        "claim": claim.claim(v, Invitation("k3J9", CARD, 1, "Pink", "Anna")),
        "problem": problem.problem(v, 404),
        "silent": problem.problem(v, 503, again=True),
        "broken": problem.problem(v, 418, "The pot is empty."),
    }


class Page(HTMLParser):
    """A page as its elements: tag and attributes, in order; checks that what is opened is closed."""

    def __init__(self, html):
        super().__init__()
        self.elements = []
        self.open = []
        self.feed(str(html))
        self.close()
        assert self.open == [], self.open

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, (tag, self.getpos())

    def all(self, tag, **wanted):
        """The attributes of all elements of a tag that have these values."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        return [a for t, a in self.elements if t == tag and all(a.get(name) == wanted[name] for name in wanted)]
