"""Which claims the list shows: by their verdict, and by words they hold."""

from __future__ import annotations

from claimver_core.types import Label

ALL = "all"
UNCHECKED = "unchecked"
FILTERS = (ALL, *(item.value for item in Label), UNCHECKED)
