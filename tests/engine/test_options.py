"""Options that only some player counts have."""

from dataclasses import replace

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Option
from entrepot.games.yokohama.meta import META

ALONE = replace(META, players=(1, 2), options={"level": Option(("easy", "hard"), "easy", players=(1,))})


def test_an_option_holds_for_its_player_counts():
    assert ALONE.check(1, {"level": "hard"}) == {"level": "hard"}
    assert ALONE.check(2, {}) == {"level": "easy"}


def test_elsewhere_only_its_default_is_left():
    with pytest.raises(EntrepotError, match=r"option level=hard is for a table of 1, not 2; leave it out."):
        ALONE.check(2, {"level": "hard"})
