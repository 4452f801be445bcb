"""Mends what the parser often gets wrong where a clause stands between a subject and its verb.

The treebank is text of the web and has few such sentences, encyclopedias and news have many: "Paris, the
capital of France, lies on the Seine", "Einstein, who was born in Ulm, died in Princeton", "Born in Ulm,
Einstein moved to Munich".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.conjuncts import NO_PASSIVE
from claimver_core.language.grammar import FINITE
from claimver_core.language.mending.clause_repairs import mend_clauses
from claimver_core.language.mending.conjunct_repairs import mend_conjuncts
from claimver_core.language.mending.front_repairs import mend_fronts
from claimver_core.language.mending.heads import with_heads
from claimver_core.language.mending.list_repairs import mend_lists
from claimver_core.language.mending.loose_words import mend_loose_words
from claimver_core.language.mending.maker_repairs import mend_makers
from claimver_core.language.mending.name_repairs import mend_names
from claimver_core.language.mending.owned_clauses import mend_owned_clauses
from claimver_core.language.mending.quote_repairs import mend_quotes
from claimver_core.language.mending.relative_repairs import mend_relatives
from claimver_core.language.mending.run_on_repairs import mend_run_ons
from claimver_core.language.mending.serial_verbs import mend_serial_verbs
from claimver_core.language.mending.subject_repairs import mend_subjects
from claimver_core.language.mending.verbs_as_adjectives import passive_as_adjective, past_as_adjective
from claimver_core.language.mending.verbs_as_nouns import mend_lost_verbs
from claimver_core.language.mending.where_clauses import mend_where_clauses

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span, Token

_LOOSE = frozenset({"conj", "parataxis", "list", "appos", "acl:relcl", "acl", "ccomp", "advcl", "dep"})
_CALLED = frozenset({"nicknamed", "named", "called", "known", "dubbed", "born", "surnamed", "titled"})
_PREFIXES = frozenset({"co", "ex"})
_SAME_AS_PARTICIPLE = frozenset({"set", "cast", "put"})  # "Set in Paris, it tells", which is no order
_NOMINAL = frozenset({"NOUN", "PROPN", "PRON"})

_REPAIRS = (
    mend_loose_words,
    mend_run_ons,
    mend_lost_verbs,
    mend_fronts,
    mend_names,
    mend_subjects,
    mend_lists,
    mend_conjuncts,
    mend_makers,
    mend_clauses,
    mend_relatives,
    mend_owned_clauses,
    mend_quotes,
    mend_where_clauses,
    mend_serial_verbs,
)


def mend(doc: Doc) -> Doc:
    """``doc`` with the heads of such sentences set right; nothing else changes."""
    for repair in _REPAIRS:
        doc = with_heads(doc, {k: v for sentence in doc.sents for k, v in repair(sentence).items()})
    changes: dict[int, tuple[int, str]] = {}
    for sentence in doc.sents:
        changes.update(
            _interrupted(sentence)
            or _subject_on_aside(sentence)
            or _clause_of_predicate(sentence)
            or _predicate_as_subject(sentence)
            or _participle_first(sentence)
            or _participle_as_mark(sentence)
            or _called_between_commas(sentence)
            or _name_behind_noun(sentence)
            or _past_as_participle(sentence)
            or past_as_adjective(sentence)
            or passive_as_adjective(sentence)
            or _subject_of_auxiliary(sentence)
            or _subject_as_compound(sentence)
            or _prefix_apart(sentence)
            or {}
        )
    return with_heads(doc, changes)


def _clause_of_predicate(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for *Ann is the best singer Peru has produced*, whose end was taken for the main clause."""
    verb = sentence.root
    name = grammar.own_subject(verb)
    if name is None or not grammar.has_child(name, "cop") or grammar.own_subject(name) is None:
        return {}
    if name.i <= sentence.start + 1:
        return {}
    noun = name.nbor(-1)
    if noun.pos_ != "NOUN" or noun.head != name:
        return {}
    changes = {noun.i: (noun.i, "ROOT"), verb.i: (noun.i, "acl:relcl")}
    changes |= {c.i: (noun.i, c.dep_) for c in name.children if c.i < noun.i}
    fronted = [c for c in verb.children if c.i < noun.i or (c.is_punct and c.i > verb.i)]
    return changes | {c.i: (noun.i, c.dep_) for c in fronted}


