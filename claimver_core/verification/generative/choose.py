"""The method that a ``Method`` names, with its model."""

from __future__ import annotations

from pathlib import Path

from claimver_core.locations import data_dir as data_folder
from claimver_core.models.generation import Generator
from claimver_core.models.generator_process import GeneratorProcess
from claimver_core.models.manager.installed import InstalledModels
from claimver_core.models.server_generator import ServerGenerator
from claimver_core.verification.generative.answer import GenerativeMethod
from claimver_core.verification.generative.asking import Asker
from claimver_core.verification.generative.claimver import ClaimVerMethod
from claimver_core.verification.generative.direct import AloneMethod, DirectMethod
from claimver_core.verification.generative.faaf import FaafMethod
from claimver_core.verification.method import CLAIMVER, DIRECT, FAAF, Method


def make_generator(
    method: Method,
    data_dir: Path | None = None,
    *,
    threads: int | None = None,
    gpu_layers: int | None = None,
) -> Generator:
    """The language model of a generative method; where it names none, the one in use in ``data_dir``.

    Raises UsageError, and ResourceError for an unfit file or where no model is in use.
    """
    method.check()
    if method.server is not None:
        return ServerGenerator(method.server)
    path = method.model or InstalledModels(data_folder(data_dir)).require().path
    return GeneratorProcess(path, threads=threads, gpu_layers=gpu_layers, idle_seconds=method.idle_seconds)


def make_method(method: Method, generator: Generator) -> GenerativeMethod:
    """The generative method of that name over ``generator``."""
    asker = Asker(generator, method.votes)
    if method.name == FAAF:
        return FaafMethod(asker, method.unclear, method.citations)
    if method.name == CLAIMVER:
        return ClaimVerMethod(asker)
    return DirectMethod(asker) if method.name == DIRECT else AloneMethod(asker)
