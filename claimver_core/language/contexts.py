"""Writes a piece of a sentence as a sentence of its own.

"died in Princeton" becomes "Albert Einstein died in Princeton", ", directed by Joel Schumacher" becomes
"Batman & Robin was directed by Joel Schumacher", "his mother" becomes "Albert Einstein's mother".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.adjuncts import happens_once
from claimver_core.language.asides import Kind, kind_of
from claimver_core.language.checkworthiness import is_custom
from claimver_core.language.clause import Clause, Piece
from claimver_core.language.grammar import words
from claimver_core.language.lifetimes import life_words
from claimver_core.language.lists import is_example, items_of, stands_for
from claimver_core.language.participants import is_person
from claimver_core.language.wording import MARKS, Wording, plain, tidy
from claimver_core.types import Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_CLOSING = frozenset({".", "!", "?", "!!", "!!!", "?!"})
_BRACKETS = frozenset("()[]{}")
_QUOTES = frozenset('"“”„«»')
_STATES = words(
    """based located situated known called named headquartered considered regarded buried stationed
    bounded surrounded bordered pronounced abbreviated"""
)
# Verbs that have no passive, so that "was born in Ulm and died" shares no "was".
_NO_PASSIVE = words(
    """died went came became lived remained stayed happened arrived appeared rose fell flew served
    graduated emigrated immigrated retired travelled traveled settled returned resided worked acted
    studied taught played toured competed debuted belonged occurred ruled reigned moved"""
)


class ContextWriter:
    """Writes contexts for one text, given its mentions and coreferences."""

    def __init__(self, doc: Doc, mentions: Sequence[Mention], coreferences: Sequence[Coreference]) -> None:
        self._doc = doc
        self.mention_at = _by_token(doc, mentions)
        self._replaced: dict[int, tuple[int, Coreference]] = {}
        for coreference in coreferences:
            covered = doc.char_span(coreference.span.start, coreference.span.end, alignment_mode="expand")
            if covered is not None and len(covered):
                self._replaced[covered.start] = (covered.end, coreference)
        for token in [doc[i] for i in self._replaced if doc[i].tag_ == "PRP$"]:
            if (subject := self._owning_description(token)) is not None:
                found = self._replaced.pop(token.i)
                if subject.lower_.endswith("maker") or subject.lower_ in _COMPANIES:
                    self._replaced[subject.i - 1] = (subject.i + 1, found[1])
        for token, mention in _topics(doc, self.mention_at):
            span = Span(token.idx, token.idx + len(token))
            self._replaced.setdefault(token.i, (token.i + 1, Coreference(span, mention)))

    def _owning_description(self, possessive: Token) -> Token | None:
        """The subject of the clause of "its" if it is a description ("the carmaker has its seat here")."""
        verb = possessive.head
        while grammar.own_subject(verb) is None and verb.head != verb:
            verb = verb.head
        subject = grammar.own_subject(verb)
        if subject is None or subject.pos_ != "NOUN" or subject.i < 1 or subject.i > possessive.i:
            return None
        article = subject.nbor(-1)
        known = article.i in self._replaced or subject.i in self.mention_at
        return None if known or article.lower_ != "the" else subject

    def write(self, piece: Piece) -> tuple[str, tuple[Mention, ...]]:
        """The context of ``piece``, and the mentions that it names, the subject's first.

        The context falls back to the words of the piece itself where nothing is left after cleaning.
        """
        parts = self._parts(piece)
        used: set[int] = {t.i for part in parts if not isinstance(part, str) for t in part}
        sentence = Wording(self._doc, self._replaced, used, self.mention_at)
        for part in parts:
            sentence.add(part)
        if piece.rest is None:
            subject = self._subject_tokens(piece.clause)
        else:
            subject = [t for t in self._subject_tokens(piece.clause) if t.i in used]
        mentions = _ordered(sentence.mentions, self._mentions_in(subject, sentence.antecedents))
        text = tidy(sentence.text())
        for mention in mentions:
            if mention.text[:1].islower() and text.startswith(mention.text[:1].upper() + mention.text[1:]):
                text = mention.text[:1] + text[1:]  # a name stays as it is written
        return text or plain(piece.said), mentions

    def _parts(self, piece: Piece) -> list[str | list[Token]]:
        """What the context consists of, in order: words of the text, and words put in between."""
        clause = piece.clause
        tokens = _without_connective(piece.said)
        match clause.kind:
            case Kind.RELATIVE:
                return self._relative(clause, tokens)
            case Kind.APPOSITION:
                tokens = [t for t in tokens if t.text not in _BRACKETS]
                be = grammar.be(plural=self._plural(clause), past=False)
                return [self._antecedent(clause), be, tokens]
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
            case Kind.LISTED:
                return self._listed(piece, tokens)
            case Kind.REPORTED:
                return self._finite(piece, [t for t in tokens if t.text not in _QUOTES])
            case Kind.WITH:
                tokens = [t for t in tokens if not (t.dep_ == "case" and t.head == clause.head)]
                have = "had" if self._past(clause) else "have" if self._plural(clause) else "has"
                return [self._subject_tokens(clause), have, tokens]
            case _:
                return self._finite(piece, tokens)

    def _life(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        """ "(Ulm, 14 March 1879" behind a name: was born in Ulm on 14 March 1879."""
        assert clause.noun is not None
        place, date, with_day = life_words(tokens)
        verb = "was born" if clause.kind is Kind.BIRTH else "died"
        where: list[str | list[Token]] = ["in", place] if place else []
        return [self._whole_name([clause.noun]), verb, *where, "on" if with_day else "in", date]

    def _denial(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        """ "not mammals" of what was said to be birds."""
        parent = clause.parent
        assert parent is not None
        verbs = [t for t in parent.head.children if t.dep_ in grammar.AUXILIARIES | {"cop"}]
        return [self._subject_tokens(parent), sorted(verbs, key=lambda t: t.i), tokens]

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
        did = "did" if self._past(parent) else "does"
        return [name, f"{did} not {parent.head.lemma_}", [t for t in rest if t != parent.head]]

    def _adjunct(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """What the clause says, with a circumstance cut off from it: "in 1911" of "won the prize in 1911".

        Of what happens once, the time is told without the place.
        """
        parent = piece.clause.parent
        assert parent is not None
        dropped = _first_circumstance(parent) if happens_once(parent) else set()
        whole = [t for t in parent.tokens if t.i not in dropped]
        listed = [t for first in whole for item in items_of(first)[1:] for t in item.subtree]
        before = [t for t in listed if t.i < tokens[0].i]
        said = sorted({*whole, *before, *tokens}, key=lambda t: t.i)
        return self._parts(replace(piece, clause=parent, said=said, rest=None))

    def _listed(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """What was said of the first item of a list, said of a further one: "X stars A, B and C"."""
        parent, item = piece.clause.parent, piece.clause.head
        assert parent is not None
        first = stands_for(item)
        if grammar.has_child(first, "cop"):
            verbs = [t for t in first.children if t.dep_ in grammar.AUXILIARIES | {"cop"}]
            single = grammar.has_article(first) and not grammar.is_plural(item)
            bare = single and not grammar.has_child(item, "det", "nmod:poss")
            article = [grammar.article_for(tokens[0].text)] if bare else []
            own = grammar.own_subject(first)
            if own is None or own.lower_ in grammar.RELATIVE_WORDS:
                subject = self._subject_tokens(parent)
            else:
                subject = self._whole_name(_subject_phrase(own, parent))
            return [subject, sorted(verbs, key=lambda t: t.i), *article, tokens]
        phrase = {t.i for t in first.subtree}
        if is_example(item):
            named = [t.i for t in item.children if t.dep_ in {"case", "mark"}]
            tokens = [t for t in tokens if t.i not in named and t.head.i not in named]
        own_case = grammar.has_child(item, "case") and not is_example(item)
        case = (
            [] if own_case else [t for t in first.children if t.dep_ in {"case", "fixed"} and t.i < first.i]
        )
        dropped = phrase
        if first not in parent.tokens and happens_once(parent):
            dropped = phrase | _first_circumstance(parent)
        around = [t for t in parent.tokens if t.i not in dropped and t not in tokens]
        before = [t for t in around if t.i < first.i] + case
        after = [t for t in around if t.i > first.i]
        whole = [*before, *_shared_article(first, item), *tokens, *after]
        return self._parts(replace(piece, clause=parent, said=whole, rest=None))

    def _finite(self, piece: Piece, tokens: list[Token]) -> list[str | list[Token]]:
        """A clause with a finite verb, its subject and shared auxiliaries put back."""
        clause = piece.clause
        if piece.rest is not None and (swapped := _swapped_conjunct(piece, tokens)):
            return swapped
        own = grammar.own_subject(clause.head)
        if own is None and clause.parent is None and is_custom(clause.head):
            return ["People", tokens]
        if own is not None and own.pos_ == "NOUN" and (name := _name_beside(own)) is not None:
            spoken = {t.i for t in own.subtree}
            return [grammar.phrase(name), _without_connective([t for t in tokens if t.i not in spoken])]
        if own is not None:
            return _uninverted(clause, own, tokens)
        if clause.parent is None or clause.kind is not Kind.CONJUNCT:
            return [tokens]
        if clause.parent.kind is Kind.PARTICIPLE and grammar.is_participle(clause.head):
            return self._participle(clause, tokens)
        first = clause.head.head
        return [self._subject_tokens(clause), *_shared(first, clause.head), tokens]

    def _relative(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        word = grammar.relative_word(clause.head)
        antecedent = self._antecedent(clause)
        if word is None:
            return [antecedent, tokens]
        before = [t for t in tokens if t.i < word.i and t.dep_ != "punct"]
        after = [t for t in tokens if t.i > word.i]
        if word.lower_ == "whose":
            return [before, antecedent, "'s", after]
        if word.dep_ in grammar.SUBJECTS:
            return [antecedent, after]
        link: str | list[Token] = "in" if word.lower_ in {"where", "when"} else before
        if word.dep_ in {"obj", "dobj"}:
            verb = word.head
            upto = [t for t in after if t.i <= verb.i]
            return [upto, antecedent, [t for t in after if t.i > verb.i]]
        return [after, link, antecedent]

    def _participle(self, clause: Clause, tokens: list[Token]) -> list[str | list[Token]]:
        tokens = [t for t in tokens if t.text not in _BRACKETS]
        head = clause.head if grammar.is_participle(clause.head) else tokens[0]
        subject = self._subject_tokens(clause)
        past, plural = self._past(clause), self._plural(clause)
        if head.tag_ == "VBG":
            if not past and not plural:
                before = [t for t in tokens if t.i < head.i]
                after = [t for t in tokens if t.i > head.i]
                return [subject, before, grammar.third_person(head.lemma_.lower()), after]
            return [subject, grammar.be(plural=plural, past=past), tokens]
        lasting = (
            clause.noun is not None
            and grammar.has_child(grammar.predicate_of(clause.noun), "cop")
            and not happens_once(clause)
        )
        state = (head.lower_ in _STATES or lasting) and not past
        words = _with_date_preposition(head, tokens)
        return [subject, grammar.be(plural=plural, past=not state), *words]

    def _antecedent(self, clause: Clause) -> list[Token]:
        """The noun phrase that a relative clause, apposition or participle speaks of.

        A name that stands right before the clause goes before an indefinite phrase around it: in "a
        character from Grey's Anatomy, which airs ..." it is Grey's Anatomy that airs.
        """
        noun = clause.noun
        if noun is None:
            return []
        first = clause.tokens[0].i
        said = grammar.predicate_of(noun)
        subject = grammar.own_subject(said)
        predicate = subject is not None and grammar.has_child(said, "cop") and subject.i < noun.i
        predicate = predicate and not grammar.has_child(said, "case")  # "is in Paris, the capital": Paris is
        if predicate and not grammar.set_off(clause.head) and subject is not None:
            return self._whole_name(_subject_phrase(subject, clause))
        inner = [t for t in grammar.phrase(noun) if t.i < first]
        around = clause.head.head
        if clause.kind is Kind.RELATIVE and around.dep_ == "appos" and around.head == noun:
            inner = [t for t in inner if t.i < around.left_edge.i]  # the name, not "the novelist" behind it
        before = first - 1
        while before > noun.sent.start and self._doc[before].text in MARKS | _BRACKETS:
            before -= 1
        mention = self.mention_at.get(before)
        if mention is not None and clause.kind is not Kind.APPOSITION and self._doc[before].pos_ != "NOUN":
            covered = self._doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
            indefinite = any(t.lower_ in {"a", "an"} for t in noun.children)
            named = noun.pos_ == "PROPN" or indefinite or any(t.i == before for t in noun.children)
            if covered is not None and covered.end == before + 1 and named:
                article = covered.start > 0 and self._doc[covered.start - 1].lower_ == "the"
                return list(self._doc[covered.start - article : covered.end])
        if predicate and subject is not None:
            return self._whole_name(_subject_phrase(subject, clause))
        while inner and (inner[-1].is_punct or inner[-1].dep_ in {"punct", "cc"}):
            inner.pop()
        return inner

    def _subject_noun(self, clause: Clause) -> Token:
        """The head word of the clause's subject; its own head word where there is none."""
        own = grammar.own_subject(clause.head)
        if own is not None and not (clause.kind is Kind.RELATIVE and own.lower_ in grammar.RELATIVE_WORDS):
            return own
        if clause.noun is not None:
            return clause.noun
        governor = clause.head.head
        outer = grammar.own_subject(governor)
        in_relative = clause.parent is not None and clause.parent.kind is Kind.RELATIVE
        if outer is not None and outer.i != clause.head.i and not in_relative:
            return outer
        return self._subject_noun(clause.parent) if clause.parent is not None else clause.head

    def _subject_tokens(self, clause: Clause) -> list[Token]:
        """The words of the clause's subject; empty where it has none."""
        noun = self._subject_noun(clause)
        if noun == clause.head:
            return []
        if noun == clause.noun:
            return self._antecedent(clause)
        if noun.pos_ == "NOUN" and (name := _name_beside(noun)) is not None:
            return grammar.phrase(name)
        if noun.dep_ in grammar.SUBJECTS:
            return self._whole_name(_subject_phrase(noun, clause))
        if clause.parent is not None and clause.parent.kind in {Kind.RELATIVE, Kind.PARTICIPLE}:
            return self._subject_tokens(clause.parent)
        return grammar.phrase(noun)

    def _whole_name(self, tokens: list[Token]) -> list[Token]:
        """``tokens`` with the front of the name they begin with, where the parser has lost it."""
        if not tokens or tokens[0].pos_ != "PROPN":
            return tokens
        first = tokens[0]
        start = first.i
        mention = self.mention_at.get(start)
        while start > first.sent.start:
            before = self._doc[start - 1]
            same = self.mention_at.get(start - 1) is mention if mention else before.pos_ == "PROPN"
            if not same:
                break
            start -= 1
        return [*self._doc[start : first.i], *tokens]

    def _past(self, clause: Clause) -> bool:
        main = clause
        while main.parent is not None:
            main = main.parent
        return grammar.is_past(main.head)

    def _plural(self, clause: Clause) -> bool:
        """True if the clause's subject is plural; a name that is one mention ("Batman & Robin") is not."""
        noun = self._subject_noun(clause)
        verbs = [noun.head, *noun.head.children] if noun.dep_ in grammar.SUBJECTS else []
        if any(t.lower_ in {"are", "were", "have"} and t.i > noun.i for t in verbs):
            return True
        if noun.i in self.mention_at:
            return noun.tag_ == "NNPS"
        return grammar.is_plural(noun, before=clause.head.i)

    def _mentions_in(self, tokens: Iterable[Token], antecedents: dict[int, Mention]) -> list[Mention]:
        found = []
        for token in tokens:
            mention = antecedents.get(token.i) or self.mention_at.get(token.i)
            if mention is not None and mention not in found:
                found.append(mention)
        return found


