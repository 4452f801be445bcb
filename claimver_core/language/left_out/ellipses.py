"""Predicates that a sentence does not say twice: "as is Saturn", "and so did Aldrin"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name, words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_HELPERS = words("is was are were did does do has had")
_BE = words("is was are were")
_LONGEST = 7  # words of the one of whom it is said too
_SHORTEST = 5  # words of "Countries such as Chad lie"
_NOMINAL = frozenset({"NOUN", "PROPN", "NUM"})


def repeated_predicates(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of a second one in full what is said of a first: ", as is Saturn"."""
    for sentence in doc.sents:
        yield from _repeated(sentence, mentions)


def additions(doc: Doc) -> Iterator[Edit]:
    """Edits that turn the "as well as" between two names or nouns into "and"."""
    for first in doc[1:-3]:
        if first.lower_ != "as" or [t.lower_ for t in doc[first.i + 1 : first.i + 3]] != ["well", "as"]:
            continue
        before, behind = first.nbor(-1), first.nbor(3)
        if behind.lower_ in {"the", "a", "an"} and behind.i + 1 < len(doc):
            behind = behind.nbor(1)
        if before.pos_ in _NOMINAL and behind.pos_ in _NOMINAL | {"ADJ"} and first.sent == behind.sent:
            yield Edit(Span(first.idx, first.nbor(2).idx + len(first.nbor(2))), ("and",))


def examples(doc: Doc) -> Iterator[Edit]:
    """Edits that turn the ", among them" before a name into ", including", and the "Countries such as Chad
    and Libya" that a sentence begins with into "Chad and Libya"."""
    for sentence in doc.sents:
        start = [t.lower_ for t in sentence[1:3]] == ["such", "as"] and sentence[0].tag_ == "NNS"
        named = start and len(sentence) > _SHORTEST and sentence[3].pos_ == "PROPN"
        if named and any(t.lower_ == "and" and t.i < sentence.root.i for t in sentence):
            yield Edit(Span(sentence.start_char, sentence[3].idx), ())
    for first in doc[2:-2]:
        if first.lower_ != "among" or first.nbor(1).lower_ != "them" or first.nbor(-1).text != ",":
            continue
        behind = first.nbor(2)
        if not (behind.text[:1].isupper() or behind.lower_ == "the"):
            continue
        rest = [t for t in first.sent if t.i > first.i + 1]
        if not any(map(grammar.is_finite_verb, rest)) and behind.i < first.sent.end:
            yield Edit(Span(first.idx, first.nbor(1).idx + len(first.nbor(1))), ("including",))


def each_of_both(doc: Doc) -> Iterator[Edit]:
    """Edits that take out the "both" behind a verb before two names: of each it is said alone."""
    for both in doc[1:-3]:
        if both.lower_ != "both" or both.nbor(1).pos_ != "PROPN" or both.dep_ not in {"cc:preconj", "det"}:
            continue
        behind = [t for t in both.sent if t.i > both.i]
        joint = next((n for n, t in enumerate(behind) if t.lower_ == "and"), None)
        named = joint is not None and all(t.pos_ == "PROPN" for t in behind[:joint])
        if named and any(grammar.is_finite_verb(t) for t in both.sent if t.i < both.i):
            yield Edit(Span(both.idx, both.nbor(1).idx), ())


def _repeated(sentence: Sentence, mentions: Sequence[Mention]) -> Iterator[Edit]:
    tie = next((t for t in sentence[2:-2] if _is_tie(t)), None)
    if tie is None:
        return
    doc = sentence.doc
    named = [t for t in sentence if t.i > tie.i + 1]
    while named and (named[-1].is_punct or grammar.is_noise(named[-1])):
        named.pop()
    if not 1 <= len(named) <= _LONGEST or any(grammar.is_finite_verb(t) for t in named):
        return
    who = Span(named[0].idx, named[-1].idx + len(named[-1]))
    nouns = all(t.pos_ in _NOMINAL or t.text == "," or t.lower_ in {"and", "or"} for t in named)
    if not nouns and not any(is_name(m) and m.span.overlaps(who) for m in mentions):
        return
    said = _predicate(sentence, tie)
    if said is None:
        return
    start = tie.i
    while start > sentence.start and (doc[start - 1].is_punct or doc[start - 1].lower_ == "and"):
        start -= 1
    whole = Span(doc[start - 1].idx + len(doc[start - 1]), who.end)
    again = words_with_names(doc.text, said, mentions)
    first, *rest = _alone(doc.text, who, mentions)
    name = first if isinstance(first, str) else first.text
    if not name[:1].islower():
        yield Edit(whole, ("; ", first, *rest, " ", *again))
        return
    opened = name[:1].upper() + name[1:]  # "civil rights icon Rosa Parks" is better read as a new sentence
    yield Edit(Span(whole.start, whole.start), (".",))
    begun = opened if isinstance(first, str) else replace(first, text=opened)
    yield Edit(whole, (" ", begun, *rest, " ", *again))


def _is_tie(token: Token) -> bool:
    """True for the "as" of ", as is Saturn" and the "so" of "and so did Aldrin"."""
    before, behind = token.nbor(-1), token.nbor(1)
    if behind.lower_ not in _HELPERS:
        return False
    if token.lower_ == "so":
        return before.lower_ in {",", "and"}
    return token.lower_ == "as" and before.text == ","


def _predicate(sentence: Sentence, tie: Token) -> Span | None:
    """What the sentence says of its subject before ``tie``."""
    spoken = [t for t in sentence if t.i < tie.i]
    while spoken and (spoken[-1].is_punct or spoken[-1].lower_ == "and"):
        spoken.pop()
    verbs = [t for t in spoken if grammar.is_finite_verb(t) or _joined_verb(t)]
    if not verbs or verbs[0] == spoken[0] or not all(map(_joined_verb, verbs[1:])):
        return None
    verb = verbs[-1]  # "are fruits and come from America, as do potatoes"
    if len(verbs) > 1 and (verb.lower_ in _BE) != (tie.nbor(1).lower_ in _BE):
        return None
    if any(t.is_punct and t.text not in "\"'“”‘’-" for t in spoken if t.i > verb.i):
        return None
    return Span(verb.idx, spoken[-1].idx + len(spoken[-1]))


def _joined_verb(word: Token) -> bool:
    """True for the "come" of "are fruits and come from America"."""
    return word.pos_ in {"VERB", "AUX"} and word.nbor(-1).lower_ == "and" if word.i else False


def _alone(text: str, who: Span, mentions: Sequence[Mention]) -> tuple[str | Mention, ...]:
    """Who is named; of "his wife, Marie Antoinette" the name alone, if it ends so."""
    names = [m for m in mentions if is_name(m) and m.span.end == who.end and m.span.start >= who.start]
    if names and text[who.start : names[-1].span.start].rstrip().endswith(","):
        return (names[-1],)
    return words_with_names(text, who, mentions)
