"""The entities that the selected claim names, and what they were taken for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core_errors import error_line
from app.knowledge_reader import KnowledgeReader
from app.results.evidence.alternatives import AlternativesDialog
from app.results.evidence.entity_card import EntityBox
from app.results.evidence.scroll_page import ScrollPage
from app.style.widgets import clear, label
from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.linking.choices import choice_key
from claimver_core.types import ClaimResult, Mention

_KEPT = 500  # cards


class EntityPage(ScrollPage):
    """A card for each entity. What the cards tell is fetched in the background, and remembered."""

    entity_chosen = Signal(str, object, bool)  # name, Q-id or None, whether a choice is undone

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Entities of the selected claim"), parent)
        self._reader: KnowledgeReader | None = None
        self._mentions: list[Mention] = []
        self._cards: dict[str, EntityCard] = {}
        self._problem = ""

    def set_reader(self, reader: KnowledgeReader) -> None:
        self._reader = reader

    def show_result(self, result: ClaimResult) -> None:
        """Show the entities of a claim; nothing is looked up before the page is seen."""
        self._mentions = mentions_of(result)
        self._problem = ""
        self._build()
        self.verticalScrollBar().setValue(0)
        if self.isVisible():
            self._fetch()

    def showEvent(self, event: object) -> None:
        self._fetch()

    def _build(self) -> None:
        if not self._mentions:
            self.show_hint(
                tr("No known entity was found in this claim, so there are no facts to check it by.")
            )
            return
        clear(self.column)
        if self._problem:
            self.column.addWidget(label(self._problem, "former"))
        for mention in self._mentions:
            box = EntityBox(mention, self._cards.get(mention.entity.id or ""))
            name = choice_key(mention.text)
            box.undo_wanted.connect(lambda name=name: self.entity_chosen.emit(name, None, True))
            box.other_wanted.connect(lambda mention=mention: self.choose_other(mention))
            self.column.addWidget(box)
        self.column.addStretch(1)
        self.show_now()

    def _fetch(self) -> None:
        wanted = [m.entity.id for m in self._mentions if m.entity.id and m.entity.id not in self._cards]
        if wanted and self._reader is not None:
            self._reader.ask(self, lambda lookup: lookup.cards(wanted), self._show_cards)

    def _show_cards(self, answer: list[EntityCard] | ClaimVerError) -> None:
        if isinstance(answer, ClaimVerError):
            self._problem = error_line(answer)
        else:
            if len(self._cards) > _KEPT:
                self._cards.clear()
            self._cards |= {str(card.entity.id): card for card in answer}
        self._build()

    def choose_other(self, mention: Mention) -> None:
        """Ask what a mention stands for."""
        dialog = AlternativesDialog(mention, self._reader, self.window())
        dialog.chosen.connect(
            lambda qid: self.entity_chosen.emit(choice_key(mention.text), qid or None, False)
        )
        dialog.open()


def mentions_of(result: ClaimResult) -> list[Mention]:
    """The mentions that stand for something known, or for nothing by choice: one for each entity."""
    found: dict[str, Mention] = {}
    for mention in result.claim.mentions:
        if mention.entity.id or mention.chosen:
            found.setdefault(mention.entity.id or choice_key(mention.text), mention)
    return list(found.values())
