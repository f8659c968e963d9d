"""Loops as copies of blocks, on statements built by hand."""

from __future__ import annotations

import pytest

from mat2c.lir.c_expr import ZERO, Binary, Expr, Index, Name, add, integer, multiply
from mat2c.lir.c_stmt import Assign, Code, Comment, For, Stmt, one
from mat2c.lir.loops.block_copies import copy_blocks
from mat2c.lir.loops.independence import Surroundings

ROW, J, K, N = map(Name, "ijkn")
DOUBLES = dict.fromkeys(("a", "b"), "double")
AROUND = Surroundings({"k": "ptrdiff_t", "n": "ptrdiff_t"}, {**DOUBLES, "c": "bool"})


def store(to: Expr, start: Expr, target: str = "b", source: str = "a") -> Assign:
    return Assign(Index(Name(target), to), Index(Name(source), start))


def loop(
    body: Stmt, limit: Expr = N, counter: str = "i", start: Expr = ZERO, relation: str = "<"
) -> For:
    return For(counter, start, relation, limit, one(body), declared="ptrdiff_t")


def text(statement: Stmt) -> str:
    return str(copy_blocks(one(statement), AROUND))


def test_elements_side_by_side_are_a_block() -> None:
    place = add(ROW, multiply(N, K))
    assert text(loop(store(place, ROW))) == (
        "if (n > 0)\n    memcpy(b + n * k, a, (size_t)n * sizeof(double));\n"
    )


def test_a_loop_may_begin_anywhere() -> None:
    found = text(loop(store(ROW, add(ROW, K)), integer(9), start=integer(2), relation="<="))
    assert found == "memcpy(b + 2, a + (k + 2), 8 * sizeof(double));\n"


def test_blocks_side_by_side_are_one() -> None:
    place = add(ROW, multiply(integer(5), J))
    nest = loop(loop(store(place, add(place, ONE_ROW)), integer(5)), integer(8), "j")
    assert text(nest) == "memcpy(b, a + 5, 40 * sizeof(double));\n"


def test_blocks_apart_stay_blocks() -> None:
    to, start = add(ROW, multiply(integer(6), J)), add(ROW, multiply(integer(5), J))
    nest = text(loop(loop(store(to, start), integer(5)), integer(8), "j"))
    assert "memcpy(b + 6 * j, a + 5 * j, 5 * sizeof(double));" in nest
    assert nest.startswith("for (ptrdiff_t j = 0;")


def test_comments_stay() -> None:
    nest = For("i", ZERO, "<", N, Code([Comment("x"), store(ROW, ROW)]), declared="ptrdiff_t")
    assert text(nest).startswith("/* x */\n")


ONE_ROW = integer(5)
KEPT = {
    "a stride": store(multiply(integer(2), ROW), ROW),
    "a turn": store(ROW, Binary("-", N, ROW)),
    "a conversion": store(ROW, ROW, source="c"),
    "one array": store(add(ROW, integer(1)), ROW, target="a"),
    "a place that is looked up": store(ROW, add(ROW, Index(Name("a"), ZERO))),
    "storage of others": store(ROW, ROW, source="other"),
    "arithmetic": Assign(Index(Name("b"), ROW), Binary("*", Index(Name("a"), ROW), K)),
}


@pytest.mark.parametrize("kept", KEPT)
def test_other_loops_stay(kept: str) -> None:
    statement = loop(KEPT[kept])
    assert text(statement) == str(one(statement))


def test_few_elements_stay() -> None:
    assert text(loop(store(ROW, ROW), integer(3))).startswith("for")
