"""Goal, shares and the frame of the game (MB-301 … MB-314, MX-01)."""

import pytest

from entrepot.engine.backends.backend import backend
from entrepot.games.mombasa.actions import COMPANIES, DISPLAY
from entrepot.games.mombasa.rules import bases, scoring
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, GAME, PINK, PURPLE, Position, position

plain = backend(GAME).bind
share_value, shares_of = plain(bases.share_value), plain(scoring.shares_of)
MOMBASA, CAPE_TOWN, SAINT_LOUIS, CAIRO = range(4)


def value(p, company):
    return share_value(p.s, COMPANIES.index(company))


def shares(p, player, company):
    return shares_of(p.s, player, COMPANIES.index(company))


def sheet(p, player):
    """Cash, the four companies, diamonds, books."""
    return [p.s.sheet[player, category] for category in range(7)]


# --- the goal


@proves("MB-301")
def test_the_largest_total_wins():
    p = position().money(BLUE, 30).money(PINK, 31).money(PURPLE, 12).finish()
    assert p.asked == "over"
    assert [p.s.rank[player] for player in (BLUE, PINK, PURPLE)] == [2, 1, 3]


@proves("MB-301", "MB-302")
def test_everything_is_counted_in_pounds():
    """Pink has less cash and more of everything together."""
    p = position().money(BLUE, 20).money(PINK, 6).diamond(PINK, 10).jar(PINK, 6)
    p.base("cairo", 5, 5, 4).track(PINK, "cairo", 4).finish()
    assert sheet(p, PINK) == [6, 0, 0, 0, 2, 15, 15] and sheet(p, BLUE) == [20, 0, 0, 0, 0, 0, 0]
    assert GAME.scores(p.s) == (20, 38, 1)
    assert (p.s.rank[PINK], p.s.rank[BLUE]) == (1, 2)


@proves("MB-302")
def test_every_company_is_counted_on_its_own():
    p = position().money(BLUE, 0)
    for n, company in enumerate(COMPANIES):
        p.track(BLUE, company, 20).base(company, 5, 5 - n, 5)  # 0, 1, 1, 2 coins of column two
    assert sheet(p.finish(), BLUE) == [0, 0, 10, 10, 20, 0, 0]


# --- shares


@proves("MB-303", "MB-304")
@pytest.mark.parametrize(
    ("space", "owned"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (11, 5), (12, 5), (19, 9), (20, 10)]
)
def test_the_highest_share_symbol_reached_or_passed_counts(space, owned):
    """On A1 the symbols lie at 2, 4, 7, 9, 11, 13, 15, 17, 19 and 20."""
    p = position().track(BLUE, "mombasa", space)
    assert shares(p, BLUE, "mombasa") == owned
    assert shares(p, PINK, "mombasa") == shares(p, BLUE, "cairo") == 0


@proves("MB-303")
def test_shares_are_owned_as_soon_as_a_marker_arrives():
    p = position().track(BLUE, "mombasa", 6).slots(BLUE, "coffee_1").to_move(BLUE)
    assert shares(p, BLUE, "mombasa") == 2
    p.take("goods:1", "step:mombasa")
    assert shares(p, BLUE, "mombasa") == 3


@proves("MB-305")
def test_shares_on_cards_are_added():
    p = position().track(BLUE, "mombasa", 4)
    p.hand(BLUE, "a07", "a01").recovery(BLUE, "1", "b05").slots(BLUE, "c02", "c09")
    assert shares(p, BLUE, "mombasa") == 2 + 3  # a07, b05, c02
    assert (shares(p, BLUE, "cape_town"), shares(p, BLUE, "saint_louis"), shares(p, BLUE, "cairo")) == (1, 1, 0)
    assert shares(p, PINK, "mombasa") == 0


@proves("MX-01")
def test_seven_shares_of_cape_town():
    p = position().track(BLUE, "cape_town", 12).hand(BLUE, "a01").recovery(BLUE, "2", "b07")
    p.base("cape_town", 0, 4, 5)
    assert (shares(p, BLUE, "cape_town"), value(p, "cape_town")) == (7, 6)
    assert sheet(p.finish(), BLUE)[1 + CAPE_TOWN] == 42


# --- share values


@proves("MB-306")
def test_visible_coins_count_whoever_uncovered_them():
    p = position()
    for player, region, worth in ((BLUE, "n2", 1), (PINK, "n1", 1), (PURPLE, "n3", 2)):
        p.slots(player, "expansion_2a").to_move(player).take("expand:cairo", f"enter:{region}", "post_from:cairo_2")
        if p.asked == "expanding":
            p.take("stop")
        if p.asked == "books":
            p.take("cash")
        assert value(p, "cairo") == worth  # column two shows 1, 0, 1 coins from the top
    assert [value(p, company) for company in COMPANIES[:3]] == [0, 0, 0]


