"""Mombasa in text: every language says everything, and everything a player needs is on the table."""

import random
import re

import pytest

import entrepot
from entrepot.engine.match.view import Preview
from entrepot.games.mombasa.actions import COMPANIES, REGIONS, SPACES
from entrepot.games.mombasa.decisions import AGENDA
from entrepot.games.mombasa.face import text_face
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import course, rendered
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position

TEXT = text_face()
MOMENTS = (0, 2, 20, 90)
EN = TEXT.words("en")
GAMES = [{"players": 2}, {"players": 4, "tracks": "random", "tiles": "chosen"}]


def matches(seed=1, players=2, **options):
    return course("mombasa", players, seed, *MOMENTS, options=tuple(options.items()))


def view_of(p, viewer=BLUE):
    return entrepot.View(p.inner.back.game, bytes(p.inner.view(viewer).record), viewer)


def shown(p, words=EN, width=100, viewer=BLUE):
    """The text of a position, without the breaks of its lines."""
    text = rendered(TEXT.position(view_of(p, viewer), words), width)
    return re.sub(r"[\s│]+", " ", text)


def told(p, *actions, player=None, words=EN):
    """What some actions change, in words."""
    viewer = p.s.turn if player is None else player
    before = view_of(p, viewer).as_dict()
    p.take(*actions, player=player)
    p.settle()
    view = view_of(p, viewer)
    after = view.as_dict()
    changed = {field: (before[field], after[field]) for field in after if before[field] != after[field]}
    return TEXT.changes(view, Preview(changed, False), words)


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_is_shown_in_every_language(lang, options):
    words = TEXT.words(lang)
    for match in matches(**options):
        for viewer, width in ((0, 100), (None, 80)):
            text = rendered(TEXT.position(match.view(viewer), words), width)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text and not re.search(r"[{}$]|label-|company-|None", text)
            for name in [f"company-{company}" for company in COMPANIES] + [f"region-{region}" for region in REGIONS]:
                assert words.noun(name) in text
            for space in SPACES:
                assert words.noun(f"space-{space}").split()[0] in text


def test_round_phase_and_coins():
    p = position(2)
    text = shown(p)
    assert "round 1/7 · action phase · first player: Blue" in text
    assert "coins for the rounds: 2: £1, 3: £1, 4: £1, 5: £1, 6: £1, 7: £1" in text
    assert "planning phase" in shown(position(2).planning())


def test_the_map_tells_posts_rewards_mines_and_borders():
    p = position(2).post("cairo", "n1").post("mombasa", "i1")
    text = shown(p)
    assert "N1 Cairo 1 BP – Cairo N2 W3 I1" in text
    assert "I1 Mombasa 1 diamond step 1 N2 I2 C1 N1 W3 I8" in text
    assert "X1 – 3 diamond steps 2 – I8" in text


def test_a_region_just_entered_is_marked():
    p = position(2).slots(BLUE, "expansion_2a").take("expand:cairo", "enter:n2")
    assert "N2 *Cairo £1" in shown(p)


def test_bases_tell_share_values_posts_and_coins():
    p = position(2).post("cairo", "n1", "n2", column=3)
    text = shown(p)
    assert "share value: £0 share value: £0 share value: £0 share value: £2" in text
    assert "3. 1 1 ▪ ▪ ▪" in text
    p = position(2).base("cairo", 0, 5, 5)
    assert "1. 0 1 1 1 2" in shown(p) and "out of the game: 5" in shown(p)


def test_tracks_tell_markers_symbols_tolls_fields_and_bonuses():
    p = position(2).track(BLUE, "mombasa", 5).track(PINK, "cairo", 13)
    text = shown(p)
    for said in (
        "Mombasa A1 ● 5/20 (×2) ▲ 0/20 (×0)",
        "share symbols: 2 4 7 9 11 13 15 17 19 20; pay sections: 8|9 £1, 15|16 £2",
        "special field I (5, £1): +1 expansion point with your expansion cards",
        "special field II (11, £2): cost £1, BP and diamond steps, 3 in total",
        "Cairo D1 ● 0/20 (×0) ▲ 13/20 (×6)",
    ):
        assert said in text, said


def test_cards_for_sale_have_their_price():
    p = position(2).display(left_1="a01", middle_1="d01", right_1=None)
    text = rendered(TEXT.position(view_of(p), EN))
    assert "1. (5) coffee 2 (1 Cape Town" in text and "1. (5) share card, 2 Mombasa" in text and "1. – " in text
    assert "left column (+2)" in text and re.search(r"deck: \d+", text)


