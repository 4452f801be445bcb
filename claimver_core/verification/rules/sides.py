"""The things that a claim sets beside one another, and whose value is greater or later."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from claimver_core.types import Mention, QuantityValue, Rank, TimeValue, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.dates import compare_date, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import any_of, is_name
from claimver_core.verification.rules.quantities import compare_quantity, in_unit_of
from claimver_core.verification.rules.reading import HERE, WITH_TITLES, Reading

NUMBER_WORDS = (
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|"
    r"nine)teen|"
    r"(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion)"
)
_ARTICLE = re.compile(r"^\W*(?:the|an?)\s+")
_ASIDE = re.compile(r"^\s*(?:,[^,_]*,|\([^()]*\))")
_BETWEEN = re.compile(
    r"^(?:\s*(?:\b(?:is|are|was|were|has|have|had|been|be|became|did|does|do|stands?|rises|it|he|she|they|"
    r"also|even|"
    r"still|now|much|far|way|bit|little|somewhat|by|the|an?|in|fact|about|around|almost|just|over|more|"
    r"than|less|"
    r"under|roughly|some|well|not|never|already|long|first|both|back|up|on|to|of|one|no|same|and|all|"
    r"itself|since)\b|"
    rf"\b\w+ly\b|\w*n['’]?t\b|\b{NUMBER_WORDS}\b|-|\b(?:years?|months?|weeks?|days?|decades?|centur(?:y|"
    rf"ies)|half|quarter|"
    r"met(?:re|er)s?|kilomet(?:re|er)s?|km|m|feet|miles?|times|twice|hours?|minutes?)\b|[\d.,%]+))*\s*$",
    re.IGNORECASE,
)
"""Words between a thing and what is said of it that name nothing else."""
_OWNED = re.compile(
    r"^['’]s?\s+(?:population|area|territory|height|length|elevation|summit|peak|surface|land area|"
    r"fortune|net worth|"
    r"launch|release|foundation|founding|birth|death|term|presidency|premiership|reign)\b",
    re.IGNORECASE,
)
_PART_OF = re.compile(
    r"(?<!\bcity)(?<!\bstate)(?<!\brepublic)(?<!\bkingdom)(?<!\bisland)(?<!\bpopulation)(?<!\barea)"
    r"(?<!\blength)"
    r"(?<!\bdiameter)(?<!\bradius)(?<!\bmass)(?<!\bdepth)(?<!\bpoint)(?<!\bnumber)(?<!\bperiod)"
    r"(?<!\bheight)(?<!\briver)(?<!\bbattle)(?<!\btown)\b(?<=\w) of (?:the )?$",
    re.IGNORECASE,
)
"""Before a name in *the mother of*, which speaks of another."""
_TO_OTHER = re.compile(
    r"^\s*(?:(?:that of|those of|rival|neighbou?r|fellow)\s+)?(?:,\s*)?"
    r"(?:(?!(?:of|in|on|at|by|from|for|with|near|who|which|that|whose|and|or|any|all|every|most|"
    r"when)\b)[a-z][\w-]*,?\s+){0,4}$",
    re.IGNORECASE,
)
"""What may stand before the other thing: *than its twin, Voyager 1*."""


@dataclass(frozen=True, slots=True)
class Masked:
    """A claim's context with "_" for each name; ``names`` are these, in order."""

    text: str
    names: tuple[Mention, ...]

    def before(self, place: int) -> tuple[Mention, str] | None:
        """The last name before ``place`` and what stands between, without an aside."""
        end = self.text.rfind("_", 0, place)
        if end < 0 or _PART_OF.search(self.text[:end]):
            return None
        return self.names[self.text.count("_", 0, end)], _ASIDE.sub(" ", self.text[end + 1 : place])

    def behind(self, place: int) -> tuple[Mention, str, str] | None:
        """The first name from ``place`` on, what stands between, and what follows it."""
        start = self.text.find("_", place)
        if start < 0:
            return None
        mention = self.names[self.text.count("_", 0, start)]
        return mention, self.text[place:start], self.text[start + 1 :]


