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
        "entries": Option(("free", "all"), "free", ruling=716),
        "starting_book": Option(("stays", "turns"), "stays", ruling=905),
        "idle_markers": Option(("off", "on"), "off", ruling=1107),
        "merchant_tile": Option(("active", "all"), "active", ruling=1213),
        "bonus_from": Option(("turn", "round"), "turn", ruling=1619),
        "banana_bonus": Option(("split", "whole"), "split", ruling=1723),
        "diamond_end": Option(("paid", "lost"), "paid", ruling=1808),
        "first": WHO_BEGINS,
    },
    credits="Mombasa was designed by Alexander Pfister. This is an unofficial, unaffiliated implementation.",
    longest=2000,
    reconstructed=True,
    folder=Path(__file__).parent,
)
