"""What a claim adds about how, with what or why, which no triplet tells: *in a bathtub*, *by mistake*."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import OTHER_PEOPLE
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, TextValue, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.over_time.parts_of_lives import part_of_life
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import roles_of
from claimver_core.verification.rules.sides import masked
from claimver_core.verification.rules.traits import traits_of, wording_of
from claimver_core.verification.rules.wording import without_part

_ALIKE = 5  # letters by which two words are known for kin
_PREPOSITIONS = word_set(
    """in on at by with without under for from against through via despite behind beside among as into onto
    upon during after before because due using wearing while thanks instead unlike like without except besides
    alongside amid"""
)
_OF_CIRCUMSTANCE = word_set("with through by after following against despite amid upon")
_ENDS_A_PHRASE = _PREPOSITIONS | word_set(
    """of to and or but nor than that which who whom whose where when if so is are was were be been being
    has have had do does did not it he she they we you i"""
)
_TELLS_NOTHING = word_set(
    """a an the his her its their this that these those one all both each other own same part parts time times
    year years month months week day days century centuries decade decades era age ages period end start
    beginning middle spring summer autumn fall winter morning evening night birth death life career lifetime
    history world country countries nation state states city cities town village region area province district
    county continent island capital center centre heart coast border shore shores bank banks side edge top
    bottom fact reality general total
    addition example instance record course most now once early mid late first last second third name names
    title way role person people man woman place office honour honor him them it me us more less fewer least
    about around almost"""
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
_CHARGES = word_set(
    """corrupt crooked criminal illegal illegitimate convicted disgraced fraudulent fake stolen unpopular
    hated bankrupt boring dull ugly dirty dirtiest stupid lazy cowardly worst terrible awful horrible
    dangerous racist sexist fascist communist extremist terrorist alcoholic drunk drunken insane mad
    crazy evil cruel brutal murderous deaf blind poor penniless broke homeless alone lonely childless
    unmarried pregnant naked barefoot rich wealthy drug-addicted incompetent senile ill sick hungry
    angry sad happy innocent guilty secret hidden"""
)
"""What somebody or something is charged with, or the state in which it is said to be."""
_COMPASS = re.compile(r"(?:north|south)?(?:north|south|east|west)(?:ern|ernmost|wards?)?")
_DEEDS = word_set(
    """bought sold sued left fled burned burnt stole destroyed hated loved refused declined rejected lost
    bombed attacked betrayed abandoned divorced robbed cheated banned blocked copied plagiarised plagiarized
    faked forged ruined saved rescued returned escaped kidnapped fired"""
)
"""What somebody may have done to anything, which no other relation between the two tells."""
_FEELINGS = word_set(
    """love loves hate hates miss misses adore adores adored admire admires admired envy envies envied despise
    despises despised dislike dislikes disliked fear fears feared trust trusts trusted likes"""
)
"""What somebody may feel for anybody, whatever else is known to join the two."""
_PARTINGS = word_set("left divorced quit")
"""Deeds that a statement which is over bears out."""
_GRADUATED = re.compile(r"\bgraduat(?:ed?|es)\b", re.IGNORECASE)
_EDUCATED, _DEGREE = "P69", "P512"
_YEARS_OF_STUDY = 3
"""Many have studied at a university and left it without a degree, few of them after so many years."""
_IN_A_BAND = re.compile(
    r"\b(drummer|guitarist|bassist|keyboardist|pianist|singer|vocalist|frontman)\s+(?:of|for|in|with)\s+"
    r"(?:the\s+)?_",
    re.IGNORECASE,
)
"""What somebody is in a band, which that they are in it does not tell, nor that they play it at times."""
_AMONG_KIN = re.compile(
    r"\b(?:elder|older|younger|little|big|twin|half|step|foster|adopted|adoptive|illegitimate|legitimate)[\s-]+"
    r"(?:son|daughter|child|brother|sister|sibling)\b",
    re.IGNORECASE,
)
"""What a child or sibling is among others, which that they are one does not tell."""
_OCCUPATION = "P106"
_IN_OFFICE = re.compile(
    r"\b(?:one|single|two|three|four|five)\s+(?:(?:full|consecutive)\s+)*terms?\b|\bdied\s+in\s+office\b",
    re.IGNORECASE,
)
"""How often and until when somebody held an office, which that they held it does not tell."""
_SUBORDINATE = word_set("after before while because since although though unless whereas")
_AS_WELL = re.compile(r"\bas well( as)?\b", re.IGNORECASE)
_WORD = re.compile(r"[_·]|[^\W\d_]+(?:[-'’][^\W\d_]+)*|\d[\d.,]*|[^\w\s]")
_NAME, _READ = "_", "·"
_ARTICLES = word_set("a an the one some")
_OWN = word_set("his her their its")
_SELF = word_set("himself herself itself")
_FAR = 4
"""Words before a name that may make it somebody else's."""
OWNED = re.compile(r"_['’]s? ([a-z]+)\W*$")
"""The noun of *by Steve Jobs's dog*, which tells of another than the one named."""


