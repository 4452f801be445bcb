from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.models.speed import Speed
from app.models.words import duration, progress_line
from claimver_core.types import Progress


def test_nothing_is_said_before_it_is_known() -> None:
    speed = Speed()
    assert (speed.rate(0), speed.remaining(100, 0), speed.stalled(0)) == (None, None, False)
    speed.add(10, 0)
    speed.add(20, 1)
    assert (speed.rate(1), speed.remaining(100, 1)) == (None, None)


def test_the_rate_is_that_of_the_last_while() -> None:
    speed = Speed()
    for second in range(50):
        speed.add(second * 1000, second)
    for second in range(50, 100):
        speed.add(49_000 + second * 10, second)
    assert speed.rate(99) == pytest.approx(10, rel=0.1)
    assert speed.remaining(49_990 + 100, 99) == pytest.approx(10, rel=0.2)


def test_a_line_that_is_silent_is_told() -> None:
    speed = Speed()
    for second in range(10):
        speed.add(second * 1_000_000, second)
    step = Progress("Downloading", 9_000_000, 1_000_000_000)
    assert progress_line(step, speed, 9) == (
        "Downloading · 9 MB of 1.0 GB · 1 MB a second · about 17 min left"
    )
    assert progress_line(step, speed, 30) == "Downloading · 9 MB of 1.0 GB · waiting for data"
    assert speed.remaining(10**9, 30) is None


def test_going_on_from_a_part_begins_anew() -> None:
    speed = Speed()
    speed.add(500, 0)
    speed.add(100, 10)
    assert speed.rate(10) is None


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (5, "less than a minute"),
        (61, "about 1 min"),
        (600, "about 10 min"),
        (7300, "about 2 h"),
    ],
)
def test_times_are_as_rough_as_they_are_known(seconds: float, words: str) -> None:
    assert words in duration(seconds)


@given(st.lists(st.tuples(st.floats(0, 30), st.integers(0, 10**10)), max_size=20), st.floats(0, 1000))
def test_no_samples_break_it(samples: list[tuple[float, int]], later: float) -> None:
    speed, now = Speed(), 0.0
    for wait, done in samples:
        now += wait
        speed.add(done, now)
    left = speed.remaining(10**10, now + later)
    assert left is None or left >= 0
