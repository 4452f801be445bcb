"""The entities that a span may name: by label or alias, by demonym, by what the text said before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore, NameMatch
from claimver_core.linking.kinds import Kind, kinds
from claimver_core.linking.mentions import Shape, Surface
from claimver_core.linking.words import places
from claimver_core.types import Entity, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

# What else proposes entities for spans of a document; joined with our own look-up.
Generator = Callable[["Doc"], Iterable[tuple[Span, Sequence[Entity]]]]

_MOST = 12  # candidates of one span that are scored


@dataclass(frozen=True, slots=True)
class Option:
    """An entity that a surface may name, and the name by which it was found.

    ``written`` is that name as Wikidata has it, ``variant`` which of the surface's names it answers to
    (0: the one written), ``place`` is "demonym" or "state" when the gazetteer proposed it, and "inside" when
    the text goes on with the larger place ("Paris, Texas") by which Wikidata tells it from its namesakes.
    """

    entity: Entity
    written: str
    match: NameKind
    kind: Kind = Kind.OTHER
    variant: int = 0
    place: str = ""


def find_options(
    doc: Doc, surfaces: Sequence[Surface], store: KnowledgeStore, generators: Sequence[Generator] = ()
) -> dict[Surface, list[Option]]:
    """The options of each surface that has any, best known first; one look-up for the document."""
    keys = {name: normalise(name) for surface in surfaces for name in surface.names}
    matches = store.lookup(keys, limit=_MOST)
    gazetteer = _gazetteer(doc, surfaces)
    listed = store.entities({place[0] for place in gazetteer.values()})
    proposed = _proposed(doc, generators)
    found: dict[Surface, dict[str, Option]] = {}
    for surface in surfaces:
        options: dict[str, Option] = {}
        if surface in gazetteer:
            qid, how = gazetteer[surface]
            if qid in listed:
                options[qid] = Option(listed[qid], surface.text, NameKind.ALIAS, place=how)
        for variant, name in enumerate(surface.names):
            for match in matches.get(keys[name], ()):
                if _fits(surface, match):
                    option = Option(match.entity, match.name, match.kind, variant=variant)
                    options.setdefault(str(match.entity.id), option)
        for entity in proposed.get(surface.span, ()):
            if surface.shape is not Shape.COMMON or entity.label[:1].islower():
                options.setdefault(str(entity.id), Option(entity, surface.text, NameKind.ALIAS, variant=1))
        if options:
            found[surface] = options
    kind_of = kinds(store, [option.entity for options in found.values() for option in options.values()])
    typed = {surface: _with_kinds(options.values(), kind_of) for surface, options in found.items()}
    return _inside_larger_places(typed)


def _fits(surface: Surface, match: NameMatch) -> bool:
    """Whether a name of the store can be meant by the surface at all."""
    if any(mark in surface.text and mark not in match.name for mark in ",:;()!?"):
        return False
    if surface.shape is Shape.COMMON:
        return match.entity.label[:1].islower() and match.name[:1].islower()
    return True


def _gazetteer(doc: Doc, surfaces: Iterable[Surface]) -> dict[Surface, tuple[str, str]]:
    """Surfaces that are demonyms, or state abbreviations behind a place: (entity id, kind)."""
    listed = places()
    found = {}
    for surface in surfaces:
        if surface.shape is not Shape.NAME:
            continue
        place = listed.get(surface.text) or listed.get(surface.text + ".")
        if place is None and surface.text.islower() and len(surface.text) > 5:
            place = listed.get(surface.text.title())
        if place is None:
            continue
        if place.kind == "demonym" or _behind_place(doc, surface):
            found[surface] = (place.entity, place.kind)
    return found


def _behind_place(doc: Doc, surface: Surface) -> bool:
    """Whether a name stands before the surface, as in "Austin, Tex." or "Austin TX"."""
    before = doc[surface.start - 1] if surface.start else None
    if before is None:
        return False
    return before.text == "," or (before.text.istitle() and before.pos_ == "PROPN" and surface.text.isupper())


def _proposed(doc: Doc, generators: Sequence[Generator]) -> Mapping[Span, list[Entity]]:
    found: dict[Span, list[Entity]] = {}
    for generator in generators:
        for span, entities in generator(doc):
            found.setdefault(span, []).extend(entities)
    return found


def _inside_larger_places(found: Mapping[Surface, list[Option]]) -> dict[Surface, list[Option]]:
    """ "Austin, Texas" is no mention: "Austin" is, and the alias with the comma says which one is meant."""
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
            inside = [replace(o, match=NameKind.LABEL, kind=Kind.PLACE, place="inside") for o in placed]
            result[short] = others + inside
    return {surface: options for surface, options in result.items() if options}


def _with_kinds(options: Iterable[Option], kind_of: Mapping[str, Kind]) -> list[Option]:
    typed = (replace(option, kind=kind_of.get(str(option.entity.id), Kind.OTHER)) for option in options)
    return [option for option in typed if option.kind is not Kind.NAME]
