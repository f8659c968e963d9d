"""Methods of strings in chains, `s.upper ()` and `s.replace (a, b)`, in MATLAB's dialect.

    t = s.upper ()         becomes         if s is a string, t = upper (s)
                                           otherwise, t = s.upper ()

Where inference knows the class, one of the two is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mat2c.builtins.first_arguments import STRING_METHODS, STRING_QUERIES
from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.ir.core import MAGIC_COLON, Const, Operand, Splat, Value
from mat2c.ir.payloads.access_payloads import CellRead
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.expressions import subscript_chains as plainly
from mat2c.lower.expressions.subscript_chains import Step, arguments
from mat2c.lower.lowering_context import INDEXED, Context, Want
from mat2c.lower.statements.undefined_paths import Ways
from mat2c.support.diagnostics import Span

Caller = Callable[[Context, str, list[Operand], Want, Span], list[Operand]]


def follow(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want, name: str, call: Caller
) -> list[Operand]:
    """Applies steps to a value that may be a string; `call` calls a function of the library."""
    at = _called_at(ctx, steps)
    if at is None:
        return plainly.follow(ctx, base, steps, want, name)
    if at > 0:
        base = plainly.follow(ctx, base, steps[:at], INDEXED, name)[0]
    field, given = steps[at], steps[at + 1] if _takes_arguments(steps, at) else None
    used = at + 1 if given is None else at + 2
    asked = want if used == len(steps) else INDEXED

    def of_string() -> list[Operand]:
        args = arguments(ctx, given.args) if isinstance(given, ast.Index) else []
        return call(ctx, str(field.name), [base, *args], asked, field.span)  # type: ignore[union-attr]

    def otherwise() -> list[Operand]:
        return plainly.follow(ctx, base, steps[at:used], asked, name)

    values = _either(ctx, base, of_string, otherwise, asked, field.span)
    if used == len(steps):
        return values
    return follow(ctx, values[0], steps[used:], want, name, call)


def _called_at(ctx: Context, steps: Sequence[Step]) -> int | None:
    """The index of the first step that may call a method of a string. Where classes overload
    subscripts, a chain through an object is one operation."""
    if not ctx.dialect.strings:
        return None
    if "subsref" in ctx.session.classes.method_names:
        return 0 if steps and _may_call(ctx, steps, 0) else None
    return next((k for k in range(len(steps)) if _may_call(ctx, steps, k)), None)


def _may_call(ctx: Context, steps: Sequence[Step], k: int) -> bool:
    step = steps[k]
    name = step.name if isinstance(step, ast.Field) else None
    if not isinstance(name, str) or name not in STRING_METHODS:
        return False
    if _takes_arguments(steps, k):
        return True
    return name in STRING_QUERIES and name not in _own_fields(ctx)


def _takes_arguments(steps: Sequence[Step], k: int) -> bool:
    """True if parentheses follow a step."""
    following = steps[k + 1] if k + 1 < len(steps) else None
    return isinstance(following, ast.Index) and following.kind == "()"


def _own_fields(ctx: Context) -> frozenset[str]:
    """The names of properties, of fields that the file at hand assigns to, and in its texts."""
    path = ctx.unit.path
    if path not in ctx.session.fields_of:
        ctx.session.fields_of[path] = frozenset(_names_of_fields(ctx.unit.tree))
    known = ctx.session.classes.infos.values()
    return ctx.session.fields_of[path].union(*(info.properties() for info in known))


def _names_of_fields(tree: ast.SourceFile) -> Iterator[str]:
    for node in nodes_in(tree):
        if isinstance(node, ast.String):
            yield node.value
        elif isinstance(node, ast.Assign | ast.AssignExpr):
            for target in nodes_in(*node.targets):
                if isinstance(target, ast.Field) and isinstance(target.name, str):
                    yield target.name


def _either(
    ctx: Context,
    base: Operand,
    of_string: Callable[[], list[Operand]],
    otherwise: Callable[[], list[Operand]],
    want: Want,
    span: Span,
) -> list[Operand]:
    """The values of a chain through `base` where that is a string, and where it is something
    else. A comma list waits in a cell where the ways meet."""
    if isinstance(base, Const):
        return of_string() if base.cls == "string" else otherwise()
    overloaded = "subsref" in ctx.session.classes.method_names
    is_list = want.kind in ("list", "dynamic") or (want.kind == "statement" and overloaded)
    results = [ctx.function.fresh() for _ in range(want.count if want.kind == "outputs" else 1)]
    merge, ways = ctx.b.new_block(), Ways(ctx)
    strings, others = ctx.b.new_block(), ctx.b.new_block()
    known = ctx.b.emit("builtin", base, span=span, payload=BuiltinCall("isstring"))
    ctx.b.branch(ctx.b.emit("istrue", known, span=span), strings, others, merge)
    for block, lower in ((strings, of_string), (others, otherwise)):
        ctx.b.start(block)
        with ways.way():
            _define(ctx, results, lower(), is_list, span)
        ctx.b.jump(merge)
    ctx.b.start(merge)
    ways.meet()
    if is_list:
        whole = ctx.b.emit("celllist", results[0], MAGIC_COLON, span=span, payload=CellRead())
        return [Splat(whole)]
    return [*results]


def _define(
    ctx: Context, results: Sequence[Value], values: list[Operand], is_list: bool, span: Span
) -> None:
    if is_list:
        values = [ctx.b.emit("cellrow", *values, span=span)]
    for result, value in zip(results, values, strict=True):
        ctx.b.define(result, "copy", value, span=span)
