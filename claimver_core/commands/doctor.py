"""``claimver doctor``: what is installed, found, used on a GPU, damaged or missing."""

from __future__ import annotations

import argparse
import sys

from claimver_core import __version__
from claimver_core.commands.terminal import wants_colour
from claimver_core.doctor import Finding, State, examine
from claimver_core.errors import ResourceError
from claimver_core.reports.json_report import to_json
from claimver_core.reports.words import one_line

SUMMARY = "say what is installed, found, used on a GPU, damaged or missing"
DETAILS = "Exits with status 3 when something that is needed is damaged or missing."

_COLOURS = {
    State.OK: "\x1b[32m",
    State.NOTE: "\x1b[33m",
    State.DAMAGED: "\x1b[31m",
    State.MISSING: "\x1b[31m",
}
_RESET = "\x1b[0m"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write the findings as JSON")


def run(options: argparse.Namespace) -> int:
    """Returns the exit status: 0, or 3 when something needed is damaged or missing."""
    findings = examine(options.data_dir)
    healthy = not any(finding.state.is_fault for finding in findings)
    if options.json:
        values = [
            {"area": f.area, "name": f.name, "state": f.state.value, "detail": f.detail} for f in findings
        ]
        print(to_json({"claimver": __version__, "healthy": healthy, "findings": values}, indent=2))
    else:
        _print(findings, healthy)
    return 0 if healthy else ResourceError.exit_status


def _print(findings: list[Finding], healthy: bool) -> None:
    colour = wants_colour(sys.stdout)
    width = max(len(finding.name) for finding in findings)
    area = ""
    print(f"ClaimVer {__version__}")
    for finding in findings:
        if finding.area != area:
            area = finding.area
            print(f"\n{area}")
        state = f"{finding.state.value:8}"
        if colour:
            state = f"{_COLOURS[finding.state]}{state}{_RESET}"
        print(f"  {state} {finding.name:{width}}  {one_line(finding.detail)}".rstrip())
    print(
        "\nEverything that is needed is there."
        if healthy
        else "\nSomething that is needed is damaged or missing."
    )
