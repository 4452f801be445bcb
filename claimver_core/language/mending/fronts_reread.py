"""Reads the main clause behind what stands in front of it, where the parser did not see its subject.

A participle and what follows are read each by itself; a subject that is no name to the parser, and a title
that holds a verb, are read as "It".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.mending.lost_verbs import (
    Change,
    Parse,
    may_be_verb,
    short_document,
    with_verb,
)

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span

_ADVERBS = words(
    "also never once only still even just really actually always first now then ever already not"
)
_NO_NAME = frozenset({"IN", "VB", "UH", "CC", "MD", "VBZ", "VBP", "VBD"})
_IN_TITLES = words("of the and a an in to for on with from")
_SUBJECT_TAGS = frozenset({"PRP", "DT", "NNP", "NNPS", "PRP$", "NNS"})
_COMMAS = 4  # of a sentence that are looked at for the end of an aside
_LONGEST_SUBJECT = 8
_ARTICLES = words("the a an its his her their one now then former")
_SHORTEST = 3  # words of a sentence that is read again


def behind_participle(doc: Doc, kept: list[int], parse: Parse) -> dict[int, Change]:
    """The reading of "Founded in Ulm by Ann, a baker, the firm led the market", each part by itself."""
    first = doc[kept[0]]
    taken = first.tag_ == "JJ" and first.lower_.endswith("ed") and doc[kept[1]].lower_ == "by"  # "Fronted by"
    sound = first.dep_ == "advcl" and grammar.own_subject(first.head) is not None
    beaten = first.tag_ == "VBG" and doc[kept[1]].tag_ in {"NNP", "NNPS"}  # "Defeating Ann, Bob won"
    if sound or not (first.tag_ == "VBN" or taken or beaten):
        return {}
    commas = [number for number, i in enumerate(kept) if doc[i].text == ","][:_COMMAS]
    for comma in commas:
        behind = kept[comma + 1 :]
        if comma < 2 or len(behind) < _SHORTEST:
            continue
        if doc[behind[0]].tag_ not in _SUBJECT_TAGS and not doc[behind[0]].text.istitle():
            continue
        (read,) = parse([short_document(doc, [doc[i].text for i in behind])])
        roots = [t for t in read if t.head == t]
        subject = grammar.own_subject(roots[0])
        verbs = [roots[0], *grammar.children(roots[0], grammar.AUXILIARIES | {"cop"})]
        if (
            len(roots) != 1
            or subject is None
            or subject.left_edge.i
            or not any(t.tag_ in FINITE for t in verbs)
        ):
            continue
        if any(t.text == "," for t in read[: min(verbs, key=lambda t: t.i).i]):
            continue
        front = ["It", "was", first.lower_, *(doc[i].text for i in kept[1:comma])]
        (aside,) = parse([short_document(doc, front)])
        head = next((t for t in aside if t.head == t), None)
        if head is None or head.i != 2:
            return {}
        changes = {behind[t.i]: Change(behind[t.head.i], t.dep_, t) for t in read}
        changes |= {kept[t.i - 2]: Change(kept[max(t.head.i - 2, 0)], t.dep_, t) for t in aside[3:]}
        changes[first.i] = Change(behind[roots[0].i], "advcl", head)
        return changes | {kept[comma]: Change(first.i, "punct", None)}
    return {}


def behind_front(doc: Doc, sentence: Span, parse: Parse) -> dict[int, Change]:
    """The reading of a sentence whose subject the parser does not see, with "It" or "They" in its place.

    Names in small letters are often taken for other words: "breaking bad finished in 2015".
    """
    kept = [token.i for token in sentence if not token.is_space]
    verb = next((n for n, i in enumerate(kept) if doc[i].tag_ in FINITE), None)
    if verb is None and doc[kept[0]].tag_ == "VBG":
        verb = next((n for n, i in enumerate(kept[1:], 1) if doc[i].tag_ == "VBN"), None)
    if verb is None or not 1 <= verb <= _LONGEST_SUBJECT or verb + 1 == len(kept):
        return {}
    front = [doc[i] for i in kept[:verb]]
    head = doc[kept[verb]]
    clause = head.head if head.dep_ in grammar.AUXILIARIES | {"cop"} else head
    seen = grammar.own_subject(clause)
    if (seen is not None and clause == sentence.root) or front[0].tag_ in _NO_NAME or "?" in sentence.text:
        return {}
    if any(t.is_punct or t.tag_ in {"PRP", "WP", "WDT", "WRB", "EX", "TO"} for t in front):
        return {}
    while len(front) > 1 and front[-1].tag_ == "RB" and front[-1].lower_ in _ADVERBS:
        front.pop()
    joined = any(t.tag_ == "CC" for t in front)
    plural = joined or head.lower_ in {"are", "were", "have"}
    rest = kept[len(front) :]
    texts = [doc[i].text for i in rest]
    texts = ["about" if w.lower() == "like" and n and doc[rest[n] + 1].tag_ == "CD" else w
             for n, w in enumerate(texts[:-1])] + texts[-1:]  # fmt: skip
    (read,) = parse([short_document(doc, ["They" if plural else "It", *texts])])
    roots = [t for t in read if t.head == t]
    subject = grammar.own_subject(roots[0])
    if len(roots) != 1 or subject is None or subject.i != 0 or not grammar.is_predicate(roots[0]):
        return {}
    first = front[0].i
    place = [first, *rest]
    changes = {place[t.i]: Change(place[t.head.i], t.dep_, t) for t in read if t.i}
    names = not any(t.tag_ in {"DT", "PRP$", "POS"} for t in front)
    changes[first] = Change(place[subject.head.i], subject.dep_, None if names else front[0])
    part = first
    for token in front[1:]:
        if token.tag_ == "CC":
            changes[token.i] = Change(part, "cc", token)
        elif token.nbor(-1).tag_ == "CC":
            changes[token.i] = Change(first, "conj", None if names else token)
            part = token.i
        else:
            changes[token.i] = Change(part, "flat", None if names else token)
    return changes


def behind_title(doc: Doc, kept: list[int], parse: Parse) -> dict[int, Change]:
    """The reading of "Breaking Bad stars Bryan Cranston", with "It" for a title that holds a verb."""
    front = next((n for n in range(2, len(kept) - 1) if may_be_verb(doc, kept, n)), None)
    if front is None or front > _LONGEST_SUBJECT:
        return {}
    title = [doc[i] for i in kept[:front]]
    if title[0].lower_ in _ARTICLES:
        return {}
    if not all(t.text[:1].isupper() or t.lower_ in _IN_TITLES for t in title) or title[0].tag_ in _NO_NAME - {
        "VB"
    }:
        return {}
    first = title[0].i
    changes, root = with_verb(doc, [first, *kept[front:]], parse, at=1, name="It")
    if root is None:
        return {}
    return changes | {t.i: Change(first, "flat", None) for t in title[1:]}