def test_books_have_their_price_and_coins():
    p = position(2).books(a1="a01", c4="c03").coin("a1", 2)
    text = shown(p)
    assert "A (1 BP; book supply: 20) 1. 1 coffee → £1 (+£2)" in text
    assert "4. 5 coffee → remove 2 trading posts" in text and "C (2 BP; book supply: 20)" in text


def test_bonus_spaces_tell_markers_and_rewards():
    p = position(2).marker(PINK, "sell").marker(BLUE, "merchant_tile")
    text = shown(p)
    assert "▲ sell space: sell a card: its crate + £2" in text
    assert "● diamond merchant tile space: £2 → next round: 2 diamond steps, and 1 for each" in text
    assert "· coffee majority space: 1+: 2 steps on the Cairo track; 3+: 3 steps" in text
    assert "· second special space of track D: sell a coffee card: its crate + £8" in text


def test_a_box_tells_the_whole_player_board():
    p = position(3).money(PURPLE, 7).diamond(PURPLE, 9).shelf(PURPLE, "a01", None, "b02").jar(PURPLE, 2)
    p = p.slots(PURPLE, "coffee_2", "banana_1", used=("banana_1",)).recovery(PURPLE, "3", "expansion_2a", "cotton_1")
    p = p.hand(PURPLE, "one_expansion", "expansion_2b", "c10").bonus_tile(PURPLE, "merchant")
    p = p.post("cairo", "n1", column=3).track(PURPLE, "cairo", 5)
    text = shown(p)
    for said in (
        "■ Purple cash: £7 worth: £25",
        "bonus markers: 2",
        "Saint-Louis 0 × £0, Cairo 3 (+1) × £1",
        "diamond track: 9/28 (£15)",
        "ink jar: book space 1 (£0)",
        "bonus tiles: diamond merchant tile",
        "bonuses: D1 I",
        "diamond slot: – | slot 1: coffee 2 | slot 2: banana 1 (used) | slot 3: – | book slot: locked (4)",
        "in play: coffee 2",
        "recovery: slot 3: cotton 1, expansion 2",
        "hand: expansion 3 (1 Cairo share), expansion 2, expansion 1 (crate 3)",
        "▸ 1. A: 1 coffee → £1",
        "3. B: 2 coffee + 2 expansion points → 2 diamond steps",
    ):
        assert said in text, said


def test_a_plan_that_stands_is_told_but_not_shown():
    p = position(2).planning()
    hand = shown(p, viewer=BLUE)
    assert "Pink (planning)" in hand
    p.plan(PINK, "coffee_2", None, "banana_1")
    text = shown(p, viewer=BLUE)
    assert "Pink (ready)" in text and "Blue (first player) (planning)" in text
    assert text == hand.replace("Pink (planning)", "Pink (ready)")
    assert "slot 1: coffee 2 | slot 2: – | slot 3: banana 1" in shown(p, viewer=PINK)
    assert "slot 1: coffee 2" not in shown(p, viewer=-1)


def test_starting_tiles_are_shown_to_who_chooses():
    match = entrepot.new("mombasa", players=2, seed=1, tiles="chosen")
    text = rendered(TEXT.position(match.view(0), EN))
    assert text.count("starting tiles to choose from") == 1 and "(choosing)" in text and "setup" in text
    assert "starting tiles to choose from" not in rendered(TEXT.position(match.view(), EN))


def test_every_action_of_a_game_can_be_remarked_and_previewed():
    """Every kind of decision that a random game comes to, with all its actions, in a language by turns."""
    asked = set()
    for seed, options in enumerate(GAMES, 5):
        match = entrepot.new("mombasa", seed=seed, **options)
        rng = random.Random(seed)
        while match.actors and len(match.moves) < 150:
            player = match.actors[0]
            view, legal = match.view(player), match.legal(player)
            if view.asked not in asked:
                asked.add(view.asked)
                words = TEXT.words(LANGUAGES[len(asked) % len(LANGUAGES)])
                for action in legal[:20]:
                    assert not re.search(r"[{}$…]|None", TEXT.remark(view, action, words))
                    for line in TEXT.changes(view, match.preview(player, action), words):
                        assert line and not re.search(r"[{}$]|None", line)
            match.take(player, rng.choice(legal))
    assert len(asked) > 12 and asked <= set(AGENDA.asks)


