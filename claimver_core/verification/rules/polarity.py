"""Whether a claim asserts or denies, and whether it speaks of all, of only one, or of the first."""

from __future__ import annotations

import re

_DENIAL = re.compile(
    r"\b(?:not|never|neither|nor|cannot|without|nobody|nothing|nowhere|none)\b"
    r"|\bno\b(?!\.?\s*\d)"
    r"|\b\w+n['’]t\b"
    r"|\b(?:is|was|were|are|do|does|did|has|had|have|would|could)nt\b"
    r"|\b(?:fail(?:s|ed)?|refus(?:es|ed)) to\b"
    r"|\b(?:false|untrue|myth|lie|hoax|incorrect|wrong) that\b",
    re.IGNORECASE,
)
_NO_DENIAL = re.compile(
    r"\bnot only\b|\bno (?:doubt|question|wonder)\b|\bnot (?:\w+ ){0,3}until\b|\bnone other than\b"
    r"|\bno (?:more|less|fewer|later|earlier) than\b|\bknown as\b.*$",
    re.IGNORECASE,
)
_GENERAL = re.compile(r"\b(?:never|any|anyone|anybody|anything|ever|no one|nobody|none|no)\b", re.IGNORECASE)
_UNIQUE = re.compile(
    r"\b(?:only|sole|solely|exclusively|first|second|third|last|last-ever|youngest|oldest|eldest|"
    r"(?:most|least)\b|[a-z]{3,}est\b|longest-\w+|best-\w+)\b",
    re.IGNORECASE,
)
_NOT_SUPERLATIVE = re.compile(
    r"^(?:west|east|northwest|northeast|southwest|southeast|forest|rest|test|contest|interest|request|protest|"
    r"arrest|invest|harvest|guest|west|priest|quest|nest|chest|vest|honest|modest|midwest|budapest|everest|"
    r"trieste?|brest|pest|zest|conquest|bequest|digest|manifest|suggest|behest|lest|best-known)$",
    re.IGNORECASE,
)


def is_denied(text: str) -> bool:
    """True when the claim denies what it speaks of; two denials make an assertion."""
    return sum(1 for _ in _DENIAL.finditer(_NO_DENIAL.sub(" ", text))) % 2 == 1


def is_general_denial(text: str) -> bool:
    """True for a denial of every instance ("never", "no one", "not ... any"): one instance refutes it."""
    return is_denied(text) and bool(_GENERAL.search(text))


def claims_uniqueness(text: str) -> bool:
    """True for superlatives, *only* and *first*, which a single statement cannot bear out."""
    return any(not _NOT_SUPERLATIVE.match(match.group()) for match in _UNIQUE.finditer(text))
