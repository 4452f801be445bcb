"""Which of an entity's many statements matter for a claim.

Two steps, so that five hundred statements cost little: all are scored by their property and by what
words, numbers and years they share with the claim; only the best of them are read whole, and only where
they are more than are wanted.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np

from claimver_core.evidence_text import MONTHS, property_text, triplet_text
from claimver_core.knowledge.names import normalise
from claimver_core.models.embedder import TextEmbedder
from claimver_core.types import Entity, QuantityValue, Rank, TextValue, TimeValue, Triplet, Value

READ_WHOLE = 12
SAME_PROPERTY = 4
"""How many values of one property may take places, unless the claim names them."""

NAMED_BOTH, WORDS, NUMBER, DATED, PREFERRED, FORMER, DEPRECATED = 0.5, 0.3, 0.3, 0.1, 0.02, -0.02, -0.3
WHOLE = 1.0
QUALIFIED = 0.5
CLOSE = 0.005

_NUMBER = re.compile(r"\d+(?:[,\u00a0\u202f]\d{3})*(?:\.\d+)?")
_MONTHS = frozenset(month.casefold() for month in MONTHS)
_DATE_WORDS = _MONTHS | {
    "century",
    "decade",
    "year",
    "years",
    "date",
    "when",
    "since",
    "until",
    "born",
    "died",
}
_STOP_WORDS = frozenset(
    ("a", "an", "and", "at", "by", "for", "from", "in", "is", "of", "on", "or", "the", "to")
)


@dataclass(frozen=True, slots=True)
class _ClaimWords:
    """What a claim offers for comparison."""

    words: frozenset[str]
    numbers: frozenset[float]
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
    if not triplets or limit < 1:
        return []
    offered = _claim_words(claim)
    known = frozenset(mentioned)
    plain = np.array([_plain_score(triplet, offered, known) for triplet in triplets])
    asked, properties = _vectors(claim, triplets, embedder, cancelled)
    scores = plain + properties @ asked
    order = np.argsort(-scores, kind="stable")
    if read and len(triplets) > limit:
        chosen = _first(order, triplets, known, max(read, limit))
        whole = embedder.embed([triplet_text(triplets[i]) for i in chosen], cancelled) @ asked
        scores[chosen] = plain[chosen] + WHOLE * whole
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


def _vectors(
    claim: str,
    triplets: Sequence[Triplet],
    embedder: TextEmbedder,
    cancelled: Callable[[], bool] | None,
) -> tuple[np.ndarray, np.ndarray]:
    """The claim's vector, and that of each triplet's property, without regard to its value.

    The vectors of properties are kept for the life of ``embedder``: there are few, and every claim asks for
    them.
    """
    kept = _property_vectors.setdefault(embedder, {})
    texts = [property_text(triplet.property) for triplet in triplets]
    fresh = [text for text in dict.fromkeys(texts) if text not in kept]
    vectors = embedder.embed([claim, *fresh], cancelled)
    kept.update(zip(fresh, vectors[1:], strict=True))
    return vectors[0], np.array([kept[text] for text in texts])


_property_vectors: WeakKeyDictionary[TextEmbedder, dict[str, np.ndarray]] = WeakKeyDictionary()


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
        return NUMBER if year is not None and float(year.group(1)) in offered.numbers else 0.0
    if isinstance(value, QuantityValue):
        near = any(math.isclose(value.value, number, rel_tol=CLOSE) for number in offered.numbers)
        return NUMBER if near else 0.0
    words = _words(value.value if isinstance(value, TextValue) else value.label)
    return WORDS * len(words & offered.words) / len(words) if words else 0.0


def _claim_words(claim: str) -> _ClaimWords:
    words = frozenset(normalise(claim).split())
    numbers = frozenset(
        float(re.sub(r"[^\d.]", "", match)) for match in _NUMBER.findall(claim) if len(match) < 30
    )
    years = any(1000 <= number <= 2100 and number == int(number) for number in numbers)
    return _ClaimWords(words - _STOP_WORDS, numbers, years or bool(words & _DATE_WORDS))


@functools.lru_cache(maxsize=16384)
def _words(label: str) -> frozenset[str]:
    return frozenset(normalise(label).split()) - _STOP_WORDS
