"""The evidence beside a generated claim: the deciding statements or not, among real and near ones."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from claimver_core.evidence_text import format_value, triplet_text
from claimver_core.training.generate_claims_facts import Facts
from claimver_core.training.generate_claims_parts import Part, PartMaker
from claimver_core.training.generate_claims_words import fill
from claimver_core.types import Entity, Property, TimeValue, Triplet
from claimver_core.verification.alike_properties import ALIKE
from claimver_core.verification.property_names import inverses, other_names

MOST = 7
CONFUSABLE = [
    ["P19", "P20", "P119"],
    ["P27", "P20"],
    ["P569", "P570"],
    ["P571", "P576"],
    ["P57", "P161", "P162", "P86", "P344"],
    ["P22", "P26", "P3373"],
    ["P25", "P26", "P3373"],
    ["P40", "P26", "P3373"],
    ["P69", "P108"],
    ["P166", "P1411"],
    ["P50", "P110", "P98"],
    ["P123", "P50"],
    ["P178", "P400"],
    ["P47", "P190"],
    ["P2048", "P2043", "P2049"],
    ["P102", "P463"],
    ["P138", "P112"],
    ["P136", "P921"],
    ["P175", "P162", "P86"],
    ["P127", "P137"],
    ["P6", "P190"],
    ["P36", "P47"],
    ["P54", "P69"],
    ["P17", "P47"],
    ["P159", "P127"],
]
INVERSES = inverses()
OTHER_NAMES = other_names()
"""Names that other collections give these properties."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Evidence in words; which parts it decides; whether the added detail, or a denial, stands there."""

    texts: tuple[str, ...]
    decides: list[bool]
    detail: bool = False
    denies: bool = False


