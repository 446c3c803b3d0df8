"""Verbs: one row each in a game's table of contents, and the rules that pick a row by number.

A chain of `if verb == …` for each of "what is worth asking", "what is refused", "what is offered" and "what is done"
would say the same thing four times; here it is made from the table, one row a line. Offering has its own loop in each
row, because a loop that goes through such a chain for every noun takes three times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from ..errors import EntrepotError
from .agenda import top
from .catalogue import Catalogue
from .decisions import Agenda
from .rule import is_rule, parameters, rule, trailing_zeros

Rule = Callable[..., Any]

MOST_NOUNS = 62  # of a verb: they are bits of a signed 64-bit integer, and one less counts them all


@dataclass(frozen=True)
class Verb:
    """What a verb does; what refuses it (nothing, where it is always possible when asked); the nouns worth asking.

    Each is a rule of the record and, as it needs them, `player` and a noun. `among` gives nouns as bits: a refusal of
    all others must be certain.
    """

    do: Rule
    refusal: Rule | None = None
    among: Rule | None = None


@rule
def refuses(s: Any, player: int, noun: int) -> int:
    """Exchanged in each row for the verb's own refusal."""
    return 0


@rule
def offer(s: Any, player: int, bits: int, enough: int) -> int:
    """Those nouns of a verb that are not refused, as bits; the search ends when there are enough."""
    kept = 0
    found = 0
    while bits and found < enough:
        noun = trailing_zeros(bits)
        bits = bits & (bits - 1)
        if refuses(s, player, noun) == 0:
            kept = kept | (1 << noun)
            found += 1
    return kept


def dispatch(catalogue: Catalogue, verbs: Mapping[str, Verb]) -> dict[str, Rule]:
    """The four rules that lead from a verb's number to its row."""
    for name, nouns in catalogue.nouns.items():
        if len(nouns) > MOST_NOUNS:
            raise EntrepotError(f"The verb {name} has {len(nouns)} nouns, but only {MOST_NOUNS} fit; split it in two.")
    rows = [verbs[name] for name in catalogue.verbs]
    all_nouns = [(1 << (len(catalogue.nouns[name]) or 1)) - 1 for name in catalogue.verbs]
    return {
        "do": _chain("do", "player, verb, noun", [_call(row.do) for row in rows], "0"),
        "refusal_of": _chain(
            "refusal_of", "player, verb, noun", [_call(row.refusal) if row.refusal else "0" for row in rows], "0"
        ),
        "candidates": _chain(
            "candidates",
            "player, verb",
            [_call(row.among) if row.among else str(bits) for row, bits in zip(rows, all_nouns, strict=True)],
            "0",
        ),
        "offered": _chain(
            "offered",
            "player, verb, bits, enough",
            [(_offer(row.refusal), "{}(s, player, bits, enough)") if row.refusal else "bits" for row in rows],
            "bits",
        ),
    }


def runs(agenda: Agenda, events: Mapping[str, Rule], whose: Rule) -> Rule:
    """The rule that runs the event on top of the agenda; the first rows of the table are found fastest."""
    for name in events:
        if name not in agenda.events:
            raise EntrepotError(f"The table of contents runs {name}, which is not an event; declare it first.")
    for name in agenda.events:
        if name not in events:
            raise EntrepotError(f"Nothing runs the event {name}; add it to the table of contents.")
    rows = {agenda.kinds.index(name): _call(function) for name, function in events.items()}
    lines = ["def advance(s):", "    kind = top(s)", "    player = whose(s)"]
    scope: dict[str, Any] = {"__name__": __name__, "top": top, "whose": whose}
    for number, (function, call) in rows.items():
        scope[f"row_{number}"] = function
        branch = "elif" if len(lines) > 3 else "if"
        lines += [f"    {branch} kind == {number}:", f"        {call.format(f'row_{number}')}"]
    return _made("advance", lines, scope)


def _call(function: Rule) -> tuple[Rule, str]:
    """A rule with the arguments it names: the record, the player, and anything else is the noun."""
    assert is_rule(function), f"{function} is no rule"
    names = ("s", *("player" if p == "player" else "noun" for p in parameters(function)[1:]))  # type: ignore[arg-type]
    return function, "{}(" + ", ".join(names) + ")"


def _offer(refusal: Rule) -> Rule:
    """The loop over nouns with one verb's refusal in it."""
    own = _chain("refuses", "player, noun", [], _call(refusal)[1].format("refusal"), {"refusal": refusal})
    return rule(FunctionType(offer.__code__, {**offer.__globals__, "refuses": own}, f"offer_after_{refusal.__name__}"))


def _chain(
    name: str,
    arguments: str,
    rows: list[tuple[Rule, str] | str],
    otherwise: str,
    scope: dict[str, Any] | None = None,
) -> Rule:
    scope = {"__name__": __name__, **(scope or {})}
    lines = [f"def {name}(s, {arguments}):"]
    for number, row in enumerate(rows):
        value = row if isinstance(row, str) else row[1].format(f"row_{number}")
        if not isinstance(row, str):
            scope[f"row_{number}"] = row[0]
        if name == "do":
            lines += [f"    if verb == {number}:", f"        {value}", "        return 0"]
        else:
            lines += [f"    if verb == {number}:", f"        return {value}"]
    lines.append(f"    return {otherwise}")
    return _made(name, lines, scope)


def _made(name: str, lines: list[str], scope: dict[str, Any]) -> Rule:
    exec(compile("\n".join(lines), f"<the table of contents: {name}>", "exec"), scope)
    made: Rule = rule(scope[name])
    return made
