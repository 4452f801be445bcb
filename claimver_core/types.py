"""The vocabulary of the engine: what every stage takes and returns.

All offsets are Python code points from the start of the text. Wikidata items and
properties carry their identifiers as strings ("Q937", "P19"); an entity that was
given by name alone (``claimver verify``) has ``id`` None.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Label(StrEnum):
    """The verdict on a claim (ClaimVer, section 3.3)."""

    ATTRIBUTABLE = "attributable"
    EXTRAPOLATORY = "extrapolatory"
    CONTRADICTORY = "contradictory"


class Precision(StrEnum):
    """How exactly a point in time is known, coarsest last."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"
    DECADE = "decade"
    CENTURY = "century"


class Rank(StrEnum):
    """Wikidata's statement ranks."""

    PREFERRED = "preferred"
    NORMAL = "normal"
    DEPRECATED = "deprecated"


@dataclass(frozen=True, slots=True)
class Span:
    """Half-open range ``[start, end)`` of code points of the checked text."""

    start: int
    end: int

    def of(self, text: str) -> str:
        return text[self.start : self.end]

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end


@dataclass(frozen=True, slots=True)
class Entity:
    """A Wikidata item. ``popularity`` is 0 (unknown) to 1 (best known)."""

    id: str | None
    label: str
    description: str = ""
    popularity: float = 0.0

    def __hash__(self) -> int:
        return hash((self.id, self.label))  # tells nearly all apart, for half of the time


@dataclass(frozen=True, slots=True)
class Property:
    """A Wikidata property; ``id`` is None when it was given by name alone."""

    id: str | None
    label: str

    def __hash__(self) -> int:
        return hash(self.id or self.label)


@dataclass(frozen=True, slots=True)
class TimeValue:
    """A point in time: ``value`` is YYYY, YYYY-MM or YYYY-MM-DD, with "-" before a year BCE."""

    value: str
    precision: Precision


@dataclass(frozen=True, slots=True)
class QuantityValue:
    """An amount, with the entity of its unit, or None for a plain number."""

    value: float
    unit: Entity | None = None


@dataclass(frozen=True, slots=True)
class TextValue:
    """A name or other text whose item is not known."""

    value: str


Value = Entity | TimeValue | QuantityValue | TextValue


@dataclass(frozen=True, slots=True)
class Qualifier:
    property: Property
    value: Value


@dataclass(frozen=True, slots=True)
class Triplet:
    """One statement: subject, property, object, and what is known about it.

    ``source`` names the collection it came from and ``retrieved`` its snapshot date
    (YYYY, YYYY-MM or YYYY-MM-DD; empty when unknown). ``former`` is true when the
    statement is known to hold no longer.
    """

    subject: Entity
    property: Property
    object: Value
    qualifiers: tuple[Qualifier, ...] = ()
    rank: Rank = Rank.NORMAL
    source: str = ""
    retrieved: str = ""
    former: bool = False

    def __hash__(self) -> int:
        return hash((self.subject, self.property, self.object))


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence of text evidence with the name of where it stands."""

    text: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entity that a mention may stand for, scored 0 to 1."""

    entity: Entity
    score: float


@dataclass(frozen=True, slots=True)
class Mention:
    """A span of the text that names an entity, with its candidates, best first.

    ``chosen`` is true when the user said which entity is meant; its ``id`` is None for none of those known.
    """

    span: Span
    text: str
    candidates: tuple[Candidate, ...]
    chosen: bool = False

    @property
    def entity(self) -> Entity:
        return self.candidates[0].entity

    @property
    def score(self) -> float:
        return self.candidates[0].score


@dataclass(frozen=True, slots=True)
class Coreference:
    """A pronoun or definite description (``span``) and the mention it stands for."""

    span: Span
    antecedent: Mention


@dataclass(frozen=True, slots=True)
class Claim:
    """A substring of the text that asserts something checkable.

    ``context`` is the claim in a form that stands on its own, with pronouns and definite
    descriptions resolved. ``mentions`` are the mentions it is about: those inside the span,
    and the antecedents brought in by ``context``, the subject first when it is known. ``reports`` is
    true where it tells who said something; what was said is a claim of its own.
    """

    span: Span
    text: str
    context: str
    mentions: tuple[Mention, ...] = ()
    reports: bool = False


