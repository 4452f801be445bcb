"""The state of an installation: libraries, resources, GPU and data folder.

Looks and reports; repairs nothing and raises nothing that an installation can be blamed for.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import metadata
from pathlib import Path

from claimver_core import locations
from claimver_core.errors import ClaimVerError
from claimver_core.knowledge.pack import identity, read_manifest
from claimver_core.models.gguf_file import read_header
from claimver_core.models.llama import default_threads, gpu_offload_supported
from claimver_core.models.manager.installed import InstalledModels

CHECKSUMS = "SHA256SUMS"
_LIBRARIES = (
    "llama-cpp-python", "numpy", "pint", "PySide6-Essentials", "rapidfuzz", "spacy", "spacy-entity-linker",
    "sqlite-utils",
)  # fmt: skip
_OPTIONAL = ("sentence-transformers", "torch")
_WINDOW_CHECK = "import PySide6.QtWidgets, PySide6.QtSvg"
_MEGABYTE = 1_000_000


class State(StrEnum):
    OK = "ok"
    NOTE = "note"
    DAMAGED = "damaged"
    MISSING = "missing"

    @property
    def is_fault(self) -> bool:
        return self in (State.DAMAGED, State.MISSING)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: ``area`` groups, ``detail`` says what was found."""

    area: str
    name: str
    state: State
    detail: str


def examine(data_dir: Path | None = None) -> list[Finding]:
    """All findings, in the order of the areas."""
    return [
        *_program(),
        *_libraries(),
        *_hardware(),
        *_resources(),
        *_data_folder(data_dir),
        *_language_models(data_dir),
    ]


def _program() -> Iterator[Finding]:
    yield Finding("Program", "Python", State.OK, f"{platform.python_version()} in {sys.prefix}")
    yield Finding(
        "Program", "system", State.OK, f"{platform.system()} {platform.release()} {platform.machine()}"
    )


def _libraries() -> Iterator[Finding]:
    area = "Libraries"
    for name in _LIBRARIES:
        try:
            yield Finding(area, name, State.OK, metadata.version(name))
        except metadata.PackageNotFoundError:
            yield Finding(
                area, name, State.MISSING, f'install it with: "{sys.executable}" -m pip install {name}'
            )
    for name in _OPTIONAL:
        try:
            yield Finding(area, name, State.OK, f"{metadata.version(name)} (optional)")
        except metadata.PackageNotFoundError:
            yield Finding(area, name, State.NOTE, "not installed; only the transformers extra needs it")
    yield _window()


def _window() -> Finding:
    """Whether the window's library loads, tried in a process of its own."""
    tried = subprocess.run(
        [sys.executable, "-c", _WINDOW_CHECK], capture_output=True, text=True, errors="replace", check=False
    )
    if tried.returncode == 0:
        return Finding("Libraries", "window", State.OK, "Qt loads")
    reason = tried.stderr.strip().splitlines()[-1] if tried.stderr.strip() else "Qt does not load"
    return Finding("Libraries", "window", State.NOTE, f"the window cannot open: {reason}")


def _hardware() -> Iterator[Finding]:
    area = "Hardware"
    yield Finding(area, "processor", State.OK, f"{default_threads()} threads used of {os.cpu_count()}")
    try:
        offload = gpu_offload_supported()
    except (ImportError, OSError, RuntimeError) as error:
        yield Finding(area, "llama.cpp", State.DAMAGED, f"does not load: {error}")
        return
    if offload:
        yield Finding(
            area, "GPU", State.OK, "llama.cpp puts the models on the GPU (--no-gpu keeps them off it)"
        )
    else:
        yield Finding(area, "GPU", State.NOTE, "this build of llama.cpp runs on the processor alone")


def _resources() -> Iterator[Finding]:
    area = "Resources"
    try:
        folder = locations.resources()
        listed = _checksums(folder / CHECKSUMS)
    except (ClaimVerError, OSError, ValueError) as error:
        yield Finding(area, CHECKSUMS, State.MISSING, str(error))
        return
    yield Finding(area, "folder", State.OK, str(folder))
    for name, expected in listed.items():
        yield _resource(folder / name, name, expected)


