"""How the training mixture draws from its sets."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from claimver_core.training.train_verifier_data import Example
from claimver_core.training.train_verifier_mixture import SHARES, Mixture


def examples(name: str, count: int) -> list[Example]:
    return [Example(f"{name} {i}", ("Known.",), 0, name) for i in range(count)]


@given(st.dictionaries(st.sampled_from(sorted(SHARES)), st.integers(1, 40), min_size=1), st.integers(1, 400))
def test_each_set_gives_its_share_and_none_of_it_twice_before_all(sizes: dict[str, int], count: int) -> None:
    mixture = Mixture({name: examples(name, size) for name, size in sizes.items()}, random.Random(1))
    drawn = mixture.draw(count)
    total = sum(SHARES[name] for name in sizes)
    for name, size in sizes.items():
        times = Counter(example.claim for example in drawn if example.group == name)
        assert times.total() == round(count * SHARES[name] / total)
        assert all(
            times.total() // size <= times[e.claim] <= times.total() // size + 1 for e in examples(name, size)
        )


def test_an_empty_set_is_left_out() -> None:
    drawn = Mixture({"fever": examples("fever", 3), "inference": []}, random.Random(1)).draw(30)
    assert {example.group for example in drawn} == {"fever"}
