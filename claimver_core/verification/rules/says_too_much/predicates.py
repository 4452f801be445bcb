"""What a claim says its subject to be: *a French painter*. Nationality alone does not bear that out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.linking.kinds import of_phrase
from claimver_core.types import Entity, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading

_IS_A = re.compile(
    r"\b(?:is|are|was|were|(?:has|have|had)\s+been)\s+(?:(?:still|also|now|today)\s+)?"
    r"(?:an?|one of the)\s+(?:[\w.’'-]+\s+){0,4}$",
    re.IGNORECASE,
)
_END = re.compile(r"\W*$")
_ARTICLE = re.compile(r"\b(?:an?|one of the)\s+", re.IGNORECASE)
_OCCUPATION = "P106"
_TOLD_BY = (
    "P31",
    "P279",
    "P106",
    "P136",
    "P413",
    "P39",
    "P101",
    "P641",
    "P105",
    "P452",
    "P412",
    "P122",
    "P140",
)

_NARROWER = {
    "artist": "painter sculptor illustrator printmaker muralist draughtsman photographer singer musician",
    "musician": "singer songwriter composer guitarist pianist drummer rapper violinist bassist vocalist",
    "scientist": "physicist chemist biologist astronomer mathematician geologist botanist naturalist",
    "writer": "author novelist poet playwright dramatist essayist journalist",
    "author": "writer novelist poet playwright dramatist essayist",
    "athlete": "sprinter swimmer runner jumper gymnast player footballer tennis boxer",
    "runner": "sprinter marathon athletics athlete",
    "player": "footballer basketball tennis",
    "footballer": "football soccer",
    "statesman": "politician diplomat president chancellor",
    "politician": "statesman president senator chancellor premier governor minister",
    "businessman": "businessperson entrepreneur industrialist executive",
    "businesswoman": "businessperson entrepreneur executive",
    "entrepreneur": "businessperson industrialist businessman businesswoman",
    "actress": "actor",
    "congressman": "representative",
    "congresswoman": "representative",
    "lawmaker": "representative senator deputy",
    "legislator": "representative senator deputy",
    "monarch": "king queen emperor",
    "ruler": "king queen emperor monarch sultan tsar",
    "astronaut": "cosmonaut",
    "cosmonaut": "astronaut",
    "soldier": "officer general",
    "scholar": "historian philosopher philologist",
    "thinker": "philosopher",
    "inventor": "engineer",
    "tycoon": "businessperson entrepreneur industrialist businessman",
    "magnate": "businessperson entrepreneur industrialist businessman",
    "mogul": "businessperson entrepreneur businessman producer",
    "filmmaker": "director",
    "codebreaker": "cryptographer cryptanalyst cryptologist",
    "carmaker": "automobile automotive car",
    "automaker": "automobile automotive car",
    "drugmaker": "pharmaceutical pharmacy",
    "chipmaker": "semiconductor semiconductors",
    "planemaker": "aircraft aerospace",
    "brewer": "brewery brewing beer",
    "broadcaster": "television radio broadcasting",
    "lender": "bank banking",
    "insurer": "insurance",
    "retailer": "retail supermarket department shop",
    "racer": "driver racing cyclist motorcyclist",
    "mathematician": "logician geometer statistician",
    "naturalist": "biologist botanist zoologist",
    "explorer": "navigator conquistador",
    "entertainer": "singer actor actress comedian dancer",
    "performer": "singer actor actress comedian dancer musician",
}
"""What those are, too, who are known by a narrower word."""
_ANYBODY = words(
    """person man woman boy girl figure personality celebrity star legend icon hero heroine genius pioneer
    native citizen national human being child leader"""
)
"""What anybody may be called."""

_CALLED = re.compile(r"\b(?:is|was)\s+an?\s+(?:(?:_|[\w’'-]+)\s+){0,4}?(?P<noun>[a-z][a-z-]+)\W*$")

_CALLED_BEFORE_MORE = re.compile(
    r"\b(?:is|was)\s+an?\s+(?:(?:_|[\w’'-]+)\s+){0,3}?(?P<noun>[a-z-]+(?:er|or|ist|ian|man|keeper|poet|star))\s+(?:from|by|born|who)\b"
)
_BELONGING = words("colony protectorate dominion dependency possession province territory")
"""What not every place of its kind has been, and least of all another one's."""


