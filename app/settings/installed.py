"""What is installed and in use, in words: method, models, knowledge, language pipeline."""

from __future__ import annotations

from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.knowledge.pack import read_manifest
from claimver_core.locations import resources
from claimver_core.verification.method import METHODS, Method


def installed_lines(method: Method) -> list[tuple[str, list[str]]]:
    """Titles with the lines under them. What is missing says so in its place."""
    return [
        (tr("Method"), [f"{method.name}: {METHODS[method.name]}"]),
        (tr("Models"), _models()),
        (tr("Knowledge"), _knowledge()),
    ]


def _models() -> list[str]:
    found = sorted((resources() / "models").glob("*.gguf"))
    return [f"{path.name}, {path.stat().st_size / 1e6:.0f} MB" for path in found] or [tr("none found")]


def _knowledge() -> list[str]:
    try:
        manifest = read_manifest(resources() / "knowledge")
    except ClaimVerError as error:
        return [str(error)]
    counts = manifest.get("counts", {})
    size = tr("{statements} statements on {entities} entities").format(
        statements=f"{counts.get('statement', 0):,}", entities=f"{counts.get('entity', 0):,}"
    )
    pack = tr("{name} of {snapshot}").format(
        name=manifest.get("name", "?"), snapshot=manifest.get("snapshot", "?")
    )
    return [f"{pack}: {size}", f"sha256 {str(manifest['sha256'])[:16]}…"]
