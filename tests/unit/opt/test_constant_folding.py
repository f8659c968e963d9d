"""opt/fold: constants spread, branches on constants go one way, what is not needed vanishes."""

from __future__ import annotations

import pytest

from tests.unit.compiled import lines, ops


def test_a_branch_on_a_constant_goes_one_way() -> None:
    found = lines("n = 3;\nif n > 2\n disp('a');\nelse\n disp('b');\nend\n")
    assert any("'a'" in line for line in found)
    assert not any("'b'" in line or line.startswith("branch") for line in found)


def test_nargin_is_a_constant_of_a_specialisation() -> None:
    found = lines("function r = f(x, y)\nif nargin < 2\n y = 1;\nend\nr = x + y;\nend\n", "double")
    assert not any(line.startswith("branch") for line in found)
    assert any("plus %x" in line and line.endswith(", 1") for line in found)


def test_dead_arithmetic_vanishes() -> None:
    assert "plus" not in ops("function r = f(a)\nx = a + 1;\nr = 2;\nend\n", "double(1,5)")


def test_what_may_fail_stays() -> None:
    assert ops("function r = f(a, k)\nx = a(k);\nr = 2;\nend\n", "double(1,5), double")[
        "checkindex"
    ]


def test_effects_stay() -> None:
    assert ops("x = rand(3);\ndisp(1);\n")["builtin"] == 2


def test_a_loop_that_never_runs_keeps_what_was_before() -> None:
    found = ops("r = 1;\nfor k = 1:0\n r = 2;\nend\ndisp(r);\n")
    assert found["subsasgn"] == 0


def test_a_while_on_a_false_constant_vanishes() -> None:
    assert not any("'x'" in line for line in lines("while false\n disp('x');\nend\ndisp('y');\n"))


def test_a_switch_on_a_constant_is_decided() -> None:
    text = "m = 'b';\nswitch m\n case 'a'\n disp(1);\n case 'b'\n disp(2);\nend\n"
    found = [line for line in lines(text) if 'callee="disp"' in line]
    assert len(found) == 1


OPTION = """function r = option (s, name, r)
if isfield (s, name)
  r = s.(name);
end
end
"""


@pytest.mark.parametrize(
    ("callee", "count"),
    [
        (OPTION, 0),
        (OPTION.replace("if isfield", "disp (r)\nif isfield"), 1),
        ("function r = option (s, name, r)\nwhile s.x > r, r = s.x; end\nr = 2;\nend\n", 1),
        ("function r = option (s, name, r)\nif s.x > 0, error ('no'), end\nend\n", 1),
        ("function r = option (s, name, r)\nglobal g\ng = r;\nend\n", 1),
    ],
)
def test_calls_that_only_give_a_constant_vanish(callee: str, count: int) -> None:
    text = f"1;\n{callee}s.x = numel (argv ());\ndisp (option (s, 'size', 3))\n"
    assert ops(text)["call"] == count
