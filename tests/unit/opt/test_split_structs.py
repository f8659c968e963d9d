"""opt/records: structs that stay in a function become variables; the others stay whole."""

from __future__ import annotations

import pytest

from tests.unit.compiled import ops

LOOP = "function r = f(n, z)\n{before}\nfor k = 1:n\n {body}\nend\n{after}\nend\n"
WHOLE = ("setfield", "getfield", "fieldlist", "assignpath", "peekpath")


def left(before: str, body: str, after: str) -> int:
    """The operations on structs that are left."""
    found = ops(LOOP.format(before=before, body=body, after=after), "double, double")
    return sum(found[name] for name in WHOLE)


@pytest.mark.parametrize(
    ("before", "body", "after"),
    [
        ("s.x = 0; s.y = 1;", "s.x = s.x + s.y;", "r = s.x;"),
        ("s = struct('x', 0, 'y', abs(z));", "s.x = max(s.x, s.y);", "r = s.x;"),
        ("s.v = zeros(1, 9);", "s.v(k) = s.v(end) + 1;", "r = sum(s.v);"),
        ("s.in.x = 0;", "s.in.x = s.in.x + k;", "r = s.in.x;"),
        ("s = []; s.x = 0;", "if k > 2, s.x = 1; end", "r = s.x;"),
        ("s.c = {};", "s.c{k} = k;", "r = numel(s.c);"),
        ("r = 0;", "s.v = []; s.v(end+1) = k; s.v(1) = r; r = sum(s.v);", ""),
        ("r = 0;", "s.x = k; s.c = {}; if z, s.c{end+1} = k; end, r = r + numel(s.c);", ""),
    ],
)
def test_fields_become_variables(before: str, body: str, after: str) -> None:
    assert left(before, body, after) == 0


@pytest.mark.parametrize(
    ("before", "body", "after"),
    [
        ("s.x = 0;", "s.x = s.x + k; disp(s);", "r = s.x;"),
        ("s.x = 0;", "s.x = s.nothing;", "r = s.x;"),
        ("s.x = 0; if z, s.y = 1; end", "s.x = s.x + s.y;", "r = s.x;"),
        ("s.x = 0;", "s.(char(z)) = s.x;", "r = s.x;"),
    ],
)
def test_structs_that_stay(before: str, body: str, after: str) -> None:
    assert left(before, body, after) > 0


def test_the_whole_is_made_where_it_is_needed() -> None:
    shown = "disp(s); r = s.x;"
    source = LOOP.format(before="s.x = 0; s.y = z;", body="s.x = s.x + s.y;", after=shown)
    found = ops(source, "double, double")
    assert (found["getfield"], found["setfield"]) == (0, 2)
