"""entrepot ledger: the rules of a game, and the tests that prove them."""

from __future__ import annotations

import argparse
from typing import Any

from entrepot import games
from entrepot.engine.proof.ledger import Account, Rule, account, ledger_of, tests_of
from entrepot.engine.proof.proofs import Proof, proofs_in

from .arguments import add_example, add_game, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("rules", metavar="RULE", nargs="*", help="show these rules, such as YK-410, and their tests")
    add_json(parser)
    add_example(parser, "ledger yokohama", "ledger yokohama YK-410 YX-01")


def run(args: argparse.Namespace) -> int:
    """0 when everything is proven and every name is known, else 1."""
    meta = games.meta(args.game)
    if args.rules:
        ledger, tests = ledger_of(meta), tests_of(meta)
        proofs = proofs_in(tests) if tests else None
        shown = [_about(ledger.get(id), proofs) for id in args.rules]
        print_json(shown) if args.json else _print_rules(shown)
        return 0
    found = account(meta)
    if args.json:
        print_json(_whole(found))
    else:
        _print(found)
    return 0 if found.balanced else 1


def _about(rule: Rule, proofs: dict[str, list[Proof]] | None) -> dict[str, Any]:
    tests = None if proofs is None else [proof.id for proof in proofs.get(rule.id, [])]
    return {"id": rule.id, "tag": rule.tag, "mark": rule.mark, "text": rule.text, "tests": tests}


def _whole(found: Account) -> dict[str, Any]:
    rules = (*found.ledger.rules.values(), *found.ledger.examples.values())
    return {
        "game": found.ledger.meta.name,
        "rules": [_about(rule, found.proofs) for rule in rules],
        "missing": found.missing,
        "unknown": found.unknown,
        "astray": found.astray,
    }


def _print_rules(shown: list[dict[str, Any]]) -> None:
    for rule in shown:
        mark = f" ({rule['mark']})" if rule["mark"] else ""
        print(f"{rule['id']} [{rule['tag']}]{mark} {rule['text']}")
        if rule["tests"] is not None:  # a wheel brings no tests
            for test in rule["tests"] or ["no test names it"]:
                print(f"  {test}")


def _print(found: Account) -> None:
    ledger = found.ledger
    notes = sum(rule.note for rule in ledger.rules.values())
    total = len(ledger.to_prove())
    print(f"rules    {len(ledger.rules)}, of which {notes} are notes with nothing to prove")
    print(f"examples {len(ledger.examples)}")
    print(f"refusals {len(found.refusals)} places, {len({r.number for r in found.refusals})} rules")
    print(f"proven   {total - len(found.missing)} of {total}")
    print(f"missing  {', '.join(found.missing) or 'none'}")
    for words, lines in (("tests that name no rule", found.unknown), ("refusals by no rule", found.astray)):
        if lines:
            print(words)
            for line in lines:
                print(f"  {line}")
