"""Which words of a claim no rule has read."""

from __future__ import annotations

import re
from collections.abc import Iterable

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Triplet
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import STEM, traits_of, wording_of

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_SAYS_NOTHING = word_set(
    """a an the of in on at to by for from with and or but as is are was were be been being it its he she
    him his her hers they them their this that these those there here who whom whose which what
    when where i you we one so do does did has have had having not no n't also too then thus yes
    well indeed fact facts true know knows known said say says think called named name about
    around roughly approximately some more than over less under nearly almost just exactly only
    did didn didnt isn isnt wasn wasnt wasn't isn't didn't don't doesn't year date day century
    early mid late interestingly historically today apparently note remember okay ok record course
    may sure doubt far shows believe happens confirmed explained brief officially official false
    untrue wrong incorrect myth story claim report case truth trivia history learn science
    didyouknow never ever even actually really any anyone anybody anything nobody nothing none within"""
)


_LEAD_IN = re.compile(
    r"^[^_\d]*?\b(?:that|:)\s|^[^_\d,:]*\b(?:question|know|reported|records?|fact|answer|sources?|"
    r"accounts?)\b[^_\d,]*,",
    re.IGNORECASE,
)
"""What introduces a statement and is no part of it: *the textbook states that*."""
CAST = frozenset({"P161", "P725"})
"""Whose statements tell who plays in a work, or lends a voice."""
_ROLE = re.compile(r"\bas (?:an? |the )?[a-z][a-z ]*?(?= by\b| in\b|[,.]|$)")
"""The part that somebody plays: *as a tertiary villain*."""
_NEGATED = re.compile(r"\w+n['’]t")
_HASHTAG = re.compile(r"#\w+")


def unread(reading: Reading, triplets: Iterable[Triplet]) -> tuple[str, ...]:
    """The words of the claim that are neither names, dates or numbers, nor express the property of one of
    ``triplets``, nor stand in one, nor say nothing by themselves."""
    triplets = list(triplets)
    text = _LEAD_IN.sub(" ", _HASHTAG.sub(" ", reading.words))
    text = without_part(text, triplets)
    for triplet in triplets:
        cues = traits_of(triplet.property).cues
        if cues is not None:
            text = cues.sub(" ", text)
    said = " ".join(
        f"{triplet.property.label} {text_of(triplet.subject)} {text_of(triplet.object)}"
        for triplet in triplets
    )
    known = {word[:5] for word in normalise(said).split()}
    if "defic" in known:
        known |= {"lack", "short"}
    told = {stem for triplet in triplets for stem in wording_of(triplet.property)}
    for span in [*(found.span for found in reading.dates), *(found.span for found in reading.numbers)]:
        text = text.replace(span.of(reading.claim.context), " ")
    left = []
    for word in _WORD.findall(text):
        plain = word.lower()
        if (
            len(plain) > 1
            and plain not in _SAYS_NOTHING
            and not _NEGATED.fullmatch(plain)
            and plain[:5] not in known
            and plain[:STEM] not in told
        ):
            left.append(word)
    return tuple(dict.fromkeys(left))


def without_part(text: str, triplets: Iterable[Triplet]) -> str:
    """``text`` without the kind of part that somebody plays, where ``triplets`` tell that they play one."""
    return _ROLE.sub(" ", text) if any(triplet.property.id in CAST for triplet in triplets) else text
