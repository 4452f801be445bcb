"""Factual recall of a candidate text against a reference (FaaF, section 4).

The facts that the reference states are verified against the candidate, by one function. Where it is known
which facts the candidate bears out, the error rate and F1 micro tell how well they were verified.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claimver_core.models.generation import Form
from claimver_core.models.json_grammar import grammar
from claimver_core.types import Label, PromptInfo, Usage
from claimver_core.verification.generative.asking import Ask, parsed, plain_text
from claimver_core.verification.generative.faaf import FaafMethod
from claimver_core.verification.generative.judgement import object_schema
from claimver_core.verification.generative.prompts import prompt

_MOST_FACTS = 40
_FACT = 200
_ROOM = 1200


@dataclass(frozen=True, slots=True)
class RecalledFact:
    """A fact of the reference. ``said`` is the model's answer, None where it gave none that the function
    accepts; ``cited`` is the excerpt of the candidate, ``truth`` whether that bears the fact out, where it is
    known."""

    fact: str
    said: str | None
    recalled: bool | None
    cited: str = ""
    truth: bool | None = None


@dataclass(frozen=True, slots=True)
class Recall:
    """What came of a reference and a candidate. Shares are 0 to 1, None where there is nothing to count."""

    facts: tuple[RecalledFact, ...]
    prompts: tuple[PromptInfo, ...]
    usage: Usage

    @property
    def recall(self) -> float | None:
        """The share of recalled facts among those that were answered."""
        answered = [fact for fact in self.facts if fact.recalled is not None]
        return _share(sum(bool(fact.recalled) for fact in answered), len(answered))

    @property
    def unparseable_rate(self) -> float | None:
        """The share of facts without an answer that the function accepts."""
        return _share(sum(fact.recalled is None for fact in self.facts), len(self.facts))

    @property
    def error_rate(self) -> float | None:
        """The share of wrong answers among those whose truth is known."""
        known = self._known()
        return _share(sum(fact.recalled != fact.truth for fact in known), len(known))

    @property
    def f1_micro(self) -> float | None:
        """F1 of finding the facts that the candidate does not bear out; None where it bears out all."""
        known = self._known()
        if all(fact.truth for fact in known):
            return None
        hits = sum(not fact.recalled and not fact.truth for fact in known)
        wrong = sum(fact.recalled != fact.truth for fact in known)
        return 2 * hits / (2 * hits + wrong)

    def _known(self) -> list[RecalledFact]:
        return [fact for fact in self.facts if fact.truth is not None and fact.recalled is not None]


def find_facts(method: FaafMethod, reference: str, cancelled: Callable[[], bool] | None = None) -> list[str]:
    """The facts that a model finds in the reference, each once; none where its answer is no list of facts."""
    items = {"type": "string", "minLength": 1, "maxLength": _FACT}
    listed = {"type": "array", "items": items, "minItems": 1, "maxItems": _MOST_FACTS}
    schema = object_schema({"facts": listed})
    answer = method.asker.ask(
        prompt("facts"), {"passage": reference}, Form(schema, grammar(schema)), _ROOM, Ask(cancelled)
    )
    found = (parsed(answer.text) or {}).get("facts")
    method.asker.unusable(not isinstance(found, list))
    facts = [plain_text(fact, _FACT) for fact in found] if isinstance(found, list) else []
    return [fact for fact in dict.fromkeys(facts) if any(map(str.isalnum, fact))]


def recall(
    method: FaafMethod,
    facts: Sequence[str],
    candidate: str,
    truth: Sequence[bool | None] = (),
    cancelled: Callable[[], bool] | None = None,
) -> Recall:
    """Verifies the facts against the candidate. What is not clear counts as not recalled (section 4).

    ``truth`` says of each fact whether the candidate bears it out, None where that is not known.
    """
    known = truth or [None] * len(facts)
    answers = method.fill(facts, candidate, cancelled)
    recalled = [
        RecalledFact(
            fact=fact,
            said=answer.said if answer is not None else None,
            recalled=answer.verdict.label is Label.ATTRIBUTABLE if answer is not None else None,
            cited=answer.cited.of(candidate) if answer is not None and answer.cited is not None else "",
            truth=right,
        )
        for fact, answer, right in zip(facts, answers, known, strict=True)
    ]
    return Recall(tuple(recalled), method.prompts, method.usage)


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
