"""The tensors of a GGUF file as arrays of numpy, of the types that the shipped models have."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.models.gguf_file import TensorPlace, read_header

_BLOCK = np.dtype([("scale", "<f2"), ("values", "i1", (32,))])  # Q8_0: 32 values and what each counts
_KINDS: dict[int, np.dtype[Any]] = {0: np.dtype("<f4"), 1: np.dtype("<f2"), 8: _BLOCK}  # by ggml's numbers


@dataclass(frozen=True, slots=True)
class Tensor:
    """A tensor as it lies in the file: its rows are made float32 only when they are asked for."""

    shape: tuple[int, ...]
    _data: np.ndarray

    def rows(self, indexes: Sequence[int] | np.ndarray | slice) -> np.ndarray:
        """Float32 (number of ``indexes``, width) of a matrix; a vector counts as a matrix of one row."""
        found = self._data[indexes]
        if found.dtype != _BLOCK:
            return found.astype(np.float32)
        scales = found["scale"].astype(np.float32)[..., None]
        return (found["values"] * scales).reshape(len(found), -1)

    def whole(self) -> np.ndarray:
        """Float32, of the tensor's shape."""
        return self.rows(slice(None)).reshape(self.shape)


def read_tensors(path: Path) -> dict[str, Tensor]:
    """The tensors of ``path`` by name; the file stays mapped while one of them is kept.

    Raises ResourceError when the file is damaged, or a tensor is neither F32, F16 nor Q8_0.
    """
    places = read_header(path).places
    data = np.memmap(path, np.uint8, mode="r")
    return {name: _tensor(path, data, place) for name, place in places.items()}


def _tensor(path: Path, data: np.ndarray, place: TensorPlace) -> Tensor:
    if place.kind not in _KINDS or not all(place.shape):
        raise ResourceError(
            f"The model {path} is of a precision that is not read without a GPU.",
            "Choose a file in F32, F16 or Q8_0.",
        )
    found = data[place.start : place.start + place.size].view(_KINDS[place.kind])
    return Tensor(place.shape, found.reshape(math.prod(place.shape[:-1]), -1))
