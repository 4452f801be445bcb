"""Ends a sentence at a semicolon that another statement follows: the parser reads each better alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_OPENS = frozenset({"DT", "PRP", "PRP$", "NNP", "NNPS", "NNS", "EX", "CD"})
_FURTHEST = 12  # words between the semicolon and the verb of the statement behind it


def break_at_semicolons(doc: Doc) -> None:
    """Marks the sentence starts behind semicolons in ``doc``, which is tagged but not parsed."""
    depth = 0
    verb = False  # whether the sentence so far has one
    for token in doc[:-1]:
        if token.is_sent_start:
            depth, verb = 0, False
        depth += (token.text in {"(", "["}) - (token.text in {")", "]"})
        verb = verb or token.tag_ in FINITE or _tells_where(token)
        if token.text == ";" and depth <= 0 and verb and _begins_statement(token):
            token.nbor(1).is_sent_start = True
            verb = False


def _begins_statement(semicolon: Token) -> bool:
    """True if a subject stands behind ``semicolon``, and a verb soon behind that."""
    behind = semicolon.doc[semicolon.i + 1 : semicolon.i + 1 + _FURTHEST]
    if not behind or behind[0].is_space or behind[0].tag_ not in _OPENS:
        return False
    for token in behind[1:]:
        if token.text in {";", ".", "(", "\n"} or token.is_sent_start:
            return False
        if token.tag_ in FINITE:
            return True
        if _tells_where(token) and token.i - semicolon.i <= 4:
            return True
    return False


def _tells_where(token: Token) -> bool:
    """True for the verb of "the pair divorced in 1996", which the tagger takes for a participle."""
    if token.tag_ != "VBN" or token.i == 0 or token.i + 1 == len(token.doc):
        return False
    after_name = token.nbor(-1).tag_ in {"NNP", "NNPS"} and token.nbor(1).lower_ in {"in", "on", "at"}
    return after_name or token.nbor(-1).tag_ in {"NN", "NNS"}
