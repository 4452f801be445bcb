"""The window's style sheet, made from a theme."""

from __future__ import annotations

from app.style.theme import Theme
from claimver_core.locations import resource

_SHEET = """
QMainWindow, QDialog, QWidget#page {{ background: {window}; color: {text}; }}
QMenuBar {{ background: {window}; color: {text}; padding: 2px 8px; border: none; }}
QMenuBar::item {{ padding: 5px 10px; border-radius: 5px; background: transparent; }}
QMenuBar::item:selected {{ background: {border}; }}
QMenu {{ background: {surface}; color: {text}; border: 1px solid {border}; padding: 5px; }}
QMenu::item {{ padding: 6px 28px 6px 26px; border-radius: 4px; }}
QMenu::item:selected {{ background: {selection}; }}
QMenu::item:disabled {{ color: {muted}; }}
QMenu::separator {{ height: 1px; background: {border}; margin: 5px 8px; }}
QMenu::indicator {{ left: 7px; }}
QStatusBar {{ background: {window}; color: {muted}; }}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel {{ color: {muted}; padding: 0 6px; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {border}; padding: 5px; }}

QFrame#card {{ background: {surface}; border: 1px solid {border}; border-radius: 10px; }}
QWidget#inside, QScrollArea, QStackedWidget {{ background: transparent; border: none; }}
QFrame#box {{ background: {raised}; border: 1px solid {border}; border-radius: 8px; }}
QFrame#box:focus, QFrame#factRow:focus {{ border: 2px solid {accent}; border-radius: 6px; }}
QFrame#facts {{ background: {surface}; border: 1px solid {border}; border-radius: 8px; }}
QFrame#factHead {{ background: {raised}; border: none; border-top-left-radius: 8px;
  border-top-right-radius: 8px; }}
QFrame#factRow {{ background: transparent; border: 2px solid transparent; }}
QFrame#rule {{ background: {border}; border: none; max-height: 1px; min-height: 1px; }}
QSplitter::handle {{ background: transparent; }}

QLabel {{ color: {text}; background: transparent; }}
QLabel[role="muted"], QLabel[role="caption"], QLabel[role="section"], QLabel[role="id"] {{ color: {muted}; }}
QLabel[role="section"] {{ font-weight: 600; }}
QLabel[role="title"], QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="id"] {{ background: {raised}; border: 1px solid {border}; border-radius: 4px; padding: 0 4px; }}
QLabel[role="good"] {{ color: {green_ink}; }}
QLabel[role="caution"] {{ color: {amber_ink}; }}
QLabel[role="bad"] {{ color: {red_ink}; }}
QLabel[role="badge"] {{ color: {green_ink}; background: {green_tint}; border-radius: 4px; padding: 1px 6px; }}
QLabel[role="former"] {{ color: {amber_ink}; background: {amber_tint}; border-radius: 4px;
  padding: 1px 6px; }}

QPushButton {{ background: {surface}; color: {text}; border: 1px solid {border}; border-radius: 7px;
  padding: 6px 14px; min-height: 18px; }}
QPushButton:hover {{ background: {raised}; border-color: {muted}; }}
QPushButton:pressed {{ background: {border}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 5px 13px; }}
QPushButton:disabled {{ color: {muted}; background: {window}; }}
QPushButton[role="primary"] {{ background: {accent}; color: {on_accent}; border-color: {accent};
  font-weight: 600; }}
QPushButton[role="primary"]:hover {{ background: {accent_hover}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {text}; }}
QPushButton[role="primary"]:disabled {{ background: {border}; border-color: {border}; color: {muted}; }}
QPushButton[role="chip"] {{ padding: 3px 9px; border-radius: 12px; background: {surface};
  min-height: 16px; }}
QPushButton[role="chip"]:checked {{ background: {selection}; border-color: {accent}; }}
QPushButton[role="chip"]:focus {{ padding: 2px 8px; }}
QPushButton[role="small"], QPushButton[role="menu"] {{ padding: 3px 10px; min-height: 16px; }}
QPushButton[role="small"]:focus, QPushButton[role="menu"]:focus {{ padding: 2px 9px; }}
QPushButton[role="menu"]::menu-indicator {{ width: 0; image: none; }}
QPushButton[role="id"] {{ background: {raised}; color: {accent}; border: 1px solid {border};
  border-radius: 4px; padding: 0 4px; min-height: 0; }}
QPushButton[role="id"]:hover {{ border-color: {accent}; }}
QPushButton[role="id"]:focus {{ border: 2px solid {accent}; padding: 0 3px; }}
QPushButton[role="quiet"] {{ background: transparent; border-color: transparent; padding: 4px; }}
QPushButton[role="quiet"]:hover, QPushButton[role="quiet"]:checked {{ background: {border}; }}
QPushButton[role="quiet"]:disabled {{ background: transparent; }}
QPushButton[role="quiet"]:focus {{ border: 2px solid {accent}; padding: 3px; }}

QComboBox {{ padding: 4px 8px; }}
QCheckBox {{ spacing: 8px; }}
QCheckBox::indicator:unchecked {{ width: 13px; height: 13px; background: {surface};
  border: 1px solid {muted}; border-radius: 3px; }}

QProgressBar {{ background: {border}; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 3px; }}

QFrame#banner[kind="error"] {{ background: {red_tint}; border: 1px solid {red_mark}; border-radius: 8px; }}
QFrame#banner[kind="notice"] {{ background: {raised}; border: 1px solid {border}; border-radius: 8px; }}

QTabWidget#documents::pane {{ border: none; }}
QTabBar {{ background: {window}; qproperty-drawBase: 0; }}
QTabBar#claimPages {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {muted}; border: none; border-bottom: 3px solid transparent;
  padding: 7px 10px 5px 12px; margin: 0 1px; min-width: 60px; max-width: 260px; }}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; font-weight: 600; }}
QTabBar::tab:hover:!selected {{ background: {border}; border-top-left-radius: 6px;
  border-top-right-radius: 6px; }}
QTabBar::tab:focus {{ background: {selection}; }}
QTabWidget#documents > QTabBar::tab {{ min-width: 120px; }}
QTabWidget#documents > QTabBar::tab:selected {{ font-weight: 400; }}
QTabBar QToolButton {{ background: {surface}; border: 1px solid {border}; }}
QTabBar QToolButton:hover {{ background: {raised}; border-color: {muted}; }}
QTabBar::close-button {{ image: url("{icons}/close_on_{ground}.svg"); width: 16px; height: 16px;
  border-radius: 4px; }}
QTabBar::close-button:hover {{ background: {scroll}; image: url("{icons}/close_on_{other_ground}.svg"); }}

QTreeWidget#choices::branch {{ background: transparent; }}
QTreeWidget#choices {{ show-decoration-selected: 0; }}
QWidget#presentation {{ background: {surface}; }}
QTreeWidget#choices, QListWidget#choices {{ background: {surface}; color: {text}; border: 1px solid {border};
  border-radius: 8px; padding: 6px; outline: none; }}
QTreeWidget#choices:focus, QListWidget#choices:focus {{ border: 2px solid {accent}; padding: 5px; }}
QTreeWidget#choices::item, QListWidget#choices::item {{ padding: 5px 6px; border-radius: 5px; }}
QTreeWidget#choices::item:selected, QListWidget#choices::item:selected {{ background: {selection};
  color: {text}; }}
QTreeWidget#choices::item {{ border-radius: 0; }}
QTabWidget#pages::pane {{ background: {surface}; border: 1px solid {border}; border-radius: 8px; top: -1px; }}
QTabWidget#pages > QWidget {{ background: transparent; }}
QComboBox {{ background: {surface}; color: {text}; border: 1px solid {scroll}; border-radius: 6px;
  padding: 4px 8px; min-height: 18px; }}
QComboBox:focus {{ border: 2px solid {accent}; padding: 3px 7px; }}
QComboBox:disabled {{ color: {muted}; border-color: {border}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox::down-arrow {{ image: url("{icons}/arrow_on_{ground}.svg"); width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{ background: {surface}; color: {text}; border: 1px solid {scroll};
  selection-background-color: {selection}; selection-color: {text}; }}
QCheckBox {{ spacing: 8px; color: {text}; padding: 2px; border: 2px solid transparent; border-radius: 5px; }}
QCheckBox:focus {{ border-color: {accent}; }}
QCheckBox::indicator {{ width: 15px; height: 15px; border: 1px solid {scroll}; border-radius: 4px;
  background: {surface}; }}
QCheckBox::indicator:checked {{ background: {accent}; border-color: {accent};
  image: url("{icons}/tick_on_{ground}.svg"); }}
QFrame#findBar {{ background: {raised}; border: 1px solid {border}; border-radius: 8px; }}
QFrame#findBar QLineEdit {{ background: {surface}; color: {text}; border: 1px solid {border};
  border-radius: 6px; padding: 4px 7px; selection-background-color: {selection}; selection-color: {text}; }}
QFrame#findBar QLineEdit:focus {{ border: 2px solid {accent}; padding: 3px 6px; }}
QPushButton[role="quiet"]:checked {{ background: {selection}; border-color: {accent}; }}
QFrame#hoverCard {{ background: {raised}; border: 1px solid {border}; }}

QLineEdit {{ background: {surface}; color: {text}; border: 1px solid {border}; border-radius: 7px;
  padding: 4px 6px; selection-background-color: {selection}; selection-color: {text}; }}
QLineEdit:focus {{ border: 2px solid {accent}; padding: 3px 5px; }}
QListWidget#choices {{ background: {surface}; color: {text}; border: 1px solid {border}; border-radius: 8px;
  padding: 4px; }}
QListWidget#choices:focus {{ border: 2px solid {accent}; padding: 3px; }}
QListWidget#choices::item {{ padding: 6px 8px; border-radius: 5px; color: {text}; }}
QListWidget#choices::item:selected {{ background: {selection}; color: {text}; }}
QGraphicsView {{ background: {surface}; border: 1px solid {border}; border-radius: 6px; }}
QGraphicsView:focus {{ border: 2px solid {accent}; }}
QTableView#queue {{ background: {surface}; alternate-background-color: {raised}; color: {text};
  border: 1px solid {border}; border-radius: 8px; selection-background-color: {selection};
  selection-color: {text}; }}
QTableView#queue::item {{ padding: 0 20px 0 6px; }}
QTableView#queue:focus {{ border: 2px solid {accent}; }}
QHeaderView {{ background: {raised}; border: none; }}
QHeaderView::section {{ background: {raised}; color: {muted}; border: none; padding: 6px 20px 6px 8px;
  font-weight: 600; }}

QListView#claims {{ background: transparent; border: none; outline: none; }}
QPlainTextEdit#text {{ background: {surface}; color: {text}; border: none; placeholder-text-color: {muted};
  selection-background-color: {selection}; selection-color: {text}; }}
QPlainTextEdit#note {{ background: {raised}; color: {text}; border: 1px solid {border};
  border-radius: 6px; padding: 1px 3px; }}
QPlainTextEdit#note:focus {{ border: 2px solid {accent}; padding: 0 2px; }}
QPlainTextEdit#reading {{ background: {surface}; color: {text}; border: 1px solid {border};
  border-radius: 8px; padding: 8px; }}
QPlainTextEdit#reading:focus {{ border: 2px solid {accent}; padding: 7px; }}
QScrollArea {{ border: 2px solid transparent; border-radius: 8px; }}
QScrollArea:focus {{ border-color: {accent}; }}

QScrollBar:vertical {{ background: transparent; width: 11px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 2px; }}
QScrollBar::handle {{ background: {scroll}; border-radius: 3px; min-height: 28px; min-width: 28px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def stylesheet(theme: Theme) -> str:
    """The Qt style sheet of a theme."""
    return _SHEET.format(
        icons=resource("icons").as_posix(),
        ground="dark" if theme.dark else "light",
        other_ground="light" if theme.dark else "dark",
        window=theme.window,
        surface=theme.surface,
        raised=theme.raised,
        border=theme.border,
        text=theme.text,
        muted=theme.muted,
        accent=theme.accent,
        accent_hover=theme.accent_hover,
        on_accent=theme.on_accent,
        selection=theme.selection,
        scroll=theme.scroll,
        red_tint=theme.contradictory.tint,
        red_mark=theme.contradictory.mark,
        amber_tint=theme.extrapolatory.tint,
        amber_ink=theme.extrapolatory.ink,
        red_ink=theme.contradictory.ink,
        green_tint=theme.attributable.tint,
        green_ink=theme.attributable.ink,
    )
