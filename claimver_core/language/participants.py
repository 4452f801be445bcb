"""Who and what a text speaks of: the names and nouns that a pronoun or description may stand for."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, Protocol

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.locations import resource
from claimver_core.types import Candidate, Entity, Mention, Span, Triplet

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as TokenSpan

HUMAN = "Q5"
_GROUPS = frozenset({"Q43229", "Q4830453", "Q783794", "Q215380", "Q12973014", "Q476028", "Q7278", "Q6881511"})
_MALE = words(
    """man boy father son brother husband king prince duke uncle nephew grandfather grandson mr mr. sir
    lord actor gentleman guy widower emperor monk mister waiter stepfather businessman"""
)
_FEMALE = words(
    """woman girl mother daughter sister wife queen princess duchess aunt niece grandmother granddaughter
    mrs mrs. ms ms. miss lady actress widow empress nun waitress stepmother businesswoman heroine"""
)
# Fictional and mythical figures: "he" and "it" alike, as their names tell.
_FIGURES = frozenset({"Q95074", "Q15632617", "Q3658341", "Q15773347", "Q15773317", "Q15711870", "Q4271324"})
_ROLES_OF_NAMES = frozenset(
    {"nsubj", "nsubj:pass", "obj", "iobj", "obl", "obl:agent", "nmod", "nmod:poss", "appos", "conj", "flat"}
)
PEOPLE = words(
    """politician statesman official actor actress singer musician composer writer author novelist poet
    physicist chemist scientist mathematician economist lawyer journalist director entrepreneur
    businessman businesswoman footballer player athlete activist artist painter architect engineer
    astronomer philosopher king queen emperor president chancellor minister pope"""
)
TITLES = words(
    """prof professor dr king queen pope president mr mrs ms miss sir lord lady saint st cardinal captain
    colonel general major judge justice senator governor prince princess father sister brother"""
)
# The scores of links below which a name of one word may be another's: a person, a thing.
_DOUBTFUL, _DOUBTFUL_THING = 0.75, 0.85
_RECENT = 60  # names among which a part of one is looked for
_THINGS = words(
    """tower building bridge museum palace cathedral church castle temple statue monument stadium airport
    station skyscraper dam canal river lake mountain volcano island desert ocean sea glacier waterfall city
    town village country state province film movie novel book album song painting sculpture company airline
    newspaper magazine university aircraft spacecraft telescope satellite planet moon star element disease
    battle war treaty symphony sonata concerto opera prize award cup trophy championship tournament
    compound metal gas"""
)
"""What the description of something calls it that is no person, where the knowledge has no class of it."""
_NO_NAMES = words("when while where if although though since because before after until the a an and or of")
"""What the tagger takes for a name now and then: *When the Nazis came*."""
_LIFE = re.compile(r"\(born \d|\(\d{3,4}\s*[–-]\s*\d{3,4}\)$")
_BREAK = re.compile(r"\b(?:of|in|from|by|for|at|on|who|which|that|based|to|with)\b|[(;]")


class Knowledge(Protocol):
    """What coreference asks of the knowledge store."""

    def entities(self, qids: Iterable[str]) -> Mapping[str, Entity]: ...

    def types(self, qids: Iterable[str]) -> Mapping[str, Collection[str]]: ...

    def gender(self, qid: str) -> str | None: ...

    def statements(
        self, qids: Iterable[str], *, properties: Collection[str] | None = None, limit: int | None = None
    ) -> Sequence[Triplet]: ...


@dataclass(frozen=True, slots=True)
class Place:
    """Where a participant is spoken of: its head word, and the number of the sentence."""

    token: Token
    sentence: int


@dataclass(eq=False, slots=True)
class Participant:
    """A person or thing of the text. ``mention`` is its fullest name, None for a plain noun.

    ``gender`` is "male", "female" or None (not known); ``human`` None when not known. ``nouns`` are the
    words that may describe it ("physicist"), lower case and singular. ``misnamed`` is true for a name whose
    link is doubtful and no person: if a person is meant, the item is wrong.
    """

    mention: Mention | None
    gender: str | None
    human: bool | None
    plural: bool
    nouns: frozenset[str] = frozenset()
    misnamed: bool = False
    places: list[Place] = field(default_factory=list)


class Naming(NamedTuple):
    """The head word of a name or noun, and whom or what it names."""

    token: Token
    participant: Participant


def find_participants(doc: Doc, mentions: Sequence[Mention], knowledge: Knowledge | None) -> list[Naming]:
    """Each naming in the text, in order, with its participant; namings of the same one share it."""
    facts = _facts(mentions, knowledge)
    named: dict[str, Participant] = {}
    found: list[Naming] = []
    taken: set[int] = set()
    for first, last, mention in _namings(doc, mentions):
        root = _head(doc[first : last + 1])
        own = facts.get(mention.entity.id or "", _Facts())
        recent = list(islice(reversed(named.values()), _RECENT))
        known = None if mention.entity.id is None else named.get(mention.entity.id)
        if known is None and (mention.entity.id is None or is_doubtful(mention, own.human)):
            known = _same_name(mention.text, recent)
        participant = known or _from_mention(mention, root, own)
        adjective = root.pos_ == "ADJ" and root.text[:1].isupper()  # "the Portuguese currency"
        if is_part_of_noun(root) and participant.gender is None and not adjective:
            continue
        if adjective and _is_of_people(root):
            continue
        if _is_title_of_name(doc, last, mention):
            continue
        if root.text.islower() and _is_said_of_another(root) and not (participant.human and own.human):
            continue
        if (
            mention.entity.id is None
            and first
            and doc[first - 1].lower_ == "born"
            and _tells_of_person(named)
        ):
            continue  # "Born Chloe Wofford, she": the name of whom is spoken of already
        taken.update(range(first, last + 1))
        if known is None:
            named[mention.entity.id or _key(mention.text)] = participant
        elif mention.entity.id is not None and participant.mention is not None:
            longer = set(mention.text.split()) > set(participant.mention.text.split())
            same = participant.mention.entity.id == mention.entity.id
            participant.mention = mention if longer and same else participant.mention
        found.append(Naming(root, participant))
        if (noun := _identified(root)) is not None:
            taken.add(noun.i)
            found = [*(naming for naming in found if naming.token != noun), Naming(noun, participant)]
    for token in doc:
        if token.pos_ == "NOUN" and token.i not in taken and not _is_said_of_another(token):
            found.append(Naming(token, _from_noun(token)))
    return sorted(found, key=lambda naming: naming.token.i)


def _namings(doc: Doc, mentions: Sequence[Mention]) -> list[tuple[int, int, Mention]]:
    """The token ranges ``[first, last]`` of all names in order, those without a mention made to one."""
    found = []
    taken: set[int] = set()
    for mention in mentions:
        covered = doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
        if covered is not None and len(covered) and mention.candidates and covered.start not in taken:
            taken.update(range(covered.start, covered.end))
            found.append((covered.start, covered.end - 1, mention))
    for first, last in _proper_names(doc, taken):
        title = first == last and doc[first].lower_.rstrip(".") in TITLES
        if first == last and doc[first].lower_ in _MALE | _FEMALE and _is_said_to_be(doc[first]):
            continue
        if not (title and last + 1 < len(doc) and doc[last + 1].pos_ == "PROPN"):
            found.append((first, last, _unlinked(doc, first, last)))
    return sorted(found, key=lambda naming: naming[0])


def _is_title_of_name(doc: Doc, last: int, mention: Mention) -> bool:
    """True for the "Astronaut" that a sentence begins with, before the name of one that is not known."""
    if last + 1 >= len(doc) or not doc[last].is_alpha or not mention.entity.label[:1].islower():
        return False
    name = doc[last + 1]
    same = name.head == doc[last] or doc[last].head == name
    return same and name.pos_ == "PROPN" and name.text.istitle() and name.dep_ in {"flat", *grammar.SUBJECTS}


def _is_said_to_be(word: Token) -> bool:
    """True for the "Emperor" of "was Emperor of Brazil", which names nobody."""
    return grammar.has_child(word, "cop") and grammar.own_subject(word) is not None


def _head(name: TokenSpan) -> Token:
    """The head word of a name; the subject in it, where the parser took "Barack Obama" to pieces."""
    return next((t for t in name if t.dep_ in grammar.SUBJECTS and t.head not in name), name.root)


def is_doubtful(mention: Mention, human: bool | None) -> bool:
    """True if a name of one word may rather be someone else's than the linked item's."""
    if " " in mention.text or not mention.text[:1].isupper():
        return False
    return mention.score < (_DOUBTFUL if human else _DOUBTFUL_THING)


def _tells_of_person(named: Mapping[str, Participant]) -> bool:
    """True if a person of the knowledge has been named."""
    return any(p.human and p.mention is not None and p.mention.entity.id is not None for p in named.values())


def _identified(name: Token) -> Token | None:
    """The subject of "The highest mountain is K2", which is what ``name`` names."""
    subject = grammar.own_subject(name)
    if subject is None or subject.pos_ != "NOUN" or not name.text[:1].isupper() or grammar.is_plural(subject):
        return None
    definite = any(c.lower_ == "the" or c.dep_ == "nmod:poss" for c in subject.children)
    told = grammar.has_child(name, "cop") and not grammar.has_child(name, "det", "case", "conj")
    return subject if definite and told and not grammar.has_child(subject, "conj") else None


def _is_said_of_another(noun: Token) -> bool:
    """True for a noun by which something else is described or named, an apposition, a predicate, and for one
    that names nothing: "no tower was taller"."""
    return noun.dep_ in {"appos", "compound", "ROOT", "fixed"} or any(c.lower_ == "no" for c in noun.children)


def is_part_of_noun(root: Token) -> bool:
    """True for a mention inside a plain noun ("metal" in "metal detector"), which no pronoun stands for."""
    return root.dep_ in {"compound", "amod"} and root.head.pos_ == "NOUN"


def _is_of_people(adjective: Token) -> bool:
    """True for the "Danish" of "the Danish architect Utzon", which speaks of no country."""
    behind = [t for t in adjective.doc[adjective.i + 1 : adjective.head.i + 1] if t.pos_ == "NOUN"]
    noun = behind[-1].lemma_.lower() if behind else ""
    return noun in PEOPLE or of_phrase(noun) is Kind.PERSON


def is_linked(participant: Participant) -> bool:
    """True if the item of its name is known."""
    mention = participant.mention
    return mention is not None and mention.entity.id is not None


def is_called_thing(participant: Participant) -> bool:
    """True for a name that tells of a thing ("Ninth Symphony"), and for a plain noun: "Water"."""
    mention = participant.mention
    if mention is None or participant.gender is not None or not mention.text.split():
        return False
    plain = mention.entity.id is not None and mention.entity.label[:1].islower()
    return plain or (" " in mention.text and mention.text.split()[-1].lower() in _THINGS)


def is_person(entity: Entity) -> bool:
    """True if the description of an entity, or its name, tells that it is a person's."""
    if _LIFE.search(entity.description) or named_gender(entity.label) is not None:
        return True
    return bool(_description_nouns(entity.description) & PEOPLE)


