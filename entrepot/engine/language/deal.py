"""The deal: SipHash-2-4 of a secret key and a counter kept in the record, with commitment and reveal."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from .rule import count_bits, i64, rule, trailing_zeros, u64


@rule
def siphash(s: Any, message: int) -> int:
    """SipHash-2-4 of one 64-bit word under the record's key."""
    k0 = u64(s.key[0])
    k1 = u64(s.key[1])
    v0 = k0 ^ u64(0x736F6D6570736575)
    v1 = k1 ^ u64(0x646F72616E646F6D)
    v2 = k0 ^ u64(0x6C7967656E657261)
    v3 = k1 ^ u64(0x7465646279746573)
    word = u64(message)
    # Named before the loop: interpreted, a call for each cost more than the arithmetic.
    mask = u64(0xFFFFFFFFFFFFFFFF)
    n13, n16, n17, n21, n32 = u64(13), u64(16), u64(17), u64(21), u64(32)
    n43, n47, n48, n51 = u64(43), u64(47), u64(48), u64(51)
    # two compression rounds for the word, two for the block that holds its length (8), four to finish
    for turn in range(8):
        if turn == 0:
            v3 = v3 ^ word
        if turn == 2:
            v0 = v0 ^ word
            word = u64(8 << 56)
            v3 = v3 ^ word
        if turn == 4:
            v0 = v0 ^ word
            v2 = v2 ^ u64(255)
        v0 = (v0 + v1) & mask
        v1 = ((v1 << n13) & mask | (v1 >> n51)) ^ v0
        v0 = (v0 << n32) & mask | (v0 >> n32)
        v2 = (v2 + v3) & mask
        v3 = ((v3 << n16) & mask | (v3 >> n48)) ^ v2
        v0 = (v0 + v3) & mask
        v3 = ((v3 << n21) & mask | (v3 >> n43)) ^ v0
        v2 = (v2 + v1) & mask
        v1 = ((v1 << n17) & mask | (v1 >> n47)) ^ v2
        v2 = (v2 << n32) & mask | (v2 >> n32)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw(s: Any, n: int) -> int:
    """A number from 0 to n-1. The bias, n / 2**32 at most, is far below what any number of games could show."""
    word = siphash(s, s.counter)
    s.counter += 1
    return i64(u64((word >> u64(32)) * u64(n)) >> u64(32))


@rule
def draw_one_of(s: Any, bits: int) -> int:
    """The number of one set bit of several, each as likely as the other."""
    skip = draw(s, count_bits(bits))
    while skip > 0:
        bits = bits & (bits - 1)
        skip -= 1
    return trailing_zeros(bits)


@dataclass(frozen=True)
class Deal:
    """Who fixes the key: a secret committed to before play, and one nonce per seat mixed in afterwards."""

    secret: bytes
    nonces: tuple[bytes, ...] = ()

    @classmethod
    def seeded(cls, seed: int) -> Deal:
        """The deal of a numbered game: anybody can repeat it."""
        return cls(b"entrepot" + str(seed).encode())

    @classmethod
    def fresh(cls, nonces: tuple[bytes, ...] = ()) -> Deal:
        return cls(secrets.token_bytes(32), nonces)

    @property
    def key(self) -> tuple[int, int]:
        # each nonce with its length, so that no two lists of nonces read the same
        mixed = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in self.nonces)
        digest = hashlib.sha256(self.secret + mixed).digest()
        return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")

    @property
    def commitment(self) -> str:
        # A domain of its own: without nonces the key is itself a SHA-256 of the secret and must not be published.
        return hashlib.sha256(b"entrepot commitment:" + self.secret).hexdigest()
