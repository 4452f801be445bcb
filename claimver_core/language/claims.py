"""Finds the claims of a text (ClaimVer, section 3.3): the spans that assert something checkable."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language.beliefs import is_only_held
from claimver_core.language.checkworthiness import is_checkable, says_something
from claimver_core.language.clauses import lay_out, split
from claimver_core.language.contexts import ContextWriter
from claimver_core.language.kinds import Kind
from claimver_core.language.moods import is_statement
from claimver_core.language.sources import told_by_source
from claimver_core.language.wording import tidy
from claimver_core.types import Claim, Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as Sentence

_PERSONAL = frozenset({"i", "we", "you", "u", "should", "must", "if"})
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
    replaced = [coreference.span for coreference in coreferences]
    for sentence in doc.sents:
        if (told := told_by_source(sentence)) is not None:
            claims += _source(sentence, told, mentions)
            continue
        if not is_statement(sentence):
            continue
        before = len(claims)
        pieces = lay_out(split(sentence, writer.mention_at))
        for piece in pieces:
            context, named = writer.write(piece)
            first, last = doc[piece.first], doc[piece.last]
            span = _trim(text, first.idx, last.idx + len(last))
            if span is None or not is_checkable(piece, named=bool(named)):
                continue
            near = mentions[bisect_right(ends, span.start) : bisect_right(starts, span.end)]
            if piece.clause.kind is Kind.RIVAL:  # whose span has the name that it does not speak of
                near = []
            spans = {mention.span for mention in named}
            inside = [m for m in near if span.overlaps(m.span) and m.span not in spans]
            inside = [m for m in inside if m.text in context or not any(c.overlaps(m.span) for c in replaced)]
            reports = any(c.reported for c in (piece.clause, piece.clause.parent) if c is not None)
            reports = (reports and piece.clause.kind is not Kind.REPORTED) or is_only_held(piece.clause)
            claims.append(Claim(span, span.of(text), context, (*named, *inside), reports))
        if len(claims) == before:
            near = mentions[bisect_right(ends, sentence.start_char) : bisect_right(starts, sentence.end_char)]
            read = any(says_something(piece.clause) for piece in pieces)
            whole = None if read else _whole(sentence, text, near)
            if (claim := whole or _presupposed(sentence, text, near)) is not None:
                claims.append(claim)
    return claims


def _source(sentence: Sentence, told: Sentence, mentions: Sequence[Mention]) -> list[Claim]:
    """Who says so, as a claim: the words of the source, read with what it says."""
    text = sentence.doc.text
    span = _trim(text, sentence.start_char, sentence.end_char)
    whole = Span(told.start_char, told.end_char)
    named = tuple(mention for mention in mentions if whole.overlaps(mention.span))
    if span is None or not named:
        return []
    return [Claim(span, span.of(text), tidy(whole.of(text)), named, reports=True)]


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
    verbs = [token for token in sentence if token.pos_ in {"VERB", "AUX"}]
    dated = inside and any(t.like_num and t.idx >= inside[0].span.end for t in sentence)
    if not verbs or not (joined or (dated and verbs[0].idx >= inside[0].span.start)):
        return None
    return Claim(span, span.of(text), span.of(text).rstrip(" .!"), inside)


def _presupposed(sentence: Sentence, text: str, mentions: Sequence[Mention]) -> Claim | None:
    """What an opinion takes for granted: "Last Christmas by Wham! is on repeat" that the song is by Wham!."""
    for one, two in pairwise(mentions):
        link = next((t for t in sentence if t.idx >= one.span.end and t.lower_ in {"by", "in"}), None)
        if link is None or link.idx >= two.span.start:
            continue
        between = text[link.idx + len(link) : two.span.start].strip().lower()
        front = [t for t in sentence if t.idx < link.idx and not t.is_punct]
        nominal = {"PROPN", "NOUN", "CCONJ", "NUM", "DET", "ADJ"}
        plain = all(t.pos_ in nominal or t.idx >= one.span.start for t in front)
        if (
            between not in {"", "the"}
            or not plain
            or any(t.tag_ in {"VBD", "VBZ", "VBP", "MD"} for t in front)
        ):
            continue
        span = _trim(text, front[0].idx, two.span.end)
        if span is None or (text[one.span.end : link.idx].strip() and not any(t.tag_ == "CC" for t in front)):
            continue
        be = "are" if any(t.tag_ == "CC" for t in front) else "is"
        context = f"{text[span.start : link.idx].strip()} {be} {text[link.idx : two.span.end]}"
        return Claim(span, span.of(text), context, (one, two))
    return None


def _trim(text: str, start: int, end: int) -> Span | None:
    """``[start, end)`` less the marks around it; brackets and closing marks of its own are kept."""
    while start < end and text[start] in _BEFORE:
        start += 1
    while end > start and text[end - 1] in _BEHIND:
        end -= 1
    return Span(start, end) if end > start else None
