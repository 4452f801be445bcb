"""What a claim states that its evidence does not bear out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.months import MONTH
from claimver_core.types import Entity, Mention, Precision, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, interval, month_number, qualifying_days
from claimver_core.verification.rules.names import POSSESSIVE, is_name, unlinked_names
from claimver_core.verification.rules.namesakes import is_alike, is_team_of
from claimver_core.verification.rules.polarity import claims_uniqueness
from claimver_core.verification.rules.quantities import compare_quantity
from claimver_core.verification.rules.reading import TITLES, Reading
from claimver_core.verification.rules.traits import traits_of
from claimver_core.verification.rules.wording import CAST

_MANNER = re.compile(
    r"\b(?:killed|assassinated|murdered|executed|poisoned|hanged|suicide|"
    r"(?:died|death)\W+(?:\w+\W+){0,8}?(?:of|from)\s+[a-z]+)\b",
    re.IGNORECASE,
)
MANNERS_OF_DEATH = frozenset({"P509", "P1196", "P157"})
_IN_MONTH = re.compile(rf"\b(?:in|since|until|during|early|late|mid)[\s-]({MONTH})\b(?!\s+[A-Z])")
_BEGINNING, _END = "P580", "P582"
_BEGAN = re.compile(
    r"\b(?:joined|signed|hired|became|married|marries|weds?|wedded|bought|buys|acquired|acquires|took over|"
    r"moved|founded|formed|entered)\b",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?:left|leaves|quit|divorced?|divorces|split|separated|parted|resigned|retired|stepped down|sold|"
    r"ousted|fired)\b",
    re.IGNORECASE,
)
_FROM_TO = re.compile(
    r"\b(?:from|between)\b.*\b(?:to|until|till|through|and)\b|\d\s*[–—-]\s*\d", re.IGNORECASE
)
_PORTRAYED = re.compile(r"\b(?:portrayed|played|voiced)\b", re.IGNORECASE)
_SUBJECT = re.compile(r"^\W*(?P<subject>[^\W\d_][^_,;:]{0,40}?)\s+(?:is|was|are|were)\s", re.IGNORECASE)
_NO_SUBJECT = words(
    """a an the this that these those it he she they there here who what which one i we you his her its
    their in fact today now yes no"""
)
_JOINTS = frozenset(("and of the de von van s " + TITLES.replace("|", " ")).split())
"""Words that hold a name together or stand before it, and state nothing that a triplet has to bear out."""


def uncovered(reading: Reading, triplets: Iterable[Triplet]) -> list[str]:
    """What the claim states that none of ``triplets`` bears out: names, dates, numbers, *first* and *only*.

    A claim that has any of these cannot be Attributable, which asks for full support.
    """
    triplets = list(triplets)
    values = [v for t in triplets for v in (t.subject, t.object, *(q.value for q in t.qualifiers))]
    ids = {value.id for value in values if isinstance(value, Entity) and value.id}
    labels = " ".join(
        f" {normalise(v.label if isinstance(v, Entity) else v.value)} "
        for v in values
        if isinstance(v, Entity | TextValue)
    )
    labels += " ".join(f" {normalise(t.property.label)} " for t in triplets)
    labels += " ".join(
        f" {normalise(v.unit.label)} " for v in values if isinstance(v, QuantityValue) and v.unit is not None
    )
    missing = []
    covered_words = labels
    for mention in reading.claim.mentions:
        name = f" {normalise(mention.text)} "
        of_its_name = any(
            is_alike(mention.entity, v) or is_team_of(v, mention.entity)
            for v in values
            if isinstance(v, Entity)
        )
        bare = normalise(POSSESSIVE.sub("", mention.text))
        in_labels = name in labels or f" {normalise(mention.entity.label)} " in labels
        if mention.entity.id in ids or of_its_name or (in_labels and not mention.chosen):
            covered_words += f"{name} {bare} {normalise(mention.entity.label)} "
        elif is_name(mention) and name in reading.padded and not in_date(reading, mention):
            missing.append(mention.text)
            covered_words += name
        else:
            covered_words += f"{name} {bare} "
    missing += [
        name
        for name in ([] if reading.wide else unlinked_names(reading.claim.context))
        if not set(normalise(name).split()) - _JOINTS <= set(covered_words.split())
        and not _is_told_maker(name, reading, ids)
    ]
    subject = "" if _tells_a_part(reading, triplets) else _unlinked_subject(reading)
    if subject and not set(normalise(subject).split()) <= set(covered_words.split()):
        missing.append(subject)
    end = other_end(reading)
    times = [
        value
        for t in triplets
        for value in (t.object, *(q.value for q in t.qualifiers if q.property.id != end))
        if isinstance(value, TimeValue)
    ]
    missing += [
        reading.claim.context[d.span.start : d.span.end]
        for d in reading.dates
        if all(compare_date(d, time) is not Comparison.SAME for time in times)
    ]
    missing += _split_spell(reading, triplets)
    missing += _bare_months(reading, times)
    amounts = [v for v in values if isinstance(v, QuantityValue)]
    for number in reading.numbers:
        text = reading.claim.context[number.span.start : number.span.end]
        if number.value == 1 or f" {normalise(text)} " in labels:
            continue
        if all(
            compare_quantity(number, reading.unitless(number, amount)) is not Comparison.SAME
            for amount in amounts
        ):
            missing.append(text)
    manner = manner_of_death(reading)
    if manner and not any(t.property.id in MANNERS_OF_DEATH for t in triplets):
        missing.append(manner)
    if (
        reading.unique
        and claims_uniqueness(_without_cues(reading.words, triplets))
        and not claims_uniqueness(labels)
    ):
        missing.append("that it is the only or foremost one")
    return missing


def other_end(reading: Reading) -> str:
    """The property of the end that the claim's date does not tell: when somebody left does not bear out when
    they joined. Empty where either may be meant."""
    if len(reading.dates) != 1:
        return ""
    return _END if _BEGAN.search(reading.words) else _BEGINNING if _OVER.search(reading.words) else ""


def _is_told_maker(name: str, reading: Reading, ids: Collection[str]) -> bool:
    """True for *Greta Gerwig's Barbie*, which the film's description has as hers."""
    for mention in reading.claim.mentions:
        owner = re.escape(name.removesuffix(mention.text).strip())
        if (
            owner
            and mention.entity.id in ids
            and re.search(rf"\bby {owner}\b", mention.entity.description)
            and re.search(rf"{owner}['’]s? (?:\w+ )?{re.escape(mention.text)}", reading.claim.context)
        ):
            return True
    return False


def _split_spell(reading: Reading, triplets: Iterable[Triplet]) -> list[str]:
    """The time from one date to another (*from 1990 to 2017*) where the first is the beginning of one spell
    and the second the end of another, with a gap between."""
    if len(reading.dates) != 2 or not _FROM_TO.search(reading.claim.context):
        return []
    first, last = sorted(reading.dates, key=lambda d: d.span.start)
    spells = [
        (start, end)
        for t in triplets
        if (start := qualifying_days(t, _BEGINNING)) is not None
        and (end := qualifying_days(t, _END)) is not None
    ]
    begun = [end for start, end in spells if first.earliest[0] <= start[0][0] <= first.latest[0]]
    reached = {end[1][0] for end in begun}
    for start, end in sorted(spells):
        if start[0][0] in reached:
            reached.add(end[1][0])
    if not begun or any(last.earliest[0] <= year <= last.latest[0] for year in reached):
        return []
    return [reading.claim.context[first.span.start : last.span.end]]


def _tells_a_part(reading: Reading, triplets: Iterable[Triplet]) -> bool:
    """True for *Bane was portrayed by Robert Swenson*, whose subject is a part that somebody plays."""
    return _PORTRAYED.search(reading.words) is not None and any(t.property.id in CAST for t in triplets)


def _unlinked_subject(reading: Reading) -> str:
    """What the claim is about, where that was not linked to anything: *Yesterday* in *Yesterday is a song
    by*; empty where it was, or is a pronoun."""
    found = _SUBJECT.match(reading.words)
    if found is None or reading.wide:
        return ""
    subject = found["subject"]
    if any(normalise(m.text) in normalise(subject) for m in reading.claim.mentions):
        return ""
    return " ".join(word for word in subject.split() if word.lower() not in _NO_SUBJECT)


def _bare_months(reading: Reading, times: Iterable[TimeValue]) -> list[str]:
    """Months that the claim names without a year (*recorded in August*) and that no time bears out."""
    told = {interval(time)[0][1] for time in times if time.precision in (Precision.DAY, Precision.MONTH)}
    names = [m.text for m in reading.claim.mentions]
    return [
        found[1]
        for found in _IN_MONTH.finditer(reading.claim.context)
        if not any(d.span.start <= found.start(1) < d.span.end for d in reading.dates)
        and not any(found[1] in name for name in names)
        and month_number(found[1]) not in told
    ]


def manner_of_death(reading: Reading) -> str:
    """How somebody died, in the words of the claim (*assassinated*, *died of cholera*); empty if not told."""
    found = _MANNER.search(reading.words)
    return found.group() if found else ""


def in_date(reading: Reading, mention: Mention) -> bool:
    """True for *Christmas Day* in *on Christmas Day 2021*."""
    return any(mention.text in found.span.of(reading.claim.context) for found in reading.dates)


def _without_cues(words: str, triplets: Iterable[Triplet]) -> str:
    """``words`` less what expresses the triplets' properties: *first* in *first language* stands for it."""
    for triplet in triplets:
        cues = traits_of(triplet.property).cues
        words = cues.sub(" ", words) if cues else words
    return words
