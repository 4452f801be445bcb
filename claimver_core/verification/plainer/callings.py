"""Wordings of what somebody knows, in plainer words: *is an expert in physics* as *works in that field*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import Wording, compiled

_SAID_SO: tuple[Wording, ...] = (
    (
        r"\b(?P<is>is|was)\s+an?\s+(?:(?:leading|renowned|noted|great|world-class|top)\s+)?"
        r"(?:expert|specialist|authority)\s+(?:in|on)\s+",
        lambda found: f"{'worked' if found['is'].lower() == 'was' else 'works'} in the field of ",
    ),
)
CALLINGS = compiled(_SAID_SO)
