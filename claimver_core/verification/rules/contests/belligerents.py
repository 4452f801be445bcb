"""Claims of who fought a war: *the Falklands War was fought between Argentina and the United Kingdom*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described
from claimver_core.verification.rules.sides import dates_marked, masked

_WHEN = r"(?:\s+(?:in|from|between)\s+@(?:\s+(?:to|and|until)\s+@)?)?"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:was|is)\s+(?:(?:mainly\s+)?fought|(?:an?|the)\s+(?:\w+\s+)?(?:war|conflict|battle)"
    rf"(?:\s+fought)?){_WHEN}\s+(?:between|by)\s+(?:the\s+)?_\s+and\s+(?:the\s+)?_{_WHEN}\W*$|"
    rf"^\W*(?:the\s+)?_\s+and\s+(?:the\s+)?_\s+(?P<last>fought)\s+(?:each\s+other\s+in\s+)?(?:the\s+)?_{_WHEN}\W*$",
    re.IGNORECASE,
)
_BETWEEN = re.compile(
    r"\bbetween\s+(?P<sides>(?:the\s+)?[A-Z][^,;()\d]*?\s+and\s+(?:the\s+)?[A-Z][^,;()\d]*)"
)
_SIDES, _TIMES = ("P710",), ("P580", "P582", "P585")
_STATES = ("Q6256", "Q3624078")
_STEM = 5
_SAID_OTHERWISE = word_set("kingdom of the republic empire united crown great state states and")


def belligerents(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Two that are known to have taken part support. Where the description of the war names its two sides,
    another state of today, that is none of them and shares no land with one, contradicts."""
    claim = masked(reading)
    found = _CLAIM.match(dates_marked(claim.text, reading))
    if found is None or len(claim.names) != 3 or reading.denied:
        return None
    *sides, war = claim.names if found["last"] else (*claim.names[1:], claim.names[0])
    qid = str(war.entity.id)
    times = [t.object for t in relations.statements(qid, _TIMES) if isinstance(t.object, TimeValue)]
    if reading.dates and not any(reading.compare(time) is Comparison.SAME for time in times):
        return None
    known = [t for t in relations.statements(qid, _SIDES) if isinstance(t.object, Entity)]
    named = _BETWEEN.search(war.entity.description)
    between = normalise(named["sides"]) if named is not None else ""
    by = [_told(side, known) for side in sides]
    told = [statement is not None or _is_in(side, between) for side, statement in zip(sides, by, strict=True)]
    shown = tuple(dict.fromkeys(t for t in by if t is not None))
    if all(told):
        return Ruling(Label.ATTRIBUTABLE, "stated", shown or (described(war.entity),), whole=True)
    if not between or not any(told) or not known or reading.dates:
        return None
    wrong = next(side for side, is_told in zip(sides, told, strict=True) if not is_told)
    if not any(relations.is_a(str(wrong.entity.id), kind) for kind in _STATES):
        return None
    lands = [t.object for t in known if isinstance(t.object, Entity)]
    lands = [land for land in lands if relations.kind(str(land.id)) == "place"]
    if not all(relations.apart(str(land.id), str(wrong.entity.id)) for land in lands):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", (described(war.entity), *known[:2]), whole=True)


def _told(side: Mention, known: Sequence[Triplet]) -> Triplet | None:
    """The statement that the side took part, under its name of the time: *Kingdom of England*."""
    own = next((t for t in known if has_value(t, side.entity.id)), None)
    if own is not None:
        return own
    labels = ((t, t.object.label) for t in known if isinstance(t.object, Entity))
    return next((t for t, label in labels if _is_in(side, normalise(label))), None)


def _is_in(side: Mention, text: str) -> bool:
    """True where each word of the side's name, or its beginning, stands in the text."""
    words = [word for word in normalise(side.text).split() if word not in _SAID_OTHERWISE]
    return bool(words) and all(any(w[:_STEM] == word[:_STEM] for w in text.split()) for word in words)
