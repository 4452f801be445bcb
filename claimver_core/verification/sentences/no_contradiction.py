"""Known sentences that say something else than the opposite of a claim."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.beside_nearest import BesideNearest
from claimver_core.verification.sentences.statement import Word, says_something

_IS_NOT = re.compile(r"\b(?:is|are|was|were)(?:n['’]t| not| never)\b|\band not\b", re.IGNORECASE)
_IS = re.compile(
    r"\b(?:is|are|was|were)\b(?!(?: [a-z]+)* (?:as|in|on|at|by|for|with|to|like|near|from|than)\b)",
    re.IGNORECASE,
)
_NOT_OF_A_PEOPLE = re.compile(r"\b(?:is|was)(?:n['’]t| not) [A-Z][a-z]+\W*$")
_DONE = re.compile(
    r"\b(?:is|are|was|were)(?:n['’]t| not| never) (?:[a-z]+ly )?(?P<done>[a-z]+ed)\b", re.IGNORECASE
)


def says_something_else(beside: BesideNearest) -> bool:
    """Whether the sentence cannot contradict the claim, whatever a model reads in it."""
    return (
        (beside.ordered and _says_it_all(beside))
        or _denies_something_else(beside)
        or _tells_of_a_part(beside.nearest)
        or _describes_otherwise(beside.nearest)
    )


def _says_it_all(beside: BesideNearest) -> bool:
    """Whether the claim says all that the sentence says but its time or how many, and only adds to it:
    *Italy's Sinner won* is not contradicted by *Sinner won in 2025*, nor *identical cells* by *two cells*."""
    nearest = beside.nearest
    return nearest.sentence.in_figures.issuperset(nearest.sentence_left) and not beside.one_denies


def _denies_something_else(beside: BesideNearest) -> bool:
    """Whether the sentence denies that something is what the claim does not say it is, *Dolphins are not
    fish* beside *Dolphins eat fish*, or another deed than the claim tells: *was not directed*, *was made*."""
    claim, sentence = beside.nearest.claim, beside.nearest.sentence
    if not sentence.negations or claim.negations:
        return False
    if _NOT_OF_A_PEOPLE.search(sentence.text):
        return False  # *is not Spanish*, beside *is a singer from Spain*
    if len(beside.left) > len(beside.lacking):
        return True  # *cannot smell a drop from kilometres away*, beside *smell blood from far away*
    done = _DONE.search(sentence.text)
    if done is not None:
        return done["done"].lower() not in claim.text.lower()
    return _IS_NOT.search(sentence.text) is not None and _IS.search(claim.text) is None


def _tells_of_a_part(alignment: Alignment) -> bool:
    """Whether the sentence is of a part of what the claim is of: *painted the ceiling of the Sistine Chapel*
    says nothing of who else painted the Sistine Chapel."""
    claim, words = alignment.claim, alignment.sentence.words
    for match in alignment.matches:
        if match.name is None or _behind_of(claim.words, match.first) is not None:
            continue
        part = _behind_of(words, match.other)
        if part is not None and part in alignment.sentence_left and not words[part].capital:
            return True
    return False


def _describes_otherwise(alignment: Alignment) -> bool:
    """Whether the two differ in what stands before one noun alone, which may be both: *a pulp mill*, *a paper
    mill*; *identical cells*, *two daughter cells*."""
    claim, sentence = alignment.claim, alignment.sentence
    said, known = alignment.claim_left, alignment.sentence_left
    return (
        bool(said)
        and bool(known)
        and (said[-1] + 1, known[-1] + 1) in {(m.first, m.other) for m in alignment.matches if m.name is None}
        and _are_in_a_row(said)
        and _are_in_a_row(known)
        and claim.in_figures.isdisjoint(said)
        and not any(claim.words[place].capital for place in said)
        and not any(sentence.words[place].capital for place in known)
    )


def _are_in_a_row(places: Sequence[int]) -> bool:
    return places[-1] - places[0] == len(places) - 1


def _behind_of(words: Sequence[Word], place: int) -> int | None:
    """The place of the noun that is of the name at ``place``: *the ceiling of the Sistine Chapel*."""
    before = place - 1
    while before > 0 and words[before].norm == "the":
        before -= 1
    if before > 0 and words[before].norm == "of" and says_something(words[before - 1]):
        return before - 1
    return None
