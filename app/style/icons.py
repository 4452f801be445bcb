"""The program's own SVG icons (``resources/icons``) in the colours of the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from claimver_core.locations import resource
from claimver_core.types import Label

_SCALES = (1, 2, 3)


@lru_cache(maxsize=64)
def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def renderer(name: str, colour: str) -> QSvgRenderer:
    """The icon ready to be painted, ``currentColor`` replaced by ``colour`` (#rrggbb)."""
    return QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))


def pixmap(name: str, colour: str, size: int, scale: float = 1.0) -> QPixmap:
    """The icon as a square picture of ``size`` logical pixels."""
    pixels = round(size * scale)
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer(name, colour).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def icon(name: str, colour: str, disabled: str | None = None, size: int = 18) -> QIcon:
    """The icon for a button, with the colour it has while the button is disabled."""
    result = QIcon()
    for scale in _SCALES:
        result.addPixmap(pixmap(name, colour, size, scale))
        result.addPixmap(pixmap(name, disabled or colour, size, scale), QIcon.Mode.Disabled)
    return result


def application_icon() -> QIcon:
    """The program's icon in the usual sizes."""
    result = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        result.addPixmap(pixmap("claimver", "#000000", size))
    return result


def verdict_icon(label: Label | None) -> str:
    """The name of the icon that stands for a label."""
    return label.value if label else "unchecked"
