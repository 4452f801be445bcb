"""Which triplets reach the rules and the verifier: paths between a claim's entities, and their statements."""

from __future__ import annotations

from collections.abc import Callable

from claimver_core.knowledge.paths import find_paths
from claimver_core.knowledge.relevance import rank_triplets
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.embedder import TextEmbedder
from claimver_core.types import Claim, Entity, Triplet
from claimver_core.verification.rules.reading import Reading, read

SPOKEN_OF = 16
FURTHER = 8
_OWN_STATEMENTS = 600
_INVERSE_STATEMENTS = 300


def retrieve(
    claim: Claim,
    store: KnowledgeStore,
    embedder: TextEmbedder,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Triplet, ...]:
    """The triplets of ``claim``, most relevant first (ClaimVer, section 3.2).

    Unites the statements between the claim's entities, the paths of up to three hops that join them,
    and what each entity's own statements, in both directions, have to say. At most SPOKEN_OF whose
    property the claim expresses come first, then at most FURTHER others. Empty when no entity of the
    claim is known. Raises Cancelled.
    """
    qids = list(dict.fromkeys(m.entity.id for m in claim.mentions if m.entity.id))
    if not qids:
        return ()
    found: dict[Triplet, None] = dict.fromkeys(store.between(qids))
    if len(qids) > 1:
        for path in find_paths(store, qids, cancelled=cancelled):
            found.update(dict.fromkeys(path))
    found.update(dict.fromkeys(store.statements(qids, limit=_OWN_STATEMENTS)))
    found.update(dict.fromkeys(store.inverse_statements(qids, limit=_INVERSE_STATEMENTS)))
    reading = read(claim)
    spoken_of: list[Triplet] = []
    further: list[Triplet] = []
    for triplet in found:
        if triplet.subject != triplet.object:
            (spoken_of if _is_spoken_of(reading, triplet) else further).append(triplet)
    chosen: list[Triplet] = []
    for triplets, limit in ((spoken_of, SPOKEN_OF), (further, FURTHER)):
        ranked = rank_triplets(
            claim.context, triplets, embedder, limit, mentioned=frozenset(qids), cancelled=cancelled
        )
        chosen += [triplet for triplet, _ in ranked]
    return tuple(chosen)


def _is_spoken_of(reading: Reading, triplet: Triplet) -> bool:
    if not reading.expresses(triplet.property):
        return False
    named = [reading.names(end) for end in (triplet.subject, triplet.object) if isinstance(end, Entity)]
    return any(named)
