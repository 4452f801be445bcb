"""Claims beside sentences, made by changing both: what the compact verifier learns to read text from.

A pair that is known to agree (a sentence and a part of it, a FEVER claim and its evidence) is changed in
the claim alone, in the evidence alone or in both alike, so that no word of the claim tells the label:
another year or number, another name, a denial, a word for its opposite. Sources: WikiSplit and DeSSE
(``decomposition``) and the supported FEVER rows of the training part.
"""

from __future__ import annotations

import lzma
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from claimver_core.evidence_text import MONTHS
from claimver_core.training.other_words import OtherWords
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    CONTRADICTORY,
    EXTRAPOLATORY,
    NOT_ENTAILED,
    Example,
    clean_tokens,
)

GROUP = "sentences"
LONGEST = 42
"""Words of a sentence; longer ones are left out."""
IN_OTHER_WORDS = 0.5
"""Share of the claims that are told in other words than their evidence."""
SPLIT_MARK = "<::::>"

_NUMBER = re.compile(r"(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w-])")
_YEAR = re.compile(r"1[0-9]\d\d|20[0-2]\d")
_NAME = re.compile(r"\b[A-Z][a-zé]+(?: (?:of |the |de |van |von )?[A-Z][a-zé]+)*")
_AUXILIARY = re.compile(
    r"\b(is|was|are|were|has been|had been|can|could|will|would|has|had)\b(?! (?:not|never|no)\b)"
)
_DENIAL = re.compile(r"\b(?:not|never|no|nor|none|without|neither)\b|n't\b", re.IGNORECASE)
_WORDS = re.compile(r"\w+")

OPPOSITES = [
    *(("before", "after"), ("first", "last"), ("oldest", "youngest"), ("largest", "smallest")),
    *(
        ("larger", "smaller"),
        ("higher", "lower"),
        ("highest", "lowest"),
        ("more", "fewer"),
        ("most", "fewest"),
    ),
    *(("won", "lost"), ("wins", "loses"), ("win", "lose"), ("victory", "defeat"), ("won", "failed to win")),
    *(("born", "buried"), ("male", "female"), ("man", "woman"), ("men", "women"), ("boy", "girl")),
    *(("father", "mother"), ("brother", "sister"), ("son", "daughter"), ("husband", "wife")),
    *(("he", "she"), ("his", "her"), ("king", "queen"), ("prince", "princess"), ("actor", "actress")),
    *(("north", "south"), ("northern", "southern"), ("east", "west"), ("eastern", "western")),
    *(("northwest", "southeast"), ("northeast", "southwest"), ("above", "below"), ("over", "under")),
    *(("increased", "decreased"), ("increase", "decrease"), ("rose", "fell"), ("joined", "left")),
    *(
        ("opened", "closed"),
        ("began", "ended"),
        ("started", "stopped"),
        ("start", "end"),
        ("accepted", "rejected"),
    ),
    *(("accepted", "refused"), ("alive", "dead"), ("living", "deceased"), ("successful", "unsuccessful")),
    *(
        ("public", "private"),
        ("early", "late"),
        ("earliest", "latest"),
        ("former", "current"),
        ("major", "minor"),
    ),
    *(("positive", "negative"), ("single", "married"), ("rich", "poor"), ("old", "young"), ("new", "old")),
    *(
        ("long", "short"),
        ("longest", "shortest"),
        ("tallest", "shortest"),
        ("common", "rare"),
        ("popular", "unpopular"),
    ),
    *(("professional", "amateur"), ("fiction", "non-fiction"), ("always", "never"), ("often", "rarely")),
    *(("everyone", "no one"), ("all", "none"), ("both", "neither"), ("many", "few"), ("with", "without")),
    *(("film", "novel"), ("film", "album"), ("song", "film"), ("band", "city"), ("singer", "politician")),
    *(("actor", "footballer"), ("river", "mountain"), ("village", "river"), ("company", "person")),
    *(("American", "French"), ("British", "American"), ("English", "German"), ("Canadian", "Australian")),
    *(("Italian", "Spanish"), ("Japanese", "Chinese"), ("Russian", "Polish"), ("Indian", "Pakistani")),
    *(
        ("comedy", "horror"),
        ("drama", "comedy"),
        ("rock", "jazz"),
        ("hip hop", "country"),
        ("directed", "starred in"),
    ),
    *(("buried", "born"), ("son", "brother"), ("uncle", "aunt"), ("summer", "winter"), ("spring", "autumn")),
    *(("Monday", "Friday"), ("Sunday", "Tuesday"), ("two", "three"), ("three", "five"), ("four", "seven")),
    *(("six", "nine"), ("one", "two"), ("second", "third"), ("third", "fourth"), ("once", "twice")),
    *(
        ("right", "left"),
        ("inside", "outside"),
        ("entered", "left"),
        ("bought", "sold"),
        ("attacked", "defended"),
    ),
    *(("succeeded", "failed"), ("hired", "fired"), ("gained", "lost"), ("friend", "enemy"), ("cold", "hot")),
    *(
        ("Democratic", "Republican"),
        ("Catholic", "Protestant"),
        ("full-time", "part-time"),
        ("legal", "illegal"),
    ),
]
_OPPOSITE: dict[str, list[str]] = {}
for _one, _other in OPPOSITES:
    _OPPOSITE.setdefault(_one, []).append(_other)
    _OPPOSITE.setdefault(_other, []).append(_one)


