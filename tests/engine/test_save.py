"""Saves and shares: what comes back is what was saved, what was changed is told, and secrets stay secrets."""

import base64
import json
import random
import zlib

import pytest

import entrepot
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.match import loading
from entrepot.engine.match.match import Match
from entrepot.engine.match.packing import pack

BLUE, PINK, PURPLE = range(3)


def played(moves, seed=7, choices=1, **options):
    match = entrepot.new("yokohama", players=3, seed=seed, **options)
    choose = random.Random(choices)
    while match.actors and len(match.moves) < moves:
        player = choose.choice(match.actors)
        match.take(player, choose.choice(match.legal(player)))
    return match


@pytest.fixture(scope="module")
def finished():
    return played(10_000)


def rewrite(path, **changes):
    """Edit a file as somebody would who also mends its digest."""
    data = json.loads(path.read_text())
    for key, value in changes.items():
        owner = data
        *parts, last = key.split("__")
        for part in parts:
            owner = owner[part]
        owner[last] = value
    saved = loading.msgspec.convert({**data, "digest": ""}, loading.Saved)
    path.write_text(json.dumps({**data, "digest": loading.digest_of(saved)}))


def with_moves(path, moves):
    """Other moves, with the last position alone kept of them."""
    last = entrepot.load(path).position.record
    rewrite(path, moves=moves, at=[len(moves)], records=pack([bytes(last)]))


def sentence(path):
    """What loading a file complains of, in one line."""
    with pytest.raises(EntrepotError) as caught:
        entrepot.load(path)
    text = str(caught.value)
    assert "\n" not in text and text.startswith(str(path)) and text.rstrip().endswith((".", "?"))
    return text


# --- a save comes back as it was


@pytest.mark.parametrize("moves", [0, 1, 3, 17, 90, 333])
def test_a_save_comes_back_whole(tmp_path, moves):
    match = played(moves, edition="original", agents="replace")
    match.save(tmp_path / "game.json")
    loaded = entrepot.load(tmp_path / "game.json")
    assert loaded.position.record == match.position.record
    assert (loaded.moves, loaded.options, loaded.seats) == (match.moves, match.options, match.seats)
    assert loaded.deal == match.deal
    assert loaded.hashes() == match.hashes()


def test_a_loaded_match_goes_on_as_the_first_would(tmp_path):
    match = played(60)
    match.save(tmp_path / "game.json")
    loaded = entrepot.load(tmp_path / "game.json")
    choose = random.Random(3)
    for _ in range(100):
        player = choose.choice(match.actors)
        action = choose.choice(match.legal(player))
        match.take(player, action)
        loaded.take(player, action)
    assert loaded.hashes() == match.hashes()


def test_a_finished_game_replays(tmp_path, finished):
    finished.save(tmp_path / "game.json")
    loaded = entrepot.load(tmp_path / "game.json")
    assert loaded.over and loaded.result == finished.result


def test_moves_are_stored_by_name(tmp_path):
    match = played(5)
    match.save(tmp_path / "game.json")
    data = json.loads((tmp_path / "game.json").read_text())
    assert data["moves"] == [f"{move.player} {move.action}" for move in match.moves]
    assert data["hashes"][-1] == match.position.hash()


def test_a_place_that_cannot_be_written_gets_one_sentence(tmp_path):
    with pytest.raises(EntrepotError, match="cannot be written"):
        played(1).save(tmp_path / "nowhere" / "game.json")


# --- what is wrong is told


@pytest.fixture
def path(tmp_path):
    played(40).save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_missing_file(tmp_path):
    assert "cannot be read" in sentence(tmp_path / "nothing.json")


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file(path, part):
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * part)])
    assert "not a complete saved game" in sentence(path)


@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"format": "one"}', "null"])
def test_what_is_no_saved_game(path, text):
    path.write_text(text)
    assert "is not a saved game" in sentence(path)


def test_what_is_nested_without_end(path):
    path.write_text("[" * 100_000)
    assert "not a complete saved game" in sentence(path)


