"""Rules and components change, and no match is lost: what an earlier version stored goes on, or can be looked at."""

import json
import random
from pathlib import Path

import pytest

import entrepot
from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import loading
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match
from tests import variants
from tests.variants import load

pytestmark = pytest.mark.slow  # whole games under several rules

STORED = Path(__file__).parents[1] / "stored"
YOKOHAMA = games.find("yokohama")
NAMES = games.names()


@pytest.fixture
def folder(tmp_path):
    return tmp_path


def played(game, moves, seed=7):
    match = Match.begin(game, 2, {}, entrepot.Deal.seeded(seed))
    return go_on(match, moves)


def go_on(match, moves, choices=1):
    choose = random.Random(choices)
    goal = match.count + moves
    while match.actors and match.count < goal:
        player = choose.choice(match.actors)
        match.take(player, choose.choice(match.legal(player)))
    return match


def saved(match, folder, name="game.json"):
    match.save(folder / name)
    return folder / name


# --- what version 1 wrote


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["save", "over"])
def test_a_save_of_version_1_opens(name, kind):
    match = entrepot.load(STORED / f"{name}.{kind}.json")
    assert not match.kept and not match.earlier and match.over == (kind == "over")
    assert match.hashes() == json.loads((STORED / f"{name}.{kind}.json").read_text())["hashes"]


@pytest.mark.parametrize("name", NAMES)
def test_a_save_from_before_there_were_rulings_goes_on_by_the_first_choices(name):
    """Whatever a new game is played by today."""
    match = entrepot.load(STORED / f"{name}.save.json")
    rulings = {key: option for key, option in match.game.meta.options.items() if option.ruling}
    assert rulings and not set(rulings) & set(json.loads((STORED / f"{name}.save.json").read_text())["options"])
    for key, option in rulings.items():
        assert match.options[key] == option.choices[match.view().as_dict()[f"option_{key}"]] == option.choices[0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["share", "over-share"])
def test_a_share_of_version_1_opens(name, kind):
    path = STORED / f"{name}.{kind}.json"
    shared = entrepot.load(path)
    seen, stored = shared.view().as_dict(), shared.stored()
    later = {field for field, one in shared.game.layout.declared.items() if one.since}  # added since it was stored
    assert {field: value for field, value in seen.items() if field in stored} == stored
    assert set(seen) - set(stored) == later and not any(seen[field] for field in later)
    assert loading.prove_share(shared, path) == (kind == "over-share")


@pytest.mark.parametrize("kind", ["save", "over", "second-save", "share", "over-share", "second-share"])
def test_seats_of_former_colours_are_called_as_the_board_shows_them(kind):
    """Nippon's players were blue, pink, purple and yellow, as some of its workers are."""
    path = STORED / f"nippon.{kind}.json"
    assert json.loads(path.read_text())["seats"] == ["blue", "pink"]
    assert entrepot.load(path).seats == ("green", "pink")


def test_seats_with_names_of_their_own_keep_them(folder):
    named = entrepot.new("nippon", players=2, seed=7, seats=["left", "blue"])
    assert entrepot.load(saved(named, folder)).seats == ("left", "blue")


@pytest.mark.parametrize("name", NAMES)
def test_the_first_legend_is_of_version_1_for_ever(name):
    """Whatever the record is today, the files of version 1 are read as they were written."""
    game = variants.with_field(games.find(name), novelty=variants.shaped("i8", 3))
    shared = load(STORED / f"{name}.share.json", game)
    today = entrepot.load(STORED / f"{name}.share.json")
    assert "novelty" not in shared.stored() and shared.stored(20) == today.stored(20)
    assert shared.view(20).novelty == [0, 0, 0] and shared.view(20).asked == today.view(20).asked


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["save", "over"])
def test_a_save_of_version_1_goes_on_where_every_hash_comes_out(name, kind):
    for game in (
        variants.numbered(games.find(name)),
        variants.with_field(games.find(name), novelty=variants.shaped("i2", 4)),
    ):
        match = load(STORED / f"{name}.{kind}.json", game)
        assert not match.kept and not match.earlier and match.game is game


