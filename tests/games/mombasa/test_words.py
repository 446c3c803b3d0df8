"""The words of Mombasa: whole, agreed between the languages, and in the terms of the ledger's glossary."""

import re
from pathlib import Path

import pytest

from entrepot.engine.proof.refusals import refusals_in
from entrepot.games.mombasa.actions import (
    BONUS_TILES,
    CARDS,
    CATALOGUE,
    COMPANIES,
    FACES,
    GOODS,
    SPACES,
    START_TILES,
)
from entrepot.games.mombasa.box.check import EFFECTS, KINDS, NEEDS
from entrepot.games.mombasa.box.tables import (
    ALL_BOOKS,
    BONUS_AMOUNT,
    CRATE,
    KIND,
    MERCHANT_COMPANY,
    SHARE_COMPANY,
    SHARES,
    VALUE,
)
from entrepot.games.mombasa.decisions import AGENDA
from entrepot.games.mombasa.face import card_words
from entrepot.games.mombasa.face.card_words import (
    bonus_text,
    book_text,
    card_text,
    region_text,
    space_text,
    start_text,
    tier_text,
)
from entrepot.games.mombasa.face.text import SCORES
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import NOUNS, words
from entrepot.paper.words import LANGUAGES, NUMBERED, Noun
from entrepot.testing.wording import messages
from tests.paper.said import cases, in_vain, said

ROOT = Path(__file__).parents[3]
GAME_FOLDER = ROOT / "entrepot" / "games" / "mombasa"
FOLDER = GAME_FOLDER / "words"
PAGES = ROOT / "entrepot" / "web" / "pages"
LEDGER = (ROOT / "docs" / "rules" / "mombasa.md").read_text(encoding="utf-8")
BY_LETTER = {805, 806}  # of 804: a book of each letter has its own
RULES = sorted({refusal.number for refusal in refusals_in(GAME_FOLDER)} | BY_LETTER)

SECRET = ("tile", "rest", "lay", "leave")  # until all have answered
AMOUNTS = ("money", "bp", "diamonds", "steps", "points", "units", "posts", "markers")
# places of the table, and what somebody may have too little of
HERE = (
    "region", "company", "base", "track", "display", "book", "shelf", "shelf-start", "taken", "slot", "recovery",
    "card-goods", "card-expansion", "card-bookkeeper", "card-merchant", "hand", "hand-share", "space", "panel", "purse",
    "diamonds", "rounds", "expanding-company", "expanding-region", "ended-slot", "ended-bonus", "busy-bonus",
    "entered-region", "later-region", "later-company", "placing-taken", "waiting-taken", "idle-slot", "idle-bonus",
    "resting-recovery", "either-diamonds",
)  # fmt: skip
GIVEN_UP = ("goods", "steps", "either")  # what is rarely stopped
SHORT = (*GOODS, "any")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "at", "to", "from")
PINK, CAIRO = Noun("player-pink"), Noun("company-cairo")
EVENTS = {
    "round": {"number": 3},
    "tiles": {},
    "rested": {},
    "plans": {},
    "turn": {"player": PINK},
    "field": {"company": CAIRO, "player": PINK, "amount": "£2"},
    "bonus": {"player": PINK, "roman": "II", "face": "D1"},
    "slot": {"player": PINK, "slot": Noun("slot-book")},
    "bonus_open": {"player": PINK, "roman": "I", "face": "A2"},
    "returned": {"number": 2, "company": CAIRO},
    "post_gone": {"number": 2, "company": CAIRO},
    "books": {},
    "book_gone": {},
    "preparation": {},
    "coins": {"number": 4},
    "cards": {},
    "markers": {},
    "tile": {"player": PINK, "tile": Noun("bonus_tile-merchant")},
    "first": {"player": PINK},
    "finish": {},
}


