"""What a text calls a person whom it has named: "the billionaire", "the filmmaker", "the 37-year-old"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import Participant

if TYPE_CHECKING:
    from spacy.tokens import Token

_REACH = 3  # sentences back
_RICH = words("entrepreneur businessperson businessman businesswoman investor magnate executive")
_STAGED = words("musician guitarist singer songwriter vocalist rapper")
CALLED = {
    **dict.fromkeys(words("billionaire millionaire tycoon magnate mogul"), _RICH),
    **dict.fromkeys(words("businessman businesswoman industrialist"), _RICH | {"industrialist"}),
    **dict.fromkeys(words("filmmaker moviemaker"), words("director producer screenwriter")),
    **dict.fromkeys(words("rocker frontman frontwoman hitmaker crooner"), _STAGED),
    **dict.fromkeys(words("statesman stateswoman"), words("politician president minister chancellor")),
    "playwright": words("dramatist writer"),
    "dramatist": words("playwright writer"),
    "explorer": words("navigator seafarer"),
    "navigator": words("explorer seafarer"),
    "naturalist": words("biologist botanist zoologist"),
    "thinker": words("philosopher"),
}
"""The words for what people do who may be called so."""
TITLES = words("king queen pope president chancellor emperor empress tsar sultan")
"""By which the bearer is called with a capital: "The King was crowned"."""
_BRITISH = words("British English Scottish Welsh")


def is_title(noun: Token) -> bool:
    """True for the "King" of "The King was crowned", and not for that of "The King of Spain"."""
    behind = noun.nbor(1) if noun.i + 1 < noun.sent.end else noun
    return noun.lower_ in TITLES and noun.text.istitle() and (behind == noun or not behind.text.istitle())


def is_of_people(people: str, described_as: str) -> bool:
    """True where somebody of ``people`` may be who is ``described_as`` a novelist: an "English" one is
    British."""
    named = described_as.replace("(", " ").split()
    return people in described_as or (people in _BRITISH and not _BRITISH.isdisjoint(named))


def aged_description(token: Token) -> list[Token] | None:
    """The words of "the 37-year-old", as a subject or an object."""
    if token.lower_ != "old" or token.i - token.sent.start < 5:
        return None
    phrase = list(token.doc[token.i - 5 : token.i + 1])
    said = [t.lower_ for t in phrase]
    behind = token.nbor(1) if token.i + 1 < token.sent.end else token
    alone = behind.pos_ in {"VERB", "AUX", "ADV", "PUNCT"} or behind.pos_ == "ADP"
    return phrase if said[0] == "the" and said[2:] == ["-", "year", "-", "old"] and alone else None


def only_person(
    token: Token, active: Sequence[Participant], sentences: Mapping[int, int]
) -> Participant | None:
    """The only person who was spoken of lately, where no name was told that may be another's."""
    near = [p for p in active if p.mention and sentences[token.i] - p.places[-1].sentence <= _REACH]
    found = [
        p for p in near if p.human is not False and (p.human or p.places[-1].token.dep_ in grammar.SUBJECTS)
    ]
    return found[0] if len(found) == 1 and found[0].human and not found[0].plural else None
