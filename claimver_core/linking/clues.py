"""What sort of thing the words beside a name ask for: *directed Titanic* asks for a film."""

from __future__ import annotations

import re
from dataclasses import dataclass

from claimver_core.linking.agreement import Bonus, Scored, contenders
from claimver_core.linking.mentions import Surface
from claimver_core.linking.reading import Reading

_WEIGHT = 1.6
_BESIDE = 1.2  # more where the word stands right before the name: "the film Titanic"
_PREDICATED = 2.4  # "Bohemian Rhapsody is a song"
_IS = frozenset({"is", "was", "are", "were"})
_SAID = 5  # words of a predicate, the verb first
_REACH = 12  # words on either side


@dataclass(frozen=True)
class _Clue:
    """Words of a sentence, and the words in the descriptions of what they speak of."""

    words: frozenset[str]
    described: re.Pattern[str]


def _clue(words: str, described: str) -> _Clue:
    return _Clue(frozenset(words.split()), re.compile(rf"\b(?:{described})s?\b", re.IGNORECASE))


_CLUES = (
    _clue(
        "directed director directs film films movie movies starring starred cast screenplay sequel cinema "
        "actor actress role premiere premiered blockbuster oscar box-office",
        "film|movie|television series|miniseries|sitcom",
    ),
    _clue(
        "episode episodes season seasons series sitcom aired show tv showrunner",
        "series|sitcom|programme|show",
    ),
    _clue(
        "band bands singer sang sung song songs album albums single guitarist drummer frontman bassist "
        "vocalist concert musician lyrics hit",
        "band|duo|album|song|single|singer|rapper|musician|musical group",
    ),
    _clue(
        "novel novels book books wrote author written writer penned published trilogy bestseller",
        "novel|book|play|poem|short story|series of .* novels|comic|tragedy|treatise",
    ),
    _clue(
        "striker midfielder goalkeeper defender footballer club clubs signed league coach stadium transfer "
        "plays football basketball baseball",
        "club|team|franchise",
    ),
    _clue("river flows flow flowed tributary banks delta rises drains", "river|watercourse|stream"),
    _clue(
        "ceo company companies firm headquarters headquartered shares subsidiary acquired owns owned belongs "
        "startup founder founded co-founder chief-executive carmaker shareholder stock investors",
        "company|corporation|business|manufacturer|service|website|platform|retailer|conglomerate|brand|bank",
    ),
    _clue("sank liner iceberg shipwreck aboard maiden voyage shipyard passengers", "ship|liner|vessel|ferry"),
    _clue("painted painting paintings canvas fresco hangs gallery", "painting|artwork|fresco|mural"),
    _clue("composed opera aria composer symphony", "opera|symphony|ballet|composition"),
)


def clues(reading: Reading, scored: Scored) -> Bonus:
    """What the words beside a mention add to the score of each (surface, entity id).

    Only where options differ: those whose description fits a clue gain when others in reach do not fit.
    """
    bonus: Bonus = {}
    for surface, options in scored.items():
        near = contenders(options)
        if len(near) < 2:
            continue
        for clue in _CLUES:
            weight = _found(reading, surface, clue.words)
            fitting = [o.entity.id for o, _ in near if weight and clue.described.search(o.entity.description)]
            if fitting and len(fitting) < len(near):
                for qid in fitting:
                    key = surface, str(qid)
                    bonus[key] = max(weight, bonus.get(key, 0.0))
    return bonus


def _found(reading: Reading, surface: Surface, words: frozenset[str]) -> float:
    """The weight of a clue: 0 where none of its words stands near the surface, more right before it."""
    sentence = reading.doc[surface.start].sent
    before = range(max(sentence.start, surface.start - _REACH), surface.start)
    behind = range(surface.end, min(sentence.end, surface.end + _REACH))
    said = [reading.forms[i].lower for i in behind][:_SAID]
    if said[:1] and said[0] in _IS and any(word in words for word in said[1:]):
        return _WEIGHT + _PREDICATED
    if surface.start > sentence.start and reading.forms[surface.start - 1].lower in words:
        return _WEIGHT + _BESIDE
    return _WEIGHT if any(reading.forms[i].lower in words for i in (*before, *behind)) else 0.0
