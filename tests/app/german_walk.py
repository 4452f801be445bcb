"""Opens every part of the window in German and prints what it says, and what of that is cut off, as JSON.

Run in a process of its own, since constants are translated when the modules of the window are imported. With
a folder as the argument it leaves a picture of each part there, to be looked at.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QStatusBar,
    QTabBar,
    QTableView,
    QTabWidget,
    QTreeWidget,
    QWidget,
)

from app.translation import install

_SIZE = (1024, 700)


def texts(root: QWidget) -> Iterator[str]:
    """All that a window and its parts say, to the eye and to a screen reader."""
    for widget in (root, *root.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        yield from (widget.windowTitle(), widget.statusTip(), widget.whatsThis())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QPlainTextEdit):
            yield widget.placeholderText()
            yield from widget.toPlainText().splitlines() if widget.isReadOnly() else ()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(row) for row in range(min(widget.count(), 20)))
        elif isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))
        elif isinstance(widget, QTreeWidget):
            yield from (widget.topLevelItem(row).text(0) for row in range(widget.topLevelItemCount()))
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(at) for at in range(widget.count()))
            yield from (widget.tabToolTip(at) for at in range(widget.count()))
        elif isinstance(widget, QTableView):
            model = widget.model()
            yield from (
                str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount())
            )
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())


def cut_off(root: QWidget) -> Iterator[str]:
    """Words that have less room than they need."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.size().isEmpty():
            continue
        if isinstance(widget, QLabel) and widget.text() and not widget.hasScaledContents():
            area = widget.contentsRect()
            words = widget.text().replace("\u200b", "")
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                longest = max(map(widget.fontMetrics().horizontalAdvance, words.split()), default=0)
                short = widget.height() + 1 < needed or area.width() + 1 < min(longest, 300)
            else:
                needed = widget.fontMetrics().horizontalAdvance(words)
                short = area.width() + 1 < needed
            if short:
                yield f"{words}: {widget.width()}x{widget.height()}, needed {needed}"
        elif isinstance(widget, QAbstractButton | QComboBox):
            inside_field = isinstance(widget.parentWidget(), QLineEdit)
            if widget.width() < widget.minimumSizeHint().width() and not inside_field:
                yield f"{widget.accessibleName()}: {widget.width()}"
        elif isinstance(widget, QTabBar):
            last = widget.tabRect(widget.count() - 1)
            if last.right() > widget.width():
                yield f"{widget.accessibleName() or 'tabs'}: {last.right()} of {widget.width()}"
        elif isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
            for at in range(widget.count()):
                if widget.sectionSize(at) < widget.sectionSizeHint(at):
                    yield f"column {at}: {widget.sectionSize(at)}, needed {widget.sectionSizeHint(at)}"
        elif isinstance(widget, QPlainTextEdit) and not widget.document().toPlainText():
            room = QRect(0, 0, widget.viewport().width() - 8, 10_000)
            words = widget.placeholderText()
            needed = widget.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
            if words and widget.viewport().height() < needed:
                yield f"{words}: {widget.viewport().height()}, needed {needed}"
        elif isinstance(widget, QStatusBar):
            needed = widget.fontMetrics().horizontalAdvance(widget.currentMessage()) + 8
            taken = [w.x() for w in widget.findChildren(QLabel) if w.isVisible() and w.text()]
            if needed > min(taken, default=widget.width()):
                yield f"{widget.currentMessage()}: {min(taken)}, needed {needed}"
        elif isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
            needed = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            if widget.width() < needed + 12:
                yield f"{widget.placeholderText()}: {widget.width()}"
        if not _inside(widget, root):
            yield f"{widget.accessibleName() or type(widget).__name__} stands outside its window"


def _inside(widget: QWidget, root: QWidget) -> bool:
    if widget.window() is not root or not isinstance(widget, QAbstractButton | QLabel | QComboBox):
        return True
    if widget.visibleRegion().isEmpty():
        return True  # scrolled out of view
    area = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    return area.left() >= 0 and area.right() <= root.width()


class Walk:
    """Notes what each part says. ``pictures`` is where to leave a picture of each, if anywhere."""

    def __init__(self, window: QWidget, pictures: Path | None) -> None:
        self.said: dict[str, list[str]] = {}
        self.cut: dict[str, list[str]] = {}
        self._window = window
        self._pictures = pictures

    def look(self, name: str, widget: QWidget, ready: Callable[[], bool] = lambda: True) -> None:
        """Note a part as it is shown when it is ``ready``."""
        settle(ready)
        self.said[name] = sorted({text for text in texts(widget) if text.strip()})
        self.cut[name] = sorted(set(cut_off(widget)))
        if self._pictures is not None:
            widget.grab().save(str(self._pictures / f"{name}.png"))

    def dialog(self, name: str, show: Callable[[], object]) -> QDialog:
        """Open a dialog and note it."""
        before = set(self._window.findChildren(QDialog))
        show()
        (dialog,) = [d for d in self._window.findChildren(QDialog) if d not in before and d.isVisible()]
        self.look(name, dialog)
        return dialog


