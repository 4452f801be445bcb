"""Parsed sentences that do not depend on the trained parser, and mentions made by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from claimver_core.types import Candidate, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_TAG_POS = {
    "NNP": "PROPN", "NN": "NOUN", "NNS": "NOUN", "VBD": "VERB", "VBN": "VERB", "VBZ": "VERB", "VBG": "VERB",
    "VB": "VERB", "IN": "ADP", "DT": "DET", "PRP": "PRON", "PRP$": "PRON", "WP": "PRON", "WDT": "PRON",
    "WP$": "PRON", "JJ": "ADJ", "RB": "ADV", "CD": "NUM", "CC": "CCONJ", "POS": "PART", "WRB": "ADV",
}  # fmt: skip


@pytest.fixture(scope="session")
def tree() -> Callable[[str], Doc]:
    """Makes a Doc from words written ``word/tag/dependency/head``, the head by its number from 1, 0 the root.

    A mark is ``,`` alone: it depends on the root.
    """
    import spacy
    from spacy.tokens import Doc

    vocab = spacy.blank("en").vocab

    def make(notation: str) -> Doc:
        rows = [
            item.rsplit("/", 3) if "/" in item else [item, ".", "punct", "-1"] for item in notation.split()
        ]
        root = next(number for number, row in enumerate(rows) if row[3] == "0")
        heads = [root if row[3] in {"0", "-1"} else int(row[3]) - 1 for row in rows]
        words = [row[0] for row in rows]
        joined = {",", ".", ")", "'s"}
        spaces = [
            following not in joined and word != "("
            for word, following in zip(words, [*words[1:], "."], strict=True)
        ]
        pos = [
            "AUX" if row[2] in {"aux", "aux:pass", "cop"} else _TAG_POS.get(row[1], "PUNCT") for row in rows
        ]
        morphs = [
            "Tense=Past|VerbForm=Fin" if r[1] == "VBD" else "Number=Plur" if r[1] == "NNS" else ""
            for r in rows
        ]
        return Doc(
            vocab, words=words, spaces=spaces, tags=[row[1] for row in rows], pos=pos, morphs=morphs,
            lemmas=[row[0].lower() for row in rows], heads=heads,
            deps=["ROOT" if row[3] == "0" else row[2] for row in rows],
        )  # fmt: skip

    return make


@pytest.fixture(scope="session")
def named() -> Callable[..., list[Mention]]:
    """Makes the mentions of ``names`` in a text; a name may be given its item as "name=Q1"."""

    def find(text: str, *names: str) -> list[Mention]:
        found: list[Mention] = []
        for item in sorted(names, key=len, reverse=True):
            name, _, qid = item.partition("=")
            for match in re.finditer(rf"\b{re.escape(name)}\b", text):
                span = Span(match.start(), match.end())
                if not any(span.overlaps(other.span) for other in found):
                    entity = Entity(qid or f"Q-{name}", name)
                    found.append(Mention(span, name, (Candidate(entity, 0.9),)))
        return sorted(found, key=lambda mention: mention.span.start)

    return find
