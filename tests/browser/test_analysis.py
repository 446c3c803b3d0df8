"""The analysis of a finished game in a browser: shown in every language and size, and a way to try each moment."""

import asyncio
import random

import pytest

from entrepot.bots.advice import Expected
from entrepot.bots.analysis import Decision, Judged, Moment
from entrepot.bots.playing_out import Ended
from entrepot.observing.elements import sheet_headings
from entrepot.paper.words import LANGUAGES
from entrepot.web.workers.analyst import Answer, PlayOut
from tests.browser.positions import finished
from tests.browser.server import until
from tests.browser.table import DESK, PHONE, SMALL_PHONE
from tests.browser.test_axe import faults

pytestmark = pytest.mark.slow

SIZES = {"desk": DESK, "phone": PHONE, "small-phone": SMALL_PHONE}
WIDE = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
OPEN = "for (const one of document.querySelectorAll('details')) one.open = true"


class Guessing:
    """An analyst that makes everything up, at once: how well one thinks is tested elsewhere. It stops where it is told
    to, and says nothing where it fails."""

    def __init__(self, match):
        self.match, self.most, self.fails = match, 10**9, False

    async def ask(self, question, person):
        while getattr(question, "move", 0) >= self.most and not self.fails:
            await asyncio.sleep(0.01)
        if self.fails:
            return None
        if isinstance(question, PlayOut):
            return Answer(ended=self._ended(random.Random(question.seed)))
        return Answer(judged=self._judged(question.move, random.Random(question.move)))

    def _ended(self, dice):
        scores = tuple(dice.choices(range(50, 150), k=self.match.players))
        return Ended(scores, tuple(1 + sum(other > one for other in scores) for one in scores))

    def _judged(self, move, dice):
        rows = sheet_headings(self.match.game)
        wins = [dice.uniform(1, 2) for _ in range(self.match.players)]
        seats = [
            Expected(one / sum(wins), {row: (n - 1) * dice.uniform(3, 4) for n, row in enumerate(rows)}) for one in wins
        ]
        seat, legal = self.match.past[move].player, self.match.at(move).legal(self.match.past[move].player)
        better = [name for name in legal if name != self.match.move(move).action]
        if move % 10 or not better:
            return Judged(Moment(move, tuple(seats)))
        change = Expected(dice.uniform(-0.1, 0.2), {row: dice.uniform(-9, 9) for row in rows})
        line = tuple((one.player, one.action) for one in self.match.moves[move + 1 : move + 5])
        decision = Decision(move, seat, self.match.move(move).action, better[0], dice.random(), change, line)
        return Judged(Moment(move, tuple(seats)), decision)


@pytest.fixture(scope="module")
def over(server):
    """A table whose game is over and analysed, and who played there; its score sheet has the most rows."""
    match, person, jobs = finished(3, name="nippon"), server.person(), server.house.analysing
    usual = jobs.analysts
    jobs.analysts = Guessing(match)
    table = server.call(lambda: server.house.open(match, person.id))
    yield table, person
    jobs.analysts = usual


def shown(visit, over, size=DESK, scheme="light", person=None, query=""):
    table, player = over
    found = visit(f"/t/{table.row.id}/analysis{query}", person or player, size, scheme)
    found.page.wait_for_selector(".players")  # it shows itself when it is done
    return found


