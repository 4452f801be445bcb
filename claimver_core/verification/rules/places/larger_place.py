"""Claims that tell besides in which larger place something lies: *Hunt County, Texas*, *Minnesota's Douglas
County*, *the Swiss canton of Bern*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.ruling import Ruling, described

_SORT = (
    r"(?:states?|province|canton|region|county|department|prefecture|oblast|voivodeship|governorate|city|town|"
    r"village|municipality|commune|island|district|territory|port|capital)"
)
_OWNED = r"(?:the\s+)?{holder}['’]s?\s+{place}"
_BEHIND_COMMA = (
    r"{place},\s+(?:the\s+)?{holder}(?:,(?!\s+(?:and|or)\b)|(?=\W*$)|(?=\s+(?!(?:and|or|&)\b)[a-z]))"
)
_FORMS = {
    _OWNED: ("{holder}'", "{holder}’"),
    _BEHIND_COMMA: ("{place},",),
    r"{place}\s+in\s+(?:the\s+)?{holder}(?!\s*(?:,\s*)?(?:and|or)\b)": ("{place} in ",),
    rf"[Tt]he\s+{{holder}}\s+(?:{_SORT}\s+)?(?:of\s+)?{{place}}": ("he {holder} ",),
}
"""Each with what is seen at a glance where the claim has it, so that no other pattern need be made."""
_PLACE = "place"


def apart_from_larger_places(
    reading: Reading, relations: Kin
) -> tuple[Reading, tuple[Triplet, ...], frozenset[str]] | None:
    """The claim without the larger places that are known to hold what it names, what tells that, and the ids
    of these places; None where it names none."""
    rest = reading
    told: list[Triplet] = []
    holders: set[str] = set()
    for place in [m for m in reading.claim.mentions if is_name(m)]:
        for holder in [m for m in rest.claim.mentions if is_name(m) and m is not place]:
            shorter = _without(rest, place, holder, _forms_for(place, relations))
            known = _known(place, holder, relations) if shorter is not None else ()
            if shorter is not None and known:
                rest = shorter
                told.extend(known)
                holders.add(str(holder.entity.id))
    return (rest, tuple(dict.fromkeys(told)), frozenset(holders)) if told else None


def _forms_for(place: Mention, relations: Kin) -> tuple[str, ...]:
    """How a larger place may stand beside the name; a body is told with its land, *Japan's Nintendo*."""
    if relations.kind(str(place.entity.id)) == _PLACE:
        return tuple(_FORMS)
    return (_OWNED,) if of_phrase(place.entity.description) is Kind.ORGANISATION else ()


def _without(reading: Reading, place: Mention, holder: Mention, forms: tuple[str, ...]) -> Reading | None:
    context = reading.claim.context
    words = {"place": rf"(?<![\w]){re.escape(place.text)}", "holder": rf"{re.escape(holder.text)}(?!\w)"}
    plain = " ".join(context.split())
    names = {"place": " ".join(place.text.split()), "holder": " ".join(holder.text.split())}
    for form in forms:
        if not any(sign.format(**names) in plain for sign in _FORMS[form]):
            continue
        found = re.search(form.format(**words), context)
        if found is None:
            continue
        rest = f"{context[: found.start()]}{place.text}{context[found.end() :]}"
        kept = tuple(m for m in reading.claim.mentions if m is not holder and m.text in rest)
        return read(
            replace(reading.claim, context=rest, mentions=kept), wide=reading.wide, matches=reading.matches
        )
    return None


def _known(place: Mention, holder: Mention, relations: Kin) -> tuple[Triplet, ...]:
    """What tells that the one lies in the other, or is of that sort: *the Swiss canton of Bern*."""
    one, other = str(place.entity.id), str(holder.entity.id)
    if one == other:
        return ()
    way = relations.within(one, {other})
    if way is not None:
        return () if any(t.former for t in way) else way
    if re.search(rf"\bin\s+(?:[a-z-]+\s+)?{re.escape(holder.entity.label)}\b", place.entity.description):
        return (described(place.entity),)
    sorts = [t for t in relations.statements(one, ("P31",)) if t.object == holder.entity]
    return tuple(sorts[:1])


def with_holders(ruling: Ruling | None, told: tuple[Triplet, ...]) -> Ruling | None:
    """A ruling on the shorter claim, as one on the whole claim."""
    if ruling is None or ruling.label is not Label.ATTRIBUTABLE:
        return ruling
    return replace(ruling, triplets=tuple(dict.fromkeys((*ruling.triplets, *told))))
