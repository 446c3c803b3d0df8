"""Places: what can be done there, in acts and in words."""

from __future__ import annotations

from xml.etree import ElementTree

from entrepot.paper.face import Act, Scene
from entrepot.paper.places import DRAFTED, PLAIN, Spot, attrs, open_place, says, spot, spots_of


class Told:
    """Words that show what they were asked for."""

    def action(self, name, kind=""):
        return f"<{name} in {kind}>"


class Buying:
    """A view in which something is bought."""

    asked = "buying"


def scene(**more):
    return Scene(Buying(), Told(), (), **more)


def label(view, place, words):
    return place.upper()


def test_an_act_is_told_by_its_last_action_that_names_something():
    acts = (Act(("step:cairo", "stop")), Act(("done",)))
    assert says("Cairo", acts, Told(), "steps") == "Cairo: <step:cairo in steps>; <done in steps>"


def test_acts_that_say_the_same_are_told_once_and_own_words_go_first():
    acts = (Act(("buy:a",)), Act(("pay:1", "buy:a")), Act(("buy:b",), label="both"))
    assert says("A", acts, Told(), "buying") == "A: <buy:a in buying>; both"


def test_a_place_where_nothing_can_be_done_is_not_even_named():
    def never(view, place, words):
        raise AssertionError(place)

    assert spot(scene(), "a", never) is PLAIN
    assert spot(scene(drafted=frozenset({"a"})), "a", never) is DRAFTED


def test_a_place_knows_its_acts_its_words_its_draft_and_what_is_tried_there():
    acts = {"a": (Act(("buy:a",)),), "b": (Act(("buy:b",)),)}
    drafted = frozenset({"a"})
    here = spot(scene(acts=acts, drafted=drafted, course=("a",)), "a", label)
    assert here == Spot("buy:a", "A: <buy:a in buying>", True, "buy:a")
    tried = scene(acts=acts, course=("a",), tried=("buy:a", "stop"))
    assert spot(tried, "a", label).ghost == "buy:a stop"
    assert spot(tried, "b", label).ghost == ""


def test_only_places_with_something_to_tell_are_listed_in_the_order_asked_for():
    found = spots_of(scene(acts={"c": (Act(("buy:c",)),)}, drafted=frozenset({"b"})), ("a", "b", "c"), label)
    assert [place for place, _ in found] == ["b", "c"]
    assert spots_of(scene(), ("a",), label) == ()


def test_a_place_can_be_reached_and_pressed_only_with_acts():
    assert attrs("a") == 'data-el="a" class="place"'
    assert attrs("a", "cell", DRAFTED) == 'data-el="a" class="place cell drafted"'
    here = ElementTree.fromstring(open_place("a", "cell", Spot("x|y", 'say "x" & <y>')) + "</g>")
    assert here.attrib == {
        "data-el": "a",
        "class": "place cell legal",
        "tabindex": "0",
        "role": "button",
        "aria-label": 'say "x" & <y>',
        "data-acts": "x|y",
    }
