"""Parts of generated claims that no one statement spells out: ages, other units, roles in place of names."""

from __future__ import annotations

import random
from dataclasses import replace

from claimver_core.evidence_text import format_number
from claimver_core.training.generate_claims_facts import Facts
from claimver_core.training.generate_claims_parts import Part, PartMaker
from claimver_core.training.generate_claims_words import ABOUT, fill
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY
from claimver_core.types import Entity, Precision, QuantityValue, TimeValue, Triplet

BORN, DIED, FOUNDED, DISSOLVED = "P569", "P570", "P571", "P576"
AGED = {
    DIED: [
        *("{S} died at the age of {N}", "{S} died aged {N}", "{S} was {N} years old at the time of death"),
        *(
            "{S} lived to be {N}",
            "{S} lived for {N} years",
            "{S} passed away at {N}",
            "{S} did not live past {N}",
        ),
        *("death came to {S} at the age of {N}", "{S}, who died at {N}, is remembered to this day"),
    ],
    "P26": ["{S} married {O} at the age of {N}", "{S} was {N} when the wedding with {O} took place"],
    "P166": ["{S} received the {O} at the age of {N}", "{S} was {N} years old on receiving the {O}"],
    "P39": ["{S} became {O} at the age of {N}", "{S} was {N} on becoming {O}"],
    "P54": ["{S} joined {O} at the age of {N}", "{S} was {N} years old when signing for {O}"],
}
LASTED = ["{S} existed for {N} years", "{S} was dissolved after {N} years", "{S} lasted {N} years"]
UNITS = {
    "metre": (("feet", 3.28084), ("ft", 3.28084)),
    "kilometre": (("miles", 0.621371), ("mi", 0.621371)),
    "square kilometre": (("square miles", 0.386102), ("hectares", 100.0)),
    "kilogram": (("pounds", 2.20462), ("lb", 2.20462)),
    "centimetre": (("inches", 0.393701), ("metres", 0.01)),
}
MEASURED = {"P2048", "P2043", "P2044", "P2046", "P2067", "P2049"}
ROLES = {
    "P36": ["the capital of {X}", "{X}'s capital", "the capital city of {X}"],
    "P22": ["the father of {X}", "{X}'s father"],
    "P25": ["the mother of {X}", "{X}'s mother"],
    "P26": ["the spouse of {X}", "the person {X} married"],
    "P3373": ["a sibling of {X}", "{X}'s sibling"],
    "P40": ["a child of {X}", "one of {X}'s children"],
    "P57": ["the director of {X}", "the person who directed {X}", "the filmmaker behind {X}"],
    "P50": ["the author of {X}", "the writer of {X}", "whoever wrote {X}"],
    "P112": ["the founder of {X}", "the person who founded {X}"],
    "P169": ["the chief executive of {X}", "{X}'s CEO"],
    "P6": ["the head of government of {X}", "the mayor or head of government of {X}"],
    "P35": ["the head of state of {X}"],
    "P61": ["the discoverer of {X}", "the inventor or discoverer of {X}"],
    "P86": ["the composer of {X}", "the person who composed {X}"],
    "P84": ["the architect of {X}", "the architect who designed {X}"],
    "P175": ["the performer of {X}", "the artist behind {X}"],
    "P178": ["the developer of {X}", "the company that developed {X}"],
    "P123": ["the publisher of {X}", "the company that published {X}"],
    "P176": ["the manufacturer of {X}", "the maker of {X}"],
    "P127": ["the owner of {X}", "whoever owns {X}"],
    "P749": ["the parent company of {X}", "{X}'s parent organization"],
    "P159": ["the city where {X} has its headquarters", "the place where {X} is based"],
    "P19": ["the birthplace of {X}", "the place where {X} was born"],
    "P20": ["the place where {X} died"],
    "P17": ["the country where {X} is located", "the country of {X}"],
    "P131": ["the place in which {X} lies"],
    "P115": ["the home ground of {X}", "the stadium of {X}"],
    "P69": ["the school that {X} attended", "the alma mater of {X}"],
    "P54": ["a team that {X} played for"],
    "P108": ["an employer of {X}"],
    "P161": ["an actor in {X}", "one of the stars of {X}"],
    "P170": ["the creator of {X}"],
    "P264": ["the record label of {X}"],
    "P184": ["the doctoral advisor of {X}"],
    "P1366": ["the successor of {X}"],
    "P1365": ["the predecessor of {X}"],
    "P155": ["what came before {X}"],
    "P156": ["what followed {X}"],
}
"""How the object of a statement is named by what it is to the statement's subject, {X}."""


