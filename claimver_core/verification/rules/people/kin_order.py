"""Claims of who is older among kin: *the eldest son of*, *his younger sister*."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from claimver_core.types import Entity, Label, QuantityValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, sex_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked, order

_RANK = r"(?P<rank{0}>eldest|oldest|elder|older|big|first-?born|first|youngest|younger|little|second|only)"
_NOUN = r"(?P<noun{0}>son|daughter|child|brother|sister|sibling)"
_CLAIM = re.compile(
    rf"^\W*(?:(?:the\s+)?_\s+(?:is|was)\s+(?:the\s+{_RANK.format(1)}\s+{_NOUN.format(1)}\s+(?:of|to)\s+_"
    rf"|_\s*['’]s?\s+{_RANK.format(2)}\s+{_NOUN.format(2)})"
    rf"|_\s*['’]s?\s+{_RANK.format(3)}\s+{_NOUN.format(3)}\s+(?:is|was)\s+(?:called\s+|named\s+)?_)\W*$",
    re.IGNORECASE,
)
_SEX = {"son": "male", "brother": "male", "daughter": "female", "sister": "female"}
_CHILDREN = ("son", "daughter", "child")
_CHILD, _PARENTS, _SIBLING = "P40", ("P22", "P25"), ("P3373",)
_BIRTH, _NUMBER = ("P569",), ("P1971",)
_DEATH, _SPOUSE, _OF_AGE = ("P570",), ("P26",), 15
_SEVERAL = 3


def kin_order(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The days of birth of the known children of somebody, or of two siblings, tell who is the elder."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.denied or reading.dates:
        return None
    first, second = (str(mention.entity.id) for mention in claim.names)
    if found["rank3"]:
        first, second = second, first
    rank = next(found[g] for g in ("rank1", "rank2", "rank3") if found[g]).lower()
    noun = next(found[g] for g in ("noun1", "noun2", "noun3") if found[g]).lower()
    if noun in _CHILDREN:
        return _among_children(first, second, rank, noun, relations)
    return _of_two(first, second, rank, noun, relations)


def _among_children(child: str, parent: str, rank: str, noun: str, relations: Kin) -> Ruling | None:
    joining = children_of(parent, relations)
    if child not in joining or is_one(child, joining[child], noun, relations) is False:
        return None
    births = {one: _births(one, relations) for one in joining}
    same = {c: is_one(c, joining[c], noun, relations) for c in joining if c != child}
    alike = [c for c, sure in same.items() if sure is not False]
    placed = {c: order(births[c], births[child]) for c in alike}
    older, younger = (tuple(c for c in alike if placed[c] == side) for side in (-1, 1))
    complete = are_all(joining, parent, relations) and None not in placed.values()
    counted = [c for c in alike if same[c] and _is_counted(c, child, parent, relations)]
    against: Iterable[str] = ()
    fits = False
    if rank in ("eldest", "oldest", "elder", "older", "first", "firstborn", "first-born"):
        alone = rank in ("elder", "older") and len(alike) == 1 and None not in placed.values()
        fits, against = bool(younger) and not older and (complete or alone), _of(older, counted)
    elif rank == "youngest":
        fits, against = bool(older) and not younger and complete, _of(younger, counted)
    elif rank == "younger":
        fits, against = bool(older), () if older or len(alike) != 1 else younger
    elif rank == "only":
        fits, against = False, tuple(counted)
        if not alike and len(told := relations.statements(parent, _NUMBER)) == 1 and noun == "child":
            one = told[0].object
            if isinstance(one, QuantityValue) and one.value == 1:
                return Ruling(Label.ATTRIBUTABLE, "count", (joining[child], told[0]), whole=True)
    elif rank == "second":
        before = _of(older, counted)
        fits, against = len(older) == 1 and complete, before if len(before) > 1 else ()
    if against:
        shown = (joining[child], *births[child][:1], *births[next(iter(against))][:1])
        return Ruling(Label.CONTRADICTORY, "order", shown, whole=True)
    if fits:
        beside = (*older, *younger)[0]
        shown = (joining[child], *births[child][:1], *births[beside][:1])
        return Ruling(Label.ATTRIBUTABLE, "order", shown, whole=True)
    return None


def are_all(children: Collection[str], parent: str, relations: Kin) -> bool:
    """True where as many children are known as are said to be; of three none is likely to be missing."""
    told = relations.statements(parent, _NUMBER)
    if not told:
        return len(children) >= _SEVERAL
    return all(isinstance(t.object, QuantityValue) and len(children) >= t.object.value for t in told)


def _of_two(one: str, other: str, rank: str, noun: str, relations: Kin) -> Ruling | None:
    joining = _as_siblings(one, other, relations)
    if not joining or rank not in ("elder", "older", "big", "younger", "little"):
        return None
    if is_one(one, joining[0], noun, relations) is False:
        return None
    births = _births(one, relations), _births(other, relations)
    placed = order(*births)
    if placed is None:
        return None
    fits = (placed < 0) == (rank in ("elder", "older", "big"))
    label = Label.ATTRIBUTABLE if fits else Label.CONTRADICTORY
    return Ruling(label, "order", (*joining, births[0][0], births[1][0]), whole=True)


def children_of(parent: str, relations: Kin) -> dict[str, Triplet]:
    """The known children by their Q-ids, with what tells that they are."""
    found = {str(t.subject.id): t for t in relations.stated_of(parent, frozenset(_PARENTS))}
    for triplet in relations.statements(parent, (_CHILD,)):
        if isinstance(triplet.object, Entity) and triplet.object.id:
            found.setdefault(triplet.object.id, triplet)
    return found


def _as_siblings(one: str, other: str, relations: Kin) -> tuple[Triplet, ...]:
    """What tells that the two are siblings: a statement, or a parent of both."""
    for first, second in ((one, other), (other, one)):
        for triplet in relations.statements(first, _SIBLING):
            if isinstance(triplet.object, Entity) and triplet.object.id == second:
                return (triplet,)
    own, others = (relations.statements(qid, _PARENTS) for qid in (one, other))
    return next(((a, b) for a in own for b in others if a.object == b.object), ())


def _times(person: str, properties: tuple[str, ...], relations: Kin) -> list[TimeValue]:
    return [t.object for t in relations.statements(person, properties) if isinstance(t.object, TimeValue)]


def _births(person: str, relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(person, _BIRTH) if isinstance(t.object, TimeValue)]


def _of(children: Iterable[str], counted: Collection[str]) -> tuple[str, ...]:
    return tuple(c for c in children if c in counted)


def _is_counted(child: str, beside: str, parent: str, relations: Kin) -> bool:
    """False for who is often left out where children are counted: who died young, and who is of another
    mother or father to whom the parent was not married."""
    born, died = (_times(child, when, relations) for when in (_BIRTH, _DEATH))
    if born and died and interval(died[0])[0][0] - interval(born[0])[0][0] < _OF_AGE:
        return False
    other, own = (_other_parents(one, parent, relations) for one in (child, beside))
    if other & own or not own:
        return True
    spouses = {t.object.id for t in relations.statements(parent, _SPOUSE) if isinstance(t.object, Entity)}
    return bool(other & spouses)


def _other_parents(child: str, parent: str, relations: Kin) -> set[str]:
    known = [t.object for t in relations.statements(child, _PARENTS)]
    known += [t.subject for t in relations.stated_of(child, frozenset({_CHILD}))]
    return {str(one.id) for one in known if isinstance(one, Entity)} - {parent}


def is_one(person: str, joining: Triplet, noun: str, relations: Kin) -> bool | None:
    """False for a daughter where sons are spoken of, by what is known of her or else by her name; None where
    neither tells it."""
    if noun not in _SEX:
        return True
    ends = (e for e in (joining.subject, joining.object) if isinstance(e, Entity) and e.id == person)
    sex = sex_of(next(ends), relations)
    return None if sex is None else sex == _SEX[noun]