def test_a_field_of_the_wrong_kind(path):
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "players": "three"}))
    assert "is not a saved game" in sentence(path)


def test_a_newer_format(path):
    rewrite(path, format=loading.FORMAT + 1)
    assert f"has format {loading.FORMAT + 1}, newer than {loading.FORMAT}" in sentence(path)


def test_an_edited_file(path):
    text = path.read_text()
    assert '"seats"' in text
    path.write_text(text.replace('"blue"', '"green"'))
    assert "was changed after it was saved" in sentence(path)


def test_an_unknown_game(path):
    rewrite(path, game="yokohma")
    with pytest.raises(EntrepotError, match="did you mean 'yokohama'"):
        entrepot.load(path)


def test_a_secret_that_is_not_the_one_committed_to(path):
    rewrite(path, deal__secret=Deal.seeded(8).secret.hex())
    assert "does not match the shuffle fingerprint" in sentence(path)


def test_a_secret_that_is_no_number(path):
    rewrite(path, deal__secret="seven")
    assert "not hexadecimal" in sentence(path)


def test_another_deal_with_its_own_commitment(path):
    deal = Deal.seeded(8)
    rewrite(path, deal__secret=deal.secret.hex(), deal__commitment=deal.commitment)
    text = sentence(path)
    assert "cannot be replayed" in text or "is not the saved one" in text


def test_a_move_that_is_not_allowed(path):
    moves = json.loads(path.read_text())["moves"]
    with_moves(path, [*moves[:10], "0 keep:order_1", *moves[10:]])
    assert "move 11 (0 keep:order_1) cannot be replayed" in sentence(path)


def test_a_move_left_out_at_the_end(path):
    moves = json.loads(path.read_text())["moves"]
    with_moves(path, moves[:-1])
    assert "is not the saved one" in sentence(path)


@pytest.mark.parametrize("text", ["0", "", "blue done", "² done", "-1 done"])
def test_what_is_no_move(path, text):
    rewrite(path, moves=[text])
    with pytest.raises(EntrepotError, match="is not a move"):
        entrepot.load(path)


def test_a_seat_that_does_not_exist(path):
    with_moves(path, ["7 done"])
    assert "There is no seat 7" in sentence(path)


# --- a share keeps secrets


def share(match, path, seat):
    match.share(path, seat)
    return json.loads(path.read_text())


def twin_of(match, viewer):
    """A match just begun that looks the same to a viewer and hides other cards."""
    position = match.position.view(viewer).guess(viewer, (5, 5))
    position.s.counter = match.position.s.counter
    return Match(match.game, match.players, match.options, Deal.seeded(8), match.seats, position)


@pytest.mark.parametrize("seat", [BLUE, PURPLE, None])
def test_shares_of_matches_that_differ_only_in_secrets_are_the_same(tmp_path, seat):
    """Byte for byte, but for the commitment to the deal and the digest over it."""
    one = entrepot.new("yokohama", players=3, seed=7)
    viewer = NOBODY if seat is None else seat
    other = twin_of(one, viewer)
    for player in (BLUE, PINK, PURPLE):
        one.take(player, one.legal(player)[1])
        other.take(player, other.legal(player)[1] if player != seat else one.moves[-1].action)
    assert one.position.record != other.position.record
    while True:  # up to the next card from a deck, which would be another
        player, action = one.actors[0], one.legal(one.actors[0])[0]
        trial = one.at(len(one.moves))
        trial.take(player, action)
        if trial.position.s.revealed != one.position.s.revealed or action.startswith("order:"):
            break
        one.take(player, action)
        other.take(player, action)
    assert len(one.moves) > 5
    first = share(one, tmp_path / "one.json", seat)
    second = share(other, tmp_path / "other.json", seat)
    assert first["deal"].keys() == {"commitment"}
    assert first["deal"] != second["deal"]
    for data in (first, second):
        del data["deal"], data["digest"]
    assert first == second