class SentencePairs:
    """Makes examples of agreeing pairs; ``names`` are what replaces a name."""

    def __init__(self, names: Sequence[str], rng: random.Random) -> None:
        self._names, self._rng = names, rng

    def of(self, claim: str, evidence: str) -> Iterator[Example]:
        """The agreeing pair itself, and what changing it makes."""
        yield Example(claim, (evidence,), ATTRIBUTABLE, GROUP)
        changes = [self._number, self._month, self._opposite, self._denied, self._name]
        self._rng.shuffle(changes)
        made = 0
        for change in changes:
            example = change(claim, evidence)
            if example is not None:
                yield example
                made += 1
            if made == 2:
                return

    def _number(self, claim: str, evidence: str) -> Example | None:
        shared = [
            n for n in _NUMBER.findall(claim) if re.search(rf"(?<![\d,.]){re.escape(n)}(?![\d,])", evidence)
        ]
        if not shared:
            return None
        old = self._rng.choice(shared)
        new = self._other_number(old)
        if new is None or new in claim or new in evidence:
            return None
        return self._changed(claim, evidence, old, new, CONTRADICTORY)

    def _other_number(self, old: str) -> str | None:
        rng = self._rng
        if _YEAR.fullmatch(old):
            return str(int(old) + rng.choice([-60, -20, -11, -10, -5, -3, -2, -1, 1, 2, 3, 4, 7, 10, 30]))
        digits = old.replace(",", "")
        if "." in digits:
            return f"{float(digits) * rng.choice([0.5, 0.8, 1.3, 2, 3]):.{len(digits.split('.')[1])}f}"
        value = int(digits)
        if value < 32:
            new = rng.choice([n for n in range(1, 32) if n != value])
        else:
            new = int(value * rng.choice([0.3, 0.5, 0.7, 1.4, 2, 3])) + rng.choice([0, 1, 2])
        return f"{new:,}" if "," in old else str(new) if new != value else None

    def _month(self, claim: str, evidence: str) -> Example | None:
        shared = [month for month in MONTHS if month in claim and month in evidence and month != "May"]
        if not shared:
            return None
        old = self._rng.choice(shared)
        new = self._rng.choice([m for m in MONTHS if m not in claim and m not in evidence])
        return self._changed(claim, evidence, old, new, CONTRADICTORY)

    def _opposite(self, claim: str, evidence: str) -> Example | None:
        shared = [w for w in set(claim.split()) & set(evidence.split()) if w in _OPPOSITE]
        shared = [w for w in shared if claim.split().count(w) == 1 and evidence.split().count(w) == 1]
        if not shared:
            return None
        old = self._rng.choice(sorted(shared))
        return self._changed(claim, evidence, old, self._rng.choice(_OPPOSITE[old]), CONTRADICTORY)

    def _denied(self, claim: str, evidence: str) -> Example | None:
        """A denial of the only statement of a sentence; of a longer evidence, its denial in the claim."""
        rng = self._rng
        if _DENIAL.search(claim) or _DENIAL.search(evidence):
            return None
        verb = _AUXILIARY.search(claim)
        if verb is None or len(_AUXILIARY.findall(claim)) > 1:
            return None
        word = rng.choice(["not", "not", "never", "n't"])
        denied = self._with_denial(claim, verb, word)
        same = [m for m in _AUXILIARY.finditer(evidence) if m.group() == verb.group()]
        if len(same) != 1 or len(_AUXILIARY.findall(evidence)) > 1 or rng.random() < 0.4:
            return Example(denied, (evidence,), CONTRADICTORY, GROUP)
        denied_evidence = self._with_denial(evidence, same[0], rng.choice(["not", "never"]))
        if rng.random() < 0.5:
            return Example(denied, (denied_evidence,), ATTRIBUTABLE, GROUP)
        return Example(claim, (denied_evidence,), CONTRADICTORY, GROUP)

    @staticmethod
    def _with_denial(text: str, verb: re.Match[str], word: str) -> str:
        first = verb.group().split()[0]
        if word == "n't" and first in ("will", "can"):
            word = "not"
        joined = f"{first}n't" if word == "n't" else f"{first} {word}"
        return text[: verb.start()] + joined + text[verb.start() + len(first) :]

    def _name(self, claim: str, evidence: str) -> Example | None:
        """Another name in one of them decides nothing by itself, or contradicts: which, is not known."""
        shared = [m.group() for m in _NAME.finditer(claim) if m.start() > 0 and m.group() in evidence]
        shared = [name for name in shared if len(name) > 3 and name not in MONTHS]
        if not shared:
            return None
        old, new = self._rng.choice(shared), self._rng.choice(self._names)
        if new in claim or new in evidence or len(new.split()) > 3:
            return None
        return self._changed(claim, evidence, old, new, NOT_ENTAILED)

    def _changed(self, claim: str, evidence: str, old: str, new: str, label: int) -> Example:
        """``old`` for ``new`` in the claim, in the evidence, or in both, which leaves them in agreement."""
        place = re.compile(rf"(?<![\w]){re.escape(old)}(?![\w])")
        chance = self._rng.random()
        other_claim, other_evidence = place.sub(new, claim), place.sub(new, evidence)
        if chance < 0.38:
            return Example(other_claim, (evidence,), label, GROUP)
        if chance < 0.76:
            return Example(claim, (other_evidence,), label, GROUP)
        return Example(other_claim, (other_evidence,), ATTRIBUTABLE, GROUP)


