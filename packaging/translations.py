"""Brings the translations up to date: collects the texts of the window, and compiles what is translated.

    python packaging/translations.py            # collect into resources/translations/*.ts and compile to *.qm
    python packaging/translations.py --check    # change nothing; tell what is not translated or not compiled

Texts are those in ``tr("...")`` (app/translation.py). After collecting, translate what is new in the .ts
files (Qt Linguist, or any editor), take away their ``type="unfinished"``, and run it again. English, which
the texts are in, has a file for its plural forms alone. The tools come with PySide6.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent
_FOLDER = _ROOT / "resources" / "translations"
_SOURCE = "claimver_en.ts"


def main() -> int:
    """Returns 1 when a text is not translated, or with --check a file is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, only tell what is missing")
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(_FOLDER.glob("*.ts")):
            made = Path(folder) / source.name
            shutil.copy(source, made)
            collect(made, plural_only=source.name == _SOURCE)
            compiled = compile_(made)
            for text in missing(made):
                print(f"{source.name}: not translated: {text}", file=sys.stderr)
                failed = True
            target = source.with_suffix(".qm")
            if not options.check:
                shutil.copy(made, source)
                shutil.copy(compiled, target)
            elif not target.exists() or target.read_bytes() != compiled.read_bytes():
                print(f"{target.name} is not up to date: run {Path(__file__).name}", file=sys.stderr)
                failed = True
    return 1 if failed else 0


def collect(target: Path, *, plural_only: bool = False) -> None:
    """Put the texts of the window into a .ts file; what is there no more is left out."""
    files = [str(path.relative_to(_ROOT)) for path in sorted((_ROOT / "app").rglob("*.py"))]
    only = ["-pluralonly"] if plural_only else []
    _run("lupdate", *files, "-no-obsolete", "-locations", "none", *only, "-ts", str(target))


def compile_(source: Path) -> Path:
    """The .qm file of a .ts file, beside it."""
    compiled = source.with_suffix(".qm")
    _run("lrelease", str(source), "-qm", str(compiled))
    return compiled


def missing(source: Path) -> list[str]:
    """The texts of a .ts file that have no translation, or one that is marked as unfinished."""
    return [
        message.findtext("source", "")
        for message in ElementTree.parse(source).iter("message")
        if not _finished(message.find("translation"))
    ]


def _finished(translation: ElementTree.Element | None) -> bool:
    if translation is None or translation.get("type") == "unfinished":
        return False
    forms = translation.findall("numerusform") or [translation]
    return all((form.text or "").strip() for form in forms)


def _run(tool: str, *arguments: str) -> None:
    program = shutil.which(f"pyside6-{tool}", path=str(Path(sys.executable).parent)) or f"pyside6-{tool}"
    subprocess.run([program, *arguments], check=True, cwd=_ROOT, capture_output=True)


if __name__ == "__main__":
    sys.exit(main())
