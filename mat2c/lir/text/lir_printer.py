"""The text form of LIR, which `lir_reader` reads back.

    routine @axpy
    scalars k: ptrdiff_t
    given n
    {
      // y = a * x + y
      for k from 0 while < n step 1 {
        y[k] = ((a * x[k]) + y[k])
      }
    }

Operators are in parentheses; a conversion is `(k as double)`. What is not taken apart is a text in
quotes, of which the letter before it says what it is: `c"f({0})"(x)` an operand of anything,
`o"a + b"` one that is not, `n"x->re"` a name, `d"0x1p3"` a number. What follows a statement as
`mentions(a, b)` and `sets(a)` is what its texts do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from mat2c.lir.c_expr import (
    Binary,
    Call,
    Cast,
    Choice,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    Text,
    Unary,
)
from mat2c.lir.c_stmt import (
    Assign,
    Block,
    Check,
    Code,
    Comment,
    Declare,
    Evaluate,
    Fail,
    For,
    If,
    Jump,
    Label,
    Leave,
    Raw,
    Rounds,
    Stmt,
    Threads,
    While,
)
from mat2c.lir.routine import Routine
from mat2c.lir.text.lir_tokens import CTYPE, FLOAT, INTEGER, NAME, PLAIN_JUMP, quoted

_DEEPER = "  "


def routine_text(routine: Routine) -> str:
    """The text of a function."""
    lines = [f"routine @{routine.name}", *_types("scalars", routine.scalars)]
    for word, names in (
        ("temporaries", routine.temporaries),
        ("given", routine.given),
        ("unset", routine.unset),
    ):
        lines += _names(word, names)
    lines += [*_types("shared", routine.shared), *_types("arrays", routine.arrays)]
    lines += _names("functions", routine.functions)
    if routine.declared is not None:
        lines.append(f"declared {', '.join(sorted(routine.declared))}".rstrip())
    return "\n".join([*lines, "{", *_lines(routine.body, _DEEPER), "}"]) + "\n"


def code_text(code: Code) -> str:
    """The text of a sequence of statements."""
    return "".join(f"{line}\n" for line in _lines(code, ""))


def _types(word: str, types: Mapping[str, str]) -> Iterator[str]:
    if types:
        yield f"{word} " + ", ".join(f"{name}: {_ctype(t)}" for name, t in types.items())


def _names(word: str, names: Iterable[str]) -> Iterator[str]:
    if names:
        yield f"{word} {', '.join(sorted(names))}"


# --- expressions ------------------------------------------------------------------------------


def expr_text(expr: Expr) -> str:
    """The text of an expression."""
    match expr:
        case Name(text):
            return text if NAME.fullmatch(text) else quoted(text, "n")
        case Number():
            return _number(expr)
        case Text(value):
            return quoted(value)
        case Unary(operator, operand):
            return f"({operator} {expr_text(operand)})"
        case Binary(operator, left, right):
            return f"({expr_text(left)} {operator} {expr_text(right)})"
        case Call(function, args):
            name = function if NAME.fullmatch(function) else quoted(function, "n")
            return f"{name}({_list(args)})"
        case Index(base, index):
            return f"{expr_text(base)}[{expr_text(index)}]"
        case Cast(ctype, operand):
            return f"({expr_text(operand)} as {_ctype(ctype)})"
        case Choice(cond, then, orelse):
            return f"({expr_text(cond)} ? {expr_text(then)} : {expr_text(orelse)})"
        case Pattern(template, args, closed):
            holes = f"({_list(args)})" if args else ""
            return quoted(template, "c" if closed else "o") + holes
        case _:
            assert_never(expr)


def _number(number: Number) -> str:
    text, value = number.text, number.value
    if value is not None and text == str(value) and INTEGER.fullmatch(text):
        return text
    if value is None and FLOAT.fullmatch(text):
        return text
    return quoted(text, "d") + ("" if value is None else f"({value})")


def _list(exprs: Iterable[Expr]) -> str:
    return ", ".join(map(expr_text, exprs))


def _ctype(ctype: str) -> str:
    return ctype if CTYPE.fullmatch(ctype) else quoted(ctype)


# --- statements -------------------------------------------------------------------------------


def _lines(code: Code, indent: str) -> Iterator[str]:
    for statement in code:
        for line in _statement(statement):
            yield indent + line


def _statement(statement: Stmt) -> Iterator[str]:
    match statement:
        case Raw(text, names, sets):
            yield f"text {quoted(text)}{_noted(names, sets)}"
        case Evaluate(value, names, sets):
            yield f"do {expr_text(value)}{_noted(names, sets)}"
        case Fail(leave, names, sets):
            yield f"fail{_leave(leave)}{_noted(names, sets)}"
        case Check(failed, leave, note, names, sets):
            told = "" if note is None else f" note {expr_text(note)}"
            yield f"check {expr_text(failed)}{told}{_leave(leave)}{_noted(names, sets)}"
        case Comment(text):
            plain = text.isprintable() and text == text.strip() and not text.startswith('"')
            yield f"// {text if plain else quoted(text)}".rstrip()
        case Assign(target, value, opaque):
            yield f"{expr_text(target)} = {expr_text(value)}{_noted(opaque)}"
        case Declare():
            yield _declaration(statement)
        case Jump(text):
            yield text if PLAIN_JUMP.fullmatch(text) else f"jump {quoted(text)}"
        case Label(name):
            yield f"label {name}"
        case If(cond, then, orelse, opaque):
            yield f"if {expr_text(cond)}{_noted(opaque)} {{"
            yield from _lines(then, _DEEPER)
            yield from _arm("else", orelse if orelse else None)
            yield "}"
        case While(cond, body, opaque):
            head = "forever" if cond is None else f"while {expr_text(cond)}"
            yield f"{head}{_noted(opaque)} {{"
            yield from _lines(body, _DEEPER)
            yield "}"
        case Block(body):
            yield "block {"
            yield from _lines(body, _DEEPER)
            yield "}"
        case For():
            yield from _loop(statement)
        case _:
            assert_never(statement)


def _leave(leave: Leave) -> str:
    before = f" before({quoted(leave.before)})" if leave.before else ""
    return f" to {leave.label} line {leave.line} column {leave.column}{before}"


def _declaration(declare: Declare) -> str:
    count = "" if declare.count is None else f"[{expr_text(declare.count)}]"
    value = "" if declare.value is None else f" = {expr_text(declare.value)}"
    return f"var {declare.name}{count}: {_ctype(declare.ctype)}{value}{_noted(declare.opaque)}"


def _loop(loop: For) -> Iterator[str]:
    declared = f": {_ctype(loop.declared)}" if loop.declared else ""
    head = f"for {loop.counter}{declared} from {expr_text(loop.start)}"
    head += f" while {loop.relation} {expr_text(loop.limit)} step {loop.step}"
    if loop.during:
        head += f" during {quoted(loop.during)}"
    if loop.threads is not None:
        head += _threads(loop.threads)
    if loop.rounds is not None:
        head += _rounds(loop.rounds)
    yield f"{head}{_noted(loop.opaque)} {{"
    yield from _lines(loop.body, _DEEPER)
    yield from _arm("ended", loop.after)
    if loop.rounds is not None:
        yield from _arm("prepared", loop.rounds.before)
        yield from _arm("released", loop.rounds.after)
    yield "}"


def _arm(word: str, code: Code | None) -> Iterator[str]:
    if code is not None:
        yield f"}} {word} {{"
        yield from _lines(code, _DEEPER)


def _threads(threads: Threads) -> str:
    text = f" threads({threads.schedule})"
    text += f" private({', '.join(threads.private)})" if threads.private else ""
    return text + (f" copies({', '.join(threads.copied)})" if threads.copied else "")


def _rounds(rounds: Rounds) -> str:
    text = " asked" if rounds.asked else " rounds"
    for word in ("own", "filled", "copied"):
        names = getattr(rounds, word)
        text += f" {word}({', '.join(sorted(names))})" if names else ""
    return text + (f" hindrance({quoted(rounds.hindrance)})" if rounds.hindrance else "")


def _noted(names: frozenset[str], sets: frozenset[str] = frozenset()) -> str:
    text = f" mentions({', '.join(sorted(names))})" if names else ""
    return text + (f" sets({', '.join(sorted(sets))})" if sets else "")
