"""The place that "there" is: the only one that was named in what was said last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.language.participants import Naming
from claimver_core.types import Coreference, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_PLACES = words(
    """city town village capital country state nation republic kingdom province region island continent
    municipality commune county district borough territory metropolis"""
)
_SCHOOLS = words(
    """university college school academy institute conservatory conservatoire polytechnic seminary lyceum
    gymnasium faculty institution"""
)
_LEARNT = words("study teach graduate educate enrol enroll lecture train go attend")
_REACHED = words("go")
"""Of which one says that it is to a school."""
_BACK = 1  # sentences


def places_meant(doc: Doc, coreferences: Sequence[Coreference], namings: Sequence[Naming]) -> Iterator[Edit]:
    """Edits that name the place that "there" stands for."""
    said = [t for t in doc if _is_place_word(t)]
    if not said:
        return
    things = [
        (token, participant.nouns, participant.mention)
        for token, participant in namings
        if participant.mention is not None
        and is_name(participant.mention)
        and participant.human is False
        and (token.tag_ in {"NNP", "NNPS"} or participant.mention.text.islower())
    ]
    named = {t.i: m for t, nouns, m in things if nouns & _PLACES and not _is_somebody(t)}
    schools = {t.i: m for t, nouns, m in things if nouns & _SCHOOLS and not nouns & _PLACES}
    known = {mention.entity.id for mention in named.values()}
    resolved = {c.span.start: c.antecedent for c in coreferences if c.antecedent.entity.id in known}
    sentences = list(doc.sents)
    for token in said:
        number = next(n for n, sentence in enumerate(sentences) if token.i < sentence.end)
        if token.head.lemma_.lower() in _LEARNT:
            near = doc[sentences[max(number - _BACK, 0)].start : token.i]
            taught = {m.entity.id or m.text: m for t in near if (m := schools.get(t.i)) is not None}
            if len(taught) == 1:
                case = "to " if token.head.lemma_.lower() in _REACHED else "at "
                yield Edit(Span(token.idx, token.idx + len(token)), (case, *taught.values()))
            if taught:
                continue
        for sentence in reversed(sentences[max(number - _BACK, 0) : number + 1]):
            spoken = {t: named.get(t.i) or resolved.get(t.idx) for t in sentence if t.i < token.i}
            spoken = {t: m for t, m in spoken.items() if t.dep_ != "nmod:poss"}
            found = {m.entity.id or m.text: m for m in spoken.values() if m is not None}
            if len(found) > 1:  # "The country borders Libya and Sudan": the country
                found = {m.entity.id or m.text: m for t, m in spoken.items() if m is not None and _leads(t)}
            if len(found) == 1:
                within = "In " if token.is_sent_start else "in "
                yield Edit(Span(token.idx, token.idx + len(token)), (within, *found.values()))
            if any(spoken.values()):
                break


def _is_somebody(token: Token) -> bool:
    """True for "the Norwegian", who is no land."""
    article = grammar.has_child(token, "det") and token.dep_ in grammar.SUBJECTS
    return article and token.lower_.endswith(("an", "ese", "ish", "ch", "i"))


def _leads(token: Token) -> bool:
    """True for a word of the subject with which its sentence begins."""
    subject = grammar.own_subject(token.sent.root)
    return subject is not None and token in {subject, subject.left_edge} and subject.i < token.sent.root.i


def _is_place_word(token: Token) -> bool:
    """True for the "there" of "he died there" and "There he died", and not for that of "there is"."""
    if token.lower_ != "there" or not token.i:
        return False
    if token.is_sent_start:
        behind = token.nbor(1) if token.i + 1 < token.sent.end else token
        return behind.tag_ == "PRP" and behind.dep_ in grammar.SUBJECTS
    before = token.nbor(-1)
    if before.pos_ == "NOUN":
        return True  # "the official language there is"
    return token.tag_ != "EX" and before.pos_ in {"VERB", "PROPN", "ADV"}
