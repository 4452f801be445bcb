"""What a claim says beyond the statements that seem to bear it out: of whose kin, the second, the former."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from claimver_core.types import Entity, TimeValue
from claimver_core.verification.rules.background import PLACED
from claimver_core.verification.rules.contrasted import bears_out_the_contrasted
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.deeds import is_turned
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.likened import is_of_the_likened
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.offices.said_titles import has_other_title
from claimver_core.verification.rules.over_time.at_the_time import not_at_the_time
from claimver_core.verification.rules.over_time.begun_and_finished import is_other_end
from claimver_core.verification.rules.over_time.of_today import is_of_another_land, is_over
from claimver_core.verification.rules.people.band_parts import part_is_told
from claimver_core.verification.rules.people.callings import is_called_otherwise
from claimver_core.verification.rules.people.deaths import not_the_killer
from claimver_core.verification.rules.people.whose_kin import of_their_kin
from claimver_core.verification.rules.places.divisions import is_in_another_part
from claimver_core.verification.rules.places.governments import is_of_no_such_form
from claimver_core.verification.rules.places.misplaced import stands_elsewhere
from claimver_core.verification.rules.places.side_by_side import side_by_side
from claimver_core.verification.rules.places.told_capital import is_no_capital
from claimver_core.verification.rules.places.waters import by_greater_sea
from claimver_core.verification.rules.predicates import fits_calling
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import PLAINLY, Ruling
from claimver_core.verification.rules.says_more import says_more
from claimver_core.verification.rules.sorts_of_things import (
    is_made_otherwise,
    is_no_such_place,
    is_said_to_be_another_sort,
    names_another_work,
)
from claimver_core.verification.rules.told_besides import tells_besides
from claimver_core.verification.rules.works.genres import is_of_another_genre
from claimver_core.verification.rules.works.prize_reasons import for_other_work
from claimver_core.verification.unasserted import is_unasserted
from claimver_core.verification.unresolved import speaks_of_unknown

_BORN = re.compile(r"-born\b|\bby\s+birth\b|\bnative\b|\bcame\s+into\s+the\s+world\b", re.IGNORECASE)
_BY_BIRTH = re.compile(r"\bby\s+birth\b", re.IGNORECASE)  # which plainer words leave out
_SINCE = re.compile(r"\bha(?:s|ve)\s+been\b.*\bsince\b", re.IGNORECASE)
_SUPPOSED = re.compile(r"\b(?:would|could|might|should)\s+(?:have|never|be)\b", re.IGNORECASE)
_ONE_OF = re.compile(r"\b(?:is|was)\s+one\s+of\s+(?:the\s+)?_\W*$", re.IGNORECASE)
_BELONGS = frozenset({"P463", "P361", "P527", "P54", "P31", "P112", "P102"})
_BY_NATIONALITY = re.compile(r"\bby\s+nationality\b", re.IGNORECASE)
_BETWEEN = re.compile(
    r"\b(?:borders?\s+(?:between|of|with)|(?:lies|is|sits|located|situated)\s+between)\s+(?:the\s+)?_\s+and\s+(?:the\s+)?_",
    re.IGNORECASE,
)
_MAIN = re.compile(
    r"\b(?:main|principal|primary|chief)\s+(?:headquarters|seat|offices?|base)\b", re.IGNORECASE
)
_SEAT = "P159"
_CENTURY = re.compile(r"\b(?P<number>\d{1,2})(?:st|nd|rd|th)[\s-]century\b", re.IGNORECASE)
_ORDINAL = re.compile(
    r"\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th))[\s-](?:most\s|least\s|[a-z]+est\b)",
    re.IGNORECASE,
)
_MADE_BY = re.compile(
    r"\b(?:created|composed|written|invented|drawn|penned|authored|narrated)\s+by\s+_|"
    r"_\s+(?:created|composed|wrote|invented)\s+_",
    re.IGNORECASE,
)
_NO_MAKERS = frozenset({"P161", "P175", "P725", "P674", "P453", "P1441", "P527", "P463", "P361"})
_IN_BAND = re.compile(
    r"_\s*['’]s?\s+(?:lead\s+)?(?:drummer|singer|guitarist|bassist|frontman|frontwoman|vocalist|keyboardist|pianist)\b",
    re.IGNORECASE,
)
_MEMBERS = frozenset({"P527", "P463", "P361"})
_TIMES = re.compile(r"\b(?:twice|(?:two|three|four|five|six|\d+)\s+times)\b", re.IGNORECASE)
_TWICE, _AGAIN = 2, re.compile(r"\bagain\b", re.IGNORECASE)
_STUDIED = re.compile(
    r"\bstudied\s+(?!(?:at|in|under|with|for|abroad|there)\b)(?:[a-z]+\s+){1,3}(?:at|in)\s", re.IGNORECASE
)
_SCHOOL = frozenset({"P69"})
_SPEAKS, _FLUENT = (
    frozenset({"P1412", "P103"}),
    re.compile(r"\bfluent\b|\bw(?:rites?|rote|riting)\s+in\b", re.IGNORECASE),
)
RANKS_NAMES = re.compile(
    r"\b(?:(?:more|less|fewer)\s+(?:[a-z_]+\s+){1,3}?|(?!rather|other|later|earlier)[a-z]+er\s+)"
    r"than\s+(?:(?:the\s+)?_|any\s+other\b|anyone\s+else\b)",
    re.IGNORECASE,
)
"""*Friendlier than*: where the values of both are known, a comparison decides before."""
_NATION_OF = re.compile(
    r"^\W*the\s+_\s+(?:[a-z]+\s+)?(?:city|town|village|port|island|state|province|region|capital)\s+(?:of\s+)?_",
    re.I,
)
_VICTORY = "P2522"
_UNRESOLVED = re.compile(r"^\W*(?:its|their)\b", re.IGNORECASE)
_ONE_ALONE = re.compile(r"\b(?:just|only)\s+(?:has\s+|had\s+)?one\b", re.IGNORECASE)
_FROM_TO = re.compile(
    r"\b(?:from|between)\s+(?P<first>[12]\d{3})\s+(?:to|until|till|and)\s+(?P<last>[12]\d{3})\b(?!\s*B)", re.I
)
_LIFE = ("P569", "P570")
_BY_SOMEBODY = re.compile(r"\bby\s+(?:an?|some|two|three)\s+_\s+[a-z]+", re.IGNORECASE)
_SIDED = re.compile(
    r"\bon\s+the\s+(?:same\s+)?side\b|\b(?:sided|allied)\s+with\b|\bagainst\s+(?:the\s+)?_|\balongside\b",
    re.IGNORECASE,
)
_TOOK_PART = frozenset({"P710", "P1344", "P607", "P361", "P527"})
_AT_AN_EDGE = re.compile(
    r"\b(?:north|south|east|west)(?:ern|east|west|eastern|western)?\s+(?:coast|shore|bank|side|tip|edge|end|border)\b",
    re.IGNORECASE,
)
_BIRTH_AND_DEATH = frozenset({"P19", "P20"})
_KINDS = frozenset({"P31", "P279"})
_CREATOR = "P170"


def overstates(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim says more of the relation than the statements of a supporting ruling tell."""
    if says_more(reading, ruling, relations) or bears_out_the_contrasted(reading, ruling, relations):
        return True
    return not reading.denied and any(check(reading, ruling, relations) for check in _CHECKS)


