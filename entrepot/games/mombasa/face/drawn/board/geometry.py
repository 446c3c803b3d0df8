"""The map in pixels of the chart: regions, borders between them, and the shore that belongs to each base."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ....actions import COMPANIES, REGIONS
from ....box.tables import BASE_BORDER, BORDER, COMPONENTS
from ..parts import at

Point = tuple[float, float]
Ring = tuple[float, float, float, float]  # middle and radii

LAYOUT: dict[str, Any] = tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8"))
FRAME = (49.0, 47.0, 618.0, 418.0)  # the neat line of the chart: x, y, width, height
LEFT, TOP, ACROSS, DOWN = 126.5, 36.3, 0.47, 0.4417  # from a thousandth of the map to the chart

MAP = COMPONENTS["map"]
POLYGONS: tuple[tuple[Point, ...], ...] = tuple(
    tuple((float(x), float(y)) for x, y in region.get("polygon", ())) for region in MAP["region"]
)


def placed(point: Point) -> Point:
    """A point of the map on the chart."""
    return LEFT + ACROSS * point[0], TOP + DOWN * point[1]


def line(points: list[Point] | tuple[Point, ...]) -> str:
    """An open line through points of the map, as path data."""
    return "M" + "L".join(f"{at(x)} {at(y)}" for x, y in map(placed, points))


OUTLINE = line([(float(x), float(y)) for x, y in MAP["drawing"]["outline"]]) + "Z"
PATHS = tuple(line(polygon) + "Z" if polygon else "" for polygon in POLYGONS)  # [region]; none of an enclave


def _ring(region: int) -> Ring:
    x, y = placed(tuple(MAP["region"][region]["at"]))
    radius = LAYOUT["region"][REGIONS[region]]["radius"]
    return x, y, ACROSS * radius, DOWN * radius


RINGS: dict[int, Ring] = {n: _ring(n) for n, path in enumerate(PATHS) if not path}  # enclaves
HOSTS: dict[int, int] = {n: int(BORDER[n].argmax()) for n in RINGS}  # the region round an enclave


def _sides(polygon: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def _chains(sides: list[tuple[Point, Point]]) -> list[list[Point]]:
    """Sides in their order round a region, those that meet as one line."""
    chains: list[list[Point]] = []
    for start, end in sides:
        if chains and chains[-1][-1] == start:
            chains[-1].append(end)
        else:
            chains.append([start, end])
    if len(chains) > 1 and chains[-1][-1] == chains[0][0]:
        chains[0] = chains.pop() + chains[0][1:]
    return chains


def _borders() -> tuple[dict[tuple[int, int], str], dict[int, str]]:
    """Path data of the border between two regions, the lower number first, and of a region's shore."""
    owners: dict[frozenset[Point], list[int]] = {}
    for region, polygon in enumerate(POLYGONS):
        for side in _sides(polygon):
            owners.setdefault(frozenset(side), []).append(region)
    between: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    shore: dict[int, list[tuple[Point, Point]]] = {}
    for region, polygon in enumerate(POLYGONS):
        for side in _sides(polygon):
            beside = owners[frozenset(side)]
            if len(beside) == 1:
                shore.setdefault(region, []).append(side)
            elif region == min(beside):
                between.setdefault((min(beside), max(beside)), []).append(side)
    return (
        {pair: "".join(map(line, _chains(sides))) for pair, sides in between.items()},
        {region: "".join(map(line, _chains(sides))) for region, sides in shore.items()},
    )


BETWEEN, SHORES = _borders()


def _kind(number: int) -> str:
    """All borders that are single (1) or double (2), as one path."""
    inner = [path for pair, path in BETWEEN.items() if BORDER[pair] == number]
    return "".join([*inner, *(path for region, path in SHORES.items() if BASE_BORDER[:, region].max() == number)])


SINGLE, DOUBLE = _kind(1), _kind(2)
# [company]: the shore that its base lies at.
WATERS = tuple(
    tuple(path for region, path in SHORES.items() if BASE_BORDER[company, region]) for company in range(len(COMPANIES))
)
