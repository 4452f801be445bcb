"""The language of the interface.

Every text that a user reads goes through ``tr``. The language is installed before the window's modules are
imported, so that their constants are translated as well; a change takes effect at the next start.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from claimver_core.locations import resources

SYSTEM = "system"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages there are, by code, each in its own words."""
_installed = "en"


def tr(text: str) -> str:
    """The text in the language of the interface."""
    return QCoreApplication.translate("", text)


def language_in_use(chosen: str) -> str:
    """The code of the language that a choice means; what is unknown is English."""
    code = QLocale.system().name().partition("_")[0] if chosen == SYSTEM else chosen
    return code if code in LANGUAGES else "en"


def language() -> str:
    """The code of the language that is installed."""
    return _installed


def install(chosen: str) -> None:
    """Translate from now on. Called once, after the application is made and before the window is imported."""
    global _installed
    code = _installed = language_in_use(chosen)
    application = QCoreApplication.instance()
    if code == "en" or application is None:
        return
    folders = (
        str(resources() / "translations"),
        QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    )
    for name, folder in zip(("claimver", "qtbase"), folders, strict=True):
        translator = QTranslator(application)
        if translator.load(f"{name}_{code}", folder):
            application.installTranslator(translator)
