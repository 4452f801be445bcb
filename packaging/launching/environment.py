"""The project's own virtual environment: made once, brought up to date when what it rests on changes."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from launching import gpu
from launching.remedies import LaunchError, compiler_remedy, remedy, venv_remedy

LLAMA = "llama-cpp-python"
SPACE_NEEDED = 2_000_000_000  # bytes: the environment takes about half of it, the rest is for building
_LOG_LINES = 12


class Environment:
    """The virtual environment of the project in ``root``; ``gpu_choice`` None keeps what was built last."""

    def __init__(self, root: Path, gpu_choice: str | None = None) -> None:
        self.root = root
        self.folder = root / ".venv"
        self._gpu_choice = gpu_choice
        self._stamp = self.folder / "claimver-installed.json"
        self._unfinished = self.folder / "claimver-unfinished"
        self._log = root / "build" / "install.log"
        paths = sysconfig.get_paths(
            "venv",
            {"base": str(self.folder), "platbase": str(self.folder), "installed_base": str(self.folder)},
        )
        self._scripts = Path(paths["scripts"])
        self.site_packages = Path(paths["platlib"])

    @property
    def python(self) -> str:
        return self.script("python")

    def script(self, name: str) -> str:
        """The path of a program that is installed in the environment."""
        return str(self._scripts / (f"{name}.exe" if os.name == "nt" else name))

    def prepare(self, *, development: bool = False) -> None:
        """Installs what is missing; returns at once when nothing is. Raises LaunchError."""
        stamp = self._read_stamp()
        if self._is_current(stamp, development):
            return
        self._check_machine()
        started = time.monotonic()
        _say(f"Installing ClaimVer in {self.folder}. This happens once.")
        choice = self._gpu_choice or str(stamp.get("gpu_choice", "auto"))
        build = gpu.choose(choice)
        self._make(stamp)
        self._unfinished.touch()
        wheel, built = self._llama_wheel(build, fall_back=choice == "auto")
        lists = [argument for path in self._requirements(development) for argument in ("-r", str(path))]
        self._pip("Installing the libraries", "install", str(wheel), *lists)
        if stamp.get("built", built) != built:
            self._pip("Exchanging llama.cpp", "install", "--force-reinstall", "--no-deps", str(wheel))
        self._pip("Installing ClaimVer", "install", "--no-deps", "--editable", str(self.root))
        stamp.update({"installed": self._fingerprint(False), "gpu_choice": choice, "built": built})
        if development:
            stamp["installed_development"] = self._fingerprint(True)
        self._stamp.write_text(json.dumps(stamp), encoding="utf-8")
        self._unfinished.unlink()
        _say(f"Done in {_minutes(time.monotonic() - started)}.\n")

    def _is_current(self, stamp: dict[str, Any], development: bool) -> bool:
        if self._unfinished.exists() or not Path(self.python).exists():
            return False
        if self._gpu_choice not in (None, stamp.get("gpu_choice")):
            return False
        key = "installed_development" if development else "installed"
        return stamp.get(key) == self._fingerprint(development)

    def _read_stamp(self) -> dict[str, Any]:
        try:
            stamp = json.loads(self._stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _fingerprint(self, development: bool) -> str:
        """Changes with whatever asks for another installation."""
        digest = hashlib.sha256(f"{sys.version_info[:2]} {self.root}".encode())
        for path in (*self._requirements(development), self.root / "pyproject.toml"):
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def _requirements(self, development: bool) -> list[Path]:
        names = ("requirements.txt", "requirements-dev.txt") if development else ("requirements.txt",)
        return [self.root / "packaging" / name for name in names]

    def _check_machine(self) -> None:
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            raise LaunchError(venv_remedy())
        if not os.access(self.root, os.W_OK):
            raise LaunchError(
                f"The folder {self.root} cannot be written. Copy the project to one of your own."
            )
        free = shutil.disk_usage(self.root).free
        if free < SPACE_NEEDED and not self._stamp.exists():
            raise LaunchError(
                f"{SPACE_NEEDED / 1e9:.0f} GB are needed in {self.root}, and {free / 1e9:.1f} GB are free."
            )

    def _make(self, stamp: dict[str, Any]) -> None:
        """A fresh environment, unless a whole one of this Python is there. One whose installation was
        interrupted is made anew: a half-written library cannot be told from a whole one."""
        configuration = self.folder / "pyvenv.cfg"
        version = ".".join(map(str, sys.version_info[:2]))
        try:
            same_python = f"version = {version}." in configuration.read_text(encoding="utf-8")
        except OSError:
            same_python = False
        if stamp and same_python and not self._unfinished.exists() and Path(self.python).exists():
            return
        self._stamp.unlink(missing_ok=True)
        stamp.clear()
        command = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        made = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if made.returncode != 0:
            output = made.stdout + made.stderr
            if "ensurepip" in output:
                raise LaunchError(venv_remedy())
            raise LaunchError(
                f"The environment {self.folder} cannot be made. {remedy(output)}\n{output.strip()}"
            )

    def _llama_wheel(self, build: gpu.Build, fall_back: bool) -> tuple[Path, str]:
        """llama-cpp-python as a wheel, built once for each kind of GPU, and the kind that it became."""
        lines = self._requirements(False)[0].read_text(encoding="utf-8").splitlines()
        pinned = next(line.strip() for line in lines if line.startswith(f"{LLAMA}=="))
        _say(f"GPU: {build.found}.")
        folder = self.root / "build" / "llama.cpp" / f"{pinned.split('==')[1]}-{build.kind}"
        if not any(folder.glob("*.whl")):
            settings = dict(build.environment)
            arguments = ["wheel", "--no-deps", "--wheel-dir", str(folder), pinned]
            if build.cmake:
                settings["CMAKE_ARGS"] = f"{os.environ.get('CMAKE_ARGS', '')} {build.cmake}".strip()
                arguments += ["--no-cache-dir", "--no-binary", LLAMA]
            title = "Building llama.cpp (4 minutes on two cores, longer for a GPU)"
            try:
                self._pip(title, *arguments, settings=settings)
            except LaunchError as error:
                if not fall_back or build.kind == gpu.OFF.kind:
                    raise
                _say(f"{error}\n\nThe build for {build.kind} failed. Building for the processor instead.")
                self._log.replace(self._log.with_name(f"install-{build.kind}.log"))
                return self._llama_wheel(gpu.OFF, fall_back=False)
        return min(folder.glob("*.whl")), build.kind

    def _pip(self, title: str, *arguments: str, settings: dict[str, str] | None = None) -> None:
        """Runs pip with its output in the log. Raises LaunchError with what helps when it fails."""
        command = [self.python, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
        environment = {**os.environ, **(settings or {})}
        self._log.parent.mkdir(exist_ok=True)
        with self._log.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
            try:
                _wait(process, title)
            finally:
                if process.poll() is None:
                    process.terminate()
                    process.wait()
        if process.returncode != 0:
            output = self._log.read_text(encoding="utf-8", errors="replace")
            end = "\n".join(f"  | {line}" for line in output.strip().splitlines()[-_LOG_LINES:])
            help_text = remedy(output)
            if "wheel" in arguments and not _compiler_found():
                help_text = compiler_remedy()
            raise LaunchError(f"{title} failed.\n{end}\n\n{help_text}\n(The whole log: {self._log})")


def _compiler_found() -> bool:
    if os.name == "nt":
        return True  # Visual Studio is not on the path; the log tells
    return any(map(shutil.which, (os.environ.get("CXX", "c++"), "g++", "clang++")))


def _wait(process: subprocess.Popen[bytes], title: str) -> None:
    """Until the process ends, says how long it runs: each second on a terminal, else each minute."""
    started = time.monotonic()
    on_terminal = sys.stderr.isatty()
    beginning = "\r" if on_terminal else ""
    end = "" if on_terminal else "\n"
    while True:
        _say(f"{beginning}{title} ... {_minutes(time.monotonic() - started)} ", end)
        try:
            process.wait(1 if on_terminal else 60)
        except subprocess.TimeoutExpired:
            continue
        break
    if on_terminal:
        _say(f"{beginning}{title} ... {_minutes(time.monotonic() - started)} ")


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def _say(message: str, end: str = "\n") -> None:
    print(message, end=end, file=sys.stderr, flush=True)
