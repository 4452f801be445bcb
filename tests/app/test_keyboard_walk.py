"""The window by keyboard alone: where Tab leads, that the focus is seen, what a screen reader is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.window import MainWindow

_Key = Qt.Key
_Role = QAccessible.Role
_MOST = 80  # stops of Tab in one window
_CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QTabBar)
_NAMED = {
    _Role.Button,
    _Role.CheckBox,
    _Role.RadioButton,
    _Role.ComboBox,
    _Role.EditableText,
    _Role.List,
    _Role.Table,
    _Role.Tree,
    _Role.PageTab,
    _Role.ProgressBar,
    _Role.ButtonMenu,
    _Role.ListItem,
    _Role.Dialog,
}

DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "settings": MainWindow.show_settings,
    "about": MainWindow.show_about,
    "tour": MainWindow.show_tour,
    "shortcuts": MainWindow.show_shortcuts,
    "privacy": MainWindow.show_privacy,
    "no claims": MainWindow.show_no_claims,
    "gallery": lambda window: window.teaching.choose_example(),
    "explanation": lambda window: window.teaching.explain(),
    "models": lambda window: window.models.show_dialog(),
    "comparison": lambda window: window.models.show_comparison(window.checks.report),
    "presentation": lambda window: window.teaching.present(),
    "other entity": lambda window: _other_entity(window),
}


def _other_entity(window: MainWindow) -> None:
    page = window.panel.details.entities
    page.choose_other(page._mentions[0])


@pytest.fixture(autouse=True)
def _steady_cursor() -> Iterator[None]:
    """A text cursor that does not blink, so that pictures can be compared."""
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(before)


def _top(qtbot: QtBot, widget: QWidget) -> QWidget:
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return widget


def _stops(qtbot: QtBot, top: QWidget, key: Qt.Key) -> list[QWidget]:
    """Where Tab, or Shift+Tab, leads from what has the focus until it comes back."""
    seen: list[QWidget] = []
    now = top.focusWidget()
    while now is not None and now not in seen and len(seen) < _MOST:
        seen.append(now)
        qtbot.keyClick(now, key)
        now = top.focusWidget()
    assert seen, "nothing has the focus"
    assert now is seen[0], f"Tab does not come back from {_tell(seen[-1])}: {[_tell(item) for item in seen]}"
    return seen


def _reachable(top: QWidget) -> set[QWidget]:
    """Every control of a window that can take the focus by Tab."""
    found = {widget for widget in top.findChildren(QWidget) if _takes_tab(widget) and widget.window() is top}
    return found | ({top} if _takes_tab(top) else set())


def _takes_tab(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _tell(widget: QObject) -> str:
    name = widget.accessibleName() if isinstance(widget, QWidget) else ""
    return f"{type(widget).__name__} “{name or getattr(widget, 'text', str)() or widget.objectName()}”"


def _picture(top: QWidget, widget: QWidget) -> QImage:
    area = (
        widget.rect().translated(widget.mapTo(top, widget.rect().topLeft()))
        if widget is not top
        else top.rect()
    )
    return top.grab(area.adjusted(-4, -4, 4, 4)).toImage()


def _assert_focus_is_seen(qtbot: QtBot, top: QWidget, stops: list[QWidget]) -> None:
    """Each stop looks otherwise with the focus than without it."""
    if len(stops) < 2:
        return
    unseen = []
    for widget in stops:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.wait(0)
        focused = _picture(top, widget)
        next(item for item in stops if item is not widget).setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.wait(0)
        if focused == _picture(top, widget):
            unseen.append(_tell(widget))
    assert not unseen


def _assert_all_is_told(top: QWidget) -> None:
    """Whatever can be used has a name and a role for a screen reader, and no two controls the same.

    The buttons of Q- and P-ids may: two facts on one entity lead to the same page.
    """
    nameless: list[str] = []
    names: Counter[tuple[object, str]] = Counter()
    root = QAccessible.queryAccessibleInterface(top)
    for item in _tree(root):
        name, role, owner = item.text(QAccessible.Text.Name).strip(), item.role(), item.object()
        if isinstance(owner, QWidget) and not owner.isVisible():
            continue
        own = isinstance(owner, QWidget) and owner.objectName().startswith("qt_")
        if role in _NAMED and not name and not own and not _inside_a_field(owner):
            nameless.append(f"{role} {_tell(owner) if owner else ''}")
        if isinstance(owner, QComboBox):
            name = owner.accessibleName()  # Qt tells what is chosen, and the name by the label beside it
        apart = isinstance(owner, QAbstractScrollArea) or (owner and owner.property("role") == "id")
        if isinstance(owner, QWidget) and _takes_tab(owner) and not apart:
            names[role, name] += 1
        assert role != _Role.NoRole
    assert not nameless
    assert not [name for name, count in names.items() if count > 1]


def _inside_a_field(owner: QObject | None) -> bool:
    return owner is not None and isinstance(owner.parent(), QLineEdit | QComboBox)


def _tree(item: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    assert depth < 40
    yield item
    if item.role() in (_Role.List, _Role.Table, _Role.Tree):
        return  # rows are the business of the model's tests
    for number in range(item.childCount()):
        child = item.child(number)
        if child is not None and child.isValid():
            yield from _tree(child, depth + 1)


def _walk(qtbot: QtBot, top: QWidget) -> list[QWidget]:
    """All of the above for one window; returns the stops of Tab in order."""
    qtbot.waitUntil(lambda: top.focusWidget() is not None)
    stops = _stops(qtbot, top, _Key.Key_Tab)
    missed = _reachable(top) - set(stops)
    assert not missed, [_tell(widget) for widget in missed]
    back = _stops(qtbot, top, _Key.Key_Backtab)
    assert [back[0], *back[:0:-1]] == stops
    _assert_focus_is_seen(qtbot, top, stops)
    _assert_all_is_told(top)
    return stops


def test_tab_goes_round_the_checked_window_from_the_text_to_the_claims_to_the_details(
    qtbot: QtBot, checked: MainWindow
) -> None:
    top = _top(qtbot, checked)
    checked.page.find_bar.open_bar()
    checked.editor.setFocus()
    stops = _walk(qtbot, top)
    panel = checked.panel
    details = [item for item in stops if panel.details.isAncestorOf(item)]
    order = [checked.editor, panel.list_bar.field, panel.list_bar.order_button, panel.list, details[0]]
    places = [stops.index(item) for item in order]
    assert places == sorted(places), [_tell(item) for item in stops]


def test_tab_goes_round_the_empty_window_and_reaches_the_examples(qtbot: QtBot, window: MainWindow) -> None:
    window.editor.setFocus()
    stops = _walk(qtbot, _top(qtbot, window))
    assert sum(window.panel.empty.isAncestorOf(item) for item in stops) == len(window.examples)


def test_tab_goes_round_the_queue(qtbot: QtBot, window: MainWindow) -> None:
    window.show_queue()
    queue = _top(qtbot, window.queue)
    queue._paste.setFocus()
    _walk(qtbot, queue)
    queue.exchange.add_text("Albert Einstein was born in Ulm, Germany.\nHello!\n")
    queue._paste.setFocus()
    assert queue.table.view in _walk(qtbot, queue)
    qtbot.keyClick(queue, _Key.Key_Escape)
    assert not queue.isVisible()


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_used_and_left_by_keys(qtbot: QtBot, checked: MainWindow, name: str) -> None:
    _top(qtbot, checked)
    checked.panel.select(1)
    checked.editor.setFocus()
    DIALOGS[name](checked)
    shown = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() and widget is not checked and isinstance(widget, QWidget) and widget.parent()
    ]
    assert len(shown) == 1, shown
    dialog = _top(qtbot, shown[0])
    assert dialog.windowTitle()
    _walk(qtbot, dialog)
    dialog.installEventFilter(closed := _Closed(dialog))
    qtbot.keyClick(dialog.focusWidget() or dialog, _Key.Key_Escape)
    assert closed.seen
    _top(qtbot, checked)
    assert checked.focusWidget() is checked.editor


class _Closed(QObject):
    """Whether a window was hidden."""

    seen = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Hide
        return False
