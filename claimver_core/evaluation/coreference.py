"""Measures what pronouns stand for, as GAP does: of each name beside a pronoun, whether it is meant.

Precision, recall and F1 are over pairs of pronoun and name; bias is the F1 on feminine pronouns over that
on masculine ones (Webster et al. 2018, section 5). The baselines are given the two names to choose from;
our systems are not, and may find that the pronoun stands for a third.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from claimver_core.errors import stop_if
from claimver_core.evaluation.coreference_sets import GapSet, GapText
from claimver_core.language import grammar
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse
from claimver_core.types import Mention, Progress, Span

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc, Token

    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.linking.linker import EntityLinker

STAGE = "Resolving pronouns"
_OBJECTS = frozenset({"obj", "iobj", "obl", "obl:agent"})


class System(Protocol):
    """What is compared."""

    @property
    def name(self) -> str: ...

    def choose(self, text: GapText, doc: Doc, mentions: Sequence[Mention]) -> tuple[bool, bool]:
        """Whether the pronoun stands for A, and whether for B."""
        ...


@dataclass
class Counts:
    """Pairs of pronoun and name: rightly taken as one, wrongly so, and wrongly not."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    def __iadd__(self, other: Counts) -> Counts:
        self.right += other.right
        self.wrong += other.wrong
        self.missed += other.missed
        return self

    @property
    def precision(self) -> float | None:
        return self.right / (self.right + self.wrong) if self.right + self.wrong else None

    @property
    def recall(self) -> float | None:
        return self.right / (self.right + self.missed) if self.right + self.missed else None

    @property
    def f1(self) -> float | None:
        whole = 2 * self.right + self.wrong + self.missed
        return 2 * self.right / whole if whole else None


@dataclass
class Performance:
    """What a system made of the texts of a set, by the gender of their pronouns."""

    masculine: Counts = field(default_factory=Counts)
    feminine: Counts = field(default_factory=Counts)

    @property
    def overall(self) -> Counts:
        both = replace(self.masculine)
        both += self.feminine
        return both

    @property
    def bias(self) -> float | None:
        """The F1 of feminine pronouns over that of masculine ones; 1 is fair."""
        masculine, feminine = self.masculine.f1, self.feminine.f1
        return feminine / masculine if masculine and feminine is not None else None


@dataclass
class CoreferenceEvaluation:
    """The performance by set and system, and how many texts a set has."""

    results: dict[str, dict[str, Performance]] = field(default_factory=dict)
    texts: dict[str, int] = field(default_factory=dict)


def systems(store: KnowledgeStore | None) -> list[System]:
    """The baselines, ours without knowledge and, with ``store``, as it is used."""
    compared: list[System] = [NearestName(), SubjectPreference(), Parallelism(), Ours(None)]
    return compared + ([Ours(store)] if store is not None else [])


