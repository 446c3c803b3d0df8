"""What a rule is, and how one source serves every back end.

`@rule` only marks a function. A back end is a *binding*: a copy of all the rules whose globals lead to copies, so the
very same code object runs on memoryviews (plain), under Numba (compiled) or inside a CUDA kernel.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

_MASK64 = (1 << 64) - 1


def rule(function: F) -> F:
    """Mark a function as a rule: it takes the record and integers, returns an integer, changes only the record."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def u64(value: int) -> int:
    """Unsigned 64-bit arithmetic: a mask when interpreted, `np.uint64` when compiled."""
    return value & _MASK64


def i64(value: int) -> int:
    """Back from `u64` to a plain integer: nothing when interpreted, `np.int64` when compiled."""
    return value


def trailing_zeros(bits: int) -> int:
    """The number of the lowest set bit; one machine instruction when compiled."""
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits are set; one machine instruction when compiled."""
    return bits.bit_count()


def is_rule(value: object) -> bool:
    return getattr(value, "is_rule", False) is True


def globals_of(function: types.FunctionType) -> list[str]:
    """The names a function really loads as globals; `co_names` would also list attributes of the same name."""
    names = (i.argval for i in dis.get_instructions(function.__code__) if i.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(names))


def parameters(function: types.FunctionType) -> tuple[str, ...]:
    code = function.__code__
    return code.co_varnames[: code.co_argcount]


class Binding:
    """Copies of rules with their globals exchanged.

    `exchange` maps objects by identity (the contract's placeholders to a game's rules and tables, `u64` to its
    compiled twin), `table` turns a constant array into what the back end reads, and `wrap` receives each finished
    copy with the bound rules it calls already wrapped.
    """

    def __init__(
        self,
        exchange: Mapping[int, Any],
        table: Callable[[np.ndarray[Any, Any]], Any],
        wrap: Callable[[types.FunctionType], Any],
    ) -> None:
        self._exchange = exchange
        self._table = table
        self._wrap = wrap
        self._bound: dict[int, Any] = {}
        self._tables: dict[int, Any] = {}
        self._keep: list[Any] = []  # ids stay valid only while their objects live
        self.order: list[Any] = []  # wrapped rules, callees first

    def __call__(self, function: Any) -> Any:
        function = self._exchange.get(id(function), function)
        if id(function) in self._bound:
            return self._bound[id(function)]
        self._keep.append(function)
        scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name in globals_of(function):
            if name in function.__globals__:
                scope[name] = self._value(function, name, function.__globals__[name])
        copy = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        wrapped = self._bound[id(function)] = self._wrap(copy)
        self.order.append(wrapped)
        return wrapped

    def _value(self, function: Any, name: str, value: Any) -> Any:
        value = self._exchange.get(id(value), value)
        if is_rule(value):
            return self(value)
        if isinstance(value, np.ndarray):
            if id(value) not in self._tables:
                self._keep.append(value)
                self._tables[id(value)] = self._table(value)
            return self._tables[id(value)]
        if isinstance(value, int) or callable(value):
            return value
        where = f"{function.__module__}.{function.__name__}"
        raise TypeError(f"{where} uses {name}, which is not a rule, a table or an integer")
