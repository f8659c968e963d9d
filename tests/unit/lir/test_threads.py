"""Loops on threads, on statements built by hand: which loops, and which not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
    Expr,
    Index,
    Name,
    Number,
    add,
    call,
    integer,
    multiply,
    subtract,
)
from mat2c.lir.c_stmt import Assign, Code, Declare, For, If, Jump, Raw, Rounds, Stmt, While, one
from mat2c.lir.loops.independence import Surroundings
from mat2c.lir.loops.threads import on_threads
from mat2c.lir.unneeded_braces import without_blocks

K, J, N, M, S, Y = map(Name, "kjnmsy")
AROUND = Surroundings(
    {"n": "ptrdiff_t", "m": "ptrdiff_t", "s": "double", "b": "bool"}, {"x": "double", "y": "double"}
)
HALF = Number("0.5")


def loop(
    body: Sequence[Stmt], limit: Expr = N, rounds: Rounds | None = None, **more: object
) -> For:
    known = Rounds() if rounds is None else rounds
    return For("k", ZERO, "<", limit, Code([*body]), declared="ptrdiff_t", rounds=known, **more)  # type: ignore[arg-type]


def inner(body: Sequence[Stmt], limit: Expr) -> For:
    return For("j", ZERO, "<", limit, Code([*body]), declared="ptrdiff_t")


def store(name: str, place: Expr, value: Expr = HALF) -> Assign:
    return Assign(Index(Name(name), place), value)


def read(name: str, place: Expr) -> Expr:
    return Index(Name(name), place)


def text(statement: For) -> str:
    return str(without_blocks(on_threads(one(statement), AROUND, lambda wish: wish)))


def hindrance(statement: For) -> str:
    assert "omp" not in text(statement)
    assert statement.rounds is not None
    return statement.rounds.hindrance


def test_a_loop_of_unknown_length_has_two_versions() -> None:
    shown = text(loop([store("y", K, Binary("*", HALF, read("x", K)))]))
    assert shown.startswith("if (n >= ") and "} else {\n" in shown
    assert shown.count("for (ptrdiff_t k = 0; k < n; k++)") == 2
    assert shown.count("#pragma omp parallel for schedule(static)\n") == 1


def test_a_loop_of_known_length_has_one() -> None:
    body = [store("y", K, read("x", K))]
    assert text(loop(body, integer(10**6))).startswith(
        "#pragma omp parallel for schedule(static)\n"
    )
    assert hindrance(loop(body, integer(1000))) == "there is too little to do in it"


def test_loops_of_the_program_stay_as_they_are() -> None:
    own = loop([store("y", K)], integer(10**6))
    own.rounds = None
    assert "omp" not in text(own)


def test_a_step_of_the_same_element_is_no_hindrance() -> None:
    body = [store("y", add(K, ONE), Binary("+", read("y", add(K, ONE)), read("x", ZERO)))]
    assert "omp" in text(loop(body, integer(10**6)))


@pytest.mark.parametrize(
    "body",
    [
        [store("y", K, read("y", subtract(K, ONE)))],  # what another round has set
        [store("y", ZERO)],  # all rounds set it
        [store("y", K), store("y", add(K, ONE))],  # so do two
        [store("y", read("x", K))],  # perhaps twice
        [store("y", Binary("*", K, K))],
        [store("y", subtract(N, K), read("y", K))],
        [store("y", K, call("sum", Y))],  # as a whole
        [inner([store("y", add(K, J))], M)],
        [inner([store("y", add(J, multiply(K, M)))], N)],  # j may reach the next column
        [inner([store("y", add(multiply(J, N), multiply(K, K)))], N)],
    ],
)
def test_rounds_that_may_meet_at_an_element(body: list[Stmt]) -> None:
    assert hindrance(loop(body, integer(10**6))).startswith("rounds may set and read the same")


def test_columns_are_the_rounds_own() -> None:
    column = inner([store("y", add(J, multiply(M, K)), read("x", add(K, multiply(N, J))))], M)
    shown = text(loop([column]))
    assert "if (n * m >= " in shown and "omp" in shown
    fixed = inner([store("y", add(J, multiply(integer(300), K)))], integer(200))
    assert "omp" in text(loop([fixed], integer(10**5)))


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        (Assign(S, read("x", K)), "the value of 's' passes from round to round"),
        (Assign(S, Binary("/", S, HALF)), "the value of 's' passes from round to round"),
        (Assign(S, Binary("-", HALF, S)), "the value of 's' passes from round to round"),
        (Assign(S, call("m2c_plus_i32", S, HALF)), "the value of 's' passes from round to round"),
        (Assign(N, add(N, ONE)), "the limit of the loop changes in it"),
        (Assign(Name("g"), HALF), "it uses what all threads don't share"),
        (store("z", K), "it uses what all threads don't share"),
        (Raw("work();\n"), "it calls a function"),
        (If(Name("b"), one(Jump("break")), Code()), "a round may end the loop"),
        (If(Name("b"), one(Jump("goto fail")), Code()), "a round may end the loop"),
    ],
)
def test_what_threads_can_not_do(statement: Stmt, why: str) -> None:
    assert hindrance(loop([store("y", K), statement])).startswith(why)


def test_loops_that_end_early_or_are_seen_behind() -> None:
    assert hindrance(loop([store("y", K)], during="s > 0.0")) == "a round may end the loop"
    assert hindrance(loop([store("y", K)], after=Code())) == "a round may end the loop"
    seen = loop([store("y", K)])
    seen.declared = ""
    assert hindrance(seen) == "'k' is read behind the loop"


def test_jumps_inside_are_no_hindrance() -> None:
    search = While(None, Code([If(Name("b"), one(Jump("break")), Code())]))
    assert "omp" in text(loop([store("y", K), search]))


def test_sums_are_made_in_a_fixed_number_of_parts() -> None:
    shown = text(loop([Assign(S, Binary("+", S, read("x", K)))], integer(10**6)))
    assert "double s_parts[M2C_PARTS];" in shown
    assert "#pragma omp parallel for schedule(dynamic) private(s)\n" in shown
    assert "s = -0.0;" in shown and "s_parts[part] = s;" in shown
    assert "k = m2c_part(1000000, part); k < m2c_part(1000000, part + 1); k++" in shown
    assert shown.count("s += s_parts[part];") == 1


def test_extremes_begin_with_the_value_before() -> None:
    shown = text(loop([Assign(S, call("m2c_max_f64", S, read("x", K)))], integer(10**6)))
    assert "const double s_start = s;" in shown and "s = s_start;" in shown
    assert "s = m2c_max_f64(s, s_parts[part]);" in shown


def test_reductions_in_two_ways_or_that_are_read_are_none() -> None:
    both: list[Stmt] = [Assign(S, Binary("+", S, HALF)), Assign(S, Binary("*", S, HALF))]
    assert hindrance(loop(both)) == "'s' is changed in two ways"
    seen: list[Stmt] = [Assign(S, Binary("+", S, HALF)), store("y", K, S)]
    assert hindrance(loop(seen)) == "'s' is read while rounds add to it"
    assert "omp" in text(loop([both[0], Assign(S, Binary("-", S, read("x", K)))]))


def test_a_parfor_may_do_more() -> None:
    """Storage and calls have been looked at before; arrays that a round fills are the threads'."""
    known = Rounds(frozenset("y"), frozenset("x"), asked=True)
    body: list[Stmt] = [
        Raw("fill(x);\n", frozenset("x"), frozenset("x")),
        store("y", call("f", K), HALF),
    ]
    shown = text(loop(body, integer(10**6), known))
    assert "#pragma omp parallel for schedule(guided) private(x)\n" in shown
    other: list[Stmt] = [Raw("fill(y);\n", frozenset("y"), frozenset("y"))]
    assert hindrance(loop(other, rounds=Rounds(asked=True))) == "'y' is set as a whole"
    told = Rounds(asked=True, hindrance="an error may end a round")
    assert hindrance(loop(body, rounds=told)) == "an error may end a round"


def test_only_the_outermost_loop_is_on_threads() -> None:
    column = inner([store("y", add(J, multiply(M, K)))], M)
    column.rounds = Rounds()
    assert text(loop([column], integer(10**6))).count("omp") == 1


def test_a_variable_of_the_round_is_its_own() -> None:
    body: list[Stmt] = [Declare("const double", "t", read("x", K)), store("y", K, Name("t"))]
    assert "omp" in text(loop(body))
