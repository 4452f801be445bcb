"""A second half of the same form as the first, without its verb and often without its noun.

"The Nile is the longest river and the Amazon the largest" says "the Amazon is the largest river", "Spiders
have eight legs and insects six" says "insects have six legs".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Span as Sentence
    from spacy.tokens import Token

_VERBS = words("is was are were has had have")
_ARTICLES = words("the a an")
_JOINTS = words("and while whereas , ;")
_NOUN_TAGS = frozenset({"NN", "NNS", "NNP", "NNPS"})
_NAMED = _NOUN_TAGS | {"JJ", "CD", "HYPH", "POS"}
_RANKED = frozenset({"JJS", "RBS", "JJ", "CD"})
_OPENS = frozenset({"DT", "NNP", "NNPS", "NNS"})  # what a statement behind a semicolon may begin with


def half_in_full(sentence: Sentence, held: Collection[int]) -> list[Edit]:
    """Edits that say in full the half behind "and", if it is such a one; ``held`` are the words of names."""
    said = [t for t in sentence if not t.is_space]
    while said and said[-1].is_punct:
        said.pop()
    joint = next((t for t in reversed(said) if t.lower_ in _JOINTS and t.i not in held), None)
    verb = next((t for t in said if t.tag_ in FINITE), None)
    if joint is None or verb is None or verb == said[0] or verb.lower_ not in _VERBS or joint.i <= verb.i + 2:
        return []
    first = [t for t in said if verb.i < t.i < joint.i and t.text != ","]
    behind = [t for t in said if t.i > joint.i]
    start = next((n for n, t in reversed(list(enumerate(behind))) if _opens(t) and t.i not in held), 0)
    subject, told = behind[:start], behind[start:]
    if not _is_one_phrase(first) or not subject:
        return []
    added = _left_out(first, told)
    alike = added or [t.lower_ for t in first[:2]] == [t.lower_ for t in told[:2]]
    named = subject[-1].tag_ in {"NNP", "NNPS"} and {first[0].text, told[0].text} <= {"a", "an"}
    if not (alike or named) or not _is_subject(subject, verb) or any(t.tag_ in FINITE for t in told):
        return []
    before = joint.nbor(-1)
    begin = before.nbor(-1) if before.text == "," else before
    mark = ".\n\n" if subject[0].tag_ not in _OPENS else ";"
    edits = [Edit(Span(_end(begin), _end(begin)), (mark,)), Edit(Span(_end(begin), _end(joint)), ())]
    edits.append(Edit(Span(_end(subject[-1]), _end(subject[-1])), (f" {verb.text}",)))
    if added:
        edits.append(Edit(Span(_end(told[-1]), _end(told[-1])), (f" {added}",)))
    return edits


def _opens(token: Token) -> bool:
    return token.text in _ARTICLES or token.tag_ == "CD" or token.lower_ == "one"


def _is_one_phrase(first: Sequence[Token]) -> bool:
    """True for "the longest river in the world", and not for "the man a book"."""
    if not first or not _opens(first[0]) or any(t.lower_ in grammar.NEGATIONS for t in first):
        return False
    inner = [t for n, t in enumerate(first) if n and t.text in _ARTICLES and first[n - 1].tag_ != "IN"]
    return not inner and all(t.tag_ in _NAMED | _RANKED | {"DT", "IN"} for t in first)


def _is_subject(subject: Sequence[Token], verb: Token) -> bool:
    """True for "the bumblebee bat", whose last word the tagger may have taken for a verb, though for none
    that goes with its noun as ``verb`` does."""
    named = subject[1:] if subject[0].lower_ in _ARTICLES else subject
    if not named or any(t.tag_ not in _NAMED for t in named[:-1]) or named[-1].lower_ in grammar.TIMES:
        return False
    last = named[-1]
    if last.tag_ == "VBZ":
        return len(subject) == 1 and verb.tag_ == "VBP"
    if last.tag_ in {"VB", "VBP"}:
        return verb.tag_ != "VBP" and named[-2:][0].tag_ not in {"NNS", "NNPS"} and last.lower_ not in _VERBS
    return last.tag_ in _NOUN_TAGS


def _left_out(first: Sequence[Token], told: Sequence[Token]) -> str:
    """What ``told`` leaves out: the "river" of "the largest", the "legs" of "six"."""
    if len(told) == 1 and first[0].tag_ == "CD" and len(first) > 1:
        one = told[0].lower_ == "one"
        return " ".join(t.lemma_ if one and t.tag_ == "NNS" else t.text for t in first[1:])
    ranked = _rank(first)
    if told[0].lower_ != "the" or not ranked or _rank(told) != len(told) or ranked == len(first):
        return ""
    return " ".join(t.text for t in first[ranked:])


def _rank(phrase: Sequence[Token]) -> int:
    """How many words "the longest" and "the second largest" at its start are; 0 where it has no such ones."""
    end = next((n for n, t in enumerate(phrase) if n and t.tag_ not in _RANKED), len(phrase))
    best = [n for n, t in enumerate(phrase[:end]) if t.tag_ in {"JJS", "RBS"}]
    return 0 if not best else end if phrase[best[-1]].tag_ == "RBS" else best[-1] + 1


def _end(token: Token) -> int:
    return token.idx + len(token)
