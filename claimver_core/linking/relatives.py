"""Whom a first name alone means beside a relative: "Charles III is married to Camilla"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.ranking import Ranked
from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.types import Entity

_PARENTS = ("P22", "P25", "P40")
_WORDS = {
    ("P26",): "married marries marry wed wedding couple divorced separated wife husband spouse",
    ("P3373",): "brother brothers sister sisters sibling siblings twin",
    ("P1038",): "grandfather grandmother grandson granddaughter uncle aunt nephew niece cousin",
    _PARENTS: "son sons daughter daughters child children mother father parents",
}
_KIN = {word: properties for properties, words in _WORDS.items() for word in words.split()}
"""The properties that each word of kinship speaks of."""
_SURE = 0.3  # a relative of that name bears it out
_BONUS = 5.0
_BEARERS = 2  # of a name, whose relatives are looked at
_MOST_PEOPLE, _MOST_STATEMENTS = 6, 40


def relatives(
    reading: Reading,
    surfaces: Iterable[Surface],
    chosen: Mapping[Surface, Ranked],
    sure: Mapping[Surface, float],
    store: KnowledgeStore,
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """For names of one word in sentences of kinship: the relatives, of people whom the text names, of that
    first name, with their bonus."""
    told = _sentences_of_kinship(reading)
    single = [s for s in surfaces if s.words == 1 and s.shape is Shape.NAME and not (s.left or s.right)]
    asked = {s: told[span] for s in single if (span := reading.sentence_of(s.start)) in told}
    people = _people(chosen, sure) if asked else []
    if not people:
        return {}
    by_name: dict[str, list[tuple[str, Entity]]] = {}
    wanted = sorted(set().union(*asked.values()))
    for statement in store.statements(people, properties=wanted, limit=_MOST_STATEMENTS * len(people)):
        value = statement.object
        if isinstance(value, Entity) and value.id is not None and value.label:
            first = value.label.replace(",", " ").split()[0].lower()
            by_name.setdefault(first, []).append((statement.property.id or "", value))
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    for surface, properties in asked.items():
        for pid, entity in by_name.get(surface.text.lower(), []):
            if pid in properties:
                option = Option(entity, surface.text, NameKind.SURNAME, Kind.PERSON)
                found.setdefault(surface, {})[str(entity.id)] = option, _BONUS
    return found


def _sentences_of_kinship(reading: Reading) -> dict[tuple[int, int], set[str]]:
    """By the bounds of each sentence that has a word of kinship, the properties spoken of."""
    spans: dict[tuple[int, int], set[str]] = {}
    for index, form in enumerate(reading.forms):
        if form.lower in _KIN:
            spans.setdefault(reading.sentence_of(index), set()).update(_KIN[form.lower])
    return spans


def _people(chosen: Mapping[Surface, Ranked], sure: Mapping[Surface, float]) -> list[str]:
    """The people whom the text may well name, at most so many."""
    found = dict.fromkeys(
        str(option.entity.id)
        for surface, options in chosen.items()
        for option, _ in options[:_BEARERS]
        if option.kind is Kind.PERSON and sure[surface] >= _SURE
    )
    return list(found)[:_MOST_PEOPLE]
