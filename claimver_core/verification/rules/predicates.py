"""What a claim says its subject to be: *a French painter*. Nationality alone does not bear that out."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Entity, Mention
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading

_SAID = r"\b(?:is|are|was|were)\s+(?:an?|one of the)\s+(?:[\w.’'-]+\s+){{0,4}}?{}\W*$"
_OCCUPATION = "P106"
_TOLD_BY = ("P31", "P279", "P106", "P136", "P413", "P39", "P101", "P641", "P105", "P452")

_NARROWER = {
    "artist": "painter sculptor illustrator printmaker muralist draughtsman photographer singer musician",
    "musician": "singer songwriter composer guitarist pianist drummer rapper violinist bassist vocalist",
    "scientist": "physicist chemist biologist astronomer mathematician geologist botanist naturalist",
    "writer": "author novelist poet playwright dramatist essayist journalist",
    "author": "writer novelist poet playwright dramatist essayist",
    "athlete": "sprinter swimmer runner jumper gymnast player footballer tennis boxer",
    "runner": "sprinter marathon athletics athlete",
    "player": "footballer basketball tennis",
    "entertainer": "singer actor actress comedian dancer",
    "performer": "singer actor actress comedian dancer musician",
}
"""What those are, too, who are known by a narrower word."""


def fits_predicate(reading: Reading, relations: Kin) -> bool:
    """False where the claim ends in a noun for its subject that nothing known of the subject is like: neither
    its classes and occupations, nor its description, nor the kind of thing it is."""
    subject = next((m for m in reading.claim.mentions if is_name(m)), None)
    noun = _noun(reading)
    if subject is None or noun is None:
        return True
    described = subject.entity.description
    known = relations.statements(str(subject.entity.id), _TOLD_BY)
    labels = [t.object.label for t in known if isinstance(t.object, Entity)]
    if not labels and not described:
        return True
    words = f" {normalise(' '.join([described, *labels]))} "
    if any(f" {normalise(name)} " in words for name in (noun.text, noun.entity.label)):
        return True
    if noun.entity.id in relations.classes(str(subject.entity.id)):
        return True
    if any(f" {name} " in words for name in _NARROWER.get(noun.text, "").split()):
        return True
    own = [str(t.object.id) for t in known if isinstance(t.object, Entity) and t.property.id == _OCCUPATION]
    if any(noun.entity.id in relations.classes(qid) for qid in own):
        return True
    kind = of_phrase(noun.text)
    kinds = {of_phrase(described), *map(of_phrase, labels)}
    if relations.kind(str(subject.entity.id)) == "person":
        kinds.add(Kind.PERSON)
    return kind is not None and kind in kinds


def _noun(reading: Reading) -> Mention | None:
    """The noun that the claim ends in, behind *is a*."""
    for mention in reading.claim.mentions:
        if not is_name(mention) and re.search(
            _SAID.format(re.escape(mention.text)), reading.claim.context, re.IGNORECASE
        ):
            return mention
    return None
