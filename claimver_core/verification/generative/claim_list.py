"""The one-call objective of ClaimVer (section 3.3): what a list of judged claims must look like.

The grammar allows spans that stand in the text, in order and apart, and no others. A server is held to the
schema alone and can answer with what validation (section 8) has to refuse.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from claimver_core.models.excerpt_grammar import ExcerptRules
from claimver_core.models.generation import Choice, Form, Generation, Piece
from claimver_core.models.json_grammar import ROOT, Rules, alternatives
from claimver_core.types import Span, Verdict
from claimver_core.verification.generative.asking import parsed
from claimver_core.verification.generative.excerpts import find_excerpt
from claimver_core.verification.generative.judgement import members, object_schema, properties, read
from claimver_core.verification.generative.object_stream import ObjectStream

_CLAIMS = 60
_END = '"]}"'


def claims_form(text: str, facts: int) -> Form:
    """The form of an answer on ``text``, which has a claim at least, with so many numbered facts."""
    rules = Rules()
    excerpts = ExcerptRules(rules, text, "span", _ending)
    for place in range(excerpts.places):
        rules.add(f"open-{place}", rf'"{{\"span\":\"" {excerpts.starting_from(place)}')
    rules.add("tail", members(rules, facts, rationale=True))
    first = "open-0" if excerpts.places else _END
    rules.add(ROOT, rf'"{{\"claims\":[" {first}')
    return Form(_schema(facts), rules.text())


@dataclass(frozen=True, slots=True)
class ListedClaim:
    """A claim of the list, with its verdict and rationale, or None where these are not valid."""

    span: Span
    judged: tuple[Verdict, str] | None


class ClaimList:
    """Takes in an answer on ``text`` while it is written."""

    def __init__(self, text: str, facts: int) -> None:
        self.claims: list[ListedClaim] = []
        self.faults = 0
        self._text = text
        self._facts = facts
        self._stream = ObjectStream()
        self._choice: Choice | None = None
        self._end = 0

    def take(self, piece: Piece) -> list[ListedClaim]:
        """The claims that this piece of the answer completes."""
        if isinstance(piece, Choice):
            self._choice = piece
            return []
        found = [self._listed(value) for value in self._stream.add(piece)]
        return [claim for claim in found if claim is not None]

    def finish(self, answer: Generation) -> None:
        """The answer is at its end; one that is cut off, or no list of claims, has a fault."""
        value = parsed(answer.text)
        claims = value.get("claims") if value is not None else None
        if (
            not answer.complete
            or not isinstance(claims, list)
            or not all(isinstance(c, dict) for c in claims)
        ):
            self.faults += 1

    def _listed(self, value: Any) -> ListedClaim | None:
        choice, self._choice = self._choice, None
        said = value.get("span")
        span = find_excerpt(self._text, said, self._end) if isinstance(said, str) else None
        if span is None:
            self.faults += 1
            return None
        judged = read(value, self._facts, choice)
        if judged is None:
            self.faults += 1
        self._end = span.end
        self.claims.append(ListedClaim(span, judged))
        return self.claims[-1]


def _ending(place: int, places: int) -> str:
    """What follows a span that ends at ``place``: the rest of its object, then the end of the list or a claim
    that starts later."""
    later = [f'"," open-{place + 1}'] if place + 1 < places else []
    return rf'"\"," tail {alternatives([_END, *later])}'


def _schema(facts: int) -> dict[str, Any]:
    span = {"span": {"type": "string"}}  # of any length: servers are slow to count to a thousand
    item = object_schema(span | properties(facts, rationale=True))
    return object_schema({"claims": {"type": "array", "items": item, "minItems": 1, "maxItems": _CLAIMS}})
