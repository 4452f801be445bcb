"""Reads a sentence again where the parser lost its verb: without the aside, or with a plainer verb.

"Deimos, a small moon, circles Saturn" is read as "Deimos circles Saturn" and "It is a small moon";
"Merdeka 118 towers over Kuala Lumpur" as "Merdeka 118 goes over Kuala Lumpur". What is found goes back into
the words of the sentence itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.heads import with_heads

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span, Token

_FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})
_ARTICLES = words("the a an its his her their one now then former")
_LONGEST_SUBJECT = 8
_SHORTEST = 3  # words of a sentence that is read again
_TRIED = 3  # nouns of a sentence that are tried as its verb
# Words that are nouns as often as verbs of plain facts.
_NOUN_OR_VERB = words(
    """act acts air airs answer answers attack attacks back backs ban bans base bear bears boil boils
    border borders bridge bridges buy buys cap caps cause causes center centers centre centres
    change changes circle circles claim claims close closes coach coaches contact contacts contain
    contains contract contracts cost costs count counts cover covers cross crosses crown crowns cure
    cures cut cuts dance dances date dates demand demands design designs die dies drink drinks drive
    drives drop drops drum drums earn earns eat eats elect elects employ employs empties empty end
    ends face faces farm farms father fathers fear fears feature features feed feeds field fields
    fight fights film films finish finishes fish fishes flies float floats flow flows fly focus form
    forms found founds freeze freezes front fronts fuel fuels gain gains guard guards harbor harbour
    head heads help helps hit hits hold holds honor honors honour honours host hosts house houses
    hunt hunts influence influences island join joins kill kills land lands last lasts launch
    launches lay lays lead leads lie lies link links live lives love loves manage manages map maps
    mark marks marries marry master masters matter matters measure measures melt melts mine mines
    model models name names neighbor neighbors neighbour neighbours number numbers offer offers open
    opens orbit orbits order orders paint paints park parks partner partners pass passes pay pays
    phone place places plan plans plant plants play plays post posts power powers premiere premieres
    prevent prevents price produce produces promise promises protect protects race races rain rains
    rank ranks reach reaches record records release releases rest rests result results return
    returns ring rings rise rises rival rivals rule rules run runs rust rusts score scores sell
    sells sentence serve serves set sets share shares shed shelter shelters ship ships shoot shoots
    shop show shows sign signs sing sings sink sinks sleep sleeps smoke smokes sound sounds span
    spans spark sparks spend spends sponsor sponsors sport sports spot spots spread spreads staff
    star stars start starts state states stem stems step steps stop stops strike strikes studies
    study summit supplies supply support supports surround surrounds survive survives swim swims
    switch target targets taste tastes team teams test tests top tops tour tours tower towers trade
    trades train trains travel travels treat treats trust trusts turn turns use uses visit visits
    vote votes walk walks want wants watch watches water weigh weighs win wing wings wins witness
    work works write writes"""
)
_BEHIND_VERB = words("DT IN CD NN NNS NNP NNPS JJ JJR RB RBR RP PRP PRP$ TO $")
_NO_NAME = frozenset({"IN", "VB", "UH", "CC", "MD", "VBZ", "VBP", "VBD"})
_ADVERBS = words(
    "also never once only still even just really actually always first now then ever already not"
)
_IN_TITLES = words("of the and a an in to for on with from")
_SAME_IN_PAST = words("cost cut hit set put spread shut split beat")
_VERB_ENDS = (("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", ""))

Parse = Callable[[Sequence["Doc"]], list["Doc"]]


@dataclass(frozen=True, slots=True)
class _Change:
    """The new place of a token: its head (an index in the text), its dependency, and what it is read as."""

    head: int
    dep: str
    like: Token | None


@dataclass(frozen=True, slots=True)
class _Parts:
    """A sentence with an aside behind its subject: token indexes, the marks around the aside left out."""

    subject: list[int]
    aside: list[int]
    rest: list[int]
    marks: list[int]


def reread(doc: Doc, parse: Parse) -> Doc:
    """``doc`` with such sentences set right. ``parse`` takes documents that are only cut into words."""
    changes: dict[int, _Change] = {}
    for sentence in doc.sents:
        if len(_words(sentence)) < _SHORTEST:
            continue
        parts = _with_aside(sentence)
        if parts is not None and not _is_sound(sentence, parts):
            changes.update(_around_aside(doc, parts, parse))
        elif parts is None:
            found = {} if _has_verb(sentence) else _with_verb(doc, _words(sentence), parse)[0]
            changes.update(
                found or _behind_front(doc, sentence, parse) or _behind_title(doc, _words(sentence), parse)
            )
    return _applied(doc, changes) if changes else doc


def _words(sentence: Span) -> list[int]:
    """The token indexes of the sentence less blanks."""
    return [token.i for token in sentence if not token.is_space]


def _has_verb(sentence: Span) -> bool:
    return any(t.tag_ in _FINITE or t.pos_ == "AUX" for t in sentence)


def _with_aside(sentence: Span) -> _Parts | None:
    """The parts of "SUBJECT, ASIDE, REST", as far as the kinds of the words tell."""
    doc, kept = sentence.doc, _words(sentence)
    commas = [number for number, i in enumerate(kept) if doc[i].text == ","]
    if len(commas) < 2 or not 1 <= commas[0] <= _LONGEST_SUBJECT:
        return None
    first, second = commas[:2]
    subject = [doc[i] for i in kept[:first]]
    aside = [doc[i] for i in kept[first + 1 : second]]
    rest = [doc[i] for i in kept[second + 1 :]]
    if not aside or len(rest) < 2 or any(t.tag_ in _FINITE | {"IN", "WRB", "CC"} for t in subject[:1]):
        return None
    if any(t.tag_ in _FINITE for t in subject) or rest[0].tag_ in {"CC", "IN", "DT", "PRP", "WDT", "WP"}:
        return None
    relative = aside[0].lower_ in {"who", "which", "whose", "where"}
    described = aside[0].lower_ in _ARTICLES or any(t.tag_ == "POS" for t in aside[:3])
    described = described or (subject[0].tag_ == "DT" and all(t.tag_ in {"NNP", "NNPS"} for t in aside))
    happened = any(t.tag_ in {"VBN", "VBG"} for t in aside[:3])
    if not (relative or described or happened):
        return None
    if not relative and any(t.tag_ in _FINITE for t in aside if t.i > aside[-1].i - 1 or not happened):
        clause = next((t for t in aside if t.lower_ in grammar.RELATIVE_WORDS), None)
        participle = any(t.tag_ == "VBD" and t.nbor(-1).tag_ in {"NN", "NNS"} for t in aside)
        if clause is None and not participle:
            return None
    marks = [kept[first], kept[second]]
    return _Parts([t.i for t in subject], [t.i for t in aside], [t.i for t in rest], marks)


def _is_sound(sentence: Span, parts: _Parts) -> bool:
    """True if the parser has seen subject, aside and verb for what they are."""
    root = sentence.root
    subject = grammar.own_subject(root)
    if root.i not in parts.rest or subject is None or subject.i not in parts.subject:
        return False
    heads = [sentence.doc[i] for i in parts.aside if sentence.doc[i].head.i not in parts.aside]
    return len(heads) == 1 and heads[0].head.i in parts.subject and _is_name_like(subject)


def _is_name_like(subject: Token) -> bool:
    return subject.pos_ == "PROPN" or grammar.has_child(subject, "det", "nmod:poss", "nmod", "case")


def _around_aside(doc: Doc, parts: _Parts, parse: Parse) -> dict[int, _Change]:
    changes, root = _with_verb(doc, [*parts.subject, *parts.rest], parse, at=len(parts.subject))
    if root is None and all(doc[i].tag_ in {"NNP", "NNPS"} for i in parts.subject):
        # A long name is read as "It", which no parser loses.
        changes, root = _with_verb(doc, [parts.subject[0], *parts.rest], parse, at=1, name="It")
        changes |= {i: _Change(parts.subject[0], "flat", None) for i in parts.subject[1:]}
    subject = next((i for i in parts.subject if i in changes and changes[i].dep in grammar.SUBJECTS), None)
    if root is None or subject is None:
        return {}
    first = doc[parts.aside[0]]
    relative = first.lower_ in {"who", "which", "whose", "where"}
    described = first.lower_ in _ARTICLES or any(doc[i].tag_ in {"POS", "NNP"} for i in parts.aside[:3])
    lead = [] if relative else ["It", "is"] if described else ["It", "was"]
    (read,) = parse([_document(doc, [*lead, *(doc[i].text for i in parts.aside)])])
    head = next((t for t in read if t.head == t), None)
    if head is None or head.i < len(lead):
        return {}
    place = {number + len(lead): i for number, i in enumerate(parts.aside)}
    for token in read:
        if token.i not in place:
            continue
        lost = token.dep_ in grammar.AUXILIARIES and token.pos_ not in {"AUX", "VERB"}
        if token == head:
            dep = "acl:relcl" if relative else "appos" if described else "acl"
            changes[place[token.i]] = _Change(subject, dep, token)
        else:
            dep = "compound" if lost else token.dep_
            changes[place[token.i]] = _Change(place.get(token.head.i, place[head.i]), dep, token)
    for mark in parts.marks:
        changes[mark] = _Change(place[head.i], "punct", None)
    if len(parts.subject) == 1 and doc[subject].pos_ in {"NOUN", "ADJ"}:
        # A bare noun with an aside behind it is a name: "djokovic, the guy from Belgrade, ...".
        changes[subject] = _Change(changes[subject].head, changes[subject].dep, None)
    return changes


def _behind_front(doc: Doc, sentence: Span, parse: Parse) -> dict[int, _Change]:
    """The reading of a sentence whose subject the parser does not see, with "It" or "They" in its place.

    Names in small letters are often taken for other words: "breaking bad finished in 2015".
    """
    kept = _words(sentence)
    verb = next((n for n, i in enumerate(kept) if doc[i].tag_ in _FINITE), None)
    if verb is None and doc[kept[0]].tag_ == "VBG":
        verb = next((n for n, i in enumerate(kept[1:], 1) if doc[i].tag_ == "VBN"), None)
    if verb is None or not 1 <= verb <= _LONGEST_SUBJECT or verb + 1 == len(kept):
        return {}
    front = [doc[i] for i in kept[:verb]]
    head = doc[kept[verb]]
    clause = head.head if head.dep_ in grammar.AUXILIARIES | {"cop"} else head
    seen = grammar.own_subject(clause)
    if (seen is not None and clause == sentence.root) or front[0].tag_ in _NO_NAME or "?" in sentence.text:
        return {}
    if any(t.is_punct or t.tag_ in {"PRP", "WP", "WDT", "WRB", "EX", "TO"} for t in front):
        return {}
    while len(front) > 1 and front[-1].tag_ == "RB" and front[-1].lower_ in _ADVERBS:
        front.pop()
    joined = any(t.tag_ == "CC" for t in front)
    plural = joined or head.lower_ in {"are", "were", "have"}
    rest = kept[len(front) :]
    texts = [doc[i].text for i in rest]
    texts = ["about" if w.lower() == "like" and n and doc[rest[n] + 1].tag_ == "CD" else w
             for n, w in enumerate(texts[:-1])] + texts[-1:]  # fmt: skip
    (read,) = parse([_document(doc, ["They" if plural else "It", *texts])])
    roots = [t for t in read if t.head == t]
    subject = grammar.own_subject(roots[0])
    if len(roots) != 1 or subject is None or subject.i != 0 or not grammar.is_predicate(roots[0]):
        return {}
    first = front[0].i
    place = [first, *rest]
    changes = {place[t.i]: _Change(place[t.head.i], t.dep_, t) for t in read if t.i}
    names = not any(t.tag_ in {"DT", "PRP$", "POS"} for t in front)
    changes[first] = _Change(place[subject.head.i], subject.dep_, None if names else front[0])
    part = first
    for token in front[1:]:
        if token.tag_ == "CC":
            changes[token.i] = _Change(part, "cc", token)
        elif token.nbor(-1).tag_ == "CC":
            changes[token.i] = _Change(first, "conj", None if names else token)
            part = token.i
        else:
            changes[token.i] = _Change(part, "flat", None if names else token)
    return changes


def _behind_title(doc: Doc, kept: list[int], parse: Parse) -> dict[int, _Change]:
    """The reading of "Breaking Bad stars Bryan Cranston", with "It" for a title that holds a verb."""
    front = next((n for n in range(2, len(kept) - 1) if _may_be_verb(doc, kept, n)), None)
    if front is None or front > _LONGEST_SUBJECT:
        return {}
    title = [doc[i] for i in kept[:front]]
    if title[0].lower_ in _ARTICLES:
        return {}
    if not all(t.text[:1].isupper() or t.lower_ in _IN_TITLES for t in title) or title[0].tag_ in _NO_NAME - {
        "VB"
    }:
        return {}
    first = title[0].i
    changes, root = _with_verb(doc, [first, *kept[front:]], parse, at=1, name="It")
    if root is None:
        return {}
    return changes | {t.i: _Change(first, "flat", None) for t in title[1:]}


def _with_verb(
    doc: Doc, kept: list[int], parse: Parse, at: int | None = None, name: str | None = None
) -> tuple[dict[int, _Change], int | None]:
    """The reading of the words ``kept`` with a finite verb, and the index of that verb; none found: {}, None.

    ``at`` is the number of the word from which on the verb stands; ``name`` stands in for the first word.
    """
    texts = [doc[i].text for i in kept]
    texts[0] = name or texts[0]
    tries: list[tuple[list[str], int | None]] = [(texts, None)] if at is not None else []
    found = [n for n in range(1, len(kept) - 1) if _may_be_verb(doc, kept, n)]
    for number in [n for n in found if at is None or at <= n <= at + 1][:_TRIED]:
        for verb in _plain_verbs(doc, kept, number):
            tries.append(([*texts[:number], verb, *texts[number + 1 :]], number))
    for variant, place in tries:
        (read,) = parse([_document(doc, variant)])
        roots = [t for t in read if t.head == t]
        root = roots[0]
        subject = grammar.own_subject(root)
        if len(roots) != 1 or subject is None or subject.i >= root.i:
            continue
        if place is not None and root.i != place:
            continue
        finite = [root, *grammar.children(root, grammar.AUXILIARIES | {"cop"})]
        if not any(t.tag_ in _FINITE for t in finite) or (at is not None and root.i < at):
            continue
        if at is not None and subject.i >= at:
            continue
        if place is not None and name is None and not _may_be_subject(subject):
            continue
        changes = {kept[t.i]: _Change(kept[t.head.i], t.dep_, None if name and t.i == 0 else t) for t in read}
        return changes, kept[root.i]
    return {}, None


def _may_be_verb(doc: Doc, kept: list[int], number: int) -> bool:
    token, following = doc[kept[number]], doc[kept[number + 1]]
    if token.lower_ not in _NOUN_OR_VERB or token.tag_ in {"DT", "IN", "PRP"}:
        return False
    if token.text[:1].isupper() or token.nbor(-1).tag_ in {"DT", "PRP$", "POS", "IN"}:
        return False
    return following.tag_ in _BEHIND_VERB and following.lower_ != "of"


def _may_be_subject(subject: Token) -> bool:
    """True if the sentence begins with the subject, and this is no bare noun as in "Album covers by ..."."""
    named = subject.pos_ == "PROPN" or subject.tag_ == "NNS" or grammar.has_child(subject, "det", "nmod:poss")
    return named and subject.left_edge.i == 0


def _plain_verbs(doc: Doc, kept: list[int], number: int) -> list[str]:
    """Verbs that are no nouns, of the form that the word has."""
    word = doc[kept[number]].lower_
    if word in _SAME_IN_PAST:
        return ["gave", "went"]
    return ["contains", "goes"] if word.endswith("s") and not word.endswith("ss") else ["contained", "went"]


def _document(doc: Doc, texts: list[str]) -> Doc:
    made = type(doc)(doc.vocab, words=texts)
    for token in made:
        token.is_sent_start = token.i == 0
    return made


def _applied(doc: Doc, changes: dict[int, _Change]) -> Doc:
    doc = with_heads(doc, {i: (change.head, change.dep) for i, change in changes.items()})
    like = {i: change.like for i, change in changes.items()}
    for i, token in like.items():
        word: Any = doc[i]
        if token is None:
            if changes[i].dep in grammar.SUBJECTS | {"flat", "conj"} and word.pos_ != "PROPN":
                word.pos_, word.tag_ = "PROPN", "NNP"
                word.set_morph("Number=Sing")
            continue
        if word.pos_ == "PROPN" and token.pos_ in {"NOUN", "PRON"}:
            continue
        word.tag_, word.pos_ = token.tag_, token.pos_
        word.set_morph(token.morph)
        word.lemma_ = token.lemma_ if token.text == word.text else _lemma(word.lower_)
    return doc


def _lemma(word: str) -> str:
    for end, base in _VERB_ENDS:
        if word.endswith(end):
            return word.removesuffix(end) + base
    return word
