"""Which Wikidata property a name from another collection stands for."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from claimver_core.knowledge.rows import PropertyDetails
from claimver_core.types import Property

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NO_WORD = re.compile(r"[\W_]+")


def other_names() -> dict[str, list[str]]:
    """By P-id, the names that other collections give a property."""
    return {pid: entry["names"] for pid, entry in _table().items() if "names" in entry}


def inverses() -> dict[str, str]:
    """By P-id, the property that says the same with subject and object turned round."""
    return {pid: entry["inverse"] for pid, entry in _table().items() if "inverse" in entry}


def plain_name(name: str) -> str:
    """A property's name in small words: "birthPlace", "Birth_place" and "birth place" are one."""
    return " ".join(_NO_WORD.sub(" ", _CAMEL.sub(" ", name)).lower().split())


class PropertyNames:
    """Finds properties by name: labels first, then the names of other collections, then aliases.

    ``known`` are the properties of the knowledge, those with most statements first; without them the
    table of other names is all there is.
    """

    def __init__(self, known: Iterable[PropertyDetails] = ()) -> None:
        details = list(known)
        self._found: dict[str, str] = {}
        self._turned = {name: pid for pid, entry in _table().items() for name in entry.get("turned", ())}
        for item in details:
            self._found.setdefault(plain_name(item.label), item.id)
        for key in ("names", "also"):
            for pid, entry in _table().items():
                for name in entry.get(key, ()):
                    self._found.setdefault(name, pid)
        for item in details:
            for alias in item.aliases:
                self._found.setdefault(plain_name(alias), item.id)

    def find(self, name: str) -> tuple[Property, bool]:
        """The property called ``name``, and whether its object stands first ("author of").

        A name that is not known is returned in small words, without an id.
        """
        plain = plain_name(name)
        for form in (plain, plain.removesuffix("s")):
            if form in self._turned:
                return Property(self._turned[form], plain), True
            if form in self._found:
                return Property(self._found[form], plain), False
        return Property(None, plain or name), False


@functools.cache
def _table() -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / "property_names.toml").read_text("utf-8"))
