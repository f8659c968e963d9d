"""Lowering of subscript chains and calls as values: `f(1).a{2}(3)`, `c{:}`, `s.f`, `x(end)`.

A chain starts at a variable, a function or any other expression. All its steps but the last give
one value; what the last one gives is up to the place where the chain stands (`Want`).
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import children
from mat2c.ir.core import EMPTY, Access, Const, Instr, Operand, Splat, Value, is_written_empty
from mat2c.ir.payloads.access_payloads import CellRead, Chain, FieldRead, Subscript
from mat2c.ir.payloads.call_payloads import BuiltinCall, Invocation, Member
from mat2c.ir.payloads.variable_payloads import ListItem, Output
from mat2c.lower.lowering_context import INDEXED, LIST, ONE, ONE_VALUE, ZERO, Context, Want
from mat2c.lower.string_arguments import text_value
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace

Step = ast.Index | ast.Field
NO_END = "invalid use of 'end': may only be used to index existing value"
_CALL_OF_END = "Invalid call to end.  Correct usage is:\n\n -- end"

NOTHING = "indexing undefined value"
NOTHING_OF_HANDLE = "can't perform indexing operations for <unknown type> type"

LIST_FORMS = {
    "call": "calllist",
    "builtin": "builtinlist",
    "dispatch": "dispatchlist",
    "callhandle": "callhandlelist",
    "subsref": "subslist",
    "member": "memberlist",
    "cellref": "celllist",
    "getfield": "fieldlist",
}
"""Operations with a form that gives a comma list."""


def arguments(
    ctx: Context, exprs: Sequence[ast.Expr], scope: bool = False, want: Want = LIST
) -> list[Operand]:
    """The operands for a list of arguments; comma lists are spread. `scope`: they are subscripts of
    the innermost end scope."""
    operands: list[Operand] = []
    for k, expr in enumerate(exprs):
        if scope:
            ctx.ends[-1].position = k
        if isinstance(expr, (ast.Index, ast.Field)):
            operands += ctx.values(expr, want)
        elif isinstance(expr, ast.Colon) and not scope:
            operands.append(Const(":", "char"))
        else:
            operands.append(ctx.expr(expr))
    return operands


def subscripts(ctx: Context, base: Operand, step: ast.Index, undefined: str = "") -> list[Operand]:
    """The operands for the subscripts of `base`."""
    with ctx.end_scope(base, len(step.args), undefined) as scope:
        scope.place = step.base.span
        return of_objects(ctx, base, arguments(ctx, step.args, scope=True), step.span)


def of_objects(ctx: Context, base: Operand, subs: list[Operand], span: Span) -> list[Operand]:
    """Subscripts, of which objects of classes with `subsindex` say themselves what they are."""
    if "subsindex" not in ctx.session.classes.method_names:
        return subs
    return [
        sub
        if isinstance(sub, (Const, Splat))
        else ctx.b.emit("builtin", base, sub, span=span, payload=BuiltinCall("__subscript__"))
        for sub in subs
    ]


def refuse_call_of_end(ctx: Context, node: ast.End) -> Operand:
    """The error of `x(end (1))`: `end` takes no arguments."""
    parts = (Const(text, "char") for text in ("Octave:invalid-fun-call", "%s", _CALL_OF_END))
    ctx.b.emit("builtin", *parts, span=node.span, payload=BuiltinCall("error", nargout=0))
    ctx.b.raise_pending()
    return EMPTY


def no_end(ctx: Context) -> str:
    """What is said of `end` in subscripts of an undefined variable; where these are subscripts of
    another variable, too, `end` has a meaning, and the variable is told to be undefined."""
    return "" if ctx.ends else NO_END


def steps_of(node: ast.Expr) -> tuple[ast.Expr, list[Step]]:
    """The root of a chain and its steps from the inside out."""
    steps: list[Step] = []
    while isinstance(node, (ast.Index, ast.Field)):
        steps.append(node)
        node = node.base
    steps.reverse()
    return node, steps


def follow(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want, name: str
) -> list[Operand]:
    """Applies steps to a value. Messages name the root of the chain, whatever the step."""
    if not steps:
        return ctx.only(base, want)
    if "subsref" in ctx.session.classes.method_names:
        return _whole_chain(ctx, base, steps, want, name)
    if ctx.session.classes.infos:
        return _by_members(ctx, base, steps, want, name)
    passed: list[Operand] = []
    for k, step in enumerate(steps[:-1]):
        is_call = k > 0 and isinstance(steps[k - 1], ast.Field) and isinstance(step, ast.Index)
        if not is_call:  # what is called has no value before
            passed.append(base)
        calls = isinstance(step, ast.Index) and step.kind == "()"
        if calls and want.kind == "statement":
            (value,) = apply(ctx, base, step, want, name)
            base = surely(ctx, value, step.span, NOTHING_OF_HANDLE)
        else:
            (base,) = apply(ctx, base, step, INDEXED, name)
    values = apply(ctx, base, steps[-1], want, name)
    if ctx.session.has_objects and _may_pass_object(steps):
        return [_first_through_object(ctx, v, passed, steps[-1].span) for v in values]
    return values


def _whole_chain(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want, name: str
) -> list[Operand]:
    """A chain as one operation: a method `subsref` of what it passes takes the rest of it."""
    path: list[Access] = []
    operands: list[Operand] = []
    for step in steps:
        given: list[Operand] = []
        if isinstance(step, ast.Field):
            if isinstance(step.name, str):
                path.append(Access(".", field=step.name))
                continue
            given = [text_value(ctx, step.name)]
            path.append(Access("."))
        else:
            passed = base
            if path and mentions_end(ctx, step.args):
                so_far = Chain(tuple(path), name)
                passed = ctx.b.emit("chain", base, *operands, span=step.span, payload=so_far)
            given = subscripts(ctx, passed, step, no_end(ctx))
            path.append(Access(step.kind[0], len(given)))
        operands += given
    whole = Chain(tuple(path), name)
    span, args = steps[-1].span, [base, *operands]
    if want.kind == "one":
        return [ctx.b.emit("chain", *args, span=span, payload=whole)]
    amount = {"list": ONE, "statement": ZERO, "outputs": Const(float(want.count))}
    wanted = want.amount if want.kind == "dynamic" else amount[want.kind]
    values = ctx.b.emit("chainlist", wanted, *args, span=span, payload=whole)
    return list_items(ctx, values, want, span) if want.kind == "outputs" else [Splat(values)]


def _by_members(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want, name: str
) -> list[Operand]:
    """Applies steps to a value that may be an object: `x.name (…)` is one step."""
    rest, passed = list(steps), [base]
    while True:
        used = 2 if _calls_member(rest) else 1
        last = used == len(rest)
        step = rest[used - 1]
        if used == 2:
            asked = want if last else Want("one")
            values = _member(ctx, base, rest[0], step, asked, name)  # type: ignore[arg-type]
        else:
            asked = want if last else INDEXED
            if not last and want.kind == "statement" and isinstance(step, ast.Index):
                asked = want if step.kind == "()" else INDEXED
            values = apply(ctx, base, step, asked, name)
        if last and _may_pass_object(steps):
            return [_first_through_object(ctx, v, passed, step.span) for v in values]
        if last:
            return values
        (base,) = values
        passed.append(base)
        if used == 2 or asked.kind == "statement":
            base = surely(ctx, base, step.span, NOTHING_OF_HANDLE)
        del rest[:used]


def _calls_member(steps: Sequence[Step]) -> bool:
    behind = steps[1] if len(steps) > 1 else None
    return isinstance(steps[0], ast.Field) and isinstance(behind, ast.Index) and behind.kind == "()"


def _member(
    ctx: Context, base: Operand, field: ast.Field, step: ast.Index, want: Want, name: str
) -> list[Operand]:
    """`base.field (…)`, the call of a method or elements of a property."""
    lead: list[Operand] = [base]
    if isinstance(field.name, ast.Expr):
        lead, member = [base, text_value(ctx, field.name)], Member(name, named=True)
    else:
        member = Member(name, field.name)
    whole: Operand = EMPTY
    if mentions_end(ctx, step.args):
        (whole,) = apply(ctx, base, field, INDEXED, name)
    args = subscripts(ctx, whole, step)
    return emit_call(ctx, "member", [*lead, *args], want, step.span, member)


def mentions_end(ctx: Context, exprs: Sequence[ast.Expr]) -> bool:
    """True if there is an `end` that no subscript of another variable claims."""
    stack: list[ast.Node] = list(exprs)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.End):
            return True
        if isinstance(node, ast.Index) and not _is_call(ctx, node):
            stack.append(node.base)
        else:
            stack.extend(children(node))
    return False


def _is_call(ctx: Context, node: ast.Index) -> bool:
    return isinstance(node.base, ast.Name) and not ctx.is_variable(node.base.id)


def inner_want(want: Want) -> Want:
    """What a function is asked for whose value is subscripted: as many outputs as the whole."""
    if want.kind == "outputs" and want.count > 1:
        return Want("outputs", want.count, use="index")
    return want if want.kind == "statement" else INDEXED


def surely(ctx: Context, value: Operand, span: Span, missing: str = NOTHING) -> Operand:
    """A value that is subscripted further, or the error that a call gave none."""
    return ctx.b.emit("checkout", value, span=span, payload=Output(missing=missing))


def _may_pass_object(steps: Sequence[Step]) -> bool:
    """True if a chain selects several elements of a cell that a method may have given."""
    last = steps[-1]
    if not isinstance(last, ast.Index) or last.kind != "{}":
        return False
    asks = any(isinstance(s, ast.Field) or s.kind == "()" for s in steps[:-1])
    return asks and any(isinstance(a, (ast.Colon, ast.Range, ast.Matrix)) for a in last.args)


def _first_through_object(
    ctx: Context, values: Operand, passed: Sequence[Operand], span: Span
) -> Operand:
    """Of a comma list that is read through an object only the first value is given."""
    if not isinstance(values, Splat):
        return values
    return Splat(ctx.b.emit("throughobject", values, *passed, span=span))


def apply(ctx: Context, base: Operand, step: Step, want: Want, name: str) -> list[Operand]:
    """Applies one step to a value."""
    match step:
        case ast.Field(name=str(field_name)):
            return _emit_read(ctx, "getfield", [base], want, step.span, FieldRead(field_name))
        case ast.Field(name=ast.Expr() as dynamic):
            operand = text_value(ctx, dynamic)
            return _emit_read(ctx, "getfield", [base, operand], want, step.span, FieldRead())
        case ast.Index(kind="{}"):
            args = subscripts(ctx, base, step)
            if want.kind in ("list", "statement") and all(map(_surely_scalar, step.args)):
                want = ONE_VALUE
            return _emit_read(ctx, "cellref", [base, *args], want, step.span, CellRead(name))
        case _:
            assert isinstance(step, ast.Index)
            args = subscripts(ctx, base, step, no_end(ctx))
            return emit_call(ctx, "subsref", [base, *args], want, step.span, Subscript(name))


def _surely_scalar(expr: ast.Expr) -> bool:
    """Whether a subscript is one element for certain."""
    while isinstance(expr, ast.Binary) and expr.op in ("+", "-"):
        if not _surely_scalar(expr.right):
            return False
        expr = expr.left
    return isinstance(expr, (ast.Number, ast.End))


def _emit_read(
    ctx: Context,
    op: str,
    args: list[Operand],
    want: Want,
    span: Span,
    payload: CellRead | FieldRead,
) -> list[Operand]:
    """A read that gives a comma list where several elements are selected."""
    if want.kind == "one":
        if want.use:
            payload = replace(payload, use=want.use)
        return [ctx.b.emit(op, *args, span=span, payload=payload)]
    asks = ctx.session.has_objects and want.kind in ("statement", "outputs")
    if isinstance(payload, FieldRead) and asks:  # a method may be called
        payload = replace(payload, method_outputs=want.count if want.kind == "outputs" else 0)
    values = ctx.b.emit(LIST_FORMS[op], *args, span=span, payload=payload)
    if want.kind != "outputs":
        return [Splat(values)]
    return list_items(ctx, values, want, span)


def list_items(ctx: Context, values: Value, want: Want, span: Span) -> list[Operand]:
    """The items of a comma list; those that are ignored need not be there."""
    return [
        EMPTY
        if k + 1 in want.ignored
        else ctx.b.emit("listitem", values, span=span, payload=ListItem(k, True))
        for k in range(want.count)
    ]


def take_back(ctx: Context, results: Sequence[Operand]) -> dict[Operand, Instr]:
    """The items of a comma list, which are read one by one as they are assigned."""
    wanted = [r for r in results if isinstance(r, Value)]
    instrs = ctx.b.block.instrs
    start = len(instrs) - len(wanted)
    last = instrs[start:]
    if [i.op for i in last] != ["listitem"] * len(wanted) or [i.target for i in last] != wanted:
        return {}
    del instrs[start:]
    return {item.target: item for item in last}


def written_empties(operands: Sequence[Operand]) -> tuple[int, ...]:
    """The places of `[]`, '' and "" among operands. Octave knows in structs and cells which of
    their empties were written there, and tells where it names types."""
    return tuple(k for k, operand in enumerate(operands) if is_written_empty(operand))


def emit_call(
    ctx: Context, op: str, args: list[Operand], want: Want, span: Span, payload: Invocation
) -> list[Operand]:
    """An operation that takes part in the nargout protocol."""
    match want.kind:
        case "outputs":
            targets = [ctx.function.fresh() for _ in range(want.count)]
            payload = replace(payload, nargout=want.count, ignored=want.ignored)
            ctx.b.append(Instr(op, targets, args, span, payload))
            return list(targets)
        case "dynamic" if op == "unknown":  # it fails, however many are asked for
            return ctx.only(ctx.b.emit(op, *args, span=span, payload=payload), want)
        case "dynamic":
            values = ctx.b.emit(LIST_FORMS[op], want.amount, *args, span=span, payload=payload)
            return [Splat(values)]
        case "statement":
            payload = replace(payload, nargout=0)
            return [ctx.b.emit(op, *args, span=span, payload=payload)]
        case _:
            return [ctx.b.emit(op, *args, span=span, payload=payload)]
