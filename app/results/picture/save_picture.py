"""Writes the picture as a file: SVG, or PNG at twice its size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsScene

from app.documents.files import write_file
from app.translation import tr
from claimver_core.errors import StorageError

_SCALE = 2
_LARGEST = 16_000  # pixels a side
SUFFIXES = (".svg", ".png")


def save_picture(scene: QGraphicsScene, area: QRectF, path: Path, title: str) -> None:
    """Write ``area`` of the scene to ``path``, as its suffix says, whole or not at all.

    Raises StorageError when the suffix is another or the file cannot be written.
    """
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise StorageError(
            tr("{name} has no ending of a picture.").format(name=path.name),
            tr("Name it with .svg or .png at its end."),
        )
    scene.clearFocus()
    write_file(path, _svg(scene, area, title) if suffix == ".svg" else _png(scene, area))


def _svg(scene: QGraphicsScene, area: QRectF, title: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(area.size().toSize())
    generator.setViewBox(QRectF(0, 0, area.width(), area.height()))
    generator.setTitle(title)
    _paint(scene, area, generator, QRectF(0, 0, area.width(), area.height()))
    return bytes(buffer.data().data())


def _png(scene: QGraphicsScene, area: QRectF) -> bytes:
    scale = min(_SCALE, _LARGEST / max(area.width(), area.height(), 1))
    size = QSize(max(1, round(area.width() * scale)), max(1, round(area.height() * scale)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(scene.backgroundBrush().color())
    _paint(scene, area, image, QRectF(0, 0, size.width(), size.height()))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def _paint(scene: QGraphicsScene, area: QRectF, device: QImage | QSvgGenerator, target: QRectF) -> None:
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, target, area)
    painter.end()
