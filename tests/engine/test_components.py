"""Component files: how they are read, laid over, named by a digest, and refused with file and line."""

from pathlib import Path

import pytest

from entrepot.engine.errors import ComponentError, EntrepotError, Refused
from entrepot.engine.language import components
from entrepot.engine.language.components import Components

ORDERS = """\
# Orders.
confidence = "derived"

[[order]]
id = 1
goods = [0, 2, 1, 0]
source = "a rulebook"

[[order]]
id = 2
goods = [
  1,
  2,
]
flag = "spain"
confidence = "known"

[limits]
hand = 3
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game with two component files."""
    game = tmp_path / "game"
    game.mkdir()
    (game / "orders.toml").write_text(ORDERS)
    (game / "setup.toml").write_text("yen = 3\n")
    return game


@pytest.fixture
def c(folder: Path) -> Components:
    return Components.load(folder)


def laid_over(folder: Path, name: str, text: str) -> Components:
    other = folder.parent / "true_values"
    other.mkdir(exist_ok=True)
    (other / name).write_text(text)
    return Components.load(folder, other)


def refusal(call, *arguments) -> str:
    with pytest.raises(ComponentError) as refused:
        call(*arguments)
    return str(refused.value)


def test_a_file_is_read_by_its_name(c):
    assert c["setup"] == {"yen": 3}
    assert c.at("orders", "order[1].goods[2]") == 2
    assert list(c.each("orders", "order")) == ["order[1]", "order[2]"]


def test_a_file_of_the_overlay_replaces_the_whole_file(folder):
    c = laid_over(folder, "orders.toml", "[limits]\nhand = 4\n")
    assert c["orders"] == {"limits": {"hand": 4}}
    assert c["setup"] == {"yen": 3}


def test_an_overlay_file_the_game_does_not_have_is_refused_with_the_nearest_name(folder):
    text = refusal(laid_over, folder, "order.toml", "")
    assert text.endswith("order.toml: the game has no such file; write orders.toml instead.")


def test_an_overlay_without_any_file_or_folder_is_refused(folder):
    empty = folder.parent / "empty"
    empty.mkdir()
    assert "empty is empty; put any of orders.toml, setup.toml there." in refusal(Components.load, folder, empty)
    text = refusal(Components.load, folder, folder.parent / "nowhere")
    assert text.endswith("nowhere does not exist; name an existing folder.")


@pytest.mark.parametrize(
    ("text", "where"),
    [("yen = 3\ngoods = [1, 2\nvp 4\n", "setup.toml:3: "), ('yen = 3\n\nname = """never closed\n', "setup.toml:3: ")],
)
def test_broken_toml_names_file_and_line(folder, text, where):
    found = refusal(laid_over, folder, "setup.toml", text)
    assert found.startswith(where + "this is not valid TOML (")
    assert found.endswith("); fix this line.")


def test_a_file_that_is_not_text_is_refused(folder):
    (folder / "setup.toml").write_bytes(b'name = "\xff\xfe"\n')
    assert refusal(Components.load, folder) == "setup.toml:1: the file is not UTF-8 text; save it as UTF-8."


def test_the_digest_names_the_values_and_nothing_else(folder):
    shipped = Components.load(folder).digest
    assert len(shipped) == 16 and int(shipped, 16) >= 0
    reworded = ORDERS.replace("# Orders.", "# Cards.").replace('"a rulebook"', '"the box"').replace("known", "derived")
    assert laid_over(folder, "orders.toml", reworded).digest == shipped
    assert laid_over(folder, "orders.toml", ORDERS.replace("hand = 3", "hand = 4")).digest != shipped


def test_a_row_without_its_own_confidence_has_that_of_the_file(c):
    assert [c.confidence("orders", row) for row in c.each("orders", "order")] == ["derived", "known"]
    assert c.confidence("setup", "") == "known"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("", 1), ("confidence", 2), ("order", 4), ("order[1]", 4), ("order[1].goods", 6), ("order[2].goods[2]", 11),
        ("order[2].flag", 15), ("order[1].flag", 4), ("limits.hand", 19), ("order[3]", 9), ("nothing", 1),
    ],
)  # fmt: skip
def test_a_refusal_names_the_line_of_its_path(c, path, line):
    assert refusal(c.fail, "orders", path, "is odd") == f"orders.toml:{line}: {path or 'the file'} is odd."


def test_what_is_not_there_is_missing(c):
    assert refusal(c.at, "orders", "limits.deck") == "orders.toml:18: limits.deck is missing; add it."
    assert refusal(c.at, "orders", "order[3].id") == "orders.toml:4: order has no entry 3; add it."


