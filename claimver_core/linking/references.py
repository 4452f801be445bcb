"""What a text has said before: full names for surnames, long names for acronyms, unknown persons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.knowledge.schema import NameKind
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.mentions import Case, Shape, Surface, looks_like_name
from claimver_core.linking.words import is_title

if TYPE_CHECKING:
    from spacy.tokens import Doc

_SURE = 0.5
_SURNAME, _FIRST_NAME, _BEFORE, _ACRONYM, _UNKNOWN, _SHORT = 5.0, 3.5, 3.5, 6.0, -4.0, 2.5
_SMALL = frozenset(["of", "the", "and", "for", "de", "la", "du", "des"])

Scored = Mapping[Surface, Sequence[tuple[Option, float]]]


def refer_back(
    doc: Doc, surfaces: Iterable[Surface], chosen: Scored, sure: Mapping[Surface, float]
) -> dict[Surface, dict[str, tuple[Option, float]]]:
    """For surfaces of one word: the entities of earlier full names and long forms, with their bonus.

    ``chosen`` are the mentions found so far, best option first, and ``sure`` the probability of that one.
    """
    people: dict[str, list[tuple[int, Option, float]]] = {}
    acronyms: dict[str, list[tuple[int, Option, float]]] = {}
    for surface, options in chosen.items():
        option = options[0][0]
        words = [token.text for token in doc[surface.start : surface.end] if token.is_alpha]
        if surface.words < 2 or sure[surface] < _SURE or surface.shape is not Shape.NAME:
            continue
        if option.kind is Kind.PERSON:
            names = [word for word in words if not is_title(word)]
            if len(names) > 1:
                people.setdefault(names[-1].lower(), []).append((surface.start, option, _SURNAME))
                people.setdefault(names[0].lower(), []).append((surface.start, option, _FIRST_NAME))
        else:
            short = "".join(word[0] for word in words if word.lower() not in _SMALL).lower()
            full = "".join(word[0] for word in words).lower()
            for acronym in {short, full}:
                if len(acronym) > 1 and _bracketed(doc, surface.end, acronym):
                    acronyms.setdefault(acronym, []).append((surface.start, option, _ACRONYM))
    found: dict[Surface, dict[str, tuple[Option, float]]] = {}
    for surface in surfaces:
        if surface.words != 1 or surface.shape is not Shape.NAME:
            continue
        word = surface.text.lower()
        known = [] if surface.left or surface.right else people.get(word, [])
        if surface.text.replace(".", "").isupper():
            known = known + acronyms.get(word.replace(".", ""), [])
        for start, option, bonus in known:
            if start > surface.start:
                bonus = min(bonus, _BEFORE)
            elif surface.case is not Case.NORMAL and bonus < _ACRONYM:
                bonus -= 1
            found.setdefault(surface, {})[str(option.entity.id)] = (
                Option(option.entity, surface.text, NameKind.SURNAME, option.kind), bonus,
            )  # fmt: skip
    return found


def unknown_names(doc: Doc, chosen: Iterable[Surface]) -> set[str]:
    """The last words, small, of names like "Sandra Park" that no mention covers."""
    covered = {
        index for surface in chosen for index in range(surface.start, surface.end) if surface.words > 1
    }
    found: set[str] = set()
    for token in doc[:-1]:
        following = doc[token.i + 1]
        pair = (
            looks_like_name(token) and looks_like_name(following) and token.pos_ == following.pos_ == "PROPN"
        )
        if (
            pair
            and not {token.i, following.i} & covered
            and not following.is_sent_start
            and not is_title(token.text)
        ):
            after = doc[following.i + 1] if following.i + 1 < len(doc) else None
            if after is None or not looks_like_name(after):
                found.add(following.lower_)
    return found


def unknown_penalty(surface: Surface, option: Option, unknown: set[str]) -> float:
    """What an option loses when the text has introduced an unknown person of that name."""
    if surface.words == 1 and option.kind is Kind.PERSON and surface.text.lower() in unknown:
        return _UNKNOWN
    return 0.0


def _bracketed(doc: Doc, index: int, acronym: str) -> bool:
    """Whether "(ACRONYM)" stands at ``index``."""
    if index + 2 >= len(doc) or doc[index].text != "(":
        return False
    return doc[index + 1].lower_.replace(".", "") == acronym
