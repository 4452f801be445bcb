"""Reads statements out of the items' descriptions ("Jamaican sprinter", "1997 film by James Cameron").

Many well-known items come with a description but without the plainest statements. A description is read
only as far as it is plain: nationality, occupation and years of a person; class, country, year and maker of
anything else. What another source says of the same property stands; a description only fills what is empty.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from claimver_core.knowledge.schema import Kind
from claimver_core.training.knowledge_cut import people
from claimver_core.training.knowledge_sources import DESCRIPTIONS, Fact, Item, Term

_HUMAN = 5
_INSTANCE_OF, _OCCUPATION, _CITIZENSHIP, _COUNTRY, _ORIGIN, _WITHIN = 31, 106, 27, 17, 495, 131
_BORN, _DIED, _PUBLISHED = 569, 570, 577
_SYMBOL, _ATOMIC_NUMBER = 246, 1086

_FIRST_NATIONAL_YEAR = 1400  # before it "Greek" or "Indian" names no state of today
_SHORTEST_LIFE = 24  # years; a shorter span is more likely a reign
_FEWEST_USES = 3  # of a name as an occupation or class, in the other sources
_COUNTRY_USES = 20
_DOMINANT = 3  # how many times better known a namesake must be than the next

_YEARS = re.compile(r"\((?:c\. )?(\d{3,4})\s*[–-]\s*(?:c\. )?(\d{3,4})\)")
_BIRTH = re.compile(r"\(born (?:\w+ )?(?:\d{1,2},? )?(\d{4})\)|\((\d{4})[–-]\s*\)")
_LEADING_YEAR = re.compile(r"(\d{4}) (?=\w)(?!–)")
_PLACED = re.compile(r"(?P<what>[^,]+?) (?:in|on|of) (?:the )?(?P<where>[A-Z][^()]*)$")
_MADE = re.compile(
    r"(?P<kind>\w+) (?P<how>directed |written |composed |created |developed |produced )?by "
    r"(?P<who>[A-Z][^,;()]*?)(?:,? (?:and|&) (?P<second>[A-Z][^,;()]*?))?(?:[,;(]| starring| based|$)"
)
_ELEMENT = re.compile(r"chemical element with symbol ([A-Z][a-z]?) and atomic number (\d+)")
_BORN_ELSEWHERE = re.compile(r"\S+-born ")
_ASIDE = re.compile(r"\s*\([^)]*\)")
_LIST = re.compile(r",? and |, | & ")
_UNSURE = re.compile(
    r"\b(?:based on|about|fictional|possibly|alleged|legendary|mythical|semi-legendary|character)\b", re.I
)

# How a work names its maker, by what it is: the last word of its kind, and the property.
_MAKERS = {
    "film": 57, "movie": 57, "novel": 50, "novella": 50, "book": 50, "play": 50, "poem": 50, "story": 50,
    "tragedy": 50, "comedy": 50, "album": 175, "song": 175, "single": 175, "ep": 175, "painting": 170,
    "sculpture": 170, "statue": 170, "fresco": 170, "opera": 86, "ballet": 86, "symphony": 86,
}  # fmt: skip
_MAKERS_BY_VERB = {"directed ": 57, "written ": 50, "composed ": 86, "developed ": 178}
# What has a country of origin rather than a country.
_WORKS = frozenset(
    ["film", "series", "band", "duo", "album", "song", "novel", "sitcom", "manga", "brand", "game"]
)
# Words that name a class by another word than its label.
_CLASSES_OF_WORDS = {
    "movie": "film", "sitcom": "television sitcom", "band": "musical group", "company": "business",
    "corporation": "business", "conglomerate": "business", "manufacturer": "business",
    "multinational": "business", "retailer": "business", "duo": "musical duo",
    "carmaker": "automobile manufacturer",
}  # fmt: skip
_NATIONS = frozenset({21, 22, 25})  # of the United Kingdom: England, Scotland, Wales


class DescriptionReader:
    """Knows the names of nationalities, occupations, classes, countries and people that descriptions use."""

    def __init__(self, items: Mapping[int, Item], facts: Collection[Fact], gazetteer: Path) -> None:
        self._items = items
        self._demonyms = _demonyms(gazetteer)
        self._people = people(facts)
        countries = Counter(f.object.item for f in facts if f.pid == _COUNTRY and f.object.item is not None)
        self._countries = {number for number, uses in countries.items() if uses >= _COUNTRY_USES}
        self._country_of: dict[int, set[int]] = defaultdict(set)
        self._said: set[tuple[int, int]] = set()
        occupations: Counter[int] = Counter()
        classes: Counter[int] = Counter()
        for fact in facts:
            self._said.add((fact.subject, fact.pid))
            if fact.object.item is None or fact.object.kind is not Kind.ITEM:
                continue
            if fact.pid == _COUNTRY and not fact.former:
                self._country_of[fact.subject].add(fact.object.item)
            elif fact.pid == _OCCUPATION:
                occupations[fact.object.item] += 1
            elif fact.pid == _INSTANCE_OF:
                classes[fact.object.item] += 1
        self._occupations = self._named(occupations)
        self._classes = self._named(classes, aliases=False)
        self._labels: dict[str, list[int]] = defaultdict(list)
        for item in items.values():
            self._labels[item.label].append(item.id)

    def facts(self) -> Iterator[Fact]:
        """The statements that the descriptions add, in the order of the items."""
        for number in sorted(self._items):
            item = self._items[number]
            if not item.description or _UNSURE.search(item.description):
                continue
            person = number in self._people or self._is_person(item)
            found = self._of_person(item) if person else self._of_thing(item)
            for pid, term in dict.fromkeys(found):
                more = pid in (_CITIZENSHIP, _ORIGIN) and term.item in _NATIONS
                if (more or (number, pid) not in self._said) and term.item != number:
                    yield Fact(number, pid, term, sources=frozenset({DESCRIPTIONS}))

    def _is_person(self, item: Item) -> bool:
        """Whether an item that is not said to be anything is described by a nationality and an occupation."""
        if (item.id, _INSTANCE_OF) in self._said:
            return False
        countries, rest = self._nationalities(_ASIDE.sub("", item.description))
        pieces = _LIST.split(rest)
        return bool(countries) and all(_longest_ending(p, self._occupations, spare=2) for p in pieces)

    def _of_person(self, item: Item) -> Iterator[tuple[int, Term]]:
        text = item.description
        yield _INSTANCE_OF, Term(Kind.ITEM, _HUMAN)
        years, birth = _YEARS.search(text), _BIRTH.search(text)
        born = int(years[1]) if years else int(birth[1] or birth[2]) if birth else None
        if years and int(years[2]) - int(years[1]) <= _SHORTEST_LIFE:
            born = None
        if born is not None and "BC" not in text:
            yield _BORN, Term(Kind.TIME, value=str(born))
        if years and "BC" not in text and _SHORTEST_LIFE < int(years[2]) - int(years[1]) < 110:
            yield _DIED, Term(Kind.TIME, value=years[2])
        text = _BORN_ELSEWHERE.sub("", _ASIDE.sub("", text))
        countries, rest = self._nationalities(text)
        if len(countries) == 1 and (born is None or born >= _FIRST_NATIONAL_YEAR):
            yield _CITIZENSHIP, Term(Kind.ITEM, countries[0])
        for piece in _LIST.split(rest):
            occupation = _longest_ending(piece, self._occupations, spare=3)
            if occupation is None:
                return
            yield _OCCUPATION, Term(Kind.ITEM, occupation)

    def _of_thing(self, item: Item) -> Iterator[tuple[int, Term]]:
        text = _ASIDE.sub("", item.description)
        element = _ELEMENT.search(text)
        if element:
            yield _SYMBOL, Term(Kind.TEXT, value=element[1])
            yield _ATOMIC_NUMBER, Term(Kind.QUANTITY, value=int(element[2]))
            return
        year = _LEADING_YEAR.match(text)
        text = text[year.end() :] if year else text
        countries, rest = self._nationalities(text)
        made = _MADE.search(rest)
        kind = (
            rest[: made.start("kind")] + made["kind"]
            if made
            else re.split(r" (?:in|of|on|from|by|that|set|based) |,|;", rest)[0]
        )
        word = kind.split()[-1].lower() if kind.split() else ""
        named = _CLASSES_OF_WORDS.get(word)
        if year and (word in _MAKERS or word == "series"):
            yield _PUBLISHED, Term(Kind.TIME, value=year[1])
        kind_of = _longest_ending(kind, self._classes, spare=4)
        if kind_of is None and named is not None:
            kind_of = self._classes.get(named)
        if kind_of is not None:
            yield _INSTANCE_OF, Term(Kind.ITEM, kind_of)
        if len(countries) == 1 and kind_of is not None:
            yield (_ORIGIN if word in _WORKS else _COUNTRY), Term(Kind.ITEM, countries[0])
        if made:
            yield from self._makers(made, word)
        elif kind_of is not None and not countries:
            yield from self._place(text)

    def _makers(self, made: re.Match[str], word: str) -> Iterator[tuple[int, Term]]:
        pid = _MAKERS_BY_VERB.get(made["how"] or "", None if made["how"] else _MAKERS.get(word))
        if pid is None:
            return
        makers = [
            self._known(name.strip(), people=pid not in (175, 178))
            for name in made.group("who", "second")
            if name
        ]
        if None not in makers:
            for maker in makers:
                yield pid, Term(Kind.ITEM, maker)

    def _place(self, text: str) -> Iterator[tuple[int, Term]]:
        placed = _PLACED.match(text)
        if placed is None:
            return
        parts = [part.strip() for part in placed["where"].split(",")]
        country = self._known(parts[-1])
        if country is None or country not in self._countries:
            return
        yield _COUNTRY, Term(Kind.ITEM, country)
        if len(parts) > 1:
            inside = [n for n in self._labels.get(parts[0], ()) if country in self._country_of[n]]
            if len(inside) == 1:
                yield _WITHIN, Term(Kind.ITEM, inside[0])

    def _nationalities(self, text: str) -> tuple[list[int], str]:
        """The countries that the first words name as nationalities, and the text behind them."""
        countries: list[int] = []
        words = text.split()
        while words:
            size = next((n for n in (2, 1) if " ".join(words[:n]) in self._demonyms), 0)
            if not size:
                break
            countries.append(self._demonyms[" ".join(words[:size])])
            words = words[size:]
            if words[:1] == ["and"] and len(words) > 1 and words[1] in self._demonyms:
                words = words[1:]
        return list(dict.fromkeys(countries)), " ".join(words)

    def _known(self, name: str, *, people: bool = False) -> int | None:
        """The item of this label, where there is one or one is far better known than the others."""
        numbers = [n for n in self._labels.get(name, ()) if not people or n in self._people]
        ranked = sorted(numbers, key=lambda n: -_weight(self._items[n]))
        if not ranked:
            return None
        if len(ranked) > 1 and _weight(self._items[ranked[0]]) < _DOMINANT * _weight(self._items[ranked[1]]):
            return None
        return ranked[0]

    def _named(self, uses: Counter[int], *, aliases: bool = True) -> dict[str, int]:
        """Names, in lower case, of the items used at least a few times; the most used has the name."""
        names: dict[str, int] = {}
        for number, count in sorted(uses.items(), key=lambda pair: (-pair[1], pair[0])):
            if count >= _FEWEST_USES and number in self._items:
                item = self._items[number]
                names.setdefault(item.label.lower(), number)
                for alias in item.aliases if aliases else ():
                    names.setdefault(alias.lower(), number)
        return names


def _longest_ending(phrase: str, names: Mapping[str, int], *, spare: int) -> int | None:
    """The item that the last words of ``phrase`` name, with at most ``spare`` words before them."""
    words = phrase.lower().split()
    for start in range(len(words)):
        number = names.get(" ".join(words[start:]))
        if number is not None:
            return number if start <= spare else None
    return None


def _demonyms(path: Path) -> dict[str, int]:
    with path.open(encoding="utf-8", newline="") as lines:
        rows: Iterable[dict[str, str]] = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["name"]: int(row["entity"][1:]) for row in rows if row["kind"] == "demonym"}


def _weight(item: Item) -> float:
    """How well known, on one scale: a sitelink is as good as a thousand views or a pagerank of 3e-7."""
    return 1.0 + item.sitelinks + item.pageviews / 1e3 + item.pagerank / 3e-7
