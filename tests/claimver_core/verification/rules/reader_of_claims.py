"""A claim with its names, read as the rules read it, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from claimver_core.types import Candidate, Claim, Entity, Mention, Property, Span, Triplet, Value
from claimver_core.verification.given.kin import GivenKin
from claimver_core.verification.rules.decide import decide
from claimver_core.verification.rules.reading import read
from claimver_core.verification.rules.ruling import Ruling


def thing(name: str) -> Entity:
    return Entity(name.lower(), name)


def fact(subject: str, pid: str, label: str, value: Value, *qualifiers) -> Triplet:
    return Triplet(thing(subject), Property(pid, label), value, qualifiers)


def ruling(text: str, names: Sequence[str], triplets: Sequence[Triplet]) -> Ruling | None:
    """What the rules say of ``text``, whose names are ``names``, beside ``triplets``."""
    mentions = [
        Mention(Span(text.index(name), text.index(name) + len(name)), name, (Candidate(thing(name), 1.0),))
        for name in names
    ]
    mentions.sort(key=lambda mention: mention.span.start)
    claim = Claim(Span(0, len(text)), text, text, tuple(mentions))
    return decide(read(claim), triplets, GivenKin(triplets))