def remark(p, action, viewer=BLUE):
    return TEXT.remark(view_of(p, viewer), action, EN)


def test_remarks_of_the_turn():
    p = position(2).slots(BLUE, "coffee_2", "a08", "b04").bonus_tile(BLUE, "merchant").post("cairo", "i1", "c1")
    assert remark(p, "goods:1") == "coffee 2, 2 units"
    assert remark(p, "bookkeeper:2") == "2 BP"
    assert remark(p, "merchant:3") == "3 diamond steps + £1"
    assert remark(p, "merchant:tile") == "3 diamond steps"
    assert remark(p, "mark:sell") == "sell a card: its crate + £2"
    assert remark(p, "plus:1") == "coffee 2"
    assert remark(p, "end") == ""


def test_remarks_of_goods_and_steps():
    p = position(2).slots(BLUE, "coffee_2", "coffee_1").display(right_1="a01").track(BLUE, "mombasa", 8)
    p = p.money(BLUE, 3).take("goods:1")
    assert remark(p, "goods:2") == "coffee 1 → 3 units"
    assert remark(p, "buy:right_1") == "coffee 2 (1 Cape Town share), 3 units"
    assert remark(p, "step:mombasa") == "8 → 9 (×4), £1"
    assert remark(p, "step:cairo") == "0 → 1 (×0)"
    p = position(2).display(right_1="a01").ask("buying")
    assert remark(p, "buy:right_1") == "coffee 2 (1 Cape Town share), £3"
    p = position(2).display(right_1="a01").ask("either", 0, 2, 1)
    assert remark(p, "buy:right_1") == "coffee 2 (1 Cape Town share), £2" and remark(p, "diamonds") == "2 diamond steps"
    p = position(2).track(BLUE, "cairo", 8).ask("toll", 3, 2)
    assert remark(p, "pay") == "Cairo, £1"
    assert remark(position(2).ask("tracks", 2), "track:cairo") == "0 → 2 (×1)"


def test_remarks_of_an_expansion():
    p = position(2).slots(BLUE, "expansion_2a", "expansion_2b").post("mombasa", "n2", "i1")
    assert remark(p, "expand:cairo") == "4 expansion points"
    p.take("expand:cairo")
    assert remark(p, "enter:n3") == "2 expansion points → 2 steps on the Cairo track"
    assert remark(p, "enter:n2") == "2 expansion points → £1 (Mombasa)"
    p.take("enter:n2")
    assert remark(p, "post_from:cairo_1") == "share value +0" and remark(p, "post_from:cairo_3") == "share value +1"
    p = position(2).post("mombasa", "n2", column=3).ask("returning", 0)
    assert remark(p, "post_to:mombasa_3") == "share value −1"
    assert remark(position(2).ask("removing", 1), "remove:cairo_2") == "share value +1"


def test_remarks_of_books():
    p = position(2).books(a1="a01").coin("a1").shelf(BLUE, "b02").ask("books", 2)
    assert remark(p, "take:a1") == "1 BP, +£1; A: 1 coffee → £1" and remark(p, "cash") == "1 BP"
    p = position(2).tile(BLUE, "st4").shelf(BLUE, "b02").ask("walking", 0, 0, 1)
    assert remark(p, "walk") == "2 expansion points → 1 BP"
    assert remark(p, "turn_over:1") == "£2; B: 2 coffee + 2 expansion points → 2 diamond steps"
    assert remark(p, "shelve:1") == "B: 2 coffee + 2 expansion points → 2 diamond steps" and not remark(p, "shelve:2")


def test_remarks_of_the_rest():
    p = position(3).recovery(BLUE, "2", "cotton_1", "coffee_2")
    assert remark(p, "recover:2") == "coffee 2, cotton 1"
    p = position(3).ask("selling", 2, -1)
    assert remark(p, "sell:coffee_2") == "£4"
    assert remark(position(3).ask("tier", 0, 2), "tier:3") == "4 steps on the Cairo track + remove 1 trading post"
    assert remark(position(3).ask("sharing"), "share:1_bp") == "2 diamond steps"
    p = position(2).planning().take("leave", player=BLUE)
    assert remark(p, "lay:coffee_2") == "→ slot 2" == remark(p, "leave")
    assert remark(position(2), "tile:st7") == (
        "coffee 1, cotton 2, bookkeeper 2 BP; 1 step on the Mombasa track + 2 diamond steps; 1 expansion point → £1"
    )


