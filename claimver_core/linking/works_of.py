"""Which work a part of its title means beside its maker: "Isaac Newton wrote the Principia"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.ranking import Ranked
from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.types import Entity

_MADE = frozenset(
    (
        *("wrote", "writes", "written", "author", "authored", "penned", "published", "composed", "composer"),
        *("painted", "sculpted", "novel", "tragedy", "opera", "treatise"),
    )
)
_WORKS, _MAKERS = ("P800",), ("P50", "P86", "P170")
_SURE, _BONUS = 0.5, 5.0
_MOST_PEOPLE, _MOST_WORKS = 4, 60
_POSSESSIVE = re.compile(r"(?<=\w)['’]s?(?!\w)")
_LETTERS = 4  # of the shortest word that tells a title


def works_of(
    reading: Reading,
    surfaces: Iterable[Surface],
    chosen: Mapping[Surface, Ranked],
    sure: Mapping[Surface, float],
    store: KnowledgeStore,
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """For names in sentences that tell of writing or making: the one work, of people whom the same sentence
    names, whose longer title has all the words of the name, with its bonus."""
    spans = {reading.sentence_of(i) for i, form in enumerate(reading.forms) if form.lower in _MADE}
    if not spans:
        return {}
    makers: dict[tuple[int, int], list[tuple[Surface, str]]] = defaultdict(list)
    for surface, options in chosen.items():
        span = reading.sentence_of(surface.start)
        if span in spans and options[0][0].kind is Kind.PERSON and sure[surface] >= _SURE:
            makers[span].append((surface, str(options[0][0].entity.id)))
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    works: dict[str, list[Entity]] = {}
    for surface in surfaces:
        named = makers.get(reading.sentence_of(surface.start), [])
        people = [person for other, person in named if not _overlap(surface, other)][:_MOST_PEOPLE]
        if surface.shape is not Shape.NAME or not people or len(surface.text) < _LETTERS:
            continue
        said = set(normalise(surface.text).split())
        for person in people:
            known = works.setdefault(person, _known_works(person, store))
            titled = {str(work.id): work for work in known if said < _words(work)}
            if len(titled) == 1 and not any(said == _words(work) for work in known):
                (qid, work), *_ = titled.items()
                option = Option(work, surface.text, NameKind.ALIAS, Kind.WORK)
                found.setdefault(surface, {})[qid] = option, _BONUS
    return found


def _overlap(one: Surface, other: Surface) -> bool:
    return one.start < other.end and other.start < one.end


def _words(work: Entity) -> set[str]:
    """The words of a title, without endings of the possessive: *Goethe's Faust*."""
    return set(normalise(_POSSESSIVE.sub("", work.label)).split())


def _known_works(person: str, store: KnowledgeStore) -> list[Entity]:
    stated = store.statements([person], properties=_WORKS, limit=_MOST_WORKS)
    works = [t.object for t in stated if isinstance(t.object, Entity) and t.object.id]
    works += [t.subject for t in store.inverse_statements([person], properties=_MAKERS, limit=_MOST_WORKS)]
    return list(dict.fromkeys(works))