class EvidenceMaker:
    def __init__(self, facts: Facts, parts: PartMaker, rng: random.Random) -> None:
        self.facts, self.parts, self.rng = facts, parts, rng

    def of(self, parts: list[Part], decides: list[bool], detail: str = "") -> Shown:
        """Evidence for the parts: what decides those marked so, and things that only come near."""
        rng = self.rng
        if rng.random() < 0.015:
            stranger = rng.choice(self.parts.by_property[self.parts.triplet().property.id or ""]).subject
            decides = [False] * len(parts)
            chosen = self._own(stranger, parts, rng.randint(1, 3))
            return Shown(tuple(self._words(triplet) for triplet in chosen), decides)
        deciding: list[Triplet] = []
        for part, decided in zip(parts, decides, strict=True):
            if decided:
                deciding += part.deciding
            elif len(part.deciding) > 1:
                deciding += rng.sample(part.deciding, len(part.deciding) - 1)
        near = [triplet for part, d in zip(parts, decides, strict=True) for triplet in self._near(part, d)]
        if not all(decides) and not near and not deciding:
            near = self._own(parts[0].subject, parts, 1)
        own = self._own(parts[0].subject, parts, rng.choice([0, 0, 1, 1, 2, 3]))
        others = [t for t in dict.fromkeys([*near, *own]) if t not in deciding]
        chosen = [*dict.fromkeys(deciding), *others][:MOST]
        rng.shuffle(chosen)
        if rng.random() < 0.14:
            return self._sentences(chosen, parts, decides, detail)
        return Shown(tuple(self._words(triplet, triplet in deciding) for triplet in chosen), decides)

    def _own(self, subject: Entity, parts: list[Part], count: int) -> list[Triplet]:
        """Other statements of the subject that decide nothing about the parts."""
        mine = self.facts.of_subject.get(subject.id or "", [])
        found: list[Triplet] = []
        for triplet in self.rng.sample(mine, min(len(mine), count + 4)):
            if len(found) < count and not any(self.decides(triplet, part) for part in parts):
                found.append(triplet)
        return found

    def decides(self, triplet: Triplet, part: Part) -> bool:
        """Whether a statement could settle the part, to be kept out of what only comes near."""
        pids = {decider.property.id for decider in part.deciding}
        objects = {decider.object for decider in part.deciding} | {part.claimed}
        if triplet.property.id in pids:
            return (
                self.parts.phrasings[triplet.property.id or ""].kind != "multi" or triplet.object in objects
            )
        kin = any(triplet.property.id in group and pids & group for group in ALIKE)
        return kin or triplet.object in objects

    def _near(self, part: Part, decided: bool) -> list[Triplet]:
        """Near misses of the part: another property with its object, or another subject with its property."""
        rng, pid = self.rng, part.deciding[0].property.id or ""
        if part.claimed is None or rng.random() > (0.3 if decided else 0.75):
            return []
        found: list[Triplet] = []
        if rng.random() < 0.5:
            known = self.facts.properties
            near = [other for group in CONFUSABLE if pid in group for other in group if other in known]
            near = [other for other in near if other != pid]
            if near:
                other = rng.choice(near)
                found.append(Triplet(part.subject, self.facts.properties[other], part.claimed))
        if rng.random() < 0.5:
            stranger = self._stranger(part, pid)
            if stranger is not None:
                found.append(Triplet(stranger, self.facts.properties[pid], part.claimed))
        if not found or rng.random() < 0.3:
            template = rng.choice(self.parts.by_property[pid])
            if template.subject not in (part.subject, part.claimed):
                found.append(template)
        return found

    def _stranger(self, part: Part, pid: str) -> Entity | None:
        """Another entity with this property, if possible one that has the claimed object."""
        have = (
            self.facts.subjects.get((pid, part.claimed.id or ""), [])
            if isinstance(part.claimed, Entity)
            else []
        )
        subject = self.facts.entities[self.rng.choice(have)] if have else None
        if subject is None or subject == part.subject:
            subject = self.rng.choice(self.parts.by_property[pid]).subject
        return None if subject in (part.subject, part.claimed) else subject

    def _words(self, triplet: Triplet, decides: bool = False) -> str:
        """The statement as the models read it, its property under another name or turned round at times.

        One that decides keeps its qualifiers, which may be what decides.
        """
        rng, pid = self.rng, triplet.property.id or ""
        chance = rng.random()
        if not decides and rng.random() < 0.25:
            triplet = replace(triplet, qualifiers=())
        turns = pid in INVERSES and not (decides and triplet.qualifiers)
        if chance < 0.12 and turns and isinstance(triplet.object, Entity):
            turned = self.facts.properties[INVERSES[pid]]
            return triplet_text(Triplet(triplet.object, turned, triplet.subject))
        if chance < 0.25 and pid in OTHER_NAMES:
            return triplet_text(replace(triplet, property=Property(pid, rng.choice(OTHER_NAMES[pid]))))
        if chance < 0.32:
            short = [alias for alias in self.facts.property_aliases.get(pid, []) if len(alias.split()) < 4]
            if short:
                return triplet_text(replace(triplet, property=Property(pid, rng.choice(short))))
        return triplet_text(triplet)

    def _sentences(
        self, triplets: list[Triplet], parts: list[Part], decides: list[bool], detail: str
    ) -> Shown:
        """The statements as sentences of text; a sole part may be denied there, or told with its detail."""
        rng, first = self.rng, parts[0]
        alone = len(parts) == 1 and decides[0] and len(first.deciding) == 1
        denies = alone and first.claimed == first.deciding[0].object and not detail and rng.random() < 0.35
        denies = denies and isinstance(first.claimed, Entity) and not first.bare
        with_detail = bool(detail) and alone and rng.random() < 0.6
        texts = []
        for triplet in triplets:
            phrasing = self.parts.phrasings.get(triplet.property.id or "")
            if phrasing is None:
                texts.append(triplet_text(triplet))
                continue
            is_decider = alone and triplet == first.deciding[0]
            templates = phrasing.negated if is_decider and denies else phrasing.clauses
            if not templates:
                denies, templates = False, phrasing.clauses
            value = format_value(triplet.object)
            day = isinstance(triplet.object, TimeValue) and value.count(" ") == 2
            clause = fill(
                rng.choice(templates),
                format_value(triplet.subject),
                value,
                f"{'on' if day else 'in'} {value}",
            )
            clause += self._qualifier(triplet) + (detail if is_decider and with_detail else "")
            texts.append(clause[:1].upper() + clause[1:] + ".")
        return Shown(tuple(texts), decides, with_detail, denies)

    def _qualifier(self, triplet: Triplet) -> str:
        return "".join(
            f" ({qualifier.property.label}: {format_value(qualifier.value)})"
            for qualifier in triplet.qualifiers
        )
