"""Calls of functions in C that the program names (`coder.ceval`): `cref` makes what the function
may change a value of its own, `ceval` calls it.

    y = coder.ceval('f', x, coder.ref(a))        y = (double)f(x, a);

Where values are boxed, a prototype says what C makes of the numbers.
"""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_operations import EMITTERS
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.slot_statements import set_slot
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array, typed
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.payloads.call_payloads import ForeignCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_expr import Pattern, Text
from mat2c.lir.c_stmt import Part, evaluate, joined
from mat2c.support.templates import c_string, spelling
from mat2c.types.rep import CHAR, ElementType, Kind, element_of


def boxed_reference(frame: Frame, instr: Instr) -> Part:
    """A value that nothing else has."""
    before = frame.assign_base(instr)
    return before + evaluate("m2c_make_unique", Pattern(frame.slot(instr.target)))


def boxed_call(frame: Frame, instr: Instr) -> Part:
    return _Call(frame, instr).text()


EMITTERS.update({"cref": boxed_reference, "ceval": boxed_call})


@typed("cref")
def reference(frame: TypedFrame, instr: Instr) -> Part | None:
    """A scalar or an array that is the function's to change."""
    target, (source,) = instr.target, instr.args
    kinds = {frame.rep(target).kind, frame.rep(source).kind}
    if kinds == {Kind.SCALAR}:
        return frame.set_scalar(target, scalar_expr(frame, source, frame.element(target)))
    return copy_array(frame, target, source) if kinds == {Kind.ARRAY} else None


@typed("ceval")
def call(frame: TypedFrame, instr: Instr) -> Part | None:
    return _Call(frame, instr).text()


def _pointed(element: ElementType) -> str:
    """What C functions have pointers to: complex numbers are structs of theirs."""
    if element is CHAR:
        return "char"
    return "void" if element.is_complex else element.ctype


class _Call:
    """The text of one call. Each argument has a mode: `v` is passed by value, `s` is a text, `c` is
    read, and `r` read and written, through a pointer."""

    def __init__(self, frame: Frame, instr: Instr) -> None:
        self.frame = frame
        self.instr = instr
        self.before: list[Part] = []
        self.changes = False  # does it change C scalars?

    def text(self) -> Part:
        like, *operands = self.instr.args
        modes = payload_of(self.instr, ForeignCall).modes
        given = [self._argument(a, mode) for a, mode in zip(operands, modes, strict=True)]
        called = f"{self.instr.payload.callee}({', '.join(given)})"
        body = joined([*self.before, self._result(like, called)])
        return spelling("control").block(str(body)) if self.before else body

    def _result(self, like: Operand, called: str) -> Part:
        if not self.instr.targets:
            return spelling("control").statement(called)
        target = self.instr.target
        rep = self.frame.rep(target)
        if rep.kind is Kind.SCALAR and rep.element is not None:
            value = f"({rep.element.ctype}){called}"
            if self.changes:  # what stands in an expression changes nothing
                return spelling("control").assign(self.frame.var(target), value)
            return self.frame.assign_scalar(target, value)
        made = f"m2c_foreign_result({self.frame.boxed(like)}, (double){called})"
        return set_slot(self.frame.slot(target), made)

    def _argument(self, operand: Operand, mode: str) -> str:
        if mode == "s" and isinstance(operand, Const):
            return f"(char *){c_string(str(operand.value))}"
        kind = self.frame.rep(operand).kind
        if kind is Kind.ARRAY and isinstance(self.frame, TypedFrame):
            element = element_of(self.frame.type(operand))
            assert element is not None
            return f"({_pointed(element)} *){self.frame.array(operand)}"
        if kind is Kind.SCALAR and isinstance(operand, Value) and mode == "r":
            name = self.frame.var(operand)
            self.frame.changed.add(name)
            self.changes = True
            return f"(char *)&{name}" if self.frame.rep(operand).element is CHAR else f"&{name}"
        if kind is Kind.SCALAR and isinstance(self.frame, TypedFrame):
            return self._number(self.frame, operand, mode)
        return self._boxed(operand, mode)

    def _number(self, frame: TypedFrame, operand: Operand, mode: str) -> str:
        element = element_of(frame.type(operand))
        assert element is not None
        value = scalar_text(frame, operand, element)
        if mode == "v" and element.is_complex:
            return self._refused("complex numbers are passed by coder.ref")
        if mode == "v":
            return value
        name = self._name()
        self.before.append(f"{element.ctype} {name} = {value};\n")
        return f"&{name}"

    def _refused(self, why: str) -> str:
        """An argument that can't be passed: the error of the program."""
        message = f"coder.ceval: {why}"
        if self.frame.module.no_heap:
            self.before.append(evaluate("m2c_fail", Text(""), Text(message)) + self.frame.failed())
        else:
            told = f'm2c_error("", {c_string(message)})'
            self.before.append(self.frame.checked(told))
        return "0"

    def _boxed(self, operand: Operand, mode: str) -> str:
        box, name = self.frame.boxed(operand), self._name()
        by_value = mode == "v"
        check = f"m2c_foreign_number({box}, &{name})"
        if not by_value:
            check = f"m2c_foreign_data({box}, &{name})"
        self.before.append(f"double {name};\n" if by_value else f"void *{name};\n")
        self.before.append(self.frame.checked(check))
        return name

    def _name(self) -> str:
        return self.frame.names.fresh("argument")
