"""Datasets: what is written can be played again, row by row."""

import json
import sys

import numpy as np
import pyarrow.parquet as parquet
import pytest
import yaml

from entrepot import games
from entrepot.cli import main
from entrepot.engine.errors import EntrepotError
from entrepot.lab import export as exporting
from entrepot.lab import ids
from entrepot.lab.export import COLUMNS, export
from entrepot.lab.state import State
from entrepot.lab.table import paid
from entrepot.observing.elements import elements_of

from .conftest import find


def rows_of(folder):
    return parquet.read_table(folder / "data").to_pylist()


def front_of(folder):
    """The card's own metadata, and its text."""
    _, front, text = (folder / "README.md").read_text(encoding="utf-8").split("---\n", 2)
    return yaml.safe_load(front), text


def test_the_rows_are_the_games(table, tmp_path):
    game, players = table
    count = 3 if game.meta.name == "wharf" else 1
    written = export(game, tmp_path / "out", games=count, players=players, seed=40)
    rows = rows_of(tmp_path / "out")
    assert len(rows) == written and list(rows[0]) == list(COLUMNS)
    place = iter(rows)
    for number in range(count):
        state, decision = State.new(game, players, 40 + number), 0
        mine = []
        while not state.over:
            row = next(place)
            mine.append(row)
            told = (row["game"], row["seed"], row["decision"], row["actor"], row["players"])
            assert told == (number, 40 + number, decision, state.actor, players)
            assert row["legal"] == state.legal and row["action"] in row["legal"]
            assert np.array_equal(row["observation"], state.observation())
            state.step(row["action"])
            decision += 1
            assert row["terminated"] == state.over and not row["truncated"]
        pay = paid("place", state.scores(), state.ranks())
        for row in mine:
            assert (tuple(row["scores"]), tuple(row["ranks"])) == (state.scores(), state.ranks())
            assert row["reward"] == pytest.approx(pay[row["actor"]])
    assert next(place, None) is None


def test_the_schema_says_how_to_read_the_rows(game, tmp_path):
    export(game, tmp_path / "out", games=1, seed=2)
    schema = parquet.read_schema(tmp_path / "out" / "data" / "train-00000.parquet")
    assert schema.field("observation").type.list_size == len(elements_of(game))
    about = json.loads(schema.metadata[b"entrepot"])
    assert about["id"] == ids.id_of(game) and about["components"] == game.components
    assert about["rules_version"] == game.meta.rules_version and about["bots"] == ["random", "random"]
    assert about["elements"] == list(elements_of(game).labels) and about["actions"] == list(game.catalogue.names)
    assert about["options"] == game.meta.check(2, {})


def test_the_card_is_what_hugging_face_reads(tmp_path):
    rows = export("mombasa", tmp_path / "out", games=2, seed=5, bots=["random"])
    front, text = front_of(tmp_path / "out")
    (config,) = front["configs"]
    (files,) = config["data_files"]
    assert files["split"] == "train" and len(list((tmp_path / "out").glob(files["path"]))) == 1
    assert front["license"] == "mit" and front["size_categories"] == ["n<1K"] and rows < 1000
    assert f"{rows} in all" in text and "Mombasa-v1" in text and "5 to 6" in text
    assert all(f"| `{name}` |" in text for name in COLUMNS)
    assert "entrepot export mombasa --games 2 --players 2 --bots random,random --seed 5 --out DIR" in text


@pytest.mark.parametrize(
    "rows, size",
    [(1, "n<1K"), (999, "n<1K"), (1000, "1K<n<10K"), (99_999, "10K<n<100K"), (10**6, "1M<n<10M"), (10**10, "n>1B")],
)
def test_sizes_are_named_as_hugging_face_does(rows, size):
    assert exporting._size(rows) == size


