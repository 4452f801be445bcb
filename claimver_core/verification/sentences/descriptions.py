"""The descriptions of what a claim names, as sentences: *Taekwondo is a martial art from Korea*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from claimver_core.language.grammar import article_for
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Claim
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.sentences.known_sentences import KnownSentence

SOURCE = "descriptions"
_SAYS_WHAT_IT_IS = re.compile(r"\b(?:is|are|was|were)\b", re.IGNORECASE)
_LIVED = re.compile(r"\s*\([^()]*\)\s*$")
_CALLING = re.compile(r"^(?:(?!\b(?:of|for|since|in|at|from|with|to|who|current)\b)[^,;])+$")
"""What a person is described as, without an office, which may have passed to another."""


def described(claim: Claim) -> Iterator[KnownSentence]:
    """A sentence for each name of a claim that says what something is."""
    if not _SAYS_WHAT_IT_IS.search(claim.context):
        return
    for mention in claim.mentions:
        description = _LIVED.sub("", mention.entity.description)
        if of_phrase(description) is Kind.PERSON and not _CALLING.match(description):
            continue
        if is_name(mention) and description:
            said = f"{mention.text} is {article_for(description)} {description}"
            yield KnownSentence(said[:1].upper() + said[1:], (), SOURCE)
