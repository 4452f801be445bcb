"""llama-cpp-python's own OpenAI-compatible server, with a model of the tests."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

_STARTING = 180  # seconds: on a busy machine it takes its time


class ModelServer:
    """Runs until ``stop``. ``address`` is what goes into the settings."""

    def __init__(self, model: Path) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/v1"
        arguments = ["--model", str(model), "--host", "127.0.0.1", "--port", str(port), "--n_ctx", "8192"]
        command = [sys.executable, "-m", "llama_cpp.server", *arguments]
        self._process = subprocess.Popen(
            [*command, "--n_threads", "1", "--verbose", "false"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + _STARTING
        while time.monotonic() < end and self._process.poll() is None:
            try:
                httpx.get(f"{self.address}/models", trust_env=False)
                break
            except httpx.TransportError:
                time.sleep(0.2)

    def stop(self) -> None:
        """Ends it at once; may be called twice."""
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
