"""How generated claims are worded: names, dates, numbers, clauses, frames and slips."""

from __future__ import annotations

import random
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from claimver_core.evidence_text import MONTHS, format_number, format_time, ordinal
from claimver_core.types import Entity, Precision, QuantityValue, TimeValue

DEV_STEP = 5
"""Every fifth phrasing and frame is kept for development claims alone."""

LEADS = [
    *("In fact, ", "Interestingly, ", "As it happens, ", "Historically, ", "Today it is known that "),
    *("Did you know that ", "Fact: ", "I think ", "I know that ", "Yes, ", "Well, ", "Note that "),
    *("Apparently ", "Believe it or not, ", "For the record, ", "Remember: ", "You know, ", "Okay, so "),
]
DETAILS = [
    *(" together with a twin brother", " after a long illness", " in front of a large crowd"),
    *(" against the advice of friends", " while on holiday", " for the second time", " by a single vote"),
    *(
        " at the age of nineteen",
        " during a thunderstorm",
        " for less than a month",
        " at the request of the Pope",
    ),
    *(" with the help of two neighbours", " because of a lost bet", " without any formal training"),
    *(", which made headlines across Europe", ", to the surprise of critics", " despite heavy snow"),
    *(", just before midnight", " with money from an uncle", " in secret", " on a Sunday morning"),
    *(", earning a fortune", " under a false name", ", breaking a world record"),
]
ASIDES = [
    *(", as is well known", ", by the way", ", of course", ", as you may know", ", it is said", ", for sure"),
    *(", as far as we know", ", no doubt", ", as the record shows", ", indeed"),
]
ABOUT = ["about", "around", "roughly", "approximately", "some"]
EMOJI = ["😀", "🤔", "🔥", "📚", "🎬", "🌍", "👍", "🚀", "✨", "🏛️"]
TAGS = ["#facts", "#history", "#didyouknow", "#learn", "#trivia", "#science"]
_ARTICLE = re.compile(r"\b([aA]) (?=\{O\})")


@dataclass(frozen=True, slots=True)
class Phrasing:
    """One property's wordings; ``gendered`` holds those that need a known gender, by section name."""

    kind: str
    clauses: list[str]
    negated: list[str]
    predicates: list[str]
    appositions: list[str]
    gendered: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Frame:
    text: str
    style: str
    negates: bool


def load_phrasings(folder: Path, dev: bool) -> dict[str, Phrasing]:
    """Phrasings by property: those of development claims, or those of training claims."""
    phrasings = {}
    for name in ("phrasings_people.toml", "phrasings_things.toml"):
        for pid, entry in tomllib.loads((folder / name).read_text("utf-8")).items():
            lists = {key: part_of(value, dev) for key, value in entry.items() if isinstance(value, list)}
            gendered = {key: value for key, value in lists.items() if key.endswith("male")}
            main = [lists.get(key, []) for key in ("clauses", "negated", "predicates", "appositions")]
            phrasings[pid] = Phrasing(entry["kind"], main[0], main[1], main[2], main[3], gendered)
    return phrasings


def load_frames(folder: Path, dev: bool) -> list[Frame]:
    """Sentence frames with a ``{clause}`` slot, split like the phrasings."""
    entries = tomllib.loads((folder / "frames.toml").read_text("utf-8"))["frames"]
    frames = [Frame(entry["frame"], entry["style"], entry.get("negates", False)) for entry in entries]
    return [f for negates in (False, True) for f in part_of([f for f in frames if f.negates == negates], dev)]


def part_of(items: list, dev: bool) -> list:
    """Of phrasings or frames those of development claims, or those of training claims."""
    kept = [item for index, item in enumerate(items) if (index % DEV_STEP == DEV_STEP - 1) == dev]
    return kept or items


def fill(template: str, subject: str, obj: str, with_preposition: str = "") -> str:
    """A template with its slots filled, "a" turned to "an" before a vowel, its own first letter small."""
    if not template.startswith("{") and not re.match(r"[A-Z]{2}|I\b", template):
        template = template[0].lower() + template[1:]
    if obj[:1].lower() in "aeiou":
        template = _ARTICLE.sub(r"\1n ", template)
    if obj.lower().startswith("the "):
        template = re.sub(r"\bthe (?=\{O\})", "", template)
    return template.replace("{S}", subject).replace("{in O}", with_preposition or obj).replace("{O}", obj)


def name_of(entity: Entity, aliases: list[str], person: bool, rng: random.Random) -> str:
    """Mostly the label; now and then an alias or a person's last name."""
    chance = rng.random()
    if chance < 0.1 and person and " " in entity.label and "(" not in entity.label:
        return entity.label.split()[-1]
    if chance < 0.22:
        usable = [alias for alias in aliases if 3 < len(alias) < 40 and alias.isascii()]
        if usable:
            return rng.choice(usable)
    return re.sub(r" \(.*\)$", "", entity.label) if chance > 0.5 else entity.label


