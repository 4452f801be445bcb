"""When two words count as the same, and which say nothing by themselves."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from pathlib import Path

import snowballstemmer

from claimver_core.language.grammar import words as word_set

NEGATIONS = word_set("not never no none neither nor without cannot nobody nothing hardly barely")
LIGHT = word_set(
    """a an the is are was were be been being am s do does did has have had having of in on at by for with to
    as and or it its their his her this that these those there which who whom whose what when where how also
    too really actually just simply indeed still even famously would can could both called named
    known so then well already officially lies lie lay located situated about become became
    becomes mainly chiefly mostly today now currently there around approximately roughly yet normally usually
    typically generally basically commonly through gain gained
    kept housed finally technically basicly literally eventually ultimately
    namely such very proudly obviously clearly surely certainly definitely btw fyi apparently"""
)
"""Words that may be missing on either side. Negations are counted, not compared."""
NAMES_TOO = word_set("who it us them that this")
"""Light words that are names where they are written large: *the Who*."""
MONEY = word_set("dollar dollars euro euros pound pounds")
COMES = word_set("come comes came hail hails hailed is are was were")
"""What "from" stands behind that tells an origin: *comes from Scotland*, of who is Scottish."""
OPTIONAL = word_set(
    """world worlds earth globe globally worldwide ever history time famous age aged old years
    year percent guy guys element game served serves serve counts counted castle palace
    brand area mission long serving used giant iconic legendary popular beloved veteran renowned celebrated"""
)
"""What is understood where it is not said: the longest river *in the world*."""
STRICT = word_set(
    """first last only all every each most least second third more less fewer than always largest biggest
    smallest longest shortest highest tallest lowest deepest oldest youngest fastest slowest best worst
    greatest richest poorest hottest coldest heaviest lightest nearest closest northernmost southernmost
    largest-ever sole alone exactly nobody nothing if when while unless until before after considered said
    believed thought alleged supposed supposedly legend legendary myth mythical fictional nearly almost
    former formerly once attempted tried failed planned same other another but originally refused denied
    own"""
)
"""Where one of these stands, nothing at all may be left out."""
_NO_SUPERLATIVES = word_set(
    """west east northwest southwest midwest northeast southeast guest forest rainforest interest rest test
    request contest harvest arrest protest priest chest quest nest conquest everest bucharest budapest brest
    trieste pest crest vest zest suggest invest digest manifest modest honest ingest attest tempest"""
)
HEDGES = word_set(
    """usually mostly often sometimes generally typically normally can could may might commonly rarely mainly
    chiefly largely partly predominantly primarily also too another again"""
)
"""With which a claim leaves room for others."""
RANKS = word_set(
    """king queen president pope emperor empress tsar saint sir lord lady dr professor general prince
    princess dame captain pharaoh chancellor"""
)
"""What may stand before a name or not."""
FEATURES = word_set(
    """mount mountain river lake sea ocean desert city island islands planet peninsula strait gulf cape bay"""
)
"""What may stand before a name or behind it, or not."""

_BRITISH = re.compile(r"(?<=\w{4})([iy])s(?=(?:e[drs]?|es|ing|ations?)$)")
"""The "s" for which Americans write "z": *organised*, *analyse*."""

_SAME_WORDS = Path(__file__).with_name("same_words.txt")
_SAME_PHRASES = Path(__file__).with_name("same_phrases.txt")


@functools.cache
def _groups(*, close: bool) -> dict[str, str]:
    """The stem of each word that counts as another, with the stem of the first of its group; ``close`` where
    groups are left out whose words may differ in a time or a figure."""
    found: dict[str, str] = {}
    for line in _SAME_WORDS.read_text(encoding="utf-8").splitlines():
        group = line.partition("#")[0].split()
        if group[:1] == ["~" if close else "="] or group[:1] in ([">"], ["<"]):
            continue
        words = group[1:] if group[:1] in (["~"], ["="]) else group
        found.update((_stem(word), _stem(words[0])) for word in words)
    return found


@functools.cache
def plain_words() -> dict[str, str]:
    """By each phrase of the list, its words joined by hyphens, the plain word that says the same."""
    lines = [line.partition("#")[0] for line in _SAME_PHRASES.read_text(encoding="utf-8").splitlines()]
    groups = [line.split(":") for line in lines if ":" in line]
    return {
        "-".join(phrase.split()): plain.strip() for plain, listed in groups for phrase in listed.split("|")
    }


@functools.cache
def _implied() -> dict[str, frozenset[str]]:
    """By a word of a sentence the stems of what it bears out, though not the other way round."""
    return {word: frozenset(map(_stem, others)) for word, others in _one_way(">").items()}


@functools.cache
def _unsaid() -> dict[str, frozenset[str]]:
    """By a light word of a claim the words of a sentence that it may stand for."""
    return _one_way("<")


def _one_way(mark: str) -> dict[str, frozenset[str]]:
    """By each word before ":" in the lines that begin with ``mark`` those behind it."""
    found: dict[str, frozenset[str]] = {}
    for line in _SAME_WORDS.read_text(encoding="utf-8").splitlines():
        if line.startswith(mark):
            before, _, behind = line.partition("#")[0].removeprefix(mark).partition(":")
            others = frozenset(behind.split())
            found.update((word, found.get(word, frozenset()) | others) for word in before.split())
    return found


def implies(known: str, said: str) -> bool:
    """True where a normalised word of a sentence bears out one of a claim: who "invented" it "created" it."""
    stems = _implied().get(known)
    return stems is not None and _stem(said) in stems


def may_stand_for(said: str, known: str) -> bool:
    """True where a light word of a claim may stand for a word of a sentence: who "won" a title "has" it."""
    return known in _unsaid().get(said, ())


@functools.cache
def phrases() -> frozenset[str]:
    """What is one word for us and written as several, with hyphens between them: *set-up*."""
    lines = _SAME_WORDS.read_text(encoding="utf-8").splitlines()
    text = " ".join(line.partition("#")[0] for line in lines)
    hyphened = {word for word in text.split() if "-" in word and word.replace("-", "").isalnum()}
    return frozenset(hyphened | plain_words().keys())


@functools.cache
def first_words_of_phrases() -> frozenset[str]:
    return frozenset(phrase.partition("-")[0] for phrase in phrases())


@functools.cache
def _stemmer() -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer("english")


@functools.lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    return str(_stemmer().stemWord(_BRITISH.sub(r"\1z", word)))


@functools.lru_cache(maxsize=20_000)
def key(word: str) -> str:
    """What a normalised word has in common with all that count as the same."""
    stem = _stem(word)
    return _groups(close=False).get(stem, stem)


@functools.lru_cache(maxsize=20_000)
def are_close(word: str, other: str) -> bool:
    """True where two normalised words say the same to the time and the figure; "founded" and "launched" do
    not."""
    one, two = (_groups(close=True).get(stem, stem) for stem in (_stem(word), _stem(other)))
    return one == two


@functools.cache
def _kinds_apart() -> dict[str, frozenset[int]]:
    """By the key of each word the numbers of the lists that it stands in."""
    path = Path(__file__).with_name("words_apart.txt")
    found: dict[str, set[int]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        for phrase in line.partition("#")[0].split():
            found.setdefault("-".join(map(key, phrase.split("-"))), set()).add(number)
    return {phrase: frozenset(numbers) for phrase, numbers in found.items()}


def are_apart(words: Iterable[str], others: Iterable[str]) -> bool:
    """True where two phrases, each by its normalised words, name two kinds of which nothing is both."""
    one, two = ("-".join(map(key, phrase)) for phrase in (words, others))
    lists = _kinds_apart()
    return one != two and bool(lists.get(one, frozenset()) & lists.get(two, frozenset()))


def strict(words: Iterable[str]) -> bool:
    return any(word in STRICT or (word.endswith("est") and word not in _NO_SUPERLATIVES) for word in words)
