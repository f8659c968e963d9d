"""Lowering of `arguments` blocks: defaults, sizes, conversion and validators."""

from __future__ import annotations

from mat2c.builtins.declared_classes import AS_IT_IS, CONVERTED
from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Const, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.variable_payloads import Named
from mat2c.lower.calls import call_operands
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import ONE_VALUE, STATEMENT, Context
from mat2c.resolve.function_files import ClassFile


def check_arguments(ctx: Context, definition: ast.FunctionDef) -> None:
    for block in definition.arguments:
        if {"Output", "Repeating"} & set(block.attributes):  # repeating ones are statements
            continue
        for spec in block.specs:
            _check(ctx, spec)


def _check(ctx: Context, spec: ast.ArgumentSpec) -> None:
    """One parameter; options (`opts.x`) keep what the caller gave them."""
    if not ctx.is_variable(spec.name):
        return
    if spec.default is not None:
        given = ctx.b.emit("isdef", ctx.read_raw(spec.name, spec.span), span=spec.span)
        with ctx.only_if(given, negated=True):
            ctx.write(spec.name, ctx.expr(spec.default), spec.default.span)
    if spec.cls in CONVERTED:
        _convert(ctx, spec, str(spec.cls))
    elif spec.cls is not None:
        _of_class(ctx, spec, spec.cls)
    if spec.dims is not None:
        _size(ctx, spec)
    for validator in spec.validators:
        _validate(ctx, spec, validator)


def _convert(ctx: Context, spec: ast.ArgumentSpec, name: str) -> None:
    value = ctx.read(spec.name, spec.span)
    (converted,) = call_operands(ctx, name, [value], ONE_VALUE, spec.span)
    ctx.write(spec.name, converted, spec.span)


def _of_class(ctx: Context, spec: ast.ArgumentSpec, name: str) -> None:
    """A value of the class stays; another one is converted by the constructor, or refused."""
    value = ctx.read(spec.name, spec.span)
    right = ctx.b.emit(
        "builtin", value, Const(name, "char"), span=spec.span, payload=BuiltinCall("isa")
    )
    with ctx.only_if(ctx.b.emit("istrue", right, span=spec.span), negated=True):
        if name in AS_IT_IS or not _makes_from_value(ctx, name):
            ctx.fail(f"{spec.name}: value must be of the class '{name}'", spec.span)
        else:
            _convert(ctx, spec, name)


def _makes_from_value(ctx: Context, name: str) -> bool:
    """True if a call of this name with a value may make an object of it. Not if the constructor of
    the class takes nothing."""
    target = ctx.resolve(name)
    info = ctx.session.classes.of(target) if isinstance(target, ClassFile) else None
    if info is None or info.members:
        return True
    return info.constructor is not None and len(info.constructor.params) > 1


def _size(ctx: Context, spec: ast.ArgumentSpec) -> None:
    """`checksize x, extents…`: x, a scalar or vector brought to the wanted shape; [] stands for any
    extent."""
    extents: list[Operand] = [
        EMPTY if extent is None else Const(float(extent)) for extent in spec.dims or []
    ]
    value = ctx.read(spec.name, spec.span)
    sized = ctx.b.emit("checksize", value, *extents, span=spec.span, payload=Named(spec.name))
    ctx.write(spec.name, sized, spec.span)


def _validate(ctx: Context, spec: ast.ArgumentSpec, validator: ast.Expr) -> None:
    """`mustBePositive` and `Class.mustFit` are called with the parameter, `mustBeMember(x, s)` as
    it stands."""
    if isinstance(validator, ast.Index) and isinstance(validator.base, ast.Name):
        operands = arguments(ctx, validator.args)
        call_operands(ctx, validator.base.id, operands, STATEMENT, validator.span)
    elif isinstance(validator, ast.Name):
        value = ctx.read(spec.name, spec.span)
        call_operands(ctx, validator.id, [value], STATEMENT, validator.span)
    elif isinstance(validator, ast.Field):
        given: list[ast.Expr] = [ast.Name(spec.name, span=validator.span)]
        ctx.values(ast.Index(validator, given, "()", span=validator.span), STATEMENT)
    elif isinstance(validator, ast.Index):
        ctx.values(validator, STATEMENT)