def _topics(doc: Doc, mention_at: dict[int, Mention]) -> Iterator[tuple[Token, Mention]]:
    """Words that speak of the sentence before: "Yesterday?? that is a song", "..., the capital is"."""
    topic: Mention | None = None
    for sentence in doc.sents:
        spoken = [t for t in sentence if t.is_alpha or t.like_num]
        subject = grammar.own_subject(sentence.root)
        if topic is not None and subject is not None:
            article = subject.left_edge
            if subject.lower_ in {"that", "this"} and subject == spoken[0]:
                yield subject, topic
            elif _lacks_owner(subject, article) and not is_person(topic.entity):
                yield article, topic
        alone = {id(mention_at.get(t.i)) for t in spoken}
        if spoken and len(alone) == 1 and spoken[0].i in mention_at:
            topic = mention_at[spoken[0].i]
        elif subject is not None and subject.i in mention_at:
            topic = mention_at[subject.i]
        elif spoken:
            topic = None


_COMPANIES = words("company firm club band group team airline bank retailer studio label brand")


def _lacks_owner(subject: Token, article: Token) -> bool:
    beside = article.lower_ == "the" and subject.i == article.i + 1
    return beside and subject.lower_ in _BELONGINGS and not grammar.has_child(subject, "nmod")


# What something has one of, so that "the capital" behind "Peru is ..." is that of Peru.
_BELONGINGS = words(
    """hq headquarters capital population currency ceo founder president director author writer composer
    singer frontman drummer architect inventor owner publisher developer language anthem flag height
    length sequel soundtrack mayor king queen"""
)


