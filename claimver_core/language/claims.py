"""Finds the claims of a text (ClaimVer, section 3.3): the spans that assert something checkable."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language.checkworthiness import is_checkable, is_statement
from claimver_core.language.clauses import lay_out, split
from claimver_core.language.contexts import ContextWriter
from claimver_core.types import Claim, Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as Sentence

_PERSONAL = frozenset({"i", "we", "you", "u", "my", "our", "your", "should", "must", "if"})
_BEFORE = " \t\r\n,;:-–—…·•*|/>”’)]."
_BEHIND = " \t\r\n,;:-–—…·•*|/<“‘(["


def extract_claims(doc: Doc, mentions: Sequence[Mention], coreferences: Sequence[Coreference]) -> list[Claim]:
    """The claims of ``doc`` in order; their spans are substrings of its text and never overlap.

    Words outside every claim have no attribution: questions, greetings, requests, opinions, fragments.
    """
    writer = ContextWriter(doc, mentions, coreferences)
    claims: list[Claim] = []
    text = doc.text
    starts = [mention.span.start for mention in mentions]
    ends = [mention.span.end for mention in mentions]
    for sentence in doc.sents:
        if not is_statement(sentence):
            continue
        before = len(claims)
        for piece in lay_out(split(sentence)):
            context, named = writer.write(piece)
            first, last = doc[piece.first], doc[piece.last]
            span = _trim(text, first.idx, last.idx + len(last))
            if span is None or not is_checkable(piece, named=bool(named)):
                continue
            near = mentions[bisect_right(ends, span.start) : bisect_right(starts, span.end)]
            inside = [mention for mention in near if span.overlaps(mention.span) and mention not in named]
            claims.append(Claim(span, span.of(text), context, (*named, *inside)))
        if len(claims) == before:
            near = mentions[bisect_right(ends, sentence.start_char) : bisect_right(starts, sentence.end_char)]
            if (whole := _whole(sentence, text, near)) is not None:
                claims.append(whole)
    return claims


def _whole(sentence: Sentence, text: str, mentions: Sequence[Mention]) -> Claim | None:
    """The sentence as one claim, where the parse shows no predicate but something stands between two
    mentions: "Marie Curie discovered radium" with "discovered" taken for an adjective."""
    span = _trim(text, sentence.start_char, sentence.end_char)
    if span is None or any(token.lower_ in _PERSONAL for token in sentence):
        return None
    inside = tuple(mention for mention in mentions if span.overlaps(mention.span))
    joined = any(
        any(character.isalpha() for character in text[one.span.end : two.span.start])
        for one, two in pairwise(inside)
    )
    if not joined or not any(token.pos_ in {"VERB", "AUX"} for token in sentence):
        return None
    return Claim(span, span.of(text), span.of(text).rstrip(" .!"), inside)


def _trim(text: str, start: int, end: int) -> Span | None:
    """``[start, end)`` less the marks around it; brackets and closing marks of its own are kept."""
    while start < end and text[start] in _BEFORE:
        start += 1
    while end > start and text[end - 1] in _BEHIND:
        end -= 1
    return Span(start, end) if end > start else None
