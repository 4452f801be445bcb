"""Claims of who made a work, where the knowledge has its makers: *is an opera by Verdi*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TextValue, Triplet
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

MADE = (
    "P50",
    "P86",
    "P87",
    "P676",
    "P175",
    "P57",
    "P58",
    "P170",
    "P162",
    "P272",
    "P178",
    "P123",
    "P1877",
    "P61",
)
_SUNG, _DIRECTED = "P175", "P57"
_DESIGNED = frozenset({"P84", "P287", "P170", "P176"})
"""How a thing was made that several have a part in."""
_PARTS = (*MADE, *sorted(_DESIGNED), "P138", "P193", "P631", "P112", "P127", "P88")
_KNOWN_FOR = ("P800",)
_WORKS: tuple[tuple[str, str, str], ...] = (
    (
        "opera operetta ballet symphony sonata concerto requiem oratorio cantata waltz",
        "P86",
        "written composed created",
    ),
    ("song single hit ballad album track record", _SUNG, "written composed created recorded performed sung"),
    (
        "novel book play poem story novella tragedy comedy drama memoir autobiography",
        "P50",
        "written penned created",
    ),
    ("painting sculpture statue fresco portrait mural etching", "P170", "painted created"),
    ("film movie", _DIRECTED, "directed"),
)
"""The words for a sort of work, who makes it, and what they are said to have done."""
_IS_BY = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was)\s+(?:an?|the|one of the)\s+(?:[\w’'-]+\s+){0,3}?(?P<work>[a-z]+)s?\s+"
    r"(?:(?:that was\s+)?(?P<done>written|composed|painted|created|recorded|performed|sung|directed|"
    r"penned)\s+)?"
    r"by\s+(?:the\s+)?(?:[a-z-]+\s+){0,2}_\W*$",
    re.IGNORECASE,
)
_INCLUDE = re.compile(
    r"^\W*(?:the\s+)?_\s*['’]s?\s+(?:[a-z-]+\s+){0,2}?(?P<work>[a-z]+?)(?:(?P<ies>ies)|s)\s+(?:also\s+)?includ(?:e|ed)\s+"
    r"(?:the\s+)?\W?_\W*$",
    re.IGNORECASE,
)
"""*Mozart's operas include Fidelio*."""
_BAND = re.compile(r"\b(?:band|duo|trio|girl group|boy group|musical group|rock group)\b", re.IGNORECASE)
_KIND = ("P31", "P7937", "P136")
_JOINED = ("P463", "P527", "P361")


def other_maker(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A work whose makers are known is by none but these. Songs are sung by many: the model is asked too."""
    claim = masked(reading)
    told = _sort_and_deed(_without_contrast(claim.text))
    if told is None or reading.denied or len(claim.names) < 2:
        return None
    sort, done, turned = told
    maker, work = claim.names[:2] if turned else claim.names[1::-1]
    nouns, pid, deeds = next(
        ((n.split(), p, d.split()) for n, p, d in _WORKS if sort in n.split()), ([], "", [])
    )
    if not nouns or (done and done not in deeds) or not _is_one(work.entity, nouns, relations):
        return None
    known = relations.statements(str(work.entity.id), MADE)
    made = [t for t in known if t.property.id == pid]
    if not made:
        return None
    stated = [t for t in made if has_value(t, maker.entity.id)]
    if stated and not uncovered(reading, stated):
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(stated))
    if turned and pid == _SUNG:
        return None  # many sing what others have made
    of_songs = pid == _SUNG and _BAND.search(maker.entity.description) is not None
    person = relations.kind(str(maker.entity.id)) == "person"
    if not (person or of_songs) or (pid == _DIRECTED and not done):
        return None  # a company may have made, released or paid for it, and a film is by its producer too
    if any(_is_by(t, maker, relations) for t in known):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(made[:3]), alone=pid != _SUNG, whole=True)


def _sort_and_deed(text: str) -> tuple[str, str, bool] | None:
    """The sort of work that a claim speaks of, what its maker did, and whether the maker is named first."""
    if (found := _IS_BY.match(text)) is not None:
        return found["work"].lower(), (found["done"] or "").lower(), False
    if (found := _INCLUDE.match(text)) is not None:
        return found["work"].lower() + ("y" if found["ies"] else ""), "", True
    return None


def made_otherwise(reading: Reading, statement: Triplet, relations: Kin) -> bool:
    """True where the claim names a maker of the work by another property: its lyricist, not its composer."""
    named = {m.entity.id for m in reading.claim.mentions}
    return statement.property.id in MADE and any(
        isinstance(t.object, Entity) and t.object.id in named
        for t in relations.statements(str(statement.subject.id), MADE)
    )


def has_another_part(reading: Reading, statement: Triplet, relations: Kin) -> bool:
    """True where the claim names, for who designed or built a thing, somebody with another part in it: *The
    Eiffel Tower was designed by Gustave Eiffel*, after whom it is named and whose firm it was."""
    if statement.property.id not in _DESIGNED:
        return False
    thing = str(statement.subject.id)
    parts = [t for t in relations.statements(thing, _PARTS) if t.property.id != statement.property.id]
    return any(
        any(_is_family_of(part, mention) or has_value(part, mention.entity.id) for part in parts)
        or any(_is_by(part, mention, relations) for part in parts if part.property.id not in MADE)
        or any(has_value(t, thing) for t in relations.statements(str(mention.entity.id), _KNOWN_FOR))
        for mention in reading.claim.mentions
        if is_name(mention) and mention.entity.id != thing
    )


def _is_family_of(statement: Triplet, maker: Mention) -> bool:
    """True where the statement names somebody or a firm of the maker's family name."""
    value = statement.object
    said = value.label if isinstance(value, Entity) else str(value)
    return normalise(maker.entity.label).split()[-1:] == normalise(said).split()[-1:]


def _without_contrast(text: str) -> str:
    """*..., not _*, which names whose it is instead, is left out."""
    return re.sub(r",?\s+(?:and\s+)?not\s+(?:by\s+)?(?:the\s+)?[\w ]+$", "", text)


def _is_one(work: Entity, nouns: Sequence[str], relations: Kin) -> bool:
    """True where the work is known to be of that sort: a play and an opera may share a name."""
    labels = [
        t.object.label for t in relations.statements(str(work.id), _KIND) if isinstance(t.object, Entity)
    ]
    words = set(normalise(" ".join([work.description, *labels])).split())
    return bool(words & set(nouns))


def _is_by(statement: Triplet, maker: Mention, relations: Kin) -> bool:
    """True where the statement names the maker, a band that they are in, or one of its members."""
    value = statement.object
    if isinstance(value, TextValue):
        said, known = set(normalise(maker.entity.label).split()), set(normalise(value.value).split())
        return bool(said & known)
    if not isinstance(value, Entity):
        return True
    if value.id == maker.entity.id or _share_a_name(value.label, maker.entity.label):
        return True
    return _belongs(str(value.id), str(maker.entity.id), relations) or _belongs(
        str(maker.entity.id), str(value.id), relations
    )


def _share_a_name(one: str, other: str) -> bool:
    """True where the two have a word in common that is more than the first name of both."""
    words, others = normalise(one).split(), normalise(other).split()
    shared = set(words) & set(others) - {"the"}
    return bool(shared) and not (shared == {words[0]} == {others[0]} and len(words) > 1 and len(others) > 1)


def _belongs(one: str, other: str, relations: Kin) -> bool:
    return any(has_value(t, other) for t in relations.statements(one, _JOINED))
