"""What is denied of a deed: "Einstein was born in Ulm, not Munich" says that he was not born in Munich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause

if TYPE_CHECKING:
    from spacy.tokens import Token

_CASES = frozenset({"in", "by", "at", "near"})


def denied_of_deed(clause: Clause) -> list[list[Token] | str]:
    """The words of "not born in Munich", where "not Munich" is denied of a passive; nothing for others."""
    parent = clause.parent
    if parent is None or parent.parent is not None:
        return []
    verb = parent.head
    passive = verb.tag_ == "VBN" and grammar.has_child(verb, "aux:pass", "auxpass")
    if not passive or grammar.has_child(verb, "obj", "dobj", "xcomp", "ccomp", "advcl", "conj"):
        return []
    said = [t for t in clause.tokens if t.is_alpha or t.like_num]
    negated = any(t.lower_ in grammar.NEGATIONS for t in verb.children if t.i < verb.i)
    if negated or len(said) < 2 or said[0].lower_ != "not":
        return []
    behind = [t for t in verb.children if verb.i < t.i < said[0].i and grammar.has_child(t, "case")]
    cases = [c for t in behind for c in t.children if c.dep_ == "case" and c.i < t.i]
    if not cases or cases[-1].lower_ not in _CASES:
        return []
    rest = [t for t in clause.tokens if t.i > said[0].i]
    if said[1].tag_ == "IN":
        return ["not", [verb], rest] if said[1].lower_ in {c.lower_ for c in cases} else []
    named = said[1].pos_ in {"PROPN", "NUM"} and said[1].like_num == behind[-1].like_num
    return ["not", [verb], [cases[-1]], rest] if named else []
