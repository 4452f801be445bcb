"""What kind of thing an entity is, as far as linking cares: person, place, organisation, work or other."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Set
from enum import StrEnum

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.memory import Memory
from claimver_core.types import Entity

_HUMAN = "Q5"
_REMEMBERED = 20_000
# Items about names and pages, which no text means when it uses the name.
_NO_THINGS = frozenset({"Q202444", "Q12308941", "Q11879590", "Q101352", "Q4167410", "Q4167836", "Q13406463"})
_HEAD_END = re.compile(r"[,;()–]|\b(?:of|in|from|by|for|that|which|who|on|based|located|with|to|directed)\b")
_WORDS = {
    "person": """actor actress singer politician writer author musician rapper player footballer composer
        painter director scientist physicist chemist lawyer king queen emperor president minister journalist
        comedian businessman philosopher poet novelist general officer model wrestler boxer athlete
        songwriter producer mathematician biologist economist activist coach pope saint""",
    "place": """city town village municipality commune comune country state county province region district
        island archipelago river lake sea ocean mountain peak volcano desert continent peninsula capital
        settlement borough neighborhood neighbourhood suburb territory republic kingdom empire nation canton
        prefecture governorate parish department valley bay strait bridge airport street park parish planet
        moon satellite constellation metropolis megacity seat colony dominion realm place atoll
        prefecture voivodeship oblast census-designated""",
    "organisation": """company business enterprise university college school institute institution club team
        band group duo trio orchestra party organization organisation agency corporation airline manufacturer
        retailer bank newspaper magazine publisher broadcaster network channel museum church hospital league
        federation association union committee council court parliament government army navy force police
        label studio brand website service startup conglomerate chain foundation society alliance ministry
        legislature congress senate assembly developer subsidiary franchise station community""",
    "work": """film movie series miniseries album song single novel book game comedy drama soundtrack sitcom
        play tragedy opera ballet musical poem painting sculpture story manga anime comic episode show
        program programme
        documentary video ep telenovela mixtape trilogy symphony""",
    "language": "language dialect",
    "group": "people peoples citizens nationality ethnicity inhabitants ethnic",
}
_KIND_OF_WORD = {word: kind for kind, words in _WORDS.items() for word in words.split()}


class Kind(StrEnum):
    PERSON = "person"
    PLACE = "place"
    ORGANISATION = "organisation"
    WORK = "work"
    LANGUAGE = "language"
    GROUP = "group"
    OTHER = "other"
    NAME = "name"  # a given name, a surname or a page of Wikipedia: never linked


class KindReader:
    """Tells the kind of entities of ``store``; what it has told once it remembers."""

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store
        self._known: Memory[str, Kind | None] = Memory(_REMEMBERED)
        self._votes: Memory[str, Kind | None] = Memory(_REMEMBERED)
        self._of_classes: dict[frozenset[str], Kind | None] = {}

    def kinds(self, entities: Mapping[str, Entity]) -> dict[str, Kind]:
        """The kind of each entity by its id: by its classes, else by the head of its description."""
        found = self._known.fetch(entities, self._read, None)
        return {
            qid: kind or of_phrase(entities[qid].description) or Kind.OTHER for qid, kind in found.items()
        }

    def _read(self, qids: list[str]) -> dict[str, Kind | None]:
        """The kinds that classes tell, None where they tell nothing."""
        direct = self._store.direct_types(qids)
        new = {classes for classes in direct.values() if classes not in self._of_classes}
        if new:
            if len(self._of_classes) > _REMEMBERED:
                self._of_classes.clear()
            self._read_classes(new)
        return {qid: self._of_classes[classes] for qid, classes in direct.items()}

    def _read_classes(self, new: Set[frozenset[str]]) -> None:
        """Remembers the kind of things of each set of classes; two readings for all of them."""
        self._store.with_superclasses(frozenset().union(*new))  # so that the next calls find them read
        above = {classes: self._store.with_superclasses(classes) for classes in new}
        votes = self._votes.fetch(sorted(frozenset().union(*above.values())), self._read_votes, None)
        for classes, every in above.items():
            self._of_classes[classes] = _kind(every, votes)

    def _read_votes(self, classes: list[str]) -> dict[str, Kind | None]:
        return {qid: of_phrase(entity.label) for qid, entity in self._store.entities(classes).items()}


def _kind(classes: frozenset[str], votes: Mapping[str, Kind | None]) -> Kind | None:
    if classes & _NO_THINGS:
        return Kind.NAME
    if _HUMAN in classes:
        return Kind.PERSON
    given = [kind for qid in classes if (kind := votes[qid]) not in (None, Kind.PERSON)]
    return max(sorted(set(given)), key=given.count) if given else None


@functools.lru_cache(maxsize=_REMEMBERED)
def of_phrase(phrase: str) -> Kind | None:
    """The kind that the head of a noun phrase names: "2004 film by Steven Spielberg" is a work."""
    head = _HEAD_END.split(phrase.lower(), maxsplit=1)[0]
    for word in reversed(head.split()):
        for form in (word, word.removesuffix("s")):
            if form in _KIND_OF_WORD:
                return Kind(_KIND_OF_WORD[form])
    return None
