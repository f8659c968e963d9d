"""The machine code that generated C becomes: its size, and the stack of its functions."""

from __future__ import annotations

import subprocess

from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.stack_usage import stack_usage
from mat2c.support.files import source_bytes, working_folder
from mat2c.support.record import dataclass, field


@dataclass(frozen=True, slots=True)
class CodeSize:
    """Bytes of instructions and constants, and of the stack by function, where that is known. What
    the runtime adds is not in it."""

    code: int
    stack: dict[str, int] = field(default_factory=dict)
    compiler: str = ""


def code_size(c_text: str, header_text: str, header: str, toolchain: Toolchain) -> CodeSize:
    """Compiles the file; a ToolError where the compiler or the tool `size` is missing."""
    tool = toolchain.tool("size")
    if tool is None:
        raise ToolError("the size of code is told by 'size' of binutils, which is not there")
    with working_folder() as folder:
        source, made = folder / "program.c", folder / "program.o"
        source.write_bytes(source_bytes(c_text))
        if header_text:
            (folder / header).write_bytes(source_bytes(header_text))
        try:
            toolchain.compile(source, made, f"-I{folder}", "-w")
        except CompileError as error:
            raise ToolError(f"the C can't be compiled: {error.output.strip()[:200]}") from None
        said = subprocess.run([tool, str(made)], capture_output=True, text=True).stdout
    rows = said.splitlines()
    code = int(rows[1].split()[0]) if len(rows) > 1 else 0
    stack = stack_usage(c_text, header_text, header if header_text else "", toolchain) or {}
    return CodeSize(code, stack, " ".join((*toolchain.command, *toolchain.flags)))
