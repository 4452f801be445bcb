"""Puts words of a text together to a new sentence: pronouns replaced once, marks and spaces set right."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.shouting import is_shouted
from claimver_core.types import Coreference, Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

MARKS = frozenset({",", ";", ":", "-", "--", "–", "—", "...", "…"})
BRACKETS = frozenset("()[]{}")
QUOTES = frozenset('"“”„«»')
_SHORT = {"'re": "are", "'ve": "have", "'ll": "will", "re": "are", "ve": "have"}
_QUOTED = re.compile(r'"([^"]{12,})"\.?|“([^“”]{12,})”\.?')
"""A whole sentence in quotation marks."""
_EDGE = " \t\n\r,;:-–—…·•*|/"


class Wording:
    """Collects the words of a context, with pronouns replaced once by what they stand for."""

    def __init__(
        self,
        doc: Doc,
        replaced: dict[int, tuple[int, Coreference]],
        used: set[int],
        mention_at: dict[int, Mention],
        forms: Mapping[int, str],
    ) -> None:
        """``forms`` are by index the words that are written otherwise than in the text."""
        self._doc = doc
        self._forms = forms
        self._used = used
        self._replaced = {
            i: found for i, found in replaced.items() if not _names_subject_later(doc, i, replaced, used)
        }
        self._named = {id(mention_at[i]) for i in used if i in mention_at}
        self._entities = {mention_at[i].entity.id for i in used if i in mention_at} - {None}
        self._mention_at = mention_at
        self._words: list[str] = []
        self.mentions: list[Mention] = []
        self.antecedents: dict[int, Mention] = {}

    def add(self, part: str | Sequence[Token]) -> None:
        if isinstance(part, str):
            joined = part.startswith("'") and self._words
            if joined:
                self._words[-1] = grammar.possessive(self._words[-1].rstrip()) + " "
            else:
                self._words.append(part + " ")
            return
        skip_to = -1
        for number, token in enumerate(part):
            if token.i < skip_to:
                continue
            following = part[number + 1] if number + 1 < len(part) else None
            gap = following is None or following.i != token.i + 1
            found = self._replaced.get(token.i)
            if found is not None:
                behind = next((t for t in part[number:] if t.i >= found[0]), None)
                joined_to = behind is not None and behind.i == found[0] and not behind.nbor(-1).whitespace_
                if self._replace(token, found[0], found[1], "" if joined_to else " "):
                    skip_to = found[0]
                    continue
            if mention := self._mention_at.get(token.i):
                self._note(mention)
            elif token.lower_ in grammar.FILLERS:
                continue
            after_gap = number and part[number - 1].i != token.i - 1
            if (gap or after_gap) and token.text in MARKS:
                self._words.append(" ")
                continue
            text = " " if token.is_space else self._forms.get(token.i, token.text)
            cut_off = (skip_to == token.i or (self._words and not number)) and token.tag_ != "POS"
            if cut_off and (whole := _in_full(token)) is not None:
                self._words.append(f" {whole} ")
                continue
            if (clitic := _clitic(token)) is not None:
                self._words.append(clitic + (" " if token.whitespace_ or gap else ""))
                continue
            if token.text.isupper() and self._is_stressed(token):
                text = text.lower()
            if token.lower_ == "like" and following is not None and following.tag_ == "CD":
                text = "about"
            if token.is_sent_start and self._words and token.pos_ != "PROPN" and token.text.istitle():
                text = text.lower()
            self._words.append(text + (" " if token.whitespace_ or gap else ""))

    def _is_stressed(self, token: Token) -> bool:
        """True for a word in capitals that is no name: "launched AFTER Apollo 14", "THE EARTH IS FLAT"."""
        if is_shouted([t.text for t in token.sent]):
            mention = self._mention_at.get(token.i)
            return token.lower_ != "i" and (mention is None or mention.entity.label[:1].islower())
        return len(token) > 1 and token.tag_ in {"IN", "CC", "DT", "RB", "MD"}

    def _replace(self, token: Token, end: int, coreference: Coreference, space: str) -> bool:
        """Puts the antecedent for the words up to ``end``, unless the context names it already."""
        mention = coreference.antecedent
        qid = mention.entity.id if mention.candidates else None
        if id(mention) in self._named or (qid is not None and qid in self._entities):
            return False
        if qid is None and self._has_surname(mention.text):
            return False
        article = self._article(mention)
        bare = qid is not None and mention.text.islower() and not article
        if bare and not self._is_bare_plural(mention) and mention.entity.label.islower():
            return False  # "his army", of which "army" alone would say less than the pronoun
        self._named.add(id(mention))
        if qid is not None:
            self._entities.add(qid)
        own = "Yes" in token.morph.get("Poss", []) or token.tag_ == "PRP$"
        own = own or (token.lower_ == "the" and end == token.i + 1)
        if self._is_adjective(mention) and qid is not None:
            mention, article = replace(mention, text=mention.entity.label), ""
        plural = own and mention.text.endswith("s") and self._is_bare_plural(mention)
        owner = f"{mention.text}'" if plural else grammar.possessive(mention.text)
        name = article + (owner if own else mention.text)
        self._words.append(name + space)
        self._note(mention)
        for index in range(token.i, end):
            self.antecedents[index] = mention
        return True

    def _has_surname(self, name: str) -> bool:
        """True if the context names someone by the last word of ``name`` alone or by ``name`` itself."""
        parts = name.lower().split()
        return any(
            self._doc[i].lower_ == parts[-1]
            and (i + 1 == len(self._doc) or self._doc[i + 1].pos_ != "PROPN")
            and (i == 0 or self._doc[i - 1].pos_ != "PROPN" or self._doc[i - 1].lower_ in parts)
            for i in self._used
        )

    def _article(self, mention: Mention) -> str:
        """ "the " for a mention that stands with an article ("a Nobel Prize"), else nothing."""
        first = next((i for i, found in self._mention_at.items() if found is mention), None)
        before = self._doc[first - 1].lower_ if first else ""
        return "the " if before in {"a", "an", "the"} else ""

    def _is_bare_plural(self, mention: Mention) -> bool:
        """True for *koalas*, all of them, and not for *some koalas* or *his armies*."""
        noun = self._doc[next((i for i, found in self._mention_at.items() if found is mention), 0)]
        return (
            noun.tag_ == "NNS" and noun.text == mention.text and not any(c.i < noun.i for c in noun.children)
        )

    def _is_adjective(self, mention: Mention) -> bool:
        """True for *French*, which stands for the country without being its name."""
        first = next((i for i, found in self._mention_at.items() if found is mention), None)
        return first is not None and self._doc[first].pos_ == "ADJ"

    def _note(self, mention: Mention) -> None:
        if mention not in self.mentions:
            self.mentions.append(mention)

    def text(self) -> str:
        return "".join(self._words)


def _names_subject_later(
    doc: Doc, index: int, replaced: Mapping[int, tuple[int, Coreference]], used: set[int]
) -> bool:
    """True for the "his" of "Until his death he worked": the subject behind it is named instead."""
    if doc[index].tag_ != "PRP$" or index not in used:
        return False
    mention = replaced[index][1].antecedent
    return any(
        later > index
        and later in used
        and doc[later].dep_ in grammar.SUBJECTS
        and found[1].antecedent is mention
        for later, found in replaced.items()
    )


def _clitic(token: Token) -> str | None:
    """What a clitic that lost its apostrophe is in full: "she|s" is "she is", "deschanel|s" "deschanel's"."""
    if token.i == 0 or token.nbor(-1).whitespace_ or not token.nbor(-1).is_alpha:
        return None
    if token.lower_ == "nt":
        return "n't"
    if token.lower_ in _SHORT:
        return " " + _SHORT[token.lower_]
    if token.lower_ != "s":
        return None
    following = token.nbor(1) if token.i + 1 < len(token.doc) else None
    if token.tag_ == "POS" or (following is not None and following.lower_ in grammar.KIN):
        return "'s"
    return " " + _is_or_has(token)


def _in_full(token: Token) -> str | None:
    """What a verb cut to "'s" or "'d" is in full."""
    short = token.lower_.replace("’", "'")
    if short == "'s":
        return _is_or_has(token)
    following = token.nbor(1) if token.i + 1 < len(token.doc) else None
    if short == "'d":
        return "had" if following is not None and following.tag_ in {"VBN", "RB"} else "would"
    return _SHORT.get(short)


def _is_or_has(token: Token) -> str:
    """What the "'s" of "he's" is in full."""
    following = token.nbor(1) if token.i + 1 < len(token.doc) else None
    return "has" if following is not None and following.lower_ in {"been", "got", "had"} else "is"


def plain(tokens: list[Token]) -> str:
    return " ".join("".join(t.text_with_ws for t in tokens).split())


def tidy(text: str) -> str:
    """One line, marks at their words, no marks at the edges, a capital first."""
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\s+([,.;:!?%)\]’])", r"\1", text)
    text = re.sub(r"([(\[])\s+", r"\1", text)
    text = re.sub(r"([,;:])(?:\s*[,;:])+", r"\1", text)
    text = re.sub(r"\(\s*\)|\[\s*\]", "", text)
    for opening, closing in ("()", "[]", "“”"):
        if text.count(opening) != text.count(closing):
            text = text.replace(opening, "").replace(closing, "")
    if text.count('"') % 2:
        text = text.replace('"', "")
    text = text.strip(_EDGE)
    if (whole := _QUOTED.fullmatch(text)) is not None:
        text = whole[1] or whole[2]
    if not text.endswith("..."):
        text = re.sub(r"[!?]+$|(?<!\b[A-Z])(?<!\.[a-zA-Z])\.$", "", text).rstrip(_EDGE)
    first = text.split(" ", 1)[0]
    return text[:1].upper() + text[1:] if first.islower() else text
