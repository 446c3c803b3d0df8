"""The chat and the proposals."""

from entrepot.web.storage import ChatRow, ProposalRow
from tests.web.storage.rows import seated


def test_the_last_lines_are_told_oldest_first(store):
    seated(store)
    for line, text in enumerate(["one", "two", "three"]):
        assert store.say("t1", line or None, "Ann", text, 10 - line).line == line
    assert store.chat("t1", 2) == [ChatRow("t1", 1, 1, "Ann", "two", 9), ChatRow("t1", 2, 2, "Ann", "three", 8)]
    assert store.chat("t1", 9)[0].seat is None
    assert store.chat("t2", 9) == []


def test_every_text_can_be_said(store):
    seated(store)
    assert store.say("t1", 0, "Ann\0", "a\0b \ud800 'ї' \U0001f6a2", 1).text == "ab ? 'ї' \U0001f6a2"
    assert store.chat("t1", 1)[0].text == "ab ? 'ї' \U0001f6a2"


def test_a_table_has_one_proposal(store):
    seated(store)
    assert store.proposal("t1") is None
    store.set_proposal(ProposalRow("t1", 0, 4, [1, 2], 50))
    store.set_proposal(ProposalRow("t1", 0, 4, [2], 50))
    assert store.proposal("t1") == ProposalRow("t1", 0, 4, [2], 50)
    store.drop_proposal("t1")
    assert store.proposal("t1") is None
