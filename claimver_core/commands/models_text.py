"""How ``claimver models list`` looks on a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from claimver_core.models.machine import Machine
from claimver_core.models.manager.memory import gigabytes
from claimver_core.models.manager.overview import Overview

_INDENT = " " * 4


def machine_line(machine: Machine) -> str:
    """What this computer has to run a model with."""
    gpu = machine.gpu
    on_gpu = f"{gpu.name} with {gigabytes(gpu.free)} free" if gpu else "no GPU that llama.cpp can use"
    free = gigabytes(machine.available)
    return f"This computer: {gigabytes(machine.memory)} of memory, {free} free; {on_gpu}."


def installed_lines(found: Overview) -> list[str]:
    """The models that are here; the one in use has a star."""
    if not found.installed:
        return ["Installed: none. The method compact works without one."]
    used = found.in_use.name if found.in_use else ""
    rows = [
        [
            f"{'*' if model.name == used else ' '} {model.name}",
            gigabytes(model.size),
            model.licence or "licence unknown",
            model.problem or suits.reason,
        ]
        for model, suits in found.installed
    ]
    return ["Installed (* in use):", *_table(rows)]


def offered_lines(found: Overview, width: int) -> list[str]:
    """The models that can be fetched, each with what it is for, in ``width`` columns."""
    lines = ["To download, with: claimver models download NAME"]
    for offer, row in zip(
        found.offers,
        _table(
            [
                [
                    f"{'>' if offer.model.name == found.recommended else ' '} {offer.model.name}",
                    f"{offer.model.parameters:g} B",
                    gigabytes(offer.model.size),
                    f"needs {gigabytes(offer.model.memory)}",
                    offer.model.licence,
                    offer.suits.reason,
                ]
                for offer in found.offers
            ]
        ),
        strict=True,
    ):
        words = f"{offer.model.use} Languages: {offer.model.languages}."
        lines += [row, *textwrap.wrap(words, width, initial_indent=_INDENT, subsequent_indent=_INDENT)]
        if offer.partial:
            arrived = f"{gigabytes(offer.partial.done)} of {gigabytes(offer.partial.size)}"
            lines.append(f"{_INDENT}{arrived} have arrived; the download goes on from there.")
    if found.recommended:
        lines.append(f"> suits this computer best: {found.recommended}")
    else:
        lines.append("None of them suits this computer well; the method compact works without one.")
    return lines


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as their widest cell, but for the last."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)][:-1]
    return [
        "  ".join([*(f"{cell:{width}}" for cell, width in zip(row, widths, strict=False)), row[-1]])
        for row in rows
    ]
