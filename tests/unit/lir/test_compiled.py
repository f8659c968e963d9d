"""Statements built by hand, compiled and compared with NumPy: one case for each node."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
    Cast,
    Choice,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    Text,
    Unary,
    add,
    call,
    integer,
    multiply,
    parts_of,
    subtract,
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
    Stmt,
    Threads,
    While,
    evaluate,
    one,
)
from mat2c.lir.mentions import all_statements, expressions
from mat2c.lir.text.lir_printer import code_text
from mat2c.lir.text.lir_reader import parse_code

Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
X, Y, N, K, S = map(Name, ("x", "y", "n", "k", "s"))
AT, TO = Index(X, K), Index(Y, K)
HALF, TWO = Number("0.5"), Number("2.0")
POSITIVE = Binary(">", AT, Number("0.0"))

each = partial(For, "k", ZERO, "<", N, declared="ptrdiff_t")


def store(value: Expr) -> Stmt:
    return each(one(Assign(TO, value)))


def total() -> Code:
    """The sum in the first element, by a loop that a jump leaves."""
    body = Code([If(Binary(">=", K, N), one(Jump("break")), Code())])
    body += Code([Assign(S, Binary("+", S, AT)), Assign(K, add(K, ONE))])
    start = Code([Declare("double", "s", ZERO), Declare("ptrdiff_t", "k", ZERO)])
    return start + Code([While(None, body), Assign(Index(Y, ZERO), S)])


def counted() -> Code:
    """The same by a condition; a label follows."""
    body = Code([Assign(S, Binary("+", S, AT)), Assign(K, add(K, ONE))])
    start = Code([Declare("double", "s", ZERO), Declare("ptrdiff_t", "k", ZERO)])
    end = Code([Jump("goto end"), Label("end"), Assign(Index(Y, ZERO), S)])
    return start + Code([While(Binary("<", K, N), body)]) + end


def checked() -> Code:
    """The first element, copied by what tells why it leaves."""
    size = Binary("*", ONE, call("sizeof", Name("double")))
    leave = Leave("over", 3, 1)
    passed = Code([Check(Binary("<", N, ZERO), leave), Assign(Index(Y, ZERO), HALF)])
    passed += Code([Check(Binary(">", N, ZERO), leave, call("memcpy", Y, X, size))])
    return passed + Code([Assign(Index(Y, ONE), HALF), Label("over")])


def failed() -> Code:
    """Nothing, since it leaves before."""
    leaves = one(Fail(Leave("over", 3, 1)))
    return Code([If(Binary(">", N, ZERO), leaves, Code()), store(AT), Label("over")])


def summed() -> list[Stmt]:
    """Two elements of an array, of which the second is added to the first."""
    places = [Index(Name("two"), integer(k)) for k in (0, 1)]
    return [
        *(Assign(places[0], AT), Assign(places[1], HALF)),
        Declare("const double", "s", Binary("+", places[0], places[1])),
    ]


def first_sum(x: Array) -> Array:
    return np.array([x.sum(), *np.zeros(x.size - 1)])


CASES: dict[str, tuple[Code, Callable[[Array], Array]]] = {
    "binary": (one(store(Binary("*", Binary("+", AT, HALF), TWO))), lambda x: (x + 0.5) * 2),
    "difference": (one(store(Binary("-", AT, Binary("-", HALF, AT)))), lambda x: x - (0.5 - x)),
    "quotient": (one(store(Binary("/", AT, Binary("*", TWO, HALF)))), lambda x: x / 1.0),
    "unary": (one(store(Unary("-", Unary("-", AT)))), lambda x: x),
    "call": (one(store(call("fabs", AT))), np.abs),
    "cast": (one(store(Cast("ptrdiff_t", AT))), np.trunc),
    "choice": (one(store(Choice(POSITIVE, AT, HALF))), lambda x: np.where(x > 0, x, 0.5)),
    "pattern": (one(store(Pattern("fmax({0}, {1})", (AT, HALF)))), lambda x: np.maximum(x, 0.5)),
    "index": (one(store(Index(X, subtract(subtract(N, K), ONE)))), lambda x: x[::-1]),
    "if": (
        one(each(one(If(POSITIVE, one(Assign(TO, AT)), one(Assign(TO, HALF)))))),
        lambda x: np.where(x > 0, x, 0.5),
    ),
    "for by steps": (
        one(For("k", ZERO, "<", N, one(Assign(TO, AT)), 2, "ptrdiff_t")),
        lambda x: np.where(np.arange(x.size) % 2 == 0, x, 0),
    ),
    "for downwards": (
        one(For("k", subtract(N, ONE), ">=", ZERO, one(Assign(TO, AT)), -1, "ptrdiff_t")),
        lambda x: x,
    ),
    "while": (counted(), first_sum),
    "forever": (total(), first_sum),
    "block": (
        one(each(one(Block(Code([Declare("double", "s", AT), Assign(TO, S)]))))),
        lambda x: x,
    ),
    "check": (checked(), lambda x: np.array([x[0], *np.zeros(x.size - 1)])),
    "fail": (failed(), np.zeros_like),
    "comment": (Code([Comment("y = x"), store(AT)]), lambda x: x),
    "raw": (one(each(one(Raw("y[k] = x[k];\n")))), lambda x: x),
    "evaluate": (
        evaluate("memcpy", Y, X, multiply(Cast("size_t", N), call("sizeof", Name("*y")))),
        lambda x: x,
    ),
    "text": (
        one(store(Binary("+", AT, Cast("double", call("strlen", Text('a "b"\n')))))),
        lambda x: x + 6,
    ),
    "array": (
        one(each(Code([Declare("double", "two", count=integer(2)), *summed(), Assign(TO, S)]))),
        lambda x: x + 0.5,
    ),
    "ended": (
        one(
            For(
                *("k", ZERO, "<", N, one(Assign(TO, AT))),
                declared="ptrdiff_t",
                after=one(Assign(Index(Y, ZERO), TWO)),
            )
        ),
        lambda x: np.array([2.0, *x[1:]]),
    ),
    "during": (
        one(For("k", ZERO, "<", N, one(Assign(TO, AT)), declared="ptrdiff_t", during="x[k] != 0")),
        lambda x: np.where(np.cumprod(x != 0), x, 0),
    ),
    "continue": (
        one(each(Code([If(POSITIVE, one(Jump("continue")), Code()), Assign(TO, AT)]))),
        lambda x: np.where(x > 0, 0, x),
    ),
    "threads": (
        one(
            For(
                *("k", ZERO, "<", N, one(Assign(TO, Binary("+", AT, HALF)))),
                declared="ptrdiff_t",
                threads=Threads((), "static"),
            )
        ),
        lambda x: x + 0.5,
    ),
    "integers": (
        one(store(Index(X, Binary("%", add(K, integer(3)), N)))),
        lambda x: np.roll(x, -3),
    ),
}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """All cases as functions of one library, compiled once, without a warning."""
    folder: Path = tmp_path_factory.mktemp("lir")
    parts = ["#include <math.h>\n#include <stddef.h>\n#include <string.h>\n"]
    parts.append("#define M2C_LEAVE(label, line, column) goto label\n")
    for number, (code, _) in enumerate(CASES.values()):
        for name, body in ((f"f{number}", code), (f"read{number}", parse_code(code_text(code)))):
            head = f"void {name}(double *y, const double *x, ptrdiff_t n);\n"
            parts.append(f"{head}{head[:-2]}\n{{\n{body}}}\n")
    (folder / "all.c").write_text("".join(parts))
    flags = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-shared", "-fPIC"]
    flags.append("-fopenmp")
    subprocess.run(["cc", *flags, "all.c", "-o", "all.so", "-lm"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "all.so"))


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize("made", ["f", "read"])
@pytest.mark.parametrize("name", CASES)
def test_as_numpy(library: ctypes.CDLL, name: str, made: str) -> None:
    """As it is built, and as its text form reads back."""
    x = np.array([1.5, -2.25, 0.0, 7.0, -0.5])
    y = np.zeros_like(x)
    pointer = ctypes.POINTER(ctypes.c_double)
    function = getattr(library, f"{made}{list(CASES).index(name)}")
    function(y.ctypes.data_as(pointer), x.ctypes.data_as(pointer), ctypes.c_ssize_t(x.size))
    assert np.array_equal(y, CASES[name][1](x))


def test_each_kind_has_a_case() -> None:
    statements = [s for code, _ in CASES.values() for s in all_statements(code)]
    parts = [part for s in statements for expr in expressions(s) for part in parts_of(expr)]
    parts += [s.value for s in statements if isinstance(s, Evaluate)]
    assert {type(statement) for statement in statements} == set(Stmt.__args__)
    assert {type(part) for part in parts} == set(Expr.__args__)