def settle(ready: Callable[[], bool] = lambda: True) -> None:
    """Let the window draw, until what it waits for has come."""
    timer = QElapsedTimer()
    timer.start()
    while not (ready() or timer.hasExpired(30_000)):
        QApplication.processEvents()
    assert ready()
    timer.restart()
    while timer.elapsed() < 30:
        QApplication.processEvents()


def main() -> None:
    """Walk through the window."""
    application = QApplication([])
    application.setStyle("Fusion")
    install("de")
    from app import dialogs
    from app.window import MainWindow
    from claimver_core.errors import UsageError
    from tests.app.scripted import TEXT, ScriptedChecker

    folder = Path(tempfile.mkdtemp())
    (folder / "settings.ini").write_text("[General]\ncheck_as_you_type=false\n", encoding="utf-8")
    checker = ScriptedChecker()
    window = MainWindow(lambda: checker, folder)
    window.resize(*_SIZE)
    window.show()
    window.start()
    walk = Walk(window, Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    settle(lambda: window.background.ready)
    walk.look("empty", window)
    window.check()
    walk.look("nothing-to-check", window)
    window.editor.setPlainText(TEXT)
    walk.look("ready", window)
    window.check()
    settle(lambda: window.checks.report is not None)
    for number in range(3):
        window.panel.details.show_page(number)
        walk.look(f"page-{number + 1}", window)
    walk.dialog(
        "another",
        lambda: window.panel.details.entities.choose_other(window.panel.results[0].claim.mentions[0]),
    ).close()
    window.panel.details.picture.enlarge()
    settle()
    window.panel.details.show_page(0)
    window.page.find_bar.open_bar()
    window.page.find_bar._words.setText("Einstein")
    walk.look("find", window)
    window.page.find_bar.close_bar()
    window.page.ignore_claim()
    for index in (2, 4):
        window.panel.select(index)
        walk.look(f"claim-{index}", window)
    menu = window.panel.details.why.findChildren(QWidget, "factRow")[0].make_menu()
    walk.look("fact-menu", menu)
    for item in window.panel.list_bar._order_menu().actions():
        item.trigger()
    walk.look("sorted", window)
    window.panel.list_bar.field.setText("nirgends")
    settle(lambda: not window.panel.list.any_shown)
    walk.look("filtered", window)
    window.panel.list_bar.clear_words()
    for name, show in (
        ("about", window.show_about),
        ("shortcuts", window.show_shortcuts),
        ("privacy", window.show_privacy),
        ("no-claims", window.show_no_claims),
        ("gallery", window.teaching.choose_example),
    ):
        walk.dialog(name, show).close()
    models = window.models.show_dialog()
    walk.look("models", models, lambda: len(models.cards) > 3)
    models.close()
    explanation = walk.dialog("explanation", window.teaching.explain)
    for row in range(1, explanation.stages.count()):
        explanation.stages.setCurrentRow(row)
        walk.look(f"explanation-{row + 1}", explanation)
    explanation.close()
    settings = walk.dialog("settings", window.show_settings)
    pages = settings.findChild(QTabWidget)
    for at in range(1, pages.count()):
        pages.setCurrentIndex(at)
        walk.look(f"settings-{at + 1}", settings)
    settings.close()
    tour = walk.dialog("tour", window.show_tour)
    for step in (2, 3):
        tour._go_on()
        walk.look(f"tour-{step}", tour)
    tour.close()
    walk.dialog("comparison", lambda: window.models.show_comparison(window.checks.report)).close()
    window.show_queue()
    window.queue.exchange.add_text("Paris is the capital of France.\nBerlin is in Spain.")
    walk.look("queue", window.queue)
    window.queue.hide()
    window.teaching.present()
    presentation = next(w for w in application.topLevelWidgets() if w.objectName() == "presentation")
    presentation.resize(*_SIZE)
    for step in range(5):
        walk.look(f"presentation-{step + 1}", presentation)
        presentation.go_on()
    presentation.close()
    window.checks.show_bug("Traceback")
    walk.look("fault", window)
    walk.dialog("fault-details", window.banner._act).close()
    questions: list[str] = []

    def ask(_parent: QWidget, what: str, detail: str, *_rest: object) -> QMessageBox.StandardButton:
        questions.extend((what, detail))
        return QMessageBox.StandardButton.Cancel

    dialogs.ask = ask
    window.documents.may_lose_text()
    window.documents._may_lose_layout()
    dialogs.may_replace(window, Path("text.docx"))
    window.documents._may_lose_notes()
    window.documents.save_to(folder / "text.pdf")
    walk.look("cannot-save", window)
    checker.check_error = UsageError("a", "b")
    window.editor.insertPlainText("Mehr. ")
    walk.look("edited", window)
    walk.said["questions"] = questions
    window.documents.forget_changes()
    window.close()
    json.dump({"said": walk.said, "cut": walk.cut}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
