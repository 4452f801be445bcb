"""The launcher with pip, venv and the compiler played by stand-ins: what it runs, keeps and says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from launching import environment as environment_module
from launching import gpu, remedies
from launching.environment import Environment
from launching.remedies import LaunchError, missing_libraries, qt_problem, remedy
from launching.start import split

LAUNCHER = Path(__file__).resolve().parents[2] / "packaging" / "launch.py"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project folder"
    (root / "packaging").mkdir(parents=True)
    (root / "packaging" / "requirements.txt").write_text("llama-cpp-python==0.3.36\nnumpy==2.0\n")
    (root / "packaging" / "requirements-dev.txt").write_text("pytest==8.0\n")
    (root / "pyproject.toml").write_text("[project]\n")
    return root


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The installations that were asked for; each succeeds, and ``pip wheel`` leaves a wheel."""
    steps: list[str] = []

    def make(self: Environment, stamp: dict[str, object]) -> None:
        if not stamp or self._unfinished.exists():
            steps.append("venv")
            stamp.clear()
            Path(self.python).parent.mkdir(parents=True, exist_ok=True)
            Path(self.python).touch()

    def pip(self: Environment, title: str, *arguments: str, settings: dict[str, str] | None = None) -> None:
        steps.append(
            " ".join([arguments[0], *sorted(Path(a).name for a in arguments[1:] if not a.startswith("-"))])
        )
        if arguments[0] == "wheel":
            folder = Path(arguments[arguments.index("--wheel-dir") + 1])
            folder.mkdir(parents=True)
            (folder / "llama.whl").touch()
            steps.append((settings or {}).get("CMAKE_ARGS", "plain"))

    monkeypatch.setattr(Environment, "_make", make)
    monkeypatch.setattr(Environment, "_pip", pip)
    monkeypatch.setattr(gpu, "_found_cuda", lambda: None)
    monkeypatch.setattr(gpu, "_vulkan", lambda: None)
    monkeypatch.setattr(gpu, "_metal", lambda: None)
    monkeypatch.delenv("CMAKE_ARGS", raising=False)
    return steps


def test_the_first_start_installs_and_the_second_does_not(project: Path, ran: list[str]) -> None:
    Environment(project).prepare()
    assert ran[0] == "venv"
    assert ran[-2:] == ["install llama.whl requirements.txt", "install project folder"]
    ran.clear()
    Environment(project).prepare()
    assert ran == []


@pytest.mark.parametrize("changed", ["pyproject.toml", "packaging/requirements.txt"])
def test_what_it_rests_on_is_watched(project: Path, ran: list[str], changed: str) -> None:
    Environment(project).prepare()
    ran.clear()
    (project / changed).write_text((project / changed).read_text() + "# new\n")
    Environment(project).prepare()
    assert ran == ["install llama.whl requirements.txt", "install project folder"]


def test_tests_add_the_development_libraries(project: Path, ran: list[str]) -> None:
    Environment(project).prepare()
    ran.clear()
    Environment(project).prepare(development=True)
    assert ran[0] == "install llama.whl requirements-dev.txt requirements.txt"
    ran.clear()
    Environment(project).prepare(development=True)
    Environment(project).prepare()
    assert ran == []


