"""Measures retrieval: at which place the statement that decides a claim stands among those retrieved.

The mentions of each claim are given, so that linking does not count. All systems rank the statements of the
same entities.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from claimver_core.errors import stop_if
from claimver_core.evaluation.relevance_sets import RelevanceClaim, RelevanceSet
from claimver_core.knowledge.relevance import rank_triplets
from claimver_core.retrieval import retrieve
from claimver_core.types import Candidate, Claim, Mention, Progress, Span, Triplet
from claimver_core.verification.rules.reading import Reading, read

if TYPE_CHECKING:
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.models.embedder import TextEmbedder
    from claimver_core.verification.property_matcher import PropertyMatcher

STAGE = "Retrieving statements"
FIRST = 8
SIZES = (20, 50, 100, 200, 500)
"""By how many statements the subject has, at most, the claims are told apart."""
_LIMIT = 600
_SEED = 1


class System(Protocol):
    """What is compared."""

    @property
    def name(self) -> str: ...

    def rank(self, claim: Claim, statements: Sequence[Triplet]) -> Sequence[Triplet]:
        """The statements for ``claim``, most relevant first; not all need be there."""
        ...


@dataclass
class Performance:
    """The places of the deciding statements, from 1, by the subject's size; None where it was not found."""

    places: dict[int, list[int | None]] = field(default_factory=dict)
    seconds: float = 0.0

    def within(self, first: int, size: int | None = None) -> float | None:
        """The share of claims whose statement is among the ``first``, by ``size`` or of all."""
        found = self._of(size)
        return sum(p is not None and p <= first for p in found) / len(found) if found else None

    def mean_reciprocal(self) -> float | None:
        found = self._of(None)
        return sum(1 / p for p in found if p) / len(found) if found else None

    def count(self, size: int | None = None) -> int:
        return len(self._of(size))

    def _of(self, size: int | None) -> list[int | None]:
        if size is not None:
            return self.places.get(size, [])
        return [place for places in self.places.values() for place in places]


@dataclass
class RelevanceEvaluation:
    """The performance by system. ``missed`` are the claims whose statement ours did not put first enough."""

    results: dict[str, Performance] = field(default_factory=dict)
    missed: list[RelevanceClaim] = field(default_factory=list)


def systems(store: KnowledgeStore, embedder: TextEmbedder, matcher: PropertyMatcher) -> list[System]:
    """Chance, the property's name alone, relevance without what the claim was read to say, and ours."""
    return [Chance(), PropertyName(embedder), RelevanceAlone(embedder), Ours(store, embedder, matcher)]


def evaluate_relevance(
    sets: Iterable[RelevanceSet],
    compared: Sequence[System],
    store: KnowledgeStore,
    *,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> RelevanceEvaluation:
    """Runs each system over each claim. Raises Cancelled, and ResourceError when the pack is damaged."""
    result = RelevanceEvaluation()
    claims = [claim for data in sets for claim in data.claims]
    for done, wanted in enumerate(claims):
        stop_if(cancelled)
        if progress is not None:
            progress(Progress(STAGE, done, len(claims)))
        claim = as_claim(wanted, store)
        qids = [mention.entity.id for mention in claim.mentions if mention.entity.id]
        statements = list(
            dict.fromkeys(
                [*store.statements(qids, limit=_LIMIT), *store.inverse_statements(qids, limit=_LIMIT)]
            )
        )
        size = next((size for size in SIZES if wanted.statements <= size), SIZES[-1])
        place: int | None = None
        for system in compared:
            made = result.results.setdefault(system.name, Performance())
            started = time.process_time()
            ranked = system.rank(claim, statements)
            made.seconds += time.process_time() - started
            place = next((n for n, t in enumerate(ranked, 1) if wanted.is_decided_by(t)), None)
            made.places.setdefault(size, []).append(place)
        if compared and (place is None or place > FIRST):
            result.missed.append(wanted)
    return result


def as_claim(wanted: RelevanceClaim, store: KnowledgeStore) -> Claim:
    """The claim as extraction and linking would hand it on."""
    known = store.entities(qid for _, qid in wanted.mentions)
    mentions = [
        Mention(span, span.of(wanted.text), (Candidate(known[qid], 1.0),))
        for span, qid in sorted(wanted.mentions, key=lambda item: item[0].start)
        if qid in known
    ]
    context = wanted.text.rstrip(". ")
    return Claim(Span(0, len(wanted.text)), wanted.text, context, tuple(mentions))


class Chance:
    """The statements in an order drawn by a fixed seed."""

    name = "random"

    def __init__(self) -> None:
        self._dice = random.Random(_SEED)

    def rank(self, claim: Claim, statements: Sequence[Triplet]) -> Sequence[Triplet]:
        return self._dice.sample(statements, len(statements))


class PropertyName:
    """By the likeness of the claim's vector to that of the property's name."""

    name = "property name alone"

    def __init__(self, embedder: TextEmbedder) -> None:
        self._embedder = embedder

    def rank(self, claim: Claim, statements: Sequence[Triplet]) -> Sequence[Triplet]:
        names = list(dict.fromkeys(triplet.property.label for triplet in statements))
        vectors = self._embedder.embed([claim.context, *names])
        near = dict(zip(names, (vectors[1:] @ vectors[0]).tolist(), strict=True))
        return sorted(statements, key=lambda triplet: -near[triplet.property.label])


class RelevanceAlone:
    """Our relevance over all statements, without asking first which properties the claim expresses."""

    name = "relevance alone"

    def __init__(self, embedder: TextEmbedder) -> None:
        self._embedder = embedder

    def rank(self, claim: Claim, statements: Sequence[Triplet]) -> Sequence[Triplet]:
        mentioned = frozenset(mention.entity.id for mention in claim.mentions if mention.entity.id)
        ranked = rank_triplets(claim.context, statements, self._embedder, 2 * FIRST, mentioned=mentioned)
        return [triplet for triplet, _ in ranked]


class Ours:
    """Retrieval as the program uses it."""

    name = "ours"

    def __init__(self, store: KnowledgeStore, embedder: TextEmbedder, matcher: PropertyMatcher) -> None:
        self._store, self._embedder, self._matcher = store, embedder, matcher

    def rank(self, claim: Claim, statements: Sequence[Triplet]) -> Sequence[Triplet]:
        return retrieve(self.reading(claim), self._store, self._embedder)

    def reading(self, claim: Claim) -> Reading:
        [matches] = self._matcher.match([claim])
        return read(claim, matches=matches)
