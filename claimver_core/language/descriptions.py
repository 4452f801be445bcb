"""Definite descriptions: what "the physicist", "the company" or "the Berlin-based firm" stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.also_called import PICTURES, also_called
from claimver_core.language.described_people import CALLED, is_of_people, is_title
from claimver_core.language.grammar import words
from claimver_core.language.participants import PEOPLE, Participant
from claimver_core.language.prominence import PLACES, clear_best, may_bind, place_score
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.linking.words import places

if TYPE_CHECKING:
    from spacy.tokens import Token

_REACH = 5  # sentences back
_TOPIC = 2  # how many times more often than another is what a text is about
_BEFORE_NOUN = frozenset({"amod", "compound"})
_OBJECTS = frozenset({"obj", "obl"})
_PASSING = frozenset({"obl", "nmod", "compound"})
_MARGIN = 1.0  # by how much the best must lead
_OFTEN, _MOST_OFTEN = 0.2, 5  # gained by each place, of so many at most
_NOT_THE_SAME = words(
    """other another same first second third last next new latter previous following former only original
    many few several different own entire whole main"""
)
_TIMES = words("century decade year month week day season millennium")
_COMPARED = frozenset({"JJR", "JJS"})  # "the second-highest mountain" is told apart, and not told again
_COMPANIES = words(
    """company business enterprise corporation firm manufacturer airline retailer brand conglomerate
    multinational carmaker automaker maker producer publisher startup bank"""
)
_ORGANISED = _COMPANIES | words(
    """network website platform app application software service subsidiary studio label division chain
    organization organisation group channel giant"""
)
"""What "the company", "the service" and "the studio" may mean, whatever the knowledge calls it."""
_PERSONAL = words("it him her them")
_HELD = words("share stake interest holding investment investor confidence trust shareholder stock invest")
_BEGUN = words("found establish start create launch set build begin")
_CHURCHES = words("church cathedral basilica abbey chapel minster")
_PLAYERS = words("player footballer striker forward midfielder defender winger goalkeeper captain")
_SOLDIERS = words("soldier officer commander general marshal admiral")
_SYNONYMS = {
    **CALLED,
    "giant": _COMPANIES,
    **dict.fromkeys(("company", "firm", "business"), _COMPANIES),
    **dict.fromkeys(_PLAYERS, _PLAYERS),
    **dict.fromkeys(_SOLDIERS, _SOLDIERS),
    "country": words("state nation republic kingdom"),
    "nation": words("country state republic"),
    **dict.fromkeys(("republic", "kingdom"), words("country state nation")),
    "city": words("town capital metropolis municipality"),
    "movie": frozenset({"film"}),
    "building": _CHURCHES
    | words("tower palace museum church house theatre castle skyscraper stadium mosque venue centre"),
    "church": _CHURCHES,
    "cathedral": frozenset({"church", "basilica", "minster"}),
    "service": _COMPANIES,
    "artist": words("painter sculptor singer musician rapper"),
    "athlete": words("sprinter swimmer runner gymnast footballer"),
    "astronaut": frozenset({"cosmonaut"}),
    "probe": words("spacecraft satellite orbiter"),
    "spacecraft": words("probe satellite orbiter"),
    "politician": words("president senator minister chancellor statesman governor mayor"),
    "show": words("series program sitcom"),
    "band": frozenset({"group"}),
    "group": _COMPANIES | {"band", "organization"},
    "singer": words("musician songwriter vocalist rapper"),
    "scientist": words("physicist chemist biologist mathematician astronomer geologist"),
    "author": words("writer novelist poet"),
    "writer": words("author novelist poet playwright"),
    "novel": frozenset({"book"}),
    "book": frozenset({"novel"}),
    "game": frozenset({"videogame"}),
    "team": frozenset({"club"}),
    "club": frozenset({"team"}),
    "monarch": words("king queen emperor empress tsar sultan"),
    "leader": words("politician president chancellor monarch dictator"),
}

_BUILT = words(
    """tower wall castle fort fortress fortification palace temple church cathedral bridge building statue
    pyramid mausoleum tomb arch column obelisk monument skyscraper stadium amphitheatre theatre basilica
    mosque abbey ruin dam lighthouse aqueduct"""
)
SHIPS = words("ship liner steamship steamer vessel battleship cruiser frigate yacht ferry boat submarine")
_ILLS = words("disease illness disorder infection virus condition syndrome epidemic pandemic cancer fever")
_ANIMALS = words("animal mammal bird reptile fish insect species taxon whale cat dog primate bear genus")
_SPECIES = words("animal mammal bird reptile creature insect")
"""By which several a kind is meant: "Octopuses are clever. The animals have three hearts"."""
_WORKS = words("book novel play poem story song album symphony opera film series painting ballet sonata")
_LOOSELY = {
    **dict.fromkeys(words("picture portrait canvas painting image masterpiece artwork"), PICTURES),
    **dict.fromkeys(words("monument landmark structure edifice construction fortification site"), _BUILT),
    **dict.fromkeys(words("ship liner vessel steamer boat"), SHIPS),
    **dict.fromkeys(words("illness disease infection condition disorder virus epidemic"), _ILLS),
    **dict.fromkeys(words("animal creature mammal species bird fish insect predator beast giant"), _ANIMALS),
    **dict.fromkeys(words("work masterpiece story tale play piece epic classic"), _WORKS),
    **dict.fromkeys(words("drink beverage"), words("coffee tea beer wine drink beverage")),
    **dict.fromkeys(words("waterway"), words("canal river strait channel")),
    **dict.fromkeys(words("conflict fighting war"), words("war conflict battle invasion rebellion")),
    **dict.fromkeys(words("catastrophe disaster tragedy accident"), words("disaster accident explosion")),
    **dict.fromkeys(words("agreement treaty pact accord deal"), words("treaty agreement pact convention")),
    **dict.fromkeys(words("drug medicine substance compound"), words("drug medication antibiotic hormone")),
    **dict.fromkeys(words("element metal gas substance"), words("element metal gas chemical")),
    **dict.fromkeys(words("organisation organization body agency alliance institution"),
                    words("organization organisation agency alliance institution union")),
    **dict.fromkeys(words("event competition tournament contest"), words("event competition tournament")),
    **dict.fromkeys(words("mountain peak summit"), words("mountain volcano peak")),
    **dict.fromkeys(words("island country nation state land"), words("island country state nation")),
    **dict.fromkeys(words("continent region"), words("continent region")),
    **dict.fromkeys(words("power plant station"), words("plant station")),
    **dict.fromkeys(words("composer musician"), words("composer musician pianist")),
}  # fmt: skip
"""What a paragraph may call what it is about, whatever the knowledge calls that."""


_THINGS = frozenset({Kind.PLACE, Kind.ORGANISATION, Kind.WORK, Kind.LANGUAGE})
_FLOWN = words("spacecraft probe")
_MAYBE_PEOPLE = words("developer publisher manufacturer retailer composer musician giant")
"""What a person may be called, although they stand among the words for things."""


def description(token: Token) -> list[Token] | None:
    """The words of a short definite description ("the German physicist") headed by ``token``."""
    noun = token.pos_ == "NOUN" or (token.pos_ == "PROPN" and (token.is_lower or is_title(token)))
    if not noun or token.dep_ in {"appos", "compound", "conj"}:
        return None
    if token.lemma_.lower() not in _SPECIES and _are_several(token):
        return None
    if token.lemma_.lower() in _TIMES:
        return None  # "the 16th century" is nobody who is told by his century
    if token.text[0].isupper() and not token.sent.text.isupper() and not is_title(token):
        return None  # "the Solar System" is a name, whatever the parser takes it for
    behind = token.nbor(1) if token.i + 1 < token.sent.end else token
    if behind.pos_ in {"PROPN", "NOUN"} and behind.text.istitle():
        return None  # "the chemist Joachim Sauer" is a name with what he is
    if behind.pos_ == "ADP" and any(t.lower_ in _PERSONAL for t in token.doc[behind.i + 1 : behind.i + 2]):
        return None  # "the lake behind it" is told by where it lies
    parts = [c for c in token.children if not c.lower_.endswith("self")]  # "the artist himself"
    if not any(c.dep_ == "det" and c.lower_ in {"the", "this", "that"} for c in parts) or grammar.has_child(
        token, "cop"
    ):
        return None
    inside = [c for c in parts if c.dep_ in {"det", "amod", "compound"}]
    heavy = {
        "nmod",
        "nmod:poss",
        "nmod:of",
        "acl",
        "appos",
        "nummod",
        "conj",
        "flat",
        "prep",
        "poss",
        "nmod:desc",
    }
    if any(c.dep_ in heavy | grammar.RELATIVE_CLAUSES and not grammar.set_off(c) for c in parts):
        return None
    if any(c.dep_ == "appos" and c.pos_ == "PROPN" and c.text.istitle() for c in parts):
        return None  # "the director, Christopher Nolan," is who is named there
    other = _NOT_THE_SAME - {"former"} if token.lemma_.lower() in PEOPLE else _NOT_THE_SAME
    if any(c.lower_ in other or _is_name(c) or c.tag_ in _COMPARED for c in inside):
        return None
    if token.lower_ == "capital" and any(c.dep_ == "amod" and c.text.istitle() for c in inside):
        return None  # "the West German capital" is that of the land
    tokens = sorted([token, *(t for c in inside for t in c.subtree)], key=lambda t: t.i)
    return tokens if tokens[-1].i - tokens[0].i == len(tokens) - 1 else None


def _are_several(noun: Token) -> bool:
    """True for a plural; the tagger takes a rare noun such as "astronomer" for one now and then."""
    mistaken = noun.tag_ == "NNS" and noun.lower_ in PEOPLE and not grammar.has_child(noun, "conj")
    return grammar.is_plural(noun) and not mistaken


def _is_name(word: Token) -> bool:
    """True for a name or number inside a description, but for the "South" of "the South Korean director" and
    the "Dutch" of "the Dutch painter"."""
    people = word.text in places() and places()[word.text].kind == "demonym"
    return word.pos_ in {"PROPN", "NUM"} and word.text not in {"South", "North"} and not people


def described(
    token: Token,
    active: Sequence[Participant],
    sentences: Mapping[int, int],
    roles: Callable[[Participant], frozenset[str]],
    about: Participant | None,
) -> Participant | None:
    """The named participant that "the physicist" describes; ``roles`` are the words for what one does, and
    ``about`` is what the paragraph is about, if anything."""
    lemma = token.lemma_.lower()
    wanted = _SYNONYMS.get(lemma, frozenset()) | {lemma}
    near = [p for p in active if p.mention and sentences[token.i] - p.places[-1].sentence <= _REACH]
    near = [p for p in near if _agrees_with_people(token, p) and _may_be_called(p, lemma)]
    if _are_several(token):
        meant = about in near and _is_loosely(about, lemma) and not _is_another(lemma, active)
        return about if meant and about is not None and _is_said_of_several(about) else None
    fitting = [p for p in near if _fits(p, lemma, wanted)]
    scored = []
    for participant in fitting or [p for p in near if roles(p) & wanted]:
        places = [
            place_score(token, place, sentences[token.i] - place.sentence)
            for place in participant.places[-PLACES:]
            if sentences[token.i] - place.sentence <= _REACH and may_bind(token, place.token, False)
        ]
        if places:
            often = _OFTEN * min(len(participant.places), _MOST_OFTEN)
            scored.append((max(places) + often + (0.5 if lemma in participant.nouns else 0.0), participant))
    best = clear_best(scored, _MARGIN) or _told_of_last(token, about, fitting, sentences)
    if not scored and about in near and _is_loosely(about, lemma) and not _is_another(lemma, active):
        return about
    if not scored and (one := also_called(token, near, active, sentences)) is not None:
        return one
    if lemma in _ORGANISED:
        rivals = [p for p in near if p.human is not True and (p in fitting or p.nouns & _ORGANISED)]
        return _of_rivals(token, best, rivals, sentences)
    if best is None or best.human is not True:
        return best
    unknown = [p for p in near if _may_be_somebody(p)]
    newer = max((p.places[-1].token.i for p in unknown), default=-1)
    return best if best.places[-1].token.i > newer else None  # else the one that nothing is known of


def _told_of_last(
    token: Token,
    about: Participant | None,
    fitting: Sequence[Participant],
    sentences: Mapping[int, int],
) -> Participant | None:
    """The thing that the paragraph is ``about``, where it also was what the sentence before told of, and of
    no other that is ``fitting`` but in passing: "Their latest triumph came against Inter"."""
    last = sentences[token.i] - 1
    if about is None or about not in fitting or about.human is not False:
        return None
    told = {p: [place.token for place in p.places if place.sentence == last] for p in fitting}
    beside = [word for p, said in told.items() if p is not about for word in said]
    passing = all(word.dep_ in _PASSING and not grammar.has_child(word, "conj") for word in beside)
    return about if any(_is_theme(word) for word in told[about]) and passing else None


def _is_theme(word: Token) -> bool:
    """True for the subject of a sentence, and for whose it is."""
    owned = word.head if word.dep_ in {"nmod:poss", "poss"} else word
    return owned.dep_ in grammar.SUBJECTS and owned.head.dep_ == "ROOT"


def _is_said_of_several(participant: Participant) -> bool:
    """True for giant pandas, of which a text goes on in the plural."""
    name = "" if participant.mention is None else participant.mention.text
    return participant.plural or (name.endswith("s") and not name.endswith("ss"))


def _is_loosely(participant: Participant | None, lemma: str) -> bool:
    """True where "the picture" may be what a paragraph about a painting calls it."""
    return participant is not None and bool(participant.nouns & _LOOSELY.get(lemma, frozenset()))


def _is_another(lemma: str, active: Sequence[Participant]) -> bool:
    """True where a noun of the same word, or another name for such a thing, was spoken of before."""
    return any(p.mention is None and lemma in p.nouns for p in active)


def _of_rivals(
    token: Token, best: Participant | None, rivals: Sequence[Participant], sentences: Mapping[int, int]
) -> Participant | None:
    """``best``, save where another that may be meant was named beside it or since: "Facebook bought WhatsApp.
    The service". What had been founded before is what was bought, and not the buyer."""
    newest = max(rivals, key=lambda p: p.places[-1].token.i, default=None)
    if newest is None:
        return best
    place = newest.places[-1]
    bought = place.token.dep_ in _OBJECTS and not grammar.has_child(place.token, "conj")
    if _had_begun(token) and bought and sentences[token.i] - place.sentence == 1:
        return newest
    if best is None or best is newest or len(best.places) > _TOPIC * len(newest.places):
        return best
    return None


