"""Finds the items of a list that are each a claim: "in France and Italy", "a physicist and chemist"."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Token

_PLACES = words("obj dobj obl obl:agent nmod nmod:unmarked obl:unmarked appos")
_LOOSE = frozenset({"conj", "appos", "list", "nmod:unmarked"})
_NOUNS = frozenset({"NOUN", "PROPN"})
_NOUN_TAGS = frozenset({"NN", "NNS", "NNP", "NNPS"})
_UNITS = words("hour minute second year month week day foot inch pound ounce half")
_COUNTED = frozenset({"det", "nummod", "nmod:poss"})
# Words that make one thing of a list: "between A and B" says nothing of A alone.
_TOGETHER = words(
    """between among both all each either neither nor together respectively alike combined jointly
    apiece only alone mix mixture combination blend relationship relations difference marriage union
    collaboration war alliance border merger total sum"""
)
_COLLECTIVE = words(
    """consist compose comprise combine connect link join separate unite merge mix divide split blend bridge
    range equal compare pair marry alternate oscillate total vary mean equate exchange"""
)
# Verbs of which all before "into" becomes all behind it: "turns carbon dioxide and water into glucose".
_CHANGING = words("turn convert transform change make ferment combust process burn react recombine")
# Verbs of works, whose titles may have an "and" of their own: "wrote Pride and Prejudice".
_WORKS = words(
    """write direct publish paint compose play star release record sing produce read film adapt conduct
    perform"""
)
# What may stand before the first item and changes what is said of it, not only of how it is.
_NOT_KEPT = words("former fictional alleged ex late future honorary retired first only last other")
_DISTRIBUTED = words(
    "in for from on at about including like such during against through to across into as by via throughout"
)


def items_of(first: Token) -> list[Token]:
    """The heads of the items of the list that begins with ``first``, in order; at least it alone.

    The parser takes some items between commas for appositions; behind them comes one with "and".
    """
    rest = [
        t
        for t in first.children
        if t.i > first.i and t.dep_ in _LOOSE and t.pos_ in _NOUNS | {"ADJ", "NUM"} and _goes_on(first, t)
    ]
    while rest and not grammar.has_child(rest[-1], "cc"):
        rest.pop()
    return [first, *rest]


def _goes_on(first: Token, item: Token) -> bool:
    """True for a word behind a comma or "and", with the preposition of the first or none."""
    if describes_one_of_list(item):
        return False
    if grammar.has_child(item, "cop") or _case(item) not in {"", _case(first)}:
        return False
    return item.dep_ == "conj" or _joint(item) in {",", "and"}


def is_listed(token: Token, names: Mapping[int, object]) -> bool:
    """True for the second and further items of a list of which each is true or false by itself.

    ``names`` has the name that each word belongs to; no list is looked for inside one.
    """
    if is_example(token):
        return says_each(token.head, [token.head, token])
    first = token.head
    if token.i <= first.i or token.dep_ not in _LOOSE:
        return False
    items = items_of(first)
    if token not in items[1:] or not _may_be_cut(first, items) or _is_told_beside(first.head):
        return False
    if any(
        names.get(one.i) is not None and names.get(one.i) is names.get(two.i) for one, two in pairwise(items)
    ):
        return False
    return says_each(first, items)


def _is_told_beside(noun: Token) -> bool:
    """True for the "songs" of "was directed by Ann, with songs by Bob and Eve", who directed nothing."""
    with_it = any(c.dep_ == "case" and c.lower_ == "with" for c in noun.children)
    first = noun.left_edge
    behind_comma = first.text == "," or (first.i > noun.sent.start and first.nbor(-1).text == ",")
    return noun.dep_ == "obl" and with_it and behind_comma


def is_example(token: Token) -> bool:
    """True for the first of the examples of a noun: "several artists, including Ann and Bob"."""
    if (
        token.dep_ not in {"nmod", "obl", "appos"}
        or token.i < token.head.i
        or token.head.tag_ not in _NOUN_TAGS
    ):
        return False
    if not any(t.lower_ in {"including", "such"} for t in token.children if t.dep_ in {"case", "mark"}):
        return False
    if grammar.has_child(token.head, "conj"):
        return False
    place = token.head.dep_ if token.head.dep_ != "nmod" else token.head.head.dep_
    return place in {"obj", "obl", "dobj", "obl:agent"} and token.tag_ in _NOUN_TAGS


def stands_for(item: Token) -> Token:
    """The noun in whose place a further item of a list, or an example, can be put."""
    if is_example(item) or not is_example(item.head):
        return item.head
    return item.head.head


def named_by(first: Token, item: Token) -> Token:
    """The name in whose place ``item`` stands: the "Utah" of "the code names Utah, Omaha", else ``first``."""
    letter = len(item) == 1 and item.text.isupper()
    if first.pos_ != "NOUN" or not grammar.is_plural(first) or (item.pos_ == "NOUN" and not letter):
        return first
    behind = [c for c in first.children if c.i == first.i + 1 and c.pos_ in {"PROPN", "X", "NUM", "SYM"}]
    return behind[0] if behind else first


def describes_one_of_list(token: Token) -> bool:
    """True for "a dentist" in "by Ann Lee, a dentist, and Bob", which is none of a list of names."""
    name = token.head
    if token.dep_ != "appos" or name.pos_ != "PROPN" or not grammar.has_article(token):
        return False
    later = [c for c in name.children if c.dep_ == "conj" and c.i > token.i]
    return bool(later) and later[0].pos_ == "PROPN" and not grammar.has_article(later[0])


def _may_be_cut(first: Token, items: list[Token]) -> bool:
    """True if the list stands where each item can take the place of all."""
    if any(map(grammar.in_ampersand_name, items[1:])) or not _in_one_piece(first):
        return False
    if all(item.lemma_.lower() in _UNITS for item in items):
        return False  # "two hours and 11 minutes"
    if sum(grammar.has_child(t, "cc") for t in items[1:]) > 1 or _share_last_word(items):
        return False
    if grammar.has_child(first, "cop"):
        return _are_predicates(items)
    if first.head.lemma_.lower() == "become" and first.tag_ == "NN" and not grammar.has_child(first, "det"):
        return False  # "became husband and wife"
    if any(t.pos_ not in _NOUNS or t.tag_.startswith("VB") for t in items[1:]):
        return False
    if first.pos_ not in _NOUNS or first.dep_ not in _PLACES:
        return False
    if first.dep_ not in {"obj", "dobj", "obl", "obl:agent"}:
        cases = {t.lower_ for t in first.children if t.dep_ in {"case", "fixed"}}
        if not cases & _DISTRIBUTED or first.head.pos_ == "PROPN":
            return False
    counted = any(t.dep_ == "nummod" for t in first.children)
    if counted and any(not grammar.has_child(t, *_COUNTED) and not _is_no_number(t) for t in items[1:]):
        return False
    bare = all(c.dep_ in {"conj", "cc", "punct", "case"} for t in items for c in t.children)
    short = len(items) == 2 and bare
    return not (short and first.text[:1].isupper() and grammar.is_predicate(first.head) and _is_work(first))


def _is_no_number(item: Token) -> bool:
    """True for the "blue blood" of "three hearts and blue blood", which are not three."""
    return item.tag_ == "NN" and grammar.has_child(item, "amod")


def _in_one_piece(first: Token) -> bool:
    """True if the list, less its marks, is one stretch of text."""
    inside = {t.i for t in first.subtree}
    span = first.doc[first.left_edge.i : first.right_edge.i + 1]
    return all(t.i in inside or t.is_punct for t in span)


def _share_last_word(items: list[Token]) -> bool:
    """True for "television and film productions", where the first may be a part of the second."""
    first, last = items[0], items[-1]
    parts = [t for t in last.children if t.dep_ in {"compound", "amod"} and t.i < last.i]
    return (
        len(items) == 2
        and first.tag_ == "NN"
        and first.lower_ != last.lower_
        and any(t.dep_ == "compound" and t.pos_ == "NOUN" for t in parts)
    )


def _are_predicates(items: list[Token]) -> bool:
    """True for "a physicist and chemist", and not for "the president and chief executive of Apple"."""
    first, last = items[0], items[-1]
    if first.pos_ not in _NOUNS and not grammar.has_article(first):
        return False
    plural = not grammar.has_article(first) and not grammar.has_child(first, "det", "nmod:poss")
    if plural and any(t.tag_ == "NN" for t in items):
        return False  # "are husband and wife"
    for item in items[1:]:  # an "academic" may be taken for an adjective
        bare = (
            item.pos_ == "ADJ" and grammar.has_article(first) and not grammar.has_child(item, "advmod", "obl")
        )
        if item.pos_ not in _NOUNS and not bare:
            return False
    if any(t.lower_ in _NOT_KEPT for t in first.children):
        return False
    behind = [t for t in last.children if t.i > last.i and t.dep_ not in {"punct", "conj", "appos"}]
    bare = not grammar.has_child(last, "det", "nmod:poss")
    shared = any(grammar.has_child(t, "case") and _case(t) in {"of", "for", "to"} for t in behind)
    return not (bare and shared)


def says_each(first: Token, items: list[Token]) -> bool:
    """False where what is said of the list is said of all of it together, or is denied or left open."""
    joints = {t.lower_ for item in items for t in item.children if t.dep_ == "cc"}
    if joints not in ({"and"}, {"and", "as"}) and not is_example(items[-1]):
        return False
    last = items[-1].right_edge.i
    near = first.doc[first.left_edge.i : min(last + 3, first.sent.end)]
    around = [t for t in near if t.lower_ != "all" or not t.i or t.nbor(-1).lower_ != "at"]  # "at all"
    head: Token = first
    while True:
        if any(t.lower_ in grammar.NEGATIONS for t in head.children):
            return False
        makes = first.head == head and first.dep_ in {"obj", "dobj"} and head.lower_ == "composed"
        if head.lemma_.lower() in _COLLECTIVE and not makes:
            return False
        if head.lemma_.lower() in _CHANGING and _changes_several(head):
            return False
        if head.lower_ == "made" and _case(first) in {"of", "from"}:
            return False
        if head.head == head or (grammar.is_predicate(head) and grammar.own_subject(head) is not None):
            break
        head = head.head
        if head.dep_ not in {"obj", "dobj"} and head.lower_ in _TOGETHER:
            return False
    return not any(t.lower_ in _TOGETHER and t.pos_ != "PROPN" for t in around)


def _changes_several(verb: Token) -> bool:
    """True for "turns A and B into C", of which no part becomes C alone."""
    things = [c for c in verb.children if c.dep_ in {"obj", "dobj", "nsubj:pass"}]
    into = any(t.lower_ == "into" and t.dep_ == "case" for t in verb.subtree)
    return into and any(grammar.has_child(thing, "conj") for thing in things)


def _is_work(first: Token) -> bool:
    verb = first.head
    return verb.lemma_.lower() in _WORKS


def _case(token: Token) -> str:
    return next((t.lower_ for t in token.children if t.dep_ == "case"), "")


def _joint(token: Token) -> str:
    """What stands before an item: a comma, "and", or another word."""
    cc = next((t for t in token.children if t.dep_ == "cc"), None)
    if cc is not None:
        return cc.lower_
    edge = token.left_edge
    if edge.is_quote and not edge.is_sent_start:
        edge = edge.nbor(-1)
    if edge.is_punct:
        return edge.text
    return "" if edge.is_sent_start else edge.nbor(-1).lower_