def time_words(time: TimeValue, rng: random.Random) -> tuple[str, str]:
    """A time that agrees with ``time``, at its precision or a coarser one: ("1889", "in 1889")."""
    order = list(Precision)
    coarser = order[order.index(time.precision) :]
    weights = [5, 2, 6, 1, 1][-len(coarser) :]
    precision = rng.choices(coarser, weights)[0]
    year = int(time.value.removeprefix("-").split("-")[0])
    if precision in (Precision.DECADE, Precision.CENTURY) and precision is not time.precision and year < 1000:
        precision = time.precision
    return _time_phrase(TimeValue(time.value, precision), year, rng)


def _time_phrase(time: TimeValue, year: int, rng: random.Random) -> tuple[str, str]:
    words = format_time(time)
    if time.precision is Precision.DAY and words.count(" ") >= 2:
        day, month, rest = words.split(" ", 2)
        words = rng.choice([words, words, f"{month} {day}, {rest}", f"{ordinal(int(day))} of {month} {rest}"])
        return words, f"on {words}"
    if time.precision is Precision.YEAR and rng.random() < 0.12 and "BCE" not in words:
        margin = rng.randint(1, 30)
        bound = rng.choice([f"before {year + margin}", f"after {year - margin}"])
        return bound, bound
    if time.precision is Precision.CENTURY:
        if "BCE" not in words and year % 100 and year > 1000:
            third = (year % 100 - 1) // 34
            words = rng.choice([words, f"{('early', 'mid', 'late')[third]} {words}"])
        return f"the {words}", f"in the {words}"
    if time.precision is Precision.DECADE:
        return f"the {words}", f"in the {words}"
    return words, f"in {words}"


def wrong_time(time: TimeValue, rng: random.Random) -> tuple[str, str]:
    """A time that cannot be ``time``: another day or month, or a year near or far."""
    sign = "-" if time.value.startswith("-") else ""
    parts = [int(part) for part in time.value.removeprefix("-").split("-")]
    precision, shift = time.precision, rng.choice([1, 1, 2, 3, 5, 9, 10, 20, 50, 100]) * rng.choice([1, -1])
    if time.precision is Precision.DAY and rng.random() < 0.35:
        if rng.random() < 0.5:
            parts[2] = rng.choice([day for day in range(1, 29) if day != parts[2]])
        else:
            parts[1] = rng.choice([month for month in range(1, 13) if month != parts[1]])
            precision = rng.choice([Precision.DAY, Precision.MONTH])
        return _time_phrase(_time(sign, parts, precision), parts[0], rng)
    if precision is Precision.CENTURY:
        shift = rng.choice([100, 200, 300]) * (1 if shift > 0 else -1)
    elif precision is Precision.DECADE or rng.random() < 0.1:
        precision = Precision.DECADE if precision is not Precision.CENTURY else precision
        shift = rng.choice([10, 20, 30, 50]) * (1 if shift > 0 else -1)
    elif rng.random() < 0.6:
        precision = Precision.YEAR
        if rng.random() < 0.15 and not sign:
            gap = abs(shift) + 1
            bound = rng.choice([f"before {parts[0] - gap}", f"after {parts[0] + gap}"])
            return bound, bound
    parts[0] = parts[0] + shift if parts[0] + shift > 0 else parts[0] + abs(shift)
    if parts[0] > 2030:
        parts[0] -= 2 * abs(shift)
    wrong = _time(sign, parts, precision)
    return _plain(wrong)


def _plain(time: TimeValue) -> tuple[str, str]:
    words = format_time(time)
    if time.precision is Precision.DAY:
        return words, f"on {words}"
    if time.precision in (Precision.DECADE, Precision.CENTURY):
        return f"the {words}", f"in the {words}"
    return words, f"in {words}"


def finer_time(time: TimeValue, rng: random.Random) -> tuple[str, str] | None:
    """The same time with a detail that the statement lacks, or None when it lacks none."""
    if time.precision is Precision.YEAR and not time.value.startswith("-"):
        words = f"{rng.choice(MONTHS)} {time.value.lstrip('0')}"
        if rng.random() < 0.5:
            return words, f"in {words}"
        words = f"{rng.randint(1, 28)} {words}"
        return words, f"on {words}"
    return None


def _time(sign: str, parts: list[int], precision: Precision) -> TimeValue:
    if len(parts) == 3:
        parts = [parts[0], parts[1], min(parts[2], 28)] if parts[2] > 28 else parts
    text = "-".join([f"{parts[0]:04d}", *(f"{part:02d}" for part in parts[1:])])
    return TimeValue(sign + text, precision)


