"""Loops over matrices in strips, on statements built by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.lir.c_expr import ONE, ZERO, Binary, Expr, Index, Name, add, integer, multiply, subtract
from mat2c.lir.c_stmt import Assign, Code, Comment, For, Rounds, Stmt, one
from mat2c.lir.loops.independence import Surroundings
from mat2c.lir.loops.strips import in_strips
from mat2c.lir.loops.threads import on_threads
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

ROW, COLUMN, N, M = map(Name, "ijnm")
LARGE = integer(2048)
AROUND = Surroundings(
    {"n": "ptrdiff_t", "m": "ptrdiff_t", "s": "double"}, {"a": "double", "b": "double"}
)


def place(row: Expr, column: Expr, rows: Expr) -> Expr:
    return add(row, multiply(rows, column))


def store(where: Expr, value: Expr, name: str = "b") -> Assign:
    return Assign(Index(Name(name), where), value)


def transposed(rows: Expr = LARGE, other: Expr = LARGE) -> Assign:
    """B(i, j) = A(j, i)"""
    return store(place(ROW, COLUMN, rows), Index(Name("a"), place(COLUMN, ROW, other)))


def nest(
    body: Sequence[Stmt], rows: Expr = LARGE, columns: Expr = LARGE, start: Expr = ZERO
) -> For:
    inner = For("i", start, "<", rows, Code([*body]), declared="ptrdiff_t")
    return For("j", ZERO, "<", columns, Code([Comment("x"), inner]), declared="ptrdiff_t")


def text(loop: For) -> str:
    return str(in_strips(one(loop), AROUND, lambda wish: wish))


def test_a_transpose_goes_in_strips() -> None:
    assert text(nest([transposed()])) == (
        "for (ptrdiff_t strip = 0; strip < 2048; strip += 16) {\n"
        "    for (ptrdiff_t j = 0; j < 2048; j++) {\n"
        "        /* x */\n"
        "        for (ptrdiff_t i = strip; i < m2c_min_index(strip + 16, 2048); i++) {\n"
        "            b[i + 2048 * j] = a[j + 2048 * i];\n"
        "        }\n"
        "    }\n"
        "}\n"
    )


def test_extents_need_not_be_known() -> None:
    assert "strip += 16" in text(nest([transposed(N, M)], N, M))


def test_loops_that_begin_at_one_and_reach_their_limit() -> None:
    rows = subtract(ROW, ONE)
    columns = subtract(COLUMN, ONE)
    body = store(place(rows, columns, LARGE), Index(Name("a"), place(columns, rows, LARGE)))
    loop = nest([body], start=ONE)
    (inner,) = (s for s in loop.body if isinstance(s, For))
    inner.relation = "<="
    shown = text(loop)
    assert "for (ptrdiff_t strip = 1; strip <= 2048; strip += 16)" in shown
    assert "for (ptrdiff_t i = strip; i < m2c_min_index(strip + 16, 2049); i++)" in shown


def test_rows_that_are_set_one_after_the_other() -> None:
    """The outer loop goes down the columns; the inner one strides."""
    across = store(place(COLUMN, ROW, LARGE), Index(Name("a"), place(COLUMN, ROW, LARGE)))
    assert "strip" in text(nest([across]))


@pytest.mark.parametrize(
    "loop",
    [
        nest([store(place(ROW, COLUMN, LARGE), Index(Name("a"), place(ROW, COLUMN, LARGE)))]),
        nest([transposed(integer(20), integer(20))], integer(20), integer(20)),  # in any cache
        nest([transposed(integer(8))], integer(8)),  # shorter than a strip
        nest([transposed()], start=COLUMN),  # the inner loop has not always the same length
        nest([transposed(integer(2000))]),  # rounds may meet
        nest([store(place(ROW, COLUMN, LARGE), Index(Name("b"), place(COLUMN, ROW, LARGE)))]),
        nest([transposed(), Assign(Name("s"), Binary("+", Name("s"), ONE))]),  # adds up in order
    ],
)
def test_loops_that_stay_as_they_are(loop: For) -> None:
    before = str(one(loop))
    assert text(loop) == before


def test_more_than_a_loop_in_a_round() -> None:
    loop = nest([transposed()])
    loop.body = loop.body + one(store(COLUMN, ONE))
    assert "strip" not in text(loop)


def test_strips_run_on_threads() -> None:
    loop = nest([transposed()])
    loop.rounds = Rounds()
    strips = in_strips(one(loop), AROUND, lambda wish: wish)
    shown = str(on_threads(strips, AROUND, lambda wish: wish))
    assert "#pragma omp parallel for schedule(static)\n    for (ptrdiff_t strip = 0;" in shown
    assert shown.count("omp") == 1


def test_a_parfor_keeps_its_rounds() -> None:
    loop = nest([transposed()])
    loop.rounds = Rounds(asked=True)
    assert "strip" not in text(loop)


@pytest.mark.parametrize(("level", "count"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_level_of_optimisation(tmp_path: Path, level: int, count: int) -> None:
    program = tmp_path / "prog.m"
    program.write_text("function prog\n A = rand(99, 80); B = A';\n disp(B(3, 4));\nend\n")
    text = session.translate(program, Options(opt_level=level), Diagnostics()).c_text
    assert text.count("strip += 16") == count
