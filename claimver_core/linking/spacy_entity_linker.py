"""The spacy-entity-linker package over our knowledge: a second generator of candidates, and a baseline.

The package opens its own database, and starts a download of 1.3 GB when it has none. Here its one instance
is set to a read-only connection to the pack, whose views ``aliases``, ``joined`` and ``statements`` are the
tables that it reads. That instance belongs to the process; it is set anew before each use.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from claimver_core.errors import ResourceError
from claimver_core.knowledge.schema import POPULARITY_SCALE
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc


class SpacyEntityLinker:
    """Runs spacy-entity-linker on a pack. Raises ResourceError when the pack cannot be opened."""

    def __init__(self, store: KnowledgeStore) -> None:
        from spacy_entity_linker import DatabaseConnection

        controller = DatabaseConnection.WikidataQueryController.__new__(
            DatabaseConnection.WikidataQueryController
        )
        try:
            controller.conn = sqlite3.connect(
                f"{store.path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
            )
            controller.conn.execute("SELECT 1 FROM aliases, joined, statements LIMIT 0")
        except sqlite3.DatabaseError as error:
            raise ResourceError(f"The knowledge file {store.path} cannot be read: {error}.") from error
        controller.cache = {"entity": {}, "chain": {}, "name": {}}
        self._controller = controller

    def __call__(self, doc: Doc) -> Iterator[tuple[Span, list[Entity]]]:
        """The spans that the package finds, each with all entities of that name."""
        for group in self._terms(self.redrawn(doc)):
            for variation in group.variations:
                rows = self._rows(variation.text)
                if not rows and group.has_plural(variation):
                    rows = self._rows(group.get_singular(variation))
                if rows:
                    yield Span(variation.start_char, variation.end_char), [_entity(row) for row in rows]

    def link(self, doc: Doc) -> list[tuple[Span, Entity]]:
        """What the package itself links, in order of the text: the longest variation, by its own prior."""
        return self.link_redrawn(self.redrawn(doc))

    def redrawn(self, doc: Doc) -> Doc:
        """A copy of ``doc`` for ``link_redrawn``, with its parse drawn as the package expects."""
        return _in_its_scheme(doc)

    def link_redrawn(self, doc: Doc) -> list[tuple[Span, Entity]]:
        """``link`` for a document that comes from ``redrawn``."""
        found = []
        for term in self._terms(doc):
            entity = _best(term)
            if entity is not None:
                found.append(entity)
        return sorted(found, key=lambda pair: pair[0].start)

    def link_spans(self, doc: Doc, spans: Sequence[Span]) -> list[Entity | None]:
        """What the package makes of the names at ``spans``, each taken as one term; None for unknown ones."""
        from spacy_entity_linker import DatabaseConnection
        from spacy_entity_linker.TermCandidate import TermCandidate

        DatabaseConnection.wikidata_instance = self._controller
        found: list[Entity | None] = []
        for span in spans:
            tokens = doc.char_span(span.start, span.end, alignment_mode="expand")
            pair = _best(TermCandidate(tokens)) if tokens is not None else None
            found.append(pair[1] if pair else None)
        return found

    def _terms(self, redrawn: Doc) -> list[Any]:
        from spacy_entity_linker import DatabaseConnection
        from spacy_entity_linker.TermCandidateExtractor import TermCandidateExtractor

        DatabaseConnection.wikidata_instance = self._controller
        return list(TermCandidateExtractor(redrawn))

    def _rows(self, name: str) -> list[tuple[Any, ...]]:
        return self._controller.get_entities_from_alias(name)


def _best(term: Any) -> tuple[Span, Entity] | None:
    """The entity of a term by the package's own rule, with the span of the variation that has it."""
    from spacy_entity_linker.EntityClassifier import EntityClassifier

    candidates = term.get_entity_candidates()
    if not len(candidates):
        return None
    element = EntityClassifier()(candidates)
    span = Span(element.span.start_char, element.span.end_char)
    return span, _entity((element.identifier, element.label, element.description, element.prior))


def _in_its_scheme(doc: Doc) -> Doc:
    """A copy of ``doc`` whose parse is drawn as the package expects.

    That is ``compound`` for ``flat``, and "of" between a noun and what modifies it: "Bank [of [England]]".
    """
    from spacy.tokens import Doc as NewDoc

    heads = [token.head.i for token in doc]
    labels = ["compound" if token.dep_ == "flat" else token.dep_ for token in doc]
    for token in doc:
        if token.lower_ == "of" and token.dep_ == "case" and token.head.dep_ == "nmod":
            noun = token.head
            heads[token.i], labels[token.i] = noun.head.i, "prep"
            heads[noun.i], labels[noun.i] = token.i, "pobj"
    return NewDoc(
        doc.vocab,
        words=[token.text for token in doc],
        spaces=[bool(token.whitespace_) for token in doc],
        pos=[token.pos_ for token in doc],
        tags=[token.tag_ for token in doc],
        lemmas=[token.lemma_ for token in doc],
        heads=heads,
        deps=labels,
    )


def _entity(row: tuple[Any, ...]) -> Entity:
    number, label, description, views = row[:4]
    return Entity(f"Q{number}", label, description or "", (views or 0) / POPULARITY_SCALE)
