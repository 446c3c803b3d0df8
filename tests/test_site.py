"""The documents as a site: every link leads somewhere, every document is in it, nothing is fetched from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FETCHED = (
    r"""<(?:script|link|img|iframe|source|video|audio)\b[^>]*?\b(?:src|href)=["']?((?:https?:)?//[^"' >]+)"""
    r"""|\burl\(["']?((?:https?:)?//[^"')]+)"""
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    # Not --quiet: that would silence the warnings that --strict counts.
    ran = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder], cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return folder


def test_every_document_has_its_page(site):
    documents = [path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")]
    pages = [path.with_name("index.html") if path.stem == "README" else path for path in documents]
    pages += [
        Path(name) for name in ("index.html", "contributing.html", "changelog.html", "security.html", "licence.html")
    ]
    assert [str(page) for page in pages if not (site / page).exists()] == []


def test_the_home_is_the_readme_and_shows_its_pictures(site):
    home = (site / "index.html").read_text()
    assert "Quick start" in home
    pictures = re.findall(r'<img [^>]*src="([^"]+)"', home)
    assert pictures and all((site / picture).exists() for picture in pictures)


def test_nothing_is_fetched_from_elsewhere(site):
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css")]
    assert len(files) > 20
    found = {(path.name, match[0]) for path in files for match in re.finditer(FETCHED, path.read_text())}
    assert found == set()
    assert re.search(FETCHED, '<script defer src="https://other.example/a.js">')
    assert re.search(FETCHED, "src: url(//other.example/a.woff)")
