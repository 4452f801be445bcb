"""Claims about the time in which something held."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Rank, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.dates import DateExpression, qualifying_days
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.no_contradiction.whose_value import is_of_their_owner
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling

_NOT_IN_OFFICE = re.compile(
    r"\b(?:(?:re-?)?elect\w*|nominat\w*|ran|runs?|campaign\w*|candida\w*|won|born|died|married|appointed|"
    r"succeeded|replaced|followed|former|later|future|would)\b|\bex-",
    re.IGNORECASE,
)
_FOLLOWED = re.compile(r"\b(?:is|was|were|been)\s+(?:succeeded|replaced|followed)\b", re.IGNORECASE)
_TAKEN_FROM = re.compile(
    r"\b(?:t[ao]k(?:es?|ing)|took|inherit(?:s|ed))\b[^,;]*?\bfrom\s+(?:the\s+)?_|"
    r"(?:^|:)[^_]*\b(?:succeed(?:s|ed)|replace[sd]|follow(?:s|ed))\s+(?:the\s+)?_",
    re.IGNORECASE,
)
"""What began then is not told of the one who is named: *takes over from* somebody."""
_REJOINED = frozenset({"P54", "P463", "P108", "P102"})
_TERMS_OF_OFFICE = frozenset({"P39", "P169", "P35", "P6", "P488", "P1037", "P3975"})
_LASTING = _TERMS_OF_OFFICE | {
    "P36",
    "P1376",
    "P38",
    "P26",
    "P115",
    "P159",
    "P286",
    "P54",
    "P108",
    "P127",
    "P551",
}
_AWARD = "P166"
_MOVED = re.compile(r"\b(?:left|moved|former|ex-\w+)\b", re.IGNORECASE)
_STILL = re.compile(r"\b(?:still|remains?|currently|to this day|at present)\b", re.IGNORECASE)
_BEGUN = re.compile(
    r"\b(?:became|becomes|took (?:over|charge|the helm|office|the reins|up)|sworn in|assumed|since|joined|"
    r"succeeded|replaced|took command|was (?:named|appointed)|started as|moved into|married|wed)\b",
    re.IGNORECASE,
)
_FROM = re.compile(r"\bfrom\s+$", re.IGNORECASE)
_AGAIN = re.compile(r"\b(?:sworn in|inaugurated|named|appointed|again|(?:re-?)?elected)\b", re.IGNORECASE)
"""What one may be for a further term of an office that one holds."""
_ANEW = re.compile(r"\b(?:re-?unified|re-?united|unified|independent|restored|enlarged)\s+_", re.IGNORECASE)
"""Who led a land became the leader of what it was made into: *of reunified Germany*."""
_LOOSELY = re.compile(
    r"\b(?:led|leads|leading|ruled|ruling|governed|run|ran|in charge|in power|at the helm)\b", re.I
)
"""Who leads a land may have begun to in another office than the one that is known."""
_SPOUSE = "P26"
_WED = re.compile(r"\b(?:marr(?:y|ies|ied|iage)|wed|wedded|spouse|together)\b", re.IGNORECASE)
_WENT_TO = re.compile(r"\b(?:for|to\s+(?:join|play\s+for|move\s+to|become))\s+(?:the\s+)?_", re.IGNORECASE)
_OVER = re.compile(
    r"\b(?:until|till?|left|stepped (?:down|back|aside)|resigned|quit|retired|bowed out|departed)\b",
    re.IGNORECASE,
)
_WINNER = re.compile(
    r"(?:-winning|-nominated|\b(?:winner|laureate|nominee|recipient))\s+(?:[a-z-]+\s+){0,4}_", re.IGNORECASE
)
_WON = re.compile(
    r"\b(?:w[io]ns?|receiv\w+|awarded|got|earned|took|given|collected|accepted|nominated)\b", re.IGNORECASE
)
"""What the *Nobel laureate Marie Curie* did in a year is not to win the prize."""


def term_of_office(
    reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]
) -> Ruling | None:
    """A claimed year outside every known term of the same office contradicts."""
    if _NOT_IN_OFFICE.search(reading.words) or _TAKEN_FROM.search(reading.words):
        return None
    terms = [
        b.triplet
        for b in bearings
        if b.comparison is Comparison.SAME
        and b.triplet.property.id in _TERMS_OF_OFFICE
        and not is_of_their_owner(reading, b.triplet)
    ]
    if not terms or reading.denied or not reading.dates:
        return None
    limits = [limit for triplet in terms if (limit := _term(triplet)) is not None]
    if len(limits) < len(terms):
        return None
    for date in reading.dates:
        if date.exact and all(date.latest[0] < first or date.earliest[0] > last for first, last in limits):
            return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms))
    return None


def _holds_at(triplet: Triplet, year: int) -> bool:
    start, end = qualifying_days(triplet, "P580"), qualifying_days(triplet, "P582")
    return start is not None and start[0][0] <= year and (end is None or year <= end[1][0])


def _term(triplet: Triplet) -> tuple[int, int] | None:
    start, end = qualifying_days(triplet, "P580"), qualifying_days(triplet, "P582")
    return None if start is None or end is None else (start[0][0], end[1][0])


def award_year(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """A claimed year of an award that is known to have been received in other years only contradicts; who has
    had one may have had another, so the model is asked too."""
    if reading.denied or len(reading.dates) != 1 or not reading.dates[0].exact:
        return None
    if _WINNER.search(reading.words) and not _WON.search(reading.words):
        return None
    received = [
        b.triplet for b in bearings if b.comparison is Comparison.SAME and b.triplet.property.id == _AWARD
    ]
    claimed = reading.dates[0]
    for winner in dict.fromkeys(t.subject for t in received):
        own = [t for t in received if t.subject == winner]
        known = [qualifying_days(t, "P585") for t in own]
        # a prize of one year is often given in the next
        if None not in known and not any(
            claimed.earliest[0] - 1 <= last[0] and first[0] <= claimed.latest[0] + 1
            for first, last in filter(None, known)
        ):
            return Ruling(Label.CONTRADICTORY, "date", tuple(own), alone=False)
    return None


def ended(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """What has ended is no longer so, and what has not is: *is no longer chief executive*, *still leads*."""
    still = _STILL.search(reading.words) is not None and reading.present and not reading.denied
    if (not reading.ended and not still) or reading.dates or _MOVED.search(reading.words):
        return None
    same = [
        t
        for t in triplets
        if t.property.id in _LASTING
        and t.rank is not Rank.DEPRECATED
        and reading.names(t.subject)
        and reading.compare(t.object) is Comparison.SAME
        and reading.expresses(t.property, t.subject)
    ]
    over = [t for t in same if t.former]
    holding = [t for t in same if not t.former and any(_same_fact(t, former) for former in over)]
    if over and not holding:
        label = Label.ATTRIBUTABLE if reading.ended else Label.CONTRADICTORY
        if reading.ended and uncovered(reading, over):
            return None
        return Ruling(label, "ended", tuple(over))
    if same and not over and reading.ended and all(_dated(t) for t in same):
        return Ruling(Label.CONTRADICTORY, "ended", tuple(same), alone=False)
    return None


def _same_fact(one: Triplet, other: Triplet) -> bool:
    return (one.subject, one.property.id, one.object) == (other.subject, other.property.id, other.object)


def start_or_end(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """A claimed beginning or end of something that is known to have begun or ended in another year."""
    if reading.denied or len(reading.dates) != 1:
        return None
    begun, over = _BEGUN.search(reading.words), _OVER.search(reading.words)
    if dated_from := _FROM.search(reading.claim.context[: reading.dates[0].span.start]):
        begun, over = dated_from, None  # "from 1936 until his death"
    if (begun is None) == (over is None):
        return None
    same = [
        b.triplet
        for b in bearings
        if b.comparison is Comparison.SAME
        and b.triplet.property.id in _LASTING
        and not is_of_their_owner(reading, b.triplet)
    ]
    if not _WED.search(reading.words):
        same = [t for t in same if t.property.id != _SPOUSE]  # "became president, and his wife"
    if over and (new := _WENT_TO.search(reading.words)) is not None:
        same = [t for t in same if not _is_named_behind(t.object, reading, new.start())]
    same = _dated_once(same, "P580" if begun else "P582")
    known = [qualifying_days(t, "P580" if begun else "P582") for t in same]
    claimed = reading.dates[0]
    if not same or not claimed.exact or claimed.relation != "at" or None in known:
        return None
    if any(said.search(reading.words) for said in (_ANEW, _FOLLOWED, _TAKEN_FROM)):
        return None
    if begun and any(_may_have_returned(t, claimed) for t in same):
        return None
    if begun and _AGAIN.search(reading.words) and any(_holds_at(t, claimed.earliest[0]) for t in same):
        return None
    if not _LOOSELY.search(reading.words) and all(
        last[0] < claimed.earliest[0] or claimed.latest[0] < first[0] for first, last in filter(None, known)
    ):
        wed = all(t.property.id == _SPOUSE for t in same)  # hardly anybody marries the same one twice
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(same), alone=False, complete=wed)
    return None


def _is_named_behind(value: Value, reading: Reading, place: int) -> bool:
    """Whether the claim first names ``value`` behind a place in its words: *left in 2021 for Paris*."""
    before = reading.words[:place].count("_")
    names = [m for m in reading.claim.mentions if is_name(m)]
    names.sort(key=lambda mention: reading.claim.context.find(mention.text))
    return isinstance(value, Entity) and value.id not in {m.entity.id for m in names[:before]}


def _dated_once(statements: Sequence[Triplet], pid: str) -> list[Triplet]:
    """The statements without those that tell another one again, at either end, with no time: of a couple."""
    dated = [t for t in statements if qualifying_days(t, pid) is not None]
    told = [(t.property.id, {_end(t.subject), _end(t.object)}) for t in dated]
    return [
        t for t in statements if t in dated or (t.property.id, {_end(t.subject), _end(t.object)}) not in told
    ]


def _end(value: Value) -> str:
    return str(value.id) if isinstance(value, Entity) else str(value)


def _may_have_returned(spell: Triplet, claimed: DateExpression) -> bool:
    """True for a time after a spell at a club or in a band, where many come back."""
    end = qualifying_days(spell, "P582")
    return spell.property.id in _REJOINED and end is not None and end[1][0] <= claimed.earliest[0]


def _dated(triplet: Triplet) -> bool:
    return qualifying_days(triplet, "P580") is not None
