"""Sentences in capitals: "THE EARTH IS FLAT" is read as "The Earth is flat"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words
from claimver_core.types import Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc

_FEWEST = 3
_SMALL_WORDS = words(
    """the of in on at to for from by with and but or is are was were be been has have had do does did not no
    will can may it he she they we you this that"""
)


def is_shouted(sentence: Sequence[str]) -> bool:
    """True for the words of "THE EARTH IS FLAT", where capitals tell no names; not for "HONG KONG (AP)"."""
    spoken = [word for word in sentence if word.isalpha() and len(word) > 1]
    if len(spoken) < _FEWEST or not all(map(str.isupper, spoken)):
        return False
    return any(word.lower() in _SMALL_WORDS for word in spoken)


def told_plainly(doc: Doc, context: str, mentions: Sequence[Mention]) -> tuple[str, tuple[Mention, ...]]:
    """``context`` and ``mentions`` with the names of shouted sentences written as they are known: "Ulm" for
    "ULM"."""
    told, begun = [], context[:1]
    for mention in mentions:
        if mention.text.isupper() and _is_in_shout(doc, mention):
            known = _as_known(mention)
            context = re.sub(rf"(?<!\w){re.escape(mention.text)}(?!\w)", known, context, flags=re.IGNORECASE)
            mention = replace(mention, text=known)
        told.append(mention)
    return begun + context[1:], tuple(told)


def _is_in_shout(doc: Doc, mention: Mention) -> bool:
    written = doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
    return bool(written is not None and len(written) and is_shouted([t.text for t in written[0].sent]))


def _as_known(mention: Mention) -> str:
    """The words of a name as its label has them; those that it does not have stay: "USA"."""
    label = mention.entity.label
    if mention.entity.id is None:
        return mention.text
    if label.islower():
        return mention.text.lower()
    known = {word.lower(): word for word in label.split()}
    return " ".join(
        known.get(word.lower(), word.lower() if word.lower() in _SMALL_WORDS else word)
        for word in mention.text.split()
    )
