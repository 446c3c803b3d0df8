"""What the file of the map must hold: borders that agree on both sides, and no region out of reach."""

from entrepot.engine.language.components import Components

from ..actions import COMPANIES, REGIONS
from .checks import different

KINDS = {
    **dict.fromkeys("nesw", "coast"),
    "i": "inner",
    "c": "central",
    "x": "enclave",
}  # by the first letter of the id
BORDERS = ("single", "double")
REWARDS = ("money", "diamonds", "bp", "steps")
BASE_BORDERS, EDGE, MOST = 3, 1000, 9  # of a company; of the drawing; of a reward


def check_map(c: Components) -> None:
    c.keys("map", "", ("region", "expansion", "drawing"))
    paths = dict(zip(REGIONS, c.named("map", "region", REGIONS, "regions"), strict=True))
    at_base = dict.fromkeys(COMPANIES, 0)
    for name, path in paths.items():
        company = _region(c, path, name)
        if company:
            at_base[company] += 1
    for company, found in at_base.items():
        if found != BASE_BORDERS:
            c.fail(
                "map", "region", f"has {found} borders with the base of {company}, needs {BASE_BORDERS}; change them"
            )
    for name, path in paths.items():
        _borders(c, path, name, paths)
    _connected(c, paths)
    c.keys("map", "expansion", ("foreign_cost",))
    c.integer("map", "expansion.foreign_cost", 0, MOST)
    c.keys("map", "drawing", ("outline", "enclave_radius"))
    _corners(c, "drawing.outline")
    c.integer("map", "drawing.enclave_radius", 1, EDGE)


def _region(c: Components, path: str, name: str) -> str:
    """One region by itself; the company at whose base it lies, or none."""
    kind = KINDS[name[0]]
    needed = ("id", "kind", "at", "gives", "mines", *BORDERS)
    if kind == "enclave":
        c.keys("map", path, needed)
    else:
        c.keys("map", path, (*needed, "base", "polygon"), (*needed, "polygon"))
        _corners(c, f"{path}.polygon")
    c.choice("map", f"{path}.kind", (kind,))
    c.integers("map", f"{path}.at", ("x", "y"), 0, EDGE)
    c.keys("map", f"{path}.gives", REWARDS, required=())
    gives = c.at("map", f"{path}.gives")
    if len(gives) > 1:
        c.fail("map", f"{path}.gives", f"has {len(gives)} rewards, needs 1 at most of {', '.join(REWARDS)}")
    for reward in gives:
        c.integer("map", f"{path}.gives.{reward}", 1, MOST)
    c.integer("map", f"{path}.mines", 0, MOST if "diamonds" in gives else 0)  # mine icons stand under diamonds
    others = tuple(other for other in REGIONS if other != name)
    single, double = (different(c, "map", f"{path}.{border}", others) for border in BORDERS)
    for other in double:
        if other in single:
            c.fail("map", f"{path}.double", f"names {other}, as single does; name every neighbour once")
    if kind == "enclave" and len(single + double) != 1:
        c.fail("map", path, f"is an enclave with {len(single + double)} neighbours, needs 1; change its borders")
    if "base" not in c.at("map", path):
        return ""
    c.keys("map", f"{path}.base", ("company", "border"))
    c.choice("map", f"{path}.base.border", BORDERS)
    return c.choice("map", f"{path}.base.company", COMPANIES)


def _borders(c: Components, path: str, name: str, paths: dict[str, str]) -> None:
    """Every border as its other side has it; nothing to gain around an enclave."""
    for border in BORDERS:
        for other in c.at("map", f"{path}.{border}"):
            if name not in c.at("map", f"{paths[other]}.{border}"):
                why = f"but {other} does not name {name} as {border}; list the border in both rows, in the same way"
                c.fail("map", f"{path}.{border}", f"names {other}, {why}")
            if KINDS[name[0]] == "enclave" and c.at("map", f"{paths[other]}.gives"):
                c.fail("map", f"{paths[other]}.gives", f"is a reward around the enclave {name}; remove it")


def _connected(c: Components, paths: dict[str, str]) -> None:
    reached, new = set(), {REGIONS[0]}
    while new:
        reached |= new
        new = {
            other for name in new for border in BORDERS for other in c.at("map", f"{paths[name]}.{border}")
        } - reached
    for name, path in paths.items():
        if name not in reached:
            c.fail("map", path, f"cannot be reached from {REGIONS[0]}; give it a border with the others")


def _corners(c: Components, path: str) -> None:
    """Three points at least, each two numbers."""
    for entry in c.each("map", path):
        point = c.at("map", entry)
        if (
            not isinstance(point, list)
            or [type(n) for n in point] != [int, int]
            or not 0 <= min(point) <= max(point) <= EDGE
        ):
            c.fail("map", entry, f"needs to be two whole numbers from 0 to {EDGE}, x and y")
    found = len(c.at("map", path))
    if found < 3:
        c.fail("map", path, f"has {found} corners, needs 3 at least; add some")
