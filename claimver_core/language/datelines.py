"""The dateline with which a report begins: "PARIS, 12 March (Reuters) - ", "Kyiv, Ukraine (AP) — "."""

from __future__ import annotations

import re

_TOWN = r"(?:[A-Z][A-Z.'’-]+)(?:[ ][A-Z][A-Z.'’]+){0,3}"
_ANY_TOWN = r"[A-Z][\w.'’-]+(?:[ ][A-Z][\w.'’]+){0,2}"
_REGION = r"(?:,[ ][A-Z][\w.]+(?:[ ][A-Z]\w+)?)?"
_DAY = (
    r"(?:,?[ ](?:\d{1,2}[ ])?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?"
    r"(?:[ ]\d{1,2})?(?:,?[ ]\d{4})?)?"
)
_AGENCY = r"[ ]\((?:AP|AFP|ANSA|BBC|Bloomberg|CNN|dpa|DPA|EFE|IANS|PTI|Reuters|TASS|UPI|Xinhua)\)"
_DASH = r"[ ]?(?:--|[–—-])(?=[ ][A-Z“\"])(?![ ]\w+ed\b)"
DATELINE = re.compile(
    rf"(?:{_TOWN}{_REGION}{_DAY}(?:[ ]\([A-Za-z /]+\))?|{_ANY_TOWN}{_REGION}{_DAY}{_AGENCY}){_DASH}"
)
"""Matches a dateline with its dash. A town in plain letters is one only before the name of an agency.
What goes on in small letters, or with "Founded", tells of a body of that name: "NASA - the US agency"."""
