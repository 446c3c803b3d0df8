"""Records as text: each is stored as its difference from the one before, mostly zeros, so a move takes a few bytes."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence

import numpy as np

from ..errors import EntrepotError

MOST = 1 << 26  # bytes that a text may unpack to; a short text can unpack to a great deal


def pack(records: Sequence[bytes]) -> str:
    rows = np.frombuffer(b"".join(records), np.uint8).reshape(len(records), -1)
    rows = np.vstack([rows[:1], rows[1:] ^ rows[:-1]])
    return base64.b64encode(zlib.compress(rows.tobytes(), 9)).decode()


def unpack(text: str, size: int, count: int) -> list[bytes]:
    """That many records of that size; anything else is refused, however large it would unpack."""
    if count * size > MOST:
        raise EntrepotError(f"{count} records are too many to read: the file was changed; use the original.")
    opened = zlib.decompressobj()
    try:
        data = opened.decompress(base64.b64decode(text, validate=True), count * size + 1)
    except (binascii.Error, zlib.error):
        raise EntrepotError("the records cannot be unpacked: the file was changed; ask for it again.") from None
    if len(data) != count * size or not opened.eof:
        raise EntrepotError("the numbers of records and moves differ: the file was changed; ask for it again.")
    rows = np.bitwise_xor.accumulate(np.frombuffer(data, np.uint8).reshape(count, size), axis=0)
    return [row.tobytes() for row in rows]
