"""Nippon in text: every language says everything, and everything a player needs is on the table."""

import random
import re

import pytest

import entrepot
from entrepot.engine.match.view import Preview
from entrepot.games.nippon.actions import ACTIONS, CITIES, COLOURS, DESTINATIONS, FACTORIES, REGIONS, TRACKS, TYPES
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.face import signs, text_face
from entrepot.games.nippon.face.ability_words import ability_text
from entrepot.games.nippon.face.automa_words import automa_turn
from entrepot.games.nippon.face.goals import NUMBERS
from entrepot.games.nippon.face.text import solo_result
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import course, rendered
from tests.games.nippon.position import GREEN, ORANGE, PINK, position

TEXT = text_face()
MOMENTS = (0, 4, 12, 60, 200)
EN = TEXT.words("en")


def matches(seed=1, players=2, **options):
    return course("nippon", players, seed, *MOMENTS, options=tuple(options.items()))


GAMES = [
    {"players": 1, "level": "hard", "side": "random"},
    {"players": 2, "side": "b"},
    {"players": 4, "late": "on", "goals": "on"},
]


def view_of(p, viewer=0):
    return entrepot.View(p.inner.back.game, bytes(p.inner.view(viewer).record), viewer)


def shown(p, words=EN, width=100):
    return rendered(TEXT.position(view_of(p), words), width)


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_is_shown_in_every_language(lang, options):
    words = TEXT.words(lang)
    for match in matches(**options):
        for viewer in (0, None):
            text = rendered(TEXT.position(match.view(viewer), words))
            assert max(map(len, text.splitlines())) <= 100
            assert "…" not in text and not re.search(r"[{}$]|label-|city-|None", text)
            names = [f"city-{city}" for city in CITIES] + [f"region-{region}" for region in REGIONS]
            names += [f"destination-{name}" for name in DESTINATIONS] + [f"action-{action}" for action in ACTIONS]
            for name in names:
                assert words.noun(name).split()[0] in text


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_eighty_columns(lang):
    for match in matches(**GAMES[2]):
        text = rendered(TEXT.position(match.view(0), TEXT.words(lang)), 80)
        assert max(map(len, text.splitlines())) <= 80 and "…" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_differ(lang):
    words = TEXT.words(lang)
    for ids in (
        [f"colour-{colour}" for colour in COLOURS],
        [f"type-{type}" for type in TYPES],
        [f"track-{track}" for track in TRACKS],
    ):
        assert len({signs.short(id, words) for id in ids}) == len(ids)
    assert len({signs.amount(icon, 1, words) for icon in (*signs.RESOURCES, "money", "vp", "goods", *TRACKS)}) == 9


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_owner_has_a_shape_of_its_own(players):
    s = position(players).s
    seats = max(2, players)
    assert len({signs.owner(s, seat).plain for seat in range(seats)}) == seats
    assert len({signs.noun(s, seat) for seat in range(seats)}) == seats


def test_hiring_cells_tell_workers_actions_and_prices():
    p = position(2).hiring("trains", "white", "white", "black").hiring("markets")
    text = shown(p)
    for said in ("whi whi bla", "Machines", "¥5 (+1i) ×3", "3i | ¥5+1i ×3", "¥1/3/6", "2/3/4c ×3", "1/2/3▪ ×3", "¥6"):
        assert said in text
    fifth = [line[80:].strip() for line in text.splitlines() if line.startswith(" ") and len(line) > 80]
    assert "–" in fifth and "Local markets" in fifth


def test_queue_bag_round_and_period():
    p = position(3).queue(("red", "red", "blue"), (), ("grey", "white", "black")).round(4)
    text = shown(p)
    assert "worker queue: red red blu | – | gre whi bla" in text
    assert f"bag: {sum(p.s.bag)} (whi {p.s.bag[0]}, " in text
    assert "round: 4/8 · period II" in text
    assert "I 10/8/6/2   II 18/14/10/3★   III 26/20/14/4" in text
    assert "I 10/6/2★ " in shown(position(2))  # the second value is not used


def test_a_region_tells_demand_tokens_trains_and_standing():
    p = position(3).demand("kyoto_n", "lamps").influence(GREEN, "kyoto_n", 5).influence(PINK, "kyoto_e", 2)
    p = p.train(GREEN, "kansai_1").train(PINK, "kansai_3")
    text = shown(p)
    for said in ("Kansai (2s)", "↑ lam ●5", "▲2", "▬ ● 1s ▲ 1s ·", "●7 ⚑7 ▲4"):
        assert said in text


