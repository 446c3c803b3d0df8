"""Two players (YK-1801 … YK-1813, YX-31, YX-32, YX-49)."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import CHURCH_BLOCKED, CHURCH_PRIZE, CUSTOMS_BLOCKED, CUSTOMS_PRIZE
from entrepot.games.yokohama.record import DUMMY, NOBODY
from entrepot.games.yokohama.rules.scoring import CHURCH, CUSTOMS, TECHNOLOGY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position

each_board = pytest.mark.parametrize("board", ["church", "customs"])
PRIZES = [("church", CHURCH, CHURCH_PRIZE), ("customs", CUSTOMS, CUSTOMS_PRIZE)]
each_edition = pytest.mark.parametrize("edition", ["original", "synapses"])


def two(edition="synapses"):
    return position(2, edition=edition)


def board_of(s, board):
    return (s.s.church if board == "church" else s.s.customs).tolist()


def fill(s, board, owners):
    """Assistants on a board, by space."""
    for space, owner in owners.items():
        (s.church if board == "church" else s.customs)(space, owner)
    return s


def send(s, board, space=1):
    """Blue sends an assistant to a board, with faith or imports for any space; it comes from hand, the only choice."""
    s.imports(BLUE, 4).ask(board, 11 if board == "church" else 4).take(f"{board}:{space}")
    assert board_of(s, board)[space - 1] == BLUE


def final_scoring(s):
    s.s.last_round = s.s.round
    s.to_move(PINK, at="phase_c").take("done")
    assert s.asked == "over"
    return s


def prizes(s, column):
    """What final scoring gives blue and pink in one column of the sheet."""
    final_scoring(s)
    return s.s.sheet[BLUE, column], s.s.sheet[PINK, column]


# --- setup


@proves("YK-1801")
@each_edition
def test_the_areas_orders_and_boards_of_two(edition):
    s = two(edition)
    assert s.s.in_play.bit_count() == 10
    assert 36 - 16 - 6 - 2 * 2 == s.s.orders_left
    for area in ("port_b", "laboratory_b"):
        assert not (s.s.in_play >> AREAS.index(area)) & 1
    assert {s.s.port[1, n] for n in range(6)} == {s.s.laboratory[1, n] for n in range(6)} == {NOBODY}
    assert NOBODY not in {s.s.port[0, n] for n in range(6)} | {s.s.laboratory[0, n] for n in range(6)}


@proves("YK-1803", "YK-1804")
@each_board
def test_the_dummy_blocks_the_fourth_space_of_each_board(board):
    assert board_of(two(), board) == [NOBODY] * 3 + [DUMMY] + [NOBODY] * 4


@proves("YK-1804")
def test_which_spaces_are_blocked_stands_in_the_components():
    assert CHURCH_BLOCKED.tolist() == CUSTOMS_BLOCKED.tolist() == [0, 0, 0, 1, 0, 0, 0, 0]


@proves("YK-1802", "YK-1803")
@each_board
@pytest.mark.parametrize(("players", "edition"), [(2, "original"), (3, "synapses"), (4, "synapses")])
def test_there_is_no_dummy_in_the_original_or_with_more_players(board, players, edition):
    assert board_of(position(players, edition=edition), board) == [NOBODY] * 8


@proves("YK-1812")
@each_board
@pytest.mark.parametrize("player", [BLUE, PINK])
def test_a_blocked_space_is_occupied_for_both(board, player):
    s = two().to_move(player).imports(player, 4).ask(board, 5)
    assert s.why_not(f"{board}:4") == "YK-1812"
    original = two("original").to_move(player).imports(player, 4).ask(board, 5)
    assert original.why_not(f"{board}:4") is None


@proves("YK-1811", "YK-1812")
def test_the_dummy_stays_to_the_end_and_takes_no_part_in_play():
    s = two()
    turns = set()
    while not s.s.over:
        turns.add(s.s.turn)
        s.inner.play_some(s.s.turns, 1)
    assert turns == {BLUE, PINK}
    assert (s.s.church[3], s.s.customs[3]) == (DUMMY, DUMMY)
    assert [s.s.president[n] for n in (2, 3)] == [NOBODY, NOBODY]
    assert [s.s.yen[n] for n in (2, 3)] == [s.s.vp[n] for n in (2, 3)] == [0, 0]
    assert sorted(s.s.rank[player] for player in (BLUE, PINK)) == [1, 2]
    assert [s.s.rank[n] for n in (2, 3)] == [0, 0]


# --- end triggers


@proves("YK-1802")
@each_board
def test_in_the_original_the_fourth_assistant_triggers_the_end(board):
    s = fill(two("original"), board, {2: BLUE, 3: PINK})
    send(s, board)
    assert s.s.last_round == 0
    s = fill(two("original"), board, {2: BLUE, 3: PINK, 5: PINK})
    send(s, board)
    assert s.s.last_round == s.s.round + 1


@proves("YK-1805")
@each_board
def test_the_dummy_counts_for_the_end_triggers(board):
    s = fill(two(), board, {2: BLUE, 3: PINK})
    send(s, board)
    assert s.s.last_round == 0
    s = fill(two(), board, {2: BLUE, 3: PINK, 5: PINK})
    send(s, board)
    assert s.s.last_round == s.s.round + 1


@proves("YX-31", "YK-1605", "YK-1606", "YK-1805")
def test_yx_31_a_fourth_real_assistant_on_the_church_board():
    s = two("original").church(1, BLUE).church(2, PINK).church(3, BLUE)
    assert s.s.last_round == 0
    send(s, "church", 4)
    assert s.s.last_round == s.s.round + 1

    s = two().church(1, BLUE).church(2, PINK)
    send(s, "church", 3)
    assert sum(owner != NOBODY for owner in s.s.church) == 4  # three real ones and the dummy's
    assert s.s.last_round == 0
    send(s, "church", 5)
    assert s.s.last_round == s.s.round + 1


# --- final scoring


@proves("YK-1806", "YK-1808")
def test_the_dummy_takes_part_in_the_ranking_and_its_rank_is_lost():
    blue_two_pink_none = two().church(1, BLUE).church(2, BLUE)
    assert prizes(blue_two_pink_none, CHURCH) == (CHURCH_PRIZE[0], 0)
    two_and_one = two().church(5, BLUE).church(6, BLUE).church(1, PINK)
    assert prizes(two_and_one, CHURCH) == (CHURCH_PRIZE[0], 0)
    two_and_two = two().customs(5, BLUE).customs(6, BLUE).customs(1, PINK).customs(2, PINK)
    assert prizes(two_and_two, CUSTOMS) == (CUSTOMS_PRIZE[0], CUSTOMS_PRIZE[1])


@proves("YK-1813")
@pytest.mark.parametrize(("board", "column", "prize"), PRIZES)
def test_in_a_tie_the_place_of_the_dummys_assistant_counts(board, column, prize):
    assert prizes(fill(two(), board, {3: BLUE}), column) == (prize[1], 0)  # left of the dummy
    assert prizes(fill(two(), board, {5: BLUE}), column) == (prize[0], 0)  # right of it
    assert prizes(fill(two(), board, {5: BLUE, 3: PINK}), column) == (prize[0], 0)


@proves("YK-1807", "YK-1809")
def test_the_dummy_has_a_production_value_of_seven_and_a_half():
    eight, seven = ("electrical_light", "brickyard"), ("ball", "station")
    assert prizes(two().technologies(BLUE, *eight), TECHNOLOGY) == (10, 0)
    assert prizes(two().technologies(BLUE, *seven), TECHNOLOGY) == (5, 0)
    assert prizes(two("original").technologies(BLUE, *seven), TECHNOLOGY) == (10, 0)


@proves("YK-1809", "YK-1810")
def test_the_dummy_counts_as_owning_assistants_and_technologies():
    s = two().technologies(BLUE, "ball").church(1, BLUE).customs(1, BLUE)
    final_scoring(s)
    assert [s.s.sheet[BLUE, column] for column in (CHURCH, CUSTOMS, TECHNOLOGY)] == [3, 4, 5]
    alone = final_scoring(two("original").technologies(BLUE, "ball").church(1, BLUE).customs(1, BLUE))
    assert [alone.s.sheet[BLUE, column] for column in (CHURCH, CUSTOMS, TECHNOLOGY)] == [6, 8, 10]


@proves("YK-1811")
def test_the_dummy_scores_nothing_and_cannot_win():
    s = final_scoring(two().yen(BLUE, 0).yen(PINK, 2).goods(BLUE).goods(PINK))
    assert [s.s.sheet[n, column] for n in (2, 3) for column in range(6)] == [0] * 12
    assert (s.s.vp[BLUE], s.s.vp[PINK]) == (0, 1)  # the dummy has most on every count, and the prizes are lost
    assert [s.s.rank[n] for n in range(4)] == [2, 1, 0, 0]


NINE, EIGHT = ("ball", "university", "gaslight"), ("electrical_light", "brickyard")
SEVEN, SIX, THREE = ("language_school", "station"), ("postal_system", "mining_technology"), ("winery",)


@proves("YX-32", "YK-1807", "YK-1808", "YK-1810")
@pytest.mark.parametrize(
    ("blue", "pink", "expected"),
    [(NINE, EIGHT, (10, 5)), (NINE, SIX, (10, 0)), (SEVEN, THREE, (5, 0)), (THREE, (), (5, 0))],
)
def test_yx_32_technology_against_the_dummy(blue, pink, expected):
    s = two().technologies(BLUE, *blue).technologies(PINK, *pink)
    assert prizes(s, TECHNOLOGY) == expected


@proves("YX-49", "YK-1806", "YK-1808", "YK-1813")
def test_yx_49_customs_board_at_the_end():
    s = two().customs(2, BLUE).customs(1, PINK).customs(3, PINK)
    assert s.s.customs[3] == DUMMY  # on space 4
    assert prizes(s, CUSTOMS) == (0, 8)
