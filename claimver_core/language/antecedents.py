"""Scores whom a personal pronoun may stand for, by what syntax, distance and the text so far tell.

A ranking of mentions by a log-linear model: each participant is described by a few features, the weights of
which are fitted by ``claimver_core.training.fit_coreference``. Features after Lappin and Leass 1994 (roles,
recency, parallelism), Hobbs 1978 (the subjects of the clauses around the pronoun), and centering.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.participants import Participant, Place
from claimver_core.locations import resource

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

REACH = 4  # sentences back that a pronoun looks
_OBJECTS = frozenset({"obj", "dobj", "iobj"})
_OBLIQUES = frozenset({"obl", "obl:agent", "obl:unmarked"})
_POSSESSIVES = frozenset({"nmod:poss", "poss"})
_PARTS = frozenset({"conj", "flat", "compound", "nmod:desc", "appos"})
_REPORTING = grammar.words(
    "say tell claim report argue state announce write think believe add note explain reply ask admit insist"
)
_PLACE_CASES = frozenset({"in", "at", "near", "into"})
_OPENING, _CLOSING = frozenset({"“", "``", "«"}), frozenset({"”", "''", "»"})


def role(token: Token) -> str:
    """ "subject", "object", "oblique", "possessor" or "other"; a part of a name has the role of its whole."""
    while token.dep_ in _PARTS and token.head.pos_ in {"NOUN", "PROPN"} and token.head != token:
        token = token.head
    dep = token.dep_
    if dep in grammar.SUBJECTS:
        return "subject"
    if dep in _OBJECTS:
        return "object"
    if dep in _OBLIQUES:
        return "oblique"
    return "possessor" if dep in _POSSESSIVES else "other"


def quoted(doc: Doc) -> frozenset[int]:
    """The indexes of the tokens that stand in quotation marks."""
    found: set[int] = set()
    inside = False
    for token in doc:
        if token.text in _OPENING:
            inside = True
        elif token.text in _CLOSING:
            inside = False
        elif token.text == '"':
            inside = not inside
        elif inside:
            found.add(token.i)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Scene:
    """A pronoun and what surrounds it. ``gender`` is what it asks for; ``commanding`` are the words that
    stand above it: the subjects of the clauses around it, nearest first, with the number of clauses between;
    ``around`` the words in whose phrase it stands."""

    token: Token
    sentence: int
    gender: str | None
    role: str
    quoted: frozenset[int]
    commanding: Mapping[int, int]
    around: Mapping[int, int]


def scene_of(token: Token, sentence: int, gender: str | None, in_quotes: frozenset[int]) -> Scene:
    """What the features of ``token`` need to know of its sentence."""
    commanding: dict[int, int] = {}
    around: dict[int, int] = {}
    level = 0
    walk = token
    while walk.head != walk:
        walk = walk.head
        around[walk.i] = level
        for child in walk.children:
            if child.dep_ in grammar.SUBJECTS and child != token and token not in child.subtree:
                commanding.setdefault(child.i, level)
        if walk.pos_ in {"VERB", "AUX"} or grammar.own_subject(walk) is not None:
            level += 1
    return Scene(token, sentence, gender, role(token), in_quotes, commanding, around)


def features(scene: Scene, participant: Participant, later: Sequence[Place], newer: int) -> dict[str, float]:
    """What speaks for and against ``participant``: names of features with their values, those of 0 left out.

    ``later`` are the places in the sentence behind the pronoun that name it, and ``newer`` is the number of
    other participants that could be meant and were spoken of since.
    """
    token = scene.token
    found: dict[str, float] = {}

    def add(name: str, value: float = 1.0) -> None:
        found[name] = found.get(name, 0.0) + value

    places = [p for p in participant.places if scene.sentence - p.sentence <= REACH]
    _identity(scene, participant, add)
    if places:
        last = places[-1]
        distance = min(scene.sentence - last.sentence, 3)
        near = "same" if distance == 0 else "before"
        add(f"distance {distance}")
        add(f"{near} {role(last.token)}")
        add(f"{near} {scene.role} to {role(last.token)}")
        add("words between", math.log1p(token.i - last.token.i))
        add("newer", min(newer, 5) / 5)
        add("places", math.log(len(participant.places)))
        subject = [min(scene.sentence - p.sentence, 2) for p in places if role(p.token) == "subject"]
        if subject:
            add(f"subject {min(subject)}")
        main = [min(scene.sentence - p.sentence, 2) for p in places if _is_main_subject(p.token)]
        if main:
            add(f"main subject {min(main)}")
        if distance == 0:
            _command(scene, last.token, add)
        if (token.i in scene.quoted) != (last.token.i in scene.quoted):
            add("quotation between")
        _shape(last.token, add)
        for place in places[-3:]:
            if place.sentence == scene.sentence and _apart(token, place.token):
                add("kept apart")
                break
    if later:
        first = later[0].token
        command = scene.commanding.get(_whole(first).i)
        add("later" if places else "only later")
        if command is not None:
            add(f"later subject {min(command, 2)}" if places else f"only later subject {min(command, 2)}")
            add(f"later subject of {scene.role}")
        if _apart(token, first) or _governs(token, first):
            add("later kept apart")
    return found


def is_barred(token: Token, places: Sequence[Place]) -> bool:
    """True if the subject or object of the pronoun's own verb is at one of ``places`` ("X praised him"), or
    what the pronoun's subject is said to have said ("He says that X was late"), or what it owns ("her sister
    X")."""
    core = grammar.SUBJECTS | _OBJECTS
    if token.dep_ in _POSSESSIVES:
        return any(_names_owned(token, place.token) for place in places)
    if token.dep_ not in core:
        return False
    if token.dep_ in grammar.SUBJECTS:
        told = {t.i for c in token.head.children if c.dep_ == "ccomp" and c.i > token.i for t in c.subtree}
        if any(place.token.i in told for place in places):
            return True
    return any(_whole(p.token).dep_ in core and _whole(p.token).head == token.head for p in places)