_OF_PEOPLE = ("P135", "P136", "P101", "P641", "P413", "P1303", "P106", "P102", "P140", "P172", "P27")
"""Movement, genre, field, sport, position, instrument, occupation, party, religion, people, citizenship."""
_NOT_ASKED = words(
    """famous well-known well known great renowned noted notable celebrated leading major prominent important
    influential successful popular acclaimed award-winning legendary iconic gifted talented brilliant prolific
    pioneering respected distinguished eminent outstanding top best greatest world-famous world-renowned
    former retired late professional veteran young modern real true very most more one of the only first
    born based speaking"""
)
"""Praise and standing, and what rules of their own judge: *a German-born physicist*."""
_ALIKE = 5  # letters by which a word and the label of a statement are known for kin: cubist, cubism


def told_modifiers(reading: Reading, noun: str, subject: Mention, relations: Kin) -> list[Triplet] | None:
    """The statements that bear out the words before the noun by which somebody is called (*a French
    impressionist painter*); None where one of the words is told by none, nor by the description."""
    said = _IS_A.search(reading.claim.context[: reading.claim.context.rindex(noun)])
    if said is None:
        return None
    statements = relations.statements(str(subject.entity.id), _OF_PEOPLE)
    labels = [(t, normalise(t.object.label).split()) for t in statements if isinstance(t.object, Entity)]
    linked = {normalise(m.text): m.entity.id for m in reading.claim.mentions}
    described = normalise(subject.entity.description).split()
    found: list[Triplet] = []
    for word in re.findall(r"[\w'’]+", _ARTICLE.split(said.group(), maxsplit=1)[-1].replace("well-", "")):
        plain = normalise(word)
        named = linked.get(plain)
        if word.lower() in _NOT_ASKED:
            continue
        if "centur" in plain or plain[0].isdigit() or (named and relations.kind(named) == "place"):
            continue  # times and nations are judged by rules of their own
        telling = [
            t for t, label in labels if any(_is_alike(plain, other) for other in _without_after(label))
        ]
        telling += [t for t, _ in labels if isinstance(t.object, Entity) and t.object.id == named]
        if not telling and not any(_is_alike(plain, other) for other in described):
            return None
        found += telling[:1]
    return found


def _without_after(label: Sequence[str]) -> list[str]:
    """The words of a label without one that *post* or *neo* sets apart from what it is called after."""
    return [word for before, word in zip(("", *label), label, strict=False) if before not in ("post", "neo")]


def _is_alike(word: str, other: str) -> bool:
    return word == other or (
        len(word) > _ALIKE and word[: max(_ALIKE, len(word) - 4)] == other[: max(_ALIKE, len(word) - 4)]
    )


def fits_predicate(reading: Reading, relations: Kin) -> bool:
    """False where the claim ends in a noun for its subject that nothing known of the subject is like: neither
    its classes and occupations, nor its description, nor, for a thing, the kind of thing it is. So, too,
    where somebody is called by a word before the noun that nothing known tells: *a surrealist painter*."""
    subject = next((m for m in reading.claim.mentions if is_name(m)), None)
    noun = predicate_noun(reading)
    if subject is None:
        return True
    person = relations.kind(str(subject.entity.id)) == "person"
    if noun is None:
        return not person or _fits_unlinked(reading, subject, relations)
    if person and told_modifiers(reading, noun.text, subject, relations) is None:
        return False
    described = subject.entity.description
    known = relations.statements(str(subject.entity.id), _TOLD_BY)
    labels = [t.object.label for t in known if isinstance(t.object, Entity)]
    if not labels and not described:
        return True
    if _is_among(noun, normalise(described)) or told_by(noun, subject, relations) is not None:
        return True
    if noun.entity.id in relations.classes(str(subject.entity.id)):
        return True
    if person:
        return noun.text.lower() in _ANYBODY
    if noun.text.lower() in _BELONGING:
        return False
    kind = of_phrase(noun.text)
    return kind is not None and kind in {of_phrase(described), *map(of_phrase, labels)}


