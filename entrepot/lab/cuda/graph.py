"""Steps are recorded once and launched as a whole: launching a dozen kernels would take as long as running them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuda.bindings import driver
from numba import cuda

from entrepot.engine.errors import EntrepotError


def handle_of(stream: Any) -> Any:
    """The driver's own handle of a stream: Numba's, or the number that other libraries give."""
    number = stream if isinstance(stream, int) else getattr(stream.handle, "value", stream.handle)
    return driver.CUstream(int(number or 0))


def done(result: tuple[Any, ...]) -> Any:
    """What a call of the driver returns, or its error in a sentence."""
    error, *values = result
    if error != driver.CUresult.CUDA_SUCCESS:
        raise EntrepotError(f"The GPU reports {error.name}; free some of it, or use the processor.")
    return values[0] if values else None


class Graph:
    """What some calls launch on a stream, recorded."""

    def __init__(self, launch: Callable[[Any], None]) -> None:
        stream = cuda.stream()
        handle = handle_of(stream)
        done(driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
        launch(stream)
        self._graph = done(driver.cuStreamEndCapture(handle))
        self._ready = done(driver.cuGraphInstantiate(self._graph, 0))

    def launch(self, stream: Any) -> None:
        done(driver.cuGraphLaunch(self._ready, handle_of(stream)))


def recording(stream: Any) -> bool:
    """Whether the caller is recording a graph of its own."""
    status = done(driver.cuStreamIsCapturing(handle_of(stream)))
    return bool(status != driver.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE)


def copy(to: int, source: int, size: int, stream: Any) -> None:
    """Bytes from one place on the GPU to another."""
    done(driver.cuMemcpyDtoDAsync(driver.CUdeviceptr(to), driver.CUdeviceptr(source), size, handle_of(stream)))
