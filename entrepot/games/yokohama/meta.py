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
        "own_president": Option(("paid", "free"), "paid", ruling=412),
        "church_limit": Option(("action", "turn"), "action", ruling=1257),
        "mining": Option(("anywhere", "listed"), "anywhere", ruling=1315),
        "station": Option(("direct", "walk"), "direct", ruling=1338),
        "station_assistant": Option(("needed", "waived"), "needed", ruling=1339),
        "first": WHO_BEGINS,
    },
    credits="Yokohama was designed by Hisashi Hayashi. This is an unofficial, unaffiliated implementation.",
    longest=7000,
    reconstructed=True,
    folder=Path(__file__).parent,
)
