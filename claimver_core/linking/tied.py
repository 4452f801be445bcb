"""What small words name because a statement ties them to a name beside them: "jim broadbent was in iris".

So a surname or a title of a plain word, however it is written: "Cronenberg directed Dead Ringers".
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.rows import NameMatch
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.grammar import words
from claimver_core.language.participants import given_names
from claimver_core.linking.kinds import Kind
from claimver_core.linking.ranking import Ranked
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.spellings import spellings
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.types import Entity, Span

if TYPE_CHECKING:
    from claimver_core.linking.candidates import Option, OptionFinder

_SURE, _BONUS = 0.5, 5.0
_FAMOUS, _SURE_OF_FAMOUS = 0.7, 0.25  # of somebody whom a surname alone means: "lennon"
_MOST_TIED = 6  # sure names of a sentence and its neighbours that are asked
_BETTER_KNOWN = 0.2  # by popularity
_LONGEST = 6  # words of a title
_SHORTEST_SURNAME = 4  # letters
_TOO_WIDE = frozenset({Kind.PLACE, Kind.LANGUAGE, Kind.GROUP})
"""Kinds of things that too much is tied to."""
_BEFORE = words(
    """in for directed wrote composed narrated produced scored filmed made film movie show series album song
    starred remake version cast watched on to of from and"""
)
"""What a title of plain words follows: "was in big", "an oscar for speed"."""
_BEHIND = words(
    "and or but w with as lol btw though tho n plus too when while after before because at by where"
)
_AND = words("and n &")
_NAMES = words("name named surname surnamed called née born")
"""Before what is no person, but a name: *Bowie's real surname was Jones*."""
_FULL_NAME = 2  # words
_DOERS = words(
    "star stars actor actress director composer singer writer creator author guy lady movie film show"
)