def _had_begun(noun: Token) -> bool:
    """True for the subject of "had been founded"."""
    verb = noun.head
    past = any(c.lower_ == "had" for c in verb.children) and noun.dep_ in grammar.SUBJECTS
    return past and verb.lemma_.lower() in _BEGUN


def _may_be_somebody(participant: Participant) -> bool:
    """True for a name of which nothing is known, where it is a person's or stands as one may."""
    if participant.mention is None or participant.mention.entity.id is not None:
        return False
    if participant.human is None:
        return participant.places[-1].token.dep_ in grammar.SUBJECTS
    return participant.human


def _agrees_with_people(token: Token, participant: Participant) -> bool:
    """False for "the Polish striker" of somebody whose description names another people."""
    people = [c.text for c in token.children if c.dep_ in _BEFORE_NOUN and c.text[:1].isupper()]
    described_as = "" if participant.mention is None else participant.mention.entity.description
    return not (people and described_as[:1].isupper()) or any(is_of_people(p, described_as) for p in people)


def _may_be_called(participant: Participant, lemma: str) -> bool:
    """False for "the film" of a person, whatever the words are that tell what he does ("film director"), for
    "the singer" of an album, and for "the spacecraft" of a natural satellite."""
    if participant.human is True:
        return lemma in _MAYBE_PEOPLE or not (lemma in _LOOSELY or of_phrase(lemma) in _THINGS)
    if lemma in _FLOWN and "natural" in participant.nouns:
        return False
    told = "" if participant.mention is None else participant.mention.entity.description
    return participant.human is None or lemma not in PEOPLE or of_phrase(told) not in _THINGS


