"""Label, deciding facts and rationale of one claim: what a model may answer, and what of it is valid."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from claimver_core.models.generation import Choice, Form
from claimver_core.models.json_grammar import ROOT, Rules, alternatives, json_literal, literal
from claimver_core.types import Label, Verdict
from claimver_core.verification.generative.asking import RATIONALE, plain_text, verdict_of

LABELS: Mapping[str, Label] = {label.value: label for label in Label}
WATCH = '"label":"'
"""After this, the model chooses the label."""
_MOST_FACTS = 6


def properties(facts: int, rationale: bool) -> dict[str, Any]:
    """The members of the answer in JSON Schema; ``facts`` is how many there are to choose from."""
    members: dict[str, Any] = {
        "label": {"enum": list(LABELS)},
        "triplets": {
            "type": "array",
            "items": {"type": "integer", "minimum": 1, "maximum": max(1, facts)},
            "maxItems": min(facts, _MOST_FACTS),
        },
    }
    return members | ({"rationale": {"type": "string", "maxLength": RATIONALE}} if rationale else {})


def members(rules: Rules, facts: int, rationale: bool) -> str:
    """The same as the body of a rule: from the key of the label to the end of the object. What decides a
    claim has to be named, so that without facts a claim can only be extrapolatory."""
    undecided = Label.EXTRAPOLATORY.value
    if facts:
        number = rules.add("number", alternatives(literal(str(place)) for place in range(1, facts + 1)))
        numbers = rules.add("numbers", f'{number} ("," {number}){{0,{_MOST_FACTS - 1}}}')
        deciding = alternatives(json_literal(word) for word in LABELS if word != undecided)
        judged = alternatives(
            [
                rf'{deciding} ",\"triplets\":[" {numbers} "]"',
                rf'{json_literal(undecided)} ",\"triplets\":[" {numbers}? "]"',
            ]
        )
    else:
        judged = rf'{json_literal(undecided)} ",\"triplets\":[]"'
    reason = rf' ",\"rationale\":" {rules.string(RATIONALE, 1)}' if rationale else ""
    return rf'"\"label\":" {judged}{reason} "}}"'


def form(facts: int, rationale: bool = True) -> Form:
    """What the answer on one claim must look like."""
    rules = Rules()
    rules.add(ROOT, f'"{{" {members(rules, facts, rationale)}')
    return Form(object_schema(properties(facts, rationale)), rules.text())


def object_schema(properties: Mapping[str, Any]) -> dict[str, Any]:
    """An object of just these members."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def read(value: Mapping[str, Any], facts: int, choice: Choice | None) -> tuple[Verdict, str] | None:
    """The verdict with its rationale; ``Verdict.evidence`` counts facts from 0. None where the answer is not
    valid: another label, a number that no fact has, or a decision that no fact is named for."""
    label, numbers = value.get("label"), value.get("triplets")
    if not isinstance(label, str) or label not in LABELS or not isinstance(numbers, list):
        return None
    if not all(type(number) is int and 1 <= number <= facts for number in numbers):
        return None
    if not numbers and LABELS[label] is not Label.EXTRAPOLATORY:
        return None
    evidence = tuple(dict.fromkeys(number - 1 for number in numbers))
    return verdict_of(label, choice, LABELS, evidence), plain_text(value.get("rationale", ""))


def as_json(schema: Mapping[str, Any]) -> str:
    """A schema in a line, as a model is shown it."""
    return json.dumps(schema, ensure_ascii=False)
