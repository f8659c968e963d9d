"""The constants of a C file: boxed ones are immortal static values, each written once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from textwrap import wrap

from mat2c.ir.core import Const
from mat2c.lir.c_expr import Cast, Expr, Name, Text
from mat2c.lir.expr_printer import tight
from mat2c.lir.mentions import names_in
from mat2c.support.diagnostics import InternalError
from mat2c.support.templates import c_string, spelling
from mat2c.types.interval_class import nearest_single


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
    text = c_double(nearest_single(x))
    if "INF" in text or text == "NAN":
        return text
    return f"({text}f)" if text.startswith("-") else f"{text}f"


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


class Constants:
    """Gives each boxed constant a name; `definitions` is their C text."""

    def __init__(self) -> None:
        self._names: dict[Const, str] = {}
        self._bytes: dict[str, str] = {}
        self._texts: dict[str, str] = {}

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

    def table(self, values: Sequence[float]) -> str:
        """The name of a C array of doubles."""
        text = ", ".join(map(c_double, values))
        if text not in self._bytes:
            name = self._bytes[text] = f"m2c_t{len(self._bytes) + 1}"
            self._texts[name] = spelling("constants").table(name, wrap(text, _WIDTH))
        return self._bytes[text]

    def matrix(self, rows: int, values: Sequence[float]) -> str:
        """A C expression of type m2c_value * for a matrix given by column."""
        table = self.table(values)
        key = Const(f"{rows} {table}", "table")
        if key not in self._names:
            name = self._names[key] = f"m2c_k{len(self._names) + 1}"
            columns = len(values) // rows
            self._texts[name] = spelling("constants").matrix(name, rows, columns, table)
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
