"""Which bearer of a surname a deed asks for: *painted by Vermeer* asks for a painter."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from claimver_core.language.grammar import words
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Shape, Surface

_WEIGHT = 2.0
_RENOWNED = 0.5  # the popularity of somebody who may be known by the surname
_SCIENTIST = (
    "physicist|chemist|scientist|mathematician|astronomer|biologist|inventor|engineer|physician|naturalist|"
    "bacteriologist|microbiologist|botanist|geneticist|physiologist|polymath"
)
# Deeds, and what those who do them, and what they are done to, are called in their descriptions.
_TRADES: tuple[tuple[frozenset[str], re.Pattern[str], re.Pattern[str]], ...] = tuple(
    (
        words(deeds),
        re.compile(rf"\b(?:{doers})\b", re.IGNORECASE),
        re.compile(rf"\b(?:{done})\b", re.IGNORECASE),
    )
    for deeds, doers, done in (
        ("painted", "painter|artist|printmaker", "painting|fresco|mural|portrait|artwork|oil|triptych"),
        ("sculpted carved", "sculptor|artist", "sculpture|statue"),
        (
            "wrote written penned",
            "writer|author|novelist|poet|playwright|dramatist|essayist|philosopher",
            "novel|novella|play|poem|book|tragedy|comedy|work|drama|story|treatise|trilogy",
        ),
        (
            "composed",
            "composer|pianist|violinist",
            "opera|symphony|ballet|composition|concerto|sonata|suite|waltz|oratorio|piano|violin",
        ),
        (
            "discovered invented formulated isolated proposed developed",
            _SCIENTIST,
            "element|particle|gas|metal|compound|disease|vaccine|antibiotics?|medicine|theory|law|principle|force|"
            "gravity|planet|moon|satellite|comet|star|galaxy|machine|device|engine|telephone|telegraph|telescope|"
            "radiation|radioactivity|virus|bacterium|bacteria|vitamin|dynamite|lamp|battery|calculus|geometry|"
            "constant|effect|evolution|genetics|cells?|microscope|thermometer|barometer|current|motor|pendulum",
        ),
        (
            "discovered explored reached",
            "explorer|navigator|conquistador|seafarer",
            "continent|island|country|sea|ocean|strait|cape|america|australia",
        ),
        (
            "won lost commanded",
            "admiral|general|commander|officer|field marshal|emperor|military leader|soldier",
            "battle|war",
        ),
    )
)


def doers(
    reading: Reading, surface: Surface, options: Sequence[Option], others: Mapping[Surface, Sequence[Option]]
) -> dict[str, float]:
    """What a deed beside a lone name adds to the score of each well-known bearer, by entity id; nothing where
    the sentence names nothing that such a deed is done to. ``others`` are all chosen surfaces."""
    if surface.words != 1 or surface.shape is not Shape.NAME:
        return {}
    first, last = reading.sentence_of(surface.start)
    before = [form.lower for form in reading.forms[max(first, surface.start - 2) : surface.start]]
    behind = reading.forms[surface.end].lower if surface.end < last else ""
    deed = before[0] if len(before) == 2 and before[1] == "by" else behind
    named = [
        f"{group[0].entity.label} {group[0].entity.description}"
        for other, group in others.items()
        if other is not surface and first <= other.start < last and group[0].kind is not Kind.PERSON
    ]
    doer = next((who for deeds, who, what in _TRADES if deed in deeds and any(map(what.search, named))), None)
    if doer is None:
        return {}
    return {
        str(option.entity.id): _WEIGHT
        for option in options
        if option.kind is Kind.PERSON
        and option.entity.popularity >= _RENOWNED
        and doer.search(option.entity.description)
    }
