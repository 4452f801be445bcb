"""What stands in front of a subject and tells a fact of it: "Home to 700 people, Harding County lies in ...".

Where the parser loses the clause behind it, a participle in front is told as a statement of its own, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name, span_of_words, words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_STATES = words("based located situated home headquartered known bordered surrounded")
_CONJUNCTIONS = words("although though while despite")
_ONCE = words("once originally formerly previously first initially then")
_WHEN = _ONCE | words("now currently today still long widely often also best")
_AS_WELL = (["as", "well", "as", "being"], ["in", "addition", "to", "being"])
_NOUNS = words(
    """birthplace hometown capital son daughter brother sister nephew niece husband wife widow winner star
    author director founder co-founder creator host frontman native seat member part site one"""
)
_OPENS = words("the a an his her its")
_PARTICIPLES = frozenset({"VBN", "VBD"})
_GOES_ON = frozenset({"VBD", "VBZ", "VBP", "MD", "VBN", "RB", "RBR", "NNS", "JJR"})
_NOMINAL = frozenset({"NNP", "NNPS", "NN", "DT", "JJ", "POS", "CD"})
_LONGEST = 12  # words of the subject
_SHORTEST = 6  # words of the sentence


def told_in_front(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make a statement of its own of what is told in front."""
    names = [m for m in mentions if is_name(m)]
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        if len(said) < _SHORTEST or "?" in sentence.text:
            continue
        lead, said = _without_lead(said)
        front = _front(said, lead)
        if front is None or any(t.lower_ in grammar.NEGATIONS for t in front):
            continue
        comma = front[-1].nbor(1)
        subject = _subject([t for t in said if t.i > comma.i], names)
        if subject is None or (front[0].lower_ == "with" and subject[-1].nbor(1).tag_ not in {"VBZ", "VBP"}):
            continue
        named = words_with_names(doc.text, span_of_words(subject), mentions)
        first = said[0]
        start = lead[0] if lead else first
        several = subject[-1].tag_ in {"NNS", "NNPS"} and subject[0].lower_ == "the"
        if first.lower_ == "with":
            verb = "have" if several else "has"
        else:
            verb = f"{grammar.be(plural=several, past=_is_past(lead, first))} {_kept(lead)}{first.lower_}"
        yield Edit(Span(start.idx, first.idx + len(first)), (*named, f" {verb}"))
        following = subject[-1].nbor(1)
        # A semicolon does not tell apart what begins in quotation marks, or has no verb to the tagger.
        mark = "." if subject[0].is_quote or not grammar.is_finite_verb(following) else ";"
        yield Edit(Span(comma.idx, comma.idx + 1), (mark,))


def _without_lead(said: list[Token]) -> tuple[list[Token], list[Token]]:
    """ "Although", "Besides being" and "Now" apart from the words behind them."""
    first, second = said[0].lower_, said[1].lower_
    if first in _CONJUNCTIONS | _WHEN and said[1].tag_ in _PARTICIPLES:
        return said[:1], said[1:]
    being = 2 if second == "being" and first in {"besides", "despite"} else 0
    being = being or (4 if [t.lower_ for t in said[:4]] in _AS_WELL else 0)
    return (said[:being], said[being:]) if being and said[being].lower_ in {"a", "an", "the"} else ([], said)


def _is_past(lead: list[Token], first: Token) -> bool:
    if lead and lead[0].lower_ in _WHEN:
        return lead[0].lower_ in _ONCE
    return first.tag_ in _PARTICIPLES and first.lower_ not in _STATES


def _kept(lead: list[Token]) -> str:
    """ "now " of "Now led by Ann Lee,"."""
    return f"{lead[0].lower_} " if lead and lead[0].lower_ in _WHEN else ""


def _front(said: list[Token], lead: list[Token]) -> list[Token] | None:
    """The words before the comma behind which the subject stands, where they tell a fact of it."""
    first = said[0]
    number = next((n for n, t in enumerate(said) if t.text == ","), None)
    if number is None or number < 3 - bool(lead):
        return None
    if lead:
        return said[:number]
    if first.lower_ == "with" and any(t.like_num for t in said[1:number]):
        return said[:number] if all(t.tag_ not in {"VBG", "VBD", "VBN"} for t in said[1:number]) else None
    home = first.lower_ == "home" and said[1].lower_ in {"to", "of"}
    noun = said[1] if first.lower_ in _OPENS else first
    described = noun.lower_ in _NOUNS and said[noun.i - first.i + 1].lower_ == "of"
    described = described and not _is_sound(first)
    participle = first.tag_ in _PARTICIPLES and said[1].tag_ in {"IN", "RB", "CD"} and not _is_sound(first)
    return said[:number] if home or described or participle else None


def _is_sound(first: Token) -> bool:
    """True where the parser sees what ``first`` belongs to, and the clause behind it."""
    head = first.head if first.dep_ in {"det", "nmod:poss"} else first
    if head.dep_ == "advcl" and head.tag_ != "VBD":
        subject = grammar.own_subject(head.head)
        return subject is not None and head.i < subject.i
    return head.dep_ == "appos" and head.i < head.head.i and head.head.dep_ in grammar.SUBJECTS


def _subject(behind: list[Token], names: Sequence[Mention]) -> list[Token] | None:
    """The words up to the verb, which end in a name; without the region behind a comma."""
    found: list[Token] = []
    ends: list[int] = []  # how many words the names found so far reach to
    for token in behind[:_LONGEST]:
        inside = any(m.span.start <= token.idx < m.span.end for m in names)
        if not inside and not (token.tag_ in _NOMINAL or token.text.istitle() or token.is_quote):
            break
        if not inside and token.tag_ == "NN" and token.text.islower() and ends and ends[-1] != len(found):
            break
        found.append(token)
        if inside or token.is_quote:
            ends.append(len(found))
    if not found or not ends or ends[-1] != len(found) or len(found) == len(behind):
        return None
    following = behind[len(found)]
    if following.text == ",":  # "Harding County, New Mexico, has"
        region = list(behind[len(found) + 1 :])
        close = next((n for n, t in enumerate(region) if t.text == ","), None)
        if close is None or not 0 < close <= 3 or not all(t.text.istitle() for t in region[:close]):
            return None
        following = region[close + 1] if close + 1 < len(region) else following
    return found if following.tag_ in _GOES_ON else None
