"""The facts behind a verdict: one row a statement, with identifiers, qualifiers and source."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app import wording
from app.style.widgets import frame, label, rule
from claimver_core.evidence_text import format_value
from claimver_core.types import Entity, Passage, Rank, Triplet

_COLUMNS = ("Subject", "Property", "Object")
_SIDE = 10
_FOCUS_BORDER = 2  # of a row, which the head lacks


class FactTable(QFrame):
    """Statements as rows of three columns; each row can be reached by Tab and is read as one sentence."""

    def __init__(self, triplets: Sequence[Triplet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("facts")
        self.setAccessibleName("Facts")
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = frame("factHead", 0, (0, 0, 0, 0))
        titles = _columns(QGridLayout(), head, _SIDE + _FOCUS_BORDER)
        for place, title in enumerate(_COLUMNS):
            titles.addWidget(label(title, "section"), 0, place)
        column.addWidget(head)
        for triplet in triplets:
            column.addWidget(rule())
            column.addWidget(_row(triplet))


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


def _row(triplet: Triplet) -> QFrame:
    row = frame("factRow", 0, (0, 0, 0, 0))
    row.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    row.setAccessibleName(wording.triplet_sentence(triplet))
    grid = _columns(QGridLayout(), row)
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
            cell.addWidget(label(identifier, "id", wrap=False), 0, Qt.AlignmentFlag.AlignLeft)
        cell.addStretch(1)
        grid.addLayout(cell, 0, place)
    if triplet.qualifiers:
        grid.addWidget(label(wording.qualifiers_text(triplet)), 1, 0, 1, 3)
    foot = QHBoxLayout()
    foot.setSpacing(8)
    if triplet.former:
        foot.addWidget(label("Holds no longer", "former", wrap=False))
    if triplet.rank is not Rank.NORMAL:
        role = "former" if triplet.rank is Rank.DEPRECATED else "id"
        foot.addWidget(label(f"{triplet.rank.value.capitalize()} rank", role, wrap=False))
    foot.addWidget(label(wording.source_text(triplet), "caption"), 1)
    grid.addLayout(foot, 2, 0, 1, 3)
    return row


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


def entity_box(entity: Entity) -> QFrame:
    """An entity that the claim is about: label, Q-id, description."""
    box = frame("box", 3, (10, 8, 10, 8))
    box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    described = entity.description or "No description."
    box.setAccessibleName(f"{wording.with_id(entity.label, entity.id)}: {described}")
    head = QHBoxLayout()
    head.setSpacing(8)
    head.addWidget(label(entity.label, "strong"), 1)
    if entity.id:
        head.addWidget(label(entity.id, "id", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
    layout = box.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(head)
    layout.addWidget(label(described, "caption"))
    return box
