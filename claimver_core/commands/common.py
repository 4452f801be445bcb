"""The options that all commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from claimver_core.commands.terminal import positive_number


def common_options() -> argparse.ArgumentParser:
    """A parent parser, whose options stand before or after the command alike."""
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=Path, metavar="DIR", help="the folder for the program's own data")
    common.add_argument(
        "--threads", type=positive_number, metavar="N", help="how many threads the models may use"
    )
    common.add_argument("--no-gpu", action="store_true", help="run the models on the processor alone")
    common.add_argument(
        "--progress",
        action=argparse.BooleanOptionalAction,
        help="show progress on standard error (default: when that is a terminal)",
    )
    return common
