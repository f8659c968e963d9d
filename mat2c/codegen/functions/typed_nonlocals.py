"""Global, persistent and shared variables of static types in typed code (`static_variables`)."""

from __future__ import annotations

from mat2c.codegen.conversions import boxing, converted
from mat2c.codegen.functions.static_variables import Home
from mat2c.codegen.slot_statements import copy_to_slot
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product, product_expr
from mat2c.codegen.typed.element_extents import extents_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_block, is_typed, typed
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.nonlocals import LOADS, QUESTIONS, STORES, Outside, outside
from mat2c.lir.c_expr import TRUE, ZERO, Binary, Expr, Index, Name, Unary
from mat2c.lir.c_stmt import Assign, Part, one
from mat2c.support.templates import spelling
from mat2c.types.rep import Kind


def _variable(frame: TypedFrame, instr: Instr) -> Outside:
    variable = outside(frame.function, instr)
    assert variable is not None
    return variable


@typed(*LOADS)
def load(frame: TypedFrame, instr: Instr) -> Part | None:
    home = frame.module.home(_variable(frame, instr))
    if home is None:
        return None
    target = instr.target
    if home.rep.kind is Kind.SCALAR:
        return _load_scalar(frame, target, home)
    if frame.group_outside(target) is not None:
        return ""
    if frame.rep(target).kind is not Kind.ARRAY:
        return copy_to_slot(frame.slot(target), frame.view(home.type, home.name, home.dims))
    before = make_room(frame, target, home.dims)
    return before + copy_block(
        frame.array(target), home.name, product(home.dims), home.element.ctype
    )


def _load_scalar(frame: TypedFrame, target: Value, home: Home) -> Part:
    """A C scalar, or a box of it."""
    rep = frame.rep(target)
    if rep.kind is Kind.SCALAR and rep.element is not None:
        return frame.set_scalar(target, converted(Name(home.name), home.element, rep.element))
    box = f"{boxing(home.type, home.element)}({frame.scratch()}, {home.name})"
    return copy_to_slot(frame.slot(target), box)


@typed(*STORES)
def store(frame: TypedFrame, instr: Instr) -> Part | None:
    variable = _variable(frame, instr)
    home, value = frame.module.home(variable), instr.args[0]
    if home is None:
        return None
    if not is_typed(frame, value):
        frame.module.homes.refuse(variable)
        return ""
    first = home.flag and not instr.payload.stored
    flag = spelling("boxed").assign(home.flag, "true") if first else ""
    if home.rep.kind is Kind.SCALAR:
        text = scalar_text(frame, value, home.element)
        return spelling("boxed").assign(home.name, text) + flag
    if frame.group_outside(value) == variable:
        return flag
    return _store_array(frame, home, value) + flag


def _store_array(frame: TypedFrame, home: Home, value: Operand) -> Part:
    """The elements are copied to the variable's storage."""
    scalar = frame.rep(value).kind is Kind.SCALAR
    dims = extents_of(frame, value)
    empty = isinstance(value, Const) and value.cls == "empty"
    if empty:
        dims = ["0", "0"]
    dims += ["1"] * (len(home.extents) - len(dims))
    spell = spelling("boxed")
    text = "".join(
        spell.assign(name, dim) for name, dim in zip(home.extents, dims, strict=True) if name
    )
    ctype = home.element.ctype
    if home.is_block:
        text += spelling("typed").reserve(
            home.name, f"{home.name}_cap", product(dims), ctype, False
        )
    if scalar:
        number = scalar_expr(frame, value, home.element)
        return text + one(Assign(Index(Name(home.name), ZERO), number))
    if empty:
        return text
    apart = frame.is_constant(value)
    return text + copy_block(home.name, frame.array(value), product(dims), ctype, apart)


@typed(*QUESTIONS)
def question(frame: TypedFrame, instr: Instr) -> Part | None:
    """The test that answers a question: whether it was stored, or is empty."""
    home = frame.module.home(_variable(frame, instr))
    if home is None:
        return None
    answer: Expr = Unary("!", Name(home.flag))
    if instr.op.endswith("empty") and home.is_nothing:
        answer = TRUE
    elif instr.op.endswith("empty") and any(home.extents):
        answer = Binary("==", product_expr(home.dims), ZERO)
    return frame.set_scalar(instr.target, answer)
