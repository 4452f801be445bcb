"""Which triplets reach the rules and the verifier: paths between a claim's entities, and their statements."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from claimver_core.knowledge.paths import find_paths
from claimver_core.knowledge.relevance import READ_WHOLE, ranked
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.asking import Asking, answered, side_by_side
from claimver_core.models.embedder import TextEmbedder
from claimver_core.types import Entity, Property, Triplet
from claimver_core.verification.rules.coverage import MANNERS_OF_DEATH, manner_of_death
from claimver_core.verification.rules.measures.scales import compared_properties
from claimver_core.verification.rules.over_time.ages import LIFE_DATES, claimed_age
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import traits_of

SINGLE = 6
SPOKEN_OF = 8
FURTHER = 4


def retrieve(
    reading: Reading,
    store: KnowledgeStore,
    embedder: TextEmbedder,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Triplet, ...]:
    """The triplets of the claim that was read, most relevant first (ClaimVer, section 3.2).

    Unites the statements between the claim's entities, the paths of up to three hops that join them,
    and what each entity's own statements, in both directions, have to say. At most SINGLE of properties
    with one value that the claim expresses come first, since they can contradict it, then at most
    SPOKEN_OF of others that it expresses, and all of these that join its entities, and FURTHER more. Empty
    when no entity of the claim is known. Raises Cancelled.
    """
    return answered(retrieving(reading, store, cancelled), embedder, cancelled)


def retrieving(
    reading: Reading, store: KnowledgeStore, cancelled: Callable[[], bool] | None = None
) -> Asking[tuple[Triplet, ...]]:
    """``retrieve``, for the texts of many claims to be read together (models.asking)."""
    claim = reading.claim
    qids = list(dict.fromkeys(m.entity.id for m in claim.mentions if m.entity.id))
    if not qids:
        return ()
    found: dict[Triplet, None] = dict.fromkeys(store.between(qids))
    if len(qids) > 1:
        for path in find_paths(store, qids, cancelled=cancelled):
            found.update(dict.fromkeys(path))
    joining = set(found)
    around = [store.around(qid) for qid in qids]
    for own, _ in around:
        found.update(dict.fromkeys(own))
    for _, inverse in around:
        found.update(dict.fromkeys(inverse))
    asked = compared_properties(reading.words) | (LIFE_DATES if claimed_age(claim.context) else frozenset())
    asked |= MANNERS_OF_DEATH if manner_of_death(reading) else frozenset()
    is_expressed = _expressed(reading)
    single: list[Triplet] = []
    spoken_of: list[Triplet] = []
    further: list[Triplet] = []
    for triplet in found:
        if triplet.subject == triplet.object:
            continue
        if not _is_spoken_of(reading, triplet, asked, is_expressed):
            further.append(triplet)
        elif traits_of(triplet.property).single and reading.names(triplet.subject):
            single.append(triplet)
        else:
            spoken_of.append(triplet)
    if (
        len(single) + len(spoken_of) >= SPOKEN_OF
    ):  # enough to go by; only what joins two of the entities may add to it
        further = [triplet for triplet in further if _joins(triplet, qids)]
    parts = yield from side_by_side(
        ranked(claim.context, triplets, limit, mentioned=frozenset(qids), read=read)
        for triplets, limit, read in (
            (single, SINGLE, READ_WHOLE),  # few; of the others what their property tells is enough
            (spoken_of, SPOKEN_OF, 0),
            (further, FURTHER, 0),
        )
    )
    chosen = [[triplet for triplet, _ in part] for part in parts]
    chosen[1] += [triplet for triplet in spoken_of if triplet in joining and triplet not in chosen[1]]
    return tuple(triplet for part in chosen for triplet in part)


def _joins(triplet: Triplet, qids: Sequence[str]) -> bool:
    return triplet.subject.id in qids and isinstance(triplet.object, Entity) and triplet.object.id in qids


def _expressed(reading: Reading) -> Callable[[Property, Entity | None], bool]:
    """``reading.expresses``, remembered by ids: hundreds of statements share a few properties."""
    known: dict[tuple[str | None, str | None], bool] = {}

    def expressed(item: Property, subject: Entity | None) -> bool:
        key = item.id, None if subject is None else subject.id
        if key not in known:
            known[key] = reading.expresses(item, subject)
        return known[key]

    return expressed


def _is_spoken_of(
    reading: Reading,
    triplet: Triplet,
    asked: Collection[str],
    is_expressed: Callable[[Property, Entity | None], bool],
) -> bool:
    if triplet.property.id in asked and reading.names(triplet.subject):
        return True
    compared = triplet.subject if reading.match_of(triplet.subject) is not None else None
    if not is_expressed(triplet.property, compared):
        return False
    named = [reading.names(end) for end in (triplet.subject, triplet.object) if isinstance(end, Entity)]
    return any(named)
