"""Broken component files of Mombasa: one sentence each, with file, line and remedy."""

import re

import pytest

import entrepot.games.mombasa.box.tables as t
from entrepot.engine.errors import ComponentError
from entrepot.engine.language.components import Components
from entrepot.games.mombasa.box.check import check
from entrepot.testing.breaking import changed, line_of, refused, without

FOLDER = t.FOLDER


@pytest.fixture(scope="module")
def c() -> Components:
    return Components.load(FOLDER)


BROKEN = [
    ("board", "[rounds]", "[round]", "round is not known here; write rounds instead"),
    ("board", "slot = 8", "slot = 29", "diamond.slot is 29, needs to be a whole number from 1 to 28"),
    ("board", "25, 28]", "25, 27]",
     "diamond.value_spaces ends on space 27, needs to end on 28, the end of the track"),
    ("board", "[6, 9,", "[9, 6,",
     "diamond.value_spaces is [9, 6, 13, 16, 20, 23, 25, 28]; let each be higher than the one before"),
    ("board", "[10, 15, 25,", "[10, 25,", "diamond.values has 7 numbers, needs 8, one for each space; change them"),
    ("board", "spaces = 15", "spaces = 14", "bookkeeping.spaces is 14, needs to be 15"),
    ("board", "14, 15]", "14, 16]", "crossed.spaces[8] is 16, needs to be a whole number from 1 to 15"),
    ("board", "count = 7", "count = 8", "rounds.count is 8, needs to be 7"),
    ("board", "[2, 1, 2, 1, 2, 1]", "[2, 1, 2, 1, 2, 2]", "rounds.coins_3 has 10 coins in all, needs 9; change them"),
    ("board", "[3, 2, 2]", "[3, 2]", "start.markers has 2 numbers, needs 3 (2 players, 3 players, 4 players)"),
    ("board", "money = 2 }", "money = true }",
     "merchants.plain.money is true, needs to be a whole number from 0 to 99"),
    ("cards", '"a01"', '"a10"', 'card[1].id is "a10"; write a01 instead'),
    ("cards", 'kind = "share"', 'kind = "coffee"', 'card[37].kind is "coffee"; write share instead'),
    ("cards", "value = 2", "value = 5", "card[1].value is 5, needs to be a whole number from 1 to 4"),
    ("cards", "crate = 3", 'crate = "3"', 'card[1].crate is "3", needs to be a whole number from 0 to 99'),
    ("cards", "{ cape_town = 1 }", "{ capetown = 1 }",
     "card[1].shares.capetown is not known here; write cape_town instead"),
    ("cards", "{ cape_town = 1 }", "{ cape_town = 1, cairo = 1 }",
     "card[1].shares names 2 companies, needs 1; name one"),
    ("cards", "{ cape_town = 1 }", "{ cape_town = 2 }",
     "card has 11 shares of cape_town in all, needs 10; change them", "[[card]]"),
    ("cards", 'company = "mombasa"\n', "",
     "card[10] is a second merchant of no company; have one of each company and of none", '[[card]]\nid = "b01"'),
    ("cards", 'merchant"\ncompany = "cairo"', 'bookkeeper"\nvalue = 1',
     "card has no merchant of cairo; have one of each company and of none", "[[card]]"),
    ("cards", 'kind = "expansion"\nvalue = 1\n', 'kind = "expansion"\nvalue = 1\ncrate = 1\n',
     "own[10].crate is not known here; use one of id, kind, value",
     'confidence = "known"\nsource = "rulebook (ru)"\n\n# crates'),
    ("cards", '"expansion_2b"\nkind = "expansion"\nvalue = 2', '"expansion_2b"\nkind = "expansion"\nvalue = 3',
     "own[8].value is 3, needs to be 2", 'value = 2\ncrate = 2\nsource = "the ninth'),
    ("cards", "[1, 2, 3, 4]", "[1, 2, 3]",
     "one_expansion.crates has 3 numbers, needs 4 (seat 1, seat 2, seat 3, seat 4)"),
    ("cards", "[2, 1, 0]", "[2, 1]", "display.surcharges has 2 numbers, needs 3 (left, middle, right)"),
    ("books", '"bkA01"', '"bkB01"', 'book[1].id is "bkB01"; write bkA01 instead'),
    ("books", "needs = { coffee = 1 }", "needs = { tea = 1 }",
     "book[1].needs.tea is not known here; use one of coffee, banana, cotton, any, expansion, person"),
    ("books", "needs = { coffee = 1 }", "needs = { }",
     "book[1].needs has 0 requirements, needs 1 or 2 of coffee, banana, cotton, any, expansion, person"),
    ("books", "person = 1", "person = 2", "book[23].needs.person is 2, needs to be 1"),
    ("books", "gives = { money = 1 }", "gives = { money = 1, bp = 1 }",
     "book[1].gives has 2 rewards, needs 1 of money, diamonds, bp, posts, total"),
    ("books", 'total = "coffee"', 'total = "cotton"',
     "book[29].gives.total is cotton, which the book does not need; add it to its needs"),
    ("books", "[2, 2, 3, 3]", "[2, 2, 3]", "letter[1].numbers has 3 numbers, needs 4 (a1, a2, a3, a4)"),
    ("books", "[4, 4, 5, 5]", "[3, 4, 5, 5]",
     "letter[2].numbers[1] is a second 3 in the upper row; have each from 2 to 7 once in every row"),
    ("books", '"lower"]', '"left"]', 'letter[1].rows[4] is "left"; use one of upper, lower'),
    ("books", "c = 2", "c = 0", "prices.c is 0, needs to be a whole number from 1 to 99"),
    ("tracks", "17, 19, 20]", "17, 19, 21]", "face[1].shares[10] is 21, needs to be a whole number from 1 to 20"),
    ("tracks", "17, 19, 20]", "17, 18, 19]",
     "face[1].shares ends on space 19, needs to end on 20, the end of the track"),
    ("tracks", "17, 19, 20]", "17, 20]", "face[1].shares has 9 share symbols, needs 10; add 1"),
    ("tracks", "[2, 4, 7,", "[4, 2, 7,",
     "face[1].shares is [4, 2, 7, 9, 11, 13, 15, 17, 19, 20]; let each be higher than the one before"),
    ("tracks", "[5, 12]", "[5]", "face[1].fields has 1 special fields, needs 2; add 1"),
    ("tracks", "money = [1, 2]", "money = [1, 3]",
     "face[1].field_money[2] is 3, needs to be a whole number from 1 to 2"),
    ("tracks", "[8, 15]", "[]", "face[1].pay_after has 0 pay sections, needs 1 or 2; change them"),
    ("tracks", "pay_money = [2]", "pay_money = [2, 1]",
     "face[2].pay_money has 2 numbers, needs 1, one for each space; change them"),
    ("tracks", 'effect = "cotton"', 'effect = "buy"',
     'face[2].effect is "buy"; use one of expansion, cotton, banana, markers'),
    ("tracks", 'effect = "buy"', 'effect = "bp_diamonds"',
     "face[6].effect is bp_diamonds, as that of another face is; give every face its own"),
    ("tracks", "{ price = 1 }", "{ value = 1 }", "face[2].first.value is not known here; write price instead"),
    ("tracks", "markers = 2", "markers = 3", "face[4].second.markers is 3, needs to be a whole number from 1 to 2"),
    ("tracks", ", price = 0", "", "face[6].first has no price; add it"),
    ("tracks", 'good = "coffee"', 'good = "tea"', 'face[7].second.good is "tea"; use one of coffee, banana, cotton'),
    ("tracks", "tracks = 3", "tracks = 4", "face[8].second.tracks is 4, needs to be a whole number from 1 to 3"),
    ("tracks", "bp_diamonds = 3", "bp_diamonds = 4", "bonus.bp_diamonds is 4, needs to be 3"),
    ("tracks", 'cape_town = "b1"', 'cape_town = "a2"',
     "first_game.cape_town is a side of a track already laid; take another"),
    ("bases", "[0, 1, 1, 1, 2]", "[0, 1, 1, 1]",
     "base[1].column_1 has 4 numbers, needs 5 (space 1, space 2, space 3, space 4, space 5)"),
    ("bases", "[0, 1, 1, 1, 2]", "[1, 1, 1, 1, 1]", "base[1].column_1[5] is 1, needs to be 2"),
    ("bases", "[0, 1, 1, 1, 2]", "[1, 1, 1, 1, 2]",
     "base[1] has 16 coins in all, needs 15; change its columns", "[[base]]"),
    ("map", 'kind = "coast"', 'kind = "inner"', 'region[1].kind is "inner"; write coast instead'),
    ("map", "[134, 225]", "[134]", "region[1].at has 1 numbers, needs 2 (x, y)"),
    ("map", "{ bp = 1 }", "{ bp = 1, money = 1 }",
     "region[1].gives has 2 rewards, needs 1 at most of money, diamonds, bp, steps"),
    ("map", "mines = 0", "mines = 1", "region[1].mines is 1, needs to be 0"),
    ("map", '["n2"]', "[]",
     "region[2].single names n1, but n1 does not name n2 as single; list the border in both rows, in the same way",
     'single = ["n1", "n3", "i1"]'),
    ("map", 'single = ["n2"]\ndouble = ["w3", "i1"]', 'single = []\ndouble = ["n2", "w3", "i1"]',
     "region[1].double names n2, but n2 does not name n1 as double; list the border in both rows, in the same way",
     'double = ["w3", "i1"]'),
    ("map", '["w3", "i1"]', '["n2", "i1"]', "region[1].double names n2, as single does; name every neighbour once"),
    ("map", '["n2"]', '["n2", "n2"]', "region[1].single names n2 twice; name each once"),
    ("map", "gives = {}", "gives = { bp = 1 }", "region[16].gives is a reward around the enclave x2; remove it"),
    ("map", 'double = ["i8"]\n\n', 'double = ["i8", "i4"]\n\n',
     "region[23] is an enclave with 2 neighbours, needs 1; change its borders", '[[region]]\nid = "x1"'),
    ("map", 'base = { company = "cairo", border = "single" }\n', "",
     "region has 2 borders with the base of cairo, needs 3; change them", "[[region]]"),
    ("map", "[130, 120]", "[130, 1200]",
     "region[1].polygon[1] needs to be two whole numbers from 0 to 1000, x and y"),
    ("map", "foreign_cost = 1", "foreign_cost = 1.5",
     "expansion.foreign_cost is 1.5, needs to be a whole number from 0 to 9"),
    ("spaces", "extra = 2", "extras = 2", "space[3].extras is not known here; write extra instead"),
    ("spaces", '"cape_town"', '"cairo"', "majority[2].company is cairo, as another is; give every space its own"),
    ("spaces", "[1, 3, 5]", "[2, 3, 5]", "majority[1].from[1] is 2, needs to be 1"),
    ("spaces", "[1, 3, 5]", "[1, 3]", "majority[1].from has 2 tiers, needs 3; add 1"),
    ("spaces", "{ steps = 4, posts = 1 }", "{ posts = 1 }", "majority[1].tier_3 has no steps; add it"),
    ("spaces", "cost = 2", "cost = 3", "tile[3].cost is 3, needs to be a whole number from 1 to 2"),
    ("start", ', "expansion_2a"]', "]", "tile[1].cards has 2 cards, needs 3; add 1"),
    ("start", '"banana_2", "exp', '"coffee_1", "exp', "tile[1].cards names coffee_1 twice; name each once"),
    ("start", "{ cotton = 1 }", "{ person = 1 }",
     "tile[1].needs.person is not known here; use one of coffee, banana, cotton, any, expansion"),
    ("start", "mombasa = 2", "mombasa = 6", "tile[1].steps.mombasa is 6, needs to be a whole number from 1 to 5"),
    ("start", "cairo = 1 }", "cairo = 1, diamonds = 1 }", "tile[1].steps names 3 tracks, needs 1 or 2; change them"),
    ("start", '"st3", "st4"]', '"st3", "st3"]', "first_game.tiles names st3 twice; name each once"),
    ("rulings", "turns = false", "turns = 0", "switches.starting_book_turns is 0, needs to be true or false"),
    ("rulings", '= "turn"', '= "game"', 'switches.bonus_from is "game"; use one of turn, round'),
]  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{row[0]}: {row[2]}" for row in BROKEN])
def test_a_broken_file_is_refused_by_file_line_and_remedy(tmp_path, broken):
    file, old, new, refusal, *elsewhere = broken
    line = line_of(FOLDER, file, *elsewhere or [old])
    assert refused(check, changed(FOLDER, file, old, new, tmp_path)) == f"{file}.toml:{line}: {refusal}."