def nouns():
    """The id of every noun that some action or face of the game uses, cards apart."""
    for name in CATALOGUE.names:
        verb, _, noun = name.partition(":")
        if noun and NOUNS.get(verb) != "card-{}":
            yield NOUNS.get(name, NOUNS.get(verb, "no noun for " + verb)).format(noun)
    yield from (f"player-{colour}" for colour in GAME.meta.colours)
    for company in COMPANIES:
        yield from (f"{id}-{company}" for id in ("company", "kind-merchant", "score"))
        yield from (f"{id}-{company}-2" for id in ("kind-share", "shares", "steps"))
    yield from (f"good-{good}" for good in GOODS)
    yield from (f"total-{good}" for good in GOODS)
    yield from (f"kind-{kind}-2" for kind in KINDS if kind not in ("merchant", "share"))
    yield from (f"need-{need}-2" for need in NEEDS)
    yield from (f"amount-{kind}-2" for kind in AMOUNTS)
    yield from (f"space-{space}" for space in SPACES)
    yield from (f"bonus_tile-{tile}" for tile in BONUS_TILES)
    yield from (f"score-{score}" for score in (*SCORES, "total"))
    yield from ("kind-merchant", "start_tile-3", "shelf-picture")


def expected():
    """The id of every message that something says."""
    found = messages(FOLDER, "en")
    for noun in nouns():
        numbered = NUMBERED.fullmatch(noun)
        yield numbered[1] if numbered and noun not in found else noun
    yield "title"
    yield from (f"verb-{verb}" for verb in CATALOGUE.verbs)
    yield from (f"verb-stop-{kind}" for kind, verbs in AGENDA.asks.items() if "stop" in verbs)
    yield from (f"log-{verb}" for verb in CATALOGUE.verbs)
    yield from (f"log-{verb}-hidden" for verb in SECRET)
    yield from (f"prompt-{kind}" for kind in (*AGENDA.asks, "over"))
    yield from (f"rule-{number}" for number in RULES)
    yield from (f"bonus-{effect}" for effect in EFFECTS if effect not in ("cotton", "banana"))
    yield from (f"bonus-{good}-{level}" for good in ("cotton", "banana") for level in (1, 2))
    yield from ("bonus-buy-cheaper", *(f"bonus-discard-{good}" for good in GOODS))
    yield from (f"event-{event}" for event in EVENTS)
    yield from (f"here-{place}" for place in HERE)
    yield from (f"here-{when}bonus-{tile}" for when in ("", "later-") for tile in BONUS_TILES)
    yield from (f"amount-{what}" for what in SHORT)
    yield "prompt-expanding-without-stop"  # where an expansion must be used
    yield from (f"asked-{kind}" for kind in ("turn-with-end", *(f"{kind}-with-stop" for kind in GIVEN_UP)))
    for name, option in GAME.meta.options.items():
        yield f"option-{name}"  # a seat is shown by its colour
        yield from (f"option-{name}-{choice}" for choice in option.choices if not choice.isdigit())
    yield from ("summary", "credits", "history")
    yield from (f"component-{file.stem}" for file in (GAME_FOLDER / "box").glob("*.toml"))
    yield from (f"chapter-{n}" for n in re.findall(r"^### (\d+) ", LEDGER, re.MULTILINE) if n != "0")


def test_everything_has_its_words_and_nothing_is_said_in_vain():
    found, wanted = messages(FOLDER, "en").keys(), set(expected())
    assert sorted(wanted - found) == []
    spoken = [*said(GAME_FOLDER / "face", PAGES), cases(GAME, GAME_FOLDER)]
    assert in_vain(found - wanted, spoken) == []


