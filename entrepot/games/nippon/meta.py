"""Nippon: Zaibatsu in a few words, loadable without its rules."""

from pathlib import Path

from entrepot.engine.language.game import WHO_BEGINS, Meta, Option

META = Meta(
    name="nippon",
    title="Nippon: Zaibatsu",
    prefix="NZ",
    rules_version=2,
    players=(1, 2, 3, 4),
    minutes=(60, 120),
    weight="heavy",
    colours=("green", "pink", "purple", "orange"),
    options={
        "side": Option(("a", "b", "random"), "a"),
        "late": Option(("off", "on"), "off", players=(2, 3, 4)),
        "goals": Option(("off", "on"), "off", players=(2, 3, 4)),
        "level": Option(("easy", "normal", "hard"), "easy", players=(1,)),
        "modifier": Option(("last", "any"), "any", ruling=626),
        "old_factory": Option(("counts", "not"), "counts", ruling=228),
        "old_machines": Option(("0", "2"), "0", ruling=227),
        "coal_vp": Option(("off", "on"), "off", ruling=1712),
        "back_bonus": Option(("off", "on"), "off", ruling=506),
        "back_price": Option(("full", "part"), "full", ruling=327),
        "first": WHO_BEGINS,
    },
    credits="Nippon: Zaibatsu was designed by Nuno Bizarro Sentieiro and Paulo Soledade. "
    "This is an unofficial, unaffiliated implementation.",
    longest=3000,
    reconstructed=True,
    folder=Path(__file__).parent,
    former_colours=("blue", "pink", "purple", "yellow"),
)
