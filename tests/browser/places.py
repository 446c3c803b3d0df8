"""Every page of the site and every state of a table, as a function that leads there."""

from itertools import product

from entrepot.paper.face import ANEW
from tests.browser.positions import GAMES, SEVERAL, TURN, finished, played
from tests.browser.table import form_of
from tests.web.known import FIRST

HOUSE = {
    "start": "/",
    "shelf": "/rules",
    "account": "/account",
    "recover": "/account/recover",
    "settings": "/settings",
    "credits": "/credits",
}
NAMED = {"codes": "", "signed": "/account", "devices": "/account/sessions", "leaving": "/account/delete"}
GAME = {"setup": "/new/{game}", "rules": "/rules/{game}", "about": "/about/{game}"}
TABLES = ("waiting", "acting", "history", "end", "menu", "choices", "why", "help", "hint", "lesson", "text")
PATHS = (*HOUSE.values(), *(path.format(game=game) for game in GAMES for path in GAME.values()))
# Game and page; those of the house are the same for every game.
AT_TABLES = tuple(product(GAMES, TABLES))
AWAY = (*product([FIRST], [*HOUSE, *NAMED, "problem"]), *product(GAMES, [*GAME, "lobby"]))
EVERYWHERE = (*AWAY, *AT_TABLES)


def lead(name, visit, server, size, theme, lang="en", players=3, game=FIRST):
    """The page of that name, open; the theme is the person's own, as is the language."""
    person = server.person(theme=theme, lang=lang, guided=name == "lesson")
    form = form_of(size)

    def go(path):
        return visit(path, person, size, theme)

    if name in HOUSE or name in GAME:
        return go((HOUSE | GAME)[name].format(game=game))
    if name in NAMED:
        found = enrol(go("/account"), f"Anna {person.id[:8]}")
        return found.go(NAMED[name]) if NAMED[name] else found
    if name == "problem":
        return _refused(go("/"))
    if name == "lobby":
        table = server.arranged(b"", ("you", "link", "bot"), person, game=game)
        return go(f"/lobby/{table.row.id}")
    kind = SEVERAL[game] if name == "choices" else TURN[game]
    match = finished(players, name=game) if name == "end" else played(players, 60 * players, kind=kind, name=game)
    if name == "waiting":
        kinds = ["you" if seat not in match.actors else "link" for seat in range(players)]
        table = server.arranged(bytes(match.position.record), kinds, person, match.options, game=game)
        other = server.person()
        for row in table.seats:
            if row.link_plain:
                server.call(lambda link=row.link_plain: server.house.claim(link, other.id))
    else:
        table, _ = server.deciding(match, person)
    moment = "&at=120" if name == "history" else ""
    found = go(f"/t/{table.row.id}?form={form}{moment}").settled()
    _open(name, found, form)
    return found


def enrol(found, name):
    """Make an account; the page shows its recovery codes then."""
    found.page.fill("#new-name", name)
    found.page.fill("#new-password", "evening star")
    found.page.click("form[action='/account/new'] button")
    found.page.wait_for_selector(".codes")
    return found


def _refused(found):
    """A page that is not there: the browser says so too, which is no complaint."""
    found.go("/t/nowhere")
    found.complaints.clear()
    return found


def _open(name, found, form):
    page = found.page
    if name == "menu":
        page.locator("#part-tools [data-do=menu]").click()
        page.wait_for_selector("#part-menu[open]")
    elif name == "text":
        page.keyboard.press("t")
        page.wait_for_selector("#text-dialog[open]")
    elif name == "help":
        page.locator("[data-el]").first.focus()
        page.locator("[data-acts][data-el]").first.click(button="right")
        page.wait_for_selector("#tips .help")
    elif name == "hint":
        page.locator("[data-do=hint]").first.click()
        page.wait_for_selector("#tips .hint")
    elif name in ("why", "choices"):
        _point(name, found, form)


def _point(name, found, form):
    """At a place that cannot be chosen, or at one that can."""
    acts = found.acts()
    wanted = "[data-el]:not([data-acts])" if name == "why" else "[data-acts][data-el]"
    names = found.page.locator(f"main {wanted}").evaluate_all("found => found.map((el) => el.dataset.el)")
    places = [one for one in names if name == "why" or len(acts[one]) > 1] or names
    if form == "phone":  # a tap there would do it
        places = [one for one in places if not found.straight(one).startswith(ANEW)]
    where = next(filter(None, (found.free_spot(place) for place in places)))
    if form == "phone":
        found.page.touchscreen.tap(*where)
        found.page.wait_for_selector("#sheet > *")
    else:  # a menu opens under the pointer, and a click may do the first thing of it at once
        (found.page.mouse.click if name == "why" else found.page.mouse.move)(*where)
        found.page.wait_for_selector("#tips > *")
