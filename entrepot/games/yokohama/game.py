"""Yokohama as the house sees it: its rules, tables and faces in one object."""

from entrepot.engine.game import Game

from . import balance, frames, secrets, setup, tables, turn
from .actions import CATALOGUE
from .evaluation import evaluate
from .face import drawn_face, text_face
from .meta import META
from .record import LAYOUT

__all__ = ["GAME"]

_MODULES = (
    "record", "frames", "tables", "setup", "technologies", "countries", "placement", "rewards", "movement", "scoring",
    "ending", "action", "port", "laboratory", "trade", "boards", "extras", "secrets", "candidates", "turn", "actions",
    "balance",
)  # fmt: skip

GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    kinds=frames.KINDS,
    asks=frames.ASKS,
    not_now=frames.NOT_NOW,
    out_of_turn=301,
    after_the_end=1609,
    setup=setup.setup,
    actors=turn.actors,
    verbs=turn.VERBS,
    advance=turn.advance,
    may_force=turn.may_force,
    hide=secrets.hide,
    guess=secrets.guess,
    scores=lambda s: tuple(s.vp[p] for p in range(s.players)),
    ranks=lambda s: tuple(s.rank[p] for p in range(s.players)),
    conserved=balance.conserved,
    components=tables.COMPONENTS.digest,
    rule_modules=tuple(f"{__package__}.{name}" for name in _MODULES),
    together=frames.TOGETHER,
    extra={
        "closing": {"phase_c": "done"},  # what Confirm says at the end of a turn
        "money": lambda s, player: s.yen[player],  # what a walk may cost
        "components_folder": tables.FOLDER,
        "first_legend": tables.FOLDER.parent / "first_legend.json",
        "evaluation": evaluate,
        "face": drawn_face,
        "text": text_face,
        "wrong": balance.wrong,
        "purse": balance.purse,
        "payment": balance.payment,
    },
)
