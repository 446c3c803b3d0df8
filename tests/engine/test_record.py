"""The record: layout, hash, and the plain view of it."""

import numpy as np
import pytest

from entrepot.engine.language.record import ENGINE_FIELDS, Layout
from tests.variants import shaped

FIELDS = {
    "yen": shaped("i2", 4),
    "goods": shaped("i2", 4, 4),
    "first": shaped("i1"),
    "bits": shaped("i8", 3),
    "areas": shaped("i4"),
}


def fresh(layout):
    return layout.plain(bytearray(layout.size))


def fill(s):
    s.yen[2] = 300
    s.goods[3, 1] = -7
    s.first = 2
    s.bits[1] = 1 << 40
    s.areas = 0x01020304
    s.key[0] = (1 << 64) - 1
    return s


def test_fields_are_ordered_by_size_and_keep_their_types():
    layout = Layout(**FIELDS)
    sizes = [int(kind[1]) for kind, _ in layout.fields.values()]
    assert sizes == sorted(sizes, reverse=True)
    assert {**ENGINE_FIELDS, **FIELDS} == layout.declared
    assert {name: (one.width, one.shape) for name, one in layout.declared.items()}.items() <= layout.fields.items()
    assert layout.dtype["goods"].base == np.dtype("<i2") and layout.dtype["goods"].shape == (4, 4)


@pytest.mark.parametrize("odd", range(8))
def test_every_byte_belongs_to_a_field(odd):
    layout = Layout(**FIELDS, odd=shaped("i1", odd + 1))
    owned = [byte for name in layout.fields for byte in range(*layout.span(name).indices(layout.size))]
    assert sorted(owned) == list(range(layout.size))
    assert layout.size % 8 == 0
    assert layout.dtype.itemsize == layout.size


def test_the_spans_are_where_numpy_puts_the_fields():
    layout = Layout(**FIELDS)
    s = fill(fresh(layout))
    array = np.frombuffer(s.buffer, layout.dtype)[0]
    assert (array["yen"][2], array["goods"][3, 1], array["first"], array["areas"]) == (300, -7, 2, 0x01020304)
    assert (array["bits"][1], array["key"][0]) == (1 << 40, (1 << 64) - 1)


def test_the_hash_does_not_depend_on_the_order_of_the_fields():
    one, other = Layout(**FIELDS), Layout(**dict(reversed(FIELDS.items())))
    a, b = fill(fresh(one)), fill(fresh(other))
    assert one.offsets != other.offsets
    assert a.buffer != b.buffer
    assert one.hash(a.buffer) == other.hash(b.buffer)


def test_the_hash_sees_every_field_but_not_the_padding():
    layout = Layout(**FIELDS, odd=shaped("i1", 2))
    assert "pad" in layout.fields
    empty = layout.hash(bytes(layout.size))
    hashes = {name: layout.hash(changed(layout, name)) for name in layout.fields}
    assert hashes.pop("pad") == empty
    assert len({empty, *hashes.values()}) == len(hashes) + 1


def changed(layout, name):
    record = bytearray(layout.size)
    record[layout.span(name).start] = 1
    return record


def test_changed_names_the_fields_that_differ():
    layout = Layout(**FIELDS)
    s = fresh(layout)
    before = bytes(s.buffer)
    s.yen[0] = 1
    s.first = 1
    assert layout.changed(before, s.buffer) == ["first", "yen"]


def test_value_gives_plain_integers():
    layout = Layout(**FIELDS)
    s = fill(fresh(layout))
    assert layout.value(s.buffer, "yen") == [0, 0, 300, 0]
    assert layout.value(s.buffer, "goods")[3] == [0, -7, 0, 0]
    assert layout.value(s.buffer, "first") == 2
    assert type(layout.value(s.buffer, "first")) is int


def test_the_plain_view_writes_into_the_buffer_and_reads_python_integers():
    layout = Layout(**FIELDS)
    s = fill(fresh(layout))
    twin = layout.plain(bytearray(s.buffer))
    assert (twin.yen[2], twin.goods[3, 1], twin.first) == (300, -7, 2)
    assert {type(twin.yen[2]), type(twin.goods[3, 1]), type(twin.first), type(twin.bits[1])} == {int}
    assert twin.first << 40 == 2 << 40  # as wide as compiled arithmetic


@pytest.mark.parametrize(
    ("field", "index", "value"),
    [("yen", 0, 1 << 15), ("goods", (0, 0), -(1 << 15) - 1), ("bits", 0, 1 << 63), ("key", 0, -1)],
)
def test_a_store_out_of_range_raises_in_plain(field, index, value):
    s = fresh(Layout(**FIELDS))
    with pytest.raises(ValueError, match="invalid value for format"):
        getattr(s, field)[index] = value
    assert not any(s.buffer)


@pytest.mark.parametrize("value", [128, -129])
def test_a_scalar_out_of_range_raises_in_plain(value):
    s = fresh(Layout(**FIELDS))
    with pytest.raises(ValueError, match="invalid value for format"):
        s.first = value
    assert s.first == 0


def test_a_field_that_does_not_exist_cannot_be_written():
    s = fresh(Layout(**FIELDS))
    with pytest.raises(AttributeError):
        s.yens = 1


def test_an_index_out_of_range_raises_in_plain():
    s = fresh(Layout(**FIELDS))
    with pytest.raises(IndexError):
        s.yen[4] = 1
