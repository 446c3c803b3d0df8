"""Which tests prove which rules: read from the source of the tests, so nothing has to run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..errors import EntrepotError


@dataclass(frozen=True)
class Proof:
    """A test that names a rule."""

    file: str  # from the folder that holds the tests
    line: int
    test: str  # its name, with its class

    @property
    def id(self) -> str:
        """As pytest names it."""
        return f"{self.file}::{self.test}"


@cache
def proofs_in(tests: Path) -> dict[str, list[Proof]]:
    """Rule id -> the tests with @proves("…") or pytest.mark.proves("…"), on themselves, their class or their file."""
    found: dict[str, list[Proof]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        file = path.relative_to(tests.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for ids, proof in _tests(tree, file, _marks(tree), ""):
            for id in dict.fromkeys(ids):
                found.setdefault(id, []).append(proof)
    return found


def _tests(node: ast.AST, file: str, marks: list[ast.expr], prefix: str) -> Iterator[tuple[list[str], Proof]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            below = [*marks, *child.decorator_list, *_marks(child)]
            yield from _tests(child, file, below, f"{prefix}{child.name}::")
        elif isinstance(child, ast.FunctionDef) and child.name.startswith("test"):
            ids = [id for mark in (*marks, *child.decorator_list) for id in _named(mark, file)]
            yield ids, Proof(file, child.lineno, prefix + child.name)


def _marks(node: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """What a `pytestmark = …` says for a whole file or class."""
    return [
        statement.value
        for statement in node.body
        if isinstance(statement, ast.Assign) and any(ast.unparse(t) == "pytestmark" for t in statement.targets)
    ]


def _named(mark: ast.expr, file: str) -> list[str]:
    """The ids of every proves(…) within an expression: a decorator, or the marks of its parameters."""
    ids = []
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "proves":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise EntrepotError(f"{file}:{node.lineno}: proves must name its rules literally, as in 'YK-410'.")
                ids.append(argument.value)
    return ids