class NoClaimReason(StrEnum):
    """Why a sentence holds no claim."""

    QUESTION = "question"
    GREETING = "greeting"
    REQUEST = "request"
    WISH = "wish"
    OPINION = "opinion"
    PERSONAL = "personal"
    FRAGMENT = "fragment"
    UNCLEAR = "unclear"
    NOTHING_NAMED = "nothing-named"


@dataclass(frozen=True, slots=True)
class NoClaim:
    """A sentence that asserts nothing that could be checked, and why."""

    span: Span
    reason: NoClaimReason


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a verifier may use: triplets and passages, in the order retrieved."""

    triplets: tuple[Triplet, ...] = ()
    passages: tuple[Passage, ...] = ()

    def __len__(self) -> int:
        return len(self.triplets) + len(self.passages)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A label with its confidence (0 to 1), or None with the reason in ``unchecked``.

    ``scores`` sums to 1 over the three labels. ``evidence`` holds the indexes of what decided,
    triplets first, then passages. ``decided_by`` is the name of a rule or of a model (verification.decider).
    ``agreement`` is the share of votes for the most frequent label, None where the model was asked once.
    """

    label: Label | None
    confidence: float = 0.0
    scores: Mapping[Label, float] = field(default_factory=dict)
    evidence: tuple[int, ...] = ()
    decided_by: str = "model"
    unchecked: str | None = None
    agreement: float | None = None


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a language model says of a claim without any evidence, with its reason in ``rationale``."""

    verdict: Verdict
    rationale: str = ""


@dataclass(frozen=True, slots=True)
class ClaimResult:
    """All that is shown for one claim; ``index`` counts from 1 in order of the text.

    ``without_evidence`` is there where the method asks the model for both, for comparison.
    """

    index: int
    claim: Claim
    verdict: Verdict
    triplets: tuple[Triplet, ...] = ()
    passages: tuple[Passage, ...] = ()
    rationale: str = ""
    tms: float = 0.0
    without_evidence: Opinion | None = None


@dataclass(frozen=True, slots=True)
class ModelInfo:
    name: str
    sha256: str


@dataclass(frozen=True, slots=True)
class KnowledgeInfo:
    name: str
    snapshot: str
    sha256: str


@dataclass(frozen=True, slots=True)
class PromptInfo:
    """What a language model was told, by name and version, with the hash of its file."""

    name: str
    version: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Usage:
    """What a language model was asked: ``calls``, tokens read (of which ``cached_tokens`` were still known
    from the call before) and written, and how many answers, or parts of one, could not be used."""

    calls: int = 0
    prompt_tokens: int = 0
    cached_tokens: int = 0
    completion_tokens: int = 0
    unusable: int = 0


@dataclass(frozen=True, slots=True)
class Provenance:
    """Which program, method, models and knowledge made a report; ``started`` is ISO 8601 UTC.

    Where a language model took part, ``prompts`` is what it was told, ``usage`` what was asked of it, and
    ``runs_on`` where it ran, in words; ``failure`` says why it took no further part, and what to do: the
    compact verifier judged the claims that were left.
    """

    claimver: str
    method: str
    models: tuple[ModelInfo, ...]
    knowledge: tuple[KnowledgeInfo, ...]
    started: str
    seconds: float
    prompts: tuple[PromptInfo, ...] = ()
    usage: Usage | None = None
    runs_on: str = ""
    failure: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """The result of checking one text. ``kas`` is None when nothing was a claim.

    ``no_claims`` are the sentences without a claim, in order of the text. ``language`` is the code of another
    language than English that the text seems to be in (language.other_language).
    """

    name: str
    text: str
    kas: float | None
    results: tuple[ClaimResult, ...]
    mentions: tuple[Mention, ...]
    provenance: Provenance
    no_claims: tuple[NoClaim, ...] = ()
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """What is being done ("Linking entities"), and how much of it: ``done`` of ``total`` steps."""

    stage: str
    done: int
    total: int
