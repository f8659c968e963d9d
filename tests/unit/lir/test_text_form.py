"""The text form of LIR reads back as what it was printed of."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.lir.c_expr import (
    ONE,
    Binary,
    Call,
    Cast,
    Choice,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    Text,
    Unary,
    integer,
)
from mat2c.lir.c_stmt import (
    Assign,
    Block,
    Check,
    Code,
    Comment,
    Declare,
    Evaluate,
    Fail,
    For,
    If,
    Jump,
    Label,
    Leave,
    Raw,
    Rounds,
    Stmt,
    Threads,
    While,
    one,
)
from mat2c.lir.lir_passes import watched
from mat2c.lir.routine import Routine
from mat2c.lir.text.lir_printer import code_text, routine_text
from mat2c.lir.text.lir_reader import parse_code, parse_routine, parse_routines
from mat2c.lir.text.lir_tokens import LirSyntaxError
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from mat2c.support.record import fields

ROOT = Path(__file__).parents[3]
PROGRAMS = [
    *sorted(ROOT.glob("bench/suite/*/*_driver.m")),
    *sorted(ROOT.glob("tests/e2e/*/*.m"))[::120],
]

K, X = Name("k"), Name("x")
EXPRESSIONS: list[Expr] = [
    Name("x"),
    Name("box->dims[0]"),
    *(Number("5", 5), Number("-5", -5), Number("5"), Number("0.0", 0), Number("0x1p3")),
    *(Number("1.0"), Number("1e-3"), Number("2.5f"), Number("INT64_MIN", -(2**63))),
    Text('a "quoted"\nline \\ \xe4'),
    *(Unary("-", X), Unary("-", integer(1)), Unary("!", Unary("!", X)), Unary("&", X)),
    Binary("-", X, Binary("-", K, integer(-1))),
    Binary("&&", Binary("<=", X, ONE), Unary("-", K)),
    *(Call("f", ()), Call("f", (X, Call("g", (K,)))), Call("self->f", (X,))),
    Index(Index(Name("a"), K), Binary("+", K, ONE)),
    Index(Pattern("{0}->f64", (X,)), K),
    *(Cast("double", X), Cast("const double *", X), Cast("double (*)(int)", X)),
    Choice(X, Choice(K, X, K), ONE),
    *(Pattern("a + b", closed=False), Pattern("f({0}, {1})", (X, K)), Pattern("p->q")),
]
NAMES = frozenset(("k", "x"))
STATEMENTS: list[Stmt] = [
    *(Raw("f(x);\n"), Raw("", NAMES), Raw('puts("x");\n', NAMES, frozenset(("x",)))),
    *(Evaluate(Call("f", (X,))), Evaluate(Call("f", (X,)), NAMES, frozenset(("k",)))),
    *(Fail(Leave("fail", 3, 1)), Fail(Leave("catch_2", 0, 0, "f(x);\n"), NAMES, NAMES)),
    *(Check(Call("f", (X,)), Leave("fail", 3, 1)), Check(X, Leave("fail", 3, 1), K, NAMES)),
    *(Comment("y = x; % mentions(x)"), Comment(""), Comment(" x"), Comment('"x"')),
    *(Comment("x\x01"), Assign(X, ONE), Assign(Index(X, K), X, NAMES)),
    *(Assign(Name("var"), X), Assign(Index(Name("label"), K), X), Assign(Name("text"), X)),
    *(Assign(Unary("*", X), K), Declare("double", "x"), Declare("const double *", "x", K)),
    *(Declare("double", "x", ONE, NAMES), Declare("double", "x", count=Name("M2C_PARTS"))),
    Declare("void (*)(int)", "x"),
    If(X, one(Assign(X, K)), Code()),
    If(X, Code(), one(If(K, Code(), Code(), NAMES)), NAMES),
    *(While(None, one(Jump("break"))), While(X, one(Jump("continue")), NAMES)),
    *(Jump("goto over"), Jump("return x"), Label("over"), Block(one(Assign(X, K)))),
    For("k", ONE, "<", X, Code()),
    For("k", X, ">=", ONE, one(Assign(X, K)), -2, "ptrdiff_t", one(Assign(K, X)), "", NAMES),
    For("k", ONE, "<", X, Code(), declared="ptrdiff_t", during="go && x[k] < 3"),
    For("k", ONE, "<", X, Code(), rounds=Rounds()),
    For(
        *("k", ONE, "<", X, Code()),
        rounds=Rounds(NAMES, frozenset("a"), frozenset("b"), Code(), Code(), True, 'why "not"'),
        threads=Threads(("x", "a"), "static", ("b",)),
    ),
    For("k", ONE, "<", X, Code(), threads=Threads((), "dynamic")),
]


def alike(left: object, right: object) -> bool:
    """True if two trees of statements are of the same nodes."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(alike, left, right))
    if not isinstance(left, (Code, Rounds, Routine, *Stmt.__args__)):
        return left == right
    known = fields(left)  # type: ignore[arg-type]
    return type(left) is type(right) and all(
        alike(getattr(left, part.name), getattr(right, part.name)) for part in known
    )


@pytest.mark.parametrize("expr", EXPRESSIONS, ids=repr)
def test_expressions(expr: Expr) -> None:
    code = one(Assign(Name("y"), expr))
    assert alike(parse_code(code_text(code)), code)


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda s: code_text(one(s)))
def test_statements(statement: Stmt) -> None:
    code = Code([statement, Assign(X, K), Block(one(statement))])
    assert alike(parse_code(code_text(code)), code)


def test_all_kinds_are_there() -> None:
    assert {type(expr) for expr in EXPRESSIONS} == set(Expr.__args__)
    assert {type(statement) for statement in STATEMENTS} == set(Stmt.__args__)


def test_a_function_with_all_that_is_known() -> None:
    routine = Routine(
        "f",
        one(Assign(X, K)),
        scalars={"x": "double", "k": "ptrdiff_t"},
        temporaries=frozenset("x"),
        given=frozenset("n"),
        unset=frozenset("u"),
        shared={"n": "", "m": "double complex"},
        arrays={"a": "double"},
        functions=frozenset("g"),
        declared=frozenset("x"),
    )
    plain = Routine("g", Code(), declared=frozenset())
    text = routine_text(routine) + "\n" + routine_text(plain)
    assert all(map(alike, parse_routines(text), [routine, plain]))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_programs_behind_each_pass(path: Path) -> None:
    """The same nodes; and the rules of LIR hold."""
    changed: list[str] = []

    def check(step: str, routine: Routine) -> None:
        if not alike(parse_routine(routine_text(routine)), routine):
            changed.append(f"{step}: {routine.name}")

    with watched(check):
        translate(path, Options(verify=True), Diagnostics())
    assert changed == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = ", "ends early"),
        ("x = y z", "too much"),
        ("x = (y @ z)", "column"),
        ("x = (y 1)", "no operator"),
        ("if x {", "'}' is missing"),
        ("x = 1\n}", "closes nothing"),
        ("shape {\n}", "no statements inside"),
    ],
)
def test_what_is_no_lir(text: str, complaint: str) -> None:
    with pytest.raises(LirSyntaxError, match=complaint):
        parse_code(text)
