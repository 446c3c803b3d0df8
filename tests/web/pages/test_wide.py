"""What a face may ask of the desk: two columns instead of three, and previews drawn where they are done."""

from dataclasses import replace

from entrepot.web.pages.table import tips
from entrepot.web.pages.table.page import page
from entrepot.web.seen.reasons import on_course
from tests.web.pages.tables import ACT, FACE, table


def test_a_wide_desk_is_told_to_the_style_and_a_phone_is_never_wide():
    plain, wide = table(), table(face=replace(FACE, wide=True))
    assert 'class="table desk"' in page(plain) and 'class="table desk wide"' in page(wide)
    assert 'class="table phone"' in page(replace(wide, form="phone"))


def test_the_place_of_what_is_shown_is_drawn_with_its_preview():
    plain = table()
    assert on_course(plain, ("place:bank",)) == plain
    seen = on_course(replace(plain, face=replace(FACE, shown=frozenset({"place"}))), ("place:bank",))
    assert seen.scene.course == ("area-bank",) and seen.scene.tried == ("place:bank",)
    assert 'data-part="part-board"' in tips.preview(seen, ACT, (), False)
    assert "data-part" not in tips.preview(plain, ACT, (), False)
