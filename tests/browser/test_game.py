"""Whole games in browsers: people, a bot, nobody else, and somebody who looks on."""

import random

import pytest

from entrepot.bots.greedy import Greedy
from entrepot.engine.match.match import Match
from entrepot.paper.face import ANEW
from tests.browser.positions import GAMES, before_the_end, counts, game
from tests.browser.server import until
from tests.browser.table import PHONE, Visit

SCORES = "#part-end .end-body > .score-sheet"


class Evening:
    """A table with a person at a desk, perhaps one with a phone who came by a link, bots, and a spectator."""

    def __init__(self, visit, server, match, seats=("you", "link", "bot"), level="random"):
        self.server = server
        host, guest = server.person(), server.person(confirm=False)  # one drafts, the other is asked for nothing
        record, name = bytes(match.position.record), match.game.meta.name
        self.table = server.arranged(record, seats, host, match.options, level, name)
        self.id = self.table.row.id
        self.at = {}
        if "link" in seats:
            seat = seats.index("link")
            self.at[seat] = arriving = visit(f"/s/{self.table.seats[seat].link_plain}", guest, PHONE)
            arriving.page.locator("main form button").tap()
            arriving.page.wait_for_url("**/t/*")
            arriving.settled()
        self.at[0] = visit(f"/t/{self.id}", host).settled()
        self.watcher = visit(f"/t/{self.id}", server.person()).settled()
        self.dice = random.Random(5)
        self.goals = {}  # what a seat has in mind for a round that is planned

    def seen(self, seat) -> Match:
        return self.server.table(self.id).seen_by(seat)

    def running(self):
        return self.table.row.status == "running"

    def current(self, seat):
        """Wait until a page shows its seat's decision as it is; False when the game ended meanwhile."""

        def same():
            draft = self.table.drafts.get(seat)
            return not self.running() or self.at[seat].clock() == (
                self.table.row.number,
                draft.revision if draft else 0,
            )

        until(same)
        return self.running()

    def choose(self, seat, choose):
        """What the seat does: an action, and how the page offers it."""
        acts = [(place, act) for place, found in self.at[seat].acts().items() for act in found]
        if any(act.startswith(ANEW) for _, act in acts):
            return self.arrange(seat, acts, choose)
        action = choose(self.seen(seat), seat, self.dice)
        offered = [one for one in acts if one[1].split()[0] == action]
        if not offered and action.startswith("step:"):
            offered = [one for one in acts if one[1].startswith("step:")]  # no cheapest walk begins with that step
        assert offered, f"{action} is not offered, only {acts}"
        return self.dice.choice(offered)

    def arrange(self, seat, acts, choose):
        """A plan comes about in any order: one place after another is made what it shall be; the first is drawn up."""
        shared, draft = self.table.match, self.table.drafts.get(seat)
        goal = self.goals.setdefault((seat, shared.position.s.round), planned(shared.copy(), seat, choose, self.dice))
        now = draft.actions if draft else []
        wanted = [one for one in acts if one[1] == " ".join((ANEW, *goal))]
        if wanted:  # one more step and it is there
            return self.dice.choice(wanted)
        away = [n for n in range(len(goal)) if now[n : n + 1] != [goal[n]]]
        nearer = [one for one in acts if one[1].startswith(ANEW) and one[1].split()[1:][away[0]] == goal[away[0]]]
        return self.dice.choice(nearer or [one for one in acts if one[1].startswith(ANEW)])

    def play(self, choose):
        """Until the game is over; a page acts as soon as it shows its turn."""
        while self.running():
            waiting = [seat for seat in self.at if seat in self.seen(seat).actors or seat in self.table.drafts]
            if not waiting or not self.current(waiting[0]):
                self.at[0].page.wait_for_timeout(50)
                continue
            self.act(waiting[0], choose)

    def is_planned(self, seat):
        """Whether the draft is what the seat has in mind."""
        draft = self.table.drafts.get(seat)
        return draft is not None and draft.actions == self.goals.get((seat, self.table.match.position.s.round))

    def act(self, seat, choose):
        visit = self.at[seat]
        before = self.done_by(seat)
        done = self.table.ends_game(seat) or self.is_planned(seat)  # what ends the game waits for Confirm, too
        if done or seat not in self.seen(seat).actors:
            visit.page.locator("[data-do=confirm]:enabled").first.click()
        else:
            place, act = self.choose(seat, choose)
            (Visit.click if seat == 0 else Visit.tap)(visit, place, act)
        until(lambda: self.done_by(seat) != before or not self.running())  # bots may act meanwhile, where all plan

    def done_by(self, seat):
        """How far the seat's draft is, and how many of its moves are confirmed."""

        def count():
            draft = self.table.drafts.get(seat)
            return draft.revision if draft else 0, sum(move.player == seat for move in self.table.match.moves)

        return self.server.call(count)

    def ended(self):
        """Everybody sees the same sheet."""
        result = self.table.match.result
        sheets = []
        for visit in (*self.at.values(), self.watcher):
            visit.page.wait_for_selector(SCORES)
            text = visit.page.locator(SCORES).inner_text()
            assert all(str(points) in text for points in result.scores)
            sheets.append(visit.page.evaluate("document.title"))
        assert len(set(sheets)) == 1
        assert all(visit.acts() == {} for visit in self.at.values())


def planned(match, seat, choose, dice):
    """A whole plan, up to where the seat would say that it is ready."""
    actions = []
    closing = match.game.closing[match.view(seat).asked]
    while closing not in match.legal(seat):
        actions.append(choose(match, seat, dice))
        match.take(seat, actions[-1])
    return actions


def at_random(match, seat, dice):
    return dice.choice(match.legal(seat))


def thinking(match, seat, dice):
    chosen = Greedy(budget=60).choose(match.position.view(seat), seat, dice)
    return match.game.catalogue.names[chosen]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_last_turns_of_a_game(visit, server, name):
    evening = Evening(visit, server, before_the_end(3, 24, name=name))
    evening.play(at_random)
    evening.ended()


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(visit, server, name):
    evening = Evening(visit, server, game(4, 3, name))
    evening.play(thinking)
    evening.ended()


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_of_two_with_a_bot(visit, server, name):
    evening = Evening(visit, server, game(4, 2, name), ("you", "bot"), "greedy")
    evening.play(thinking)
    evening.ended()


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in GAMES if 1 in counts(name)])
def test_a_whole_game_alone(visit, server, name):
    evening = Evening(visit, server, game(4, 1, name), ("you",))
    evening.play(thinking)
    evening.ended()
