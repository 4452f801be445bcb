"""The verb that a second statement leaves out before what it says of its subject.

"Paris is the capital of France, Berlin the capital of Germany" and "…, Berlin of Germany" say "Berlin is the
capital of Germany".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.gapped_halves import half_in_full
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_FINITE = frozenset({"VBD", "VBZ"})
_ARTICLES = words("the a an")
_OPENING = _ARTICLES | words("its his her their")
_BE = words("is was")
_JOINTS = words("and , ; while whereas")
_IN_PHRASE = frozenset({"NOUN", "PROPN", "ADJ", "NUM", "DET", "PART"})


def left_out_verbs(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say the verb again in each further statement that leaves it out."""
    names = [m for m in mentions if is_name(m)]
    starts = {m.span.start: m for m in names}
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        whole = Span(sentence.start_char, sentence.end_char)
        near = [m for m in names if m.span.overlaps(whole)]
        held = {t.i for t in said if any(m.span.start <= t.idx < m.span.end for m in near)}
        if half := half_in_full(sentence, held):
            yield from half
            continue
        verb = next((t for t in said if t.tag_ in _FINITE), None)
        if verb is None or verb == said[0] or sum(t.tag_ in _FINITE | {"VBP", "MD"} for t in said) > 1:
            continue
        if not _says_plainly(verb, starts) or not any(m.span.end <= verb.idx for m in names):
            continue
        for joint in said:
            ties = joint.lower_ in _JOINTS and joint.i not in held
            if ties and joint.i > verb.i + 1 and joint.i + 2 < sentence.end:
                yield from _said_again(sentence, verb, joint, starts, held)


def _says_plainly(verb: Token, starts: dict[int, Mention]) -> bool:
    """True for "is the capital" and "directed Jaws"."""
    behind = verb.nbor(1) if verb.i + 1 < verb.sent.end else verb
    return behind.lower_ in _OPENING or behind.idx in starts


def _said_again(
    sentence: Sentence, verb: Token, joint: Token, starts: dict[int, Mention], held: Collection[int]
) -> Iterator[Edit]:
    """The edits of the statement behind ``joint``: a semicolon before it, and the verb in it."""
    doc = sentence.doc
    subject = starts.get(joint.nbor(1).idx)
    if subject is None:
        return
    rest = [t for t in sentence if t.idx >= subject.span.end]
    end = next((n for n, t in enumerate(rest) if t.lower_ in _JOINTS and t.i not in held), len(rest))
    told = [t for t in rest[:end] if not t.is_punct]
    if not told or told[0].i != rest[0].i or not (_in_phrase(told[0]) or told[0].lower_ == "of"):
        return
    same = told[0].lower_ in _ARTICLES if verb.nbor(1).lower_ in _ARTICLES else told[0].idx in starts
    if verb.lower_ in _BE:
        same = told[0].lower_ in _OPENING or told[0].idx in starts
    first = [t for t in sentence if verb.i < t.i < joint.i and not t.is_punct]
    behind = doc[verb.i + 1 : joint.i + 1]
    noun = _noun_left_out(verb, list(takewhile(lambda t: t.lower_ not in _JOINTS, behind)), told, starts)
    same = same or bool(noun)
    plain = all(t.i in held or _in_phrase(t) or t.lower_ == "of" or t.is_quote for t in told)
    alike = all(t.i in held or _in_phrase(t) or t.lower_ == "of" or t.is_quote for t in first)
    if not (same and plain and alike) or any(t.lower_ in grammar.NEGATIONS for t in first):
        return
    before = joint.nbor(-1)
    begin = before.nbor(-1) if before.text == "," and joint.lower_ != "," else before
    yield Edit(Span(begin.idx + len(begin), joint.idx + len(joint)), (";",))
    yield Edit(Span(subject.span.end, subject.span.end), (f" {doc[verb.i].text}{noun}",))


def _in_phrase(token: Token) -> bool:
    """True for the words of *the official language* and *its capital*."""
    return token.pos_ in _IN_PHRASE or token.lower_ in _OPENING


def _noun_left_out(
    verb: Token, first: Sequence[Token], told: Sequence[Token], starts: dict[int, Mention]
) -> str:
    """The " the capital" that *Rome of Italy* leaves out behind *is the capital of France*."""
    ofs = [n for n, t in enumerate(first) if t.lower_ == "of"]
    if verb.lower_ not in _BE or len(ofs) != 1 or len(told) < 2 or told[0].lower_ != "of":
        return ""
    described, named = first[: ofs[0]], first[ofs[0] + 1 :]
    described_plainly = len(described) > 1 and described[0].lower_ == "the" and described[-1].pos_ == "NOUN"
    if not (described_plainly and _begins_with_name(named, starts) and _begins_with_name(told[1:], starts)):
        return ""
    return "".join(f" {t.text}" for t in described)


def _begins_with_name(phrase: Sequence[Token], starts: dict[int, Mention]) -> bool:
    """True for *Italy* and *the United States*."""
    reach = 2 if phrase and phrase[0].lower_ in _ARTICLES else 1
    return any(t.idx in starts for t in phrase[:reach])
