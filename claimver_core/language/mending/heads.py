"""Hangs words of a parsed text on other heads, as long as the sentence stays one tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.tokens import Doc

Heads = dict[int, tuple[int, str]]
"""By index of the word: the index of its new head, its own for a root, and the new dependency."""


def with_heads(doc: Doc, changes: Heads) -> Doc:
    """``doc`` with other heads and dependencies for some of its words.

    The changes of a sentence that would leave words in a circle, or without the one root, are left out.
    """
    kept = {i: change for i, change in changes.items() if 0 <= change[0] < len(doc)}
    for sentence in doc.sents if kept else ():
        own = {i for i in kept if sentence.start <= i < sentence.end}
        if not own:
            continue
        heads = {token.i: kept[token.i][0] if token.i in own else token.head.i for token in sentence}
        if not _is_tree(heads):
            for i in own:
                del kept[i]
    if not kept:
        return doc
    import numpy
    from spacy.attrs import DEP, HEAD

    values: Any = doc.to_array([HEAD, DEP]).astype(numpy.uint64)
    for token, (head, dep) in kept.items():
        values[token, 0] = numpy.int64(head - token).astype(numpy.uint64)
        values[token, 1] = doc.vocab.strings.add(dep)
    return doc.from_array([HEAD, DEP], values)


def _is_tree(heads: Mapping[int, int]) -> bool:
    """True if every word's heads lead to the one root."""
    roots = [word for word, head in heads.items() if word == head]
    if len(roots) != 1:
        return False
    ending = set(roots)
    for word in heads:
        path = []
        while word not in ending:
            if word not in heads or word in path:
                return False
            path.append(word)
            word = heads[word]
        ending.update(path)
    return True
