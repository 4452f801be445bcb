"""ClaimVer's scores: claim score, triplets match score (TMS), knowledge-graph attribution score (KAS)."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

import numpy as np

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Passage, Triplet

GAMMA = 3.0


def claim_score(label: Label | None, relevant_triplets: int) -> int:
    """The score cs of one claim (ClaimVer, section 3.5.1); None is *no attribution*."""
    if label is Label.ATTRIBUTABLE:
        return 2
    if label is Label.CONTRADICTORY:
        return -1
    if label is Label.EXTRAPOLATORY and relevant_triplets > 0:
        return 1
    return 0


def entities_of(triplets: Iterable[Triplet]) -> set[str]:
    """The Wikidata ids that occur in the triplets: subjects, objects and qualifier values."""
    found: set[str] = set()
    for triplet in triplets:
        values = [triplet.subject, triplet.object, *(q.value for q in triplet.qualifiers)]
        found.update(value.id for value in values if isinstance(value, Entity) and value.id)
    return found


def entities_said(mentions: Iterable[Mention], passages: Iterable[Passage]) -> set[str]:
    """The Wikidata ids of the mentions whose words or label stand in one of the passages."""
    texts = [f" {normalise(passage.text)} " for passage in passages]
    return {
        mention.entity.id
        for mention in mentions
        if mention.entity.id
        and any(
            f" {normalise(name)} " in text for name in (mention.text, mention.entity.label) for text in texts
        )
    }


def entity_presence_ratio(
    claim_entities: Collection[str], triplets: Collection[Triplet], said: Collection[str] = ()
) -> float:
    """EPR: the share, 0 to 1, of the claim's entities that are also in the triplets (section 3.5.2), or among
    those ``said`` in passages."""
    wanted = set(claim_entities)
    if not wanted:
        return 0.0
    return len(wanted & {*entities_of(triplets), *said}) / len(wanted)


def triplets_match_score(
    claim_embedding: np.ndarray,
    triplets_embedding: np.ndarray,
    presence_ratio: float,
    *,
    alpha: float = 0.5,
    beta: float = 0.5,
) -> float:
    """TMS = alpha * SS + beta * EPR (ClaimVer, section 3.5.2, eq. 3).

    SS is the cosine similarity of the two embeddings, each of shape ``(n,)``; a negative one
    counts as 0, so that with alpha + beta = 1 the score stays within 0 to 1.
    """
    norm = float(np.linalg.norm(claim_embedding) * np.linalg.norm(triplets_embedding))
    similarity = float(claim_embedding @ triplets_embedding) / norm if norm else 0.0
    return alpha * max(0.0, similarity) + beta * presence_ratio


def attribution_score(scores: Iterable[tuple[float, int]]) -> float:
    """KAS, 0 to 1, from the (TMS, cs) of every claim (ClaimVer, section 3.5.3, eq. 4 and 5)."""
    total = math.fsum(tms * cs for tms, cs in scores)
    gamma = GAMMA if total < 0 else 1.0
    exponent = gamma * total
    if exponent < -700:  # math.exp would overflow; the limit is 0
        return 0.0
    return 1.0 / (1.0 + math.exp(-exponent))
