"""What a text has said before: full names for surnames, long names for acronyms, unknown persons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile

from claimver_core.knowledge.schema import NameKind
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.ranking import Ranked
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.linking.words import is_title

_SURE = 0.5
_SURNAME, _FIRST_NAME, _ACRONYM, _UNKNOWN = 5.0, 3.6, 6.0, -4.0
_TOPIC = 1.5  # of several bearers of a surname, the text is about the one whom it names first
BEFORE = 3.5  # the most for a name that comes before the full one
_SMALL = frozenset(["of", "the", "and", "for", "de", "la", "du", "des"])

Scored = Mapping[Surface, Sequence[tuple[Option, float]]]


def refer_back(
    reading: Reading, surfaces: Iterable[Surface], chosen: Scored, sure: Mapping[Surface, float]
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """For surfaces of one word: the entities of earlier full names and long forms, with their bonus.

    ``chosen`` are the mentions found so far, best option first, and ``sure`` the probability of that one.
    """
    people: dict[str, list[tuple[int, Option, float]]] = {}
    acronyms: dict[str, list[tuple[int, Option, float]]] = {}
    for surface, options in chosen.items():
        option = options[0][0]
        if surface.words < 2 or sure[surface] < _SURE or surface.shape is not Shape.NAME:
            continue
        words = [form.text for form in reading.forms[surface.start : surface.end] if form.alpha]
        if option.kind is Kind.PERSON:
            names = list(dropwhile(is_title, words))  # but "Martin Luther King"
            if len(names) > 1:
                people.setdefault(names[-1].lower(), []).append((surface.start, option, _SURNAME))
            if len(names) > 1 or (names and len(names) < len(words)):  # and "Harry" of Prince Harry
                people.setdefault(names[0].lower(), []).append((surface.start, option, _FIRST_NAME))
        else:
            if surface.words == 2 and reading.forms[surface.end - 1].company:
                people.setdefault(words[0].lower(), []).append((surface.start, option, _SURNAME))
            short = "".join(word[0] for word in words if word.lower() not in _SMALL).lower()
            full = "".join(word[0] for word in words).lower()
            for acronym in {short, full}:
                if len(acronym) > 1 and _bracketed(reading, surface.end, acronym):
                    acronyms.setdefault(acronym, []).append((surface.start, option, _ACRONYM))
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    if not people and not acronyms:
        return found
    for surface in surfaces:
        if surface.words != 1 or surface.shape is not Shape.NAME:
            continue
        word = surface.text.lower()
        known = [] if surface.left or surface.right else people.get(word, [])
        known = [entry for entry in known if entry[0] != surface.start]  # the full name itself
        if surface.text.replace(".", "").isupper():
            known = known + acronyms.get(word.replace(".", ""), [])
        first = min((start for start, *_ in known), default=0)
        several = len({option.entity.id for _, option, _ in known}) > 1
        for start, option, bonus in known:
            if several and start == first:
                bonus += _TOPIC
            if start > surface.start:
                bonus = min(bonus, BEFORE)
            elif surface.case is not Case.NORMAL and bonus < _ACRONYM:
                bonus -= 1
            found.setdefault(surface, {})[str(option.entity.id)] = (
                Option(option.entity, surface.text, NameKind.SURNAME, option.kind), bonus,
            )  # fmt: skip
    return found


def contested(reading: Reading, chosen: Scored) -> set[Surface]:
    """Surnames that may be another's than the first bearer's: *Bill Clinton was born in Arkansas. Hillary
    Clinton ran in 2016. Clinton lost.*"""
    found: set[Surface] = set()
    bearers: dict[str, list[tuple[Surface, str | None]]] = {}
    for surface in sorted(chosen, key=lambda s: s.start):
        option = chosen[surface][0][0]
        if surface.shape is not Shape.NAME or option.kind is not Kind.PERSON:
            continue
        named = bearers.setdefault(reading.forms[surface.end - 1].lower, [])
        if surface.words > 1:
            named.append((surface, option.entity.id))
            continue
        if len({qid for _, qid in named}) > 1 and _is_spoken_of(reading, named[-1][0], surface):
            found.add(surface)
    return found


def _is_spoken_of(reading: Reading, full: Surface, surface: Surface) -> bool:
    """Whether the sentence before that of ``surface`` begins with ``full``."""
    begin, end = reading.sentence_of(full.start)
    return full.start == begin and reading.sentence_of(surface.start)[0] == end


def unknown_names(reading: Reading, chosen: Iterable[Surface]) -> set[str]:
    """The last words, small, of names like "Sandra Park" that no mention covers."""
    covered = {i for surface in chosen if surface.words > 1 for i in range(surface.start, surface.end)}
    forms, pos = reading.forms, reading.pos
    large = [form.starts_large for form in forms] + [False, False]
    found: set[str] = set()
    for index, form in enumerate(forms):
        after = index + 1
        if not (large[index] and large[after] and form.alpha and forms[after].alpha) or form.title:
            continue
        if pos[index] != "PROPN" or pos[after] != "PROPN" or reading.begins[after]:
            continue
        if index in covered or after in covered:
            continue
        if not (large[after + 1] and reading.looks_like_name(after + 1)):
            found.add(forms[after].lower)
    return found


def without_unknown(surface: Surface, options: Ranked, unknown: set[str]) -> Ranked:
    """``options`` after what persons lose when the text has introduced an unknown person of that name."""
    if surface.words != 1 or surface.text.lower() not in unknown:
        return options
    return [(o, score + _UNKNOWN if o.kind is Kind.PERSON else score) for o, score in options]


def _bracketed(reading: Reading, index: int, acronym: str) -> bool:
    """Whether "(ACRONYM)" stands at ``index``."""
    if index + 2 >= len(reading) or reading.forms[index].text != "(":
        return False
    return reading.forms[index + 1].lower.replace(".", "") == acronym
