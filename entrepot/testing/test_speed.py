"""How fast a step is: -s shows the figures. They are no test; that they can be taken is."""

from __future__ import annotations

import pytest

from entrepot.engine.language.game import Game
from entrepot.engine.proof.bench import rounds, summary


@pytest.mark.full
def test_a_step_can_be_measured(game: Game) -> None:
    found = summary(game, list(rounds(game, game.meta.players[0], {}, 1)))
    print(
        f"{game.meta.title}: {found['compiled_moves_per_s']:,.0f} moves/s, {found['plain_moves_per_s']:,.0f} on plain"
    )
    assert found["compiled_moves_per_s"] > found["plain_moves_per_s"] > 0
