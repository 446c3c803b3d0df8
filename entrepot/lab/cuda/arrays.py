"""Arrays on the GPU that PyTorch, JAX and CuPy read without a copy."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numba import cuda

from entrepot.engine.errors import EntrepotError


class OnGpu:
    """One array; `torch.as_tensor`, `cupy.asarray` and `jax.dlpack.from_dlpack` take it as it is."""

    def __init__(self, array: Any, kind: str = "") -> None:
        self.array, self.kind = array, kind  # a type that NumPy does not have
        self.shape, self.dtype = array.shape, array.dtype
        self.__cuda_array_interface__ = {**array.__cuda_array_interface__, "version": 2, "stream": None}

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"

    @property
    def address(self) -> int:
        return int(self.__cuda_array_interface__["data"][0])

    def numpy(self) -> np.ndarray[Any, Any]:
        """A copy on the processor."""
        return self.array.copy_to_host()  # type: ignore[no-any-return]

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray[Any, Any]:
        return self.numpy().astype(dtype) if dtype is not None else self.numpy()

    def torch(self) -> Any:
        """As a tensor, made once."""
        if "_tensor" not in self.__dict__:
            import torch

            self._tensor = torch.as_tensor(self, device="cuda")
            if self.kind:
                self._tensor = self._tensor.view(getattr(torch, self.kind))
        return self._tensor

    def _exporter(self) -> Any:
        if "cupy" in sys.modules:
            return sys.modules["cupy"].asarray(self)
        return self.torch()

    def __dlpack__(self, **more: Any) -> Any:
        return self._exporter().__dlpack__(**more)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._exporter().__dlpack_device__()  # type: ignore[no-any-return]


def current_stream() -> Any:
    """The caller's: PyTorch's current one if it is in use, else the default."""
    if "torch" in sys.modules:
        number = sys.modules["torch"].cuda.current_stream().cuda_stream
        return cuda.external_stream(number) if number else cuda.default_stream()
    return cuda.default_stream()


def room_for(shape: tuple[int, ...], kind: Any) -> Any:
    """A new array of zeros."""
    try:
        made = cuda.device_array(shape, kind)
        made[:] = np.zeros((), kind) if np.dtype(kind).names is None else np.zeros(shape, kind)
    except Exception as error:
        if "MEMORY" in str(error).upper():
            raise EntrepotError("The GPU has too little free memory for that many games; ask for fewer.") from None
        raise
    return made


def given_actions(actions: Any, count: int) -> int:
    """The address of the caller's actions, or a sentence about what is wrong with them."""
    told = getattr(actions, "__cuda_array_interface__", None)
    if told is None:
        raise EntrepotError(
            f"Actions are {type(actions).__name__}; give an array on the GPU, such as a torch.int32 tensor there."
        )
    if tuple(told["shape"]) != (count,):
        raise EntrepotError(f"Actions have the shape {tuple(told['shape'])}; give one for each of the {count} games.")
    if told["typestr"] != "<i4":
        raise EntrepotError(f"Actions are {np.dtype(told['typestr'])}; give int32.")
    if told.get("strides") not in (None, (4,)):
        raise EntrepotError("Actions do not lie next to one another; make them contiguous.")
    return int(told["data"][0])
