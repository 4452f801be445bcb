"""Properties that words for one another often express: who leads, who made, where it lies."""

from __future__ import annotations

ALIKE = [
    {"P17", "P131", "P276", "P495", "P159", "P30"},
    {"P22", "P25", "P40"},
    {"P361", "P527", "P463", "P355", "P749", "P127", "P1830"},
    {"P50", "P58", "P170", "P86", "P61", "P112", "P175", "P676"},
    {"P155", "P156", "P1365", "P1366"},
    {"P31", "P279", "P106", "P39", "P101"},
    {"P571", "P577", "P1619", "P580", "P585"},
    {"P36", "P1376"},
    {"P103", "P1412", "P37", "P2936", "P407"},
    {"P123", "P178", "P176"},
    {"P6", "P35", "P169", "P488", "P1037", "P3975", "P39", "P2388", "P2389"},
    {"P27", "P19", "P551", "P937"},
    {"P161", "P725"},
    {"P54", "P118"},
]
"""Properties that can say the same of the same object: none may stand for another as a near miss."""
