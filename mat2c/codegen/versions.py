"""Loops in two versions: the condition under which the checks that `opt.hoist` has noted all hold.

A subscript that is linear in the loop's variable is inside throughout if it is so in the first and
in the last iteration.
"""

from __future__ import annotations

from mat2c.codegen.elements import dims_of
from mat2c.codegen.scalars import scalar_text
from mat2c.codegen.typed_checks import extent_along
from mat2c.codegen.typedframe import TypedFrame
from mat2c.ir.core import Block, Const, Instr, Operand, Tree, Value
from mat2c.types.rep import INDEX, Kind


def all_inside(frame: TypedFrame, header: Block) -> str:
    """The condition; "" where the loop has one version."""
    loop = header.loop
    if loop is None or not loop.hoisted or loop.count is None:
        return ""
    last = scalar_text(frame, loop.count, INDEX)
    last = str(int(last) - 1) if last.isdigit() else f"{last} - 1"
    tests = [
        test for check in loop.hoisted for test in _check_tests(_Ends(frame, header, last), check)
    ]
    return " && ".join(dict.fromkeys(tests))


def _check_tests(ends: _Ends, check: Instr) -> list[str]:
    """What one check asks of its subscripts."""
    frame = ends.frame
    subs = check.args[1:]
    low_only = bool(check.attrs.get("low_only"))
    dims = [] if low_only else _dims(frame, check.attrs["extents"])
    tests = []
    for k, (sub, needed) in enumerate(zip(subs, check.attrs["which"], strict=True)):
        if not needed:
            continue
        for text in dict.fromkeys((ends.value(sub, "0"), ends.value(sub, ends.last))):
            tests.append(f"{text} >= 1")
            if not low_only:
                tests.append(f"{text} <= {extent_along(dims, k, len(subs))}")
    return [test for test in tests if not _is_true(test)]


def _is_true(test: str) -> bool:
    """`3 >= 1`"""
    left, sign, right = test.split(" ", 2) if test.count(" ") == 2 else ("", "", "")
    if not (left.isdigit() and right.isdigit()):
        return False
    return int(left) >= int(right) if sign == ">=" else int(left) <= int(right)


def _dims(frame: TypedFrame, operand: Operand) -> list[str]:
    return ["1", "1"] if frame.rep(operand).kind is Kind.SCALAR else dims_of(frame, operand)


class _Ends:
    """The values of linear subscripts at the ends of a loop."""

    def __init__(self, frame: TypedFrame, header: Block, last: str) -> None:
        self.frame = frame
        self.last = last
        assert header.loop is not None
        self.counter = header.loop.counter

    def value(self, sub: Operand, at: str) -> str:
        """The C text of a subscript in iteration `at` (from 0)."""
        made: Tree | Instr | None = sub if isinstance(sub, Tree) else None
        if isinstance(sub, Value) and sub.definition is not None:
            made = sub.definition
        if made is None or not self._varies(sub):
            return scalar_text(self.frame, sub, INDEX)
        if made.op == "forvalue":
            base, inc, _ = (scalar_text(self.frame, a, INDEX) for a in (*made.args[:2], Const(0.0)))
            if at == "0":
                return base
            return f"({base} + {at})" if inc == "1" else f"({base} + {inc} * ({at}))"
        texts = [self.value(a, at) for a in made.args]
        if made.op == "copy":
            return texts[0]
        sign = {"plus": "+", "minus": "-", "times": "*"}[made.op]
        return f"({texts[0]} {sign} {texts[1]})"

    def _varies(self, sub: Operand) -> bool:
        """Does it depend on the loop's variable?"""
        if isinstance(sub, Tree):
            return any(self._varies(a) for a in sub.args)
        made = sub.definition if isinstance(sub, Value) else None
        if made is None:
            return False
        if made.op == "forvalue":
            return made.args[2] is self.counter
        return made.op in ("copy", "plus", "minus", "times") and any(
            self._varies(a) for a in made.args
        )
