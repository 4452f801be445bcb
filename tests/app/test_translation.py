"""The second language: complete, compiled, and shown."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from app.translation import LANGUAGES, language_in_use
from claimver_core.locations import resources

_ROOT = Path(__file__).resolve().parents[2]
_GERMAN = """
import sys
from PySide6.QtWidgets import QApplication
from app.translation import install
application = QApplication([])
install("de")
from app import wording
from app.menus import Menus
from app.presentation.gallery import featured
print(wording.summary([]))
print(wording.verdict_word(None))
print(featured()[0].title)
"""


def _messages(code: str) -> list[tuple[str, str]]:
    tree = ElementTree.parse(resources() / "translations" / f"claimver_{code}.ts")
    return [
        (message.findtext("source", ""), message.findtext("translation") or "")
        for message in tree.iter("message")
    ]


def test_every_text_of_the_source_is_translated_and_compiled() -> None:
    command = [sys.executable, str(_ROOT / "packaging" / "translations.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_translations_keep_the_places_that_are_filled_in(code: str) -> None:
    messages = _messages(code)
    assert len(messages) > 200
    for source, translated in messages:
        places = [sorted(re.findall(r"\{[^}]*\}", text)) for text in (source, translated)]
        assert places[0] == places[1], source
        assert ("&" in source) == ("&" in translated), source
        assert source.startswith(" ") == translated.startswith(" "), source


def test_the_window_speaks_german() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _GERMAN],
        capture_output=True,
        text=True,
        check=True,
        cwd=_ROOT,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == [
        "Nichts in diesem Text ist eine Behauptung, die Fakten klären könnten.",
        "Nicht geprüft",
        "Nachrichtentext",
    ]


def test_a_language_that_there_is_not_is_english() -> None:
    assert language_in_use("de") == "de"
    assert language_in_use("xx") == "en"
