"""Whom a passage speaks of that does not name it: what the claim is about.

*It was founded in 1892*, given with the claim *Liverpool FC was founded in 1892*, is about Liverpool FC.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.language.grammar import words as word_set
from claimver_core.linking.words import common_words
from claimver_core.verification.beside.laying import is_title
from claimver_core.verification.beside.tokens import Kind, Token, same, tokens

_WORD = r"[A-ZÀ-Þ][\w.'’-]*?(?=[\s,(?!.]|['’]s\b|$)(?:\s\d+\b(?!,))?"
_LINK = r"(?:\s+(?:of|the|and|for|or|de|in|on|a|to|la|von|van|at|with|&)){0,2}\s+"
_NAME = re.compile(rf"(?:\bThe\s+)?(?<![\w-]){_WORD}(?:{_LINK}{_WORD})*(?:\s*\([^()]*\))?")
_BEFORE = re.compile(
    r"(?:(?:In|On|At|By|As of)\s[^,]{1,25},\s|[\"“‘']|"
    r"(?:The|A|An)?\s?(?:[a-zA-Z]+\s){1,3}(?:of|by|for)\s)?"
)
_THING = (
    r"(?:film|movie|album|song|single|series|show|band|book|novel|game|company|group|play|episode|season|team|"
    r"city|town|club|network|station|school|university|site|building|program(?:me)?|project|multi-camera\s\w+)"
)
_SPEAKS_ON = re.compile(
    rf"\W*(?:(?:The|This)\s+(?:\w+\s+)?{_THING}\b|(?:Born|Directed|Written|Produced|Released|Distributed|Founded|"
    r"Formed|Created|Developed|Located|Known|Based|Set|Described|Production|Filming|Principal photography)\b)"
)
_LONGEST = 6
_PRONOUNS = word_set("he she it they his her its their")
_OF = word_set("of the de von van")


def names_of(claim: str) -> list[str]:
    """What a claim names, in order, where it begins with a name or with what is said of it (*the finale of*);
    times, lands' adjectives and common words are left out."""
    found = [name for name in _NAME.finditer(claim) if _is_name(name.group(), not name.start())]
    before = _BEFORE.match(claim)
    starts = {0, before.end() if before is not None else 0}
    return [name.group() for name in found] if found and found[0].start() in starts else []


def _is_name(name: str, begins: bool) -> bool:
    telling = [token for token in tokens(name) if token.telling]
    if len(telling) == 1 and begins and name.lower() in common_words():
        return False
    return len(telling) <= _LONGEST and any(token.kind in (Kind.NAME, Kind.WORD) for token in telling)


def understood(claim: str, sentence: str) -> str:
    """The first thing that a claim names and the sentence beginning a passage does not, where it speaks of it
    all the same: of any with a pronoun, of the claim's subject by part of its name (*Kutcher*). Else ""."""
    if is_title(sentence):
        return ""
    words = [token for token in tokens(sentence) if token.kind is not Kind.MARK]
    for place, name in enumerate(names_of(claim)):
        parts = [token for token in tokens(name.partition(" (")[0]) if token.telling]
        named = [any(same(part, token) for token in words) for part in parts]
        if all(named):
            continue
        if any(named):
            return name if not place and _by_part(parts, words) else ""
        return name if _speaks_on(sentence, words) else ""
    return ""


def about_others(claim: str, pieces: Sequence[str]) -> bool:
    """Whether all is said of somebody else, and so contradicts nothing: no part of the name of what the claim
    is about stands anywhere, and every sentence begins with a name that the claim does not have."""
    names = names_of(claim)
    if not names:
        return False
    subject, said = tokens(names[0]), tokens(claim)
    read = [tokens(piece) for piece in pieces]
    initials = "".join(word[0] for word in names[0].split() if word[0].isupper()).lower()
    if any(token.norm == initials or _is_one_of(token, subject) for words in read for token in words):
        return False
    return all(_begins_with_another(words, said) for words in read)


def _begins_with_another(words: Sequence[Token], said: Sequence[Token]) -> bool:
    first = next((token for token in words if token.norm != "the"), None)
    return first is not None and first.kind is Kind.NAME and not _is_one_of(first, said)


def _is_one_of(token: Token, others: Sequence[Token]) -> bool:
    return token.telling and any(other.telling and same(other, token) for other in others)


def _speaks_on(sentence: str, words: Sequence[Token]) -> bool:
    """Whether a sentence is about something that was named before it."""
    first = next((i for i, token in enumerate(words) if token.kind is Kind.NAME), len(words))
    return bool(_SPEAKS_ON.match(sentence)) or any(token.norm in _PRONOUNS for token in words[:first])


def _by_part(name: Sequence[Token], words: Sequence[Token]) -> bool:
    """Whether a part of the name stands by itself: *Miley Cyrus* is not Noah Cyrus."""
    return any(_is_alone(name, words, i) for i in range(len(words)))


def _is_alone(name: Sequence[Token], words: Sequence[Token], i: int) -> bool:
    if words[i].kind not in (Kind.NAME, Kind.NUMBER) or not any(same(part, words[i]) for part in name):
        return False
    end = i + 1
    while end < len(words) and words[end].norm in _OF:
        end += 1
    beside = [words[j] for j in (i - 1, end) if 0 <= j < len(words)]
    return all(one.kind is not Kind.NAME or any(same(part, one) for part in name) for one in beside)
