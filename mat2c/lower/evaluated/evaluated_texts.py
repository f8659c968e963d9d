"""Texts that a program runs: constant `eval`s, and the scripts that it calls by name."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path

from mat2c.frontend import ast, parse_source
from mat2c.lower.calls import SPECIAL, is_own
from mat2c.resolve.caller_scope import Reaching
from mat2c.resolve.function_files import Library, Script, Unit
from mat2c.resolve.saved_names import saved_names
from mat2c.resolve.variables import MORE, Uses
from mat2c.support.diagnostics import TEXT, Diagnostics, Source

EVALS = ("eval", "evalc")
_ASSIGNED = re.compile(r"\b([A-Za-z]\w*)\s*=(?!=)")
_CONSTANTS = frozenset(
    "pi e i j I J Inf inf NaN nan NA eps true false rand randn toc tic stdin stdout stderr".split()
)


class Texts:
    """Parses constant texts, once each, so that names and lowering see the same tree. `methods`
    are the names of all methods."""

    def __init__(self, library: Library, methods: Collection[str]) -> None:
        self.library = library
        self.methods = methods
        self.reaching = Reaching(library)
        self._parsed: dict[tuple[ast.String, bool], list[ast.Stmt] | None] = {}
        self._quiet: dict[ast.String, ast.String] = {}

    def statements(self, text: ast.String, value: bool = False) -> list[ast.Stmt] | None:
        """The statements of a text; None if it has a syntax error, which is then a run-time
        error. Where a value is wanted, there are no commands."""
        key = (text, value)
        if key not in self._parsed:
            self._parsed[key] = self._parse(text, value)
        return self._parsed[key]

    def expression(self, text: ast.String) -> ast.Expr | None:
        """The one expression, or assignment, that a text is."""
        return _worth(self.statements(text, value=True) or [])

    def lines(self, text: ast.String) -> list[ast.Expr | None] | None:
        """What each line of a text is worth, which Octave reads and runs line by line; None for one
        that is more than an expression or an assignment."""
        statements = self.statements(text, value=True)
        if statements is None:
            return None
        lines: list[list[ast.Stmt]] = []
        end = 0
        for statement in statements:
            if not lines or "\n" in text.value[end : statement.span.start]:
                lines.append([])
            lines[-1].append(statement)
            end = statement.span.end
        return [_worth(line) for line in lines]

    def quiet(self, text: ast.String) -> ast.String:
        """The text as `fail` runs it, where the last statement shows nothing."""
        if text not in self._quiet:
            self._quiet[text] = ast.String(f"{text.value};", text.quote, span=text.span)
        return self._quiet[text]

    def _parse(self, text: ast.String, value: bool) -> list[ast.Stmt] | None:
        diagnostics = Diagnostics()
        tree = parse_source(Source(TEXT, text.value, text.span.source.dialect), diagnostics, value)
        if diagnostics.has_errors:
            return None
        return None if tree.kind == "class" else tree.body

    def expander(self, unit: Unit) -> Expansion:
        return Expansion(self, unit)


def _worth(statements: Sequence[ast.Stmt]) -> ast.Expr | None:
    match statements:
        case [ast.ExprStmt(expr=expr)]:
            return expr
        case [ast.Assign() as node]:
            parts = (node.targets, node.op, node.value, node.bracketed, node.at)
            return ast.AssignExpr(*parts, span=node.span)
        case _:
            return None


class Expansion:
    """For `variables.collect`: the statements that evals and calls of scripts add to a body of a
    file."""

    def __init__(self, texts: Texts, unit: Unit) -> None:
        self.texts = texts
        self.unit = unit
        self.entered: set[Unit] = {unit}

    def evaluated(self, node: ast.Index, alone: bool) -> Sequence[ast.Stmt]:
        match node.base:
            case ast.Name(id="load") if alone:
                return self._loaded(node)
            case ast.Name(id="run" | "source" as by) if alone:
                return self._sourced(by, node)
            case ast.Name(id=name) if name in EVALS:
                texts = [arg for arg in node.args if isinstance(arg, ast.String)]
                value = not alone and name == "eval"
                parsed = (self.texts.statements(text, value) for text in texts)
                return [stmt for statements in parsed for stmt in statements or []]
            case ast.Name(id="fail") if node.args and not self._has_own("fail"):
                return self._run_quietly(node.args[0])
        return ()

    def _run_quietly(self, text: ast.Expr) -> Sequence[ast.Stmt]:
        if isinstance(text, ast.String):
            return self.texts.statements(self.texts.quiet(text)) or ()
        call = ast.Index(ast.Name("eval", span=text.span), [text], "()", span=text.span)
        return [ast.ExprStmt(call, printed=False, span=text.span)]

    def _has_own(self, name: str) -> bool:
        return is_own(self.texts.library.resolve(name, self.unit))

    def _sourced(self, by: str, node: ast.Index) -> Sequence[ast.Stmt]:
        library = self.texts.library
        text = library.path_text(node.args[0], self.unit) if len(node.args) == 1 else None
        return () if text is None else self._enter(library.sourced(by, text, self.unit))

    def _enter(self, unit: Unit | None) -> Sequence[ast.Stmt]:
        """The statements of a file, once."""
        if unit is None or unit in self.entered:
            return ()
        self.entered.add(unit)
        return unit.tree.body

    def _loaded(self, node: ast.Index) -> Sequence[ast.Stmt]:
        """Assignments that stand for a `load`, so that what it sets are variables."""
        given = [arg.value for arg in node.args if isinstance(arg, ast.String)]
        words = [word for word in given if not word.startswith("-")]
        names = {word for word in words[1:] if word.isidentifier()}
        if words:
            names.add(Path(words[0]).stem)
            names.update(saved_names(self.texts.library.data_file(words[0], self.unit)))
        found: list[ast.Stmt] = []
        for name in sorted(filter(str.isidentifier, names)):
            text = ast.String(f"{name} = [];", '"', span=node.span)
            found += self.texts.statements(text) or []
        return found

    def open(self, uses: Uses, taken: Collection[str]) -> None:
        written = {name for text in uses.texts for name in _ASSIGNED.findall(text)}
        resolve = self.texts.library.resolve
        packages = {a for a, b in uses.dotted if resolve(f"{a}.{b}", self.unit) is not None}
        words = {*uses.texts, *(field for _, field in uses.dotted)}
        listed = (words & uses.mentioned.keys()) - uses.called - _CONSTANTS
        for name, node in [*uses.mentioned.items(), *uses.asked.items()]:
            means = resolve(name, self.unit)
            known = name in SPECIAL or name in taken or name in packages
            is_method = name in self.texts.methods and name in uses.called
            if known or is_method or is_own(means):
                continue
            if means is None or name in written or name in listed:
                uses.assign(name, node)
        for name in ("ans", MORE):
            uses.assign(name, next(iter(uses.mentioned.values())))

    def exposes(self, name: str, is_base: bool) -> bool:
        return self.texts.reaching.named(name, self.unit, is_base)

    def script(self, name: str) -> Sequence[ast.Stmt]:
        target = self.texts.library.resolve(name, self.unit)
        return self._enter(target.unit if isinstance(target, Script) else None)
