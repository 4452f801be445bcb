"""The knowledge that texts are generated from, read from a knowledge pack."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.training.generate_claims_facts import INSTANCE_OF, SEX, Facts
from claimver_core.types import Entity, Rank, TextValue

_DRAWN_FROM = 4
"""Subjects are drawn from so many times as many of the best known items."""


class PackFacts(Facts):
    """``Facts`` of so many well known ``subjects``, and of these ``properties`` alone."""

    def __init__(
        self, store: KnowledgeStore, properties: Collection[str], subjects: int, rng: random.Random
    ) -> None:
        self.entities = {}
        self.aliases = {}
        self.properties = {each.id: each for each in map(store.property, properties) if each and each.id}
        self.property_aliases = {}
        self.of_subject = defaultdict(list)
        self.subjects = defaultdict(list)
        self.pool = defaultdict(list)
        self.type_of = {}
        self.gender = {}
        self._linked = set()
        known = [f"Q{number}" for number in store.best_known(_DRAWN_FROM * subjects)]
        chosen = rng.sample(known, min(subjects, len(known)))
        self._read(store, chosen, [*properties, INSTANCE_OF, SEX])
        types = store.direct_types(self.entities)
        self.type_of |= {qid: min(kinds) for qid, kinds in types.items() if kinds}
        for (pid, qid), having in self.subjects.items():
            self.pool[pid, self.type_of.get(qid, "")].extend([qid] * min(3, len(having)))

    def _read(self, store: KnowledgeStore, qids: list[str], properties: list[str]) -> None:
        for triplet in store.statements(qids, properties=properties):
            subject, value, pid = triplet.subject.id or "", triplet.object, triplet.property.id or ""
            if triplet.rank is Rank.DEPRECATED or isinstance(value, TextValue):
                continue
            self.entities[subject] = triplet.subject
            self.of_subject[subject].append(triplet)
            if isinstance(value, Entity) and value.id:
                self.entities[value.id] = value
                self.subjects[pid, value.id].append(subject)
                self._linked.add((subject, value.id))
                if pid == SEX:
                    self.gender[subject] = value.label