def _fits(participant: Participant, lemma: str, wanted: frozenset[str]) -> bool:
    if lemma in {"man", "woman"}:
        return participant.gender == ("male" if lemma == "man" else "female") and participant.human is True
    name = "" if participant.mention is None else participant.mention.text
    called = name.split()[-1].lower() if " " in name and name[:1].isupper() else ""
    if participant.nouns & wanted or (called in wanted and participant.human is not True):
        return True
    # A name of which nothing is known may be a company's, if no person's: "SpaceX ... The company".
    unknown = not participant.nouns and participant.gender is None and participant.human is None
    named = participant.mention is not None and participant.mention.text[:1].isupper()
    return lemma in _COMPANIES and unknown and named and not _is_town(participant)


def _is_town(participant: Participant) -> bool:
    """True for the "Los Altos" of "in Los Altos, California" and "a garage in Los Altos", of which nothing is
    known."""
    for place in participant.places:
        name = place.token
        if name.dep_ == "nmod" and any(c.lower_ == "in" for c in name.children) and _is_built(name.head):
            return True
        behind = [c for c in name.children if c.dep_ in {"appos", "conj"} and c.pos_ == "PROPN"]
        land = any(grammar.set_off(c) for c in behind)
        if land and any(c.dep_ == "case" and c.lower_ in {"in", "near", "at"} for c in name.children):
            return True
    return False


def _is_built(noun: Token) -> bool:
    """True for a noun that nobody holds a share in, as in "a garage in Los Altos"."""
    return noun.pos_ == "NOUN" and noun.lemma_.lower() not in _HELD
