"""Which ids of words the code says: every string in it, and every pattern such as f"stage-{name}"."""

import ast
import re

from entrepot.paper.words import HOUSE

PAPER = HOUSE.parent


def said(*folders):
    """Patterns for all that the files of some folders could say: strings in Python, `@id` in tables of drawings."""
    found = {re.escape(text) for text in _texts(PAPER)}  # its patterns could say anything
    for folder in folders:
        for file in folder.rglob("*.toml"):
            found |= {re.escape(id) for id in re.findall(r"@([\w-]+)", file.read_text(encoding="utf-8"))}
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                    if len(re.sub(r"\.\+", "", parts[0] if parts else "")) >= 3:  # not what could say anything
                        found.add("".join(parts))
                elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "row":  # a line of a preview
                    texts = [one.value for one in ast.walk(node.args[0]) if _is_text(one)]
                    found |= {f"face-row-{re.escape(text)}" for text in texts}
                elif _is_text(node):
                    found.add(re.escape(node.value))
    return [re.compile(pattern) for pattern in found if len(pattern) < 100]


def _texts(folder):
    """Every string in the files of a folder."""
    for file in folder.glob("*.py"):
        yield from (node.value for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if _is_text(node))


def _is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def in_vain(ids, patterns):
    """The ids that nothing says."""
    return sorted(id for id in ids if not any(pattern.fullmatch(id) for pattern in patterns))


def cases(game, folder):
    """The ids of rules that have several sentences: one for a kind of decision, or for a case that the face names."""
    file = folder / "face" / "refusals.py"
    named = re.findall(r'return (?:Case\()?"(\w+)"', file.read_text(encoding="utf-8")) if file.exists() else []
    return re.compile(rf"rule-\d+-({'|'.join((*game.asks, *named))})")
