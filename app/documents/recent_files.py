"""The files opened or saved last, as a menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu

from app.translation import tr

_KEPT = 10


class RecentFiles:
    """The newest first, in the data folder. A file that is gone is not listed."""

    def __init__(self, folder: Path) -> None:
        self._store = QSettings(str(folder / "recent.ini"), QSettings.Format.IniFormat)

    @property
    def paths(self) -> list[Path]:
        kept = self._store.value("files", [])
        names = [kept] if isinstance(kept, str) else kept if isinstance(kept, list) else []
        return [path for path in map(Path, map(str, names)) if path.is_file()]

    def add(self, path: Path) -> None:
        """The file was opened or saved just now."""
        others = [kept for kept in self.paths if kept != path.absolute()]
        self._store.setValue("files", [str(kept) for kept in [path.absolute(), *others][:_KEPT]])

    def clear(self) -> None:
        self._store.remove("files")


def fill_recent(menu: QMenu, recent: RecentFiles, open_file: Callable[[Path], object]) -> None:
    """Put the recent files into a menu that is about to be shown."""
    menu.clear()
    for number, path in enumerate(recent.paths, 1):
        name = path.name.replace("&", "&&")
        action = menu.addAction(f"&{number % 10}  {name}  –  {str(path.parent).replace('&', '&&')}")
        action.triggered.connect(lambda _checked=False, path=path: open_file(path))
    if menu.isEmpty():
        menu.addAction(tr("No files yet")).setEnabled(False)
        return
    menu.addSeparator()
    menu.addAction(tr("Clear this list")).triggered.connect(recent.clear)
