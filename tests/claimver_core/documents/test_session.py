"""Check sessions in one file."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from claimver_core.documents.session import Session, read_session, session_bytes, session_of
from claimver_core.errors import UnreadableText
from claimver_core.types import Report

st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False))
_sessions = st.builds(Session, report=st.none() | st.from_type(Report))


@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(_sessions)
def test_a_session_comes_back_exactly(session: Session) -> None:
    assert read_session(session_bytes(session), "a.claimver") == session


def test_what_a_later_program_adds_is_passed_over_and_a_later_version_refused() -> None:
    document = {"schema": "claimver-session", "version": 1, "text": "a", "unheard_of": 1}
    assert session_of(json.dumps(document).encode(), b"", "a") == Session("a")
    document["version"] = 2
    with pytest.raises(UnreadableText, match="later version"):
        session_of(json.dumps(document).encode(), b"", "a")


def _zip(content: str) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("document.json", content)
    return out.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"text",
        session_bytes(Session("a"))[:-30],
        _zip("{"),
        _zip("[]"),
        _zip('{"schema": "claimver-session", "version": 1}'),
        _zip('{"schema": "claimver-session", "version": 1, "text": "a", "notes": 3}'),
        _zip('{"schema": "other"}'),
    ],
)
def test_a_damaged_session_is_refused_with_a_remedy(data: bytes) -> None:
    with pytest.raises(UnreadableText) as caught:
        read_session(data, "a.claimver")
    assert caught.value.remedy
