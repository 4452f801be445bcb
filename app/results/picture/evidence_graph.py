"""Which entities and statements the picture of a claim shows. Knows nothing of Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app import wording
from app.translation import tr
from claimver_core.evidence_text import format_value
from claimver_core.types import ClaimResult, Entity, Triplet

_QUIET = 9  # statements beside those that decide or join what the claim names


@dataclass(frozen=True, slots=True)
class Node:
    """An entity, or a value (a date, an amount, a text). ``named`` when the claim names it."""

    key: str
    label: str
    id: str | None = None
    description: str = ""
    named: bool = False
    value: bool = False


@dataclass(frozen=True, slots=True)
class Edge:
    """Statements from one node to another; several of the same two are one edge, unless one decided."""

    source: str
    target: str
    labels: tuple[str, ...]
    deciding: bool = False

    @property
    def label(self) -> str:
        return ", ".join(self.labels)


@dataclass(frozen=True, slots=True)
class EvidenceGraph:
    """Nodes in the order of their importance: those that the claim names first."""

    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()

    def text(self) -> str:
        """The picture in words, a statement a line; what decided comes first."""
        names = {node.key: wording.with_id(node.label, node.id) for node in self.nodes}
        lines = [
            _words(names[edge.source], edge, names[edge.target])
            for edge in sorted(self.edges, key=lambda edge: not edge.deciding)
        ]
        joined = {key for edge in self.edges for key in (edge.source, edge.target)}
        lines += [
            tr("{name}: no statement is shown").format(name=names[node.key])
            for node in self.nodes
            if node.key not in joined
        ]
        return "\n".join(lines)


def evidence_graph(result: ClaimResult, ties: Sequence[Triplet] = ()) -> EvidenceGraph:
    """The entities that a claim names, what decided it, and what else is known of them.

    ``ties`` are the statements on the paths between those entities. All that decided is shown, and all that
    lies on a path; of other statements the first few that hang on what is shown.
    """
    named = {m.entity.id: m.entity for m in reversed(result.claim.mentions) if m.entity.id}
    nodes = {qid: _entity_node(entity, True) for qid, entity in reversed(named.items())}
    decided = [result.triplets[at] for at in result.verdict.evidence if at < len(result.triplets)]
    decided = [triplet for triplet in decided if triplet.subject != triplet.object]
    rest = [t for t in result.triplets if t not in decided and t.subject != t.object]
    ids = frozenset(nodes)
    joining = [t for t in rest if t.subject.id in ids and _key(t) in ids]
    joining += [t for t in ties if t not in decided and t not in joining]
    shown: dict[Triplet, bool] = dict.fromkeys(decided, True)
    shown |= dict.fromkeys(joining, False)
    for triplet in shown:
        _add(nodes, triplet)
    quiet = 0
    for triplet in rest:
        touches = _subject_key(triplet) in nodes or _key(triplet) in nodes
        if triplet not in shown and touches and quiet < _QUIET:
            quiet += 1
            shown[triplet] = False
            _add(nodes, triplet)
    return EvidenceGraph(tuple(nodes.values()), tuple(_edges(shown.items())))


def _words(source: str, edge: Edge, target: str) -> str:
    """An edge as a line of text."""
    line = f"{source} → {edge.label} → {target}"
    return tr("{fact} (decides)").format(fact=line) if edge.deciding else line


def _edges(shown: Iterable[tuple[Triplet, bool]]) -> list[Edge]:
    labels: dict[tuple[str, str, bool], dict[str, None]] = {}
    for triplet, deciding in shown:
        ends = _subject_key(triplet), _key(triplet), deciding
        labels.setdefault(ends, {})[wording.one_line(triplet.property.label)] = None
    return [
        Edge(source, target, tuple(names), deciding) for (source, target, deciding), names in labels.items()
    ]


def _add(nodes: dict[str, Node], triplet: Triplet) -> None:
    nodes.setdefault(_subject_key(triplet), _entity_node(triplet.subject, False))
    value = triplet.object
    if isinstance(value, Entity):
        nodes.setdefault(_key(triplet), _entity_node(value, False))
    else:
        nodes.setdefault(
            _key(triplet), Node(_key(triplet), wording.one_line(format_value(value)), value=True)
        )


def _entity_node(entity: Entity, named: bool) -> Node:
    label = wording.one_line(entity.label) or entity.id or "?"
    return Node(_entity_key(entity), label, entity.id, wording.one_line(entity.description), named)


def _entity_key(entity: Entity) -> str:
    return entity.id or f"name:{entity.label}"


def _subject_key(triplet: Triplet) -> str:
    return _entity_key(triplet.subject)


def _key(triplet: Triplet) -> str:
    """The key of the object; a value belongs to its statement, so that equal dates do not join two things."""
    if isinstance(triplet.object, Entity):
        return _entity_key(triplet.object)
    return f"value:{_subject_key(triplet)}:{triplet.property.label}:{format_value(triplet.object)}"
