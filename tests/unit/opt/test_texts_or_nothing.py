"""opt/texts_or_nothing: elements of a cell that are texts, or not set yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed, ops, types

CELL = "n = 5 + (rand > 2); c = cell (1, n); for k = 1:2:n, c{k} = repmat ('a', 1, k); end\n"


@pytest.mark.parametrize(
    ("body", "name", "expected"),
    [
        ("s = ''; for k = 1:n, s = [s c{k}]; end", "s", "char[s_1,s_2]"),
        ("s = ''; for k = 1:n, s = [s ',' c{k}]; end", "s", "char[1,"),
        ("x = c{2}; y = x(1);", "y", "char[1,1]"),
        ("x = c{2}; y = [x x(1)];", "y", "char[1,"),
        ("x = c{2}; y = [65 x];", "y", "any"),  # a number, if x is []
    ],
)
def test_types(body: str, name: str, expected: str) -> None:
    assert types(CELL + body)[name].startswith(expected)


def test_nothing_boxed_but_the_cell(tmp_path: Path) -> None:
    """The text is typed, and there is one loop, not one for each class that an element may have."""
    body = "s = ''; for k = 1:n, s = [s c{k}]; end, disp (s)"
    assert not [note for note in boxed(tmp_path, CELL + body) if note.startswith("'s'")]
    found = ops(CELL + body)
    assert found["append"] == 1 and found["isof"] == 0


@pytest.mark.parametrize(
    "body",
    [
        "x = c{2}; y = strcmp (x, '');",  # true of a text only
        "x = c{2}; y = class (x);",
        "x = c{2}; y = {x};",
        "x = c{2}; y = [x; 65];",
    ],
)
def test_where_it_matters(body: str) -> None:
    assert ops(CELL + body)["astext"] == 0


def test_other_classes_stay_unknown() -> None:
    text = "c = cell (1, 4); c{2} = 'a'; c{ceil (rand * 4)} = 5; x = c{ceil (rand * 4)};"
    assert "char" not in types(text)["x"]
