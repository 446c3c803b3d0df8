"""Why an action is not allowed."""

from __future__ import annotations

from ..backends.backend import Position
from .view import Reason, View


def refusal(position: Position, player: int, action: int) -> Reason | None:
    """None if it is allowed. Most callers need only the rule, so the sentence is made when it is read."""
    rule = position.refusal(player, action)
    if not rule:
        return None
    back, record = position.back, bytes(position.record)

    def tell() -> str:
        seen = Position(back, record).view(player)
        return View(back.game, bytes(seen.record), player).reason(back.game.catalogue.names[action], rule)

    return Reason(back.game.rule_name(rule), tell)
