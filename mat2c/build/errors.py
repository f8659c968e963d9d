"""What can go wrong after the translation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class ToolError(Exception):
    """The machine lacks something (a C compiler, say); the message says what to do."""


class CompileError(Exception):
    """The C compiler refused generated code, which is a bug in mat2c. `output` is what it said."""

    def __init__(self, command: list[str], output: str) -> None:
        super().__init__(f"the C compiler failed: {' '.join(command)}\n{output}")
        self.command = command
        self.output = output


class Call(NamedTuple):
    """A call that led to an error: the function and where in it; line and column are 0 where it
    refused its arguments."""

    file: str
    name: str
    line: int
    column: int


class RunError(Exception):
    """A run-time error in a compiled MATLAB function: its message, its identifier or "", and the
    calls that led to it, innermost first. `file` and `line` are those of the first."""

    def __init__(self, message: str, identifier: str = "", stack: Sequence[Call] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.identifier = identifier
        self.stack = tuple(stack)

    @property
    def file(self) -> str:
        return self.stack[0].file if self.stack else ""

    @property
    def line(self) -> int:
        return self.stack[0].line if self.stack else 0
