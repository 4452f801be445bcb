"""What suits this computer, and what the models of the catalogue are for, in words."""

from __future__ import annotations

import re

from app.core_words import size_words
from app.translation import number, tr
from claimver_core.models.machine import Machine
from claimver_core.models.manager.memory import Fit

USES = {
    "Trying out how a language model is set up; too small to trust its verdicts.": tr(
        "Trying out how a language model is set up; too small to trust its verdicts."
    ),
    "Old or small computers.": tr("Old or small computers."),
    "Short texts on a computer with 8 GB of memory.": tr("Short texts on a computer with 8 GB of memory."),
    "Everyday checks on a computer with 8 GB of memory.": tr(
        "Everyday checks on a computer with 8 GB of memory."
    ),
    "Everyday checks on a computer with 8 GB of memory; strongest in English.": tr(
        "Everyday checks on a computer with 8 GB of memory; strongest in English."
    ),
    "Careful checks with 16 GB of memory, or a GPU with 8 GB.": tr(
        "Careful checks with 16 GB of memory, or a GPU with 8 GB."
    ),
    "Careful checks with 16 GB of memory, or a GPU with 8 GB; made for questions on given evidence.": tr(
        "Careful checks with 16 GB of memory, or a GPU with 8 GB; made for questions on given evidence."
    ),
    "The best of this list, with a GPU of 12 GB or patience.": tr(
        "The best of this list, with a GPU of 12 GB or patience."
    ),
}
"""What the models of the catalogue are for, by the catalogue's own words."""

LANGUAGES = {
    "Arabic": tr("Arabic"),
    "Chinese": tr("Chinese"),
    "Czech": tr("Czech"),
    "Dutch": tr("Dutch"),
    "English": tr("English"),
    "French": tr("French"),
    "German": tr("German"),
    "Italian": tr("Italian"),
    "Japanese": tr("Japanese"),
    "Korean": tr("Korean"),
    "Portuguese": tr("Portuguese"),
    "Spanish": tr("Spanish"),
}
_MANY = re.compile(r"English and (about )?(\d+) others")


def use_line(use: str) -> str:
    """What a model of the catalogue is for."""
    return USES.get(use, use)


def languages_line(languages: str) -> str:
    """The languages of a model, as the catalogue lists them."""
    many = _MANY.fullmatch(languages)
    if many:
        said = tr("English and about {number} others") if many[1] else tr("English and {number} others")
        listed = said.format(number=many[2])
    else:
        listed = ", ".join(LANGUAGES.get(name, name) for name in languages.split(", "))
    return tr("Languages: {languages}").format(languages=listed)


def machine_line(machine: Machine) -> str:
    """What this computer has to run a model with."""
    gpu = machine.gpu
    on_gpu = tr("no GPU that llama.cpp can use")
    if gpu is not None:
        on_gpu = tr("{gpu} with {free} free").format(gpu=gpu.name, free=size_words(gpu.free))
    return tr("This computer: {memory} of memory, {free} free; {gpu}.").format(
        memory=size_words(machine.memory), free=size_words(machine.available), gpu=on_gpu
    )


def suitability_line(fit: Fit, needed: int, machine: Machine) -> str:
    """How well a model that needs so many bytes suits the machine, and why."""
    if fit is Fit.GPU and machine.gpu is not None:
        return tr("Runs on the {gpu}: {free} are free there.").format(
            gpu=machine.gpu.name, free=size_words(machine.gpu.free)
        )
    said = {
        Fit.TOO_BIG: tr("Too big: it needs about {needed} of memory, and this computer has {memory}."),
        Fit.TIGHT: tr(
            "Tight: it needs about {needed}, and {free} of memory are free now. Close other programs first."
        ),
    }.get(fit, tr("Fits: {free} of memory are free."))
    return said.format(
        needed=size_words(needed), memory=size_words(machine.memory), free=size_words(machine.available)
    )


def parameters_line(billions: float) -> str:
    """The size of a model: "8 billion parameters"."""
    return tr("{parameters} billion parameters").format(
        parameters=number(billions, 0 if billions.is_integer() else 1)
    )
