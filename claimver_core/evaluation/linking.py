"""Measures entity linking: which item a name means, whether one that is not known is refused, and how fast.

Systems are compared on the same texts and the same pack. The analysis by spaCy, which all need, is timed by
itself. Times are those of the processor, not of the clock, so that other programs do not change them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from claimver_core.errors import stop_if
from claimver_core.evaluation.linking_sets import LinkingSet, LinkingText
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.pipeline import analyse
from claimver_core.linking.linker import EntityLinker
from claimver_core.linking.mentions import find_surfaces
from claimver_core.linking.spacy_entity_linker import SpacyEntityLinker
from claimver_core.linking.surfaces import Shape
from claimver_core.types import Entity, Progress, Span

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc


STAGE = "Linking texts"
TOTAL = "all sets"
_WARMING = "Barack Obama was born in Hawaii, and Mark Zukerberg is no physicist of the WHO."
_PRONOUNS = frozenset({
    "he", "him", "his", "himself", "she", "her", "hers", "herself", "it", "its", "itself", "they", "them",
    "their", "theirs", "themselves", "who", "whom", "whose", "which", "i", "me", "my", "we", "us", "our",
    "you", "your", "this", "that", "these", "those",
})  # fmt: skip

Link = tuple[Span, str]


class System(Protocol):
    """What is compared. ``seconds`` is the processor time that ``link`` has taken for linking alone."""

    @property
    def name(self) -> str: ...

    seconds: float

    def link(self, doc: Doc) -> list[Link]:
        """The spans of ``doc`` that it links, each with the id of its item; they do not overlap."""
        ...

    def choose(self, doc: Doc, spans: Sequence[Span]) -> list[str | None]:
        """The item of each given span, None where it knows none."""
        ...


@dataclass
class Counts:
    """What came of the mentions. ``known`` are those whose item is in the pack, the others ``unknown``.

    A known mention is ``right`` when a link that overlaps it has its item, ``wrong`` when links overlap it
    and none has; ``chosen`` when its item is found if the span is given. An unknown mention is ``refused``
    when none links its very span, and ``untouched`` when no link overlaps it at all.
    """

    known: int = 0
    unknown: int = 0
    right: int = 0
    wrong: int = 0
    chosen: int = 0
    refused: int = 0
    untouched: int = 0

    def __iadd__(self, other: Counts) -> Counts:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    @property
    def precision(self) -> float | None:
        return _share(self.right, self.right + self.wrong)

    @property
    def recall(self) -> float | None:
        return _share(self.right, self.known)

    @property
    def f1(self) -> float | None:
        return _share(2 * self.right, self.right + self.wrong + self.known)

    @property
    def accuracy_given(self) -> float | None:
        """Of the known mentions, the share whose item is found when the span is given."""
        return _share(self.chosen, self.known)

    @property
    def refusal(self) -> float | None:
        return _share(self.refused, self.unknown)


@dataclass
class Performance:
    """What a system made of some texts: of their names, of their common nouns, and in what time.

    ``beside`` counts the links that overlap no mention: the sets do not mark every name, so they count
    neither way. ``seconds`` are the processor's, for linking alone.
    """

    names: Counts = field(default_factory=Counts)
    nouns: Counts = field(default_factory=Counts)
    beside: int = 0
    texts: int = 0
    characters: int = 0
    seconds: float = 0.0

    def __iadd__(self, other: Performance) -> Performance:
        self.names += other.names
        self.nouns += other.nouns
        self.beside += other.beside
        self.texts += other.texts
        self.characters += other.characters
        self.seconds += other.seconds
        return self

    @property
    def texts_per_second(self) -> float | None:
        return _share(self.texts, self.seconds)


@dataclass
class LinkingEvaluation:
    """The performance by set and system, under ``TOTAL`` the sums; ``analysis`` is spaCy's seconds."""

    results: dict[str, dict[str, Performance]] = field(default_factory=dict)
    analysis: float = 0.0

    def add(self, set_name: str, system: str, performance: Performance) -> None:
        for name in (set_name, TOTAL):
            total = self.results.setdefault(name, {}).setdefault(system, Performance())
            total += performance

    @property
    def sets(self) -> list[str]:
        """The names of the sets in their order, the sum last."""
        return [name for name in self.results if name != TOTAL] + [TOTAL]


def systems(store: KnowledgeStore) -> list[System]:
    """spacy-entity-linker, popularity alone, and ours."""
    return [PackageAlone(store), PopularityAlone(store), Ours(store)]