def test_a_map_that_is_not_connected_is_refused(tmp_path):
    before, rest = (FOLDER / "map.toml").read_text(encoding="utf-8").split('[[region]]\nid = "n3"')
    alone = rest.replace('["n2", "i2"]', "[]", 1).replace('["e1"]', "[]", 1)
    others = [re.sub(r'"n3", |, "n3"', "", part) for part in (before, alone)]
    (tmp_path / "map.toml").write_text('[[region]]\nid = "n3"'.join(others), encoding="utf-8")
    with pytest.raises(ComponentError) as refused:
        check(Components.load(FOLDER, tmp_path))
    line = before.count("\n") + 1
    assert (
        str(refused.value) == f"map.toml:{line}: region[3] cannot be reached from n1; give it a border with the others."
    )


ROWS = [
    ("cards", "card", "43 cards, needs 44"), ("cards", "own", "9 cards, needs 10"),
    ("books", "book", "71 books, needs 72"),
    ("books", "letter", "2 letters, needs 3"), ("tracks", "face", "7 faces, needs 8"),
    ("bases", "base", "3 bases, needs 4"),
    ("map", "region", "23 regions, needs 24"), ("spaces", "space", "2 spaces, needs 3"),
    ("spaces", "majority", "3 spaces, needs 4"), ("spaces", "tile", "3 tiles, needs 4"),
    ("start", "tile", "9 tiles, needs 10"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "row", "refusal"), ROWS)
def test_a_missing_row_is_counted(tmp_path, file, row, refusal):
    said = refused(check, without(FOLDER, file, row, tmp_path))
    assert said.startswith(f"{file}.toml:") and said.endswith(f": {row} has {refusal}; add 1.")


def test_true_values_change_the_digest_and_their_marks_do_not(c, tmp_path):
    assert changed(FOLDER, "start", "reconstructed", "known", tmp_path).digest == c.digest
    overlaid = changed(FOLDER, "start", "mombasa = 2", "mombasa = 3", tmp_path)
    check(overlaid)
    assert overlaid.digest != c.digest
