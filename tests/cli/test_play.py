"""entrepot play, driven through a terminal of its own."""

import json
import os
import pty
import random
import re
import select
import subprocess
import sys
import time

import pytest

import entrepot
from entrepot import games
from entrepot.cli import main
from entrepot.cli.play import WORDS, language, seats
from entrepot.engine.backends.backend import backend
from entrepot.engine.backends.background import BackgroundCompiler
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.games.yokohama.game import GAME
from entrepot.paper.words import LANGUAGES, Words
from entrepot.testing.wording import disagreements, foreign_letters

pytestmark = pytest.mark.slow  # they start processes

BACKGROUND = "entrepot.engine.backends.background"
PATIENCE = 60  # seconds, far more than anything here takes


class Terminal:
    """A command in a terminal: what it shows, and what is typed into it."""

    def __init__(self, *words, **environment):
        env = {**os.environ, "COLUMNS": "100", "TERM": "dumb", **environment}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [sys.executable, "-m", "entrepot", "play", "--plain", *words], env)
        self.shown = ""

    def read(self, until):
        """Everything shown until the last line is what is waited for."""
        text = ""
        end = time.monotonic() + PATIENCE
        while not re.search(until, text):
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            assert ready, f"waited in vain for {until!r} after {text[-500:]!r}"
            try:
                text += os.read(self.fd, 65536).decode(errors="replace").replace("\r", "")
            except OSError:  # the other end is closed
                break
        self.shown += text
        return text

    def type(self, line, until=r"\n> $"):
        os.write(self.fd, f"{line}\n".encode())
        return self.read(until)

    def end(self):
        """The exit status."""
        self.read(r"\Z.\A")
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_game_is_begun_played_asked_about_taken_back_saved_and_left(tmp_path):
    file = tmp_path / "game.json"
    t = Terminal("--players", "3", "--seed", "3", "--option", "first=0", "--bots", "random", "--lang", "en")
    start = t.read(r"\n> $")
    assert "Yokohama: you are ● Blue" in start and "fingerprint is" in start
    assert "Choose the order to keep." in start and re.search(r"1  Keep the order \(.* → .*\)\n", start)
    assert "▲ Pink keeps an order\n" in start
    assert "Step 1: place assistants, or stop." in t.type("1")

    assert "Not allowed (rule YK-407)" in t.type("place:canal")
    assert "There is no action fly:bank" in t.type("fly:bank")
    assert "There is no option 99" in t.type("99")
    preview = t.type("? 1")
    assert re.search(r"Blue: hand, assistants 8 → 7", preview) and "Step 1" not in preview
    assert t.type("1?").replace("1?", "? 1") == preview

    assert "Blue: assistants, Bank 0 → 1" in t.type("place:bank")
    assert "Undone: Place an assistant in the Bank" in t.type("u")
    assert "Nothing to undo" in t.type("u")
    assert "● Blue places an assistant in the Bank" in t.type("r")
    assert "Nothing to redo" in t.type("r")
    assert "▲ Pink keeps an order" in t.type("l")
    assert "s FILE" in t.type("h")
    assert "Port A board" in t.type("v")
    assert "Name a file" in t.type("s")
    assert f"saved in {file}" in t.type(f"s {file}").replace("\n", "")
    assert "leave without saving" in t.type("q", until=r": $")
    os.write(t.fd, b"\n")
    assert t.end() == 0

    saved = json.loads(file.read_text())
    assert saved["kind"] == "save" and saved["moves"][-1] == "0 place:bank" and len(saved["moves"]) == 4

    t = Terminal("--load", str(file), "--lang", "pl")
    assert "Niebieski" in t.read(r"\n> $")
    t.type("q", until=r": $")
    os.write(t.fd, b"\x04")
    assert t.end() == 0


@pytest.mark.parametrize("game", ["mombasa", "nippon"])
def test_help_names_an_action_of_the_game_at_the_table(game):
    t = Terminal(game, "--lang", "en")
    offered = [int(number) for number in re.findall(r"\n +(\d+)  ", t.read(r"\n> $"))][-1]
    named = re.search(r"(\S+) – choose an action by name", t.type("h"))
    assert named and named[1] in games.find(game).catalogue.names
    advice = t.type("a")
    assert re.findall(r"\n(\d)\. ", advice) == ["1", "2", "3"][:offered] and "Chance of winning: " in advice
    t.type("q", until=r": $")
    os.write(t.fd, b"\x04")
    assert t.end() == 0


