"""The entities that a span may name: by label or alias, by demonym, by what the text said before."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.rows import NameMatch
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.gazetteer import in_gazetteer
from claimver_core.linking.kinds import Kind, KindReader
from claimver_core.linking.larger_places import larger_places
from claimver_core.linking.memory import Memory
from claimver_core.linking.mentions import surfaces_of
from claimver_core.linking.reading import Reading
from claimver_core.linking.slips import SlipFinder
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.linking.words import places
from claimver_core.types import Entity, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

# What else proposes entities for spans of a document; joined with our own look-up.
Generator = Callable[["Doc"], Iterable[tuple[Span, Sequence[Entity]]]]

_MOST = 12  # candidates of one span that are scored
_INITIALS = 3  # letters of a small word that is a name only as initials
_NAMES = 50_000  # names that are remembered
_YEAR = re.compile(r"1[89]\d\d|20\d\d")
_SHORT_YEAR = re.compile(r"['’‘]?(\d\d)")
_FIRST_OF_LAST_CENTURY = "30"
_MARKS = frozenset(",:;()!?")


class Option(NamedTuple):
    """An entity that a surface may name, and the name by which it was found.

    ``written`` is that name as Wikidata has it, ``variant`` which of the surface's names it answers to
    (0: the one written), ``place`` is "demonym", "state" or "one" when the gazetteer proposed it,
    "inside" when the text goes on with the larger place ("Paris, Texas") by which Wikidata tells it from its
    namesakes, and "edition" when the text tells the year of it ("the World Cup in 2022").
    """

    entity: Entity
    written: str
    match: NameKind
    kind: Kind = Kind.OTHER
    variant: int = 0
    place: str = ""


class OptionFinder:
    """Finds the surfaces of documents that may name entities of ``store``, and these entities.

    What it has looked up it remembers, so that a name, or an entity's kind, is read once.
    """

    def __init__(self, store: KnowledgeStore, generators: Sequence[Generator] = ()) -> None:
        self._store = store
        self._generators = tuple(generators)
        self._kinds = KindReader(store)
        self._slips = SlipFinder(store)
        self._matches: Memory[str, Sequence[NameMatch]] = Memory(_NAMES)

    def find(
        self, reading: Reading, *, nouns: bool = True
    ) -> tuple[list[Surface], dict[Surface, list[Option]]]:
        """The surfaces of a document, and the options of those that have any, best known first.

        Without ``nouns`` common nouns are left out.
        """
        known = None if self._generators else self._known
        surfaces = surfaces_of(reading, known=known, corrected=self._slips.corrected, nouns=nouns)
        return surfaces, self.options(reading, surfaces)

    def options(self, reading: Reading, surfaces: Sequence[Surface]) -> dict[Surface, list[Option]]:
        """The options of each of ``surfaces`` that has any, best known first; one look-up for them all."""
        keys = {name: normalise(name) for surface in surfaces for name in surface.names}
        matches = self._named(keys.values())
        gazetteer = in_gazetteer(reading, surfaces)
        listed = self._store.entities({place[0] for place in gazetteer.values()}) if gazetteer else {}
        proposed = _proposed(reading.doc, self._generators)
        found: dict[Surface, list[_Found]] = {}
        entities: dict[str, Entity] = {}
        for surface in surfaces:
            options: dict[str, _Found] = {}
            if surface in gazetteer:
                qid, how = gazetteer[surface]
                if qid in listed:
                    options[qid] = (listed[qid], surface.text, NameKind.ALIAS, 0, how)
            for variant, name in enumerate(surface.names):
                if options and name == surface.text[:-1]:
                    break  # "paris" is not what belongs to "pari"
                for match in _fitting(surface, matches[keys[name]]):
                    entity = match.entity
                    if entity.id not in options:
                        options[str(entity.id)] = (entity, match.name, match.kind, variant, "")
            for entity in proposed.get(surface.span, ()):
                if surface.shape is not Shape.COMMON or entity.label[:1].islower():
                    options.setdefault(str(entity.id), (entity, surface.text, NameKind.ALIAS, 1, ""))
            if options:
                found[surface] = list(options.values())
                entities.update((qid, option[0]) for qid, option in options.items())
        self._add_editions(reading, found, entities)
        self._add_held(reading, found, entities)
        self._choose_nicknamed(reading, found, entities)
        kind_of = self._kinds.kinds(entities)
        typed = {}
        for surface, group in found.items():
            kept = [
                Option(entity, written, match, kind, variant, place)
                for entity, written, match, variant, place in group
                if (kind := kind_of[str(entity.id)]) is not Kind.NAME
            ]
            if kept:
                typed[surface] = kept
        return _inside_larger_places(typed)

    def named(self, names: Iterable[str]) -> Mapping[str, Sequence[NameMatch]]:
        """By each of ``names`` in its normalised form, what the knowledge has of that name."""
        return self._named(normalise(name) for name in names)

    def bearers(self, matches: Sequence[NameMatch]) -> list[Option]:
        """Those who bear the names of ``matches``, as options."""
        kinds = self._kinds.kinds({str(match.entity.id): match.entity for match in matches})
        return [Option(m.entity, m.name, m.kind, kinds[str(m.entity.id)]) for m in matches]

    def _add_editions(
        self, reading: Reading, found: dict[Surface, list[_Found]], entities: dict[str, Entity]
    ) -> None:
        """Adds to what has a year behind it, "the World Cup in 2022", the edition of that year."""
        names: dict[Surface, list[str]] = {}
        for surface, options in found.items():
            year = _year_told(reading, surface)
            if year and surface.shape is Shape.NAME:
                bare = surface.text.removeprefix("the ").removeprefix("The ")
                sort = _sort_before(reading, surface)
                if sort:  # of the Winter Olympics no other games of that year
                    called = dict.fromkeys([f"{sort} {bare}"])
                else:
                    called = dict.fromkeys([bare, *(entity.label for entity, *_ in options[:2])])
                names[surface] = [name for c in called for name in (f"{year} {c}", f"{c} {year}")]
        if not names:
            return
        matches = self._named(normalise(name) for group in names.values() for name in group)
        for surface, group in names.items():
            for match in [m for name in group for m in matches[normalise(name)]][:1]:
                entities[str(match.entity.id)] = match.entity
                others = [option for option in found[surface] if option[0].id != match.entity.id]
                found[surface] = [*others, (match.entity, surface.text, NameKind.LABEL, 0, "edition")]

    def _add_held(
        self, reading: Reading, found: dict[Surface, list[_Found]], entities: dict[str, Entity]
    ) -> None:
        """Adds what is told with the larger place that holds it, *Minnesota's Douglas County*, where an alias
        with both tells which one that is."""
        names = {
            surface: [f"{surface.text}, {larger}" for larger in larger_places(reading, surface)]
            for surface in found
            if surface.shape is Shape.NAME and "," not in surface.text
        }
        matches = self._named(normalise(name) for group in names.values() for name in group)
        for surface, group in names.items():
            held = [m.entity for name in group for m in matches[normalise(name)] if "," not in m.entity.label]
            if held:
                one = held[0]
                entities[str(one.id)] = one
                others = [option for option in found[surface] if option[0].id != one.id]
                found[surface] = [*others, (one, surface.text, NameKind.LABEL, 0, "inside")]

    def _choose_nicknamed(
        self, reading: Reading, found: dict[Surface, list[_Found]], entities: dict[str, Entity]
    ) -> None:
        """Takes *William of Orange, nicknamed the Silent* for the one who is called William the Silent."""
        names = {
            surface: f"{surface.text.split()[0]} {nickname}"
            for surface in found
            if surface.shape is Shape.NAME and (nickname := _nickname_behind(reading, surface))
        }
        if not names:
            return
        matches = self._named(normalise(name) for name in names.values())
        for surface, name in names.items():
            if known := matches[normalise(name)]:
                entities[str(known[0].entity.id)] = known[0].entity
                found[surface] = [(known[0].entity, surface.text, NameKind.LABEL, 0, "")]

    def _known(self, names: Iterable[str]) -> set[str]:
        """Those of ``names`` that the knowledge or the gazetteer has."""
        keys = {name: normalise(name) for name in names}
        matches, listed = self._named(keys.values()), places()
        return {name for name, key in keys.items() if matches[key] or name in listed or f"{name}." in listed}

    def _named(self, keys: Iterable[str]) -> dict[str, Sequence[NameMatch]]:
        return self._matches.fetch(keys, self._read, ())

    def _read(self, keys: list[str]) -> Mapping[str, Sequence[NameMatch]]:
        return self._store.named(keys, limit=_MOST)


_NICKNAMED = re.compile(
    r",?\s+(?:nicknamed|surnamed|called|dubbed|styled|(?:also\s+|better\s+|later\s+)?known\s+as)\s+[\"“‘']?"
    r"[Tt]he\s+(?P<nickname>[A-Z][\w-]+)\b(?!\s+[A-Z])"
)
# Of an option: entity, name as written in Wikidata, kind of the match, variant, place.
_Found = tuple[Entity, str, NameKind, int, str]


def _fitting(surface: Surface, matches: Sequence[NameMatch]) -> Sequence[NameMatch]:
    """The names of the store that can be meant by the surface at all."""
    if not matches:
        return ()
    if not _MARKS.isdisjoint(surface.text):
        marks = _MARKS.intersection(surface.text)
        matches = [match for match in matches if marks.issubset(match.name)]
    if surface.shape is Shape.COMMON:
        return [m for m in matches if m.entity.label[:1].islower() and m.name[:1].islower()]
    if surface.text.islower() and len(surface.text) == _INITIALS:
        return [m for m in matches if m.name.isupper()]  # "nba", and no one of the name Ann for "ann"
    return matches


def _year_told(reading: Reading, surface: Surface) -> str:
    """The year that stands behind a surface, "in 2022", at the beginning of its sentence, or cut short before
    it, "the '74"; else empty."""
    forms = reading.forms
    first = reading.sentence_of(surface.start)[0]
    if surface.start > first + 1 and (short := _SHORT_YEAR.fullmatch(forms[surface.start - 1].text)):
        the = forms[surface.start - 2].lower in ("the", "'", "’", "‘")  # "the '74 World Cup"
        return ("19" if short[1] >= _FIRST_OF_LAST_CENTURY else "20") + short[1] if the else ""
    for place in (surface.end, first):
        if place + 1 < len(forms) and forms[place].lower == "in" and _YEAR.fullmatch(forms[place + 1].text):
            return str(forms[place + 1].text)
    return ""


def _nickname_behind(reading: Reading, surface: Surface) -> str:
    """*The Silent*, of a name with "nicknamed the Silent" behind it; else empty."""
    told = _NICKNAMED.match(reading.text, surface.span.end)
    return f"the {told['nickname']}" if told is not None else ""


def _sort_before(reading: Reading, surface: Surface) -> str:
    """The capitalised word before a surface inside a sentence, which may say which of several it is: *Winter*
    Olympics; else empty."""
    first = reading.sentence_of(surface.start)[0]
    if surface.start - 1 <= first:
        return ""
    before = reading.forms[surface.start - 1].text
    if before in ("'s", "’s"):
        before = reading.forms[surface.start - 2].text + before
    return str(before) if before[:1].isupper() and not before.isupper() else ""


def _proposed(doc: Doc, generators: Sequence[Generator]) -> Mapping[Span, list[Entity]]:
    found: dict[Span, list[Entity]] = {}
    for generator in generators:
        for span, entities in generator(doc):
            found.setdefault(span, []).extend(entities)
    return found


def _inside_larger_places(found: Mapping[Surface, list[Option]]) -> dict[Surface, list[Option]]:
    """ "Austin, Texas" is no mention: "Austin" is, and the alias with the comma says which one is meant."""
    if not any("," in surface.text for surface in found):
        return dict(found)
    result = {surface: list(options) for surface, options in found.items()}
    first_part = {(s.start, s.span.end): s for s in found if s.shape is Shape.NAME}
    for surface, options in found.items():
        comma = surface.text.find(",")
        if comma < 0:
            continue
        placed = [o for o in options if "," not in o.entity.label and o.kind not in (Kind.WORK, Kind.PERSON)]
        result[surface] = [option for option in options if option not in placed]
        short = first_part.get((surface.start, surface.span.start + len(surface.text[:comma].rstrip())))
        if short is not None:
            known = {option.entity.id for option in placed}
            others = [option for option in result[short] if option.entity.id not in known]
            inside = [o._replace(match=NameKind.LABEL, kind=Kind.PLACE, place="inside") for o in placed]
            result[short] = others + inside
    return {surface: options for surface, options in result.items() if options}
