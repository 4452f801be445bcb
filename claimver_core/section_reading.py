"""Reads a section of a text: its claims, what they name, and why other sentences hold no claim."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from claimver_core.engine import Engine
from claimver_core.errors import stop_if
from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.left_out.spell_out import fuller_text
from claimver_core.language.no_claims import explain_no_claims
from claimver_core.language.participants import find_participants
from claimver_core.linking.choices import Choices, apply_choices
from claimver_core.markup import bare_text
from claimver_core.types import Claim, Mention, NoClaim

_REMEMBERED = 64  # sections whose claims are kept, so that an edit reads only the section it stands in

_Key = tuple[str, frozenset[tuple[str, str | None]]]


@dataclass(frozen=True)
class ReadSection:
    """What the language stages say of a section, its offsets counted from the section's start."""

    claims: tuple[Claim, ...]
    mentions: tuple[Mention, ...]
    no_claims: tuple[NoClaim, ...]


class SectionReader:
    """Reads sections; one that was read before costs nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._remembered: OrderedDict[_Key, ReadSection] = OrderedDict()

    def read(self, text: str, choices: Choices, cancelled: Callable[[], bool] | None) -> ReadSection:
        """What the section says, by the user's choices of entities. Raises Cancelled."""
        stop_if(cancelled)
        key = text, frozenset(choices.items())
        section = self._remembered.get(key)
        if section is None:
            section = self._remembered[key] = self._read_through(text, choices, cancelled)
        self._remembered.move_to_end(key)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
        return section

    def _read_through(self, text: str, choices: Choices, cancelled: Callable[[], bool] | None) -> ReadSection:
        """What the section says to who sees its words and not its markup."""
        bare = bare_text(text)
        if bare is None:
            return self._read(text, choices, cancelled)
        read = self._read(bare.text, choices, cancelled)
        return ReadSection(
            tuple(map(bare.written_claim, read.claims)),
            tuple(map(bare.written_mention, read.mentions)),
            tuple(map(bare.written_no_claim, read.no_claims)),
        )

    def _read(self, text: str, choices: Choices, cancelled: Callable[[], bool] | None) -> ReadSection:
        doc = self._engine.paragraphs.read(text, cancelled)
        stop_if(cancelled)
        mentions = apply_choices(self._engine.linker.link(doc), choices, self._engine.store)
        stop_if(cancelled)
        store = self._engine.store
        namings = find_participants(doc, mentions, store)
        coreferences = resolve_coreference(doc, mentions, store, namings=namings)
        fuller = fuller_text(doc, mentions, coreferences, store, self._engine.paragraphs.read, namings)
        if fuller is None:
            claims = extract_claims(doc, mentions, coreferences)
            return ReadSection(tuple(claims), tuple(mentions), tuple(explain_no_claims(doc, claims)))
        stop_if(cancelled)
        doc = self._engine.paragraphs.read(fuller.text, cancelled)
        claims = extract_claims(doc, fuller.mentions, resolve_coreference(doc, fuller.mentions, store))
        no_claims = fuller.without_claims(explain_no_claims(doc, claims))
        return ReadSection(tuple(fuller.written(claims)), tuple(mentions), tuple(no_claims))
