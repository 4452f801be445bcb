"""Whole checks by a language model, and what is left of them when it crashes, has no room, or goes away."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import gguf
import jsonschema
import numpy as np
import pytest

from claimver_core.checker import FactChecker
from claimver_core.errors import ModelFailed
from claimver_core.locations import resource
from claimver_core.models.generator_process import GeneratorProcess
from claimver_core.reports import render
from claimver_core.types import ClaimResult, Evidence, Label, Passage, Report
from claimver_core.verification.decider import by_language_model, stood_in
from claimver_core.verification.method import Method, Server
from tests.claimver_core.verification.generative.model_server import ModelServer, free_port
from tests.tiny_llama import CHAT_TEMPLATE

TEXT = "Gustave Eiffel was born in Dijon and died in Berlin. Ulm is a city. Ada Lovelace was born in London."
SCHEMA = json.loads(resource("schemas", "claimver-report-1.json").read_text("utf-8"))


@pytest.fixture
def asked(checker: FactChecker) -> Iterator[Callable[[Method], FactChecker]]:
    """The checker with a method of its own; afterwards it has the usual one."""

    def with_method(method: Method) -> FactChecker:
        checker.use(method)
        return checker

    yield with_method
    checker.use(Method())


def _assert_whole(report: Report, compact: Report) -> None:
    """Every claim has a verdict; those that the compact verifier gave are its own, and marked."""
    assert report.provenance.method != "compact"
    own = {result.claim.text: result for result in compact.results}
    for result in report.results:
        assert by_language_model(result.verdict.decided_by) != stood_in(result.verdict.decided_by)
        assert result.verdict.label is not None
        if stood_in(result.verdict.decided_by) and result.claim.text in own:
            assert result.verdict.label is own[result.claim.text].verdict.label
            assert result.rationale == own[result.claim.text].rationale
    jsonschema.validate(json.loads(render(report, "json")), SCHEMA)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("kind", "said"), [("SIGSEGV", "crashed"), ("SIGKILL", "memory ran out")])
def test_a_crash_in_the_middle_leaves_the_rest_to_the_compact_verifier(
    checker: FactChecker, asked: Callable[[Method], FactChecker], tiny_llama: Path, kind: str, said: str
) -> None:
    compact = checker.check(TEXT)
    with_model = asked(Method("alone", model=tiny_llama))
    results: list[ClaimResult] = []
    killed: list[int] = []

    def kill() -> bool:
        """Called while the model writes; the second claim is its last."""
        generator = with_model._generator
        assert isinstance(generator, GeneratorProcess)
        if len(results) == 1 and not killed and generator.pid is not None:
            killed.append(generator.pid)
            os.kill(generator.pid, getattr(signal, kind))
        return False

    report = with_model.check(TEXT, on_result=results.append, cancelled=kill)
    assert killed
    assert said in report.provenance.failure
    assert "model" in report.provenance.failure.split(said)[1], "what to do is told"
    assert tuple(results) == report.results
    assert [result.claim for result in report.results] == [result.claim for result in compact.results]
    assert [stood_in(result.verdict.decided_by) for result in results] == [False, True, True, True]
    _assert_whole(report, compact)
    for form in ("text", "markdown", "html", "json", "csv", "claimreview", "webannotation"):
        assert said in render(report, form), form
    again = with_model.check(TEXT)
    assert again.provenance.failure == ""
    assert all(by_language_model(result.verdict.decided_by) for result in again.results)


def test_a_model_without_room_leaves_all_to_the_compact_verifier(
    checker: FactChecker, asked: Callable[[Method], FactChecker], tmp_path: Path
) -> None:
    writer = gguf.GGUFWriter(tmp_path / "huge.gguf", "llama")
    writer.add_name("Huge")
    writer.add_block_count(200_000)
    writer.add_embedding_length(8192)
    writer.add_head_count(64)
    writer.add_context_length(8192)
    writer.add_chat_template(CHAT_TEMPLATE)
    writer.add_tensor("token_embd.weight", np.zeros((1, 32), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    compact = checker.check(TEXT)
    report = asked(Method("claimver", model=tmp_path / "huge.gguf")).check(TEXT)
    assert "The model Huge needs" in report.provenance.failure
    assert "choose a smaller model" in report.provenance.failure
    assert all(stood_in(result.verdict.decided_by) for result in report.results)
    _assert_whole(report, compact)
    with pytest.raises(ModelFailed, match="Huge needs"):  # what has no report is told by the error
        checker.verify([("Ulm is a city.", Evidence((), (Passage("Ulm is old."),)))])


def test_the_whole_chain_over_a_server_that_then_goes_away(
    checker: FactChecker, asked: Callable[[Method], FactChecker], quick_llama: Path
) -> None:
    compact = checker.check(TEXT)
    running = ModelServer(quick_llama)
    try:
        server = Server(running.address)
        assert server.warning == ""
        with_server = asked(Method("claimver", server=server))
        report = with_server.check(TEXT)
        assert report.provenance.failure == ""
        assert report.provenance.runs_on == f"on the server {server.address}"
        assert report.provenance.usage is not None
        assert report.provenance.usage.calls > 0
        assert report.results
        _assert_whole(report, compact)
    finally:
        running.stop()
    gone = with_server.check(TEXT)
    assert server.address in gone.provenance.failure
    assert "Start it" in gone.provenance.failure
    assert all(stood_in(result.verdict.decided_by) for result in gone.results)
    _assert_whole(gone, compact)


def test_a_server_that_was_never_there_and_whose_model_is_not_named(
    checker: FactChecker, asked: Callable[[Method], FactChecker]
) -> None:
    server = Server(f"http://127.0.0.1:{free_port()}/v1")
    report = asked(Method("faaf", server=server)).check(TEXT)
    assert server.address in report.provenance.failure
    assert report.provenance.models[0].name == server.address
    _assert_whole(report, checker.check(TEXT))


_SAID = {
    "prose": "Sure! All of these claims are true [1]. {I am certain}",
    "fenced": '```json\n{"label": "extrapolatory", "triplets": [], "rationale": "Who knows?"}\n```',
    "certain": '{"label": "contradictory", "triplets": [99], "rationale": "I know better."}',
    "list": "[" * 500,
}


class _Unlike(BaseHTTPRequestHandler):
    """A server that ignores which form is asked for; what it says is told by the address."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        said = _SAID[self.path.split("/")[1]]
        for delta, reason in (({"content": said}, None), ({}, "stop")):
            event = {"choices": [{"delta": delta, "finish_reason": reason}]}
            self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.mark.parametrize("kind", list(_SAID))
@pytest.mark.parametrize("name", ["claimver", "faaf", "direct"])
def test_a_server_that_ignores_the_form_is_not_believed(
    checker: FactChecker, asked: Callable[[Method], FactChecker], name: str, kind: str
) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Unlike) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        server = Server(f"http://127.0.0.1:{listening.server_port}/{kind}/v1", "m")
        report = asked(Method(name, server=server)).check(TEXT)
        listening.shutdown()
    assert report.provenance.failure == ""
    assert report.provenance.usage is not None
    _assert_whole(report, checker.check(TEXT))
    by_model = [result for result in report.results if by_language_model(result.verdict.decided_by)]
    if kind == "fenced" and name != "faaf":  # what stands in the fence is what was asked for, of one claim
        assert {result.verdict.label for result in by_model} == {Label.EXTRAPOLATORY}
        assert len(by_model) == len(report.results)
    else:
        assert by_model == []
        assert report.provenance.usage.unusable > 0
