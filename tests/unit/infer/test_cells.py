"""What is known of cells one by one, and how long."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

START = "c = {1, 'two', [1 2 3]};\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r = c{1};", "double[1,1]=1"),
        ("r = c{end};", "double[1,3]=[1 2 3]"),
        ("r = c{1, 2};", "char[1,3]='two'"),
        ("d = c(2:3); r = d{1};", "char[1,3]='two'"),
        ("d = c([3 1]); r = d{2};", "double[1,1]=1"),
        ("d = c(:, 2); r = d{1};", "any"),
        ("c{2} = int8 (5); r = c{2};", "int8[1,1]{5..5, int}"),
        ("c{2} = 5; r = c{1};", "double[1,1]=1"),
        ("c{4} = 5; r = c{1};", "double[1,1]=1"),
        ("c{5} = 5; r = c{1};", "double[1,1]=1"),
        ("c{2}(5) = 'x'; r = c{2};", "char[1,5]{0..120, int}"),
        ("for k = 1:20, c{2} = k; end, r = c{3};", "double[1,3]=[1 2 3]"),
        ("if rand > 0.5, c{2} = 'or'; end, r = c{2};", "char[1,r_2]{111..119, int}"),
        ("if rand > 0.5, c{1} = 7; end, r = c{1};", "double[1,1]{1..7, int}"),
        ("s.c = c; r = s.c{2};", "char[1,3]='two'"),
        ("d = c'; r = d{1};", "any"),
        ("d = fliplr (c); r = d{1};", "any"),
        ("d = reshape (c, 3, 1); r = d{1};", "any"),
        ("d = repmat (c, 1, 2); r = d{4};", "any"),
        ("d = {'b', 'a'}; d = sort (d); r = d{1};", "char[1,1]{97..98, int}"),
        ("c(2) = []; r = c{2};", "double[1,3]=[1 2 3]"),
        ("c(1:2) = []; r = c{1};", "double[1,3]=[1 2 3]"),
        ("c(4) = []; r = c{1};", "any"),
        ("c(2 * rand () > 1) = []; r = c{1};", "any"),
        ("[c{1:2}] = deal (0); r = c{2};", "any"),
        ("k = find (rand (1, 3) > 1); c{k} = 0; r = c{1};", "any"),
    ],
)
def test_contents(text: str, expected: str) -> None:
    found = types(START + text)["r"]
    assert found == expected if expected != "any" else found.startswith("any")


def test_errors_are_structs_of_texts() -> None:
    found = types("try, error ('a:b', 'c'); catch e, m = e.message; n = e.stack; end, x = e;")
    assert found["m"] == "char[?,?]" or found["m"].startswith("char[m_1,m_2]")
    assert found["n"].startswith("struct")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r = cellfun (@(x) x(1), {[1 2], 3});", "double[1,2]"),
        ("r = cellfun (@numel, {1, 'ab', {}});", "double[1,3]"),
        ("f = str2func ('cos'); r = f (0);", "double[1,1]"),
        ("x = magic (4); d = find (rand (1, 2) > 0.5, 1); r = sum (x, d);", "double[r_1,r_2]"),
        ("x = magic (4); d = find (size (x) > 1, 1); r = sum (x, d);", "double[1,4]"),
        ("r = size (ones (2, 3), [1 2]);", "double[1,r_2]"),
        ("r = lower ('ABC');", "char[1,3]='abc'"),
        ("r = strcmpi ('ABC', 'abc');", "logical[1,1]=true"),
        ("[r, s] = schur (magic (3));", "double[3,3]"),
        ("[r, p] = qr (single (magic (3)), 0);", "single["),
        ("n = [2 3]; r = 1:n;", "double[1,r_2]"),
        ("r = evalc ('disp (1)');", "char[r_1,r_2]"),
        ("for x = {1, 2}, r = x{1}; end", "double[1,1]{1..2, int}"),
    ],
)
def test_results(text: str, expected: str) -> None:
    assert types(text)["r"].startswith(expected)
