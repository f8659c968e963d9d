"""Types of calls through handles, of items of comma lists, and of conversions."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

_UNKNOWN = "s = load ('f.mat');\nx = s.x;\n"
_EITHER = "if numel (argv ()) > 3, h = @(t) t .^ 2; else h = {}; end\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("y = h ([1 2 3]);", "double[1,3]"),
        ("y = h (2) > 3;", "logical[1,1]"),
    ],
)
def test_one_of_two_functions(text: str, expected: str) -> None:
    either = _EITHER.replace("{}", "@(t) t + numel (argv ())")
    assert types(f"{either}{text}\n")["y"].split("{")[0] == expected


def test_functions_that_differ() -> None:
    either = _EITHER.replace("{}", "@(t) 'text'")
    assert types(f"{either}y = h (2);\n")["y"].startswith("any")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("c = {[1 2], [3 4]}; [a, y] = c{:};", "double[1,2]{1..4, int}"),
        ("c = {1, 'a'}; [a, y] = c{:};", "any"),
        ("s = struct ('v', {1, 2}); [a, y] = s.v;", "double[1,1]{1..2, int}"),
    ],
)
def test_items(text: str, expected: str) -> None:
    assert types(f"{text}\n")["y"].startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("y = real (double (x)(1));", "double[1,1]"),
        ("y = int8 (x)(2);", "int8[1,1]"),
        ("y = logical (x);", "logical[...]"),
        ("y = x(1);", "any"),
    ],
)
def test_conversions(text: str, expected: str) -> None:
    assert types(f"{_UNKNOWN}{text}\n")["y"].startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("y = isinf (2);", "logical[1,1]=false"),
        ("y = isinf (-Inf);", "logical[1,1]=true"),
        ("y = isnan (NaN);", "logical[1,1]=true"),
        ("y = isnan (numel (argv ()));", "logical[1,1]=false"),
        ("y = isfinite (1:3);", "logical[1,3]{1..1, int}"),
        ("y = isnan (rand ());", "logical[1,1]=false"),
        ("y = isinf (1 / (numel (argv ()) - 1));", "logical[1,1]"),
    ],
)
def test_special_values(text: str, expected: str) -> None:
    known = types(f"{text}\n")["y"]
    assert known.startswith(expected)
    assert ("=" in known) == ("=" in expected)
