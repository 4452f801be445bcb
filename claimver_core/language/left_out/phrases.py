"""Small questions about names and lines that the makers of edits share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token


def words_with_names(text: str, span: Span, mentions: Sequence[Mention]) -> tuple[str | Mention, ...]:
    """The words of ``span`` once more, with the mentions in it."""
    parts: list[str | Mention] = []
    position = span.start
    for mention in mentions:
        if position <= mention.span.start and mention.span.end <= span.end:
            parts += [text[position : mention.span.start], mention]
            position = mention.span.end
    parts.append(text[position : span.end])
    return tuple(part for part in parts if part)


def span_of_words(tokens: Sequence[Token]) -> Span:
    """From the first of ``tokens`` to the end of the last."""
    return Span(tokens[0].idx, tokens[-1].idx + len(tokens[-1]))


def token_at(doc: Doc, offset: int) -> Token | None:
    """The word that begins at ``offset``."""
    found = doc.char_span(offset, offset + 1, alignment_mode="expand")
    return found[0] if found is not None and len(found) and found[0].idx == offset else None


def is_name(mention: Mention) -> bool:
    """True for a mention written as a name, with a capital or a figure first, or of what is known by one."""
    if not mention.candidates:
        return False
    known = mention.entity.id is not None and mention.entity.label[:1].isupper()
    return known or not mention.text[:1].islower()
