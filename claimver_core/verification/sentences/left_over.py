"""What of a known sentence a claim may leave out, and still say no more than the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from claimver_core.language.grammar import words as word_set
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.linking.words import places
from claimver_core.verification.rules.dates import DateExpression
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.statement import Word, says_something
from claimver_core.verification.sentences.words import key, may_stand_for, strict

_AND = re.compile(r"\s*(?:,|and|, and)\s+(?:the\s+)?", re.IGNORECASE)
_TOGETHER = re.compile(
    r"\b(?:between|both|together|each|met|meets?|married|marry|twins|borders?|versus|against|from|to|"
    r"brothers|sisters|siblings|couple|divorced|merged|fought|play(?:s|ed) each|consists?|compris\w+|made of|"
    r"composed|flag|parents|colou?rs?|friends|rivals|neighbou?rs|enemies|partners|cousins|allies|related|"
    r"alike|identical|similar|different|equal|opposites?|same)\b",
    re.IGNORECASE,
)
"""What two do together, neither does alone."""
_ARE = re.compile(r"\b(?:are|were)\b", re.IGNORECASE)
_ALL_ARE = re.compile(
    r"([^.;:()]+ and [^.;:()]+?) are (?!the\b|two\b|three\b|four\b|both\b|all\b|not\b)[a-z]", re.IGNORECASE
)
"""Several things of which each is what all are."""
_EACH = re.compile(
    r"\b(?:ha(?:s|ve|d)(?! (?:been|\w+(?:ed|en))\b)|contains?|produces?|eats?|includes?|exports?|"
    r"grows?|uses?|provides?|wrote|composed|built)\b",
    re.IGNORECASE,
)
"""What one has and another thing, one has each."""
DESCRIBING = word_set(
    """first last oldest youngest longest only female male black modern young great new large small old big
    serving elected presidential national official royal popular successful annual
    largest biggest smallest highest tallest longest deepest busiest richest hottest fastest human
    glass stone wooden steel public concrete marble bronze brick famous main central giant huge tall"""
)
"""What may be left out before a noun; *vice* and *dwarf* may not."""
_LOOSE = word_set(
    """of in on at by for from to with about against under over near between like unlike except than and or
    but not no only former late next future alleged supposed fictional mythical legendary many most some few
    all"""
)
"""What tells of somebody else than the name behind it, or otherwise of it."""
_DETERMINERS = word_set("a an the his her its their this that these those own")
_TOLD = word_set(
    "bible story stories legend legends myth myths mythology novel tale tales fairy comic fiction quran torah"
)
"""What tells that something is so in a story alone."""
_SORTS_BY_NATION = frozenset(
    map(key, ("football", "rules", "fries", "toast", "oven", "roulette", "shepherd", "terrier", "bulldog"))
)


def misses_nothing(alignment: Alignment) -> bool:
    """Whether the claim has all of the sentence, but for what only describes and one of several things."""
    return _dropped(alignment).issuperset(alignment.sentence_left)


def _dropped(alignment: Alignment) -> set[int]:
    return (
        _joined(alignment)
        | _listed_beside(alignment)
        | _describing(alignment)
        | _origins(alignment)
        | _understood(alignment)
        | _before_dates(alignment)
        | _before_wider_places(alignment)
        | _before_first_name(alignment)
    )


def _before_dates(alignment: Alignment) -> set[int]:
    """The words for where something happened, before the date at which it did: *in Nara in July 2022*."""
    sentence, left = alignment.sentence, set(alignment.sentence_left)
    dates = {
        figure.first
        for figure in sentence.figures
        if isinstance(figure.value, DateExpression) and figure.first not in left
    }
    found: set[int] = set()
    for name in sentence.names:
        inside = set(range(name.first, name.end))
        place = of_phrase(name.entities[0].description) is Kind.PLACE
        before = sentence.words[name.first - 1].norm if name.first else ""
        if place and inside <= left and before in ("in", "at") and dates & {name.end + 1, name.end}:
            found |= inside
    return found


def _before_first_name(alignment: Alignment) -> set[int]:
    """The words before the name that a sentence begins with: *Saturn's moon* Titan, *the painter* Monet. With
    more of them something else is told of: *the actor playing Lincoln*."""
    words, left = alignment.sentence.words, set(alignment.sentence_left)
    first = min((match.other for match in alignment.matches), default=0)
    named = any(match.name is not None and match.other == first for match in alignment.matches)
    if not named or strict(word.norm for word in alignment.claim.words):
        return set()
    before = [word for word in words[:first] if word.norm not in _DETERMINERS and word.norm != "s"]
    if (
        not before
        or before[-1].capital
        or before[-1].norm.endswith(("ed", "ing"))
        or before[-1].norm in _LOOSE
    ):
        return set()
    owner = before[:-1]
    owned = bool(owner) and all(word.capital for word in owner) and words[first - 2].norm == "s"
    return set(range(first)) & left if not owner or owned else set()


def _before_wider_places(alignment: Alignment) -> set[int]:
    """The name of a smaller place before the one that the claim tells: *at Woolsthorpe in Lincolnshire*."""
    if strict(word.norm for word in alignment.claim.words):
        return set()
    words, left = alignment.sentence.words, set(alignment.sentence_left)
    matched = {match.other for match in alignment.matches if match.name is not None}
    found: set[int] = set()
    for i in range(1, len(words) - 1):
        if words[i].norm != "in" or i + 1 not in matched:
            continue
        first = i
        while first - 1 in left and words[first - 1].capital:
            first -= 1
        if 0 < first < i and words[first - 1].norm in ("in", "at", "near"):
            found.update(range(first, i))
    return found


def _understood(alignment: Alignment) -> set[int]:
    """The words for which light ones of the claim stand: *won* for who *has* a title."""
    said = {word.norm for word in alignment.claim.words}
    words = alignment.sentence.words
    return {i for i in alignment.sentence_left if any(may_stand_for(one, words[i].norm) for one in said)}


def may_miss(alignment: Alignment, left: Sequence[int]) -> bool:
    """Whether the claim may leave out these words of the sentence: what comes at its end, dates, and one of
    several things of which the same is said, where nothing depends on it."""
    dropped = _dropped(alignment)
    left = [i for i in left if i not in dropped]
    if not left:
        return True
    words = alignment.sentence.words
    if strict(word.norm for word in alignment.claim.words) or strict(words[i].norm for i in left):
        return False
    last = _last_said(alignment)
    dates = alignment.sentence.in_dates
    behind = last + 1
    if behind < len(words) and words[behind].norm == "and" and behind + 1 in left:
        return False  # one of several of which it is said together
    while behind < len(words) and words[behind].norm in _DETERMINERS:
        behind += 1
    if behind in left and behind not in dates:
        return (
            False  # a noun or an object is cut off: the capital of an Australian *state*, closed *its shops*
        )
    if not _TOLD.isdisjoint(words[i].norm for i in left):
        return False
    return all(i > last or i in dates for i in left)


def _last_said(alignment: Alignment) -> int:
    """The last word of the last thing that is matched."""
    last = max((m.other for m in alignment.matches if not m.figure), default=-1)
    return alignment.sentence.end_of(last) - 1


def _describing(alignment: Alignment) -> set[int]:
    """The words that only describe a noun behind the sentence's first word that is matched: who was *the
    first female* minister was a minister. What comes before tells of which it speaks (*wild* lemurs)."""
    words, left = alignment.sentence.words, set(alignment.sentence_left)
    if alignment.sentence.negations or strict(word.norm for word in alignment.claim.words):
        return set()
    first = min(match.other for match in alignment.matches)
    matched = {match.other for match in alignment.matches if match.name is None and not match.figure}
    found: set[int] = set()
    for i in sorted(left, reverse=True):
        describes = i + 1 in matched or i + 1 in found
        elected = words[i].norm == "elected" and any(match.figure for match in alignment.matches)
        describing = words[i].norm in DESCRIBING and not elected
        if i > first and describes and (describing or _is_nation(words, i, alignment)):
            found.add(i)
    return found


def _origins(alignment: Alignment) -> set[int]:
    """The "from" before a name that the claim has too: *a drink from Norway* is *a Norwegian drink*."""
    words = alignment.sentence.words
    named = {match.other for match in alignment.matches if match.name is not None}
    return {i for i in alignment.sentence_left if words[i].norm == "from" and i + 1 in named}


def _is_nation(words: Sequence[Word], i: int, alignment: Alignment) -> bool:
    """True for a nation's adjective before a common noun: a Scottish engraver is an engraver. American
    football is another game."""
    place = places().get(words[i].span.of(alignment.sentence.text))
    behind = words[i + 1]
    return (
        place is not None
        and place.kind == "demonym"
        and not behind.capital
        and behind.key not in _SORTS_BY_NATION
    )


def _joined(alignment: Alignment) -> set[int]:
    """The words that are joined by "and" with what is matched: names (*Radium and Polonium*), and what one
    has, eats or makes (*lakes of methane and ethane*)."""
    sentence = alignment.sentence
    words = sentence.words
    each = not sentence.figures and _EACH.search(sentence.text) is not None
    alone = " and " not in sentence.text  # a comma may stand between a place and its land
    together = _TOGETHER.search(sentence.text) or _ARE.search(sentence.text)
    if alone or together or strict(word.norm for word in alignment.claim.words):
        return set()
    left = set(alignment.sentence_left)
    tied = {"and", *_DETERMINERS}
    pieces = [piece for piece in _pieces(alignment) if words[piece[0]].norm not in tied]
    dropped: set[int] = set()
    for _ in pieces:
        for one, other in pairwise(pieces):
            between = sentence.text[sentence.words[one[-1]].span.end : sentence.words[other[0]].span.start]
            capitals = words[one[0]].capital and words[other[0]].capital
            if not _AND.fullmatch(between) or not (each or capitals):
                continue
            for piece, beside in ((one, other), (other, one)):
                kept = not (set(beside) & left) or set(beside) <= dropped
                if set(piece) & left and kept:
                    dropped.update(piece)
    return dropped


def _listed_beside(alignment: Alignment) -> set[int]:
    """The words of those in front of "are" beside others that the claim has, of which the same is said:
    *carbon dioxide, methane and nitrous oxide* are gases."""
    sentence, left = alignment.sentence, set(alignment.sentence_left)
    listed = _ALL_ARE.match(sentence.text)
    if listed is None or _TOGETHER.search(sentence.text) or strict(w.norm for w in alignment.claim.words):
        return set()
    ends = [found.span() for found in _AND.finditer(listed[1]) if found.group().strip()]
    starts = [0, *(end for _, end in ends)]
    items = [
        {i for i, word in enumerate(sentence.words) if start <= word.span.start < end}
        for start, end in zip(starts, [*(start for start, _ in ends), len(listed[1])], strict=True)
    ]
    gone = [
        item
        for item in items
        if item and item <= left | {i for i in item if not says_something(sentence.words[i])}
    ]
    kept = [item for item in items if item and not item & left]
    return set().union(*gone) & left if kept and len(gone) + len(kept) == len(items) else set()


def _pieces(alignment: Alignment) -> list[list[int]]:
    """The words of the sentence, those of a name together."""
    names = {name.first: name.end for name in alignment.sentence.names}
    pieces, i = [], 0
    while i < len(alignment.sentence.words):
        end = names.get(i, i + 1)
        pieces.append(list(range(i, end)))
        i = end
    return pieces
