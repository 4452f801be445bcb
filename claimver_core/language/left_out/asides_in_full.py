"""Asides behind a subject that leave out "who was": "Barack Obama, once a senator, became president".

They are told in full, "who was once a senator", which no parser takes for something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, REFLEXIVES, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_AGO = words("once then formerly previously originally initially earlier")
_WHEN = _AGO | words(
    """now already still also long often usually sometimes widely popularly commonly generally best better
    currently"""
)
_HOME = words("home native famous known notable renowned similar close adjacent")
_ABOUT = words("a an about around over more nearly almost some roughly approximately only")
_MEASURED = words("long high tall wide deep old thick")
_CALLED = words("nicknamed named called dubbed")
_NAME = frozenset({"NNP", "NNPS", "DT"})
_LOST = frozenset(
    {"ROOT", "punct", "dep"}
)  # what the parser takes a participle for in "Nokia, based in Espoo, is"
_LONGEST_SUBJECT = 8  # words


def asides_in_full(doc: Doc) -> Iterator[Edit]:
    """Edits that put in "who is", "who was" or "who has", of persons and things alike."""
    for sentence in doc.sents:
        commas = [t for t in sentence if t.text == ","] if "?" not in sentence.text else []
        for number, (first, last) in enumerate(pairwise(commas)):
            start = commas[number - 1].i + 1 if number else sentence.start
            subject = [t for t in doc[start : first.i] if not t.is_space]
            aside = [t for t in doc[first.i + 1 : last.i] if not t.is_space]
            verb = _verb_behind(doc, last, sentence)
            fronted = not number or (number == 1 and doc[sentence.start].tag_ == "IN")
            if not fronted or verb is None or not _is_subject(subject) or len(aside) < 2:
                continue
            lost = 2 * (aside[0].lower_ in _WHEN) or _is_participle(aside[0])  # "also called X"
            plain = aside[lost:]
            if any(t.tag_ in FINITE for t in plain) or any(t.lower_ in grammar.NEGATIONS for t in aside):
                continue
            if (said := _in_full(aside, subject, verb)) is not None:
                yield said
                break


def _in_full(aside: Sequence[Token], subject: Sequence[Token], verb: Token) -> Edit | None:
    first, second = aside[0], aside[1]
    ago = first.lower_ in _AGO
    past = ago or verb.tag_ in {"VBD", "VBN"}
    several = subject[-1].tag_ in {"NNS", "NNPS"} or verb.lower_ in {"are", "were"}
    be = grammar.be(plural=several, past=past)
    before = Span(first.idx, first.idx)
    if first.lower_ in REFLEXIVES and second.tag_ in {"DT", "NNP", "PRP$"}:
        return Edit(Span(first.idx, first.idx + len(first)), (f"who {be}",))
    if first.lower_ in _WHEN and second.tag_ in {"DT", "VBN", "VBD", "NN", "RB", "JJ"}:
        return Edit(before, (f"who {be} ",))
    if (first.lower_ in _HOME or first.tag_ == "JJ") and second.tag_ in {"IN", "TO"}:
        return Edit(before, (f"who {be} ",))
    national = first.lower_ in {"a", "an"} and second.text[:1].isupper()
    if national and (len(aside) == 2 or aside[2].tag_ == "IN"):  # "a Corsican by birth"
        return Edit(before, (f"who {be} ",))
    called = first.lower_ in _CALLED and second.tag_ in _NAME
    if _is_participle(first) and (called or (first.dep_ in _LOST and second.tag_ == "IN")):
        return Edit(before, (f"who {be} ",))
    if aside[-1].lower_ in _MEASURED and (first.lower_ in _ABOUT or first.like_num):
        return Edit(before, (f"{'who' if aside[-1].lower_ == 'old' else 'which'} {be} ",))
    if first.lower_ == "with" and (second.lower_ in _ABOUT or second.like_num):
        have = "had" if past else "have" if several else "has"
        return Edit(Span(first.idx, first.idx + len(first)), (f"who {have}",))
    return None


def _is_participle(word: Token) -> bool:
    return word.tag_ in {"VBN", "VBD"}


def _verb_behind(doc: Doc, comma: Token, sentence: Sentence) -> Token | None:
    """The finite verb right behind ``comma``, if one stands there, which may be taken for a participle where
    there is no other."""
    behind = next((t for t in doc[comma.i + 1 : sentence.end] if t.tag_[:2] != "RB"), None)
    if behind is None or behind.i > comma.i + 2:
        return None
    lost = behind.tag_ == "VBN" and not any(t.tag_ in FINITE for t in sentence)
    return behind if lost or behind.tag_ in FINITE else None


def _is_subject(subject: Sequence[Token]) -> bool:
    """True for a name, or a noun of which it is told which one is meant."""
    if not 0 < len(subject) <= _LONGEST_SUBJECT or any(t.tag_ in FINITE for t in subject):
        return False
    return subject[0].tag_ in {"NNP", "NNPS", "DT", "PRP$", "NNS"} and subject[-1].tag_ != "PRP"