def masked(reading: Reading, *, nouns: bool = False) -> Masked:
    """The claim with a mark for each of its names, and the titles before it; with ``nouns`` also for a common
    noun that it begins with or ends in: *Oxygen is lighter than iron*."""
    bare = _ARTICLE.sub("", reading.claim.context.lower()).rstrip(" .!?")
    by_text = {
        m.text.lower(): m
        for m in reading.claim.mentions
        if is_name(m) or (nouns and (bare.startswith(m.text.lower()) or bare.endswith(m.text.lower())))
    }
    if not by_text:
        return Masked(reading.claim.context, ())
    text, found = _marked(reading.claim.context, tuple(sorted(by_text, key=len, reverse=True)))
    return Masked(text, tuple(by_text[name] for name in found))


def dates_marked(text: str, reading: Reading) -> str:
    """``text``, the claim or what is left of it, with "@" for each of its dates."""
    for date in reading.dates:
        text = text.replace(date.span.of(reading.claim.context), "@", 1)
    return text


@functools.lru_cache(maxsize=256)
def _marked(context: str, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """``context`` with "_" for each of ``names`` and its titles, and which of them these are, in order."""
    pattern = any_of(*names)
    context = context.replace("_", " ")
    found = tuple(match.group().lower() for match in pattern.finditer(context))
    return WITH_TITLES[False].sub("_", pattern.sub(HERE, context)), found


def is_said_of(between: str) -> bool:
    """True where nothing between a thing and what is said of it names something else."""
    owned = _OWNED.match(between)
    return _BETWEEN.match(between[owned.end() :] if owned else between) is not None


def leads_to(between: str) -> bool:
    """True where what stands between a comparison and a thing only tells what that is."""
    return _TO_OTHER.match(between) is not None


def values(qid: str, properties: Sequence[str], relations: Kin) -> list[Triplet]:
    """What is stated of an item by the first of the properties that it has: the preferred statements, or
    those that have not ended; of amounts at several times the latest."""
    found = relations.statements(qid, properties)
    for pid in properties:
        known = [t for t in found if t.property.id == pid]
        best = [t for t in known if t.rank is Rank.PREFERRED] or [t for t in known if not t.former] or known
        if best:
            return _latest(best)
    return []


def _latest(amounts: list[Triplet]) -> list[Triplet]:
    """Those of the last time that is told; all of them where none is."""
    told = [
        (days[1], t)
        for t in amounts
        if isinstance(t.object, QuantityValue) and (days := qualifying_days(t, "P585")) is not None
    ]
    last = max((day for day, _ in told), default=None)
    return [t for day, t in told if day == last] or amounts


def order(first: Sequence[Triplet], second: Sequence[Triplet]) -> int | None:
    """-1 when every value of the first is less or earlier for sure than any of the second, 1 when it is
    more or later, None otherwise."""
    pairs = [(one.object, other.object) for one in first for other in second]
    found = {compare(one, other) for one, other in pairs if not _in_other_units(one, other)}
    return found.pop() if len(found) == 1 else None


def _in_other_units(one: Value, other: Value) -> bool:
    """True for kilometres beside astronomical units, which stand for what is told in kilometres too."""
    if not isinstance(one, QuantityValue) or not isinstance(other, QuantityValue):
        return False
    return in_unit_of(other, one) is None


def compare(first: Value, second: Value) -> int | None:
    """The same of two values."""
    if isinstance(first, TimeValue) and isinstance(second, TimeValue):
        (start, end), (other_start, other_end) = interval(first), interval(second)
        return -1 if end < other_start else 1 if other_end < start else None
    if isinstance(first, QuantityValue) and isinstance(second, QuantityValue):
        other = in_unit_of(second, first)
        if other is None or first.value == other:
            return None
        return -1 if first.value < other else 1
    return None


def left_over(reading: Reading, deciding: Sequence[Triplet], read: Collection[str]) -> list[str]:
    """What the claim states beyond ``deciding`` and the texts that have been ``read``."""
    told = [t.object for t in deciding]
    return [
        piece
        for piece in uncovered(reading, deciding)
        if piece not in read and not any(_tells(reading, piece, value) for value in told)
    ]


def _tells(reading: Reading, piece: str, value: Value) -> bool:
    """True where the piece is a date or number that ``value`` bears out."""
    context = reading.claim.context
    if isinstance(value, TimeValue):
        return any(
            compare_date(d, value) is Comparison.SAME for d in reading.dates if d.span.of(context) == piece
        )
    if isinstance(value, QuantityValue):
        return any(
            compare_quantity(n, reading.unitless(n, value)) is Comparison.SAME
            for n in reading.numbers
            if n.span.of(context) == piece
        )
    return False
