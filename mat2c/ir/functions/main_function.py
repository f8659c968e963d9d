"""A function that is a program: it starts without arguments, and nobody takes its outputs.

    function r = main()          function main()
      r = 1;              becomes          r = 1;
    end                          end

so that what only an output needs is dead. A function that also calls itself keeps its outputs.
"""

from __future__ import annotations

from mat2c.ir.core import Program, Return


def forget_outputs(program: Program) -> None:
    """Takes the outputs from the entry, before SSA."""
    entry = program.functions[program.entry]
    if entry.kind != "function" or not entry.outputs or _is_called(program, entry.name):
        return
    entry.outputs = []
    entry.varargout = False
    terminator = entry.exit.terminator
    if isinstance(terminator, Return):
        terminator.args = []


def _is_called(program: Program, name: str) -> bool:
    return any(
        instr.payload.callee == name
        for function in program.functions.values()
        for instr in function.instrs()
    )