def details(reading: Reading, triplets: Iterable[Triplet]) -> list[str]:
    """The phrases with a preposition and the adverbs of manner that nothing in ``triplets`` and nothing known
    of the things named accounts for. A claim that has any is not borne out whole."""
    triplets = list(triplets)
    graduated = _GRADUATED.search(reading.words)
    if graduated is not None and any(t.property.id == _EDUCATED and not _has_degree(t) for t in triplets):
        return [graduated.group()]
    if (time := part_of_life(reading.claim.context, triplets)) is not None:
        return [time]
    known = _known(reading, triplets)
    part = _IN_A_BAND.search(reading.words)
    if part is not None and not any(
        part[1].lower() in m.entity.description for m in reading.claim.mentions if is_name(m)
    ):
        return [part[1]]
    unread = _AMONG_KIN.search(reading.words) or _IN_OFFICE.search(reading.words)
    if unread is not None:
        return [unread.group()]
    text = _AS_WELL.sub(_and, without_part(masked(reading).text, triplets))
    for span in [*(found.span for found in reading.dates), *(found.span for found in reading.numbers)]:
        text = text.replace(span.of(reading.claim.context), _READ)
    for triplet in triplets:
        cues = traits_of(triplet.property).cues
        if cues is not None:
            text = cues.sub(_READ, text)
    works = {
        word[:_ALIKE]
        for t in triplets
        if t.property.id == _OCCUPATION and isinstance(t.object, Entity)
        for word in normalise(t.object.label).split()
    }
    words = _WORD.findall(text)
    found = [said for said in _others(words) if not _is_told(said, known)]
    for place, word in enumerate(words):
        plain, behind = word.lower(), words[place + 1 :]
        if place and (plain in _SUBORDINATE or (plain == "and" and not _names_more(behind))):
            if not all(_is_told(part, known) for part in _content(behind)):
                return [*found, " ".join((word, *behind))]
        elif plain in _PREPOSITIONS or (place and _adds_to_whole(plain, words[place - 1], works)):
            phrase = _phrase(behind, whole=plain in _OF_CIRCUMSTANCE)
            if not all(_is_told(part, known) for part in phrase):
                found.append(" ".join((word, *phrase)))
        elif plain in _SELF and behind[:1] and behind[0].lower() in _ARTICLES:
            phrase = _phrase(behind, whole=False)
            if not all(_is_told(part, known) for part in phrase):
                found.append(" ".join((word, *phrase)))
        elif plain == "every" and place and words[place - 1] in (_NAME, _READ):
            found.append(" ".join((word, *behind[:1])))
        elif plain in _PARTINGS and any(t.former for t in triplets):
            continue
        elif _COMPASS.fullmatch(word) is not None:
            if not _is_told(_side(plain), known):
                found.append(word)
        elif _is_loaded(word) or (plain in _DEEDS and _NAME in words[max(place - 2, 0) : place]):
            if not _is_told(word, known):
                found.append(word)
        elif place and word in _FEELINGS and words[place - 1] not in {"the", "a", "of", "in"}:
            found.append(word)
    owned = OWNED.search(text)
    return found if owned is None or _is_told(owned[1], known) else [*found, owned[1]]


def _others(words: Sequence[str]) -> Iterator[str]:
    """The nouns for somebody else than the name beside them: *a student of Curie discovered*, *Curie's
    student discovered*, *Curie and her student discovered*."""
    front = [word.lower() for word in words[: _FAR + 2]]
    if _NAME in front and front[: front.index(_NAME)][-1:] == ["of"] and front[0] in _ARTICLES:
        yield from front[1 : front.index(_NAME) - 1]
    for place in range(len(words) - 3):
        name, tie, own, noun, *behind = words[place : place + 5]
        owned = tie in "'’" and own == "s"
        joined = tie == "and" and own.lower() in _OWN
        if name == _NAME and (owned or joined) and noun.lower() in OTHER_PEOPLE and behind != [_NAME]:
            yield noun


