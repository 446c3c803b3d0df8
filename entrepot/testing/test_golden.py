"""Random games go the way they always went; `golden.json` in the game's folder says how, entrepot golden writes it."""

from __future__ import annotations

import pytest

from entrepot.engine.language.game import Game
from entrepot.engine.proof.golden import read, went

AGAIN = "raise rules_version in meta.py, then run entrepot golden {}"


def test_the_digests_are_of_these_rules(game: Game) -> None:
    golden = read(game)
    assert golden.rules_version == game.meta.rules_version, AGAIN.format(game.meta.name)
    assert golden.components == game.components, f"the components changed: {AGAIN.format(game.meta.name)}"


@pytest.mark.slow
def test_the_games_go_as_they_went(game: Game) -> None:
    golden = read(game)
    changed = [f"{one.players} {one.options}" for one in golden.walks if went(game, golden, one) != one.digest]
    assert golden.walks and changed == [], f"games go another way: {AGAIN.format(game.meta.name)}"