def test_a_game_of_other_components_goes_on_and_says_so(tmp_path):
    folder = tmp_path / "own"
    folder.mkdir()
    text = (GAME.box / "setup.toml").read_text()
    (folder / "setup.toml").write_text(text.replace("yen_first = 3", "yen_first = 5"))
    match = entrepot.new("yokohama", players=2, seed=3)
    while match.count < 12 or match.actors != (0,):
        player = match.actors[0]
        match.take(player, match.legal(player)[0])
    match.save(tmp_path / "game.json")
    t = Terminal("--load", str(tmp_path / "game.json"), "--lang", "en", "--components", str(folder))
    shown = " ".join(t.read(r"\n> $").split())
    assert f"Moves 1 to {match.count} were played under different rules and can’t be undone" in shown
    assert "▲ Pink" in t.type("l")
    t.type("q", until=r": $")
    os.write(t.fd, b"\x04")
    assert t.end() == 0


@pytest.mark.slow
def test_bots_play_to_the_end_and_the_deal_is_proved(tmp_path):
    """The last few choices of a game."""
    t = Terminal("--bots", "random", "--lang", "en", "--load", str(nearly_over(tmp_path)))
    text = t.read(r"\n> $")
    while "The game is over." not in text:
        choices = re.findall(r"^ +(\d+)  ", text[text.rindex("●") :], re.MULTILINE)
        text = t.type(choices[-1], until=r"\n> $|stacked\.")
    assert all(word in text for word in ("gained", "leftovers", "total", " wins with "))
    commitments = re.findall(r"fingerprint is\s+([0-9a-f]{64})", t.shown)
    assert len(commitments) == 2 and len(set(commitments)) == 1
    secret = bytes.fromhex(re.search(r"was\s+([0-9a-f]+)", text)[1])
    assert Deal(secret).commitment == commitments[0]
    assert t.end() == 0


