"""Wherever a seat is shown it has the colour that its game gives it, also on a page with several games."""

import dataclasses
import re
from html.parser import HTMLParser

import pytest

from entrepot import games
from entrepot.engine.language.game import COLOURS
from entrepot.paper.faces import face_of
from entrepot.web.pages import claim, lobby, settings, setup, start
from entrepot.web.pages import setup_form as entered
from entrepot.web.pages.models import Invitation
from entrepot.web.pages.table.page import page
from entrepot.web.seen.cards import GameCard, OpenTable, OwnGame
from tests.web.pages import sample, tables

CARDS = {name: GameCard(games.meta(name), face_of(games.find(name))) for name in games.names()}


class Shown(HTMLParser):
    """The seats that a page shows by their classes p0 to p3 and s0 to s3, each with its colour or none."""

    def __init__(self, html):
        super().__init__()
        self.open, self.found = [{}], []
        self.feed(str(html))

    def handle_starttag(self, tag, attrs):
        classes = dict(attrs).get("class") or ""
        named = re.findall(r"(?<!\S)seat-(\d)-(\w+)", classes)
        here = {**self.open[-1], **{int(seat): colour for seat, colour in named}}
        self.found += [(int(seat), here.get(int(seat))) for seat in re.findall(r"(?<!\S)[ps](\d)(?!\S)", classes)]
        if tag not in sample.EMPTY_TAGS:
            self.open.append(here)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag("input", attrs)

    def handle_endtag(self, tag):
        self.open.pop()


def shown(html):
    return set(Shown(html).found)


def of(name):
    return set(enumerate(games.meta(name).colours))


def starting(*names):
    """The start page with these games, a table of one's own at each, and one to watch."""
    cards = [CARDS[name] for name in names]
    own = [OwnGame("a1", card, 4, 0, "turn", "round 9", "link", "day", "Pink", 250) for card in cards]
    return start.start(sample.visitor(), cards, own, [OpenTable("c1", card, 4, "round 3") for card in cards])


def around(name):
    """The pages of one game before it begins, and when it is one's own or another's."""
    v, card = sample.visitor(), CARDS[name]
    yield starting(name)
    yield setup.setup(v, card, entered.defaults(card.meta, sample.LEVELS), sample.LEVELS)
    yield lobby.lobby(v, dataclasses.replace(sample.a_lobby(), card=card))


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_its_own_colours_on_every_page(name):
    assert [shown(page) for page in around(name)] == [of(name)] * 3


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seat", [0, 3])
def test_a_link_to_a_seat_has_its_colour(name, seat):
    invitation = Invitation("k3J9", CARDS[name], seat, "Anna", "Olek")
    assert shown(claim.claim(sample.visitor(), invitation)) == {(seat, games.meta(name).colours[seat])}


def test_games_beside_each_other_keep_their_colours():
    assert shown(starting("nippon", "yokohama")) == of("nippon") | of("yokohama") != of("nippon")


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("form", ["desk", "phone"])
def test_a_table_has_the_colours_of_its_game(name, form):
    live = dataclasses.replace(tables.over(), meta=games.meta(name), form=form)
    assert shown(page(live)) == of(name)


def test_the_settings_show_every_colour():
    found = Shown(settings.settings(sample.visitor())).found
    assert [colour for _, colour in found] == list(COLOURS)


def test_no_page_shows_a_seat_without_a_colour():
    without = {name for name, page in sample.pages().items() if any(colour is None for _, colour in shown(page))}
    assert without == set()
