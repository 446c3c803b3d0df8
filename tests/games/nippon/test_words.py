"""The words of Nippon: whole, agreed between the languages, and in the terms of the ledger's glossary."""

import re
from pathlib import Path

import pytest

from entrepot.engine.proof.refusals import refusals_in
from entrepot.games.nippon.actions import (
    ACTIONS,
    CATALOGUE,
    CELLS,
    CITIES,
    COLOURS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    SIDES,
    STATIONS,
    TILES_A,
    TRACKS,
    TYPES,
)
from entrepot.games.nippon.box.check import COMMON_GOALS, CONDITIONS, SHAPES
from entrepot.games.nippon.box.tables import ABILITY_COUNT, ABILITY_MOST, COMPONENTS, GAIN_KINDS, GAINS
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.face import ability_words
from entrepot.games.nippon.face.ability_words import BARE, ability_text
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import NOUNS, words
from entrepot.paper.words import LANGUAGES, NUMBERED, Noun
from entrepot.testing.wording import messages
from tests.paper.said import cases, in_vain, said

ROOT = Path(__file__).parents[3]
GAME_FOLDER = ROOT / "entrepot" / "games" / "nippon"
FOLDER = GAME_FOLDER / "words"
PAGES = ROOT / "entrepot" / "web" / "pages"
LEDGER = (ROOT / "docs" / "rules" / "nippon.md").read_text(encoding="utf-8")
RULES = sorted({refusal.number for refusal in refusals_in(GAME_FOLDER)})

SCORES = ("play", *GOALS, "leftovers", "money", "total")
AMOUNTS = (*GAIN_KINDS, "goods")
KINDS = ("coal", "silk", "iron", "money", "vp", "goods")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "at", "to", "from")
# places of the table, and what somebody may have too little of
HERE = (
    "action", "action-now", "next", "next-if", "done", "last", "last-turn", "button", "worker", "worker-stuck", "bag",
    "factory", "slot", "slot-modifier", "slot-empty", "slot-now", "slot-below", "machine", "goods", "goods-empty",
    "goods-first", "goods-markets", "goods-produce", "destination", "destination-closed", "station", "cell",
    "cell-taken", "cell-full", "region", "contract", "contract-now", *(f"track-{track}" for track in TRACKS),
    "track-end", "department", *(f"fleet-{fleet}" for fleet in FLEETS), "fleet-now",
    *(f"no-{fleet}" for fleet in FLEETS), "goal", "supply-money", "supply-coal", "supply-coal-now", "supply-silk",
    "supply-iron", "supply-influence", "supply-influence-now", "tile", "tile-kept", "tile-empty", "consolidate",
    "consolidate-now", "consolidate-last", "panel", "rounds", "queue", "crew", "favors", "favors-now", "favor-past",
)  # fmt: skip
SHORT = ("worker", "science_level", "contract")
EVENTS = {
    "round": {"number": 3},
    "round_end": {"number": 3},
    "period_end": {"period": "II"},
    "turn": {"player": Noun("player-pink")},
    "queue": {"cell": Noun("hiring_cell-2")},
    "workers": {"number": 4},
    "queue_filled": {},
    "last_rounds": {"player": Noun("player-pink")},
    "influence": {"region": Noun("region-kansai"), "player": "Pink", "number": 14},
    "automa_cell": {"cell": Noun("hiring_cell-2")},
    "automa_left": {},
    "automa_right": {},
    "automa_worker": {"worker": Noun("worker-red"), "cell": Noun("hiring_cell-2")},
    "automa_no_worker": {"cell": Noun("hiring_cell-2")},
    "automa_train": {"station": Noun("station-kansai-3")},
    "automa_influence": {"number": 4, "cell": Noun("cell-kyoto_n")},
    "automa_nothing": {},
    "automa_shuffle": {},
    "solo_won": {"rating": "brilliant"},
    "solo_lost": {},
}

# questions that read differently while something cannot be done
WITHOUT = (
    "turn-without-consolidate",
    "turn-without-act",
    "machines-without-stop",
    "production-without-stop",
    "ships-without-stop",
    "trains-without-stop",
    "markets-without-stop",
    "investment-without-stop",
    "leftover-without-silk",
    "end-without-silk",
)


