"""What a claim says in passing of the things that it names: *the German physicist Albert Einstein*.

Each such descriptor is judged as a claim of its own, *Albert Einstein is a German physicist*, and the rest
without it; the claim holds where all of these hold.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from claimver_core.language.grammar import words as word_set
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Claim, Label, Mention
from claimver_core.verification.judge import Judgement
from claimver_core.verification.rules.names import any_of, is_name
from claimver_core.verification.rules.reading import TITLES

_ALIKE = 5  # letters by which two words are known for kin
_LONGEST = 4  # words of a descriptor
_MOST = 2  # descriptors of a claim that are looked at
_KINDS = word_set("film movie novel book album song single series show musical opera play")
"""Nouns for works, which are often no mention beside a year: *the 1994 film Forrest Gump*."""
_ROLES = word_set(
    """ceo founder co-founder cofounder boss chief chairman chairwoman chairperson creator inventor owner
    frontman frontwoman singer guitarist drummer bassist coach manager captain striker goalkeeper midfielder
    defender winger forward director editor designer"""
)
"""What somebody may be to a company, a band or a team whose name stands before: *Tesla CEO Elon Musk*."""
_TRADE = re.compile(
    r"(?!(?:never|under|after|later|other|rather|either|neither|another|whether|together|former|latter|further|"
    r"however|for|or|nor|over|ever|her|per|minor|major|superior|inferior|prior|former|super|inner|outer|upper|"
    r"lower|closer|larger|smaller|older|younger|greater|power)$)"
    r"[a-z-]+(?:ist|ian|er|or|wright|man|woman|star|ess|naut|mate|chef|poet|pilot|monk|spy|chief|nurse)"
)
_PRAISE = word_set(
    """famous late legendary great renowned noted celebrated acclaimed well-known award-winning popular
    classic young old veteran influential leading prominent then-unknown iconic beloved fellow"""
)
"""Adjectives that tell nothing which knowledge could decide."""
_BEFORE = word_set(
    """of by with and from to in on at for as than is was are were be been like near between that when where
    while or but also then under after before against into via through about called named"""
)
"""Words that may stand before a descriptor; any other word may belong to it."""
_TITLES = frozenset(TITLES.split("|"))
_LAST_WORD = re.compile(r"(?:^|(?<=[\s(“\"]))(\S+)\s+$")
_SORTS = word_set(
    "car film pop rock jazz folk opera football tennis basketball baseball chess racing rap soul"
)
_YEAR = re.compile(r"[12]\d{3}")
_DETERMINER = word_set("the a an")
_PAST = word_set("former then ex")


def apart(claim: Claim) -> tuple[Claim, ...]:
    """The claim without its descriptors, then each of these as a claim with the same span. The claim alone
    where it has none, or one of which it is not sure where it begins."""
    rest = claim
    found: list[Claim] = []
    for mention in claim.mentions:
        if len(found) == _MOST:
            break
        if not is_name(mention) or not mention.text[:1].isupper():
            continue
        cut = _cut(rest, mention)
        if cut is not None:
            rest, described = cut
            found.append(described)
    return (rest, *found)


def as_one(judgements: Sequence[Judgement]) -> Judgement:
    """The judgement on a claim from those on its rest and its descriptors, in the order of ``apart``: red
    where one is, green where all are."""
    first, *others = judgements
    if not others or first.verdict.label in (None, Label.CONTRADICTORY):
        return first
    for other in others:
        if other.verdict.label is Label.CONTRADICTORY:
            return other
    if first.verdict.label is Label.EXTRAPOLATORY:
        return first
    triplets = tuple(dict.fromkeys(triplet for judgement in judgements for triplet in judgement.triplets))
    undecided = next((j for j in others if j.verdict.label is not Label.ATTRIBUTABLE), None)
    if undecided is not None:
        return replace(undecided, triplets=triplets)
    confidence = min(judgement.verdict.confidence for judgement in judgements)
    surest = min(judgements, key=lambda judgement: judgement.verdict.confidence)
    verdict = replace(
        first.verdict,
        confidence=confidence,
        scores=surest.verdict.scores,
        evidence=tuple(range(len(triplets))),
    )
    return Judgement(verdict, triplets)


def _cut(claim: Claim, mention: Mention) -> tuple[Claim, Claim] | None:
    """The claim without what stands before the name to describe it, and that as a claim."""
    places = list(any_of(mention.text, exact=True).finditer(claim.context))
    if len(places) != 1 or places[0].group() != mention.text:
        return None
    end = places[0].start()
    found = _descriptor(claim, claim.context[:end], mention)
    if found is None:
        return None
    start, phrase = found
    rest = claim.context[:start] + claim.context[end:]
    inside = [m for m in claim.mentions if m is not mention and any_of(m.text, exact=True).search(phrase)]
    left = tuple(m for m in claim.mentions if m is mention or any_of(m.text, exact=True).search(rest))
    return (
        replace(claim, context=rest[:1].upper() + rest[1:], mentions=left),
        replace(claim, context=f"{mention.text} {phrase}", mentions=(mention, *inside)),
    )


def _descriptor(claim: Claim, before: str, mention: Mention) -> tuple[int, str] | None:
    """Where in ``before`` the descriptor begins, and what it says, with its verb."""
    names = sorted((m.text for m in claim.mentions if is_name(m) and m is not mention), key=len, reverse=True)
    nouns = {m.text for m in claim.mentions if not is_name(m) and m.text.islower()}
    left, words = _words_before(before, nouns)
    if not words:
        return None
    role = words[-1]
    name = next((n for n in names if re.search(rf"(?<![\w-]){re.escape(n)}(?:['’]s)?\s+$", left)), None)
    told_of = ""
    if name is not None:
        told_of = name
        left = left[: left.rindex(name)]
    elif len(words) == 1 and _is_sort_of_thing(role, mention):
        return None
    last = _LAST_WORD.search(left)
    past = last is not None and last[1].lower() in _PAST
    if past and last is not None:
        left = left[: last.start(1)]
        last = _LAST_WORD.search(left)
    while last is not None and last[1].lower() in _PRAISE:
        left = left[: last.start(1)]
        last = _LAST_WORD.search(left)
    if last is not None and last[1].lower() in _DETERMINER:
        left = left[: last.start(1)]
    elif last is not None and last[1].lower() not in _BEFORE and last[1][-1] not in ",;:—–(":
        return None
    if told_of and not any(m.text == told_of and _is_of_place(m) for m in claim.mentions):
        if role.lower() not in _ROLES:
            return None
        article = "a" if "founder" in role else "the"
        return len(left), f"was {article} {' '.join(words)} of {told_of}"
    phrase = " ".join([told_of, *words]).strip()
    if role in _TITLES:
        return len(left), f"was the {phrase}"
    verb = "was" if past else "is"
    return len(left), f"{verb} {'an' if phrase[0] in 'AEIOUaeio' else 'a'} {phrase}"


def _is_of_place(mention: Mention) -> bool:
    """Whether a name is the adjective of a place: *German*."""
    if mention.text == mention.entity.label:
        return False
    return not mention.entity.description or of_phrase(mention.entity.description) is Kind.PLACE


def _words_before(before: str, nouns: Collection[str]) -> tuple[str, list[str]]:
    """What stands before the nouns that end ``before``, and these, with a year before them."""
    words: list[str] = []
    left = before
    while len(words) < _LONGEST:
        last = _LAST_WORD.search(left)
        if last is None:
            break
        word = last[1]
        noun = word in nouns or word in _KINDS or word.lower() in _ROLES or word in _TITLES
        if not (noun or _TRADE.fullmatch(word) or (words and (_YEAR.fullmatch(word) or word in _SORTS))):
            several = next((n for n in nouns if " " in n and left.rstrip().endswith(f" {n}")), None)
            if several is None:
                break
            word = several
        words.insert(0, word)
        left = left.rstrip()[: -len(word)]
    return left, words


def _is_sort_of_thing(noun: str, mention: Mention) -> bool:
    """Whether a descriptor of one noun tells no more than a title, or than what a thing is known to be: *the
    river Danube*. What somebody does is worth a claim."""
    if noun in _TITLES or of_phrase(mention.entity.description) is not Kind.PERSON:
        return True
    return any(word[:_ALIKE] == noun[:_ALIKE] for word in mention.entity.description.lower().split())
