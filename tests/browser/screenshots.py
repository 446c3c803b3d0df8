"""Pictures of the site for the eye: every page and state, at a desk and with a phone upright and across,
light and dark, in each language.

scripts/screenshots FOLDER [PART OF A NAME …]; without either, the pictures of the README are taken anew.
"""

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from entrepot.paper.words import LANGUAGES
from tests.browser.conftest import NAMES, QUIET
from tests.browser.places import EVERYWHERE, NAMED, lead
from tests.browser.positions import GAMES, PLAYED, counts, deciding
from tests.browser.server import Server
from tests.browser.table import ACROSS, DESK, PHONE, Visit
from tests.web.known import FIRST

SIZES = {"desk": DESK, "phone": PHONE, "across": ACROSS}
THEMES = ("light", "dark")
# The pictures of the README: game, page, form, theme.
IMAGES = Path(__file__).parents[2] / "docs" / "images"
README = {
    "table": (FIRST, "acting", "desk", "light"),
    "dark": (FIRST, "acting", "desk", "dark"),
    "phone": (FIRST, "acting", "phone", "light"),
    "start": (FIRST, "start", "desk", "light"),
    **{game: (game, "acting", "desk", "light") for game in GAMES if game != FIRST},
    **{f"{game}-phone": (game, "acting", "phone", "light") for game in GAMES if game != FIRST},
}


def wanted():
    """Name of the picture, game, page, form, theme, language, players."""
    for (game, name), form, theme in product(EVERYWHERE, SIZES, THEMES):
        yield f"{game}-{name}-{form}-{theme}", game, name, form, theme, "en", 3
    for (game, name), form, lang in product(EVERYWHERE, SIZES, LANGUAGES[1:]):
        yield f"{game}-{name}-{form}-{lang}", game, name, form, "light", lang, 3
    for game, form, lang in product(GAMES, SIZES, LANGUAGES):
        for players in counts(game):
            yield f"{game}-table-{players}-{form}-{lang}", game, "acting", form, "light", lang, players


def main(folder="", *parts):
    target = Path(folder) if folder else IMAGES
    target.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in wanted() if not parts or any(part in one[0] for part in parts)]
    asked = [one for one in PLAYED if not parts or any(part in "{}-asked-{}".format(*one) for part in parts)]
    if not folder:
        chosen, asked = [(name, *one, "en", 4) for name, one in README.items()], []
    with tempfile.TemporaryDirectory() as database, sync_playwright() as playwright:
        server = Server(Path(database))
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, NAMES)), None), args=QUIET
        )
        for name, game, page, form, theme, lang, players in chosen:
            found = lead(page, opener(browser, server), server, SIZES[form], theme, lang, players, game)
            take(found, target / f"{name}.png", page if folder else "")
        for game, kind in asked:
            person = server.person()
            table, _ = server.deciding(deciding(game, kind), person)
            found = opener(browser, server)(f"/t/{table.row.id}", person, DESK).settled()
            take(found, target / f"{game}-asked-{kind}.png", "")
        browser.close()
        server.stop()


def opener(browser, server):
    return lambda path, person, size, scheme="light": Visit(browser, server.url, person, size, scheme).go(path)


def take(found, path, page):
    """The window as it is; pages that are read are taken in full."""
    found.page.wait_for_timeout(200)
    found.page.screenshot(
        path=path, full_page=page in ("start", "setup", "about", "settings", "credits", "account", *NAMED)
    )
    for complaint in found.complaints:
        print(f"{path.name}: {complaint}", file=sys.stderr)
    found.close()
    print(path, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
