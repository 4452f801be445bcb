"""Says of the sentences without a claim why they have none."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from claimver_core.language import checkworthiness, grammar, moods, opinions
from claimver_core.language.clauses import lay_out, split
from claimver_core.types import Claim, NoClaim, NoClaimReason
from claimver_core.types import Span as TextSpan

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span


def explain_no_claims(doc: Doc, claims: Sequence[Claim]) -> list[NoClaim]:
    """The sentences of ``doc`` that no claim stands in, in order; marks without a word are left out."""
    ends = [claim.span.end for claim in claims]
    found = []
    for sentence in doc.sents:
        words = [token for token in sentence if not token.is_space]
        if not any(token.is_alpha or token.like_num for token in words):
            continue
        span = TextSpan(words[0].idx, words[-1].idx + len(words[-1]))
        following = bisect_left(ends, span.start + 1)
        if following == len(claims) or claims[following].span.start >= span.end:
            found.append(NoClaim(span, _reason(sentence)))
    return found


def _reason(sentence: Span) -> NoClaimReason:
    words = [token for token in sentence if not (token.is_punct or token.is_space)]
    if moods.is_question(sentence):
        return NoClaimReason.QUESTION
    if moods.is_greeting(words):
        return NoClaimReason.GREETING
    if len(words) > 1 and moods.is_request(sentence):
        return NoClaimReason.REQUEST
    clauses = [piece.clause for piece in lay_out(split(sentence))]
    if any(opinions.is_wish(clause) for clause in clauses):
        return NoClaimReason.WISH
    if any(opinions.is_opinion(clause) for clause in clauses):
        return NoClaimReason.OPINION
    if any(checkworthiness.is_personal(clause) for clause in clauses):
        return NoClaimReason.PERSONAL
    if any(checkworthiness.is_remark(clause) for clause in clauses):
        return NoClaimReason.OPINION
    if not any(checkworthiness.says_something(clause) for clause in clauses):
        return NoClaimReason.FRAGMENT
    subjects = [subject for token in words if (subject := grammar.own_subject(token)) is not None]
    if any(checkworthiness.is_pronoun(subject) for subject in subjects):
        return NoClaimReason.UNCLEAR
    return NoClaimReason.NOTHING_NAMED
