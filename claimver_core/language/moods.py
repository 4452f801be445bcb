"""Tells sentences that state something from questions, exclamations, greetings, orders and requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clauses import asserted_root
from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_GREETINGS = words(
    """hi hello hey thanks thank cheers congratulations congrats welcome please sorry bye goodbye wow lol
    omg yes no ok okay happy"""
)
_NOT, _AGAIN = words("n't n’t nt"), words("it he she they you we i there that")
_SOMEBODY = words("somebody someone")
"""Who is asked to do what a bare verb says: "somebody write the book"."""
_NAMED = words("another one a any me two three five")
CUSTOMS = words("drive pay speak vote tip")


def is_statement(sentence: Span) -> bool:
    """False for questions, greetings, requests and strings of words without a predicate."""
    words = [t for t in sentence if not (t.is_punct or t.is_space)]
    if len(words) < 2 or not any(t.is_alpha for t in words):
        return False
    root, start = asserted_root(sentence)
    if start == sentence.start and _asks(sentence, words):
        return False
    if words[0].lower_ in _GREETINGS and len(words) < 5:
        return False
    if words[0].lower_ == "just" and len(words) <= 3 and words[-1].lower_ in {"that", "out"}:
        return False  # "just learned that"
    if len(words) == 3 and words[1].lower_ in _NOT and words[2].lower_ in _AGAIN:
        return False  # "isnt it"
    if words[0].lower_ == "its" and not any(map(grammar.is_finite_verb, words)):
        return False  # "its HUGE"
    return not _requests(root, words)


def is_question(sentence: Span) -> bool:
    """True for a question, and for an exclamation ("What a day")."""
    words = [t for t in sentence if not (t.is_punct or t.is_space)]
    asks = any("?" in t.text for t in sentence)
    return _asks(sentence, words) if len(words) > 1 else asks


def is_greeting(words: list[Token]) -> bool:
    """True for "Hello there!" and other words that only keep company, marks left out."""
    return bool(words) and words[0].lower_ in _GREETINGS and len(words) < 5


def is_request(sentence: Span) -> bool:
    """True for an order or a request, as "Please call me"."""
    words = [t for t in sentence if not (t.is_punct or t.is_space)]
    return bool(words) and _requests(asserted_root(sentence)[0], words)


def is_custom(root: Token) -> bool:
    """True for an order that tells what is usual somewhere: "drive on the left in New Zealand"."""
    if root.lower_ not in CUSTOMS or grammar.has_child(root, "obj", *grammar.AUXILIARIES):
        return False
    return any(t.lower_ == "in" and t.dep_ == "case" and t.head.dep_ in {"obl", "nmod"} for t in root.subtree)


def _asks(sentence: Span, words: list[Token]) -> bool:
    """True for a question, and for an exclamation ("What a day")."""
    tail = [t for t in sentence if not t.is_space][-2:]
    first = words[0]
    if any("?" in t.text for t in tail):
        return not _is_amazed(sentence, words)
    if first.lower_ == "what" and words[1].lower_ in {"a", "an"}:
        return True
    subject = grammar.own_subject(sentence.root)
    if first.tag_ in {"WP", "WRB", "WDT", "WP$"}:
        # "What he found was gold" and "When he died, ..." state; "what is the capital" asks.
        auxiliary = next((t for t in words[1:3] if t.pos_ == "AUX"), None)
        return auxiliary is not None and first.head == sentence.root and first.dep_ != "mark"
    if subject is None or first.pos_ != "AUX" or first.head != sentence.root:
        return False
    if sentence.root.tag_ == "VBD" and first.lower_ == "will":
        return False  # "Will Ferrell went there"
    return first.i < subject.i and not any(t.lower_ in {"never", "not", "nor"} for t in words[:2])


def _is_amazed(sentence: Span, words: list[Token]) -> bool:
    """True for a statement with more than one question mark: "you have to be 21 in Monaco??"."""
    subject = grammar.own_subject(sentence.root)
    if not any(t.text.count("?") > 1 for t in sentence) or subject is None or subject.i > sentence.root.i:
        return False
    verbs = [t for t in words if grammar.is_finite_verb(t)]
    asks = any(t.tag_ in {"WP", "WRB", "WDT", "WP$"} for t in words[:3])
    return not asks and bool(verbs) and subject.i < verbs[0].i


def _requests(root: Token, words: list[Token]) -> bool:
    """True for an imperative: a bare verb first, without a subject."""
    if words[0].lower_ == "name" and words[1:2] and words[1].lower_ in _NAMED:
        return True
    subject = grammar.own_subject(root)
    if subject is not None and subject.lower_ in _SOMEBODY and root.tag_ in {"VB", "VBP"}:
        return subject == words[0]
    if subject is not None or root.pos_ not in {"VERB", "AUX"}:
        return False
    if root == words[0] and is_custom(root):
        return False
    if "Imp" in root.morph.get("Mood", []):
        return True
    first = words[0]
    lead = first if first.lower_ not in {"please", "pls", "plz", "just", "so", "and", "do", "don't"} else root
    return root.tag_ == "VB" and (
        lead is root or first.lower_ in {"please", "pls", "plz", "do", "let", "never", "just"}
    )
