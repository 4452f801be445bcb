"""The language models that ClaimVer offers for download, and which of them suits a machine."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from claimver_core.errors import UsageError
from claimver_core.models.machine import Machine
from claimver_core.models.manager.memory import Fit, Suitability, suitability

PROCESSOR_PARAMETERS = 4.0  # billions; beyond that an answer takes minutes without a GPU
_FILE = Path(__file__).with_name("catalogue.toml")


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """A model of the catalogue, by ``name``. ``repository`` and ``file`` are its place on the hub;
    ``parameters`` in billions, ``size`` of the file and ``memory`` needed in bytes, all about; ``use`` says
    what it is good for."""

    name: str
    title: str
    repository: str
    file: str
    parameters: float
    size: int
    memory: int
    licence: str
    languages: str
    use: str

    def suits(self, machine: Machine) -> Suitability:
        return suitability(self.memory, machine)


@cache
def catalogue() -> tuple[CatalogueModel, ...]:
    """All models, smallest first."""
    return tuple(
        CatalogueModel(**entry) for entry in tomllib.loads(_FILE.read_text(encoding="utf-8"))["model"]
    )


def catalogue_model(name: str) -> CatalogueModel:
    """The model of that name; raises UsageError when the catalogue has none."""
    for model in catalogue():
        if model.name == name:
            return model
    names = ", ".join(model.name for model in catalogue())
    raise UsageError(f"The catalogue has no model {name!r}.", f"It has {names}.")


def recommended(machine: Machine, models: Sequence[CatalogueModel] | None = None) -> CatalogueModel | None:
    """The largest model that runs well on ``machine``: wholly on its GPU; or on the processor alone, within
    half of the free memory and ``PROCESSOR_PARAMETERS``. None when none fits."""
    fitting = [
        model
        for model in (catalogue() if models is None else models)
        if model.suits(machine).fit is Fit.GPU
        or (model.suits(machine).fit is Fit.GOOD and _runs_on_processor(model, machine))
    ]
    return max(fitting, key=lambda model: model.memory, default=None)


def _runs_on_processor(model: CatalogueModel, machine: Machine) -> bool:
    return model.parameters <= PROCESSOR_PARAMETERS and model.memory <= machine.available // 2
