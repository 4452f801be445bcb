"""Mends lists and places that the parser has torn apart: "Ann, Bob and Carl", "in Perth, Western Australia".

The words between the commas of a list often come out as appositions, names of names or clauses of their own.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE, words
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_IN_PHRASE = words("DT PRP$ JJ JJR JJS CD NN NNS NNP NNPS POS HYPH FW AFX")
_NOUN_TAGS = frozenset({"NN", "NNS", "NNP", "NNPS"})
_NAME_TAGS = frozenset({"NNP", "NNPS"})
_LIST_PLACES = words("obj obl obl:agent nmod ROOT conj appos list nmod:unmarked obl:unmarked xcomp")
_INSIDE_NAME = words("flat compound amod nmod case det punct")
_LIKE_APPOSITION = words("appos parataxis list")
_BEFORE_PLACE = words("in at near from to")


def mend_lists(sentence: Span) -> Heads:
    """New heads and dependencies by index of the word."""
    phrases = _phrases(sentence)
    changes = _regions(sentence, phrases) | _listed_subjects(sentence, phrases)
    changes |= _behind_description(sentence)
    number = 0
    while number < len(phrases):
        end = _end_of_list(phrases, number)
        if end - number >= 2:
            changes.update(_as_list(phrases[number : end + 1]))
        number = max(end, number) + 1
    return changes


def _behind_description(sentence: Span) -> Heads:
    """The "Meg Ryan" of "stars Tom Hanks, a comedian, and Meg Ryan", hung on the description of the first."""
    changes: Heads = {}
    for article in sentence[2:-2]:
        noun, name = article.head, article.nbor(-2)
        if article.lower_ not in {"a", "an"} or article.nbor(-1).text != "," or name.pos_ != "PROPN":
            continue
        while name.dep_ in {"flat", "compound"} and name.head.pos_ == "PROPN":
            name = name.head
        further = [c for c in noun.children if c.dep_ == "conj" and c.i > noun.i]
        names = all(c.tag_ in _NAME_TAGS and not any(t.dep_ == "det" for t in c.children) for c in further)
        alone = noun.dep_ in _LIKE_APPOSITION and noun.pos_ in {"NOUN", "PROPN"}
        if alone and further and names and noun.nbor(1).text == ",":
            changes |= {noun.i: (name.i, "appos")} | {c.i: (name.i, "conj") for c in further}
    return changes


def _phrases(sentence: Span) -> list[list[Token]]:
    """The noun phrases in order: words that may be in one, up to the last noun; "of" joins two."""
    found: list[list[Token]] = []
    run: list[Token] = []
    for token in (*sentence, None):
        inside = token is not None and token.tag_ in _IN_PHRASE and token.lower_ != "and"
        joins = token is not None and token.lower_ in {"of", "&"} and bool(run) and run[-1].tag_ in _NOUN_TAGS
        if token is not None and (inside or joins):
            if run and token.tag_ in {"DT", "PRP$"} and run[-1].lower_ != "of":
                found.append(run)
                run = []
            run.append(token)
            continue
        found.append(run)
        run = []
    trimmed = []
    for run in found:
        while run and run[-1].tag_ not in _NOUN_TAGS:
            run.pop()
        if run:
            trimmed.append(run)
    return trimmed


def _end_of_list(phrases: list[list[Token]], start: int) -> int:
    """The number of the last phrase of the list that begins with ``start``, or ``start`` itself."""
    number = start
    while number + 1 < len(phrases):
        gap = _between(phrases[number], phrases[number + 1])
        if gap in {("and",), (",", "and")}:
            return number + 1 if number > start else start
        if _is_name(phrases[start]) and not phrases[number + 1][0].text[:1].isupper():
            return start  # "Christopher Luxon, leader of the National Party and ..."
        if gap != (",",) or (_has_article(phrases[number + 1]) and not _has_article(phrases[start])):
            return start
        number += 1
    return start


def _listed_subjects(sentence: Span, phrases: list[list[Token]]) -> Heads:
    """The names of "Ann, Bob and Carl are ..." as one subject, at the beginning of a sentence."""
    listed: list[list[Token]] = []
    for phrase in phrases:
        if any(t.tag_ not in _NAME_TAGS for t in phrase):
            break
        gap = _between(listed[-1], phrase) if listed else ()
        if listed and gap not in {(",",), ("and",), (",", "and")}:
            break
        listed.append(phrase)
        if "and" in gap:
            break
    if len(listed) < 2 or "and" not in _between(listed[-2], listed[-1]):
        return {}
    first, last = listed[0][0], listed[-1][-1]
    if last.i + 1 >= sentence.end or any(t.is_alpha for t in sentence.doc[sentence.start : first.i]):
        return {}
    verb = last.nbor(1)
    if verb.tag_ not in FINITE or verb.lower_ in {"is", "was", "has"}:
        return {}
    said = verb.head if verb.dep_ in {"cop", "aux", "aux:pass"} else verb
    heads = [_head(phrase) for phrase in listed]
    passive = any(c.dep_ == "aux:pass" for c in said.children)
    changes: Heads = {heads[0].i: (said.i, "nsubj:pass" if passive else "nsubj")}
    for phrase, head in zip(listed, heads, strict=True):
        loose = [t for t in phrase if t != head and (t.head not in phrase or t.dep_ not in _INSIDE_NAME)]
        changes |= {t.i: (head.i, "flat") for t in loose}
    changes |= {head.i: (heads[0].i, "conj") for head in heads[1:]}
    joint = next(t for t in sentence.doc[listed[-2][-1].i + 1 : listed[-1][0].i] if t.lower_ == "and")
    changes[joint.i] = (heads[-1].i, "cc")
    return changes


def _is_name(phrase: list[Token]) -> bool:
    return all(token.tag_ in _NAME_TAGS for token in phrase)


def _has_article(phrase: list[Token]) -> bool:
    return phrase[0].lower_ in {"the", "a", "an"}


def _between(one: list[Token], two: list[Token]) -> tuple[str, ...]:
    """The words between two phrases, less a year in brackets behind the first: "Titanic (1997), Heat"."""
    said = tuple(t.lower_ for t in one[-1].doc[one[-1].i + 1 : two[0].i])
    return said[3:] if said[:1] == ("(",) and said[2:3] == (")",) and said[1].isdigit() else said


def _as_list(phrases: list[list[Token]]) -> Heads:
    """The phrases as a list, if it stands behind a verb or preposition and no verb follows."""
    doc = phrases[0][0].doc
    sent = phrases[0][0].sent
    behind = doc[phrases[-1][-1].i + 1 : sent.end]
    if any(t.tag_ in FINITE for t in behind[:2]):
        return {}
    everywhere = {t.i for phrase in phrases for t in phrase}
    heads = [_head(phrase) for phrase in phrases]
    first = heads[0]
    outer: tuple[int, str] = (first.head.i, first.dep_)
    if first.head.i in everywhere and first.head != first:
        outer = next(((h.head.i, h.dep_) for h in heads if h.head.i not in everywhere), (first.i, ""))
    if outer[1] not in _LIST_PLACES or (outer[1] == "ROOT" and first.head != first):
        return {}
    if outer[1] == "ROOT" and not any(c.dep_ == "cop" for c in first.children):
        return {}
    changes: Heads = {} if outer == (first.head.i, first.dep_) else {first.i: outer}
    for phrase, head in zip(phrases, heads, strict=True):
        inside = {t.i for t in phrase}
        for token in phrase:
            if token != head and token.head.i not in inside:
                changes[token.i] = (head.i, "flat")
        if head != first:
            changes[head.i] = (first.i, "conj")
    joint = next(t for t in doc[phrases[-2][-1].i + 1 : phrases[-1][0].i] if t.lower_ == "and")
    changes[joint.i] = (heads[-1].i, "cc")
    return changes


def _head(phrase: list[Token]) -> Token:
    inside = {t.i for t in phrase}
    outward = [t for t in phrase if t.head.i not in inside or t.head == t]
    nouns = [t for t in outward if t.tag_ in _NOUN_TAGS]
    return (nouns or outward)[0]


def _regions(sentence: Span, phrases: list[list[Token]]) -> Heads:
    """The country or region behind a place: "in Perth, Western Australia,"."""
    changes: Heads = {}
    for place, region in pairwise(phrases):
        start = place[0].i
        if start == sentence.start or place[0].nbor(-1).lower_ not in _BEFORE_PLACE:
            continue
        if _between(place, region) != (",",) or not all(
            t.tag_ in _NAME_TAGS or t.text.istitle() for t in (*place, *region)
        ):
            continue
        behind = sentence.doc[region[-1].i + 1 : sentence.end]
        if behind and not (behind[0].is_punct or behind[0].tag_ == "IN"):
            continue
        if any(t.lower_ in {"and", "or"} for t in behind[:4]):
            continue
        one, two = _head(place), _head(region)
        if two.head != one and one.head.i not in {t.i for t in region}:
            changes[two.i] = (one.i, "appos")
    return changes
