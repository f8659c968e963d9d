"""The constants of a C file: boxed ones are immortal static values, each written once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from mat2c.ir.core import Const
from mat2c.ir.payloads.value_payloads import Table
from mat2c.lir.c_expr import Cast, Expr, Name, Text
from mat2c.lir.expr_printer import tight
from mat2c.lir.mentions import names_in
from mat2c.support.diagnostics import InternalError
from mat2c.support.templates import c_string, spelling
from mat2c.types.ranges.interval_class import nearest_single
from mat2c.types.rep import ElementType


def c_double(x: float) -> str:
    """A C expression of type double with exactly this value."""
    if math.isnan(x):
        return "NAN"
    if math.isinf(x):
        return "INFINITY" if x > 0 else "-INFINITY"
    text = repr(float(x))
    if "." in text or "e" in text:
        return text
    return f"{text}.0"


def c_single(x: float) -> str:
    """A C expression of type float with the single nearest to this number."""
    text = c_double(_shortest_single(nearest_single(x)))
    if "INF" in text or text == "NAN":
        return text
    return f"({text}f)" if text.startswith("-") else f"{text}f"


def _shortest_single(x: float) -> float:
    """The number of fewest digits that is surely rounded to a single: 0.1 for 0.10000000149…"""
    for digits in range(1, 9):
        found = float(f"{x:.{digits}g}")
        around = (math.nextafter(found, -math.inf), found, math.nextafter(found, math.inf))
        if all(nearest_single(y) == x for y in around):
            return found
    return x


def c_integer(cls: str, value: int) -> str:
    """An integer constant of a type that holds it."""
    if cls == "uint64":
        return f"UINT64_C({value})"
    if cls == "int64":
        return "INT64_MIN" if value == -(2**63) else f"INT64_C({value})"
    if value < 0:
        return f"({value})"
    return f"{value}U" if cls == "uint32" else str(value)


_LONGEST = 4095  # characters of a string literal that every C compiler takes
_WIDTH = 100  # of lines of numbers
_SHORT = 16  # characters of a text that is written where it is read


def _initialisers(numbers: Table) -> list[str]:
    """The elements of a table as C constants."""
    values = numbers.values
    if numbers.has_parts:
        parts = map(c_double, values)
        pairs = zip(parts, parts, strict=True)
        return [re if im == "0.0" else f"M2C_PARTS({re}, {im})" for re, im in pairs]
    match numbers.cls:
        case "double":
            return [c_double(x) for x in values]
        case "single":
            return [_bare(c_single(x)) for x in values]
        case "logical":
            return ["true" if x else "false" for x in values]
    return [_bare(c_integer(numbers.cls, int(x))) for x in values]


def _bare(literal: str) -> str:
    """A literal without the parentheses that a negative one has."""
    return literal[1:-1] if literal.startswith("(") else literal


def _lines(columns: Sequence[Sequence[str]]) -> list[str]:
    """The elements of a table in lines: one, or one for each column, if these are long enough."""
    whole = ", ".join(item for column in columns for item in column)
    if len(whole) <= _WIDTH:
        return [whole]
    apart = [", ".join(column) for column in columns]
    if len(columns[0]) > 1 and all(len(line) < _WIDTH for line in apart):
        return [f"{line}," for line in apart[:-1]] + apart[-1:]
    return _filled([item for column in columns for item in column])


def _filled(items: Sequence[str]) -> list[str]:
    """Lines of as many elements as there is room for."""
    lines = [""]
    for k, item in enumerate(items):
        text = f"{item}," if k < len(items) - 1 else item
        if len(lines[-1]) + len(text) >= _WIDTH:
            lines.append("")
        lines[-1] += f" {text}" if lines[-1] else text
    return lines


class Constants:
    """Gives each boxed constant a name; `definitions` is their C text."""

    def __init__(self) -> None:
        self._names: dict[Const, str] = {}
        self._bytes: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._tables: dict[str, str] = {}  # by their C type and elements

    def characters(self, text: str) -> str:
        """A C expression for the bytes of a text."""
        return tight(self.elements(text))

    def elements(self, text: str) -> Expr:
        """The same, taken apart."""
        if len(text) <= _SHORT:
            return Cast("const unsigned char *", Text(text))
        return Name(self._array(text))

    def bytes_of(self, text: str) -> str:
        """The same where bytes of any type do."""
        return c_string(text) if len(text) <= _SHORT else self._array(text)

    def _array(self, text: str) -> str:
        if text not in self._bytes:
            self._bytes[text] = f"m2c_t{len(self._bytes) + 1}"
            literal = c_string(text)
            if len(text) > _LONGEST:
                literal = f"{{{', '.join(str(ord(ch)) for ch in text)}}}"
            name = self._bytes[text]
            self._texts[name] = spelling("constants").characters(name, literal)
        return self._bytes[text]

    def boxed(self, const: Const) -> str:
        """A C expression of type m2c_value * for the constant."""
        if const.cls == "colon":
            return "m2c_magic_colon"
        # 0.0 == -0.0 == False in Python, so the key holds the text as well
        key = Const(f"{const.value!r}", const.cls, const.dq)
        if key not in self._names:
            name = self._names[key] = f"m2c_k{len(self._names) + 1}"
            self._texts[name] = self._define(name, const)
        return f"&{self._names[key]}"

    def table(self, numbers: Table, ctype: str, fresh: Callable[[], str]) -> str:
        """The name of a C array of elements; `fresh` gives it one."""
        items = _initialisers(numbers)
        key = f"{ctype} {', '.join(items)}"
        if key not in self._tables:
            name = self._tables[key] = fresh()
            columns = [items[k : k + numbers.rows] for k in range(0, len(items), numbers.rows)]
            lines = _lines(columns)
            self._texts[name] = spelling("constants").table(ctype, name, len(items), lines)
        return self._tables[key]

    @property
    def tables(self) -> int:
        """The number of those arrays."""
        return len(self._tables)

    def matrix(self, numbers: Table, element: ElementType, fresh: Callable[[], str]) -> str:
        """A C expression of type m2c_value * for a matrix."""
        table = self.table(numbers, element.ctype, fresh)
        key = Const(f"{numbers.rows} {table}", "table")
        if key not in self._names:
            name = self._names[key] = f"m2c_k{len(self._names) + 1}"
            extents = numbers.rows, numbers.columns
            matrix = spelling("constants").matrix
            self._texts[name] = matrix(name, element.m2c, element.flags, *extents, table)
        return f"&{self._names[key]}"

    def row(self, items: Sequence[Const]) -> str:
        """A C expression of type m2c_value * for a row of cells that hold constants."""
        given = [self.boxed(item) for item in items]
        key = Const(", ".join(given), "row")
        if key not in self._names:
            name = self._names[key] = f"m2c_k{len(self._names) + 1}"
            self._texts[name] = spelling("constants").row(name, given)
        return f"&{self._names[key]}"

    def _define(self, name: str, const: Const) -> str:
        spell = spelling("constants")
        value = const.value
        if const.cls == "empty":
            return spell.empty(name)
        if const.cls == "string":
            return spell.string(name, self.boxed(Const(value, "char")))
        if const.cls == "char":
            text = str(value)
            data = c_string(text)
            if len(text) > _LONGEST:
                data = f"(void *){self._array(text)}"
            return spell.text(name, len(text), data, int(const.dq))
        if const.cls == "logical":
            return spell.logical(name, int(bool(value)))
        if isinstance(value, complex):
            return spell.complex_number(name, c_double(value.real), c_double(value.imag))
        if const.cls == "double" and isinstance(value, (int, float)):
            return spell.number(name, c_double(float(value)))
        if isinstance(value, int):
            return spell.integer(name, const.cls.upper(), const.cls, c_integer(const.cls, value))
        raise InternalError("codegen", f"no constant of class {const.cls}")

    def definitions(self, code: Iterable[str]) -> str:
        """The C text of those that the code names; some were given to code that was not kept."""
        named = {name for text in code for name in names_in(text)}
        kept = []
        for name, text in reversed(self._texts.items()):
            if name in named:
                kept.append(text)
                named.update(names_in(text))
        return "".join(reversed(kept))
