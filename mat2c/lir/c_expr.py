"""C expressions as trees, and the constructors that fold integer arithmetic.

Nothing here is text yet: how an expression is spelled, and which parentheses C needs, is the
business of `expr_printer`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """A C variable, or a macro that stands for a value."""

    text: str


@dataclass(frozen=True, slots=True)
class Number:
    """A numeric literal; `value` is that of an integer one, None otherwise."""

    text: str
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Unary:
    """A prefix operator."""

    operator: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary:
    """An operator between two operands."""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function of the runtime or of the C library that has no side effect."""

    function: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """An element of an array."""

    base: Expr
    index: Expr


@dataclass(frozen=True, slots=True)
class Cast:
    """A conversion to a C type."""

    ctype: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Choice:
    """`cond ? then : orelse`."""

    cond: Expr
    then: Expr
    orelse: Expr


@dataclass(frozen=True, slots=True)
class Pattern:
    """C with holes `{0}`, `{1}` for operands, which stand there as they bind most closely; `closed`
    says that the whole is an operand of anything."""

    template: str
    args: tuple[Expr, ...] = ()
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Text:
    """A string literal, of characters of one byte."""

    value: str


Expr = Name | Number | Text | Unary | Binary | Call | Index | Cast | Choice | Pattern

ZERO, ONE = Number("0", 0), Number("1", 1)
TRUE, FALSE = Name("true"), Name("false")


def integer(value: int) -> Expr:
    """An integer constant of type int or ptrdiff_t."""
    return Number(str(value), value)


def atom(text: str) -> Expr:
    """A variable, a number in decimal digits, or an expression that is not taken apart."""
    if text.isdigit():
        return integer(int(text))
    if text.isidentifier():
        return Name(text)
    if not _is_closed(text):
        return Pattern(text, closed=False)
    return Pattern(text[1:-1], closed=False) if text.startswith("(") else Pattern(text)


def _is_closed(text: str) -> bool:
    """True for a text in parentheses, or one call."""
    depth, last = 0, len(text) - 1
    head = text.partition("(")[0]
    for k, ch in enumerate(text):
        depth += (ch == "(") - (ch == ")")
        if ch == ")" and depth == 0:
            return k == last and (not head or head.isidentifier())
    return False


def call(function: str, *args: Expr) -> Expr:
    return Call(function, args)


def value_of(expr: Expr) -> int | None:
    """The value of an integer constant; None for any other expression."""
    return expr.value if isinstance(expr, Number) else None


def add(left: Expr, right: Expr) -> Expr:
    """The sum of two integers, the constants in it put together and written last."""
    base, shift = split_constant(left)
    other, more = split_constant(right)
    if base is None:
        return shifted(other, shift + more)
    if other is None:
        return shifted(base, shift + more)
    if isinstance(other, Unary) and other.operator == "-":
        return shifted(Binary("-", base, other.operand), shift + more)
    if isinstance(base, Unary) and base.operator == "-":
        return shifted(Binary("-", other, base.operand), shift + more)
    return shifted(Binary("+", base, other), shift + more)


def subtract(left: Expr, right: Expr) -> Expr:
    """The difference of two integers, likewise."""
    base, shift = split_constant(left)
    other, more = split_constant(right)
    if other is None:
        return shifted(base, shift - more)
    if base is not None and base == other:
        return integer(shift - more)
    if base is None and shift == more:
        return Unary("-", other)
    if base is None:
        return Binary("-", integer(shift - more), other)
    return shifted(Binary("-", base, other), shift - more)


def multiply(left: Expr, right: Expr) -> Expr:
    """The product of two integers."""
    first, second = value_of(left), value_of(right)
    if first is not None and second is not None:
        return integer(first * second)
    if 0 in (first, second):
        return ZERO
    if -1 in (first, second):
        return subtract(ZERO, right if first == -1 else left)
    if first == 1:
        return right
    return left if second == 1 else Binary("*", left, right)


def split_constant(expr: Expr) -> tuple[Expr | None, int]:
    """An integer expression as what is not constant in it, None where all is, and a constant."""
    value = value_of(expr)
    if value is not None:
        return None, value
    if isinstance(expr, Binary) and expr.operator in ("+", "-"):
        value = value_of(expr.right)
        if value is not None:
            return expr.left, value if expr.operator == "+" else -value
        value = value_of(expr.left)
        if value is not None and expr.operator == "-":
            return Unary("-", expr.right), value
    return expr, 0


def shifted(base: Expr | None, shift: int) -> Expr:
    """An integer expression with a constant added; the constant alone where `base` is None."""
    if base is None:
        return integer(shift)
    if shift == 0:
        return base
    if isinstance(base, Unary) and base.operator == "-":
        return Binary("-", integer(shift), base.operand)
    return Binary("+" if shift > 0 else "-", base, integer(abs(shift)))


def operands(expr: Expr) -> tuple[Expr, ...]:
    """The expressions that an expression consists of."""
    if isinstance(expr, Binary):
        return expr.left, expr.right
    if isinstance(expr, (Unary, Cast)):
        return (expr.operand,)
    if isinstance(expr, (Call, Pattern)):
        return expr.args
    if isinstance(expr, Index):
        return expr.base, expr.index
    if isinstance(expr, Choice):
        return expr.cond, expr.then, expr.orelse
    return ()


def rebuilt(expr: Expr, parts: Sequence[Expr]) -> Expr:
    """The expression with other operands; sums and products of integers are folded again."""
    if isinstance(expr, Binary):
        left, right = parts
        constant = value_of(right) is not None or value_of(left) is not None
        if constant and expr.operator == "+":
            return add(left, right)
        if constant and expr.operator == "-":
            return subtract(left, right)
        if expr.operator == "*" and None not in (value_of(left), value_of(right)):
            return multiply(left, right)
        return Binary(expr.operator, left, right)
    if isinstance(expr, Unary):
        return Unary(expr.operator, parts[0])
    if isinstance(expr, Cast):
        return Cast(expr.ctype, parts[0])
    if isinstance(expr, Call):
        return Call(expr.function, tuple(parts))
    if isinstance(expr, Pattern):
        return Pattern(expr.template, tuple(parts), expr.closed)
    if isinstance(expr, Index):
        return Index(*parts)
    return Choice(*parts) if isinstance(expr, Choice) else expr


def parts_of(expr: Expr) -> Iterator[Expr]:
    """An expression and all that are inside of it, from left to right."""
    work = [expr]
    while work:
        part = work.pop()
        yield part
        work += reversed(operands(part))


def names(expr: Expr) -> Iterator[str]:
    """The variables that an expression reads, each as often as it does."""
    return (part.text for part in parts_of(expr) if isinstance(part, Name))


def substitute(expr: Expr, known: dict[str, Expr]) -> Expr:
    """The expression with variables replaced."""
    if isinstance(expr, Name):
        return known.get(expr.text, expr)
    parts = operands(expr)
    if not parts:
        return expr
    changed = [substitute(part, known) for part in parts]
    return (
        expr if all(a is b for a, b in zip(parts, changed, strict=True)) else rebuilt(expr, changed)
    )
