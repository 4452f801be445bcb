"""A server that speaks the model hub's protocol as far as downloads need it, and can be told to fail.

Any repository and file it is asked for is the same content. As on the hub, a HEAD of the file's address
answers with a redirect to another host, and with the file's size, hash and commit in headers.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

COMMIT = "c0ffee" + "0" * 34
BLOCK = 16 * 1024


class HubServer:
    """Serves ``content`` from a thread. ``faults`` are taken one a GET of the bytes, in order:

    "cut:N" sends N bytes and breaks the connection; "whole" passes over the range asked for (200 for 206);
    "ahead" sends bytes after those asked for; "garbled" sends other bytes of the same length; "status:N"
    answers with that status; "more" sends too many bytes; "short" ends well before all bytes are sent;
    "redirect" sends on to another address, "circle" for ever; "wait" stops until ``go`` is set.
    """

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.sha256 = hashlib.sha256(content).hexdigest()
        self.size: int | None = len(content)
        self.head_status = 302
        self.head_headers: dict[str, str] = {}
        self.faults: list[str] = []
        self.ranges: list[str | None] = []
        self.requests: list[tuple[str, str, dict[str, str]]] = []
        self.go = threading.Event()
        self.after_head: Callable[[], None] = lambda: None
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self.go.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _handler(hub: HubServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: Any) -> None:
            pass

        def do_HEAD(self) -> None:
            hub.requests.append(
                ("HEAD", self.path, {name.lower(): value for name, value in self.headers.items()})
            )
            self.send_response(hub.head_status)
            self.send_header("X-Repo-Commit", COMMIT)
            self.send_header("Location", f"http://localhost:{hub.port}/bytes/{hub.sha256}")
            self.send_header("X-Linked-ETag", f'"{hub.sha256}"')
            if hub.size is not None:
                self.send_header("X-Linked-Size", str(hub.size))
            for name, value in hub.head_headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()
            hub.after_head()

        def do_GET(self) -> None:
            hub.requests.append(
                ("GET", self.path, {name.lower(): value for name, value in self.headers.items()})
            )
            asked = self.headers.get("Range")
            if self.path.startswith("/elsewhere"):
                fault = ""
            else:
                hub.ranges.append(asked)
                fault = hub.faults.pop(0) if hub.faults else ""
            kind, _, number = fault.partition(":")
            start = int(asked.removeprefix("bytes=").rstrip("-")) if asked else 0
            if kind == "status":
                self.send_response(int(number))
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            if kind in ("redirect", "circle"):
                if kind == "circle":
                    hub.faults.insert(0, fault)
                self.send_response(302)
                target = "/elsewhere" if kind == "redirect" else self.path
                self.send_header("Location", f"http://127.0.0.1:{hub.port}{target}")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            if kind == "whole":
                asked, start = None, 0
            if kind == "ahead":
                start += 1000
            body = hub.content[start:]
            if kind == "garbled":
                body = bytes(byte ^ 0xFF for byte in body)
            if kind == "more":
                body += b"x" * 5000
            if kind == "short":
                body = body[: len(body) // 2]
            self.send_response(206 if asked else 200)
            if asked:
                end = len(hub.content) - 1
                self.send_header("Content-Range", f"bytes {start}-{end}/{len(hub.content)}")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self._send(body, kind, int(number) if kind == "cut" else len(body))

        def _send(self, body: bytes, kind: str, most: int) -> None:
            try:
                for at in range(0, most, BLOCK):
                    self.wfile.write(body[at : min(at + BLOCK, most)])
                    if kind == "wait" and at >= 4 * BLOCK:
                        self.wfile.flush()
                        hub.go.wait(30)
                    if kind == "slow":
                        self.wfile.flush()
                        time.sleep(0.01)
                self.wfile.flush()
            except (BrokenPipeError, ConnectionResetError):
                pass
            if most < len(body):
                self.close_connection = True

    return Handler
