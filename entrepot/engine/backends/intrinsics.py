"""The compiled twins of `trailing_zeros` and `count_bits`: one instruction each, on the CPU and on the GPU."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic


@intrinsic  # type: ignore[untyped-decorator]
def trailing_zeros(typing_context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = context.cast(builder, arguments[0], signature.args[0], types.int64)
        return builder.cttz(wide, context.get_constant(types.boolean, 0))

    return types.int64(bits), build


@intrinsic  # type: ignore[untyped-decorator]
def count_bits(typing_context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

    return types.int64(bits), build
