"""A scripted checker and a report made by hand, for tests that need no models."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from claimver_core.errors import Cancelled
from claimver_core.scoring import attribution_score, claim_score
from claimver_core.types import (
    Candidate,
    Claim,
    ClaimResult,
    Entity,
    Evidence,
    KnowledgeInfo,
    Label,
    Mention,
    ModelInfo,
    Passage,
    Precision,
    Progress,
    Property,
    Provenance,
    Qualifier,
    QuantityValue,
    Report,
    Span,
    TextValue,
    TimeValue,
    Triplet,
    Verdict,
)

ULM = Entity("Q3012", "Ulm", "city in Baden-Württemberg, Germany")
EINSTEIN = Entity("Q937", "Albert Einstein", "German-born theoretical physicist (1879–1955)")
BORN_IN = Triplet(EINSTEIN, Property("P19", "place of birth"), ULM, source="wikidata", retrieved="2021-03-01")
BORN_ON = Triplet(
    EINSTEIN, Property("P569", "date of birth"), TimeValue("1879-03-14", Precision.DAY), source="wikidata"
)
WORKED = Triplet(
    EINSTEIN,
    Property("P108", "employer"),
    TextValue("Patent Office"),
    (Qualifier(Property("P582", "end time"), TimeValue("1909", Precision.YEAR)),),
    source="supplement",
    former=True,
)
PEOPLE = Triplet(ULM, Property("P1082", "population"), QuantityValue(126_329.0), source="wikidata")

PROVENANCE = Provenance(
    claimver="0.1.0",
    method="compact",
    models=(ModelInfo("compact-verifier", "ab" * 32), ModelInfo("ranker", "cd" * 32)),
    knowledge=(KnowledgeInfo("starter", "2021-03-01", "ef" * 32),),
    started="2026-01-02T03:04:05+00:00",
    seconds=1.25,
)


def claim_of(text: str, words: str, index: int, **values: object) -> ClaimResult:
    """The claim on the first place where ``words`` stand; mentions are the entities that it names."""
    start = text.index(words)
    mentions = tuple(
        Mention(
            Span(start + words.index(e.label), start + words.index(e.label) + len(e.label)),
            e.label,
            (Candidate(e, 0.9),),
        )
        for e in (EINSTEIN, ULM)
        if e.label in words
    )
    claim = Claim(Span(start, start + len(words)), words, str(values.pop("context", words)), mentions)
    return ClaimResult(index=index, claim=claim, **values)  # type: ignore[arg-type]


def verdict(label: Label, confidence: float = 0.9, decided_by: str = "model") -> Verdict:
    rest = (1 - confidence) / 2
    scores = {each: confidence if each is label else rest for each in Label}
    return Verdict(label, confidence, scores, (0,), decided_by)


def report_of(text: str, results: Sequence[ClaimResult], name: str = "draft.txt") -> Report:
    mentions = tuple(m for r in results for m in r.claim.mentions)
    scored = [(r.tms, claim_score(r.verdict.label, len(r.triplets))) for r in results]
    return Report(
        name, text, attribution_score(scored) if results else None, tuple(results), mentions, PROVENANCE
    )


TEXT = "Albert Einstein was born in Ulm, and he was born in 1890. 🎉 He liked sailing. Ulm is large."


@pytest.fixture
def report() -> Report:
    """A report with every label, every kind of value and a claim that could not be checked."""
    return report_of(
        TEXT,
        [
            claim_of(
                TEXT,
                "Albert Einstein was born in Ulm",
                1,
                verdict=verdict(Label.ATTRIBUTABLE),
                triplets=(BORN_IN, WORKED),
                rationale="The knowledge supports this.",
                tms=0.91,
            ),
            claim_of(
                TEXT,
                "he was born in 1890",
                2,
                context="Albert Einstein was born in 1890",
                verdict=verdict(Label.CONTRADICTORY, decided_by="date"),
                triplets=(BORN_ON,),
                rationale="The claim gives another date than the knowledge.",
                tms=0.5,
            ),
            claim_of(
                TEXT,
                "He liked sailing",
                3,
                verdict=verdict(Label.EXTRAPOLATORY, 0.6),
                passages=(Passage("He owned a boat.", "letters.txt"),),
                rationale="Nothing decides this claim.",
            ),
            claim_of(
                TEXT,
                "Ulm is large",
                4,
                verdict=Verdict(None, unchecked="The model stopped."),
                triplets=(PEOPLE,),
            ),
        ],
    )


class ScriptedChecker:
    """Stands in for FactChecker: each sentence with "Ulm" in it is attributable, with "1890" contradictory,
    with "sail" extrapolatory, with "broken" unchecked; "crash" raises. It has no models."""

    def __init__(self) -> None:
        self.loads = 0
        self.closed = False
        self.texts: list[str] = []
        self.items: list[tuple[str, Evidence]] = []
        self.calls = 0
        self.before_check: Callable[[], None] = lambda: None

    def load(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.loads += 1
        if progress:
            progress(Progress("Loading the models", 1, 3))

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        progress: Callable[[Progress], None] | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report:
        self.before_check()
        if cancelled and cancelled():
            raise Cancelled
        if "crash" in text:
            raise RuntimeError("a fault")
        self.texts.append(text)
        results: list[ClaimResult] = []
        for sentence in filter(str.strip, text.split(".")):
            label = {"Ulm": Label.ATTRIBUTABLE, "1890": Label.CONTRADICTORY, "sail": Label.EXTRAPOLATORY}
            found = next((label[word] for word in label if word in sentence), None)
            if found:
                judged = verdict(found)
            elif "broken" in sentence:
                judged = Verdict(None, unchecked="The model stopped.")
            else:
                continue
            results.append(claim_of(text, sentence.strip(), len(results) + 1, verdict=judged))
        if progress:
            progress(Progress("Checking claims", len(text), len(text)))
        return report_of(text, results, name)

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        self.calls += 1
        self.items += items
        return [
            Verdict(None, unchecked="The model stopped.")
            if "broken" in claim
            else verdict(Label.ATTRIBUTABLE)
            for claim, _ in items
        ]

    def link(self, text: str, cancelled: Callable[[], bool] | None = None) -> list[Mention]:
        start = text.find("Ulm")
        if start < 0:
            return []
        return [Mention(Span(start, start + 3), "Ulm", (Candidate(ULM, 0.9), Candidate(EINSTEIN, 0.1)))]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def scripted() -> ScriptedChecker:
    return ScriptedChecker()
