"""What the people of a text do, by the words for their offices and occupations in the knowledge."""

from __future__ import annotations

import re

from claimver_core.language.participants import Knowledge
from claimver_core.types import Entity

_TOLD_BY = ("P39", "P106")  # position held, occupation
_MOST = 20  # statements of each that are read
_OF = re.compile(r"\b(?:of|in|to|for)\b|[,(]")


class Roles:
    """Reads the roles of people from ``store``, each person's once; of none where there is no store."""

    def __init__(self, store: Knowledge | None) -> None:
        self._store = store
        self._found: dict[str, frozenset[str]] = {}

    def of(self, qid: str | None) -> frozenset[str]:
        """The words, lower case, for what a person does: "prime" and "minister", "physicist"."""
        if self._store is None or qid is None:
            return frozenset()
        if qid not in self._found:
            stated = self._store.statements([qid], properties=_TOLD_BY, limit=_MOST)
            labels = [s.object.label.lower() for s in stated if isinstance(s.object, Entity)]
            heads = (_OF.split(label, maxsplit=1)[0].split() for label in labels)
            self._found[qid] = frozenset(word for head in heads for word in head)
        return self._found[qid]
