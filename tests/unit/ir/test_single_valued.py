"""ir/single: anonymous functions that ask for one value."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Return
from mat2c.ir.functions.single_valued import ask_for_one
from mat2c.ir.reader import parse_function

HEAD = "func @anon(x) -> (varargout) varargout kind=anonymous ssa {\n^0:\n"
BODY = (
    '  %1 = param {index=0, optional=true}\n  %2 = nargout\n  %3 = calllist %2, %1 {callee="f"}\n'
)


def asked(text: str) -> tuple[str, list[str], int, bool]:
    """What makes the result, of what; for how many outputs; is their number still open?"""
    function = parse_function(text)
    ask_for_one(function)
    terminator = function.exit.terminator
    assert isinstance(terminator, Return)
    (made,) = (i for i in function.instrs() if i.op.startswith(("call", "builtin")))
    args = [str(arg) for arg in made.args]
    return made.op, args, made.payload.nargout, function.varargout


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        ('calllist %2, %1 {callee="f"}', ("call", ["%1"], 1, False)),
        ("callhandlelist %2, %1, %1", ("callhandle", ["%1", "%1"], 1, False)),
        ('builtinlist %2, %1 {callee="sin"}', ("builtin", ["%1"], 1, False)),
        # a builtin that may give nothing
        ('builtinlist %2, %1 {callee="fprintf"}', ("builtinlist", ["%2", "%1"], 1, True)),
    ],
)
def test_lists_that_are_returned(made: str, expected: object) -> None:
    start = BODY.replace('calllist %2, %1 {callee="f"}', made)
    assert asked(f"{HEAD}{start}  return %3...\n}}\n") == expected


def test_what_else_reads_the_list() -> None:
    text = f"{HEAD}{BODY}  %4 = listcount %3\n  return %3...\n}}\n"
    assert asked(text)[0] == "calllist"


def test_functions_with_a_name_are_left_alone() -> None:
    text = f"{HEAD}{BODY}  return %3...\n}}\n".replace(" kind=anonymous", "")
    assert asked(text)[0] == "calllist"
