"""Several subjects of which a claim says the same, with one date: *Spain and Portugal joined in 1986*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import other_end
from claimver_core.verification.rules.dates import compare_date
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.sides import masked

_BESIDE = re.compile(
    r"\s*,?\s*(?:(?:and|&|as\s+well\s+as|along\s+with|together\s+with|alongside|plus|like)\s+)?"
    r"(?:also\s+|both\s+)?(?:the\s+)?",
    re.IGNORECASE,
)


def late_comers(reading: Reading, triplets: Sequence[Triplet]) -> list[Triplet]:
    """Those of ``triplets`` that do not bear the claim's one date, while the same statement of a thing named
    beside their subject does: that Spain joined in 1986 tells nothing of when Bulgaria did."""
    if len(reading.dates) != 1 or len(triplets) < 2:
        return []
    groups: dict[tuple[str | None, str | None], list[Triplet]] = {}
    for triplet in triplets:
        if isinstance(triplet.object, Entity):
            groups.setdefault((triplet.property.id, triplet.object.id), []).append(triplet)
    several = [group for group in groups.values() if len({t.subject.id for t in group}) > 1]
    if not several:
        return []
    beside = _named_beside(reading)
    late: list[Triplet] = []
    for group in several:
        in_time = {t.subject.id for t in group if _bears_date(reading, t)}
        others = [t for t in group if t.subject.id not in in_time]
        late += [t for t in others if any({t.subject.id, one} <= row for one in in_time for row in beside)]
    return late


def _bears_date(reading: Reading, triplet: Triplet) -> bool:
    end = other_end(reading)
    return any(
        isinstance(q.value, TimeValue) and compare_date(reading.dates[0], q.value) is Comparison.SAME
        for q in triplet.qualifiers
        if q.property.id != end
    )


def _named_beside(reading: Reading) -> list[set[str | None]]:
    """The rows of names that the claim lists: *Spain, Portugal as well as Bulgaria*."""
    claim = masked(reading)
    between = claim.text.split("_")[1:-1]
    rows: list[list[Mention]] = [[name] for name in claim.names[:1]]
    for name, text in zip(claim.names[1:], between, strict=False):
        if _BESIDE.fullmatch(text):
            rows[-1].append(name)
        else:
            rows.append([name])
    return [{name.entity.id for name in row} for row in rows]
