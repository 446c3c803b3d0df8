"""Versioned ids stand for one version of the rules and one set of components."""

import dataclasses
import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest
import yaml

import entrepot
from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.lab import ids

from .conftest import find

ROOT = Path(__file__).parents[2]
OWN = [name for name, found in games.packages().items() if found[0].distribution == "entrepot"]


def refused(id):
    with pytest.raises(EntrepotError) as error:
        ids.check(id)
    sentence = str(error.value)
    assert sentence.endswith((".", "?")) and "\n" not in sentence
    return sentence


@pytest.mark.parametrize("name", OWN)
def test_every_game_is_published_as_it_is(name):
    """Rules or components have changed if this fails: add an entry with the next number to ids.toml."""
    game = games.find(name)
    id = ids.id_of(game)
    assert id in ids.published(), f"{name} has rules version {game.meta.rules_version}, components {game.components}"
    assert ids.check(id) is game is ids.find(id) is ids.find(name)


def test_the_ids_that_were_published_stay():
    """Results name them: entries are added, never changed."""
    first = {
        "Mombasa-v1": ("mombasa", 1, "5e4753f5ed12def6"),
        "Nippon-v2": ("nippon", 2, "f8d8bd8d5459b99b"),
        "Yokohama-v1": ("yokohama", 1, "7b711957f944db2d"),
    }
    for id, what in first.items():
        entry = ids.published()[id]
        assert (entry.game, entry.rules_version, entry.components) == what
    assert len({dataclasses.astuple(entry)[1:] for entry in ids.published().values()}) == len(ids.published())


def test_the_page_lists_the_ids():
    rows = [f"| {one.id} | {one.rules_version} | `{one.components}` |" for one in ids.published().values()]
    assert "\n".join(["| --- | --- | --- |", *rows, ""]) in (ROOT / "docs" / "lab" / "evaluation.md").read_text()


@pytest.fixture
def entry(monkeypatch):
    """Publishes Mombasa differently for a test."""

    def publish(**changed):
        known = ids.published()
        changed = dataclasses.replace(known["Mombasa-v1"], **changed)
        monkeypatch.setattr(ids, "published", lambda: {**known, changed.id: changed})

    return publish


def test_other_rules_are_refused(entry):
    entry(rules_version=7)
    sentence = refused("Mombasa-v1")
    assert "has rules version 7 of Mombasa, and version 1 is installed" in sentence
    assert ids.id_of(games.find("mombasa")) == "Mombasa-r1+5e4753f5ed12def6"


def test_other_rules_are_refused_with_the_id_that_fits(entry):
    entry(id="Mombasa-v0", rules_version=0)
    assert refused("Mombasa-v0").endswith("or use Mombasa-v1.")


def test_other_components_are_refused(entry):
    entry(components="0123456789abcdef")
    sentence = refused("Mombasa-v1")
    assert "has components 0123456789abcdef" in sentence and "5e4753f5ed12def6 are in use" in sentence


def test_components_of_ones_own_have_an_id_of_their_own(tmp_path):
    """In a process of its own: an overlay is for the whole process."""
    text = (games.find("yokohama").box / "setup.toml").read_text()
    (tmp_path / "setup.toml").write_text(text.replace("yen_first = 3", "yen_first = 5"))
    program = f"""
from pathlib import Path
from entrepot import games
from entrepot.lab import ids
game = games.find("yokohama", Path({str(tmp_path)!r}))
print(ids.id_of(game) == f"Yokohama-r1+{{game.components}}" and game.components)
try:
    ids.check("Yokohama-v1")
except Exception as error:
    print(error)
"""
    told = run(program).splitlines()
    assert len(told[0]) == 16 and "7b711957f944db2d" not in told[0]
    assert "components 7b711957f944db2d" in told[1] and f"{told[0]} are in use; remove your own" in told[1]


def test_a_game_that_was_never_published_is_named_by_what_it_is():
    assert ids.id_of(find("wharf")) == "Wharf-r1+none"


@pytest.mark.parametrize(
    "id, part",
    [
        ("Nippon-v1", "did you mean 'Nippon-v2'?"),
        ("nippon-v2", "did you mean 'Nippon-v2'?"),
        ("", "the ids are Mombasa-v1, Nippon-v2, Yokohama-v1"),
    ],
)
def test_unknown_ids_are_refused(id, part):
    assert part in refused(id)


def test_a_game_is_found_by_name_or_id():
    assert ids.find("Mombasa-v1") is ids.find("mombasa")
    with pytest.raises(EntrepotError, match="There is no id 'Mombasa-v9'; did you mean 'Mombasa-v1'"):
        ids.find("Mombasa-v9")
    with pytest.raises(EntrepotError, match="There is no game 'mombassa'; did you mean 'mombasa'"):
        ids.find("mombassa")


# --- Gymnasium


def run(program):
    """In a process of its own, so that it begins with nothing registered and no game loaded."""
    where = os.pathsep.join((str(ROOT), str(ROOT / "build" / "lab")))
    env = {**os.environ, "PYTHONPATH": where}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout


def test_registering_loads_no_game():
    told = run(
        "import sys, gymnasium\nfrom entrepot.lab import ids\n"
        "ids.register(); ids.register()\n"
        "print(sorted(id for id in gymnasium.registry if id.startswith('entrepot/')))\n"
        "print([name for name in sys.modules if name.startswith('entrepot.games.') and name.endswith('.game')])"
    )
    assert told.splitlines() == [str([f"entrepot/{id}" for id in sorted(ids.published())]), "[]"]


def test_gymnasium_makes_an_environment_of_an_id():
    ids.register()
    env = gymnasium.make("entrepot/Mombasa-v1", players=3, bots="random")
    assert env.unwrapped.table.game is games.find("mombasa") and env.unwrapped.table.players == 3
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen) and info["action_mask"].any()
    assert env.spec.id == "entrepot/Mombasa-v1"
    env.close()


def test_gymnasium_refuses_an_id_whose_rules_are_not_installed(entry):
    ids.register()
    entry(rules_version=7)
    with pytest.raises(EntrepotError, match="has rules version 7"):
        gymnasium.make("entrepot/Mombasa-v1")


# --- how it is cited


def test_the_citation_names_this_version():
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert told["cff-version"] == "1.2.0" and told["title"] == "Entrepôt" and told["type"] == "software"
    assert str(told["version"]) == entrepot.__version__
    about = importlib.metadata.metadata("entrepot")
    assert [one["name"] for one in told["authors"]] == [about["Author"]]
    assert told["license"] == about["License-Expression"] and told["abstract"] == about["Summary"]
