"""From the arguments to the program that runs."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from launching.environment import Environment
from launching.gpu import CHOICES
from launching.remedies import LaunchError, qt_problem

ROOT = Path(__file__).resolve().parents[2]


def start(arguments: list[str], description: str) -> int:
    """Does what the arguments ask for; returns the exit status. ``description`` is for --help."""
    own, passed_on = split(arguments)
    environment = Environment(ROOT, parser(description).parse_args(own).gpu)
    try:
        if passed_on[:1] == ["test"]:
            environment.prepare(development=True)
            return run_tests(environment, passed_on[1:])
        environment.prepare()
        if not passed_on or passed_on[0] in ("window", "--data-dir"):
            open_window(environment, [argument for argument in passed_on if argument != "window"])
        execute([environment.script("claimver"), *passed_on])
    except LaunchError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. The next start goes on from here.", file=sys.stderr)
        return 130


def parser(description: str) -> argparse.ArgumentParser:
    described = argparse.ArgumentParser(
        prog="launch.py",
        usage="launch.py [--gpu KIND] [test | COMMAND] [ARGUMENT ...]",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    described.add_argument(
        "--gpu",
        choices=CHOICES,
        help="what to build llama.cpp for (default: as last time; at first auto: what is found)",
    )
    return described


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The launcher's own arguments, which stand first, and those that it passes on."""
    own = 0
    while own < len(arguments) and arguments[own].startswith(("--gpu", "-h", "--help")):
        own += 2 if arguments[own] == "--gpu" else 1
    return arguments[:own], arguments[own:]


def run_tests(environment: Environment, arguments: list[str]) -> int:
    """pytest in the project's folder, without a display unless one is asked for."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    stop_if_qt_cannot_run(environment)
    command = [environment.python, "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def open_window(environment: Environment, arguments: list[str]) -> NoReturn:
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise LaunchError(
            "There is no display to open the window on.\n"
            "Without one, use the shell command: python3 packaging/launch.py check FILE"
        )
    stop_if_qt_cannot_run(environment)
    execute([environment.script("claimver-desktop"), *arguments])


def stop_if_qt_cannot_run(environment: Environment) -> None:
    problem = qt_problem(environment.site_packages)
    if problem:
        raise LaunchError(problem)


def execute(command: list[str]) -> NoReturn:
    """Becomes the program ``command``, so that signals and exit statuses are its own."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # there, exec returns to the shell before the program ends
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)
