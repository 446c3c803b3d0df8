"""The words of Yokohama: whole, agreed between the languages, and in the terms of the ledger's glossary."""

import re
from pathlib import Path

import pytest

from entrepot.engine.proof.refusals import refusals_in
from entrepot.games.yokohama.actions import AREAS, CATALOGUE, COUNTRIES, GOODS, PIECES, REWARD_TOKENS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import COMPONENTS
from entrepot.games.yokohama.decisions import AGENDA
from entrepot.games.yokohama.game import GAME
from entrepot.games.yokohama.words import NOUNS, words
from entrepot.paper.drawing import length
from entrepot.paper.words import LANGUAGES, NUMBERED, Noun, files
from entrepot.testing.wording import messages, variables
from tests.paper.said import cases, in_vain, said

GAME_FOLDER = Path(__file__).parents[3] / "entrepot" / "games" / "yokohama"
FOLDER = GAME_FOLDER / "words"
PAGES = Path(__file__).parents[3] / "entrepot" / "web" / "pages"
LEDGER = (Path(__file__).parents[3] / "docs" / "rules" / "yokohama.md").read_text(encoding="utf-8")

RULES = sorted({refusal.number for refusal in refusals_in(GAME_FOLDER)})
REWARD_KEYS = (*GOODS, "any", "import", "yen", "vp", "warehouse", "move")
ACHIEVEMENTS = {row["id"]: row["needs"] for row in COMPONENTS["achievements"]["achievement"]}
EFFECTS = {key.rpartition("_")[0]: n for key, n in COMPONENTS["technologies"]["effects"].items() if isinstance(n, int)}

# What the faces of the game say by name.
BOARDS = ("port_a", "port_b", "laboratory_a", "laboratory_b", "church", "customs")
TOKENS = ("five_power", "station", "free_agent", "reward", "first_player")
STEPS = ("placement", "movement", "area_action", "five_power", "building", "recovery")
SCORES = ("play", "church", "customs", "technology", "countries", "leftovers", "total")
LABELS = (
    "areas", "hand", "warehouse", "supply", "president", "assistants", "shops", "trading_houses", "goods", "imports",
    "yen", "vp", "power", "faith", "production_value", "technologies", "achievements", "orders", "orders_in_hand",
    "orders_completed", "order_deck", "technology_deck", "agents", "tokens", "flags", "building_tile", "reward",
    "exchange", "round",
)  # fmt: skip
# places of the table, and what somebody may have too little of
HERE = (
    "area", "area-canal", "area-405", "area-410", "site", "house", "token", "board", "port", "lab", "church", "customs",
    "order", "achievement", "reward", "agent", "supply", "technology", "technology-university",
    "technology-spinning_mill", "technology-exposition", "good", "good-import", "good-yen", "piece-assistant",
    "piece-shop", "piece-trading_house", "piece-president", "panel",
    "meter", "meter-technologies",
)  # fmt: skip
TAKEN = ("token", "supply", "reward", "piece-assistant", "piece-shop", "piece-trading_house")
NOW = ("acting", "area", "space", "source", "board", "chosen", "onward")
SHORT = ("assistant", "token", "order", "technology", "production_area", "commercial_area")
EVENTS = {
    "first_player": {"player": "Blue"},
    "round": {"number": 3},
    "turn": {"player": "Blue"},
    "action": {"player": "Blue", "area": Noun("area-bank"), "power": 4},
    "gain": {"player": "Blue", "amount": Noun("amount-fish-2")},
    "pay": {"player": "Blue", "rival": Noun("player-pink"), "number": 1},
    "canal": {"player": "Blue", "number": 1},
    "income": {"player": "Blue", "area": Noun("area-bank"), "number": 1},
    "order_taken": {"player": "Blue", "order": Noun("order-14")},
    "learnt": {"player": "Blue", "technology": Noun("technology-tram")},
    "refill_port": {"board": Noun("board-port_a"), "number": 9},
    "refill_laboratory": {"board": Noun("board-laboratory_a"), "number": 9},
    "station": {"area": Noun("area-copper_mine_1")},
    "system_of_stock": {"player": Noun("player-blue"), "number": 2},
    "agent": {"player": "Blue", "agent": Noun("agent-usa")},
    "no_agent": {"player": Noun("player-blue"), "agent": Noun("agent-usa")},
    "trigger_trading_houses": {"player": Noun("player-blue")},
    "trigger_shops": {"player": Noun("player-blue")},
    "trigger_orders": {},
    "trigger_church": {},
    "trigger_customs": {},
    "one_more_round": {},
    "final_round": {},
    "final_scoring": {},
    "score": {"player": "Blue", "category": Noun("score-church"), "number": 6},
    "dummy": {"category": Noun("score-church")},
}