def nearly_over(tmp_path):
    """A save in which the person is to make the last choice of a random game but a few."""
    match = entrepot.new("yokohama", players=2, seed=5)
    rng = random.Random(5)
    while match.actors:
        player = match.actors[0]
        match.take(player, rng.choice(match.legal(player)))
    file = tmp_path / "late.json"
    own = [n for n, move in enumerate(match.moves) if move.player == 0]
    match.at(own[-3]).save(file)
    return file


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "interactive terminal"), ("ru", "терминал"), ("uk", "термінал"), ("pl", "jest terminal")]
)
def test_without_a_terminal_it_says_so_and_leaves(lang, said):
    ran = subprocess.run(
        [sys.executable, "-m", "entrepot", "play"], env={**os.environ, "LC_ALL": f"{lang}_XX.UTF-8"},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == 0 and ran.stdout == ""
    assert ran.stderr.count("\n") == 1 and said in ran.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "7"], "Yokohama is for 2, 3, 4 players"),
        (["--seat", "3"], "There is no seat 3 among 3 players"),
        (["--bots", "gredy"], "did you mean 'greedy'"),
        (["--bots", "random,random,greedy"], "3 bots are named for 2 other seats"),
        (["--lang", "xx"], "There are no words in 'xx'"),
        (["--option", "edition"], "write key=value"),
        (["--load", "nowhere.json"], "nowhere.json"),
        (["chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(words, sentence, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert main(["play", "--plain", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and sentence in err


def test_the_language_is_the_system_s_where_there_are_words():
    assert language({"LC_ALL": "uk_UA.UTF-8", "LANG": "pl_PL"}) == "uk"
    assert language({"LANG": "ru"}) == "ru"
    assert language({"LANG": "fr_FR.UTF-8"}) == language({}) == "en"


def test_the_last_bot_named_plays_the_rest():
    seated = seats(["random", "greedy"], 1, 4)
    assert [type(seated[player]).__name__ for player in (0, 2, 3)] == ["Random", "Greedy", "Greedy"]
    with pytest.raises(EntrepotError, match="2 bots are named for 1 other seats"):
        seats(["random", "greedy"], 0, 2)


def test_who_plays_alone_needs_no_bots():
    assert seats([], 0, 1) == {}
    with pytest.raises(EntrepotError, match="1 bots are named for 0 other seats"):
        seats(["greedy"], 0, 1)


def test_a_program_that_fails_is_replaced_and_the_table_goes_on(capsys):
    from entrepot.cli.table import Table

    match = entrepot.new("yokohama", players=2, seed=3)
    seated = seats([f"{sys.executable} -c 'import sys; sys.exit(7)'"], 0, 2)
    table = Table(match, 0, seated, Words("en", WORDS), random.Random(1), BackgroundCompiler(GAME, None))
    table.bot_moves(1)
    said = " ".join(capsys.readouterr().out.split())
    assert match.count == 0 and said.startswith("The bot of ▲ Pink failed: The program ")
    assert "ended with status 7" in said and said.endswith("From now on greedy plays this seat.")
    table.bot_moves(1)
    assert match.count == 1 and "▲ Pink keeps an order" in capsys.readouterr().out


def test_nobody_waits_until_a_search_is_compiled(monkeypatch, capsys):
    from entrepot.cli.table import Table

    match = entrepot.new("yokohama", players=2, seed=3)
    faster = BackgroundCompiler(GAME, None)
    faster.back = None  # the rules are compiled, and the search is not
    monkeypatch.setattr("entrepot.cli.table.ready_back", lambda game: backend(game, "plain"))
    table = Table(match, 0, seats(["search:8"], 0, 2), Words("en", WORDS), random.Random(1), faster)
    table.bot_moves(1)
    assert match.count == 1 and "▲ Pink keeps an order" in capsys.readouterr().out


def test_a_program_sits_at_the_table(tmp_path):
    """Against the example, which answers from the first question on."""
    example = os.path.join(os.path.dirname(__file__), "..", "..", "examples", "json_bot.py")
    t = Terminal("--players", "2", "--seed", "3", "--lang", "en", "--bot", f"{sys.executable} {example}")
    shown = t.read(r"\n> $")
    assert "▲ Pink keeps an order\n" in shown and "failed" not in shown
    os.write(t.fd, b"\x04")
    t.read(r": $")
    os.write(t.fd, b"\x04")
    assert t.end() == 0


def test_the_words_of_the_terminal_agree():
    assert disagreements(WORDS) == []
    assert [foreign_letters(WORDS, lang) for lang in LANGUAGES if lang in ("en", "pl")] == [[], []]


class Prepared:
    """A preparation that ends at once, or never."""

    pid = 12345

    def __init__(self, status):
        self.status = status
        self.ended = False

    def wait(self):
        while self.status is None and not self.ended:
            time.sleep(0.01)
        return self.status

    def terminate(self):
        self.ended = True


@pytest.fixture(autouse=True)
def given(monkeypatch):
    """The priorities that processes in the background are given."""
    found = []
    monkeypatch.setattr(f"{BACKGROUND}.os.setpriority", lambda which, process, level: found.append((process, level)))
    return found


def test_a_preparation_gives_way_to_whoever_waits(given, monkeypatch):
    """A session of its own would have a share of the processor of its own, whatever its priority."""
    settings = {}
    monkeypatch.setattr(f"{BACKGROUND}.subprocess.Popen", lambda *args, **more: settings.update(more) or Prepared(2))
    faster = BackgroundCompiler(GAME, None)
    faster.start()
    faster._thread.join()
    assert given == [(Prepared.pid, 19)]
    assert settings["process_group"] == 0 and not settings.get("start_new_session")


@pytest.mark.parametrize(("status", "then"), [(0, "faster"), (2, "plain")])
def test_the_bots_take_the_faster_back_end_when_it_is_ready(status, then, monkeypatch):
    monkeypatch.setattr(f"{BACKGROUND}.backend", lambda game, name: {"compiled": "faster"}.get(name, name))
    monkeypatch.setattr(f"{BACKGROUND}.subprocess.Popen", lambda *args, **more: Prepared(status))
    faster = BackgroundCompiler(GAME, None)
    assert faster.back == "plain"
    faster.start()
    faster._thread.join()
    assert faster.back == then


def test_leaving_ends_the_preparation(monkeypatch):
    prepared = Prepared(None)
    monkeypatch.setattr(f"{BACKGROUND}.subprocess.Popen", lambda *args, **more: prepared)
    faster = BackgroundCompiler(GAME, None)
    faster.start()
    faster.stop()
    assert prepared.ended and not faster._thread.is_alive() and faster.back.name == "plain"


def test_what_is_less_urgent_is_compiled_later(given, monkeypatch):
    begun = []
    monkeypatch.setattr(f"{BACKGROUND}.backend", lambda game, name: name)
    monkeypatch.setattr(
        f"{BACKGROUND}.subprocess.Popen", lambda command, **more: begun.append(command[3:]) or Prepared(0)
    )
    faster = BackgroundCompiler(GAME, None, "--search")
    faster.start()
    faster._thread.join()
    assert begun == [["prepare", "yokohama"], ["prepare", "yokohama", "--search"]] and len(given) == 2
    faster = BackgroundCompiler(GAME, None, "--search")
    faster._stopped = True
    faster.start()
    faster._thread.join()
    assert begun[2:] == [["prepare", "yokohama"]]
