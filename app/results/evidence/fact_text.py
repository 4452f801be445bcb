"""Facts as lines for a spreadsheet: tab-separated, one statement a line."""

from __future__ import annotations

from collections.abc import Sequence

from app import wording
from app.translation import tr
from claimver_core.evidence_text import format_value
from claimver_core.types import Entity, Property, Triplet

COLUMNS = (
    *(tr("Subject"), tr("Subject id"), tr("Property"), tr("Property id"), tr("Object"), tr("Object id")),
    *(tr("Qualifiers"), tr("Rank"), tr("Holds"), tr("Source"), tr("Retrieved")),
)


def facts_text(triplets: Sequence[Triplet]) -> str:
    """The facts with a line of titles above them."""
    return "\n".join(["\t".join(COLUMNS), *map(fact_line, triplets)])


def fact_line(triplet: Triplet) -> str:
    """One fact in the order of COLUMNS; tabs and line ends in a value become blanks."""
    value = triplet.object
    cells = (
        triplet.subject.label,
        triplet.subject.id or "",
        triplet.property.label,
        triplet.property.id or "",
        format_value(value),
        (value.id or "") if isinstance(value, Entity) else "",
        wording.qualifiers_text(triplet),
        triplet.rank.value,
        tr("no longer") if triplet.former else "",
        triplet.source,
        triplet.retrieved,
    )
    return "\t".join(wording.one_line(cell) for cell in cells)


def identifiers(triplet: Triplet) -> list[tuple[str, str]]:
    """What of a fact has a page of its own, as (label, Q- or P-id), each once."""
    qualifiers = [end for q in triplet.qualifiers for end in (q.property, q.value)]
    ends = (triplet.subject, triplet.property, triplet.object, *qualifiers)
    found = ((end.label, end.id) for end in ends if isinstance(end, Entity | Property))
    return list(dict.fromkeys((text, identifier) for text, identifier in found if identifier))
