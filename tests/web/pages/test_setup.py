"""Setting up a table: what the form offers, how it is read, and what is wrong with it."""

import dataclasses
import itertools
import re
from collections import Counter

import pytest

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.games.yokohama.words import words as game_words
from entrepot.web.pages.setup import setup
from entrepot.web.pages.setup_form import defaults, problems, read
from entrepot.web.seen.cards import GameCard
from entrepot.web.tables.opening import SeatChoice
from tests.web import rooms
from tests.web.pages.sample import CARD, LEVELS, META, Page, visitor

V = visitor()
PLAIN = defaults(META, LEVELS, "Anna")
YOU, BOT = PLAIN.seats[:2]


def wrong(**changes):
    return problems(META, dataclasses.replace(PLAIN, **changes), LEVELS, V.words, game_words("en"))


def test_the_defaults_can_be_played_at_once():
    assert wrong() == {}
    assert [seat.kind for seat in PLAIN.seats] == ["you", "bot", "bot", "bot"]
    assert PLAIN.players == 3 and META.check(PLAIN.players, PLAIN.options)


def test_an_empty_form_is_the_default():
    assert read(META, {"spectators": "on"}, LEVELS) == defaults(META, LEVELS)


def test_a_form_is_read():
    form = {
        "players": "2", "seat-0-kind": "link", "seat-0-name": "  Ola \u00a0 K ", "seat-1-level": "beginner",
        "option-edition": "original", "seating": "random", "public": "on", "pace": "day",
    }  # fmt: skip
    table = read(META, form, LEVELS)
    assert table.players == 2 and table.seating == "random" and table.pace == "day"
    assert table.seats[0] == SeatChoice("link", "Ola K", "casual")
    assert table.seats[1] == SeatChoice("bot", "", "beginner")
    assert table.options["edition"] == "original"
    assert table.public and not table.spectators


@pytest.mark.parametrize("players", ["", "x", "-1", "²", "99"])
def test_a_strange_number_of_players_does_no_harm(players):
    table = read(META, {"players": players}, LEVELS)
    found = problems(META, table, LEVELS, V.words, None)
    assert ("players" in found) == (players == "99")


NO_CHOICE = "That choice isn’t available. Pick one from the list."


def beside(kind, name="", level="greedy"):
    """You, one other seat, and a bot."""
    return {"seats": (YOU, SeatChoice(kind, name, level), BOT)}


def option(**values):
    return {"options": {**PLAIN.options, **values}}


@pytest.mark.parametrize(
    ("changes", "field", "sentence"),
    [
        ({"players": 5}, "players", "This game is for 2, 3, 4 players. Choose one of these numbers."),
        (beside("you"), "seat-1-kind", "You already have a seat. Give this one to a friend or a bot."),
        (
            {"seats": (BOT, SeatChoice("screen"), BOT)},
            "seat-1-kind",
            "A friend can only play on this device if you do too. Take a seat yourself.",
        ),
        (beside("cat"), "seat-1-kind", NO_CHOICE),
        (beside("bot", level="x"), "seat-1-level", NO_CHOICE),
        (beside("link", "ANNA"), "seat-1-name", "Two players can’t have the same name. Change one of them."),
        (beside("link", "x" * 25), "seat-1-name", "Use at most 24 characters."),
        (beside("link", "x"), "seat-1-name", "Use at least 2 characters."),
        (option(edition="first"), "option-edition", NO_CHOICE),
        (option(agents="replace"), "option-agents", "Only with “Edition: original”."),
        (option(first="3"), "option-first", "There are only 3 seats. Choose another first player."),
        ({"pace": "never"}, "pace", NO_CHOICE),
        ({"seating": "x"}, "seating", NO_CHOICE),
    ],
)
def test_a_mistake_is_told_in_one_sentence(changes, field, sentence):
    assert wrong(**changes)[field] == sentence


def test_seats_beyond_the_number_of_players_are_not_looked_at():
    assert wrong(players=2, seats=(YOU, BOT, YOU, YOU)) == {}


def test_bots_may_play_among_themselves():
    assert wrong(seats=(BOT, BOT, BOT, BOT)) == {}


@pytest.mark.parametrize("name", games.names())
def test_a_legal_form_is_a_legal_game(name):
    """What the form lets through the game takes, and what the game takes the form lets through."""
    meta = games.meta(name)
    plain, seen = defaults(meta, LEVELS), Counter()
    for one, two in itertools.product(meta.options.items(), repeat=2):
        for values in itertools.product(one[1].choices, two[1].choices):
            options = {**plain.options, one[0]: values[0], two[0]: values[1]}
            for players in meta.players:
                entered = dataclasses.replace(plain, players=players, options=options)
                try:
                    legal = bool(meta.check(players, options))
                except EntrepotError:
                    legal = False
                assert legal == (not problems(meta, entered, LEVELS, V.words, None)), (players, options)
                seen[legal] += 1
    assert seen[True] and seen[False]


