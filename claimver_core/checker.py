"""The whole chain: from a text to a report."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from claimver_core import __version__
from claimver_core.engine import Engine, load_engine
from claimver_core.errors import ModelFailed, stop_if
from claimver_core.generative_judging import GenerativeJudging
from claimver_core.judging import CompactJudging, Judging
from claimver_core.knowledge.entity_lookup import EntityLookup
from claimver_core.language.other_language import other_language
from claimver_core.language.pipeline import analyse
from claimver_core.linking.choices import Choices
from claimver_core.markup import bare_text
from claimver_core.models.generation import Generator
from claimver_core.moving import moved_mention, moved_no_claim, moved_result
from claimver_core.scoring import attribution_score, claim_score
from claimver_core.section_reading import SectionReader
from claimver_core.sections import sections
from claimver_core.types import (
    ClaimResult,
    Evidence,
    Mention,
    NoClaim,
    Progress,
    Provenance,
    Report,
    Verdict,
)
from claimver_core.verification.generative.answer import GenerativeMethod
from claimver_core.verification.given.judge import judge_given
from claimver_core.verification.given.reader import GivenReading
from claimver_core.verification.method import Method

ProgressCallback = Callable[[Progress], None]


class FactChecker:
    """Checks texts with the shipped models and knowledge. One thread owns it.

    ``data_dir`` is the user's data folder (the platform's by default), ``threads`` how many the models
    may use (the physical cores by default), ``gpu_layers`` how many layers go to the GPU (as many as fit,
    where the build can; 0 for none), ``method`` how claims are judged. Raises UsageError for a method whose
    settings do not go together.
    """

    def __init__(
        self,
        data_dir: Path | None = None,
        *,
        threads: int | None = None,
        gpu_layers: int | None = None,
        method: Method | None = None,
    ) -> None:
        self._data_dir = data_dir
        self._threads = threads
        self._gpu_layers = gpu_layers
        self._method = (method or Method()).check()
        self._engine: Engine | None = None
        self._reader: SectionReader | None = None
        self._compact: CompactJudging | None = None
        self._generator: Generator | None = None
        self._generative: GenerativeMethod | None = None

    @property
    def method(self) -> Method:
        """How claims are judged."""
        return self._method

    def use(self, method: Method) -> None:
        """Judges by another method from now on; what is loaded and remembered stays. Raises UsageError."""
        method.check()
        if method != self._method:
            self._close_generator()
            self._method = method

    def load(
        self, progress: ProgressCallback | None = None, cancelled: Callable[[], bool] | None = None
    ) -> None:
        """Opens the knowledge, loads pipeline and models, and looks at the language model's file, once.

        Raises ResourceError when one is missing or damaged, StorageError when the data folder
        cannot be written, and Cancelled, between two steps, when ``cancelled()`` becomes true.
        """

        def step(done: Progress) -> None:
            stop_if(cancelled)
            if progress:
                progress(done)

        if self._engine is None:
            layers = -1 if self._gpu_layers is None else self._gpu_layers
            self._engine = load_engine(self._data_dir, self._threads, layers, step)
        if self._reader is None:
            self._reader = SectionReader(self._engine)
            self._compact = CompactJudging(self._engine)
        if self._method.generative and self._generative is None:
            from claimver_core.verification.generative.choose import make_generator, make_method

            self._generator = make_generator(
                self._method, self._data_dir, threads=self._threads, gpu_layers=self._gpu_layers
            )
            self._generative = make_method(self._method, self._generator)

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        choices: Choices | None = None,
        progress: ProgressCallback | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report:
        """Checks every claim of ``text``; results also go to ``on_result`` as they come, in order.

        ``choices`` says by name which entities are meant where the user knows better (linking.choices).
        When a language model crashes or cannot be reached, the compact verifier judges the claims that are
        left, and ``Provenance.failure`` says so. Raises Cancelled when ``cancelled()`` becomes true, and what
        ``load`` raises.
        """
        self.load(progress, cancelled)
        started, clock = datetime.now(UTC), time.monotonic()
        results: list[ClaimResult] = []
        mentions: list[Mention] = []
        no_claims: list[NoClaim] = []
        reader, judging = self._reader, self._judging()
        assert reader is not None
        if self._generative is not None:
            self._generative.start()
        for section in sections(text):
            found = reader.read(section.of(text), choices or {}, cancelled)
            mentions += [moved_mention(mention, section.start) for mention in found.mentions]
            no_claims += [moved_no_claim(no_claim, section.start) for no_claim in found.no_claims]
            if progress:
                progress(Progress("Checking claims", section.start, len(text)))

            def add(result: ClaimResult, offset: int = section.start) -> None:
                numbered = moved_result(result, offset, len(results) + 1)
                results.append(numbered)
                if on_result:
                    on_result(numbered)
                if progress:
                    progress(Progress("Checking claims", numbered.claim.span.end, len(text)))

            judging.judge(section.of(text), found.claims, found.mentions, add, cancelled)
        if progress:
            progress(Progress("Done", len(text), len(text)))
        return Report(
            name=name,
            text=text,
            kas=attribution_score(_scored(results)) if results else None,
            results=tuple(results),
            mentions=tuple(mentions),
            provenance=self._provenance(started, time.monotonic() - clock, judging.failure),
            no_claims=tuple(no_claims),
            language=other_language(text),
        )

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        """Judges claims against the evidence that is given, without retrieval. Raises ModelFailed where a
        language model fails."""
        self.load()
        judging = self._judging()
        if isinstance(judging, GenerativeJudging):
            return judging.verify(items, self._verify_compact, cancelled)
        return self._verify_compact(items, cancelled)

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
            bare = bare_text(section.of(text))
            read = section.of(text) if bare is None else bare.text
            doc = analyse(self._loaded.pipeline, read, cancelled=cancelled)
            linked = self._loaded.linker.link(doc, names_only=True)
            if bare is not None:
                linked = [bare.written_mention(mention) for mention in linked]
            found += [moved_mention(mention, section.start) for mention in linked]
        return found

    def lookup(self) -> EntityLookup:
        """A reader of the knowledge for another thread, which closes it. ``load`` comes first."""
        return EntityLookup(self._loaded.store.path)

    def close(self) -> None:
        """Closes the knowledge and ends the language model; the other models go with the object."""
        self._close_generator()
        if self._engine is not None:
            self._engine.store.close()
            self._engine = self._reader = self._compact = None

    @property
    def _loaded(self) -> Engine:
        assert self._engine is not None, "load() comes first"
        return self._engine

    def _judging(self) -> Judging:
        assert self._compact is not None, "load() comes first"
        if self._generative is None:
            return self._compact
        return GenerativeJudging(self._loaded, self._compact, self._generative)

    def _verify_compact(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None
    ) -> list[Verdict]:
        reader, verifier = self._loaded.reader, self._loaded.verifier
        grounded = [(claim, reader.grounded(evidence)) for claim, evidence in items]
        verdicts = verifier.verify(grounded, cancelled)
        return [
            judge_given(reading, verdict, verifier.calibration)
            for reading, verdict in zip(reader.read(grounded, cancelled), verdicts, strict=True)
        ]

    def _provenance(self, started: datetime, seconds: float, failure: ModelFailed | None) -> Provenance:
        engine, model = self._loaded, self._generative
        shipped = (engine.verifier.info, engine.embedder.info)
        return Provenance(
            claimver=__version__,
            method=self._method.name,
            models=(model.info, *shipped) if model is not None else shipped,
            knowledge=(engine.store.info,),
            started=started.isoformat(timespec="seconds"),
            seconds=round(seconds, 3),
            prompts=model.prompts if model is not None else (),
            usage=model.usage if model is not None else None,
            runs_on=model.runs_on if model is not None else "",
            failure=str(failure or ""),
        )

    def _close_generator(self) -> None:
        if self._generator is not None:
            self._generator.close()
        self._generator = self._generative = None


def _scored(results: Sequence[ClaimResult]) -> list[tuple[float, int]]:
    return [(r.tms, claim_score(r.verdict.label, len(r.triplets))) for r in results]
