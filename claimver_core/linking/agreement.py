"""How well the options of a document's mentions go together, and with the words around them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.candidates import Option
from claimver_core.linking.mentions import Surface
from claimver_core.linking.ranking import probabilities
from claimver_core.types import Entity

if TYPE_CHECKING:
    from spacy.tokens import Doc

    from claimver_core.models.embedder import TextEmbedder

# Where a thing is, of what it is part, who plays for or made it: a value shared by two things joins them.
_SHARED = frozenset(
    {"P17", "P131", "P27", "P54", "P641", "P118", "P361", "P127", "P749", "P102", "P57", "P175", "P161"}
)
_CLOSE = 4.0  # options further behind the best one are not looked at
_MOST = 5  # options of a mention that are compared
_STATEMENTS = 12  # of an option, read for shared values
_HUB = 3000  # a value of more statements than this joins nothing
_SENTENCE = 300  # characters
_LABEL_WEIGHT, _MOST_BONUS = 1.3, 2.5
_SHARED_WEIGHT = 0.4
_CONTEXT_WEIGHT = 7.0

Scored = dict[Surface, list[tuple[Option, float]]]
Bonus = dict[tuple[Surface, str], float]  # by surface and entity id


def contenders(scored: Sequence[tuple[Option, float]]) -> list[tuple[Option, float]]:
    """The best options of a surface, those near the best one."""
    ranked = sorted(scored, key=lambda pair: -pair[1])
    return [pair for pair in ranked[:_MOST] if pair[1] >= ranked[0][1] - _CLOSE]


def agreement(store: KnowledgeStore, scored: Scored) -> Bonus:
    """What the other mentions add to the score of each (surface, entity id).

    A statement between an option and one of another mention counts by how likely the other one is, less when
    either has very many statements; a value that both share counts a little.
    """
    likely: dict[str, dict[str, float]] = defaultdict(dict)  # entity -> text of a surface -> probability
    for surface, options in scored.items():
        near = contenders(options)
        for (option, _), share in zip(near, probabilities([score for _, score in near]), strict=True):
            texts = likely[str(option.entity.id)]
            texts[surface.text.lower()] = max(share, texts.get(surface.text.lower(), 0.0))
    joined = _joined(store, likely)
    bonus: Bonus = {}
    for surface, options in scored.items():
        own = surface.text.lower()
        rivals = {str(option.entity.id) for option, _ in options}
        for option, _ in contenders(options):
            total = 0.0
            for other, weight in joined.get(str(option.entity.id), {}).items():
                if other not in rivals:
                    chances = [chance for text, chance in likely[other].items() if text != own]
                    total += weight * max(chances, default=0.0)
            if total:
                bonus[surface, str(option.entity.id)] = min(total, _MOST_BONUS)
    return bonus


def _joined(store: KnowledgeStore, entities: Mapping[str, object]) -> dict[str, dict[str, float]]:
    """How strongly each two entities are joined, by statements or by shared values."""
    degree = store.degree(entities)
    joined: dict[str, dict[str, float]] = defaultdict(dict)

    def join(one: str, other: str, weight: float) -> None:
        for a, b in ((one, other), (other, one)):
            joined[a][b] = max(weight, joined[a].get(b, 0.0))

    for triplet in store.between(entities):
        if isinstance(triplet.object, Entity) and triplet.subject.id and triplet.object.id:
            a, b = triplet.subject.id, triplet.object.id
            most = max(degree.get(a, 1), degree.get(b, 1))
            join(a, b, _LABEL_WEIGHT / (1 + math.log10(1 + most) / 4))
    holders: dict[str, set[str]] = defaultdict(set)
    for triplet in store.statements(entities, properties=_SHARED, limit=_STATEMENTS):
        if isinstance(triplet.object, Entity) and triplet.object.id and triplet.subject.id:
            holders[triplet.object.id].add(triplet.subject.id)
    sizes = store.degree(holders)
    for value, group in holders.items():
        members = sorted(group)
        if len(members) > 1 and sizes.get(value, 0) <= _HUB:
            weight = _SHARED_WEIGHT / (1 + math.log10(1 + sizes.get(value, 0)) / 2)
            for i, one in enumerate(members):
                for other in members[i + 1 :]:
                    if other not in joined[one]:
                        join(one, other, weight)
    return joined


def context(doc: Doc, embedder: TextEmbedder, scored: Scored) -> Bonus:
    """What the sentence adds to the score of each (surface, entity id), by its nearness to the descriptions.

    Only options in doubt are compared; an option without a description counts as the mean of the others.
    """
    texts: dict[str, int] = {}
    wanted: list[tuple[Surface, int, list[tuple[str, int]]]] = []
    for surface, options in scored.items():
        near = contenders(options)
        described = [option.entity for option, _ in near if option.entity.description]
        if len(near) < 2 or len(described) < 2:
            continue
        sentence = texts.setdefault(_sentence(doc, surface), len(texts))
        known = []
        for entity in described:
            description = f"{entity.label}, {entity.description}"[:_SENTENCE]
            known.append((str(entity.id), texts.setdefault(description, len(texts))))
        wanted.append((surface, sentence, known))
    if not wanted:
        return {}
    vectors = embedder.embed(list(texts))
    bonus = {}
    for surface, sentence, known in wanted:
        near_to = [float(vectors[sentence] @ vectors[index]) for _, index in known]
        mean = sum(near_to) / len(near_to)
        for (qid, _), value in zip(known, near_to, strict=True):
            bonus[surface, qid] = _CONTEXT_WEIGHT * (value - mean)
    return bonus


def _sentence(doc: Doc, surface: Surface) -> str:
    """The sentence of a mention, cut to a window around it."""
    sentence = doc[surface.start].sent
    if sentence.end_char - sentence.start_char <= _SENTENCE:
        return sentence.text
    start = max(surface.span.start - sentence.start_char - _SENTENCE // 2, 0)
    return sentence.text[start : start + _SENTENCE]
