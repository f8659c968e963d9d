"""Random programs print the same before SSA, in SSA and after the passes."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from mat2c.ir.core import Function, Program
from mat2c.ir.ssa.construction import to_ssa
from mat2c.ir.verify import verify_program
from mat2c.lower.program import lower_program
from mat2c.opt.scalar.copy_propagation import propagate_copies
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.simplify_cfg import simplify_cfg
from mat2c.support.diagnostics import Diagnostics
from tests.ir.machine import Machine

NAMES = st.sampled_from("abc")
ATOMS = st.one_of(NAMES, st.sampled_from(["1", "2", "coin"]))
CONDITIONS = st.recursive(
    st.one_of(st.just("coin"), st.tuples(NAMES, ATOMS).map(lambda t: f"({t[0]} < {t[1]})")),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["&&", "||"]), inner).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        inner.map(lambda c: f"!({c})"),
    ),
    max_leaves=4,
)


def _lines(parts: list[str]) -> str:
    return "\n".join(parts)


SIMPLE = st.one_of(
    st.tuples(NAMES, ATOMS, ATOMS).map(lambda t: f"{t[0]} = {t[1]} + {t[2]};"),
    st.tuples(NAMES, ATOMS).map(lambda t: f"{t[0]} = {t[1]};"),
    NAMES.map(lambda n: f"{n}"),
    NAMES.map(lambda n: f"clear {n}"),
    st.just("boom;"),
    st.sampled_from(["if coin, break, end", "if coin, continue, end", "if coin, return, end"]),
)


def _compound(body: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    bodies = st.lists(body, min_size=1, max_size=3).map(_lines)
    return st.one_of(
        st.tuples(CONDITIONS, bodies).map(lambda t: f"if {t[0]}\n{t[1]}\nend"),
        st.tuples(CONDITIONS, bodies, bodies).map(
            lambda t: f"if {t[0]}\n{t[1]}\nelse\n{t[2]}\nend"
        ),
        st.tuples(CONDITIONS, bodies).map(lambda t: f"while {t[0]}\n{t[1]}\nend"),
        st.tuples(bodies, CONDITIONS).map(lambda t: f"do\n{t[0]}\nuntil {t[1]}"),
        st.tuples(NAMES, bodies).map(lambda t: f"for {t[0]} = 1:2\n{t[1]}\nend"),
        st.tuples(bodies, bodies).map(lambda t: f"try\n{t[0]}\ncatch\n{t[1]}\nend"),
        st.tuples(bodies, bodies).map(
            lambda t: f"unwind_protect\n{t[0]}\nunwind_protect_cleanup\n{t[1]}\nend_unwind_protect"
        ),
    )


PROGRAMS = st.lists(st.recursive(SIMPLE, _compound, max_leaves=12), min_size=1, max_size=5).map(
    _lines
)


def lowered(source: str) -> Program:
    """The text as the body of a loop in a function, so that `break`, `return` and undefined names
    are at home."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "program.m")
        text = f"function program()\nfor d = 1:2\n{source}\nend\nend\n"
        path.write_text(text, encoding="latin-1")
        return lower_program(path, [], Diagnostics())


def shown(function: Function, decisions: list[bool]) -> Machine:
    machine = Machine(function, decisions)
    machine.run()
    return machine


def alike(one: Machine, other: Machine) -> bool:
    """Did two runs print the same? Those that don't end stop after so many blocks, which the passes
    make fewer: what both printed counts."""
    if one.ended and other.ended:
        return one.shown == other.shown
    both = min(len(one.shown), len(other.shown))
    return one.shown[:both] == other.shown[:both]


def optimise(function: Function) -> None:
    for _ in range(2):
        propagate_copies(function)
        remove_dead(function)
        simplify_cfg(function)


@given(PROGRAMS, st.lists(st.booleans(), max_size=40))
@settings(max_examples=300, deadline=None)
def test_random_programs(source: str, decisions: list[bool]) -> None:
    program = lowered(source)
    verify_program(program, "lower")
    (function,) = program.functions.values()
    expected = shown(function, decisions)
    to_ssa(program)
    verify_program(program, "ssa")
    assert alike(shown(function, decisions), expected)
    optimise(function)
    verify_program(program, "passes")
    assert alike(shown(function, decisions), expected)