def test_an_interrupted_installation_is_made_anew_but_not_compiled_anew(
    project: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = Environment._pip

    def interrupted(self: Environment, title: str, *arguments: str, **settings: object) -> None:
        if arguments[0] == "install":
            raise KeyboardInterrupt
        good(self, title, *arguments, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(Environment, "_pip", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Environment(project).prepare()
    ran.clear()
    monkeypatch.setattr(Environment, "_pip", good)
    Environment(project).prepare()
    assert ran == ["venv", "install llama.whl requirements.txt", "install project folder"]


def test_another_gpu_builds_llama_again_and_is_remembered(
    project: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(project, "off").prepare()
    ran.clear()
    monkeypatch.setattr(gpu, "_cuda", lambda: gpu.Build("cuda", "found", "-DGGML_CUDA=on"))
    Environment(project, "cuda").prepare()
    assert ran[:2] == ["wheel 0.3.36-cuda llama-cpp-python llama-cpp-python==0.3.36", "-DGGML_CUDA=on"]
    assert "install llama.whl" in ran
    ran.clear()
    Environment(project).prepare()
    Environment(project, "cuda").prepare()
    assert ran == []


def test_auto_falls_back_to_the_processor(
    project: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = Environment._pip

    def no_cuda(
        self: Environment, title: str, *arguments: str, settings: dict[str, str] | None = None
    ) -> None:
        if settings:
            self._log.parent.mkdir(exist_ok=True)
            self._log.touch()
            raise LaunchError("nvcc failed")
        good(self, title, *arguments)

    monkeypatch.setattr(Environment, "_pip", no_cuda)
    monkeypatch.setattr(gpu, "_found_cuda", lambda: gpu.Build("cuda", "CUDA found", "", {"CUDACXX": "nvcc"}))
    Environment(project).prepare()
    assert "The build for cuda failed. Building for the processor instead." in capsys.readouterr().err
    assert "plain" in ran
    monkeypatch.setattr(gpu, "_cuda", lambda: gpu.Build("cuda", "CUDA found", "", {"CUDACXX": "nvcc"}))
    with pytest.raises(LaunchError, match="nvcc failed"):
        Environment(project, "cuda").prepare()


def test_a_gpu_that_is_asked_for_needs_its_toolkit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("CUDA_PATH", "CUDA_HOME", "VULKAN_SDK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(gpu, "Path", lambda *parts: tmp_path.joinpath(*[part.lstrip("/") for part in parts]))
    with pytest.raises(LaunchError, match=r"nvcc.*\n.*cuda-downloads(.|\n)*--gpu off"):
        gpu.choose("cuda")
    with pytest.raises(LaunchError, match="apt install libvulkan-dev glslc"):
        gpu.choose("vulkan")
    assert gpu.choose("off").kind == "off"


def test_vulkan_headers_that_are_too_old_are_told_before_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(gpu.shutil, "which", lambda *_, **__: "/usr/bin/glslc")
    monkeypatch.setattr(gpu, "Path", lambda *parts: tmp_path.joinpath(*[part.lstrip("/") for part in parts]))
    monkeypatch.setenv("VULKAN_SDK", "sdk")
    header = tmp_path / "sdk" / "include" / "vulkan" / "vulkan_core.h"
    header.parent.mkdir(parents=True)
    header.write_text("#define VK_HEADER_VERSION 239")
    with pytest.raises(LaunchError, match=r"1\.3\.272 or newer"):
        gpu.choose("vulkan")
    header.write_text("#define VK_HEADER_VERSION 309\ntypedef struct VkLayerSettingEXT")
    assert gpu.choose("vulkan").kind == "vulkan"


def test_auto_wants_a_gpu_beside_its_toolkit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(gpu, "_vulkan", lambda: None)
    monkeypatch.setattr(gpu, "_cuda", lambda: gpu.Build("cuda", "found"))
    answers = [SimpleNamespace(returncode=0, stdout="GPU 0: H200"), SimpleNamespace(returncode=9, stdout="")]
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answers.pop(0))
    assert gpu.choose("auto").kind == "cuda"
    assert gpu.choose("auto").kind == "off"


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("NewConnectionError(...): Failed to establish a new connection: [Errno -3]", "no network"),
        ("Temporary failure in name resolution\nNo matching distribution found for x", "no network"),
        ("CMake Error: CMAKE_CXX_COMPILER not set, after EnableLanguage", "C++ compiler"),
        ("No CMAKE_C_COMPILER could be found.", "C++ compiler"),
        ("c++: fatal error: Killed signal terminated program cc1plus", "CMAKE_BUILD_PARALLEL_LEVEL=1"),
        ("ERROR: No matching distribution found for x", "no version for this system"),
        ("something else", "end of the log"),
    ],
)
def test_a_failure_comes_with_its_remedy(log: str, words: str) -> None:
    assert words in remedy(log)


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ('ID=debian\nVERSION_ID="12"\n', "sudo apt install build-essential"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "sudo apt install build-essential"),
        ("ID=fedora\n", "sudo dnf install gcc gcc-c++ make"),
        ("ID=arch\n", "sudo pacman -S --needed base-devel"),
        ("ID=plan9\n", "gcc or clang"),
    ],
)
def test_the_compiler_of_each_system(monkeypatch: pytest.MonkeyPatch, release: str, command: str) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: release)
    assert command in remedies.compiler_remedy()


