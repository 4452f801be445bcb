from __future__ import annotations

import errno
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from claimver_core.errors import Cancelled, ModelFailed, ResourceError
from claimver_core.models.generation import Choice, Form, Message, Piece, Request
from claimver_core.models.generator_process import GeneratorProcess
from claimver_core.models.json_grammar import grammar
from claimver_core.models.llama_generator import LlamaGenerator
from tests.tiny_llama import write_tiny_llama

LONG = Request((Message("user", "Hello " * 300),), 7000, temperature=1.0)
SHORT = Request(
    (Message("user", "Hello"),), 40, Form({}, grammar({"enum": ["x", "y"]})), temperature=1.0, watch='"'
)


def _until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not happened() and time.monotonic() < end:
        time.sleep(0.02)
    assert happened()


def test_it_answers_as_the_model_does_in_this_process(generator: GeneratorProcess, tiny_llama: Path) -> None:
    here = LlamaGenerator(tiny_llama, threads=1)
    pieces: list[Piece] = []
    found, expected = generator.generate(SHORT, pieces.append), here.generate(SHORT)
    assert (found.text, found.choices, found.complete) == (expected.text, expected.choices, True)
    assert "".join(piece for piece in pieces if isinstance(piece, str)) == found.text
    assert tuple(piece for piece in pieces if isinstance(piece, Choice)) == found.choices
    assert generator.count("Grüße 🎉") == here.count("Grüße 🎉")
    assert generator.context == here.context
    assert generator.runs_on == here.runs_on
    assert generator.info.name == "Tiny"
    assert len(generator.info.sha256) == 64
    here.close()


def test_cancelling_returns_at_once_and_the_next_call_works(generator: GeneratorProcess) -> None:
    generator.count("")  # loaded
    asked = time.monotonic() + 0.3
    with pytest.raises(Cancelled):
        generator.generate(LONG, cancelled=lambda: time.monotonic() > asked)
    assert time.monotonic() - asked < 0.3
    assert generator.generate(SHORT).complete


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("kind", "said"), [("SIGSEGV", "crashed"), ("SIGKILL", "memory ran out")])
def test_a_crash_costs_the_call_and_the_next_one_works(
    generator: GeneratorProcess, kind: str, said: str
) -> None:
    generator.count("")
    pid = generator.pid
    assert pid is not None
    threading.Timer(0.2, os.kill, (pid, getattr(signal, kind))).start()
    with pytest.raises(ModelFailed, match=said):
        generator.generate(LONG)
    assert generator.generate(SHORT).complete
    assert generator.pid not in (None, pid)


def test_a_system_without_room_for_the_process_is_told(
    tiny_llama: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    model = GeneratorProcess(tiny_llama, threads=1)
    with pytest.raises(ModelFailed, match=r"cannot start: No space left on device\. Free some space"):
        model.count("a")
    model.close()


def test_an_unused_model_gives_its_memory_back(tiny_llama: Path) -> None:
    model = GeneratorProcess(tiny_llama, threads=1, idle_seconds=0.2)
    assert model.pid is None
    model.count("a")
    pid = model.pid
    assert pid is not None
    _until(lambda: model.pid is None)
    _until(lambda: not psutil.pid_exists(pid))
    assert model.generate(SHORT).complete
    model.close()
    assert model.pid is None


def test_threads_take_turns(generator: GeneratorProcess) -> None:
    expected = generator.generate(SHORT).text
    found: list[str] = []
    threads = [
        threading.Thread(target=lambda: found.append(generator.generate(SHORT).text)) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert found == [expected] * 4


def test_what_is_wrong_with_a_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match="cannot be read"):
        GeneratorProcess(tmp_path / "missing.gguf")
    mute = write_tiny_llama(tmp_path / "mute.gguf", chat_template=None)
    with pytest.raises(ResourceError, match="no chat template"):
        GeneratorProcess(mute).count("a")
