"""Lowering of assignments: to names, subscripts, fields and chains; to several targets; with an
operator."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.frontend.constant_expr import is_constant
from mat2c.ir.core import EMPTY, MAGIC_COLON, Access, Const, Operand, Splat, Value
from mat2c.ir.payloads.access_payloads import (
    CellRead,
    Chain,
    FieldRead,
    FieldUpdate,
    Subscript,
    Update,
)
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import Payload
from mat2c.ir.payloads.variable_payloads import ListItem, Output
from mat2c.lower.expressions.expressions import BINARY
from mat2c.lower.expressions.subscript_chains import (
    NO_END,
    arguments,
    mentions_end,
    of_objects,
    steps_of,
    take_back,
)
from mat2c.lower.inputname import display_variable
from mat2c.lower.lowering_context import ONE, ZERO, Context, Want, lowers_statement
from mat2c.lower.narrowing import keep_bounds
from mat2c.lower.string_arguments import text_value
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field, replace

ASSIGNED = Want("one", use="assign")
_ONE_STEP = {"(": "subsasgn", "{": "cellasgn", ".": "setfield"}
_READ_STEP = {"(": "subsref", "{": "cellref", ".": "getfield"}


@dataclass(slots=True)
class Place:
    """A target with its subscripts evaluated. `name` is "" for an ignored one (`~`). `shown`: what
    errors of subscripts call the variable; nothing where targets are in brackets."""

    name: str
    span: Span
    path: tuple[Access, ...] = ()
    operands: list[Operand] = field(default_factory=list)
    shown: str = ""

    @property
    def may_be_list(self) -> bool:
        """Whether it may take more or fewer than one value: `c{:}`, `s.f`."""
        if not self.path or self.path[-1].kind == "(":
            return False
        return self.path[-1].kind == "." or not all(_is_scalar(op) for op in self._last_operands())

    @property
    def takes_list(self) -> bool:
        """Whether it may take more or fewer than one value as far as its form tells; subscripts
        that are variables are taken to be numbers."""
        if not self.path or self.path[-1].kind == "(":
            return False
        has_parts = self.path[-1].kind == "." and len(self.path) > 1 and self.path[-2].kind == "("
        if self.path[-1].kind == "." and not has_parts:
            return True
        return any(map(_is_range, self._last_operands()))

    def _last_operands(self) -> list[Operand]:
        """Those of the last subscripts."""
        after = sum(step.kind == "." and step.field is None for step in self.path[-1:])
        count = next((step.count for step in reversed(self.path) if step.kind != "."), 0)
        return self.operands[len(self.operands) - after - count : len(self.operands) - after]


def _is_scalar(operand: Operand) -> bool:
    """Whether a subscript is one element for certain."""
    if isinstance(operand, Value):
        return operand.definition is not None and operand.definition.op == "end"
    return isinstance(operand, Const) and isinstance(operand.value, float)


def _is_range(operand: Operand) -> bool:
    """Whether a subscript is written as several or none: `:`, `1:2`, `[]`."""
    if isinstance(operand, Value):
        return operand.definition is not None and operand.definition.op in ("colon", "hcat", "vcat")
    return operand in (MAGIC_COLON, EMPTY)


def place(ctx: Context, target: ast.Expr, named: bool = True) -> Place:
    """Evaluates the subscripts of a target."""
    if isinstance(target, ast.Ignored):
        return Place("", target.span)
    root, steps = steps_of(target)
    if not isinstance(root, ast.Name):
        ctx.session.diagnostics.error("this can't be assigned to", target.span, "syntax")
        return Place("", target.span)
    result = Place(root.id, target.span, shown=root.id if named else "")
    path: list[Access] = []
    for step in steps:
        operands: Sequence[Operand] = ()
        match step:
            case ast.Field(name=str(name)):
                path.append(Access(".", field=name))
            case ast.Field(name=ast.Expr() as dynamic):
                operands = [text_value(ctx, dynamic)]
                path.append(Access("."))
            case ast.Index():
                operands = _subscripts(ctx, result, tuple(path), step)
                path.append(Access(step.kind[0], len(operands)))
        result.operands += operands
    result.path = tuple(path)
    return result


def _may_act(ctx: Context, value: ast.Expr) -> bool:
    """Whether a right side may fail or print: what is wrong with the target is told before."""
    if isinstance(value, (ast.Number, ast.String)) or is_deletion(value):
        return False
    return not (isinstance(value, ast.Name) and ctx.is_variable(value.id))


def check_names(ctx: Context, where: Place) -> None:
    """Names of fields that are computed are texts."""
    at = 0
    for step in where.path:
        if step.kind == "." and not step.field:
            name = where.operands[at]
            if not (isinstance(name, Const) and name.cls == "char"):
                text = ctx.b.emit("builtin", name, span=where.span, payload=BuiltinCall("ischar"))
                with ctx.only_if(ctx.b.emit("istrue", text, span=where.span), negated=True):
                    ctx.fail("dynamic structure field names must be strings", where.span)
            at += 1
        at += step.count


def _subscripts(
    ctx: Context, so_far: Place, path: tuple[Access, ...], step: ast.Index
) -> list[Operand]:
    """The subscripts of one step; `end` refers to what stands there now, if anything does."""
    if not mentions_end(ctx, step.args):
        with ctx.end_scope(EMPTY, len(step.args)):
            return of_objects(ctx, EMPTY, arguments(ctx, step.args, scope=True), step.span)
    if path:
        operands = ctx.read_raw(so_far.name, step.span), *so_far.operands
        base: Operand = ctx.b.emit(
            "peekpath", *operands, span=step.span, payload=Chain(path, so_far.name)
        )
    else:
        base = ctx.read(so_far.name, so_far.span, undefined=NO_END)
    with ctx.end_scope(base, len(step.args)):
        return of_objects(ctx, base, arguments(ctx, step.args, scope=True), step.span)


def store(ctx: Context, target: Place, value: Operand) -> None:
    """Gives a target its value."""
    if not target.name:
        return
    if not target.path:
        ctx.write(target.name, value, target.span)
        return
    base = ctx.read_raw(target.name, target.span)
    update(ctx, target, base, value)


def update(ctx: Context, target: Place, base: Value, value: Operand) -> None:
    """The variable of a subscripted target with the part replaced."""
    if len(target.path) == 1:
        (step,) = target.path
        op = _ONE_STEP[step.kind]
        payload: Payload = Update(target.shown)
        if step.kind == ".":
            payload = FieldUpdate(step.field, target.shown)
        new = ctx.b.emit(op, base, value, *target.operands, span=target.span, payload=payload)
    else:
        new = ctx.b.emit(
            "assignpath",
            base,
            value,
            *target.operands,
            span=target.span,
            payload=Chain(target.path, target.shown),
        )
    ctx.write(target.name, new, target.span)


def delete(ctx: Context, target: Place, written: ast.Expr) -> None:
    """`x(i) = []`. What '' and "" are is told, because maps and objects are given it."""
    base = ctx.read_raw(target.name, target.span)
    quote = written.quote if isinstance(written, ast.String) else None
    op = "subsdel" if len(target.path) == 1 else "deletepath"
    payload: Payload = Update(target.shown, quote=quote)
    if op == "deletepath":
        payload = Chain(target.path, target.shown, quote)
    new = ctx.b.emit(op, base, *target.operands, span=target.span, payload=payload)
    ctx.write(target.name, new, target.span)


def current(ctx: Context, target: Place, named: bool = True) -> Operand:
    """The value of a target before `op=` changes it. `named`: errors of subscripts name the
    variable, whatever the step."""
    if not target.path:
        told = "in computed assignment A OP= X, A must be defined first"
        return ctx.read(target.name, target.span, undefined=told)
    told = "in computed assignment A(index) OP= X, A must be defined first"
    if not named:
        told = "can't perform indexing operations for <unknown type> type"
    value = ctx.read(target.name, target.span, undefined=told)
    if "subsref" in ctx.session.classes.method_names:
        whole = Chain(target.path, target.name)
        return ctx.b.emit("chain", value, *target.operands, span=target.span, payload=whole)
    at = 0
    for step in target.path:
        take = step.count if step.kind != "." else int(step.field is None)
        operands = target.operands[at : at + take]
        at += take
        name = target.name if named else ""
        asked: Payload
        if step.kind == "(":
            asked = Subscript(name)
        elif step.kind == "{":
            asked = CellRead(name)
        else:
            last = named and step.field is not None and at == len(target.operands)
            asked = FieldRead(step.field, "update" if last else "")
        value = ctx.b.emit(_READ_STEP[step.kind], value, *operands, span=target.span, payload=asked)
    return value


def is_deletion(value: ast.Expr) -> bool:
    """True if a right-hand side is a literal that deletes: `[]`, '', "" where that is no string."""
    if isinstance(value, ast.Matrix):
        return not any(value.rows)
    return isinstance(value, ast.String) and value.cls == "char" and not value.value


@lowers_statement(ast.Assign)
def assign(ctx: Context, node: ast.Assign) -> None:
    lists = node.bracketed and any(map(is_list, (node.targets[0], node.value)))
    if len(node.targets) != 1 or lists:
        assign_several(ctx, node.targets, node.value, node.printed, node.span)
        keep_bounds(ctx, node.targets)
        return
    (target,) = node.targets
    assign_one(ctx, target, node.op, node.value, node.span, named=not node.bracketed)
    keep_bounds(ctx, node.targets)
    if node.printed:
        display_target(ctx, target)


def is_list(node: ast.Expr) -> bool:
    """True if it may stand for several values, or for none."""
    if isinstance(node, ast.Index):
        return node.kind == "{}"
    return isinstance(node, (ast.Field, ast.Ignored))


def assign_one(
    ctx: Context, target: ast.Expr, op: str, value: ast.Expr, span: Span, named: bool = True
) -> None:
    """`target = value` or `target op= value`. Subscripts are evaluated before the right side."""
    where = place(ctx, target, named)
    acts = _may_act(ctx, value)
    if acts:
        check_names(ctx, where)
    if where.takes_list and (acts or op != "="):  # which would read the target first
        _count(ctx, where, one=True)
    if op != "=":
        right = _assigned(ctx, value, span) if is_list(value) else ctx.expr(value)
        left = current(ctx, where)
        store(ctx, where, ctx.b.emit(BINARY[op.removesuffix("=")], left, right, span=span))
        return
    if isinstance(target, ast.Index) and target.kind == "()" and is_deletion(value):
        delete(ctx, where, value)
        return
    store(ctx, where, _assigned(ctx, value, span))


def _assigned(ctx: Context, value: ast.Expr, span: Span) -> Operand:
    """What a right-hand side assigns to one target: of a comma list its first value."""
    (operand,) = ctx.values(value, ASSIGNED)
    if isinstance(operand, Splat):
        return ctx.b.emit("listitem", operand.value, span=span, payload=ListItem(0))
    return operand


def display_target(ctx: Context, target: ast.Expr) -> None:
    """Prints the whole variable that a target belongs to."""
    root, _ = steps_of(target)
    if isinstance(root, ast.Name) and not isinstance(target, ast.Ignored):
        display_variable(ctx, root.id, target.span)


def assign_several(
    ctx: Context, targets: Sequence[ast.Expr], value: ast.Expr, printed: bool, span: Span
) -> None:
    """`[a, ~, c{1:2}] = value`."""
    places = [place(ctx, target, named=False) for target in targets]
    for where in places if _may_act(ctx, value) else ():
        check_names(ctx, where)
    if any(p.may_be_list for p in places):
        _assign_lists(ctx, places, value, printed, span)
        return
    if is_constant(value) and len(places) > 1:
        _refuse_constant(ctx, span)
        return
    results = ctx.values(value, _outputs_wanted(places))
    items = take_back(ctx, results)
    for index, (where, result) in enumerate(zip(places, results, strict=True), 1):
        if not where.name:
            continue
        if result in items:
            ctx.b.append(items[result])
        checked = _checked(ctx, result, index, span)
        store(ctx, where, checked)
        if printed:
            display_variable(ctx, where.name, where.span)


def _refuse_constant(ctx: Context, span: Span) -> None:
    ctx.fail("invalid number of output arguments for constant expression", span)


def _outputs_wanted(places: Sequence[Place]) -> Want:
    ignored = tuple(k for k, p in enumerate(places, 1) if not p.name)
    return Want("outputs", len(places), ignored=ignored)


def _checked(ctx: Context, result: Operand, index: int, span: Span) -> Operand:
    """One of several outputs, or the error that it is not there."""
    definition = result.definition if isinstance(result, Value) else None
    if definition is not None and definition.op in ("listitem", "checkout"):
        payload = definition.payload
        if isinstance(payload, ListItem) or (
            isinstance(payload, Output) and payload.output is None
        ):
            definition.payload = replace(payload, several=True)
        return result
    return ctx.b.emit("checkout", result, span=span, payload=Output(index, several=True))


def _assign_lists(
    ctx: Context, places: Sequence[Place], value: ast.Expr, printed: bool, span: Span
) -> None:
    """Targets of which some take a number of values known only at run time."""
    counts: list[Operand] = []
    for where in places:
        if not where.may_be_list:
            counts.append(ONE)
            continue
        counts.append(_count(ctx, where))
    starts: list[Operand] = [ZERO]
    for count in counts:
        total = count if starts[-1] is ZERO else _sum(ctx, starts[-1], count, span)
        starts.append(total)
    if is_constant(value):
        with ctx.only_if(ctx.b.emit("lt", ONE, starts[-1], span=span)):
            _refuse_constant(ctx, span)
    (values,) = ctx.values(value, Want("dynamic", amount=starts[-1]))
    assert isinstance(values, Splat)
    for where, start, count in zip(places, starts, counts, strict=False):
        _store_list(ctx, where, values.value, start, count)
        if len(places) == 1 and [(step.kind, step.count) for step in where.path] == [("{", 1)]:
            _store_unasked(ctx, where, values.value, count)
        if printed and where.name:
            display_variable(ctx, where.name, where.span)


def _count(ctx: Context, where: Place, one: bool = False) -> Operand:
    """The number of values that a target takes; with `one`, which has to be one."""
    base = ctx.read_raw(where.name, where.span)
    chain = Chain(where.path, where.shown, one=one)
    return ctx.b.emit("countpath", base, *where.operands, span=where.span, payload=chain)


def _sum(ctx: Context, a: Operand, b: Operand, span: Span) -> Operand:
    """The sum of two counts."""
    if isinstance(a, Const) and isinstance(b, Const):
        return Const(float(str(a.value)) + float(str(b.value)))
    return ctx.b.emit("plus", a, b, span=span)


def _store_list(ctx: Context, where: Place, values: Value, start: Operand, count: Operand) -> None:
    if not where.name:
        return
    if not where.may_be_list:
        item = ctx.b.emit(
            "listitem", values, start, span=where.span, payload=ListItem(several=True)
        )
        store(ctx, where, item)
        return
    base = ctx.read_raw(where.name, where.span)
    new = ctx.b.emit(
        "assignlist",
        base,
        values,
        start,
        count,
        *where.operands,
        span=where.span,
        payload=Chain(where.path, where.shown),
    )
    ctx.write(where.name, new, where.span)


def _store_unasked(ctx: Context, where: Place, values: Value, count: Operand) -> None:
    """`[c{1:0}] = f()`, where f gives a value nevertheless: c becomes the cell of it. That is how
    `[varargout{1:nargout}] = f()` passes on the value of a call statement."""
    with ctx.only_if(ctx.b.emit("eq", count, ZERO, span=where.span)):
        found = ctx.b.emit("listcount", values, span=where.span)
        with ctx.only_if(ctx.b.emit("lt", ZERO, found, span=where.span)):
            item = ctx.b.emit("listitem", values, span=where.span, payload=ListItem(0))
            ctx.write(where.name, ctx.b.emit("cellrow", item, span=where.span), where.span)
