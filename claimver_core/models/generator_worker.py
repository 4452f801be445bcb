"""The process that a language model runs in: ``python -m claimver_core.models.generator_worker``.

The first request is the options of ``LlamaGenerator``; after it a ``Request`` is answered, and of a text its
tokens are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from claimver_core.errors import ModelFailed
from claimver_core.models.generation import Request
from claimver_core.models.llama_generator import LlamaGenerator
from claimver_core.processes.serving import Say, serve

_EXPENDABLE = 800  # more than the checker, which can do without


class _Model:
    def __init__(self) -> None:
        self._generator: LlamaGenerator | None = None

    def handle(self, what: Any, say: Say, cancelled: Callable[[], bool]) -> Any:
        try:
            if isinstance(what, dict):
                self._generator = generator = LlamaGenerator(**what)
                return {"context": generator.context, "runs_on": generator.runs_on}
            assert self._generator is not None, "a model is loaded first"
            if isinstance(what, Request):
                return self._generator.generate(what, say, cancelled)
            return self._generator.count(what)
        except ValueError as error:  # a grammar that llama.cpp cannot read
            raise ModelFailed(f"The language model cannot be asked: {error}.") from error
        except MemoryError as error:
            raise ModelFailed(
                "There is not enough memory to run the model.", "Close other programs."
            ) from error


if __name__ == "__main__":
    serve(_Model().handle, expendable=_EXPENDABLE)