def _first_circumstance(clause: Clause) -> set[int]:
    """The indexes of the words of "in Ulm" in "was born in Ulm", which may be told apart from the year."""
    head = clause.head
    if any(c.dep_ in {"obj", "dobj", "xcomp", "ccomp"} and c.lower_ != "place" for c in head.children):
        return set()
    loose = [
        c for c in head.children if c.i > head.i and c.dep_ in {"obl", "obl:agent"} and c in clause.tokens
    ]
    return {t.i for child in loose for t in child.subtree}


def _shared_article(first: Token, item: Token) -> list[Token]:
    """ "the" of "the 1950s and 1960s"."""
    if item.pos_ == "PROPN" or grammar.has_child(item, "det", "nmod:poss", "amod", "nummod"):
        return []
    return [t for t in first.children if t.dep_ == "det" and t.lower_ == "the"]


def _name_beside(noun: Token) -> Token | None:
    """The name in "the king's grandson, Prince William, ..."."""
    for child in noun.children:
        if child.dep_ == "appos" and child.pos_ == "PROPN" and child.i > noun.i and kind_of(child):
            return child
    return None


def _subject_phrase(noun: Token, clause: Clause) -> list[Token]:
    """The subject with what is coordinated with it, less clauses that stand on their own."""
    owner = clause
    while noun not in owner.tokens and owner.parent is not None:
        owner = owner.parent
    mine = {t.i for t in owner.tokens}
    tokens = [t for t in noun.subtree if t.i in mine]
    while tokens and (tokens[-1].is_punct or tokens[-1].dep_ == "cc"):
        tokens.pop()
    while tokens and tokens[0].is_punct and tokens[0].text not in _QUOTES:
        tokens.pop(0)
    return tokens


