"""Claims of what a film took in or cost, and whether it paid: *took close to $624 million worldwide*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, QuantityValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_TAKINGS, _COST = "P2142", "P2130"
_ONE = (
    r"(?:(?:the\s+)?(?:[a-z]+\s+)?(?:film|movie|blockbuster|sequel|comedy|animation|thriller|vehicle)\s+)?"
    r"[\"“]?(?:the\s+)?_[\"”]?"
)
_HEDGES = (
    r"(?:(?:a\s+total\s+of|a\s+whopping|an\s+impressive|an\s+estimated|almost|nearly|roughly|about|around|some|over|"
    r"under|more\s+than|less\s+than|at\s+least|close\s+to|just|well|approximately|up\s+to|upwards\s+of|only|a|"
    r"exactly)\s+)*"
)
_SUM = rf"{_HEDGES}(?:US)?[$€£]?#(?:\s+(?:(?:US|American)\s+)?dollars)?"
_WHERE = (
    r"(?:,?\s+(?:(?:at|from)\s+(?:the\s+)?(?:(?:world(?:wide|['’]s)?|global|international)\s+)?box[\s-]+office|"
    r"world-?wide|globally|around\s+the\s+(?:world|globe)|across\s+the\s+(?:world|globe)|in\s+(?:cinemas|theat(?:er|re)s|"
    r"total|all|ticket\s+sales|takings|receipts|revenues?)))*"
)
_TOOK = (
    r"(?:(?:has|had|have|went\s+on\s+to|would\s+go\s+on\s+to|eventually|ultimately|alone|also|finally)\s+)*"
    r"(?:gross(?:ed|es|ing)?|t(?:ook|ake|aken|akes)(?:\s+in)?|earn(?:ed|s)?|ma(?:de|ke|kes)|pull(?:ed|s)?\s+in|"
    r"rak(?:ed|es?)\s+in|haul(?:ed|s)?\s+in|br(?:ought|ings?)\s+in|collect(?:ed|s)?|amass(?:ed)?|generat(?:ed|es?)|"
    r"banked|scooped(?:\s+up)?|gained|garnered|netted|recorded|totall?ed)"
)
_TAKE = (
    r"(?:(?:world-?wide|global|total|overall|final|box[\s-]+office)\s+)*(?:take|takings|gross|haul|box[\s-]+office|"
    r"earnings|receipts|revenues?|returns?)"
)
_CAME_TO = r"(?:was|were|is|came\s+to|amounted\s+to|reached|stood\s+at|totall?ed|hit|added\s+up\s+to|topped)"
_TAKEN = re.compile(
    rf"^\W*{_ONE}\s+{_TOOK}\s+{_SUM}{_WHERE}\W*$|"
    rf"^\W*{_ONE}['’]s?\s+{_TAKE}\s+{_CAME_TO}\s+{_SUM}{_WHERE}\W*$|"
    rf"^\W*(?:the\s+)?{_TAKE}\s+(?:of|for)\s+{_ONE}\s+{_CAME_TO}\s+{_SUM}{_WHERE}\W*$",
    re.IGNORECASE,
)
_WHOSE_TAKE = re.compile(
    rf"^\W*(?:[^_#]*,\s+)?{_ONE}['’]s?\s+{_SUM}\s+{_TAKE}\s+(?:[a-z]+\s+)?(?:made|makes|is|was|put|puts|ranks?|remains)\b",
    re.IGNORECASE,
)
"""Of which the sum may contradict the claim, whatever else that says."""
_SPENT = re.compile(
    rf"^\W*{_ONE}\s+(?:(?:had|has)\s+(?:a\s+)?(?:production\s+)?(?:budget|price\s+tag|cost)\s+of|costs?|cost|"
    rf"(?:was|were)\s+(?:made|produced|shot|filmed)\s+(?:for|(?:on|with|at)\s+a\s+(?:budget|cost)\s+of))\s+{_SUM}"
    r"(?:\s+to\s+(?:make|produce|shoot|film|create|complete|bring\s+to\s+the\s+screen))?\W*$|"
    rf"^\W*{_ONE}['’]s?\s+(?:production\s+)?(?:budget|cost|costs)\s+{_CAME_TO}\s+{_SUM}\W*$|"
    rf"^\W*(?:the\s+)?(?:production\s+)?(?:budget|cost|costs)\s+(?:of|for)\s+{_ONE}\s+{_CAME_TO}\s+{_SUM}\W*$",
    re.IGNORECASE,
)
_FAR = {_TAKINGS: 1.4, _COST: 1.6}
"""How many times another sum is to be: films come to cinemas again, and few tell exactly what one cost."""
_LEAST = 1e5
"""Dollars: what is less is no film's."""
_FACTORS = {"double": 2.0, "triple": 3.0, "treble": 3.0, "quadruple": 4.0}
_MULTIPLIED = re.compile(
    rf"^\W*{_ONE}\s+(?:(?:more\s+than|easily|nearly|almost|over|has|had|roughly|about)\s+)*"
    r"(?P<factor>double|triple|treble|quadruple)d?\s+(?:(?:its|the)\s+)?(?:money|budget|costs?|investment|outlay)"
    rf"(?:\s+back)?{_WHERE}\W*$",
    re.IGNORECASE,
)
_GAINED = re.compile(
    rf"^\W*{_ONE}\s+(?:(?:easily|just|only|barely|has|had)\s+)*(?:(?P<profit>(?:made|turned|earned|brought)\s+(?:in\s+)?"
    r"(?:a\s+)?(?:[a-z]+\s+)?(?:profit|money)|was\s+(?:profitable|a\s+(?:box[\s-]+office|commercial)\s+(?:hit|success)))|"
    r"(?:earned|made|won|got|recouped|recovered|covered)(?:\s+back)?\s+(?:its|the)\s+(?:production\s+)?"
    r"(?:money|budget|costs?|investment)(?:\s+back)?|"
    r"(?:earned|made|took(?:\s+in)?|grossed|brought\s+in)\s+(?:far\s+|much\s+|well\s+)?more\s+than\s+(?:it|its\s+budget)"
    rf"(?:\s+had)?(?:\s+cost)?(?:\s+to\s+make)?){_WHERE}\W*$",
    re.IGNORECASE,
)
_NOT_GAINED = re.compile(
    rf"^\W*{_ONE}\s+(?:(?P<flop>(?:was|became|proved)\s+a\s+(?:box[\s-]+office\s+|commercial\s+)?(?:flop|bomb|failure|"
    r"disaster)|flopped|bombed|tanked|lost\s+money)|"
    r"(?:failed\s+to|did\s+not|never|could\s+not)\s+(?:even\s+)?(?:earn|make|recoup|recover|get|win|cover)(?:\s+back)?\s+"
    r"(?:its|the)\s+(?:production\s+)?(?:money|budget|costs?|investment)(?:\s+back)?|"
    r"(?:earned|made|took(?:\s+in)?|grossed|brought\s+in)\s+(?:far\s+|much\s+|well\s+)?less\s+than\s+(?:it|its\s+budget)"
    rf"(?:\s+had)?(?:\s+cost)?(?:\s+to\s+make)?){_WHERE}\W*$",
    re.IGNORECASE,
)
_SUCCESS = 3.0
"""Times its cost that a film has to take in for nobody to call it a failure."""


