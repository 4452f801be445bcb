"""A second statement behind "and" or a comma, with a subject of its own and often without a verb.

"Mozart was born in Salzburg and Beethoven was born in Bonn" is two statements, and so is "Harvard was founded
in 1636 and Yale in 1701": the parser takes the second subject for a part of the first statement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.language.participants import Knowledge
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_IN_CIRCUMSTANCE = frozenset({"NOUN", "PROPN", "NUM", "DET", "ADJ", "PART"})
# Words that begin a clause inside the first statement, whose verb a name behind "and" may share.
_OPENS_CLAUSE = words("who whom whose which that when where while if because after before since although as")
_YEAR = "year"
_AND = frozenset({"and", "&"})
_MISREAD = frozenset({"conj", "parataxis", "advcl"})  # what the second verb is taken for
_AGREEING = frozenset({("NN", "VBZ"), ("NNS", "VBP"), ("NNS", "VB"), ("NN", "VBD"), ("NNS", "VBD")})


@dataclass(frozen=True, slots=True)
class _Part:
    """A second statement without a verb: "Yale in 1701". ``first`` is the first word of "in 1701"."""

    joint: Token
    name: Span
    first: Token
    kinds: tuple[str, ...]
    end: Token


def second_subjects(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Iterator[Edit]:
    """Edits that make a sentence of its own of each second statement.

    Where the verb is left out and it is not plain whose place the second name takes, its words are taken out,
    so that no claim is made of them.
    """
    for sentence in doc.sents:
        verb = next((t for t in sentence if t.tag_ in _FINITE and t.pos_ in {"VERB", "AUX"}), None)
        if verb is None or verb.i == sentence.start:
            continue
        quoted = grammar.quotations(sentence)
        joints = [t for t in sentence if t.i > verb.i and t.i not in quoted and _is_joint(t)]
        joints = [t for t in joints if not any(m.span.start <= t.idx < m.span.end for m in mentions)]
        for joint in joints:
            if any(t.lower_ in _OPENS_CLAUSE for t in sentence if t.i < joint.i):
                break
            if _has_own_verb(joint, verb, mentions):
                yield Edit(_joint_span(joint), (";",))
                break
        else:
            if joints:
                yield from _without_verb(sentence, verb, joints, mentions, store)


def _is_joint(token: Token) -> bool:
    """True for "and" and "&", and for a comma that neither follows."""
    if (token.lower_ not in _AND and token.text != ",") or token.i + 2 >= token.sent.end:
        return False
    return token.lower_ in _AND or token.nbor(1).lower_ not in _AND


def _joint_span(joint: Token) -> Span:
    before = joint.nbor(-1)
    if before.text == ",":
        before = before.nbor(-1)
    return Span(before.idx + len(before), joint.idx + len(joint))


def _name_behind(joint: Token, mentions: Sequence[Mention]) -> tuple[Span, Token] | None:
    """The name that begins behind ``joint``, and the word behind it."""
    first = joint.nbor(1)
    noun = first.nbor(1) if first.lower_ == "the" and first.i + 1 < first.sent.end else first
    end = max(
        (m.span.end for m in mentions if m.span.start in {first.idx, noun.idx}),
        default=noun.idx,
    )
    behind = [t for t in first.sent if t.idx >= end and t.i >= noun.i]
    while behind and behind[0].tag_ in {"NNP", "NNPS"}:
        behind.pop(0)
    by = len(behind) > 1 and behind[1].lower_ == "by"  # "and insulin by Banting"
    agrees = len(behind) > 1 and (noun.tag_, behind[1].tag_) in _AGREEING  # "and arteries bring it back"
    if behind and behind[0] == noun and ((by and noun.tag_ in {"NN", "NNS", "JJ"}) or agrees):
        behind.pop(0)
    if not behind or behind[0].i == noun.i or noun.lower_ in grammar.TIMES:
        return None
    last = behind[0].nbor(-1)
    return Span(first.idx, last.idx + len(last)), behind[0]


def _has_own_verb(joint: Token, verb: Token, mentions: Sequence[Mention]) -> bool:
    """True for "and Beethoven was born", where the verb has no other subject in front of it."""
    if _relative_behind(joint):
        return True
    named = _name_behind(joint, mentions)
    if named is None:
        return False
    second = named[1]
    base = second.tag_ == "VB" and second.nbor(-1).tag_ == "NNS"  # taken for no finite verb
    if not (base or second.tag_ in _FINITE) or second.pos_ not in {"VERB", "AUX"}:
        return False
    said = _predicate(second)
    subject = grammar.own_subject(said)
    if subject is not None and subject.i > joint.i:  # which the parser has seen
        first = joint.nbor(1)
        return first.idx == named[0].start < subject.idx < named[0].end and first.head.i < joint.i
    if second.lower_ == verb.lower_ and second.i > verb.i + 2:
        return True
    loose = said.dep_ in _MISREAD and subject is None
    return loose and joint.lower_ in _AND and not grammar.has_child(said, "cc", "mark")


def _relative_behind(joint: Token) -> bool:
    """True for "and his wife Ann was born", whose verb was not joined to the first one."""
    behind = list(joint.doc[joint.i + 1 : joint.sent.end])
    if joint.lower_ not in _AND or behind[0].tag_ != "PRP$":
        return False
    number = next((n for n, t in enumerate(behind) if n and t.tag_ not in {"NN", "JJ"}), 0)
    name = next((n for n, t in enumerate(behind) if n > number and t.tag_ != "NNP"), 0)
    if behind[number - 1].lower_ not in grammar.KIN or name <= number or behind[number].tag_ != "NNP":
        return False
    verb = behind[name]
    return verb.tag_ in _FINITE and _predicate(verb).dep_ != "conj"


def _predicate(verb: Token) -> Token:
    return verb.head if verb.dep_ in grammar.AUXILIARIES | {"cop"} else verb


def _without_verb(
    sentence: Sentence,
    verb: Token,
    joints: Sequence[Token],
    mentions: Sequence[Mention],
    store: Knowledge | None,
) -> Iterator[Edit]:
    doc = sentence.doc
    starts = [t.nbor(-1).i if t.nbor(-1).text == "," else t.i for t in joints]
    for number, joint in enumerate(joints):
        said = list(doc[verb.i + 1 : starts[number]])
        if not said:
            return
        part = _part(joint, starts[number + 1] if number + 1 < len(joints) else sentence.end, mentions)
        if part is not None:
            break
        if joint.text == ",":
            return
    else:
        return
    first = _circumstances(said)
    while part is not None:
        told = _told(sentence, verb, said, first, part, mentions, store)
        if told is None:
            return
        whole = Span(_joint_span(part.joint).start, part.first.idx)
        name = words_with_names(doc.text, part.name, mentions)
        if told.start == told.end:
            yield Edit(Span(whole.start, whole.start), (".\n\n",))
            yield Edit(Span(whole.start, part.end.idx + len(part.end)), ())
        else:
            yield Edit(whole, ("; ", *name, " ", *words_with_names(doc.text, told, mentions), " "))
        number += 1
        if number == len(joints) or starts[number] != part.end.i + 1:
            return
        part = _part(
            joints[number], starts[number + 1] if number + 1 < len(joints) else sentence.end, mentions
        )


def _part(joint: Token, end: int, mentions: Sequence[Mention]) -> _Part | None:
    """The statement without a verb between ``joint`` and token ``end``."""
    named = _name_behind(joint, mentions)
    if named is None or named[1].tag_ != "IN":
        return None
    name, first = named
    behind = list(joint.doc[first.i : end])
    while behind and (behind[-1].is_punct or behind[-1].is_space):
        behind.pop()
    found = _circumstances(behind)
    plain = all(t.tag_ == "IN" or t.pos_ in _IN_CIRCUMSTANCE for t in behind)
    if not found or not plain:
        return None
    return _Part(joint, name, first, tuple(kind for _, kind in found), behind[-1])


def _circumstances(said: Sequence[Token]) -> list[tuple[Token, str]]:
    """The first word of each phrase with a preposition, and what it tells: a year, or its preposition."""
    found: list[tuple[Token, str]] = []
    for token in said:
        if token.tag_ == "IN" and token.lower_ != "of":
            found.append((token, token.lower_))
        elif found and token.is_digit and len(token) == 4:
            found[-1] = (found[-1][0], _YEAR)
    return found


def _told(
    sentence: Sentence,
    verb: Token,
    said: Sequence[Token],
    first: Sequence[tuple[Token, str]],
    part: _Part,
    mentions: Sequence[Mention],
    store: Knowledge | None,
) -> Span | None:
    """What is said of the second name too; empty where it is not plain, None where the name takes the place
    of another: "studied in Paris and London in England"."""
    subject = [m for m in mentions if sentence.start_char <= m.span.start and m.span.end <= verb.idx]
    named = [m for m in mentions if part.name.start <= m.span.start and m.span.end <= part.name.end]
    inside = [m for m in mentions if verb.idx < m.span.start and m.span.end <= said[-1].idx + len(said[-1])]
    own = _types(named, store)
    alike = bool(own & _types(subject[-1:], store))
    rivals = any(own & _types([m], store) for m in inside)
    unclear = Span(verb.idx, verb.idx)
    length = len(part.kinds)
    if length > len(first) or tuple(kind for _, kind in first[-length:]) != part.kinds:
        if not alike or rivals:
            return None
        told_too = {kind for _, kind in first} >= {*part.kinds} and not _has_object(said, first[0][0])
        return Span(verb.idx, first[0][0].nbor(-1).idx + len(first[0][0].nbor(-1))) if told_too else unclear
    start, earliest = first[-length][0], first[0][0]
    if start == earliest and not _has_object(said, start):
        if rivals and not alike:
            return None
        if not own and part.name.of(sentence.doc.text).islower():
            return unclear  # "and music by Ann"
        return Span(verb.idx, start.nbor(-1).idx + len(start.nbor(-1)))
    if not alike or rivals:
        return unclear
    end = start if _has_object(said, earliest) else earliest
    return Span(verb.idx, end.nbor(-1).idx + len(end.nbor(-1)))


def _has_object(said: Sequence[Token], end: Token) -> bool:
    return any(t.i < end.i and t.pos_ in {"NOUN", "PROPN", "NUM"} for t in said)


def _types(mentions: Sequence[Mention], store: Knowledge | None) -> set[str]:
    """The classes of what the mentions are linked to."""
    ids = [m.entity.id for m in mentions if m.entity.id]
    return {c for found in store.types(ids).values() for c in found} if store is not None and ids else set()
