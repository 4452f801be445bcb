"""How much memory a language model needs, and whether this machine has it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from claimver_core.models.gguf_file import GgufHeader
from claimver_core.models.machine import GIGABYTE, Machine
from claimver_core.models.model_size import model_size

CONTEXT = 4096  # tokens of prompt and answer that are reckoned with
LEFT_TO_OTHERS = 0.1  # share of a machine's memory that the system itself needs


class Fit(StrEnum):
    """How well a model suits a machine."""

    GPU = "gpu"
    GOOD = "good"
    TIGHT = "tight"
    TOO_BIG = "too big"

    @property
    def usable(self) -> bool:
        return self is not Fit.TOO_BIG


@dataclass(frozen=True, slots=True)
class Suitability:
    """How well, and the reason in a sentence."""

    fit: Fit
    reason: str


def memory_needed(path: Path, header: GgufHeader) -> int:
    """Bytes for the model in ``path``, reading and writing texts of ``CONTEXT`` tokens."""
    size = model_size(path, header)
    return size.needed(min(CONTEXT, size.longest))


def suitability(needed: int, machine: Machine) -> Suitability:
    """Whether a model that needs ``needed`` bytes runs on ``machine``, and why."""
    gpu = machine.gpu
    room = round(machine.memory * (1 - LEFT_TO_OTHERS))
    if gpu is not None and needed <= gpu.free:
        return Suitability(Fit.GPU, f"Runs on the {gpu.name}: {gigabytes(gpu.free)} are free there.")
    if needed > room:
        return Suitability(
            Fit.TOO_BIG,
            f"Too big: it needs about {gigabytes(needed)} of memory, and this computer has "
            f"{gigabytes(machine.memory)}.",
        )
    if needed > machine.available:
        return Suitability(
            Fit.TIGHT,
            f"Tight: it needs about {gigabytes(needed)}, and {gigabytes(machine.available)} of memory are "
            "free now. Close other programs first.",
        )
    return Suitability(Fit.GOOD, f"Fits: {gigabytes(machine.available)} of memory are free.")


def gigabytes(size: int) -> str:
    """A size in words: "4.9 GB", "470 MB"."""
    if size >= GIGABYTE * 0.95:
        return f"{size / GIGABYTE:.1f} GB"
    return f"{size / 1_000_000:.0f} MB" if size >= 950_000 else f"{size / 1000:.0f} kB"
