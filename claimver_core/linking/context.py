"""How near the descriptions of a mention's options are to its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.linking.agreement import Bonus, Scored, contenders
from claimver_core.linking.mentions import Surface
from claimver_core.linking.reading import Reading

if TYPE_CHECKING:
    from spacy.tokens import Doc

    from claimver_core.models.embedder import TextEmbedder

_SENTENCE = 300  # characters
_CONTEXT_WEIGHT = 7.0


def context(reading: Reading, embedder: TextEmbedder, scored: Scored) -> Bonus:
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
        sentence = texts.setdefault(_sentence(reading.doc, surface), len(texts))
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
