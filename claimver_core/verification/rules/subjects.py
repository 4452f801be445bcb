"""What a claim is about: the first thing it names, unless that only leads to another one."""

from __future__ import annotations

import re
from itertools import pairwise

from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import Traits

_OWNS = re.compile(
    r"['’]s?(?: (?!(?:is|was|are|were|has|had|have|lies|stands)\b)[a-z-]+){0,5},?", re.IGNORECASE
)
_BEFORE = r"(?:(?:former|late|longtime|veteran|legendary|famous|noted|renowned|retired|legend)\s+)*"
_CALLING = re.compile(
    r"(?:[a-z-]+\s+){0,2}(?:[a-z-]+(?:er|or|ist|ian|man|woman|ess|ete)|king|queen|prince|president|premier|pope|"
    r"star|hero|icon|legend|chief|general|poet|pilot|monk|nun|chef|spy|judge|laureate|veteran|native|"
    r"(?:prime |foreign )?minister|(?:Gov|Sen|Rep|Dr|Gen|Lt|Col)\.)",
)
"""What somebody is called before their name: *the rebel leader* Pugachev, *Wyoming Gov.* Mark Gordon."""


def spoken_of(reading: Reading, traits: Traits) -> str | None:
    """The Q-id of what a claim is about: the first thing it names that is no title (*Queen Elizabeth*, *the
    French astronomer Lalande*), no noun for what ``traits`` tell (*the grave of Brahms*), nor owns what
    follows (*Germany's Zugspitze*)."""
    mentions, context = reading.claim.mentions, reading.claim.context
    start = 0
    for mention, following in pairwise(mentions):
        sort = "" if is_name(mention) else r"(?:[a-z-]+\s+){0,2}"  # mains voltage
        named = rf"{sort}{re.escape(mention.text)}(?P<joint>.*?){re.escape(following.text)}"
        pattern = rf"\W*(?:the\s+)?{_BEFORE}{named}"
        found = re.compile(pattern, re.IGNORECASE).match(context, start)
        if found is None:
            return mention.entity.id
        joint = found["joint"].strip()
        title = not joint and not is_name(mention)
        title = title or (is_name(following) and _CALLING.fullmatch(joint) is not None)
        owner = is_name(mention) and is_name(following) and _OWNS.fullmatch(joint) is not None
        told = (
            not is_name(mention)
            and joint in ("of", "of the", "in", "in the")
            and traits.cues is not None
            and _ends_in(traits.cues, context[: found.start("joint")], joint)
        )
        if not (title or owner or told):
            return mention.entity.id
        start = found.end() - len(following.text)
    return mentions[-1].entity.id if mentions else None


def _ends_in(cues: re.Pattern[str], before: str, joint: str) -> bool:
    """True where a cue ends right before the joint or with it: *mains voltage* in, *fall of* the."""
    ends = {len(before), len(before) + 1 + len(joint.partition(" ")[0])}
    return any(found.end() in ends for found in cues.finditer(f"{before} {joint}"))
