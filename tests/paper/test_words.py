"""The words of the house, and how words are found, put into cases and counted."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.paper.words import HOUSE, LANGUAGES, Noun, Words
from entrepot.testing.wording import disagreements, foreign_letters, messages

USED = {
    "players",
    "house-name", "language-name", "confirm", "undo", "redo", "quit", "save", "help", "why-not", "choose",
    "your-turn", "turn-of", "waiting", "thinking", "all-choose", "refused", "undo-none", "unknown-action",
    "not-a-number", "reconstructed", "reconstructed-note", "hidden", "saved", "game-over", "winner", "winners",
    "nobody-wins", "rank", "not-now", "needs", "then-ends", "then-over", "then-waits", "then-asked",
    "advice-action", "advice-wins", "advice-change", "advice-same", "advice-line", "advice-change-wins", "advice-step",
    "decimal-point",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "ru.ftl").write_text(
        "area-bank = Банк\n    .to = в Банк\n"
        "area-mine = Шахта { $number }\n    .to = на Шахту { $number }\n"
        "verb-place = Поставить { $noun-to }\nlog-place = { $player } ставит { $noun-to }\n"
        "log-place-hidden = { $player } ставит\nverb-stop = Хватит\n"
        "pay = { $player } платит { $rival-dat }\n"
    )
    (tmp_path / "ru.rules.ftl").write_text("rule-407 = Нельзя.\nprompt-placing = Ставьте.\n")
    return tmp_path


@pytest.fixture
def words(folder):
    return Words("ru", folder, nouns={"place": "area-{}", "place:home": "area-bank"})


def test_a_language_may_be_a_folder(folder):
    (folder / "ru").mkdir()
    (folder / "ru" / "more.ftl").write_text("more = ещё\n")
    assert Words("ru", folder).text("more") == "ещё"
    (folder / "ru" / "more.ftl").write_text("verb-stop = Стоп\n")
    with pytest.raises(EntrepotError, match=r"ru/more.ftl says 'verb-stop' a second time"):
        Words("ru", folder)


def test_the_languages_of_the_house_agree():
    assert disagreements(HOUSE) == []


def test_the_house_says_nothing_in_vain():
    assert messages(HOUSE, "en").keys() == USED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_writes_each_word_in_one_alphabet(lang):
    assert foreign_letters(HOUSE, lang) == []


def test_foreign_letters_are_seen(tmp_path):
    (tmp_path / "uk.ftl").write_text("area-bank = Бaнк, мыс { $noun }\n    .gen = Бaнку\n")
    assert foreign_letters(tmp_path, "uk") == ["Бaнк", "мыс", "Бaнку"]


def test_disagreements_are_seen(tmp_path):
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text("one = { $noun }\ntwo = 2\n")
    (tmp_path / "pl.ftl").write_text("one = { $noun-acc }\nthree = 3\n")
    (tmp_path / "uk.ftl").write_text("one = { $other }\ntwo = 2\n    .abl = 2\n")
    assert disagreements(tmp_path) == [
        "pl: three is missing in some languages",
        "pl: two is missing in some languages",
        "uk: one uses other variables",
        "uk: two has the case abl",
    ]


def test_a_noun_stands_in_the_case_its_sentence_asks_for(words):
    assert words.action("place:bank") == "Поставить в Банк"
    assert words.log("Синий", "place:bank") == "Синий ставит в Банк"
    assert words.noun("area-bank") == "Банк"
    assert words.noun("area-bank", "to") == "в Банк"


def test_a_case_not_spelt_out_is_the_plain_form(words):
    assert words.noun("area-bank", "gen") == "Банк"


def test_nouns_that_differ_by_a_number_are_one_message(words):
    assert words.noun("area-mine_2") == words.noun("area-mine-2") == words.noun("area-mine2") == "Шахта 2"
    assert words.action("place:mine_1") == "Поставить на Шахту 1"


def test_a_single_action_may_name_its_own_noun(words):
    assert words.action("place:home") == "Поставить в Банк"


def test_a_secret_action_is_told_without_its_noun(words):
    assert words.log("Синий", "place:?") == "Синий ставит"


def test_an_argument_may_be_a_noun_or_a_name(words):
    assert words.text("pay", player=Noun("area-bank"), rival="Синий") == "Банк платит Синий"


def test_prompts_rules_and_plain_verbs(words):
    assert (words.prompt("placing"), words.rule(407), words.action("stop")) == ("Ставьте.", "Нельзя.", "Хватит")
    assert words.action("stop", "placing") == "Хватит"  # nothing special is said there


def test_what_has_no_words_is_an_error_or_shown_by_its_id(words):
    with pytest.raises(EntrepotError, match="no words for 'area-moon' in 'ru'"):
        words.action("place:moon")
    assert words.get("area-moon") == "area-moon"
    assert words.get("verb-stop") == "Хватит"


def test_a_verb_outside_the_table_of_nouns_is_an_error(words):
    with pytest.raises(EntrepotError, match="add 'stop' to the game's nouns"):
        words.action("stop:bank")


def test_a_missing_argument_is_an_error(words):
    with pytest.raises(EntrepotError, match="'pay' cannot be said in 'ru'"):
        words.text("pay", player="Синий")


def test_an_unknown_language_is_an_error(folder):
    with pytest.raises(EntrepotError, match="no words in 'xx'; choose one of en, ru, uk, pl"):
        Words("xx", folder)


def test_a_folder_without_the_language_is_an_error(folder):
    with pytest.raises(EntrepotError, match=r"has no words in 'pl'; add the file pl.ftl"):
        Words("pl", folder)


def test_an_id_said_twice_is_an_error(folder):
    (folder / "ru.rules.ftl").write_text("verb-stop = Стоп\n")
    with pytest.raises(EntrepotError, match=r"ru.rules.ftl says 'verb-stop' a second time"):
        Words("ru", folder)


def test_a_broken_file_is_an_error_that_shows_the_place(folder):
    (folder / "ru.rules.ftl").write_text("rule-1 = Да\nrule 2 = Нет\n")
    with pytest.raises(EntrepotError, match=r"ru.rules.ftl cannot be read at 'rule 2 = Нет'"):
        Words("ru", folder)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", {1: "1 очко", 2: "2 очка", 5: "5 очков", 21: "21 очко"}),
        ("uk", {1: "1 бал", 2: "2 бали", 5: "5 балів", 21: "21 бал"}),
        ("pl", {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 21: "21 punktów"}),
    ],
)
def test_the_winner_s_points_are_counted(lang, said):
    words = Words(lang, HOUSE)
    for points, text in said.items():
        assert words.text("winner", player="Blue", points=points).endswith(f": {text}.")
