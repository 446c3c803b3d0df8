"""Rules that refuse in two cases, and which of them is at hand."""

from __future__ import annotations

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.refusals import Case

from ..actions import BASES, SLOTS, SPACES
from ..box.tables import BASE_COLUMNS, FIELD_SPACE
from ..rules.special import company_of, level_of_space


def case(view: View, action: str, rule: int) -> Case:
    """A full plan, the base of another company, a special space that is unlocked but not available yet."""
    s = opened(view)
    noun = action.partition(":")[2]
    if rule == 402 and s.planned[view.viewer] == len(SLOTS):
        return Case("full")
    if rule == 714 and BASES.index(noun) // int(BASE_COLUMNS) != s.agenda[s.depth - 1, 1]:
        return Case("elsewhere")
    if rule == 1629:
        space = SPACES.index(noun)
        company, level = int(company_of(s, space)), int(level_of_space(space))
        if s.track[view.viewer, company] >= FIELD_SPACE[s.face[company], level - 1]:
            return Case("soon")
    return Case(view.asked)
