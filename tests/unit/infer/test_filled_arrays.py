"""infer/filling: elements that a loop adds, and what growth leaves in fields that nobody sets."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types


def field(body: str) -> str:
    """The type of field x of an element of s."""
    found = types(f"function r = f(n)\n{body}\nv = s(1).x;\nr = s;\nend\n", "double")
    return found["v"].split("{")[0].split("=")[0]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("for i = 1:9\n s(i).y = 1;\n s(i).x = i;\nend", "double[1,1]"),
        ("k = 0;\nfor i = 1:9\n k = k + 1;\n s(k).x = i;\nend", "double[1,1]"),
        ("k = 0;\nfor i = 1:9\n if i > n\n  k = k + 1;\n  s(k).x = i;\n end\nend", "double[1,1]"),
        ("s = struct('x', {});\nfor i = 1:9\n s(end+1).x = i;\nend", "double[1,1]"),
        ("for i = 1:9\n s(2 * i).x = i;\nend", "double[v_1,v_2]"),  # gaps
        ("for i = 1:9\n s(i).y = 1;\n if i > n\n  s(i).x = i;\n end\nend", "any"),
        (
            "k = 0;\nfor i = 1:9\n k = k + 1;\n if i > n\n  s(k).x = i;\n end\nend",
            "double[v_1,v_2]",
        ),
        ("s = struct('x', 1, 'y', 2);\ns(end+1).y = 3;", "double[v_1,v_2]"),
        ("s = [];\nfor i = 1:9\n s(i).x = i;\n s(i).y = 1;\nend", "double[1,1]"),
        ("s = [];\nfor i = 1:9\n s(end+1).y = i;\n s(end).x = 1;\nend", "double[1,1]"),
        ("s = [];\nfor i = 1:9\n t.x = i;\n t.y = n;\n s = [s t];\nend", "double[1,1]"),
        ("for i = 1:9\n t.x = i;\n t.y = n;\n s(i) = t;\nend", "double[1,1]"),
        ("s = struct([]);\nfor i = 1:9\n s(i).x = i;\n s(i).y = n;\nend", "double[1,1]"),
        ("s = [];\nfor i = 1:9\n s(i).x = i;\n if i > n, s = 2; end\nend", "any"),
        ("s = struct('x', cell(1, 9));\nfor i = 1:9\n s(i).x = i;\nend", "double[1,1]"),
        ("s = struct('x', {1, 2});\ni = find([s.x] > n);\ns(i).x += n;", "double[1,1]"),
        ("s = struct('x', {1, 2});\ni = find([s.x] > n);\ns(i).x = n;", "double[1,1]"),
        (
            "s = struct('x', cell(1, 9));\nfor i = 1:9\n if i > n, s(i).x = i; end\nend",
            "double[v_1,v_2]",
        ),
        ("s = struct('x', cell(1, 9));\nfor i = 1:8\n s(i).x = i;\nend", "double[v_1,v_2]"),
    ],
)
def test_fields(body: str, expected: str) -> None:
    assert field(body) == expected
