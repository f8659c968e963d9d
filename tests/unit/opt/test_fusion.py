"""opt/fuse: what is used once and can't fail becomes part of its use."""

from __future__ import annotations

from tests.unit.compiled import lines, ops, storage

VECTOR = "double(:,1)"


def test_elementwise_operations_become_one() -> None:
    found = ops("function r = f(a)\nb = a + 1;\nc = b .* a;\nr = c - 2;\nend\n", VECTOR)
    assert found["minus"] == 1
    assert found["plus"] == found["times"] == 0


def test_a_reduction_takes_its_operand_along() -> None:
    found = lines("function r = f(a)\nr = sum(a .* a);\nend\n", VECTOR)
    assert any("builtin (times %a" in line for line in found)


def test_a_transpose_is_an_index_map() -> None:
    found = ops("a = rand(3, 4);\nb = a' + 1;\ndisp(b);\n")
    assert found["ctranspose"] == 0


def test_what_is_used_twice_at_a_cost_is_stored() -> None:
    found = ops("function [r, s] = f(a)\nc = exp(a);\nr = c + 1;\ns = c * 2;\nend\n", VECTOR)
    assert found["builtin"] == 1


def test_not_across_an_update_of_what_it_reads() -> None:
    text = "function [r, a] = f(a)\nb = a + 1;\na(1) = 5;\nr = b;\nend\n"
    assert ops(text, VECTOR)["plus"] == 1


def test_what_prints_stays_where_it_is() -> None:
    found = lines("function r = f(a)\nb = a + 1\nr = b .* 2;\nend\n", VECTOR)
    shown = next(k for k, line in enumerate(found) if line.startswith("display"))
    assert any("plus" in line for line in found[:shown])


def test_scalars_become_one_expression() -> None:
    found = ops("function r = f(x)\ny = x + 1;\nz = y * 3;\nr = z / 7;\nend\n", "double")
    assert sum(found[op] for op in ("plus", "mtimes", "mrdivide")) == 1


def test_an_update_in_a_loop_is_in_place() -> None:
    plan = storage("x = zeros(1, 10);\nfor k = 1:10\n x(k) = k * k;\nend\ndisp(x);\n")
    arrays = [line for line in plan.splitlines() if "group" in line and " double " in line]
    assert len(arrays) == 1


def test_a_temporary_needs_no_storage() -> None:
    plan = storage("a = rand(3, 4);\nb = a + 1;\nc = b .* a;\ndisp(c);\n")
    assert "b: %b" not in plan
