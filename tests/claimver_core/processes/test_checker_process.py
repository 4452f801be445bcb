"""A checker in a process of its own answers, fails and ends as one in this process would, and alone."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import IO

import psutil
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claimver_core.errors import Cancelled, CheckerStopped, ClaimVerError, ResourceError, UsageError
from claimver_core.processes.checker_process import CheckerProcess
from claimver_core.processes.messages import ChildFault
from claimver_core.types import ClaimResult, Progress, Report
from claimver_core.verification.method import Method
from tests.troubled_checker import TroubledChecker

MAKER = "tests.troubled_checker:TroubledChecker"
TEXT = "Ulm is old. Is it? Ulm and Ulm are one. 🎉 It is nice."
signals = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@pytest.fixture(scope="module")
def process() -> Iterator[CheckerProcess]:
    opened = CheckerProcess(MAKER)
    yield opened
    opened.close()


def _until(happened: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not happened() and time.monotonic() < end:
        time.sleep(0.02)
    assert happened()


def _without_time(report: Report) -> tuple[object, ...]:
    return report.name, report.text, report.kas, report.results, report.mentions, report.no_claims


def test_it_reports_as_the_checker_does_here(process: CheckerProcess) -> None:
    steps: list[Progress] = []
    results: list[ClaimResult] = []
    process.load(steps.append)
    assert [step.stage for step in steps] == ["Loading the models", "Ready"]
    choices = {"Ulm": "Q3012", "Paris": None}
    found = process.check(TEXT, name="a", choices=choices, progress=steps.append, on_result=results.append)
    assert _without_time(found) == _without_time(TroubledChecker().check(TEXT, name="a", choices=choices))
    assert tuple(results) == found.results
    assert steps[-1] == Progress("Checking claims", len(TEXT), len(TEXT))
    assert found.provenance.seconds == process.pid != os.getpid()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    texts=st.lists(
        st.lists(st.sampled_from(["Ulm is. ", "What? ", "🎉 It is Ulm. ", "\n", "He was. "])), min_size=2
    )
)
def test_a_text_checked_again_and_again_has_the_results_of_a_fresh_check(
    process: CheckerProcess, texts: list[list[str]]
) -> None:
    for text in map("".join, texts):
        results: list[ClaimResult] = []
        found = process.check(text, on_result=results.append)
        assert _without_time(found) == _without_time(TroubledChecker().check(text))
        assert tuple(results) == found.results


def test_what_an_edit_leaves_alone_stays_the_same_object(process: CheckerProcess) -> None:
    first = process.check(TEXT)
    second = process.check(TEXT + " It lies in Germany.")
    assert [id(item) for item in second.results[:3]] == [id(item) for item in first.results]
    third = process.check("So. " + TEXT + " It lies in Germany.")
    assert [item.verdict for item in third.results[1:]] == [item.verdict for item in second.results]
    assert third.results[1].verdict is second.results[0].verdict


def test_a_cancelled_check_ends_at_once_and_the_next_one_is_whole(process: CheckerProcess) -> None:
    before = process.check(TEXT)
    asked = time.monotonic() + 0.2
    with pytest.raises(Cancelled):
        process.check(TEXT + " It may sleep.", cancelled=lambda: time.monotonic() > asked)
    assert time.monotonic() - asked < 0.3
    after = process.check(TEXT)
    assert after.results == before.results
    assert after.provenance.seconds == before.provenance.seconds  # in the same process


def test_what_a_callback_raises_stops_the_check(process: CheckerProcess) -> None:
    def stop(_step: object) -> None:
        raise Cancelled

    for callback in ({"progress": stop}, {"on_result": stop}):
        with pytest.raises(Cancelled):
            process.check("It is. You may sleep.", **callback)  # type: ignore[arg-type]
    assert process.check("It is.").results


@pytest.mark.parametrize(
    ("word", "kind", "what", "remedy"),
    [
        ("resource", ResourceError, "The file x is damaged.", "Install it again."),
        ("usage", UsageError, "Not so.", "But so."),
    ],
)
def test_errors_arrive_whole(
    process: CheckerProcess, word: str, kind: type[ClaimVerError], what: str, remedy: str
) -> None:
    with pytest.raises(kind) as raised:
        process.check(f"It is a {word}.")
    assert type(raised.value) is kind
    assert (raised.value.what, raised.value.remedy) == (what, remedy)
    assert str(raised.value) == f"{what} {remedy}"


def test_a_lack_of_memory_and_a_fault_arrive_too(process: CheckerProcess) -> None:
    with pytest.raises(MemoryError):
        process.check("It has no memory.")
    with pytest.raises(ChildFault, match="KeyError: 'a fault'") as raised:
        process.check("It is a fault.")
    assert "troubled_checker.py" in str(raised.value)
    assert process.check("It is.").results


def test_what_is_printed_there_does_not_disturb(process: CheckerProcess) -> None:
    assert len(process.check("You may print. It is.").results) == 2


@signals
@pytest.mark.parametrize(
    ("word", "said", "remedy"),
    [("kill", "memory ran out", "Close other programs"), ("crash", "Abort", "Check again"),
     ("exit", "status 7", "Check again")],
)  # fmt: skip
def test_a_process_that_dies_is_told_of_and_the_next_check_starts_another(
    process: CheckerProcess, word: str, said: str, remedy: str
) -> None:
    process.check(TEXT)
    dead = process.pid
    with pytest.raises(CheckerStopped, match=said) as raised:
        process.check(f"{TEXT} You may {word}.")
    assert raised.value.remedy.startswith(remedy)
    assert process.pid is None
    assert ("Fatal Python error: Aborted" in raised.value.trace) == (word == "crash")
    assert process.check(TEXT).results == TroubledChecker().check(TEXT).results
    assert process.pid not in (None, dead)


@signals
def test_one_that_died_between_two_checks_is_not_missed(process: CheckerProcess) -> None:
    process.check(TEXT)
    dead = process.pid
    assert dead is not None
    os.kill(dead, signal.SIGKILL)
    _until(lambda: process.pid is None)
    assert process.check(TEXT).results
    assert process.pid != dead


def test_the_method_is_used_there(process: CheckerProcess) -> None:
    process.use(Method("alone", model=Path("a.gguf")))
    assert process.check(TEXT).provenance.method == "alone"
    process.use(Method())
    assert process.check(TEXT).provenance.method == "compact"


def test_knowledge_is_looked_up_here(process: CheckerProcess) -> None:
    lookup = process.lookup()
    assert lookup.pid == os.getpid()
    assert lookup.named("Ulm")[0].id == "Q3012"
    assert not lookup.closed


def test_what_cannot_be_made_says_so(tmp_path: Path) -> None:
    process = CheckerProcess(MAKER, tmp_path / "missing")
    for _ in range(2):
        with pytest.raises(UsageError, match="There is no folder"):
            process.load()
        assert process.pid is None


def test_closing_closes_the_checker_and_ends_the_process(tmp_path: Path) -> None:
    process = CheckerProcess(MAKER, tmp_path)
    process.load()
    pid = process.pid
    assert pid is not None
    process.close()
    assert (tmp_path / "closed").exists()
    assert not psutil.pid_exists(pid)
    process.close()


def test_one_that_does_not_listen_is_ended_all_the_same(tmp_path: Path) -> None:
    process = CheckerProcess(MAKER, tmp_path)
    process.load()
    asked = time.monotonic() + 1
    with pytest.raises(Cancelled):
        process.check("It is deaf.", cancelled=lambda: time.monotonic() > asked)
    pid = process.pid
    assert pid is not None
    begun = time.monotonic()
    process.close()
    assert time.monotonic() - begun < 5
    assert not psutil.pid_exists(pid)


@pytest.mark.parametrize("ask", [partial(CheckerProcess.use, method=Method()), CheckerProcess.lookup])
def test_what_waits_for_one_that_does_not_listen_can_be_cancelled(ask: Callable[..., object]) -> None:
    process = CheckerProcess(MAKER)
    process.load()
    asked = time.monotonic() + 0.2
    with pytest.raises(Cancelled):
        process.check("It is deaf.", cancelled=lambda: time.monotonic() > asked)
    with pytest.raises(Cancelled):
        ask(process, cancelled=lambda: time.monotonic() > asked + 0.2)
    assert time.monotonic() - asked < 5
    process.close()


@pytest.mark.skipif(sys.platform != "linux", reason="signals without a name of their own are Linux's")
def test_a_signal_without_a_name_is_told_too(process: CheckerProcess) -> None:
    with pytest.raises(CheckerStopped, match=r"it crashed \(.+\)"):
        process.check("You may realtime.")


def test_a_system_without_room_for_the_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    logs: list[IO[bytes]] = []

    def no_memory(*_arguments: object, stderr: IO[bytes], **_options: object) -> None:
        logs.append(stderr)
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    process = CheckerProcess(MAKER)
    with monkeypatch.context() as patched:
        patched.setattr(subprocess, "Popen", no_memory)
        with pytest.raises(CheckerStopped, match=r"cannot start: Cannot allocate memory\. Free some space"):
            process.load()
        patched.setattr(tempfile, "TemporaryFile", full)
        with pytest.raises(CheckerStopped, match=r"cannot start: No space left on device\. Free some space"):
            process.load()
    assert [log.closed for log in logs] == [True]
    process.load()
    process.close()


_PROGRAM = """
import sys, threading, time
from claimver_core.processes.checker_process import CheckerProcess
process = CheckerProcess("tests.troubled_checker:TroubledChecker")
process.check("There is a child.")
print(process.pid, flush=True)
process.check("You may {word}.")
"""


@signals
@pytest.mark.parametrize("word", ["sleep", "deaf"])
def test_nothing_is_left_behind_when_the_program_is_killed(word: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    program = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM.format(word=word)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert program.stdout is not None
    checker = psutil.Process(int(program.stdout.readline()))
    family = [checker, *checker.children(recursive=True)]
    assert len(family) == 2
    program.kill()
    program.communicate()
    _, alive = psutil.wait_procs(family, timeout=5)
    assert not alive


def test_an_executable_file_starts_itself_as_its_child(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stands in for a frozen program, which has no interpreter beside it."""
    program = tmp_path / "program"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nsys.frozen = True\n"
        "from claimver_core.processes.child import run_as_child\nrun_as_child()\nraise SystemExit(3)\n"
    )
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    process = CheckerProcess(MAKER)
    assert process.check(TEXT).results
    process.close()