def test_a_save_of_version_1_that_comes_out_otherwise_is_kept_as_far_as_it_is_known():
    """It has no positions to go on from."""
    game = variants.numbered(variants.with_verb(YOKOHAMA, "step", "stride"))
    match = load(STORED / "yokohama.save.json", game)
    usual = entrepot.load(STORED / "yokohama.save.json")
    assert match.kept and match.kept.reason == "unknown" and match.actors == () and match.legal(0) == []
    assert match.moves == usual.moves and 0 < match.known < match.count
    assert match.record(match.known) == usual.record(match.known)
    with pytest.raises(EntrepotError, match="was not stored"):
        match.view(at=match.count)
    with pytest.raises(EntrepotError, match="positions were not stored"):
        match.take(0, "done")


def test_a_save_of_version_1_that_is_kept_is_saved_as_it_was(folder):
    game = variants.numbered(variants.with_verb(YOKOHAMA, "step", "stride"))
    path = saved(load(STORED / "yokohama.save.json", game), folder)
    assert entrepot.load(path).hashes() == entrepot.load(STORED / "yokohama.save.json").hashes()


# --- the rules lead to the same


@pytest.mark.parametrize("moves", [0, 45, 10_000])
@pytest.mark.parametrize("name", NAMES)
def test_another_number_changes_nothing(folder, name, moves):
    match = played(games.find(name), moves)
    again = load(saved(match, folder), variants.numbered(games.find(name)))
    assert again.position.record == match.position.record and not again.earlier and not again.kept
    assert go_on(again, 20).moves == go_on(match, 20).moves
    assert json.loads(saved(again, folder).read_text())["rules_version"] == match.game.meta.rules_version + 1


@pytest.mark.parametrize("name", NAMES)
def test_a_field_more_changes_nothing(folder, name):
    match = played(games.find(name), 60)
    game = variants.with_field(games.find(name), novelty=variants.shaped("i8", 3), trifle=variants.shaped("i1"))
    again = load(saved(match, folder), game)
    assert not again.earlier and not again.kept and again.moves == match.moves
    back = load(saved(again, folder), games.find(name))
    assert back.position.record == match.position.record and not back.earlier and not back.kept


def test_a_value_that_played_no_part_changes_nothing(folder, tmp_path):
    game = variants.with_components("yokohama", tmp_path / "own", setup={"yen_per_vp = 2": "yen_per_vp = 3"})
    again = load(saved(played(YOKOHAMA, 60), folder), game)
    assert not again.earlier and not again.kept


def test_a_frame_by_another_number_changes_nothing(folder):
    """Kinds that no rule names by number can move: the agenda is read by names."""
    match = played(YOKOHAMA, 60)
    again = load(saved(match, folder), variants.turned(YOKOHAMA))
    assert not again.earlier and not again.kept and again.view(0).asked == match.view(0).asked


# --- they lead elsewhere, and the position can be carried over


def richer(tmp_path):
    return variants.with_components("yokohama", tmp_path / "own", setup={"yen_first = 3": "yen_first = 5"})


def other_verb(tmp_path):
    return variants.numbered(variants.with_verb(YOKOHAMA, "place", "put_down"))


@pytest.fixture(params=[richer, other_verb])
def other(request, tmp_path):
    return request.param(tmp_path)


def test_it_goes_on_from_its_last_position(folder, other):
    match = played(YOKOHAMA, 41)
    again = load(saved(match, folder), other)
    assert not again.kept and again.base == again.count == 41
    assert again.position.record == match.position.record and again.actors == match.actors
    assert again.moves == match.moves
    assert [again.view(0, at=n).record for n in range(42)] == [match.view(0, at=n).record for n in range(42)]
    assert again.history(1) == match.history(1)
    go_on(again, 20)
    assert again.count == 61
    with pytest.raises(EntrepotError, match="made under other rules"):
        again.at(20).take(again.actors[0], again.legal(again.actors[0])[0])
    with pytest.raises(EntrepotError, match="under other rules"):
        again.log(40)
    assert again.log(41)


