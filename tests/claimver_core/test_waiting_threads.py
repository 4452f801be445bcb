"""Threads of the models that wait for one another leave the processor to others."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_ASK = "import os; import claimver_core; print(os.environ['OMP_WAIT_POLICY'])"


@pytest.mark.parametrize(("given", "kept"), [(None, "passive"), ("active", "active")])
def test_waiting_threads_sleep_unless_the_user_has_it_otherwise(given: str | None, kept: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "OMP_WAIT_POLICY"}
    if given:
        environment["OMP_WAIT_POLICY"] = given
    ran = subprocess.run(
        [sys.executable, "-c", _ASK], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == kept


def test_that_is_settled_before_any_library_with_threads_is_loaded() -> None:
    """OpenMP reads the setting once, when the first library that needs it is loaded."""
    ask = (
        "import sys; import claimver_core; print({'numpy', 'spacy', 'torch', 'llama_cpp'} & set(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"
