"""Claims of whose book a film or series is based on: *is based on a novel by Stephen King*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_BOOK = (
    r"(?:books?|(?:short\s+)?stor(?:y|ies)|(?:graphic\s+|best-?selling\s+)?novels?|novellas?|plays?|memoirs?|"
    r"autobiography|comics?|comic\s+books?|trilogy|(?:book|novel)\s+series|series(?:\s+of\s+(?:books|novels))?|"
    r"poems?|fairy\s+tales?|works?|writings|tales?|manga)"
)
_BASED = (
    r"(?:(?:is|was|are|were)\s+(?:(?:loosely|partly|closely|also)\s+)?"
    r"(?:based\s+(?:up)?on|adapted\s+from|an?\s+adaptation\s+of)|adapts)"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?:(?:film|movie|series|show|musical|opera)\s+)?_(?:\s+(?:film|movie|series|show|musical))?\s+"
    rf"{_BASED}\s+(?:"
    rf"(?:(?:an?|the|some)\s+)?(?:[a-z-]+\s+){{0,2}}?{_BOOK}(?:\s+of\s+the\s+same\s+name)?\s+(?:written\s+)?(?:by|of)\s+"
    rf"(?:the\s+)?(?:[a-z]+\s+){{0,2}}?(?P<by>_|[a-z][a-z. ]+[a-z])|"
    rf"(?P<whose>_)['’]s?\s+(?:[a-z0-9-]+\s+){{0,3}}?{_BOOK}(?:\s+of\s+the\s+same\s+name)?)\W*$",
    re.IGNORECASE,
)
_SOURCE, _AFTER, _AUTHOR = ("P144",), ("P1877",), ("P50", "P170")
_ON_SCREEN = re.compile(
    r"\b(?:film|movie|series|miniseries|musical|opera|sitcom|adaptation)\b", re.IGNORECASE
)
_BOOKS = re.compile(r"\b(?:novel|book|novella|memoir|play|short story|series)\b", re.IGNORECASE)


def adaptation(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The author of what the work is based on, or of a book of its title, bears the claim out; the author of
    the one book that it is known to be based on leaves no room for another."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or reading.dates or not claim.names:
        return None
    work = claim.names[0]
    authors = _authors(claim.names[1:], found["by"] or "", relations)
    if not authors:
        return None
    qid = str(work.entity.id)
    sources = [t for t in relations.statements(qid, _SOURCE) if isinstance(t.object, Entity)]
    for known in relations.statements(qid, _AFTER):
        if any(has_value(known, author) for author in authors):
            return Ruling(Label.ATTRIBUTABLE, "stated", (known,), whole=True)
    written = [
        (source, by)
        for source in sources
        if isinstance(source.object, Entity)
        for by in relations.statements(str(source.object.id), _AUTHOR)
    ]
    for source, by in written:
        if any(has_value(by, author) for author in authors):
            return Ruling(Label.ATTRIBUTABLE, "chain", (source, by), whole=True)
    if not sources and (by_title := _book_of_title(work, authors, relations)) is not None:
        return Ruling(Label.ATTRIBUTABLE, "stated", (by_title,), whole=True)
    if len(sources) == 1 and written and all(relations.kind(author) == "person" for author in authors):
        return Ruling(Label.CONTRADICTORY, "functional-property", written[0], whole=True)
    return None


def _authors(names: Sequence[Mention], said: str, relations: Kin) -> list[str]:
    """The Q-ids of the author, who may be written small and not linked."""
    if names:
        return [str(name.entity.id) for name in names[:1]]
    return [str(e.id) for e in relations.named([said]) if relations.kind(str(e.id)) == "person"][:1]


def _book_of_title(work: Mention, authors: Sequence[str], relations: Kin) -> Triplet | None:
    """The statement that a book with the title of a film is by the author."""
    if not _ON_SCREEN.search(work.entity.description):
        return None
    for entity in relations.named([work.entity.label]):
        if entity.id == work.entity.id or not _BOOKS.search(entity.description):
            continue
        for by in relations.statements(str(entity.id), _AUTHOR):
            if any(has_value(by, author) for author in authors):
                return by
    return None
