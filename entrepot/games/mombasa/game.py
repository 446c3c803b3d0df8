"""Mombasa as the house sees it: its rules, tables and faces in one object."""

from entrepot.engine.game import Game

from . import balance, frames, scoring, secrets, setup, tables, turn
from .actions import CATALOGUE
from .evaluation import evaluate
from .face import drawn_face, text_face
from .meta import META
from .record import LAYOUT

__all__ = ["GAME"]

_MODULES = (
    "record", "frames", "tables", "cards", "tracks", "display", "start", "planning", "goods", "bases", "rewards",
    "expansion", "books", "bookkeeper", "merchants", "special", "markers", "rounds", "scoring", "setup", "secrets",
    "turn", "actions", "balance",
)  # fmt: skip


GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    kinds=frames.KINDS,
    asks=frames.ASKS,
    not_now=frames.NOT_NOW,
    out_of_turn=501,
    after_the_end=1501,
    setup=setup.setup,
    actors=turn.actors,
    verbs=turn.VERBS,
    advance=turn.advance,
    may_force=turn.may_force,
    hide=secrets.hide,
    guess=secrets.guess,
    scores=lambda s: tuple(int(scoring.worth(s, p)) for p in range(s.players)),
    ranks=lambda s: tuple(s.rank[p] for p in range(s.players)),
    conserved=balance.conserved,
    components=tables.COMPONENTS.digest,
    rule_modules=tuple(f"{__package__}.{name}" for name in _MODULES),
    bystanders=turn.bystanders,
    together=frames.TOGETHER,
    extra={
        "closing": {"planning": "ready"},  # what Confirm says
        "evaluation": evaluate,
        "components_folder": tables.FOLDER,
        "first_legend": tables.FOLDER.parent / "first_legend.json",
        "face": drawn_face,
        "text": text_face,
        "wrong": balance.wrong,
        "purse": balance.purse,
        "payment": balance.payment,
    },
)