def test_a_share_shows_its_seat_what_it_saw(tmp_path):
    match = played(40)
    match.share(tmp_path / "pink.json", PINK)
    shared = entrepot.load(tmp_path / "pink.json")
    assert isinstance(shared, entrepot.Shared)
    assert shared.moves == match.history(PINK)
    for number in (0, 3, 20, 40):
        assert shared.view(number).record == match.at(number).view(PINK).record
    assert shared.view().orders[BLUE][0] == HIDDEN
    assert HIDDEN not in shared.view().orders[PINK]
    with pytest.raises(EntrepotError, match="moves 0 to 40"):
        shared.view(41)


def test_a_share_names_no_secret_anywhere(tmp_path):
    match = played(40)
    match.share(tmp_path / "all.json")
    text = (tmp_path / "all.json").read_text()
    assert match.deal.secret.hex() not in text
    kept = [move for move in json.loads(text)["moves"] if "keep:" in move]
    assert kept == [f"{move.player} keep:?" for move in match.moves[:3]]


def test_a_finished_share_can_be_proven(tmp_path, finished):
    finished.share(tmp_path / "all.json")
    shared = entrepot.load(tmp_path / "all.json")
    assert shared.over and shared.moves == finished.moves
    assert loading.prove_share(shared, tmp_path / "all.json")


def test_a_share_of_a_game_that_goes_on_cannot_be_proven_yet(tmp_path):
    played(10).share(tmp_path / "all.json")
    assert not loading.prove_share(entrepot.load(tmp_path / "all.json"), tmp_path / "all.json")


def test_a_finished_share_with_another_view_is_found_out(tmp_path, finished):
    path = tmp_path / "all.json"
    finished.share(path)
    shared = entrepot.load(path)
    records = [shared.view(n).record for n in range(len(shared.moves) + 1)]
    vp = finished.game.layout.offsets["vp"]
    records[30] = records[30][:vp] + b"\x09" + records[30][vp + 1 :]
    rewrite(path, views=pack(records))
    with pytest.raises(EntrepotError, match="the view after move 30 is not what the deal gives"):
        loading.prove_share(entrepot.load(path), path)


@pytest.mark.parametrize("field", ["views", "records"])
@pytest.mark.parametrize("packed", ["", "not packed", "AAAA"])
def test_records_that_cannot_be_unpacked(tmp_path, field, packed):
    path = tmp_path / "all.json"
    played(5).share(path) if field == "views" else played(5).save(path)
    rewrite(path, **{field: packed})
    assert "the file was changed" in sentence(path)


@pytest.mark.parametrize("data", [b"abc", bytes(872 * 6 + 1), bytes(50_000_000)])
def test_views_that_are_not_whole(tmp_path, data):
    path = tmp_path / "all.json"
    played(5).share(path)
    rewrite(path, views=base64.b64encode(zlib.compress(data)).decode())
    assert "the numbers of records and moves differ" in sentence(path)


def test_views_of_fewer_moves(tmp_path):
    path = tmp_path / "all.json"
    match = played(5)
    match.share(path)
    rewrite(path, moves=[str(move) for move in match.history()[:3]])
    assert "the numbers of records and moves differ" in sentence(path)


def test_views_that_do_not_agree_with_their_hash(tmp_path):
    path = tmp_path / "all.json"
    played(5).share(path)
    rewrite(path, hashes=["0"])
    assert "do not agree" in sentence(path)


@pytest.mark.parametrize(
    "change",
    [
        {"fields": {}},
        {"fields": {"key": ["u8", [2], 8]}},
        {"fields": {"key": ["u8", [4096, 4096], 0]}},
        {"fields": {"key": ["f8", [2], 0]}},
        {"kinds": 3},
    ],
)
def test_a_legend_that_describes_no_record(path, change):
    rewrite(path, **{f"legend__{key}": value for key, value in change.items()})
    assert "legend" in sentence(path)


@pytest.mark.parametrize("at", [[3, 2], [0, 99], [1, 1]])
def test_moments_that_are_not_in_order(path, at):
    rewrite(path, at=at)
    assert "not in order" in sentence(path)


def test_a_last_position_that_is_not_the_hashed_one(path):
    rewrite(path, hashes=["0"])
    assert "is not the saved one" in sentence(path)