def face_of(name):
    """What tells an action apart: of a card, all that is printed on it but its letter."""
    verb, _, noun = name.partition(":")
    if verb not in ("rest", "lay", "sell"):
        return name
    card = CARDS.index(noun)
    return verb, *(int(table[card]) for table in (KIND, VALUE, CRATE, SHARES, SHARE_COMPANY, MERCHANT_COMPANY))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_actions_have_different_words(lang):
    """What a decision offers can be told apart by what it says, unless two cards are as good as equal."""
    w = words(lang)
    for kind, verbs in AGENDA.asks.items():
        names = [name for name in CATALOGUE.names if name.partition(":")[0] in verbs]
        told = {face_of(name): w.action(name, kind) for name in names}
        assert len(set(told.values())) == len(told), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_can_be_said_in_every_case(lang):
    w = words(lang)
    for noun in (*nouns(), *(f"card-{card}" for card in CARDS)):
        for case in CASES:
            assert w.noun(noun, case)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_are_short(lang):
    w = words(lang)
    for kind, verbs in AGENDA.asks.items():
        for name in CATALOGUE.names:
            if name.partition(":")[0] in verbs:
                assert len(w.action(name, kind)) <= 56, w.action(name, kind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang):
    for event, args in EVENTS.items():
        text = words(lang).text(f"event-{event}", **args)
        assert text and not re.search(r"[{}$]|  ", text)
        assert all(str(value) in text for value in args.values() if not isinstance(value, Noun)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_can_be_told(lang):
    w = words(lang)
    told = [book_text(w, book) for book in range(ALL_BOOKS + len(START_TILES))]
    told += [start_text(w, tile) for tile in range(len(START_TILES))]
    told += [bonus_text(w, face, level) for face in range(len(FACES)) for level in (1, 2)]
    told += [space_text(w, space, faces) for space in range(len(SPACES)) for faces in ((), (1, 3, 5, 7))]
    told += [tier_text(w, majority, tier) for majority in range(4) for tier in range(3)]
    told += [region_text(w, region, 0) or "–" for region in range(24)]
    for text in told:
        assert text and not re.search(r"[{}$]|  |None|→ *$|^ *→", text), text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("a01", "coffee 2 (1 Cape Town share)"),
        ("a09", "diamond merchant"),
        ("b04", "Cairo diamond merchant"),
        ("b14", "bookkeeper 3 BP"),
        ("c08", "expansion 3 (1 Cape Town share)"),
        ("d01", "share card, 2 Mombasa"),
        ("bookkeeper", "bookkeeper 2 BP"),
        ("cotton_1", "cotton 1"),
        ("one_expansion", "expansion 1"),
    ],
)
def test_a_card_is_told_by_kind_and_value(card, text):
    assert card_text(words("en"), CARDS.index(card)) == text == words("en").noun(f"card-{card}")


def test_the_1_expansion_card_tells_its_crate_where_the_seat_is_known():
    told = [card_text(words("en"), CARDS.index("one_expansion"), seat) for seat in range(4)]
    assert told == [f"expansion 1 (crate {n})" for n in range(1, 5)]


def test_an_overlay_changes_the_sentence(monkeypatch):
    w, card = words("en"), CARDS.index("a01")
    for name, table, value in (("VALUE", VALUE, 5), ("SHARES", SHARES, 2)):
        changed = table.copy()
        changed[card] = value
        monkeypatch.setattr(card_words, name, changed)
    assert card_text(w, card) == "coffee 5 (2 Cape Town shares)"
    changed = BONUS_AMOUNT.copy()
    changed[0, 2] = 7
    monkeypatch.setattr(card_words, "BONUS_AMOUNT", changed)
    assert bonus_text(w, 0, 2) == "+7 expansion points with your expansion cards"


@pytest.mark.parametrize(
    ("book", "text"),
    [
        (1, "1 coffee → 1 BP"),
        (25, "2 coffee + 2 expansion points → 2 diamond steps"),
        (38, "1 cotton → your cotton total minus 1, in £"),
        (68, "5 of any one good → remove 1 trading post"),
        (71, "3 of any one good + a diamond merchant or another bookkeeper → remove 1 trading post"),
        (75, "2 expansion points → 1 BP"),
    ],
)
def test_books_are_told_by_need_and_reward(book, text):
    assert book_text(words("en"), book) == text


def test_a_special_bonus_space_is_read_from_its_face():
    w = words("en")
    assert space_text(w, SPACES.index("c_1"), (4, 6, 0, 2)) == "£2 → BP and diamond steps, 3 in total"
    assert (
        space_text(w, SPACES.index("c_2"), (5, 6, 0, 2)) == "buy a card for pounds, 1 cheaper, and/or 2 diamond steps"
    )
    assert space_text(w, SPACES.index("d_2"), (4, 6, 0, 2)) == "sell a coffee card: its crate + £8"
    assert space_text(w, SPACES.index("d_1"), (4, 7, 0, 2)) == "£1 → 2 steps on each of 2 other tracks"


