"""What a claim says beyond the statements that seem to bear it out: of whose kin, the second, the former."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from claimver_core.types import Entity, TimeValue
from claimver_core.verification.rules.background import PLACED
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.offices.said_titles import has_other_title
from claimver_core.verification.rules.over_time.at_the_time import not_at_the_time
from claimver_core.verification.rules.over_time.begun_and_finished import is_other_end
from claimver_core.verification.rules.over_time.of_today import is_of_another_land, is_over
from claimver_core.verification.rules.people.by_birth import not_by_birth
from claimver_core.verification.rules.people.callings import is_called_otherwise
from claimver_core.verification.rules.people.deaths import not_the_killer
from claimver_core.verification.rules.people.whose_kin import of_their_kin
from claimver_core.verification.rules.places.borders import is_border_of_one, is_border_of_others
from claimver_core.verification.rules.places.divisions import is_in_another_part
from claimver_core.verification.rules.places.governments import is_of_no_such_form
from claimver_core.verification.rules.places.misplaced import stands_elsewhere
from claimver_core.verification.rules.places.side_by_side import side_by_side
from claimver_core.verification.rules.places.told_capital import is_no_capital
from claimver_core.verification.rules.places.waters import by_greater_sea
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import PLAINLY, Ruling
from claimver_core.verification.rules.says_too_much.contrasted import bears_out_the_contrasted
from claimver_core.verification.rules.says_too_much.deeds import is_turned
from claimver_core.verification.rules.says_too_much.likened import is_of_the_likened
from claimver_core.verification.rules.says_too_much.predicates import fits_calling
from claimver_core.verification.rules.says_too_much.says_more import says_more
from claimver_core.verification.rules.says_too_much.told_besides import tells_besides
from claimver_core.verification.rules.sorts.sorts_of_things import (
    is_no_such_place,
    is_said_to_be_another_sort,
    names_another_work,
)
from claimver_core.verification.rules.works.genres import is_of_another_genre
from claimver_core.verification.rules.works.prize_reasons import for_other_work
from claimver_core.verification.rules.works.told_makers import (
    has_no_such_part,
    is_no_maker,
    made_in_another_way,
)
from claimver_core.verification.unasserted import is_unasserted
from claimver_core.verification.unresolved import speaks_of_unknown

_SINCE = re.compile(r"\bha(?:s|ve)\s+been\b.*\bsince\b", re.IGNORECASE)
_SUPPOSED = re.compile(r"\b(?:would|could|might|should)\s+(?:have|never|be)\b", re.IGNORECASE)
_ONE_OF = re.compile(r"\b(?:is|was)\s+one\s+of\s+(?:the\s+)?_\W*$", re.IGNORECASE)
_BELONGS = frozenset({"P463", "P361", "P527", "P54", "P31", "P112", "P102"})
_MAIN = re.compile(
    r"\b(?:main|principal|primary|chief)\s+(?:headquarters|seat|offices?|base)\b", re.IGNORECASE
)
_SEAT = "P159"
_CENTURY = re.compile(r"\b(?P<number>\d{1,2})(?:st|nd|rd|th)[\s-]century\b", re.IGNORECASE)
_ORDINAL = re.compile(
    r"\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th))[\s-](?:most\s|least\s|[a-z]+est\b)",
    re.IGNORECASE,
)
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


def overstates(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim says more of the relation than the statements of a supporting ruling tell."""
    if says_more(reading, ruling, relations) or bears_out_the_contrasted(reading, ruling, relations):
        return True
    return not reading.denied and any(check(reading, ruling, relations) for check in _CHECKS)


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
    not_by_birth,
    is_border_of_others,
    is_border_of_one,
    _main_of_several,
    _of_other_time,
    _one_of,
    _of_century,
    _second,
    is_no_maker,
    _how_often,
    _in_language,
    _field,
    is_no_capital,
    _ranks,
    _sort,
    made_in_another_way,
    is_called_otherwise,
    for_other_work,
    has_no_such_part,
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
