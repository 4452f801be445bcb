"""A function whose arguments are the facts to verify (FaaF, section 3): built, filled by a model, and read.

Its constructor makes a schema from the list of facts; the model fills all arguments in one call; the parser
checks types and values. What can be decided without the model (what an answer means, whether a citation is an
excerpt) is the function's part and not the model's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from claimver_core.models.excerpt_grammar import excerpt
from claimver_core.models.generation import Choice, Form, Generation
from claimver_core.models.json_grammar import ROOT, Rules
from claimver_core.types import Label, Span, Verdict
from claimver_core.verification.generative.asking import parsed, verdict_of
from claimver_core.verification.generative.excerpts import find_excerpt
from claimver_core.verification.generative.judgement import object_schema

TRUE, FALSE, UNCLEAR = "True", "False", "Not clear from the given passage"
WATCH = r'"fact_\d+":"'
CITATION = "citation"
"""The name of the rule that decides where an answer comes without a citation that is an excerpt."""
_CITED = 600


@dataclass(frozen=True, slots=True)
class FactAnswer:
    """The value of one argument: the model's word, what it means, and the excerpt cited for it."""

    said: str
    verdict: Verdict
    cited: Span | None = None


@dataclass(frozen=True, slots=True)
class FactFunction:
    """The function object for ``facts`` on ``passage``.

    ``unclear`` adds the answer "Not clear from the given passage" (T/F/N, otherwise T/F), ``citations`` an
    argument before each answer, for an exact excerpt of the passage.
    """

    facts: tuple[str, ...]
    passage: str
    unclear: bool = True
    citations: bool = True

    @property
    def answers(self) -> dict[str, Label]:
        """What each answer means for a claim. Without the third answer, false says only that the passage does
        not bear the fact out, and that is not yet a contradiction."""
        if self.unclear:
            return {
                TRUE: Label.ATTRIBUTABLE,
                FALSE: Label.CONTRADICTORY,
                UNCLEAR: Label.EXTRAPOLATORY,
            }
        return {TRUE: Label.ATTRIBUTABLE, FALSE: Label.EXTRAPOLATORY}

    def schema(self, described: bool = True) -> dict[str, Any]:
        """The function in JSON Schema; the facts themselves are in the descriptions."""
        members: dict[str, Any] = {}
        for place, fact in enumerate(self.facts):
            if self.citations:
                members[f"citation_{place}"] = {"type": "string", "maxLength": _CITED} | (
                    {"description": f"An exact excerpt of the passage that decides fact_{place}, or empty."}
                    if described
                    else {}
                )
            members[f"fact_{place}"] = {"enum": list(self.answers)} | (
                {"description": f"It is clear from the passage that {fact}"} if described else {}
            )
        return {"title": "FactChecker", **object_schema(members)}

    def form(self) -> Form:
        """What the arguments must look like: citations are excerpts, answers are those allowed."""
        rules = Rules()
        cited = rules.add("cited", excerpt(rules, self.passage, "passage")) if self.citations else ""
        answer = rules.add("answer", rules.of({"enum": list(self.answers)}))
        members = []
        for place in range(len(self.facts)):
            members += [(f"citation_{place}", cited)] if self.citations else []
            members.append((f"fact_{place}", answer))
        rules.add(ROOT, rules.object(members))
        return Form(self.schema(described=False), rules.text())

    def read(self, answer: Generation) -> list[FactAnswer | None]:
        """The answer on each fact; None where there is none, or one that the function does not accept."""
        value = parsed(answer.text) or {}
        choices = iter(answer.choices)
        return [self._read(place, value, next(choices, None)) for place in range(len(self.facts))]

    def _read(self, place: int, value: dict[str, Any], choice: Choice | None) -> FactAnswer | None:
        said = value.get(f"fact_{place}")
        if not isinstance(said, str) or said not in self.answers:
            return None
        verdict = verdict_of(said, choice, self.answers)
        if not self.citations:
            return FactAnswer(said, verdict)
        citation = value.get(f"citation_{place}")
        cited = find_excerpt(self.passage, citation) if isinstance(citation, str) else None
        if cited is None and verdict.label is not Label.EXTRAPOLATORY:
            return FactAnswer(said, _uncited(verdict))
        return FactAnswer(said, verdict, cited)


def groups(facts: Sequence[str], most: int) -> list[tuple[str, ...]]:
    """The facts in groups of at most so many."""
    return [tuple(facts[start : start + most]) for start in range(0, len(facts), most)]


def _uncited(verdict: Verdict) -> Verdict:
    """A decision that nothing is cited for is none."""
    label = Label.EXTRAPOLATORY
    confidence = verdict.scores[label]
    return Verdict(label, confidence, verdict.scores, (), CITATION)