def test_a_failed_step_says_why(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Environment(project)
    script = project / "pip"
    script.write_text("#!/bin/sh\necho 'No space left on device'\nexit 1\n")
    script.chmod(0o755)
    monkeypatch.setattr(Environment, "python", str(script))
    if os.name == "nt":
        pytest.skip("the stand-in is a shell script")
    with pytest.raises(
        LaunchError, match=r"Fetching failed.*\n.*No space left(.|\n)*disk is full(.|\n)*install\.log"
    ):
        own._pip("Fetching", "install", "numpy")


def test_a_full_disk_is_seen_before_anything_is_written(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=100_000_000))
    with pytest.raises(LaunchError, match=r"2 GB are needed in .* 0\.1 GB are free"):
        Environment(project).prepare()
    assert not (project / ".venv").exists()


def test_a_python_without_venv(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = environment_module.importlib.util.find_spec
    monkeypatch.setattr(
        environment_module.importlib.util,
        "find_spec",
        lambda name: None if name == "ensurepip" else find(name),
    )
    with pytest.raises(LaunchError, match="venv module is missing"):
        Environment(project).prepare()


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux leaves these libraries to the system"
)
class TestQtLibraries:
    def test_none_is_missing_where_the_tests_run(self) -> None:
        import PySide6

        assert qt_problem(Path(PySide6.__file__).parents[1]) is None

    def test_what_is_missing_is_named_with_its_package(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(remedies, "missing_libraries", lambda _: ["libEGL.so.1", "libxcb-cursor.so.0"])
        monkeypatch.setattr(remedies, "_family", lambda: "debian")
        problem = qt_problem(tmp_path)
        assert problem is not None
        assert "sudo apt install libegl1 libxcb-cursor0" in problem
        monkeypatch.setattr(remedies, "_family", lambda: "fedora")
        assert "sudo dnf install 'libEGL.so.1()(64bit)'" in str(qt_problem(tmp_path))

    def test_ldd_is_read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        listing = "a.so:\n\tlibEGL.so.1 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x0)\n" * 2
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=listing))
        assert missing_libraries([Path("a.so")]) == ["libEGL.so.1"]


@pytest.mark.parametrize(
    ("arguments", "own", "passed_on"),
    [
        ([], [], []),
        (["check", "a.txt", "--gpu", "off"], [], ["check", "a.txt", "--gpu", "off"]),
        (["--gpu", "off", "test", "-k", "x"], ["--gpu", "off"], ["test", "-k", "x"]),
        (["--gpu=off", "--version"], ["--gpu=off"], ["--version"]),
        (["--gpu"], ["--gpu"], []),
    ],
)
def test_arguments_are_split(arguments: list[str], own: list[str], passed_on: list[str]) -> None:
    assert split(arguments) == (own, passed_on)


def test_help_needs_no_installation() -> None:
    shown = subprocess.run(
        [sys.executable, str(LAUNCHER), "--help"], capture_output=True, text=True, check=True
    )
    for word in ("check article.txt", "test", *gpu.CHOICES):
        assert word in shown.stdout


def test_an_old_python_is_told_what_to_install() -> None:
    run = f"runpy.run_path({str(LAUNCHER)!r}, run_name='__main__')"
    program = f"import sys, runpy; sys.version_info = (3, 9, 2); {run}"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert shown.returncode == 1
    assert "ClaimVer needs Python 3.11 or newer" in shown.stderr
    assert "sudo apt install python3.11" in shown.stderr