def _without_connective(tokens: list[Token]) -> list[Token]:
    """``tokens`` less what ties them to the words before ("and", "while") and less the closing marks."""
    start = 0
    while start < len(tokens):
        token = tokens[start]
        tie = token.dep_ == "cc" or (
            token.dep_ == "mark" and token.lower_ in {"while", "whereas", "although", "though"}
        )
        if not (token.is_space or tie or token.text in MARKS):
            break
        start += 1
    end = len(tokens)
    while end > start and tokens[end - 1].text in _CLOSING:
        end -= 1
    return tokens[start:end]


def _uninverted(clause: Clause, subject: Token, tokens: list[Token]) -> list[str | list[Token]]:
    """A clause with its own subject; "nor did he teach" is turned to "he did not teach"."""
    ties = [t for t in clause.tokens if t.dep_ == "cc" and t.lower_ in {"nor", "neither"}]
    first = subject.left_edge.i
    before = [t for t in tokens if t.i < first and t.dep_ in grammar.AUXILIARIES | {"cop"}]
    if not ties or not before:
        return [tokens]
    spoken = {t.i for t in subject.subtree}
    name = [t for t in tokens if t.i in spoken]
    rest = [t for t in tokens if t.i not in spoken and t not in before and t not in ties]
    return [name, before, "not", rest]


