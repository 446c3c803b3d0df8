"""Mombasa in a few words, loadable without its rules."""

from pathlib import Path

from entrepot.engine.language.game import WHO_BEGINS, Meta, Option

META = Meta(
    name="mombasa",
    title="Mombasa",
    prefix="MB",
    rules_version=1,
    players=(2, 3, 4),
    minutes=(90, 150),
    weight="heavy",
    colours=("blue", "pink", "purple", "yellow"),
    options={
        "tracks": Option(("first", "random"), "first"),
        "tiles": Option(("first", "chosen"), "first"),
        "first": WHO_BEGINS,
    },
    credits="Mombasa was designed by Alexander Pfister. This is an unofficial, unaffiliated implementation.",
    longest=2000,
    reconstructed=True,
    folder=Path(__file__).parent,
)
