"""The report as PDF, laid out by Qt. Text only: nothing that comes from outside is read as markup.

In English, as every report: it goes with an English text and its rationales.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

from app.style.theme import LIGHT, VerdictColours
from claimver_core.reports import words
from claimver_core.reports.segments import entangled, segments
from claimver_core.types import ClaimResult, Label, Report

_SIZE = 10.0  # points
_TOGETHER = 40  # claims of one document
_RESOLUTION = 1200  # dots an inch
_SCREEN = 96  # in which the sizes of formats are given
_MARGIN = 2 / 2.54  # inches
_Line = QTextCharFormat.UnderlineStyle
_LINES = {
    Label.ATTRIBUTABLE: _Line.SingleUnderline,
    Label.EXTRAPOLATORY: _Line.DashUnderline,
    Label.CONTRADICTORY: _Line.WaveUnderline,
    None: _Line.DotLine,
}


def render_pdf(report: Report) -> bytes:
    """The report as a PDF file on A4, with page numbers; the light colours, whatever the window's theme."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(words.one_line(report.name))
    writer.setCreator(f"ClaimVer {report.provenance.claimver}")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF())  # the document leaves its own
    _print(_Layout(report, writer).documents, writer)
    buffer.close()
    return bytes(buffer.data().data())


def _print(documents: Sequence[QTextDocument], writer: QPdfWriter) -> None:
    """Draw every page, with its number below on the right."""
    page = QRectF(0, 0, writer.width(), writer.height())
    margin = _MARGIN * _RESOLUTION
    foot = page.adjusted(margin, page.height() - margin, -margin, -margin / 2)
    painter = QPainter(writer)
    pages = [(document, place) for document in documents for place in range(document.pageCount())]
    for number, (document, place) in enumerate(pages, 1):
        if number > 1:
            writer.newPage()
        painter.save()
        painter.translate(0, -place * page.height())
        document.drawContents(painter, page.translated(0, place * page.height()))
        painter.restore()
        painter.setFont(document.defaultFont())
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(number))
    painter.end()


