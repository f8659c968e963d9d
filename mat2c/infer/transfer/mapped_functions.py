"""Types of arrayfun and cellfun: a function applied to each element."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.infer.callsite import CallSite, results
from mat2c.infer.operands import types_of, uncounted
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import Const, Instr, Operand, Splat
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.support.record import replace
from mat2c.types.contents import NOTHING, only_target, sealed
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, ARITHMETIC, BOTTOM, Target, Type, join, joined
from mat2c.types.shape import SCALAR, Shape
from mat2c.types.type_constructors import cell, cell_row, of_const, struct

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


_OPTIONS = ("uniformoutput", "errorhandler")

# Names of old that cellfun takes as texts: the result is an array whatever the options say.
_OPTIONLESS = frozenset("isempty islogical isnumeric isreal length ndims numel prodofsize".split())


def for_each(flow: Flow, instr: Instr) -> list[Type]:
    """The types of the results, where one function is known to be applied."""
    unknown = [ANY] * len(instr.targets)
    if len(instr.args) < 2 or uncounted(instr.args):
        return unknown
    if instr.payload.nargout == 0:  # a function of no value is as good
        return unknown
    function, *rest = types_of(flow, instr)
    if any(t.is_bottom for t in (function, *rest)):
        return [BOTTOM] * len(unknown)
    cells = instr.payload.callee == "cellfun"
    if len(rest) >= 3 and cells and _may_be_optionless(function):
        return unknown
    operands, options = _optioned(rest)
    named = len(operands) >= 3 and operands[-2].cls == "char"  # perhaps an option, too
    shape = None if named else _common_shape(operands)
    if options:
        uniform = options.get("uniformoutput")
        if uniform is None or uniform.const not in (False, 0.0):
            return unknown
        if "errorhandler" in options or any(t.cls != "cell" for t in operands if cells):
            return [cell(shape)] * len(instr.targets)
        return _in_cells(flow, instr, function, _elements(operands, cells), shape)
    if shape is not None and shape.static_numel == 0:
        return [Type("double", False, shape, NOTHING.range)] * len(unknown)
    known: list[Type] | None = None
    for outputs in each(flow, instr):
        found = [_gathered(t, shape) or ANY for t in outputs]
        found += unknown[len(found) :]
        known = found if known is None else list(map(join, known, found))
    return known or unknown


def for_fields(flow: Flow, instr: Instr) -> list[Type]:
    """What structfun gives, where one function is known to be applied: a column, or a struct."""
    unknown = [ANY] * len(instr.targets)
    if len(instr.args) < 2 or uncounted(instr.args) or instr.payload.nargout == 0:
        return unknown
    function, known, *rest = types_of(flow, instr)
    options = _optioned([known, known, *rest])[1]
    uniform = of_const(True) if not rest else options.get("uniformoutput", ANY)
    if known.cls != "struct" or not known.is_scalar or not known.fields or len(rest) > 2:
        return unknown
    names, types = zip(*known.fields, strict=True)
    if any(t.is_bottom for t in types) or uniform.const not in (False, True):
        return unknown
    columns = _columns(flow, instr, function, [[t] for t in types])
    if uniform.const:
        shape = Shape.of(len(names), 1)
        return [joined(_gathered(t, shape) or ANY for t in column) for column in columns]
    return [struct(zip(names, column, strict=True)) for column in columns]


def _columns(
    flow: Flow, instr: Instr, function: Type, rows: Sequence[Sequence[Type]]
) -> list[list[Type]]:
    """For each output what the function gives for each row of arguments, as aggregates hold it."""
    columns: list[list[Type]] = [[] for _ in instr.targets]
    for row in rows:
        outputs = _applied(flow, instr, function, row) or []
        for k, column in enumerate(columns):
            there = k < len(outputs) and not outputs[k].maybe_undef
            column.append(sealed(outputs[k]) if there else ANY)
    return columns


def _may_be_optionless(function: Type) -> bool:
    """True for such a name, and for what may be a text that is not known."""
    if isinstance(function.const, str):
        return function.const in _OPTIONLESS
    return function.cls != "function_handle"


def _optioned(rest: Sequence[Type]) -> tuple[Sequence[Type], dict[str, Type]]:
    """The operands, and the options behind them by name."""
    options: dict[str, Type] = {}
    while len(rest) >= 3 and (name := _option(rest[-2].const)) is not None:
        options.setdefault(name, rest[-1])
        rest = rest[:-2]
    return rest, options


def _option(given: object) -> str | None:
    """The option whose name begins so."""
    if not isinstance(given, str) or len(given) < 2:
        return None
    return next((name for name in _OPTIONS if name.startswith(given.lower())), None)


def _common_shape(operands: Sequence[Type]) -> Shape | None:
    """The shape of the results: that of the operands which don't have one element each; operands
    of one element serve for all the calls."""
    several = [t.shape for t in operands if t.shape != SCALAR]
    if not several:
        return SCALAR
    first = next((s for s in several if s is not None and not s.may_be_scalar()), several[0])
    if first is None or (first.may_be_scalar() and any(s != first for s in several)):
        return None
    return first


def _in_cells(
    flow: Flow, instr: Instr, function: Type, rows: Sequence[Sequence[Type]], shape: Shape | None
) -> list[Type]:
    """Cells of what the function gives, one by one where the elements are known as such."""
    if any(t.is_bottom for row in rows for t in row):
        return [cell(shape)] * len(instr.targets)
    return [_cell_of(items, shape) for items in _columns(flow, instr, function, rows)]


def _cell_of(items: Sequence[Type], shape: Shape | None) -> Type:
    """A cell array of items of these types, of all elements or of each."""
    if len(items) > 1 and shape == Shape.of(1, len(items)):
        return cell_row(items)
    item = joined(items)
    return cell(shape, None if item.is_any or item.is_bottom else item)


def each(flow: Flow, instr: Instr) -> list[list[Type]]:
    """What the function gives for each element, of cells one after the other where they are known;
    nothing where options may have a say in it."""
    function, *rest = types_of(flow, instr)
    cells = instr.payload.callee == "cellfun"
    named = len(rest) >= 3 and any(t.cls == "char" for t in rest)  # an option, perhaps
    if named or (cells and any(t.cls != "cell" for t in rest)):
        return []
    rows = _elements(rest, cells)
    if any(t.is_bottom for row in rows for t in row):
        return []
    return [_applied(flow, instr, function, row) or [] for row in rows]


def _elements(operands: Sequence[Type], cells: bool) -> list[list[Type]]:
    """What a function gets at once, of cells one after the other where they are known."""
    if not cells:
        return [[_element(t) for t in operands]]
    rows = [items_of(t) or () for t in operands]
    if rows[0] and len(set(map(len, rows))) == 1:
        return [[row[k] for row in rows] for k in range(len(rows[0]))]
    return [[t.elem or ANY for t in operands]]


def target_of(flow: Flow, operand: Operand) -> Target | None:
    """What a call through a handle, or of the function that a text names, can go to, if that is
    one function."""
    return None if isinstance(operand, Splat) else _target(flow, flow.type_of(operand))


def _target(flow: Flow, known: Type) -> Target | None:
    """The same of what is a handle or a text: functions of the program come first."""
    if known.cls != "char" or not isinstance(known.const, str):
        return only_target(known)
    if known.const in flow.engine.program.named:
        return Target(known.const, "user")
    return Target(known.const, "builtin") if find(known.const) is not None else None


def _element(known: Type) -> Type:
    """What a function gets of an array, element by element."""
    if known.cls in ("struct", "cell"):
        return replace(known, shape=SCALAR, items=None)
    if known.cls not in ARITHMETIC:
        return ANY
    some = None if known.may_be_complex else False
    return replace(known, shape=SCALAR, const=None, is_complex=some)


def _gathered(out: Type, shape: Shape | None) -> Type | None:
    """The array of the scalars that a function gives: anything else is an error."""
    if not out.is_arithmetic or out.maybe_undef:
        return None
    if out.cls != "double" and (shape is None or shape.may_be_empty()):
        return None  # of nothing comes a double
    some = None if out.may_be_complex else False
    return Type(out.cls, some, shape, out.range)


def _applied(
    flow: Flow, instr: Instr, function: Type, elements: Sequence[Type]
) -> list[Type] | None:
    """What the one function that a handle is, or a text names, gives for some arguments."""
    target = _target(flow, function)
    if target is None:
        return None
    nargout = max(len(instr.targets), 1)
    if target.kind == "builtin":
        args: list[Operand] = [Const(0.0)] * len(elements)
        called = BuiltinCall(target.callee)
        stand_in = Instr("builtin", instr.targets, args, instr.span, called)
        return results(find(target.callee), _Elements(flow, stand_in, elements, nargout))
    callee = flow.engine.program.functions.get(target.callee)
    if callee is None or (len(elements) > len(callee.params) and not callee.varargin):
        return None
    return flow.engine.call(target.callee, [*target.captured, *elements], nargout)[0]


class _Elements(CallSite):
    """A call for each element: no argument has a value of its own."""

    def integer(self, k: int) -> Expr | None:
        return None

    def integers(self, k: int) -> Sequence[Expr | None] | None:
        return None