def test_unknown_and_missing_keys_are_refused(c):
    c.keys("orders", "limits", ("hand",))
    c.keys("orders", "order[1]", ("id", "goods", "flag"), required=("id",))
    assert (
        refusal(c.keys, "orders", "order[2]", ("id", "goods", "flags"), ())
        == "orders.toml:15: order[2].flag is not known here; write flags instead."
    )
    assert refusal(c.keys, "orders", "order[1]", ("id", "goods", "vp")) == "orders.toml:4: order[1] has no vp; add it."
    assert (
        refusal(c.keys, "orders", "limits.hand", ("most",))
        == "orders.toml:19: limits.hand is 3, needs to be a table with most."
    )


def test_marks_are_checked_wherever_keys_are(folder):
    unsure = laid_over(folder, "setup.toml", 'yen = 3\nconfidence = "certain"\n')
    assert (
        refusal(unsure.keys, "setup", "", ("yen",))
        == 'setup.toml:2: confidence is "certain"; use one of known, derived, reconstructed.'
    )
    sourceless = laid_over(folder, "setup.toml", "yen = 3\nsource = 7\n")
    assert refusal(sourceless.keys, "setup", "", ("yen",)) == "setup.toml:2: source is 7, needs to be text in quotes."


def test_counts_are_checked(c):
    c.count("orders", "order", 2)
    assert refusal(c.count, "orders", "order", 3) == "orders.toml:4: order has 2 entries, needs 3; add 1."
    assert (
        refusal(c.count, "orders", "order[1].goods", 3, "goods")
        == "orders.toml:6: order[1].goods has 4 goods, needs 3; remove 1."
    )
    assert refusal(c.count, "orders", "order[1].id", 1) == "orders.toml:5: order[1].id is 1, needs to be a list."


def test_integers_are_checked(folder, c):
    assert c.integer("orders", "order[2].id", 1, 9) == 2
    assert c.integers("orders", "order[2].goods", ("copper", "silk"), 0, 9) == [1, 2]
    assert (
        refusal(c.integer, "orders", "order[2].id", 3, 9)
        == "orders.toml:10: order[2].id is 2, needs to be a whole number from 3 to 9."
    )
    assert (
        refusal(c.integers, "orders", "order[2].goods", ("copper", "silk", "tea"), 0, 9)
        == "orders.toml:11: order[2].goods has 2 numbers, needs 3 (copper, silk, tea)."
    )
    assert "goods[2] is 2, needs" in refusal(c.integers, "orders", "order[2].goods", ("copper", "silk"), 0, 1)
    for wrong, shown in (("true", "true"), ("3.0", "3.0"), ('"3"', '"3"'), ("[3]", "a list"), ("{a = 1}", "a table")):
        other = laid_over(folder, "setup.toml", f"yen = {wrong}\n")
        assert refusal(other.integer, "setup", "yen", 3, 3) == f"setup.toml:1: yen is {shown}, needs to be 3."


def test_truths_are_checked(folder):
    c = laid_over(folder, "setup.toml", "open = true\nshut = 1\n")
    assert c.truth("setup", "open") is True
    assert refusal(c.truth, "setup", "shut") == "setup.toml:2: shut is 1, needs to be true or false."


def test_choices_are_checked(c):
    assert c.choice("orders", "order[2].flag", ("spain", "france")) == "spain"
    assert (
        refusal(c.choice, "orders", "order[2].flag", ("spanish", "france"))
        == 'orders.toml:15: order[2].flag is "spain"; write spanish instead.'
    )
    assert (
        refusal(c.choice, "orders", "order[2].flag", ("usa", "germany"))
        == 'orders.toml:15: order[2].flag is "spain"; use one of usa, germany.'
    )
    assert (
        refusal(c.choice, "orders", "order[2].id", ("usa",))
        == "orders.toml:10: order[2].id is 2, needs to be one of usa."
    )


def test_an_overlay_is_named_before_the_game_is_loaded_or_never(monkeypatch):
    monkeypatch.setattr(components, "_overlays", {})
    monkeypatch.setattr(components, "_asked", set())
    components.overlay("go", Path("first"))
    components.overlay("go", Path("second"))
    assert components.overlay_of("go") == Path("second")
    assert components.overlay_of("chess") is None
    components.overlay("go", Path("second"))
    with pytest.raises(EntrepotError, match=r"^The components of go are already in use; name third before"):
        components.overlay("go", Path("third"))
    with pytest.raises(EntrepotError, match=r"^The components of chess are already in use"):
        components.overlay("chess", Path("first"))


def test_a_refused_action_tells_its_rule():
    refused = Refused("YK-410", "place:bank")
    assert (refused.rule, refused.action) == ("YK-410", "place:bank")
    assert str(refused) == "place:bank is refused by rule YK-410; choose another action."
