"""Read a GGUF file's header, and make sure that all the data it promises is there.

llama.cpp trusts much of what a file says; a truncated download must end in a message, not in a
crash of the program. The layout is that of the GGUF specification, versions 2 and 3.
"""

from __future__ import annotations

import math
import mmap
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from claimver_core.errors import ResourceError

MAGIC = b"GGUF"
VERSIONS = (2, 3)
MAX_DIMENSIONS = 4
STRING, ARRAY = 8, 9
SCALARS = {
    0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i", 6: "<f", 7: "<?", 10: "<Q", 11: "<q", 12: "<d",
}  # fmt: skip
# ggml type -> (values a block, bytes a block), for the types that model files use.
BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 10: (256, 84),
    11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 20: (32, 18), 23: (256, 136), 24: (1, 1),
    25: (1, 2), 26: (1, 4), 27: (1, 8), 28: (1, 8), 30: (1, 2),
}  # fmt: skip

Scalar = str | int | float | bool


class _Damaged(Exception):
    """The header contradicts itself or the file's size."""


@dataclass(frozen=True, slots=True)
class TensorPlace:
    """Where a tensor lies: its shape, the outermost dimension first, its ggml type, and the bytes from the
    file's start."""

    shape: tuple[int, ...]
    kind: int
    start: int
    size: int


@dataclass(frozen=True, slots=True)
class GgufHeader:
    """Scalar metadata by key (arrays are left out), the count of tensors, and where each lies by its name."""

    metadata: dict[str, Scalar]
    tensors: int
    places: Mapping[str, TensorPlace] = field(default_factory=dict)

    @property
    def architecture(self) -> str:
        return str(self.metadata.get("general.architecture", ""))

    @property
    def name(self) -> str:
        return str(self.metadata.get("general.name", ""))


def read_header(path: Path) -> GgufHeader:
    """Read and check the header of ``path``.

    Raises ResourceError when the file is missing, unreadable, no GGUF file, of an unknown version,
    damaged, or shorter than its tensors.
    """
    remedy = "Install ClaimVer again, or choose another model file."
    try:
        with path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise ResourceError(f"The file {path} is not a GGUF model.", remedy)
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
                return _Reader(data).header()
    except OSError as error:
        raise ResourceError(f"The model {path} cannot be read: {error.strerror}.", remedy) from error
    except _Damaged as error:
        raise ResourceError(f"The model {path} is damaged or incomplete ({error}).", remedy) from error


class _Reader:
    """A cursor over a mapped file; every read is checked against its end."""

    def __init__(self, data: mmap.mmap) -> None:
        self.data = data
        self.size = len(data)
        self.at = len(MAGIC)

    def header(self) -> GgufHeader:
        version = int(self.scalar("<I"))
        if version not in VERSIONS:
            raise _Damaged(f"format version {version}")
        tensors = self.count()
        metadata: dict[str, Scalar] = {}
        for _ in range(self.count()):
            key = self.text()
            value = self.value(int(self.scalar("<I")))
            if value is not None:
                metadata[key] = value
        found = dict(self.tensor() for _ in range(tensors))
        alignment = metadata.get("general.alignment", 32)
        if not isinstance(alignment, int) or alignment < 1:
            raise _Damaged(f"alignment {alignment}")
        start = -(-self.at // alignment) * alignment
        needed = start + max((place.start + place.size for place in found.values()), default=0)
        if needed > self.size:
            raise _Damaged(f"it has {self.size} of {needed} bytes")
        places = {name: replace(place, start=start + place.start) for name, place in found.items()}
        return GgufHeader(metadata, tensors, places)

    def scalar(self, layout: str) -> int | float | bool:
        size = struct.calcsize(layout)
        if self.at + size > self.size:
            raise _Damaged("the header is cut off")
        (value,) = struct.unpack_from(layout, self.data, self.at)
        self.at += size
        return value

    def count(self) -> int:
        """A 64-bit count of things that take at least a byte each."""
        value = int(self.scalar("<Q"))
        if value > self.size - self.at:
            raise _Damaged("a count exceeds the file")
        return value

    def text(self) -> str:
        length = self.count()
        self.at += length
        return self.data[self.at - length : self.at].decode("utf-8", "replace")

    def value(self, kind: int) -> Scalar | None:
        """The value at the cursor; None for an array, which is skipped."""
        if kind == STRING:
            return self.text()
        if kind in SCALARS:
            return self.scalar(SCALARS[kind])
        if kind != ARRAY:
            raise _Damaged(f"value type {kind}")
        item = int(self.scalar("<I"))
        length = self.count()
        if item == STRING:
            for _ in range(length):
                length_in_bytes = self.count()
                self.at += length_in_bytes
        elif item in SCALARS:
            self.at += length * struct.calcsize(SCALARS[item])
        else:
            raise _Damaged(f"array of type {item}")
        return None

    def tensor(self) -> tuple[str, TensorPlace]:
        """The described tensor's name and place, in bytes from the start of the data."""
        name = self.text()
        dimensions = int(self.scalar("<I"))
        if not 1 <= dimensions <= MAX_DIMENSIONS:
            raise _Damaged(f"a tensor of {dimensions} dimensions")
        shape = tuple(int(self.scalar("<Q")) for _ in range(dimensions))
        kind = int(self.scalar("<I"))
        offset = int(self.scalar("<Q"))
        values = math.prod(shape)
        block, size = BLOCKS.get(kind, (values or 1, 1))
        return name, TensorPlace(shape[::-1], kind, offset, -(-values // block) * size)
