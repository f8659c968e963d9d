"""Texts that are printed piece by piece, without boxes: into a block of characters, or as output.

s = sprintf ('%d: %s', k, t)        ptrdiff_t count = 0;
                                    m2c_add_integer(&s, &s_cap, &count, k);
                                    m2c_add_chars(&s, &s_cap, &count, ": ", 2);
                                    m2c_add_chars(&s, &s_cap, &count, t, t_2);
                                    s_2 = count;

fprintf ('%d: %s\\n', k, t)         m2c_printf("%d: ", (double)k);
                                    m2c_put((const char *)t, (size_t)t_2);
                                    m2c_puts("\\n");

A template that is written out is read here. There must be one argument for each conversion: a real
number, or a text with characters for `%s`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.printed_elements import WIDE
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import extent_name, is_number
from mat2c.ir.core import Const, Instr, Operand, Splat, Value
from mat2c.lir.c_expr import ZERO, Cast, Expr, Name, Pattern, Text, Unary, atom, integer
from mat2c.lir.c_stmt import Block, Code, Declare, evaluate, joined, one
from mat2c.support.print_template import Piece, pieces_of, resolved
from mat2c.support.record import dataclass, field
from mat2c.types.rep import CHAR, F64, INDEX, Kind

_NUMBERS = frozenset("diouxXfeEgGcs")
_WITH_SIGN = Piece("%.0f", "f")  # as num2str shows -0, which %d shows as 0
_DIGITS = 1e15  # below it, num2str shows an integer by its digits


def printed_text(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """sprintf, and num2str of an integer; None for any other instruction."""
    if instr.op != "builtin" or not _has_block(frame, instr):
        return None
    pieces, args = _template(frame, instr)
    if pieces is None or sum(bool(p.kind) for p in pieces) != len(args):
        return None
    shown = _shown(frame, pieces, args)
    if shown is None:
        return None
    calls = [_call(frame, instr.target, part) for part in shown]
    return Guarded(_tests(shown), _whole(frame, instr.target, calls))


def printed_line(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """printf and fprintf of numbers and of texts; None for any other instruction."""
    if instr.op != "builtin" or instr.targets or frame.module.no_heap:
        return None
    name, args = instr.payload.callee, list(instr.args)
    if name == "fprintf" and len(args) > 1 and args[0] == Const(1.0):
        del args[0]
    if name not in ("printf", "fprintf") or any(isinstance(a, Splat) for a in args):
        return None
    pieces = _pieces(args[0]) if args else None
    if pieces is None or sum(bool(p.kind) for p in pieces) != len(args) - 1:
        return None
    shown = _shown(frame, pieces, args[1:])
    if shown is None:
        return None
    line = _Line()
    for part in shown:
        _add_to(line, frame, part)
    return Guarded(_tests(shown), line.code())


@dataclass(slots=True)
class _Line:
    """What a line prints: calls, and the template and numbers of the one that comes next."""

    calls: list[Code] = field(default_factory=list)
    template: str = ""
    numbers: list[Expr] = field(default_factory=list)

    def flush(self) -> None:
        """Makes a call of what has come since the last one."""
        if self.numbers:
            self.calls.append(evaluate("m2c_printf", Text(self.template), *self.numbers))
        elif self.template:
            self.calls.append(evaluate("m2c_puts", Text(self.template.replace("%%", "%"))))
        self.template, self.numbers = "", []

    def code(self) -> Code:
        self.flush()
        return joined(self.calls)


def _add_to(line: _Line, frame: TypedFrame, part: _Shown) -> None:
    """Adds to what a line prints."""
    if isinstance(part, str):
        line.template += part.replace("%", "%%")
    elif isinstance(part, _Number):
        line.template += part.conversion
        line.numbers.append(scalar_expr(frame, part.value, F64))
    else:
        line.flush()
        data, count = Cast("const char *", part.data), Cast("size_t", part.count)
        line.calls.append(evaluate("m2c_put", data, count))


def _has_block(frame: TypedFrame, instr: Instr) -> bool:
    """True if the result is a row of characters in a block that may grow."""
    if len(instr.targets) != 1 or frame.module.no_heap:
        return False
    target = instr.target
    if frame.rep(target).kind is not Kind.ARRAY or frame.element(target) is not CHAR:
        return False
    return frame.group(target).kind == "heap" and extent_name(frame, target, 1) != ""


def _template(frame: TypedFrame, instr: Instr) -> tuple[list[Piece] | None, Sequence[Operand]]:
    """The pieces of the text, and what the conversions print."""
    name, args = instr.payload.callee, instr.args
    if any(isinstance(a, Splat) for a in args):
        return None, ()
    if name == "num2str" and len(args) == 1 and _is_integer(frame, args[0]):
        return [_WITH_SIGN if frame.type(args[0]).range.negzero else Piece("%d", "d")], args
    if name != "sprintf" or not args:
        return None, ()
    return _pieces(args[0]), args[1:]


def _pieces(template: Operand) -> list[Piece] | None:
    """Those of a template that is written out."""
    if not isinstance(template, Const) or not isinstance(template.value, str):
        return None
    text = template.value if template.dq else resolved(template.value)
    return None if text is None or "\0" in text else pieces_of(text)


def _is_integer(frame: TypedFrame, operand: Operand) -> bool:
    known = frame.type(operand)
    if not is_number(frame, operand) or known.cls != "double" or not known.range.is_integer:
        return False
    return known.range.numeric_low > -_DIGITS and known.range.numeric_high < _DIGITS


@dataclass(frozen=True, slots=True)
class _Characters:
    """A text in C: where its characters are, how many, and the test that there are some."""

    data: Expr
    count: Expr
    test: str


@dataclass(frozen=True, slots=True)
class _Number:
    """A number, and the conversion that shows it."""

    conversion: str
    value: Operand


_Shown = str | _Number | _Characters
"""What is shown for a piece of a template: a text that is known, a number, or a text of C."""


def _shown(
    frame: TypedFrame, pieces: Sequence[Piece], args: Sequence[Operand]
) -> list[_Shown] | None:
    """What is shown for each piece, given an argument for each conversion; None where boxes print
    one."""
    waiting, found = iter(args), list[_Shown]()
    for piece in pieces:
        part = _converted(frame, piece, next(waiting)) if piece.kind else _unescaped(piece)
        if part is None:
            return None
        found.append(part)
    return found


def _unescaped(piece: Piece) -> str:
    return piece.text.replace("%%", "%")


def _converted(frame: TypedFrame, piece: Piece, value: Operand) -> _Shown | None:
    if piece.kind not in _NUMBERS:
        return None
    if piece.text == "%s" and isinstance(value, Const) and isinstance(value.value, str):
        return value.value if value.value and "\0" not in value.value else None
    if is_number(frame, value):
        return None if frame.element(value) in WIDE else _Number(piece.text, value)
    return _characters(frame, value) if piece.text == "%s" else None


def _tests(shown: Sequence[_Shown]) -> str:
    """The condition that all texts of C have characters."""
    tests = (part.test for part in shown if isinstance(part, _Characters) and part.test)
    return " && ".join(dict.fromkeys(tests))


def _call(frame: TypedFrame, target: Value, part: _Shown) -> Code:
    """The call that adds to a text."""
    if isinstance(part, str):
        return _added(frame, target, "chars", Text(part), integer(len(part)))
    if isinstance(part, _Number):
        return _number(frame, target, part)
    return _added(frame, target, "chars", part.data, part.count)


def _characters(frame: TypedFrame, value: Operand) -> _Characters | None:
    """An array of characters, also in a box; an empty argument takes no conversion."""
    if not isinstance(value, Value):
        return None
    if frame.rep(value).kind is Kind.BOXED:
        known = frame.type(value)
        if "char" not in (known.cls, known.elem.cls if known.is_any and known.elem else ""):
            return None
        box = frame.boxed(value)
        test = f"{box}->numel > 0"
        sure = known.cls == "char" and not known.maybe_undef
        test = test if sure else f"{box}->cls == M2C_CHAR && {test}"
        return _Characters(Pattern(f"{box}->u8"), Pattern(f"{box}->numel"), test)
    if frame.rep(value).kind is not Kind.ARRAY or frame.element(value) is not CHAR:
        return None
    count = product(dims_of(frame, value))
    if count == "0":
        return None
    test = "" if count.isdigit() else f"{count} > 0"
    return _Characters(frame.elements(value), atom(count), test)


def _number(frame: TypedFrame, target: Value, part: _Number) -> Code:
    conversion, value = part.conversion, part.value
    if conversion in ("%d", "%i") and frame.element(value) is INDEX:
        return _added(frame, target, "integer", scalar_expr(frame, value, INDEX))
    if conversion in ("%c", "%s") and frame.element(value) is CHAR:
        return _added(frame, target, "char", scalar_expr(frame, value, CHAR))
    number = scalar_expr(frame, value, F64)
    return _added(frame, target, "number", Text(conversion[1:]), number)


def _added(frame: TypedFrame, target: Value, what: str, *given: Expr) -> Code:
    data = frame.array(target)
    frame.used.add(f"{data}_cap")
    places = (Unary("&", Name(name)) for name in (data, f"{data}_cap", "count"))
    return evaluate(f"m2c_add_{what}", *places, *given)


def _whole(frame: TypedFrame, target: Value, calls: Sequence[Code]) -> Code:
    """The pieces one after the other, and the extents that come out."""
    text = one(Declare("ptrdiff_t", "count", ZERO)) + joined(calls)
    return one(Block(text + frame.set_dims(target, ["1", "count"])))
