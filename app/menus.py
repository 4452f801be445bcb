"""The menu bar: every command of the window, with its key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from app.documents.recent_files import fill_recent
from app.exports.report_export import FORMS
from app.results.claims.filters import ALL, UNCHECKED
from app.results.evidence.claim_details import PAGES
from app.style.theme import ThemeMode
from app.translation import tr
from app.wording import verdict_word
from claimver_core.types import Label

if TYPE_CHECKING:
    from app.window import MainWindow

_Keys = QKeySequence | QKeySequence.StandardKey | str
_Standard = QKeySequence.StandardKey


class Menus:
    """Builds the menus of a window and keeps the actions that change with its state."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._all: list[QAction] = []
        bar = window.menuBar()
        self._file(bar.addMenu(tr("&File")))
        self._edit(bar.addMenu(tr("&Edit")))
        self._view(bar.addMenu(tr("&View")))
        self._claims(bar.addMenu(tr("&Claims")))
        self._help(bar.addMenu(tr("&Help")))

    def _add(self, menu: QMenu, text: str, run: Callable[[], object], keys: _Keys | None = None) -> QAction:
        action = QAction(text, self._window)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        menu.addAction(action)
        self._all.append(action)
        return action

    def _file(self, menu: QMenu) -> None:
        window = self._window
        self._add(menu, tr("&New tab"), window.tabs.new_page, "Ctrl+T")
        self._add(menu, tr("&Open…"), window.tabs.choose_and_open, _Standard.Open)
        recent = menu.addMenu(tr("Open &recent"))
        recent.aboutToShow.connect(lambda: fill_recent(recent, window.recent, window.tabs.open))
        self._add(menu, tr("&Save text"), lambda: window.documents.save(), _Standard.Save)
        self._add(menu, tr("Save text &as…"), lambda: window.documents.choose_and_save(), "Ctrl+Shift+S")
        self._add(
            menu, tr("Save check sess&ion…"), lambda: window.documents.choose_and_save_session(), "Ctrl+Alt+S"
        )
        menu.addSeparator()
        self.export = menu.addMenu(tr("&Export report"))
        for form, title, _ in FORMS:
            self._add(
                self.export,
                tr("As {form}…").format(form=title),
                partial(window.exports.choose_and_export, form),
            )
        menu.addSeparator()
        self._add(menu, tr("&Queue of posts…"), window.show_queue, "Ctrl+Shift+U")
        menu.addSeparator()
        self._add(menu, tr("&Close tab"), window.tabs.close_current, "Ctrl+W")
        self._add(menu, tr("&Quit"), window.close, "Ctrl+Q")

    def _edit(self, menu: QMenu) -> None:
        window = self._window  # its editor is that of the page shown when the command runs
        self._add(menu, tr("&Undo"), lambda: window.editor.undo(), _Standard.Undo)
        self._add(menu, tr("&Redo"), lambda: window.editor.redo(), _Standard.Redo)
        menu.addSeparator()
        self._add(menu, tr("Cu&t"), lambda: window.editor.cut(), _Standard.Cut)
        self._add(menu, tr("&Copy"), window.copy_selection, _Standard.Copy)
        self._add(menu, tr("&Paste"), lambda: window.editor.paste(), _Standard.Paste)
        self._add(menu, tr("Select &all"), lambda: window.editor.selectAll(), _Standard.SelectAll)
        menu.addSeparator()
        self._add(menu, tr("&Find…"), lambda: window.page.find_bar.open_bar(), _Standard.Find)
        self._add(menu, tr("Find &next"), lambda: window.page.find_bar.step(1), "F3")
        self._add(menu, tr("Find pre&vious"), lambda: window.page.find_bar.step(-1), "Shift+F3")

    def _view(self, menu: QMenu) -> None:
        window = self._window
        themes = menu.addMenu(tr("&Theme"))
        self.themes = self._choices(
            themes,
            {
                ThemeMode.SYSTEM: tr("As the &system"),
                ThemeMode.LIGHT: tr("&Light"),
                ThemeMode.DARK: tr("&Dark"),
            },
            lambda name: window.set_theme_mode(ThemeMode(name)),
        )
        self._add(menu, tr("Ne&xt tab"), partial(window.tabs.step, 1), "Ctrl+Tab")
        self._add(menu, tr("&Previous tab"), partial(window.tabs.step, -1), "Ctrl+Shift+Tab")
        menu.addSeparator()
        sizes = menu.addMenu(tr("Text &size"))
        self._add(sizes, tr("&Larger"), lambda: window.change_text_size(1), _Standard.ZoomIn)
        self._add(sizes, tr("&Smaller"), lambda: window.change_text_size(-1), _Standard.ZoomOut)
        self._add(sizes, tr("&Normal"), lambda: window.change_text_size(0), "Ctrl+0")
        shown = tr("{verdict} claims")
        names = {ALL: tr("All claims")}
        names |= {item.value: shown.format(verdict=verdict_word(item)) for item in Label}
        names[UNCHECKED] = tr("Claims not checked")
        self.filters = self._choices(
            menu.addMenu(tr("&Show")), names, lambda name: window.toggle_filter(name)
        )
        for key, label in enumerate(Label, 1):
            self.filters[label.value].setShortcut(f"Ctrl+{key}")
        pages = menu.addMenu(tr("&Page on the claim"))
        for number, title in enumerate(PAGES):
            self._add(pages, title, partial(self._show_claim_page, number), f"Alt+{number + 1}")

    def _show_claim_page(self, number: int) -> None:
        self._window.panel.details.show_page(number)

    def _claims(self, menu: QMenu) -> None:
        window = self._window
        self.check = self._add(menu, tr("C&heck the text"), window.check, "Ctrl+Return")
        self.cancel = self._add(menu, tr("Ca&ncel the check"), lambda: window.page.cancel(), "Esc")
        live = self._add(
            menu, tr("Check as you &type"), lambda: window.set_check_as_you_type(live.isChecked())
        )
        live.setCheckable(True)
        live.setChecked(window.settings.check_as_you_type)
        self.live = live
        menu.addSeparator()
        self.next = self._add(menu, tr("&Next claim"), lambda: window.panel.step(1), "F8")
        self.previous = self._add(menu, tr("&Previous claim"), lambda: window.panel.step(-1), "Shift+F8")
        self.copy_claim = self._add(menu, tr("&Copy claim and facts"), window.copy_claim, "Ctrl+Shift+C")
        self._add(menu, tr("Copy the s&ummary"), lambda: window.panel.copy_summary())
        self.no_claims = self._add(menu, tr("&Sentences without a claim…"), window.show_no_claims)
        menu.addSeparator()
        self.ignore = self._add(
            menu, tr("&Ignore the claim, or mark it again"), lambda: window.page.ignore_claim(), "Ctrl+I"
        )
        self.undo_ignore = self._add(
            menu, tr("&Undo ignoring"), lambda: window.page.ignored.undo(), "Ctrl+Shift+I"
        )
        menu.addSeparator()
        self._add(menu, tr("Language &models and methods…"), window.models.show_dialog, "Ctrl+M")
        self._add(
            menu,
            tr("&With and without evidence…"),
            lambda: window.models.show_comparison(window.checks.report),
        )
        menu.addSeparator()
        self.present = self._add(menu, tr("Pre&sent the claims"), window.teaching.present, "F5")
        self.explain = self._add(
            menu, tr("Ho&w the text was checked…"), window.teaching.explain, "Ctrl+Shift+E"
        )

    def _help(self, menu: QMenu) -> None:
        window = self._window
        for example in window.examples:
            self._add(menu, example.title, partial(window.tabs.open_example, example.path))
        self._add(menu, tr("&More example texts…"), window.teaching.choose_example, "Ctrl+E")
        menu.addSeparator()
        self._add(menu, tr("&Keyboard shortcuts"), window.show_shortcuts, "F1")
        self._add(menu, tr("&Tour in three steps"), window.show_tour)
        self._add(menu, tr("&Offline and private"), window.show_privacy)
        self._add(menu, tr("&About ClaimVer"), window.show_about)

    def _choices(self, menu: QMenu, names: dict, choose: Callable[[str], object]) -> dict[str, QAction]:
        group = QActionGroup(self._window)
        actions: dict[str, QAction] = {}
        for name, text in names.items():
            action = self._add(menu, text, partial(choose, name))
            action.setCheckable(True)
            group.addAction(action)
            actions[name] = action
        return actions

    def shortcuts(self) -> str:
        """Every command that has a key, one a line."""
        return "\n".join(
            f"{action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)}\t"
            f"{action.text().replace('&', '').rstrip('…')}"
            for action in self._all
            if not action.shortcut().isEmpty()
        )
