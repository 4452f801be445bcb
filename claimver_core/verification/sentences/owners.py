"""Whose relative, capital or president is meant: the father *of Alexander*, *Serena's* sister."""

from __future__ import annotations

from collections.abc import Collection

from claimver_core.language.grammar import OTHER_PEOPLE
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.statement import Statement, says_something

_ARTICLES = ("the", "a", "an")
_THEIRS = OTHER_PEOPLE | {"company", "firm"}
"""Who does what the one whose they are need not do."""
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


def is_of_theirs(alignment: Alignment) -> bool:
    """True where one is of what a name has, and the other of the name itself: *A student of Marie Curie
    discovered*, *designed by engineers of Eiffel's company*. *The city of Paris* is Paris."""
    claim, sentence = alignment.claim, alignment.sentence
    others = {match.first: match.other for match in alignment.matches}
    said, known = _owners(claim), _owners(sentence)
    if any(
        noun in alignment.sentence_left
        and owner in others.values()
        and sentence.words[noun].norm in _THEIRS
        and not any(others.get(one) == owner for one in said.values())
        for noun, owner in known.items()
    ):
        return True
    described = {name.first: name.entities[0].description.split() for name in claim.names}
    return any(
        noun in alignment.claim_left
        and others.get(owner, -1) not in (-1, *known.values())
        and noun + 1 not in others.keys() | claim.in_names - {owner}
        and max(noun, owner) < max(others)
        and claim.words[noun].norm not in described.get(owner, ())
        and not any(place < min(noun, owner) for place in others)
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
