"""Numbers that are extents are checked once, and are whole from there on.

    %a = builtin zeros, %n, 1              %e = builtin __whole__, %n
                                           %a = builtin zeros, %e, 1
    %c = trip 1, 1, %n          becomes    %c = trip 1, 1, %e
    %1 = plus %n, 1                        %1 = plus %e, 1
    %b = builtin ones, %1, 1               %b = builtin ones, %1, 1

An argument that only the caller knows may be a fraction, which no array has as an extent. The check
fails where the constructor would. What it gives stands for the number in all that comes after: in
other extents, so that these are seen to be equal, as the end of a range, so that its elements are
seen to be subscripts, as a subscript, and in comparisons with integers. It is the number itself,
but for one that is far below zero: what is done with it there does not depend on how far. Where
n + 1 is whole, so is n as the end of a range: it differs from a whole number by less than a range
may tell.

Requires: SSA, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import COMPARISONS, FIRST_SUBSCRIPT
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.opt.lazy_matrices.lazy_webs import origin
from mat2c.support.record import dataclass, replace
from mat2c.types.expr import MAX_EXTENT

_FILLED = frozenset("zeros ones true false Inf NaN".split())
_CONSTRUCTORS = _FILLED | {"rand", "randn", "eye"}
_SQUARE = 1.0
"""How the only extent of an array of one value is checked, as the runtime numbers it."""
_ROUNDINGS = frozenset("floor ceil fix round".split())
_RISING = frozenset("plus minus times mtimes rdivide mrdivide".split())
_LEAST = -(2.0**51)  # in place of what is below it
_FAR = -(2.0**40)  # above what is far below zero, and below what integers are compared with
_FACTOR = 4.0  # the greatest
_DEPTH = 6  # of expressions of such a number


def check_extents(flow: Flow) -> bool:
    """Checks extents apart from constructors, and uses what is known of them; whether anything has
    changed."""
    if flow.engine.bounded or not any(_concerns(flow, i) for i in flow.function.instrs()):
        return False
    known = _Known(flow)
    for block, entering in dominators(flow.function).walk():
        if entering:
            known.enter()
            block.instrs = [new for instr in block.instrs for new in known.rewritten(instr)]
        else:
            known.leave()
    return known.changed


def _concerns(flow: Flow, instr: Instr) -> bool:
    """True if it is a check, or needs one."""
    return _is_check(instr) or bool(_open_extents(flow, instr))


def _is_check(instr: Instr) -> bool:
    return instr.op == "builtin" and instr.payload.callee == "__whole__"


def _open_extents(flow: Flow, instr: Instr) -> list[int]:
    """The arguments of a constructor that are extents of which not even that is known that they
    are whole."""
    if instr.op != "builtin" or instr.payload.callee not in _CONSTRUCTORS or not instr.args:
        return []
    types = [flow.type_of(arg) for arg in instr.args]
    named = types[-1].cls == "char" and types[-1].const not in ("like", "seed", "state", "twister")
    extents = types[:-1] if named and len(types) > 1 else types
    if not all(t.is_scalar and t.cls == "double" and t.is_complex is False for t in extents):
        return []
    if any(t.maybe_undef for t in extents):
        return []
    args = enumerate(instr.args[: len(extents)])
    return [k for k, a in args if isinstance(a, Value) and flow.integer(a) is None]


@dataclass(frozen=True, slots=True)
class _Whole:
    """An expression of whole numbers, and what it is at most where one of them is far below
    zero. It is `exact` unless it stands for what may be a fraction that no range tells from a
    whole number; `back` is then the operation that makes it of the operand."""

    operand: Operand
    far: float
    exact: bool = True
    back: tuple[str, Const] | None = None


class _Known:
    """The numbers that have been checked on every way to a place."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self.changed = False
        self._whole: dict[Value, _Whole] = {}
        self._undo: list[list[tuple[Value, _Whole | None]]] = []
        self._descending: set[Operand] = set()  # counts of loops that begin at such a number

    def enter(self) -> None:
        """What is checked from here on holds until the block is left."""
        self._undo.append([])

    def leave(self) -> None:
        """Forgets what was checked in the block."""
        for value, before in reversed(self._undo.pop()):
            if before is None:
                del self._whole[value]
            else:
                self._whole[value] = before

    def _learn(self, root: Value, whole: _Whole) -> None:
        self._undo[-1].append((root, self._whole.get(root)))
        self._whole[root] = whole

    def rewritten(self, instr: Instr) -> list[Instr]:
        """An instruction that uses what is known, behind the instructions that it needs."""
        before: list[Instr] = []
        if _is_check(instr) and isinstance(instr.args[0], Value):
            self._note(instr)
            return [instr]
        for k in _open_extents(self._flow, instr):
            before += self._checked(instr, k)
        if not self._whole or len(instr.targets) > 1:
            return [*before, instr]
        exact = instr.op in COMPARISONS or instr.op in FIRST_SUBSCRIPT
        for k in self._places(instr):
            made_for: list[Instr] = []
            new = self._of_whole(instr.args[k], made_for, _DEPTH)
            if new is None or new.far > _FAR or (exact and not new.exact):
                continue
            if new.operand == instr.args[k]:
                continue
            self.changed = True
            before += made_for
            instr.args[k] = new.operand
            if instr.op == "trip" and k == 0:
                self._descending.add(instr.target)
        return [*before, instr]

    def _note(self, check: Instr) -> None:
        """Knows what a check tells: of n + 1 also something of n."""
        number = check.args[0]
        assert isinstance(number, Value)
        root = origin(number)
        self._learn(root, _Whole(check.target, _LEAST))
        made_by = root.definition
        if made_by is None or made_by.op not in ("plus", "minus"):
            return
        inner, by = made_by.args
        if not isinstance(inner, Value) or not isinstance(by, Const) or not _is_small(by):
            return
        if origin(inner) not in self._whole:
            back = "minus" if made_by.op == "plus" else "plus", by
            least = _LEAST + MAX_EXTENT
            self._learn(origin(inner), _Whole(check.target, least, exact=False, back=back))

    def _checked(self, instr: Instr, k: int) -> list[Instr]:
        """Checks an extent, once in each manner, and puts what that gives in its place."""
        number = instr.args[k]
        assert isinstance(number, Value)
        before: list[Instr] = []
        manner, root = _manner(instr), origin(number)
        whole = self._of_whole(number, before, _DEPTH)
        known = whole is not None and whole.far <= _FAR and self._stays_whole(number)
        self.changed = True
        if whole is not None and known and whole.exact and manner == 0:
            instr.args[k] = whole.operand
            return before
        args: list[Operand] = [number, Const(manner)]
        if whole is not None and known:
            args.append(whole.operand)
        payload = BuiltinCall("__whole__")
        check = made(self._flow.function, "builtin", args, instr.span, root.name, payload)
        instr.args[k] = check.target
        if root not in self._whole or not self._whole[root].exact:
            self._note(check)
        return [*(before if known else ()), check]

    def _stays_whole(self, number: Value) -> bool:
        """True if an expression of whole numbers is one."""
        root = origin(number)
        made_by = root.definition
        if root in self._whole:
            return True
        if made_by is None:
            return False
        if made_by.op == "builtin":
            return made_by.payload.callee in _ROUNDINGS
        return made_by.op in ("plus", "minus", "times", "mtimes") and all(
            (isinstance(a, Value) and self._stays_whole(a)) or self._flow.integer(a) is not None
            for a in made_by.args
        )

    def _places(self, instr: Instr) -> list[int]:
        """The operands of an instruction for which a whole number does as well."""
        args = instr.args
        if instr.op in FIRST_SUBSCRIPT:
            known = self._flow.type_of(args[0])
            subs = range(FIRST_SUBSCRIPT[instr.op], len(args))
            array = known.is_arithmetic or known.is_bottom or known.cls == "cell"
            return [k for k in subs if array and isinstance(args[k], Value)]
        if instr.op in COMPARISONS and len(args) == 2:
            return [k for k in (0, 1) if self._is_tame(args[1 - k])]
        if instr.op == "forvalue":
            return self._places_of_value(instr)
        if instr.op not in ("trip", "colon") or len(args) < 2:
            return []
        step = args[1] if len(args) == 3 else Const(1.0)
        if not isinstance(step, Const) or not isinstance(step.value, int | float):
            return []
        first, last = 0, len(args) - 1
        if step.value >= 1 and self._is_tame(args[first]):
            return [last]
        return [first] if step.value <= -1 and self._is_tame(args[last]) else []

    def _places_of_value(self, instr: Instr) -> list[int]:
        """Those of the variable of a loop: as in the loop's count."""
        base, step, counter, *limit = instr.args
        if not isinstance(step, Const) or not isinstance(step.value, int | float):
            return []
        if step.value >= 1 and limit and self._is_tame(base):
            return [3]
        phi = counter.definition if isinstance(counter, Value) else None
        header = self._flow.block_of.get(phi) if phi is not None else None
        count = header.loop.count if header is not None and header.loop is not None else None
        return [0] if step.value <= -1 and count in self._descending else []

    def _of_whole(self, operand: Operand, before: list[Instr], depth: int) -> _Whole | None:
        """The same expression of whole numbers; None where it is not one of any."""
        if not isinstance(operand, Value) or depth == 0:
            return None
        root = origin(operand)
        if root in self._whole:
            return self._written(self._whole[root], before)
        definition = root.definition
        if definition is None or not 1 <= len(definition.args) <= 2:
            return None
        if definition.op == "builtin" and definition.payload.callee not in _ROUNDINGS:
            return None
        if definition.op != "builtin" and definition.op not in _RISING:
            return None
        parts = [self._of_whole(a, before, depth - 1) for a in definition.args]
        far = self._far_below(definition, parts)
        if far is None:
            return None
        pairs = zip(definition.args, parts, strict=True)
        args = [a if part is None else part.operand for a, part in pairs]
        function, what = self._flow.function, definition.payload
        new = made(function, definition.op, args, definition.span, "", what)
        before.append(new)
        return _Whole(new.target, far, all(p is None or p.exact for p in parts))

    def _written(self, whole: _Whole, before: list[Instr]) -> _Whole:
        """What is known of a number, with the operation that makes it."""
        if whole.back is None:
            return whole
        op, by = whole.back
        new = made(self._flow.function, op, [whole.operand, by], None)
        before.append(new)
        return replace(whole, operand=new.target, back=None)

    def _far_below(self, instr: Instr, parts: Sequence[_Whole | None]) -> float | None:
        """What the result is at most where a whole number is far below zero; None where it may
        rise then, or none of the operands is one."""
        if all(part is None for part in parts):
            return None
        fars = [None if part is None else part.far for part in parts]
        if instr.op == "builtin":
            return None if fars[0] is None else fars[0] + 1
        left, right = instr.args
        if instr.op == "minus":
            return None if fars[0] is None or not self._is_tame(right) else fars[0] - _FAR
        if instr.op == "plus":
            pairs = zip(fars, instr.args, strict=True)
            tame = [f is not None or self._is_tame(a, MAX_EXTENT) for f, a in pairs]
            return max(f for f in fars if f is not None) + MAX_EXTENT if all(tame) else None
        if instr.op in ("times", "mtimes") and fars[0] is None:
            fars, right = fars[::-1], left
        factor = _factor(right)
        if fars[0] is None or factor is None:
            return None
        return fars[0] * (factor if "times" in instr.op else 1 / factor)

    def _is_tame(self, operand: Operand, most: float = inf) -> bool:
        """True if it is an integer that surely is not far below zero, and at most that."""
        if isinstance(operand, Splat) or operand == MAGIC_COLON:
            return False
        known = self._flow.type_of(operand)
        real = known.is_scalar and known.cls == "double" and known.is_complex is False
        integer = known.range.is_integer and known.range.numeric_low >= _FAR
        return real and integer and known.range.numeric_high <= most


def _manner(instr: Instr) -> float:
    """How the constructor checks an extent: several are all alike."""
    sizes = [a for a in instr.args if not (isinstance(a, Const) and a.cls == "char")]
    return _SQUARE if len(sizes) == 1 and instr.payload.callee in _FILLED else 0.0


def _is_small(by: Const) -> bool:
    """True if it is a whole number that is added to extents."""
    amount = by.value if by.cls == "double" else None
    return isinstance(amount, float) and amount.is_integer() and abs(amount) <= MAX_EXTENT


def _factor(operand: Operand) -> float | None:
    """The positive constant that it is, neither large nor small."""
    value = operand.value if isinstance(operand, Const) and operand.cls == "double" else None
    known = isinstance(value, float) and 1 / _FACTOR <= value <= _FACTOR
    return value if isinstance(value, float) and known else None