def test_the_mission_tells_ships_experts_and_tiles():
    p = position(2).ship(PINK, "london").workers(PINK, "expert grey")
    lines = shown(p).splitlines()
    at = next(n for n, line in enumerate(lines) if "London" in line)
    column = lines[at].index("London")
    below = [line[column - 1 : column + 14].strip() for line in lines[at + 2 : at + 7]]
    assert below[:3] == ["gre", "⛴ ▲ ·", "expert: ▲"] and below[-1].endswith("1")


def test_offers_tell_the_ability_in_words():
    p = position(2).available("cotton_1a", "lenses_3b")
    text = shown(p)
    assert "cotton factory 1A. Once: 2 science steps" in text
    assert "lens factory 3B. With Trains: the bonus of the hired worker’s department" in text
    assert "lamps (level 3; science level 6; 4c → ▪; influence 5/6/7)\n  –" in text


def test_a_box_tells_the_whole_zaibatsu():
    p = (
        position(4)
        .supply(ORANGE, money=7, coal=3, silk=2, iron=1)
        .vp(ORANGE, 12)
        .kept_coal(ORANGE, 3)
        .tile(ORANGE, "coal")
    )
    p = p.marker(ORANGE, "mining", 5).workers(ORANGE, "white", "red", "expert black").improve(ORANGE, "blue")
    p = p.factory(ORANGE, "paper_3a", goods=2, machines=1).contracts(ORANGE, "yellow").favor(ORANGE, "factories", 2)
    text = shown(p)
    for said in (
        "◆ Orange",
        "12★  ¥7  3c  2s  1i  +3c (safe coal)",
        "science 1, mining 5 (4c), finance 1 (¥12)",
        "⛴ 6  ⚙ 5  ▬ 6",
        "whi red bla*",
        "whi 1↑sci/min, blu+ ¥5, gre 2i",
        "1 2 3 4 5 6 7 (locked: 3 5 7)",
        "factories ✿2 2★ | ✿1×3 ✿2×2 ✿3×3",
        "level 3 | fulfilled: yel",
        "Coal: 3 coal on the tile, never discarded",
        "1. paper factory 3A  ⚙·  2/4▪",
        "With Investment and contracts: 2 finance steps",
    ):
        assert said in text, said


def test_starting_pairs_are_shown_while_they_are_chosen():
    match = entrepot.new("nippon", players=2, seed=1)
    text = rendered(TEXT.position(match.view(0), EN))
    assert "pairs of starting tiles" in text and "pair 3. " in text
    assert "pairs of starting tiles" not in shown(position(2))


def test_common_goals_are_shown_by_period():
    p = position(2, goals="on").common_goals(1, "ships").common_goals(3, "science").ship(PINK, "paris")
    text = shown(p)
    assert "most ships built: ●0 ▲1" in text and "furthest on science: ●0 ▲0" in text
    assert "I 3★ | 2i | 2s | 1↑sci | 1↑min | 1↑fin" in text and "III 8★/10★/12★" in text


def test_solo_tells_the_goals_and_the_automa():
    p = position(1, level="normal").solo_goals("ships", "influence").ship(GREEN, "paris")
    p = p.colour_order("blue", "red").automa_influence("kyoto_n", 1).train(1, "kansai_1")
    text = shown(p)
    for said in (
        "ships: 1/5",
        "influence tokens on the board: 0/7",
        "colour order: blu red whi gre yel bla",
        "influence tokens: 2/3  3/4/5  5/6/7/7",
        "▬ 5 · action tokens left: 9",
        "○ Automa",
    ):
        assert said in text, said
    assert "last turn" not in text


def test_the_automa_s_turn_is_told_step_by_step():
    p = position(1).hiring("trains", "red", "blue").colour_order("blue").automa(4)
    told = automa_turn(p.s, EN)
    assert told[:2] == [
        "The Automa reveals an action token: hiring cell 4",
        "The Automa returns a blue worker from hiring cell 4 to the bag",
    ]
    assert re.fullmatch(r"The Automa places a train in [\w ]+, cell 1", told[2])
    p = position(1).hiring("markets", "red").automa(5)
    assert re.fullmatch(r"The Automa places influence token 1 on \w+ \w+", automa_turn(p.s, EN)[2])
    p = position(1).hiring(1, "red").automa(1)
    assert automa_turn(p.s, EN)[2] == "The Automa takes no action"
    for cell in range(1, 6):
        p = p.hiring(cell)
    told = automa_turn(p.automa(6).s, EN)
    assert told[0].endswith("the fullest hiring cell (leftmost if tied)")
    assert told[1] == "The Automa returns no worker because hiring cell 1 is empty"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