class _Layout:
    """Builds documents from the parts of a report, laid out for the pages of ``writer``.

    There are several, since one that grows is laid out anew ever more slowly.
    """

    def __init__(self, report: Report, writer: QPdfWriter) -> None:
        self.documents: list[QTextDocument] = []
        self._writer = writer
        self._height = writer.height()
        self._begin()
        self._cursor.beginEditBlock()
        self._heading(words.one_line(report.name), 1.6)
        if report.text.strip():
            self._marked(report)
        self._paragraph(words.summary(report.results), _strong(), above=10)
        if report.kas is not None:
            score = f"Knowledge attribution score (KAS): {report.kas:.2f} of 1"
            self._paragraph(score)
        self._cursor.endEditBlock()
        for number, result in enumerate(report.results, 1):
            first = self._cursor.position()
            self._cursor.beginEditBlock()
            self._claim(result)
            self._cursor.endEditBlock()
            self._keep_together(self.document.findBlock(first + 1))
            if number % _TOGETHER == 0 and number < len(report.results):
                self._begin()
        self._paragraph(words.dated(report.provenance), _muted(), above=14)

    @property
    def document(self) -> QTextDocument:
        """The one that is being written."""
        return self.documents[-1]

    def _begin(self) -> None:
        self.documents.append(QTextDocument())
        self.document.documentLayout().setPaintDevice(self._writer)
        font = QFont()
        font.setPointSizeF(_SIZE)
        self.document.setDefaultFont(font)
        self.document.setPageSize(QSizeF(self._writer.width(), self._height))
        root = self.document.rootFrame()
        shape = root.frameFormat()
        shape.setMargin(_MARGIN * _SCREEN)
        root.setFrameFormat(shape)
        self._cursor = QTextCursor(self.document)

    def _marked(self, report: Report) -> None:
        """The text with its claims tinted, underlined and numbered."""
        self._block(above=4)
        overlapping = entangled(report.results)
        for segment in segments(report.text, report.results):
            for result in segment.starts:
                self._cursor.insertText(f"[{result.index}\u00a0{_sign(result)} ", _number(result))
            style = QTextCharFormat()
            if segment.claim is not None:
                label = segment.claim.verdict.label
                style.setBackground(QColor(_colours(label).tint))
                style.setUnderlineStyle(_LINES[label])
                style.setUnderlineColor(QColor(_colours(label).mark))
            self._cursor.insertText(words.plain(segment.text), style)
            for result in segment.ends:
                end = f" {result.index}]" if result.index in overlapping else "]"
                self._cursor.insertText(end, _number(result))

    def _claim(self, result: ClaimResult) -> None:
        claim, verdict = result.claim, result.verdict
        head = _number(result)
        head.setFontPointSize(_SIZE * 1.15)
        title = f"{result.index} {_sign(result)} {words.WORDS[verdict.label]}: {words.meaning(result)}"
        self._paragraph(title, head, above=14)
        self._paragraph(f"“{words.one_line(claim.text)}”")
        if claim.context != claim.text:
            self._paragraph(f"Read as: {words.one_line(claim.context)}", _muted())
        if verdict.unchecked:
            self._paragraph(words.one_line(verdict.unchecked))
        if result.rationale:
            self._paragraph(words.one_line(result.rationale))
        if verdict.label is not None:
            scores = f"Confidence {verdict.confidence:.0%} · triplets match score (TMS) {result.tms:.2f}"
            self._paragraph(f"{scores} · decided by {words.decider(result)}", _muted())
        if result.without_evidence is not None:
            self._paragraph(f"Without evidence the model says: {words.without_evidence(result)}")
        if result.triplets:
            self._facts(result)
        for passage in result.passages:
            self._paragraph(words.passage_line(passage))
        for entity in words.entities(result):
            described = f": {words.one_line(entity.description)}" if entity.description else ""
            self._paragraph(words.named(entity.label, entity.id) + described, _muted())

    def _keep_together(self, first: QTextBlock) -> None:
        """Begin a new page with what goes from ``first`` to the end, where it would be cut but fits one."""
        layout, margin = self.document.documentLayout(), _MARGIN * _RESOLUTION
        top = layout.blockBoundingRect(first).top()
        bottom = layout.blockBoundingRect(self.document.lastBlock()).bottom()
        cut = int(top // self._height) != int(bottom // self._height)
        if cut and bottom - top - 2 * margin < self._height - 2 * margin:
            shape = first.blockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(first).setBlockFormat(shape)

    def _facts(self, result: ClaimResult) -> None:
        heads = ("Subject", "Property", "Object", "Details", "Source")
        shape = QTextTableFormat()
        shape.setHeaderRowCount(1)
        shape.setCellPadding(3)
        shape.setCellSpacing(0)
        shape.setBorder(0)
        shape.setBorderCollapse(True)
        shape.setTopMargin(4)
        shape.setBottomMargin(4)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        shape.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.PercentageLength, width) for width in (22, 19, 22, 19, 18)]
        )
        self._block()
        table = self._cursor.insertTable(len(result.triplets) + 1, len(heads), shape)
        line = QTextTableCellFormat()
        line.setBottomBorder(1)
        line.setBottomBorderBrush(QColor(LIGHT.border))
        line.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        rows = [(*words.fact(fact), words.details(fact), words.origin(fact)) for fact in result.triplets]
        for row, cells in enumerate([heads, *rows]):
            for column, text in enumerate(cells):
                cell = table.cellAt(row, column)
                cell.setFormat(line)
                cursor = cell.firstCursorPosition()
                cursor.insertText(text, _small(bold=row == 0))
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _heading(self, text: str, scale: float) -> None:
        style = _strong()
        style.setFontPointSize(_SIZE * scale)
        self._cursor.insertText(text, style)

    def _paragraph(self, text: str, style: QTextCharFormat | None = None, *, above: float = 3) -> None:
        self._block(above)
        self._cursor.insertText(text, style or QTextCharFormat())

    def _block(self, above: float = 3) -> None:
        shape = QTextBlockFormat()
        shape.setTopMargin(above)
        if self.document.isEmpty():
            self._cursor.setBlockFormat(shape)
        else:
            self._cursor.insertBlock(shape, QTextCharFormat())


def _colours(label: Label | None) -> VerdictColours:
    return LIGHT.verdict(label)


def _sign(result: ClaimResult) -> str:
    return words.MARKS[result.verdict.label]


def _strong() -> QTextCharFormat:
    style = QTextCharFormat()
    style.setFontWeight(QFont.Weight.Bold)
    return style


def _muted() -> QTextCharFormat:
    style = _small()
    style.setForeground(QColor(LIGHT.muted))
    return style


def _small(bold: bool = False) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setFontPointSize(_SIZE * 0.88)
    style.setFontWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return style


def _number(result: ClaimResult) -> QTextCharFormat:
    style = _strong()
    style.setForeground(QColor(_colours(result.verdict.label).ink))
    return style