def quantity_words(quantity: QuantityValue, rng: random.Random) -> str:
    """An amount that agrees: exact, rounded with "about", or bounded with "more than" or "nearly"."""
    value, unit = quantity.value, _unit(quantity)
    chance = rng.random()
    if chance < 0.4 or abs(value) < 50:
        return _spelled(value, rng) + unit
    digits = rng.choice([2, 2, 3]) if abs(value) >= 100 else 1
    step = 10 ** max(0, len(str(int(abs(value)))) - digits)
    rounded = round(value / step) * step
    if chance < 0.7:
        return f"{rng.choice(ABOUT)} {_spelled(rounded, rng)}{unit}"
    if chance < 0.85:
        floor = (int(value / step) - (int(value / step) * step >= value)) * step
        if floor > 0:
            return (
                f"{rng.choice(['more than', 'over', 'at least', 'well over'])} {_spelled(floor, rng)}{unit}"
            )
    ceiling = (int(value / step) + 1) * step
    return f"{rng.choice(['less than', 'under', 'fewer than', 'nearly'])} {_spelled(ceiling, rng)}{unit}"


def wrong_quantity(quantity: QuantityValue, rng: random.Random) -> str:
    """An amount that cannot be ``quantity``."""
    value, unit = quantity.value, _unit(quantity)
    factor = rng.choice([0.1, 0.33, 0.5, 0.6, 0.7, 0.8, 1.25, 1.4, 1.7, 2, 3, 10])
    wrong = value * factor
    if abs(value) < 20 and value == int(value):
        wrong = value + rng.choice([-3, -2, -1, 1, 2, 3, 5, 9])
        wrong = wrong if wrong >= 0 else value + 4
        return _spelled(wrong, rng) + unit
    length = len(str(int(abs(wrong))))
    step = 10 ** max(0, length - rng.choice([2, 3, length]))
    wrong = round(wrong / step) * step if abs(wrong) >= 10 else round(wrong, 2)
    chance = rng.random()
    far = abs(wrong - value) > 0.25 * abs(value)
    if chance < 0.5 or not far:
        return _spelled(wrong, rng) + unit
    if chance < 0.75:
        return f"{rng.choice(ABOUT)} {_spelled(wrong, rng)}{unit}"
    bound = (
        ["more than", "over", "at least", "well over"] if factor > 1 else ["less than", "under", "fewer than"]
    )
    return f"{rng.choice(bound)} {_spelled(wrong, rng)}{unit}"


def _spelled(value: float, rng: random.Random) -> str:
    if abs(value) >= 1e6 and rng.random() < 0.6:
        for size, word in ((1e12, "trillion"), (1e9, "billion"), (1e6, "million")):
            if abs(value) >= size and round(value / size, 2) * size == value:
                return f"{format_number(round(value / size, 2))} {word}"
    text = format_number(value)
    return text.replace(",", "") if rng.random() < 0.15 else text


def _unit(quantity: QuantityValue) -> str:
    if quantity.unit is None:
        return ""
    label = quantity.unit.label
    plural = label if label.endswith("s") or " " in label or "degree" in label else label + "s"
    return f" {plural}"


def sentence(clause: str, rng: random.Random, frames: list[Frame]) -> str:
    """The clause as a sentence: plain, led in, framed, or as a post with slips. Its truth stays."""
    chance = rng.random()
    if chance < 0.42:
        text = _capital(clause) + "."
    elif chance < 0.52:
        text = rng.choice(LEADS) + clause + rng.choice([".", ".", ""])
    elif chance < 0.58:
        text = _capital(clause) + rng.choice(ASIDES) + "."
    elif chance < 0.84:
        text = _capital(rng.choice([f for f in frames if not f.negates]).text.replace("{clause}", clause))
    elif chance < 0.88:
        text = _capital(clause)
    else:
        return post(clause, rng)
    return spaced(text) if rng.random() < 0.06 else text


def post(clause: str, rng: random.Random) -> str:
    """The clause as a hasty post: small letters, lost apostrophes, a typing slip, emoji, tags."""
    text = clause if rng.random() < 0.3 else clause.lower()
    if rng.random() < 0.5:
        text = text.replace("'", "").replace("’", "")
    if rng.random() < 0.3:
        text = slip(text, rng)
    if rng.random() < 0.5:
        text += " " + rng.choice(EMOJI)
    if rng.random() < 0.4:
        text += " " + rng.choice(TAGS)
    return text


def slip(text: str, rng: random.Random) -> str:
    """One longer word with two neighbouring letters swapped."""
    words = text.split(" ")
    longer = [index for index, word in enumerate(words) if len(word) > 4 and word.isalpha()]
    if longer:
        index = rng.choice(longer)
        word, at = words[index], rng.randrange(1, len(words[index]) - 2)
        words[index] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return " ".join(words)


def spaced(text: str) -> str:
    """Punctuation set apart, as tokenised corpora have it."""
    return re.sub(r"\s*([.,;:!?()])\s*", r" \1 ", text).strip()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