def evaluate_linking(
    sets: Iterable[LinkingSet],
    compared: Sequence[System],
    pipeline: Language,
    store: KnowledgeStore,
    *,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> LinkingEvaluation:
    """Runs each system over each text. Raises Cancelled, and ResourceError when the pack is damaged."""
    todo = [(data.name, text) for data in sets for text in data.texts]
    known = store.entities({m.entity for _, text in todo for m in text.mentions if m.entity})
    warm = analyse(pipeline, _WARMING)
    for system in compared:  # lists and libraries are loaded before the time is taken
        system.link(warm)
    result = LinkingEvaluation()
    for done, (name, text) in enumerate(todo):
        stop_if(cancelled)
        if progress is not None:
            progress(Progress(STAGE, done, len(todo)))
        started = time.process_time()
        doc = analyse(pipeline, text.text, cancelled=cancelled)
        result.analysis += time.process_time() - started
        for system in compared:
            before = system.seconds
            links = system.link(doc)
            spent = system.seconds - before
            of_pack = [mention for mention in text.mentions if mention.entity in known]
            chosen = system.choose(doc, [mention.span for mention in of_pack])
            result.add(name, system.name, replace(performance(text, links, chosen, known), seconds=spent))
    return result


def drawn(sets: Sequence[LinkingSet], texts: int | None, seed: int = 0) -> list[LinkingSet]:
    """So many texts of all sets together, drawn by the seed, as evenly over the sets as they allow."""
    if texts is None:
        return list(sets)
    dice = random.Random(seed)
    shuffled = [dice.sample(data.texts, len(data.texts)) for data in sets]
    kept: list[list[LinkingText]] = [[] for _ in sets]
    room = texts
    while room and any(shuffled):
        for kept_texts, waiting in zip(kept, shuffled, strict=True):
            if waiting and room:
                kept_texts.append(waiting.pop())
                room -= 1
    return [replace(data, texts=tuple(some)) for data, some in zip(sets, kept, strict=True) if some]


def performance(
    text: LinkingText,
    links: Sequence[Link],
    chosen: Sequence[str | None],
    known: Mapping[str, Entity],
) -> Performance:
    """Compares ``links`` with the mentions of ``text``; ``chosen`` are the items for the known ones.

    A mention is a name when a capital stands in it or in the label of its item, else a common noun. Pronouns
    are left out: what they mean is coreference.
    """
    links = [(s, e) for s, e in links if text.annotated.start <= s.start and s.end <= text.annotated.end]
    result = Performance(texts=1, characters=len(text.text))
    choices = iter(chosen)
    for mention in text.mentions:
        entity = known.get(mention.entity or "")
        choice = next(choices) if entity is not None else None
        words = mention.span.of(text.text)
        if words.lower() in _PRONOUNS:
            continue
        label = entity.label if entity is not None else ""
        counts = result.names if _has_capital(words) or _has_capital(label) else result.nouns
        found = [(span, item) for span, item in links if span.overlaps(mention.span)]
        if entity is None:
            counts.unknown += 1
            counts.refused += all(span != mention.span for span, _ in found)
            counts.untouched += not found
        else:
            right = any(item == mention.entity for _, item in found)
            counts.known += 1
            counts.right += right
            counts.wrong += bool(found) and not right
            counts.chosen += choice == mention.entity
    result.beside = sum(not any(m.span.overlaps(span) for m in text.mentions) for span, _ in links)
    return result


class Ours:
    """The program's own linker, common nouns and all."""

    name = "ours"

    def __init__(self, store: KnowledgeStore) -> None:
        self.seconds = 0.0
        self._linker = EntityLinker(store)

    def link(self, doc: Doc) -> list[Link]:
        started = time.process_time()
        mentions = self._linker.link(doc)
        self.seconds += time.process_time() - started
        return [(mention.span, str(mention.entity.id)) for mention in mentions]

    def choose(self, doc: Doc, spans: Sequence[Span]) -> list[str | None]:
        return [None if m is None else m.entity.id for m in self._linker.link_spans(doc, spans)]


class PopularityAlone:
    """Of the longest names that the pack knows, from left to right, the best known item of each."""

    name = "popularity alone"

    def __init__(self, store: KnowledgeStore) -> None:
        self.seconds = 0.0
        self._store = store

    def link(self, doc: Doc) -> list[Link]:
        started = time.process_time()
        surfaces = [surface for surface in find_surfaces(doc) if surface.names]
        best = self._best({surface.name for surface in surfaces})
        end, links = 0, []
        for surface in sorted(surfaces, key=lambda s: (s.start, -s.end, s.shape is Shape.COMMON)):
            if surface.start >= end and surface.name in best:
                links.append((surface.span, best[surface.name]))
                end = surface.end
        self.seconds += time.process_time() - started
        return links

    def choose(self, doc: Doc, spans: Sequence[Span]) -> list[str | None]:
        names = [span.of(doc.text) for span in spans]
        best = self._best(set(names))
        return [best.get(name) for name in names]

    def _best(self, names: set[str]) -> dict[str, str]:
        matches = self._store.lookup(names)
        found = {}
        for name in names:
            known = matches.get(normalise(name))
            if known:
                best = max(known, key=lambda m: (m.kind is not NameKind.SURNAME, m.entity.popularity))
                found[name] = str(best.entity.id)
        return found


class PackageAlone:
    """spacy-entity-linker as it comes. What our adapter does to the parse is no part of its time."""

    name = "spacy-entity-linker"

    def __init__(self, store: KnowledgeStore) -> None:
        self.seconds = 0.0
        self._package = SpacyEntityLinker(store)

    def link(self, doc: Doc) -> list[Link]:
        redrawn = self._package.redrawn(doc)
        started = time.process_time()
        links = self._package.link_redrawn(redrawn)
        self.seconds += time.process_time() - started
        return [(span, str(entity.id)) for span, entity in links]

    def choose(self, doc: Doc, spans: Sequence[Span]) -> list[str | None]:
        return [None if entity is None else entity.id for entity in self._package.link_spans(doc, spans)]


def _has_capital(text: str) -> bool:
    return any(map(str.isupper, text))


def _share(part: float, whole: float) -> float | None:
    return part / whole if whole else None
