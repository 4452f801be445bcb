"""Claims of what else somebody is or was called: *George Orwell's real name was Eric Arthur Blair*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rapidfuzz.fuzz import ratio

from claimver_core.knowledge.names import normalise
from claimver_core.types import Label, Mention, Property, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import mention_called, text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_NAME = r"(?:[^\W\d_][\w.'’-]*)(?:\s+[^\W\d_][\w.'’-]*){0,6}?"
_KNOWN = rf"(?P<known>{_NAME})"
_BORN = rf"(?P<born>{_NAME})"
_BIRTH_NAME = r"(?:real|true|actual|birth|original|full)\s+name"
_PEN_NAME = (
    r"(?:pen\s+name|pseudonym|stage\s+name|nom\s+de\s+(?:plume|guerre)|alias|name\s+as\s+(?:an?\s+)?\w+)"
)
_BY_BIRTH = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^\W*{_KNOWN}['’]s?\s+{_BIRTH_NAME}\s+(?:is|was)\s+{_BORN}\W*$",
        rf"^\W*{_KNOWN}\s+{_BIRTH_NAME}\s+(?:is|was)\s+{_BORN}\W*$",
        rf"^\W*[Tt]he\s+{_BIRTH_NAME}\s+of\s+{_KNOWN}\s+(?:is|was)\s+{_BORN}\W*$",
        rf"^\W*{_BORN}\s+(?:is|was)\s+the\s+{_BIRTH_NAME}\s+of\s+{_KNOWN}\W*$",
        rf"^\W*{_KNOWN}\s+(?:was|had\s+been)\s+born\s+(?:as\s+)?{_BORN}\W*$",
        rf"^\W*{_KNOWN}\s+(?:is|was)\s+the\s+{_PEN_NAME}\s+of\s+{_BORN}\W*$",
        rf"^\W*{_BORN}['’]s?\s+{_PEN_NAME}\s+(?:is|was)\s+{_KNOWN}\W*$",
        rf"^\W*{_BORN}\s+(?:wrote|published|performed|performs|acted|recorded)\s+(?:under\s+the\s+name|as)\s+{_KNOWN}\W*$",
        rf"^\W*{_BORN}\s+(?:is|was|became)\s+(?:better|best)\s+known\s+(?:as|by\s+the\s+name)\s+(?:of\s+)?{_KNOWN}\W*$",
    )
)
_BY_ALIAS = re.compile(
    rf"^\W*{_KNOWN}\s+(?:is|was)\s+(?:(?:also|often|sometimes|commonly|simply|otherwise)\s+)"
    rf"(?:known|referred\s+to)\s+(?:simply\s+)?as\s+(?:the\s+)?{_BORN}\W*$"
)
_BY_NICKNAME = re.compile(
    rf"^\W*{_KNOWN}\s+(?:is|was)\s+(?:(?:also|often|sometimes|commonly|famously|popularly)\s+)?(?:nicknamed|dubbed)\s+"
    rf"(?:the\s+|[\"“'‘])*{_BORN}\W*$"
)
_BIRTH_NAMES = ("P1477",)
_OTHER_NAME = Property("P2561", "other name")
_NO_NAMES = frozenset({"jr", "sr", "ii", "iii", "iv"})
_ANOTHER = 60.0
"""Names less alike than this, of 100, are no spellings of one another."""


def other_name(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A birth name that is known bears the claim out, in parts too, and refutes a name that has none of it; a
    further name bears out that somebody is known by it."""
    if reading.denied:
        return None
    context = reading.claim.context
    if (match := _BY_ALIAS.match(context) or _BY_NICKNAME.match(context)) is not None:
        return _by_alias(reading, match["known"], match["born"], relations)
    match = next((found for pattern in _BY_BIRTH if (found := pattern.match(context))), None)
    known = mention_called(match["known"], reading.claim.mentions) if match is not None else None
    if match is None or known is None or relations.kind(str(known.entity.id)) != "person":
        return None
    stated = [
        triplet
        for triplet in relations.statements(str(known.entity.id), _BIRTH_NAMES)
        if isinstance(triplet.object, TextValue) and not triplet.former
    ]
    said = _words(match["born"])
    borne_out = next((t for t in stated if _is_part(said, _words(text_of(t.object)))), None)
    if borne_out is not None:
        return Ruling(Label.ATTRIBUTABLE, "other-name", (borne_out,), whole=True)
    if len(stated) == 1 and _is_another(said, match["born"], known, stated[0], relations):
        return Ruling(Label.CONTRADICTORY, "other-name", (stated[0],), whole=True)
    return None


def _by_alias(reading: Reading, one: str, other: str, relations: Kin) -> Ruling | None:
    """What the knowledge has as two names of one person or thing bears out that it is known by both."""
    known = mention_called(one, reading.claim.mentions)
    if known is None or normalise(one) == normalise(other) or not _bears(known, other, relations):
        return None
    name = Triplet(known.entity, _OTHER_NAME, TextValue(other))
    return Ruling(Label.ATTRIBUTABLE, "other-name", (name,), whole=True)


def _is_part(said: Sequence[str], name: Sequence[str]) -> bool:
    """True where the words stand in a name in that order, down to its last: *Charles Dodgson*."""
    rest = iter(name)
    return said[-1:] == name[-1:] and (len(said) > 1 or len(name) == 1) and all(word in rest for word in said)


def _is_another(said: Sequence[str], written: str, known: Mention, birth: Triplet, relations: Kin) -> bool:
    """True for the name of somebody else: of two words, none of them like one of the names that are known."""
    own = {*_words(text_of(birth.object)), *_words(known.entity.label), *_words(known.text)}
    return (
        len(said) > 1
        and all(word[0].isupper() for word in written.split())
        and not _bears(known, written, relations)
        and all(relations.kind(str(entity.id)) == "person" for entity in relations.named([written]))
        and not any(ratio(word, other) >= _ANOTHER for word in said for other in own)
    )


def _bears(known: Mention, name: str, relations: Kin) -> bool:
    return any(entity.id == known.entity.id for entity in relations.named([name]))


def _words(name: str) -> list[str]:
    return [word for word in normalise(name).split() if word not in _NO_NAMES]
