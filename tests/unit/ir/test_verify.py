"""Broken IR is refused, with the complaint at the instruction."""

from __future__ import annotations

import pytest

from mat2c.ir.payloads.variable_payloads import Named
from mat2c.ir.reader import parse_function
from mat2c.ir.verify import verify
from mat2c.support.diagnostics import InternalError

CASES = [
    ("%1 = plus 1, %2", "%2 is not defined here"),
    ("%1 = nonsense 1", "unknown operation nonsense"),
    ("%1 = copy 1\n  %1 = copy 2", "%1 is defined twice"),
    ("%1 = copy 1\n  %2 = phi %1", "φ after another instruction"),
    ("%1 = phi 3", "φ with 1 operands, 0 edges"),
    ("%1 = copy 1\n  %2 = hcat %1...", "%1 is no comma list"),
]


@pytest.mark.parametrize(("lines", "complaint"), CASES)
def test_instructions(lines: str, complaint: str) -> None:
    function = parse_function(f"func @f() -> () ssa {{\n^0:\n  {lines}\n  return\n}}\n")
    with pytest.raises(InternalError, match="a pass") as caught:
        verify(function, "a pass")
    last = lines.splitlines()[-1].strip()
    message = str(caught.value)
    assert f"{last}\n  ^^^^ {complaint}" in message


STRUCTURE = [
    (
        "^0:\n  branch true, ^1, ^2, merge ^3\n^1:    preds ^0 ^2\n  jump ^3\n"
        "^2:    preds ^0\n  jump ^1\n^3:    preds ^1\n  return",
        "^1, an arm of ^0, has several predecessors",
    ),
    ("^0:\n  jump ^1\n^1:\n  return", "^1 has wrong predecessors"),
    ("^0:\n  jump ^7", "^0 goes to ^7, which is not in the function"),
    (
        "^0:\n  jump ^1\n^1:    preds ^0, loop for merge ^2 latch ^3 counter %1 count 3\n"
        "  %1 = copy 0\n  jump ^2\n^2:    preds ^1\n  return",
        "for loop ^1 does not test its counter",
    ),
]


@pytest.mark.parametrize(("body", "complaint"), STRUCTURE)
def test_structure(body: str, complaint: str) -> None:
    function = parse_function(f"func @f() -> () ssa {{\n{body}\n}}\n")
    with pytest.raises(InternalError) as caught:
        verify(function, "a pass")
    assert complaint in str(caught.value)


def test_the_payload_is_of_the_operation() -> None:
    function = parse_function("func @f() -> () ssa {\n^0:\n  %1 = copy 1\n  return\n}\n")
    verify(function, "test")
    (copy,) = function.instrs()
    copy.payload = Named("x")
    with pytest.raises(InternalError, match=r"copy has the payload Named\(name='x'\)"):
        verify(function, "test")
