"""Adds a model file that the user has, as a copy or where it is."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from claimver_core.errors import StorageError, UsageError, stop_if
from claimver_core.models.machine import this_machine
from claimver_core.models.manager.installed import (
    InstalledModel,
    InstalledModels,
    installed_from,
    short_name,
)
from claimver_core.models.manager.memory import gigabytes
from claimver_core.models.manager.model_file import UnfitModel, examine, require_memory
from claimver_core.types import Progress

SPARE = 200_000_000  # bytes that stay free on the disk
_CHUNK = 4 * 1024 * 1024

ProgressCallback = Callable[[Progress], None]


def import_file(
    path: Path,
    models: InstalledModels,
    *,
    copy: bool,
    name: str = "",
    progress: ProgressCallback | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> InstalledModel:
    """Examines ``path`` and records it, with ``copy`` as a file of its own in the data folder.

    Raises UnfitModel when it is no model that can be used here, UsageError when it or its name is there
    already, StorageError when the copy does not fit on the disk, and Cancelled; then nothing has changed.
    """
    path = path.expanduser().absolute()
    file = examine(path)
    require_memory(file, this_machine())
    chosen = short_name(name or path.stem)
    if any(model.name == chosen for model in models.all()) or models.path_for(chosen).exists():
        raise UsageError(f"A model named {chosen} is installed already.", "Give another name with --name.")
    folder = models.prepare()
    target = folder / f".{chosen}.{os.getpid()}.part" if copy else None
    try:
        if target is not None:
            require_space(folder, file.size)
        sha256 = _read(path, target, file.size, progress, cancelled)
        for model in models.all():
            if model.sha256 == sha256:
                raise UsageError(f"This model is installed already, as {model.name}.")
        if target is not None:
            os.replace(target, models.path_for(chosen))
    except OSError as error:
        raise _explained(error, path, folder) from error
    finally:
        if target is not None:
            target.unlink(missing_ok=True)
    place = models.path_for(chosen) if copy else path
    return models.add(installed_from(file, chosen, sha256, f"the file {path}", own=copy, path=place))


def require_space(folder: Path, size: int) -> None:
    """Raises StorageError when ``size`` more bytes would fill the disk of ``folder``."""
    free = shutil.disk_usage(folder).free
    if free < size + SPARE:
        raise StorageError(
            f"The disk of {folder} is too full: {gigabytes(size)} are needed, {gigabytes(free)} are free.",
            "Free some space, or choose a data folder on another disk with --data-dir.",
        )


def _read(
    path: Path,
    target: Path | None,
    size: int,
    progress: ProgressCallback | None,
    cancelled: Callable[[], bool] | None,
) -> str:
    """The hash of a file, which is copied to ``target`` on the way."""
    digest, done = hashlib.sha256(), 0
    stage = "Checking" if target is None else "Copying"
    with path.open("rb") as source, (target or Path(os.devnull)).open("wb") as copy:
        while chunk := source.read(_CHUNK):
            stop_if(cancelled)
            digest.update(chunk)
            if target is not None:
                copy.write(chunk)
            done += len(chunk)
            if progress is not None:
                progress(Progress(stage, done, max(size, done)))
        if target is not None:
            copy.flush()
            os.fsync(copy.fileno())
    return digest.hexdigest()


def _explained(error: OSError, path: Path, folder: Path) -> StorageError | UnfitModel:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return StorageError(
            f"The disk of {folder} cannot hold the copy: {error.strerror}.",
            "Free some space, or use the file where it is, with --in-place.",
        )
    return UnfitModel(f"The file {path} cannot be read or copied: {error.strerror or error}.")
