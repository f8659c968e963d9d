"""Checks in front of typed operations: of subscripts where they are not proved, as Octave's errors;
for `--check-removed` of what is proved, as reports of a bug in mat2c.
"""

from __future__ import annotations

from mat2c.builtins.registry import octave_names
from mat2c.codegen.arrays.range_subscripts import Run, numbered_run, run_of
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import element, is_flat, loops
from mat2c.codegen.typed.element_extents import dims_of, extents_of, selected
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import typed
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.payloads.access_payloads import CheckCounters, Proof, SubscriptCheck
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_expr import Expr, Name, call
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, Part, code, one
from mat2c.lir.expr_printer import tight
from mat2c.opt.aggregates.flatten_cells import GROWN, ROW
from mat2c.support.record import dataclass
from mat2c.support.templates import factor, spelling
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.rep import F64, INDEX, ElementType, Kind


@typed("checkindex")
def checkindex(frame: TypedFrame, instr: Instr) -> Part | None:
    """Checks what is not proved of subscripts: that all are integers, then that all lie inside."""
    if instr in frame.hoisted:
        return ""
    base, *subs = instr.args
    if instr.payload.layout:
        return _check_place(frame, instr)
    check = payload_of(instr, SubscriptCheck)
    dims = ["0", "0"] if frame.type(base).is_bottom else extents_of(frame, base)
    before = Code()
    wrong: list[str] = []
    values = ["M2C_PROVED"] * len(subs)
    for k, (sub, needed) in enumerate(zip(subs, check.which, strict=True)):
        if not needed:
            continue
        limit = extent_along(dims, k, len(subs))
        if frame.rep(sub).kind is Kind.SCALAR:
            values[k], outside = _check_number(frame, sub, check, limit)
            wrong.append(outside)
            continue
        place = _Place(k, len(subs), dims)
        run = run_of(frame, sub) or numbered_run(frame, sub, k + 1)
        if run is not None:
            before += run.declared
            before += _check_run(frame, instr, run, place)
            if not check.low_only:
                blamed = run.blamed if sum(check.which) > 1 else run.greatest
                values[k] = _told(blamed, F64 if run.declared else INDEX)
                wrong.append(run.above(limit))
            continue
        highest = "" if check.low_only else f"highest_{k + 1}"
        before += _check_elements(frame, instr, sub, place, highest)
        if not check.low_only:
            values[k] = highest
            wrong.append(f"{values[k]} > {limit}")
    if not wrong:
        return before
    failed = _complaint(frame, instr, " || ".join(wrong), values, dims)
    return one(Block(before + failed)) if before else failed


def _check_number(
    frame: TypedFrame, sub: Operand, check: SubscriptCheck, limit: str
) -> tuple[str, str]:
    """A scalar subscript as messages tell it, and the condition under which it is outside."""
    kind = INDEX if frame.element(sub).counts else F64
    text = scalar_text(frame, sub, kind)
    # not `const`: C compilers would tell of elements that the check rules out
    frame.changed |= {text} & frame.used
    upper = not check.low_only and not _holds_all(frame.element(sub), limit)
    low = check.proved or frame.type(sub).range.numeric_low < 1
    return _told(text, kind), _outside(text, kind, limit if upper else "", low)


def _check_place(frame: TypedFrame, instr: Instr) -> Part:
    """The place of an element in a cell that is an array, a column for each: what the error tells
    are the extents of the cell."""
    base = instr.args[0]
    count = "0" if frame.type(base).is_bottom else extents_of(frame, base)[-1]
    kind = INDEX if frame.element(instr.args[-1]).counts else F64
    value = scalar_text(frame, instr.args[-1], kind)
    wrong = _outside(value, kind, "" if payload_of(instr, SubscriptCheck).low_only else count)
    rows = {ROW: "1", GROWN: f"{count} > 0"}.get(instr.payload.layout or "")
    dims = [count, "1"] if rows is None else [rows, count]
    return _complaint(frame, instr, wrong, [_told(value, kind)], dims)


def _complaint(
    frame: TypedFrame, instr: Instr, wrong: str, values: list[str], dims: list[str]
) -> Part:
    """What happens where a condition on the subscripts holds: the error, or the report of a bug."""
    if payload_of(instr, SubscriptCheck).proved:
        return _bug(frame, instr, wrong, "a subscript")
    raised = _noted(instr) if frame.module.no_heap else _raised(instr, values, dims)
    return frame.checked(wrong, raised)


def _bug(frame: TypedFrame, instr: Instr, wrong: str, what: str) -> str:
    """A proof that does not hold."""
    line = frame.span.line if frame.span else 0
    name = instr.payload.name
    owner = f" of {name}" if name else ""
    return spelling("typed").proof(wrong, f"line {line}: {what}{owner}")


def extent_along(dims: list[str], k: int, count: int) -> str:
    """What subscript k of `count` may reach: beyond the last dimension, 1."""
    if k == count - 1:
        return product(dims[k:])
    return dims[k] if k < len(dims) else "1"


def _noted(instr: Instr) -> str:
    """The call that notes a failure of subscripts without the heap, by a constant text."""
    name = instr.payload.name
    owner = f"{name}: " if name else ""
    text = f"{owner}a subscript is out of bounds"
    return spelling("typed").failure("Octave:index-out-of-bounds", text)


