"""Claims of what somebody died of: *died of cancer*, *a heart attack killed him*, *succumbed to leukemia*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.offices.office_titles import named
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIMS = tuple(
    re.compile(claim, re.IGNORECASE)
    for claim in (
        r"^\W*(?:the\s+)?(?P<who>[^,;:]+?)\s+(?:died|dies|passed\s+away|perished|lost\s+(?:his|her)\s+life)\s+(?:[a-z]+ly\s+)?"
        r"(?:of|from|in|due\s+to|because\s+of)\s+(?P<cause>.+)$",
        r"^\W*(?:the\s+)?(?P<who>[^,;:]+?)\s+(?:succumbed\s+to|lost\s+(?:his|her)\s+(?:[a-z]+\s+)?(?:battle|fight|struggle)\s+"
        r"(?:with|against|to)|(?:suffered|had)\s+a\s+(?:fatal|deadly)|was\s+killed\s+(?:by|in))\s+(?P<cause>.+)$",
        r"^\W*the\s+cause\s+of\s+(?P<who>[^,;:]+?)['’]s?\s+death\s+(?:is|was)\s+(?P<cause>.+)$",
        r"^\W*(?:an?\s+|the\s+)?(?P<cause>[^,;:]+?)\s+(?:killed|took)\s+(?P<who>[^,;:]+?)(?:\s+(?:in|on)\s.*)?\W*$",
    )
)
_SORTS = {
    "cancer": r"cancer|carcinoma|leuka?emia|lymphoma|melanoma|sarcoma|myeloma|mesothelioma|tumou?r",
    "heart attack": r"heart attack|myocardial infarction|coronary thrombosis",
    "stroke": r"\bstroke|cerebral ha?emorrhage|brain ha?emorrhage|intracerebral",
    "lungs": r"pneumonia|emphysema|influenza|\bflu\b|bronchitis|chronic obstructive|covid|respiratory",
    "tuberculosis": r"tuberculosis|consumption",
    "AIDS": r"\baids\b|\bhiv\b|immunodeficiency",
    "nerves": r"amyotrophic lateral|\bals\b|motor neuron",
    "plague": r"\bplague\b|black death", "cholera": "cholera", "typhus": "typhus", "typhoid": "typhoid",
    "malaria": "malaria", "smallpox": "smallpox", "syphilis": "syphilis", "liver": "cirrhosis|hepatitis",
    "shot": r"ballistic trauma|gunshot|\bshot|shooting", "stabbed": r"\bstab",
    "crash": r"(?:car|plane|air|aircraft|aviation|traffic|road|train|motorcycle|helicopter|bus|vehicle)\s+"
             r"(?:crash|accident|collision|wreck)|collision",
    "drowned": "drown|shipwreck", "hanged": "hanging|hanged", "beheaded": "decapitation|beheading|guillotin",
    "killed": "murder|homicide|assassinat|suicide", "burnt": r"\bfire\b|\bburn",
    "poison": "poison|overdose|intoxication|cyanide",
}  # fmt: skip
_ILL = frozenset(
    {"cancer", "heart attack", "stroke", "lungs", "tuberculosis", "AIDS", "nerves", "plague", "cholera"}
    | {"typhus", "typhoid", "malaria", "smallpox", "syphilis", "liver"}
)
_TOGETHER = (
    frozenset({"AIDS", "cancer", "tuberculosis"}), frozenset({"liver", "cancer", "AIDS"}),
    frozenset({"plague", "typhus", "typhoid", "cholera", "malaria"}), frozenset({"heart attack", "liver"}),
    frozenset({"stroke", "syphilis"}),
    frozenset({"killed", "shot", "stabbed", "beheaded", "burnt", "poison", "drowned", "hanged", "crash"}),
    frozenset({"poison", "liver", "heart attack"}),
)  # fmt: skip
"""Sorts of which one may lead to another, or be taken for it. Lungs fail at the end of many an illness,
and many an illness has been said to be poison."""
_WITH_LUNGS, _POISON = "lungs", "poison"
_CAUSE = "P509"


def cause_of_death(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who died of an illness or by violence did not die of another one with which it has nothing to do."""
    if reading.denied:
        return None
    found = next(filter(None, (claim.match(reading.claim.context) for claim in _CLAIMS)), None)
    person = named(found["who"], reading) if found is not None else None
    if found is None or person is None or relations.kind(str(person.entity.id)) != "person":
        return None
    said = _sorts(found["cause"])
    known = [
        t
        for t in relations.statements(str(person.entity.id), (_CAUSE,))
        if isinstance(t.object, Entity | TextValue)
    ]
    told = [_sorts(text_of(t.object)) for t in known]
    if len(said) != 1 or not known or any(len(sorts) != 1 for sorts in told):
        return None
    (one,) = said
    if any(_go_together(one, next(iter(sorts))) for sorts in told):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:2]), whole=True)


def _sorts(text: str) -> set[str]:
    return {sort for sort, words in _SORTS.items() if re.search(words, text, re.IGNORECASE)}


def _go_together(one: str, other: str) -> bool:
    if one == other:
        return True
    both = {one, other}
    if (both <= _ILL and _WITH_LUNGS in both) or (_POISON in both and both & _ILL):
        return True
    return any(both <= group for group in _TOGETHER)
