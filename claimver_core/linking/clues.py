"""What sort of thing the words beside a name ask for: *directed Titanic* asks for a film."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from claimver_core.knowledge.schema import NameKind
from claimver_core.linking.agreement import Bonus, Scored, contenders
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Surface
from claimver_core.linking.trades import doers

_WEIGHT = 1.6
_BESIDE = 1.2  # more where the word stands right before the name: "the film Titanic"
_PREDICATED = 2.4  # "Bohemian Rhapsody is a song"
_IS = frozenset({"is", "was", "are", "were", "became"})
_ACTED = frozenset({"played", "portrayed", "portrays", "starred", "starring"})  # in a work
_FOR = frozenset({"for", "at"})  # behind what one does for a club: "played for Barcelona"
_AS_TITLE = -7.0  # "is the Prince of Wales" tells a title, not the person who has it
_SAID_TO_BE = frozenset({"is", "was", "be", "became", "become", "as", "titled", "currently", "named"})
_WHEN = frozenset({"now", "also", "then", "still", "previously", "formerly"})  # before a title
_SIDE_DOES = frozenset({"beat", "beats", "signed", "scored"})  # "Barcelona beat ..."
_BELONGS = frozenset(
    (
        *("boss", "ceo", "chairman", "founder", "co-founder", "shareholder"),
        *("striker", "midfielder", "goalkeeper", "defender", "winger"),
        *("guitarist", "drummer", "frontman", "bassist", "vocalist"),
    )
)
"""Whose company, club or band stands right before: "Tesla boss Elon Musk"."""
_SEVERAL = 0.6  # more where several words speak for the same
_SAID = 5  # words of a predicate, the verb first
_YEAR = re.compile(r"(?:19|20)\d\d")
_KNOWN_TITLE = 1.0  # more for a title that is no English word: "amadeus"
_WELL_KNOWN = 0.45  # by popularity
_REACH = 12  # words on either side


@dataclass(frozen=True)
class _Clue:
    """Words of a sentence, and the words in the descriptions of what they speak of, or its kind."""

    words: frozenset[str]
    described: re.Pattern[str]
    kind: Kind | None = None

    def fits(self, option: Option) -> bool:
        """Whether the words may speak of the option."""
        if self.kind is not None:
            return option.kind is self.kind
        return self.described.search(option.entity.description) is not None


def _clue(words: str, described: str | Kind) -> _Clue:
    if isinstance(described, Kind):
        return _Clue(frozenset(words.split()), re.compile(""), described)
    return _Clue(frozenset(words.split()), re.compile(rf"\b(?:{described})s?\b", re.IGNORECASE))


_CAME_OUT = "came-out"
"""What *came out in 1984* and *is from 1984* count as."""
_PLACES = _clue("city cities town towns village villages capital capitals country countries", Kind.PLACE)
_PEOPLE = _clue(
    "actor actress activist architect astronaut author bishop boxer chancellor chemist comedian "
    "composer dictator economist emperor empress explorer footballer governor guitarist inventor "
    "journalist king lawyer mathematician mayor minister monarch novelist painter philosopher "
    "physicist poet politician pope premier president queen rapper sculptor senator singer tsar "
    "writer swimmer sprinter golfer gymnast cyclist skier skater wrestler banker businessman "
    "businesswoman entrepreneur engineer scientist biologist dancer",
    Kind.PERSON,
)
_OF_CLUBS = _clue(
    "striker midfielder goalkeeper defender footballer club clubs signed league coach stadium transfer "
    "plays played football basketball baseball beat beats scored scores scorer goals winger loan derby "
    "relegated play games cup",
    "club|team|franchise",
)
_CLUES = (
    _clue(
        "directed director directs film films movie movies starring starred cast screenplay sequel cinema "
        "actor actress role premiere premiered blockbuster oscar oscars box-office portrayed portrays played "
        "filmed watch watched watching stars cinemas theaters theatres screens grossed runtime soundtrack "
        "biopic prequel rewatch rewatched rewatching picture noms",
        "film|movie|television series|miniseries|sitcom",
    ),
    _clue(
        "episode episodes season seasons series sitcom aired show tv showrunner finished finale spinoff "
        "reboot watch watched watching binge rewatch netflix hbo stars",
        "series|sitcom|programme|show",
    ),
    _clue(
        "band bands singer sang sung song songs album albums single guitarist drummer frontman bassist "
        "vocalist concert musician lyrics hit recorded released rapper charts tour",
        "band|duo|album|song|single|singer|rapper|musician|musical group",
    ),
    _clue(
        "novel novels book books wrote author written writer penned published trilogy bestseller",
        "novel|book|play|poem|short story|series of .* novels|comic|tragedy|treatise",
    ),
    _clue(_CAME_OUT, Kind.WORK),
    _clue("won wins winning awarded nominated nomination oscar oscars noms bafta baftas", "award"),
    _clue("performed staged playwright libretto librettist", "play|opera|ballet|musical|tragedy"),
    _clue("created creates creator invented fictional character", "fictional|characters?|superhero"),
    _OF_CLUBS,
    _clue(
        "river rivers mouth crossed flows flow flowed tributary banks delta rises drains longer longest",
        "river|watercourse|stream",
    ),
    _clue(
        "ceo boss chairman company companies firm brand automaker retailer watchmaker headquarters "
        "headquartered shares subsidiary acquired "
        "owns owned belongs "
        "startup founder founded co-founder chief-executive carmaker shareholder stock investors bought "
        "takeover merger",
        "company|corporation|business|manufacturer|service|website|platform|retailer|conglomerate|brand|bank",
    ),
    _clue("sank liner iceberg shipwreck aboard maiden voyage shipyard passengers", "ship|liner|vessel|ferry"),
    _clue("painted painting paintings canvas fresco hangs gallery", "painting|artwork|fresco|mural"),
    _clue("composed opera aria composer symphony", "opera|symphony|ballet|composition"),
    _clue(
        "moon moons orbit orbits orbited planet planets crater sun star stars solar",
        "planet|moon|satellite|asteroid|star",
    ),
    _clue(
        "launched launch launches astronaut astronauts crew spacecraft orbit landed lander touched took "
        "lifted",
        "spaceflight|spacecraft|space mission|lunar mission|mission|space probe|rover|shuttle",
    ),
    _clue(
        "mountain mountains peak summit climbed climbers highest elevation",
        "mountain|peak|volcano|summit",
    ),
    _clue(
        "born died dead death dies aged married marries wife husband divorced widow childhood children "
        "sister brother buried assassinated assassination",
        Kind.PERSON,
    ),
)
_WHERE = frozenset({"in", "near"})
_OF = frozenset({"of", "to", "for", "in", "by", "where", "with"})
_CLUE_WORDS = frozenset().union(*(clue.words for clue in _CLUES))


def clues(reading: Reading, scored: Scored) -> Bonus:
    """What the words beside a mention add to the score of each (surface, entity id).

    Only where options differ: those that fit a clue gain when others in reach do not. Where a capital tells
    nothing each that fits one gains.
    """
    bonus: Bonus = {}
    chosen = {surface: [option for option, _ in options] for surface, options in scored.items()}
    for surface, options in scored.items():
        if doing := doers(reading, surface, chosen[surface], chosen):
            bonus |= {(surface, qid): weight for qid, weight in doing.items()}
            continue
        if _stands_as_title(reading, surface):
            named = [o for o, _ in options if o.kind is Kind.PERSON and o.match is not NameKind.LABEL]
            bonus |= {(surface, str(option.entity.id)): _AS_TITLE for option in named}
            continue
        if bare(surface):  # a clue tells that it is a name at all
            bonus |= {(surface, qid): weight for qid, weight in told(reading, surface, options).items()}
            continue
        near = contenders(options)
        if len(near) < 2:
            continue
        near_words = _Near(reading, surface)
        for clue in near_words.clues():
            fitting = [o.entity.id for o, _ in near if clue.fits(o)]
            if fitting and len(fitting) < len(near):
                weight = near_words.weight(clue)
                for qid in fitting:
                    key = surface, str(qid)
                    bonus[key] = max(weight, bonus.get(key, 0.0))
    return bonus


def _stands_as_title(reading: Reading, surface: Surface) -> bool:
    """Whether a title with "of" is said of somebody: "is the Prince of Wales", "became King of Spain"."""
    forms, start = reading.forms, surface.start
    if not forms[start].title or not any(form.text == "of" for form in forms[start : surface.end]):
        return False
    before = start - 1 - (start > 0 and forms[start - 1].lower == "the")
    if before > 0 and forms[before].text == "," and before < start - 1:  # "Harry, the Duke of Sussex, ..."
        behind = forms[surface.end].text if surface.end < len(reading) else "."
        return forms[before - 1].starts_large and reading.pos[before - 1] == "PROPN" and behind in {",", "."}
    while before > 0 and forms[before].lower in _WHEN:
        before -= 1
    return before >= 0 and (forms[before].lower in _SAID_TO_BE or forms[before + 1].lower in _WHEN)


def bare(surface: Surface) -> bool:
    """Whether the case of its letters does not tell that a surface is a name."""
    return surface.opening or surface.case is Case.LOWER


def told(reading: Reading, surface: Surface, options: Sequence[tuple[Option, float]]) -> dict[str, float]:
    """What the words beside a surface add to the score of each entity id, whatever the other options are."""
    near_words = _Near(reading, surface)
    found: dict[str, float] = {}
    for clue in near_words.clues():
        for option, _ in options:
            if clue.fits(option):
                qid = str(option.entity.id)
                weight = near_words.weight(clue) + (_KNOWN_TITLE if _is_known_title(surface, option) else 0.0)
                found[qid] = max(weight, found.get(qid, 0.0))
    return found


def _is_known_title(surface: Surface, option: Option) -> bool:
    """True for a well-known work whose name of one word is written small."""
    rare = surface.case is Case.LOWER and surface.words == 1 and not surface.common
    return rare and option.kind is Kind.WORK and option.entity.popularity >= _WELL_KNOWN


def _came_out(behind: Sequence[str]) -> bool:
    """True for "came out in 1984", "is from 1984" and "from 1984" behind a name."""
    said = behind[1:] if behind and behind[0] in _IS else behind
    dated = len(said) > 1 and said[0] == "from" and _YEAR.fullmatch(said[1]) is not None
    return dated or behind[:2] == ["came", "out"] or said[:2] == ["coming", "out"]


class _Near:
    """The words of a surface's sentence near it."""

    def __init__(self, reading: Reading, surface: Surface) -> None:
        first, last = reading.sentence_of(surface.start)
        forms, start, end = reading.forms, surface.start, surface.end
        before = [form.lower for form in forms[max(first, start - _REACH) : start]]
        behind = [form.lower for form in forms[end : min(last, end + _REACH)]]
        self._last = before[-1] if before else ""
        self._done = before[-2] if len(before) > 1 and self._last in _FOR else ""
        self._predicate = behind[1:_SAID] if behind and behind[0] in _IS else []
        self._said_to_be = list(takewhile(lambda word: word not in _OF, self._predicate))
        self._next = behind[0] if behind else ""
        self._words = {*before, *behind}
        if _came_out(behind):
            self._words.add(_CAME_OUT)

    def clues(self) -> list[_Clue]:
        """The clues that these words give, in their order."""
        if not _PLACES.words.isdisjoint(self._predicate):
            return [_PLACES]  # "Marseille is a city" speaks of no club
        if not _PEOPLE.words.isdisjoint(self._said_to_be):
            return [_PEOPLE]  # "Churchill was prime minister"
        if _CLUE_WORDS.isdisjoint(self._words):
            return []
        found = [clue for clue in _CLUES if not clue.words.isdisjoint(self._words)]
        if self._last in _WHERE:
            found = [clue for clue in found if clue is not _OF_CLUBS]  # who plays was born in a town
        return found

    def weight(self, clue: _Clue) -> float:
        """The weight of a clue of these words, more where it stands right before the surface."""
        if not clue.words.isdisjoint(self._predicate):
            return _WEIGHT + _PREDICATED
        acted = self._last == "in" and not _ACTED.isdisjoint(self._words & clue.words)
        beside = acted or self._last in clue.words or (clue is _OF_CLUBS and self._done in clue.words)
        beside = beside or self._next in (_SIDE_DOES | _BELONGS) & clue.words
        several = len(self._words & clue.words) > 1
        beside = beside or _CAME_OUT in clue.words
        return _WEIGHT + (_BESIDE if beside else _SEVERAL if several else 0.0)