def _raised(instr: Instr, values: list[str], dims: list[str]) -> str:
    """The call that raises the error for subscripts with these values."""
    name = instr.payload.name
    shown = spelling("control").quoted(name) if name else "NULL"
    how = "_shadowing" if name and name in octave_names() else ""
    extents = f"(const ptrdiff_t[]){{{', '.join(dims)}}}"
    known = [k for k, v in enumerate(values) if v != "M2C_PROVED"]
    if len(known) == 1:
        place = f"{values[known[0]]}, {known[0]}, {len(values)}"
        return f"m2c_bad_subscript{how}({shown}, {place}, {len(dims)}, {extents})"
    given = f"(const double[]){{{', '.join(values)}}}"
    return f"m2c_bad_subscripts{how}({shown}, {len(values)}, {given}, {len(dims)}, {extents})"


def _told(text: str, kind: ElementType) -> str:
    """A subscript as the error takes it, a double."""
    exact = kind is not INDEX or text.isdigit()
    return text if exact else f"(double){factor(text)}"


@dataclass(frozen=True, slots=True)
class _Place:
    """Which subscript of how many, of an array with these extents."""

    k: int
    count: int
    dims: list[str]


def _check_run(frame: TypedFrame, instr: Instr, run: Run, place: _Place) -> Part:
    """The least element of a range is at least 1."""
    if run.starts_inside and not payload_of(instr, SubscriptCheck).proved:
        return ""
    values = ["M2C_PROVED"] * place.count
    values[place.k] = _told(run.least, F64 if run.declared else INDEX)
    return _complaint(frame, instr, run.below, values, place.dims)


def _check_elements(
    frame: TypedFrame, instr: Instr, sub: Operand, place: _Place, highest: str
) -> Code:
    """Each element of a subscript is an integer of at least 1; `highest` becomes the greatest."""

    def check(expr: Expr, kind: ElementType) -> Code:
        text = tight(expr)
        values = ["M2C_PROVED"] * place.count
        values[place.k] = _told(text, kind)
        lines = code(_complaint(frame, instr, _outside(text, kind, ""), values, place.dims))
        if highest:
            most = Name(highest)
            lines += one(Assign(most, call("fmax", most, expr)))
        return lines

    result = frame.type(sub)
    counts = dims_of(frame, sub)
    flat = is_flat(frame, sub, result)
    # of no elements there is none to be blamed
    start = one(Declare("double", highest, Name("M2C_PROVED"))) if highest else Code()
    return start + loops(frame, counts, flat, lambda at: check(*element(frame, sub, at)))


def _holds_all(element: ElementType, limit: str) -> bool:
    """True if an extent that is a number has room for every value of the subscript's class. (C
    compilers warn of such comparisons.)"""
    return limit.isdigit() and of_class(element.cls).numeric_high <= int(limit)


def _outside(text: str, kind: ElementType, limit: str, low: bool = True) -> str:
    """The condition that a subscript is outside; `low` says that it may be below 1."""
    if limit and kind is INDEX and (not low or (text.isdigit() and int(text) >= 1)):
        return f"{text} > {limit}"
    if kind is INDEX:
        return f"{text} < 1 || {text} > {limit}" if limit else f"{text} < 1"
    return f"!m2c_subscript_ok({text}, {limit or 'PTRDIFF_MAX'})"


@typed("countsite")
def countsite(frame: TypedFrame, instr: Instr) -> Part | None:
    """Counts, by other numbers where a check is told before the loop."""
    counters = payload_of(instr, CheckCounters)
    twins = counters.twins if counters.check in frame.hoisted else {}
    numbers = [twins.get(number, number) for number in counters.numbers]
    return "".join(spelling("boxed").count(number) for number in numbers)


# --- what is proved: `--check-removed` ------------------------------------------------------------


@typed("proveconform")
def proveconform(frame: TypedFrame, instr: Instr) -> Part | None:
    """The operands conform, elementwise or as the proof says."""
    a, b = (extents_of(frame, arg) for arg in instr.args)
    how = payload_of(instr, Proof).how
    if how == "product":
        if a[1] == b[0]:
            return ""
        return _bug(frame, instr, f"{a[1]} != {b[0]}", "the inner extents of a product")
    if how in ("hcat", "vcat"):
        across = 0 if how == "hcat" else 1
        if a[across] == b[across]:
            return ""
        empty = " && ".join(f"{product(dims)} != 0" for dims in (a, b))
        wrong = f"{a[across]} != {b[across]} && {empty}"
        return _bug(frame, instr, wrong, "the extents of a concatenation")
    unequal = [
        f"({x} != {y} && {x} != 1 && {y} != 1)"
        for x, y in zip(a, b, strict=False)
        if x != y and "1" not in (x, y)
    ]
    if not unequal:
        return ""
    return _bug(frame, instr, " || ".join(unequal), f"the extents of the operands of {how}")


@typed("provefit")
def provefit(frame: TypedFrame, instr: Instr) -> Part | None:
    """As many elements are assigned as are selected."""
    base, rhs, *subs = instr.args
    if frame.rep(base).kind is not Kind.ARRAY or not isinstance(base, Value):
        return ""
    counts = [selected(frame, base, s, k, len(subs)) for k, s in enumerate(subs)]
    have, want = product(dims_of(frame, rhs)), product(counts)
    if have == want:
        return ""
    return _bug(frame, instr, f"({have}) != ({want})", "the number of elements assigned")


@typed("provenever")
def provenever(frame: TypedFrame, instr: Instr) -> Part | None:
    """What stands in front always fails."""
    return _bug(frame, instr, "true", "an operation that always fails")
