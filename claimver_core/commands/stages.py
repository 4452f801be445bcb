"""What the measures of single stages share: the parts of the engine that they run, and their sets."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from claimver_core.commands.terminal import note
from claimver_core.errors import ClaimVerError, ResourceError
from claimver_core.types import Progress

if TYPE_CHECKING:
    from spacy.language import Language

    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.models.embedder import Embedder

_FAULTS_TOLD = 3


@dataclass(frozen=True, slots=True)
class Stages:
    """The parts of the engine that come before the verdict."""

    pipeline: Language
    store: KnowledgeStore
    embedder: Embedder


@contextmanager
def open_stages(options: argparse.Namespace, progress: Callable[[Progress], None]) -> Iterator[Stages]:
    """Opens the shipped knowledge and models by the options that all commands have."""
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.language.pipeline import load_pipeline
    from claimver_core.locations import data_dir, resource
    from claimver_core.models.embedder import Embedder

    pack = open_pack(data_dir(options.data_dir), progress)
    progress(Progress("Loading the models", 0, 1))
    pipeline = load_pipeline()
    layers = 0 if options.no_gpu else -1
    embedder = Embedder(resource("models", "ranker.gguf"), threads=options.threads, gpu_layers=layers)
    with KnowledgeStore(pack) as store:
        yield Stages(pipeline, store, embedder)


class _Read(Protocol):
    @property
    def faults(self) -> tuple[str, ...]: ...


R = TypeVar("R", bound=_Read)


def read_all(paths: Iterable[Path], read: Callable[[Path], R]) -> tuple[list[R], bool]:
    """The sets in ``paths``, and whether anything could not be used, of which the user is told."""
    sets, failed = [], False
    for path in paths:
        try:
            data = read(path)
        except ClaimVerError as error:
            if isinstance(error, ResourceError):
                raise
            note(str(error))
            failed = True
            continue
        for fault in data.faults[:_FAULTS_TOLD]:
            note(f"{path}: {fault}")
        if len(data.faults) > _FAULTS_TOLD:
            note(f"{path}: {len(data.faults) - _FAULTS_TOLD} more rows cannot be used.")
        failed = failed or bool(data.faults)
        sets.append(data)
    return sets, failed
