"""A match: acting, taking back, looking ahead, and what history tells whom."""

import random

import pytest

import entrepot
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.language.record import HIDDEN
from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Move

BLUE, PINK, PURPLE = range(3)


def begun(players=3, seed=7, **options):
    return entrepot.new("yokohama", players=players, seed=seed, **options)


def play_on(match, moves, seed=1):
    """So many random moves; less, if the game ends."""
    choose = random.Random(seed)
    for _ in range(moves):
        if not match.actors:
            break
        player = choose.choice(match.actors)
        match.take(player, choose.choice(match.legal(player)))
    return match


def played(moves, **options):
    return play_on(begun(**options), moves)


def whole(match):
    """Everything that could change."""
    return bytes(match.position.record), match.moves


def until(match, wanted, seed=1):
    """Play at random up to a position in which some action of the player to move does what is wanted."""
    for n in range(500):
        for player in match.actors:
            for action in match.legal(player):
                trial = match.at(len(match.moves))
                trial.take(player, action)
                if wanted(match, trial):
                    return player, action
        play_on(match, 1, seed + n)
    raise AssertionError("nothing of the kind came up")


def reveals(match, trial):
    return trial.position.s.revealed > match.position.s.revealed


def reveals_nothing(match, trial):
    return not reveals(match, trial)


# --- acting


@pytest.mark.parametrize("moves", [0, 2, 10, 40, 120, pytest.param(300, marks=pytest.mark.slow)])
def test_a_refused_action_changes_nothing(moves):
    match = played(moves)
    before = whole(match)
    refused = 0
    for player in range(3):
        legal = match.legal(player)
        for action in match.game.catalogue.names:
            if action not in legal:
                with pytest.raises(Refused) as caught:
                    match.take(player, action)
                assert caught.value.rule == match.why_not(player, action).rule
                assert caught.value.action == action
                assert whole(match) == before
                refused += 1
    assert refused > 900


def test_an_action_by_another_name_gets_a_suggestion():
    match = begun()
    with pytest.raises(EntrepotError, match="did you mean 'place:bank'"):
        match.take(BLUE, "place:bnk")


@pytest.mark.parametrize("seat", [-1, 3, "blue", None])
def test_a_seat_that_does_not_exist_gets_one_sentence(seat):
    match = begun()
    for ask in (match.legal, lambda p: match.take(p, "done"), lambda p: match.why_not(p, "done")):
        with pytest.raises(EntrepotError, match="the seats are 0 to 2"):
            ask(seat)


def test_a_course_is_taken_as_one():
    match = played(3)
    player = match.actors[0]
    single = match.at(3)
    course = []
    for _ in range(3):
        course.append(single.legal(player)[0])
        single.take(player, course[-1])
        if single.actors != (player,):
            break
    match.take(player, course)
    assert whole(match) == whole(single)


def test_a_course_with_a_refused_action_is_not_begun():
    match = played(3)
    player = match.actors[0]
    before = whole(match)
    with pytest.raises(Refused) as caught:
        match.take(player, [match.legal(player)[0], "keep:order_1"])
    assert caught.value.action == "keep:order_1"
    assert whole(match) == before


def test_a_course_with_an_unknown_action_is_not_begun():
    match = played(3)
    player = match.actors[0]
    before = whole(match)
    with pytest.raises(EntrepotError, match="no action"):
        match.take(player, [match.legal(player)[0], "fly:bank"])
    assert whole(match) == before


# --- taking back


def test_undo_and_redo_restore_every_byte():
    match = played(3)
    player, action = until(match, reveals_nothing)
    before = whole(match)
    match.take(player, action)
    after = whole(match)
    assert match.undo() == Move(player, action)
    assert whole(match) == before
    assert match.redo() == Move(player, action)
    assert whole(match) == after


def test_undo_goes_back_to_the_last_reveal_and_no_further():
    match = played(3)
    match.take(*until(match, reveals))
    shown = whole(match)
    while True:
        trial = play_on(match.at(len(match.moves)), 1)
        if reveals(match, trial):
            break
        play_on(match, 1)
    while whole(match) != shown:
        match.undo()
    with pytest.raises(EntrepotError, match="revealed something"):
        match.undo()
    assert whole(match) == shown


def test_at_the_beginning_there_is_nothing_to_take_back_or_again():
    match = begun()
    with pytest.raises(EntrepotError, match="nothing to undo"):
        match.undo()
    with pytest.raises(EntrepotError, match="nothing to redo"):
        match.redo()


def test_a_new_action_forgets_what_was_taken_back():
    match = played(3)
    player, action = until(match, reveals_nothing)
    match.take(player, action)
    match.undo()
    match.take(player, action)
    with pytest.raises(EntrepotError, match="nothing to redo"):
        match.redo()


def test_in_a_simultaneous_decision_each_takes_back_their_own():
    match = begun()
    blue, pink = (match.legal(player) for player in (BLUE, PINK))
    match.take(BLUE, blue[0])
    match.take(PINK, pink[0])
    assert match.undo(BLUE) == Move(BLUE, blue[0])
    assert match.moves == [Move(PINK, pink[0])]
    assert match.actors == (BLUE, PURPLE)
    assert match.legal(BLUE) == blue
    match.take(BLUE, blue[1])
    only_so = begun()
    only_so.take(PINK, pink[0])
    only_so.take(BLUE, blue[1])
    assert whole(match) == whole(only_so)


