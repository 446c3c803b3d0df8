"""Rules that refuse in two cases, and which of them is at hand."""

from __future__ import annotations

from entrepot.engine.match.view import View


def case(view: View, action: str, rule: int) -> str:
    """The Station move needs an assistant there, unless an option waives it, and a president elsewhere."""
    if rule == 1339 and view.president[view.viewer] == view.station:
        return "there"
    return view.asked
