"""What a claim says in passing of the things that it names: *the German physicist Albert Einstein*.

Each such descriptor is judged as a claim of its own, *Albert Einstein is a German physicist*, and the rest
without it; the claim holds where all of these hold.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from claimver_core.language.grammar import article_for
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Claim, Label, Mention
from claimver_core.verification.judge import Judgement
from claimver_core.verification.rules.names import any_of, is_name
from claimver_core.verification.rules.reading import TITLES

_ALIKE = 5  # letters by which two words are known for kin
_LONGEST = 4  # nouns of a descriptor
_BETWEEN = 2  # words between a nation and them
_PLAIN = re.compile(r"[a-z][a-z-]*")
_MOST = 2  # descriptors of a claim that are looked at
_KINDS = word_set("film movie novel book album song single series show musical opera play")
"""Nouns for works, which are often no mention beside a year: *the 1994 film Forrest Gump*."""
_ROLES = word_set(
    """ceo founder co-founder cofounder boss chief chairman chairwoman chairperson creator inventor owner
    frontman frontwoman singer guitarist drummer bassist coach manager captain striker goalkeeper midfielder
    defender winger forward editor designer executive ace legend icon superstar"""
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
    do does did not never has have had will would can could may might must should
    while or but also then under after before against into via through about called named"""
)
"""Words that may stand before a descriptor; any other word may belong to it."""
_TITLES = frozenset(TITLES.split("|"))
_OFFICES = word_set("president minister chancellor king queen emperor empress governor")
"""Titles of which a land has one at a time."""
_LAST_WORD = re.compile(r"(?:^|(?<=[\s(“\"]))(\S+)\s+$")
_SORTS = word_set(
    "car film pop rock jazz folk opera football tennis basketball baseball chess racing rap soul"
)
_YEAR = re.compile(r"[12]\d{3}")
_IS, _DID = re.compile(r"\b(?:is|was|are|were)\s*$"), re.compile(r"\s+(?:[a-z-]+ed|wrote|made|built|sang)\b")
_NAMED = re.compile(r" (?:named|called|by the name of)\s+$")
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
            found += described
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
    passages = tuple(dict.fromkeys(passage for judgement in judgements for passage in judgement.passages))
    if undecided is not None:
        return replace(undecided, triplets=triplets, passages=passages)
    confidence = min(judgement.verdict.confidence for judgement in judgements)
    surest = min(judgements, key=lambda judgement: judgement.verdict.confidence)
    verdict = replace(
        first.verdict,
        confidence=confidence,
        scores=surest.verdict.scores,
        evidence=tuple(range(len(triplets) + len(passages))),
    )
    return Judgement(verdict, triplets, passages=passages)


def _cut(claim: Claim, mention: Mention) -> tuple[Claim, tuple[Claim, ...]] | None:
    """The claim without what stands before the name to describe it, and that as a claim if it is one."""
    places = list(any_of(mention.text, exact=True).finditer(claim.context))
    if len(places) != 1 or places[0].group() != mention.text:
        return None
    end = places[0].start()
    before = claim.context[:end]
    found = _descriptor(claim, _NAMED.sub(" ", before), mention)
    if found is None or (_NAMED.search(before) and before[found[0] :].split()[0] not in {"a", "an"}):
        return None
    start, phrase, named = found
    if _IS.search(before[:start]) and _DID.match(claim.context[places[0].end() :]):
        return None  # "is a show Ann created"
    rest = claim.context[:start] + claim.context[end:]
    owners = {m.entity.id for m in named}
    inside = [
        m
        for m in claim.mentions
        if m is not mention and m.entity.id not in owners and any_of(m.text, exact=True).search(phrase)
    ]
    left = tuple(m for m in claim.mentions if m is mention or any_of(m.text, exact=True).search(rest))
    described = replace(claim, context=f"{mention.text} {phrase}", mentions=(mention, *named, *inside))
    whole = replace(claim, context=rest[:1].upper() + rest[1:], mentions=left)
    return whole, (described,) if phrase else ()


