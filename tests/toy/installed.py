"""Games that are installed for the length of a test."""

import sys
from pathlib import Path

import pytest

from entrepot import games

TOY = Path(__file__).parent


@pytest.fixture
def installed(tmp_path_factory, monkeypatch):
    """Put a distribution with a game on the path; its package lies at `place`, or has only the files given."""
    folder = tmp_path_factory.mktemp("installed")
    monkeypatch.syspath_prepend(str(folder))
    packages = []

    def put(name, place=None, **files):
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[entrepot.games]\n{name} = {name}\n")
        if place is None:
            (folder / name).mkdir()
            (folder / name / "__init__.py").touch()
            for file, text in files.items():
                (folder / name / f"{file}.py").write_text(text)
        else:
            (folder / name).symlink_to(place)
        packages.append(name)
        forget()

    yield put
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]


@pytest.fixture
def wharf_installed(installed):
    installed("wharf", TOY / "wharf")


def forget():
    games.packages.cache_clear()
    games._met.cache_clear()
