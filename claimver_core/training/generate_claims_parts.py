"""What a generated claim asserts: one part for each thing it says, with the statements that decide it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from claimver_core.evidence_text import format_time
from claimver_core.training.generate_claims_facts import INSTANCE_OF, Facts
from claimver_core.training.generate_claims_words import (
    Phrasing,
    fill,
    finer_time,
    name_of,
    quantity_words,
    time_words,
    wrong_quantity,
    wrong_time,
)
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY
from claimver_core.types import Entity, Precision, QuantityValue, TimeValue, Triplet, Value

HUMAN = "Q5"
PLACE_PROPERTIES = {"P19", "P20", "P119", "P159", "P551", "P276", "P740", "P131"}
CONTAINERS = ("P17", "P131")
ONE_WAY = {
    *("P22", "P25", "P40", "P155", "P156", "P1365", "P1366", "P749", "P355", "P361", "P527", "P131", "P171"),
    *("P36", "P1376", "P184", "P185"),
}
COMPARISONS = {
    "P569": (
        ["{S} was born before {O}", "{S} is older than {O}"],
        ["{S} was born after {O}", "{S} is younger than {O}"],
    ),
    "P570": (["{S} died before {O}"], ["{S} died after {O}", "{S} outlived {O}"]),
    "P571": (["{S} is older than {O}", "{S} was founded before {O}"], ["{S} was founded after {O}"]),
    "P577": (["{S} came out before {O}"], ["{S} came out after {O}", "{S} is more recent than {O}"]),
    "P1082": (["{S} has fewer inhabitants than {O}"], ["{S} has more inhabitants than {O}"]),
    "P2048": (["{S} is shorter than {O}", "{S} is not as tall as {O}"], ["{S} is taller than {O}"]),
}
KINDS = {
    HUMAN: "person",
    "Q515": "city",
    "Q11424": "film",
    "Q6256": "country",
    "Q4022": "river",
    "Q8502": "mountain",
    "Q7725634": "book",
    "Q482994": "album",
    "Q7889": "video game",
    "Q215380": "band",
    "Q4830453": "company",
    "Q476028": "football club",
    "Q5398426": "television series",
    "Q3918": "university",
    "Q16521": "species",
    "Q523": "star",
    "Q11344": "chemical element",
}
EXISTENCE = {
    "P1366": (["had a successor", "did have a successor", "was succeeded by someone"], ["had no successor"]),
    "P1365": (
        ["had a predecessor", "succeeded someone"],
        ["had no predecessor", "did not have a predecessor"],
    ),
    "P26": (
        ["was married", "had a spouse", "got married"],
        ["never married", "was never married", "had no spouse"],
    ),
    "P40": (["had a child", "had children", "was a parent"], ["had no children", "never had children"]),
    "P22": (["had a father who is known"], ["has no known father"]),
    "P166": (
        ["has won an award", "received an honour"],
        ["has never won any award", "has never been honoured"],
    ),
    "P1411": (["was nominated for an award"], ["has never been nominated for any award"]),
    "P69": (
        ["went to college", "attended a school", "has an alma mater"],
        ["never went to any school or college"],
    ),
    "P54": (["played for a team", "was on a team"], ["never played for any team"]),
    "P108": (["had an employer", "was employed somewhere"], ["never worked for any employer"]),
    "P39": (["held an office", "has held a public position"], ["has never held any office"]),
    "P102": (["belonged to a political party"], ["has never belonged to any political party"]),
    "P570": (
        ["has died", "is dead", "is no longer alive"],
        ["is still alive", "has not died", "is alive today"],
    ),
    "P576": (["no longer exists", "was dissolved"], ["still exists", "was never dissolved"]),
    "P138": (["is named after someone or something"], ["is not named after anyone or anything"]),
    "P36": (["has a capital"], ["has no capital"]),
    "P38": (["has a currency"], ["has no currency"]),
    "P57": (["had a director", "was directed by someone"], ["had no director"]),
    "P161": (["has a cast", "had actors in it"], ["has no cast", "had no actors in it"]),
    "P86": (["has a composer"], ["has no composer"]),
    "P121": (["has operated aircraft", "operates something"], ["has never operated any", "operates nothing"]),
    "P127": (["has an owner"], ["has no owner"]),
    "P749": (["has a parent company"], ["has no parent company", "is independent of any parent company"]),
    "P47": (["shares a border", "borders a neighbour"], ["shares no border with any neighbour"]),
    "P190": (["has a twin town"], ["has no twin town"]),
    "P264": (["has a record label"], ["has never had a record label"]),
    "P463": (["is a member of an organization"], ["is not a member of any organization"]),
    "P577": (["has been released", "was published"], ["was never released", "has not been published"]),
    "P136": (["has a genre"], ["belongs to no genre"]),
    "P115": (["has a home ground"], ["has no home ground"]),
    "P400": (["runs on a platform"], ["runs on no platform"]),
}

QUALIFIER_WORDS = {
    "P585": ["in", "in", "in the year"],
    "P580": ["from", "starting in", "beginning in", "as of"],
    "P582": ["until", "up to"],
}
OPPOSITE = {ATTRIBUTABLE: CONTRADICTORY, CONTRADICTORY: ATTRIBUTABLE, EXTRAPOLATORY: EXTRAPOLATORY}


@dataclass(frozen=True, slots=True)
class Part:
    """``text`` is a clause; ``rest`` the same without its subject, when it can be coordinated.

    ``verdict`` holds when all of ``deciding`` is in evidence; otherwise nothing decides. ``claimed`` is
    the value that the text gives, for near misses; ``subject`` what the text is about. A ``bare`` part
    says more or less than that one statement, so that its denial would decide nothing.
    """

    text: str
    rest: str | None
    verdict: int
    deciding: tuple[Triplet, ...]
    subject: Entity
    claimed: Value | None
    denied: bool = False
    bare: bool = False


class PartMaker:
    """Makes parts of the statements whose property has phrasings; ``mine`` says which subjects to use."""

    def __init__(self, facts: Facts, phrasings: dict[str, Phrasing], rng: random.Random, dev: bool) -> None:
        self.facts, self.phrasings, self.rng, self.dev = facts, phrasings, rng, dev
        self.by_property: dict[str, list[Triplet]] = defaultdict(list)
        for subject, triplets in facts.of_subject.items():
            if is_dev(subject) == dev:
                for triplet in triplets:
                    if triplet.property.id in phrasings:
                        self.by_property[triplet.property.id].append(triplet)
        self._properties = sorted(self.by_property)
        self._weights = [len(self.by_property[pid]) ** 0.4 for pid in self._properties]

    def triplet(self, among: set[str] | None = None) -> Triplet:
        """A random statement, of common properties rather more often than of rare ones."""
        if among is None:
            return self.rng.choice(self.by_property[self.rng.choices(self._properties, self._weights)[0]])
        return self.rng.choice(self.by_property[self.rng.choice(sorted(among & self.by_property.keys()))])

    def has_any(self, pids: Iterable[str]) -> bool:
        """Whether any of the properties has a statement to draw."""
        return not self.by_property.keys().isdisjoint(pids)

    def name(self, entity: Entity) -> str:
        qid = entity.id or ""
        person = self.facts.type_of.get(qid) == HUMAN
        return name_of(entity, self.facts.aliases.get(qid, []), person, self.rng)

    def is_single(self, triplet: Triplet) -> bool:
        """Whether a different value is excluded by this one."""
        kind = self.phrasings[triplet.property.id or ""].kind
        alone = len(self.facts.values(triplet.subject.id or "", triplet.property.id or "")) == 1
        return kind != "multi" and alone

    def fact(self, triplet: Triplet, form: str = "clause") -> Part | None:
        """The statement asserted or denied, truly or with another value.

        ``form`` is "clause", or "predicate" or "apposition" for a text that can follow its subject.
        """
        rng, phrasing = self.rng, self.phrasings[triplet.property.id or ""]
        single = self.is_single(triplet)
        right = rng.random() < (0.52 if single else 0.8)
        if phrasing.kind in ("time", "quantity") and not single:
            return None
        worded = self._object(triplet, right)
        if worded is None:
            return None
        claimed, obj, in_time, detailed = worded
        verdict = ATTRIBUTABLE if right else CONTRADICTORY if single else EXTRAPOLATORY
        denied = form == "clause" and bool(phrasing.negated) and rng.random() < 0.3
        if denied:
            verdict = OPPOSITE[verdict]
        if detailed:
            verdict = EXTRAPOLATORY
        template, rest = self._template(triplet, phrasing, form, denied, claimed)
        if template is None:
            return None
        subject = self.name(triplet.subject)
        return Part(
            fill(template, subject, obj, in_time),
            fill(rest, subject, obj, in_time) if rest else None,
            verdict,
            (triplet,),
            triplet.subject,
            claimed,
            denied,
            bare=detailed or not isinstance(claimed, Entity),
        )

    def _object(self, triplet: Triplet, right: bool) -> tuple[Value, str, str, bool] | None:
        """The value a claim gives, in words, with its preposition, and whether it says more than is known."""
        value, rng = triplet.object, self.rng
        if isinstance(value, TimeValue):
            if right and rng.random() < 0.12 and (finer := finer_time(value, rng)):
                return value, *finer, True
            return value, *(time_words if right else wrong_time)(value, rng), False
        if isinstance(value, QuantityValue):
            return value, (quantity_words if right else wrong_quantity)(value, rng), "", False
        if isinstance(value, Entity):
            other = value if right else self.facts.unlike(triplet, rng)
            return None if other is None else (other, self.name(other), "", False)
        return None

    def _template(
        self, triplet: Triplet, phrasing: Phrasing, form: str, denied: bool, claimed: Value | None
    ) -> tuple[str | None, str | None]:
        """A clause, and its part after the subject when it is made so."""
        choose = self.rng.choice
        if denied:
            return choose(phrasing.negated), None
        if form == "apposition":
            rest = choose(phrasing.appositions) if phrasing.appositions else None
            return rest, rest
        if form == "predicate" or (phrasing.predicates and self.rng.random() < 0.2):
            rest = choose(phrasing.predicates) if phrasing.predicates else None
            return rest and "{S} " + rest, rest
        clauses = list(phrasing.clauses)
        for role, entity in (("subject", triplet.subject), ("object", claimed)):
            gender = self.facts.gender.get(entity.id or "") if isinstance(entity, Entity) else None
            clauses += phrasing.gendered.get(f"clauses_{role}_{gender}", [])
        return choose(clauses), None

    def swapped(self) -> Part | None:
        """A one-way relation between two entities, told the right way round or the wrong one."""
        triplet = self.triplet(ONE_WAY)
        if not isinstance(triplet.object, Entity):
            return None
        subject, obj = self.name(triplet.subject), self.name(triplet.object)
        template = self.rng.choice(self.phrasings[triplet.property.id or ""].clauses)
        if self.rng.random() < 0.6:
            text, verdict = fill(template, obj, subject), CONTRADICTORY
        else:
            text, verdict = fill(template, subject, obj), ATTRIBUTABLE
        return Part(text, None, verdict, (triplet,), triplet.subject, triplet.object, bare=True)

    def comparison(self) -> Part | None:
        """Two entities of one kind, compared by a date or an amount."""
        first = self.triplet(set(COMPARISONS))
        pid = first.property.id or ""
        kind = self.facts.type_of.get(first.subject.id or "")
        for _ in range(30):
            second = self.rng.choice(self.by_property[pid])
            if second.subject != first.subject and self.facts.type_of.get(second.subject.id or "") == kind:
                break
        else:
            return None
        if not (self.is_single(first) and self.is_single(second)):
            return None
        low, high = _magnitude(first.object), _magnitude(second.object)
        if low is None or high is None or int(low) == int(high):
            return None
        if isinstance(first.object, QuantityValue) and first.object.unit != second.object.unit:  # type: ignore[union-attr]
            return None
        right = self.rng.random() < 0.5
        template = self.rng.choice(COMPARISONS[pid][0 if (low < high) == right else 1])
        text = fill(template, self.name(first.subject), self.name(second.subject))
        verdict = ATTRIBUTABLE if right else CONTRADICTORY
        return Part(text, None, verdict, (first, second), first.subject, None, bare=True)

    def kind_of(self) -> Part | None:
        """What sort of thing something is, rightly or as a sort that excludes it."""
        triplet = self.triplet({INSTANCE_OF})
        true = triplet.object.id if isinstance(triplet.object, Entity) else None
        if true not in KINDS or len(self.facts.values(triplet.subject.id or "", INSTANCE_OF)) > 1:
            return None
        right = self.rng.random() < 0.5
        noun = KINDS[true] if right else self.rng.choice([n for q, n in sorted(KINDS.items()) if q != true])
        denied = self.rng.random() < 0.3
        verdict = ATTRIBUTABLE if right != denied else CONTRADICTORY
        rest = f"is {'not ' if denied else ''}a {{O}}"
        rest = fill(rest, "", noun)
        text = f"{self.name(triplet.subject)} {rest}"
        return Part(
            text,
            None if denied else rest,
            verdict,
            (triplet,),
            triplet.subject,
            triplet.object,
            denied,
            bare=True,
        )

    def existence(self) -> Part | None:
        """That something has a value of a property at all, or has none."""
        triplet = self.triplet(set(EXISTENCE))
        has, has_not = EXISTENCE[triplet.property.id or ""]
        denied = self.rng.random() < 0.5
        rest = self.rng.choice(has_not if denied else has)
        verdict = CONTRADICTORY if denied else ATTRIBUTABLE
        text = f"{self.name(triplet.subject)} {rest}"
        return Part(text, rest, verdict, (triplet,), triplet.subject, triplet.object, denied, bare=True)

    def chain(self) -> Part | None:
        """Two steps: born in Germany (Ulm is in Germany), or born in a city that is in Germany."""
        first = self.triplet(PLACE_PROPERTIES) if self.rng.random() < 0.6 else self.triplet()
        middle = first.object
        if not isinstance(middle, Entity):
            return None
        onward = [
            t for t in self.facts.of_subject.get(middle.id or "", ()) if t.property.id in self.phrasings
        ]
        contained = first.property.id in PLACE_PROPERTIES and self.rng.random() < 0.6
        if contained:
            onward = [t for t in onward if t.property.id in CONTAINERS]
        if not onward:
            return None
        second = self.rng.choice(onward)
        step = self.fact(second, "predicate")
        if step is None or step.rest is None:
            return None
        single = self.is_single(first)
        verdict = EXTRAPOLATORY if step.verdict == CONTRADICTORY and not single else step.verdict
        template = self.rng.choice(self.phrasings[first.property.id or ""].clauses)
        if contained and isinstance(step.claimed, Entity):
            obj = self.name(step.claimed)
        else:
            noun = self.facts.entities.get(self.facts.type_of.get(middle.id or "", ""))
            if noun is None:
                return None
            label = "person" if noun.id == HUMAN else noun.label
            article = "an" if label[:1].lower() in "aeiou" else "a"
            obj = f"{article} {label} that {step.rest}"
            template = template.replace(" a {O}", " {O}").replace(" the {O}", " {O}")
        text = fill(template, self.name(first.subject), obj)
        return Part(text, None, verdict, (first, second), first.subject, step.claimed, bare=True)

    def qualified(self) -> Part | None:
        """A statement with the time that qualifies it, right or wrong."""
        for _ in range(40):
            triplet = self.triplet()
            dated = [q for q in triplet.qualifiers if q.property.id in QUALIFIER_WORDS]
            if dated and isinstance(triplet.object, Entity):
                break
        else:
            return None
        qualifier = self.rng.choice(dated)
        if not isinstance(qualifier.value, TimeValue):
            return None
        same = self.facts.values(triplet.subject.id or "", triplet.property.id or "")
        right = self.rng.random() < 0.5
        year = TimeValue(qualifier.value.value.split("-")[0], Precision.YEAR)
        if year.value == "":
            return None
        words = (format_time(year), "") if right else wrong_time(year, self.rng)
        preposition = self.rng.choice(QUALIFIER_WORDS[qualifier.property.id or ""])
        if not words[0][0].isdigit():
            return None
        template, _ = self._template(
            triplet, self.phrasings[triplet.property.id or ""], "clause", False, triplet.object
        )
        clause = fill(template or "", self.name(triplet.subject), self.name(triplet.object))
        verdict = ATTRIBUTABLE if right else CONTRADICTORY if len(same) == len(set(same)) else EXTRAPOLATORY
        text = f"{clause} {preposition} {words[0]}"
        if self.rng.random() < 0.25 and preposition == "in":
            text = f"in {words[0]}, {clause}"
        return Part(text, None, verdict, (triplet,), triplet.subject, triplet.object, bare=True)


def is_dev(qid: str) -> bool:
    """Whether an entity is kept for development claims: one in twenty, by its number."""
    return int(qid[1:]) * 2654435761 % 2**32 % 20 == 0


def _magnitude(value: Value) -> float | None:
    """An amount, or the year of a time, for comparing."""
    if isinstance(value, QuantityValue):
        return value.value
    if isinstance(value, TimeValue) and value.precision in (Precision.DAY, Precision.MONTH, Precision.YEAR):
        sign = -1 if value.value.startswith("-") else 1
        return sign * int(value.value.removeprefix("-").split("-")[0])
    return None
