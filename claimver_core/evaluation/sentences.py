"""Text evidence of data sets: treebank tokens back to plain text, sentences, and those nearest to a claim."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TOKENS = {"-LRB-": "(", "-RRB-": ")", "-LSB-": "[", "-RSB-": "]", "-COLON-": ":", "``": '"', "''": '"'}
_SPACE_BEFORE = re.compile(r" ([.,;:!?)\]%]|'s\b|'t\b|n't\b)")
_SPACE_AFTER = re.compile(r"([(\[]) ")
_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[A-Z\"'`])")
_WORD = re.compile(r"\w+")


def clean_tokens(text: str, join: bool = True) -> str:
    """Treebank tokens back to plain signs; with ``join``, punctuation also back to its word."""
    text = " ".join(_TOKENS.get(token, token) for token in text.split()).replace(" -- ", " – ")
    if join:
        text = _SPACE_AFTER.sub(r"\1", _SPACE_BEFORE.sub(r"\1", text))
    return text


def sentences_of(text: str) -> list[str]:
    """The text cut where a sentence seems to end; what has but one sign is left out."""
    return [part for part in _SENTENCE_END.split(text) if len(part) > 1]


def nearest_sentences(claim: str, sentences: Sequence[str], words: int) -> tuple[str, ...]:
    """The sentences nearest to the claim by shared words, up to ``words`` words, in their order.

    The first is always taken, since many sets put the page's title there, and one more at least.
    """
    if not sentences:
        return ()
    wanted = set(_WORD.findall(claim.lower()))
    by_overlap = sorted(
        range(1, len(sentences)),
        key=lambda index: -len(wanted & set(_WORD.findall(sentences[index].lower()))),
    )
    chosen, length = [0], len(sentences[0].split())
    for index in by_overlap:
        size = len(sentences[index].split())
        if len(chosen) > 1 and length + size > words:
            continue
        chosen.append(index)
        length += size
    return tuple(sentences[index] for index in sorted(chosen))


def best_sentences(claim: str, evidence: str, words: int) -> tuple[str, ...]:
    """``nearest_sentences`` of a whole text."""
    return nearest_sentences(claim, sentences_of(evidence), words)
