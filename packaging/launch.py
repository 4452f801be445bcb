#!/usr/bin/env python3
"""Starts ClaimVer from its source folder, after installing it there the first time.

    python3 packaging/launch.py                        opens the window
    python3 packaging/launch.py check article.txt      passes its arguments to the claimver command
    python3 packaging/launch.py test [-k NAME ...]     runs the tests, with the development dependencies

Needs Python 3.11 or newer and, for the first start, a network and a C++ compiler. Everything is installed
in the folder .venv; nothing outside the project's folder is changed.
"""

from __future__ import annotations

import sys

MINIMUM = (3, 11)
TOO_OLD = """ClaimVer needs Python {}.{} or newer; this is {}.
Install it (Debian and Ubuntu: sudo apt install python3.11 python3.11-venv; macOS: brew install python;
Windows: winget install Python.Python.3.12; or from https://www.python.org/downloads/),
and start this program with it."""


def main():  # without types: even an old Python has to come as far as its message
    if sys.version_info < MINIMUM:
        return TOO_OLD.format(MINIMUM[0], MINIMUM[1], sys.version.split()[0])
    from launching.start import start

    return start(sys.argv[1:], __doc__)


if __name__ == "__main__":
    sys.exit(main())
