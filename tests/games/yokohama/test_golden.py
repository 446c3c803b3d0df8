"""Random games go the way they always went. Where they may not, the rules version is raised and scripts/golden run."""

import json
from pathlib import Path

import pytest

from entrepot.engine.proof.walk import walk
from entrepot.games.yokohama.game import GAME

GOLDEN = json.loads((Path(__file__).parent / "golden.json").read_text())


def name(one):
    return "-".join(
        [str(one["players"]), one["options"]["edition"], *(k for k, v in one["options"].items() if v == "on")]
    )


def test_the_golden_digests_are_of_this_game():
    assert GOLDEN["rules_version"] == GAME.meta.rules_version, "run scripts/golden for the new rules version"
    assert GOLDEN["components"] == GAME.components, (
        "the components changed: raise the rules version, run scripts/golden"
    )


@pytest.mark.parametrize("one", GOLDEN["walks"], ids=name)
def test_the_digest_is_golden(one):
    found = walk(GAME, GOLDEN["games"], one["players"], one["options"], GOLDEN["seed"], back="plain", every=0)
    assert found.digest == one["digest"], "games go another way: raise the rules version, then run scripts/golden"
