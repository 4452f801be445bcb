"""The whole chain: from a text to a report."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core import __version__
from claimver_core.errors import Cancelled
from claimver_core.evidence_text import evidence_text
from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.no_claims import explain_no_claims
from claimver_core.language.paragraph_reader import ParagraphReader
from claimver_core.language.pipeline import analyse, load_pipeline
from claimver_core.linking.linker import EntityLinker
from claimver_core.locations import data_dir as data_folder
from claimver_core.locations import resource
from claimver_core.models.classifier import PairClassifier
from claimver_core.models.embedder import Embedder
from claimver_core.rationale import rationale
from claimver_core.retrieval import retrieve
from claimver_core.scoring import (
    attribution_score,
    claim_score,
    entity_presence_ratio,
    triplets_match_score,
)
from claimver_core.sections import sections
from claimver_core.types import (
    Claim,
    ClaimResult,
    Evidence,
    Mention,
    NoClaim,
    Progress,
    Provenance,
    Report,
    Span,
    Triplet,
    Verdict,
)
from claimver_core.verification.compact import CompactVerifier
from claimver_core.verification.given import GivenReader, GivenReading
from claimver_core.verification.judge import judge, judge_given
from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.rules.reading import Reading, read

if TYPE_CHECKING:
    from spacy.language import Language

_BATCH = 8  # claims whose evidence goes to the model in one call
_READ = 6  # triplets of a claim that the model reads; the rules see them all
_REMEMBERED = 5000  # claims whose results are kept, so that an edit re-checks only what it changed
_SECTIONS = 64  # sections whose claims are kept, so that an edit reads only the section it stands in

ProgressCallback = Callable[[Progress], None]


@dataclass(frozen=True)
class _Engine:
    """What ``load`` brings up."""

    store: KnowledgeStore
    relations: Relations
    pipeline: Language
    paragraphs: ParagraphReader
    embedder: Embedder
    linker: EntityLinker
    matcher: PropertyMatcher
    verifier: CompactVerifier
    reader: GivenReader


@dataclass(frozen=True)
class _Section:
    """What the language stages say of a section, its offsets counted from the section's start."""

    claims: tuple[Claim, ...]
    mentions: tuple[Mention, ...]
    no_claims: tuple[NoClaim, ...]