def _shared(first: Token, second: Token) -> list[str | list[Token]]:
    """The auxiliaries, copula and negation of ``first`` that its conjunct ``second`` leaves out."""
    verbs = [c for c in first.children if c.dep_ in grammar.AUXILIARIES]
    own = grammar.children(second, grammar.AUXILIARIES | {"cop"})
    negations = [c for c in first.children if c.lower_ in grammar.NEGATIONS and c.i < first.i]
    shared: list[Token] = []
    if own:
        return []
    if second.pos_ in {"ADJ", "NOUN", "PROPN", "NUM"} or second.tag_ in {"JJ", "NN", "NNS", "NNP"}:
        shared = [*verbs, *grammar.children(first, {"cop"}), *negations]
    elif second.tag_ in {"VBN", "VBG", "VB"} and verbs and not _is_active(first, second):
        shared = [*verbs, *negations]
    elif any(c.dep_ == "cc" and c.lower_ in {"or", "nor"} for c in second.children):
        shared = [n for n in negations if n.lower_ == "never"]
    return [sorted(shared, key=lambda t: t.i)] if shared else []


def _is_active(first: Token, second: Token) -> bool:
    """True if ``second`` is no passive though ``first`` is: it has an object, or can have no passive."""
    if not grammar.has_child(first, "aux:pass", "auxpass"):
        return False
    return second.lower_ in _NO_PASSIVE or grammar.has_child(second, "obj", "dobj")


