"""Hash-consed integer expressions in a canonical form: equality is identity.

An `Expr` is a polynomial with integer coefficients over atoms:

    n*m + 2*max(i, 0) - 3

An atom is a symbol (an integer not known: an extent, a loop counter) or a term that no polynomial
can express:

    max(a, b, …)         the greatest; min(a, b) is -max(-a, -b), |a| is max(a, -a)
    floordiv(a, b)       the floor of a/b
    broadcast(a, b, …)   the one that isn't 1, or 1: an extent of operands that conform
    unit(a, …; x; y)     x if all of a, … are 1, else y: extents of products where one operand may
    be a scalar

A symbol stands for an integer of magnitude at most 2^53, so that doubles calculate with it exactly;
`low` and `high` are what is always true of it. Over `LIMIT` terms an expression becomes an opaque
symbol: the same expression always becomes the same symbol, and cost stays bounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd, inf, isinf

from mat2c.types.polynomial import (
    BUILD,
    EXACT,
    LIMIT,
    MAX_EXTENT,
    ONE,
    Atom,
    Expr,
    Monomial,
    Number,
    as_expr,
    compounds,
    const,
    extent,
    of_atom,
    polynomial,
    scaled,
    symbol,
    uid,
)

__all__ = [
    "EXACT",
    "MAX_EXTENT",
    "Atom",
    "Expr",
    "Monomial",
    "Number",
    "abs_",
    "as_expr",
    "broadcast",
    "const",
    "extent",
    "floordiv",
    "max_",
    "min_",
    "of_atom",
    "symbol",
    "unit",
]


def max_(*values: Expr | int) -> Expr:
    """The greatest of some expressions."""
    parts: dict[Expr, int] = {}  # without the constant → greatest constant
    for value in _flatten("max", values):
        body = value - value.constant
        parts[body] = max(parts.get(body, value.constant), value.constant)
    args = _drop_dominated([body + c for body, c in parts.items()])
    if len(args) == 1:
        return args[0]
    shift = _common_shift(args)
    args = sorted((arg - shift for arg in args), key=uid)
    low, high = max(arg.low for arg in args), max(arg.high for arg in args)
    return _compound("max", tuple(args), low, high) + shift


def min_(*values: Expr | int) -> Expr:
    """The least of some expressions."""
    return -max_(*(-as_expr(value) for value in values))


def abs_(value: Expr | int) -> Expr:
    value = as_expr(value)
    return max_(value, -value)


def floordiv(a: Expr | int, b: Expr | int) -> Expr:
    """The floor of a/b. Dividing by zero gives a symbol of which nothing is known."""
    a, b = as_expr(a), as_expr(b)
    if not b.terms:
        return _divide_by_const(a, b.constant)
    if a is b and (b.low > 0 or b.high < 0):
        return const(1)
    if a is const(0):
        return a
    return _compound("floordiv", (a, b), *((0, inf) if a.low >= 0 and b.low >= 0 else (-inf, inf)))


def broadcast(*values: Expr | int) -> Expr:
    """The extent of a result of operands with these extents, given that they conform.

    Associative, commutative, idempotent, with identity 1 ([SHAPE] §5 extended by singleton
    expansion).
    """
    args = [arg for arg in dict.fromkeys(_flatten("broadcast", values)) if arg is not ONE]
    if not args:
        return ONE
    decided = next((arg for arg in args if not arg.terms), None)
    if decided is None:  # what can't be 1 is the answer
        decided = next((arg for arg in args if arg.low > 1 or arg.high < 1), None)
    if decided is not None or len(args) == 1:
        return decided or args[0]
    args.sort(key=uid)
    return _compound(
        "broadcast", tuple(args), min(0, *(a.low for a in args)), max(a.high for a in args)
    )


def unit(tests: Iterable[Expr], then: Expr | int, orelse: Expr | int) -> Expr:
    """`then` if all the tests are 1, else `orelse`."""
    then, orelse = as_expr(then), as_expr(orelse)
    tests = [test for test in dict.fromkeys(tests) if test is not ONE]
    ones = {test: ONE for test in tests if test.is_symbol}  # as they are where `then` is chosen
    then = ONE if then in tests else then.substitute(ones)
    if not tests or then is (ONE if orelse in tests else orelse.substitute(ones)):
        return orelse if tests else then
    if any(test.low > 1 or test.high < 1 for test in tests):
        return orelse
    tests.sort(key=uid)
    low, high = min(then.low, orelse.low), max(then.high, orelse.high)
    return _compound("unit", (*tests, then, orelse), low, high)


def _compound(kind: str, args: tuple[Expr, ...], low: Number, high: Number) -> Expr:
    if sum(arg.weight for arg in args) > LIMIT:
        return symbol((kind, args), "_", low, high)
    atom = compounds.get((kind, args))
    if atom is None:
        atom = Atom(kind, args, low, high)
        compounds[kind, args] = atom
    return of_atom(atom)


def _flatten(kind: str, values: Iterable[Expr | int]) -> Iterator[Expr]:
    """The operands of an associative operation, nested ones included; `x + max` distributes."""
    for value in values:
        expr = as_expr(value)
        body = expr - expr.constant if kind == "max" else expr
        atom = body.atom
        if atom is not None and atom.kind == kind:
            yield from (arg + (expr - body) for arg in atom.args)
        else:
            yield expr


def _drop_dominated(args: list[Expr]) -> list[Expr]:
    """Leaves out what another operand of max always reaches."""
    kept: list[Expr] = []
    for arg in args:
        if any((other - arg).low >= 0 for other in kept):
            continue
        kept = [other for other in kept if (arg - other).low < 0]
        kept.append(arg)
    return kept


def _common_shift(args: list[Expr]) -> int:
    """The constant to take out of a max, so that max(a + 1, b + 1) - 1 is max(a, b)."""
    if len(args) == 2 and args[0] - args[0].constant is args[1].constant - args[1]:
        return (args[0].constant + args[1].constant) // 2  # an absolute value, shifted
    first = min((arg for arg in args if arg.terms), key=lambda arg: (arg - arg.constant).uid)
    return first.constant


def _divide_by_const(a: Expr, divisor: int) -> Expr:
    if divisor == 0:
        return symbol(("floordiv", a, 0), "_")
    if divisor < 0:
        return _divide_by_const(-a, -divisor)
    atom = a.atom
    if atom is not None and atom.kind == "floordiv" and not atom.args[1].terms:
        return _divide_by_const(atom.args[0], atom.args[1].constant * divisor)
    whole = {m: c // divisor for m, c in a.terms}
    rest = {m: c % divisor for m, c in a.terms}
    quotient = polynomial(whole, a.constant // divisor)
    remainder = polynomial(rest, a.constant % divisor)
    common = gcd(divisor, *(c for _, c in remainder.terms))
    remainder = polynomial(
        {m: c // common for m, c in remainder.terms}, remainder.constant // common
    )
    divisor //= common
    if divisor == 1 or not remainder.terms:
        return quotient + scaled(remainder, 1 if divisor == 1 else 0)
    low = remainder.low if isinf(remainder.low) else remainder.low // divisor
    high = remainder.high if isinf(remainder.high) else remainder.high // divisor
    return quotient + (
        const(int(low))
        if low == high
        else _compound("floordiv", (remainder, const(divisor)), low, high)
    )


BUILD.update(
    {
        "max": lambda args: max_(*args),
        "floordiv": lambda args: floordiv(args[0], args[1]),
        "broadcast": lambda args: broadcast(*args),
        "unit": lambda args: unit(args[:-2], args[-2], args[-1]),
    }
)
