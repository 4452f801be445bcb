"""Words in whose place the parser reads others: a hashtag in a sentence, "is" cut to "'s", "co-founded"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_BEFORE = words(
    "a an the in on at from to of for by with about and or is was are were near his her their our my"
)
_CLITICS = frozenset({"'s", "’s"})
_OF_PLACE = frozenset({"from"})  # "Rihanna's from Barbados", which is no possessive


def with_stand_ins(doc: Doc) -> Doc:
    """A document of the same words, but for those that the parser takes for something else; ``doc`` itself
    where there are none. It is only cut into words, and has the sentence starts that ``doc`` has."""
    changed = {token.i: said for token in doc if (said := _stand_in(token)) is not None}
    if not changed:
        return doc
    texts = [changed.get(token.i, token.text) for token in doc]
    other = type(doc)(doc.vocab, words=texts, spaces=[bool(token.whitespace_) for token in doc])
    for token, own in zip(other, doc, strict=True):
        if own.i not in changed:
            token.norm_ = own.norm_
        token.is_sent_start = own.is_sent_start
    return other


def carry_over(read: Doc, doc: Doc) -> Doc:
    """``doc`` with what the pipeline has found out about ``read``, word by word."""
    if read is doc:
        return doc
    from spacy.attrs import DEP, HEAD, LEMMA, MORPH, POS, SENT_START, TAG

    parsed = read.has_annotation("DEP")
    found = [POS, TAG, LEMMA, MORPH, *((HEAD, DEP) if parsed else (SENT_START,))]
    values: Any = read.to_array(found)
    return doc.from_array(found, values)


def _stand_in(token: Token) -> str | None:
    before = token.nbor(-1) if token.i else None
    behind = token.nbor(1) if token.i + 1 < len(token.doc) else None
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
