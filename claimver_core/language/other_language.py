"""Whether a text is in another language than English, which is the only one that is read."""

from __future__ import annotations

import re
import unicodedata
from importlib import import_module

LANGUAGES = {
    "da": "Danish",
    "de": "German",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "nl": "Dutch",
    "pl": "Polish",
    "pt": "Portuguese",
    "sv": "Swedish",
    "und": "in another language",
}
"""What a text can be found to be, by its ISO 639 code; "und" is for letters that are mostly not Latin."""

_READ = 20_000  # characters that are looked at
_LEAST = 4  # words, below which nothing can be told
_FEW = 8  # words, below which more of them have to be function words, and none an English one
_WORD = re.compile(r"[^\W\d_]+")
_LIKELY_ENGLISH = 0.2  # share of English function words above which no other language is thought of
_LIKELY_OTHER, _SURELY_OTHER = 0.25, 0.5


def other_language(text: str) -> str | None:
    """The code of the language that the beginning of ``text`` seems to be in; None for English, and where
    nothing can be told. Goes by spaCy's lists of the most frequent words."""
    words = [word.lower() for word in _WORD.findall(text[:_READ])]
    if len(words) < _LEAST:
        return None
    letters = [word[0] for word in words]
    if 2 * sum(not _is_latin(letter) for letter in letters) > len(letters):
        return "und"
    few = len(words) < _FEW
    english = _share(words, "en")
    if english >= _LIKELY_ENGLISH or (few and english):
        return None
    shares = {code: _share(words, code) for code in LANGUAGES if code != "und"}
    likeliest = max(shares, key=lambda code: shares[code])
    needed = _SURELY_OTHER if few else max(_LIKELY_OTHER, 2 * english)
    return likeliest if shares[likeliest] >= needed else None


def _share(words: list[str], code: str) -> float:
    frequent = import_module(f"spacy.lang.{code}.stop_words").STOP_WORDS
    return sum(word in frequent for word in words) / len(words)


def _is_latin(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("LATIN")
