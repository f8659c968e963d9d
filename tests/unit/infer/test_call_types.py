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
        ("c = {[1 2], [3 4]}; [a, y] = c{:};", "double[1,2]=[3 4]"),
        ("c = {1, 'a'}; [a, y] = c{:};", "char[1,1]='a'"),
        ("c = {1, 'a', 2}; c(1) = []; [a, y] = c{:};", "double[1,1]=2"),
        ("s = struct ('v', {1, 2}); [a, y] = s.v;", "double[1,1]{1..2, int}"),
    ],
)
def test_items(text: str, expected: str) -> None:
    assert types(f"{text}\n")["y"].startswith(expected)


_VARIADIC = """function varargout = pair (a)
  varargout{1} = a + 1;
  varargout{2} = "t";
end
function [n, varargout] = rest (varargin)
  n = numel (varargin);
  varargout = varargin;
end
function varargout = many (n)
  for k = 1:n
    varargout{k} = k;
  end
end
function [s, n] = walk (f, k, n, varargin)
  n = n + 1;
  s = f (k, varargin{:});
  if (k > 1)
    [s, n] = walk (f, k - 1, n, varargin{:});
  end
end
function r = last (args)
  args(1) = [];
  r = args{end};
end
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[x, y] = pair (3);", 'char[1,1]="t"'),
        ("y = pair (3);", "double[1,1]=4"),
        ("[n, x, y] = rest ('a', [1 2]);", "double[1,2]=[1 2]"),
        ("[n, y] = rest ();", "any"),
        ("[x, y] = many (numel (argv ()));", "any"),
        ("[s, y] = walk (@(k, a) k * a, 4, 0, [1 2]); y = y + 1;", "double[1,1]"),
        ("y = walk (@(k, a) k * a, 4, 0, [1 2]);", "double[1,2]"),
        ("y = last ({1, 'a', [1 2 3]});", "double[1,3]"),
        ("y = last ({1, 'a', 'bc'});", "char[1,"),
    ],
)
def test_variadic_functions(text: str, expected: str) -> None:
    assert types(f"1;\n{_VARIADIC}{text}\n")["y"].startswith(expected)


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
