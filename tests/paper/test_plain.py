"""The plain face shows any game: every position of whole random games, with words of its own or none."""

import random
import re

import pytest
from rich.console import Console

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.paper.face import Act, Scene, Seat
from entrepot.paper.plain.drawn import place_of, plain_face
from entrepot.paper.plain.text import plain_text
from tests.toy.test_wharf import wharf  # noqa: F401


def scene_of(match, seat, words):
    view = match.view(seat)
    acts = {place_of(name): (Act((name,)),) for name in match.legal(seat)}
    seats = tuple(Seat(n, match.seats[n], "you" if n == seat else "bot") for n in range(match.players))
    return Scene(view, words, seats, seat, match.actors, acts)


def look(match, game, every=25, seed=1):
    """Draw positions of a random game to its end, and everything that is said on the way."""
    face, terminal, dice = plain_face(game), plain_text(game), random.Random(seed)
    words, console = face.words("en"), Console(file=open("/dev/null", "w"), width=120)  # noqa: SIM115
    for number in range(10_000):
        if match.over:
            break
        seat = match.actors[0]
        action = dice.choice(match.legal(seat))
        if number % every == 0:
            scene = scene_of(match, seat, words)
            drawn = [
                part for drawing in (face.desk(scene).centre, face.desk(scene).right) for part in drawing.parts.values()
            ]
            page = "".join(drawn)
            assert set(re.findall(r'data-acts="([^"]+)"', page)) == set(match.legal(seat))
            assert face.phone(scene).board.parts and "HIDDEN" not in page and "{" not in page
            before, after, _ = match.trial(seat, action)
            assert face.rows(before, after, (action,), words)
            assert face.line(before, after, seat, action, words)
            assert face.help(scene.view, place_of(action), words).text and face.sheet(scene, place_of(action))
            assert face.text(scene.view, words)
            for part in terminal.position(scene.view, words):
                console.print(part)
            terminal.changes(scene.view, match.preview(seat, action), words)
        match.take(seat, action)
    assert match.over and str(match.result.scores[0]) in face.scores(match.view(), match.result, words)
    console.print(terminal.sheet(match.view(), words))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_can_be_seen_from_its_rules_alone(wharf, players):  # noqa: F811
    match = Match.begin(wharf, players, {}, Deal.seeded(players))
    look(match, wharf, every=1)


def test_why_not_is_the_sentence_of_the_ledger(wharf):  # noqa: F811
    words = plain_face(wharf).words("ru")
    assert words.rule(202) == "You can bid only a card that you have in hand."
    assert words.action("bid:silk_3") == "Bid silk 3" and words.prompt("loading") == "Loading: load, stop."
    assert words.log("Blue", "bid:?") == "Blue: bid"


def test_a_view_never_shows_what_is_hidden(wharf):  # noqa: F811
    position = Position(backend(wharf, "plain"))
    match = Match.begin(wharf, 2, {}, Deal.seeded(1))
    assert position.record != match.position.record
    match.take(0, match.legal(0)[0])
    card = match.game.catalogue.names[match.past[0].action].partition(":")[2]
    page = "".join(plain_face(wharf).desk(scene_of(match, 1, plain_face(wharf).words("en"))).right.parts.values())
    assert card.replace("_", " ") not in page and "hidden" in page