def test_the_end_of_a_game_leads_to_its_analysis(visit, over):
    table, person = over
    found = visit(f"/t/{table.row.id}", person).settled()
    found.page.get_by_role("link", name="Analyse").click()
    found.page.wait_for_selector(".players")
    seats = table.match.players
    assert found.page.locator(".pair .score-chart:visible").count() == 2
    assert found.page.locator(".pair figure:first-child .score-chart:visible polyline").count() == seats
    assert found.page.locator(".player").count() == seats
    found.page.get_by_role("link", name="Back to the table").click()
    found.page.wait_for_url(f"**/t/{table.row.id}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "scheme"), [("desk", "dark"), ("phone", "light"), ("small-phone", "dark")])
def test_it_fits_in_every_language_and_size_and_axe_finds_nothing(visit, server, over, lang, size, scheme):
    found = shown(visit, over, SIZES[size], scheme, server.person(lang=lang))
    assert found.page.locator("html").get_attribute("lang") == lang
    assert found.page.locator(".score-chart:visible").count() == 3
    found.page.evaluate(OPEN)
    assert found.page.evaluate(WIDE)
    if size != "small-phone":
        assert faults(found) == []


def test_a_seat_is_chosen_with_the_keyboard(visit, over):
    found = shown(visit, over)
    caption = found.page.locator("#rows figcaption")
    before = caption.inner_text()
    other = found.page.locator("#rows nav a:not([aria-current])").first
    other.focus()
    found.page.keyboard.press("Enter")
    found.page.wait_for_url("**seat=*")
    assert caption.inner_text() != before and found.page.locator("#rows nav [aria-current]").count() == 1


def test_a_decision_leads_to_its_moment(visit, over):
    found = shown(visit, over)
    link = found.page.locator(".player li > a").first
    moment = link.get_attribute("href").rpartition("=")[2]
    link.click()
    found.page.wait_for_url(f"**at={moment}")
    found.settled()
    assert found.page.evaluate("document.body.dataset.at") == moment


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_one_plays_on_from_a_decision_against_the_bots_one_chose(visit, server, over, size):
    found = shown(visit, over, SIZES[size])
    decision = found.page.locator(".player:nth-child(3) li").first
    decision.locator("summary").click()
    decision.locator("[data-part=bot] select").select_option("beginner")
    decision.get_by_role("button", name="Play on from here").click()
    found.page.wait_for_url(lambda url: not url.endswith("/analysis"))
    found.settled()
    made = server.table(found.page.evaluate("document.body.dataset.table"))
    assert (made.row.forked_from, made.row.status) == (over[0].row.id, "running")
    assert [row.level for row in made.seats] == ["beginner", "beginner", ""], "one sits where the decision was made"


def test_a_moment_is_played_out(visit, over):
    found = shown(visit, over)
    form = found.page.locator(".any form")
    form.locator("input").fill("12")
    form.locator("[data-part=seat] select").select_option("1")
    form.locator("[data-part=level] select").select_option("beginner")
    form.get_by_role("button", name="Play it out 100 times").click()
    rows = form.locator(".result tbody tr")
    rows.first.wait_for()
    assert rows.locator("small").all_inner_texts() == ["Strong", "Beginner", "Strong"]
    assert sum(map(float, rows.locator("td:nth-child(2)").all_inner_texts())) == pytest.approx(100, abs=0.2)
    assert "from move 12" in form.locator("caption").inner_text()
    assert faults(found) == []


def test_what_cannot_be_is_said_beside_it(visit, over):
    found = shown(visit, over)
    form = found.page.locator(".any form")
    button = form.get_by_role("button", name="Play it out 100 times")
    form.locator("input").fill("100000")
    button.click()
    assert not form.evaluate("form => form.checkValidity()") and form.locator(".result").inner_text() == ""
    form.evaluate("form => (form.noValidate = true) && form.querySelector('input').removeAttribute('max')")
    button.click()
    until(lambda: "no such moment" in form.locator(".problem").inner_text())
    found.complaints.clear()  # the browser notes every refusal


def test_progress_is_told_and_a_failure_too(visit, server):
    match, person, jobs = finished(2, 2), server.person(), server.house.analysing
    usual, jobs.analysts = jobs.analysts, Guessing(match)
    jobs.analysts.most = 7
    table = server.call(lambda: server.house.open(match, person.id))
    found = visit(f"/t/{table.row.id}/analysis", person)
    bar = found.page.get_by_role("progressbar")
    until(lambda: bar.evaluate("bar => bar.value") == 7)
    assert found.page.locator(".said").inner_text() == f"7 of {match.count}"
    assert faults(found) == []
    jobs.analysts.fails = True
    again = found.page.get_by_role("link", name="Try again")
    again.wait_for()
    assert "broke off" in found.page.locator(".problem").inner_text()
    jobs.analysts.fails, jobs.analysts.most = False, 10**9
    again.click()
    found.page.wait_for_selector(".players")
    jobs.analysts = usual
