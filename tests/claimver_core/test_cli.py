from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from claimver_core import __version__
from claimver_core.cli import main
from claimver_core.errors import ResourceError
from claimver_core.types import Report, Usage
from tests.claimver_core.conftest import ScriptedChecker

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    scripted: ScriptedChecker, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Run:
    """Runs the command on the scripted checker: status, standard output, standard error."""

    def run(*arguments: object, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            status = main([str(argument) for argument in arguments], lambda _: scripted)  # type: ignore[arg-type, return-value]
        except SystemExit as end:
            status = int(end.code or 0)
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    path = tmp_path / "draft.txt"
    path.write_text(
        "Albert Einstein was born in Ulm. He was born in 1890. He liked to sail.", encoding="utf-8"
    )
    return path


def _file(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


class TestCheck:
    def test_json_for_one_file(self, run: Run, draft: Path) -> None:
        status, out, err = run("check", draft, "--format", "json")
        value = json.loads(out)
        assert status == 0
        assert err == ""
        assert [claim["label"] for claim in value["claims"]] == [
            "attributable",
            "contradictory",
            "extrapolatory",
        ]
        assert value["source"]["name"] == str(draft)
        assert out.startswith("{\n  ")

    def test_json_is_what_programs_get_by_default(self, run: Run, draft: Path) -> None:
        assert json.loads(run("check", draft)[1])["schema"] == "claimver-report/1"

    def test_several_files_give_a_line_each_in_order(self, run: Run, draft: Path, tmp_path: Path) -> None:
        bad = _file(tmp_path, "bad.txt", b"\xff\xff")
        crash = _file(tmp_path, "crash.txt", b"crash. Ulm.")
        status, out, err = run("check", bad, draft, tmp_path / "missing.txt", crash, draft)
        lines = [json.loads(line) for line in out.splitlines()]
        assert status == 1
        assert [line["source"]["name"] for line in lines] == [
            str(bad), str(draft), str(tmp_path / "missing.txt"), str(crash), str(draft)
        ]  # fmt: skip
        assert ["error" in line for line in lines] == [True, False, True, True, False]
        assert "not valid UTF-8" in lines[0]["error"]
        assert "a fault of the program" in lines[3]["error"]
        assert lines[0]["error"] in err

    def test_one_bad_file(self, run: Run, tmp_path: Path) -> None:
        status, out, err = run("check", tmp_path / "missing.txt")
        assert status == 1
        assert "No such file" in json.loads(out)["error"]
        assert "No such file" in err

    def test_a_language_model_that_failed_is_told_and_gives_status_1(
        self, run: Run, draft: Path, scripted: ScriptedChecker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = scripted.check

        def failing(text: str, **options: Any) -> Report:
            report = whole(text, **options)
            made = replace(report.provenance, usage=Usage(1), failure="The model crashed. Choose another.")
            return replace(report, provenance=made)

        monkeypatch.setattr(scripted, "check", failing)
        status, out, err = run("check", draft, "--format", "json")
        assert status == 1
        assert "The model crashed. Choose another." in err
        assert json.loads(out)["provenance"]["failure"] == "The model crashed. Choose another."
        assert len(json.loads(out)["claims"]) == 3

    def test_standard_input(self, run: Run) -> None:
        for arguments in (["check"], ["check", "-"]):
            status, out, _ = run(*arguments, stdin=b"He was born in Ulm.")
            assert status == 0
            assert json.loads(out)["source"]["name"] == "-"
            assert len(json.loads(out)["claims"]) == 1

    def test_a_text_in_another_language(
        self, run: Run, draft: Path, scripted: ScriptedChecker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = scripted.check
        monkeypatch.setattr(scripted, "check", lambda text, **o: replace(whole(text, **o), language="de"))
        for arguments, said in ((["check", draft], "draft.txt"), (["check"], "The text")):
            status, _, err = run(*arguments, "--format", "json", stdin=b"Ulm ist eine Stadt.")
            assert status == 0
            assert f"{said} seems to be German. Only English is read" in err

    @pytest.mark.parametrize(
        ("format", "start"),
        [("text", "draft.txt\n"), ("markdown", "# Claims of "), ("html", "<!doctype html>"), ("json", "{\n")],
    )
    def test_formats(
        self, run: Run, draft: Path, monkeypatch: pytest.MonkeyPatch, format: str, start: str
    ) -> None:
        monkeypatch.chdir(draft.parent)
        status, out, _ = run("check", "draft.txt", "--format", format)
        assert status == 0
        assert out.startswith(start)
        assert "\x1b" not in out

    @pytest.mark.parametrize(
        ("name", "start"), [("r.html", "<!doctype"), ("r.md", "# "), ("r.json", "{"), ("r", "{")]
    )
    def test_output_by_its_ending(self, run: Run, draft: Path, tmp_path: Path, name: str, start: str) -> None:
        target = _file(tmp_path, name, b"old")
        status, out, _ = run("check", draft, "--output", target)
        assert status == 0
        assert out == ""
        assert target.read_text(encoding="utf-8").startswith(start)
        assert sorted(path.name for path in tmp_path.iterdir() if path.name != "data") == sorted(
            ["draft.txt", name]
        )

    def test_output_is_written_whole_or_not_at_all(
        self, run: Run, draft: Path, tmp_path: Path, scripted: ScriptedChecker
    ) -> None:
        target = _file(tmp_path, "report.json", b"old")

        def interrupt() -> None:
            if scripted.texts:
                raise KeyboardInterrupt

        scripted.before_check = interrupt
        status, _, err = run("check", draft, draft, "--output", target)
        assert status == 130
        assert "interrupted" in err
        assert target.read_bytes() == b"old"
        assert not list(tmp_path.glob(".*"))

    def test_output_that_cannot_be_written_is_wrong_use(
        self, run: Run, draft: Path, tmp_path: Path, scripted: ScriptedChecker
    ) -> None:
        for target in (tmp_path, tmp_path / "no" / "folder.json"):
            status, _, err = run("check", draft, "--output", target)
            assert status == 2
            assert f"{target} cannot be written" in err
        assert scripted.texts == []

    def test_several_reports_make_one_page(self, run: Run, draft: Path) -> None:
        _, out, _ = run("check", draft, draft, "--format", "html")
        assert out.count("<!doctype html>") == 1
        assert out.count("<article>") == 2

    def test_folders(self, run: Run, tmp_path: Path) -> None:
        for name in ("b.txt", "a/z.md", "a/y.TXT", "a/x.pdf", "a/page.html", ".hidden/h.txt", ".h.txt"):
            _file(tmp_path / "texts", name, b"Ulm.")
        status, out, err = run("check", tmp_path / "texts")
        assert status == 1
        assert "--recursive" in err
        status, out, _ = run("check", "--recursive", tmp_path / "texts")
        assert status == 0
        names = [json.loads(line)["source"]["name"] for line in out.splitlines()]
        expected = ["b.txt", "a/x.pdf", "a/y.TXT", "a/z.md"]
        assert [Path(name).relative_to(tmp_path / "texts").as_posix() for name in names] == expected

    def test_fail_on_contradictory(self, run: Run, draft: Path, tmp_path: Path) -> None:
        fine = _file(tmp_path, "fine.txt", b"Ulm.")
        assert run("check", draft)[0] == 0
        assert run("check", draft, "--fail-on", "contradictory")[0] == 4
        assert run("check", fine, "--fail-on", "contradictory")[0] == 0
        assert run("check", fine, "--fail-on", "extrapolatory")[0] == 2

    def test_a_claim_without_a_verdict_is_told_by_the_status(self, run: Run, tmp_path: Path) -> None:
        status, out, _ = run("check", _file(tmp_path, "a.txt", b"A broken claim. Ulm."))
        assert status == 1
        claim = json.loads(out)["claims"][0]
        assert claim["label"] is None
        assert claim["unchecked"] == "The model stopped."

    def test_an_empty_text(self, run: Run, tmp_path: Path) -> None:
        status, out, err = run("check", _file(tmp_path, "a.txt", b""))
        assert status == 0
        assert json.loads(out)["kas"] is None
        assert json.loads(out)["claims"] == []
        assert "has no text in it" in err

    @pytest.mark.parametrize("format", ["text", "markdown", "html", "json"])
    @pytest.mark.parametrize(
        "data",
        [
            "🎉🎉🎉 👩‍👩‍👧 🏳️‍🌈".encode(),
            b"A word. " * 125_000 + b"Ulm is old. " * 100,
            "\u202eUlm \u05e9\u05dc\u05d5\u05dd.".encode(),
            b"Ulm\x1b[2J\x07\x08 is old.",
            b"<html><body><p>Ulm &amp; <b>more</b>.</p>",
            b"<" * 5_000 + b"Ulm.",
        ],
        ids=["emoji", "megabyte", "right-to-left", "control", "html", "brackets"],
    )
    def test_bad_input(self, run: Run, tmp_path: Path, data: bytes, format: str) -> None:
        status, out, _ = run("check", _file(tmp_path, "a.txt", data), "--format", format)
        assert status == 0
        assert out
        assert format == "json" or "\x1b" not in out

    def test_a_missing_resource_ends_it(
        self, run: Run, draft: Path, scripted: ScriptedChecker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def load(progress: object = None) -> None:
            raise ResourceError("The model verifier.gguf is missing.", "Install ClaimVer again.")

        monkeypatch.setattr(scripted, "load", load)
        status, out, err = run("check", draft, draft)
        assert status == 3
        assert out == ""
        assert err == "claimver: The model verifier.gguf is missing. Install ClaimVer again.\n"
        assert scripted.closed

    def test_progress_only_when_wanted(self, run: Run, draft: Path) -> None:
        assert run("check", draft)[2] == ""
        _, out, err = run("check", draft, "--progress")
        assert "Loading the models" in err
        assert json.loads(out)

    def test_colour_follows_the_environment(
        self, run: Run, draft: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("FORCE_COLOR", "1")
        assert "\x1b[32m" in run("check", draft, "-f", "text")[1]
        monkeypatch.setenv("NO_COLOR", "1")
        assert "\x1b" not in run("check", draft, "-f", "text")[1]


class TestVerify:
    def test_lines_in_order(self, run: Run, scripted: ScriptedChecker) -> None:
        lines = [
            {
                "id": "1",
                "claim": "Einstein was born in Ulm.",
                "triplets": [["Einstein", "birthPlace", "Ulm"]],
            },
            {"id": 2, "claim": "broken", "passages": ["A sentence."]},
            {"id": "3", "claim": "x", "triplets": [["Ulm", "population", 126329]], "passages": ["y"]},
        ]
        status, out, _ = run("verify", stdin="\n".join(map(json.dumps, lines)).encode())
        answers = [json.loads(line) for line in out.splitlines()]
        assert status == 1
        assert answers[0] == {
            "id": "1",
            "label": "attributable",
            "confidence": 0.9,
            "scores": {"attributable": 0.9, "extrapolatory": 0.05, "contradictory": 0.05},
            "evidence": [0],
            "decided_by": "model",
        }
        assert answers[1] == {"id": 2, "label": None, "error": "The model stopped."}
        assert answers[2]["id"] == "3"
        triplet = scripted.items[2][1].triplets[0]
        assert (triplet.subject.label, triplet.property.label, triplet.object.value) == (  # type: ignore[union-attr]
            "Ulm", "population", "126329"
        )  # fmt: skip
        assert triplet.subject.id is None
        assert scripted.items[2][1].passages[0].text == "y"

    @pytest.mark.parametrize(
        ("line", "fault"),
        [
            (b"{", "line 1 is not JSON"),
            (b"[1]", "line 1 is not a JSON object"),
            (b"\xff", "line 1 is not valid UTF-8: byte 0 is 0xff"),
            (b"[" * 100_000, "line 1 is not usable JSON"),
            (b'{"id": "1", "triplets": []}', "“claim” is missing"),
            (b'{"id": "1", "claim": 3, "triplets": []}', "“claim” is not a text"),
            (b'{"id": "1", "claim": " ", "triplets": []}', "“claim” is empty"),
            (b'{"id": "1", "claim": "a"}', "neither “triplets” nor “passages” is given"),
            (b'{"id": "1", "claim": "a", "triplets": "b"}', "“triplets” is not a list"),
            (
                b'{"id": "1", "claim": "a", "triplets": [["b", "c"]]}',
                "“triplets[0]” is not a list of subject",
            ),
            (b'{"id": "1", "claim": "a", "triplets": [["b", "c", null]]}', "“triplets[0][2]” is not a text"),
            (b'{"id": "1", "claim": "a", "passages": [["b"]]}', "“passages[0]” is not a text"),
            (b'{"id": "1", "claim": "\\ud800", "passages": []}', "“claim” is not valid Unicode"),
        ],
    )
    def test_a_bad_line_is_answered_and_the_rest_judged(self, run: Run, line: bytes, fault: str) -> None:
        status, out, _ = run("verify", stdin=line + b'\n{"id": "2", "claim": "a", "passages": ["b"]}\n')
        first, second = map(json.loads, out.splitlines())
        assert status == 1
        assert first["label"] is None
        assert fault in first["error"]
        assert first["id"] in (None, "1")
        assert second["label"] == "attributable"

    def test_lines_go_to_the_model_in_batches(self, run: Run, scripted: ScriptedChecker) -> None:
        lines = "".join(f'{{"id": {i}, "claim": "a{i}", "passages": ["b"]}}\n\n' for i in range(600))
        status, out, _ = run("verify", stdin=lines.encode())
        assert status == 0
        assert [json.loads(line)["id"] for line in out.splitlines()] == list(range(600))
        assert scripted.calls == 3

    def test_no_lines(self, run: Run) -> None:
        assert run("verify") == (0, "", "")

    def test_an_unknown_method_is_wrong_use(self, run: Run) -> None:
        status, _, err = run("verify", "--method", "oracle")
        assert status == 2
        assert "compact" in err


class TestLink:
    def test_mentions(self, run: Run) -> None:
        status, out, _ = run("link", stdin=b'{"id": "1", "text": "In Ulm."}\n{"id": "2", "text": ""}')
        first, second = map(json.loads, out.splitlines())
        assert status == 0
        mention = {"start": 3, "end": 6, "text": "Ulm", "entity": "Q3012", "label": "Ulm", "score": 0.9}
        assert first == {"id": "1", "mentions": [mention]}
        assert second == {"id": "2", "mentions": []}

    def test_candidates(self, run: Run) -> None:
        line = b'{"id": "1", "text": "In Ulm."}'
        one = json.loads(run("link", "--candidates", 1, stdin=line)[1])["mentions"][0]["candidates"]
        assert [candidate["entity"] for candidate in one] == ["Q3012"]
        two = json.loads(run("link", "--candidates", 5, stdin=line)[1])["mentions"][0]["candidates"]
        assert [candidate["entity"] for candidate in two] == ["Q3012", "Q937"]

    def test_bad_lines(self, run: Run) -> None:
        status, out, _ = run("link", stdin=b'{"id": "1"}\nnot\n{"id": "3", "text": "Ulm"}')
        first, second, third = map(json.loads, out.splitlines())
        assert status == 1
        assert first == {"id": "1", "mentions": None, "error": "“text” is missing"}
        assert "line 2 is not JSON" in second["error"]
        assert len(third["mentions"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["judge"],
        ["check", "--format", "pdf"],
        ["--threads", "0", "check"],
        ["check", "--threads", "many"],
        ["link", "--candidates", "0"],
        ["doctor", "extra"],
    ],
)
def test_wrong_use(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)
    assert status == 2
    assert out == ""
    assert "usage: claimver" in err


def test_version(run: Run) -> None:
    assert run("--version")[:2] == (0, f"claimver {__version__}\n")


def test_options_stand_before_or_after_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = []

    def make(options: object) -> ScriptedChecker:
        seen.append((options.data_dir, options.threads, options.no_gpu))  # type: ignore[attr-defined]
        return ScriptedChecker()

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    common = ["--data-dir", str(tmp_path), "--threads", "3", "--no-gpu"]
    main([*common, "verify"], make)  # type: ignore[arg-type]
    main(["verify", *common], make)  # type: ignore[arg-type]
    main(["verify"], make)  # type: ignore[arg-type]
    assert seen == [(tmp_path, 3, True), (tmp_path, 3, True), (None, None, False)]


_PROGRAM = """
import os, signal, sys, time
sys.path[:0] = [{root!r}]
from claimver_core.cli import main
from tests.claimver_core.conftest import ScriptedChecker

class Slow(ScriptedChecker):
    def check(self, text, *, cancelled, **rest):
        print("started", file=sys.stderr, flush=True)
        end = time.monotonic() + 20
        while not cancelled() and time.monotonic() < end:
            time.sleep(0.01)
        return super().check(text, cancelled=cancelled, **rest)

sys.exit(main(sys.argv[1:], lambda _: {checker}()))
"""


def _process(checker: str, *arguments: str) -> subprocess.Popen[bytes]:
    program = _PROGRAM.format(root=str(Path(__file__).parents[2]), checker=checker)
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_ctrl_c_stops_a_check(draft: Path) -> None:
    with _process("Slow", "check", str(draft)) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"started\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert out == b""
    assert err == b"claimver: interrupted.\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows reports a closed pipe in other ways")
def test_a_reader_that_leaves_is_no_error() -> None:
    with _process("ScriptedChecker", "link") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"id": "1", "text": "Ulm"}\n')
        process.stdin.flush()
        assert process.stdout.readline().startswith(b'{"id": "1"')
        process.stdout.close()
        process.stdin.write(b'{"id": "2", "text": "Ulm"}\n' * 10)
        process.stdin.close()
        assert process.stderr is not None
        err = process.stderr.read()
        assert process.wait(timeout=10) == 0
    assert err == b""