def evaluate_coreference(
    sets: Iterable[GapSet],
    compared: Sequence[System],
    pipeline: Language,
    linker: EntityLinker,
    *,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> CoreferenceEvaluation:
    """Runs each system over each text. Raises Cancelled, and ResourceError when the pack is damaged."""
    result = CoreferenceEvaluation()
    todo = [(data.name, text) for data in sets for text in data.texts]
    for done, (name, text) in enumerate(todo):
        stop_if(cancelled)
        if progress is not None:
            progress(Progress(STAGE, done, len(todo)))
        doc = analyse(pipeline, text.text, cancelled=cancelled)
        mentions = linker.link(doc)
        result.texts[name] = result.texts.get(name, 0) + 1
        for system in compared:
            made = result.results.setdefault(name, {}).setdefault(system.name, Performance())
            counts = made.feminine if text.feminine else made.masculine
            counts += judged(text, system.choose(text, doc, mentions))
    return result


def judged(text: GapText, choice: tuple[bool, bool]) -> Counts:
    """Compares a choice with what the text's people have said."""
    pairs = list(zip(choice, (text.is_a, text.is_b), strict=True))
    return Counts(
        right=sum(chosen and true for chosen, true in pairs),
        wrong=sum(chosen and not true for chosen, true in pairs),
        missed=sum(true and not chosen for chosen, true in pairs),
    )


def drawn(sets: Sequence[GapSet], texts: int | None, seed: int = 0) -> list[GapSet]:
    """So many texts of each set, drawn by the seed, in their order; all where there are no more."""
    kept = []
    for data in sets:
        size = len(data.texts) if texts is None else min(texts, len(data.texts))
        numbers = sorted(random.Random(seed).sample(range(len(data.texts)), size))
        kept.append(replace(data, texts=tuple(data.texts[n] for n in numbers)))
    return kept


class Ours:
    """The program's own coreference, after its own linking. Without ``store`` it links nothing."""

    def __init__(self, store: KnowledgeStore | None) -> None:
        self.name = "ours" if store is not None else "ours, no knowledge"
        self._store = store

    def choose(self, text: GapText, doc: Doc, mentions: Sequence[Mention]) -> tuple[bool, bool]:
        mentions = mentions if self._store is not None else []
        for found in resolve_coreference(doc, mentions, self._store):
            if found.span.overlaps(text.pronoun):
                a, b = (_means(found.antecedent, name, text.text, mentions) for name in (text.a, text.b))
                return a, b
        return False, False


class NearestName:
    """The name that stands nearest to the pronoun."""

    name = "nearest name"

    def choose(self, text: GapText, doc: Doc, mentions: Sequence[Mention]) -> tuple[bool, bool]:
        return _chosen(text, _nearest(text, [text.a, text.b]))


class SubjectPreference:
    """The nearest of the two names that is the subject of a clause; else the nearest."""

    name = "subject preference"

    def choose(self, text: GapText, doc: Doc, mentions: Sequence[Mention]) -> tuple[bool, bool]:
        subjects = [name for name in (text.a, text.b) if _role(doc, name) == "subject"]
        return _chosen(text, _nearest(text, subjects or [text.a, text.b]))


class Parallelism:
    """The nearest name in the pronoun's own role; else a subject; else the nearest (section 4.2 there)."""

    name = "parallelism"

    def choose(self, text: GapText, doc: Doc, mentions: Sequence[Mention]) -> tuple[bool, bool]:
        wanted = _role(doc, text.pronoun)
        names = [text.a, text.b]
        alike = [name for name in names if wanted is not None and _role(doc, name) == wanted]
        subjects = [name for name in names if _role(doc, name) == "subject"]
        return _chosen(text, _nearest(text, alike or subjects or names))


def _chosen(text: GapText, name: Span) -> tuple[bool, bool]:
    return name == text.a, name == text.b


def _nearest(text: GapText, names: Sequence[Span]) -> Span:
    return min(names, key=lambda name: max(text.pronoun.start - name.end, name.start - text.pronoun.end))


def _role(doc: Doc, span: Span) -> str | None:
    """ "subject", "object" or None for what stands at ``span``."""
    covered = doc.char_span(span.start, span.end, alignment_mode="expand")
    if covered is None or not len(covered):
        return None
    token: Token = covered.root
    while token.dep_ in {"flat", "compound", "conj"} and token.head != token:
        token = token.head
    if token.dep_ in grammar.SUBJECTS:
        return "subject"
    return "object" if token.dep_ in _OBJECTS else None


def _means(antecedent: Mention, name: Span, text: str, mentions: Sequence[Mention]) -> bool:
    """True if ``antecedent`` is what ``name`` names: at that place, by the same item, or as a longer or
    shorter form of the name."""
    if antecedent.span.overlaps(name):
        return True
    linked = [m.entity.id for m in mentions if m.span.overlaps(name)]
    if antecedent.entity.id is not None and linked:
        return antecedent.entity.id in linked
    one, two = antecedent.text.casefold().split(), name.of(text).casefold().split()
    short, long = sorted((one, two), key=len)
    return bool(short) and short in (long[: len(short)], long[len(long) - len(short) :])
