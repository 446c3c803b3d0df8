"""What the pages weigh, and that the benchmark and the load run; the timings themselves are never tested."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from entrepot.cli import main
from entrepot.web import bench
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN

ROOT = Path(__file__).parents[2]
MOST = 100_000  # bytes of a first page


@pytest.mark.parametrize("game", KNOWN)
def test_no_first_page_is_heavy(tmp_path, game):
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, ANN, ANN, ANN, game=game)
        cookie = f"entrepot={room.token(ANN)}"
        start = room.runner.run(bench.weight(room.app, "/", ""))
        desk = room.runner.run(bench.weight(room.app, f"/t/{table.row.id}", cookie))
    assert 10_000 < start <= MOST and 30_000 < desk <= MOST


def test_a_page_is_weighed_with_all_that_it_imports():
    assert bench.LINKED.findall(b'<link href="/static/a.css"><script src="/static/b.js">') == [
        b"/static/a.css",
        b"/static/b.js",
    ]
    assert bench.IMPORTED.findall(b'import { x } from "./c.js";\nimport "./d.js";') == [b"c.js", b"d.js"]


@pytest.mark.parametrize(
    "words, part",
    [
        (["bench", "web", "--game", "chess"], "There is no game 'chess'"),
        (["bench", "yokohama", "--game", "nippon"], "--game only works with bench web; write bench nippon."),
    ],
)
def test_the_game_at_the_table_is_named_for_the_table_alone(words, part, capsys):
    assert main(words) == 2
    assert part in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_everything_is_measured(game):
    found = bench.measure(game, renders=5, loads=1)
    assert set(found) == {
        *(f"{what}_p{share}_ms" for what in ("render", "draw", "act") for share in (50, 95)),
        *("start_page_bytes", "table_page_bytes", "load_ms", "load_moves", "renders"),
    }
    assert all(value > 0 for value in found.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_under_load_no_event_is_lost(game):
    ran = subprocess.run(
        [
            ROOT / "scripts" / "load",
            "--game",
            game,
            "--tables",
            "6",
            "--every",
            "0.5",
            "--seconds",
            "5",
            "--steady",
            "--plain",
            "--json",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout.splitlines()[-1])["steady"]
    assert found["lost"] == found["errors"] == 0 and found["actions"] > 10 and found["confirmations"] > 0
