"""Which triplets reach the verifier: paths between a claim's entities, and their own statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from claimver_core.knowledge.paths import find_paths
from claimver_core.knowledge.relevance import rank_triplets
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.embedder import Embedder
from claimver_core.types import Claim, Triplet

MAX_TRIPLETS = 10
_OWN_STATEMENTS = 600
_INVERSE_STATEMENTS = 300


def retrieve(
    claim: Claim,
    store: KnowledgeStore,
    embedder: Embedder,
    *,
    limit: int = MAX_TRIPLETS,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[tuple[Triplet, float], ...]:
    """The triplets of ``claim`` with their relevance, best first (ClaimVer, section 3.2).

    Unites the statements between the claim's entities, the paths of up to three hops that join them,
    and what each entity's own statements, in both directions, have to say; at most ``limit`` remain.
    Empty when no entity of the claim is known.
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
    ranked = rank_triplets(claim.context, list(found), embedder, limit, mentioned=frozenset(qids))
    return tuple(ranked)


def triplets_of(ranked: Sequence[tuple[Triplet, float]]) -> tuple[Triplet, ...]:
    return tuple(triplet for triplet, _ in ranked)
