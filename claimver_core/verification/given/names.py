"""Where a claim names the things that its evidence is about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence

from claimver_core.knowledge.names import normalise, variants
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.words import common_words, is_title, never_alone
from claimver_core.types import Candidate, Entity, Mention, Span
from claimver_core.verification.rules.dates import find_dates

LONGEST = 9
"""The most words that a name may have to be looked for."""
_WORD = re.compile(r"[^\W_]+(?:['’.&+-][^\W_]+)*\.?|[^\W_]\.|\d[\d.,]*|&")
_NO_NAMES = word_set("TV FC CEO UTC GMT AU DVD CD PhD Ph.D")
"""Capitals that name nothing by themselves."""
_LETTERS = re.compile(r"[^\W\d_]+")
_LEAST_MENDED = 5
_POSSESSIVE = re.compile(r"['’](?:s|S)?$")
_CAPITAL = re.compile(r"[A-Z0-9ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÖØÚÜŁŚŠŽ]")
_JOINTS = word_set("of the de la le du von van der den di da del and & for to al el y bin ibn")
_FUNCTION = word_set(
    """a an the of in on at to by for from with and or but as is are was were be it its he she him his her
    they their this that these there not no who what which when where i you we one up out me my do
    did has have had if so us all any more most"""
)
_GENERIC = word_set(
    """county city university college school station river lake island islands mountain mountains airport
    district province region state states republic kingdom empire party war battle series film album
    band company group club team league cup award prize medal church museum park street road bridge
    tower castle palace house hall theatre theater center centre union association society institute
    academy museum award games championship football language people jr sr ii iii iv council village
    town season festival records entertainment pictures studios international corporation inc ltd
    airlines army navy day story life"""
)


def find_names(
    claim: str, entities: Sequence[Entity], aliases: Mapping[str, str], known: Container[str] = ()
) -> list[Mention]:
    """The mentions of ``entities`` in ``claim`` in order, none overlapping, and other names as strangers.

    ``aliases`` maps a normalised name to the id of an entity. Besides labels and aliases, a last name
    alone, an acronym, and a fuller form of a person's name count. A stranger is a name that nothing in the
    evidence bears; its id is "?" and its name, normalised. A single word that begins a sentence is one only
    if its id is ``known``.
    """
    words = [match.span() for match in _WORD.finditer(claim)]
    named = _names(entities, aliases)
    lower = claim == claim.lower()
    found: list[Mention] = []
    place = 0
    while place < len(words):
        for last in range(min(len(words), place + LONGEST) - 1, place - 1, -1):
            span = Span(words[place][0], words[last][1])
            entity = _entity(span.of(claim), named, lower)
            if entity is not None:
                text = _POSSESSIVE.sub("", span.of(claim)).rstrip(".")
                found.append(_mention(Span(span.start, span.start + len(text)), text, entity))
                place = last
                break
        place += 1
    found += _strangers(claim, words, found, entities, known)
    return sorted(found, key=lambda mention: mention.span.start)


def mended(claim: str, entities: Sequence[Entity]) -> str:
    """``claim`` with two letters that changed places in a name put right: *NRG Staidum*.

    Only a word that is no other is taken for one of the evidence: unknown, of five letters or more, and like
    just one of them.
    """
    names = {word for entity in entities for word in normalise(entity.label).split()}
    by_letters: dict[str, list[str]] = {}
    for word in names:
        if len(word) >= _LEAST_MENDED:
            by_letters.setdefault("".join(sorted(word)), []).append(word)

    def right(match: re.Match[str]) -> str:
        word = normalise(match.group())
        if len(word) < _LEAST_MENDED or word in names or word in common_words():
            return match.group()
        alike = [name for name in by_letters.get("".join(sorted(word)), ()) if _changed_places(word, name)]
        if len(alike) != 1:
            return match.group()
        return alike[0].capitalize() if match.group()[0].isupper() else alike[0]

    return _LETTERS.sub(right, claim) if by_letters else claim


def _changed_places(one: str, other: str) -> bool:
    """Whether the two words differ by two neighbouring letters that changed places."""
    differing = [place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return len(differing) == 2 and differing[1] == differing[0] + 1


def phrases(claim: str, longest: int = 5) -> set[str]:
    """All runs of words that might be a name, for a look-up."""
    words = [match.span() for match in _WORD.finditer(claim)]
    found = set()
    for first in range(len(words)):
        for last in range(first, min(len(words), first + longest)):
            text = _POSSESSIVE.sub("", claim[words[first][0] : words[last][1]])
            ends = {claim[slice(*words[first])].lower(), claim[slice(*words[last])].lower()}
            if len(text) > 2 and not ends <= _FUNCTION:
                found.add(text)
    return found


def _names(entities: Sequence[Entity], aliases: Mapping[str, str]) -> dict[str, Entity]:
    by_id = {entity.id: entity for entity in entities}
    named: dict[str, Entity] = {name: by_id[qid] for name, qid in aliases.items() if qid in by_id}
    short: Counter[str] = Counter()
    shorts: dict[str, Entity] = {}
    for entity in entities:
        for name in _short_names(entity.label):
            short[name] += 1
            shorts[name] = entity
    named.update({name: shorts[name] for name, count in short.items() if count == 1})
    for entity in entities:
        for variant in variants(entity.label):
            named.setdefault(normalise(variant), entity)
    named.update({normalise(entity.label): entity for entity in reversed(entities)})
    named.pop("", None)
    return named


def _short_names(label: str) -> Iterable[str]:
    """A last name, an acronym, a place without the one it lies in."""
    words = label.split()
    if words and words[0].lower() in {"a", "an", "the"} and len(words) > 2:
        yield normalise(label.partition(" ")[2])
    capitals = [word for word in words if _CAPITAL.match(word)]
    if "," in label:
        head = label.partition(",")[0]
        if len(head) > 3:
            yield normalise(head)
    last = words[-1].strip(".,") if words else ""
    if (
        1 < len(words) <= 5
        and len(last) > 2
        and last[0].isupper()
        and last.isalpha()
        and last.lower() not in _GENERIC
        and not any(word.lower() in {"of", "the", "and", "in", "for", "&"} for word in words)
    ):
        yield normalise(last)
    if len(capitals) > 2 and len(capitals) >= len(words) - 2:
        yield "".join(word[0] for word in capitals).lower()


def _entity(text: str, named: Mapping[str, Entity], lower: bool) -> Entity | None:
    plain = _POSSESSIVE.sub("", text)
    name = normalise(plain)
    entity = named.get(name) or named.get(name.removeprefix("the "))
    if entity is None and len(name) > 4 and name.endswith("s"):
        entity = named.get(name[:-1])
    if entity is None:
        return None
    single = " " not in name
    if single and (name in _FUNCTION or (entity.label[:1].isupper() and not lower and plain.islower())):
        exact = normalise(entity.label) == name
        return entity if exact and name not in _FUNCTION and name not in common_words() else None
    if single and lower and name in common_words() and normalise(entity.label) != name:
        return None
    return entity


def _strangers(
    claim: str,
    words: Sequence[tuple[int, int]],
    found: Sequence[Mention],
    entities: Sequence[Entity],
    known: Container[str],
) -> list[Mention]:
    """Runs of capitalised words that no mention covers; one that is a fuller or shorter form of the name of
    an entity of the evidence stands for it."""
    taken = [*(mention.span for mention in found), *(date.span for date in find_dates(claim))]
    strangers: list[Mention] = []
    run: list[tuple[int, int]] = []
    for index, (start, end) in enumerate([*words, (len(claim), len(claim))]):
        text = claim[start:end]
        free = start < len(claim) and not any(Span(start, end).overlaps(span) for span in taken)
        near = bool(run) and claim[run[-1][1] : start].strip(" ") == ""
        capital = free and _CAPITAL.match(text) is not None and not text[0].isdigit()
        joint = free and near and text.lower() in _JOINTS
        number = free and near and text[:1].isdigit()
        if run and not (near and (capital or joint or number)):
            strangers += _stranger(claim, run, entities)
            run = []
        if capital or (run and (joint or number)):
            first = index == 0 or claim[:start].rstrip()[-1:] in {".", "!", "?", ":", ""}
            ordinary = text.lower().strip(".") in common_words() | _FUNCTION or is_title(text)
            ordinary = ordinary or (first and f"?{normalise(text)}" not in known) or never_alone(text)
            if run or not ordinary or (not first and text.lower() not in _FUNCTION and not is_title(text)):
                run.append((start, end))
    return strangers


def _stranger(claim: str, run: list[tuple[int, int]], entities: Sequence[Entity]) -> list[Mention]:
    while run and (claim[slice(*run[-1])].lower() in _JOINTS or claim[slice(*run[-1])][0].isdigit()):
        run = run[:-1]
    if not run:
        return []
    text = _POSSESSIVE.sub("", claim[run[0][0] : run[-1][1]]).rstrip(".")
    name = normalise(text)
    if len(name) < 2 or text in _NO_NAMES:
        return []
    span = Span(run[0][0], run[0][0] + len(text))
    words = name.split()
    alike = [entity for entity in entities if _same_person(words, normalise(entity.label).split())]
    return [_mention(span, text, alike[0] if len(alike) == 1 else Entity(f"?{name}", text))]


def _same_person(one: Sequence[str], other: Sequence[str]) -> bool:
    """True when one name has the words of the other between its first and last: a middle name more."""
    short, long = sorted((one, other), key=len)
    return (
        1 < len(short) < len(long)
        and short[0] == long[0]
        and short[-1] == long[-1]
        and set(short) <= set(long)
    )


def _mention(span: Span, text: str, entity: Entity) -> Mention:
    return Mention(span, text, (Candidate(entity, 1.0),))
