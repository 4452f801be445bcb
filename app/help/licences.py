"""The licences of all that is shipped or used: libraries by their metadata, data and models by NOTICE."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib import metadata
from importlib.metadata import PackageNotFoundError
from pathlib import Path

from app.translation import tr
from claimver_core.locations import resources

_PROGRAM = "claimver"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LONGEST = 60
_NOTICE = "NOTICE"


@dataclass(frozen=True, slots=True)
class Library:
    """A library that the program needs, and what it says of its licence."""

    name: str
    version: str
    licence: str


def libraries() -> list[Library]:
    """Every installed library that the program needs, directly or through another, by name."""
    found: dict[str, Library] = {}
    waiting = list(_requirements(_PROGRAM) or _source_requirements())
    while waiting:
        name = waiting.pop()
        key = _normal(name)
        if key in found:
            continue
        try:
            about = metadata.metadata(name)
        except PackageNotFoundError:
            continue
        found[key] = Library(about["Name"], about["Version"], _licence(about))
        waiting += _requirements(name)
    return sorted(found.values(), key=lambda library: library.name.lower())


def notice() -> str:
    """The file NOTICE: the licences of data, models and language pipeline; empty when it is not there."""
    for path in (resources().parent / _NOTICE, *_installed_notice()):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def _installed_notice() -> list[Path]:
    try:
        files = metadata.files(_PROGRAM) or []
    except PackageNotFoundError:
        return []
    return [Path(str(file.locate())) for file in files if file.name == _NOTICE]


def _requirements(name: str) -> list[str]:
    """The names that a library requires, without its extras."""
    try:
        lines = metadata.requires(name) or []
    except PackageNotFoundError:
        return []
    names = [_NAME.match(line) for line in lines if "extra ==" not in line]
    return [match.group() for match in names if match]


def _source_requirements() -> list[str]:
    """The same of the program itself when it runs from its source folder, uninstalled."""
    try:
        project = tomllib.loads((resources().parent / "pyproject.toml").read_text(encoding="utf-8"))[
            "project"
        ]
    except (OSError, ValueError, KeyError):
        return []
    names = [_NAME.match(line) for line in project.get("dependencies", [])]
    return [match.group() for match in names if match]


def _licence(about: metadata.PackageMetadata) -> str:
    """The licence in a few words: the expression, the classifier or the first line of the field."""
    for expression in about.get_all("License-Expression") or []:
        return str(expression)
    classes = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    named = [line.rpartition(" :: ")[2] for line in classes]
    if named:
        return ", ".join(named)
    line = "\n".join(about.get_all("License") or [""]).strip().split("\n")[0].strip()
    return line if 0 < len(line) <= _LONGEST else tr("see the library's own files")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