def tied(
    reading: Reading,
    surfaces: Iterable[Surface],
    chosen: Mapping[Surface, Ranked],
    sure: Mapping[Surface, float],
    unknown: set[str],
    finder: OptionFinder,
    store: KnowledgeStore,
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """For words of loosely written sentences, and for lone surnames: what a statement ties to one of the
    things that the same sentence, or the one beside it, surely names, with its bonus.

    ``unknown`` are the surnames of people whom the knowledge does not have.
    """
    named = _named_by_sentence(reading, chosen, sure)
    if not named:
        return {}
    taken = _places(s for s in chosen if s.shape is Shape.NAME and sure[s] >= _SURE)
    known = {(s.start, s.end): s for s in surfaces if s.shape is Shape.NAME}
    loose = [known.get((s.start, s.end), s) for s in _loose(reading, taken, named)]
    loose += [s for s in known.values() if s not in loose and taken.isdisjoint(range(s.start, s.end))]
    loose = [s for s in loose if s.case is Case.LOWER or _is_large_inside(reading, s)]
    found = _of_one_family(reading, chosen, sure, finder)
    taken |= _places(found)
    loose = [s for s in loose if taken.isdisjoint(range(s.start, s.end))]
    found |= _by_name(reading, loose, named, finder, store)
    linked = taken | _places(found)
    rest = [s for s in [*_lone(known.values()), *loose] if linked.isdisjoint(range(s.start, s.end))]
    rest = [s for s in rest if s.text.lower() not in unknown]
    found |= _by_surname(reading, rest, chosen, _with_found(reading, named, found), finder, store)
    return found


def _of_one_family(
    reading: Reading, chosen: Mapping[Surface, Ranked], sure: Mapping[Surface, float], finder: OptionFinder
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """The given name in front of a full one, with the surname of that: *Noel and Liam Gallagher*."""
    asked: dict[Surface, str] = {}
    for surface in chosen:
        person = chosen[surface][0][0].kind is Kind.PERSON and sure[surface] >= _SURE
        first = surface.start - 2
        if not person or surface.words != _FULL_NAME or first < reading.sentence_of(surface.start)[0]:
            continue
        given, surname = reading.forms[first], reading.forms[surface.end - 1]
        alone = first == 0 or not reading.looks_like_name(first - 1)
        known = given.text.title() in given_names() or (given.alpha and not given.listed)
        if reading.forms[first + 1].lower in _AND and known and alone:
            asked[_surface(reading, first, first + 1)] = f"{given.text} {surname.text}"
    matches = finder.named(asked.values()) if asked else {}
    found = {}
    for surface, name in asked.items():
        bearers = [m for m in matches[normalise(name)] if m.kind is NameKind.LABEL]
        options = [option for option in finder.bearers(bearers) if option.kind is Kind.PERSON]
        if len(options) == 1:
            found[surface] = {str(options[0].entity.id): (options[0], _BONUS)}
    return found


_Named = Mapping[tuple[int, int], Sequence[str]]  # ids by the bounds of a sentence


def _named_by_sentence(
    reading: Reading, chosen: Mapping[Surface, Ranked], sure: Mapping[Surface, float]
) -> _Named:
    """The ids of what each sentence and its neighbours surely name, by its bounds."""
    own: dict[tuple[int, int], list[str]] = {}
    for surface in sorted(chosen, key=lambda s: s.start):
        option = chosen[surface][0][0]
        plain = surface.shape is Shape.COMMON or option.entity.label.islower()
        famous = option.match is NameKind.SURNAME and option.entity.popularity >= _FAMOUS
        least = _SURE_OF_FAMOUS if famous else _SURE
        if not plain and option.kind not in _TOO_WIDE and sure[surface] >= least:
            own.setdefault(reading.sentence_of(surface.start), []).append(str(option.entity.id))
    if not own:
        return {}
    bounds = list(dict.fromkeys(reading.sentence_of(i) for i in range(len(reading))))
    found = {}
    for number, bound in enumerate(bounds):
        near = [bound, *bounds[max(number - 1, 0) : number], *bounds[number + 1 : number + 2]]
        ids = dict.fromkeys(qid for one in near for qid in own.get(one, ()))
        if ids:
            found[bound] = list(ids)[:_MOST_TIED]
    return found


def _with_found(reading: Reading, named: _Named, found: Mapping[Surface, Mapping[str, object]]) -> _Named:
    """``named`` with what has been ``found`` without a rival."""
    more = {bounds: list(ids) for bounds, ids in named.items()}
    for surface, options in found.items():
        if len(options) == 1:
            more.setdefault(reading.sentence_of(surface.start), []).extend(options)
    return more


def _places(surfaces: Iterable[Surface]) -> set[int]:
    return {index for surface in surfaces for index in range(surface.start, surface.end)}


def _lone(surfaces: Iterable[Surface]) -> Iterator[Surface]:
    """Names of one word beside which no other part of the same name stands."""
    return (s for s in surfaces if s.words == 1 and not (s.left or s.right))


def _loose(reading: Reading, taken: set[int], named: _Named) -> Iterator[Surface]:
    """The spans of loosely written sentences that may be a title or a name, longest first."""
    for sentence in reading.sentences():
        if reading.sentence_of(sentence[0]) not in named or reading.case(sentence) is not Case.LOWER:
            continue
        for size in range(_LONGEST, 0, -1):
            for place in range(len(sentence) - size + 1):
                span = sentence[place : place + size]
                if taken.isdisjoint(span) and _may_be_name(reading, span, sentence):
                    yield _surface(reading, span[0], span[-1] + 1)


def _is_large_inside(reading: Reading, surface: Surface) -> bool:
    """True for the title in "nominated for Big", whose words are written large where nothing begins."""
    forms = reading.forms[surface.start : surface.end]
    large = all(form.starts_large or form.inside or not form.alpha for form in forms)
    one_of_many = surface.start > 0 and reading.forms[surface.start - 1].lower in ("a", "an")
    return large and not (surface.opening or surface.left or surface.right or one_of_many)


def _may_be_name(reading: Reading, span: Sequence[int], sentence: Sequence[int]) -> bool:
    forms = [reading.forms[index] for index in span]
    if not (forms[0].has_word and forms[-1].ends) or any(form.tag or form.boundary for form in forms):
        return False
    said = [form for form in forms if form.has_word]
    if all(form.inside or form.never for form in said) or not any(form.alpha for form in said):
        return False
    if any(form.alpha and not (form.listed or form.inside or form.never) for form in said):
        return len(said) > 1 or len(said[0].text) > 2
    return _stands_as_title(reading, span[0], span[-1] + 1, sentence)


def _stands_as_title(reading: Reading, start: int, end: int, sentence: Sequence[int]) -> bool:
    """True for plain words where a title may stand: *in big*, *the back to the future composer*."""
    before = reading.forms[start - 1].lower if start > sentence[0] else ""
    behind = reading.forms[end] if end <= sentence[-1] else None
    if before == "the":
        return behind is not None and behind.lower in _DOERS
    ends = behind is None or not behind.has_word or behind.lower in _BEHIND
    if start == sentence[0] or not before.isalpha():
        return end - start > 1 and behind is not None and reading.pos[end] in ("AUX", "VERB")
    return before in _BEFORE and (ends or reading.pos[end] == "AUX")


def _surface(reading: Reading, start: int, end: int) -> Surface:
    forms = reading.forms[start:end]
    begin = reading.at[start]
    text = reading.text[begin : reading.at[end - 1] + len(forms[-1].text)]
    common = all(form.common for form in forms if form.alpha)
    span = Span(begin, begin + len(text))
    names = spellings(forms, text) or (text,)
    return Surface(start, end, span, text, names, Shape.NAME, Case.LOWER, common=common)


def _by_name(
    reading: Reading, loose: Sequence[Surface], named: _Named, finder: OptionFinder, store: KnowledgeStore
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """The spans of which a bearer of the whole name is tied, without overlap, the longest first."""
    matches = finder.named(name for surface in loose for name in surface.names)
    asked: dict[Surface, dict[str, NameMatch]] = {}
    for surface in (s for s in loose if reading.sentence_of(s.start) in named):
        every = [match for name in surface.names for match in matches[normalise(name)]]
        large = [m for m in every if not (m.name[:1].islower() or m.entity.label[:1].islower())]
        own = {str(m.entity.id): m for m in large if m.kind is not NameKind.SURNAME}
        if own:
            asked[surface] = own
    pairs = _joined(store, [*(qid for own in asked.values() for qid in own), *_all(named)])
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    taken: set[int] = set()
    for surface, own in asked.items():
        others = set(named[reading.sentence_of(surface.start)])
        bound = [own[qid] for qid in own if qid not in others and pairs[qid] & others]
        if not bound or not taken.isdisjoint(range(surface.start, surface.end)):
            continue
        options = finder.bearers(bound)
        if surface.common and surface.words == 1:
            options = [option for option in options if option.kind is Kind.WORK]
        if options:
            found[surface] = {str(option.entity.id): (option, _BONUS) for option in options}
            taken.update(range(surface.start, surface.end))
    return found


def _by_surname(
    reading: Reading,
    lone: Sequence[Surface],
    chosen: Mapping[Surface, Ranked],
    named: _Named,
    finder: OptionFinder,
    store: KnowledgeStore,
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """The spans that are the surname of just one person to whom a sure name is tied, or of one who is far
    better known than the others. Somebody famous whom the span surely means has no relatives for rivals."""
    asked: dict[Surface, Sequence[str]] = {}
    for surface in lone:
        last = reading.forms[surface.end - 1]
        rare = last.alpha and not last.listed and len(last.text) >= _SHORTEST_SURNAME
        whole = surface.words == 1 or (surface.words == 2 and reading.forms[surface.start].particle)
        ids = named.get(reading.sentence_of(surface.start), ())
        own = str(chosen[surface][0][0].entity.id) if surface in chosen else ""
        first = reading.sentence_of(surface.start)[0]
        told = any(form.lower in _NAMES for form in reading.forms[first : surface.start])
        if rare and whole and ids and own not in ids and not told:
            asked[surface] = ids
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    bearers = {qid: _neighbours(store, qid) for qid in {qid for ids in asked.values() for qid in ids}}
    taken: set[int] = set()
    for surface in sorted(asked, key=lambda s: -s.words):
        ending = f" {normalise(surface.text)}"
        people = {
            str(entity.id): entity
            for qid in asked[surface]
            for name, entity in bearers[qid].items()
            if name.endswith(ending) and str(entity.id) not in asked[surface]
        }
        if not people or not taken.isdisjoint(range(surface.start, surface.end)):
            continue
        person, *others = sorted(people.values(), key=lambda entity: -entity.popularity)
        (option,) = finder.bearers([NameMatch(person, surface.text, NameKind.SURNAME)])
        alone = all(other.popularity <= person.popularity - _BETTER_KNOWN for other in others)
        if option.kind is Kind.PERSON and alone:
            found[surface] = {str(person.id): (option, _BONUS)}
            taken.update(range(surface.start, surface.end))
    return found


def _neighbours(store: KnowledgeStore, qid: str) -> dict[str, Entity]:
    """What the statements about an entity and those with it as object name, by the normalised label."""
    own, inverse = store.around(qid)
    entities = [t.object for t in own if isinstance(t.object, Entity)] + [t.subject for t in inverse]
    return {normalise(e.label): e for e in entities if e.id is not None and " " in e.label}


def _all(named: _Named) -> Iterator[str]:
    return (qid for ids in named.values() for qid in ids)


def _joined(store: KnowledgeStore, ids: Iterable[str]) -> Mapping[str, set[str]]:
    """By id, the others of ``ids`` that a statement joins it to."""
    numbers = sorted({int(qid[1:]) for qid in ids})
    joined: dict[str, set[str]] = defaultdict(set)
    for one, other in store.joined(numbers) if len(numbers) > 1 else ():
        joined[f"Q{one}"].add(f"Q{other}")
        joined[f"Q{other}"].add(f"Q{one}")
    return joined
