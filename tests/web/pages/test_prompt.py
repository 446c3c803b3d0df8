"""The prompt bar: one sentence about whose move it is, and what can be pressed."""

from dataclasses import replace

from entrepot.engine.match.view import Result
from entrepot.paper.face import Act
from entrepot.web.pages.table.prompt import ask, bar, brief, go
from entrepot.web.people.settings import Settings
from tests.web.pages.tables import FACE, Tags, button, over, table


def commands(html):
    return {attrs["data-do"]: attrs for _, attrs in Tags(html).tags if "data-do" in attrs}


def test_the_viewer_is_asked_in_the_words_of_the_game():
    live = table()
    said = ask(live)
    assert (said.lead, said.tone) == ("Your turn.", "now")
    assert said.text == live.scene.words.prompt(live.scene.view.asked)


def test_others_are_waited_for_and_bots_think():
    assert ask(table(actors=(2,), thinking=(2,))).text == "Purple is thinking"
    assert ask(table(actors=(1,))).text == "Waiting for <Pink>"
    assert ask(table(actors=(3,))).text == "No one has taken Yellow’s seat yet"
    assert ask(table(actors=(1, 2))).text == "Waiting for <Pink>, Purple"
    assert 'class="seal mover s2"' in bar(table(actors=(2,)))


def test_a_finished_draft_asks_for_confirmation():
    live = table(actors=(1,), confirm=True, undo="x")
    assert ask(live).tone == "now"
    assert "disabled" not in commands(bar(live))["confirm"]


def test_what_cannot_be_taken_back_is_said_before():
    acts = {"area-bank": (Act(("token",), reveals=True),)}
    assert ask(table(acts=acts)).note == "This reveals something new and can’t be undone."
    assert ask(table(acts={**acts, "area-canal": (Act(("stop",)),)})).note == ""


def test_what_is_left_unused_is_one_plain_sentence():
    face = replace(FACE, left=lambda scene: "two orders could still be completed")
    said = ask(table(face=face, confirm=True, closes="done", closing="End turn"))
    assert (said.note, said.sign) == ("Two orders could still be completed.", "c-hint")
    assert ask(table(face=face)).note == ""


def test_confirm_says_what_it_ends():
    """One button, not two that seem to do the same."""
    closing = table(confirm=True, closes="done", closing="End turn")
    assert commands(bar(closing))["confirm"]["data-closes"] == "done"
    assert "End turn" in bar(closing) and "Confirm turn" not in bar(closing)
    assert "Confirm turn" in bar(table(confirm=True))


def test_undo_and_redo_say_what_they_would_do():
    found = commands(bar(table(undo="Place", restart=True)))
    assert found["undo"]["aria-label"] == "Undo: Place" and "disabled" not in found["undo"]
    assert "disabled" in found["redo"] and "disabled" not in found["restart"] and "disabled" in found["confirm"]


def test_whoever_does_not_draft_has_nothing_to_confirm():
    assert "confirm" not in commands(bar(table(settings=Settings(confirm=False))))
    assert commands(bar(table(viewer=None, actors=(1,)))) == {}


def test_buttons_are_acts():
    html = bar(table(buttons=(button("stop"), button("recall"))))
    assert Tags(html).all("data-acts") == ["stop", "recall"]


def test_a_button_says_that_it_ends_the_turn():
    last, more = (replace(button("stop"), act=Act(("stop",), ends=ends)) for ends in ("then-ends", ""))
    for drawn in (bar, go):
        html = drawn(table(buttons=(last,)))
        assert 'title="This ends your turn."' in html and 'aria-label="This ends your turn."' in html
        assert "ends your turn" not in drawn(table(buttons=(more,)))


def test_the_past_offers_ways_out_and_nothing_else():
    found = commands(bar(table(at=4)))
    assert found.keys() == {"ask-takeback", "fork", "now"}
    assert found["ask-takeback"]["data-moment"] == "4"
    assert commands(bar(table(at=4, viewer=None))).keys() == {"fork", "now"}


def test_the_end_names_the_winner():
    assert ask(over()).text == "<Pink> wins with 58 points."
    assert commands(bar(over())).keys() == {"open-end"}


def test_a_game_alone_can_be_lost():
    lost = replace(over(), result=Result((29,), (2,)))
    assert ask(lost).text == "Defeat."


def test_steps_tell_done_now_and_next():
    steps = [attrs for tag, attrs in Tags(bar(table())).tags if tag == "li"]
    assert [attrs["class"] for attrs in steps] == ["done", "now", "next"]
    assert [attrs.get("aria-current") for attrs in steps] == [None, "step", None]
    assert "2 Move" in brief(table(form="phone"))


def test_a_phone_has_its_buttons_in_the_sheet():
    live = table(form="phone", buttons=(button("stop"),), undo="x")
    assert Tags(go(live)).all("data-acts") == ["stop"]
    assert "confirm" not in commands(go(live))
    assert "confirm" in commands(go(table(form="phone", confirm=True)))
    assert "main-act" in Tags(go(live)).all("id")