def test_every_action_offered_can_be_remarked_and_previewed(lang, options):
    words = TEXT.words(lang)
    for match in matches(**options):
        for player in match.actors:
            view = match.view(player)
            for action in match.legal(player)[:20]:
                assert not re.search(r"[{}$…]|None", TEXT.remark(view, action, words))
                for line in TEXT.changes(view, match.preview(player, action), words):
                    assert line and not re.search(r"[{}$\[\]]|None", line)


def test_every_decision_is_remarked_in_a_whole_game():
    """Every kind of decision that random games come to, with all its actions."""
    asked = set()
    for seed, options in enumerate(GAMES, 11):
        match = entrepot.new("nippon", seed=seed, **options)
        rng = random.Random(seed)
        while match.actors:
            player = match.actors[0]
            view, legal = match.view(player), match.legal(player)
            if view.asked not in asked or rng.random() < 0.02:
                asked.add(view.asked)
                for action in legal:
                    TEXT.remark(view, action, EN)
                    TEXT.changes(view, match.preview(player, action), EN)
            match.take(player, rng.choice(legal))
    assert len(asked) > 20 and asked <= set(AGENDA.asks)


def test_remarks_tell_the_price_and_the_gain():
    p = position(3).supply(0, money=9, iron=5, silk=2).available("bento_3a").marker(0, "science", 3)
    p = p.factory(0, "cotton_1a", goods=2, machines=1).influence(PINK, "kyoto_n", 1).demand("kyoto_n", "cotton")
    view = view_of(p)
    assert TEXT.remark(view, "act:factory", EN) == "¥6"
    assert TEXT.remark(view, "hire:black", EN) == "2c"
    assert TEXT.remark(view, "steps:3", EN) == "¥6"
    assert TEXT.remark(view, "build:bento_3", EN) == "A, ¥6+1s. With Mining: 1 iron and 1 mining step"
    assert TEXT.remark(view, "machine:1_right", EN) == "cotton factory 1A, 2▪, ¥5+1i"
    assert TEXT.remark(view, "produce:1", EN) == "cotton factory 1A, 2▪: 2c → 2▪"
    assert TEXT.remark(view, "ship:berlin", EN) == "3i → white expert, Research+"
    assert TEXT.remark(view, "ship_for_money:paris", EN) == "¥5+1i → black expert, Mining+"
    assert TEXT.remark(view, "train:kansai_1", EN) == "3i → 1s"
    assert TEXT.remark(view, "train_for_money:kansai_3", EN) == "¥5+1i → –"
    assert TEXT.remark(view, "supply_2:kyoto_n", EN) == "cot → ●2 (▲1)"
    assert TEXT.remark(view, "evict:kyoto_n", EN) == "▲1"
    assert TEXT.remark(view, "contract:grey", EN) == "2i"
    assert TEXT.remark(view, "contract:level_2", EN) == "1↑ | ¥3 | 2i | 2★ | 2s | 2c"
    assert TEXT.remark(view, "invest", EN) == "2↑fin"
    assert TEXT.remark(view, "favor:ships_2", EN) == "8★/16★"
    assert TEXT.remark(view, "region:north", EN) == "¥3"
    assert TEXT.remark(view, "silk", EN) == ""


def test_a_free_piece_has_no_price():
    view = view_of(position(2).ask("free_ship"))
    assert TEXT.remark(view, "ship:berlin", EN) == "white expert, Research+"


def test_a_preview_is_told_by_what_changes():
    match = entrepot.new("nippon", players=2, seed=1, first="0")
    match.take(1, "pair:1")
    while match.view(0).asked != "turn":
        player = match.actors[0]
        match.take(player, match.legal(player)[0])
    name, space = EN.noun("player-green"), match.view(0).marker[0][0]
    match.take(0, "act:science")
    if match.view(0).asked == "hiring":
        match.take(0, match.legal(0)[0])
    money = match.view(0).money[0]
    lines = TEXT.changes(match.view(0), match.preview(0, "steps:1"), EN)
    assert f"{name}: money {money} → {money - 1}" in lines
    assert f"{name}: science: {space} → {space + 1}" in lines


