"""Reads the text form of the IR (`printer`) back. Types and spans, being comments, are not read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import TypeGuard

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
    Loop,
    Operand,
    Program,
    Raise,
    Return,
    Splat,
    Value,
)
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.support.record import fields


class IRSyntaxError(Exception):
    """The text is not IR."""


_HEAD = re.compile(r"func @(\w+)\((.*?)\) -> \((.*?)\)(.*)\{$")
_OPERAND = re.compile(
    r"""\s*(?:
        (?P<value>%[\w~]*\.?\d+)(?P<splat>\.\.\.)?
      | (?P<prefix>string(?="))?(?P<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")
      | (?P<call>\w+)\((?P<inner>(?:[^()]|\([^()]*\))*)\)
      | (?P<word>\[\]|\(:\)|true|false)
      | (?P<number>-?(?:\d[\d.eE+-]*|inf|nan))
    )\s*""",
    re.VERBOSE,
)
_BLOCK = re.compile(r"\^(\d+)")
_JSON = json.JSONDecoder()
_PATH = re.compile(r"\((\d+)\)|\{(\d+)\}|\.(\(\)|\w+)")


def parse_program(text: str) -> Program:
    """The functions of a text; the first is the entry."""
    functions = [parse_function(part) for part in _functions(text)]
    if not functions:
        raise IRSyntaxError("no function")
    return Program(functions[0].name, {f.name: f for f in functions})


def _functions(text: str) -> Iterator[str]:
    lines: list[str] = []
    for line in text.splitlines():
        if line.strip():
            lines.append(line)
        if line == "}":
            yield "\n".join(lines)
            lines = []
    if lines:
        raise IRSyntaxError("text behind the last function")


def parse_function(text: str) -> Function:
    """One function."""
    return _Parser(text.splitlines()).function()


class _Parser:
    def __init__(self, lines: list[str]) -> None:
        self.lines = [line for line in map(_without_comment, lines) if line.strip()]
        self.values: dict[str, Value] = {}
        self.blocks: dict[int, Block] = {}

    def function(self) -> Function:
        head = _HEAD.match(self.lines[0])
        if head is None:
            raise IRSyntaxError(f"no function begins with {self.lines[0]!r}")
        name, params, outputs, marks = head.groups()
        function = Function(name, _names(params), _names(outputs))
        _read_marks(function, marks)
        preds: list[tuple[Block, list[int]]] = []
        for line in self.lines[1:-1]:
            if line.startswith("^"):
                block, before = self._label(line)
                function.blocks.append(block)
                preds.append((block, before))
            else:
                self._line(function.blocks[-1], line.strip())
        function.entry = function.blocks[0]
        returning = [b for b in function.blocks if isinstance(b.terminator, Return)]
        function.exit = returning[0] if returning else self._block(len(self.blocks))
        for block, before in preds:
            block.preds = [self.blocks[number] for number in before]
        function.next_number = max((v.number for v in self.values.values()), default=0)
        return function

    def _block(self, number: int) -> Block:
        return self.blocks.setdefault(number, Block(number))

    def _target(self, text: str) -> Block:
        return self._block(int(text.strip().removeprefix("^")))

    def _label(self, line: str) -> tuple[Block, list[int]]:
        label, _, rest = line.partition(":")
        block = self._target(label)
        before: list[int] = []
        for part in filter(None, map(str.strip, rest.split(", "))):
            words = part.split()
            match words[0]:
                case "preds":
                    before = [int(word[1:]) for word in words[1:]]
                case "loop":
                    block.loop = self._loop(words)
                case "try":
                    block.try_merge = self._target(words[2])
                case "handler":
                    block.handler = self._target(words[1])
                case other:
                    raise IRSyntaxError(f"unknown mark of a block: {other}")
        return block, before

    def _loop(self, words: list[str]) -> Loop:
        loop = Loop(words[1], self._target(words[3]), self._target(words[5]))
        if len(words) > 6:
            counter, count = self.operands(words[7])[0], self.operands(words[9])[0]
            assert isinstance(counter, Value)
            loop.counter, loop.count = counter, count
            loop.parallel = words[-1] == "parallel"
        return loop

    def _line(self, block: Block, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "jump":
                block.terminator = Jump(self._target(rest))
            case "branch":
                cond, then, orelse, merge = rest.rsplit(", ", 3)
                merge = merge.removeprefix("merge ")
                ways = [self._target(t) for t in (then, orelse, merge)]
                block.terminator = Branch(self.operands(cond)[0], *ways)
            case "return":
                block.terminator = Return(self.operands(rest))
            case "raise":
                block.terminator = Raise()
            case _:
                block.instrs.append(self._instr(line))

    def _instr(self, line: str) -> Instr:
        left, found, right = line.partition(" = ")
        if not found or not left.startswith("%"):
            left, right = "", line
        targets = [self._value(part.strip()) for part in left.split(",") if part]
        op, _, rest = right.partition(" ")
        operands, parts = self._split(rest)
        instr = Instr(op, targets, self.operands(operands), payload=payload_with(op, parts))
        for target in targets:
            target.definition = instr
        return instr

    def _split(self, rest: str) -> tuple[str, dict[str, object]]:
        """Operands and the parts of the payload, which begin at the first brace outside text."""
        at = 0
        while at < len(rest) and rest[at] != "{":
            match = _OPERAND.match(rest, at)
            if match is None:
                raise IRSyntaxError(f"no operand at {rest[at:]!r}")
            at = match.end()
            if rest[at : at + 1] == ",":
                at += 1
        return rest[:at], self._parts(rest, at)[0] if at < len(rest) else {}

    def _parts(self, text: str, at: int) -> tuple[dict[str, object], int]:
        """`{name="x", nargout=1, path=path ".a(2)", header=^3}` at a place, and where it ends."""
        parts: dict[str, object] = {}
        at += 1
        while text[at] != "}":
            key, _, _ = text[at:].partition("=")
            parts[key.strip()], at = self._part(text, at + len(key) + 1)
            if text.startswith(", ", at):
                at += 2
        return parts, at + 1

    def _part(self, text: str, at: int) -> tuple[object, int]:
        """The value that stands at a place, and where it ends."""
        if found := _BLOCK.match(text, at):
            return self._block(int(found[1])), found.end()
        if text.startswith("{", at):
            return self._parts(text, at)
        is_path = text.startswith("path ", at)
        try:
            value, end = _JSON.raw_decode(text, at + 5 * is_path)
        except json.JSONDecodeError as error:
            raise IRSyntaxError(f"no value at {text[at:]!r}") from error
        return parse_path(value) if is_path else _plain(value), end

    def operands(self, text: str) -> list[Operand]:
        found: list[Operand] = []
        at = 0
        while text[at:].strip():
            match = _OPERAND.match(text, at)
            if match is None:
                raise IRSyntaxError(f"no operand at {text[at:]!r}")
            found.append(self._operand(match))
            at = match.end()
            if text[at : at + 1] == ",":
                at += 1
        return found

    def _operand(self, match: re.Match[str]) -> Operand:
        if match["value"]:
            value = self._value(match["value"])
            return Splat(value) if match["splat"] else value
        return parse_const(match)

    def _value(self, text: str) -> Value:
        if text not in self.values:
            name, dot, number = text[1:].rpartition(".")
            self.values[text] = Value(name if dot else "", int(number))
        return self.values[text]


def parse_const(match: re.Match[str]) -> Const:
    if match["text"]:
        of_class, quoted = match["prefix"] or "char", match["text"]
        value = json.loads(f'"{quoted[1:-1]}"')
        return Const(value, of_class, dq=quoted[0] == '"')
    if match["word"]:
        words = {"(:)": MAGIC_COLON, "[]": EMPTY}
        return words.get(match["word"]) or Const(match["word"] == "true", "logical")
    if match["call"]:
        return _converted(match["call"], match["inner"])
    return Const(float(match["number"]))


def _converted(cls: str, inner: str) -> Const:
    if cls == "complex":
        real, imaginary = inner.split(",")
        return Const(complex(float(real), float(imaginary)))
    if inner.startswith("complex("):
        real, imaginary = inner[len("complex(") : -1].split(",")
        return Const(complex(float(real), float(imaginary)), cls)
    return Const(int(inner) if "int" in cls else float(inner), cls)


def payload_with(op: str, parts: Mapping[str, object]) -> Payload:
    """Returns the payload that an operation has with these parts. A payload among them, in braces,
    is that of the operation that it `was`."""
    inner = {k: payload_with(str(parts.get("was")), v) for k, v in parts.items() if _is_parts(v)}
    parts = {**parts, **inner}
    for kind in OPS[op].payloads if op in OPS else (Payload,):
        if kind is Payload and not parts:
            return NOTHING
        if kind is Payload or not parts.keys() <= {part.name for part in fields(kind)}:
            continue
        try:
            return kind(**parts)
        except TypeError:  # a part is missing
            continue
    raise IRSyntaxError(f"{op} has no payload with {', '.join(parts) or 'nothing'}")


def _is_parts(value: object) -> TypeGuard[Mapping[str, object]]:
    return isinstance(value, Mapping)


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def parse_path(text: str) -> tuple[Access, ...]:
    steps: list[Access] = []
    for paren, brace, field in _PATH.findall(text):
        if paren:
            steps.append(Access("(", int(paren)))
        elif brace:
            steps.append(Access("{", int(brace)))
        else:
            steps.append(Access(".", field=None if field == "()" else field))
    return tuple(steps)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _read_marks(function: Function, marks: str) -> None:
    for mark in re.findall(r"\w+\([^)]*\)|parent @\w+|\w+", marks):
        word, _, names = mark.partition("(")
        if mark.startswith("parent @"):
            function.parent = mark.removeprefix("parent @")
        elif word in ("captures", "shared"):
            setattr(function, word, _names(names.rstrip(")")))
        elif word in ("varargin", "varargout"):
            setattr(function, word, True)
        elif word == "ssa":
            function.is_ssa = True
        else:
            function.kind = word


_TEXT = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?P<end>\s+(?:;|: ).*)""")


def _without_comment(line: str) -> str:
    """The line without types and place."""
    if line.startswith("^"):
        return line.split(";")[0].rstrip()
    for match in _TEXT.finditer(line):
        if match["end"] is not None:
            return line[: match.start()].rstrip()
    return line.rstrip()
