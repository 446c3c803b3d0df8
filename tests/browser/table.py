"""A page in the hands of a person: with a mouse, a keyboard or a finger."""

from entrepot.paper.face import ANEW, Act
from tests.browser.positions import played
from tests.browser.server import until

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}
ACROSS = {"width": 844, "height": 390}
SMALL_ACROSS = {"width": 740, "height": 360}
LARGE_ACROSS = {"width": 932, "height": 430}
BEHIND = """(place) => {
  const el = document.querySelector(`[data-el="${place}"]`);
  return el.getClientRects().length ? null : el.closest("[data-behind]")?.dataset.behind;
}"""
LISTEN = "document.addEventListener('securitypolicyviolation', e => console.error('CSP', e.violatedDirective))"


def form_of(size):
    return "phone" if min(size.values()) < 700 else "desk"


PATIENCE = 60_000  # milliseconds: far more than anything takes, also where other programs keep the machine busy


class Visit:
    """A person's browser with one page; `complaints` are what its console was told."""

    def __init__(self, browser, url, person=None, size=DESK, scheme="light"):
        self.url = url
        self.phone = touch = form_of(size) == "phone"
        self.context = browser.new_context(
            viewport=size, has_touch=touch, is_mobile=touch, color_scheme=scheme, reduced_motion="reduce"
        )
        if person:
            self.context.add_cookies([person.cookie])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.complaints = []
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _said(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def go(self, path):
        self.page.goto(self.url + path)
        return self

    def close(self):
        self.context.close()

    # --- looking

    def settled(self):
        """Wait until the page shows what the server has, and nothing is on its way."""
        self.page.wait_for_selector("body.table:not(.busy)")
        self.wait("document.readyState === 'complete'")
        return self

    def wait(self, true):
        """Until an expression is true; asked again and again, for the page's policy allows no other way."""
        until(lambda: self.page.evaluate(true))

    def acts(self):
        """Everything the page offers to do, by the place it is done at ("" for a button)."""
        return self.page.evaluate(
            """() => {
              const found = {};
              for (const el of document.querySelectorAll("[data-acts], [data-closes]")) {
                if (el.closest("#tips, .sheet #sheet, #main-act")) continue;
                const acts = (el.dataset.acts || el.dataset.closes).split("|").map((act) => act.replace(/^[~?!]+/, ""));
                (found[el.dataset.el || ""] ||= []).push(...acts);
              }
              return found;
            }"""
        )

    def straight(self, place):
        """The act that a click on a place does at once, or nothing."""
        written = self.page.locator(f'[data-el="{place}"][data-acts]').first if place else None
        acts = written.get_attribute("data-acts").split("|") if written and written.count() else []
        return next((act.lstrip("~!") for act in acts if act.lstrip("~").startswith("!")), "")

    def asks(self, place):
        """Whether a click on a place with one act opens its menu all the same."""
        written = self.page.locator(f'[data-el="{place}"][data-acts]').first.get_attribute("data-acts") if place else ""
        return "|" not in written and written.lstrip("~").startswith("?")

    def clock(self):
        """What the page says that it shows: commits, and steps of the draft."""
        return tuple(self.page.evaluate("[document.body.dataset.number, document.body.dataset.step].map(Number)"))

    # --- acting

    def target(self, place, act):
        """Where an act is offered: the element of its place, or its button."""
        quoted = act.replace('"', '\\"')
        button = f'.btn[data-acts="{quoted}"], .btn[data-closes="{quoted}"]'  # Confirm closes a turn
        return self.page.locator(f'[data-el="{place}"]' if place else button).first

    def click(self, place, act):
        target = self.target(place, act)
        if not place:
            return target.click()
        several = len(self.acts()[place]) > 1
        target.scroll_into_view_if_needed()
        if not self.free_spot(place):  # below the menu of a place that the pointer rests on
            self.page.mouse.move(0, 0)
            self.page.wait_for_selector("#tips .choices", state="detached")
        if several:  # the menu opens under the pointer and waits for it
            self.page.mouse.move(*self.spot(place))
            return self.page.locator(f'#tips .choices [data-acts="{act}"]').click()
        asks = self.asks(place)
        self.page.mouse.click(*self.spot(place))
        if asks:
            self.page.locator(f'#tips .choices [data-acts="{act}"]').click()

    def tap(self, place, act):
        """On a phone: to the tab that shows the place, the place, then the main button of the sheet."""
        if not place:
            return self.target("", act).tap()
        view = self.page.evaluate("el => document.querySelector(`[data-el='${el}']`).closest('.view')?.id", place)
        if view:
            self.page.locator(f".tabbar [data-show={view.removeprefix('view-')}]").tap()
        behind = self.page.evaluate(BEHIND, place)
        if behind:  # a tab opens the part of the map that shows it
            self.page.locator(f'[data-opens="{behind}"]').tap()
        self.target(place, act).evaluate("el => el.scrollIntoView({ block: 'nearest' })")
        alone = len(set(self.acts()[place])) == 1
        at_once = self.straight(place) == act and (alone or act.startswith(f"{ANEW} "))
        self.page.touchscreen.tap(*self.spot(place))
        if at_once:  # it is done with the tap
            return
        self.page.wait_for_selector(f'#sheet [data-for="{place}"]')
        self.page.locator(f'.sheet [data-acts="{act}"]').tap()

    def tab_to(self, place, act):
        """With Tab alone, to the place or the button; then Enter, and arrows where it offers several things."""
        wanted = place or act
        for _ in range(300):
            self.page.keyboard.press("Tab")
            at = self.page.evaluate("(({ el, acts, closes }) => el || acts || closes)(document.activeElement.dataset)")
            if at == wanted:
                break
        else:
            raise AssertionError(f"Tab does not reach {wanted}.")
        self.enter(place, act)

    def enter(self, place, act):
        several, asks = self.acts().get(place, ()) if place else (), self.asks(place)
        self.page.keyboard.press("Enter")
        if len(several) > 1 or asks:
            self.page.wait_for_selector("#tips .choices [data-acts]:focus")
            for _ in range(several.index(act)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

    def spot(self, place):
        """A point of the screen where a click comes to that place."""
        found = self.free_spot(place)
        assert found, f"{place} is not to be pointed at."
        return found

    def free_spot(self, place):
        """The same, or nothing where something lies over all of it."""
        return self.page.evaluate(
            """(name) => {
              const drawn = [...document.querySelectorAll(`[data-el="${name}"]`)];
              const el = drawn.find((one) => one.getClientRects().length);
              if (!el) return null;
              const box = el.getBoundingClientRect();
              const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
              for (const y of steps) for (const x of steps) {
                const at = [box.left + box.width * x, box.top + box.height * y];
                const hit = document.elementFromPoint(...at);
                if (hit && hit.closest("[data-el]") === el) return at;
              }
              return null;
            }""",
            place,
        )


def moves(server, id, seat):
    """How many moves the table has before a seat's eyes, its draft included."""
    return server.table(id).seen_by(seat).count


def has_done(server, id, seat, count, act):
    """Wait until an act follows those moves; bots may have gone on since."""
    actions = list(Act.named(act).actions)

    def done():
        made = [(m.player, m.action) for m in server.table(id).seen_by(seat).moves]
        return made[count : count + len(actions)] == [(seat, action) for action in actions]

    until(done)


def of_two(server, one, two):
    """A table of two people at which the first is to act."""
    match = played(2, 60, kind="placing")
    kinds = ["you" if seat in match.actors else "link" for seat in range(2)]
    table = server.arranged(bytes(match.position.record), kinds, one, match.options)
    link = next(row.link_plain for row in table.seats if row.link_plain)
    server.call(lambda: server.house.claim(link, two.id))
    return table


def goes_on(server, table):
    """Whoever is to act goes on until it is the other's turn."""
    seat = table.match.actors[0]
    while table.match.actors == (seat,):
        server.do(table, lambda: table.move(seat, table.match.legal(seat)[0]))