def named_gender(name: str) -> str | None:
    """The gender that a title or the given name in ``name`` tells."""
    words = name.replace(",", " ").split()
    for word in words[:1]:
        if word.lower() in _MALE:
            return "male"
        if word.lower() in _FEMALE:
            return "female"
    return (
        given_names().get(words[0].capitalize() if words and words[0].islower() else words[0])
        if words
        else None
    )


@cache
def given_names() -> dict[str, str]:
    """The gender that each given name tells."""
    lines = resource("language", "given_names.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return dict(line.split("\t") for line in lines)


@dataclass(frozen=True, slots=True)
class _Facts:
    gender: str | None = None
    human: bool | None = None
    group: bool = False
    nouns: frozenset[str] = frozenset()


def _facts(mentions: Sequence[Mention], knowledge: Knowledge | None) -> dict[str, _Facts]:
    qids = {m.entity.id for m in mentions if m.candidates and m.entity.id is not None}
    if knowledge is None or not qids:
        return {}
    entities = {m.entity.id: m.entity for m in mentions if m.candidates and m.entity.id is not None}
    types = knowledge.types(qids)
    labels = knowledge.entities({item for items in types.values() for item in items})
    facts = {}
    for qid in qids:
        kinds = set(types.get(qid, ()))
        nouns = _description_nouns(entities[qid].description)
        nouns |= {
            labels[item].label.lower().split()[-1] for item in kinds if item in labels and labels[item].label
        }
        gender = knowledge.gender(qid)
        human: bool | None = HUMAN in kinds or gender is not None
        human = human or bool(_LIFE.search(entities[qid].description))
        untold = not kinds and not nouns & _THINGS
        if not human and (untold or kinds & _FIGURES or "character" in nouns):
            human = None
        facts[qid] = _Facts(gender, human, bool(kinds & _GROUPS), frozenset(nouns))
    return facts


def _description_nouns(description: str) -> set[str]:
    """The words before the first preposition or bracket: "physicist" in "German physicist (1879–1955)"."""
    return {
        word
        for word in re.findall(r"[a-z]+", _BREAK.split(description.lower(), maxsplit=1)[0])
        if len(word) > 2
    }


def _from_mention(mention: Mention, head: Token, facts: _Facts) -> Participant:
    doubtful = is_doubtful(mention, facts.human)
    if (doubtful or mention.entity.id is None) and facts.human is not True and (noun := _thing_said(head)):
        return Participant(mention, None, False, False, facts.nouns | {noun})
    gender = None if doubtful else facts.gender
    human = None if doubtful and facts.human is False else facts.human
    if gender is None and human is not False:
        gender = named_gender(mention.text) or _title_gender(head)
    if human is None and gender is not None and len(mention.text.split()) > 1:
        human = True
    unknown = human is None and gender is None and mention.entity.id is None
    if unknown and (_is_inside(head) or mention.text.split()[-1].lower() in _THINGS):
        human = False  # "in Coyoacán", "his Ninth Symphony"
    plural = facts.group or head.tag_ in {"NNPS", "NNS"} or _has_plural_verb(head)
    misnamed = doubtful and facts.human is False
    return Participant(mention, gender, human, plural, facts.nouns, misnamed)


def _thing_said(head: Token) -> str | None:
    """The "city" of "Lincoln is a city", which tells that no person of that name is meant."""
    noun = head.head
    told = head.dep_ in grammar.SUBJECTS and grammar.has_child(noun, "cop") and noun.pos_ == "NOUN"
    if not told or any(c.lower_ in grammar.NEGATIONS for c in noun.children):
        return None
    lemma = noun.lemma_.lower()
    return lemma if lemma in _THINGS and grammar.has_child(noun, "det") else None


def _is_inside(head: Token) -> bool:
    """True for the "Coyoacán" of "born in Coyoacán", in which nobody is born who has that name."""
    return any(c.dep_ == "case" and c.lower_ in {"in", "near"} for c in head.children)


def _has_plural_verb(noun: Token) -> bool:
    """True for the "Koalas" of "Koalas are bears", which at the start of a sentence look like a name."""
    if noun.dep_ not in grammar.SUBJECTS or not noun.lower_.endswith("s") or noun.i > noun.sent.start:
        return False
    verb = noun.head
    return any(t.lower_ in {"are", "were"} for t in (verb, *grammar.children(verb, {"cop", "aux:pass"})))


def _title_gender(head: Token) -> str | None:
    """The gender that a title beside a name tells: "King" George, "actress" Jane Doe."""
    for child in head.children:
        if child.dep_ in {"nmod:desc", "compound", "appos", "amod", "flat"} and child.i < head.i:
            if child.lower_ in _MALE:
                return "male"
            if child.lower_ in _FEMALE:
                return "female"
    return None


def _from_noun(token: Token) -> Participant:
    lemma = token.lemma_.lower()
    gender = "male" if lemma in _MALE else "female" if lemma in _FEMALE else None
    return Participant(None, gender, True if gender else None, grammar.is_plural(token), frozenset({lemma}))


def _proper_names(doc: Doc, taken: set[int]) -> Iterator[tuple[int, int]]:
    """Token ranges ``[first, last]`` of capitalised names that no mention covers."""
    index = 0
    while index < len(doc):
        if not _is_name_word(doc[index], taken):
            index += 1
            continue
        first = index
        while (
            index + 1 < len(doc) and _is_name_word(doc[index + 1], taken) and not doc[index + 1].is_sent_start
        ):
            index += 1
        yield first, index
        index += 1


def _is_name_word(token: Token, taken: set[int]) -> bool:
    if token.i in taken or token.lower_ in grammar.TIMES | grammar.EXCLAMATIONS | _NO_NAMES:
        return False
    if token.text.startswith(("#", "@")):
        return token.text.startswith("@") and token.dep_ in grammar.SUBJECTS
    # A capital inside a sentence is a name, whatever the tagger takes it for, if it stands as a noun does.
    mistaken = not token.is_sent_start and token.text.istitle() and token.dep_ in _ROLES_OF_NAMES
    named = token.pos_ == "PROPN" or (mistaken and token.pos_ in {"ADJ", "INTJ", "NOUN", "X", "ADV"})
    return named and any(c.isalpha() for c in token.text)


def _unlinked(doc: Doc, first: int, last: int) -> Mention:
    start = doc[first].idx
    text = doc[first : last + 1].text if last - first < 8 else doc[first].text
    return Mention(Span(start, start + len(text)), text, (Candidate(Entity(None, text), 0.0),))


def _key(name: str) -> str:
    return name.casefold()


def _same_name(name: str, recent: Sequence[Participant]) -> Participant | None:
    """The latest of ``recent`` that is named ``name``, or of whose name it is the first or last part."""
    words = _key(name).split()
    for participant in recent:
        other = _key(participant.mention.text).split() if participant.mention else []
        if len(other) >= len(words) and (other[-len(words) :] == words or other[: len(words)] == words):
            return participant
    return None