def test_what_was_played_before_cannot_be_taken_back(folder, other):
    again = load(saved(played(YOKOHAMA, 41), folder), other)
    with pytest.raises(EntrepotError, match="nothing to undo"):
        again.undo()
    player = again.actors[0]
    safe = [action for action in again.legal(player) if not _reveals(again, player, action)]
    again.take(player, safe[0])
    assert str(again.undo()) == f"{player} {safe[0]}" and again.count == 41


def _reveals(match, player, action):
    trial = match.copy()
    trial.take(player, action)
    return trial.position.s.revealed != match.position.s.revealed


def test_its_save_has_segments_and_goes_on_again(folder, other):
    first = played(YOKOHAMA, 41)
    again = go_on(load(saved(first, folder), other), 20)
    data = json.loads(saved(again, folder).read_text())
    (before,) = data["earlier"]
    assert (before["rules_version"], before["components"], before["until"]) == (1, YOKOHAMA.components, 41)
    assert data["components"] == other.components and len(data["moves"]) == 61
    once_more = load(folder / "game.json", other)
    assert once_more.position.record == again.position.record and once_more.base == 41
    assert once_more.moves == again.moves and once_more.hashes() == again.hashes()
    assert once_more.view(0, at=13).record == first.view(0, at=13).record
    assert once_more.earlier == again.earlier


def test_a_second_change_makes_a_second_segment(folder, tmp_path):
    again = go_on(load(saved(played(YOKOHAMA, 41), folder), richer(tmp_path)), 20)
    third = load(saved(again, folder), variants.numbered(variants.with_verb(YOKOHAMA, "place", "put_down"), 3))
    assert [one.until for one in third.earlier] == [41, 61] and third.base == 61 and not third.kept
    assert third.moves == again.moves
    last = load(saved(go_on(third, 5), folder), third.game)
    assert last.position.record == third.position.record and [one.until for one in last.earlier] == [41, 61]


def test_a_segment_that_was_changed_is_found_out(folder, tmp_path):
    other = richer(tmp_path)
    path = saved(go_on(load(saved(played(YOKOHAMA, 41), folder), other), 20), folder)
    data = json.loads(path.read_text())
    for change in ({"until": 62}, {"until": 40}, {"records": "AAAA"}):
        broken = {**data, "earlier": [{**data["earlier"][0], **change}], "digest": ""}
        broken["digest"] = loading.digest_of(loading.msgspec.convert(broken, loading.Saved))
        path.write_text(json.dumps(broken))
        with pytest.raises(EntrepotError, match="the file was changed"):
            load(path, other)


def test_a_field_that_grew_keeps_what_it_held_and_begins_as_a_new_game_would(folder):
    match = played(YOKOHAMA, 41)
    game = variants.with_verb(
        variants.with_field(YOKOHAMA, hand=variants.shaped("i2", 5, 3), novelty=variants.shaped("i1")), "place", "put"
    )
    again = load(saved(match, folder), game)
    assert not again.kept, again.kept
    assert again.view(0).hand == [*match.view(0).hand, [0, 0, 0]] and again.view(0).novelty == 0


def test_a_field_that_is_gone_may_be_dropped_where_it_says_nothing(folder):
    wider = variants.with_field(YOKOHAMA, gone=variants.shaped("i1", 2))
    match = played(wider, 41)
    again = load(saved(match, folder), variants.with_verb(YOKOHAMA, "place", "put_down"))
    assert again.base == 41 and not again.kept
    match.position.s.gone[1] = 3
    again = load(saved(match, folder), variants.with_verb(YOKOHAMA, "place", "put_down"))
    assert (again.kept.reason, again.kept.about) == ("field", "gone")
    assert Legend.of(wider).values(again.earlier[-1].records[41])["gone"] == [0, 3]


# --- nor can it be carried over


def more_agents(tmp_path):
    return variants.with_components(
        "yokohama", tmp_path / "own", setup={"britain = 3": "britain = 4", "usa = 2": "usa = 1"}
    )


