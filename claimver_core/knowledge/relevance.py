"""Which of an entity's many statements matter for a claim.

Two steps, so that five hundred statements cost little: all are scored by their property and by what
words, numbers and years they share with the claim; only the best of them are read whole, and only where
they are more than are wanted.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import numpy as np

from claimver_core.evidence_text import property_text, triplet_text
from claimver_core.knowledge.names import normalise
from claimver_core.models.asking import Asking, answered
from claimver_core.models.embedder import TextEmbedder
from claimver_core.months import IN_SMALL_LETTERS
from claimver_core.types import Entity, QuantityValue, Rank, TextValue, TimeValue, Triplet, Value

READ_WHOLE = 12
SAME_PROPERTY = 4
"""How many values of one property may take places, unless the claim names them."""

NAMED_BOTH, WORDS, NUMBER, DATED, PREFERRED, FORMER, DEPRECATED = 0.5, 0.3, 0.3, 0.1, 0.02, -0.02, -0.3
WHOLE = 1.0
QUALIFIED = 0.5
CLOSE, ROUNDED = 0.005, 0.05
"""How far a value may be from a number of the claim, as a share of it: from any, and from a rounded one."""

_NUMBER = re.compile(
    r"(\d+(?:[,\u00a0\u202f]\d{3})*(?:\.(\d+))?)(?:[ \u00a0\u202f-](thousand|million|billion|trillion)\b)?",
    re.IGNORECASE,
)
_SCALES = {"thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12}
_DATE_WORDS = frozenset(IN_SMALL_LETTERS).union(
    ("century", "decade", "year", "years", "date", "when", "since", "until", "born", "died")
)
_STOP_WORDS = frozenset(
    ("a", "an", "and", "at", "by", "for", "from", "in", "is", "of", "on", "or", "the", "to")
)


@dataclass(frozen=True, slots=True)
class _ClaimWords:
    """What a claim offers for comparison."""

    words: frozenset[str]
    numbers: frozenset[tuple[float, float]]  # with how far from each a value may be
    years: frozenset[float]
    dated: bool


def rank_triplets(
    claim: str,
    triplets: Sequence[Triplet],
    embedder: TextEmbedder,
    limit: int,
    *,
    mentioned: Collection[str] = frozenset(),
    read: int = READ_WHOLE,
    cancelled: Callable[[], bool] | None = None,
) -> list[tuple[Triplet, float]]:
    """The ``limit`` most relevant of ``triplets`` with their relevance (0 to 1), best first.

    ``mentioned`` holds the Q-ids of the entities that the claim names. The ``read`` best by their first score
    are read whole, none for 0. Raises Cancelled.
    """
    ranking = ranked(claim, triplets, limit, mentioned=mentioned, read=read)
    return answered(ranking, embedder, cancelled)


def ranked(
    claim: str,
    triplets: Sequence[Triplet],
    limit: int,
    *,
    mentioned: Collection[str] = frozenset(),
    read: int = READ_WHOLE,
) -> Asking[list[tuple[Triplet, float]]]:
    """``rank_triplets``, for the texts of many to be read together (models.asking)."""
    if not triplets or limit < 1:
        return []
    offered = _claim_words(claim)
    known = frozenset(mentioned)
    plain = np.array([_plain_score(triplet, offered, known) for triplet in triplets])
    texts = [property_text(triplet.property) for triplet in triplets]
    places = {text: place for place, text in enumerate(dict.fromkeys(texts), 1)}
    vectors = yield [claim, *places]
    asked = vectors[0]
    near = vectors @ asked
    scores = plain + near[[places[text] for text in texts]]
    order = np.argsort(-scores, kind="stable")
    if read and len(triplets) > limit:
        chosen = _first(order, triplets, known, max(read, limit))
        vectors = yield [triplet_text(triplets[i]) for i in chosen]
        scores[chosen] = plain[chosen] + WHOLE * (vectors @ asked)
        order = np.array(sorted(chosen, key=lambda i: -scores[i]))
    best = _first(order, triplets, known, limit)
    return [(triplets[i], float(np.clip(scores[i], 0.0, 1.0))) for i in best]


def _first(
    order: Sequence[int] | np.ndarray, triplets: Sequence[Triplet], known: frozenset[str], limit: int
) -> list[int]:
    """The first ``limit`` indexes in ``order``, few of one property of one entity."""
    taken: Counter[tuple[str | None, str | None]] = Counter()
    result: list[int] = []
    for index in map(int, order):
        triplet = triplets[index]
        if not _joins(triplet, known):
            key = (triplet.property.id or triplet.property.label, _anchor(triplet, known))
            if taken[key] == SAME_PROPERTY:
                continue
            taken[key] += 1
        result.append(index)
        if len(result) == limit:
            break
    return result


def _anchor(triplet: Triplet, known: frozenset[str]) -> str | None:
    """The end of the triplet that the claim is about."""
    value = triplet.object
    if triplet.subject.id not in known and isinstance(value, Entity) and value.id in known:
        return value.id
    return triplet.subject.id or triplet.subject.label


def _joins(triplet: Triplet, known: frozenset[str]) -> bool:
    """Whether the claim names both ends."""
    value = triplet.object
    return isinstance(value, Entity) and value.id in known and triplet.subject.id in known


def _plain_score(triplet: Triplet, offered: _ClaimWords, known: frozenset[str]) -> float:
    """What can be said without a model: shared names, words and numbers, and the statement's rank."""
    value = triplet.object
    score = 0.0
    if _joins(triplet, known):
        score += NAMED_BOTH
    else:
        inverse = _anchor(triplet, known) != (triplet.subject.id or triplet.subject.label)
        score += _value_score(triplet.subject if inverse else value, offered)
    score += QUALIFIED * max((_value_score(q.value, offered) for q in triplet.qualifiers), default=0.0)
    if offered.dated and isinstance(value, TimeValue):
        score += DATED
    score += {Rank.PREFERRED: PREFERRED, Rank.DEPRECATED: DEPRECATED}.get(triplet.rank, 0.0)
    return score + (FORMER if triplet.former else 0.0)


