"""The examples of the lab's pages run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page.name for page in (ROOT / "docs/lab").glob("*.md") if "```python" in page.read_text(encoding="utf-8")
)


def test_every_interface_has_an_example():
    assert {"vector.md", "pettingzoo.md", "gymnasium.md", "openspiel.md", "datasets.md", "evaluation.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_its_examples_run(page, tmp_path):
    """In a process of their own: OpenSpiel and Gymnasium keep what an example registers."""
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/lab" / page).read_text(), re.MULTILINE | re.DOTALL)
    path = os.pathsep.join(str(ROOT / folder) for folder in (".", "build/lab", "examples"))
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(blocks)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip()
