"""Wharf in a few words, loadable without its rules."""

from pathlib import Path

from entrepot.engine.language.game import Meta, Option

META = Meta(
    name="wharf",
    title="Wharf",
    prefix="WF",
    rules_version=1,
    players=(2, 3, 4),
    minutes=(5, 10),
    weight="light",
    colours=("blue", "pink", "purple", "yellow"),
    options={"rounds": Option(("5", "8"), "5", players=(2,))},
    credits="Wharf was made to try out Entrepôt.",
    longest=400,
    folder=Path(__file__).parent,
    stage="rules",
)
