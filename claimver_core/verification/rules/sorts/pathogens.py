"""Claims of what sort of germ causes a disease: *Diphtheria is caused by a virus*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described

_SORTS = {
    "virus": (r"virus(?:es)?|viral", r"virus(?:es)?\b|\bviral\b|\bHIV\b|\bSARS-CoV"),
    "bacterium": (
        r"bacteri(?:um|a|al)",
        r"bacteri|bacillus|coccus|clostrid|vibrio|salmonell|yersinia|treponema|borrelia|bordetella|legionella|"
        r"chlamydia|listeria|rickettsia|helicobacter|leprae",
    ),
    "fungus": (r"fung(?:us|i|al)", r"fung(?:us|i|al)|candida|aspergillus"),
    "parasite": (
        r"parasit(?:e|es|ic)|protozo(?:an|a|on)",
        r"parasit|protozo|plasmodium|trypanosom|leishmania",
    ),
}
"""How a sort of germ is called, and what tells it in the name of a germ or the description of a disease."""
_CALLED = "|".join(called for called, _ in _SORTS.values())
_CLAIM = re.compile(
    r"^\W*(?:the\s+)?(?P<disease>[\w’' -]+?)\s+"
    r"(?:(?:is|isn['’]t|was)\s+(?:(?:not|always|usually|in\s+fact)\s+)?"
    r"(?:(?:caused|triggered|brought\s+on)\s+by\s+(?:an?\s+|the\s+)?(?:(?:type|kind)\s+of\s+)?"
    rf"(?P<germ>{_CALLED})|"
    rf"an?\s+(?:[a-z]+\s+)?(?P<sort>{_CALLED})\s+(?:disease|infection|illness))|comes\s+from\s+an?\s+"
    rf"(?P<from>{_CALLED}))(?:,?\s+(?:so|and|not|but|which|rather)\b.*)?\W*$",
    re.IGNORECASE,
)
_CAUSE = ("P828", "P1478")


def pathogen(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The sort of the known germ, by its name or by the description of the disease, and no other sort."""
    found = _CLAIM.match(reading.claim.context)
    if found is None or reading.dates or reading.numbers:
        return None
    claimed = next(
        sort
        for sort, (called, _) in _SORTS.items()
        if re.fullmatch(called, found["germ"] or found["sort"] or found["from"], re.IGNORECASE)
    )
    said = found["disease"].lower()
    disease = next((m.entity for m in reading.claim.mentions if m.text.lower() == said), None)
    if disease is None:
        return None
    causes = [t for t in relations.statements(str(disease.id), _CAUSE) if text_of(t.object)]
    by_cause = [_sorts_in(f"{text_of(t.object)} {_description(t)}") for t in causes]
    by_disease = _sorts_in(disease.description)
    sorts = by_disease.union(*by_cause)
    told = tuple(t for t, own in zip(causes, by_cause, strict=True) if own)[:1] or (described(disease),)
    if len(sorts) != 1 or (claimed not in sorts and not by_disease and not all(by_cause)):
        return None  # what has several causes may have further ones
    same = claimed in sorts
    label = Label.ATTRIBUTABLE if same != _is_denied(found.group(), found) else Label.CONTRADICTORY
    rule = "stated" if label is Label.ATTRIBUTABLE else "kinds"
    return Ruling(label, rule, told, whole=True)


def _sorts_in(text: str) -> set[str]:
    return {sort for sort, (_, told) in _SORTS.items() if re.search(rf"(?:{told})", text, re.IGNORECASE)}


def _description(statement: Triplet) -> str:
    return statement.object.description if isinstance(statement.object, Entity) else ""


def _is_denied(text: str, found: re.Match[str]) -> bool:
    """True where the cause itself is denied, and not what follows from it."""
    end = max(found.end(group) for group in ("germ", "sort", "from"))
    return re.search(r"\bnot\b|n['’]t\b", text[:end], re.IGNORECASE) is not None
