"""Networks as bots of an arena: by file, and by which weights they have."""

import pytest

from entrepot.arena.playing import Room
from entrepot.arena.setting import setting_of
from entrepot.bots.network.bot import mind_of
from entrepot.engine.errors import EntrepotError
from tests.bots.making import random_network


@pytest.fixture
def network(wharf, tmp_path):
    """The file of a network of the toy game, with weights by their seed."""

    def make(seed=1):
        mind_of.cache_clear()
        return str(random_network(wharf, tmp_path, seed=seed))

    return make


def test_the_file_of_a_network_is_a_bot(played, network):
    found = played(network(), "random", deals=4).pairs[0]
    assert found.games == 8 and found.bots[0].endswith("wharf.safetensors")
    assert found == played(network(), "random", deals=4).pairs[0]
    assert found.score != played("random", "random", deals=4).pairs[0].score


def test_an_arena_does_not_go_on_with_another_network(played, network, tmp_path):
    file = tmp_path / "games.jsonl"
    played(network(1), "random", out=file, deals=1)
    before = file.read_bytes()
    played(network(1), "random", out=file, deals=1)
    assert file.read_bytes() == before
    with pytest.raises(EntrepotError, match=r"another setting \(networks is "):
        played(network(2), "random", out=file, deals=1)
    assert file.read_bytes() == before


def test_a_machine_with_another_network_plays_nothing(wharf, network):
    setting = setting_of(wharf, [network(1), "random"])
    Room(setting)
    network(2)
    with pytest.raises(EntrepotError, match="other networks here"):
        Room(setting)


def test_who_lacks_a_network_is_told_and_not_replaced(played, tmp_path):
    """At a table greedy would play in its place."""
    with pytest.raises(EntrepotError, match=r"wharf\.safetensors"):
        played("network", "random")
    with pytest.raises(EntrepotError, match=r"none\.safetensors"):
        played(str(tmp_path / "none.safetensors"), "random")
    (tmp_path / "damaged.safetensors").write_bytes(b"not a network")
    with pytest.raises(EntrepotError, match=r"damaged\.safetensors"):
        played(str(tmp_path / "damaged.safetensors"), "random")
