"""What is compiled lies under a digest of its sources: a changed rule is compiled again, a changed face is not."""

import shutil
from dataclasses import replace

import pytest

from entrepot import games
from entrepot.engine.backends.compiled import cache_folder


@pytest.fixture
def copy(tmp_path):
    """A game whose sources can be changed."""
    game = games.find("yokohama")
    shutil.copytree(game.folder, tmp_path / "yokohama", ignore=shutil.ignore_patterns("__pycache__"))
    return replace(game, meta=replace(game.meta, folder=tmp_path / "yokohama"))


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("record.py", True),
        ("rules/placement.py", True),
        ("box/tables.py", True),
        ("judge/secrets.py", True),
        ("face/text.py", False),
        ("face/drawn/face.py", False),
        ("words/__init__.py", False),
        ("words/en/game.ftl", False),
    ],
)
def test_what_is_compiled_again(copy, file, again):
    before = cache_folder(copy)
    with (copy.folder / file).open("a") as source:
        source.write("\n# one more line\n")
    assert (cache_folder(copy) != before) is again


def test_a_new_chapter_is_compiled_too(copy):
    before = cache_folder(copy)
    (copy.folder / "rules" / "appendix.py").write_text("LATE = 1\n")
    assert cache_folder(copy) != before
