"""Which words of a text are replaced in contexts, each by the name of what it stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.topics import topics
from claimver_core.types import Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_COMPANIES = words("company firm club band group team airline bank retailer studio label brand")
Replacements = dict[int, tuple[int, Coreference]]
"""By index of the first word: the index behind the last one, and what the words stand for."""


def replacements(
    doc: Doc, coreferences: Sequence[Coreference], mention_at: Mapping[int, Mention]
) -> Replacements:
    """The pronouns and descriptions of ``doc`` that have an antecedent, and "the capital" of its topic."""
    found: Replacements = {}
    for coreference in coreferences:
        covered = doc.char_span(coreference.span.start, coreference.span.end, alignment_mode="expand")
        if covered is not None and len(covered):
            found[covered.start] = (covered.end, coreference)
    for token in [doc[i] for i in found if doc[i].tag_ == "PRP$"]:
        if (subject := _owning_description(token, found, mention_at)) is not None:
            meant = found.pop(token.i)
            if subject.lower_.endswith("maker") or subject.lower_ in _COMPANIES:
                found[subject.i - 1] = (subject.i + 1, meant[1])
    resolved = {i: coreference.antecedent for i, (_, coreference) in found.items()}
    for token, mention in topics(doc, mention_at, resolved):
        span = Span(token.idx, token.idx + len(token))
        found.setdefault(token.i, (token.i + 1, Coreference(span, mention)))
    return found


def _owning_description(
    possessive: Token, replaced: Replacements, mention_at: Mapping[int, Mention]
) -> Token | None:
    """The subject of the clause of "its" if it is a description: *the carmaker has its seat here*.

    In *the naira is its currency* it is not.
    """
    verb = possessive.head
    if grammar.has_child(verb, "cop"):
        return None
    while grammar.own_subject(verb) is None and verb.head != verb:
        verb = verb.head
    subject = grammar.own_subject(verb)
    if subject is None or subject.pos_ != "NOUN" or subject.i < 1 or subject.i > possessive.i:
        return None
    article = subject.nbor(-1)
    known = article.i in replaced or subject.i in mention_at
    return None if known or article.lower_ != "the" else subject
