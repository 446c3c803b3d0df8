"""The deal: SipHash-2-4, draws, commitment and reveal."""

import hashlib

import numpy as np
import pytest

from entrepot.engine.language.deal import Deal, draw, siphash
from entrepot.engine.language.record import Layout
from entrepot.engine.language.rule import Binding, i64, u64

KEY = bytes(range(16))
MESSAGE = int.from_bytes(bytes(range(8)), "little")
REFERENCE = bytes.fromhex("6224939a79f5f593")  # of the authors of SipHash, for this key and message


def record(key=KEY):
    s = Layout().plain(bytearray(Layout().size))
    s.key[0], s.key[1] = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    return s


def seeded(seed):
    s = record()
    s.key[0], s.key[1] = Deal.seeded(seed).key
    return s


def test_siphash_gives_the_reference_vector():
    assert siphash(record(), MESSAGE).to_bytes(8, "little") == REFERENCE


def test_siphash_depends_on_every_bit_of_key_and_message():
    whole = int.from_bytes(KEY, "little")
    keys = [(whole ^ 1 << bit).to_bytes(16, "little") for bit in range(128)]
    hashes = {siphash(record(), MESSAGE ^ 1 << bit) for bit in range(64)} | {siphash(record(key), 0) for key in keys}
    assert len(hashes) == 64 + 128


def test_siphash_stays_within_64_bits():
    assert all(0 <= siphash(record(), message) < 1 << 64 for message in range(100))


@pytest.mark.parametrize("n", [2, 6, 36])
def test_draws_are_uniform(n):
    s = seeded(7)
    counts = [0] * n
    for _ in range(200 * n):
        counts[draw(s, n)] += 1
    chi_square = sum((count - 200) ** 2 / 200 for count in counts)
    degrees = n - 1
    assert chi_square < degrees + 5 * (2 * degrees) ** 0.5  # five standard deviations


def test_each_draw_advances_the_counter_and_only_it():
    s = seeded(7)
    before = bytes(s.buffer)
    draws = [draw(s, 1000) for _ in range(20)]
    assert s.counter == 20
    assert len(set(draws)) > 15
    s.counter = 0
    assert bytes(s.buffer) == before
    assert [draw(s, 1000) for _ in range(20)] == draws


def test_a_draw_of_one_is_nought():
    assert {draw(seeded(seed), 1) for seed in range(20)} == {0}


def test_the_key_of_a_seeded_deal_is_the_head_of_a_sha_256():
    digest = hashlib.sha256(b"entrepot7").digest()
    key = Deal.seeded(7).key
    assert b"".join(word.to_bytes(8, "little") for word in key) == digest[:16]


def test_the_commitment_does_not_reveal_the_key():
    for deal in (Deal.seeded(7), Deal.fresh()):
        commitment = bytes.fromhex(deal.commitment)
        words = [word.to_bytes(8, order) for word in deal.key for order in ("little", "big")]
        assert not any(word in commitment for word in words)
        assert commitment != hashlib.sha256(deal.secret).digest()


def test_the_commitment_binds_the_secret_before_any_nonce_is_known():
    secret = b"s" * 32
    assert Deal(secret).commitment == Deal(secret, (b"blue", b"pink")).commitment
    assert Deal(secret).commitment != Deal(b"t" * 32).commitment


def test_every_nonce_changes_the_key():
    secret = b"s" * 32
    nonces = [(), (b"blue",), (b"blue", b"pink"), (b"pink", b"blue"), (b"blue", b"grey"), (b"bluep", b"ink")]
    assert len({Deal(secret, n).key for n in nonces}) == 6


def test_fresh_deals_differ():
    deal = Deal.fresh((b"blue",))
    assert len(deal.secret) == 32 and deal.nonces == (b"blue",)
    assert deal.key != Deal.fresh((b"blue",)).key


def test_compiled_draws_are_the_same():
    numba = pytest.importorskip("numba")
    binding = Binding({id(u64): np.uint64, id(i64): np.int64}, lambda table: table, numba.njit)
    compiled = binding(draw)
    s = seeded(7)
    twin = np.frombuffer(bytearray(s.buffer), Layout().dtype)
    assert [draw(s, 1000) for _ in range(50)] == [int(compiled(twin[0], 1000)) for _ in range(50)]
    assert twin["counter"][0] == 50
