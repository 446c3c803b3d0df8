"""Golden digests are written for a version of the rules once, and the settings they are taken of are all of a game."""

from dataclasses import replace

import pytest

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.proof.golden import file_of, read, renewed, write
from entrepot.engine.proof.settings import settings, usual
from entrepot.games.mombasa.game import GAME


@pytest.fixture
def game(tmp_path):
    """Mombasa in a folder without digests, and quick to walk."""
    return replace(GAME, meta=replace(GAME.meta, folder=tmp_path, players=(2,), options={}))


def version(game, number):
    return replace(game, meta=replace(game.meta, rules_version=number))


@pytest.mark.slow
def test_digests_are_written_and_stay(game):
    assert renewed(game) == 0
    first = file_of(game).read_text()
    assert [(one.players, one.options) for one in read(game).walks] == [(2, {})]
    assert renewed(game) == 0 and file_of(game).read_text() == first


@pytest.mark.slow
def test_other_games_need_another_version(game):
    renewed(game)
    golden = read(game)
    golden.walks[0].digest = "00"
    write(game, golden)
    with pytest.raises(EntrepotError, match="raise rules_version in meta"):
        renewed(game)
    assert read(game).walks[0].digest == "00"
    assert renewed(version(game, 9)) == 1 and read(game).rules_version == 9


@pytest.mark.slow
def test_before_a_release_they_can_be_forced(game):
    renewed(game)
    golden = read(game)
    golden.walks[0].digest = "00"
    write(game, golden)
    assert renewed(game, force=True) == 1


def test_what_cannot_be_read_gets_one_sentence(game):
    with pytest.raises(EntrepotError, match="is missing; run entrepot golden mombasa"):
        read(game)
    file_of(game).write_text("[]")
    with pytest.raises(EntrepotError, match="cannot be read"):
        renewed(game)
    assert file_of(game).read_text() == "[]"


@pytest.mark.parametrize("name", games.names())
def test_every_choice_of_every_option_is_tried_with_every_number_of_players_it_is_for(name):
    meta = games.meta(name)
    for players in meta.players:
        tried = {pair for count, options in settings(meta) if count == players for pair in options.items()}
        for option, choices in ((key, one) for key, one in meta.options.items() if key != "first"):
            if not choices.players or players in choices.players:
                assert {(option, one) for one in choices.choices if one != choices.default} <= tried


def test_choices_are_tried_together_where_they_go_together():
    meta = games.meta("yokohama")
    assert (3, {"edition": "synapses", "rewards": "on", "free_agents": "on"}) in settings(meta)
    assert (3, {"edition": "original", "agents": "replace"}) in settings(meta)
    assert all(one in settings(meta) for one in usual(meta)) and len(usual(meta)) == 6
