"""Keeps names whole and beside what describes them: "by the chemist Alfred Nobel", "Elizabeth I"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_INSIDE_NAME = words("flat compound amod nmod:poss nmod:desc")
_ARGUMENTS = words("obj dobj obl obl:agent nmod conj")
_LIKE_ARGUMENT = _ARGUMENTS | words("obl:unmarked nmod:unmarked parataxis list dep appos")
_NAMING = words("call name elect appoint make crown dub title nickname declare rename christen baptize give")
_BEFORE_NOUN = frozenset({"JJ", "JJS", "JJR", "CD", "VBN", "HYPH"})
_FULL_NAME = 2  # words of the name of a person
_PARTICLES = words("van von de der den di da del della le la dos du bin ibn al")
_OF_LANDS = words("new south north west east western northern southern eastern united saint great the")


def mend_names(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = {}
    for repair in (
        _owners,
        _described_names,
        _so_named,
        _named_between_commas,
        _regnal_number,
        _numbered_name,
        _described_object,
        _torn_name,
        _by_name,
        _hyphened_place,
    ):
        changes |= repair(sentence)
    return changes


def _by_name(sentence: Span) -> Heads:
    """New heads for "Pliny the Younger watched it", whose second part was taken for the subject."""
    changes: Heads = {}
    for second in sentence:
        article = second.nbor(-1) if second.i > sentence.start + 1 else second
        if article.lower_ != "the" or article.head != second or second.dep_ not in grammar.SUBJECTS:
            continue
        name = article.nbor(-1)
        same = name.dep_ in grammar.SUBJECTS and name.head == second.head
        if same and name.pos_ == second.pos_ == "PROPN":
            changes[second.i] = (name.i, "flat")
    return changes


def _numbered_name(sentence: Span) -> Heads:
    """New heads for "Their mission, Apollo 11, ...", whose number was taken for what describes."""
    changes: Heads = {}
    for number in sentence:
        name = number.nbor(-1) if number.i > sentence.start else number
        if number.dep_ != "appos" or number.pos_ != "NUM" or name.head != number or name.pos_ != "PROPN":
            continue
        changes |= {c.i: (name.i, c.dep_) for c in number.children if c != name}
        changes |= {name.i: (number.head.i, "appos"), number.i: (name.i, "flat")}
    return changes


def _described_object(sentence: Span) -> Heads:
    """New heads for "chose Joe Biden, a senator from Delaware, as", where both were taken for objects."""
    changes: Heads = {}
    for noun in sentence:
        name = next((c for c in noun.head.children if c.dep_ == "obj" and c.i < noun.i), None)
        edge = noun.left_edge
        if name is None or noun.dep_ != "obj" or name.pos_ != "PROPN" or noun.pos_ != "NOUN":
            continue
        told = edge if edge.text != "," else edge.nbor(1)
        if told.lower_ in {"a", "an", "the"} and told.nbor(-1).text == ",":
            changes[noun.i] = (name.i, "appos")
    return changes


def _described_names(sentence: Span) -> Heads:
    """New heads for "by the chemist Alfred Nobel", where the name was taken for a thing of its own, or the
    preposition hung on what describes it."""
    changes: Heads = {}
    for name in sentence:
        if name.pos_ != "PROPN" or name.lower_ in grammar.TIMES or name.head == name:
            continue
        first = _first_word(name)
        if first.i == sentence.start or first.i > name.i or not first.text[:1].isupper():
            continue
        noun = first.nbor(-1)
        plain = noun.tag_ in {"NN", "NNS"} or (noun.tag_ == "NNP" and noun.is_lower)
        if not plain or noun.lower_ in {"percent", "per", "today"}:
            continue
        if noun.head == name and noun.dep_ in {"nmod:desc", "compound"}:
            for case in grammar.children(noun, {"case"}):
                if case.i < noun.i:
                    changes[case.i] = (name.i, "case")
                    if name.dep_ == "parataxis":
                        changes[name.i] = (name.head.i, "obl")
        elif _stands_beside(noun, name) or _is_left_alone(noun, name):
            changes[name.i] = (noun.i, "appos")
    return changes


def _stands_beside(noun: Token, name: Token) -> bool:
    """True where the parser took a noun and the name behind it for two things that the verb speaks of."""
    if noun.head != name.head:
        return False
    twice = noun.dep_ in grammar.SUBJECTS and name.dep_ == noun.dep_ and name.i < name.head.i
    if not twice and (noun.dep_ not in _ARGUMENTS or name.dep_ not in _LIKE_ARGUMENT):
        return False
    return noun.head.lemma_.lower() not in _NAMING and not grammar.has_child(name, "case", "cc", "det")


def _is_left_alone(noun: Token, name: Token) -> bool:
    """True for the "Percy" of "written by Ann, the wife of the poet Percy", hung on the verb with no "by"."""
    loose = name.dep_ in {"obl", "obl:agent", "nmod"} and not grammar.has_child(name, "case", "det", "nummod")
    return loose and grammar.has_child(noun, "det") and noun.head != name and noun.i < name.i


def _owners(sentence: Span) -> Heads:
    """New heads for "Ann Lee's 1932 novel", where the owner was taken for a part of a name or for what is
    owned."""
    changes: Heads = {}
    for mark in sentence[1:-1]:
        if mark.tag_ != "POS":
            continue
        owner = mark.nbor(-1)
        while owner.head.pos_ == "PROPN" and owner.head.i < mark.i and owner.head != owner:
            if owner.dep_ not in _INSIDE_NAME:
                break
            owner = owner.head
        thing = mark.nbor(1)
        while thing.i + 1 < sentence.end and thing.tag_ in _BEFORE_NOUN:
            thing = thing.nbor(1)
        while thing.tag_ == "NN" and thing.i + 1 < sentence.end and thing.nbor(1).tag_ in {"NN", "NNS"}:
            thing = thing.nbor(1)
        if owner.pos_ != "PROPN" or thing.tag_ not in {"NN", "NNS"}:
            continue
        if owner.head == thing and owner.dep_ in _INSIDE_NAME - {"nmod:poss"}:
            changes[owner.i] = (thing.i, "nmod:poss")
        elif thing.head == owner and thing.dep_ in _LIKE_ARGUMENT | {"flat"} and owner.head != owner:
            changes |= {thing.i: (owner.head.i, owner.dep_), owner.i: (thing.i, "nmod:poss")}
            for word in owner.children:
                if mark.i < word.i < thing.i:
                    changes[word.i] = (thing.i, "nummod" if word.tag_ == "CD" else "amod")
                elif word.i > thing.i or word.is_punct:
                    changes[word.i] = (thing.i, word.dep_)
    return changes


def _named_between_commas(sentence: Span) -> Heads:
    """New heads for "The German capital, Berlin, lies ...", where the name was taken for a second subject,
    and for "The director of Titanic, James Cameron, was ...", where it was hung on the other name."""
    for name in sentence[2:-2]:
        if name.pos_ != "PROPN":
            continue
        words_ = [t for t in name.subtree if not t.is_punct]
        if not words_ or words_[0].i <= sentence.start or words_[-1].i + 2 >= sentence.end:
            continue
        before, behind = words_[0].nbor(-1), words_[-1].nbor(1)
        if before.text != "," or behind.text != "," or not grammar.is_finite_verb(behind.nbor(1)):
            continue
        noun = name.head.head if name.head.pos_ == "PROPN" and name.head.dep_ == "nmod" else name.head
        if noun.pos_ != "NOUN" or noun.dep_ not in grammar.SUBJECTS or noun.right_edge.i > behind.i:
            continue
        definite = any(c.lower_ == "the" or c.dep_ == "nmod:poss" for c in noun.children)
        several = any(c.dep_ in {"conj", "cc"} and c != name for c in noun.children)
        if not definite or several or grammar.has_child(name, "case", "cc", "conj"):
            continue
        placed = name.head != noun  # on the other name, as the land behind a town is
        if (
            placed
            and noun.lower_ != "capital"
            and (len(words_) < _FULL_NAME or words_[0].lower_ in _OF_LANDS)
        ):
            continue
        if placed or name.dep_ == "conj":
            return {name.i: (noun.i, "appos")}
    return {}


def _so_named(sentence: Span) -> Heads:
    """New heads for "by a Swede named Ann Lee", where the name was not hung on the "named"."""
    changes: Heads = {}
    for named in sentence[1:-1]:
        noun, behind = named.nbor(-1), named.nbor(1)
        if named.lower_ not in {"named", "called"} or named.tag_ != "VBN" or behind.pos_ != "PROPN":
            continue
        name = behind
        while name.head.pos_ == "PROPN" and name.head.i > name.i and name.dep_ in _INSIDE_NAME:
            name = name.head
        if noun.i == sentence.start or noun.nbor(-1).lower_ not in {"a", "an"} or name.head == named:
            continue
        changes |= {name.i: (named.i, "xcomp"), named.i: (noun.i, "acl")}
        if noun.head in {name, named}:
            changes[noun.i] = (name.head.i, name.dep_)
        for word in name.children:
            if word.i < noun.i:
                changes[word.i] = (noun.i, word.dep_)
    return changes


def _first_word(name: Token) -> Token:
    """The first word of the name that ``name`` heads."""
    inside = [t for t in name.children if t.i < name.i and t.dep_ in _INSIDE_NAME and t.pos_ == "PROPN"]
    return min([name, *(t.left_edge for t in inside)], key=lambda t: t.i)


def _torn_name(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for *Sean Connery, the actor, died*, where both names were taken for subjects of the verb,
    and for *The composer Ludwig van Beethoven*, where the last was taken for one more."""
    for first in sentence[:-1]:
        second = first.nbor(1)
        particle = first.lower_ in _PARTICLES and first.dep_ == "flat" and second.dep_ == "conj"
        if particle and second.pos_ == "PROPN" and not any(True for _ in second.lefts):
            return {second.i: (first.head.i, "flat")}
        twice = first.dep_ in grammar.SUBJECTS and second.dep_ == first.dep_ and second.head == first.head
        if twice and first.pos_ == second.pos_ == "PROPN" and not any(True for _ in second.lefts):
            return {second.i: (first.i, "flat")}
    return {}