def glossary():
    """The rows of the ledger's glossary: the terms in en, ru, uk and pl."""
    table = re.search(r"\| English \|.*\n\|[-|]+\n((?:\|.*\n)+)", LEDGER)[1]
    return {
        cells[0]: cells[:4]
        for cells in ([cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines())
    }


@pytest.mark.parametrize(("column", "lang"), list(enumerate(LANGUAGES)))
def test_names_are_those_of_the_glossary(column, lang):
    w, terms = words(lang), glossary()
    ids = {
        "share value": "label-share_value", "card display": "label-display", "book display": "label-books",
        "starting book": "shelf-start", "bonus space": "label-spaces", "bonus marker": "label-bonus_markers",
        "bonus tile": "label-bonus_tiles", "special field": "label-field", "pay section": "label-tolls",
        "planning phase": "label-phase-planning", "action phase": "label-phase-actions", "deck": "label-deck",
        "share card": "kind-share-cairo-2", "starting tile": "start_tile-1", "hand": "label-hand",
        "company track": "label-tracks", "company base (base)": "label-bases", "book supply": "label-supply",
    }  # fmt: skip
    for term, id in ids.items():
        stem = re.sub(r"\w{0,2}$", "", terms[term][column].split()[0].lower())  # plurals end otherwise
        assert w.noun(id).lower().startswith(stem), (term, w.noun(id))


PLURALS = {
    "en": {"amount-diamonds": "1 diamond step, 2 diamond steps, 5 diamond steps, 21 diamond steps"},
    "ru": {
        "amount-steps": "1 шаг, 2 шага, 5 шагов, 21 шаг",
        "amount-points": "1 очко экспансии, 2 очка экспансии, 5 очков экспансии, 21 очко экспансии",
        "shares-cairo": "1 акция Каира, 2 акции Каира, 5 акций Каира, 21 акция Каира",
    },
    "uk": {
        "amount-steps": "1 крок, 2 кроки, 5 кроків, 21 крок",
        "amount-points": "1 очко експансії, 2 очки експансії, 5 очок експансії, 21 очко експансії",
        "shares-cairo": "1 акція Каїра, 2 акції Каїра, 5 акцій Каїра, 21 акція Каїра",
    },
    "pl": {
        "amount-steps": "1 krok, 2 kroki, 5 kroków, 21 kroków",
        "amount-posts": "usuń 1 faktorię, usuń 2 faktorie, usuń 5 faktorii, usuń 21 faktorii",
        "shares-cairo": "1 udział Kairu, 2 udziały Kairu, 5 udziałów Kairu, 21 udziałów Kairu",
    },
}


@pytest.mark.parametrize(("lang", "noun"), [(lang, noun) for lang in PLURALS for noun in PLURALS[lang]])
def test_plurals(lang, noun):
    assert ", ".join(words(lang).noun(f"{noun}-{n}") for n in (1, 2, 5, 21)) == PLURALS[lang][noun]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_is_written_in_pounds(lang):
    assert words(lang).noun("amount-money-6") == "£6"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_credits_say_what_history_the_game_is_set_in(lang):
    w = words(lang)
    assert w.text("credits").endswith(w.text("history")) and w.text("history").count(".") == 3


@pytest.mark.parametrize(
    ("lang", "button", "log"),
    [
        ("en", "Sell a bookkeeper with 2 BP", "Blue sells a bookkeeper with 2 BP"),
        ("ru", "Продать бухгалтера 2 БО", "Синий продаёт бухгалтера 2 БО"),
        ("uk", "Продати бухгалтера 2 БО", "Синій продає бухгалтера 2 БО"),
        ("pl", "Sprzedaj księgowego 2 PK", "Niebieski sprzedaje księgowego 2 PK"),
    ],
)
def test_selling_a_bookkeeper(lang, button, log):
    w = words(lang)
    assert w.action("sell:bookkeeper", "selling") == button
    assert w.log(w.noun("player-blue"), "sell:bookkeeper") == log
