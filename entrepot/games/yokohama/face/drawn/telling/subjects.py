"""What each place is about, in terms of the ledger's glossary: a rule that answers there has to name one of them."""

from __future__ import annotations

from ....actions import AREAS, GOODS, TECHNOLOGIES
from ....box.tables import AREA_KIND, KINDS_OF_AREA
from ....meta import META


def _named(name: str) -> str:
    """As the glossary writes it: `customs_house` is Customs House."""
    return name.replace("_", " ").title().replace(" Of ", " of ")


SUBJECTS: dict[str, tuple[str, ...]] = {
    **{f"area-{area}": ("area", "president", "agent", _named(KINDS_OF_AREA[AREA_KIND[n]]))
       for n, area in enumerate(AREAS)},
    **{f"technology-{name}": (_named(name),) for name in TECHNOLOGIES},
    **{f"technology-{seat}-{name}": (_named(name),) for seat in range(max(META.players)) for name in TECHNOLOGIES},
    "site": ("shop",),
    "house": ("trading house",),
    "token": ("5-power token",),
    "board-port_a": ("Port",), "board-port_b": ("Port",),
    "board-laboratory_a": ("Laboratory",), "board-laboratory_b": ("Laboratory",),
    "board-church": ("Church",),
    "board-customs": ("Customs House",),
    "port": ("Port",),
    "lab": ("Laboratory",),
    "church": ("Church",),
    "customs": ("Customs House",),
    "order": ("order",),
    "achievement": ("achievement",),
    "reward": ("achievement reward token",),
    "agent": ("agent",),
    "supply": ("agent",),
    **{f"good-{good}": ("good", good) for good in GOODS},
    "good-import": ("import",),
    "good-yen": ("money", "yen", "¥"),
    "piece-assistant": ("assistant",),
    "piece-shop": ("shop",),
    "piece-trading_house": ("trading house",),
    "piece-president": ("president",),
    "panel": ("hand", "warehouse"),
    "meter": ("end trigger",),
    "meter-technologies": ("technology",),
}  # fmt: skip
