"""A verb that is said once of two things, each of which has its own time.

"Ann married Bob in 1990 and Carl in 2005" says "Ann married Carl in 2005".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.language.participants import Knowledge
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_IN_PHRASE = frozenset(
    {"DT", "PRP$", "JJ", "JJS", "CD", "NN", "NNS", "NNP", "NNPS", "POS", "HYPH", "FW", "``", "''"}
)
_INSIDE = words("of in for")  # "the Nobel Prize in Chemistry"
_YEAR = r"(?:1\d{3}|20\d{2})"
_DATE = rf"(?:(?:in|on)\s+(?:[A-Z][a-z]+\s+(?:\d{{1,2}},\s+)?|\d{{1,2}}\s+[A-Z][a-z]+\s+)?{_YEAR})"
_FIRST_TIME = re.compile(rf"\s{_DATE},?\s*$")
_SECOND_TIME = re.compile(
    rf"\s(?:{_DATE}|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{{1,2}})\s+(?:years?|decades?)\s+"
    r"(?:later|earlier)|the\s+(?:following|next|same)\s+year|(?:a|the)\s+year\s+(?:after|before)(?:\s+that)?)\s*(?:[.,;!]|$)"
)
_LONGEST = 9  # words of the second thing


def said_of_second(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Iterator[Edit]:
    """Edits that say subject and verb once more of the second thing, where it is of the first one's kind."""
    for sentence in doc.sents:
        for joint in sentence:
            if joint.lower_ != "and" or joint.i + 1 >= sentence.end or joint.i - sentence.start < 5:
                continue
            if any(m.span.start <= joint.idx < m.span.end for m in mentions):
                continue
            verb = _verb_before(sentence, joint)
            if verb is None or not (thing := _thing_with_time(sentence, joint, verb)):
                continue
            own = _types(thing[0], thing[-1].nbor(1), mentions, store)
            subjects = _types(sentence[0], verb, mentions, store)
            unlike = bool(own and subjects) and not own & subjects
            if not (own & _types(verb, joint, mentions, store) or unlike):
                continue  # "Estonia joined the EU in 2004 and Croatia in 2013"
            subject = [t for t in verb.children if t.dep_ in grammar.SUBJECTS and t.i < verb.i]
            if len(subject) != 1:
                continue
            helpers = [t for t in verb.children if t.dep_ in grammar.AUXILIARIES and t.i < verb.i]
            said = " ".join(t.text for t in (*sorted(helpers, key=lambda t: t.i), verb))
            if subject[0].lower_ in grammar.RELATIVE_WORDS:
                end = joint.idx + len(joint)
                yield Edit(Span(end, end), (f" {said}",))
                continue
            first, last = subject[0].left_edge, subject[0].right_edge
            if any(t.is_punct and t.text not in "-'\"“”" for t in doc[first.i : last.i + 1]):
                continue
            spoken = words_with_names(doc.text, Span(first.idx, last.idx + len(last)), mentions)
            before = joint.nbor(-1)
            start = before.idx if before.text == "," else before.idx + len(before)
            yield Edit(Span(start, joint.idx + len(joint)), ("; ", *spoken, f" {said}"))


def _verb_before(sentence: Sentence, joint: Token) -> Token | None:
    """The only verb of the sentence, or of its relative clause, which stands before ``joint``, if it tells
    what was done to a thing; one behind a further ", and" is not looked at."""
    further = next((t.i for t in sentence[joint.i - sentence.start + 1 :] if _goes_on(t)), sentence.end)
    told = [t for t in sentence if t.tag_ in FINITE and t.i < further]
    inside = [t for t in told if t.i < joint.i and _is_of_relative_clause(t)][-1:]
    if len(told) != 1:
        told = inside
    if not told or told[0].i >= joint.i:
        return None
    verb = told[0].head if told[0].dep_ in grammar.AUXILIARIES else told[0]
    if verb.pos_ != "VERB" or grammar.has_child(verb, "cop") or verb.i >= joint.i:
        return None
    negated = any(t.lower_ in grammar.NEGATIONS for t in sentence)
    return None if negated or verb.i < told[0].i else verb


def _goes_on(tie: Token) -> bool:
    """True for the "and" of "…, and died in 1934"."""
    verb = tie.nbor(1) if tie.i + 1 < tie.sent.end else tie
    return tie.lower_ == "and" and tie.nbor(-1).text == "," and verb.tag_ in FINITE


def _is_of_relative_clause(word: Token) -> bool:
    """True for the "was" of "which was awarded"."""
    verb = word.head if word.dep_ in grammar.AUXILIARIES else word
    subject = grammar.own_subject(verb)
    return subject is not None and subject.lower_ in {"which", "who", "that"}


def _types(start: Token, end: Token, mentions: Sequence[Mention], store: Knowledge | None) -> set[str]:
    """The classes of what is named from ``start`` up to ``end``."""
    named = [m.entity.id for m in mentions if m.entity.id and start.idx <= m.span.start < end.idx]
    return (
        {c for found in store.types(named).values() for c in found} if store is not None and named else set()
    )


def _thing_with_time(sentence: Sentence, joint: Token, verb: Token) -> list[Token]:
    """The words of the second thing, where a time stands right before ``joint`` and another behind it."""
    cut = joint.idx - sentence.start_char
    before, behind = sentence.text[:cut], sentence.text[cut:]
    first = _FIRST_TIME.search(before)
    if first is None or verb.idx + len(verb) >= sentence.start_char + first.start():
        return []  # "Harvard was founded in 1636 and Yale in 1701"
    time = _SECOND_TIME.search(behind)
    if time is None:
        return []
    thing = [t for t in sentence if t.i > joint.i and t.idx < joint.idx + time.start() + 1]
    case = verb.nbor(1).lower_ if verb.nbor(1).pos_ == "ADP" else ""
    if case:
        if not thing or thing[0].lower_ != case:
            return []
        thing = thing[1:]
    plain = all(
        t.tag_ in _IN_PHRASE or t.lower_ in _INSIDE or t.is_quote or t.text[:1].isupper() for t in thing
    )
    named = plain and len(thing) <= _LONGEST and any(t.text[:1].isupper() for t in thing)
    return thing if named else []
