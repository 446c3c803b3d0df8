"""The files of a game's box: each row says where it comes from and how sure it is."""

from __future__ import annotations

from entrepot import games
from entrepot.engine.language.components import CONFIDENCES, Components


def test_every_row_says_how_sure_it_is(boxed: str) -> None:
    folder = games.find(boxed).box
    found = Components.load(folder)
    for file in sorted(path.stem for path in folder.glob("*.toml")):
        for key, value in found[file].items():
            rows = found.each(file, key) if isinstance(value, list) else [key] if isinstance(value, dict) else []
            for row in rows:
                assert found.confidence(file, row) in CONFIDENCES
                assert found.at(file, row).get("source") or found[file]["source"]


def test_what_is_reconstructed_is_announced(boxed: str) -> None:
    """A game says that printed values were reconstructed exactly if some were."""
    folder = games.find(boxed).box
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.toml")]
    marked = any('confidence = "reconstructed"' in text for text in texts)
    assert games.meta(boxed).reconstructed == marked
