"""Which entity a name stands for, where the user has said so.

Choices are kept by name, not by place, so that they hold while the text is edited and can be stored as they
are: ``{"Paris": "Q830149", "Mercury": None}``; None says that none of the known entities is meant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Candidate, Entity, Mention

Choices = Mapping[str, str | None]


def choice_key(text: str) -> str:
    """The name under which the choice for a mention is kept: its text on one line."""
    return " ".join(text.split())


def without_choice(choices: Choices, name: str) -> dict[str, str | None]:
    """The choices less that for ``name``; where it has none of its own, less that of the name it follows."""
    if name in choices:
        return {other: qid for other, qid in choices.items() if other != name}
    return {other: qid for other, qid in choices.items() if not _is_part(name, other)}


def apply_choices(mentions: Sequence[Mention], choices: Choices, store: KnowledgeStore) -> list[Mention]:
    """The mentions, those for which there is a choice with the chosen entity before their other candidates.

    A shorter name that was linked to the same entity ("Einstein" after "Albert Einstein") follows the longer
    one. An entity that the store does not know, after another knowledge was installed, changes nothing.
    Raises ResourceError when the knowledge is damaged.
    """
    if not choices:
        return list(mentions)
    known = store.entities(qid for qid in choices.values() if qid)
    wanted = {
        choice_key(name): known[qid] if qid else Entity(None, choice_key(name))
        for name, qid in choices.items()
        if qid is None or qid in known
    }
    leading: dict[str | None, list[str]] = {}
    for mention in mentions:
        if (name := choice_key(mention.text)) in wanted:
            leading.setdefault(mention.entity.id, []).append(name)
    chosen = []
    for mention in mentions:
        name = choice_key(mention.text)
        if name not in wanted:
            name = next((n for n in leading.get(mention.entity.id, ()) if _is_part(name, n)), name)
        chosen.append(_with(mention, wanted[name]) if name in wanted else mention)
    return chosen


def _is_part(name: str, longer: str) -> bool:
    return set(name.casefold().split()) < set(longer.casefold().split())


def _with(mention: Mention, entity: Entity) -> Mention:
    others = (candidate for candidate in mention.candidates if candidate.entity.id != entity.id)
    return replace(mention, candidates=(Candidate(entity, 1.0), *others), chosen=True)
