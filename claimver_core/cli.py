"""The ``claimver`` command. Results go to standard output, everything else to standard error.

Exit status: 0 done, whatever the verdicts; 1 something could not be checked; 2 wrong use; 3 a missing or
damaged resource; 4 a contradiction, with ``--fail-on contradictory``; 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from claimver_core import __version__
from claimver_core.commands import check, doctor, evaluate, link, models, recall, train, verify
from claimver_core.commands.common import common_options
from claimver_core.commands.method_options import method_of
from claimver_core.commands.terminal import note, prepare_streams
from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.processes.child import run_as_child

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker

INTERRUPTED = 130
_CHECKING = {"check": check, "verify": verify, "link": link, "evaluate": evaluate}
_OTHER = {"recall": recall, "models": models, "train": train, "doctor": doctor}

CheckerFactory = Callable[[argparse.Namespace], "FactChecker"]


def main(arguments: Sequence[str] | None = None, make_checker: CheckerFactory | None = None) -> int:
    """Runs the command with ``arguments`` (those of the process by default); returns its exit status."""
    run_as_child()
    options = parser().parse_args(arguments)
    prepare_streams()
    try:
        if options.command in _OTHER:
            return _OTHER[options.command].run(options)
        checker = (make_checker or _checker)(options)
        try:
            return _CHECKING[options.command].run(options, checker)
        finally:
            checker.close()
    except ClaimVerError as error:
        note(str(error))
        return error.exit_status
    except (KeyboardInterrupt, Cancelled):
        note("interrupted.")
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough, as in: claimver verify | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> argparse.ArgumentParser:
    """The command line as argparse knows it."""
    top = argparse.ArgumentParser(
        prog="claimver",
        description="Checks every claim of a text against Wikidata, on this computer, offline.",
        epilog="claimver COMMAND --help says more about a command.",
        parents=[common_options()],
    )
    top.add_argument("--version", action="version", version=f"claimver {__version__}")
    top.set_defaults(data_dir=None, threads=None, no_gpu=False, progress=None)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, help="what to do:")
    for name, module in {**_CHECKING, **_OTHER}.items():
        inner = commands.add_parser(
            name,
            help=module.SUMMARY,
            description=f"{module.SUMMARY[0].upper()}{module.SUMMARY[1:]}.",
            epilog=module.DETAILS,
            parents=[common_options()],
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(inner)
    return top


def _checker(options: argparse.Namespace) -> FactChecker:
    from claimver_core.checker import FactChecker

    return FactChecker(
        options.data_dir,
        threads=options.threads,
        gpu_layers=0 if options.no_gpu else None,
        method=method_of(options) if "method" in options else None,
    )


if __name__ == "__main__":
    sys.exit(main())