def _born(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*American-born*, of a citizen; *Indian by nationality*, of a birthplace."""
    pids = ruling.properties
    told = any(t.property.id == "P19" and t.subject.id in reading.ids for t in ruling.triplets)
    if _BY_BIRTH.search(reading.claim.text):
        return not told and not _is_native(reading, relations)
    if _BORN.search(reading.words):
        return not told
    return bool(_BY_NATIONALITY.search(reading.words)) and "P27" not in pids


def _is_native(reading: Reading, relations: Kin) -> bool:
    names = [str(m.entity.id) for m in reading.claim.mentions if is_name(m)]
    births = relations.statements(names[0], ("P19",)) if names else []
    return any(
        relations.within(str(t.object.id), {land}) is not None
        for t in births
        if isinstance(t.object, Entity)
        for land in names[1:]
    )


def _between(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*On the border between France and Spain*, of which one side is told."""
    if _BETWEEN.search(reading.words) is None:
        return False
    ids = _names_in_order(reading)
    ends = [{t.subject.id, getattr(t.object, "id", None)} for t in ruling.triplets]
    return any({ids[0], side} not in ends for side in ids[-2:])


def _names_in_order(reading: Reading) -> list[str | None]:
    """The identifiers of the things named, as they stand in the claim."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    return [m.entity.id for m in sorted(names, key=lambda m: reading.claim.context.find(m.text))]


def _borders_each(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Luxembourg has borders with Belgium and the Netherlands*, of which it has one."""
    if ruling.properties != {"P47"}:
        return False
    ids = _names_in_order(reading)
    ends = [{t.subject.id, getattr(t.object, "id", None)} for t in ruling.triplets]
    return len(ids) > _TWICE and not any(
        all({one, other} in ends for other in ids if other != one) for one in (ids[0], ids[-1])
    )


def _main_of_several(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*The main headquarters*, where several are known."""
    return _MAIN.search(reading.words) is not None and any(
        len({getattr(o.object, "id", None) for o in relations.statements(str(t.subject.id), (_SEAT,))}) > 1
        for t in ruling.triplets
        if t.property.id == _SEAT
    )


def _of_other_time(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*A member since 1949*, when the body began; *would have loved it*."""
    if _SUPPOSED.search(reading.words):
        return True
    first = next((m.entity.id for m in reading.claim.mentions if is_name(m)), None)
    return bool(_SINCE.search(reading.words)) and any(
        isinstance(t.object, TimeValue) and t.subject.id != first for t in ruling.triplets
    )


def _one_of(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*One of the Beatles*, of somebody who has to do with them in another way."""
    return bool(_ONE_OF.search(reading.words)) and _BELONGS.isdisjoint(ruling.properties)


def _of_century(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*A 17th-century painter*, of somebody who lived before or after, or of whom no time is known."""
    found = _CENTURY.search(reading.words)
    if found is None or ruling.rule not in PLAINLY:
        return False
    subject = next((m for m in reading.claim.mentions if is_name(m)), None)
    if subject is None or relations.kind(str(subject.entity.id)) != "person":
        return False
    last = int(found["number"]) * 100
    life = {t.property.id: t.object for t in relations.statements(str(subject.entity.id), _LIFE)}
    days = [interval(day) for pid in _LIFE if isinstance(day := life.get(pid), TimeValue)]
    return len(days) < 2 or days[0][0][0] > last - 15 or days[1][1][0] <= last - 100


def _second(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The second-largest city*, of the largest one."""
    return bool(_ORDINAL.search(reading.words)) and ruling.rule in PLAINLY


def _no_maker(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Created by*, of who played it; *the band's drummer*, of any member."""
    pids = ruling.properties
    made = _MADE_BY.search(reading.words) is not None and pids <= _NO_MAKERS
    return made or (_IN_BAND.search(reading.words) is not None and pids <= _MEMBERS)


def _how_often(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Won it twice*, of one prize; *won it again*, where one time is known."""
    if _AGAIN.search(reading.words) is not None and ruling.rule in PLAINLY:
        known = {(str(t.subject.id), str(t.property.id)) for t in ruling.triplets}
        return all(len(relations.statements(qid, (pid,))) < _TWICE for qid, pid in known)
    if _TIMES.search(reading.words) is None or ruling.rule not in PLAINLY:
        return False
    return max(Counter((t.property.id, t.subject.id) for t in ruling.triplets).values()) < _TWICE


def _in_language(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Written in Polish*, where no statement has the language."""
    if _FLUENT.search(reading.words):
        return False
    told = {
        t.object.id for t in ruling.triplets if isinstance(t.object, Entity) and t.property.id not in _SPEAKS
    }
    for mention in reading.claim.mentions:
        if "language" in mention.entity.description and mention.entity.id not in told:
            said = rf"\bin\s+{re.escape(mention.text)}\b"
            if re.search(said, reading.claim.context):
                return True
    return False


def _field(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Studied law at Oxford*, where the school alone is told."""
    return bool(_STUDIED.search(reading.words)) and ruling.properties <= _SCHOOL


def _ranks(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Nothing in Paris is taller than the Louvre*, which is there."""
    return ruling.rule in PLAINLY and RANKS_NAMES.search(reading.words) is not None


def _sort(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Hamlet is a novel by*; *the novel Hamlet*; *Kepler was a painter from*."""
    if ruling.rule not in PLAINLY:
        return False
    if names_another_work(reading, relations):
        return True
    if ruling.properties <= PLACED and is_no_such_place(reading, relations):
        return True
    return is_said_to_be_another_sort(reading, relations) or not fits_calling(reading, relations)


def _made_otherwise(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Rodin painted The Thinker*, a sculpture."""
    if _CREATOR not in ruling.properties:
        return False
    made = {t.subject.id for t in ruling.triplets if t.property.id == _CREATOR}
    works = [m for m in reading.claim.mentions if m.entity.id in made]
    return is_made_otherwise(reading, works, relations)


def _part_in_band(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """A member said to be its drummer."""
    return not part_is_told(reading, ruling.triplets, relations)


def _just_one(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Has just one official language*, of a land with several."""
    if _ONE_ALONE.search(reading.words) is None:
        return False
    return any(
        len(
            {
                str(o.object)
                for o in relations.statements(str(t.subject.id), (str(t.property.id),))
                if not o.former
            }
        )
        > 1
        for t in ruling.triplets
    )


def _won_in(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Won the contest in Switzerland*, of a victory of Switzerland's."""
    lands = {t.subject.id for t in ruling.triplets if t.property.id == _VICTORY}
    said = [m.text for m in reading.claim.mentions if m.entity.id in lands]
    return any(re.search(rf"\bwon\b.*\bin\s+{re.escape(text)}\b", reading.claim.context) for text in said)


def _of_another_nation(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*The German city of Vienna*, which lies in Austria."""
    if _NATION_OF.match(reading.words) is None:
        return False
    nation, place = [m.entity for m in reading.claim.mentions if is_name(m)][:2]
    bearers = {str(one.id) for one in (place, *relations.named([place.label]))}
    return not any(relations.within(one, {str(nation.id)}) is not None for one in bearers)


def _of_nobody(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Its currency is the euro*, *The country joined*: which, is not known."""
    return _UNRESOLVED.match(reading.words) is not None or speaks_of_unknown(reading.claim)


def _by_somebody(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Shot by a British soldier*, of a death in the Empire."""
    return (
        bool(_BY_SOMEBODY.search(reading.words))
        and bool(ruling.properties)
        and ruling.properties <= PLACED | _BIRTH_AND_DEATH
    )


def _on_a_side(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Fought on the side of Britain*, of two that took part; *on the west coast*, where the land is told."""
    sided = _SIDED.search(reading.words) is not None and ruling.properties <= _TOOK_PART
    return sided or (_AT_AN_EDGE.search(reading.words) is not None and ruling.properties <= PLACED)


def _kind_of_other(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Penicillin helps against influenza and other illnesses*, of which the second is one."""
    subject = next((m.entity.id for m in reading.claim.mentions), None)
    ends = {end.id for t in ruling.triplets for end in (t.subject, t.object) if isinstance(end, Entity)}
    told = bool(ruling.properties) and ruling.properties <= _KINDS
    return told and subject is not None and subject not in ends


def _is_not_asserted(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Wanted to found*, *denied having written*, of who did."""
    return is_unasserted(reading.words)


def _backwards(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*From 2018 to 2000*; before Christ years count down."""
    said = _FROM_TO.search(reading.claim.context)
    return said is not None and int(said["last"]) < int(said["first"])


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _born,
    _between,
    _borders_each,
    _main_of_several,
    _of_other_time,
    _one_of,
    _of_century,
    _second,
    _no_maker,
    _how_often,
    _in_language,
    _field,
    is_no_capital,
    _ranks,
    _sort,
    _made_otherwise,
    is_called_otherwise,
    for_other_work,
    _part_in_band,
    _of_another_nation,
    _of_nobody,
    _is_not_asserted,
    _backwards,
    _by_somebody,
    _kind_of_other,
    _on_a_side,
    is_over,
    side_by_side,
    is_of_another_land,
    _won_in,
    not_at_the_time,
    stands_elsewhere,
    is_in_another_part,
    is_of_no_such_form,
    _just_one,
    of_their_kin,
    has_other_title,
    is_turned,
    is_other_end,
    is_of_another_genre,
    by_greater_sea,
    not_the_killer,
    is_of_the_likened,
    tells_besides,
)
