"""Writes ``resources/SHA256SUMS``, which ``claimver doctor`` checks an installation against.

    python packaging/checksums.py            after a change of what lies in resources
    python packaging/checksums.py --check    fails when the list is out of date

The list has the format of ``sha256sum``: ``cd resources && sha256sum --check SHA256SUMS`` reads it too.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
LISTED = ("knowledge", "language", "linking", "models", "prompts")
NAME = "SHA256SUMS"


def checksums(resources: Path = RESOURCES) -> str:
    """A line for each file that the engine reads, by name. Documents are left out."""
    files = sorted(
        path
        for folder in LISTED
        for path in (resources / folder).rglob("*")
        if path.is_file() and path.suffix != ".md"
    )
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(resources).as_posix()}\n"
        for path in files
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Write or check the list of the resources' hashes.")
    parser.add_argument("--check", action="store_true", help="only say whether the list is up to date")
    options = parser.parse_args()
    path = RESOURCES / NAME
    current = checksums()
    if not options.check:
        path.write_text(current, encoding="utf-8", newline="\n")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == current:
        return 0
    print(f"{path} is out of date: run python packaging/checksums.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
