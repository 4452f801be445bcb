"""What a claim adds about how, with what or why, which no triplet tells: *in a bathtub*, *by mistake*."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, TextValue, Triplet
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.sides import masked
from claimver_core.verification.rules.traits import traits_of, wording_of

_ALIKE = 5  # letters by which two words are known for kin
_PREPOSITIONS = word_set(
    """in on at by with without under for from against through via despite behind beside among as into onto
    upon during after before because due using wearing while"""
)
_ENDS_A_PHRASE = _PREPOSITIONS | word_set(
    """of to and or but nor than that which who whom whose where when if so is are was were be been being
    has have had do does did not it he she they we you i"""
)
_TELLS_NOTHING = word_set(
    """a an the his her its their this that these those one all both each other own same part parts time times
    year years month months week day days century centuries decade decades era age ages period end start
    beginning middle spring summer autumn fall winter morning evening night birth death life career lifetime
    history world country countries nation state states city cities town village region area province district
    county continent island capital east west north south northeast northwest southeast southwest center
    centre heart coast border shore shores bank banks side edge top bottom fact reality general total
    addition example instance record course most now once first last second third name names title way role
    person people man woman place office honour honor him them it me us"""
)
"""Words that tell nothing by themselves, or that names, times and places beside them account for."""
_OF_MANNER = re.compile(r"[a-z]{3,}ly")
_OF_STANCE = word_set(
    """officially actually really originally currently formerly reportedly generally famously initially
    previously eventually finally recently approximately roughly nearly famously widely mainly mostly largely
    primarily chiefly usually commonly normally typically essentially basically simply certainly surely
    definitely undoubtedly undeniably clearly obviously evidently apparently allegedly supposedly presumably
    probably possibly likely truly literally indeed historically geographically politically technically
    formally legally nominally briefly shortly exactly precisely barely hardly merely fully entirely wholly
    completely partly partially jointly firstly lastly namely interestingly surprisingly notably especially
    particularly specifically presently lately newly traditionally naturally directly physically
    internationally nationally globally publicly critically highly fairly relatively respectively
    subsequently ultimately early italy july sicily lovely holy friendly ugly deadly elderly lonely likely
    monthly daily weekly yearly hourly family assembly supply butterfly fly reply apply rely
    ally jelly belly bully"""
)
_WORD = re.compile(r"[_·]|[^\W\d_]+(?:[-'’][^\W\d_]+)*|\d[\d.,]*|[^\w\s]")
_NAME, _READ = "_", "·"


def details(reading: Reading, triplets: Iterable[Triplet]) -> list[str]:
    """The phrases with a preposition and the adverbs of manner that nothing in ``triplets`` and nothing known
    of the things named accounts for. A claim that has any is not borne out whole."""
    triplets = list(triplets)
    known = _known(reading, triplets)
    text = masked(reading).text
    for span in [*(found.span for found in reading.dates), *(found.span for found in reading.numbers)]:
        text = text.replace(span.of(reading.claim.context), _READ)
    for triplet in triplets:
        cues = traits_of(triplet.property).cues
        if cues is not None:
            text = cues.sub(_READ, text)
    words = _WORD.findall(text)
    found = []
    for place, word in enumerate(words):
        if word.lower() in _PREPOSITIONS:
            phrase = _phrase(words[place + 1 :])
            if not all(_is_told(part, known) for part in phrase):
                found.append(" ".join((word, *phrase)))
        elif _OF_MANNER.fullmatch(word) and word not in _OF_STANCE and not _is_told(word, known):
            found.append(word)
    return found


def _phrase(words: Sequence[str]) -> list[str]:
    """The words that follow a preposition up to its noun; none where the phrase leads to a name or has been
    read."""
    phrase: list[str] = []
    for word in words:
        if word in (_NAME, _READ) or word[0].isdigit() or word == "of":
            return []
        if not word[0].isalpha() or word.lower() in _ENDS_A_PHRASE:
            break
        phrase.append(word)
    return phrase


def _is_told(word: str, known: Set[str]) -> bool:
    plain = word.lower()
    if plain in _TELLS_NOTHING or len(plain) == 1:
        return True
    return not known.isdisjoint({plain[:_ALIKE], plain.removesuffix("s")[:_ALIKE]})


def _known(reading: Reading, triplets: Iterable[Triplet]) -> set[str]:
    """The beginnings of the words of the triplets and of what the things named in them and in the claim are
    said to be."""
    told = []
    for triplet in triplets:
        told.append(triplet.property.label)
        told += wording_of(triplet.property)
        values = [triplet.subject, triplet.object, *(q.value for q in triplet.qualifiers)]
        told += [q.property.label for q in triplet.qualifiers]
        for value in values:
            if isinstance(value, Entity):
                told += [value.label, value.description]
            elif isinstance(value, TextValue):
                told.append(value.value)
    ids = {value.id for t in triplets for value in (t.subject, t.object) if isinstance(value, Entity)}
    for mention in reading.claim.mentions:
        if is_name(mention) or mention.entity.id in ids:
            told += [mention.text, mention.entity.label, mention.entity.description]
    return {word[:_ALIKE] for word in normalise(" ".join(told)).split()}