def _value_score(value: Value, offered: _ClaimWords) -> float:
    if isinstance(value, TimeValue):
        year = re.match(r"-?(\d+)", value.value)
        return NUMBER if year is not None and float(year.group(1)) in offered.years else 0.0
    if isinstance(value, QuantityValue):
        near = any(abs(value.value - number) <= off for number, off in offered.numbers)
        return NUMBER if near else 0.0
    words = _words(value.value if isinstance(value, TextValue) else value.label)
    return WORDS * len(words & offered.words) / len(words) if words else 0.0


def _claim_words(claim: str) -> _ClaimWords:
    words = frozenset(normalise(claim).split())
    found = [match for match in _NUMBER.finditer(claim) if len(match.group()) < 30]
    plain = frozenset(_plain(match.group(1)) for match in found)
    years = any(1000 <= number <= 2100 and number == int(number) for number in plain)
    dated = years or bool(words & _DATE_WORDS)
    return _ClaimWords(words - _STOP_WORDS, frozenset(map(_amount, found)), plain, dated)


def _amount(match: re.Match[str]) -> tuple[float, float]:
    """The number, with its *million*, and how far from it a value may be: 3,562,166 is 3.6 million."""
    scale = _SCALES.get((match.group(3) or "").lower(), 1.0)
    number = _plain(match.group(1)) * scale
    half = scale * 10.0 ** -len(match.group(2) or "") / 2
    return number, max(CLOSE * number, min(ROUNDED * number, half) if match.group(3) else 0.0)


def _plain(digits: str) -> float:
    return float(re.sub(r"[^\d.]", "", digits))


@functools.lru_cache(maxsize=16384)
def _words(label: str) -> frozenset[str]:
    return frozenset(normalise(label).split()) - _STOP_WORDS
