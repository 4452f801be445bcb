"""Texts of one to six claims, with the triplets beside them and the answer that follows from these.

What a language model is tuned on. Claims are worded as for the compact verifier; development texts have
subjects and wordings of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from claimver_core.rationale import triplet_sentence
from claimver_core.training.generate_claims import DECIDED_SHARE, PRONOUNS
from claimver_core.training.generate_claims_evidence import EvidenceMaker
from claimver_core.training.generate_claims_facts import INSTANCE_OF, SEX, Facts
from claimver_core.training.generate_claims_parts import Part, PartMaker, is_dev
from claimver_core.training.generate_claims_words import load_phrasings
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY
from claimver_core.types import Label, Span, Triplet

WORDINGS = Path(__file__).parent
_COUNTS = {1: 30, 2: 24, 3: 18, 4: 13, 5: 8, 6: 7}
_MOST_TRIPLETS = 24
_OTHERS = 10
_STRANGERS = 3
_OPINIONS = ("I like {S}.", "Let's talk about {S}.", "Have you heard of {S}?", "What a story {S} makes!")
_OPINION_SHARE = 0.12
_LABELS = {
    ATTRIBUTABLE: Label.ATTRIBUTABLE,
    EXTRAPOLATORY: Label.EXTRAPOLATORY,
    CONTRADICTORY: Label.CONTRADICTORY,
}


@dataclass(frozen=True, slots=True)
class JudgedClaim:
    """A claim of a text; ``triplets`` are the places, from 0, of those that are relevant to it."""

    span: Span
    label: Label
    triplets: tuple[int, ...]
    rationale: str


@dataclass(frozen=True, slots=True)
class JudgedText:
    """A text, the triplets retrieved for it, and its claims in order."""

    text: str
    triplets: tuple[Triplet, ...]
    claims: tuple[JudgedClaim, ...]


class TextMaker:
    """Draws texts; ``dev`` chooses the subjects and wordings of development texts. The same seed gives
    the same texts."""

    def __init__(self, facts: Facts, seed: int, dev: bool) -> None:
        self.rng = random.Random(f"{seed} {dev}")
        self.facts = facts
        self.parts = PartMaker(facts, load_phrasings(WORDINGS, dev), self.rng, dev)
        self.evidence = EvidenceMaker(facts, self.parts, self.rng)
        self.subjects = sorted(qid for qid in facts.of_subject if is_dev(qid) == dev and self._usable(qid))

    def texts(self) -> Iterator[JudgedText]:
        """Texts without end; none where no subject has statements that can be worded."""
        while self.subjects:
            text = self._text(self.rng.choices(list(_COUNTS), list(_COUNTS.values()))[0])
            if text is not None:
                yield text

    def _usable(self, qid: str) -> list[Triplet]:
        return [
            triplet
            for triplet in self.facts.of_subject[qid]
            if triplet.property.id in self.parts.phrasings
            and triplet.property.id not in (INSTANCE_OF, SEX)
            and not triplet.former
        ]

    def _text(self, count: int) -> JudgedText | None:
        parts: list[Part] = []
        subjects = self.rng.sample(self.subjects, min(len(self.subjects), 1 if count < 3 else 2))
        for place, qid in enumerate(subjects):
            share = count - len(parts) if place + 1 == len(subjects) else count // 2
            parts += self._parts(qid, share)
        if not parts:
            return None
        words, spans = self._worded(parts)
        decided = self._decided(parts)
        triplets = self._retrieved(parts, decided)
        places = {triplet: place for place, triplet in enumerate(triplets)}
        claims = []
        for part, span, known in zip(parts, spans, decided, strict=True):
            label = _LABELS[part.verdict] if known else Label.EXTRAPOLATORY
            relevant = tuple(places[triplet] for triplet in part.deciding) if known else ()
            claims.append(JudgedClaim(span, label, relevant, _rationale(part, label, known)))
        return JudgedText(words, triplets, tuple(claims))

    def _parts(self, qid: str, count: int) -> list[Part]:
        """At most so many things said of one subject, each of another property; those after the first
        mostly without its name."""
        usable = self._usable(qid)
        found: list[Part] = []
        said: set[str | None] = set()
        for triplet in self.rng.sample(usable, len(usable)):
            if len(found) == count:
                break
            if triplet.property.id not in said:
                form = "predicate" if found and self.rng.random() < 0.6 else "clause"
                part = self.parts.fact(triplet, form) or self.parts.fact(triplet)
                if part is not None:
                    found.append(part)
                    said.add(triplet.property.id)
        return found

    def _worded(self, parts: list[Part]) -> tuple[str, list[Span]]:
        """The text, and where each part stands in it, without the marks around."""
        rng, text, spans = self.rng, "", []
        if rng.random() < _OPINION_SHARE:
            text = rng.choice(_OPINIONS).replace("{S}", self.parts.name(parts[0].subject))
        before: Part | None = None
        for part in parts:
            clause = part.text
            follows = before is not None and before.subject == part.subject
            if follows and part.rest and rng.random() < 0.8:
                clause = f"{PRONOUNS.get(self.facts.gender.get(part.subject.id or '', ''), 'it')} {part.rest}"
            if follows and rng.random() < 0.3:
                text += rng.choice([", and ", "; "])
            else:
                text += (". " if before else " ") if text else ""
                clause = clause[:1].upper() + clause[1:]
            clause = clause.rstrip(" .")
            spans.append(Span(len(text), len(text) + len(clause)))
            text += clause
            before = part
        return text + ".", spans

    def _decided(self, parts: list[Part]) -> list[bool]:
        """Which parts the triplets decide. What decides one may settle another one too, which then is to
        be decided by its own as well."""
        decided = [self.rng.random() < DECIDED_SHARE for _ in parts]
        while True:
            shown = [t for part, known in zip(parts, decided, strict=True) if known for t in part.deciding]
            settled = [
                known or any(self.evidence.decides(triplet, part) for triplet in shown)
                for part, known in zip(parts, decided, strict=True)
            ]
            if settled == decided:
                return decided
            decided = settled

    def _retrieved(self, parts: list[Part], decided: list[bool]) -> tuple[Triplet, ...]:
        """What decides, among other statements of the same subjects and alike ones of others."""
        rng = self.rng
        deciding = [t for part, known in zip(parts, decided, strict=True) if known for t in part.deciding]
        others = [t for qid in {p.subject.id: None for p in parts} for t in self.facts.of_subject[qid or ""]]
        near = rng.sample(others, min(len(others), rng.randint(0, _OTHERS)))
        for part in rng.sample(parts, min(len(parts), rng.randint(0, _STRANGERS))):
            near.append(rng.choice(self.parts.by_property[part.deciding[0].property.id or ""]))
        near = [t for t in near if not any(self.evidence.decides(t, part) for part in parts)]
        found = list(dict.fromkeys([*deciding, *near]))[:_MOST_TRIPLETS]
        rng.shuffle(found)
        return tuple(found)


def _rationale(part: Part, label: Label, decided: bool) -> str:
    """Why, from the statements that decide alone."""
    if not decided:
        missing = " and ".join(dict.fromkeys(triplet.property.label for triplet in part.deciding))
        return f"No fact decides what the claim says of the {missing} of {part.subject.label}."
    known = f"The facts say that {'; '.join(map(triplet_sentence, part.deciding))}"
    if label is Label.EXTRAPOLATORY:
        return f"{known}, which leaves open whether the claim is true."
    if label is Label.ATTRIBUTABLE:
        return f"{known}, {'so that the denial is right' if part.denied else 'as the claim says'}."
    return f"{known}, {'which the claim denies' if part.denied else 'which is not what the claim says'}."
