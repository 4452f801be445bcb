"""The facts of a description, each as a claim: *Teller was a physicist from Budapest* says that he was a
physicist and that he was from Budapest. What stays open as a whole is looked at so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from claimver_core.language.grammar import article_for
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Claim, Label
from claimver_core.verification.decider import MODEL
from claimver_core.verification.judge import Judgement
from claimver_core.verification.rules.names import is_name

_DESCRIBED = re.compile(r"(?P<who>.+?) (?P<be>is|was|are|were) (?P<article>an?|the) (?P<what>[^;:()]+)")
_FIRST_MARK = 0xE000
_NAME = "[\ue000-\uf8ff]"
_BORN = re.compile(rf"(?P<where>{_NAME})-born (?P<rest>.+)")
_KIN = word_set(
    """son daughter father mother brother sister husband wife widow widower nephew niece cousin grandson
    granddaughter grandfather grandmother"""
)
_AND = re.compile(r" and (?:(?P<article>an?|the) )?(?P<next>[a-z][a-z-]*)(?= |$)")
_PREPOSITION = re.compile(
    r"(?<!ed)(?<! set)(?<! born) (?=(?:from|in|at|with|by|between|about(?! \d)|starring|"
    r"[a-z]+ed(?: \w+)? (?:by|in)|(?:set|born) in)\b)"
)
_COUNT = re.compile(
    r"with (?P<many>(?:(?:about|around|almost|nearly|over|roughly|some|more than|fewer than|less than|"
    r"approximately) )?\d[\d,.]*(?: (?:hundred|thousand|million|billion))? (?:people|inhabitants|residents|"
    r"episodes|seasons|students))"
)
_PICKED = word_set(
    """first second third last only same best most largest biggest smallest oldest youngest longest tallest
    highest greatest next final sole main not no never former other fellow both few least"""
)
"""Beside which a description is one fact: *the largest city in France*."""
_OF_NAMES = re.compile(rf"(?:the )?{_NAME}(?:(?:,| and|, and) (?:the )?{_NAME})*")
_MADE = re.compile(r"[a-z]+ed(?: \w+)? (?:by|in)")
_COMMA = re.compile(r",(?!\d)")
_OF_ANOTHER = re.compile(r"\b(?:an?|his|her|its|who|which|that)\b")
_ARTICLE = re.compile(r"\b(?P<be>is|was|are|were) an? (?P<word>\w+)")
_READ = "sentences-read"
_FEWEST = 2


def facts_of(claim: Claim) -> tuple[Claim, ...]:
    """The claims that say together what ``claim`` says; nothing where it is one fact, or may be."""
    marks = {
        chr(_FIRST_MARK + place): name
        for place, name in enumerate(
            sorted({m.text for m in claim.mentions if is_name(m)}, key=len, reverse=True)
        )
    }
    masked = claim.context
    for mark, name in marks.items():
        masked = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", mark, masked)
    match = _DESCRIBED.fullmatch(masked)
    subject = next((m for m in claim.mentions if is_name(m)), None)
    if (
        match is None
        or subject is None
        or _COMMA.search(_OF_NAMES.sub("", match["what"]))
        or marks.get(match["who"][-1]) != subject.text
    ):
        return ()
    if _PICKED & set(masked.lower().split()):
        return ()
    kind = of_phrase(subject.entity.description)
    said = list(_facts(match["what"], match["article"], match["be"], kind))
    if len(said) < _FEWEST or not all(said):
        return ()
    return tuple(_claim(claim, f"{match['who']} {fact}", marks) for fact in said)


def as_all(judgements: Sequence[Judgement]) -> Judgement | None:
    """The judgement on a claim from those on its facts: red where one is, green where all are; None where it
    stays open. What only a model says does not count."""
    sure = [j for j in judgements if j.verdict.decided_by not in {MODEL, _READ}]
    red = next((j for j in sure if j.verdict.label is Label.CONTRADICTORY), None)
    if red is not None:
        return red
    if len(sure) < len(judgements) or any(j.verdict.label is not Label.ATTRIBUTABLE for j in sure):
        return None
    triplets = tuple(dict.fromkeys(t for j in judgements for t in j.triplets))
    passages = tuple(dict.fromkeys(p for j in judgements for p in j.passages))
    surest = min(judgements, key=lambda j: j.verdict.confidence)
    verdict = replace(surest.verdict, evidence=tuple(range(len(triplets) + len(passages))))
    return Judgement(verdict, triplets, passages=passages)


def _facts(what: str, article: str, be: str, kind: Kind | None) -> Iterator[str]:
    """What is said of the subject, each with its verb; "" where it cannot be told."""
    noun, *behind = _PREPOSITION.split(what)
    if behind and " of " in noun:
        yield ""  # "a friend of a man from Ulm"
        return
    kind = kind or (Kind.PERSON if _is_person(noun.split()[-1]) else None)
    born = _BORN.fullmatch(noun)
    if born is not None and kind is Kind.PERSON:
        yield f"was born in {born['where']}"
        noun = born["rest"]
    elif article == "the" and not behind and not _AND.search(noun):
        yield ""
        return
    yield from _nouns(noun, article if born is None else "a", be)
    for phrase in behind:
        yield _phrase(phrase, be, kind)


def _nouns(noun: str, article: str, be: str) -> Iterator[str]:
    """ "is a socialite" and "is the sister of Ann" of "socialite and sister of Ann"."""
    noun = re.sub(r" (?:himself|herself|itself)$", "", noun)
    start = 0
    for match in _AND.finditer(noun):
        head = noun[start : match.start()].split(" of ")[0].split()
        if (
            head
            and _is_person(head[-1])
            and _is_person(noun[match.start("next") :].split(" of ")[0].split()[-1])
        ):
            yield _with_article(noun[start : match.start()], article, be)
            start, article = match.start("next"), match["article"] or ""
    yield _with_article(noun[start:], article, be)


def _with_article(noun: str, article: str, be: str) -> str:
    first = noun.split(" of ")[0].split()[-1]
    if first in _KIN and " of " in noun:
        return f"{be} the {noun}"
    article = "the" if article == "the" and " of " in noun else article_for(noun)
    return f"{be} {noun}" if re.search(r"[^s]s$", first) else f"{be} {article} {noun}"


def _is_person(noun: str) -> bool:
    return noun in _KIN or of_phrase(noun) is Kind.PERSON or noun.endswith(("ist", "er", "or", "ite", "ian"))


def _phrase(phrase: str, be: str, kind: Kind | None) -> str:
    """A phrase behind the noun as something said of the subject; "" where it may speak of something else."""
    word = phrase.split()[0]
    if (count := _COUNT.fullmatch(phrase)) is not None:
        return f"has {count['many']}" if be in {"is", "was"} else f"have {count['many']}"
    named = _OF_NAMES.fullmatch(phrase.removeprefix(word).strip()) is not None
    if word == "from" and named and kind is Kind.PERSON:
        return f"{be} {phrase}"
    if word == "at" and named and kind is Kind.PERSON:
        return f"{'works' if be == 'is' else 'worked'} {phrase}"
    if word == "between" and named and kind is Kind.PLACE:  # "in" picks out one of several Valencias
        return f"{be} {phrase}"
    if word in {"with", "starring"} and named and kind is Kind.WORK:
        return f"stars {phrase.removeprefix(word).strip()}"
    if word == "by" and named and kind is Kind.WORK:
        return f"{be} {phrase}"
    made = _MADE.match(phrase)
    if made is not None and re.search(_NAME, phrase) and not _OF_ANOTHER.search(phrase):
        return f"{'were' if be in {'are', 'were'} else 'was'} {phrase}"
    return ""


def _claim(claim: Claim, masked: str, marks: Mapping[str, str]) -> Claim:
    context = masked
    for mark, name in marks.items():
        context = context.replace(mark, name)
    context = _ARTICLE.sub(lambda m: f"{m['be']} {article_for(m['word'])} {m['word']}", context)
    return replace(claim, context=context, mentions=tuple(m for m in claim.mentions if m.text in context))
