"""A field of one element, read in boxed code by one operation (`opt/calls/method_calls`)."""

from __future__ import annotations

import pytest

from mat2c.ir.reader import parse_function
from mat2c.ir.verify import verify
from mat2c.opt.calls.method_calls import join_element_fields


def joined(read: str) -> list[str]:
    """The operations of a block that reads a field of an element, after the pass."""
    head = "func @f() -> () ssa {\n^0:\n%s.1 = copy 1\n%i.2 = copy 2\n"
    function = parse_function(f"{head}{read}\nreturn\n}}\n")
    join_element_fields(function)
    verify(function, "the pass")
    return [i.op for i in function.instrs() if i.op != "copy"]


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (
            '%3 = subsref %s.1, %i.2 {name="s"}\n%r.9 = getfield %3 {field="x"}',
            ["elementfield"],
        ),
        # something else reads the element
        (
            '%3 = subsref %s.1, %i.2\n%r.9 = getfield %3 {field="x"}\ndisplay %3 {name="t"}',
            ["subsref", "getfield", "display"],
        ),
        # something comes in between
        (
            '%3 = subsref %s.1, %i.2\ndisplay %i.2 {name="i"}\n%r.9 = getfield %3 {field="x"}',
            ["subsref", "display", "getfield"],
        ),
        # the name is computed
        ("%3 = subsref %s.1, %i.2\n%r.9 = getfield %3, %i.2", ["subsref", "getfield"]),
        # a list of subscripts
        (
            '%4 = celllist %s.1, %i.2\n%3 = subsref %s.1, %4...\n%r.9 = getfield %3 {field="x"}',
            ["celllist", "subsref", "getfield"],
        ),
    ],
)
def test_element_fields(read: str, expected: list[str]) -> None:
    assert joined(read) == expected
