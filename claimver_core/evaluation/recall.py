"""Factual recall of a candidate text against a reference (FaaF, section 4).

The facts that the reference states are verified against the candidate, by one function. Where it is known
which facts the candidate bears out, the error rate and F1 micro tell how well they were verified.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claimver_core.models.generation import Form
from claimver_core.models.json_grammar import grammar
from claimver_core.sections import sections
from claimver_core.types import Label, PromptInfo, Usage
from claimver_core.verification.generative.asking import Ask, plain_text
from claimver_core.verification.generative.faaf import FaafMethod
from claimver_core.verification.generative.fact_function import FactAnswer
from claimver_core.verification.generative.judgement import object_schema
from claimver_core.verification.generative.prompts import prompt

_MOST_FACTS = 40
_FACT = 200
_ROOM = 1200
_REFERENCE = 2400  # characters of a reference that hold as many facts as an answer has room for
_LEAST = 200  # characters of a part, below which it is not cut further
_TOGETHER = 5  # facts that a part of a candidate should leave room for


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
    """The facts that a model finds in the reference, each once; none where no answer is a list of facts.

    A long reference is read in parts. Of a list that is cut off, the facts that are whole count.
    """
    items = {"type": "string", "minLength": 1, "maxLength": _FACT}
    listed = {"type": "array", "items": items, "minItems": 1, "maxItems": _MOST_FACTS}
    schema = object_schema({"facts": listed})
    form = Form(schema, grammar(schema))

    def fits(part: str) -> bool:
        return method.asker.fits(prompt("facts"), {"passage": part}, _ROOM)

    found: list[str] = []
    for part in _parts(reference, _REFERENCE, fits):
        answer = method.asker.ask(prompt("facts"), {"passage": part}, form, _ROOM, Ask(cancelled))
        facts = _strings(answer.text)
        method.asker.unusable(facts is None or not answer.complete)
        found += [plain_text(fact, _FACT) for fact in facts or ()]
    return [fact for fact in dict.fromkeys(found) if any(map(str.isalnum, fact))]


def recall(
    method: FaafMethod,
    facts: Sequence[str],
    candidate: str,
    truth: Sequence[bool | None] = (),
    cancelled: Callable[[], bool] | None = None,
) -> Recall:
    """Verifies the facts against the candidate. What is not clear counts as not recalled (section 4).

    A candidate that is too long for one call is read in parts, and one that bears a fact out is enough.
    ``truth`` says of each fact whether the candidate bears it out, None where that is not known.
    """
    known = truth or [None] * len(facts)
    longest = sorted(facts, key=len, reverse=True)[:_TOGETHER]
    parts = _parts(candidate, len(candidate), lambda part: method.fits(longest, part))
    filled = [(part, method.fill(facts, part, cancelled)) for part in parts or [candidate]]
    answers = [_best([(part, answers[n]) for part, answers in filled]) for n in range(len(facts))]
    recalled = [
        RecalledFact(
            fact=fact,
            said=answer.said if answer is not None else None,
            recalled=answer.verdict.label is Label.ATTRIBUTABLE if answer is not None else None,
            cited=answer.cited.of(part) if answer is not None and answer.cited is not None else "",
            truth=right,
        )
        for fact, (part, answer), right in zip(facts, answers, known, strict=True)
    ]
    return Recall(tuple(recalled), method.prompts, method.usage)


def _parts(text: str, longest: int, fits: Callable[[str], bool]) -> list[str]:
    """The text in parts of at most so many characters that fit into a call, as long as can be."""
    size = max(longest, _LEAST)
    while True:
        parts = [span.of(text) for span in sections(text, size)]
        if size == _LEAST or all(map(fits, parts)):
            return [part for part in parts if part.strip()]
        size = max(size // 2, _LEAST)


def _best(answers: Sequence[tuple[str, FactAnswer | None]]) -> tuple[str, FactAnswer | None]:
    """The answer on a fact that says most, with the part of the candidate that it is about."""
    for label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY, Label.EXTRAPOLATORY):
        for part, answer in answers:
            if answer is not None and answer.verdict.label is label:
                return part, answer
    return answers[0]


def _strings(text: str) -> list[str] | None:
    """The strings of the first list in the text, until it ends or is cut off; None where there is no list."""
    place = text.find("[") + 1
    if not place:
        return None
    decoder, found = json.JSONDecoder(), []
    while text[place : place + 1] not in ("", "]"):
        if text[place] in ", \t\r\n":
            place += 1
            continue
        try:
            value, place = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            break
        if isinstance(value, str):
            found.append(value)
    return found


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