def _and(found: re.Match[str]) -> str:
    """*as well as* joins two things, and *as well* tells nothing by itself."""
    return "and" if found[1] else ""


def _adds_to_whole(word: str, before: str, works: Set[str]) -> bool:
    """True for the "of" of *died in Vienna of smallpox*, behind a name, and of *an architect of change*; and
    for the "to" of *wrote it to impress a girl*."""
    if word == "of" and before.lower()[:_ALIKE] in works:
        return True
    return word in {"of", "to"} and before in (_NAME, _READ)


def _has_degree(statement: Triplet) -> bool:
    begun, over = qualifying_days(statement, "P580"), qualifying_days(statement, "P582")
    if begun is not None and over is not None and over[0][0] - begun[0][0] >= _YEARS_OF_STUDY:
        return True
    return any(q.property.id == _DEGREE for q in statement.qualifiers)


def _side(word: str) -> str:
    """*south* of *southern* and *southernmost*."""
    return re.sub(r"(?:ern|ernmost|wards?)$", "", word)


def _is_loaded(word: str) -> bool:
    return word.lower() in _CHARGES or (_OF_MANNER.fullmatch(word) is not None and word not in _OF_STANCE)


def _names_more(words: Sequence[str]) -> bool:
    return any(word in (_NAME, _READ) or word[0].isdigit() for word in words)


def _content(words: Sequence[str]) -> list[str]:
    return [word for word in words if word[0].isalpha() and word.lower() not in _ENDS_A_PHRASE]


def _phrase(words: Sequence[str], *, whole: bool) -> list[str]:
    """The words that follow a preposition up to its noun, and to the noun that this is of; none where the
    phrase leads to a name or has been read, but for what is of the name where the ``whole`` counts: *with the
    surrender of Japan*."""
    phrase: list[str] = []
    for place, word in enumerate(words):
        if word == _READ or word[0].isdigit():
            return []
        if word == _NAME:
            return phrase if whole and "of" in words[:place] else []
        if word == "of" or (word == "to" and not phrase):  # "in a fit of rage", "thanks to a friend"
            continue
        if not word[0].isalpha() or word in _ENDS_A_PHRASE:  # "the Who" is a band
            break
        phrase.append(word)
    return phrase


def _is_told(word: str, known: Set[str]) -> bool:
    plain = word.lower()
    if plain in _TELLS_NOTHING or len(plain) < 2:
        return True
    return not known.isdisjoint({plain[:_ALIKE], plain.removesuffix("s")[:_ALIKE]})


def _of_the_named(entity: Entity, reading: Reading) -> str:
    """The description, without the sides of the compass where it tells them of another place."""
    others = [m.entity.label for m in reading.claim.mentions if m.entity.id != entity.id]
    if any(label in entity.description for label in others):
        return entity.description
    return " ".join(
        w for w in entity.description.split() if _COMPASS.fullmatch(w.strip(",;").lower()) is None
    )


def _known(reading: Reading, triplets: Iterable[Triplet]) -> set[str]:
    """The beginnings of the words of the triplets and of what the things named in them and in the claim are
    said to be."""
    told = []
    for triplet in triplets:
        told.append(triplet.property.label)
        told += wording_of(triplet.property)
        roles = roles_of(triplet.property)
        if roles is not None:
            told += f"{roles.of}|{roles.to}".split("|")
        values = [triplet.subject, triplet.object, *(q.value for q in triplet.qualifiers)]
        told += [q.property.label for q in triplet.qualifiers]
        for value in values:
            if isinstance(value, Entity):
                told += [value.label, _of_the_named(value, reading)]
            elif isinstance(value, TextValue):
                told.append(value.value)
    ids = {value.id for t in triplets for value in (t.subject, t.object) if isinstance(value, Entity)}
    for mention in reading.claim.mentions:
        if is_name(mention) or mention.entity.id in ids:
            told += [mention.text, mention.entity.label, _of_the_named(mention.entity, reading)]
    said = normalise(" ".join(told)).split()
    return {word[:_ALIKE] for word in said} | {_side(word) for word in said if _COMPASS.fullmatch(word)}
