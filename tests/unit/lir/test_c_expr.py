"""Sums of integers are folded, whatever order the constants come in."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from mat2c.lir.c_expr import (
    Binary,
    Expr,
    Name,
    Number,
    Unary,
    add,
    atom,
    integer,
    multiply,
    names,
    substitute,
    subtract,
)
from mat2c.lir.expr_printer import spelled, tight

VALUES = {"a": 7, "b": -3, "n": 11}


def value(expr: Expr) -> int:
    """What an expression comes to for `VALUES`."""
    if isinstance(expr, Name):
        return VALUES[expr.text]
    if isinstance(expr, Number):
        assert expr.value is not None
        return expr.value
    if isinstance(expr, Unary):
        return -value(expr.operand)
    assert isinstance(expr, Binary)
    left, right = value(expr.left), value(expr.right)
    return {"+": left + right, "-": left - right, "*": left * right}[expr.operator]


LEAVES = st.one_of(st.sampled_from(list(VALUES)).map(Name), st.integers(-5, 5).map(integer))


FOLDED: dict[str, Callable[[Expr, Expr], Expr]] = {"+": add, "-": subtract, "*": multiply}


@given(LEAVES, LEAVES, LEAVES, st.sampled_from("+-*"), st.sampled_from("+-*"))
def test_folding_keeps_values(a: Expr, b: Expr, c: Expr, first: str, second: str) -> None:
    whole = FOLDED[second](FOLDED[first](a, b), c)
    assert value(whole) == value(Binary(second, Binary(first, a, b), c))


def test_constants_come_last_and_together() -> None:
    assert add(integer(2), subtract(Name("k"), integer(3))) == Binary("-", Name("k"), integer(1))
    assert subtract(add(Name("k"), integer(1)), integer(1)) == Name("k")
    assert subtract(Name("k"), Name("k")) == integer(0)
    down = add(integer(2), multiply(Name("k"), integer(-1)))
    assert down == Binary("-", integer(2), Name("k"))


def test_substitution_folds_again() -> None:
    place = Binary("-", Name("t"), integer(1))
    assert substitute(place, {"t": Binary("-", Name("k"), integer(1))}) == Binary(
        "-", Name("k"), integer(2)
    )
    assert list(names(substitute(Unary("-", Name("t")), {"t": Name("k")}))) == ["k"]


def test_texts_are_taken_as_what_they_are() -> None:
    assert atom("12") == integer(12)
    assert atom("rows") == Name("rows")
    for text, operand in [("a + b", "(a + b)"), ("f(a, g(b))", "f(a, g(b))"), ("x->n", "(x->n)")]:
        assert (spelled(atom(text)), tight(atom(text))) == (text, operand)
    assert tight(atom("f(a) + g(b)")) == "(f(a) + g(b))"
