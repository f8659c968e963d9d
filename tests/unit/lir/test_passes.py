"""The passes over statements, on statements built by hand."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
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
    subtract,
)
from mat2c.lir.c_stmt import (
    Assign,
    Block,
    Code,
    Comment,
    Declare,
    For,
    If,
    Jump,
    Label,
    Raw,
    Stmt,
    While,
    evaluate,
    one,
)
from mat2c.lir.mentions import note_texts
from tests.unit.lir.improved import improved

TYPES = {**dict.fromkeys("ijkt", "ptrdiff_t"), **dict.fromkeys("xyz", "double")}
K, N, T, X, Y = map(Name, "kntxy")
BEFORE = subtract(K, integer(1))


def store(name: str, place: Expr, value: Expr) -> Assign:
    return Assign(Index(Name(name), place), value)


def rounds(body: Sequence[Stmt], limit: Expr = N, counter: str = "t") -> For:
    return For(counter, ZERO, "<", limit, Code(list(body)))


def text(code: Code, temporaries: set[str] | None = None) -> str:
    return str(improved(code, TYPES, temporaries or set(), {"n"}))


def test_a_scalar_is_declared_where_it_is_set_first() -> None:
    code = Code([Assign(X, call("f", N)), store("a", ZERO, X)])
    assert text(code) == "const double x = f(n);\na[0] = x;\n"


def test_what_a_jump_may_leave_unset_is_zero_at_first() -> None:
    code = Code([Assign(X, call("f", N)), Label("caught"), store("a", ZERO, X)])
    assert text(code).startswith("const double x = f(n);\n")
    body = improved(code, TYPES, set(), {"n"}, {"x"})
    assert str(body).startswith("double x = 0;\nx = f(n);\n")


def test_what_changes_is_no_constant() -> None:
    code = Code([Assign(X, Number("1.0")), Assign(X, Binary("*", X, X)), store("a", ZERO, X)])
    assert text(code).startswith("double x = 1.0;\nx *= x;\n")


def test_each_loop_has_a_variable_of_its_own() -> None:
    loop = [Assign(Y, call("f", T)), store("a", T, Y)]
    shown = text(Code([rounds(loop), rounds(loop)]))
    assert shown.count("const double y = f(t);") == 2
    assert shown.count("for (ptrdiff_t t = 0; t < n; t++)") == 2


def test_what_goes_from_round_to_round_is_declared_before() -> None:
    code = Code([rounds([store("a", T, X), Assign(X, call("f", T))])])
    assert text(code).startswith("double x = 0;\nfor (")


def test_what_is_read_behind_a_branch_is_declared_before_it() -> None:
    branch = If(N, one(Assign(X, Number("1.0"))), Code())
    assert text(Code([branch, store("a", ZERO, X)])).startswith("double x = 0;\nif (n) {")


def test_texts_count_as_uses() -> None:
    use = Raw("use(x);\n", frozenset({"x"}))
    code = Code([If(N, one(Assign(X, Number("1.0"))), Code()), use])
    assert text(code).startswith("double x = 0;\n")


def test_a_text_that_may_set_a_variable_ends_its_being_constant() -> None:
    change = Raw("set(&x);\n", frozenset({"x"}), frozenset({"x"}))
    assert text(Code([Assign(X, Number("1.0")), change])).startswith("double x = 1.0;\n")


def test_a_call_for_its_effect_keeps_what_it_mentions() -> None:
    say = evaluate("say", Text('a "quoted" word'), X)
    note_texts(say, {"x"}, set[str]())
    code = Code([Assign(X, call("f", N))]) + say
    assert text(code) == 'const double x = f(n);\nsay("a \\"quoted\\" word", x);\n'


def test_a_call_that_may_set_a_variable_ends_its_being_constant() -> None:
    change = evaluate("set", Unary("&", X))
    note_texts(change, {"x"}, {"x"})
    assert text(Code([Assign(X, Number("1.0"))]) + change) == "double x = 1.0;\nset(&x);\n"


def test_the_counter_of_rounds_is_the_variable_of_the_program() -> None:
    body: list[Stmt] = [
        Comment("for k = 2:n"),
        Assign(K, add(T, integer(2))),
        store("a", subtract(K, integer(1)), X),
    ]
    code = Code([rounds(body, call("m2c_trip_index", integer(2), integer(1), N))])
    assert text(code).endswith(
        "/* for k = 2:n */\nfor (ptrdiff_t k = 2; k <= n; k++) {\n    a[k - 1] = x;\n}\n"
    )


def test_loops_that_count_down_and_by_steps() -> None:
    down = rounds([Assign(K, subtract(integer(9), T)), store("a", K, X)], integer(9))
    assert "for (ptrdiff_t k = 9; k >= 1; k--)" in text(Code([down]))
    steps = rounds(
        [Assign(K, add(Binary("*", T, integer(3)), integer(1))), store("a", K, X)], integer(4)
    )
    assert "for (ptrdiff_t k = 1; k <= 10; k += 3)" in text(Code([steps]))


def test_loops_that_count_down_from_nothing() -> None:
    below = rounds([Assign(K, subtract(ZERO, T)), store("a", K, X)], integer(3))
    assert "for (ptrdiff_t k = 0; k >= -2; k--)" in text(Code([below]))


def test_a_variable_that_the_body_changes_is_not_the_counter() -> None:
    body = [Assign(K, add(T, integer(1))), Assign(K, Binary("*", K, K)), store("a", K, X)]
    assert "for (ptrdiff_t t = 0; t < n; t++)" in text(Code([rounds(body)]))


def test_a_limit_that_the_body_changes_is_not_taken_over() -> None:
    types = {**TYPES, "n": "ptrdiff_t"}
    body = [Assign(K, add(T, integer(1))), store("a", K, X), Assign(N, add(N, K))]
    code = Code(
        [Assign(N, call("f")), rounds(body, call("m2c_trip_index", integer(1), integer(1), N))]
    )
    assert "t < m2c_trip_index(1, 1, n)" in str(improved(code, types, set()))


def test_a_variable_read_behind_its_loop_keeps_its_last_value() -> None:
    body = [Assign(K, add(T, integer(1))), store("a", K, X)]
    shown = text(Code([rounds(body), store("b", ZERO, K)]))
    assert shown.splitlines()[1].startswith("for (ptrdiff_t t = 0;") or "ptrdiff_t k = 0;" in shown
    assert "k = t + 1;" in shown


def test_temporaries_give_way_to_their_values() -> None:
    body = [
        Assign(T, subtract(K, integer(1))),
        store("a", subtract(T, integer(1)), Index(Name("b"), T)),
    ]
    code = Code([For("k", ZERO, "<", N, Code(body))])  # type: ignore[arg-type]
    assert "    a[k - 2] = b[k - 1];\n" in text(code, {"t"})


def test_what_a_call_reads_of_an_array_is_read_before_the_array_changes() -> None:
    reading = Assign(X, call("norm", Name("a"), integer(2)))
    code = Code([reading, store("a", ZERO, N), store("a", integer(1), X)])
    assert text(code, {"x"}).startswith("const double x = norm(a, 2);\na[0] = n;\n")


def test_a_value_is_not_computed_in_each_round_of_a_loop_that_it_limits() -> None:
    loop = For("i", ZERO, "<", Name("j"), Code([store("a", Name("i"), X)]))
    code = Code([Assign(Name("j"), call("f", N)), loop])
    assert text(code, {"j"}).startswith("const ptrdiff_t j = f(n);\n")


def test_a_temporary_of_what_changes_stays() -> None:
    code = Code([Assign(K, call("f")), Assign(T, subtract(K, integer(1))), Assign(K, call("g"))])
    code = code + Code([store("a", T, X), store("b", K, X)])
    assert "const ptrdiff_t t = k - 1;" in text(code, {"t"})


def test_a_value_is_not_computed_in_each_round_of_an_inner_loop() -> None:
    inner = rounds([store("a", Name("j"), X)], counter="j")
    code = Code([Assign(Y, call("f", N)), Assign(X, call("sqrt", Y)), inner])
    assert "const double x = sqrt(" in text(code, {"x", "y"})


def test_assignments_that_nothing_reads_are_gone_with_what_they_read() -> None:
    code = Code([Assign(X, call("f")), Assign(Y, Binary("*", X, X)), store("a", ZERO, N)])
    assert text(code) == "a[0] = n;\n"


def test_sums_that_nothing_reads_are_not_made() -> None:
    total = Assign(X, Binary("+", X, call("f", T)))
    assert "x" not in text(Code([Assign(X, ZERO), rounds([total, store("a", T, T)])]))


def test_a_scope_that_reads_nothing_of_a_variable_has_none() -> None:
    reads = Code([Assign(Y, call("f", N)), store("a", ZERO, Y)])
    code = Code([If(N, one(Assign(Y, call("f", N))), reads)])
    assert text(code).count("y = f(n)") == 1


def test_a_scope_that_only_sets_a_variable_in_rounds_has_none() -> None:
    def arm(*more: Stmt) -> Code:
        setting = rounds([store("a", T, N), Assign(X, Number("1.0", 1))])
        return Code([Assign(X, Number("0.0", 0)), setting, *more])

    code = one(If(Name("n"), arm(store("a", ZERO, X)), arm()))
    first, second = text(code).split("} else {")
    assert "double x = 0.0" in first
    assert "x" not in second


def test_endless_loops_and_jumps_print() -> None:
    code = one(While(None, Code([If(N, one(Jump("break")), Code())])))
    assert str(code) == "for (;;) {\n    if (n) {\n        break;\n    }\n}\n"


def test_a_loop_that_only_adds_to_what_is_not_read_goes() -> None:
    limit = Pattern("trips(n, 1)")
    adding = For("i", ZERO, "<", limit, one(Assign(X, add(X, K))), declared="ptrdiff_t")
    code = Code([Assign(X, Number("0.0")), adding, store("a", ZERO, Y)])
    note_texts(code, {"n", "x", "y"}, {"x"})
    assert text(code) == "double y = 0;\na[0] = y;\n"


def test_a_text_mentions_what_stands_in_it() -> None:
    code = Code([Raw("use(x_2, &y);\n"), Assign(T, Pattern("read(x)"))])
    note_texts(code, {"x", "y", "t"}, {"x", "y"})
    first, second = code.statements
    assert isinstance(first, Raw) and isinstance(second, Assign)
    assert [sorted(names) for names in (first.names, first.sets, second.opaque)] == [
        ["y"],
        ["y"],
        ["x"],
    ]


def test_a_variable_is_not_given_its_own_value() -> None:
    code = Code([Assign(X, X), Raw("use(x);\n", frozenset({"x"}))])
    assert text(code) == "double x = 0;\nuse(x);\n"


def test_braces_alone_in_others_are_gone() -> None:
    inner = Block(Code([Declare("const double", "v", ONE), store("a", ZERO, Name("v"))]))
    code = one(If(N, one(Block(one(inner))), Code()))
    assert text(code) == "if (n) {\n    const double v = 1;\n    a[0] = v;\n}\n"


def test_what_one_scope_only_sets_is_not_declared_there() -> None:
    """But where a text may do something, whose value then is named, so that C compilers see it."""
    used = [Assign(X, Pattern("box->dims[0]")), store("a", T, X)]
    unread = Code([rounds(used), rounds([Assign(X, Pattern("box->dims[1]")), store("a", T, Y)])])
    assert text(unread).count("x = ") == 1
    called = Code([rounds(used), rounds([Assign(X, Pattern("f(&b)")), store("a", T, Y)])])
    assert "const double x = f(&b);\n    (void)x;\n" in text(called)
