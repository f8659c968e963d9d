"""Printed expressions read back as the same trees: C's own grammar says which parentheses count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pycparser import c_ast, c_parser

from mat2c.lir.c_expr import Binary, Call, Cast, Choice, Expr, Index, Name, Number, Unary, call
from mat2c.lir.expr_printer import spelled, tight

NAMES = st.sampled_from("abcxyz").map(Name)
NUMBERS = st.integers(0, 99).map(lambda n: Number(str(n), n))
OPERATORS = st.sampled_from("+ - * / % < <= == != && || & | ^ << >>".split())


def grown(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    return st.one_of(
        st.builds(Binary, OPERATORS, inner, inner),
        st.builds(Unary, st.sampled_from("-!~"), inner),
        st.builds(Cast, st.just("double"), inner),
        st.builds(Choice, inner, inner, inner),
        st.builds(Index, NAMES, inner),
        st.builds(call, st.just("f"), inner, inner),
    )


EXPRESSIONS: st.SearchStrategy[Expr] = st.recursive(st.one_of(NAMES, NUMBERS), grown, max_leaves=12)


def parsed(text: str) -> Expr:
    """The expression that C reads in a text."""
    tree = c_parser.CParser().parse(f"int f(void) {{ return {text}; }}")
    return _of(tree.ext[0].body.block_items[0].expr)


def _of(node: c_ast.Node) -> Expr:
    match node:
        case c_ast.ID():
            return Name(node.name)
        case c_ast.Constant():
            return Number(node.value, int(node.value))
        case c_ast.UnaryOp():
            return Unary(node.op, _of(node.expr))
        case c_ast.BinaryOp():
            return Binary(node.op, _of(node.left), _of(node.right))
        case c_ast.Cast():
            return Cast(node.to_type.type.type.names[0], _of(node.expr))
        case c_ast.TernaryOp():
            return Choice(_of(node.cond), _of(node.iftrue), _of(node.iffalse))
        case c_ast.ArrayRef():
            return Index(_of(node.name), _of(node.subscript))
        case c_ast.FuncCall():
            return Call(node.name.name, tuple(map(_of, node.args.exprs)))
    raise AssertionError(node)


@given(EXPRESSIONS)
def test_the_text_means_the_tree(expr: Expr) -> None:
    assert parsed(spelled(expr)) == expr


@given(EXPRESSIONS, EXPRESSIONS)
def test_a_tight_text_is_an_operand_of_anything(expr: Expr, other: Expr) -> None:
    assert parsed(f"{tight(expr)}[{spelled(other)}]") == Index(expr, other)


A, B, C = map(Name, "abc")
MINUS_ONE = Number("-1", -1)


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (Binary("+", Binary("+", A, B), C), "a + b + c"),
        (Binary("+", A, Binary("+", B, C)), "a + (b + c)"),
        (Binary("-", A, Binary("*", B, C)), "a - b * c"),
        (Binary("*", Binary("-", A, B), C), "(a - b) * c"),
        (Binary("-", A, Unary("-", B)), "a - (-b)"),
        (Binary("+", A, MINUS_ONE), "a + (-1)"),
        (Unary("-", MINUS_ONE), "-(-1)"),
        (Binary("||", Binary("&&", A, B), C), "(a && b) || c"),
        (Binary("&&", Binary("<", A, B), Unary("!", C)), "a < b && !c"),
        (Choice(Binary("|", A, B), B, C), "(a | b) ? b : c"),
        (Choice(Binary("||", A, B), B, C), "a || b ? b : c"),
        (Cast("double", Binary("+", A, B)), "(double)(a + b)"),
        (call("f", Binary("+", A, B), C), "f(a + b, c)"),
    ],
)
def test_parentheses_are_those_that_readers_need(expr: Expr, text: str) -> None:
    assert spelled(expr) == text