def test_nobody_takes_back_what_another_did():
    match = begun()
    match.take(BLUE, match.legal(BLUE)[0])
    with pytest.raises(EntrepotError, match="another seat's"):
        match.undo(PINK)
    assert len(match.moves) == 1


def test_once_all_have_kept_an_order_nobody_takes_it_back():
    match = begun()
    for player in (BLUE, PINK, PURPLE):
        match.take(player, match.legal(player)[0])
    for player in (None, PURPLE):
        with pytest.raises(EntrepotError, match="revealed something"):
            match.undo(player)


# --- looking


def with_other_secrets(match, viewer, seed=99):
    """The same match with everything that a viewer cannot see dealt anew."""
    position = match.position.view(viewer).guess(viewer, (seed, seed))
    position.s.counter = match.position.s.counter
    return Match(match.game, match.players, match.options, match.deal, match.seats, position)


@pytest.mark.parametrize("moves", [3, 8, 30, 75, 150, 400])
def test_a_preview_does_not_depend_on_what_is_hidden(moves):
    match = played(moves)
    player = match.actors[0]
    others = [with_other_secrets(match, player, seed) for seed in (5, 6)]
    assert all(bytes(other.position.record) != bytes(match.position.record) for other in others)
    for action in match.legal(player):
        before = whole(match)
        preview = match.preview(player, action)
        assert whole(match) == before
        for other in others:
            assert other.preview(player, action) == preview


def test_a_preview_shows_what_the_action_then_changes():
    match = played(3)
    player, action = until(match, reveals_nothing)
    preview = match.preview(player, action)
    before = match.view(player)
    match.take(player, action)
    after = match.view(player)
    assert not preview.stopped
    shown = {name for name in preview.changes if name not in ("key", "counter")}
    changed = {name for name in match.game.layout.names if getattr(before, name) != getattr(after, name)}
    assert shown == changed - {"key", "counter"}
    for name in shown:
        assert preview.changes[name] == (getattr(before, name), getattr(after, name))


def test_a_preview_stops_before_a_reveal():
    match = played(3)
    player, action = until(match, reveals)
    preview = match.preview(player, action)
    assert preview.stopped


def test_a_preview_of_what_is_refused_is_refused():
    match = played(3)
    with pytest.raises(Refused):
        match.preview(match.actors[0], "keep:order_1")


def test_a_view_hides_what_others_hold():
    match = played(3)
    view = match.view(BLUE)
    assert HIDDEN not in view.orders[BLUE]
    assert view.orders[PINK][0] == view.orders[PURPLE][0] == HIDDEN
    assert match.view().orders[BLUE][0] == HIDDEN
    assert view.key == [0, 0]


def test_a_view_has_no_other_fields_than_the_record():
    with pytest.raises(AttributeError, match="no field 'yens'"):
        begun().view(BLUE).yens  # noqa: B018


def test_history_masks_the_secrets_of_others():
    match = played(20)
    own = [move for move in match.moves[:3] if move.player == BLUE]
    seen = match.history(BLUE)
    assert [move for move in seen[:3] if move.player == BLUE] == own
    assert [str(move)[1:] for move in seen[:3] if move.player != BLUE] == [" keep:?"] * 2
    assert [move.action for move in match.history()[:3]] == ["keep:?"] * 3
    assert seen[3:] == match.moves[3:]


def test_after_the_end_nothing_is_secret():
    match = played(10_000)
    assert match.over and match.actors == ()
    assert match.history() == match.moves
    assert match.legal(BLUE) == []
    assert match.why_not(BLUE, "done").rule == "YK-1609"
    assert sorted(match.result.ranks) == [1, 2, 3]
    assert match.result.scores[match.result.winner] == max(match.result.scores)


def test_before_the_end_there_is_no_result():
    assert begun().result is None


def test_the_log_of_a_move_names_all_that_it_changed():
    match = played(150)
    records = [match.at(n).position.record for n in range(151)]
    for number in range(150):
        changed = match.game.layout.changed(bytes(records[number]), records[number + 1])
        told = {name for step in match.log(number) for name in step.changed}
        assert set(changed) <= told
    assert match.log(0)[0].kind == "keep"


def test_a_match_can_be_looked_at_as_it_was():
    match = played(30)
    assert match.at(0).moves == []
    assert match.at(12).moves == match.moves[:12]
    assert whole(match.at(30)) == whole(match)
    with pytest.raises(EntrepotError, match="moves 0 to 30"):
        match.at(31)


def test_seats_are_named_one_each():
    with pytest.raises(EntrepotError, match="2 seat names were given for 3 players"):
        entrepot.new("yokohama", players=3, seats=["left", "right"])
    assert entrepot.new("yokohama", players=2, seats=["left", "right"]).seats == ("left", "right")
