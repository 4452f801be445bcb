"""Words in whose place the parser reads others: a hashtag in a sentence, "is" cut to "'s", "co-founded", a
name in small letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from claimver_core.language.grammar import is_noise, words
from claimver_core.language.participants import given_names
from claimver_core.linking.words import common_words

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_BEFORE = words(
    "a an the in on at from to of for by with about and or is was are were near his her their our my"
)
_BEFORE_NAME = _BEFORE | words("n w but that so if when while is was as cast like vs then plus both did")
"""What a name may follow."""
_AND = frozenset({"and", "n", "&", "or"})
_BUT = frozenset({"but", "yet", "then", "so"})
_BEHIND_NAME = _AND | words("is was were are has had did does didn doesn isn wasn")
_CLITICS = frozenset({"'s", "’s"})
_OF_PLACE = frozenset({"from"})  # "Rihanna's from Barbados", which is no possessive


def with_stand_ins(doc: Doc) -> Doc:
    """A document of the same words, but for those that the parser takes for something else; ``doc`` itself
    where there are none. It is only cut into words, and has the sentence starts that ``doc`` has."""
    changed = {token.i: said for token in doc if (said := _stand_in(token)) is not None}
    names = _small_names(doc)
    changed |= names
    if not changed:
        return doc
    texts = [changed.get(token.i, token.text) for token in doc]
    other = type(doc)(doc.vocab, words=texts, spaces=[bool(token.whitespace_) for token in doc])
    for token, own in zip(other, doc, strict=True):
        if own.i not in changed:
            token.norm_ = own.norm_
        inside = own.i in names and own.i > 0 and own.nbor(-1).is_alpha
        token.is_sent_start = False if inside and not own.is_sent_start else own.is_sent_start
    return other


def carry_over(read: Doc, doc: Doc) -> Doc:
    """``doc`` with what the pipeline has found out about ``read``, word by word."""
    if read is doc:
        return doc
    from spacy.attrs import DEP, HEAD, LEMMA, MORPH, POS, SENT_START, TAG

    parsed = read.has_annotation("DEP")
    found = [POS, TAG, LEMMA, MORPH, *((HEAD, DEP) if parsed else (SENT_START,))]
    values: Any = read.to_array(found)
    told = doc.from_array(found, values)
    told.tensor = read.tensor  # one that has none cannot be joined to one that has
    return told


def _small_names(doc: Doc) -> dict[int, str]:
    """The words of full names, "angie everhart", by their places, written large; none where the text begins
    with a capital."""
    first = next((token for token in doc if token.is_alpha), None)
    if first is None or not first.is_lower:
        return {}
    found: dict[int, str] = {}
    for given in doc[:-1]:
        surname = given.nbor(1)
        listed = given.lower_ in common_words()
        before = given.nbor(-1) if given.i else None
        begins = before is None or not before.is_alpha or before.lower_ in _BEFORE_NAME
        if not given.is_lower or given.text.title() not in given_names() or (listed and not begins):
            continue
        if before is not None and before.lower_ in _AND and _is_rare(doc[max(given.i - 2, 0)], found):
            continue  # "in ulm and marie curie was"
        if given.whitespace_ and _may_be_surname(surname):
            found |= {token.i: token.text.title() for token in (given, surname)}
        elif not listed:
            found[given.i] = given.text.title()
            if given.whitespace_ and _stands_as_surname(surname):
                found[surname.i] = surname.text.title()
    return found | {token.i: token.text.title() for token in _listed_with(doc, found)}


def _listed_with(doc: Doc, found: dict[int, str]) -> Iterator[Token]:
    """The small words that "and" or a comma joins to the names ``found``: *dated stallone, howard stern* and
    *tom green and drew barrymore were*."""
    for token in doc[1:-1]:
        if token.lower_ not in _AND and token.text != ",":
            continue
        before, behind = token.nbor(-1), token.nbor(1)
        if behind.i in found and _is_rare(before, found):
            yield before
        if before.i in found and _is_rare(behind, found):
            yield behind
        surname = behind.nbor(1) if behind.i + 1 < len(doc) else behind
        plain = behind.is_lower and behind.is_alpha and behind.i not in found and not behind.is_stop
        whole = plain and _is_rare(surname, found) and surname.i > behind.i
        ends = surname.i + 1 == len(doc) or surname.nbor(1).lower_ in _BEHIND_NAME
        if before.i in found and whole and ends:
            yield from (behind, surname)


def _is_rare(word: Token, found: dict[int, str]) -> bool:
    """True for a small word, not among those ``found``, that is no common one and may be a name."""
    return word.i not in found and _may_be_surname(word)


def _stands_as_surname(word: Token) -> bool:
    """True for the common word "green" of "tom green and" and "tom green was"."""
    behind = word.nbor(1) if word.i + 1 < len(word.doc) else None
    plain = word.is_lower and word.is_alpha and not word.is_stop
    return plain and behind is not None and (behind.lower_ in _BEHIND_NAME or behind.text == ",")


def _may_be_surname(word: Token) -> bool:
    """True for a small word that is no common one, nor formed like a verb."""
    rare = word.is_lower and word.is_alpha and len(word) > 2 and word.lower_ not in common_words()
    return rare and not word.lower_.endswith(("ed", "ing"))


def _is_picture(token: Token) -> bool:
    """True for an emoji or a part of one."""
    return is_noise(token) and not token.text.isascii()


def _stand_in(token: Token) -> str | None:
    before = token.nbor(-1) if token.i else None
    behind = token.nbor(1) if token.i + 1 < len(token.doc) else None
    if before is not None and behind is not None and is_noise(token) and not token.text.isascii():
        goes_on = behind.lower_ in _AND | _BUT or _is_picture(behind)
        return "," if goes_on and (before.is_alpha or _is_picture(before)) else None
    if token.text in _CLITICS:
        said = before is not None and before.is_alpha and behind is not None and behind.lower_ in _OF_PLACE
        return "is" if said else None
    if token.lower_.startswith("co-") and len(token) > len("co-"):
        return token.text[len("co-") :]  # "co-founded"
    if not token.text.startswith("#") or len(token) < 3:
        return None
    goes_on = behind is not None and behind.is_alpha and behind.is_lower
    inside = before is not None and before.lower_ in _BEFORE
    return token.text[1:] if goes_on or inside else None
