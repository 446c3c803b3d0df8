"""Rules and bindings: one source, its globals exchanged for each back end."""

import numpy as np
import pytest

from entrepot.engine.language.rule import (
    Binding,
    count_bits,
    globals_of,
    i64,
    is_rule,
    parameters,
    rule,
    trailing_zeros,
    u64,
)

PRICES = np.array([2, 3, 5], dtype=np.int64)
DEARER = np.array([20, 30, 50], dtype=np.int64)
FEE = 1
WORDS = ("neither", "rule", "nor", "table")


class Purse:
    def __init__(self):
        self.PRICES = 100
        self.FEE = 1000


@rule
def price(n):
    return PRICES[n]


@rule
def cost(s, n):
    """Calls a rule, reads a table and an integer, and an attribute that is called like neither."""
    return price(n) + FEE + min(n, 1)


@rule
def twice(n):
    return 2 * n


@rule
def attributes(s):
    return s.PRICES + s.FEE


@rule
def talks(n):
    return WORDS[n]


def bind(exchange=None, table=lambda array: array, wrap=lambda function: function):
    pairs = {id(old): new for old, new in (exchange or [])}
    return Binding(pairs, table, wrap)


def test_rule_only_marks():
    assert is_rule(price) and not is_rule(test_rule_only_marks) and not is_rule(3)
    assert price(2) == 5


def test_a_binding_is_a_copy_with_the_same_code():
    bound = bind()(cost)
    assert bound is not cost
    assert bound.__code__ is cost.__code__
    assert (bound.__name__, bound.__module__, bound(None, 2)) == ("cost", cost.__module__, 7)


def test_rules_and_tables_are_exchanged_by_identity():
    assert bind([(PRICES, DEARER)])(cost)(None, 2) == 52
    assert bind([(price, twice)])(cost)(None, 2) == 6
    assert bind([(cost, twice)])(cost)(2) == 4
    assert cost(None, 2) == 7  # the source itself is untouched


def test_tables_become_what_the_back_end_reads_once_each():
    made = []
    binding = bind(table=lambda array: made.append(array) or memoryview(array))
    first, second = binding(cost), binding(price)
    assert made == [PRICES]
    assert isinstance(second.__globals__["PRICES"], memoryview)
    assert first.__globals__["price"] is second


def test_callees_are_wrapped_first_and_each_rule_once():
    wrapped = []
    binding = bind(wrap=lambda function: wrapped.append(function.__name__) or function)
    binding(cost)
    binding(price)
    assert wrapped == ["price", "cost"]
    assert [function.__name__ for function in binding.order] == wrapped


def test_attributes_of_the_same_name_are_no_globals():
    assert globals_of(cost) == ["price", "FEE", "min"]
    assert globals_of(attributes) == []
    bound = bind([(PRICES, DEARER)])(attributes)
    assert not {"PRICES", "FEE"} & set(bound.__globals__)
    assert bound(Purse()) == 1100


def test_what_is_neither_rule_table_nor_integer_is_refused():
    with pytest.raises(TypeError, match=r"test_rule\.talks uses WORDS, which is not a rule, a table or an integer"):
        bind()(talks)


def test_parameters_are_the_arguments_alone():
    assert parameters(cost) == ("s", "n")

    def with_local(s, player):
        area = player
        return area + 1

    assert parameters(with_local) == ("s", "player")


@pytest.mark.parametrize(("value", "word"), [(-1, (1 << 64) - 1), (1 << 64, 0), ((1 << 64) + 5, 5), (7, 7)])
def test_u64_keeps_64_bits(value, word):
    assert u64(value) == word
    assert i64(value) == value


@pytest.mark.parametrize(
    ("bits", "lowest", "count"), [(1, 0, 1), (0b1100, 2, 2), (1 << 40, 40, 1), ((1 << 36) - 1, 0, 36)]
)
def test_bits_are_found_and_counted(bits, lowest, count):
    assert (trailing_zeros(bits), count_bits(bits)) == (lowest, count)
