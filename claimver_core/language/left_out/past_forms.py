"""The past of a verb behind "did"."""

from __future__ import annotations

from claimver_core.language import grammar

_FURTHER = {"forget": "forgot", "ring": "rang", "seek": "sought", "wed": "wed"}
_DOUBLING = grammar.words("star plan stop drop admit")


def past_of(verb: str) -> str:
    """*painted* for *paint*, *wrote* for *write*."""
    stems = [verb, verb + verb[-1:]]  # of "taking", "winning" and "lying"
    stems += [verb[:-1]] * verb.endswith("e") + [f"{verb[:-2]}y"] * verb.endswith("ie")
    irregular = [past for stem in stems if (past := grammar.irregular_past_of(f"{stem}ing"))]
    if irregular or verb in _FURTHER:
        return irregular[0] if irregular else _FURTHER[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb in _DOUBLING:
        return f"{verb}{verb[-1]}ed"
    return f"{verb[:-1]}ied" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}ed"