class DerivedMaker:
    """Makes parts that follow from two statements, or from one by calculation."""

    def __init__(self, facts: Facts, parts: PartMaker, rng: random.Random) -> None:
        self.facts, self.parts, self.rng = facts, parts, rng

    def aged(self) -> Part | None:
        """An age at a dated event, from the date of birth; or how long something existed."""
        rng, parts = self.rng, self.parts
        if rng.random() < 0.15:
            return self._lasted()
        if not parts.has_any({BORN}):
            return None
        begin = parts.triplet({BORN})
        mine = self.facts.of_subject[begin.subject.id or ""]
        events = [t for t in mine if t.property.id in AGED and self._date(t) is not None]
        if not events or not isinstance(begin.object, TimeValue) or not parts.is_single(begin):
            return None
        event = rng.choice(events)
        moment = self._date(event)
        spans = moment and _years(begin.object, moment)
        pid = event.property.id or ""
        if not spans or (pid == DIED and not parts.is_single(event)):
            return None
        several = len(set(self.facts.values(begin.subject.id or "", pid))) < len(
            self.facts.values(begin.subject.id or "", pid)
        )
        template = rng.choice(AGED[pid])
        obj = parts.name(event.object) if isinstance(event.object, Entity) else ""
        return self._counted(
            template, (begin, event), obj, spans, EXTRAPOLATORY if several else CONTRADICTORY
        )

    def _lasted(self) -> Part | None:
        if not self.parts.has_any({FOUNDED}):
            return None
        begin = self.parts.triplet({FOUNDED})
        ends = [t for t in self.facts.of_subject[begin.subject.id or ""] if t.property.id == DISSOLVED]
        if not ends or not (self.parts.is_single(begin) and self.parts.is_single(ends[0])):
            return None
        first, last = begin.object, ends[0].object
        if not (isinstance(first, TimeValue) and isinstance(last, TimeValue)):
            return None
        spans = _years(first, last)
        template = self.rng.choice(LASTED)
        return spans and self._counted(template, (begin, ends[0]), "", spans, CONTRADICTORY)

    def _counted(
        self, template: str, deciding: tuple[Triplet, ...], obj: str, spans: tuple[int, int], wrong: int
    ) -> Part | None:
        rng = self.rng
        low, high = spans
        if not 3 <= low <= 110:
            return None
        right = rng.random() < 0.5
        if "not live past" in template:
            count, verdict = (
                (high + rng.randint(1, 9), ATTRIBUTABLE) if right else (low - rng.randint(3, 20), wrong)
            )
        elif right:
            count, verdict = rng.choice([low, high]), ATTRIBUTABLE if low == high else EXTRAPOLATORY
            if low != high:  # years alone leave two ages open
                template, verdict = template.replace("{N}", f"{rng.choice(ABOUT)} {{N}}"), ATTRIBUTABLE
        else:
            count = rng.choice(
                [low - rng.randint(2, 15), high + rng.randint(2, 15), high + rng.choice([10, 20, 30])]
            )
            verdict = wrong
        if count < 1:
            return None
        subject = deciding[0].subject
        text = fill(template.replace("{N}", str(count)), self.parts.name(subject), obj)
        return Part(text, None, verdict, deciding, subject, None, bare=True)

    def _date(self, triplet: Triplet) -> TimeValue | None:
        """When the statement holds or began to."""
        if isinstance(triplet.object, TimeValue):
            return triplet.object
        dates = [q.value for q in triplet.qualifiers if q.property.id in ("P580", "P585")]
        return next((date for date in dates if isinstance(date, TimeValue)), None)

    def converted(self) -> Part | None:
        """A quantity in another unit than its statement's."""
        rng, parts = self.rng, self.parts
        if not parts.has_any(MEASURED):
            return None
        triplet = parts.triplet(MEASURED)
        value = triplet.object
        if not isinstance(value, QuantityValue) or value.unit is None or value.unit.label not in UNITS:
            return None
        if not parts.is_single(triplet) or value.value <= 0:
            return None
        unit, factor = rng.choice(UNITS[value.unit.label])
        right = rng.random() < 0.5
        amount = value.value * factor * (1 if right else rng.choice([0.3, 0.5, 0.7, 1.4, 1.8, 2.5]))
        digits = rng.choice([2, 3, 3])
        amount = float(f"{amount:.{digits}g}")
        shown = f"{rng.choice(ABOUT)} {format_number(amount)} {unit}"
        template = rng.choice(parts.phrasings[triplet.property.id or ""].clauses)
        text = fill(template, parts.name(triplet.subject), shown)
        verdict = ATTRIBUTABLE if right else CONTRADICTORY
        return Part(text, None, verdict, (triplet,), triplet.subject, value, bare=True)

    def by_role(self) -> Part | None:
        """A statement of or about something that is named by its role alone: *the director of Titanic was
        born in Kapuskasing*, *born in the capital of Austria*."""
        rng, parts = self.rng, self.parts
        if not parts.has_any(ROLES):
            return None
        named = parts.triplet(set(ROLES))
        middle = named.object
        if not isinstance(middle, Entity):
            return None
        role = rng.choice(ROLES[named.property.id or ""]).replace("{X}", parts.name(named.subject))
        if rng.random() < 0.3:
            return self._to_role(named, middle, role)
        onward = [
            t for t in self.facts.of_subject.get(middle.id or "", ()) if t.property.id in parts.phrasings
        ]
        onward = [t for t in onward if t.object != named.subject]
        if not onward:
            return None
        step = parts.fact(rng.choice(onward), "predicate")
        if step is None or step.rest is None:
            return None
        verdict = step.verdict
        if verdict == CONTRADICTORY and not parts.is_single(named):
            verdict = EXTRAPOLATORY
        deciding = (named, *step.deciding)
        return Part(f"{role} {step.rest}", None, verdict, deciding, named.subject, step.claimed, bare=True)

    def _to_role(self, named: Triplet, middle: Entity, role: str) -> Part | None:
        """The role in the object's place."""
        parts, rng = self.parts, self.rng
        pairs = [
            (pid, subject)
            for pid in parts.phrasings
            for subject in self.facts.subjects.get((pid, middle.id or ""), ())[:3]
            if subject != named.subject.id and pid != named.property.id
        ]
        if not pairs:
            return None
        pid, subject = rng.choice(pairs)
        step = next(
            (
                t
                for t in self.facts.of_subject.get(subject, ())
                if t.property.id == pid and t.object == middle
            ),
            None,
        )
        if step is None:
            return None
        right = rng.random() < 0.55
        if not right:
            other = self.facts.unlike(step, rng)
            if other is None:
                return None
            wrong = replace(step, object=other)
            verdict = CONTRADICTORY if parts.is_single(step) and parts.is_single(named) else EXTRAPOLATORY
            # the statement has another object than the one the role leads to
            step = wrong
        else:
            verdict = ATTRIBUTABLE
        template = rng.choice(parts.phrasings[pid].clauses)
        text = fill(
            template.replace("a {O}", "{O}").replace("the {O}", "{O}"), parts.name(step.subject), role
        )
        return Part(text, None, verdict, (step, named), step.subject, step.object, bare=True)


def _years(begin: TimeValue, end: TimeValue) -> tuple[int, int] | None:
    """The least and the greatest number of full years between two times; None when that is unclear."""
    exact = (Precision.DAY, Precision.MONTH, Precision.YEAR)
    if begin.value.startswith("-") or end.value.startswith("-"):
        return None
    if begin.precision not in exact or end.precision not in exact:
        return None
    first, last = ([int(part) for part in time.value.split("-")] for time in (begin, end))
    years = last[0] - first[0]
    if len(first) == 3 and len(last) == 3:
        passed = last[1:] >= first[1:]
        return (years, years) if passed else (years - 1, years - 1)
    return years - 1, years
