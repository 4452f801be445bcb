"""The noun that a second rank leaves out: "the fifth planet from the Sun and the largest of its kind"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_PEOPLE = words("man woman person boy girl son daughter child one")
"""Of "the first woman and the youngest" nobody knows whether men were older."""
_BEHIND = words("in on by . ! ,")
_LONGEST = 5  # words of the subject


def ranked_nouns(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make of the second rank a statement of its own, with the noun of the first: "; Jupiter is
    the largest planet"."""
    for rank in doc[3:]:
        noun, joint = rank.head, rank.nbor(-2)
        second = rank.tag_ == "JJS" and rank.dep_ == "conj" and noun.dep_ == "ROOT" and noun.i < joint.i
        if not second or joint.lower_ != "and" or rank.nbor(-1).lower_ != "the" or not _is_ranked(noun):
            continue
        subject = grammar.own_subject(noun)
        verb = next(iter(grammar.children(noun, {"cop"})), None)
        behind = rank.nbor(1) if rank.i + 1 < len(doc) else rank
        if subject is None or verb is None or behind.lower_ not in _BEHIND:
            continue
        named = doc[subject.left_edge.i : subject.right_edge.i + 1]
        before = joint.nbor(-1) if joint.nbor(-1).text != "," else joint.nbor(-2)
        if len(named) <= _LONGEST and named[-1].i < verb.i:
            said = words_with_names(doc.text, Span(named.start_char, named.end_char), mentions)
            told = f" {verb.text} the {rank.text} {noun.text}"
            yield Edit(Span(before.idx + len(before), rank.idx + len(rank)), ("; ", *said, told))


def _is_ranked(noun: Token) -> bool:
    """True for the noun of "the fifth planet", which is no person."""
    before = [c for c in noun.children if c.i < noun.i]
    ranked = any(c.dep_ == "amod" for c in before) and any(c.lower_ in {"the", "a"} for c in before)
    return ranked and noun.is_lower and noun.tag_ in {"NN", "NNP"} and noun.lemma_.lower() not in _PEOPLE
