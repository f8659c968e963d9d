"""The text form reads back to what was printed."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.ir.core import (
    EMPTY,
    MAGIC_COLON,
    Access,
    Block,
    Const,
    Function,
    Instr,
    Operand,
    Return,
    Splat,
    Value,
)
from mat2c.ir.printer import print_function
from mat2c.ir.reader import IRSyntaxError, parse_function, parse_program
from mat2c.support.diagnostics import Source, Span

TEXTS = st.text(st.characters(max_codepoint=255), max_size=8)
NUMBERS = st.floats(allow_nan=False)
CONSTANTS = st.one_of(
    NUMBERS.map(Const),
    st.booleans().map(lambda b: Const(b, "logical")),
    st.builds(complex, NUMBERS, NUMBERS).map(Const),
    st.integers(-128, 127).map(lambda k: Const(k, "int8")),
    NUMBERS.map(lambda x: Const(x, "single")),
    st.builds(lambda text, dq: Const(text, "char", dq), TEXTS, st.booleans()),
    st.sampled_from([EMPTY, MAGIC_COLON]),
)
PATHS = st.lists(
    st.one_of(
        st.integers(0, 3).map(lambda n: Access("(", n)),
        st.integers(0, 3).map(lambda n: Access("{", n)),
        st.from_regex(r"[a-z]\w{0,3}", fullmatch=True).map(lambda f: Access(".", field=f)),
        st.just(Access(".")),
    ),
    min_size=1,
    max_size=4,
).map(tuple)
ATTRS = st.dictionaries(
    st.sampled_from(["name", "nargout", "path", "ignored", "optional"]),
    st.one_of(TEXTS, st.integers(0, 9), st.booleans(), PATHS, st.just((1, 2))),
)


def function_of(operands: list[Operand], attrs: dict[str, object]) -> Function:
    """A function of one instruction."""
    function = Function("f", ["x"], [], is_ssa=True)
    block = Block(0)
    x, values = function.fresh("x"), function.fresh()
    block.instrs = [
        Instr("param", [x], [], attrs={"index": 0}),
        Instr("celllist", [values], [x]),
        Instr("builtin", [function.fresh()], [x, Splat(values), *operands], attrs=attrs),
    ]
    block.terminator = Return([])
    function.blocks, function.entry, function.exit = [block], block, block
    return function


@given(st.lists(CONSTANTS, max_size=3), ATTRS)
def test_round_trip(operands: list[Operand], attrs: dict[str, object]) -> None:
    text = print_function(function_of(operands, attrs))
    parsed = parse_function(text)
    assert print_function(parsed) == text
    (block,) = parsed.blocks
    last = block.instrs[-1]
    assert repr(last.args[2:]) == repr(operands)
    assert last.attrs == attrs


def test_nan_reads_back() -> None:
    parsed = parse_function(print_function(function_of([Const(math.nan)], {})))
    constant = parsed.blocks[0].instrs[-1].args[-1]
    assert isinstance(constant, Const) and math.isnan(constant.value)  # type: ignore[arg-type]


def test_places_and_types_are_comments() -> None:
    function = function_of([Const("a ; b : c", "char")], {"name": "q : r"})
    plain = print_function(function)
    source = Source("folder/f.m", "x = 1\ny = 2\n")
    for instr in function.instrs():
        instr.span = Span(source, 6, 7)
        for target in instr.targets:
            target.type = object()  # type: ignore[assignment]
    rich = print_function(function, type_text=lambda _: "double[1,1]")
    assert "%x.1 = param {index=0} : double[1,1]    ; f.m:2" in rich
    assert print_function(parse_function(rich)) == plain


@pytest.mark.parametrize("text", ["", "func f", "func @f() -> () {\n^0:\n  %1 = plus ?\n}\n"])
def test_what_is_no_ir_is_refused(text: str) -> None:
    with pytest.raises(IRSyntaxError):
        parse_program(text)


def test_values_are_shared_between_uses() -> None:
    parsed = parse_function(print_function(function_of([], {})))
    param, values, call = parsed.blocks[0].instrs
    assert call.args[0] is param.target
    assert isinstance(call.args[1], Splat) and call.args[1].value is values.target
    assert isinstance(param.target, Value) and parsed.next_number == 3
