from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.errors import UsageError
from claimver_core.verification.method import METHODS, Method, Server

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def test_every_method_but_the_first_asks_a_model() -> None:
    for name in METHODS:
        assert Method(name).check().generative == (name != "compact")
        Method(name, model=Path("a.gguf")).check()
        Method(name, server=Server("http://localhost:1/v1")).check()


@pytest.mark.parametrize(
    ("method", "reason"),
    [
        (Method("oracle"), "claimver"),
        (Method("faaf", model=Path("a"), server=Server("http://localhost/v1")), "Both"),
        (Method(votes=0), "votes"),
        (Method(votes=16), "votes"),
    ],
)
def test_what_does_not_go_together_is_refused(method: Method, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        method.check()


@pytest.mark.parametrize("address", ["", "localhost:8080", "ftp://a", "http://", "http://[", "http://a:x/"])
def test_a_bad_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="http://localhost:8080/v1"):
        Server(address)


def test_only_a_server_elsewhere_comes_with_a_warning() -> None:
    for host in ("localhost", "127.0.0.1", "[::1]"):
        assert Server(f"http://{host}:8080/v1").warning == ""
    for host in ("models.example", "192.168.0.7", "localhost.example"):
        assert host in Server(f"https://{host}/v1").warning


def test_what_is_stored_comes_back() -> None:
    method = Method(
        "faaf",
        server=Server("http://a/v1", "m", "KEY"),
        votes=3,
        unclear=False,
        citations=False,
        idle_seconds=9,
    )
    for each in (method, Method("claimver", model=Path("/a b/ü.gguf")), Method()):
        assert Method.from_json(json.loads(json.dumps(each.to_json()))) == each


@given(JSON, st.dictionaries(st.sampled_from(list(Method().to_json())), JSON))
def test_nonsense_in_a_settings_file_is_read_as_a_usable_method(
    value: object, fields: dict[str, object]
) -> None:
    Method.from_json(value).check()
    Method.from_json(fields).check()
