"""The methods against a real OpenAI-compatible server, llama-cpp-python's own, and against broken ones."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from claimver_core.errors import Cancelled, ModelFailed
from claimver_core.models.generation import Form, Message, Piece, Request
from claimver_core.models.server_generator import ServerGenerator
from claimver_core.verification.generative.choose import make_generator, make_method
from claimver_core.verification.method import Method, Server
from tests.claimver_core.verification.generative.model_server import free_port
from tests.claimver_core.verification.generative.scripted_generator import (
    TEXT,
    assert_harmless,
    judged,
    prepared,
)

SCHEMA = {
    "type": "object",
    "properties": {"a": {"enum": ["x", "y"]}},
    "required": ["a"],
    "additionalProperties": False,
}


def _request(most: int = 60, form: Form | None = None) -> Request:
    return Request((Message("system", "Rules."), Message("user", "Hello \ud800")), most, form)


def test_it_is_held_to_the_schema_and_counts(server: Server) -> None:
    model = ServerGenerator(server)
    pieces: list[Piece] = []
    answer = model.generate(_request(form=Form(SCHEMA, "")), pieces.append)
    assert answer.text.replace(" ", "") in ('{"a":"x"}', '{"a":"y"}')
    assert answer.complete
    assert "".join(map(str, pieces)) == answer.text
    assert answer.completion_tokens > 0
    assert answer.prompt_tokens > 0
    assert model.info.name
    assert model.info.sha256 == ""
    assert not model.generate(_request(5)).complete
    model.close()


def test_a_method_gives_valid_answers(server: Server) -> None:
    method = Method("faaf", server=server)
    generator = make_generator(method)
    made = make_method(method, generator)
    answers = judged(made, TEXT, prepared()[:1])
    assert_harmless(TEXT, prepared(), answers)
    assert made.usage.calls > 0
    assert made.runs_on == f"on the server {server.address}"
    generator.close()


def test_cancelling_does_not_wait_for_the_server(server: Server) -> None:
    model = ServerGenerator(server)
    pieces: list[Piece] = []
    with pytest.raises(Cancelled):
        model.generate(_request(1500), pieces.append, cancelled=lambda: bool(pieces))
    assert len(pieces) < 1500
    model.close()


def test_a_server_that_is_not_there() -> None:
    model = ServerGenerator(Server(f"http://127.0.0.1:{free_port()}/v1", "m"))
    with pytest.raises(ModelFailed, match="Start it"):
        model.generate(_request())
    model.close()


class _Broken(BaseHTTPRequestHandler):
    """Answers as its path says."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        kind = self.path.split("/")[1]
        if kind == "elsewhere":
            self.send_response(307)
            self.send_header("Location", "http://127.0.0.1:1/v1/chat/completions")
            self.end_headers()
            return
        self.send_response(401 if kind == "locked" else 200)
        self.end_headers()
        said = {
            "locked": b'{"error": {"message": "no key"}}',
            "page": b"<html>",
            "garbled": b"data: {\n\n",
            "cut": b'data: {"choices": [{"delta": {"content": "{\\"a"}}]}\n\n',
            "failing": b'data: {"error": "out of memory"}\n\n',
        }
        self.wfile.write(said[kind])

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.fixture(scope="module")
def broken() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Broken) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("elsewhere", "refuses to answer: 307"),
        ("locked", "no key"),
        ("garbled", "does not answer as it should"),
        ("failing", "out of memory"),
    ],
)
def test_what_is_wrong_with_a_server_is_told(broken: str, kind: str, reason: str) -> None:
    model = ServerGenerator(Server(f"{broken}/{kind}", "m"))
    with pytest.raises(ModelFailed, match=reason):
        model.generate(_request())
    model.close()


@pytest.mark.parametrize("kind", ["page", "cut"])
def test_an_answer_that_breaks_off_is_not_complete(broken: str, kind: str) -> None:
    model = ServerGenerator(Server(f"{broken}/{kind}", "m"))
    assert not model.generate(_request()).complete
    model.close()