def box_office(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What a film took in or cost bears out or contradicts a sum; both together tell whether it paid."""
    claim = masked(reading)
    if not claim.names or reading.dates:
        return None
    film = str(claim.names[0].entity.id)
    sums = [number for number in reading.numbers if number.value >= _LEAST]
    if len(sums) == 1 and not reading.denied:
        text = claim.text.replace(sums[0].span.of(reading.claim.context), "#", 1)
        if _WHOSE_TAKE.match(text) is not None:
            return _sum(reading, sums[0], film, _TAKINGS, relations, alone=False)
        pid = _TAKINGS if _TAKEN.match(text) else _COST if _SPENT.match(text) else None
        only = pid is not None and len(claim.names) == len(reading.numbers) == 1
        return _sum(reading, sums[0], film, str(pid), relations) if only else None
    return _paid(claim.text, film, relations) if not reading.numbers and len(claim.names) == 1 else None


def _sum(
    reading: Reading, number: NumberExpression, film: str, pid: str, relations: Kin, *, alone: bool = True
) -> Ruling | None:
    """Whether the sum is the known one; only that it is not, where the claim does not tell it ``alone``."""
    known = [t for t in relations.statements(film, (pid,)) if isinstance(t.object, QuantityValue)]
    sums = [(t, reading.unitless(number, t.object)) for t in known if isinstance(t.object, QuantityValue)]
    same = [t for t, value in sums if compare_quantity(number, value) is Comparison.SAME]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "quantity", tuple(same[:1]), whole=True) if alone else None
    ratios = [max(v.value, number.value) / max(1.0, min(v.value, number.value)) for _, v in sums]
    if not ratios or any(v.unit is not None for _, v in sums) or min(ratios) < _FAR[pid]:
        return None
    return Ruling(Label.CONTRADICTORY, "amount", tuple(t for t, _ in sums[:1]), whole=True)


def _paid(text: str, film: str, relations: Kin) -> Ruling | None:
    multiplied, gained, lost = (p.match(text) for p in (_MULTIPLIED, _GAINED, _NOT_GAINED))
    if not (multiplied or gained or lost):
        return None
    taken, spent = (_dollars(film, pid, relations) for pid in (_TAKINGS, _COST))
    if not taken or not spent:
        return None
    least = min(v for _, v in taken) / max(v for _, v in spent)
    most = max(v for _, v in taken) / min(v for _, v in spent)
    if multiplied:
        factor = _FACTORS[multiplied["factor"].lower()]
        told = True if least >= factor else False if most < 0.85 * factor else None
    elif gained:  # of what is taken in, cinemas keep their share
        told = False if most < 1 else True if least >= (_SUCCESS if gained["profit"] else 1) else None
    else:
        assert lost is not None
        told = True if most < 1 else False if least >= (_SUCCESS if lost["flop"] else 1) else None
    if told is None:
        return None
    label = Label.ATTRIBUTABLE if told else Label.CONTRADICTORY
    return Ruling(label, "comparison", (taken[0][0], spent[0][0]), whole=True)


def _dollars(film: str, pid: str, relations: Kin) -> list[tuple[Triplet, float]]:
    """The sums, where all are in one currency, dollars."""
    known = [(t, t.object) for t in relations.statements(film, (pid,)) if isinstance(t.object, QuantityValue)]
    if any(value.unit is None or "dollar" not in value.unit.label.lower() for _, value in known):
        return []
    return [(t, value.value) for t, value in known]
