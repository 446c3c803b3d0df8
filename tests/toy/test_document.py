"""docs/adding-a-game.md is followed literally: its files are those of the toy game."""

import re
from pathlib import Path

from tests.toy.installed import TOY

DOCUMENT = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text()
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
GENERATED = {"wharf/golden.json"}


def written():
    files = {}
    for name, text in BLOCK.findall(DOCUMENT):
        files[name] = f"{files[name]}\n\n{text}" if name in files else text
    return files


def test_every_file_of_the_toy_is_in_the_document_and_nothing_else():
    own = {"test_document.py", "test_wharf.py", "test_wheel.py", "wheel.py", "installed.py", "__init__.py"}
    files = {
        path.relative_to(TOY).as_posix() for path in TOY.rglob("*") if path.suffix in (".py", ".md", ".toml", ".json")
    }
    assert set(written()) == files - own - GENERATED


def test_the_files_are_the_same():
    for name, text in written().items():
        assert (TOY / name).read_text() == text, name


def test_the_game_has_at_most_250_lines():
    code = [line for path in (TOY / "wharf").glob("*.py") for line in path.read_text().splitlines() if line.strip()]
    assert 150 <= len(code) <= 250
