"""Liveness, interference, coalescing and whole plans of small functions."""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Value
from mat2c.report.storage_text import render
from mat2c.storage.liveness import availability, liveness
from mat2c.storage.model import Options, StoragePlan
from mat2c.storage.plan import plan_storage
from mat2c.storage.storage_flow import flow
from mat2c.types.lattice import ANY, UNDEF, Type
from mat2c.types.ranges.range_ import BOOLEAN
from mat2c.types.symbolic import extent, max_
from mat2c.types.type_constructors import array, of_const, scalar
from tests.unit.storage.build import Built

N, M, K = (extent(("plan", name), name) for name in "nmk")
NUMBER, TRUTH = scalar("double"), scalar("logical")
STATIC, VECTOR = array("double", 10, 10), array("double", N, 1)


def planned(
    text: str, types: Mapping[str, Type], options: Options | None = None
) -> tuple[Built, StoragePlan]:
    built = Built(text, types)
    plan = plan_storage(built.function, built.type_of, built.may_share, options or Options())
    return built, plan


def groups(plan: StoragePlan, kind: str) -> list[list[str]]:
    return [[v.name for v in group.members] for group in plan.groups if group.kind == kind]


def together(built: Built, plan: StoragePlan, *names: str) -> bool:
    values = [built.values[name] for name in names]
    return all(plan.same_storage(values[0], value) for value in values)


def marks(built: Built, plan: StoragePlan, *names: str) -> list[str]:
    return [plan.marks[built.values[name]] for name in names]


STRAIGHT = "^0: a = builtin | b = uminus a | c = plus b b | d = mtimes c b | return d"


def test_liveness_in_a_loop() -> None:
    built = Built(
        """
        ^0: x = param | n = param | jump 1
        ^1: i = phi 0 j | y = phi x z | c = lt i n | branch c 2 3
        ^2: z = plus y i | j = plus i 1 | jump 1
        ^3: return y
        """,
        {},
    )
    live = liveness(flow(built.function))
    number = {name: live.number[value] for name, value in built.values.items()}
    pairs = [("y", "i"), ("y", "n"), ("z", "i"), ("z", "n"), ("y", "c"), ("j", "z")]
    assert all(live.interfere(number[a], number[b]) for a, b in pairs)
    apart = [("y", "z"), ("x", "y"), ("x", "z"), ("i", "j"), ("c", "z")]
    assert not any(live.interfere(number[a], number[b]) for a, b in apart)


def test_availability() -> None:
    built = Built(
        """
        ^0: a = builtin | jump 1
        ^1: i = phi 0 j | c = lt i a | branch c 2 3
        ^2: b = builtin | j = plus i 1 | jump 1
        ^3: d = builtin | return d
        """,
        {},
    )
    graph = flow(built.function)
    live = liveness(graph)
    reach = availability(graph, range(len(graph.blocks)))
    place = {name: live.place[live.number[value]] for name, value in built.values.items()}
    assert reach.available(place["a"], place["d"])
    assert reach.available(place["b"], place["d"])
    assert reach.available(place["j"], place["b"])
    assert not reach.available(place["d"], place["a"])
    assert not reach.available(place["b"], place["a"])


def test_operator_semantics() -> None:
    """b and c may follow a; d is a product of matrices, so it needs a place of its own."""
    built, plan = planned(STRAIGHT, dict.fromkeys("abcd", STATIC))
    assert together(built, plan, "a", "b")
    assert not together(built, plan, "c", "b")
    assert not together(built, plan, "d", "b")
    assert not together(built, plan, "d", "c")
    built, plan = planned(STRAIGHT, dict.fromkeys("abcd", STATIC), Options(gctd=False))
    assert len(groups(plan, "stack")) == 4


