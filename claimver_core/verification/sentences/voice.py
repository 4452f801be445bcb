"""Whether what does something in a claim also does it in a sentence: who was defeated has not defeated."""

from __future__ import annotations

from claimver_core.language.grammar import words as word_set
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.verification.sentences.alignment import Alignment, Match
from claimver_core.verification.sentences.prepositions import preposition
from claimver_core.verification.sentences.statement import Statement

_BE = word_set("is are was were been being be got get gets")
_BETWEEN = word_set("not never also first finally later once soon then still even nearly almost again just")
_PARTICIPLES = word_set(
    """shot won lost beaten beat held sold bought built made found led written sung sunk struck hit cut hurt
    put set taken given shown seen hidden driven ridden overthrown thrown torn drawn blown flown stolen chosen
    broken eaten fed fought caught taught brought sought told paid laid left kept swept sent spent hung dug
    bound slain split spread shut forced"""
)
_BEHIND_NO_OBJECT = word_set(
    """in on at by for from to into with of as until since during after before over under through against near
    between within about around out off up down away again and but because when while"""
)
_OF_BOTH = word_set("married retired divorced engaged graduated born separated")


def same_voice(alignment: Alignment) -> bool:
    """False where a verb is passive in one of the two and active in the other, of the same subject. What
    opens is opened, too; a person who shoots is not shot."""
    claim, other = alignment.claim, alignment.sentence
    for verb in alignment.matches:
        if verb.name is not None or verb.figure or claim.words[verb.first].norm in _OF_BOTH:
            continue
        passive = _is_passive(claim, verb.first), _is_passive(other, verb.other)
        if all(passive) and _is_done_by_another(alignment, verb):
            return False
        subject = _subject(alignment, verb)
        if passive[0] == passive[1] or subject is None:
            continue
        active = (other, verb.other) if passive[0] else (claim, verb.first)
        if _has_object(*active) or _is_person(subject):
            return False
    return True


def _is_done_by_another(alignment: Alignment, verb: Match) -> bool:
    """True where what does it in one is what it is done to in the other."""
    claim, other = alignment.claim, alignment.sentence
    return any(
        (match.first < verb.first and preposition(other, match.other) == "by")
        or (match.other < verb.other and preposition(claim, match.first) == "by")
        for match in alignment.matches
        if match.name is not None
    )


def _subject(alignment: Alignment, verb: Match) -> Match | None:
    """What stands before the verb in both."""
    before = [m for m in alignment.matches if m.first < verb.first and m.other < verb.other and not m.figure]
    return before[0] if before else None


def _is_person(match: Match) -> bool:
    return match.name is not None and of_phrase(match.name.description) is Kind.PERSON


def _is_passive(statement: Statement, place: int) -> bool:
    norm = statement.words[place].norm
    if not (norm.endswith("ed") or norm in _PARTICIPLES):
        return False
    i = place - 1
    while i > 0 and (statement.words[i].norm in _BETWEEN or statement.words[i].norm.endswith("ly")):
        i -= 1
    return i >= 0 and statement.words[i].norm in _BE


def _has_object(statement: Statement, place: int) -> bool:
    """True for a verb right behind which stands whom or what it is done to."""
    behind = place + 1
    return behind < len(statement.words) and statement.words[behind].norm not in _BEHIND_NO_OBJECT
