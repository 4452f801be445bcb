"""What is said instead of what is denied: "Nokia is not a Swedish company but a Finnish one"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import span_of_words, words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_BE = words("is was are were")
_NOT = frozenset({"not", "n't", "n’t"})
_NOT_SO = words("only just merely simply necessarily because until")
_RATHER = frozenset({("rather", "than"), ("instead", "of")})


def said_instead(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make a statement of its own of what stands behind "but"."""
    for sentence in doc.sents:
        for find in (_instead, _instead_of_subject, _rather_than):
            if (edit := find(sentence, mentions)) is not None:
                yield edit
                break


def _instead(sentence: Sentence, mentions: Sequence[Mention]) -> Edit | None:
    said = [t for t in sentence if not t.is_space]
    be = next((t for t in said if t.tag_ in FINITE), None)
    if be is None or be.lower_ not in _BE or be.i + 2 >= sentence.end or be.nbor(1).lower_ not in _NOT:
        return None
    denied = be.nbor(1)
    but = next((t for t in said if t.i > denied.i + 1 and t.lower_ == "but"), None)
    if but is None or but.i + 1 >= sentence.end or denied.nbor(1).lower_ in _NOT_SO:
        return None
    first = [t for t in said if denied.i < t.i < but.i]
    comma = first[-1] if first[-1].text == "," else None
    first = first[:-1] if comma is not None else first
    second = [t for t in said if t.i > but.i]
    while second and (second[-1].is_punct or grammar.is_noise(second[-1])):
        second.pop()
    rather = bool(second) and second[0].lower_ in {"rather", "instead"}
    second = second[1:] if rather else second
    whole = [*first, *second]
    if not first or not second or any(t.tag_ in FINITE or (t.is_punct and not t.is_quote) for t in whole):
        return None
    subject = grammar.own_subject(be.head if be.dep_ in grammar.AUXILIARIES | {"cop"} else be)
    kept = _kept(first, second[0])
    if subject is None or kept is None or subject.left_edge.i >= be.i or subject.tag_ == "EX":
        return None
    text = sentence.doc.text
    name = words_with_names(text, span_of_words([*sentence.doc[subject.left_edge.i : be.i + 1]]), mentions)
    held = words_with_names(text, span_of_words(kept), mentions) if kept else ()
    instead = words_with_names(text, span_of_words(second), mentions)
    if second[-1].lower_ == "one" and len(second) > 1:  # "a Finnish one"
        noun = next((t for t in reversed(first) if t.pos_ == "NOUN"), None)
        if noun is None:
            return None
        instead = (*words_with_names(text, span_of_words(second[:-1]), mentions), f" {noun.text}")
    start = comma.idx if comma is not None else first[-1].idx + len(first[-1])
    said_too = (*name, " ", *held, " " if held else "", *instead)
    return Edit(Span(start, second[-1].idx + len(second[-1])), ("; ", *(part for part in said_too if part)))


def _instead_of_subject(sentence: Sentence, mentions: Sequence[Mention]) -> Edit | None:
    """ "Ankara, not Istanbul, is" for "Not Istanbul but Ankara is"."""
    said = [t for t in sentence if not t.is_space]
    if len(said) < 5 or said[0].lower_ != "not":
        return None
    but = next((n for n, t in enumerate(said) if t.lower_ == "but"), None)
    verb = next((n for n, t in enumerate(said) if t.tag_ in FINITE), None)
    if but is None or verb is None or not 1 < but < verb - 1:
        return None
    denied, instead = span_of_words(said[1:but]), span_of_words(said[but + 1 : verb])
    starts = {m.span.start for m in mentions}
    if denied.start not in starts or instead.start not in starts:
        return None
    text = sentence.doc.text
    names = (*words_with_names(text, instead, mentions), ", not ", *words_with_names(text, denied, mentions))
    return Edit(Span(said[0].idx, instead.end), (*names, ","))


def _rather_than(sentence: Sentence, mentions: Sequence[Mention]) -> Edit | None:
    """ ", not Lucas" for "rather than Lucas" at the end of a sentence."""
    said = [t for t in sentence if not (t.is_space or t.is_punct)]
    place = next(
        (n for n in range(2, len(said) - 2) if (said[n].lower_, said[n + 1].lower_) in _RATHER), None
    )
    if place is None:
        return None
    behind = said[place + 2] if said[place + 2].lower_ != "the" else said[-1]
    names = [m for m in mentions if m.span.start == behind.idx]
    ends = said[-1].idx + len(said[-1])
    if not names or names[0].span.end != ends or not any(map(grammar.is_finite_verb, said[:place])):
        return None
    before = said[place - 1]
    return Edit(Span(before.idx + len(before), said[place + 1].idx + len(said[place + 1])), (", not",))


def _kept(first: Sequence[Token], begins: Token) -> list[Token] | None:
    """What of "born in Vienna" is said of "in Salzburg", too, that ``begins`` so; None where that is not
    plain."""
    if begins.tag_ in {"IN", "TO"}:
        place = next((n for n, t in enumerate(first) if t.lower_ == begins.lower_), None)
        if place is None:
            place = next((n for n, t in enumerate(first) if t.tag_ in {"IN", "TO"}), None)
        return list(first[:place]) if place is not None else None
    if begins.tag_ in {"VBN", "JJ", "RB"}:
        return []
    plain = first[0].tag_ not in {"VBN", "VBG", "IN", "TO"}
    return [] if plain else None
