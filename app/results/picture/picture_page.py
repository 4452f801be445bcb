"""The page with the picture of the evidence, its tools and its text alternative."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import shiboken6
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app import wording
from app.core_errors import error_line
from app.dialogs import with_ending
from app.knowledge_reader import KnowledgeReader
from app.results.evidence.entity_page import mentions_of
from app.results.picture.evidence_graph import evidence_graph
from app.results.picture.picture_scene import PictureScene
from app.results.picture.picture_view import PictureView
from app.results.picture.save_picture import save_picture
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import button, label
from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.types import ClaimResult, Triplet

_EMPTY = tr("No entity was found in this claim, so there is nothing to draw.")


class PicturePage(QWidget):
    """Draws the evidence of a claim when it is seen. ``large`` leaves out the button for a larger window."""

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, large: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self.result: ClaimResult | None = None
        self._reader: KnowledgeReader | None = None
        self._theme = LIGHT
        self._drawn: ClaimResult | None = None
        self._large: PictureDialog | None = None
        self.scene = PictureScene(self)
        self.view = PictureView(self.scene)
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setObjectName("reading")
        self._text.setAccessibleName(tr("The evidence in words"))
        self._text.setTabChangesFocus(True)
        self._empty = label(_EMPTY, "muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        for part in (self.view, self._text, self._empty):
            self._stack.addWidget(part)
        self._problem = label("", "former")
        self._problem.hide()
        self._buttons: dict[str, QPushButton] = {}
        tools = QHBoxLayout()
        tools.setSpacing(2)
        self._add(tools, "zoom-in", tr("Zoom in (+)"), self.view.zoom_in)
        self._add(tools, "zoom-out", tr("Zoom out (-)"), self.view.zoom_out)
        self._add(tools, "fit", tr("Show all (0)"), self.view.fit)
        tools.addStretch(1)
        self.as_text = self._add(tools, "list", tr("Read as text"), self._show_kind)
        self.as_text.setCheckable(True)
        self._add(tools, "save", tr("Save the picture…"), self.choose_and_save)
        if not large:
            self._add(tools, "enlarge", tr("Show in a window of its own"), self.enlarge)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        column.addLayout(tools)
        column.addWidget(self._problem)
        column.addWidget(self._stack, 1)

    def _add(self, tools: QHBoxLayout, icon: str, name: str, run: Callable[[], object]) -> QPushButton:
        tool = button("", "quiet", name=name)
        tool.setToolTip(name)
        tool.clicked.connect(lambda _checked=False: run())
        tools.addWidget(tool)
        self._buttons[icon] = tool
        return tool

    def set_reader(self, reader: KnowledgeReader | None) -> None:
        self._reader = reader

    def show_result(self, result: ClaimResult) -> None:
        """Show the evidence of a claim; nothing is drawn or looked up before the page is seen."""
        self.result = result
        self._problem.hide()
        if self.isVisible():
            self._draw()
        if self._large is not None and shiboken6.isValid(self._large):
            self._large.page.show_result(result)

    def showEvent(self, event: object) -> None:
        self._draw()

    def _draw(self) -> None:
        result = self.result
        if result is None or result is self._drawn:
            return
        self._drawn = result
        self._show_ties(result, ())
        qids = [m.entity.id for m in mentions_of(result) if m.entity.id]
        if self._reader is None or len(qids) < 2:
            return
        reader = self._reader

        def stale() -> bool:
            return self.result is not result or reader.stopping()

        reader.ask(
            self,
            lambda lookup: lookup.ties(qids, cancelled=stale),
            lambda ties: self._show_ties(result, ties),
        )

    def _show_ties(self, result: ClaimResult, ties: tuple[Triplet, ...] | ClaimVerError) -> None:
        if result is not self.result:
            return
        if isinstance(ties, ClaimVerError):
            self._tell(error_line(ties))
            return
        graph = evidence_graph(result, ties)
        if graph == self.scene.graph and ties:
            return
        self.scene.show_graph(graph, result.verdict.label)
        self._text.setPlainText(graph.text())
        self.view.setAccessibleDescription(graph.text())
        for icon in ("zoom-in", "zoom-out", "fit", "list", "save", "enlarge"):
            if icon in self._buttons:
                self._buttons[icon].setEnabled(bool(graph.nodes))
        self._show_kind()
        self.view.fit()

    def _show_kind(self) -> None:
        """The picture, its text, or why there is none."""
        shown = self.view if not self.as_text.isChecked() else self._text
        self._stack.setCurrentWidget(shown if self.scene.graph.nodes else self._empty)

    def choose_and_save(self) -> None:
        """Ask where to, and save the picture there."""
        if self.result is None:
            return
        suggestion = str(Path.home() / f"evidence-of-claim-{self.result.index}.svg")
        kinds = tr("Vector picture") + " (*.svg);;" + tr("Picture at double size") + " (*.png)"
        chosen, kind = QFileDialog.getSaveFileName(self, tr("Save the picture"), suggestion, kinds)
        path = None
        if chosen:
            path = with_ending(self, Path(chosen), ".png" if "png" in kind else ".svg", (".png", ".svg"))
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Save the picture as SVG or PNG, as the name ends."""
        assert self.result is not None
        title = wording.one_line(self.result.claim.text)
        try:
            save_picture(self.scene, self.scene.content_rect(), path, title)
        except ClaimVerError as error:
            self._tell(error_line(error))
        else:
            self._problem.hide()
            self.told.emit(tr("The picture was saved as {name}.").format(name=path.name))

    def _tell(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()

    def enlarge(self) -> None:
        """Show the picture in a window of its own, which follows the selected claim."""
        if self.result is None:
            return
        if self._large is None or not shiboken6.isValid(self._large):
            self._large = PictureDialog(self._reader, self.window())
            self._large.page.set_theme(self._theme)
            self._large.page.told.connect(self.told)
        self._large.page.show_result(self.result)
        self._large.show()
        self._large.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.scene.set_theme(theme)
        for icon, tool in self._buttons.items():
            tool.setIcon(icons.icon(icon, theme.text, theme.muted))
        if self._large is not None and shiboken6.isValid(self._large):
            self._large.page.set_theme(theme)


class PictureDialog(QDialog):
    """The picture in a window of its own."""

    def __init__(self, reader: KnowledgeReader | None, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Picture of the evidence"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.resize(960, 640)
        self.page = PicturePage(large=True)
        self.page.set_reader(reader)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.page)
