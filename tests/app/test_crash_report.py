"""What a crash leaves behind."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.crash_report import CrashReports

_DIES = """
import faulthandler, sys
from pathlib import Path
from app.crash_report import CrashReports
CrashReports(Path(sys.argv[1])).watch()
faulthandler._sigsegv()
"""


def test_a_process_that_dies_leaves_a_report_for_the_next_start(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", _DIES, str(tmp_path)], capture_output=True, check=False)
    assert done.returncode != 0
    path = CrashReports(tmp_path).left_behind()
    assert path is not None
    report = path.read_text(encoding="utf-8")
    assert report.startswith("ClaimVer ended")
    assert "Segmentation fault" in report or "fatal" in report
    assert CrashReports(tmp_path).left_behind() is None


def test_a_session_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    script = _DIES.replace("faulthandler._sigsegv()", "").replace(
        "CrashReports(Path(sys.argv[1])).watch()",
        "reports = CrashReports(Path(sys.argv[1])); reports.watch(); reports.stop()",
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=True)
    assert list((tmp_path / "crash-reports").iterdir()) == []
    assert CrashReports(tmp_path).left_behind() is None


def test_the_log_of_a_window_that_still_runs_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "crash-reports"
    folder.mkdir()
    log = folder / "running-1.log"
    log.write_text("a trace", encoding="utf-8")
    assert CrashReports(tmp_path).left_behind() is None
    assert log.exists()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_in_a_thread_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reports = CrashReports(tmp_path)

    def fail() -> None:
        raise ValueError("unforeseen")

    arguments: list[threading.ExceptHookArgs] = []
    try:
        fail()
    except ValueError as error:
        arguments.append(
            threading.ExceptHookArgs((ValueError, error, error.__traceback__, threading.current_thread()))
        )
    reports._thread_failed(arguments[0])
    (path,) = (tmp_path / "crash-reports").glob("crash-*.txt")
    assert "unforeseen" in path.read_text(encoding="utf-8")
    assert "unforeseen" in capsys.readouterr().err


def test_only_the_last_twenty_reports_are_kept(tmp_path: Path) -> None:
    reports = CrashReports(tmp_path)
    paths = [reports.write(str(number)) for number in range(25)]
    kept = sorted((tmp_path / "crash-reports").glob("crash-*.txt"))
    assert kept == sorted(path for path in paths[-20:] if path)


def test_a_folder_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "crash-reports").write_text("", encoding="utf-8")
    reports = CrashReports(tmp_path)
    assert reports.write("trace") is None
    assert reports.left_behind() is None
