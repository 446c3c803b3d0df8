"""What the hosting platform reads: hooks, workflow and forms agree with ./test and the games."""

import os
import re
import tomllib
from pathlib import Path

import pytest
import yaml

from entrepot import games

ROOT = Path(__file__).parents[1]
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def read(path):
    return yaml.safe_load((ROOT / path).read_text())


def test_hooks_are_stages_of_the_quick_test():
    """Word for word, in their order, so that whatever passes here passes there."""
    stages = re.findall(r'^stage "(\w+)" (.+)$', (ROOT / "test").read_text(), re.MULTILINE)
    quick = [(name, command.replace("$python", ".venv/bin/python")) for name, command in stages]
    (local,) = read(".pre-commit-config.yaml")["repos"]
    assert [(hook["id"], hook["entry"]) for hook in local["hooks"]] == quick != []
    for hook in local["hooks"]:
        assert (ROOT / hook["entry"].split()[0]).exists() and not hook["pass_filenames"]


def test_the_workflow_runs_commands_that_are_there():
    jobs = read(".github/workflows/test.yml")["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    commands = [re.sub(r"^sudo ", "", part).split()[0] for run in runs for part in run.split(" && ") if part[0] != "'"]
    assert {"./test", "scripts/prepare", "scripts/browser", "scripts/postgresql"} == set(commands)
    assert all(os.access(ROOT / command, os.X_OK) for command in commands)


def test_the_workflow_tests_every_python_that_the_package_names():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = re.findall(r":: (3\.\d+)", "\n".join(project["classifiers"]))
    tested = read(".github/workflows/test.yml")["jobs"]["quick"]["strategy"]["matrix"]["python"]
    assert tested == named and f">={tested[0]}" == project["requires-python"]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_what_can_be_answered(path):
    form = read(path)
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert form["name"] and form["description"]
    assert {part["type"] for part in asked} <= {"input", "textarea", "dropdown", "checkboxes"}
    assert len({part["id"] for part in asked}) == len(asked) and all(part["attributes"]["label"] for part in asked)
    assert any(part.get("validations", {}).get("required") for part in asked)
    for part in asked:
        if part["id"] == "game":
            assert part["attributes"]["options"] == sorted(games.meta(name).title for name in games.names())


def test_there_are_forms_for_rules_values_and_bugs():
    assert [path.stem for path in FORMS] == ["bug", "rule", "value"]
