"""Figures with 95 % confidence intervals, by drawing the rows of a set again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

RESAMPLES = 1000
_AT_ONCE = 2_000_000  # draws held in memory together

Columns = Mapping[str, np.ndarray]
"""Numbers of each row: float (n, k) by name."""
Sums = Mapping[str, np.ndarray]
"""Columns summed over the rows of each resample: float (resamples, k) by name."""
Statistics = Callable[[Sums], dict[str, np.ndarray]]
"""From sums to figures by name, float (resamples,); NaN where a figure is not defined."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A value with the interval that holds 95 % of the resamples' values; None where it is not defined."""

    value: float | None
    low: float | None = None
    high: float | None = None


def figures(
    columns: Columns, statistics: Statistics, *, resamples: int = RESAMPLES, seed: int = 0
) -> dict[str, Figure]:
    """The figures of all rows, each with its percentile interval. The same seed gives the same intervals."""
    whole = statistics({name: column.sum(axis=0, keepdims=True) for name, column in columns.items()})
    parts = [statistics(sums) for sums in _resampled(columns, resamples, seed)]
    made = {}
    for name, value in whole.items():
        drawn = np.concatenate([part[name] for part in parts])
        drawn = drawn[~np.isnan(drawn)]
        if np.isnan(value[0]) or not len(drawn):
            made[name] = Figure(None)
        else:
            low, high = np.percentile(drawn, [2.5, 97.5])
            made[name] = Figure(float(value[0]), float(low), float(high))
    return made


def ratio(part: np.ndarray, whole: np.ndarray, empty: float = np.nan) -> np.ndarray:
    """``part / whole``, and ``empty`` where ``whole`` is zero."""
    whole = np.asarray(whole, float)
    return np.divide(part, whole, out=np.full(whole.shape, empty), where=whole > 0)


def _resampled(columns: Columns, resamples: int, seed: int) -> Iterator[dict[str, np.ndarray]]:
    """The sums of rows drawn with replacement, some resamples at once."""
    rng = np.random.default_rng(seed)
    rows = len(next(iter(columns.values())))
    names = list(columns)
    ends = np.cumsum([columns[name].shape[1] for name in names])[:-1]
    table = np.concatenate([columns[name] for name in names], axis=1).astype(float)
    at_once = max(1, _AT_ONCE // max(1, rows))
    for start in range(0, resamples, at_once):
        count = min(at_once, resamples - start)
        drawn = rng.integers(rows, size=(count, rows)) + np.arange(count)[:, None] * rows
        times = np.bincount(drawn.ravel(), minlength=count * rows).reshape(count, rows)
        yield dict(zip(names, np.split(times @ table, ends, axis=1), strict=True))
