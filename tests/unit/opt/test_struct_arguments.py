"""opt/passed, spread, surplus: structs pass through calls as their fields."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.unit.compiled import analysed, optimised

WHOLE = ("setfield", "getfield", "fieldlist", "assignpath", "readpath")
STEP = "function p = step(p, h)\np.x = p.x + h * p.y;\nend\n"
LOOP = "p.x = rand(); p.y = rand();\nfor k = 1:9\n p = step(p, 0.1);\nend\ndisp(p.x)\n"


def functions(text: str) -> dict[str, tuple[list[str], list[str]]]:
    """Inputs and outputs of the functions that are called."""
    found = analysed("1;\n" + text)
    return {s.function.name: (s.function.params, s.function.outputs) for s in found[1:]}


def whole(text: str) -> int:
    """The operations on structs that are left anywhere."""
    count = Counter(i.op for s in optimised("1;\n" + text) for i in s.function.instrs())
    return sum(count[op] for op in WHOLE)


def test_fields_pass_as_arguments_and_results() -> None:
    """What a function returns as it came is no result."""
    assert functions(STEP + LOOP) == {"step": (["p_x", "p_y", "h"], ["p_x"])}
    assert whole(STEP + LOOP) == 0


def test_what_is_not_read_is_no_argument() -> None:
    text = (
        "function r = f(s)\nr = s.x + 1;\nend\ns.x = rand(); s.y = rand(); s.z = 1;\ndisp(f(s))\n"
    )
    assert functions(text) == {"f": (["s_x"], ["r"])}


def test_structs_in_structs() -> None:
    text = "function s = f(s)\ns.in.x = s.in.x + s.z;\nend\n"
    text += "s.in.x = rand(); s.in.y = 2; s.z = rand();\ns = f(s);\ndisp(s.in.x)\n"
    assert functions(text) == {"f": (["s_in_x", "s_z"], ["s_in_x"])}


def test_structs_made_by_functions() -> None:
    text = "function s = make(a)\ns = struct('x', a, 'y', 2 * a);\nend\n"
    text += "s = make(rand());\ndisp(s.x + s.y)\n"
    assert functions(text) == {"make": (["a"], ["s_x", "s_y"])}
    assert whole(text) == 0


def test_recursion() -> None:
    text = "function s = f(s)\ns.n = s.n - 1; s.c = s.c + 1;\nif s.n > 0\n s = f(s);\nend\nend\n"
    text += "s.n = 5; s.c = 0;\ns = f(s);\ndisp(s.c)\n"
    assert whole(text) == 0


def test_the_number_of_arguments_is_that_of_before() -> None:
    text = "function r = f(s, t)\nif nargin < 2, t = 1; end\nr = s.x + s.y + t;\nend\n"
    text += "s.x = rand(); s.y = rand();\ndisp(f(s))\n"
    (params, _), *_ = functions(text).values()
    assert params[:2] == ["s_x", "s_y"]


@pytest.mark.parametrize(
    "text",
    [
        LOOP + "g = @step; q = g(p, 1); disp(q.x)\n",  # a handle gives structs
        LOOP + "n = input(''); q = feval(n, p, 1); disp(q.x)\n",
        LOOP + "disp(p)\np.z = 1; p = step(p, 1); disp(p.z)\n",  # other fields in another call
        "c = {struct('x', 1, 'y', 2)};\nq = step(c{1}, 1);\ndisp(q.x)\n",  # boxed where it is from
    ],
)
def test_what_stays_whole(text: str) -> None:
    assert functions(STEP + text)["step"] == (["p", "h"], ["p"])


def test_what_the_function_needs_whole_stays() -> None:
    text = "function show(s)\ndisp(s); disp(fieldnames(s)); disp(s.x);\nend\n"
    text += "s.x = 1; s.y = 2;\nfor k = 1:3, s.x = k; show(s); end\n"
    assert functions(text) == {"show": (["s"], [])}


def test_defaults_of_options() -> None:
    """Branches that all calls decide are gone before structs are looked at."""
    text = "function o = defaults(o)\nif ~isfield(o, 'n'), o.n = 5; end\nend\n"
    text += "function r = f(o, k)\nif nargin < 2, k = 1; end\no = defaults(o);\nr = k + o.n;\nend\n"
    text += "disp(f(struct('tol', rand())))\n"
    assert functions(text) == {"f": (["k"], ["r"]), "defaults": ([], ["o_n"])}
