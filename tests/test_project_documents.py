"""What the documents say exists, and what exists is in the documents."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from claimver_core import __version__
from claimver_core.cli import parser

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def _commands() -> dict[str, argparse.ArgumentParser]:
    top = parser()
    inner = next(a for a in top._actions if isinstance(a, argparse._SubParsersAction))
    return {"": top, **inner.choices}


def _options(command: argparse.ArgumentParser) -> set[str]:
    return {
        option for action in command._actions for option in action.option_strings if option.startswith("--")
    }


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in _commands() if name])
def test_every_command_is_in_the_readme(name: str) -> None:
    assert f"`claimver {name}" in _read("README.md")


def test_every_option_is_in_the_readme() -> None:
    words = set(re.findall(r"--[a-z][a-z-]*", _read("README.md")))
    for name, command in _commands().items():
        missing = _options(command) - words - {"--help"}
        assert not missing, f"claimver {name}"


def test_every_option_in_the_readme_exists() -> None:
    known = set.union(*map(_options, _commands().values()))
    launcher = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "launch.py"), "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    known |= set(re.findall(r"--[a-z][a-z-]*", launcher.stdout))
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", _read("README.md"))) <= known


def test_every_command_in_the_readme_exists() -> None:
    used = set(re.findall(r"claimver ([a-z]+)\b(?![.:])", "\n".join(_code(_read("README.md")))))
    assert used
    assert used <= set(_commands())


def test_every_option_has_a_help_text() -> None:
    for name, command in _commands().items():
        for action in command._actions:
            assert action.help, f"claimver {name} {action.option_strings or action.dest}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_and_paths_lead_somewhere(name: str) -> None:
    text = _read(name)
    links = {link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link}
    paths = set(
        re.findall(r"(?<![\w/.])(?:packaging|resources|claimver_core|tests|app|\.ci)/[\w./-]*\w", text)
    )
    for path in links | paths:
        assert (ROOT / path).exists(), path


def test_the_version_is_in_the_changelog() -> None:
    assert re.search(
        rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$", _read("CHANGELOG.md"), re.MULTILINE
    )


def test_the_hashes_of_the_resources_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "checksums.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def _code(text: str) -> list[str]:
    """The code of a document: its blocks and what stands in backticks."""
    blocks = re.findall(r"```.*?\n(.*?)```", text, re.DOTALL)
    return blocks + re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
