"""The second language: complete, compiled, and shown."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from app.translation import LANGUAGES, install, language, language_in_use, number, percent, tr
from claimver_core.errors import ResourceError
from claimver_core.locations import resources

_ROOT = Path(__file__).resolve().parents[2]
_GERMAN = """
import sys
from PySide6.QtWidgets import QApplication
from app.translation import LANGUAGES, install, language, language_in_use, number, percent, tr
application = QApplication([])
install("de")
from app import wording
from app.menus import Menus
from app.presentation.gallery import featured
print(wording.summary([]))
print(wording.verdict_word(None))
print(featured()[0].title)
"""

_NUMBERS = """
from app.translation import LANGUAGES, install, language, language_in_use, number, percent, tr
install("de")
from app.core_errors import said as message
for said in (
    message("a.pdf is protected by a password."),
    message("The knowledge file /a {b}.sqlite cannot be read: no such file."),
    message("Another message."),
):
    print(said)
for said in (tr("%n post(s)", "", 1), tr("%n post(s)", "", 1234), number(0.825, 2), percent(0.94)):
    print(said)
"""


def _messages(code: str) -> list[tuple[str, str]]:
    """Each text with its translation; one with plural forms with each of them."""
    tree = ElementTree.parse(resources() / "translations" / f"claimver_{code}.ts")
    return [
        (message.findtext("source", ""), form.text or "")
        for message in tree.iter("message")
        for form in message.findall("translation/numerusform") or message.findall("translation")
    ]


def test_every_text_of_the_source_is_translated_and_compiled() -> None:
    command = [sys.executable, str(_ROOT / "packaging" / "translations.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize(
    "unfinished", ['<translation type="unfinished">Text</translation>', "<translation></translation>"]
)
def test_a_text_that_is_not_translated_is_told(unfinished: str, tmp_path: Path) -> None:
    source = tmp_path / "claimver_de.ts"
    source.write_text(
        f"<TS><context><name></name><message><source>Text</source>{unfinished}</message></context></TS>",
        encoding="utf-8",
    )
    spec = importlib.util.spec_from_file_location("translations", _ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    translations = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translations)
    assert translations.missing(source) == ["Text"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_keep_the_places_that_are_filled_in(code: str) -> None:
    messages = _messages(code)
    assert len(messages) > (200 if code != "en" else 4)
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


def test_messages_numbers_and_plural_forms_are_those_of_the_language() -> None:
    assert tr("%n post(s)", "", 1) == "1 post"
    assert tr("%n post(s)", "", 1234) == "1,234 posts"
    assert (number(0.825, 2), percent(0.94)) == ("0.82", "94%")
    done = subprocess.run(
        [sys.executable, "-c", _NUMBERS], capture_output=True, check=True, cwd=_ROOT, encoding="utf-8"
    )
    assert done.stdout.splitlines() == [
        "a.pdf ist durch ein Passwort geschützt.",
        "Die Wissensdatei /a {b}.sqlite kann nicht gelesen werden: no such file.",
        "Another message.",
        "1 Beitrag",
        "1.234 Beiträge",
        "0,82",
        "94\u00a0%",
    ]


def test_missing_resources_are_told_by_who_installs_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise ResourceError("The program's resources folder is missing.", "Install ClaimVer again.")

    monkeypatch.setattr("app.translation.resources", missing)
    with pytest.raises(ResourceError):
        install("de")
    assert (language(), tr("%n post(s)", "", 2)) == ("en", "2 posts")
