"""opt/speculation: which loops are written twice, and what they test."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Instr
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Assumed
from mat2c.ir.verify import verify
from tests.unit.compiled import inferred, optimised

UNKNOWN = (
    "c = {1, 'two', [1 2], true}; if rand > 2, c{5} = 3; end, x = c{ceil (rand + 1)}; n = 30;\n"
)


def asked(body: str) -> list[str]:
    """What is tested: class and rank of each test, "row" for rows."""
    function = inferred(UNKNOWN + body)[0].function
    verify(function, "version_loops")
    return [_described(i) for i in function.instrs() if i.op == "isof"]


def _described(instr: Instr) -> str:
    known = payload_of(instr, Assumed)
    return f"{known.cls} {'row' if known.row else known.rank}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("t = 0; for k = 1:n, t = t + x; end", ["double 0"]),
        ("t = 0; for k = 1:x, t = t + k; end", ["double 0"]),
        ("t = 0; for k = 1:n, t = t + x(k); end", ["double row"]),
        ("t = 0; for k = 1:n, t = t + sum (x * 2); end", ["double row"]),
        ("t = 0; for k = 1:n, if x == 'a', t = t + 1; end, end", ["char row"]),
        ("t = 0; for k = 1:n, for j = 1:n, t = t + x; end, end", ["double 0"]),  # the outer
        ("x += 0; t = 0; for k = 1:n, t = t + x; end", ["double 0"]),
        ("t = x + 1;", []),  # no loop
        ("for k = 1:n, disp (x); end", []),  # nothing would be faster
        ("for k = 1:n, t = numel (x); end", []),
        ("t = 0; for k = 1:n, t = t + feval (c{k}, x); end", []),  # nothing would be known
        ("try, t = 0; for k = 1:n, t = t + x; end, catch, end", []),
    ],
)
def test_values_from_before(body: str, expected: list[str]) -> None:
    assert asked(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("t = 0; for k = 1:n, t = t + c{k}; end", ["double 0"]),
        ("t = 0; for k = 1:n, v = c{k}; t = t + v; t = t * v; end", ["double 0"]),
        ("t = zeros (1, n); for k = 1:n, t(k) = c{k}; end", ["double 0"]),
        ("t = 0; for k = 1:n, disp (k); v = c{k}; t = t + v; end", []),  # not twice
        ("t = zeros (1, n); for k = 1:n, t(k) = k; v = c{k}; t(k) = v; end", []),
        ("for k = 1:n, v = c{k}; disp (v * 2); end", []),  # no round needs it
    ],
)
def test_values_that_rounds_read(body: str, expected: list[str]) -> None:
    assert asked(body) == expected


def test_fields_are_read_before_the_loop() -> None:
    text = "s = struct (); s.(char (97 + rand (1, 3))) = 1; s.note = 'a'; s.gain = 2;\n"
    found = inferred(text + "t = 0; for k = 1:5, t = t + s.gain * k; end, t")[0].function
    ops = [i.op for i in found.instrs() if i.op in ("peekfield", "isof", "asof")]
    assert ops == ["peekfield", "isof", "asof"]


def test_what_is_known_behind_is_tested_again() -> None:
    loop = "for k = 1:n, t = t + x; end\n"
    assert asked(f"t = 0; {loop}{loop}") == ["double 0", "double 0", "double 0"]


def test_nothing_is_written_twice_without_optimisation() -> None:
    text = UNKNOWN + "t = 0; for k = 1:n, t = t + x; end"
    function = optimised(text, opt_level=0)[0].function
    assert not any(i.op == "isof" for i in function.instrs())


def test_a_function_does_not_grow_without_end() -> None:
    loops = "for k = 1:n, t = t + x; end\n" * 400
    before = f"{UNKNOWN}t = 0;\n"
    few, many = (inferred(before + loops[: len(loops) // k])[0].function for k in (4, 2))
    sizes = [sum(1 for _ in f.instrs()) for f in (few, many)]
    assert sizes[1] < 2.2 * sizes[0]


def test_what_is_a_parameter_is_a_matrix_where_it_is_subscripted() -> None:
    text = "s = total (str2num ('[1 2; 3 4]'), 3);\n"
    text += "function s = total (a, n)\ns = 0; for k = 1:n, s = s + a(k, 1); end, end\n"
    found = [i for spec in inferred("1;\n" + text) for i in spec.function.instrs()]
    assert [_described(i) for i in found if i.op == "isof"] == ["double 2"]