def test_example_1_nonresized_arrays() -> None:
    """[GCTD] Example 1: one group, no resizing after the first."""
    types = dict.fromkeys(["t0", "t1", "t2", "t3"], array("double", N, M, is_complex=True))
    text = "^0: t0 = builtin | t1 = minus t0 1 | t2 = power 2 t1 | t3 = uminus t2 | return t3"
    built, plan = planned(text, types)
    assert groups(plan, "heap") == [["t0", "t1", "t2", "t3"]]
    assert marks(built, plan, "t0", "t1", "t2", "t3") == ["±", "", "", ""]
    assert plan.dynamic_subsumed == 3


def test_example_2_expandable_arrays() -> None:
    """[GCTD] Example 2: eye(x, y) may need any room, the assignment only more."""
    text = "^0: a = builtin | b = subsasgn a 1 3 4 | return b"
    grown = array("double", max_(N, K), M, values=BOOLEAN)
    for size in (grown, array("double", None, None)):
        built, plan = planned(text, {"a": array("double", N, M), "b": size})
        assert together(built, plan, "a", "b")
        assert marks(built, plan, "a", "b") == ["±", "+"]
    built, plan = planned(text, {"a": array("double", 2, 3), "b": array("double", 4, 3)})
    assert groups(plan, "stack") == [["a", "b"]]
    assert plan.groups[0].size == 96
    built, plan = planned(text, {"a": array("double", 2, 3), "b": array("double", None, None)})
    assert not together(built, plan, "a", "b")  # the size of only one is static


def test_unrelated_sizes_stay_apart() -> None:
    """Colouring would put them together; the order of sizes can't compare them."""
    text = "^0: a = builtin | display a | b = builtin | display b | return"
    built, plan = planned(text, {"a": array("double", N, 1), "b": array("double", M, 1)})
    assert groups(plan, "heap") == [["a"], ["b"]]
    built, plan = planned(text, {"a": array("double", N, 1), "b": array("double", N, M + 1)})
    assert groups(plan, "heap") == [["a", "b"]]
    assert marks(built, plan, "b") == ["+"]
    built, plan = planned(text, {"a": array("double", N, 1), "b": array("single", N, 1)})
    assert len(groups(plan, "heap")) == 2


LOOP = """
    ^0: n = param | a0 = builtin | jump 1
    ^1: i = phi 0 j | a1 = phi a0 a2 | c = lt i n | branch c 2 3
    ^2: a2 = subsasgn a1 1 i | j = plus i 1 | jump 1
    ^3: return a1
"""


def test_loops_update_in_place() -> None:
    types = {"n": NUMBER, "i": NUMBER, "j": NUMBER, "c": TRUTH}
    built, plan = planned(LOOP, types | dict.fromkeys(["a0", "a1", "a2"], VECTOR))
    assert groups(plan, "heap") == [["a0", "a1", "a2"]]
    assert plan.variable_of[built.values["i"]] is plan.variable_of[built.values["j"]]
    assert [copy.pairs for copy in plan.copies] == [[(built.values["i"], built.operand("0"))]]
    assert marks(built, plan, "a0", "a1", "a2") == ["±", "", ""]
    unknown = dict.fromkeys(["a1", "a2"], array("double", None, None))
    built, plan = planned(LOOP, types | {"a0": VECTOR} | unknown)
    assert marks(built, plan, "a0", "a1", "a2") == ["±", "", "+"]


def test_without_gctd_every_array_has_its_own_storage() -> None:
    types = {"n": NUMBER, "i": NUMBER, "j": NUMBER, "c": TRUTH}
    arrays = dict.fromkeys(["a0", "a1", "a2"], VECTOR)
    built, plan = planned(LOOP, types | arrays, Options(gctd=False))
    assert len(groups(plan, "heap")) == 3
    names = {tuple((str(t), str(s)) for t, s in copy.pairs) for copy in plan.copies}
    a0, a1, a2 = (str(built.values[name]) for name in ("a0", "a1", "a2"))
    assert any((a1, a0) in pairs for pairs in names)
    assert any((a1, a2) in pairs for pairs in names)


