"""The titles of those who reign."""

from __future__ import annotations

import re

CROWNS = "king|queen|emperor|empress|tsar|tsarina|czar|sultan|shah|emir|kaiser|pharaoh|monarch"
CROWNED = re.compile(rf"\b(?:{CROWNS})\b", re.IGNORECASE)
CROWNED_OR_POPE = re.compile(rf"\b(?:{CROWNS}|pope)\b", re.IGNORECASE)
