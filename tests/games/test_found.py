"""Games are found wherever they are installed; a broken one does not keep the others from being played."""

import subprocess
import sys

import pytest

from entrepot import games
from entrepot.engine.errors import EntrepotError

BORROWED = "from entrepot.games.nippon.meta import META\n"
OURS = ["mombasa", "nippon", "yokohama"]


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Put a distribution with a game on the path."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(distribution, name, package, **files):
        info = tmp_path / f"{distribution}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[entrepot.games]\n{name} = {package}\n")
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        for file, text in files.items():
            (tmp_path / package / f"{file}.py").write_text(text)
        forget()

    forget()
    yield put
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0].endswith("_game")]:
        del sys.modules[name]


def forget():
    games.packages.cache_clear()
    games._met.cache_clear()


def test_ours_are_found_like_any_other():
    assert games.names() == OURS and games.broken() == {}
    assert {several[0].distribution for several in games.packages().values()} == {"entrepot"}


def test_a_game_of_another_distribution_is_found(install):
    install("orchard", "orchard", "orchard_game", meta=BORROWED)
    assert games.names() == ["mombasa", "nippon", "orchard", "yokohama"]
    assert games.meta("orchard").title == "Nippon: Zaibatsu"


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"meta": "import nowhere_at_all\n"}, "broken_game.meta fails with ModuleNotFoundError: No module named"),
        ({"meta": "1 / 0\n"}, "broken_game.meta fails with ZeroDivisionError: division by zero"),
        ({"meta": "def (\n"}, "broken_game.meta fails with SyntaxError"),
        ({"meta": "META = 7\n"}, "broken_game.meta has no META; add it."),
        ({}, "broken_game.meta fails with ModuleNotFoundError"),
    ],
)
def test_a_broken_one_is_named_and_left_out(install, files, why):
    install("fallen", "fallen", "broken_game", **files)
    assert games.names() == OURS
    assert list(games.broken()) == ["fallen"]
    sentence = games.broken()["fallen"]
    assert sentence.startswith("The game fallen (fallen) cannot be loaded: ") and why in sentence
    with pytest.raises(EntrepotError, match="The game fallen"):
        games.find("fallen")
    assert games.find("yokohama").meta.name == "yokohama"


def test_rules_that_cannot_be_loaded_are_named_when_they_are_asked_for(install):
    install("half", "half", "half_game", meta=BORROWED, game="raise OSError(5)\n")
    assert "half" in games.names()
    with pytest.raises(
        EntrepotError, match=r"The game half \(half\) cannot be loaded: half_game.game fails with OSError"
    ):
        games.find("half")


def test_two_of_one_name_are_both_named_and_neither_is_loaded(install):
    install("other", "yokohama", "other_game", meta=BORROWED)
    assert games.names() == ["mombasa", "nippon"]
    sentence = games.broken()["yokohama"]
    assert "other_game (other)" in sentence and "entrepot.games.yokohama (entrepot)" in sentence
    assert sentence.endswith("uninstall one of them.")


def test_an_unknown_name_gets_one_sentence():
    with pytest.raises(EntrepotError, match=r"^There is no game 'yokohoma'; did you mean 'yokohama'\?$"):
        games.meta("yokohoma")
    with pytest.raises(EntrepotError, match=r"^There is no game 'go'; the games are mombasa, nippon, yokohama\.$"):
        games.find("go")


def test_importing_entrepot_reads_no_game():
    code = "import sys, entrepot; print([name for name in sys.modules if name.startswith('entrepot.games.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
