"""The log: lines in chunks, a draft at the end, the recap, the way through the history, the chat."""

from markupsafe import Markup

from entrepot.web.pages.table import log
from entrepot.web.seen.live import ChatLine, Line
from tests.web.pages.tables import Tags, table


def lines(first, last, *drafts):
    made = [Line(n, n % 4, Markup(f"line {n}")) for n in range(first, last + 1)]
    return tuple(made + [Line(n, 0, Markup("draft"), draft=True) for n in drafts])


def moments(html):
    return [int(moment) for moment in Tags(html).all("data-moment")]


def test_all_lines_are_there_once_in_order():
    live = table(lines=lines(1, 45))
    assert moments(log.past(live)) + moments(log.recent(live)) == list(range(1, 46))


def test_a_move_leaves_the_past_of_the_log_as_it_is():
    """Also where older lines are left out: only whole chunks are shown."""
    assert log.past(table(lines=lines(1, 45))) == log.past(table(lines=lines(1, 46)))
    assert log.past(table(lines=lines(45, 124))) == log.past(table(lines=lines(46, 125)))
    assert moments(log.past(table(lines=lines(45, 124)))) == list(range(61, 121))


def test_what_the_page_has_no_room_for_is_there_when_asked():
    whole = lines(1, 124)
    live = table(lines=whole[-80:])
    shown = moments(log.past(live)) + moments(log.recent(live))
    assert moments(log.earlier(live, whole)) + shown == list(range(1, 125))
    assert 'data-do="earlier"' in log.show_earlier(live)
    assert not log.show_earlier(table(lines=lines(1, 45)))


def test_a_first_move_that_nothing_is_told_of_leaves_nothing_out():
    live = table(lines=lines(3, 25))
    assert moments(log.past(live)) + moments(log.recent(live)) == list(range(3, 26))
    assert not log.show_earlier(live)


def run(moment, part, seat=0, round="", draft=False):
    text = Markup(f"<b>Blue</b> takes back an assistant from {part}")
    return Line(moment, seat, text, round, draft, "take_back", part)


def test_a_run_of_one_kind_is_one_line_and_each_moment_is_in_reach():
    live = table(lines=(run(1, "Bank"), run(2, "Bank"), run(3, "Port"), run(4, "Port", seat=1), *lines(5, 5)))
    html = log.recent(live)
    assert html.count("<li") == 3
    assert "<b>Blue</b> takes back 3 assistants: Bank 2, Port" in html
    assert sorted(moments(html)) == [1, 2, 3, 3, 4, 5]
    assert log.latest(live).count("<li") == 3


def test_a_run_ends_where_a_round_begins_and_before_a_draft():
    html = log.recent(table(lines=(run(1, "Bank"), run(2, "Bank", round="Round 2"), run(3, "Bank", draft=True))))
    assert html.count("takes back an assistant") == 3 and "assistants" not in html


def test_a_run_of_a_draft_is_one_line():
    html = log.recent(table(lines=(run(1, "Bank", draft=True), run(2, "Port", draft=True))))
    assert html.count('class="dr"') == 1 and "takes back 2 assistants: Bank, Port" in html and not moments(html)


def test_a_draft_is_no_moment_yet():
    live = table(lines=lines(1, 3, 4, 5))
    assert moments(log.recent(live)) == [1, 2, 3]
    assert log.recent(live).count('class="dr"') == 2


def test_a_round_begins_with_a_heading():
    assert '<li class="rd"><span>Round 2</span></li>' in log.recent(table(lines=(Line(1, 0, Markup("x"), "Round 2"),)))


def test_the_recap_is_offered_with_what_it_replays():
    assert log.recap(table()) == ""
    (tag, attrs), *_ = Tags(log.recap(table(recap=lines(7, 9)))).tags
    assert (tag, attrs["data-from"], attrs["data-to"]) == ("button", "7", "9")
    assert "3 moves" in log.recap(table(recap=lines(7, 9)))


def disabled(html):
    return {attrs["data-do"] for _, attrs in Tags(html).tags if "disabled" in attrs}


def test_history_leads_both_ways_where_there_is_one():
    assert disabled(log.history(table())) == {"forward", "now"}
    assert disabled(log.history(table(at=4))) == set()
    assert disabled(log.history(table(at=0))) == {"first", "back"}
    assert Tags(log.history(table(at=4))).all("data-last") == ["45"]


def test_the_chat_shows_who_says_what():
    assert "&lt;Pink&gt;" in log.chat(table())
    nameless = (ChatLine(2, "", "hm", 0), ChatLine(None, "", "hi", 0))
    assert "<b>Purple</b> hm" in log.chat(table(chat=nameless)) and "<b>Spectator</b> hi" in log.chat(
        table(chat=nameless)
    )
    assert "No messages yet." in log.chat(table(chat=()))


def test_a_phone_tells_of_the_past_what_had_happened_by_then():
    said = log.latest(table(at=12, last=45))
    assert "line 12" in said and "line 13" not in said and "line 45" in log.latest(table())
