"""The language of the interface, and the form of its numbers.

Every text that a user reads goes through ``tr``. The language is installed before the window's modules are
imported, so that their constants are translated as well; a change takes effect at the next start.
"""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from claimver_core.errors import ClaimVerError
from claimver_core.locations import resources

SYSTEM = "system"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages there are, by code, each in its own words."""


class _Installed:
    """What is spoken now; English, whose translator knows the plural forms, until another is installed."""

    code = "en"
    locale = QLocale("en")
    translator = QTranslator()
    _texts = b""  # which the translator reads

    @classmethod
    def load(cls, code: str) -> None:
        """From memory: a file that an update replaces meanwhile would end the program. Raises ResourceError
        when the program's resources are missing; without the file of a language it stays English."""
        path = resources() / "translations" / f"claimver_{code}.qm"
        texts = path.read_bytes() if path.exists() else b""
        cls.translator = QTranslator()
        cls.translator.load(texts)
        cls._texts, cls.code, cls.locale = texts, code, QLocale(code)


with suppress(ClaimVerError):  # which the start of the program tells
    _Installed.load("en")


def tr(text: str, note: str = "", count: int = -1) -> str:
    """The text in the language of the interface.

    ``note`` tells two meanings of a text apart. With ``count`` the text is in the number that it asks for,
    "%n claim(s)", and ``%n`` is filled in. Other places are filled after this: ``tr("{name} is
    missing.").format(name=name)``. Text and note are written out, for packaging/translations.py to find.
    """
    said = _Installed.translator.translate("", text, note, count) or text
    return said if count < 0 else said.replace("%n", number(count))


def number(value: float, decimals: int = 0) -> str:
    """A number as the language writes it: "1,234", "0.82"; in German "1.234", "0,82"."""
    return _Installed.locale.toString(float(value), "f", decimals)


def percent(share: float) -> str:
    """A share from 0 to 1 as the language writes it: "94%", in German "94 %"."""
    return tr("{number}%").format(number=number(share * 100))


def language_in_use(chosen: str) -> str:
    """The code of the language that a choice means; what is unknown is English."""
    code = QLocale.system().name().partition("_")[0] if chosen == SYSTEM else chosen
    return code if code in LANGUAGES else "en"


def language() -> str:
    """The code of the language that is installed."""
    return _Installed.code


def install(chosen: str) -> None:
    """Speak that language from now on, Qt's own dialogs too. Called once, after the application is made and
    before the window is imported."""
    code = language_in_use(chosen)
    _Installed.load(code)
    if QLocale.system().name().partition("_")[0] != code:
        QLocale.setDefault(_Installed.locale)  # dates, and what Qt writes itself
    application = QCoreApplication.instance()
    if code == "en" or application is None:
        return
    of_qt = QTranslator(application)
    if of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(of_qt)
