"""The toy game as somebody else would install it: a wheel of its own beside Entrepôt."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.toy.installed import TOY


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """The environment of a process that finds the toy game, installed from its wheel."""
    place = tmp_path_factory.mktemp("wheel")
    source = place / "source"
    shutil.copytree(TOY / "wharf", source / "wharf", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOY / "pyproject.toml", source)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, source)
    (built,) = place.glob("wharf-*.whl")
    run(sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index", "--target", place / "packages", built)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(place / "packages"), str(TOY.parents[1])])}


def run(*words, **more):
    ran = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **more)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
