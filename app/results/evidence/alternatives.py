"""Choosing what a name of the text stands for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app import wording
from app.core_errors import error_line
from app.knowledge_reader import KnowledgeReader, Lookup
from app.style.widgets import label
from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.evidence_text import format_value
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.linking.choices import choice_key
from claimver_core.types import Entity, Mention

_DELAY_MS = 150
_LONGEST = 160
_TELLING = 2  # kinds and facts that tell an entity without a description from its namesakes
_ENTITY = Qt.ItemDataRole.UserRole
NONE = ""
"""Stands for none of the known entities."""


class AlternativesDialog(QDialog):
    """The candidates of a mention, best first, then whatever bears the name typed in the field.

    ``chosen`` carries the Q-id, or NONE.
    """

    chosen = Signal(str)

    def __init__(self, mention: Mention, reader: KnowledgeReader | None, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._mention = mention
        self._reader = reader
        self._name = choice_key(mention.text)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What is “{name}”?").format(name=self._name[:60]))
        self.resize(480, 460)
        self._field = QLineEdit(self._name[:_LONGEST])
        self._field.setAccessibleName(tr("Find an entity by its name"))
        self._field.setPlaceholderText(tr("Find an entity by its name"))
        self._field.setClearButtonEnabled(True)
        self._list = QListWidget()
        self._list.setObjectName("choices")
        self._list.setAccessibleName(tr("Entities of this name"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._note = label("", "caption")
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self._buttons.button(standard.Ok).setText(tr("Use this one"))
        for choice in self._buttons.buttons():
            choice.setIcon(QIcon())
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(10)
        column.addWidget(label(tr("What does “{name}” stand for?").format(name=self._name), "title"))
        after = tr("The claims that name it are checked again, and the choice is kept for this text.")
        column.addWidget(label(after, "caption"))
        for part in (self._field, self._list, self._note, self._buttons):
            column.addWidget(part)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._timer.timeout.connect(self._find)
        self._field.textChanged.connect(lambda _text: self._timer.start())
        self._list.currentItemChanged.connect(lambda *_items: self._judge())
        self._list.itemActivated.connect(lambda _item: self.accept())
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._show([])
        self._find()
        self._list.setFocus()

    def accept(self) -> None:
        item = self._list.currentItem()
        if item is not None and item.data(_ENTITY) != self._current:
            self.chosen.emit(item.data(_ENTITY))
            super().accept()

    @property
    def _current(self) -> str:
        return self._mention.entity.id or NONE

    def _find(self) -> None:
        name = self._field.text().strip()
        if self._reader is not None and name:
            self._reader.ask(
                self, lambda lookup: _named(lookup, name), lambda answer: self._found(name, answer)
            )
        elif not name:
            self._show([])

    def _found(self, name: str, answer: list[Entity] | ClaimVerError) -> None:
        if name != self._field.text().strip():
            return
        if isinstance(answer, ClaimVerError):
            self._note.setText(error_line(answer))
            return
        self._show(answer)
        nothing = tr("No other entity of this name is in the installed knowledge.")
        self._note.setText("" if answer else nothing)

    def _show(self, found: Iterable[Entity]) -> None:
        """The candidates where the name is that of the text, and what was found."""
        kept = self._list.currentItem().data(_ENTITY) if self._list.currentItem() else self._current
        own = self._field.text().strip() == self._name[:_LONGEST]
        candidates = [c.entity for c in self._mention.candidates] if own else []
        entities = {entity.id: entity for entity in (*candidates, *found) if entity.id}
        self._list.clear()
        for entity in entities.values():
            self._add(entity.id or NONE, wording.with_id(entity.label, entity.id), entity.description)
        self._add(NONE, tr("None of these"), tr("It is not in the installed knowledge."))
        rows = [self._list.item(row) for row in range(self._list.count())]
        self._list.setCurrentItem(next((item for item in rows if item.data(_ENTITY) == kept), rows[0]))
        self._judge()

    def _add(self, qid: str, title: str, description: str) -> None:
        shown = wording.one_line(title)[:_LONGEST]
        if qid == self._current:
            shown = tr("{entity} · taken now").format(entity=shown)
        lines = shown, wording.one_line(description)[:_LONGEST]
        item = QListWidgetItem("\n".join(filter(None, lines)))
        item.setData(_ENTITY, qid)
        self._list.addItem(item)

    def _judge(self) -> None:
        item = self._list.currentItem()
        using = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        using.setEnabled(item is not None and item.data(_ENTITY) != self._current)


def _named(lookup: Lookup, name: str) -> list[Entity]:
    """The entities that bear a name; one that has no description is described by its kind and first facts."""
    found = lookup.named(name)
    bare = [entity.id for entity in found if entity.id and not entity.description]
    told = {card.entity.id: _told(card) for card in lookup.cards(bare)}
    return [replace(entity, description=entity.description or told.get(entity.id, "")) for entity in found]


def _told(card: EntityCard) -> str:
    kinds = [kind.label for kind in card.types[:_TELLING]]
    facts = [f"{fact.property.label}: {format_value(fact.object)}" for fact in card.facts[:_TELLING]]
    return "; ".join([*kinds, *facts])