def other_frame(tmp_path):
    asked = played(YOKOHAMA, 41).view(0).asked
    return variants.with_frame(YOKOHAMA, asked, "other")


def other_deck():
    return variants.with_field(YOKOHAMA, order_deck=variants.shaped("i1", 36, 1))


@pytest.mark.parametrize(("how", "reason"), [(more_agents, "check"), (other_frame, "frame")])
def test_it_can_still_be_looked_at(folder, tmp_path, how, reason):
    match = played(YOKOHAMA, 41)
    game = how(tmp_path)
    again = load(saved(match, folder), game)
    assert again.kept.reason == reason and again.actors == () and not again.may_act(0)
    assert again.moves == match.moves and again.known == 41
    assert again.view(0).vp == match.view(0).vp and again.view(0, at=12).yen == match.view(0, at=12).yen
    with pytest.raises(EntrepotError) as caught:
        again.take(match.actors[0], match.legal(match.actors[0])[0])
    assert caught.value is again.kept


def test_what_these_rules_cannot_even_show_is_there_by_the_names_of_its_fields(folder):
    match = played(YOKOHAMA, 41)
    again = load(saved(match, folder), other_deck())
    assert again.kept.reason == "begin" and again.moves == match.moves
    with pytest.raises(EntrepotError, match="current rules cannot show the position"):
        again.view(0)
    assert again.stored(41) == Legend.of(YOKOHAMA).values(match.record(41))
    assert again.stored(12) == Legend.of(YOKOHAMA).values(match.record(12))


def test_what_is_kept_is_saved_as_it_was_and_goes_on_where_its_rules_are(folder, tmp_path):
    match = played(YOKOHAMA, 41)
    path = saved(match, folder)
    before = json.loads(path.read_text())
    again = load(path, more_agents(tmp_path))
    assert json.loads(saved(again, folder, "again.json").read_text()) == before
    home = entrepot.load(folder / "again.json")
    assert home.position.record == match.position.record and not home.earlier


def test_a_share_of_what_is_kept_keeps_the_same_secrets(folder, tmp_path):
    match = played(YOKOHAMA, 41)
    again = load(saved(match, folder), more_agents(tmp_path))
    again.share(folder / "share.json", 1)
    shared = load(folder / "share.json", again.game)
    assert shared.moves == match.history(1) and shared.view().record == match.view(1).record
    assert match.deal.secret.hex() not in (folder / "share.json").read_text()


def test_a_finished_match_that_comes_out_otherwise_is_kept(folder, tmp_path):
    match = played(YOKOHAMA, 10_000)
    again = load(saved(match, folder), richer(tmp_path))
    assert again.kept.reason == "over" and again.over and again.result == match.result
    assert again.view(at=99).record == match.view(at=99).record


def test_others_secrets_stay_secret_whatever_the_rules_call_them(folder, tmp_path):
    """A verb that is secret under the rules it was played by is masked where those of today do not know it."""
    again = load(saved(played(YOKOHAMA, 41), folder), variants.with_verb(YOKOHAMA, "keep", "hold"))
    assert [str(move) for move in again.history(0) if "keep" in str(move) and move.player == 1] == ["1 keep:?"]
    assert again.base == 41 or again.kept


# --- what somebody else sends


def test_a_position_that_somebody_sends_is_not_carried_over(folder, tmp_path):
    path = saved(played(YOKOHAMA, 41), folder)
    with pytest.raises(EntrepotError, match="other components"):
        load(path, richer(tmp_path), carry=False)
    with pytest.raises(EntrepotError, match="cannot be replayed under version 2"):
        load(path, other_verb(tmp_path), carry=False)
    assert load(path, variants.numbered(YOKOHAMA), carry=False).count == 41
    carried = saved(load(path, other_verb(tmp_path)), folder, "carried.json")
    with pytest.raises(EntrepotError, match="cannot be replayed"):
        load(carried, other_verb(tmp_path), carry=False)