@proves("MB-306", "MB-308", "MB-314")
@pytest.mark.parametrize(
    ("column", "worth"), [(1, [0, 0, 1, 2, 3, 5]), (2, [0, 1, 1, 2, 3, 5]), (3, [0, 1, 2, 2, 3, 5])]
)
def test_the_coins_of_each_column_from_the_top(column, worth):
    for company in COMPANIES:
        for taken, coins in enumerate(worth):
            columns = [5, 5, 5]
            columns[column - 1] -= taken
            assert value(position().base(company, *columns), company) == coins


@proves("MB-314")
def test_a_share_is_worth_15_at_most():
    assert value(position().base("cairo", 0, 0, 0), "cairo") == 15


@proves("MB-307")
def test_a_share_value_rises_and_falls():
    p = position().track(BLUE, "cairo", 20).money(BLUE, 0).base("cairo", 5, 5, 3)
    p.s.removed[CAIRO] -= 1
    p.s.ousted[CAIRO] = 1
    assert value(p, "cairo") == 2
    high = p.copy().finish()
    assert sheet(high, BLUE)[1 + CAIRO] == 20
    p.to_move(BLUE).ask("returning", CAIRO).take("post_to:cairo_3")
    assert value(p, "cairo") == 1
    assert sheet(p.finish(), BLUE)[1 + CAIRO] == 10  # the state at the end counts


# --- the frame


@proves("MB-309", "MB-310")
def test_seven_rounds_of_three_phases():
    p = position(2).planning()
    seen = []
    while not p.s.over:
        decks = [p.s.deck]
        seen.append((p.s.round, p.asked))
        for player in (BLUE, PINK):
            p.plan(player, None, None, None)
        seen.append((p.s.round, p.asked))
        discarded = p.s.discarded
        p.take("end")
        decks.append(p.s.deck)
        p.take("end")
        decks.append(p.s.deck)
        if not p.s.over:
            assert decks[0] == decks[1] != decks[2]  # the display ages in the preparation phase
    assert seen == [(n, phase) for n in range(1, 8) for phase in ("planning", "turn")]
    assert p.s.round == 7
    assert (p.s.deck, p.s.discarded) == (decks[0], discarded)  # nothing is prepared after round 7


@proves("MB-310")
def test_the_game_ends_with_the_action_phase_of_round_7():
    p = position(2).marker(BLUE, "good_tile")
    p.s.round = 7
    shown = [p.on_display(name) for name in DISPLAY]
    p.to_move(BLUE).take("end")
    assert p.asked == "turn" and p.s.turn == PINK
    p.take("end")
    assert p.asked == "over"
    assert [p.on_display(name) for name in DISPLAY] == shown
    assert p.s.round_coins[7] == 1 and p.s.markers[BLUE] == 2  # no coin and no marker has moved


@proves("MB-311")
def test_what_cannot_be_paid_in_full_cannot_be_paid():
    p = position().tile(BLUE, "st1").money(BLUE, 1).slots(BLUE, "bookkeeper", "coffee_1", "cotton_1")
    p.shelf(BLUE, "a03").track(BLUE, "cape_town", 14).to_move(BLUE)
    assert p.why_not("mark:merchant_tile") == "MB-1102"  # £2
    assert p.copy().take("goods:2").why_not("step:cape_town") == "MB-1604"  # £2 after space 14 of B1
    p.take("bookkeeper:1")
    assert p.why_not("turn_over:1") == "MB-311"
    assert p.money(BLUE, 2).why_not("turn_over:1") is None
    assert p.take("turn_over:1").s.money[BLUE] == 0


@proves("MB-312")
@pytest.mark.parametrize("company", COMPANIES)
def test_any_company_is_open_to_any_player(company):
    p = position().slots(BLUE, "expansion_2a", "coffee_1").to_move(BLUE)
    assert [shares(p, BLUE, other) for other in COMPANIES] == [0] * 4
    stepping = p.copy().take("goods:2", f"step:{company}")
    assert stepping.at(BLUE, company) == 1
    p.take(f"expand:{company}")
    assert p.asked == "expanding" and p.s.expanded == COMPANIES.index(company)


@proves("MB-313")
def test_markers_and_jars_never_move_backwards():
    p = Position(3, 5, begun=False, tracks="random", tiles="chosen")
    fields = ("track", "diamond", "jar")
    before = {field: getattr(p.s, field).tolist() for field in fields}
    moved, seed = dict.fromkeys(fields, 0), 0
    while not p.s.over:
        p.inner.play_some(seed, 1)
        seed += 1
        for field in fields:
            now = getattr(p.s, field).tolist()
            flat, old = (sum(rows, []) if field == "track" else rows for rows in (now, before[field]))
            assert all(new >= was for new, was in zip(flat, old, strict=True))
            moved[field] += flat != old
            before[field] = now
    assert min(moved.values()) > 0