def test_what_happens_by_itself_is_told():
    """A row of the queue that moves up, and the end of a round."""
    p = position(2).hiring(2).ending()
    lines = told(p, "done")
    assert "A row of the queue moves up into hiring cell 2" in lines and "Pink’s turn" in lines
    p = position(2).hiring(2).hiring(3, "red").empty_queue().round(2).influence(PINK, "kyoto_e", 7).ending()
    lines = told(p, "done")
    for said in (
        "Round 2 ends",
        "Period I ends: influence scoring",
        "Kansai: Pink gains 6 VP for influence",
        "2 workers are drawn from the bag into the hiring cells",
        "The worker queue is filled from the bag",
        "Round 3 begins",
    ):
        assert said in lines
    assert "Green takes the second round marker" not in "".join(lines)
    p = position(2).hiring(2).empty_queue().round(5).ending()
    assert "The last rounds begin; Pink takes the second round marker" in told(p, "done")


def test_scoring_is_told_once_also_where_rewards_follow():
    p = position(2, goals="on").common_goals(1, "ships").ship(GREEN, "paris").influence(GREEN, "kyoto_e", 7)
    p = p.hiring(2).empty_queue().round(2).ending()
    lines = told(p, "done")
    assert p.asked == "reward" and lines[-2:] == [
        "Period I ends: influence scoring",
        "Kansai: Green gains 6 VP for influence",
    ]
    lines = told(p, "reward:iron")
    assert "Round 3 begins" in lines and not any("scoring" in line or "Round 2" in line for line in lines)


def test_scoring_of_a_solo_game_is_told_whenever_the_automa_moves():
    p = position(1).influence(GREEN, "kyoto_e", 7).hiring(2).empty_queue().round(2).ending()
    vp = p.s.vp[0]
    lines = told(p, "done")
    told_vp = [int(re.search(r"gains (\d+) VP", line)[1]) for line in lines if "for influence" in line]
    assert sum(told_vp) == p.s.vp[0] - vp > 0


def told(p, action):
    before = view_of(p)
    p.take(action)
    p.settle()
    after, a = view_of(p), before.as_dict()
    b = after.as_dict()
    return TEXT.changes(after, Preview({field: (a[field], b[field]) for field in b if a[field] != b[field]}, False), EN)


def test_a_token_replaced_by_its_own_owner_is_told():
    p = position(2).factory(0, "cotton_1a", goods=3).demand("kyoto_n", "cotton").influence(0, "kyoto_n", 1)
    p = p.hiring("markets", "red", "red", "red").acting("markets")
    assert "Kyoto north: ●1 → ●2" in told(p, "supply_2:kyoto_n")


def test_what_a_starting_tile_does_is_told_with_its_number():
    for tile, number in NUMBERS.items():
        assert str(number) in EN.text(f"tile-{tile}-effect", number=number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_adds_up(lang):
    match = matches(**GAMES[2])[-1]
    lines = rendered([TEXT.sheet(match.view(), TEXT.words(lang))], 100).splitlines()
    rows = [map(int, re.findall(r" (-?\d+)(?= )", line)) for line in lines if re.search(r"\d +$", line)]
    columns = list(zip(*rows, strict=True))
    ranked = sorted(zip(match.result.ranks, match.result.scores, strict=True))
    assert [rank for rank, _ in ranked] == [1, 2, 3, 4]
    assert [(sum(points), total) for *points, total in columns] == [(score, score) for _, score in ranked]


def test_a_solo_game_is_rated_or_lost():
    assert solo_result(2, 300, EN) == "A solo goal was missed: the game is lost"
    rated = {
        241: "Pride of the Emperor",
        240: "brilliant",
        181: "remarkable",
        180: "acceptable",
        0: "mediocre",
        -3: "mediocre",
    }
    for vp, rating in rated.items():
        assert solo_result(1, vp, EN) == f"All solo goals reached: {rating}"
    match = matches(**GAMES[0])[-1]
    assert "solo goal" in rendered([TEXT.sheet(match.view(), EN)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_told_on_both_sides(lang):
    words = TEXT.words(lang)
    assert len({ability_text(words, token, side) for token in range(len(FACTORIES)) for side in (0, 1)}) > 45
    assert ability_text(words, len(FACTORIES), 0) == words.text("ability-none")  # the old factory
