"""The names of the months."""

from __future__ import annotations

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
IN_SMALL_LETTERS = tuple(map(str.lower, MONTHS))
MONTH = "|".join(MONTHS)
"""Any of them, for a pattern."""
SHORT_OR_LONG = (
    "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|"
    "Nov(?:ember)?|Dec(?:ember)?"
)
"""The same, and *Sept* and *Dec*, without a full stop."""
