"""What faces tell with: phrases, lines of the log, previews, score sheets, and faces that are loaded when asked for."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import pytest
from markupsafe import Markup

from entrepot.engine.language.fields import SEAT, count, numbered
from entrepot.engine.language.record import NOBODY, Layout
from entrepot.engine.match.view import Preview, Result
from entrepot.paper import previews
from entrepot.paper.amounts import beside, ringed
from entrepot.paper.face import Row, state
from entrepot.paper.lines import MARK, line, with_name
from entrepot.paper.phrases import capital, from_to, listed, told
from entrepot.paper.places import label_of
from entrepot.paper.previews import Trial, closed, coloured, row, sentence, trial
from entrepot.paper.reading import Reader
from entrepot.paper.scores import ranked, score_row, score_sheet
from entrepot.paper.textview import Text, positions, score_table

LAYOUT = Layout(money=count("i2", by=SEAT), sheet=count("i2", by=(SEAT, numbered("row", 2))), rank=count("i1", by=SEAT))
READ = Reader(LAYOUT, ("none", "turn"))


class Told:
    """Words that show what they were asked for."""

    def text(self, id, **args):
        return f"<{id}{''.join(f' {name}={value}' for name, value in args.items())}>"

    def noun(self, id, case="nom"):
        return f"{id}&"

    def get(self, id):
        return f"?{id}"


def view(seat=0, **fields):
    record = LAYOUT.plain(bytearray(LAYOUT.size))
    for player, amount in fields.items():
        record.money[int(player[1:])] = amount
    return SimpleNamespace(record=bytes(record.buffer), viewer=seat, game=SimpleNamespace(layout=LAYOUT))


def test_phrases():
    assert (capital("śruba"), capital("i"), capital("")) == ("Śruba", "I", "")
    assert (listed(["a", "b"]), listed([]), listed(["a", "b"], "; ")) == ("a, b", "–", "a; b")
    assert (told("a", ["b", "", "c"]), told("a", ["", ""])) == ("a: b; c", "a")
    assert from_to(1, "2") == "1 → 2"


def test_a_name_stands_in_bold_where_the_language_puts_it_and_nothing_is_let_through():
    said = f"now <{MARK}> pays {MARK}"
    assert with_name(said, "A&B") == "now &lt;<b>A&amp;B</b>&gt; pays <b>A&amp;B</b>"


def test_a_line_has_details_after_a_colon_and_events_beside_it():
    assert line(Markup("<b>x</b>"), [], []) == "<b>x</b>"
    drawn = line(Markup("x"), ["a<", Markup("<i/>")], ["e"])
    assert drawn == 'x: a&lt;, <i/><span class="also">e</span>'


def test_a_place_is_named_by_its_kind_from_the_viewers_seat():
    kinds = {"purse": lambda s, player, rest, words: f"money {s.money[player]} {rest}"}
    assert label_of(view(1, p1=5), "purse-left", Told(), kinds, READ) == "Money 5 left"
    assert label_of(view(NOBODY, p0=3), "purse-x", Told(), kinds, READ, str) == "money 3 x"
    assert label_of(view(), "moon-1", Told(), kinds, READ) == "?moon-1"


def paid(a, b, player):
    return b.money[player] - a.money[player]


def test_a_trial_knows_what_differs_for_the_viewer_and_its_last_action():
    before, after = view(1, p1=9), view(1, p1=4)
    found = trial(before, after, ("walk", "buy:card_2"), READ, paid)
    assert isinstance(found, Trial)
    assert (found.player, found.done, found.verb, found.noun) == (1, -5, "buy", "card_2")
    assert trial(before, after, (), READ, paid) is None
    assert trial(view(NOBODY), after, ("walk",), READ, paid) is None


def test_lines_of_a_preview_are_escaped():
    assert row("pay", "<3>", Told(), "may", of=2) == Row(
        Markup("&lt;face-row-pay of=2&gt;"), Markup("&lt;3&gt;"), "may"
    )
    assert sentence("a & b") == Row(Markup("a &amp; b"), Markup(""), "note")


def test_a_preview_keeps_its_notes_and_cuts_the_rest(monkeypatch):
    monkeypatch.setattr(previews, "with_then", lambda before, after, rows, words: tuple(rows))
    many, notes = [sentence(str(n), "sure") for n in range(9)], [sentence("x"), sentence("y")]
    assert [found.label for found in closed(None, None, many, notes, None)] == ["0", "1", "2", "3", "x", "y"]
    assert len(closed(None, None, many, (), None)) == previews.MOST


def test_gains_and_costs_have_their_colours():
    assert coloured(-2, lambda n, sign: Markup(f"{sign}{n}")) == '<span class="loss">−2</span>'
    assert coloured(0, lambda n, sign: Markup(f"{sign}{n}")) == '<span class="gain">+0</span>'


def test_a_score_sheet_has_the_winner_first_and_its_ties_under_it():
    result = Result((5, 9), (2, 1))
    assert ranked(result) == [1, 0]
    rows = [score_row(("cash",), "MB-1504", [("a<", 1), ("–",)])]
    assert rows[0] == '<tr><th scope="row" title="MB-1504">cash</th><td>a&lt;1</td><td>–</td></tr>'
    drawn = score_sheet("mb", result, lambda seat: ("seat ", seat), rows, ["a tie"], Told())
    heads = '<th scope="col" class="s1">1. seat 1</th><th scope="col" class="s0">2. seat 0</th>'
    assert heads in drawn and drawn.index("<b>9</b>") < drawn.index("<b>5</b>")
    assert '<ul class="ties"><li>a tie</li></ul>' in drawn
    assert '<th scope="row">Score-total&amp;</th>' in drawn


def test_who_plays_alone_has_no_place():
    drawn = score_sheet("nz", Result((5,), (1,)), lambda seat: ("alone",), [], [], Told(), Markup("<p>won</p>"))
    assert "<p>won</p><table>" in drawn and ">alone</th>" in drawn and "1. " not in drawn and "ties" not in drawn


@pytest.mark.parametrize(("players", "heads"), [(2, ["1. b", "2. a"]), (1, ["a"])])
def test_the_scores_of_a_terminal(players, heads):
    s = LAYOUT.plain(bytearray(LAYOUT.size))
    s.players, s.rank[0], s.rank[1] = players, 2, 1
    s.sheet[0, 0], s.sheet[1, 0] = 3, 8
    table = score_table(s, ("cash",), lambda seat: Text("ab"[seat]), lambda seat: 10 + seat, Told())
    assert [str(column.header) for column in table.columns[1:]] == heads
    assert [column.footer for column in table.columns] == ["score-total&", *(["11", "10"] if players == 2 else ["10"])]
    assert [list(column.cells) for column in table.columns[1:]] == ([["8"], ["3"]] if players == 2 else [["3"]])


def test_the_positions_of_a_preview_are_whole():
    now = view(0, p0=1, p3=7)
    a, b = positions(now, Preview({"money": ([1, 0, 0, 7], [4, 0, 0, 7])}, False))
    assert [a.money[0], b.money[0], a.money[3], b.money[3]] == [1, 4, 7, 7]


def test_a_face_is_loaded_only_by_who_asks_for_it():
    code = (
        "import sys; from entrepot.games.mombasa import face; name = face.__name__;"
        "assert f'{name}.text' not in sys.modules and f'{name}.drawn' not in sys.modules;"
        "face.text_face(); assert f'{name}.text' in sys.modules and f'{name}.drawn' not in sys.modules;"
        "assert face.drawn_face() is face.drawn_face()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_one_is_the_icon_alone_unless_it_is_signed():
    sign = '<svg width="15" height="15" role="img" aria-label="{}"><use href="#c-vp"/></svg>'
    assert beside("c-vp", 1, "1 point", 15) == f'<span class="g">{sign.format("1 point")}</span>'
    assert beside("c-vp", 1, "1 point", 15, "+") == f'<span class="g">+1 {sign.format("+1 point")}</span>'
    assert beside("c-vp", 3, "3 points", 15) == f'<span class="g">3 {sign.format("3 points")}</span>'


def test_a_number_stands_in_its_ring_and_is_told_with_its_sign():
    drawn = ringed("c-yen-n", "<text>5</text>", "5 & more", 17, "−", "ni yen")
    assert drawn == (
        '<span class="g">−<svg class="ni yen" width="17" height="17" viewBox="0 0 18 18" role="img"'
        ' aria-label="−5 &amp; more"><use href="#c-yen-n" width="18" height="18"/><text>5</text></svg></span>'
    )


def test_a_step_is_done_now_or_next():
    assert [state(n, 1) for n in range(3)] == ["done", "now", "next"]
