"""Reads a sentence again where the parser lost its verb: without the aside, or with a plainer verb.

"Deimos, a small moon, circles Saturn" is read as "Deimos circles Saturn" and "It is a small moon";
"Merdeka 118 towers over Kuala Lumpur" as "Merdeka 118 goes over Kuala Lumpur". What is found goes back into
the words of the sentence itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.described_nouns import PLACED
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.mending.fronts_reread import behind_front, behind_participle, behind_title
from claimver_core.language.mending.heads import with_heads
from claimver_core.language.mending.lost_verbs import (
    Change,
    Parse,
    infinitive,
    short_document,
    with_verb,
)

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span, Token

_ARTICLES = words("the a an its his her their one now then former")
_LONGEST_SUBJECT = 8
_SHORTEST = 3  # words of a sentence that is read again
_NAME_TAGS = frozenset({"NNP", "NNPS"})
_RELATIVE = frozenset({"who", "which", "whose", "where"})
_COMMAS = 4  # of a sentence that are looked at for the end of an aside


@dataclass(frozen=True, slots=True)
class _Parts:
    """A sentence with an aside behind its subject: token indexes, the marks around the aside left out."""

    subject: list[int]
    aside: list[int]
    rest: list[int]
    marks: list[int]


def reread(doc: Doc, parse: Parse) -> Doc:
    """``doc`` with such sentences set right. ``parse`` takes documents that are only cut into words."""
    changes: dict[int, Change] = {}
    for sentence in doc.sents:
        if len(_words(sentence)) < _SHORTEST:
            continue
        if front := behind_participle(doc, _words(sentence), parse):
            changes.update(front)
            continue
        parts = _with_aside(sentence)
        if parts is not None and not _is_sound(sentence, parts):
            changes.update(_around_aside(doc, parts, parse))
        elif parts is None:
            sound = _has_verb(sentence) and not _hides_verb(sentence)
            found = {} if sound else with_verb(doc, _words(sentence), parse)[0]
            changes.update(
                found or behind_front(doc, sentence, parse) or behind_title(doc, _words(sentence), parse)
            )
    return _applied(doc, changes) if changes else doc


def _words(sentence: Span) -> list[int]:
    """The token indexes of the sentence less blanks."""
    return [token.i for token in sentence if not token.is_space]


def _has_verb(sentence: Span) -> bool:
    return any(t.tag_ in FINITE or t.pos_ == "AUX" for t in sentence)


def _hides_verb(sentence: Span) -> bool:
    """True where the root is a plural behind a name that may be its verb: "The Danube rises in Germany"."""
    root = sentence.root
    if root.tag_ != "NNS" or root.i == sentence.start or root.i + 1 == sentence.end:
        return False
    return root.nbor(-1).pos_ == "PROPN" and root.nbor(-1).head == root and root.nbor(1).tag_ == "IN"


def _with_aside(sentence: Span) -> _Parts | None:
    """The parts of "SUBJECT, ASIDE, REST", as far as the kinds of the words tell."""
    doc, kept = sentence.doc, _words(sentence)
    commas = [number for number, i in enumerate(kept) if doc[i].text == ","]
    if len(commas) < 2 or not 1 <= commas[0] <= _LONGEST_SUBJECT:
        return None
    first, second = commas[0], _end_of_aside(doc, kept, commas)
    subject = [doc[i] for i in kept[:first]]
    aside = [doc[i] for i in kept[first + 1 : second]]
    rest = [doc[i] for i in kept[second + 1 :]]
    if not aside or len(rest) < 2 or any(t.tag_ in FINITE | {"IN", "WRB", "CC"} for t in subject[:1]):
        return None
    if any(t.tag_ in FINITE for t in subject) or rest[0].tag_ in {"CC", "IN", "DT", "PRP", "WDT", "WP"}:
        return None
    relative = _is_relative(aside)
    described = aside[0].lower_ in _ARTICLES or any(t.tag_ == "POS" for t in aside[:3])
    described = described or (_is_description(subject) and all(t.tag_ in _NAME_TAGS for t in aside))
    described = described or _is_of_somebody(aside)
    happened = any(t.tag_ in {"VBN", "VBG"} for t in aside[:3])
    placed = aside[0].lower_ in PLACED and subject[-1].tag_ in _NAME_TAGS and rest[0].tag_ in {"VBZ", "VBP"}
    placed = placed and not any(t.tag_ in FINITE | {"CD", "WDT", "WP"} for t in aside)
    if not (relative or described or happened or placed):
        return None
    if not relative and any(t.tag_ in FINITE for t in aside if t.i > aside[-1].i - 1 or not happened):
        clause = next((t for t in aside if t.lower_ in grammar.RELATIVE_WORDS), None)
        participle = any(t.tag_ == "VBD" and t.nbor(-1).tag_ in {"NN", "NNS"} for t in aside)
        if clause is None and not participle:
            return None
    marks = [kept[first], kept[second]]
    return _Parts([t.i for t in subject], [t.i for t in aside], [t.i for t in rest], marks)


def _end_of_aside(doc: Doc, kept: list[int], commas: list[int]) -> int:
    """The number of the comma behind which a verb follows: the aside may have a comma of its own, as that of
    "who was born in Knoxville, Tennessee" has. The second comma where there is none."""
    for number in commas[1:_COMMAS]:
        behind = [doc[i] for i in kept[number + 1 : number + 3]]
        if behind and behind[0].tag_[:2] == "RB" and len(behind) > 1 and behind[1].tag_ in FINITE | {"VBN"}:
            return number
        if behind and behind[0].tag_ in FINITE:
            return number
        place = behind and behind[0].tag_ in _NAME_TAGS and number == commas[1]
        if not place:
            break
    return commas[1]


def _is_relative(aside: Sequence[Token]) -> bool:
    """True for "who was born in Ulm" and "with whom she shared a prize"."""
    words = [token.lower_ for token in aside[:2]]
    return words[0] in _RELATIVE or (
        len(words) > 1 and aside[0].tag_ == "IN" and words[1] in {"whom", "which"}
    )


def _is_of_somebody(aside: Sequence[Token]) -> bool:
    """True for "daughter of Ann Lee and star of Jaws"."""
    return len(aside) > 2 and aside[0].tag_ == "NN" and aside[1].lower_ == "of"


def _is_description(subject: Sequence[Token]) -> bool:
    """True for "The king", "His wife" and "Nokia's chief executive", behind which a name may stand."""
    owner = any(t.tag_ == "POS" for t in subject[1:-1])
    return subject[0].tag_ in {"DT", "PRP$"} or (owner and subject[-1].tag_ not in _NAME_TAGS)


def _is_sound(sentence: Span, parts: _Parts) -> bool:
    """True if the parser has seen subject, aside and verb for what they are."""
    root = sentence.root
    subject = grammar.own_subject(root)
    if root.i not in parts.rest or subject is None or subject.i not in parts.subject:
        return False
    heads = [sentence.doc[i] for i in parts.aside if sentence.doc[i].head.i not in parts.aside]
    return len(heads) == 1 and heads[0].head.i in parts.subject and _is_name_like(subject)


def _is_name_like(subject: Token) -> bool:
    return subject.pos_ == "PROPN" or grammar.has_child(subject, "det", "nmod:poss", "nmod", "case")


def _around_aside(doc: Doc, parts: _Parts, parse: Parse) -> dict[int, Change]:
    changes, root = with_verb(doc, [*parts.subject, *parts.rest], parse, at=len(parts.subject))
    if root is None and all(doc[i].tag_ in {"NNP", "NNPS"} for i in parts.subject):
        # A long name is read as "It", which no parser loses.
        changes, root = with_verb(doc, [parts.subject[0], *parts.rest], parse, at=1, name="It")
        changes |= {i: Change(parts.subject[0], "flat", None) for i in parts.subject[1:]}
    if root is None and _is_description([doc[i] for i in parts.subject]):
        changes, root = _behind_description(doc, parts, parse)
    subject = next((i for i in parts.subject if i in changes and changes[i].dep in grammar.SUBJECTS), None)
    if root is None or subject is None:
        return {}
    first = doc[parts.aside[0]]
    relative = _is_relative([doc[i] for i in parts.aside])
    placed = first.lower_ in PLACED
    described = first.lower_ in _ARTICLES or any(doc[i].tag_ in {"POS", "NNP"} for i in parts.aside[:3])
    described = (described or _is_of_somebody([doc[i] for i in parts.aside])) and not placed
    lead = [] if relative else ["It", "is"] if described or placed else ["It", "was"]
    (read,) = parse([short_document(doc, [*lead, *(doc[i].text for i in parts.aside)])])
    head = next((t for t in read if t.head == t), None)
    if head is None or head.i < len(lead):
        return {}
    place = {number + len(lead): i for number, i in enumerate(parts.aside)}
    for token in read:
        if token.i not in place:
            continue
        lost = token.dep_ in grammar.AUXILIARIES and token.pos_ not in {"AUX", "VERB"}
        if token == head:
            said = "nmod" if first.lower_ in PLACED else "acl"
            dep = "acl:relcl" if relative else "appos" if described else said
            owned = token.pos_ == "ADJ" and grammar.has_child(token, "nmod:poss")  # "Ann's 1997 epic"
            changes[place[token.i]] = Change(subject, dep, token, "NN" if owned else "")
        else:
            dep = "compound" if lost else token.dep_
            changes[place[token.i]] = Change(place.get(token.head.i, place[head.i]), dep, token)
    for mark in parts.marks:
        changes[mark] = Change(place[head.i], "punct", None)
    if len(parts.subject) == 1 and doc[subject].pos_ in {"NOUN", "ADJ"}:
        # A bare noun with an aside behind it is a name: "djokovic, the guy from Belgrade, ...".
        changes[subject] = Change(changes[subject].head, changes[subject].dep, None)
    elif (like := changes[subject].like) is not None and like.pos_ == "ADJ":  # "Its chief executive"
        changes[subject] = replace(changes[subject], tag="NN")
    return changes


def _behind_description(doc: Doc, parts: _Parts, parse: Parse) -> tuple[dict[int, Change], int | None]:
    """The reading of the words beside an aside with "It" for a subject such as "Its chief executive", which
    is read by itself; no verb found: {}, None."""
    (read,) = parse([short_document(doc, ["It", "is", *(doc[i].text for i in parts.subject)])])
    head = next((t for t in read if t.head == t), None)
    if head is None or head.i < 2 or head.pos_ not in {"NOUN", "PROPN", "ADJ"}:
        return {}, None
    noun = parts.subject[head.i - 2]
    changes, root = with_verb(doc, [noun, *parts.rest], parse, at=1, name="It")
    if root is None:
        return {}, None
    tag = "NN" if head.pos_ == "ADJ" else ""  # "chief executive"
    inside = {}
    for token in read[2:]:
        above = head if token.dep_ == "nmod:poss" or token.head.i < 2 else token.head  # no "Nokia's chief"
        if token != head:
            inside[parts.subject[token.i - 2]] = Change(parts.subject[above.i - 2], token.dep_, token)
    return changes | inside | {noun: Change(changes[noun].head, changes[noun].dep, head, tag)}, root


def _applied(doc: Doc, changes: dict[int, Change]) -> Doc:
    doc = with_heads(doc, {i: (change.head, change.dep) for i, change in changes.items()})
    like = {i: change.like for i, change in changes.items()}
    for i, token in like.items():
        word: Any = doc[i]
        if token is None:
            if changes[i].dep in grammar.SUBJECTS | {"flat", "conj"} and word.pos_ != "PROPN":
                word.pos_, word.tag_ = "PROPN", "NNP"
                word.set_morph("Number=Sing")
            continue
        if word.pos_ == "PROPN" and token.pos_ in {"NOUN", "PRON"}:
            continue
        word.tag_, word.pos_ = token.tag_, token.pos_
        word.set_morph(token.morph)
        word.lemma_ = token.lemma_ if token.text == word.text else infinitive(word.lower_)
        if tag := changes[i].tag:
            word.tag_, word.pos_ = tag, "VERB" if tag == "VBD" else "NOUN"
            word.set_morph("Mood=Ind|Tense=Past|VerbForm=Fin" if tag == "VBD" else "Number=Sing")
    return doc
