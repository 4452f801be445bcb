"""How much of a model goes to a GPU, and why not all of it where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.models.machine import GIGABYTE, Gpu

_USABLE = 0.9
"""The share of a GPU's free memory that a model may take."""


@dataclass(frozen=True, slots=True)
class Offload:
    """So many layers go to the GPU; ``reason`` is for people, and says why not all of them do."""

    layers: int
    reason: str


def plan_offload(
    needed: int, layers: int, *, supported: bool, found: Sequence[Gpu], wanted: int | None = None
) -> Offload:
    """The plan for a model that needs so many bytes and has so many layers.

    ``supported`` tells whether the build can offload, ``found`` are the GPUs, ``wanted`` is what the user
    asked for: None for as much as fits, 0 for none.
    """
    if wanted == 0:
        return Offload(0, "on the processor, as was asked for")
    if not supported:
        return Offload(0, "on the processor: this build of llama.cpp cannot use a GPU")
    if not found:
        return Offload(0, "on the processor: no GPU was found that llama.cpp can use")
    names = " and ".join(dict.fromkeys(gpu.name for gpu in found))
    if wanted is not None and wanted > 0:
        return Offload(
            min(wanted, layers), f"{min(wanted, layers)} of {layers} layers on {names}, as asked for"
        )
    free = sum(gpu.free for gpu in found) * _USABLE
    if needed <= free:
        return Offload(layers, f"on {names}")
    fitting = int(layers * free / needed) if needed else layers
    lacking = f"{free / GIGABYTE:.1f} GB of its memory are free and {needed / GIGABYTE:.1f} GB are needed"
    if fitting == 0:
        return Offload(0, f"on the processor: of {names}, {lacking}")
    return Offload(fitting, f"{fitting} of {layers} layers on {names}: {lacking}")