def nouns():
    """The id of every noun that some action or face of the game uses."""
    for name in CATALOGUE.names:
        verb, _, noun = name.partition(":")
        if noun:
            yield NOUNS.get(name, NOUNS.get(verb, "no noun for " + verb)).format(noun)
    yield from (f"player-{colour}" for colour in GAME.meta.colours)
    yield from (
        f"{kind}-{colour}" for kind in ("colour", "worker", "expert", "department", "office") for colour in COLOURS
    )
    yield from (f"type-{type}" for type in TYPES)
    yield from (f"factory-{factory}" for factory in (*FACTORIES, "old"))
    yield from (f"amount-{kind}-2" for kind in AMOUNTS)
    yield from (f"kind-{kind}" for kind in KINDS)
    yield from (f"track-{track}" for track in TRACKS)
    yield from (f"action-{action}" for action in ACTIONS)
    yield from (f"piece-{piece}" for piece in FLEETS)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"city-{city}" for city in CITIES)
    yield from (f"side-{side}" for side in SIDES)
    yield from (f"cell-{cell}" for cell in CELLS)
    yield from (f"station-{station}" for station in STATIONS)
    yield from (f"destination-{destination}" for destination in DESTINATIONS)
    yield from (f"tile-{tile}" for tile in TILES_A)
    yield from (f"goal-{goal}" for goal in COMMON_GOALS)
    yield from (f"common-{goal}" for goal in COMMON_GOALS)
    yield from (f"rating-{n}" for n in range(1, 2 + len(COMPONENTS["solo"]["ratings"]["more_than"])))
    yield from (f"score-{score}" for score in SCORES)
    yield from ("automa", "foreign", "hiring_cell-1")


def expected():
    """The id of every message that something says."""
    found = messages(FOLDER, "en")
    for noun in nouns():
        yield noun if noun in found else NUMBERED.fullmatch(noun)[1]
    yield "title"
    yield from (f"verb-{verb}" for verb in CATALOGUE.verbs)
    yield from (f"verb-stop-{kind}" for kind, verbs in AGENDA.asks.items() if "stop" in verbs)
    yield from ("verb-ship-free_ship", "verb-train-free_train", "verb-done-leftover")  # where they read differently
    yield from (f"log-{verb}" for verb in CATALOGUE.verbs)
    yield from (f"prompt-{kind}" for kind in (*AGENDA.asks, "over"))
    yield from (f"prompt-{question}" for question in WITHOUT)
    yield from (f"rule-{number}" for number in RULES)
    yield from (f"ability-{name}" for name in (*SHAPES, *BARE.values(), *CONDITIONS))
    yield from (f"ability-{name}" for name in ("none", "immediate", "modifier", "special", "or", "and", "back"))
    yield from (f"tile-{tile}-effect" for tile in TILES_A)
    yield from (f"event-{event}" for event in EVENTS)
    yield from (f"here-{place}" for place in HERE)
    yield from (f"amount-{what}" for what in SHORT)
    for name, option in GAME.meta.options.items():
        yield f"option-{name}"  # a seat is shown by its colour
        yield from (f"option-{name}-{choice}" for choice in option.choices if not choice.isdigit())
    yield from ("summary", "credits")
    yield from (f"component-{file.stem}" for file in (GAME_FOLDER / "box").glob("*.toml"))
    yield from (f"chapter-{n}" for n in re.findall(r"^### (\d+) ", LEDGER, re.MULTILINE))


def test_everything_has_its_words_and_nothing_is_said_in_vain():
    found, wanted = messages(FOLDER, "en").keys(), set(expected())
    assert sorted(wanted - found) == []
    spoken = [*said(GAME_FOLDER / "face", PAGES), cases(GAME, GAME_FOLDER)]
    assert in_vain(found - wanted, spoken) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_actions_have_different_words(lang):
    """What a decision offers can be told apart by what it says."""
    w = words(lang)
    for kind, verbs in AGENDA.asks.items():
        names = [name for name in CATALOGUE.names if name.partition(":")[0] in verbs]
        said = [w.action(name, kind) for name in names]
        assert len(set(said)) == len(said), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_can_be_said_in_every_case(lang):
    w = words(lang)
    for noun in nouns():
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
def test_an_ability_is_told_with_the_numbers_of_the_tables(lang):
    """Every number that the components give one side is in its sentence."""
    w = words(lang)
    for token, row in enumerate(COMPONENTS["factories"]["factory"]):
        for side, given in enumerate((row["a"], row["b"])):
            text = ability_text(w, token, side)
            assert not re.search(r"[{}$]|  |None", text), text
            numbers = {int(n) for n in re.findall(r"\d+", text)}
            wanted = [
                *given.get("gain", {}).values(),
                *(given.get(key, 0) for key in ("most", "money", "iron", "finance")),
            ]
            assert numbers >= {n for n in wanted if n}, text
            if given.get("count", 1) > 1:
                assert given["count"] in numbers, text


def test_an_overlay_changes_the_sentence(monkeypatch):
    w, token = words("en"), FACTORIES.index("lamps_5")
    assert ability_text(w, token, 0) == "Once: ¥2 for each machine on your factories, up to ¥8"
    for name, table, value in (("ABILITY_COUNT", ABILITY_COUNT, 3), ("ABILITY_MOST", ABILITY_MOST, 11)):
        changed = table.copy()
        changed[token, 0] = value
        monkeypatch.setattr(ability_words, name, changed)
    assert ability_text(w, token, 0) == "Once: ¥3 for each machine on your factories, up to ¥11"


