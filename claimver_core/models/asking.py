"""Work that needs the vectors of texts, written so that much of it is done together.

Whoever needs vectors yields the texts and is sent the vectors, float32 (texts, dimensions). Run side by side,
the texts of all go to the model in one call: a few short ones a call take several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

import numpy as np

from claimver_core.models.embedder import TextEmbedder

Result = TypeVar("Result")
Asking = Generator[Sequence[str], np.ndarray, Result]


def side_by_side(askings: Iterable[Asking[Result]]) -> Asking[list[Result]]:
    """Does all of ``askings`` at once; their results in order."""
    under_way = dict(enumerate(askings))
    results: dict[int, Result] = {}
    wanted: dict[int, Sequence[str]] = {}
    vectors: dict[int, np.ndarray] = {}
    while under_way:
        for place, asking in list(under_way.items()):
            try:
                wanted[place] = asking.send(vectors[place]) if place in vectors else next(asking)
            except StopIteration as end:
                results[place] = end.value
                del under_way[place]
        if under_way:
            found = yield [text for place in under_way for text in wanted[place]]
            at = 0
            for place in under_way:
                vectors[place] = found[at : at + len(wanted[place])]
                at += len(wanted[place])
    return [results[place] for place in sorted(results)]


def answered(
    asking: Asking[Result], embedder: TextEmbedder, cancelled: Callable[[], bool] | None = None
) -> Result:
    """The result of ``asking``, whose texts ``embedder`` reads. Raises Cancelled."""
    try:
        texts = next(asking)
        while True:
            texts = asking.send(embedder.embed(texts, cancelled))
    except StopIteration as end:
        result: Result = end.value
        return result
