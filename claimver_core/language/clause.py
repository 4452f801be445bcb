"""What a sentence is cut into: clauses, and the stretches of text that stand for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.kinds import Kind

if TYPE_CHECKING:
    from spacy.tokens import Token


@dataclass(eq=False, slots=True)
class Clause:
    """A clause: its head word, the words it owns in order, and the clause it is part of.

    ``noun`` is what a relative clause, an apposition or a participle behind a noun speaks of; ``reported``
    are the words of what it reports to have been said, ``kept`` those of another circumstance that it needs.
    """

    kind: Kind
    head: Token
    parent: Clause | None
    noun: Token | None = None
    tokens: list[Token] = field(default_factory=list)
    reported: list[Token] = field(default_factory=list)
    kept: list[Token] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Piece:
    """A stretch of text ``[first, last]`` (token indexes) that stands for ``clause``.

    ``said`` are the words of the clause said up to here; ``rest`` is the first word of a later stretch that
    only adds to what the clause has said before ("in 1933"), else None.
    """

    clause: Clause
    first: int
    last: int
    said: list[Token]
    rest: Token | None = None


def subject_of(clause: Clause) -> Token | None:
    """The subject of the clause, or the one that it shares with what it is joined to."""
    own = grammar.own_subject(clause.head)
    if own is None and clause.kind is Kind.CONJUNCT and clause.parent is not None:
        return grammar.own_subject(clause.head.head) or subject_of(clause.parent)
    return own
