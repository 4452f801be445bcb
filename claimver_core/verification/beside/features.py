"""What is told by a claim laid beside the sentences of a passage, in numbers."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from claimver_core.verification.beside.laying import Laid, disorder, is_title, nearest_of, rivals
from claimver_core.verification.beside.tokens import Kind, Token, same, tokens
from claimver_core.verification.sentences.words import are_apart, key

_SLOTS = (Kind.YEAR, Kind.MONTH, Kind.NUMBER, Kind.ORDINAL, Kind.LAND, Kind.NAME, Kind.WORD)
_COPULA = frozenset({"is", "was", "are", "were"})
_PRONOUNS = frozenset({"he", "she", "it", "they", "his", "her", "its"})
NAMES = (
    "share left",
    "all found",
    "one left",
    "words said",
    *(f"{kind} left" for kind in _SLOTS),
    *(f"{kind} in place" for kind in _SLOTS),
    *(f"{kind} elsewhere" for kind in _SLOTS),
    *(f"{kind} matched" for kind in _SLOTS),
    *(f"only {kind} left, in place" for kind in _SLOTS),
    "apart",
    "apart, alone",
    "subject found",
    "subject begins",
    "subject lacking",
    "pronoun",
    "denial",
    "denial, all found",
    "denial, one left",
    "sentence denies",
    "sentence denies near",
    "both deny",
    "sentence denies, all found",
    "only",
    "only, all found",
    "only, left",
    "both only",
    "disorder",
    "disorder, all found",
    "span",
    "verb found",
    "verb lacking, rest found",
    "both copula",
    "copula, noun found",
    "copula, noun lacking",
    "copula in claim alone",
    "pieces",
    "long sentence",
    "left found elsewhere",
    "gap words",
)


def beside_features(claim: str, pieces: Sequence[str]) -> np.ndarray:
    """Float64, one for each of NAMES."""
    telling = [piece for piece in pieces if not is_title(piece)] or list(pieces)
    laid = nearest_of(claim, telling)
    said, left = laid.said, laid.left
    claims, known = laid.claim, laid.sentence
    all_tokens = [token for piece in pieces for token in tokens(piece)]
    found = bool(said) and not left
    by_kind = {kind: [i for i in left if claims[i].kind is kind] for kind in _SLOTS}
    near = dict.fromkeys(_SLOTS, 0)
    far = dict.fromkeys(_SLOTS, 0)
    for i in left:
        close, alike = rivals(laid, i)
        near[claims[i].kind] += bool(close)
        far[claims[i].kind] += bool(alike) and not close
    apart = [i for i in left if _is_apart(claims[i], laid)]
    denial = sum(t.kind is Kind.DENIAL for t in claims) % 2
    places = [laid.matches[i] for i in said if i in laid.matches]
    lower, upper = (min(places), max(places)) if places else (0, 0)
    denies = [j for j, t in enumerate(known) if t.kind is Kind.DENIAL]
    denies_near = any(lower - 4 <= j <= upper for j in denies) if places else False
    only = any(t.kind is Kind.ONLY for t in claims)
    subject = [i for i in range(laid.subject) if claims[i].telling]
    begins = sum(i in laid.matches and laid.matches[i] < 8 for i in subject)
    somewhere = sum(any(same(claims[i], t) for t in all_tokens) for i in subject)
    verb = next((i for i in said if claims[i].kind is Kind.WORD), None)
    copula = _copula(claims, laid.subject)
    copula_known = any(t.norm in _COPULA for t in known[:40])
    head = _head(claims, laid.subject) if copula else None
    noun = head is not None and head in laid.matches
    misplaced = disorder(laid)
    elsewhere = sum(any(same(claims[i], t) for t in all_tokens) for i in left)
    count = max(1, len(said))
    gap = sum(known[j].telling for j in range(lower, upper + 1)) - len(places) if places else 0
    single = len(left) == 1
    return np.array(
        [
            len(left) / count,
            found,
            single,
            math.log(1 + len(said)),
            *(min(2, len(by_kind[kind])) for kind in _SLOTS),
            *(near[kind] > 0 for kind in _SLOTS),
            *(far[kind] > 0 for kind in _SLOTS),
            *(any(claims[i].kind is kind and i in laid.matches for i in said) for kind in _SLOTS),
            *(near[kind] > 0 and len(by_kind[kind]) == len(left) for kind in _SLOTS),
            len(apart) > 0,
            len(apart) > 0 and len(apart) == len(left),
            somewhere / max(1, len(subject)),
            begins > 0,
            bool(subject) and not somewhere,
            bool(known) and known[0].norm in _PRONOUNS,
            denial,
            denial and found,
            denial and single,
            len(denies) > 0,
            denies_near,
            denial and denies_near,
            denies_near and not denial and found,
            only,
            only and found,
            only and bool(left),
            only and any(t.kind is Kind.ONLY for t in known),
            min(3, misplaced),
            misplaced > 0 and found,
            math.log(1 + upper - lower),
            verb is not None and verb in laid.matches,
            verb is not None and verb not in laid.matches and single,
            copula and copula_known,
            copula and noun,
            copula and head is not None and not noun and copula_known,
            copula and not copula_known,
            math.log(len(pieces)),
            math.log(1 + len(known)),
            elsewhere / max(1, len(left)) if left else 0.0,
            min(8, gap),
        ],
        dtype=np.float64,
    )


def _copula(claim: Sequence[Token], subject: int) -> bool:
    """Whether the claim tells what its subject is: *is a*, *was the*."""
    return len(claim) > subject and claim[subject].norm in _COPULA


def _head(claim: Sequence[Token], subject: int) -> int | None:
    """The noun of *is an American film*: the last word before a preposition or a sign."""
    head = None
    for i in range(subject + 1, len(claim)):
        if claim[i].telling:
            head = i
        elif head is not None:
            break
    return head


def _is_apart(token: Token, laid: Laid) -> bool:
    taken = set(laid.matches.values())
    mine = _lists().get(token.key, frozenset())
    for j, other in enumerate(laid.sentence):
        if j in taken or not other.telling or same(token, other):
            continue
        if mine & _lists().get(other.key, frozenset()) or are_apart([token.norm], [other.norm]):
            return True
    return False


@functools.cache
def _lists() -> dict[str, frozenset[int]]:
    path = Path(__file__).with_name("opposites.txt")
    found: dict[str, set[int]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        for word in line.partition("#")[0].split():
            found.setdefault(key(word), set()).add(number)
    return {word: frozenset(lines) for word, lines in found.items()}
