"""Measures the claims of a text: their spans, what each says, and whether what is no claim is left alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol, TypeVar

from claimver_core.errors import stop_if
from claimver_core.evaluation.claims_matching import covers, matched, tokens_in, tokens_said
from claimver_core.evaluation.claims_sets import ClaimSets, FactText, SegmentedSentence
from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse
from claimver_core.types import Mention, Progress, Span

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.linking.linker import EntityLinker

Row = TypeVar("Row")

STAGE = "Finding claims"
LEAST = (0.5, 0.8)
"""The Jaccard indexes from which a claim and a proposition count as the same."""
_PAUSE = re.compile(r"\s*[,;:()–—]\s+|\s+[–—-]\s+|\s*[()]\s*")


@dataclass(frozen=True, slots=True)
class Segment:
    """A claim that a system found: its span, and the words by which it stands alone."""

    span: Span
    context: str


class System(Protocol):
    """What is compared."""

    @property
    def name(self) -> str: ...

    def segments(self, doc: Doc, mentions: Sequence[Mention]) -> list[Segment]:
        """The claims of ``doc`` in order."""
        ...


@dataclass
class Shares:
    """Right ones among those found and those wanted."""

    right: int = 0
    found: int = 0
    wanted: int = 0

    def add(self, right: int, found: int, wanted: int) -> None:
        self.right += right
        self.found += found
        self.wanted += wanted

    @property
    def precision(self) -> float | None:
        return self.right / self.found if self.found else None

    @property
    def recall(self) -> float | None:
        return self.right / self.wanted if self.wanted else None

    @property
    def f1(self) -> float | None:
        return 2 * self.right / (self.found + self.wanted) if self.found + self.wanted else None


@dataclass
class Decomposition:
    """How claims and atomic facts go together: ``covered`` of ``facts`` are said by some claim, ``alone`` of
    them by a claim that says no other; of ``claims``, some say ``one`` fact, ``several`` or ``none``."""

    facts: int = 0
    covered: int = 0
    alone: int = 0
    claims: int = 0
    one: int = 0
    several: int = 0
    none: int = 0

    def add(self, claims: Sequence[str], facts: Sequence[str]) -> None:
        """Counts the claims (their contexts) and atomic facts of one sentence."""
        said = [{n for n, fact in enumerate(facts) if covers(claim, fact)} for claim in claims]
        self.facts += len(facts)
        self.covered += len(set().union(*said))
        self.alone += len(set().union(*(found for found in said if len(found) == 1)))
        self.claims += len(claims)
        self.one += sum(len(found) == 1 for found in said)
        self.several += sum(len(found) > 1 for found in said)
        self.none += sum(not found for found in said)


@dataclass
class Performance:
    """What a system made of the sets.

    ``spans`` and ``contexts`` are by source and least Jaccard index: the tokens of the span, and those of the
    sentence that the context says. ``worth`` is by kind: texts with a claim among those worth checking; and
    ``unworthy`` the share of the others that were left alone, as (left alone, all).
    """

    spans: dict[tuple[str, float], Shares] = field(default_factory=dict)
    contexts: dict[tuple[str, float], Shares] = field(default_factory=dict)
    decomposition: Decomposition = field(default_factory=Decomposition)
    worth: dict[str, Shares] = field(default_factory=dict)
    unworthy: dict[str, tuple[int, int]] = field(default_factory=dict)


@dataclass
class ClaimsEvaluation:
    """The performance by system, and the sets it is of."""

    sets: ClaimSets
    results: dict[str, Performance] = field(default_factory=dict)


def systems(store: KnowledgeStore) -> list[System]:
    return [WholeSentence(), Punctuation(), Ours(store)]


def drawn(sets: ClaimSets, rows: int | None, seed: int = 0) -> ClaimSets:
    """So many rows of each set, drawn by the seed, in their order; all where there are no more."""

    return replace(
        sets,
        segmented=_some(sets.segmented, rows, seed),
        facts=_some(sets.facts, rows, seed),
        worth={kind: _some(items, rows, seed) for kind, items in sets.worth.items()},
    )


def _some(items: Sequence[Row], rows: int | None, seed: int) -> tuple[Row, ...]:
    size = len(items) if rows is None else min(rows, len(items))
    return tuple(items[n] for n in sorted(random.Random(seed).sample(range(len(items)), size)))


def evaluate_claims(
    sets: ClaimSets,
    compared: Sequence[System],
    pipeline: Language,
    linker: EntityLinker,
    *,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ClaimsEvaluation:
    """Runs each system over each text. Raises Cancelled, and ResourceError when the pack is damaged."""
    result = ClaimsEvaluation(sets, {system.name: Performance() for system in compared})
    total = len(sets.segmented) + len(sets.facts) + sum(map(len, sets.worth.values()))
    done = 0

    def read(text: str) -> list[tuple[Performance, list[Segment]]]:
        nonlocal done
        stop_if(cancelled)
        if progress is not None:
            progress(Progress(STAGE, done, total))
        done += 1
        doc = analyse(pipeline, text, cancelled=cancelled)
        mentions = linker.link(doc)
        return [(result.results[system.name], system.segments(doc, mentions)) for system in compared]

    for sentence in sets.segmented:
        for made, segments in read(sentence.text):
            _count_segmented(made, sentence, segments)
    for text in sets.facts:
        for made, segments in read(text.text):
            _count_facts(made, text, segments)
    for kind, rows in sets.worth.items():
        for row, worthy in rows:
            for made, segments in read(row):
                found = bool(segments)
                made.worth.setdefault(kind, Shares()).add(found and worthy, found, worthy)
                left, whole = made.unworthy.get(kind, (0, 0))
                made.unworthy[kind] = (left + (not found and not worthy), whole + (not worthy))
    return result


def _count_segmented(made: Performance, sentence: SegmentedSentence, segments: Sequence[Segment]) -> None:
    spans = [tokens_in(segment.span, sentence.tokens) for segment in segments]
    said = [tokens_said(s.context, s.span, sentence.text, sentence.tokens) for s in segments]
    for least in LEAST:
        for counts, sets in ((made.spans, spans), (made.contexts, said)):
            right = matched(sets, sentence.propositions, least)
            shares = counts.setdefault((sentence.source, least), Shares())
            shares.add(right, len(sets), len(sentence.propositions))


def _count_facts(made: Performance, text: FactText, segments: Sequence[Segment]) -> None:
    for span, facts in text.sentences:
        inside = [s.context for s in segments if s.span.overlaps(span) and s.span.start >= span.start]
        made.decomposition.add(inside, facts)


class WholeSentence:
    """Each sentence is one claim."""

    name = "the sentence"

    def segments(self, doc: Doc, mentions: Sequence[Mention]) -> list[Segment]:
        stripped = (_stripped(doc.text, s.start_char, s.end_char) for s in doc.sents)
        return [Segment(span, span.of(doc.text)) for span in stripped if span is not None]


class Punctuation:
    """Each sentence is cut at commas, semicolons, colons, dashes and brackets; one word is no claim."""

    name = "cut at punctuation"

    def segments(self, doc: Doc, mentions: Sequence[Mention]) -> list[Segment]:
        found = []
        for sentence in doc.sents:
            start = sentence.start_char
            ends = [(m.start() + start, m.end() + start) for m in _PAUSE.finditer(sentence.text)]
            for end, following in [*ends, (sentence.end_char, sentence.end_char)]:
                span = _stripped(doc.text, start, end)
                if span is not None and " " in span.of(doc.text):
                    found.append(Segment(span, span.of(doc.text)))
                start = following
        return found


class Ours:
    """The program's own claims, with what pronouns stand for."""

    name = "ours"

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store

    def segments(self, doc: Doc, mentions: Sequence[Mention]) -> list[Segment]:
        claims = extract_claims(doc, mentions, resolve_coreference(doc, mentions, self._store))
        return [Segment(claim.span, claim.context) for claim in claims]


def _stripped(text: str, start: int, end: int) -> Span | None:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end) if end > start else None
