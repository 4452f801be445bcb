"""The facts behind a verdict: one row a statement, with identifiers, qualifiers and source."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app import wording
from app.results.evidence.browser import ask_and_open, id_button
from app.results.evidence.fact_text import fact_line, facts_text, identifiers
from app.style.theme import VerdictColours
from app.style.widgets import frame, label, rule
from app.translation import tr
from claimver_core.evidence_text import format_value
from claimver_core.types import Entity, Passage, Rank, Triplet

_COLUMNS = (tr("Subject"), tr("Property"), tr("Object"))
_RANKS = {Rank.PREFERRED: tr("Preferred rank"), Rank.DEPRECATED: tr("Deprecated rank")}
_SIDE = 10
_FOCUS_BORDER = 2  # of a row, which the head lacks


class FactTable(QFrame):
    """Statements as rows of three columns; each row can be reached by Tab and is read as one sentence.

    Ctrl+C copies the row, and its menu (right click or the menu key) all that can be done with it.
    ``deciding`` are the indexes of those that decided, marked in the verdict's ``colours``.
    """

    told = Signal(str)

    def __init__(
        self,
        triplets: Sequence[Triplet],
        deciding: Collection[int],
        colours: VerdictColours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("facts")
        self.setAccessibleName(tr("Facts"))
        self._triplets = triplets
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = frame("factHead", 0, (0, 0, 0, 0))
        titles = _columns(QGridLayout(), head, _SIDE + _FOCUS_BORDER)
        for place, title in enumerate(_COLUMNS):
            titles.addWidget(label(title, "section"), 0, place)
        column.addWidget(head)
        for place, triplet in enumerate(triplets):
            column.addWidget(rule())
            column.addWidget(_Row(self, triplet, colours if place in deciding else None))

    def copy(self, triplet: Triplet | None = None) -> None:
        """Copy one fact, or all with titles, separated by tabs."""
        text = facts_text(self._triplets) if triplet is None else fact_line(triplet)
        QGuiApplication.clipboard().setText(text)
        self.told.emit(tr("%n fact(s) copied.", "", 1 if triplet else len(self._triplets)))


class _Row(QFrame):
    """One statement; ``colours`` are those of the verdict when it decided."""

    def __init__(self, table: FactTable, triplet: Triplet, colours: VerdictColours | None) -> None:
        super().__init__()
        self._table = table
        self._triplet = triplet
        self.setObjectName("factRow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        said = wording.triplet_sentence(triplet)
        self.setAccessibleName(tr("Decides. {fact}").format(fact=said) if colours else said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        grid = _columns(QGridLayout(), self)
        value = triplet.object
        cells = (
            (triplet.subject.label, triplet.subject.id),
            (triplet.property.label, triplet.property.id),
            (format_value(value), value.id if isinstance(value, Entity) else None),
        )
        for place, (text, identifier) in enumerate(cells):
            cell = QVBoxLayout()
            cell.setSpacing(2)
            cell.addWidget(label(text, "strong" if place != 1 else ""))
            if identifier:
                cell.addWidget(id_button(text, identifier), 0, Qt.AlignmentFlag.AlignLeft)
            cell.addStretch(1)
            grid.addLayout(cell, 0, place)
        if triplet.qualifiers:
            grid.addWidget(label(wording.qualifiers_text(triplet)), 1, 0, 1, 3)
        grid.addLayout(_foot(triplet, colours), 2, 0, 1, 3)

    def make_menu(self) -> QMenu:
        """All that can be done with the fact."""
        menu = QMenu(self)
        copy = menu.addAction(tr("Copy this fact"), lambda: self._table.copy(self._triplet))
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        menu.addAction(tr("Copy all facts"), self._table.copy)
        menu.addSeparator()
        for text, identifier in identifiers(self._triplet):
            name = wording.with_id(wording.one_line(text)[:60], identifier).replace("&", "&&")
            opening = partial(ask_and_open, self.window(), text, identifier)
            menu.addAction(tr("Open {name} in the browser…").format(name=name), opening)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()  # the key is for the row, not for the window's command
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._table.copy(self._triplet)
        else:
            super().keyPressEvent(event)


def _columns(grid: QGridLayout, parent: QFrame, side: int = _SIDE) -> QGridLayout:
    layout = parent.layout()
    assert isinstance(layout, QVBoxLayout)
    grid.setContentsMargins(side, 6, side, 6)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    for place in range(len(_COLUMNS)):
        grid.setColumnStretch(place, 1)
        grid.setColumnMinimumWidth(place, 60)
    layout.addLayout(grid)
    return grid


def _foot(triplet: Triplet, colours: VerdictColours | None) -> QHBoxLayout:
    """What is to be known of the statement: whether it decided, still holds, its rank and source."""
    foot = QHBoxLayout()
    foot.setSpacing(8)
    if colours is not None:
        decides = label(tr("Decides"), "badge", wrap=False)
        decides.setStyleSheet(f"color: {colours.ink}; background: {colours.tint};")
        foot.addWidget(decides)
    if triplet.former:
        foot.addWidget(label(tr("Holds no longer"), "former", wrap=False))
    if triplet.rank in _RANKS:
        role = "former" if triplet.rank is Rank.DEPRECATED else "id"
        foot.addWidget(label(_RANKS[triplet.rank], role, wrap=False))
    foot.addWidget(label(wording.source_text(triplet), "caption"), 1)
    return foot


def passage_box(passage: Passage) -> QFrame:
    """A sentence of text evidence with its source."""
    box = frame("box", 3, (10, 8, 10, 8))
    box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    box.setAccessibleName(f"{passage.text} {passage.source}".strip())
    layout = box.layout()
    assert layout is not None
    layout.addWidget(label(f"“{passage.text}”"))
    if passage.source:
        layout.addWidget(label(passage.source, "caption"))
    return box
