"""Functions for tests, from a few lines of text.

    ^0: a = param | n = param | jump 1
    ^1: i = phi 0:1 2:i2 | c = lt i n | branch c 2 3
    ^2 handler 4: …

Operands are names of values or numbers. A φ's arguments follow the order in which its predecessors
are written. Types are given by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import (
    Block,
    Branch,
    Const,
    Function,
    Instr,
    Jump,
    Operand,
    Return,
    Value,
)
from mat2c.ir.ops import op
from mat2c.types.lattice import Type
from mat2c.types.traits import InPlace


class Built:
    """A function, its values by name, and their types."""

    def __init__(self, text: str, types: Mapping[str, Type]) -> None:
        self.function = Function("f", [], [])
        self.values: dict[str, Value] = {}
        self.types = types
        self.blocks: dict[int, Block] = {}
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        for line in lines:
            number = int(line.split(":")[0].split()[0][1:])
            self.blocks[number] = Block(number)
        self.function.blocks = list(self.blocks.values())
        self.function.entry = self.function.blocks[0]
        for line in lines:
            self._block(line)
        self.function.set_preds()

    def _block(self, line: str) -> None:
        head, body = line.split(":", 1)
        words = head.split()
        block = self.blocks[int(words[0][1:])]
        if len(words) == 3:
            block.handler = self.blocks[int(words[2])]
        for part in body.split("|"):
            self._instr(block, part.split())

    def _instr(self, block: Block, words: list[str]) -> None:
        match words:
            case ["jump", target]:
                block.terminator = Jump(self.blocks[int(target)])
            case ["branch", cond, then, orelse]:
                arms = self.blocks[int(then)], self.blocks[int(orelse)]
                block.terminator = Branch(self.operand(cond), *arms, arms[1])
            case ["return", *outputs]:
                block.terminator = Return([self.operand(name) for name in outputs])
            case [target, "=", name, *args]:
                value = self.value(target)
                value.definition = Instr(name, [value], [self.operand(arg) for arg in args])
                block.instrs.append(value.definition)
            case [name, *args]:
                block.instrs.append(Instr(name, [], [self.operand(arg) for arg in args]))

    def value(self, name: str) -> Value:
        if name not in self.values:
            self.values[name] = self.function.fresh(name)
        return self.values[name]

    def operand(self, word: str) -> Operand:
        return self.value(word) if word[0].isalpha() else Const(float(word))

    def type_of(self, value: Value) -> Type | None:
        return self.types.get(value.name)

    def may_share(self, instr: Instr, k: int) -> bool:
        """By the op table; a product shares with nothing, as if both operands were matrices."""
        way = op(instr.op).in_place
        return way in (InPlace.ELEMENTWISE, InPlace.COPY) or (way is InPlace.UPDATE and k == 0)
