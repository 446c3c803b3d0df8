"""The ledger of a game: its rules and worked examples, and what ties tests and refusals to them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import EntrepotError
from ..language.game import Meta
from .proofs import Proof, proofs_in
from .refusals import Refusal, refusals_in

PACKAGE = Path(__file__).parents[2]
ROOT = PACKAGE.parent
LINE = re.compile(
    r"- \*\*(?P<id>[A-Z]{2}-\d{2,4})\*\* (?:\[(?P<tag>\w+)\] )?(?:\((?P<mark>ruling|note)\) )?(?P<text>.+)"
)


@dataclass(frozen=True)
class Rule:
    """A rule or a worked example: `tag` says in which edition it holds, `mark` is ruling, note or nothing."""

    id: str
    tag: str
    mark: str
    text: str

    @property
    def note(self) -> bool:
        return self.mark == "note"


@dataclass
class Ledger:
    """All rules and examples of a game, by id."""

    meta: Meta
    rules: dict[str, Rule]
    examples: dict[str, Rule]

    def get(self, id: str) -> Rule:
        found = self.rules.get(id) or self.examples.get(id)
        if found is None:
            raise EntrepotError(
                f"The ledger of {self.meta.title} has no {id!r}; write an id such as {next(iter(self.rules))}."
            )
        return found

    def to_prove(self) -> list[str]:
        """Everything that needs a test: all but the notes."""
        return [id for id, rule in {**self.rules, **self.examples}.items() if not rule.note]


@dataclass
class Account:
    """How the ledger, the tests and the refusals match."""

    ledger: Ledger
    proofs: dict[str, list[Proof]]
    refusals: list[Refusal]
    missing: list[str] = field(default_factory=list)  # ids without a test
    unknown: list[str] = field(default_factory=list)  # tests that name no rule of the ledger
    astray: list[str] = field(default_factory=list)  # refusals by no rule of the ledger, or by a note

    @property
    def balanced(self) -> bool:
        return not (self.missing or self.unknown or self.astray)


def ledger_of(meta: Meta) -> Ledger:
    """Read a game's ledger, from the repository or from the installed package."""
    return read(meta, text_of(meta))


def text_of(meta: Meta) -> str:
    """The ledger as it is written."""
    file = file_of(meta)
    if file is None:
        raise EntrepotError(f"The ledger of {meta.title} is missing; reinstall Entrepôt.")
    return file.read_text(encoding="utf-8")


def file_of(meta: Meta, lang: str = "") -> Path | None:
    """A ledger, or its translation: in the game's own package, or with those of Entrepôt."""
    ending = f".{lang}.md" if lang else ".md"
    name = meta.name + ending
    places = (meta.folder / f"ledger{ending}", PACKAGE / "ledger" / name, ROOT / "docs" / "rules" / name)
    return next((place for place in places if place.is_file()), None)


def read(meta: Meta, text: str) -> Ledger:
    ledger = Ledger(meta, {}, {})
    kinds = {meta.prefix: ledger.rules, f"{meta.prefix[0]}X": ledger.examples}
    for line in text.splitlines():
        found = LINE.match(line)
        kind = kinds.get(found["id"][:2]) if found else None
        if found and kind is not None:
            if found["id"] in kind:
                raise EntrepotError(f"The ledger of {meta.title} has {found['id']} twice; use each id only once.")
            kind[found["id"]] = Rule(found["id"], found["tag"] or "both", found["mark"] or "", found["text"])
    if not ledger.rules:
        raise EntrepotError(f"The ledger of {meta.title} has no rules; a rule is a line '- **{meta.prefix}-101** …'.")
    return ledger


def tests_of(meta: Meta) -> Path | None:
    """The folder of all tests; a wheel has none."""
    return ROOT / "tests" if (ROOT / "tests" / "games" / meta.name).is_dir() else None


def account(meta: Meta) -> Account:
    """Compare a game's ledger with the tests that prove it and with the refusals in its code."""
    ledger = ledger_of(meta)
    tests = tests_of(meta)
    if tests is None:
        raise EntrepotError("The tests are not installed with Entrepôt; run this in its repository, or name a rule.")
    own = {id[:3] for id in (*ledger.rules, *ledger.examples)}
    proofs = proofs_in(tests)
    result = Account(ledger, proofs, refusals_in(meta.folder))
    known = {**ledger.rules, **ledger.examples}
    result.missing = [id for id in ledger.to_prove() if id not in proofs]
    for id, named in sorted(proofs.items()):
        # In the game's own folder any unknown id is a mistake; elsewhere it may belong to another game.
        strange = [proof for proof in named if id[:3] in own or f"games/{meta.name}/" in proof.file]
        if id not in known:
            result.unknown += [f"{proof.file}:{proof.line}: {id}" for proof in strange]
    for refusal in result.refusals:
        rule = ledger.rules.get(f"{meta.prefix}-{refusal.number}")
        if rule is None or rule.note:
            why = "is a note" if rule else "is not in the ledger"
            result.astray.append(f"{refusal.file.name}:{refusal.line}: {meta.prefix}-{refusal.number} {why}")
    return result