def _checksums(path: Path) -> dict[str, str]:
    """Hash by name, from a file in the format of ``sha256sum``."""
    pairs = (line.split(maxsplit=1) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
    return {name.strip().lstrip("*"): digest for digest, name in pairs}


def _resource(path: Path, name: str, expected: str) -> Finding:
    area = "Resources"
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
        if path.suffix == ".gguf":
            read_header(path)
    except FileNotFoundError:
        return Finding(area, name, State.MISSING, f"{path} is not there; install ClaimVer again")
    except (OSError, ClaimVerError) as error:
        return Finding(area, name, State.DAMAGED, str(error))
    if found != expected:
        detail = f"{size / _MEGABYTE:.1f} MB, sha256 {found[:12]} instead of {expected[:12]}"
        return Finding(area, name, State.DAMAGED, f"{detail}; install ClaimVer again")
    return Finding(area, name, State.OK, f"{size / _MEGABYTE:.1f} MB, sha256 {found[:12]}")


def _data_folder(data_dir: Path | None) -> Iterator[Finding]:
    area = "Data folder"
    try:
        folder = locations.data_dir(data_dir)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (ClaimVerError, OSError) as error:
        yield Finding(
            area, "folder", State.DAMAGED, f"cannot be written: {error}; choose another with --data-dir"
        )
        return
    free = shutil.disk_usage(folder).free
    yield Finding(area, "folder", State.OK, f"{folder} ({free / _MEGABYTE:,.0f} MB free)")
    yield _unpacked(folder, free)


def _unpacked(folder: Path, free: int) -> Finding:
    """The knowledge as the program opens it: unpacked here at the first check."""
    from claimver_core.knowledge.store import KnowledgeStore

    area, name = "Data folder", "knowledge"
    try:
        manifest = read_manifest(locations.resource("knowledge"))
        packs = sorted((folder / "knowledge").glob(f"*{identity(manifest)[:16]}-*.sqlite"))
        if packs:
            store = KnowledgeStore(packs[0])
            detail = f"{store.info.name}, {store.info.snapshot}, {packs[0].stat().st_size / _MEGABYTE:.0f} MB"
            store.close()
            return Finding(area, name, State.OK, detail)
    except (ClaimVerError, OSError) as error:
        return Finding(area, name, State.DAMAGED, str(error))
    needed = int(manifest["unpacked_size"])
    if free < needed:
        return Finding(area, name, State.DAMAGED, f"{needed / _MEGABYTE:.0f} MB are needed to unpack it")
    return Finding(area, name, State.NOTE, f"unpacked at the first check ({needed / _MEGABYTE:.0f} MB)")


def _language_models(data_dir: Path | None) -> Iterator[Finding]:
    """The models that the user added. Only the one in use is needed."""
    area = "Language models"
    try:
        models = InstalledModels(locations.data_dir(data_dir))
        installed, in_use = models.all(), models.in_use()
    except (ClaimVerError, OSError) as error:
        yield Finding(area, "models", State.NOTE, str(error))
        return
    if not installed:
        yield Finding(
            area, "models", State.NOTE, "none; the compact verifier needs none (claimver models list)"
        )
    for model in installed:
        used = in_use is not None and model.name == in_use.name
        problem = model.problem or _damage(model.path)
        if problem:
            remedy = f"remove it and add it again: claimver models remove {model.name}"
            yield Finding(area, model.name, State.DAMAGED if used else State.NOTE, f"{problem} {remedy}")
        else:
            detail = f"{model.size / _MEGABYTE:,.0f} MB, needs {model.memory / _MEGABYTE:,.0f} MB of memory"
            yield Finding(area, model.name, State.OK, f"{detail}, in use" if used else detail)


def _damage(path: Path) -> str:
    """What is wrong with the head of a model file; empty where nothing is."""
    try:
        read_header(path)
    except (OSError, ClaimVerError) as error:
        return str(error)
    return ""