@pytest.mark.parametrize(
    ("factory", "side", "text"),
    [
        ("cotton_1", 0, "Once: 2 science steps"),
        ("cotton_2", 1, "Once: the white or red department’s bonus"),
        ("cotton_4", 0, "With Machines, if a machine is built here: 2 science steps"),
        ("paper_3", 1, "Always: in step B of a consolidation you keep coal and money, 3 in total"),
        ("bento_3", 0, "With Mining: 1 iron and 1 mining step"),
        ("lenses_2", 0, "Once: a free train, then optionally one in another region for ¥5 and 1 iron"),
        (
            "lenses_2",
            1,
            "Once: a free train, then optionally one in another region for 1 iron and going back 2 finance steps",
        ),
        ("lamps_4", 1, "With Investment and contracts, if a contract is fulfilled: a free machine"),
        ("clocks_2", 0, "Once: a free ship, then optionally one more for 1 iron"),
        ("clocks_4", 1, "With Investment and contracts, if a contract is fulfilled: a free ship"),
    ],
)
def test_abilities_read_like_sentences(factory, side, text):
    assert ability_text(words("en"), FACTORIES.index(factory), side) == text


def glossary():
    """The rows of the ledger's glossary: the terms in en, ru, uk and pl."""
    table = re.search(r"### Terms\n\n.*\n\|[-|]+\n((?:\|.*\n)+)", LEDGER)[1]
    return {
        cells[0]: cells[:4]
        for cells in ([cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines())
    }


@pytest.mark.parametrize(("column", "lang"), list(enumerate(LANGUAGES)))
def test_names_are_those_of_the_glossary(column, lang):
    w, terms = words(lang), glossary()
    ids = {
        "coal": "kind-coal", "silk": "kind-silk", "iron": "kind-iron", "money": "kind-money", "goods": "kind-goods",
        "old factory": "factory-old", "Automa": "automa", "foreign companies": "foreign",
        "worker queue": "label-queue", "favour token": "label-favors", "colour order": "label-colour_order",
        "influence token": "label-tokens", "common goal": "label-common_goals", "solo goal": "label-solo_goals",
    }  # fmt: skip
    for term, id in ids.items():
        wanted = [word.strip() for word in terms[term][column].split(",")]
        stems = [re.sub(r"\w{0,2}$", "", word.split()[0].lower()) for word in wanted]  # plurals end otherwise
        assert any(w.noun(id).lower().startswith(stem) for stem in stems), (term, w.noun(id))
    pieces = terms["ship, machine, train"][column].split(", ")
    assert [w.noun(f"piece-{piece}") for piece in FLEETS] == pieces


PLURALS = {
    "en": {"amount-science": "1 science step, 2 science steps, 5 science steps, 21 science steps"},
    "ru": {
        "amount-coal": "1 уголь, 2 угля, 5 угля, 21 уголь",
        "amount-iron": "1 железо, 2 железа, 5 железа, 21 железо",
        "amount-goods": "1 товар, 2 товара, 5 товаров, 21 товар",
        "steps": "1 деление, 2 деления, 5 делений, 21 деление",
    },
    "uk": {
        "amount-coal": "1 вугілля, 2 вугілля, 5 вугілля, 21 вугілля",
        "amount-silk": "1 шовк, 2 шовку, 5 шовку, 21 шовк",
        "amount-goods": "1 товар, 2 товари, 5 товарів, 21 товар",
        "steps": "1 крок, 2 кроки, 5 кроків, 21 крок",
    },
    "pl": {
        "amount-coal": "1 węgiel, 2 węgle, 5 węgli, 21 węgli",
        "amount-silk": "1 jedwab, 2 jedwabie, 5 jedwabi, 21 jedwabi",
        "amount-goods": "1 towar, 2 towary, 5 towarów, 21 towarów",
        "steps": "1 krok, 2 kroki, 5 kroków, 21 kroków",
    },
}


@pytest.mark.parametrize(("lang", "noun"), [(lang, noun) for lang in PLURALS for noun in PLURALS[lang]])
def test_plurals(lang, noun):
    assert ", ".join(words(lang).noun(f"{noun}-{n}") for n in (1, 2, 5, 21)) == PLURALS[lang][noun]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_is_written_in_thousands_of_yen(lang):
    assert words(lang).noun("amount-money-6") == "¥6"
    assert len(GAINS[0]) == len(GAIN_KINDS)


@pytest.mark.parametrize(
    ("lang", "button", "log"),
    [
        ("en", "Hire a white worker", "Green hires a white worker"),
        ("ru", "Нанять белого рабочего", "Зелёный нанимает белого рабочего"),
        ("uk", "Найняти білого робітника", "Зелений наймає білого робітника"),
        ("pl", "Zatrudnij białego robotnika", "Zielony zatrudnia białego robotnika"),
    ],
)
def test_hiring_a_white_worker(lang, button, log):
    w = words(lang)
    assert w.action("hire:white", "hiring") == button
    assert w.log(w.noun("player-green"), "hire:white") == log
