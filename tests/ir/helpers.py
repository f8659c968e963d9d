"""Lowers MATLAB text and compares the IR with what a person wrote.

Values are renamed by first appearance (`%x1`, `%x2` for versions of x, `%1`, `%2` for temporaries)
and predecessors are left out, so that expectations can be written by hand.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from mat2c.ir.core import Program
from mat2c.ir.printer import print_function, print_program
from mat2c.ir.reader import parse_program
from mat2c.ir.ssa.construction import to_ssa
from mat2c.ir.verify import verify_program
from mat2c.lower.program import lower_program
from mat2c.support.diagnostics import Diagnostics

_VALUE = re.compile(r"%(?:([\w~]+)\.)?(\d+)")
_TEXT = re.compile(r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")""")


def lower(source: str, **files: str) -> Program:
    """SSA of a program whose main file is `main.m`; `files` are other files by stem."""
    with tempfile.TemporaryDirectory() as folder:
        for stem, text in {"main": source, **files}.items():
            Path(folder, f"{stem}.m").write_text(text, encoding="latin-1")
        program = lower_program(Path(folder, "main.m"), [], Diagnostics())
    verify_program(program, "lower")
    to_ssa(program)
    verify_program(program, "ssa")
    _check_round_trip(program)
    return program


def _check_round_trip(program: Program) -> None:
    text = print_program(program, spans=False)
    parsed = parse_program(text)
    verify_program(parsed, "parse")
    assert print_program(parsed, spans=False) == text
    for name, function in program.functions.items():
        read_back = parsed.functions[name].instrs()
        assert [i.payload for i in function.instrs()] == [i.payload for i in read_back]


def ir(source: str, function: str = "main", **files: str) -> str:
    """The canonical text of one function's body."""
    return canonical(print_function(lower(source, **files).functions[function], spans=False))


def canonical(text: str) -> str:
    """The text without its first and last line, values renamed by first appearance."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}

    def rename(match: re.Match[str]) -> str:
        if match[0] not in names:
            name = match[1] or ""
            counts[name] = counts.get(name, 0) + 1
            names[match[0]] = f"%{name}{counts[name]}"
        return names[match[0]]

    lines = text.splitlines()[1:-1]
    body = "\n".join(re.sub(r"preds [\^\d ]+(?:, )?", "", line).strip() for line in lines)
    parts = _TEXT.split(body)
    return "".join(p if k % 2 else _VALUE.sub(rename, p) for k, p in enumerate(parts)).strip()


def expect(source: str, expected: str, function: str = "main", **files: str) -> None:
    """Compares line by line; a comment in the expectation starts with `;`."""
    wanted = [line.split("  ;")[0].strip() for line in expected.strip().splitlines()]
    got = [line.strip() for line in ir(source, function, **files).splitlines()]
    assert got == [line for line in wanted if line]
