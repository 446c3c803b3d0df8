"""The frame of the project: the lock, the commands and the README keep what they promise."""

import ast
import importlib.metadata
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import entrepot
from entrepot import games

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text()
LAB = (ROOT / "requirements-lab.lock").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def named() -> list[str]:
    """What the package and the extras that the tests run with ask for."""
    extras = PROJECT["optional-dependencies"]
    return [*PROJECT["dependencies"], *extras["docs"], *extras["postgresql"], *extras["test"]]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def requirement(line: str) -> str:
    return canonical(re.split(r"[\[<>=!~ ]", line)[0])


@pytest.mark.parametrize(("lock", "most"), [(LOCK, 20), (LAB, 12)])
def test_the_lock_pins_and_hashes_everything(lock, most):
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert len(entries) > most
    for entry in entries:
        assert re.match(r"[a-z0-9-]+(\[[a-z]+\])?==[\w.]+ \\\n    --hash=sha256:[0-9a-f]{64}", entry), entry


def test_the_lock_names_no_place():
    assert not re.search(r"://|--(extra-)?index-url|--trusted-host|--find-links", LOCK + LAB)


def locked(lock: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)(?:\[[a-z]+\])?==", lock, re.MULTILINE))


def test_the_lock_of_the_lab_holds_its_extra_and_nothing_twice():
    assert {requirement(line) for line in PROJECT["optional-dependencies"]["lab"]} <= locked(LAB)
    assert not locked(LAB) & locked(LOCK)


def test_the_lock_holds_every_requirement():
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]
    tools = [line for line in (ROOT / "requirements.in").read_text().splitlines() if line and line[0] != "#"]
    wanted = [*named(), *build["requires"], *tools]
    assert {requirement(line) for line in wanted} <= locked(LOCK)


@pytest.mark.slow
def test_the_extras_name_what_the_tests_import():
    """A tool of development is no extra: whoever installs the extras alone would miss it."""
    imported = set()
    for file in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(node.module.partition(".")[0])
    games_of_tests = {folder.name for folder in (ROOT / "tests").glob("toy/*") if folder.is_dir()}
    foreign = imported - sys.stdlib_module_names - games_of_tests - {"entrepot", "tests"}
    packages = importlib.metadata.packages_distributions()
    have = {requirement(line) for line in named()} | locked(LAB) | {"torch"}
    assert "simplemma" in foreign
    assert not {name for name in foreign if not {canonical(d) for d in packages.get(name, ())} & have}


def test_there_is_one_version():
    """It stands in the package; what is installed and the newest entry of the changelog agree."""
    newest = re.search(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest and newest[1] == entrepot.__version__
    assert importlib.metadata.version("entrepot") == entrepot.__version__
    assert "version" not in PROJECT


@pytest.mark.parametrize("words", [["fast"], ["quick", "full"], [""]])
def test_an_unknown_size_of_test_gets_one_sentence(words):
    ran = subprocess.run([ROOT / "test", *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1 and "./test quick, ./test or ./test full" in ran.stderr


def test_an_old_python_gets_one_sentence(tmp_path):
    """A python that fails the version check stands in for an old one."""
    (tmp_path / "scripts").mkdir()
    for name in ("scripts/prepare", "requirements.lock", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    old = tmp_path / "old-python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    ran = subprocess.run(
        ["bash", "scripts/prepare"], cwd=tmp_path, env={"PATH": "/usr/bin:/bin", "PYTHON": str(old)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1 and "Python 3.11 or newer" in ran.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize("document", ["README.md", "docs/python.md"])
def test_the_python_of_the_documents_runs(document, tmp_path, monkeypatch):
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / document).read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    random.seed(7)  # the example plays at random
    scope: dict[str, object] = {}
    for block in blocks:
        exec(block, scope)


def test_the_links_of_the_documents_lead_somewhere():
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{document.relative_to(ROOT)}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text())
        if not (document.parent / target).exists()
    ]
    assert broken == []


def test_only_games_and_the_help_of_commands_name_a_game():
    """Imports are import-linter's; this is every other mention, in whatever kind of file."""
    floors = [path for floor in ("engine", "paper", "bots", "web") for path in (ROOT / "entrepot" / floor).rglob("*")]
    files = [path for path in floors if path.is_file() and path.parent.name not in ("__pycache__", "networks")]
    assert len(files) > 100
    named = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in files
        for name in games.names()
        if name.encode() in path.read_bytes().lower()
    }
    assert named == set()


@pytest.mark.parametrize("name", games.names())
def test_the_readme_lists_every_option_with_its_choices(name):
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", (ROOT / "README.md").read_text(), re.MULTILINE))
    for option, one in games.meta(name).options.items():
        told = rows[option]
        assert one.seats or all(f"`{choice}`" in told for choice in one.choices), option
