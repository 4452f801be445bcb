"""A language model behind an OpenAI-compatible server, held to a JSON Schema.

Nothing goes to any other address than the one given: redirections are refused, and for an address of this
computer no proxy is used.
"""

from __future__ import annotations

import json
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property
from typing import Any

import httpx

from claimver_core.errors import ModelFailed, stop_if
from claimver_core.models.generation import Generation, Piece, Request
from claimver_core.types import ModelInfo
from claimver_core.verification.method import Server

CONTEXT = 8192
_BYTES_A_TOKEN = 3
_POLL = 0.03
_CONNECT, _ANSWER = 10.0, 600.0  # seconds
_REFUSED = (400, 415, 422, 500, 501)  # what servers say to a form that they do not know
_SHOWN = 200


class ServerGenerator:
    """See ``Generator``. ``context`` is what the server's model is taken to read.

    How likely each label was is not asked for, since many servers cannot tell. Raises ModelFailed where the
    server cannot be reached, refuses, or answers with something else than an answer.
    """

    def __init__(self, server: Server, context: int = CONTEXT) -> None:
        self.server = server
        self.context = context
        self._forms = [_strict_form, _loose_form]
        key = os.environ.get(server.key_variable, "") if server.key_variable else ""
        self._client = httpx.Client(
            base_url=server.address.rstrip("/") + "/",
            headers={"Authorization": f"Bearer {key}"} if key else {},
            timeout=httpx.Timeout(_ANSWER, connect=_CONNECT),
            follow_redirects=False,
            trust_env=not server.local,
        )

    @property
    def info(self) -> ModelInfo:
        """The model's name on the server, or where that does not tell it, the server's address; there is no
        file whose hash could be told."""
        try:
            return ModelInfo(self._model, "")
        except ModelFailed:
            return ModelInfo(self.server.address, "")

    @property
    def runs_on(self) -> str:
        return f"on the server {self.server.address}"

    def count(self, text: str) -> int:
        """An estimate: the server's tokens are not known."""
        return len(text.encode("utf-8", "replace")) // _BYTES_A_TOKEN + 1

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        """See ``Generator``. A call that is cancelled is broken off; the server may go on for a while."""
        call = _Call(self._client, self._bodies(request))
        started = time.perf_counter()
        text, first = "", 0.0
        for piece in call.pieces(cancelled):
            first = first or time.perf_counter() - started
            text += piece
            if on_piece is not None:
                on_piece(piece)
        usage = call.usage
        return Generation(
            text=text,
            complete=call.ending == "stop",
            prompt_tokens=usage.get("prompt_tokens", sum(self.count(m.content) for m in request.messages)),
            completion_tokens=usage.get("completion_tokens", self.count(text)),
            cached_tokens=(usage.get("prompt_tokens_details") or {}).get("cached_tokens") or 0,
            seconds=time.perf_counter() - started,
            first_seconds=first,
        )

    def close(self) -> None:
        self._client.close()

    @cached_property
    def _model(self) -> str:
        """The name in the settings, or the first that the server offers."""
        if self.server.model:
            return self.server.model
        try:
            answer = self._client.get("models").raise_for_status().json()
            return str(answer["data"][0]["id"])
        except (httpx.HTTPError, ValueError, KeyError, IndexError, TypeError) as error:
            raise _unreachable(self.server.address, error) from error

    def _bodies(self, request: Request) -> Iterator[dict[str, Any]]:
        """What to send; where the server refuses the form of the answer, the next is tried, and kept."""
        body: dict[str, Any] = {
            "model": self._model,
            "messages": [
                {"role": m.role, "content": m.content.encode("utf-8", "replace").decode()}
                for m in request.messages
            ],
            "max_tokens": request.max_tokens,
            "temperature": request.temperature,
            "seed": request.seed,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        if request.form is None:
            yield body
            return
        while self._forms:
            yield body | {"response_format": self._forms[0](dict(request.form.schema))}
            if len(self._forms) == 1:
                return
            self._forms.pop(0)


def _strict_form(schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "json_schema", "json_schema": {"name": "answer", "strict": True, "schema": schema}}


def _loose_form(schema: dict[str, Any]) -> dict[str, Any]:
    """As servers of the llama.cpp family have it."""
    return {"type": "json_object", "schema": schema}


class _Call:
    """One call, made in a thread of its own, so that it can be given up while nothing comes."""

    def __init__(self, client: httpx.Client, bodies: Iterator[dict[str, Any]]) -> None:
        self.usage: dict[str, Any] = {}
        self.ending = ""
        self._client = client
        self._bodies = bodies
        self._given_up = threading.Event()
        self._queue: queue.Queue[str | Exception | None] = queue.Queue()

    def pieces(self, cancelled: Callable[[], bool] | None) -> Iterator[str]:
        """The text as it comes. Raises Cancelled and ModelFailed."""
        threading.Thread(target=self._run, daemon=True).start()
        try:
            while True:
                stop_if(cancelled)
                try:
                    piece = self._queue.get(timeout=_POLL)
                except queue.Empty:
                    continue
                if piece is None:
                    return
                if isinstance(piece, Exception):
                    raise piece
                yield piece
        finally:
            self._given_up.set()

    def _run(self) -> None:
        address = str(self._client.base_url)
        try:
            self._ask()
            self._queue.put(None)
        except ModelFailed as error:
            self._queue.put(error)
        except (httpx.HTTPError, httpx.InvalidURL, RuntimeError, ValueError, KeyError, TypeError) as error:
            self._queue.put(_unreachable(address, error))

    def _ask(self) -> None:
        said = ""
        for body in self._bodies:
            with self._client.stream("POST", "chat/completions", json=body) as answer:
                if answer.status_code == 200:
                    self._take(answer)
                    return
                answer.read()
                said = f"{answer.status_code} {_reason(answer)}"
                if answer.status_code not in _REFUSED:
                    break
        raise ModelFailed(
            f"The server {self._client.base_url} refuses to answer: {said}",
            "Check its address, the model's name and the key.",
        )

    def _take(self, answer: httpx.Response) -> None:
        """Reads the events; without the one that ends the answer, the answer is broken off."""
        for line in answer.iter_lines():
            if self._given_up.is_set():
                return
            data = line.removeprefix("data:").strip()
            if not line.startswith("data:") or data == "[DONE]":
                continue
            event = json.loads(data)
            if "error" in event:
                raise ModelFailed(f"The server {self._client.base_url} failed: {event['error']}")
            self.usage = event.get("usage") or self.usage
            for choice in event.get("choices") or []:
                text = (choice.get("delta") or {}).get("content")
                if text:
                    self._queue.put(str(text))
                self.ending = choice.get("finish_reason") or self.ending


def _reason(answer: httpx.Response) -> str:
    with suppress(ValueError, KeyError, TypeError):
        return str(answer.json()["error"]["message"])[:_SHOWN]
    return answer.text[:_SHOWN] or answer.reason_phrase


def _unreachable(address: str, error: Exception) -> ModelFailed:
    return ModelFailed(
        f"The server {address} does not answer as it should: {str(error)[:_SHOWN] or type(error).__name__}.",
        "Start it, or change its address in the settings.",
    )
