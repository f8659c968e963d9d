"""infer/endings: code behind what always fails is not reached, and says nothing of types."""

from __future__ import annotations

import pytest

from tests.unit.compiled import inferred, ops

ARGS = "double(:,3)"


def output(body: str, rest: str = "") -> str:
    """The type of the result."""
    return str(inferred(f"function r = f(a)\n{body}\nend\n{rest}", ARGS)[0].outputs[0])


FAILS = [
    "q = a + [1 2];",
    "q = a * ones(2, 2);",
    "q = [a; 1 2];",
    "q = ones(2, 3) ^ 2;",
    "error('no %d', 3);",
    "error('a:b', 'no %d', 3);",
    "rethrow(struct('message', 'x', 'identifier', ''));",
    "print_usage();",
    "q = nothere(3);",
    "q = nothere2;",
    "g();",
    "q = h(a);",
]
HELPERS = "function g()\nerror('g');\nend\nfunction q = h(x)\nq = x + [1 2];\nend\n"


@pytest.mark.parametrize("fails", FAILS)
def test_what_fails_joins_nothing(fails: str) -> None:
    body = f"if size(a, 1) > 3\n r = 'text';\n {fails}\nelse\n r = 1;\nend"
    assert output(body, HELPERS).startswith("double[1,1]")


@pytest.mark.parametrize("passes", ["error('');", "error('a:b', '');", "error('%s', '');"])
def test_an_error_without_a_text_is_none(passes: str) -> None:
    body = f"if size(a, 1) > 3\n r = 'text';\n {passes}\nelse\n r = 1;\nend"
    assert output(body).startswith("any")


def test_an_error_goes_to_its_handler() -> None:
    body = "r = 1;\ntry\n q = a + [1 2];\n r = 'text';\ncatch\n r = r + 1;\nend"
    assert output(body) == "double[1,1]=2"


def test_what_follows_vanishes() -> None:
    left = ops("function r = f(a)\nr = a + [1 2];\nr = r * 2 + sin(r);\nend", ARGS)
    assert left["plus"] == 1 and not left["builtin"] and not left["times"]


def test_recursion_that_ends_is_followed() -> None:
    text = "function r = f(a)\nif size(a, 1) < 2\n r = 1;\nelse\n r = f(a(2:end, :)) + 1;\nend\nend"
    assert str(inferred(text, ARGS)[0].outputs[0]).startswith("double[1,1]")


def test_recursion_without_outputs_is_followed() -> None:
    text = (
        "function r = f(a)\ng(size(a, 1));\nr = 1;\nend\n"
        "function g(n)\nif n > 0\n g(n - 1);\n disp(n);\nend\nend"
    )
    assert str(inferred(text, ARGS)[0].outputs[0]) == "double[1,1]=1"


def test_a_check_that_passes_says_what_holds_behind() -> None:
    body = "k = nnz(a);\nif k > 5\n error('too many');\nend\nr = k;"
    assert "0..5" in output(body)
