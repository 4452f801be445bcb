"""A card on one entity that the selected claim names."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app import wording
from app.results.evidence.browser import id_button
from app.style.widgets import button, label
from app.translation import percent, tr
from claimver_core.evidence_text import format_value
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.linking.choices import choice_key
from claimver_core.types import Mention, Triplet

_ALIASES = 6
_TYPES = 4


class EntityBox(QFrame):
    """What a mention stands for: name, identifier, description, other names, kinds and key facts.

    ``known`` is what the knowledge says of the entity; None while that is not known. Its buttons ask for
    another entity in place of this one, or take back the choice of the user.
    """

    other_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, mention: Mention, known: EntityCard | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("box")
        entity = mention.entity
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        nothing = tr("None of the known entities.") if entity.id is None else tr("No description.")
        described = entity.description or nothing
        name = choice_key(mention.text)
        known_as = wording.with_id(entity.label, entity.id)
        named = tr("Named as “{name}”.").format(name=name)
        self.setAccessibleName(f"{known_as}: {described} {named}")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(label(entity.label, "strong"), 1)
        if mention.chosen:
            head.addWidget(label(tr("Your choice"), "id", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
        if entity.id:
            head.addWidget(id_button(entity.label, entity.id), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(label(described, "caption"))
        if known is not None:
            _add_known(column, known)
        column.addLayout(self._foot(mention, name))

    def _foot(self, mention: Mention, name: str) -> QHBoxLayout:
        where = tr("In the text: “{name}”").format(name=name)
        if not mention.chosen:
            where = tr("In the text: “{name}”, {share} sure").format(name=name, share=percent(mention.score))
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(label(where, "caption"), 1)
        if mention.chosen:
            undo = button(tr("Undo"), "quiet", name=tr("Undo the choice for {name}").format(name=name))
            undo.clicked.connect(self.undo_wanted)
            foot.addWidget(undo)
        choosing = tr("Choose what “{name}” stands for").format(name=name)
        other = button(tr("Another…"), "small", name=choosing)
        other.setToolTip(tr("Is something else meant? Choose it, and the claims are checked again."))
        other.clicked.connect(self.other_wanted)
        foot.addWidget(other)
        return foot


def _add_known(column: QVBoxLayout, known: EntityCard) -> None:
    if known.aliases:
        names = _some(known.aliases, _ALIASES)
        column.addWidget(label(tr("Also called: {names}").format(names=names), "caption"))
    if known.types:
        kinds = _some((kind.label for kind in known.types), _TYPES)
        column.addWidget(label(tr("Kind: {kinds}").format(kinds=kinds), "caption"))
    grid = QGridLayout()
    grid.setContentsMargins(0, 4, 0, 2)
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    for row, (name, values) in enumerate(_by_property(known.facts).items()):
        grid.addWidget(label(name, "caption"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label("; ".join(values)), row, 1)
    if known.facts:
        column.addLayout(grid)


def _by_property(facts: Iterable[Triplet]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for fact in facts:
        found.setdefault(fact.property.label, []).append(format_value(fact.object))
    return found


def _some(names: Iterable[str], most: int) -> str:
    """The first of the names, and how many more there are."""
    every = list(names)
    more = len(every) - most
    shown = ", ".join(every[:most])
    return tr("{names} and {more} more").format(names=shown, more=more) if more > 0 else shown
