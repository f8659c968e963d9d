"""Between what ends a subscript stays while a loop runs.

    for i = 1:n, for j = i+1:m          j + 1 lies between 1 + 1 + 1 and m + 1

The ends are expressions of values that are there before the loop. They are told of integers made by
sums and constant multiples from variables of `for` loops, and from variables of `while` loops that
go up to a limit, or down to one, by a constant step.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Branch, Const, Instr, Operand, Tree, Value
from mat2c.ir.ops import TRUTHS
from mat2c.ir.payloads.payload import NOTHING
from mat2c.support.record import dataclass
from mat2c.types.ranges.range_ import integers
from mat2c.types.rep import INDEX, Kind, rep_of
from mat2c.types.type_constructors import scalar

_WEIGHT = 256  # the sum of the coefficients of an end: times 2^53 no overflow
_DEPTH = 8
_WHOLE = scalar("double", integers(-(2.0**52), 2.0**52))
_RISING = {"lt": -1.0, "le": 0.0}
_FALLING = {"gt": 1.0, "ge": 0.0}
_MIRROR = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}


@dataclass(frozen=True, slots=True)
class Ends:
    """low ≤ value ≤ high. `weight` bounds the sum of the coefficients in either."""

    low: Operand
    high: Operand
    weight: int = 1


class Affine:
    """The ends of integers in one loop, loops inside it included."""

    def __init__(self, flow: Flow, header: Block, blocks: set[Block]) -> None:
        self.flow = flow
        self.header = header
        self.blocks = blocks
        self.inside = {instr: block for block in blocks for instr in block.instrs}

    def ends(self, operand: Operand, block: Block, depth: int = 0) -> Ends | None:
        """The ends of an operand that is read in a block of the loop."""
        if isinstance(operand, Const):
            return Ends(operand, operand) if _whole(operand) is not None else None
        if depth == _DEPTH or not isinstance(operand, (Value, Tree)) or not is_index(operand):
            return None
        if isinstance(operand, Tree):
            return self._of(operand.op, operand.args, block, depth)
        made = operand.definition
        if made is None or made not in self.inside:
            return Ends(operand, operand)
        if made.op == "forvalue":
            return self._of_for(made, block, depth)
        if made.op == "phi":
            return self._of_while(made, block, depth)
        return self._of(made.op, made.args, block, depth)

    def _of(self, op: str, args: list[Operand], block: Block, depth: int) -> Ends | None:
        if op not in ("copy", "plus", "minus", "times"):
            return None
        parts = [self.ends(a, block, depth + 1) for a in args]
        first, second = parts[0], parts[-1]
        if first is None or second is None or op == "copy":
            return first
        weight = first.weight + second.weight
        if op == "times":
            return _scaled(args, first, second)
        if weight > _WEIGHT:
            return None
        if op == "plus":
            return Ends(_sum(first.low, second.low), _sum(first.high, second.high), weight)
        return Ends(_less(first.low, second.high), _less(first.high, second.low), weight)

    # --- variables of loops -------------------------------------------------------------------

    def _of_for(self, made: Instr, block: Block, depth: int) -> Ends | None:
        base, inc, counter = made.args[:3]
        step = _whole(inc) if isinstance(inc, Const) else None
        own = counter.definition if isinstance(counter, Value) else None
        header = self.inside.get(own) if own is not None else None
        if header is None or header.loop is None or not step:
            return None
        start = self.ends(base, block, depth + 1)
        if start is None or header.loop.counter is not counter:
            return None
        steps = header.loop.count
        reached: Ends | None
        if steps is not None and self._is_outside(steps):
            far = _times(step, _less(steps, Const(1.0)))
            weight = start.weight + 2 * int(abs(step))
            reached = Ends(_sum(start.low, far), _sum(start.high, far), weight)
        else:
            reached = self._limit_of(steps, block, depth)
            weight = start.weight + (reached.weight if reached is not None else 0)
        if reached is None or weight > _WEIGHT:
            return None
        low, high = (start.low, reached.high) if step > 0 else (reached.low, start.high)
        return Ends(low, high, weight)

    def _limit_of(self, steps: Operand | None, block: Block, depth: int) -> Ends | None:
        made = steps.definition if isinstance(steps, Value) else None
        if made is None or made.op != "trip":
            return None
        return self.ends(made.args[2], block, depth + 1)

    def _is_outside(self, operand: Operand) -> bool:
        if isinstance(operand, Const):
            return isinstance(operand.value, (int, float))
        return isinstance(operand, Value) and operand.definition not in self.inside

    def _of_while(self, phi: Instr, block: Block, depth: int) -> Ends | None:
        """A counter of a `while` loop, behind the test that keeps it on one side of a limit."""
        header = self.inside[phi]
        loop = header.loop
        if loop is None or loop.kind != "while" or block is header or len(phi.args) != 2:
            return None
        came = [a for a, p in zip(phi.args, header.preds, strict=True) if p is loop.latch]
        began = [a for a, p in zip(phi.args, header.preds, strict=True) if p is not loop.latch]
        step = _step(came[0], phi.target) if len(came) == 1 else None
        if not step:
            return None
        bound = self._tested(header, phi.target, _RISING if step > 0 else _FALLING, depth)
        # in front of its own loop the variable holds what it begins with
        begin: Operand = phi.target if header is self.header else began[0]
        first = Ends(begin, begin) if header is self.header else self.ends(begin, block, depth + 1)
        if bound is None or first is None:
            return None
        weight = first.weight + bound.weight
        if step > 0:
            return Ends(first.low, bound.high, weight)
        return Ends(bound.low, first.high, weight)

    def _tested(
        self, header: Block, value: Value, wanted: dict[str, float], depth: int
    ) -> Ends | None:
        """The ends of the limit in the test of a loop, corrected where it is strict."""
        branch = header.terminator
        if not isinstance(branch, Branch) or branch.then not in self.blocks:
            return None
        op, args = _operation(branch.cond)
        while op in TRUTHS:
            op, args = _operation(args[0])
        if op not in _MIRROR:
            return None
        left, right = args
        if right is value:
            op, left, right = _MIRROR[op], right, left
        if left is not value or op not in wanted:
            return None
        found = self.ends(right, header, depth + 1)
        if found is None or not wanted[op]:
            return found
        shift = Const(wanted[op])
        return Ends(_sum(found.low, shift), _sum(found.high, shift), found.weight + 1)


def _operation(operand: Operand) -> tuple[str, list[Operand]]:
    if isinstance(operand, Tree):
        return operand.op, operand.args
    made = operand.definition if isinstance(operand, Value) else None
    return ("", []) if made is None else (made.op, made.args)


def _step(operand: Operand, value: Value) -> float | None:
    """The constant that is added to a value to give the operand."""
    op, args = _operation(operand)
    while op == "copy":
        op, args = _operation(args[0])
    if op not in ("plus", "minus"):
        return None
    left, right = args
    if op == "plus" and right is value:
        left, right = right, left
    step = _whole(right) if isinstance(right, Const) else None
    if left is not value or step is None:
        return None
    return step if op == "plus" else -step


def is_index(operand: Value | Tree) -> bool:
    """True if it is an integer of C."""
    if operand.type is None:
        return False
    rep = rep_of(operand.type)
    return rep.kind is Kind.SCALAR and rep.element is INDEX


def _whole(const: Const) -> float | None:
    value = const.value
    if isinstance(value, float) and value.is_integer() and abs(value) <= 2.0**52:
        return value
    return None


def _scaled(args: list[Operand], first: Ends, second: Ends) -> Ends | None:
    """A constant times something."""
    for factor, other in ((args[0], second), (args[1], first)):
        value = _whole(factor) if isinstance(factor, Const) else None
        if value is None:
            continue
        weight = int(abs(value)) * other.weight
        if not 0 < weight <= _WEIGHT:
            return None
        low, high = (other.low, other.high) if value > 0 else (other.high, other.low)
        return Ends(_times(value, low), _times(value, high), weight)
    return None


# --- expressions ---------------------------------------------------------------------------------


def _tree(op: str, *args: Operand) -> Operand:
    return Tree(op, list(args), NOTHING, _WHOLE)


def _sum(a: Operand, b: Operand) -> Operand:
    x, y = (_whole(c) if isinstance(c, Const) else None for c in (a, b))
    if x is not None and y is not None:
        return Const(x + y)
    if x == 0 or y == 0:
        return b if x == 0 else a
    number, other = (x, b) if x is not None else (y, a)
    if number is not None and isinstance(other, Tree) and other.op == "minus":
        taken = other.args[1]
        less = _whole(taken) if isinstance(taken, Const) else None
        if less is not None:  # 1 + (n - 1)
            return _sum(other.args[0], Const(number - less))
    return _tree("plus", a, b)


def _less(a: Operand, b: Operand) -> Operand:
    x, y = (_whole(c) if isinstance(c, Const) else None for c in (a, b))
    if x is not None and y is not None:
        return Const(x - y)
    return a if y == 0 else _tree("minus", a, b)


def _times(factor: float, a: Operand) -> Operand:
    x = _whole(a) if isinstance(a, Const) else None
    if x is not None:
        return Const(factor * x)
    return a if factor == 1 else _tree("times", Const(factor), a)
