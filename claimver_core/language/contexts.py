"""Writes a piece of a sentence as a sentence of its own.

"died in Princeton" becomes "Albert Einstein died in Princeton", ", directed by Joel Schumacher" becomes
"Batman & Robin was directed by Joel Schumacher", "his mother" becomes "Albert Einstein's mother".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.adjuncts import happens_once
from claimver_core.language.clause import Clause, Piece
from claimver_core.language.clause_words import (
    first_circumstance,
    name_at_birth,
    shared_article,
    with_date_preposition,
    with_object,
    without_connective,
    year_of_contest,
)
from claimver_core.language.conjuncts import is_noun_said, lent_object, shared, swapped_conjunct, uninverted
from claimver_core.language.denials import denied_of_deed
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.lifetimes import life_words
from claimver_core.language.lists import is_example, items_of, named_by, stands_for
from claimver_core.language.moods import is_custom
from claimver_core.language.replacements import replacements
from claimver_core.language.shouting import told_plainly
from claimver_core.language.subject_lists import listed_subjects, singular_forms
from claimver_core.language.subjects import Subjects, by_name, name_beside, subject_phrase
from claimver_core.language.wording import BRACKETS, QUOTES, Wording, plain, tidy
from claimver_core.types import Coreference, Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_STATES = words(
    """based located situated known called named headquartered considered regarded buried stationed
    bounded surrounded bordered pronounced abbreviated"""
)


class ContextWriter:
    """Writes contexts for one text, given its mentions and coreferences."""

    def __init__(self, doc: Doc, mentions: Sequence[Mention], coreferences: Sequence[Coreference]) -> None:
        self._doc = doc
        self.mention_at = _by_token(doc, mentions)
        self._subjects = Subjects(doc, self.mention_at)
        self._replaced = replacements(doc, coreferences, self.mention_at)

    def write(self, piece: Piece) -> tuple[str, tuple[Mention, ...]]:
        """The context of ``piece``, and the mentions that it names, the subject's first.

        The context falls back to the words of the piece itself where nothing is left after cleaning.
        """
        parts = self._parts(piece)
        used: set[int] = {t.i for part in parts if not isinstance(part, str) for t in part}
        sentence = Wording(self._doc, self._replaced, used, self.mention_at, self._forms(piece.clause))
        for part in parts:
            sentence.add(part)
        if piece.rest is None:
            subject = self._subjects.tokens(piece.clause)
        else:
            subject = [t for t in self._subjects.tokens(piece.clause) if t.i in used]
        mentions = _ordered(sentence.mentions, self._mentions_in(subject, sentence.antecedents))
        text = tidy(sentence.text())
        for mention in mentions:
            small = (
                mention.text[:1].islower()
                and mention.entity.id is not None
                and not any(text.startswith(m.text) for m in mentions)
            )
            if small and text.startswith(mention.text[:1].upper() + mention.text[1:]):
                text = mention.text[:1] + text[1:]  # a name stays as it is written
        return told_plainly(self._doc, text or plain(piece.said), mentions)

    def _forms(self, clause: Clause) -> dict[int, str]:
        """The words of ``clause`` that are others where its subject is one of a list."""
        whole = clause.parent if clause.kind is Kind.SUBJECT else clause
        if whole is None or whole.parent is not None:
            return {}
        items = listed_subjects(whole.head, self.mention_at)
        return singular_forms(whole.head) if items and items[0].pos_ == "PROPN" else {}

    def _parts(self, piece: Piece) -> list[str | list[Token]]:
        """What the context consists of, in order: words of the text, and words put in between."""
        clause = piece.clause
        tokens = without_connective(piece.said)
        match clause.kind:
            case Kind.RELATIVE:
                return self._relative(clause, tokens)
            case Kind.APPOSITION:
                tokens = [t for t in tokens if t.text not in BRACKETS]
                if tokens and tokens[0].lower_ == "whose":
                    return [self._subjects.antecedent(clause), "'s", tokens[1:]]
                then = bool(tokens) and tokens[0].lower_ == "then"  # "Bonn, then part of Prussia"
                past = then or (_names_bearer(clause) and self._subjects.past(clause))
                be = grammar.be(plural=self._subjects.plural(clause), past=past)
                return [self._subjects.antecedent(clause), be, tokens]
            case Kind.PARTICIPLE:
                return self._participle(clause, tokens)
            case Kind.BIRTH | Kind.DEATH:
                return self._life(clause, tokens)
            case Kind.DENIAL:
                return self._denial(clause, tokens)
            case Kind.RIVAL:
                return self._rival(clause, tokens)
            case Kind.ADJUNCT:
                return self._adjunct(piece, tokens)
            case Kind.SUBJECT:
                return [tokens, self._said_of_several(clause)]
            case Kind.LISTED:
                return self._listed(piece, tokens)
            case Kind.REPORTED:
                return self._finite(piece, [t for t in tokens if t.text not in QUOTES])
            case Kind.WITH:
                tokens = [t for t in tokens if not (t.dep_ == "case" and t.head == clause.head)]
                have = (
                    "had"
                    if self._subjects.past(clause)
                    else "have"
                    if self._subjects.plural(clause)
                    else "has"
                )
                return [self._subjects.tokens(clause), have, tokens]
            case _:
                return self._finite(piece, tokens)

    def _said_of_several(self, item: Clause) -> list[Token]:
        """What the clause of a list of subjects says of each."""
        parent = item.parent
        assert parent is not None
        first = grammar.own_subject(parent.head)
        subjects = {t.i for t in first.subtree} if first is not None else set()
        return without_connective([t for t in parent.tokens if t.i not in subjects])

    def _life(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        """ "(Ulm, 14 March 1879" behind a name: was born in Ulm on 14 March 1879."""
        assert clause.noun is not None
        place, date, with_day = life_words(tokens)
        verb = "was born" if clause.kind is Kind.BIRTH else "died"
        where: list[str | list[Token]] = ["in", place] if place else []
        return [self._subjects.whole_name([clause.noun]), verb, *where, "on" if with_day else "in", date]

    def _denial(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        """ "not mammals" of what was said to be birds."""
        parent = clause.parent
        assert parent is not None
        verbs = [t for t in parent.head.children if t.dep_ in grammar.AUXILIARIES | {"cop"}]
        told = denied_of_deed(clause) or [tokens]
        return [self._subjects.tokens(parent), sorted(verbs, key=lambda t: t.i), *told]

    def _rival(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        """ "not Sydney" behind Canberra: of it is denied what the clause says of its subject."""
        parent, subject = clause.parent, clause.noun
        assert parent is not None
        assert subject is not None
        name = [t for t in tokens if t.lower_ != "not"]
        taken = {t.i for t in subject.subtree}
        rest = [t for t in parent.tokens if t.i not in taken and not t.is_punct]
        verbs = [t for t in rest if t.i <= parent.head.i and t.dep_ in grammar.AUXILIARIES | {"cop"}]
        if verbs:
            return [name, verbs[:1], "not", [t for t in rest if t != verbs[0]]]
        did = "did" if self._subjects.past(parent) else "does"
        return [name, f"{did} not {parent.head.lemma_}", [t for t in rest if t != parent.head]]

    def _adjunct(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """What the clause says, with a circumstance cut off from it: "in 1911" of "won the prize in 1911".

        Of what happens once, the time is told without the place.
        """
        parent = piece.clause.parent
        assert parent is not None
        dropped = first_circumstance(parent) | name_at_birth(parent) if happens_once(parent) else set()
        whole = [t for t in parent.tokens if t.i not in dropped]
        listed = [t for first in whole for item in items_of(first)[1:] for t in item.subtree]
        before = [t for t in listed if t.i < tokens[0].i]
        said = sorted({*whole, *before, *piece.clause.kept, *tokens}, key=lambda t: t.i)
        return self._parts(replace(piece, clause=parent, said=said, rest=None))

    def _listed(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """What was said of the first item of a list, said of a further one: "X stars A, B and C"."""
        parent, item = piece.clause.parent, piece.clause.head
        assert parent is not None
        first = stands_for(item)
        if grammar.has_child(first, "cop"):
            verbs = [t for t in first.children if t.dep_ in grammar.AUXILIARIES | {"cop"}]
            several = grammar.is_plural(item) and item.lower_ != item.lemma_.lower()
            single = grammar.has_article(first) and not several
            bare = single and not grammar.has_child(item, "det", "nmod:poss")
            case = [] if grammar.has_child(item, "case") else grammar.children(first, {"case"})
            article = [grammar.article_for(tokens[0].text)] if bare and not case else []
            own = grammar.own_subject(first)
            if own is None or own.lower_ in grammar.RELATIVE_WORDS:
                subject = self._subjects.tokens(parent)
            else:
                subject = self._subjects.whole_name(subject_phrase(own, parent))
            return [subject, sorted(verbs, key=lambda t: t.i), case, *article, tokens]
        phrase = {t.i for t in named_by(first, item).subtree}
        if is_example(item):
            named = [t.i for t in item.children if t.dep_ in {"case", "mark"}]
            tokens = [t for t in tokens if t.i not in named and t.head.i not in named]
        own_case = grammar.has_child(item, "case") and not is_example(item)
        parts = [first, *grammar.children(first, {"compound"})]  # "by Bill Gates", read as "by Bill"
        cases = [] if own_case else [c for t in parts for c in t.children if c.dep_ in {"case", "fixed"}]
        case = [t for word in cases if word.i < first.i for t in (word, *grammar.children(word, {"fixed"}))]
        dropped = phrase
        if first not in parent.tokens and happens_once(parent):
            dropped = phrase | first_circumstance(parent)
        around = [t for t in parent.tokens if t.i not in dropped and t not in tokens]
        before = [t for t in around if t.i <= first.i] + case
        after = [t for t in around if t.i > first.i]
        whole = [*before, *shared_article(first, item), *tokens, *after]
        return self._parts(replace(piece, clause=parent, said=whole, rest=None))

    def _finite(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """A clause with a finite verb, its subject and shared auxiliaries put back."""
        clause = piece.clause
        if piece.rest is not None and (swapped := swapped_conjunct(piece, tokens)):
            return swapped
        own = grammar.own_subject(clause.head)
        if own is None and clause.parent is None and is_custom(clause.head):
            return ["People", tokens]
        if own is not None and own.pos_ == "NOUN" and (name := name_beside(own)) is not None:
            spoken = {t.i for t in own.subtree}
            return [grammar.phrase(name), without_connective([t for t in tokens if t.i not in spoken])]
        if own is not None:
            return [*uninverted(clause, own, by_name(tokens)), lent_object(clause.head, tokens)]
        if clause.parent is None or clause.kind is not Kind.CONJUNCT:
            return [tokens]
        if clause.parent.kind is Kind.PARTICIPLE and grammar.is_participle(clause.head):
            return self._participle(clause, tokens)
        if (
            clause.head.tag_ == "VBN"
            and grammar.is_participle(clause.head)
            and is_noun_said(clause.head.head)
        ):
            return self._participle(clause, tokens)
        left_out = shared(clause.head.head, clause.head)
        return [self._subjects.tokens(clause), *left_out, tokens, lent_object(clause.head, tokens)]

    def _relative(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        word = grammar.relative_word(clause.head)
        antecedent = self._subjects.antecedent(clause)
        if word is None:
            return with_object(clause, antecedent, tokens)
        before = [t for t in tokens if t.i < word.i and t.dep_ != "punct"]
        after = [t for t in tokens if t.i > word.i]
        if word.lower_ == "whose":
            return [before, antecedent, "'s", after]
        if word.dep_ in grammar.SUBJECTS:
            return [antecedent, after]
        if word.head.dep_ in grammar.SUBJECTS and word.head.i < word.i:
            return [before, antecedent, after]  # "most of which was built later"
        link: str | list[Token] = "in" if word.lower_ in {"where", "when"} else before
        if word.dep_ in {"obj", "dobj"}:
            verb = word.head
            upto = [t for t in after if t.i <= verb.i]
            return [upto, antecedent, [t for t in after if t.i > verb.i]]
        return [after, link, antecedent]

    def _participle(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        tokens = [t for t in tokens if t.text not in BRACKETS]
        head = clause.head if grammar.is_participle(clause.head) else tokens[0]
        subject = self._subjects.tokens(clause)
        past, plural = self._subjects.past(clause), self._subjects.plural(clause)
        if head.tag_ == "VBG":
            before = [t for t in tokens if t.i < head.i]
            after = [t for t in tokens if t.i > head.i]
            if past:
                return [subject, before, grammar.past_of(head.text), after, *year_of_contest(head, tokens)]
            if not plural:
                base = head.lemma_.lower()
                if base == head.lower_:  # the lemma of "Weighing 60 tonnes,"
                    base = base.removesuffix("ing")
                return [subject, before, grammar.third_person(base), after]
            return [subject, grammar.be(plural=plural, past=past), tokens]
        lasting = (
            clause.noun is not None
            and grammar.has_child(grammar.predicate_of(clause.noun), "cop")
            and not happens_once(clause)
        )
        state = (head.lower_ in _STATES or lasting) and not past
        words = with_date_preposition(head, tokens)
        lent = lent_object(head, tokens)
        return [subject, grammar.be(plural=plural, past=not state), *words, lent]

    def _mentions_in(self, tokens: Iterable[Token], antecedents: dict[int, Mention]) -> list[Mention]:
        found = []
        for token in tokens:
            mention = antecedents.get(token.i) or self.mention_at.get(token.i)
            if mention is not None and mention not in found:
                found.append(mention)
        return found


def _ordered(mentions: list[Mention], first: list[Mention]) -> tuple[Mention, ...]:
    front = [mention for mention in first if mention in mentions]
    return (*front, *(mention for mention in mentions if mention not in front))


def _names_bearer(clause: Clause) -> bool:
    """True for the name in "Denmark's queen, Margrethe II, abdicated", who was it at the time told of."""
    noun = clause.noun
    return noun is not None and noun.pos_ == "NOUN" and clause.head.pos_ == "PROPN"


def _by_token(doc: Doc, mentions: Sequence[Mention]) -> dict[int, Mention]:
    found = {}
    for mention in mentions:
        covered = doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
        for token in covered or ():
            found[token.i] = mention
    return found
