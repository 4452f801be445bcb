"""Whose relative, capital or president is meant: the father *of Alexander*, *Serena's* sister."""

from __future__ import annotations

from collections.abc import Collection

from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.statement import Statement, says_something

_ARTICLES = ("the", "a", "an")
_FARTHEST = 4
"""Words between an owner and what is owned."""


def same_owners(alignment: Alignment) -> bool:
    """False where a noun of the claim is said to be of one name, and in the sentence of another."""
    said, known = _owners(alignment.claim), _owners(alignment.sentence)
    other = {match.first: match.other for match in alignment.matches}
    return all(
        noun not in other or other[noun] not in known or other.get(owner) in (None, known[other[noun]])
        for noun, owner in said.items()
    )


def owns_instead(alignment: Alignment, filler: Collection[int], inside: Collection[int]) -> bool:
    """True where what stands in the claim for a slot, whose words are ``inside``, owns what somebody outside
    the slot owns in the sentence: *the eldest son of King Charles*, beside *Prince William's eldest son*."""
    said, known = _owners(alignment.claim), _owners(alignment.sentence)
    other = {match.first: match.other for match in alignment.matches}
    return any(
        owner in filler and noun in other and known.get(other[noun], -1) not in (-1, *inside)
        for noun, owner in said.items()
    )


def _owners(statement: Statement) -> dict[int, int]:
    """By the place of a noun that of the first word of the name it is of: *the father of Alexander*,
    *Alexander's father*."""
    words = statement.words
    found: dict[int, int] = {}
    for i, word in enumerate(words):
        if word.norm == "of" and i > 0 and says_something(words[i - 1]):
            owner = i + 1
            while owner < len(words) - 1 and words[owner].norm in _ARTICLES:
                owner += 1
            if owner < len(words) and words[owner].capital:
                found.setdefault(i - 1, owner)
        elif word.norm == "s" and i > 0 and words[i - 1].capital:
            owner = i - 1
            while owner > 0 and words[owner - 1].capital and words[owner - 1].norm not in _ARTICLES:
                owner -= 1
            for noun in range(i + 1, min(i + 1 + _FARTHEST, len(words))):
                if not says_something(words[noun]) or words[noun].capital:
                    break
                found.setdefault(noun, owner)
    return found
