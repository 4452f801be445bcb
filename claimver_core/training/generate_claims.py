"""Generate claims with evidence and label from the knowledge, to train and to try the compact verifier.

A claim and its evidence are drawn apart: the same claim stands beside evidence that decides it or that
only comes near, so that neither the wording nor the entities tell the label. Development claims have
entities, phrasings and frames of their own. Run with ``python -m claimver_core.training.generate_claims``.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from claimver_core.training.generate_claims_derived import DerivedMaker
from claimver_core.training.generate_claims_evidence import EvidenceMaker
from claimver_core.training.generate_claims_facts import Facts
from claimver_core.training.generate_claims_parts import OPPOSITE, Part, PartMaker
from claimver_core.training.generate_claims_words import (
    DETAILS,
    Frame,
    load_frames,
    load_phrasings,
    sentence,
)
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    EXTRAPOLATORY,
    Example,
    write_examples,
)

RECIPES = {
    "fact": 42,
    "pair": 16,
    "chain": 8,
    "role": 9,
    "aged": 3,
    "converted": 3,
    "existence": 7,
    "qualified": 6,
    "swapped": 4,
    "kind": 3,
    "comparison": 3,
    "detail": 5,
}
PRONOUNS = {"male": "he", "female": "she"}
INTRODUCTIONS = [
    "Have you heard of {S}?",
    "Do you know {S}?",
    "I like {S}.",
    "Let's talk about {S}.",
    "His name is {S}.",
]
DECIDED_SHARE = 0.8


class Generator:
    """Draws examples; ``dev`` chooses the entities, phrasings and frames of development claims."""

    def __init__(self, facts: Facts, phrasings: Path, seed: int, dev: bool) -> None:
        self.rng = random.Random(f"{seed} {dev}")
        self.frames = load_frames(phrasings, dev)
        self.facts = facts
        self.parts = PartMaker(facts, load_phrasings(phrasings, dev), self.rng, dev)
        self.derived = DerivedMaker(facts, self.parts, self.rng)
        self.evidence = EvidenceMaker(facts, self.parts, self.rng)

    def examples(self) -> Iterator[Example]:
        """Examples without end."""
        names, weights = list(RECIPES), list(RECIPES.values())
        while True:
            example = self._example(self.rng.choices(names, weights)[0])
            if example is not None:
                yield example

    def _example(self, recipe: str) -> Example | None:
        if recipe == "pair":
            return self._pair()
        part = {
            "chain": self.parts.chain,
            "existence": self.parts.existence,
            "qualified": self.parts.qualified,
            "swapped": self.parts.swapped,
            "kind": self.parts.kind_of,
            "comparison": self.parts.comparison,
            "role": self.derived.by_role,
            "aged": self.derived.aged,
            "converted": self.derived.converted,
        }.get(recipe, lambda: self.parts.fact(self.parts.triplet()))()
        if part is None:
            return None
        part, frame = self._maybe_denied_by_frame(part)
        clause, detail = part.text, ""
        if recipe == "detail" and not part.denied:
            detail = self.rng.choice(DETAILS)
            clause += detail
        shown = self.evidence.of([part], self._decided([part]), detail)
        label = part.verdict if shown.decides[0] else EXTRAPOLATORY
        if shown.denies:
            label = OPPOSITE[label]
        if detail and label == ATTRIBUTABLE and not shown.detail:
            label = EXTRAPOLATORY
        if frame is None:
            text = sentence(clause, self.rng, self.frames)
        else:
            text = frame.text.replace("{clause}", clause)
        return Example(text, shown.texts, label, recipe)

    def _maybe_denied_by_frame(self, part: Part) -> tuple[Part, Frame | None]:
        """Now and then a frame that denies the clause, also one that denies already."""
        if self.rng.random() > (0.12 if part.denied else 0.08):
            return part, None
        frame = self.rng.choice([frame for frame in self.frames if frame.negates])
        return replace(part, verdict=OPPOSITE[part.verdict], denied=True), frame

    def _decided(self, parts: list[Part]) -> list[bool]:
        """Which parts the evidence decides; for a pair mostly both, so that halves do not stand out."""
        if len(parts) == 1:
            return [self.rng.random() < DECIDED_SHARE]
        chance = self.rng.random()
        if chance < 0.72:
            return [True] * len(parts)
        if chance < 0.93:
            left_out = self.rng.randrange(len(parts))
            return [index != left_out for index in range(len(parts))]
        return [False] * len(parts)

    def _pair(self) -> Example | None:
        """Two things said of one subject, by coordination, apposition or after an introduction."""
        first = self.parts.triplet()
        others = [
            triplet
            for triplet in self.facts.of_subject[first.subject.id or ""]
            if triplet.property.id in self.parts.phrasings and triplet.property != first.property
        ]
        if not others:
            return None
        shape = self.rng.choice(["and", "and", "clauses", "apposition", "introduction", "introduction_one"])
        one = self.parts.fact(first, "predicate")
        if one is None or one.rest is None:
            return None
        name = self.parts.name(one.subject)
        pronoun = PRONOUNS.get(self.facts.gender.get(one.subject.id or "", ""), "it")
        if shape == "introduction_one":
            introduction = self.rng.choice(INTRODUCTIONS).replace("{S}", name)
            shown = self.evidence.of([one], self._decided([one]))
            label = one.verdict if shown.decides[0] else EXTRAPOLATORY
            label = OPPOSITE[label] if shown.denies else label
            return Example(f"{introduction} {pronoun.capitalize()} {one.rest}.", shown.texts, label, "pair")
        other = self.parts.fact(
            self.rng.choice(others), "apposition" if shape == "apposition" else "predicate"
        )
        if other is None or other.rest is None:
            return None
        if shape == "and":
            clause = f"{name} {one.rest} and {other.rest}"
        elif shape == "clauses":
            joint = self.rng.choice([", and {p} ", "; {p} also ", ", while {p} "]).replace("{p}", pronoun)
            clause = f"{name} {one.rest}{joint}{other.rest}"
        elif shape == "apposition":
            clause = f"{name}, {other.rest}, {one.rest}"
        else:
            introduction = self.rng.choice(INTRODUCTIONS).replace("{S}", name)
            clause = f"{introduction} {pronoun.capitalize()} {one.rest} and {other.rest}"
        parts = [one, other]
        shown = self.evidence.of(parts, self._decided(parts))
        seen = zip(parts, shown.decides, strict=True)
        verdicts = [part.verdict if decided else EXTRAPOLATORY for part, decided in seen]
        label = max(verdicts)  # contradictory outweighs undecided, undecided outweighs attributable
        text = clause + "." if shape == "introduction" else sentence(clause, self.rng, self.frames)
        return Example(text, shown.texts, label, "pair")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument("--train", type=Path, help="write training claims here (JSON lines)")
    parser.add_argument("--dev", type=Path, help="write development claims here (JSON lines)")
    parser.add_argument("--count", type=int, default=100_000, help="training claims")
    parser.add_argument("--dev-count", type=int, default=3_000, help="development claims")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder = args.data / "knowledge"
    if not folder.is_dir():
        parser.error(f"no folder knowledge in {args.data}: give the data folder with --data")
    facts = Facts(folder)
    for path, count, dev in ((args.dev, args.dev_count, True), (args.train, args.count, False)):
        if path is not None:
            generator = Generator(facts, Path(__file__).parent, args.seed, dev)
            rows = [example for example, _ in zip(generator.examples(), range(count), strict=False)]
            write_examples(rows, path)
            print(path, Counter(row.label for row in rows))


if __name__ == "__main__":
    main()