def _regnal_number(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the number in "Elizabeth I was" was taken for the writer."""
    changes = {}
    for token in sentence:
        if token.text != "I" or token.i == sentence.start or token.i + 1 >= sentence.end:
            continue
        name, following = token.nbor(-1), token.nbor(1)
        first_person = following.tag_ in {"VBP", "MD"} or following.lower_ in {"'m", "am"}
        if name.pos_ != "PROPN" or first_person or grammar.has_child(name, "case"):
            continue
        if name.dep_ in grammar.SUBJECTS | {"ROOT", "flat"} and token.dep_ in grammar.SUBJECTS | {"flat"}:
            changes[token.i] = (name.i, "flat")
    return changes


def _hyphened_place(sentence: Span) -> Heads:
    """New heads for the parts of "Auvers-sur-Oise", one of which was taken for a statement of its own."""
    changes: Heads = {}
    for small in sentence[2:-2]:
        parts = list(sentence.doc[small.i - 2 : small.i + 3])
        marks = parts[1].text == parts[3].text == "-" and not any(t.whitespace_ for t in parts[:4])
        first, last = parts[0], parts[4]
        if not marks or not small.is_lower or not (first.text.istitle() and last.text.istitle()):
            continue
        if first.dep_ not in _ARGUMENTS or {t.head for t in parts[1:]} <= set(parts):
            continue
        inside = set(parts)
        changes |= {t.i: (first.i, "punct" if t.text == "-" else "flat") for t in parts[1:]}
        for part in parts[1:]:
            further = [c for c in part.children if c not in inside and not c.is_punct]
            told = {c.i: (first.head.i, "obl" if c.dep_ == "nmod" else c.dep_) for c in further}
            changes |= told
    return changes
