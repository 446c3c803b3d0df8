"""Brings what lies at the root of the repository into the site: the README as its home, and what that links to."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, page in PAGES.items():
        text = (ROOT / name).read_text()
        text = re.sub(r"\]\(([^)#]+)", lambda link: f"]({PAGES.get(link[1], link[1].removeprefix('docs/'))}", text)
        files.append(File.generated(config, page, content=text))
    return files