def test_what_changes_is_told_by_player_then_board():
    p = position(2).slots(BLUE, "coffee_2", "coffee_1").display(right_1="a01")
    lines = told(p.take("goods:1", "goods:2"), "buy:right_1")
    for line in (
        "Blue: hand + coffee 2 (1 Cape Town share)",
        "Blue: shares, Cape Town: 0 → 1",
        "Blue: slot 1: coffee 2 (used)",
        "right column, row 1: –",
        "Pink’s turn",
    ):
        assert line in lines, line


def test_the_reveal_is_told():
    p = position(2).planning()
    assert not any("plans are revealed" in line for line in told(p, "leave", "leave", "leave", "ready", player=PINK))
    lines = told(p, "leave", "leave", "leave", "ready", player=BLUE)
    assert lines[-2:] == ["All plans are revealed", "Blue’s turn"]


def test_a_special_field_tells_whom_it_pays():
    p = position(3).track(PINK, "mombasa", 6).track(BLUE, "mombasa", 4).slots(BLUE, "coffee_1")
    lines = told(p.take("goods:1"), "step:mombasa")
    start = lines.index("Blue unlocks bonus I of track A1")
    assert lines[start + 1 : start + 3] == [
        "Mombasa special field: Blue receives £1",
        "Mombasa special field: Pink receives £1",
    ]
    assert "Pink: cash 1 → 2" in lines and "Mombasa: Purple" not in "".join(lines)


def test_foreign_posts_that_return_are_told():
    p = position(2).slots(BLUE, "expansion_2a").post("mombasa", "n2", column=3)
    p = p.base("mombasa", 0, 0, 4, opened=(1, 2))
    p.s.removed[0] -= 1
    lines = told(p.take("expand:cairo", "enter:n2"), "post_from:cairo_1")
    assert p.asked == "returning" and "N2: Cairo" in lines
    assert "A Mombasa post returns to the base" in told(p, "post_to:mombasa_3")


def test_a_post_that_leaves_the_game_is_told():
    lines = told(position(2).ask("removing", 1), "remove:cairo_3")
    assert "A Cairo post leaves the game" in lines and "Cairo: share value £0 → £1" in lines


def test_books_extra_slots_and_tiles_are_told():
    p = position(2).books(a1="a01").coin("a1").ask("books", 1)
    lines = told(p, "take:a1")
    assert "book A, space 1: –" in lines and "Blue: cash 1 → 2" in lines
    p = position(2).diamond(BLUE, 7).slots(BLUE, "a09")
    assert "Blue unlocks the diamond slot" in told(p, "merchant:1")
    p = position(2).books(a1="a01").slots(BLUE, "a08").take("bookkeeper:1", "take:a1", "cash")
    lines = told(p, "shelve:1")
    assert "Blue: book space 1: A: 1 coffee → £1" in lines and "The book display is refilled" in lines


def test_the_preparation_of_a_round_is_told():
    p = position(2).marker(PINK, "merchant_tile").marker(BLUE, "first")
    p.s.first = BLUE
    p.s.out = 2
    lines = told(p, "end")
    for line in (
        "Everyone has ended their action phase: preparation",
        "The coins of round 2 move below the books",
        "The right column of cards leaves the game, the others move over and new cards are added",
        "All bonus markers return",
        "Pink receives the diamond merchant tile",
        "Round 2 begins",
    ):
        assert line in lines, line
    p = position(2)
    p.s.round, p.s.out = 7, 2
    assert told(p, "end")[-1] == "The last action phase is over: final scoring"


def test_the_sheet_adds_up_and_equal_sums_share_a_place():
    p = position(3).money(BLUE, 12).money(PINK, 12).money(PURPLE, 3).diamond(PURPLE, 6).finish()
    for lang in LANGUAGES:
        text = rendered([TEXT.sheet(view_of(p), TEXT.words(lang))])
        rows = [[int(n) for n in re.findall(r" (\d+)(?= )", line)] for line in text.splitlines()[3:]]
        *points, totals = [row for row in rows if row]
        assert [sum(column) for column in zip(*points, strict=True)] == totals == [13, 12, 12]
    assert text.index("1. ■") < text.index("2. ●") < text.index("2. ▲")