def test_parameters_are_borrowed() -> None:
    """The parameter's array is copied once, on the way into the loop."""
    text = LOOP.replace("a0 = builtin", "a0 = param")
    types = {"n": NUMBER, "i": NUMBER, "j": NUMBER, "c": TRUTH}
    built, plan = planned(text, types | dict.fromkeys(["a0", "a1", "a2"], VECTOR))
    assert groups(plan, "borrowed") == [["a0"]]
    assert groups(plan, "heap") == [["a1", "a2"]]
    pairs = [pair for copy in plan.copies for pair in copy.pairs]
    assert (built.values["a1"], built.values["a0"]) in pairs
    assert marks(built, plan, "a1") == ["±"]


def test_swap_in_a_loop_needs_a_temporary() -> None:
    text = """
        ^0: n = param | a0 = builtin | b0 = builtin | jump 1
        ^1: a = phi a0 b | b = phi b0 a | c = lt a n | branch c 2 3
        ^2: jump 1
        ^3: return a b
    """
    built, plan = planned(
        text, dict.fromkeys(["a0", "b0", "a", "b"], VECTOR) | {"n": NUMBER, "c": TRUTH}
    )
    assert not together(built, plan, "a", "b")
    (back,) = [copy for copy in plan.copies if copy.pred.number == 2]
    order = plan.ordered(back)
    assert len(order) == 3
    state: dict[object, object] = {built.values["a"]: "a", built.values["b"]: "b"}
    for to, source in order:
        state[to] = state[source]
    assert state[built.values["a"]] == "b"
    assert state[built.values["b"]] == "a"


def test_lost_copy() -> None:
    """The φ's value is needed after the loop, when its operand has been computed already."""
    text = """
        ^0: n = param | a0 = builtin | jump 1
        ^1: a1 = phi a0 a2 | a2 = plus a1 1 | c = lt a1 n | branch c 1 2
        ^2: return a1
    """
    built, plan = planned(
        text, dict.fromkeys(["a0", "a1", "a2"], VECTOR) | {"n": NUMBER, "c": TRUTH}
    )
    assert not together(built, plan, "a1", "a2")
    pairs = [pair for copy in plan.copies for pair in copy.pairs]
    assert (built.values["a1"], built.values["a2"]) in pairs


def test_handlers_see_values_of_the_entry() -> None:
    """x2 must not overwrite x1: an error inside the block leaves x as it was."""
    text = """
        ^0: x1 = builtin | jump 1
        ^1 handler 3: x2 = subsasgn x1 1 2 | jump 2
        ^2: x3 = phi x2 h | return x3
        ^3: h = phi x1 | e = catch | jump 2
    """
    types = dict.fromkeys(["x1", "x2", "x3", "h"], VECTOR) | {"e": ANY}
    built, plan = planned(text, types)
    assert not together(built, plan, "x1", "x2")
    assert together(built, plan, "x1", "h")
    safe = "^0: x1 = builtin | jump 1 ^1: x2 = subsasgn x1 1 2 | return x2".replace(" ^", "\n^")
    built, plan = planned(safe, types)
    assert together(built, plan, "x1", "x2")


def test_handler_edge_copies_happen_on_error() -> None:
    text = """
        ^0: x1 = param | jump 1
        ^1 handler 3: x2 = subsasgn x1 1 2 | jump 2
        ^2 handler 3: x4 = subsasgn x2 1 2 | jump 4
        ^3: h = phi x1 x2 | e = catch | jump 4
        ^4: x3 = phi x4 h | return x3
    """
    built, plan = planned(text, dict.fromkeys(["x1", "x2", "x3", "x4", "h"], VECTOR) | {"e": ANY})
    (copy,) = [copy for copy in plan.copies if copy.on_error]
    assert copy.pairs == [(built.values["h"], built.values["x1"])]
    assert not together(built, plan, "x4", "x2")


def test_an_array_assigned_into_itself() -> None:
    """a(i) = a and a(a) = 5 read a while it is written: they need another place."""
    for text in ("b = subsasgn a a 1", "b = subsasgn a 5 a"):
        built, plan = planned(f"^0: a = builtin | {text} | return b", dict.fromkeys("ab", VECTOR))
        assert not together(built, plan, "a", "b")


