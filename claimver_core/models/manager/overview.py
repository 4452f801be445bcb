"""All models at one look: what is installed, half fetched or offered, and how it suits this machine."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from claimver_core.models.machine import Machine
from claimver_core.models.manager.catalogue import CatalogueModel, catalogue, recommended
from claimver_core.models.manager.download import Download, Partial
from claimver_core.models.manager.installed import InstalledModel, InstalledModels
from claimver_core.models.manager.memory import Suitability, suitability


@dataclass(frozen=True, slots=True)
class Offer:
    """A model of the catalogue that is not installed; ``partial`` is what has arrived of it."""

    model: CatalogueModel
    suits: Suitability
    partial: Partial | None


@dataclass(frozen=True, slots=True)
class Overview:
    """``recommended`` names the model of the catalogue that suits the machine best, installed or not."""

    machine: Machine
    installed: tuple[tuple[InstalledModel, Suitability], ...]
    in_use: InstalledModel | None
    offers: tuple[Offer, ...]
    recommended: str | None


def overview(models: InstalledModels, machine: Machine) -> Overview:
    """What there is now."""
    installed = models.all()
    here = {model.name for model in installed}
    best = recommended(machine)
    return Overview(
        machine=machine,
        installed=tuple((model, suitability(model.memory, machine)) for model in installed),
        in_use=models.in_use(),
        offers=tuple(
            Offer(model, model.suits(machine), Download(model, models).partial)
            for model in catalogue()
            if model.name not in here
        ),
        recommended=best.name if best else None,
    )


def installed_object(model: InstalledModel, in_use: InstalledModel | None) -> dict[str, Any]:
    """An installed model as JSON values."""
    used = in_use is not None and in_use.name == model.name
    return {**asdict(model), "path": str(model.path), "in_use": used, "problem": model.problem or None}


def overview_object(found: Overview) -> dict[str, Any]:
    """The overview as JSON values; sizes in bytes."""
    return {
        "machine": asdict(found.machine),
        "in_use": found.in_use.name if found.in_use else None,
        "recommended": found.recommended,
        "installed": [
            {**installed_object(model, found.in_use), "fit": suits.fit.value, "reason": suits.reason}
            for model, suits in found.installed
        ],
        "catalogue": [
            {
                **asdict(offer.model),
                "fit": offer.suits.fit.value,
                "reason": offer.suits.reason,
                "arrived": offer.partial.done if offer.partial else 0,
            }
            for offer in found.offers
        ],
    }
