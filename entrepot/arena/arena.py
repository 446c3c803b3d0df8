"""An arena from its setting to its report; with a file, it goes on where it broke off."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from .counting import Report, report
from .file import File
from .playing import Room
from .running import here, on_ray
from .setting import Setting, units
from .shown import picture


def run(
    setting: Setting,
    out: Path | None = None,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Play what has not been played yet, on this machine or on the Ray cluster at that address."""
    with File(out, setting) if out else nullcontext() as file:
        played = dict(file.played) if file else {}
        for _ in played:
            progress()
        left = [unit for unit in units(setting) if unit not in played]
        games = on_ray(setting, left, ray) if ray else here(setting, left, jobs, Room.play)
        for one in games if left else ():
            if file:
                file.add(one)
            played[one.unit] = one
            progress()
    found = report(setting, played.values())
    if out:
        out.with_suffix(".svg").write_text(str(picture(found)), encoding="utf-8")
    return found
