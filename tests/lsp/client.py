"""A client of the language server, which speaks the protocol over stdin and stdout."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import deque
from pathlib import Path
from types import TracebackType
from typing import Any


class Client:
    """A server that runs, and what it has said. `options` are the initialization options."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "mat2c", "lsp"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._folder = folder
        self._number = 0
        self._notes: deque[dict[str, Any]] = deque()
        given = {
            "processId": None,
            "rootUri": folder.as_uri(),
            "capabilities": {},
            "initializationOptions": options,
        }
        self.capabilities = self.ask("initialize", given)["capabilities"]
        self.tell("initialized", {})

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._process:  # closes the pipes
            if kind is not None:
                self._process.kill()
                return
            self.ask("shutdown", None)
            self.tell("exit", None)
            assert self._process.wait(20) == 0

    def uri(self, name: str) -> str:
        return (self._folder / name).as_uri()

    def ask(self, method: str, given: Any) -> Any:
        """The answer to a request."""
        self._number += 1
        self._send({"id": self._number, "method": method, "params": given})
        while True:
            message = self._receive()
            if message.get("id") == self._number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"]["message"])
                return message.get("result")
            self._notes.append(message)

    def tell(self, method: str, given: Any) -> None:
        """A notification."""
        self._send({"method": method, "params": given})

    def open(self, name: str, text: str) -> None:
        """Opens a file that has this text, saved or not."""
        document = {"uri": self.uri(name), "languageId": "matlab", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def change(self, name: str, text: str) -> None:
        given = {"textDocument": {"uri": self.uri(name), "version": 2}}
        self.tell("textDocument/didChange", given | {"contentChanges": [{"text": text}]})

    def diagnostics(self, name: str) -> list[dict[str, Any]]:
        """What the server publishes next of a file."""
        while True:
            message = self._notes.popleft() if self._notes else self._receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                found: list[dict[str, Any]] = message["params"]["diagnostics"]
                assert message["params"]["uri"] == self.uri(name)
                return found

    def at(self, what: str, name: str, line: int, character: int, **more: Any) -> Any:
        """The answer to a question about a place, which counts from 0."""
        position = {"line": line, "character": character}
        given = {"textDocument": {"uri": self.uri(name)}, "position": position, **more}
        return self.ask(f"textDocument/{what}", given)

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        length = 0
        while line := self._process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        assert length, "the server has ended"
        message: dict[str, Any] = json.loads(self._process.stdout.read(length))
        return message