def _fits_unlinked(reading: Reading, subject: Mention, relations: Kin) -> bool:
    """False where somebody is called by a noun that no item was found for, and that neither the description
    nor an occupation has: *an American sprinter*."""
    noun = unlinked_noun(reading)
    if not noun or noun.lower() in _ANYBODY | _NOT_ASKED:
        return True
    if told_modifiers(reading, noun, subject, relations) is None:
        return False
    described = _is_in_words(noun, subject.entity.description)
    return described or told_in_words(noun, subject, relations) is not None


def fits_calling(reading: Reading, relations: Kin) -> bool:
    """False where somebody is called by an occupation, with more behind it, that nothing known tells: *a
    composer from Germany*."""
    said = _CALLED_BEFORE_MORE.search(reading.words)
    subject = next((m for m in reading.claim.mentions if is_name(m)), None)
    if said is None or subject is None or relations.kind(str(subject.entity.id)) != "person":
        return True
    noun = said["noun"]
    if noun in _ANYBODY | _NOT_ASKED or not relations.statements(str(subject.entity.id), (_OCCUPATION,)):
        return True
    return (
        _is_in_words(noun, subject.entity.description) or told_in_words(noun, subject, relations) is not None
    )


def unlinked_noun(reading: Reading) -> str:
    """The noun that the claim ends in, behind *is a*, where it may be no mention; empty without one."""
    said = _CALLED.search(reading.words)
    return said["noun"] if said is not None else ""


def is_told_calling(reading: Reading, subject: Mention, relations: Kin) -> bool:
    """False where the claim ends in a noun for somebody that nothing known of them tells: it may be of
    another bearer of the name."""
    noun = unlinked_noun(reading)
    if not noun or noun in _ANYBODY | _NOT_ASKED:
        return True
    return _is_in_words(noun, subject.entity.description) or (
        told_in_words(noun, subject, relations) is not None
    )


def told_in_words(noun: str, subject: Mention, relations: Kin) -> Triplet | None:
    """The statement whose value has a word like the noun, or a narrower one: *racing driver*, of a driver."""
    for statement in relations.statements(str(subject.entity.id), _TOLD_BY):
        if isinstance(statement.object, Entity) and _is_in_words(noun, statement.object.label):
            return statement
    return None


def _is_in_words(noun: str, text: str) -> bool:
    """True where the text has a word like the noun, or a narrower one."""
    told = normalise(text).split()
    return any(_is_alike(normalise(noun), word) for word in (*told, *_wider(told)))


def _wider(told: Sequence[str]) -> list[str]:
    return [wide for wide, narrow in _NARROWER.items() if not set(narrow.split()).isdisjoint(told)]


def told_by(noun: Mention, subject: Mention, relations: Kin) -> Triplet | None:
    """The statement by which the subject is what the noun says, or a narrower sort of it."""
    for statement in relations.statements(str(subject.entity.id), _TOLD_BY):
        value = statement.object
        if not isinstance(value, Entity):
            continue
        if value.id == noun.entity.id or _is_among(noun, normalise(value.label)):
            return statement
        if statement.property.id == _OCCUPATION and noun.entity.id in relations.classes(str(value.id)):
            return statement
    return None


def _is_among(noun: Mention, told: str) -> bool:
    """True where the text has the noun, its label, or a narrower word."""
    names = (
        normalise(noun.text),
        normalise(noun.entity.label),
        *_NARROWER.get(noun.text.lower(), "").split(),
    )
    return any(f" {name} " in f" {told} " for name in names)


def predicate_noun(reading: Reading) -> Mention | None:
    """The noun that the claim ends in, behind *is a*."""
    said = _END.sub("", reading.claim.context).lower()
    for mention in reading.claim.mentions:
        noun = mention.text.lower()
        if not is_name(mention) and said.endswith(noun) and _IS_A.search(said.removesuffix(noun)):
            return mention
    return None
