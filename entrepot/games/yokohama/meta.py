"""Yokohama in a few words, loadable without its rules."""

from pathlib import Path

from entrepot.engine.language.game import WHO_BEGINS, Meta, Option

META = Meta(
    name="yokohama",
    title="Yokohama",
    prefix="YK",
    rules_version=1,
    players=(2, 3, 4),
    minutes=(60, 120),
    weight="heavy",
    colours=("blue", "pink", "purple", "yellow"),
    options={
        "edition": Option(("original", "synapses"), "synapses"),
        "agents": Option(("extra", "replace"), "extra", only=("edition", "original")),
        "rewards": Option(("off", "on"), "off", only=("edition", "synapses")),
        "free_agents": Option(("off", "on"), "off", only=("edition", "synapses")),
        "church_yen": Option(("2", "1"), "2", only=("edition", "original"), ruling=1254),
        "first": WHO_BEGINS,
    },
    credits="Yokohama was designed by Hisashi Hayashi. This is an unofficial, unaffiliated implementation.",
    longest=7000,
    reconstructed=True,
    folder=Path(__file__).parent,
)