def _descriptor(claim: Claim, before: str, mention: Mention) -> tuple[int, str, tuple[Mention, ...]] | None:
    """Where in ``before`` the descriptor begins, what it says, and of whom or what it says that to be."""
    names = sorted((m for m in claim.mentions if is_name(m) and m is not mention), key=lambda m: -len(m.text))
    nouns = {m.text for m in claim.mentions if not is_name(m) and m.text.islower()}
    words: list[str] = []
    owner = _name_before(before, names)
    left = before
    if owner is not None and owner.text.split()[-1] in _TITLES:
        title = owner  # "Ukrainian president" is the name of an office
        left, words, owner = left[: left.rindex(title.text)], title.text.split(), None
    elif owner is not None and _is_one_of(owner, mention):
        start, past = _start(left[: left.rindex(owner.text)])
        plain = start is not None and left[start:].split()[0].lower() in _DETERMINER
        said = f"{'was' if past else 'is'} {article_for(owner.text)} {owner.text}"
        return (start, said, (owner,)) if plain and start is not None else None
    else:
        left, words, owner = _words_before(before, nouns, names)
    if not words and (born := _born_in(left, names)) is not None and " native" in left:
        return born[0], f"was born in {born[1].text}", (born[1],)
    if not words:
        return None
    if owner is None and (born := _born_in(left, names)) is not None:
        place, land = born
        return place, f"was born in {land.text}", (land,)
    role = words[-1]
    if owner is not None:
        left = left[: left.rindex(owner.text)]
    elif len(words) == 1 and _is_sort_of_thing(role, mention):
        return None
    start, past = _start(left)
    if start is None:
        return None
    if owner is None and len(words) == 1 and not past and _is_known_as(role, mention):
        return start, "", ()
    if owner is None:
        said = " ".join(words)
        office = role in _OFFICES
        return (
            start,
            f"{'was' if past or office else 'is'} {'the' if office else article_for(said)} {said}",
            (),
        )
    if role in _OFFICES or (role.lower() in _ROLES and not _is_of_place(owner)):
        what = " ".join(words).replace("CEO", "chief executive officer")
        land = replace(owner, text=owner.entity.label) if _is_of_place(owner) else owner
        return start, f"was {'a' if 'founder' in role else 'the'} {what} of {land.text}", (land,)
    verb = "was" if past else "is"
    if role == "capital" and _is_of_place(owner):
        land = replace(owner, text=owner.entity.label)
        return start, f"{verb} the capital of {land.text}", (land,)
    if role not in nouns and of_phrase(role) not in (None, Kind.PERSON):
        return start, f"{verb} {owner.text}", (owner,)
    said = " ".join([owner.text, *words])
    return start, f"{verb} {article_for(said)} {said}", (owner,)


def _born_in(left: str, names: Sequence[Mention]) -> tuple[int, Mention] | None:
    """Where *the German-born* or *Bogotá native* that ends ``left`` begins, and the land under its name."""
    last = _LAST_WORD.search(left)
    if last is not None and last[1] == "native":
        before = left[: last.start(1)]
        land = _name_before(before, names)
        start, _ = _start(before[: before.rindex(land.text)]) if land is not None else (None, False)
        told = land is not None and of_phrase(land.entity.description) in (None, Kind.PLACE)
        return (start, land) if told and land is not None and start is not None else None
    if last is None or not last[1].endswith("-born"):
        return None
    land = next((m for m in names if f"{m.text}-born" == last[1] and _is_of_place(m)), None)
    start, _ = _start(left[: last.start(1)])
    return (start, replace(land, text=land.entity.label)) if land is not None and start is not None else None


def _start(left: str) -> tuple[int | None, bool]:
    """Where a descriptor that ends behind ``left`` begins, with article and praise, and whether it is called
    former; None where another word may belong to it."""
    past = False
    last = _LAST_WORD.search(left)
    while last is not None and last[1].lower() in _PRAISE | _PAST:
        past = past or last[1].lower() in _PAST
        left = left[: last.start(1)]
        last = _LAST_WORD.search(left)
    if last is not None and last[1].lower() in _DETERMINER:
        return last.start(1), past
    sure = last is None or last[1].lower() in _BEFORE or last[1][-1] in ",;:—–("
    return (len(left), past) if sure else (None, past)


