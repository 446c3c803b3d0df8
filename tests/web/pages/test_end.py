"""The end: the sheet is there once there is a result; the chart draws every seat with its shape."""

import re
from dataclasses import replace

from entrepot.web.pages.charts import HEIGHT, WIDTHS, lines
from entrepot.web.pages.table.end import sheet
from tests.web.pages.tables import WEB, Tags, over, table


def test_there_is_no_sheet_before_the_end():
    assert sheet(table()) == ""
    assert sheet(over(at=3)) == ""


def test_the_sheet_has_scores_chart_proof_and_what_comes_next():
    html = sheet(over(rematch=True))
    assert Tags(html).wrong == []
    assert "<table>" in html and "score-chart" in html and "entrepot verify FILE" in html
    assert "c0ffee" in html and "5ec" in html
    assert {"rematch", "close-end", "copy"} <= set(Tags(html).all("data-do"))
    assert "rematch" not in Tags(sheet(over(rematch=False))).all("data-do")


def test_a_way_to_the_analysis_is_there_where_there_can_be_one():
    for analysed in (True, False):
        html = sheet(replace(over(), analysed=analysed))
        assert ("/analysis" in html) == analysed


def test_a_game_that_was_broken_off_has_points_and_no_categories():
    html = sheet(replace(over(), status="abandoned", resigned=(1,)))
    assert Tags(html).wrong == [] and "–" not in html and "abandoned" in html
    assert "resigned and is ranked last" in html


def test_every_seat_has_a_line_in_its_colour_with_its_shape():
    html = lines([(0, 5), (7, 3), (31, 40)], "points")
    assert html.count("<polyline") == 2
    assert '<g class="p0">' in html and "#c-seat-1" in html
    for points in re.findall(r'points="([^"]+)"', html):
        for point in points.split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= WIDTHS["desk"] and 0 <= y <= HEIGHT
    assert len(re.findall(r'points="([^"]+)"', html)[0].split()) == 3


def test_debts_fit_on_the_chart():
    points = re.findall(r'points="([^"]+)"', lines([(0,), (-12,), (3,)], "points"))[0].split()
    assert all(0 <= float(point.split(",")[1]) <= HEIGHT for point in points)


def test_notes_below_the_scores_are_set_by_the_house_for_every_game():
    assert 'class="ties"' in sheet(replace(over(), resigned=(1,)))
    rule = re.compile(r"(?<!\.rail)\.ties\b")
    assert rule.search((WEB / "static" / "css" / "table.css").read_text())
    styles = [file for file in (WEB.parent / "games").rglob("*.css") if rule.search(file.read_text())]
    assert styles == []
