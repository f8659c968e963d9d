"""The names of functions in packages: as a chain spells them, and as an import shortens them."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.lower.expressions.subscript_chains import Step
from mat2c.lower.lowering_context import Context
from mat2c.resolve.function_files import BuiltinFunction, UserFunction


def missing_member(ctx: Context, name: str, steps: Sequence[Step]) -> str:
    """What is said of a function that a package does not have; "" where `name` is none."""
    package = name
    for step in steps:
        if not isinstance(step, ast.Field) or not isinstance(step.name, str):
            return ""
        if not ctx.session.library.search_path.has_package(package, ctx.unit.path):
            return ""
        dotted = f"{package}.{step.name}"
        if not ctx.session.library.search_path.has_package(dotted, ctx.unit.path):
            return f"member '{step.name}' in package '{package}' does not exist"
        package = dotted
    return ""


def package_prefix(ctx: Context, name: str, steps: Sequence[Step]) -> tuple[str, int]:
    """The name of the function called, dotted if it is in a package, and how many of the steps
    spell it."""
    imported = _imported(ctx, name)
    if imported is not None:
        return imported, 0
    if ctx.resolve(name) is not None and not _hides_library(ctx, name):
        return name, 0
    dotted = name
    for used, step in enumerate(steps, 1):
        if not isinstance(step, ast.Field) or not isinstance(step.name, str):
            break
        dotted = f"{dotted}.{step.name}"
        if ctx.resolve(dotted) is not None:
            return dotted, used
    return name, 0


def _hides_library(ctx: Context, name: str) -> bool:
    """True if it is a package with the name of a function of the library, in MATLAB's dialect."""
    target = ctx.resolve(name)
    in_library = isinstance(target, BuiltinFunction) or (
        isinstance(target, UserFunction) and target.unit.in_library
    )
    path = ctx.session.library.search_path
    return ctx.dialect.matlab_errors and in_library and path.has_package(name, ctx.unit.path)


def _imported(ctx: Context, name: str) -> str | None:
    """The dotted name that a name has from an import: by itself, which hides all functions, or in a
    package whose names all are imported, which hides those of other files. [MATLAB, *Function
    Precedence Order*]"""
    known = ctx.session.imports.get((ctx.scope.name, name))
    if known is not None:
        return known
    whole = ctx.session.imported_packages.get(ctx.scope.name)
    if not whole or name in ctx.unit.functions or ctx.scope.find_nested(name) is not None:
        return None
    return next((f"{p}.{name}" for p in whole if ctx.resolve(f"{p}.{name}") is not None), None)