def _name_before(left: str, names: Sequence[Mention]) -> Mention | None:
    """The name that ends ``left``."""
    said = left.rstrip()
    near = [m for m in names if said.endswith((m.text, f"{m.text}'s", f"{m.text}’s"))]
    return next((m for m in near if re.search(rf"(?<![\w-]){re.escape(m.text)}(?:['’]s)?\s+$", left)), None)


def _words_before(
    before: str, nouns: Collection[str], names: Sequence[Mention]
) -> tuple[str, list[str], Mention | None]:
    """What stands before the nouns that end ``before``, these, with a year before them, and the name that
    stands before them; between a nation and a noun other words may stand: *Swedish climate activist*."""
    words: list[str] = []
    left = before
    while len(words) < _LONGEST:
        last = _LAST_WORD.search(left)
        if last is None:
            break
        word = last[1]
        if not words and (single := _one_of_several(word, left[: last.start(1)])):
            words, left = [single], left[: last.start(1)]
            continue
        if not _is_noun(word, nouns) and not (words and (_YEAR.fullmatch(word) or word in _SORTS)):
            several = next((n for n in nouns if " " in n and left.rstrip().endswith(f" {n}")), None)
            if several is None:
                break
            word = several
        words[:0] = word.split()
        left = left.rstrip()[: -len(word)]
    if words and (owner := _name_before(left, names)) is not None:
        return left, words, owner
    between: list[str] = []
    further = left
    while words and len(between) < _BETWEEN:
        last = _LAST_WORD.search(further)
        if last is None or not _PLAIN.fullmatch(last[1]) or last[1] in _BEFORE | _DETERMINER:
            break
        between.insert(0, last[1])
        further = further[: last.start(1)]
        owner = _name_before(further, names)
        if owner is not None and _is_of_place(owner):
            return further, [*between, *words], owner
    return left, words, None


def _is_noun(word: str, nouns: Collection[str]) -> bool:
    """Whether a word may be the noun of a descriptor, which is never a plural: *The Godfather stars ...*."""
    if not word[-1].isalnum() or (word.endswith("s") and not word.endswith("ss")):
        return False
    if word in nouns or word in _KINDS or word.lower() in _ROLES or word in _TITLES:
        return True
    if _TRADE.fullmatch(word):
        return True
    return word.islower() and of_phrase(word) is not None


def _one_of_several(word: str, before: str) -> str:
    """What each of the *engineers* in *founded by engineers Ann and Bob* is, or nothing."""
    single = word.removesuffix("s")
    return single if word != single and _TRADE.fullmatch(single) and before.endswith(" by ") else ""


def _is_of_place(mention: Mention) -> bool:
    """Whether a name is that of a place, or its adjective: *German*."""
    if not mention.entity.description:
        return mention.text != mention.entity.label
    return of_phrase(mention.entity.description) is Kind.PLACE


def _is_one_of(people: Mention, named: Mention) -> bool:
    """True for "Swede" or "Catholic" before the name of somebody: one of a land or of a creed."""
    other = people.text.lower() != people.entity.label.lower() and not people.text.endswith("s")
    return other and people.text.isalpha() and of_phrase(named.entity.description) is Kind.PERSON


def _is_sort_of_thing(noun: str, mention: Mention) -> bool:
    """Whether a descriptor of one noun tells no more than a title, or than what a thing is known to be: *the
    river Danube*. What somebody does is worth a claim."""
    return noun in _TITLES or Kind.PERSON not in (of_phrase(noun), of_phrase(mention.entity.description))


def _is_known_as(noun: str, mention: Mention) -> bool:
    """Whether somebody is known to do what the noun says, which then tells nothing."""
    return any(word[:_ALIKE] == noun[:_ALIKE] for word in mention.entity.description.lower().split())