def test_an_option_for_other_tables_is_refused_with_the_form_kept(tmp_path):
    form = {"players": "3", "option-level": "hard", "seat-1-name": "Ola", "seat-1-kind": "link", "option-side": "b"}
    with rooms.opened(tmp_path) as room:
        answer = room.post(rooms.ANN, "/new/nippon", form=form)
        assert answer.status == 422 and "Only with this number of players: 1." in answer.text
        page = Page(answer.text)
        assert "checked" in page.all("input", name="players", value="3")[0]
        assert page.all("select", name="option-level", aria_invalid="true")
        assert {"hard", "b"} <= {values["value"] for values in page.all("option") if "selected" in values}
        assert page.all("input", name="seat-1-name", value="Ola")
        assert room.post(rooms.ANN, "/new/nippon", form={**form, "option-level": "easy"}).status == 303


def test_the_form_says_for_how_many_players_an_option_is():
    meta = games.meta("nippon")
    page = Page(setup(V, GameCard(meta), defaults(meta, LEVELS), LEVELS))
    said = [values["data-players"] for values in page.all("div") if "data-players" in values]
    assert said == [" ".join(map(str, one.players)) for one in meta.options.values() if one.players] and said


def test_the_form_keeps_what_was_entered():
    table = dataclasses.replace(
        PLAIN,
        players=4,
        seats=(BOT, SeatChoice("link", "Ola"), YOU, BOT),
        **option(edition="original"),
        seating="random",
        public=True,
        spectators=False,
        pace="week",
    )
    html = setup(V, CARD, table, LEVELS, {"seat-1-name": "Wrong."})
    page = Page(html)
    assert page.all("input", name="players", value="4")[0].get("checked", "no") is None
    assert page.all("input", id="seat-1-name", value="Ola", aria_invalid="true", aria_describedby="seat-1-name-problem")
    chosen = [values["value"] for values in page.all("option") if "selected" in values]
    assert chosen[::2][:4] == ["bot", "link", "you", "bot"] and chosen[1::2][:4] == ["casual"] * 4
    rulings = [option.default for option in META.options.values() if option.ruling]
    assert chosen[8:] == ["original", "extra", "off", "off", "random", *rulings, "week"]
    assert "checked" in page.all("input", name="public")[0] and "checked" not in page.all("input", name="spectators")[0]


def test_the_form_offers_every_option_and_says_what_needs_another():
    page = Page(setup(V, CARD, PLAIN, LEVELS))
    for name in META.options:
        assert page.all("select", name=f"option-{name}")
    assert [values["data-only"] for values in page.all("div") if "data-only" in values] == [
        "edition=original", "edition=synapses", "edition=synapses", "edition=original",
    ]  # fmt: skip
    assert page.all("form", action="/new/yokohama", method="post")


def test_rulings_are_folded_until_one_is_changed_and_each_leads_to_its_rule():
    shown = str(setup(V, CARD, PLAIN, LEVELS))
    folded = shown[shown.index('<details class="rulings">') :].partition("</details>")[0]
    rulings = {name: option.ruling for name, option in META.options.items() if option.ruling}
    assert rulings
    for name, option in META.options.items():
        assert (f'name="option-{name}"' in folded) == bool(option.ruling)
        assert not option.ruling or f'href="/rules/yokohama#YK-{option.ruling}"' in folded
    other = dataclasses.replace(PLAIN, options={**PLAIN.options, "edition": "original", "church_yen": "1"})
    assert '<details class="rulings" open' in str(setup(V, CARD, other, LEVELS))


@pytest.mark.parametrize("name", games.names())
def test_the_rulings_of_a_game_are_one_group(name):
    meta = games.meta(name)
    shown = str(setup(V, GameCard(meta), defaults(meta, LEVELS), LEVELS))
    rulings = [option for option, one in meta.options.items() if one.ruling]
    head, _, rest = shown.partition('<details class="rulings"')
    folded = rest.partition("</details>")[0]
    assert [option for option in meta.options if f'name="option-{option}"' in folded] == rulings
    assert [option for option in meta.options if f'name="option-{option}"' not in folded] == [
        option for option in meta.options if f'name="option-{option}"' in head
    ]


def test_what_the_form_sends_is_what_is_read():
    """Every field of the page is one that the reader asks for."""
    asked = set()

    class Form(dict):
        def get(self, key, default=None):
            asked.add(key)
            return default

    read(META, Form(), LEVELS)
    page = Page(setup(V, CARD, PLAIN, LEVELS))
    form = {values["name"] for tag in ("input", "select") for values in page.all(tag)} - {"back"}
    assert form == asked


def test_the_note_on_components():
    assert "Some values of this game are reconstructed" in setup(V, CARD, PLAIN, LEVELS)
    assert "(digest: 12ab)" in setup(V, CARD, PLAIN, LEVELS, components="12ab")


def test_each_level_has_a_word_and_a_rating_where_it_is_known():
    html = str(setup(V, CARD, PLAIN, LEVELS, ratings={"casual": 1010}))
    folded = html[html.index('<details class="levels"') :].partition("</details>")[0]
    levels = " ".join(re.sub("<[^>]*>", " ", folded).split())
    assert "Beginner Knows the rules" in levels and "Casual rating 1010 Uses a turn well" in levels
    assert "400 points more mean ten wins" in levels
    without = str(setup(V, CARD, PLAIN, LEVELS))
    assert "rating" not in without and "400 points" not in without
