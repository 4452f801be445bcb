"""Who "Charles Darwin's father" and "her husband" are, where the knowledge has just one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.participants import TITLES, Knowledge
from claimver_core.types import Candidate, Coreference, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_FATHER, _MOTHER, _SPOUSE = ("P22",), ("P25",), ("P26",)
_RELATIVES = {
    **dict.fromkeys(words("father dad"), _FATHER),
    **dict.fromkeys(words("mother mum mom"), _MOTHER),
    **dict.fromkeys(words("wife husband"), _SPOUSE),
}
_NAMING = words("name call dub")
_MOST = 6  # statements of a person that are read


def relatives_meant(
    doc: Doc, mentions: Sequence[Mention], coreferences: Sequence[Coreference], store: Knowledge | None
) -> Iterator[Edit]:
    """Edits that name the relative of whom a sentence says something, as in *Darwin's father was a doctor*;
    who the relative is, is what *Darwin's father was Robert* says itself."""
    if store is None or not any(token.lower_ in _RELATIVES for token in doc):
        return
    resolved = {c.span.start: c.antecedent for c in coreferences}
    for noun in doc:
        if noun.lower_ not in _RELATIVES or not _is_described_only(noun):
            continue
        owner, start = _owner(noun, mentions, resolved)
        if owner is None or owner.entity.id is None:
            continue
        stated = store.statements([owner.entity.id], properties=_RELATIVES[noun.lower_], limit=_MOST)
        people = {t.object.id: t.object for t in stated if isinstance(t.object, Entity)}
        if len(people) != 1:
            continue
        (person,) = people.values()
        near = [m for m in mentions if noun.sent.start_char <= m.span.start < noun.sent.end_char]
        if not person.label or any(m.entity.id == person.id for m in near):
            continue
        name = person.label.split(",")[0]  # "Diana, Princess of Wales"
        said = replace(owner, text=name, candidates=(Candidate(person, 1.0),))
        yield Edit(Span(start, noun.idx + len(noun)), (said,))


def _is_described_only(noun: Token) -> bool:
    """False where the relative is named beside, is one of several, or is what somebody is said to be."""
    if grammar.is_plural(noun) or grammar.has_child(noun, "cop", "appos", "flat", "conj", "amod"):
        return False
    if noun.dep_ in {"appos", "compound", "nmod:desc", "flat"}:
        return False
    if noun.dep_ == "conj" and noun.head.pos_ != "PROPN":
        return False
    behind = noun.nbor(1) if noun.i + 1 < noun.sent.end else noun
    if behind.tag_ in {"NNP", "NNPS", ","} or behind.text[:1].isupper():
        return False
    return noun.dep_ not in grammar.SUBJECTS or not _tells_who(noun.head)


def _tells_who(said: Token) -> bool:
    """True for "was Pierre Curie", "was the physicist Pierre Curie" and "was named Pierre"."""
    if said.lemma_.lower() in _NAMING:
        return True
    behind = said.nbor(1) if said.i + 1 < said.sent.end else said
    return grammar.has_child(said, "cop") and "PROPN" in {said.pos_, behind.pos_}


def _owner(
    noun: Token, mentions: Sequence[Mention], resolved: dict[int, Mention]
) -> tuple[Mention | None, int]:
    """Whose relative it is, and where the phrase begins in the text."""
    before = noun.nbor(-1) if noun.i > noun.sent.start else noun
    if before.tag_ == "PRP$":
        return resolved.get(before.idx), before.idx
    named = (m for m in mentions if m.span.end in {before.idx, before.idx + len(before)})
    owner = next(named, None) if before.tag_ == "POS" else None
    if owner is None:
        return None, noun.idx
    first = next(t for t in noun.sent if t.idx + len(t) > owner.span.start)
    while first.i > noun.sent.start and first.nbor(-1).lower_ in TITLES:
        first = first.nbor(-1)
    return owner, min(first.idx, owner.span.start)
