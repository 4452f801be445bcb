"""Words put into a statement in passing, which add nothing to it: "Paris, as everyone knows, is in France".

A source that is named in passing is left out, too: "Napoleon, historians say, was born in Corsica".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.sources import is_told_by, names_source
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_HOLD = r"(?:beliefs?|opinion|myths?|wisdom|believe|thinks?|assume|say)"
_PASSING = (
    r"(?:however|therefore|thus|moreover|furthermore|meanwhile|indeed|naturally|obviously|clearly|famously|"
    r"incidentally|ironically|undoubtedly|actually|technically|too|"
    r"[a-z]+ly speaking|of all (?:people|places|things)|(?:interestingly|surprisingly)(?: enough)?|"
    r"(?:strangely|oddly|funnily) enough|for (?:example|instance)|of course|no doubt|after all|all in all|"
    r"in (?:fact|actual fact|reality|truth|other words|short|brief|sum|summary|conclusion|contrast|turn)|"
    r"in addition|by (?:the way|contrast|comparison)|on the other hand|without (?:a |any )?doubt|"
    r"as a matter of fact|to be (?:honest|fair|clear|sure)|to put it simply|simply put|needless to say|"
    r"believe it or not|mind you|"
    r"(?:yep|yes|yeah|yup|ya know|u know|you know),? (?:the|that|him|her|them|it|from|of)\b[\w ]{0,40}|"
    r"(?:as )?it turn(?:s|ed) out|as is (?:well|widely|generally) known|"
    r"as (?:everyone|everybody|we|you|most people|many people|some)(?: all)?(?: may| might| already)* knows?|"
    r"as (?:I|we) (?:have )?(?:said|noted|mentioned|seen|saw)(?: before| above| earlier)?|"
    r"as (?:noted|mentioned|stated|said) (?:above|before|earlier)|"
    rf"(?:contrary to|despite)(?: what)? [\w ]{{3,40}}?{_HOLD})"
)
"""What may stand between commas or before one."""
_STATED = (
    r"(?:there(?:['’]s| is) no (?:doubt|question|denying) that|no doubt|guess what\s*[:,!]|"
    r"it(?:['’]s| is| was) (?:an? |well[ -]known |well[ -]|widely |generally |commonly |common |now |also )*"
    r"(?:known|knowledge|fact|clear|obvious|no secret) that|"
    r"(?:as )?(?:it )?turn(?:s|ed) out(?:,| that,?)|"
    r"it (?:should|must|can) be (?:noted|said|remembered|pointed out|stressed|mentioned|added) that|"
    r"it(?:['’]s| is) (?:also )?worth (?:noting|remembering|mentioning|pointing out) that|"
    r"(?:please )?(?:note|remember|keep in mind|bear in mind|be aware) that|"
    r"(?:it )?turn(?:s|ed) out(?! to\b)|here(?:['’]s| is) the thing[:,]|"
    r"the (?:fact|truth|reality|point|thing) is(?:,| that)|(?:everyone|everybody|we all) knows?(?: that)?)"
)
"""What in front of a statement says no more than that it is so."""
_PASSES = re.compile(_PASSING, re.IGNORECASE)
_IN_FRONT = re.compile(rf"\s*(?:{_PASSING},|{_STATED})\s+(?=\w)", re.IGNORECASE)
_AT_END = re.compile(rf",\s+{_PASSING}(?=[.!]*\s*$)", re.IGNORECASE)
_TOLD_BETWEEN = re.compile(r',["”]\s+([^,"“”]{3,60}),\s+["“](?=[a-z])')
_NOW_CALLED = re.compile(
    r"\b(?:in|from|of|to|at|near|into|across) "
    r"(?P<what>what (?:is|was) (?:now|today|then|nowadays) )(?=(?:the )?[A-Z])"
)
"""The words in front of a land that are left out: "born in what is now Croatia"."""
_OLDEST = 120  # years


def passing_words(doc: Doc) -> Iterator[Edit]:
    """Edits that leave out such words."""
    for sentence in doc.sents:
        if "?" in sentence.text:
            continue
        start = sentence.start_char
        match = _IN_FRONT.match(sentence.text)
        if match and any(t.tag_ in FINITE for t in sentence if t.idx >= start + match.end()):
            yield Edit(Span(start, start + match.end()), ())
        if match := _AT_END.search(sentence.text):
            yield Edit(Span(start + match.start(), start + match.end()), ())
        for match in _NOW_CALLED.finditer(sentence.text):
            yield Edit(Span(start + match.start("what"), start + match.end("what")), ())
        yield from _between(sentence)
        yield from _between_quotations(sentence)
        yield from _stresses(sentence)


def _stresses(sentence: Sentence) -> Iterator[Edit]:
    """Edits of the "himself" of "was himself shot"."""
    for word in sentence[1:-1]:
        if word.lower_ not in grammar.REFLEXIVES:
            continue
        helper, verb = word.nbor(-1), word.nbor(1)
        if helper.pos_ == "AUX" and verb.tag_ in {"VBN", "VBD"}:
            yield Edit(Span(word.idx, verb.idx), ())


def _between(sentence: Sentence) -> Iterator[Edit]:
    """Edits of what stands between two commas."""
    commas = [t for t in sentence if t.text == ","]
    for number, (first, last) in enumerate(pairwise(commas)):
        inside = [t for t in sentence if first.i < t.i < last.i]
        before = [t for t in sentence if t.i < first.i]
        aged = bool(before) and _is_age(inside, before[-1])
        if not inside or not before or not (_passes(inside) or names_source(inside) or aged):
            continue
        if _goes_on(before, [t for t in sentence if t.i > last.i]) and number % 2 == 0:
            yield Edit(Span(first.idx, last.idx + 1), ())
        elif inside[0].lower_ != "for":  # "cities, for example, Paris"
            yield Edit(Span(first.idx, last.idx), ())


def _between_quotations(sentence: Sentence) -> Iterator[Edit]:
    """The edit of *"Paris," said Ann, "is in France"*, whose two halves are one statement."""
    for match in _TOLD_BETWEEN.finditer(sentence.text):
        start = sentence.start_char
        inside = [t for t in sentence if start + match.start(1) <= t.idx < start + match.end(1)]
        if inside and is_told_by(inside):
            yield Edit(Span(start + match.start(), start + match.end()), (" ",))


def _passes(inside: list[Token]) -> bool:
    return _PASSES.fullmatch(" ".join(t.text for t in inside)) is not None


def _is_age(inside: list[Token], before: Token) -> bool:
    """True for the "68" of "Tom Hanks, 68, was born", which tells how old he was when that was written."""
    age = inside[0].text if len(inside) == 1 else ""
    return age.isdigit() and 0 < int(age) <= _OLDEST and before.pos_ == "PROPN"


def _goes_on(before: list[Token], behind: list[Token]) -> bool:
    """True if a verb is cut off from its subject, or from what it says of it, by the words in between."""
    if any(t.tag_ in FINITE for t in before):
        return before[-1].tag_ in FINITE or (bool(behind) and behind[0].lower_ == "that")
    if not behind or before[0].tag_ == "IN":
        return False
    verb = behind[len(behind) > 1 and behind[0].tag_[:2] == "RB"]
    lost = verb.tag_ == "VBN" and not any(t.tag_ in FINITE for t in behind)
    return lost or verb.tag_ in FINITE
