"""The noun that a second rank leaves out: "the fifth planet from the Sun and the largest in the Solar System"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_PEOPLE = words("man woman person boy girl son daughter child one")
"""Of "the first woman and the youngest" nobody knows whether men were older."""


def ranked_nouns(doc: Doc) -> Iterator[Edit]:
    """Edits that put the noun of the first rank behind the second."""
    for rank in doc:
        noun = rank.head
        if rank.tag_ != "JJS" or rank.dep_ != "conj" or noun.pos_ != "NOUN" or noun.i > rank.i:
            continue
        alone = grammar.has_child(rank, "det") and not grammar.has_child(rank, *grammar.SUBJECTS, "cop")
        if alone and grammar.has_child(noun, "cop") and _may_be_of(noun, rank):
            end = rank.idx + len(rank)
            yield Edit(Span(end, end), (f" {noun.text}",))


def _may_be_of(noun: Token, rank: Token) -> bool:
    """True where ``noun`` has a rank of its own, and what stands behind ``rank`` names no other."""
    behind = rank.nbor(1) if rank.i + 1 < rank.sent.end else rank
    if noun.lemma_.lower() in _PEOPLE or grammar.is_plural(noun) or not grammar.has_article(noun):
        return False
    ranked = any(c.dep_ == "amod" and c.i < noun.i for c in noun.children)
    return ranked and (behind.is_punct or behind.lower_ in {"in", "on", "by", "of"})
