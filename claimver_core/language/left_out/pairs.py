"""Words for two that were named before: "both", "they", "the couple", and one of two: "the latter"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.language.participants import Naming
from claimver_core.types import Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_COUPLES = words("couple pair duo two")
_WEDDINGS = words("wedding marriage engagement divorce honeymoon")
_SPOUSES = words("wife husband spouse girlfriend boyfriend fiance fiancee ex parents kids child children")
_TWO = words("both they them their")
_ONE_OF_TWO = words("latter former")
_WED = words("couple their")
_BACK = 2  # sentences that two are looked for in
_Pair = tuple[Mention, Mention]


def pairs_meant(doc: Doc, coreferences: Sequence[Coreference], namings: Sequence[Naming]) -> Iterator[Edit]:
    """Edits that name the two that "both" or "the couple" stands for, and the one that "the latter" does."""
    if not any(t.lower_ in _TWO | _COUPLES | _ONE_OF_TWO for t in doc):
        return
    reader = _Reader(doc, coreferences, namings)
    for number, sentence in enumerate(reader.sentences):
        for token in sentence:
            edit = reader.one_of_two(number, token) or reader.both(number, token)
            if edit is not None:
                yield edit


class _Reader:
    def __init__(self, doc: Doc, coreferences: Sequence[Coreference], namings: Sequence[Naming]) -> None:
        self.sentences: list[Sentence] = list(doc.sents)
        self._doc = doc
        self._resolved = {c.span.start: c.antecedent for c in coreferences}
        self._named: dict[int, Mention] = {}
        self._people: set[str] = set()
        self._spoken_of: dict[int, _Pair] = {}  # by number of the sentence that says "the couple"
        for token, participant in namings:
            mention = participant.mention
            if mention is None or not is_name(mention) or token.text.islower():
                continue
            self._named[token.i] = mention
            if participant.human or participant.gender is not None:
                self._people.add(_key(mention))

    def one_of_two(self, number: int, token: Token) -> Edit | None:
        """What "the latter" or "the former" stands for, where the sentence before speaks of just two."""
        if token.lower_ not in _ONE_OF_TWO or token.i == token.sent.start or number == 0:
            return None
        article = token.nbor(-1)
        behind = token.nbor(1) if token.i + 1 < len(self._doc) else token
        if article.lower_ != "the" or behind.pos_ in {"NOUN", "PROPN", "ADJ"}:
            return None
        before = self.sentences[number - 1]
        two = self._named_together(before, before.end) or self._two_in(before)
        if two is None:
            return None
        one = two[1] if token.lower_ == "latter" else two[0]
        return Edit(Span(article.idx, token.idx + len(token)), (one,))

    def both(self, number: int, token: Token) -> Edit | None:
        """The two that a plural pronoun or "the couple" stands for."""
        if token.idx in self._resolved:
            return None
        couple = _is_couple(token) and token.nbor(-1).idx not in self._resolved
        if not couple and not (token.lower_ in _TWO and _stands_alone(token)):
            return None
        if token.lower_ == "their" and self._owned_by_subject(token):
            return None
        first = token.nbor(-1) if couple else token
        married = couple or (token.lower_ == "their" and token.head.lemma_.lower() in _WEDDINGS)
        two = self._pair_before(number, token, people=married)
        if two is None:
            return None
        self._spoken_of[number] = two
        names: tuple[str | Mention, ...] = (two[0], " and ", two[1])
        if token.lower_ == "their":
            names = (*names, "'s")
        before = self._doc[max(first.i - 1, 0)]
        if before.lower_ == "and" and token.dep_ in grammar.SUBJECTS:
            # So that the parser sees no list of what stands before and the two.
            end = before.nbor(-1).idx + len(before.nbor(-1)) if before.i else before.idx
            return Edit(Span(end, token.idx + len(token)), ("; ", *names))
        return Edit(Span(first.idx, token.idx + len(token)), names)

    def _owned_by_subject(self, their: Token) -> bool:
        """True for "Ann and Bob sold their house": who owns it is said, and "went their separate ways" would
        not be understood otherwise."""
        verb = their.head
        while verb.head != verb and (grammar.own_subject(verb) is None or verb == their.head):
            verb = verb.head
        subject = grammar.own_subject(verb)
        if subject is None or subject.i > their.i:
            return False
        named = {self._named[t.i].span for t in subject.subtree if t.i in self._named}
        return len(named) > 1

    def _pair_before(self, number: int, token: Token, *, people: bool) -> _Pair | None:
        for back in range(_BACK + 1):
            if number < back:
                return None
            sentence = self.sentences[number - back]
            upto = token.i if back == 0 else sentence.end
            two = self._named_together(sentence, upto) or self._two_in(sentence, upto)
            two = two or (self._spoken_of.get(number - back) if back else None)
            if two is not None and people and not all(self._is_person(m) for m in two):
                two = None
            if two is not None and people and token.lower_ in _WED and _tells_of_kin(sentence):
                two = None  # "Harry is the son of Charles. The couple"
            if two is not None:
                behind = () if people else self._doc[sentence.start : token.i]
                several = (t for t in behind if t.idx > two[1].span.end and _is_several(t))
                return None if any(several) else two
            if back and not people:
                return None  # a sentence between them may speak of others
        return None

    def _named_together(self, sentence: Sentence, upto: int) -> _Pair | None:
        """The only two names that the sentence joins by "and", before token ``upto``."""
        found: list[_Pair] = []
        for token in sentence:
            if token.dep_ != "conj" or token.i >= upto:
                continue
            one, two = self._named.get(token.head.i), self._named.get(token.i)
            alone = sum(c.dep_ == "conj" for c in token.head.children) == 1 and token.head.dep_ != "conj"
            if one and two and alone and _key(one) != _key(two):
                found.append((one, two))
        return found[0] if len(found) == 1 else None

    def _two_in(self, sentence: Sentence, upto: int | None = None) -> _Pair | None:
        """The two that a sentence speaks of, where it speaks of just two, both people or neither."""
        found: dict[str, Mention] = {}
        for token in sentence:
            mention = self._named.get(token.i) or self._resolved.get(token.idx)
            if mention is None or not is_name(mention) or (upto is not None and token.i >= upto):
                continue
            if _is_several(token):
                return None  # "Giraffes live in Africa. They", who are the giraffes
            if not _is_where(token):
                found.setdefault(_key(mention), mention)
        if len(found) > 2:
            people = {key: mention for key, mention in found.items() if self._is_person(mention)}
            found = people if len(people) == 2 else found
        if len(found) != 2:
            return None
        one, two = found.values()
        return (one, two) if self._is_person(one) == self._is_person(two) else None

    def _is_person(self, mention: Mention) -> bool:
        return _key(mention) in self._people


def _tells_of_kin(sentence: Sentence) -> bool:
    """True for a sentence with a son, sister or cousin, whom nobody mentioned in it is married to."""
    return any(t.lower_ in grammar.KIN - _SPOUSES for t in sentence)


def _key(mention: Mention) -> str:
    return mention.entity.id or mention.text


def _is_couple(token: Token) -> bool:
    """True for "the couple", and for "the two" as a subject."""
    if token.lower_ not in _COUPLES or token.i == token.sent.start or token.nbor(-1).lower_ != "the":
        return False
    if token.lower_ == "two" and token.dep_ not in grammar.SUBJECTS:
        return False
    return not grammar.has_child(token, "nmod")


def _stands_alone(token: Token) -> bool:
    """True for a "both" that is a subject, and for each plural pronoun."""
    if token.lower_ != "both":
        return token.tag_ in {"PRP", "PRP$"}
    behind = token.nbor(1) if token.i + 1 < len(token.doc) else token
    return behind.pos_ in {"VERB", "AUX", "ADV"} and token.dep_ in grammar.SUBJECTS | {"ROOT", "det"}


def _is_where(name: Token) -> bool:
    """True for the place of "won at Wembley", which is none of two."""
    return any(c.dep_ == "case" and c.lower_ in {"in", "at", "near", "on"} for c in name.children)


def _is_several(token: Token) -> bool:
    """True for a plural that "they" may stand for as well."""
    return token.pos_ in {"NOUN", "PROPN"} and token.tag_ in {"NNS", "NNPS"}
