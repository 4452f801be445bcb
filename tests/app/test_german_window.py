"""The window in German: every part is opened, and says nothing in English and nothing that is cut off."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from app.help.licences import libraries, notice
from app.presentation.gallery import gallery
from app.translation import LANGUAGES
from claimver_core.locations import resources
from tests.app.scripted import CARDS, NAMESAKES, PROVENANCE, SCRIPT, TEXT

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parents[1]
_SAME = {
    *("ClaimVer", "KAS", "TMS", "Text", "&Normal", "ClaimReview (JSON-LD)", "Web Annotation (JSON-LD)"),
    *("{confidence} · TMS {tms}", "{number}  {verdict}, TMS {score}"),
}
"""What is the same in both languages."""
_ENGLISH = re.compile(
    r"\b(the|of|is|are|and|with|this|that|to|for|it|its|your|you|no|not|be|been|by|from|or|what|which"
    r"|claims?|facts?|entity|entities|check(ed)?|show|open|save|copy|close|cancel|none|all|edited)\b"
)
_PLACE = re.compile(r"\\\{\w+\\\}|%n")


@pytest.fixture(scope="module")
def walked() -> dict[str, dict[str, list[str]]]:
    """What each part of the window says, and what is cut off there."""
    done = subprocess.run(
        [sys.executable, str(_HERE / "german_walk.py")],
        capture_output=True,
        check=False,
        cwd=_ROOT,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(_ROOT), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def data() -> list[str]:
    """What is in English whatever the window speaks: texts, rationales, facts and licences; longest first."""
    named: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, str):
            named.add(value)
        elif isinstance(value, tuple | list):
            for item in value:
                collect(item)
        elif hasattr(value, "__dataclass_fields__"):
            for name in value.__dataclass_fields__:
                collect(getattr(value, name))

    collect([SCRIPT, list(CARDS.values()), NAMESAKES, PROVENANCE, "The verifier could not read this claim."])
    collect([claim.replace("He ", "Albert Einstein ") for claim, *_ in SCRIPT])
    collect(
        [TEXT, "Unpacking the knowledge pack", "Judging claims", *LANGUAGES.values(), *notice().splitlines()]
    )
    collect([f"{library.name} {library.version}: {library.licence}" for library in libraries()])
    for theme in gallery():
        for example in theme.examples:
            collect(example.path.read_text(encoding="utf-8").splitlines())
    return sorted((text for text in named if len(text) > 2), key=len, reverse=True)


def _own(text: str, data: list[str]) -> str:
    """What is left of a text without the data in it and without quotations in German quotes."""
    for known in data:
        text = text.replace(known, "")
    return re.sub("„[^“]*“|<[^>]*>", "", text)


def test_no_part_of_the_window_says_what_its_english_source_says(
    walked: dict[str, dict[str, list[str]]], data: list[str]
) -> None:
    tree = ElementTree.parse(resources() / "translations" / "claimver_de.ts")
    sources = {
        source.replace("&", "")
        for message in tree.iter("message")
        if (source := message.findtext("source", "")) not in _SAME
        and message.findtext("translation") != source
        and len(re.findall("[A-Za-z]{2,}", re.sub(r"\{\w+\}", "", source))) > 0
    }
    patterns = [re.compile(_PLACE.sub(".+", re.escape(text)), re.DOTALL) for text in sources]
    english = [
        f"{part}: {text}"
        for part, said in walked["said"].items()
        for text in said
        if (own := _own(text.replace("&", ""), data)) == text.replace("&", "")
        if any(pattern.fullmatch(own.strip()) for pattern in patterns)
    ]
    assert not english, "\n".join(english)


def test_no_english_words_are_left(walked: dict[str, dict[str, list[str]]], data: list[str]) -> None:
    assert len(walked["said"]) > 35
    english = [
        f"{part}: {text}"
        for part, said in walked["said"].items()
        for text in said
        if _ENGLISH.search(_own(text, data))
    ]
    assert not english, "\n".join(english)


def test_nothing_is_cut_off_in_german_in_a_small_window(walked: dict[str, dict[str, list[str]]]) -> None:
    assert not {part: cut for part, cut in walked["cut"].items() if cut}


def test_what_is_the_same_in_both_languages_is_known() -> None:
    tree = ElementTree.parse(resources() / "translations" / "claimver_de.ts")
    same = {
        message.findtext("source", "")
        for message in tree.iter("message")
        if message.findtext("translation") == message.findtext("source")
    }
    without_words = {text for text in same if not re.search("[A-Za-z]{2}", re.sub(r"\{\w+\}", "", text))}
    assert same - without_words == _SAME
