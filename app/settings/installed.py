"""What is installed and in use, in words: method, models, knowledge, language pipeline."""

from __future__ import annotations

from app.core_errors import error_line
from app.core_words import size_words
from app.models.words import METHODS
from app.translation import number, tr
from claimver_core.errors import ClaimVerError
from claimver_core.knowledge.pack import identity, read_manifest
from claimver_core.locations import resources
from claimver_core.verification.method import Method


def installed_lines(method: Method) -> list[tuple[str, list[str]]]:
    """Titles with the lines under them. What is missing says so in its place."""
    return [
        (tr("Method"), [*METHODS[method.name], *_asked(method)]),
        (tr("Models"), _models()),
        (tr("Knowledge"), _knowledge()),
    ]


def _asked(method: Method) -> list[str]:
    """The language model or server that the method asks."""
    if not method.generative:
        return []
    return [method.server.address] if method.server else [str(method.model)] if method.model else []


def _models() -> list[str]:
    found = sorted((resources() / "models").glob("*.gguf"))
    return [f"{path.name}, {size_words(path.stat().st_size)}" for path in found] or [tr("none found")]


def _knowledge() -> list[str]:
    try:
        manifest = read_manifest(resources() / "knowledge")
    except ClaimVerError as error:
        return [error_line(error)]
    counts = manifest.get("counts", {})
    size = tr("{statements} statements on {entities} entities").format(
        statements=number(counts.get("statement", 0)), entities=number(counts.get("entity", 0))
    )
    pack = tr("{name} of {snapshot}").format(
        name=manifest.get("name", "?"), snapshot=manifest.get("snapshot", "?")
    )
    return [f"{pack}: {size}", f"sha256 {identity(manifest)[:16]}…"]
