"""The same games on a Ray cluster of two machines, both of which are this one."""

import os
import sys

import pytest
import ray
from ray.cluster_utils import Cluster

from entrepot.arena import arena
from entrepot.arena.setting import setting_of
from entrepot.cli import main
from tests.arena.test_arena import untimed
from tests.lab.conftest import find


def test_a_cluster_plays_the_same_games(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # where scripts/lab installs Ray
    setting = setting_of(find("mombasa"), ["random", "random"], 2, deals=3)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        found = arena.run(setting, ray=cluster.address)
    finally:
        cluster.shutdown()
    assert untimed(found) == untimed(arena.run(setting))
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_gets_one_sentence(address, capsys):
    assert main(["arena", "mombasa", "random", "random", "--deals", "1", "--ray", address]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and f"There is no Ray cluster at '{address}' (" in shown.err
