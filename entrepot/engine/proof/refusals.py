"""Every number a refusal can return, with its place, read from the source of a game's rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..language.sources import files_in

LOWEST = 101  # ledgers begin with rule 101
KEYWORDS = ("out_of_turn", "after_the_end")


@dataclass(frozen=True)
class Refusal:
    """A rule's number where a refusal gets it from."""

    file: Path
    line: int
    column: int  # in bytes, as the parser counts
    end: int
    number: int
    where: str  # the function or table


def refusals_in(folder: Path) -> list[Refusal]:
    """Numbers in functions named refusal…, of decisions, in tables named …_RULES, out of turn and after the end."""
    found = []
    for file in files_in(folder):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node, where in _places(tree):
            found += [
                Refusal(file, n.lineno, n.col_offset, n.end_col_offset or 0, n.value, where)
                for n in ast.walk(node)
                if isinstance(n, ast.Constant) and type(n.value) is int and n.value >= LOWEST
            ]
    return sorted(set(found), key=lambda r: (r.file, r.line, r.column))


def _places(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("refusal"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return | ast.Assign) and inner.value is not None:
                    yield inner.value, node.name
        elif isinstance(node, ast.Assign):
            names = [ast.unparse(target) for target in node.targets]
            for name in names:
                if name.endswith("_RULES"):
                    yield node.value, name
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".decision"):
            yield from ((one.value, ast.literal_eval(node.args[0])) for one in node.keywords if one.arg == "rule")
        elif isinstance(node, ast.keyword) and node.arg in KEYWORDS:
            yield node.value, node.arg
