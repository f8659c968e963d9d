"""storage/outside: which arrays stay where a variable outside of the function has them."""

from __future__ import annotations

import pytest

from mat2c.ir.nonlocals import Outside
from mat2c.ir.reader import parse_function
from mat2c.storage.nonlocal_arrays import Rules, stay_outside

G = Outside("global", "", "g")
LOAD = '%1 = loadglobal {name="g"}'
UPDATE = '%2 = subsasgn %1, 5, 1 {name="g"}'
STORE = 'storeglobal %2 {name="g"}'


def staying(*lines: str, fits: bool = True) -> list[str]:
    """The values that stay in g; a call of `f` may store it."""
    body = "\n".join(("^0:", *lines, "return"))
    function = parse_function(f"func @t() -> () ssa {{\n{body}\n}}\n")
    rules = Rules(
        lambda value, place: fits and place == G,
        lambda instr: (G,) if instr.payload.callee == "f" else (),
        lambda instr, k: k == 0,
    )
    found = stay_outside(function, rules)
    assert all(place == G for place in found.values())
    return sorted(str(value) for value in found)


CALL = 'call {callee="f", nargout=0}'


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((LOAD, 'display %1 {name="x"}'), ["%1"]),
        ((LOAD, UPDATE, STORE), ["%1", "%2"]),
        ((LOAD, UPDATE, STORE, 'display %2 {name="x"}'), ["%1", "%2"]),
        # stored behind something else
        ((LOAD, UPDATE, 'display 1 {name="x"}', STORE), ["%1"]),
        # read when the variable may have another value
        ((LOAD, CALL, 'display %1 {name="x"}'), []),
        ((LOAD, UPDATE, STORE, CALL, 'display %2 {name="x"}'), ["%1"]),
        # given to what stores the variable
        ((LOAD, '%2 = call %1 {callee="f", nargout=1}'), []),
        # the old value is read behind its update
        ((LOAD, UPDATE, STORE, 'display %1 {name="x"}'), []),
        # read while it is updated
        ((LOAD, '%2 = subsasgn %1, 5, %1 {name="g"}', STORE), ["%1"]),
        # stored in another variable
        ((LOAD, UPDATE, 'storeglobal %2 {name="h"}'), ["%1"]),
    ],
)
def test_one_block(lines: tuple[str, ...], expected: list[str]) -> None:
    assert staying(*lines) == expected


def test_other_blocks() -> None:
    """What is read in another block is kept apart."""
    assert staying(LOAD, "jump ^1", "^1:", 'display %1 {name="x"}') == []


def test_other_representations() -> None:
    assert staying(LOAD, UPDATE, STORE, fits=False) == []