def _swapped_conjunct(piece: Piece, tokens: list[Token]) -> list[str | list[Token]] | None:
    """The clause with a later conjunct in the place of the noun that it is coordinated with.

    "played in A, directed by X, and B": the stretch "and B" says "played in B".
    """
    rest = piece.rest
    if rest is None:
        return None
    late = [t for t in tokens if t.i >= rest.i]
    conjunct = next((t for t in late if t.dep_ == "conj" and t.head.i < rest.i and t.pos_ != "VERB"), None)
    if conjunct is None:
        return None
    reach = {t.i for t in conjunct.subtree}
    before = [t for t in tokens if t.i < rest.i and not t.is_punct]
    target = conjunct.head if conjunct.head.pos_ in {"NOUN", "PROPN"} else before[-1]
    while (
        target.dep_ in {"flat", "compound", "conj"} and target.head in before and target.head.pos_ == "PROPN"
    ):
        target = target.head
    replaced = {t.i for t in target.subtree if t in before and t.dep_ != "case"} - reach
    if any(t.dep_ == "case" and t.i < conjunct.i for t in conjunct.children):
        replaced |= {t.i for t in target.children if t.dep_ == "case" and t.i < target.i}
    position = min(replaced)
    new = [t for t in late if t.i in reach and t.dep_ not in {"cc", "punct"}]
    kept_after = [t for t in before if t.i > max(replaced) and t.dep_ not in {"cc", "conj"}]
    return [[t for t in before if t.i < position], new, kept_after]


def _with_date_preposition(head: Token, tokens: list[Token]) -> list[str | list[Token]]:
    """ "born 14 March 1879" with the "on" that a sentence needs, "born 1879" with its "in"."""
    following = next((t for t in tokens if t.i > head.i and not t.is_space), None)
    dated = following is not None and (
        following.like_num or following.tag_ == "CD" or following.lower_ in _MONTHS
    )
    if head.lower_ not in {"born", "died"} or following is None or not dated:
        return [tokens]
    year = following.text.isdigit() and len(following.text) == 4
    before = [t for t in tokens if t.i < following.i]
    return [before, "in" if year else "on", [t for t in tokens if t.i >= following.i]]


_MONTHS = words("january february march april may june july august september october november december")


def _by_token(doc: Doc, mentions: Sequence[Mention]) -> dict[int, Mention]:
    found = {}
    for mention in mentions:
        covered = doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
        for token in covered or ():
            found[token.i] = mention
    return found


def _ordered(mentions: list[Mention], first: list[Mention]) -> tuple[Mention, ...]:
    front = [mention for mention in first if mention in mentions]
    return (*front, *(mention for mention in mentions if mention not in front))
