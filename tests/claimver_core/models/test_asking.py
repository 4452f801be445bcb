"""Work that needs vectors is done together, and each gets its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.errors import Cancelled, stop_if
from claimver_core.models.asking import Asking, answered, side_by_side
from claimver_core.types import ModelInfo


class Lengths:
    """A vector a text: its length. Counts the calls."""

    info = ModelInfo("lengths", "")

    def __init__(self) -> None:
        self.calls = 0

    def embed(self, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> np.ndarray:
        stop_if(cancelled)
        self.calls += 1
        return np.array([[len(text)] for text in texts], dtype=np.float32).reshape(-1, 1)


def lengths(rounds: Sequence[Sequence[str]]) -> Asking[list[list[int]]]:
    """The lengths of the texts, a round at a time."""
    found = []
    for texts in rounds:
        vectors = yield texts
        found.append([int(value) for value in vectors[:, 0]])
    return found


rounds = st.lists(st.lists(st.text(max_size=5), max_size=4), max_size=4)


@given(st.lists(rounds, max_size=6))
def test_each_gets_its_own_vectors_in_as_many_calls_as_the_longest_needs(
    works: list[list[list[str]]],
) -> None:
    embedder = Lengths()
    found = answered(side_by_side(map(lengths, works)), embedder)
    assert found == [[[len(text) for text in texts] for texts in work] for work in works]
    assert embedder.calls == max(map(len, works), default=0)


def test_what_is_cancelled_or_fails_is_raised() -> None:
    with pytest.raises(Cancelled):
        answered(lengths([["a"]]), Lengths(), lambda: True)

    def failing() -> Asking[None]:
        yield ["a"]
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        answered(side_by_side([failing(), lengths([["a"]])]), Lengths())
