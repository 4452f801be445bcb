"""The names under which a piece of text is looked up: as written, then in its other forms."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.language.grammar import words
from claimver_core.linking.word_forms import SPELLED_OUT, WordForm
from claimver_core.linking.words import common_words, never_alone

_SHORTEST_NAME, _LONGEST_TAG = 3, 24  # letters
_OF_THINGS = words(
    """war wars battle treaty revolution empire dynasty crisis rebellion republic kingdom union league act
    party prize award museum university river mountain mountains island islands lake sea desert bridge cup"""
)
"""What names of things end in, of which a word in the middle cannot be left out."""
_LETTERS_APART = re.compile(r"(?<!\w)([^\W\d_]) (?=[^\W\d_] )")
_CAMEL = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")


def spellings(forms: Sequence[WordForm], text: str) -> tuple[str, ...]:
    """The written name, then what else it may be looked up as; nothing for a word like "May" alone."""
    if len(forms) == 1:
        form = forms[0]
        if form.never:
            return ()
        found = [text]
        if form.camel:
            found.append(" ".join(_CAMEL.findall(text)))
        if form.spelled_out:
            found.append(SPELLED_OUT[form.bare])
        return tuple(dict.fromkeys(found))
    if (together := _LETTERS_APART.sub(r"\1", text)) != text:
        return text, together  # "j k rowling" as "J. K. Rowling", whose points tell nothing
    if len(forms) == 2 and not (forms[1].company or forms[0].spelled_out or forms[1].spelled_out):
        return (text,)
    if not any(form.company or form.spelled_out or form.initial for form in forms):
        if _has_middle_name(forms) and all(f.starts_large and f.alpha for f in forms):
            return text, f"{forms[0].text} {forms[-1].text}"  # "Harold Walter Kroto"
        return (text,)
    found = [text]
    kept = list(forms)
    while len(kept) > 1 and kept[-1].company:
        kept.pop()
        found.append(" ".join(form.text for form in kept).rstrip(" ,"))
    if len(kept) > 2 and any(form.initial for form in kept[1:-1]):
        middle = [f.text for i, f in enumerate(kept) if i in (0, len(kept) - 1) or not f.initial]
        found.append(" ".join(middle))
    large = all(form.starts_large and (form.alpha or form.initial) for form in forms)
    if large and _has_middle_name(forms):
        found.append(f"{forms[0].text} {forms[-1].text}")
    if any(form.spelled_out for form in kept):
        found.append(" ".join(SPELLED_OUT.get(form.bare, form.text) for form in kept))
    return tuple(dict.fromkeys(found))


def _has_middle_name(forms: Sequence[WordForm]) -> bool:
    """True for a name that may be somebody's: the *Great Northern War* is not the *Great War*."""
    if not 3 <= len(forms) <= 4 or forms[0].title or forms[0].lower == "the":
        return False
    return not forms[-1].common and forms[-1].lower not in _OF_THINGS


def noun_spellings(text: str, last: str, lemma: str) -> tuple[str, ...]:
    """A common noun as written, and in the singular; ``last`` is its last word."""
    small = text[0].lower() + text[1:]
    found = [small]
    end = last.lower()
    for single in (lemma.lower(), _singular(end)):
        if single and single != end:
            found.append(small[: len(small) - len(last)] + single)
    return tuple(dict.fromkeys(found)) if len(found) > 1 else (small,)


def tag_spellings(tag: str) -> tuple[str, ...]:
    """The names that a hashtag or a handle may stand for; none for a common word."""
    body = tag[1:]
    parts = [part for piece in body.split("_") for part in _CAMEL.findall(piece)]
    if len(body) < 3 or never_alone(body) or (len(parts) == 1 and body.lower() in common_words()):
        return ()
    return (body, *_two_words(body)) if len(parts) == 1 else (" ".join(parts), body)


def _two_words(body: str) -> list[str]:
    """The names of two words that @elonmusk may stand for."""
    if not body.isalpha() or len(body) > _LONGEST_TAG:
        return []
    return [f"{body[:end]} {body[end:]}" for end in range(_SHORTEST_NAME, len(body) - _SHORTEST_NAME + 1)]


def _singular(noun: str) -> str:
    """The singular by the ending, for where the lemmatizer fails."""
    if not noun.endswith("s"):
        return noun
    if noun.endswith("ies") and len(noun) > 4:
        return noun[:-3] + "y"
    if noun.endswith(("ches", "shes", "sses", "xes")):
        return noun[:-2]
    return noun[:-1] if not noun.endswith(("ss", "us", "is")) else noun
