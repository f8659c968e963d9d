"""What can go wrong after the translation."""

from __future__ import annotations


class ToolError(Exception):
    """The machine lacks something (a C compiler, say); the message says what to do."""


class CompileError(Exception):
    """The C compiler refused generated code, which is a bug in mat2c. `output` is what it said."""

    def __init__(self, command: list[str], output: str) -> None:
        super().__init__(f"the C compiler failed: {' '.join(command)}\n{output}")
        self.command = command
        self.output = output


class RunError(Exception):
    """A run-time error in a compiled MATLAB function: its message, and its identifier or ""."""

    def __init__(self, message: str, identifier: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.identifier = identifier
