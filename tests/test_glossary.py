"""There is one glossary, and one word for one thing."""

import re
from collections import Counter
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", re.MULTILINE)
HEADS = ("word", "---")


def rows():
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    found = [row for row in ROW.findall(text) if row[0] not in HEADS]
    assert len(found) == len(re.findall(r"^\| (?!word \||---)", text, re.MULTILINE))  # every row has three cells
    return found


def test_no_word_stands_there_twice():
    words = Counter(word for cell, _, _ in rows() for word in cell.split(", "))
    assert len(words) > 80 and [word for word, count in words.items() if count > 1] == []


def test_every_word_is_told_in_a_line():
    assert [word for word, told, _ in rows() if not 8 < len(told) < 160] == []


def test_no_word_is_used_and_not_used_for_one_thing():
    assert [word for word, _, others in rows() if word in others.strip().split(", ")] == []


def test_no_other_document_has_a_table_of_words():
    """Those of the ledgers are about the games."""
    others = [path for path in DOCS.glob("*.md") if path.name != "glossary.md"]
    assert others and [path.name for path in others if "| word |" in path.read_text(encoding="utf-8")] == []
