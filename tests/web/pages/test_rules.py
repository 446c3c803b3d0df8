"""The page of rules, the page about a game, and the credits."""

import re

import pytest

from entrepot import games
from entrepot.engine.proof.ledger import ROOT, ledger_of, read
from entrepot.games.yokohama.words import words as game_words
from entrepot.paper.words import LANGUAGES
from entrepot.web.pages.about import about, credits, sureness
from entrepot.web.pages.ledger import book_of, parse, split_source, translated
from entrepot.web.pages.models import Sureness
from entrepot.web.pages.rules import inline, rules, shelf, sources
from tests.web.pages.sample import CARD, GAMES, META, SOON, Page, visitor

LEDGER = ledger_of(META)
SMALL = """## Glossary

### Places

| English | Russian, book | Polish, book |
|---|---|---|
| area | локация | obszar* |

## Rules

### 4 Placement (step 1)

- **YK-401** [both] One **assistant** each. (source: a (ru) / b)
- **YK-402** [original] (ruling) As YK-401, not YK-999.

## Worked examples

### From the books

- **YX-01** [both] Something. → Something else. (rules: YK-401)
"""


def test_every_rule_and_example_of_the_ledger_has_an_anchor():
    page = Page(rules(visitor(), CARD))
    assert [values["id"] for values in page.all("article", class_="rule")] == [*LEDGER.rules, *LEDGER.examples]


def test_rules_stand_in_their_chapters():
    chapters = book_of(META).chapters
    assert [chapter.number for chapter in chapters] == [*range(1, 20), 0]
    for chapter in chapters[:-1]:
        for rule in chapter.rules:
            assert int(rule.id[3:]) // 100 == chapter.number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_and_refusals_are_in_the_language_of_the_reader(lang):
    html, game = str(rules(visitor(lang), CARD)), game_words(lang)
    titles = [game.text(f"chapter-{number}") for number in range(1, 20)]
    assert all(f">{number} {title}</h2>" in html for number, title in enumerate(titles, 1))
    assert ("If you cannot pay" in html) == (lang == "en") and '<p lang="en">' not in html


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_translation_has_every_rule_and_example_once(lang):
    file = ROOT / "docs" / "rules" / f"{META.name}.{lang}.md"
    ids = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* \S", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert ids == [*LEDGER.rules, *LEDGER.examples]
    assert list(translated(META, lang)) == ids


def test_english_chapters_are_those_of_the_ledger():
    assert [f"{c.number} {c.title}" for c in book_of(META).chapters[:-1]] == [
        f"{number} {game_words('en').text(f'chapter-{number}')}" for number in range(1, 20)
    ]


def test_a_small_ledger():
    book = parse(META, SMALL)
    placement, examples = book.chapters
    assert (placement.number, placement.title) == (4, "Placement (step 1)")
    assert [rule.id for rule in placement.rules] == ["YK-401", "YK-402"]
    assert [rule.id for rule in examples.rules] == ["YX-01"]
    assert book.glossary[0].langs == ("en", "ru", "pl")
    assert book.glossary[0].rows == (("area", "локация", "obszar"),)
    html = rules(visitor(), CARD, book)
    assert "One <strong>assistant</strong> each.</p>" in html and "Source: a (ru); b" in html
    assert 'As <a href="#YK-401">YK-401</a>, not YK-999.' in html
    assert "original only" in html and ">ruling<" in html


def test_the_glossary_begins_with_the_language_of_the_reader():
    heads = re.findall(r'<th scope="col">(.*?)</th>', rules(visitor("pl"), CARD, parse(META, SMALL)))
    assert heads == ["Polski", "English"]
    heads = re.findall(r'<th scope="col">(.*?)</th>', rules(visitor("en"), CARD, parse(META, SMALL)))
    assert heads == ["English", "Русский", "Polski"]


def test_a_source_may_hold_brackets():
    assert split_source("Text (with brackets). (source: a (ru) / b (pl))") == (
        "Text (with brackets).",
        "a (ru) / b (pl)",
    )
    assert split_source("Text (source unknown).") == ("Text (source unknown).", "")
    assert all("(source:" not in split_source(rule.text)[0] for rule in read(META, SMALL).rules.values())


def test_markup_in_a_rule_is_text():
    assert inline("a < b & *c* `d`", set()) == "a &lt; b &amp; <em>c</em> <code>d</code>"


def test_the_shelf_leads_to_every_game():
    page = Page(shelf(visitor(), [CARD, SOON]))
    assert page.all("a", href="/rules/yokohama") and page.all("a", href="/rules/other")


def test_how_sure_the_values_are(tmp_path):
    (tmp_path / "cards.toml").write_text(
        'confidence = "reconstructed"\n[[card]]\nid = 1\n[[card]]\nid = 2\nconfidence = "known"\n[prices]\nx = 1\n'
    )
    assert sureness(tmp_path) == (Sureness("cards", 1, 0, 2),)
    html = about(visitor(), CARD, sureness(tmp_path))
    assert '<th scope="row">Cards</th><td>1</td><td>–</td><td>2</td>' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_component_files_have_names(lang):
    ids = game_words(lang).ids
    files = {file.stem for file in (GAMES / "yokohama" / "box").glob("*.toml")}
    assert {f"component-{file}" for file in files} == {id for id in ids if id.startswith("component-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_designer_is_named(lang):
    for html in (about(visitor(lang), CARD), credits(visitor(lang), [CARD, SOON])):
        assert "Hisashi Hayashi" in html and visitor(lang).words.text("page-unofficial") in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_of_every_ledger_has_a_name(lang):
    """And so no reader meets the tags of the ledger."""
    words = visitor(lang).words
    found = {
        source
        for game in games.names()
        for rule in ledger_of(games.meta(game)).rules.values()
        if (source := split_source(rule.text)[1])
    }
    assert len(found) > 5
    assert [said for said in (sources(words, one) for one in found) if re.search(r"\((ru|uk|pl)\)| / ", said)] == []