class FactChecker:
    """Checks texts with the shipped models and knowledge. One thread owns it.

    ``data_dir`` is the user's data folder (the platform's by default), ``threads`` how many the models
    may use (the physical cores by default), ``gpu_layers`` how many layers go to the GPU (all, where
    the build can; 0 for none).
    """

    def __init__(
        self, data_dir: Path | None = None, *, threads: int | None = None, gpu_layers: int | None = None
    ) -> None:
        self._data_dir = data_dir
        self._threads = threads
        self._gpu_layers = -1 if gpu_layers is None else gpu_layers
        self._engine: _Engine | None = None
        self._remembered: OrderedDict[tuple[str, tuple[str | None, ...]], ClaimResult] = OrderedDict()
        self._sections: OrderedDict[str, _Section] = OrderedDict()

    def load(self, progress: ProgressCallback | None = None) -> None:
        """Opens the knowledge and loads pipeline and models, once.

        Raises ResourceError when one is missing or damaged, StorageError when the data folder
        cannot be written.
        """
        if self._engine is not None:
            return
        report = progress or (lambda _: None)
        pack = open_pack(data_folder(self._data_dir), progress)
        report(Progress("Loading the language pipeline", 0, 3))
        pipeline = load_pipeline()
        report(Progress("Loading the models", 1, 3))
        store = KnowledgeStore(pack)
        embedder = Embedder(
            resource("models", "ranker.gguf"), threads=self._threads, gpu_layers=self._gpu_layers
        )
        classifier = PairClassifier(
            resource("models", "verifier.gguf"), threads=self._threads, gpu_layers=self._gpu_layers
        )
        self._engine = _Engine(
            store,
            Relations(store),
            pipeline,
            ParagraphReader(pipeline),
            embedder,
            EntityLinker(store, embedder),
            PropertyMatcher(resource("models", "property_phrasings.npz"), embedder),
            CompactVerifier(classifier),
            GivenReader(pipeline, store),
        )
        report(Progress("Ready", 3, 3))

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        progress: ProgressCallback | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report:
        """Checks every claim of ``text``; results also go to ``on_result`` as they come, in order.

        Raises Cancelled when ``cancelled()`` becomes true, and what ``load`` raises.
        """
        self.load(progress)
        started, clock = datetime.now(UTC), time.monotonic()
        results: list[ClaimResult] = []
        mentions: list[Mention] = []
        no_claims: list[NoClaim] = []
        for section in sections(text):
            read = self._section(section.of(text), cancelled)
            claims = [_moved_claim(claim, section.start) for claim in read.claims]
            mentions += [_moved_mention(mention, section.start) for mention in read.mentions]
            no_claims += [NoClaim(_moved(n.span, section.start), n.reason) for n in read.no_claims]
            for batch in _batches(claims, _BATCH):
                if progress:
                    progress(Progress("Checking claims", section.start, len(text)))
                for result in self._judge(batch, cancelled):
                    numbered = replace(result, index=len(results) + 1)
                    results.append(numbered)
                    if on_result:
                        on_result(numbered)
        if progress:
            progress(Progress("Done", len(text), len(text)))
        return Report(
            name=name,
            text=text,
            kas=attribution_score(_scored(results)) if results else None,
            results=tuple(results),
            mentions=tuple(mentions),
            provenance=self._provenance(started, time.monotonic() - clock),
            no_claims=tuple(no_claims),
        )

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        """Judges claims against the evidence that is given, without retrieval."""
        self.load()
        reader, verifier = self._loaded.reader, self._loaded.verifier
        grounded = [(claim, reader.grounded(evidence)) for claim, evidence in items]
        verdicts = verifier.verify(grounded, cancelled)
        return [
            judge_given(reading, verdict, verifier.calibration)
            for reading, verdict in zip(reader.read(grounded, cancelled), verdicts, strict=True)
        ]

    def read(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[GivenReading]:
        """What the rules alone say of claims beside given evidence, and what of each they have read."""
        self.load()
        return self._loaded.reader.read(items, cancelled)

    def link(self, text: str, cancelled: Callable[[], bool] | None = None) -> list[Mention]:
        """The entities that ``text`` names."""
        self.load()
        found: list[Mention] = []
        for section in sections(text):
            doc = analyse(self._loaded.pipeline, section.of(text), cancelled=cancelled)
            linked = self._loaded.linker.link(doc, names_only=True)
            found += [_moved_mention(mention, section.start) for mention in linked]
        return found

    def close(self) -> None:
        """Closes the knowledge; the models go with the object."""
        if self._engine is not None:
            self._engine.store.close()
            self._engine = None

    @property
    def _loaded(self) -> _Engine:
        assert self._engine is not None, "load() comes first"
        return self._engine

    def _section(self, text: str, cancelled: Callable[[], bool] | None) -> _Section:
        """The claims of a section; one that was read before costs nothing."""
        engine = self._loaded
        _stop_if(cancelled)
        section = self._sections.get(text)
        if section is None:
            doc = engine.paragraphs.read(text, cancelled)
            mentions = engine.linker.link(doc)
            coreferences = resolve_coreference(doc, mentions, engine.store)
            claims = extract_claims(doc, mentions, coreferences)
            section = _Section(tuple(claims), tuple(mentions), tuple(explain_no_claims(doc, claims)))
            self._sections[text] = section
        self._sections.move_to_end(text)
        if len(self._sections) > _SECTIONS:
            self._sections.popitem(last=False)
        return section

    def _judge(self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None) -> Iterator[ClaimResult]:
        """The results of a batch, in order; those remembered cost nothing."""
        engine = self._loaded
        known = {key: self._remembered[key] for key in map(_key, claims) if key in self._remembered}
        fresh = [claim for claim in claims if _key(claim) not in known]
        retrieved = []
        matches = engine.matcher.match(fresh, cancelled)
        readings = [read(claim, matches=found) for claim, found in zip(fresh, matches, strict=True)]
        for reading in readings:
            _stop_if(cancelled)
            retrieved.append(retrieve(reading, engine.store, engine.embedder, cancelled=cancelled))
        verdicts = engine.verifier.verify(
            [
                (claim.context, Evidence(triplets=triplets[:_READ]))
                for claim, triplets in zip(fresh, retrieved, strict=True)
            ],
            cancelled,
        )
        for reading, triplets, verdict in zip(readings, retrieved, verdicts, strict=True):
            key, result = _key(reading.claim), self._result(reading, triplets, verdict)
            known[key] = result
            self._remember(key, result)
        for claim in claims:
            yield replace(known[_key(claim)], claim=claim)

    def _result(self, reading: Reading, triplets: Sequence[Triplet], model: Verdict) -> ClaimResult:
        engine, claim = self._loaded, reading.claim
        judgement = judge(reading, triplets, model, engine.relations)
        tms = 0.0
        if judgement.triplets:
            shown = Evidence(triplets=judgement.triplets)
            vectors = engine.embedder.embed([claim.context, evidence_text(shown)])
            entities = {m.entity.id for m in claim.mentions if m.entity.id}
            tms = triplets_match_score(
                vectors[0], vectors[1], entity_presence_ratio(entities, judgement.triplets)
            )
        return ClaimResult(
            index=0,
            claim=claim,
            verdict=judgement.verdict,
            triplets=judgement.triplets,
            rationale=rationale(claim, judgement),
            tms=tms,
        )

    def _remember(self, key: tuple[str, tuple[str | None, ...]], result: ClaimResult) -> None:
        self._remembered[key] = result
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)

    def _provenance(self, started: datetime, seconds: float) -> Provenance:
        engine = self._loaded
        return Provenance(
            claimver=__version__,
            method=engine.verifier.name,
            models=(engine.verifier.info, engine.embedder.info),
            knowledge=(engine.store.info,),
            started=started.isoformat(timespec="seconds"),
            seconds=round(seconds, 3),
        )


def _key(claim: Claim) -> tuple[str, tuple[str | None, ...]]:
    return claim.context, tuple(mention.entity.id for mention in claim.mentions)


def _batches(claims: Sequence[Claim], size: int) -> Iterator[Sequence[Claim]]:
    for start in range(0, len(claims), size):
        yield claims[start : start + size]


def _scored(results: Sequence[ClaimResult]) -> list[tuple[float, int]]:
    return [(r.tms, claim_score(r.verdict.label, len(r.triplets))) for r in results]


def _stop_if(cancelled: Callable[[], bool] | None) -> None:
    if cancelled and cancelled():
        raise Cancelled


def _moved(span: Span, offset: int) -> Span:
    return Span(span.start + offset, span.end + offset)


def _moved_mention(mention: Mention, offset: int) -> Mention:
    return replace(mention, span=_moved(mention.span, offset)) if offset else mention


def _moved_claim(claim: Claim, offset: int) -> Claim:
    if not offset:
        return claim
    return replace(
        claim,
        span=_moved(claim.span, offset),
        mentions=tuple(_moved_mention(m, offset) for m in claim.mentions),
    )