# questions that read differently while something cannot be done
WITHOUT = (
    "moving-without-recall", "walking-without-stop", "pause-without-university", "pause-without-spinning_mill",
    "building-without-shop", "building-without-trading_house",
)  # fmt: skip


def nouns():
    """The id of every noun that some action or face of the game uses."""
    for name in CATALOGUE.names:
        verb, _, noun = name.partition(":")
        if noun:
            yield NOUNS.get(name, NOUNS.get(verb, "no noun for " + verb)).format(noun)
    yield from (f"player-{colour}" for colour in GAME.meta.colours)
    yield from (f"area-{area}" for area in AREAS)
    yield from (f"amount-{key}-2" for key in (*REWARD_KEYS, "goods"))
    yield from (f"piece-{piece}" for piece in ("president", *PIECES))
    yield from (f"{kind}-{country}" for kind in ("country", "agent") for country in COUNTRIES)
    yield from (f"reward-{token}" for token in REWARD_TOKENS)
    yield from (f"technology-{name}" for name in TECHNOLOGIES)
    yield from (f"board-{board}" for board in BOARDS)
    yield from (f"token-{token}" for token in TOKENS)
    yield from (f"score-{score}" for score in SCORES)
    yield "dummy"


def expected():
    """The id of every message that something says."""
    found = messages(FOLDER, "en")
    for noun in nouns():
        yield noun if noun in found else NUMBERED.fullmatch(noun)[1]
    yield "title"
    yield from (f"verb-{verb}" for verb in CATALOGUE.verbs)
    # "stop" says in each decision what it stops; in a walk it is the president
    yield from (f"verb-stop-{kind}" for kind, verbs in AGENDA.asks.items() if "stop" in verbs and kind != "walking")
    yield "verb-done-phase_c"  # it ends the turn there
    yield from (f"log-{verb}" for verb in CATALOGUE.verbs)
    yield from (f"log-{verb}-hidden" for verb in CATALOGUE.secret)
    yield from (f"prompt-{kind}" for kind in (*AGENDA.asks, "over"))
    yield from (f"prompt-{question}" for question in WITHOUT)
    yield "verb-done-phase_c"  # where it ends the turn
    yield from (f"rule-{number}" for number in RULES)
    yield from (f"technology-{name}-effect" for name in TECHNOLOGIES)
    yield from (f"achievement-{id}" for id in ACHIEVEMENTS)
    yield from (f"event-{event}" for event in EVENTS)
    yield from (f"label-{label}" for label in LABELS)
    yield from (f"phase-{phase}" for phase in "abc")
    yield from (f"step-{step}" for step in STEPS)
    yield from (f"here-{place}" for place in HERE)
    yield from (f"taken-{kind}" for kind in TAKEN)
    yield from (f"now-{what}" for what in NOW)
    yield from (f"amount-{what}" for what in SHORT)
    yield from (f"level-{level}" for level in sorted(set(COMPONENTS["boards"]["port"]["levels"])))
    for name, option in GAME.meta.options.items():
        yield f"option-{name}"  # a seat is shown by its colour
        yield from (f"option-{name}-{choice}" for choice in option.choices if not choice.isdigit())


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
        for case in ("nom", "gen", "dat", "acc", "ins", "loc", "at", "to", "from"):
            assert w.noun(noun, case)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang):
    for event, args in EVENTS.items():
        text = words(lang).text(f"event-{event}", **args)
        assert text and "{" not in text
        assert all(str(value) in text for value in args.values() if not isinstance(value, Noun)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_achievement_is_told_with_the_numbers_of_the_components(lang):
    for id, needs in ACHIEVEMENTS.items():
        changed = {key: value + 30 for key, value in needs.items()}
        text = words(lang).text(f"achievement-{id}", **changed)
        assert [int(n) for n in re.findall(r"3\d|4\d", text)] == list(changed.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_effect_is_told_with_the_number_of_the_components(lang):
    found = messages(FOLDER, lang)
    for name in TECHNOLOGIES:
        id = f"technology-{name}-effect"
        assert variables(found, id) == ({"number"} if name in EFFECTS else set()), name
        text = words(lang).text(id, number=37)
        assert ("37" in text) == (name in EFFECTS)
    assert "37" in words(lang).text("technology-mining_technology-effect-literal", number=37)


def glossary(section):
    """The rows of a table of the ledger's glossary: the preferred term in en, ru, uk and pl."""
    table = re.search(rf"### {section}\n\n.*\n\|[-|]+\n((?:\|.*\n)+)", LEDGER)[1]
    for row in table.splitlines():
        yield [cell.split(" / ")[0].strip().rstrip("*") for cell in row.strip("|").split("|")]


@pytest.mark.parametrize(("column", "lang"), list(enumerate(LANGUAGES)))
def test_areas_and_technologies_have_the_names_of_the_glossary(column, lang):
    w = words(lang)
    rows = [cells for section in ("Areas", "Technologies") for cells in glossary(section)]
    wanted = {name for cells in rows for name in cells[column].split(", ")}
    said = {re.sub(r" I+$", "", w.noun(f"area-{area}")) for area in AREAS}
    said |= {w.noun(f"technology-{name}") for name in TECHNOLOGIES}
    assert said == wanted


PLURALS = {
    "ru": {
        "amount-yen": "1 иена, 2 иены, 5 иен, 21 иена",
        "amount-vp": "1 ПО, 2 ПО, 5 ПО, 21 ПО",
        "amount-goods": "1 товар, 2 товара, 5 товаров, 21 товар",
        "amount-import": "1 импортный товар, 2 импортных товара, 5 импортных товаров, 21 импортный товар",
        "amount-copper": "1 медь, 2 меди, 5 меди, 21 медь",
        "amount-fish": "1 рыба, 2 рыбы, 5 рыб, 21 рыба",
    },
    "uk": {
        "amount-yen": "1 єна, 2 єни, 5 єн, 21 єна",
        "amount-vp": "1 бал, 2 бали, 5 балів, 21 бал",
        "amount-goods": "1 місцевий товар, 2 місцеві товари, 5 місцевих товарів, 21 місцевий товар",
        "amount-import": "1 імпортний товар, 2 імпортні товари, 5 імпортних товарів, 21 імпортний товар",
        "amount-copper": "1 мідь, 2 міді, 5 міді, 21 мідь",
        "amount-fish": "1 риба, 2 риби, 5 риби, 21 риба",
    },
    "pl": {
        "amount-yen": "1 jen, 2 jeny, 5 jenów, 21 jenów",
        "amount-vp": "1 punkt, 2 punkty, 5 punktów, 21 punktów",
        "amount-goods": "1 dobro handlowe, 2 dobra handlowe, 5 dóbr handlowych, 21 dóbr handlowych",
        "amount-import": "1 dobro importowane, 2 dobra importowane, 5 dóbr importowanych, 21 dóbr importowanych",
        "amount-copper": "1 miedź, 2 miedzi, 5 miedzi, 21 miedzi",
        "amount-fish": "1 ryba, 2 ryby, 5 ryb, 21 ryb",
    },
}


@pytest.mark.parametrize(("lang", "noun"), [(lang, noun) for lang in PLURALS for noun in PLURALS[lang]])
def test_plurals(lang, noun):
    assert ", ".join(words(lang).noun(f"{noun}-{n}") for n in (1, 2, 5, 21)) == PLURALS[lang][noun]


@pytest.mark.parametrize(
    ("lang", "button", "log"),
    [
        ("en", "Place an assistant in the Bank", "Blue places an assistant in the Bank"),
        ("ru", "Поставить ассистента в Банк", "Синий ставит ассистента в Банк"),
        ("uk", "Розташувати помічника в Банку", "Синій розташовує помічника в Банку"),
        ("pl", "Umieść asystenta w Banku", "Niebieski umieszcza asystenta w Banku"),
    ],
)
def test_placing_an_assistant_in_the_bank(lang, button, log):
    w = words(lang)
    assert w.action("place:bank") == button
    assert w.log(w.noun("player-blue"), "place:bank") == log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_together_has_a_single_colon(lang):
    """The places follow behind one."""
    said = [words(lang).text(f"run-{verb}", player="Blue", number=2) for verb in ("take_back", "place", "step", "hire")]
    assert not [sentence for sentence in said if ":" in sentence]


def test_the_russian_words_call_an_achievement_a_goal_everywhere():
    texts = [file.read_text(encoding="utf-8") for file in files(FOLDER, "ru")]
    assert not re.findall(r"достижени\w+", "".join(texts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_an_order_is_ready_fits_below_its_card(lang):
    assert length(words(lang).text("face-ready"), 11) < 90
