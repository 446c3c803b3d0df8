"""What a face may ask of the desk: two columns instead of three, and previews drawn where they are done."""

from dataclasses import replace

from entrepot.web.pages.table import tips
from entrepot.web.pages.table.page import page
from entrepot.web.seen.reasons import on_course
from tests.web.pages.tables import ACT, FACE, Tags, table


def test_a_wide_desk_is_told_to_the_style_and_a_phone_is_never_wide():
    plain, wide = table(), table(face=replace(FACE, wide=True))
    assert own_classes(plain) == ["table", "desk"] and own_classes(wide) == ["table", "desk", "wide"]
    assert own_classes(replace(wide, form="phone")) == ["table", "phone"]


def own_classes(live):
    """Those of the page, without the colours of its seats."""
    (body,) = [attrs for tag, attrs in Tags(page(live)).tags if tag == "body"]
    return [name for name in body["class"].split() if not name.startswith("seat-")]


def test_the_place_of_what_is_shown_is_drawn_with_its_preview():
    plain = table()
    assert on_course(plain, ("place:bank",)) == plain
    seen = on_course(replace(plain, face=replace(FACE, shown=frozenset({"place"}))), ("place:bank",))
    assert seen.scene.course == ("area-bank",) and seen.scene.tried == ("place:bank",)
    assert 'data-part="part-board"' in tips.preview(seen, ACT, (), False)
    assert "data-part" not in tips.preview(plain, ACT, (), False)
