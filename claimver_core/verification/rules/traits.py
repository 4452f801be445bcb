"""What the rules know of each property: the words that express it, and how many values it has."""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from claimver_core.types import Property


@dataclass(frozen=True)
class Traits:
    """``single`` is "always", "mostly", "usually" (the model is asked too) or "" (several values are usual);
    ``words`` are its cues, "*" behind the beginning of a word; ``object`` is the kind of its values,
    "person", "place", "other" or "", and ``object_class`` the Q-id of their class where one is named.

    ``roles`` is true when subject and object cannot be swapped; ``inside`` when what holds for a place
    holds for all that it lies in (born in Ulm, so in Germany); ``denies`` when the property itself
    denies what its cues say (*does not have effect*); ``changes`` when the value changes with time;
    ``called`` is found in the label or description of every value; ``by_object`` when a value of that kind
    alone tells the property (*is a Republican*); ``values`` all that a value may be called, where these are
    few (*left*, *right*).
    """

    words: tuple[str, ...]
    single: str = ""
    object: str = ""
    roles: bool = False
    inside: bool = False
    denies: bool = False
    object_class: str = ""
    changes: bool = False
    called: re.Pattern[str] | None = None
    by_object: bool = False
    values: tuple[str, ...] = ()

    @functools.cached_property
    def cues(self) -> re.Pattern[str] | None:
        """What expresses the property; None where nothing does. Compiled when first asked for."""
        return _pattern(self.words)

    def has_cue(self, text: str) -> bool:
        """Whether a cue stands in ``text``; most have none, which is told without a pattern."""
        small = text.lower()
        if not any(beginning in small for beginning in self._beginnings):
            return False
        return self.cues is not None and self.cues.search(text) is not None

    @functools.cached_property
    def _beginnings(self) -> tuple[str, ...]:
        bare = {verb for word in self.words for verb in _infinitives(word)}  # behind "did"
        return tuple({word.rstrip("*").lower() for word in self.words if word} | bare)


def traits_of(item: Property) -> Traits:
    """The traits of a property; one the rules know nothing of has only its label as cue."""
    known = _known(item.id or "")
    return known if known else _unknown(item.label)


@functools.cache
def _known(pid: str) -> Traits | None:
    """Made when first asked for: to compile the cues of all properties takes longer than a check."""
    entry = _table().get(pid)
    if entry is None:
        return None
    return Traits(
        tuple(entry["cues"]),
        entry.get("single", ""),
        entry.get("object", ""),
        entry.get("roles", False),
        entry.get("inside", False),
        entry.get("denies", False),
        entry.get("class", ""),
        entry.get("changes", False),
        re.compile(entry["called"], re.IGNORECASE) if "called" in entry else None,
        entry.get("by_object", False),
        tuple(entry.get("values", ())),
    )


@functools.lru_cache(maxsize=2048)
def _unknown(label: str) -> Traits:
    return Traits((label,))


@functools.cache
def _table() -> dict[str, dict[str, Any]]:
    with (Path(__file__).parent / "properties.toml").open("rb") as file:
        return tomllib.load(file)


STEM = 6
"""How many letters of a word decide in the wordings."""
_LETTERS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def wording_of(item: Property) -> frozenset[str]:
    """The beginnings of words that tell a property, from its many phrasings; less sure than its cues."""
    return _wordings().get(item.id or "", frozenset())


def stems(text: str) -> set[str]:
    """The beginnings of the words of ``text``, as ``wording_of`` has them."""
    return {word[:STEM] for word in _LETTERS.findall(text.lower())}


@functools.cache
def _wordings() -> dict[str, frozenset[str]]:
    with (Path(__file__).parent / "wordings.toml").open("rb") as file:
        return {pid: frozenset(line.split()) for pid, line in tomllib.load(file).items()}


_INFINITIVES = {
    "bought": "buy", "built": "build", "fought": "fight", "held": "hold", "made": "make", "played": "play",
    "sang": "sing", "sank": "sink", "won": "win", "wrote": "write",
}  # fmt: skip


def _infinitives(cue: str) -> set[str]:
    """What a verb of the past may be behind *did*: *direct* of *directed*, *die* and *di* of *died*."""
    if cue in _INFINITIVES:
        return {_INFINITIVES[cue]}
    if cue.endswith("ied"):
        return {cue[:-3] + "y", cue[:-1]}
    return {cue[:-2], cue[:-1]} if cue.isalpha() and cue.endswith("ed") and len(cue) > 4 else set()


def _pattern(cues: tuple[str, ...]) -> re.Pattern[str] | None:
    words = [re.escape(cue.rstrip("*")) + (r"\w*" if cue.endswith("*") else r"(?!\w)") for cue in cues if cue]
    bare = sorted({verb for cue in cues for verb in _infinitives(cue)})
    if bare:
        words.append(rf"did(?: not|n['’]?t)?(?: \w+)? (?:{'|'.join(bare)})(?!\w)")
    return re.compile(r"(?<!\w)(?:" + "|".join(words) + ")", re.IGNORECASE) if words else None
