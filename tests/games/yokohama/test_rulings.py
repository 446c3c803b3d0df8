"""Rulings that can be switched: the ledger names their options, in every language, and where a book is overruled."""

import re
from pathlib import Path

import pytest

from entrepot.games.yokohama.meta import META
from entrepot.games.yokohama.words import words

RULES = Path(__file__).parents[3] / "docs" / "rules"
LEDGER = (RULES / "yokohama.md").read_text(encoding="utf-8")
OVERRULED = LEDGER.partition("### Where the ledger overrules")[2].partition("\n## ")[0]
RULINGS = {name: option for name, option in META.options.items() if option.ruling}
QUOTES = {"ru": "«{}»", "uk": "«{}»", "pl": "„{}”"}


def entry(ledger, number):
    return re.search(rf"^- \*\*YK-{number}\*\* .*", ledger, re.MULTILINE)[0]


@pytest.mark.parametrize("name", RULINGS)
def test_a_ruling_that_can_be_switched_names_its_option_and_gives_both_reasons(name):
    option = RULINGS[name]
    said = entry(LEDGER, option.ruling)
    assert f"With the option `{name}` = `{option.choices[1]}`" in said
    assert option.choices[0] == option.default
    assert "(ruling)" in said and ("; for the option, " in said or name == "church_yen")


@pytest.mark.parametrize("name", RULINGS)
def test_an_option_is_offered_in_one_edition_only_where_its_ruling_is(name):
    option = RULINGS[name]
    tag = re.search(r"\[(\w+)\]", entry(LEDGER, option.ruling))[1]
    assert option.only == (None if tag == "both" else ("edition", tag))


@pytest.mark.parametrize("lang", QUOTES)
@pytest.mark.parametrize("name", RULINGS)
def test_the_translated_ledgers_name_it_as_the_set_up_page_does(name, lang):
    said = entry((RULES / f"yokohama.{lang}.md").read_text(encoding="utf-8"), RULINGS[name].ruling)
    w = words(lang)
    choice = re.split(r"[,;]", w.noun(f"option-{name}-{RULINGS[name].choices[1]}"))[0]
    assert QUOTES[lang].format(w.text(f"option-{name}")) in said
    assert QUOTES[lang].format(choice)[:-1] in said


@pytest.mark.parametrize("name", RULINGS)
def test_the_list_of_what_is_overruled_says_which_option_plays_it_as_printed(name):
    row = next(row for row in OVERRULED.splitlines() if row.startswith(f"| YK-{RULINGS[name].ruling}"))
    assert f"`{name}` = `{RULINGS[name].choices[1]}`" in row


def test_the_list_names_rules_of_the_ledger_that_are_rulings():
    rows = re.findall(r"^\| (YK-[^|]+) \|", OVERRULED, re.MULTILINE)
    numbers = [int(n) for row in rows for n in re.findall(r"YK-(\d+)", row)]
    assert len(set(numbers)) == len(numbers) > len(RULINGS)
    assert [n for n in numbers if "(ruling)" not in entry(LEDGER, n)] == []