def read_wikisplit(path: Path) -> Iterator[tuple[str, list[str]]]:
    """A sentence and its parts."""
    with lzma.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            whole, _, parts = line.rstrip("\n").partition("\t")
            yield whole, [part.strip() for part in parts.split(SPLIT_MARK)]


def read_desse(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The complex sentences of DeSSE with their simple ones."""
    with (
        lzma.open(folder / "desse_train.complex.xz", "rt", encoding="utf-8") as wholes,
        lzma.open(folder / "desse_train.simple.xz", "rt", encoding="utf-8") as parts,
    ):
        for whole, simple in zip(wholes, parts, strict=True):
            yield whole.strip(), [part.strip() for part in re.split(r"(?<=[.!?]) (?=[A-Z])", simple.strip())]


def split_pairs(
    sentences: Iterable[tuple[str, list[str]]], pairs: SentencePairs, rng: random.Random
) -> Iterator[Example]:
    """Of a sentence and its parts: what the whole says of a part, and one part of another or of the whole.

    Parts of which the whole lacks more than a fifth of the words, so that it may not entail them, are
    left out, and so are those that begin with a pronoun where the other part is needed to read it.
    """
    for whole, parts in sentences:
        join = rng.random() < 0.6
        whole = clean_tokens(whole.replace("''", '"'), join)
        parts = [clean_tokens(part.replace("''", '"'), join) for part in parts]
        if len(whole.split()) > LONGEST or len(parts) < 2:
            continue
        words = set(_WORDS.findall(whole.lower()))
        kept = [p for p in parts if len(set(_WORDS.findall(p.lower())) - words) <= 0.2 * len(p.split())]
        kept = [part for part in kept if 4 <= len(part.split()) <= 30]
        if not kept:
            continue
        claim = rng.choice(kept)
        chance = rng.random()
        if chance < 0.62:
            yield from pairs.of(claim, whole)
        elif chance < 0.82:
            other = rng.choice([part for part in parts if part != claim] or [whole])
            if other != whole and len(other.split()) > 3:
                yield Example(claim, (other,), EXTRAPOLATORY, GROUP)
        else:
            yield Example(whole, (claim,), EXTRAPOLATORY, GROUP)


def fever_pairs(rows: Iterable[Example], pairs: SentencePairs) -> Iterator[Example]:
    """Of FEVER claims that their evidence supports: the same, changed."""
    for row in rows:
        if row.label == ATTRIBUTABLE:
            changed = list(pairs.of(row.claim, " ".join(row.evidence)))[1:]
            yield from changed


def names_in(texts: Iterable[str]) -> list[str]:
    """Names of one to three words that stand inside the texts, each once."""
    found = {m.group(): None for text in texts for m in _NAME.finditer(text) if m.start() > 0}
    return [name for name in found if len(name) > 3 and len(name.split()) <= 3 and name not in MONTHS]


def sentence_examples(folder: Path, fever: Sequence[Example], rng: random.Random) -> list[Example]:
    """All the pairs that the split sentences in ``folder`` and the FEVER rows make."""
    sentences = [*read_wikisplit(folder / "wikisplit.tsv.xz"), *read_desse(folder)]
    names = names_in([*(whole for whole, _ in sentences), *(text for row in fever for text in row.evidence)])
    pairs = SentencePairs(names, rng)
    made = [*split_pairs(sentences, pairs, rng), *fever_pairs(fever, pairs)]
    other_words = OtherWords(rng)
    return [
        replace(example, claim=other_words.of(example.claim)) if rng.random() < IN_OTHER_WORDS else example
        for example in made
    ]