def _predicate_as_subject(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for *It is a gas giant made up of hydrogen*, whose participle was taken for the main verb."""
    verb = sentence.root
    noun = grammar.own_subject(verb)
    if noun is None or verb.tag_ not in {"VBN", "VBD"}:
        return {}
    if grammar.has_child(verb, "cop", *grammar.AUXILIARIES):
        return {}
    first = next((c for c in noun.children if c.dep_ in grammar.SUBJECTS | {"expl"} and c.i < noun.i), None)
    if first is None or noun.i > verb.i or not grammar.has_child(noun, "cop"):
        return {}
    changes = {noun.i: (noun.i, "ROOT"), verb.i: (noun.i, "acl"), first.i: (noun.i, "nsubj")}
    return changes | {c.i: (noun.i, c.dep_) for c in verb.children if c.is_punct and c.i > verb.i}


def _prefix_apart(sentence: Span) -> dict[int, tuple[int, str]] | None:
    """New heads for *Apple co-founder Steve Jobs died*, where "co" was taken for the root."""
    root = sentence.root
    if root.lower_ not in _PREFIXES or root.i + 2 >= sentence.end or root.nbor(1).text != "-":
        return None
    noun = root.nbor(2)
    verb = next((c for c in root.children if c.i > noun.i and c.dep_ in _LOOSE and c.tag_ in FINITE), None)
    if verb is None:
        return None
    changes = {verb.i: (verb.i, "ROOT"), root.i: (noun.i, "compound"), root.i + 1: (root.i, "punct")}
    for child in root.children:
        if child.i not in changes:
            changes[child.i] = (noun.i if child.i < root.i else verb.i, child.dep_)
    return changes


def _interrupted(sentence: Span) -> dict[int, tuple[int, str]] | None:
    """New heads where the root is the subject itself, or the verb of the clause behind the subject."""
    root = sentence.root
    subject, aside = _subject_and_aside(root)
    if subject is None:
        return None
    verb = next((child for child in root.children if _is_lost_verb(child, root)), None)
    if verb is None or verb.i < subject.i:
        return None
    changes = {verb.i: (verb.i, "ROOT")}
    passive = grammar.has_child(verb, "aux:pass")
    changes[subject.i] = (verb.i, "nsubj:pass" if passive else "nsubj")
    if aside is not None:
        changes[aside.i] = (subject.i, "acl:relcl" if grammar.relative_word(aside) else "acl")
    for child in root.children:
        if child.i > verb.i:
            changes[child.i] = (verb.i, child.dep_)
    return changes


def _subject_on_aside(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for *The cheetah, found in Africa, is the fastest*, whose subject was hung on "found"."""
    root = sentence.root
    if grammar.own_subject(root) is not None or not grammar.is_predicate(root):
        return {}
    for aside in root.children:
        subject = grammar.own_subject(aside)
        participle = aside.tag_ in {"VBN", "VBD"} and aside.lower_ not in NO_PASSIVE
        if aside.i > root.i or not participle or subject is None or subject.i > aside.i:
            continue
        first = subject.right_edge if subject.right_edge.is_punct else subject.right_edge.nbor(1)
        bare = not grammar.has_child(aside, "mark", "cc", *grammar.AUXILIARIES)
        if bare and first.text == "," and first.i + 1 == aside.i:
            passive = grammar.has_child(root, "aux:pass")
            return {subject.i: (root.i, "nsubj:pass" if passive else "nsubj"), aside.i: (subject.i, "acl")}
    return {}


def _subject_and_aside(root: Token) -> tuple[Token | None, Token | None]:
    """The sentence's real subject, and the clause head that the parser took for the main verb, if it did."""
    if (
        root.pos_ in _NOMINAL
        and not grammar.has_child(root, "cop", "case")
        and grammar.own_subject(root) is None
    ):
        return root, None
    before = [c for c in root.children if c.dep_ in grammar.SUBJECTS and c.i < root.i]
    nouns = [c for c in before if c.pos_ in _NOMINAL and c.lower_ not in grammar.RELATIVE_WORDS]
    if len(nouns) != 1:
        return None, None
    edge = nouns[0].right_edge
    if edge.i + 1 == len(edge.doc):
        return None, None
    behind = edge if edge.is_punct else edge.nbor(1)
    relative = any(c.lower_ in {"who", "which"} and c.i > nouns[0].i for c in before) and behind.text == ","
    close = behind.i + 1 == root.i and root.lower_ not in NO_PASSIVE
    participle = root.tag_ == "VBN" or (root.tag_ == "VBD" and close)
    bare = participle and not grammar.has_child(root, *grammar.AUXILIARIES) and behind.text in {"(", ","}
    return (nouns[0], root) if relative or bare else (None, None)


def _is_lost_verb(token: Token, root: Token) -> bool:
    """True for a finite predicate behind a comma or bracket, without a subject or an "and" of its own."""
    if token.dep_ not in _LOOSE or token.i < root.i or grammar.own_subject(token) is not None:
        return False
    if grammar.has_child(token, "cc", "mark") or not grammar.is_predicate(token):
        return False
    edge = next((t for t in token.subtree if not t.is_punct), token)
    if edge.i == 0 or edge.nbor(-1).text not in {",", ")", "-", "–", "—"}:
        return False
    verbs = grammar.children(token, grammar.AUXILIARIES | {"cop"}) or [token]
    return any(grammar.is_finite_verb(verb) for verb in verbs)


def _participle_first(sentence: Span) -> dict[int, tuple[int, str]] | None:
    """New heads where the root is a participle in front of the real main clause."""
    root = sentence.root
    if root.i != sentence.start or grammar.own_subject(root) is not None:
        return None
    placed = root.lower_ in _SAME_AS_PARTICIPLE and root.i + 1 < sentence.end and root.nbor(1).lower_ == "in"
    if root.tag_ not in {"VBN", "VBG"} and not placed:
        return None
    if grammar.has_child(root, "cop", *grammar.AUXILIARIES):
        return None
    verb = next(
        (
            child
            for child in root.children
            if child.dep_ in _LOOSE and (own := grammar.own_subject(child)) is not None and own.i < child.i
        ),
        None,
    )
    if verb is None or not grammar.is_predicate(verb):
        return None
    if placed:
        word: Any = root
        word.tag_ = "VBN"
        word.set_morph("Tense=Past|VerbForm=Part")
    changes = {verb.i: (verb.i, "ROOT"), root.i: (verb.i, "advcl")}
    for child in root.children:
        if child.i > verb.i:
            changes[child.i] = (verb.i, child.dep_)
    return changes


def _participle_as_mark(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where a participle in front was taken for a conjunction ("Based in Ulm, Einstein ...")."""
    first, verb = sentence[0], sentence[0].head
    subject = grammar.own_subject(verb)
    if first.tag_ != "VBN" or first.dep_ not in {"mark", "case", "amod", "advmod"} or subject is None:
        return {}
    if verb.i <= first.i or grammar.has_child(first, "aux:pass", "aux"):
        return {}
    changes = {first.i: (verb.i, "advcl")}
    for child in verb.children:
        if first.i < child.i < subject.left_edge.i:
            changes[child.i] = (first.i, child.dep_)
    return changes


def _called_between_commas(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the subject was hung on the aside in *William, nicknamed the Silent, was shot*."""
    root = sentence.root
    if grammar.own_subject(root) is not None or not grammar.has_child(root, "aux:pass", "aux", "cop"):
        return {}
    for aside in grammar.children(root, {"advcl", "acl"}):
        subject = grammar.own_subject(aside)
        if subject is None or not subject.i < aside.i < root.i or aside.lower_ not in _CALLED:
            continue
        if aside.nbor(-1).text != "," or aside.tag_ not in {"VBD", "VBN"}:
            continue
        word: Any = aside
        word.tag_ = "VBN"
        word.set_morph("Tense=Past|VerbForm=Part")
        passive = "nsubj:pass" if grammar.has_child(root, "aux:pass") else "nsubj"
        return {subject.i: (root.i, passive), aside.i: (subject.i, "acl")}
    return {}


def _name_behind_noun(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the name in "Ann and her husband Bob are ..." was taken for the whole subject."""
    root = sentence.root
    if root.pos_ not in _NOMINAL or grammar.has_child(root, "cop", "case") or grammar.own_subject(root):
        return {}
    for verb in root.children:
        subject = grammar.own_subject(verb)
        if verb.dep_ not in _LOOSE or subject is None or verb.i < root.i or subject.pos_ != "PROPN":
            continue
        before = subject.left_edge.i - 1
        if before < sentence.start or sentence.doc[before].pos_ != "NOUN":
            continue
        noun = sentence.doc[before]
        if noun.dep_ != "conj" or noun.head != root:
            continue
        changes = {verb.i: (verb.i, "ROOT"), subject.i: (noun.i, "flat"), root.i: (verb.i, "nsubj")}
        changes |= {child.i: (verb.i, child.dep_) for child in root.children if child.i > verb.i}
        return changes
    return {}


def _past_as_participle(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the verb of "Ann's band once played a gig" was taken for a participle."""
    root = sentence.root
    if root.pos_ not in _NOMINAL or grammar.has_child(root, "cop", "case") or grammar.own_subject(root):
        return {}
    for verb in root.children:
        if verb.dep_ == "acl" and verb.tag_ == "VBD" and verb.lemma_.lower() not in {"call", "name"}:
            if not grammar.has_child(verb, "obj") or any(t.tag_ in FINITE for t in sentence if t != verb):
                continue
            changes = {verb.i: (verb.i, "ROOT"), root.i: (verb.i, "nsubj")}
            return changes | {c.i: (verb.i, c.dep_) for c in root.children if c.i > verb.i}
    return {}


def _subject_of_auxiliary(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the subject hangs on "got" in "she got drafted by them"."""
    return {
        subject.i: (token.head.i, "nsubj:pass" if token.dep_ == "aux:pass" else subject.dep_)
        for token in sentence
        if token.dep_ in grammar.AUXILIARIES and grammar.own_subject(token.head) is None
        for subject in grammar.children(token, grammar.SUBJECTS)
    }


def _subject_as_compound(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the verb of "The Moon orbits the Earth" has been read as one noun with its subject."""
    root = sentence.root
    changes: dict[int, tuple[int, str]] = {}
    for verb in [root, *(t for t in root.children if t.dep_ == "ccomp")]:
        if verb.pos_ != "VERB" or verb.tag_ not in FINITE or verb.i == sentence.start:
            continue
        subject = verb.nbor(-1)
        behind = [c for c in verb.children if c.i > verb.i and c.dep_ in grammar.SUBJECTS]
        lost = verb != root and not behind and grammar.own_subject(verb) is None
        if subject.head != verb or subject.dep_ != "compound" or subject.pos_ not in _NOMINAL:
            continue
        if len(behind) != 1 and not lost:
            continue
        changes |= {subject.i: (verb.i, "nsubj")} | {c.i: (verb.i, "obj") for c in behind}
        of_noun = {"det", "amod", "compound", "nummod", "nmod:poss"}
        before = [c for c in verb.children if c.i < subject.i and c.dep_ in of_noun]
        changes |= {c.i: (subject.i, c.dep_) for c in before}
    return changes