def _names_owned(owner: Token, name: Token) -> bool:
    """True for the name in "her daughter Irene", whose owner is another."""
    whole, owned = _whole(name), owner.head
    if name.i < owner.i or owned.pos_ != "NOUN":
        return False
    beside = whole.left_edge.i == owned.i + 1 or (whole.head == owned and whole.dep_ in {"appos", "flat"})
    return beside or (owned.head == whole and owned.dep_ in {"nmod:desc", "compound", "appos"})


def _identity(scene: Scene, participant: Participant, add) -> None:  # type: ignore[no-untyped-def]
    mention = participant.mention
    if mention is None:
        add("noun")
        if participant.gender is not None:
            add("noun of that gender")
        return
    linked = mention.entity.id is not None
    kind = "linked" if linked else "name"
    if participant.gender is None:
        add(f"{kind} of no gender")
        if participant.misnamed:
            add("no person")
    else:
        add(f"{kind} of that gender" if participant.gender == scene.gender else f"{kind} of other gender")
    if len(mention.text.split()) > 1:
        add("whole name")
    if participant.plural:
        add("plural")


def _command(scene: Scene, place: Token, add) -> None:  # type: ignore[no-untyped-def]
    whole = _whole(place)
    level = scene.commanding.get(whole.i)
    if level is not None:
        add(f"commands {scene.role} {min(level, 3)}")
        if whole.head.lemma_.lower() in _REPORTING:
            add("speaker" if scene.token.i in scene.quoted else "reporter")
    elif (level := scene.around.get(whole.i)) is not None:
        add(f"around {scene.role} {min(level, 1)}")
    if place.head == scene.token.head:
        add("same head")


def _shape(place: Token, add) -> None:  # type: ignore[no-untyped-def]
    cases = [c for c in place.children if c.dep_ == "case"]
    if any(c.lower_ in _PLACE_CASES for c in cases):
        add("where")
    if any(c.dep_ == "det" and c.lower_ == "the" for c in place.children):
        add("article")
    if any(c.lower_ == "by" for c in cases):
        add("by")
    if place.dep_ == "conj":
        add("coordinated")
    if place.dep_ in {"compound", "flat", "nmod:desc"} and place.head.pos_ in {"NOUN", "PROPN"}:
        add("inside a name")
    if place.dep_ == "appos":
        add("apposition")


def _whole(token: Token) -> Token:
    while token.dep_ in {"flat", "compound", "nmod:desc"} and token.head.pos_ in {"NOUN", "PROPN"}:
        token = token.head
    return token


def _is_main_subject(token: Token) -> bool:
    whole = _whole(token)
    if whole.dep_ not in grammar.SUBJECTS:
        return False
    verb = whole.head
    while verb.dep_ == "conj" and verb.head != verb:
        verb = verb.head
    return verb.dep_ == "ROOT"


def _apart(token: Token, place: Token) -> bool:
    """True for two arguments of one verb, and for a word inside the phrase of the pronoun's owner."""
    one, two = _verb(token), _verb(place)
    return one is not None and one == two


def _verb(token: Token) -> Token | None:
    """The verb whose argument ``token`` is; one that shares its subject with another counts as that."""
    whole = _whole(token)
    if role(whole) in {"possessor", "other"}:
        return None
    while whole.dep_ in {"conj", "appos"} and whole.head.pos_ in {"NOUN", "PROPN"}:
        whole = whole.head
    verb = whole.head
    while verb.dep_ in {"xcomp", "conj"} and grammar.own_subject(verb) is None and verb.head != verb:
        verb = verb.head
    return verb


def _governs(token: Token, place: Token) -> bool:
    """True if the pronoun is the subject of a clause that ``place`` stands in."""
    if role(token) != "subject":
        return False
    walk = place
    while walk.head != walk:
        walk = walk.head
        if walk == token.head:
            return True
    return False


def score(found: Mapping[str, float]) -> float:
    """The sum of the features by their weights; a feature that fitting has not met counts nothing."""
    known = weights()
    return sum(known.get(name, 0.0) * value for name, value in found.items())


@cache
def weights() -> dict[str, float]:
    """The fitted weight of each feature; "nobody" is the score of a pronoun that stands for none."""
    lines = resource("language", "pronoun_weights.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {name: float(weight) for name, weight in (line.split("\t") for line in lines)}