def test_long_datasets_are_several_files_with_whole_games(tmp_path, monkeypatch):
    monkeypatch.setattr(exporting, "ROWS", 60)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    export(find("wharf"), parts, games=7)
    monkeypatch.undo()
    export(find("wharf"), whole, games=7)
    files = sorted((parts / "data").iterdir())
    assert len(files) > 2
    games_by_file = [set(parquet.read_table(file)["game"].to_pylist()) for file in files]
    assert sum(len(one) for one in games_by_file) == 7 == len(set.union(*games_by_file))
    assert rows_of(parts) == rows_of(whole)


def test_a_game_that_is_cut_off_says_so(tmp_path, monkeypatch):
    table = exporting.Table
    monkeypatch.setattr(exporting, "Table", lambda *given, **more: table(*given, **more, most_decisions=9))
    export("mombasa", tmp_path / "out", games=1)
    rows = rows_of(tmp_path / "out")
    assert [row["truncated"] for row in rows] == [False] * 8 + [True]
    assert not any(row["terminated"] for row in rows)


def test_the_command_writes_what_its_card_says(tmp_path, capsys):
    words = "export yokohama --games 1 --players 3 --seed 9 --option edition=original --out".split()
    assert main([*words, str(tmp_path / "a")]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'a'}: 1 games, {len(rows_of(tmp_path / 'a'))} decisions\n"
    (line,) = [line for line in front_of(tmp_path / "a")[1].splitlines() if line.startswith("entrepot export")]
    assert "--option edition=original" in line
    assert main([*line.removesuffix("DIR").split()[1:], str(tmp_path / "b")]) == 0
    assert rows_of(tmp_path / "a") == rows_of(tmp_path / "b")
    files = [(tmp_path / name / "data" / "train-00000.parquet").read_bytes() for name in "ab"]
    assert files[0] == files[1]


# --- what is wrong


@pytest.mark.parametrize(
    "words, part",
    [
        ("chess --out x", "There is no game 'chess'"),
        ("mombasa", "--out"),
        ("mombasa --out x --games 0", "--games cannot be 0"),
        ("mombasa --out x --players 5", "is for 2, 3, 4 players"),
        ("mombasa --out x --bots greedly", "did you mean 'greedy'?"),
        ("mombasa --out x --bots random,random,random", "3 bots are named for 2 seats"),
        ("mombasa --out x --seed 1000000000", "are kept for evaluation; choose a seed of at most 999999900"),
        ("mombasa --out x --seed 999999901", "are kept for evaluation; choose a seed of at most 999999900"),
        ("mombasa --out x --option setup", "write key=value"),
        ("mombasa --out x --option colour=blue", "has no option 'colour'"),
        ("mombasa --out full", "full has files in it"),
        ("mombasa --out full/kept", "full/kept is a file"),
        ("mombasa --out full/kept/deeper --games 1", "cannot be used"),
    ],
)
def test_bad_input_gets_one_sentence_and_writes_nothing(words, part, tmp_path, monkeypatch, capsys):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "kept").write_text("mine")
    monkeypatch.chdir(tmp_path)
    assert main(["export", *words.split()]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and part in shown.err
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "kept"]
    assert (tmp_path / "full" / "kept").read_text() == "mine"


def test_what_is_interrupted_leaves_nothing(tmp_path):
    def interrupt():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(find("wharf"), tmp_path / "out", games=2, progress=interrupt)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_folder_may_be_there(tmp_path):
    assert export(find("wharf"), tmp_path, games=1) == len(rows_of(tmp_path))


def test_a_bot_that_does_not_know_the_game_leaves_nothing(tmp_path):
    with pytest.raises(EntrepotError, match="no evaluation"):
        export(find("wharf"), tmp_path / "out", games=1, bots=["greedy"])
    assert list(tmp_path.iterdir()) == []


def test_a_missing_pyarrow_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(["export", "mombasa", "--games", "1", "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err == "pyarrow is not installed; run pip install 'entrepot[lab]'.\n"
    assert not (tmp_path / "out").exists()


def test_an_exported_game_can_be_found_by_its_id(tmp_path):
    export("Mombasa-v1", tmp_path / "out", games=1)
    assert rows_of(tmp_path / "out")[-1]["terminated"] and ids.find("Mombasa-v1") is games.find("mombasa")
