"""Claims of kin by way of others: grandparents, uncles and aunts, nephews and nieces, cousins, in-laws."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, sex_of
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PARENT, _CHILD, _SIBLING, _SPOUSE = "parent", "child", "sibling", "spouse"
_OWN = {_PARENT: ("P22", "P25"), _CHILD: ("P40",), _SIBLING: ("P3373",), _SPOUSE: ("P26",)}
_OF_OTHERS = {_PARENT: ("P40",), _CHILD: ("P22", "P25"), _SIBLING: ("P3373",), _SPOUSE: ("P26",)}
_PATHS: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = (
    (r"grand-?(?:son|daughter|child)", ((_PARENT, _PARENT),)),
    (r"grand-?(?:father|mother|parent|pa|ma|dad)", ((_CHILD, _CHILD),)),
    (r"uncle|aunt", ((_SIBLING, _CHILD),)),
    (r"nephew|niece", ((_PARENT, _SIBLING),)),
    (r"(?:first )?cousin", ((_PARENT, _SIBLING, _CHILD),)),
    (r"(?:brother|sister)-in-law", ((_SPOUSE, _SIBLING), (_SIBLING, _SPOUSE))),
    (r"(?:father|mother)-in-law", ((_CHILD, _SPOUSE),)),
    (r"(?:son|daughter)-in-law", ((_SPOUSE, _PARENT),)),
)
"""What leads from the first to the second of *is the nephew of*: a parent, and that one's sibling."""
_NOUN = r"(?P<{}>(?:grand|great|step|half|first )*-?[a-z]+(?:-in-law)?)"
_CLAIM = re.compile(
    rf"^\W*_\s+(?:is|was)\s+(?:not\s+)?(?:(?:the|an?)\s+(?:(?:eldest|elder|younger|youngest|oldest|maternal|paternal)\s+)?"
    rf"{_NOUN.format('of')}\s+of|_\s*['’]s?\s+{_NOUN.format('own')})(?P<other>\s+_)?\W*$"
    rf"|^\W*_\s+and\s+_\s+(?:are|were)\s+{_NOUN.format('both')}s\W*$",
    re.IGNORECASE,
)
_FEMALE = re.compile(r"daughter|mother|aunt|niece|sister|grandma$", re.IGNORECASE)
_MALE = re.compile(r"\w*son\b|father|uncle|nephew|brother|grand(?:pa|dad)$", re.IGNORECASE)


def relative(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The statements that lead from one to the other by way of a third bear the kinship out."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    found = _CLAIM.match(reading.words)
    if found is None or len(names) != 2 or bool(found["of"]) != bool(found["other"]):
        return None
    spoken = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    noun = (found["of"] or found["own"] or found["both"]).lower()
    paths = next((paths for words, paths in _PATHS if re.fullmatch(words, noun)), ())
    one, other = (str(mention.entity.id) for mention in spoken)
    chain = next((told for path in paths for told in _led(one, path, other, relations)), None)
    if chain is None or not _is_of_sex(spoken[0].entity, noun, relations):
        return None
    if reading.denied:
        return Ruling(Label.CONTRADICTORY, "negation", chain, whole=True)
    return Ruling(Label.ATTRIBUTABLE, "chain", chain, whole=True)


def _led(one: str, path: Sequence[str], other: str, relations: Kin) -> Iterator[tuple[Triplet, ...]]:
    """The statements along ``path`` from ``one`` to ``other``, for each way; nobody is passed twice."""
    ways: list[tuple[str, tuple[Triplet, ...]]] = [(one, ())]
    for step in path:
        ways = [
            (following, (*told, statement))
            for person, told in ways
            for following, statement in _kin(person, step, relations)
            if following != one and all(following not in (t.subject.id, _value(t)) for t in told)
        ]
    yield from (told for person, told in ways if person == other)


def _kin(person: str, step: str, relations: Kin) -> Iterator[tuple[str, Triplet]]:
    for statement in relations.statements(person, _OWN[step]):
        if (value := _value(statement)) is not None:
            yield value, statement
    for statement in relations.stated_of(person, frozenset(_OF_OTHERS[step])):
        yield str(statement.subject.id), statement


def _value(statement: Triplet) -> str | None:
    return str(statement.object.id) if isinstance(statement.object, Entity) and statement.object.id else None


def _is_of_sex(person: Entity, noun: str, relations: Kin) -> bool:
    """False for *the aunt* who is known to be a man."""
    sex = sex_of(person, relations)
    return not (_FEMALE.search(noun) if sex == "male" else _MALE.search(noun) if sex == "female" else None)
