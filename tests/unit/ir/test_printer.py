"""The text form reads back to what was printed."""

from __future__ import annotations

import inspect
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
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.access_payloads import CellRead, Subscript
from mat2c.ir.payloads.call_payloads import BuiltinCall, DirectCall
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.ir.payloads.variable_payloads import LoopExit, Parameter
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
PARTS: dict[str, st.SearchStrategy[object]] = {
    "int": st.integers(0, 9),
    "int | None": st.integers(0, 9),
    "bool": st.booleans(),
    "str": TEXTS,
    "str | None": TEXTS,
    "Payload": st.just(NOTHING),
    "tuple[int, ...]": st.lists(st.integers(0, 9), max_size=3).map(tuple),
    "tuple[int, ...] | None": st.lists(st.integers(0, 9), max_size=3).map(tuple),
    "tuple[bool, ...]": st.lists(st.booleans(), max_size=3).map(tuple),
    "tuple[float, ...]": st.lists(NUMBERS, max_size=3).map(tuple),
    "tuple[str, str]": st.tuples(TEXTS, TEXTS),
    "tuple[Access, ...]": PATHS,
}
"""By the annotation of a payload's part, values of it."""


_OF_BLOCKS = {"loopexit", "readpath", "elementfield"}  # and of instructions


def parts_of(kind: type[Payload]) -> dict[str, str]:
    """The annotations of a class of payloads, by part."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__[:-2]):
        found |= inspect.get_annotations(base)
    return found


@st.composite
def payloads(draw: st.DrawFn) -> tuple[str, Payload]:
    """An operation and a payload for it, of what has a text of its own."""
    op = draw(st.sampled_from(sorted(OPS.keys() - _OF_BLOCKS)))
    kind = draw(st.sampled_from(OPS[op].payloads))
    parts = {k: t for k, t in parts_of(kind).items() if t in PARTS}
    made = kind(**{name: draw(PARTS[text]) for name, text in parts.items()})
    without = Payload in OPS[op].payloads and made == kind()
    return op, NOTHING if without else made


ANSWER = ("builtin", BuiltinCall("f"))


def function_of(operands: list[Operand], op: str, payload: Payload) -> Function:
    """A function of one instruction."""
    function = Function("f", ["x"], [], is_ssa=True)
    block = Block(0)
    x, values = function.fresh("x"), function.fresh()
    block.instrs = [
        Instr("param", [x], [], payload=Parameter(0)),
        Instr("celllist", [values], [x], payload=CellRead()),
        Instr(op, [function.fresh()], [x, Splat(values), *operands], payload=payload),
    ]
    block.terminator = Return([])
    function.blocks, function.entry, function.exit = [block], block, block
    return function


@given(st.lists(CONSTANTS, max_size=3), payloads())
def test_round_trip(operands: list[Operand], given: tuple[str, Payload]) -> None:
    text = print_function(function_of(operands, *given))
    parsed = parse_function(text)
    assert print_function(parsed) == text
    (block,) = parsed.blocks
    last = block.instrs[-1]
    assert repr(last.args[2:]) == repr(operands)
    assert (last.op, last.payload) == given


def test_the_header_of_a_loop_reads_back() -> None:
    function = function_of([], "loopexit", LoopExit(Block(0)))
    text = print_function(function)
    assert "{header=^0}" in text
    parsed = parse_function(text)
    assert parsed.blocks[0].instrs[-1].payload == LoopExit(parsed.blocks[0])


def test_the_payload_that_a_call_had_before_reads_back() -> None:
    call = DirectCall(own=1, was="subsref", before=Subscript(name="g", safe=True))
    text = print_function(function_of([], "calldirect", call))
    assert 'before={name="g", safe=true}' in text
    assert parse_function(text).blocks[0].instrs[-1].payload == call


@pytest.mark.parametrize("parts", ['{name="x"}', "{calle=1}", '{callee="f", nargout}'])
def test_what_is_no_payload_is_refused(parts: str) -> None:
    text = print_function(function_of([], *ANSWER)).replace('{callee="f"}', parts)
    with pytest.raises(IRSyntaxError):
        parse_function(text)


def test_nan_reads_back() -> None:
    parsed = parse_function(print_function(function_of([Const(math.nan)], *ANSWER)))
    constant = parsed.blocks[0].instrs[-1].args[-1]
    assert isinstance(constant, Const) and math.isnan(constant.value)  # type: ignore[arg-type]


def test_places_and_types_are_comments() -> None:
    function = function_of([Const("a ; b : c", "char")], "builtin", BuiltinCall("q : r"))
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
    parsed = parse_function(print_function(function_of([], *ANSWER)))
    param, values, call = parsed.blocks[0].instrs
    assert call.args[0] is param.target
    assert isinstance(call.args[1], Splat) and call.args[1].value is values.target
    assert isinstance(param.target, Value) and parsed.next_number == 3
