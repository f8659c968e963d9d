"""The text form of the IR.

    func @axpy(a, x, y) -> (r) {
    ^0:
      %a.1 = param {index=0}
      %4 = times %a.1, %x.2    ; axpy.m:3
      jump ^1
    ^1:
      return %4
    }

Payloads stand in braces; constants are `1.5`, `true`, `'text'`, `"text"`, `int8(5)`,
`complex(0,1)`, `(:)` and `[]`; a comma list in operand position is `%5...`. A comment starts with
`;`. `reader` reads the form back.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePath

from mat2c.ir.core import (
    EMPTY,
    MAGIC_COLON,
    Access,
    Block,
    Branch,
    Const,
    Function,
    Instr,
    Jump,
    Operand,
    Program,
    Raise,
    Return,
    Splat,
    Tree,
)
from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import fields
from mat2c.types.lattice import Type

TypeText = Callable[[Type], str]


def print_program(
    program: Program, *, spans: bool = True, type_text: TypeText | None = None
) -> str:
    """All functions, the entry first."""
    names = [program.entry, *(name for name in program.functions if name != program.entry)]
    return "\n".join(
        print_function(program.functions[name], spans=spans, type_text=type_text) for name in names
    )


def print_function(
    function: Function,
    *,
    spans: bool = True,
    type_text: TypeText | None = None,
    complaints: dict[Instr, str] | None = None,
) -> str:
    """The text of a function. `complaints` are put below the instructions that they are about."""
    printer = _Printer(spans, type_text, complaints or {})
    return "\n".join(printer.function(function)) + "\n"


def operand_text(operand: Operand) -> str:
    if isinstance(operand, Splat):
        return f"{operand.value}..."
    if isinstance(operand, Tree):  # printed only: a pass that reads text runs before fusion
        return f"({operand.op} {', '.join(map(operand_text, operand.args))})"
    return const_text(operand) if isinstance(operand, Const) else str(operand)


def const_text(const: Const) -> str:
    value = const.value
    if const == MAGIC_COLON:
        return "(:)"
    if const == EMPTY:
        return "[]"
    if const.cls == "logical":
        return "true" if value else "false"
    if const.cls == "string":
        return f"string{json.dumps(value)}"
    if isinstance(value, str):
        return (
            json.dumps(value)
            if const.dq
            else "'" + json.dumps(value)[1:-1].replace("'", "\\u0027") + "'"
        )
    if isinstance(value, complex):
        text = f"complex({number_text(value.real)},{number_text(value.imag)})"
        return text if const.cls == "double" else f"{const.cls}({text})"
    assert isinstance(value, (int, float))
    return number_text(value) if const.cls == "double" else f"{const.cls}({number_text(value)})"


def number_text(value: float | int) -> str:
    """`3` for 3.0; the text reads back to the same number."""
    if isinstance(value, int):
        return str(value)
    if value.is_integer() and abs(value) < 1e15:
        return "-0" if value == 0 and str(value)[0] == "-" else str(int(value))
    return repr(value)


def path_text(path: tuple[Access, ...]) -> str:
    """`(2){1}.name.()`: kinds with the number of operands, fields by name."""
    parts: list[str] = []
    for step in path:
        match step.kind:
            case "(":
                parts.append(f"({step.count})")
            case "{":
                parts.append(f"{{{step.count}}}")
            case _:
                parts.append("." + (step.field if step.field is not None else "()"))
    return "".join(parts)


def part_text(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            return json.dumps(value)
        case Block():
            return str(value)
        case Payload():
            return "{" + ", ".join(payload_parts(value)) + "}"
        case str():
            return json.dumps(value)
        case tuple() if value and all(isinstance(item, Access) for item in value):
            return f"path {json.dumps(path_text(value))}"
        case tuple() | list():
            return "[" + ", ".join(part_text(item) for item in value) + "]"
        case _:
            return json.dumps(str(value))


class _Printer:
    def __init__(
        self, spans: bool, type_text: TypeText | None, complaints: dict[Instr, str]
    ) -> None:
        self.spans = spans
        self.type_text = type_text
        self.complaints = complaints

    def function(self, function: Function) -> Iterator[str]:
        params, outputs = ", ".join(function.params), ", ".join(function.outputs)
        yield f"func @{function.name}({params}) -> ({outputs}){_marks(function)} {{"
        for block in function.blocks:
            yield f"{block}:{self._structure(block)}"
            for instr in block.instrs:
                yield f"  {self.instr(instr)}"
                if instr in self.complaints:
                    yield f"  ^^^^ {self.complaints[instr]}"
            yield f"  {terminator_text(block)}"
        yield "}"

    @staticmethod
    def _structure(block: Block) -> str:
        parts: list[str] = []
        if block.preds:
            parts.append("preds " + " ".join(map(str, block.preds)))
        if block.loop is not None:
            loop = block.loop
            part = f"loop {loop.kind} merge {loop.merge} latch {loop.latch}"
            if loop.counter is not None and loop.count is not None:
                part += f" counter {loop.counter} count {operand_text(loop.count)}"
                part += " parallel" if loop.parallel else ""
            parts.append(part)
        if block.try_merge is not None:
            parts.append(f"try merge {block.try_merge}")
        if block.handler is not None:
            parts.append(f"handler {block.handler}")
        return "    " + ", ".join(parts) if parts else ""

    def instr(self, instr: Instr) -> str:
        text = instr_text(instr)
        if self.type_text is not None:
            types = [t.type for t in instr.targets]
            known = [self.type_text(t) if t is not None else "?" for t in types]
            if known:
                text += " : " + ", ".join(known)
        if self.spans and instr.span is not None:
            text += f"    ; {PurePath(instr.span.source.path).name}:{instr.span.line}"
        return text


def instr_text(instr: Instr) -> str:
    """One instruction, without types and span."""
    left = ", ".join(map(str, instr.targets))
    text = f"{left} = {instr.op}" if left else instr.op
    if instr.args:
        text += " " + ", ".join(map(operand_text, instr.args))
    parts = list(payload_parts(instr.payload))
    return f"{text} {{{', '.join(parts)}}}" if parts else text


def payload_parts(payload: Payload) -> Iterator[str]:
    """`name="x"` for each part of a payload that is not as usual, those that it always has
    first."""
    for part in sorted(fields(payload), key=lambda part: part.kw_only is True):
        value = getattr(payload, part.name)
        if value != part.default and not isinstance(value, Mapping):
            yield f"{part.name}={part_text(value)}"


def terminator_text(block: Block) -> str:
    match block.terminator:
        case Jump(target):
            return f"jump {target}"
        case Branch(cond, then, orelse, merge):
            return f"branch {operand_text(cond)}, {then}, {orelse}, merge {merge}"
        case Return(args):
            return ("return " + ", ".join(map(operand_text, args))).rstrip()
        case Raise():
            return "raise"
        case None:
            return "(no terminator)"


def _marks(function: Function) -> str:
    """What else the first line tells."""
    marks: list[str] = []
    if function.kind != "function":
        marks.append(function.kind)
    for word in ("varargin", "varargout"):
        if getattr(function, word):
            marks.append(word)
    if function.parent:
        marks.append(f"parent @{function.parent}")
    for word in ("captures", "shared"):
        names = getattr(function, word)
        if names:
            marks.append(f"{word}({', '.join(names)})")
    if function.is_ssa:
        marks.append("ssa")
    return "".join(f" {mark}" for mark in marks)