def test_checked_values_are_the_values() -> None:
    """What a check passes on is the same value: no copy though both live on."""
    text = "^0: a = builtin | b = checkdef a 1 | display b | c = plus a 1 | return c"
    built, plan = planned(text, dict.fromkeys("abc", VECTOR))
    assert together(built, plan, "a", "b", "c")


def test_static_phis() -> None:
    """[GCTD] §3.2.1: a φ of static sizes is static, of the greater."""
    text = """
        ^0: c = param | branch c 1 2
        ^1: a = builtin | jump 3
        ^2: b = builtin | jump 3
        ^3: d = phi a b | return d
    """
    types = {"c": TRUTH, "a": array("double", 2, 2), "b": array("double", 3, 3)}
    _, plan = planned(text, types | {"d": array("double", None, None)})
    assert groups(plan, "stack") == [["a", "b", "d"]]
    assert plan.groups[-1].size == 72
    large = {"a": array("double", 2000, 2000), "b": array("double", 3, 3)}
    _built, plan = planned(text, types | large | {"d": array("double", None, None)})
    assert groups(plan, "fixed") == [["a", "b", "d"]]


def test_values_without_a_type_known_are_boxed() -> None:
    text = """
        ^0: c = param | u = undef | branch c 1 2
        ^1: a = builtin | jump 2
        ^2: d = phi u a | e = setfield d 1 | return e
    """
    _built, plan = planned(text, {"c": TRUTH, "u": UNDEF, "a": ANY, "d": ANY, "e": ANY})
    assert groups(plan, "boxed") == [["a", "d", "e"]]
    assert not plan.copies  # an undefined variable needs no copy


def test_conversion_at_a_join_is_a_copy() -> None:
    text = """
        ^0: c = param | branch c 1 2
        ^1: a = builtin | jump 3
        ^2: b = builtin | jump 3
        ^3: d = phi a b | return d
    """
    built, plan = planned(text, {"c": TRUTH, "a": NUMBER, "b": of_const("x"), "d": ANY})
    sources = {str(source) for copy in plan.copies for _, source in copy.pairs}
    assert sources == {str(built.values["a"]), str(built.values["b"])}


def test_weights() -> None:
    """The paper's example as a program: sizes 4, 2 and 3 end as 6."""
    text = "^0: a = builtin | b = builtin | display a b | c = builtin | return c"
    sizes = {"a": array("double", 4, 2), "b": array("double", 2, 2), "c": array("double", 3, 2)}
    _, plan = planned(text, sizes)
    assert sorted(g.size for g in plan.groups if isinstance(g.size, int)) == [32, 64]
    arena = plan.arenas["double"]
    assert (arena.coloured, arena.placed, arena.lower_bound, arena.unshared) == (96, 96, 96, 144)


def test_text_of_a_plan() -> None:
    types = {"n": NUMBER, "i": NUMBER, "j": NUMBER, "c": TRUTH}
    _, plan = planned(LOOP, types | dict.fromkeys(["a0", "a1", "a2"], VECTOR))
    text = render(plan)
    assert "heap double 8*n bytes" in text
    assert "a0: %a0.2±, %a1.5⋄, %a2.6⋄" in text
    assert "subsumed: 0 static, 2 dynamic" in text


def test_a_long_script_is_planned_in_time() -> None:
    """Thousands of arrays, a few hundred alive throughout: near-linear."""
    steps = ["a0 = builtin"]
    types: dict[str, Type] = {"a0": STATIC}
    for k in range(1, 6000):
        steps.append(f"a{k} = plus a{k - 1} 1")
        types[f"a{k}"] = STATIC if k % 3 else VECTOR
    kept = " ".join(f"a{k}" for k in range(0, 6000, 30))
    built, plan = planned("^0: " + " | ".join([*steps, f"return {kept}"]), types)
    assert len(plan.groups) < 500
    assert isinstance(built.values["a1"], Value)
