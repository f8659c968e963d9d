"""Values of unknown type in a loop, and which of them would be known if others were.

    n = m('n');                    any
    for i = 1:n                    n, i, t are unknown: if n is a real number, i and t are, too
      t = t + i;
    end

A value is unknown at its root where its operation gives no type for known operands: an element of
a mixed cell, a field of a struct of which nothing is known, what an unknown function gives. All
others are unknown since an operand is.
"""

from __future__ import annotations

from collections.abc import Collection

from mat2c.builtins import find
from mat2c.infer.constant_types import const_type
from mat2c.ir.core import Const, Instr, Splat, Value
from mat2c.ir.ops import IDENTITIES, OPERATORS
from mat2c.ir.payloads.access_payloads import FieldRead
from mat2c.ir.verify import LISTS
from mat2c.opt.speculation.loop_regions import Region
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import MAX_RANK, Kind, rep_of
from mat2c.types.traits import Effect

_PASSING = IDENTITIES | {"phi"}
_TYPED = frozenset(OPERATORS) | frozenset("colon subsref subsasgn append hcat vcat".split())
_COUNTS = frozenset("trip forcount".split())
_ITEMS = frozenset("forvalue foritem end call".split())
_MANY = 24  # values that are followed
_UPDATES = frozenset(("subsasgn", "append"))


def is_unknown(value: Value) -> bool:
    """True of a value that stays boxed since its class, rank or realness is not known."""
    known, made = value.type, value.definition
    if known is None or known.is_bottom or known.maybe_undef or made is None:
        return False
    if made.op in LISTS and not is_field_read(made):
        return False
    if rep_of(known).kind is not Kind.BOXED or (known.static_numel or 0) > 1:
        return False
    if known.is_any:
        return known.fields is None
    return known.is_arithmetic and (known.rank or 0) <= MAX_RANK


def is_field_read(instr: Instr) -> bool:
    """True if it reads a field by its name, one value or as a list of what may be several."""
    if instr.op not in ("getfield", "fieldlist") or len(instr.args) != 1:
        return False
    payload = instr.payload
    plain = isinstance(payload, FieldRead) and payload.method_outputs in (None, 1)
    return plain and payload.field is not None and payload.use != "update"


def candidates(value: Value) -> list[Type]:
    """The types of which a value may have one, as far as they are known: those of what meets in a
    φ, or of the elements of a cell, but for []. ANY stands for what is not known."""
    found, seen, todo = list[Type](), {value}, [value]
    while todo and len(seen) < _MANY:
        name = todo.pop()
        if name.type is not None and not is_unknown(name):
            found += [] if name.type.is_bottom else [name.type]
            continue
        if name.type is not None and name.type.is_any and name.type.elem is not None:
            found.append(name.type.elem)
            continue
        made = name.definition
        if made is not None and made.op in _PASSING:
            args = made.args if made.op == "phi" else made.args[:1]
            more = [a for a in args if isinstance(a, Value) and a not in seen]
            found += [const_type(a) for a in args if isinstance(a, Const)]
            seen.update(more)
            todo += more
        elif made is not None and made.op == "cellref" and isinstance(made.args[0], Value):
            cells = made.args[0].type
            found += [ANY] if cells is None or cells.items is None else cells.items
        else:
            found.append(ANY)
    return found


def may_be_numbers(value: Value) -> bool:
    """True if it may be an array of numbers, truth values or characters."""
    return any(t.is_any or t.is_arithmetic for t in candidates(value))


class Unknowns:
    """The unknown values of a loop. Those in `tested` are taken for known; so are those that come
    from before the loop, which are `entering`.

    `hopeless` are those that stay unknown, `gains` the operations that would have a typed form.
    """

    def __init__(self, region: Region, tested: Collection[Value] = ()) -> None:
        self.tested = tested
        self.users: dict[Value, list[Instr]] = {}
        self.unknown: set[Value] = set()
        own = set[Value]()
        for instr in region.instrs():
            own.update(instr.targets)
            self.unknown.update(t for t in instr.targets if is_unknown(t))
            for value in instr.sources():
                self.users.setdefault(value, []).append(instr)
        entering = [v for v in self.users if v not in own and is_unknown(v)]
        self.entering = [v for v in entering if may_be_numbers(v)]
        self.unknown.update(entering)
        self._never = set(entering) - set(self.entering)
        self.roots = dict.fromkeys(i for i in region.instrs() if self._is_root(i))
        self.hopeless = self._hopeless()
        self.gains = {i for i in region.instrs() if self._gains(i)}

    def _is_root(self, instr: Instr) -> bool:
        unknown = any(t in self.unknown for t in instr.targets)
        return unknown and not self._resolves(instr) and instr.op not in _PASSING

    def _hopeless(self) -> set[Value]:
        found: set[Value] = set()
        todo = [t for i in self.roots for t in i.targets if t not in self.tested]
        todo += self._never
        while todo:
            value = todo.pop()
            if value in self.unknown and value not in found and value not in self.tested:
                found.add(value)
                todo += [t for i in self.users.get(value, ()) for t in i.targets]
        return found

    def _resolves(self, instr: Instr) -> bool:
        """True if it has types for known operands, of which one is unknown."""
        if not any(v in self.unknown for v in instr.sources()):
            return False
        if instr.op == "builtin":
            declared = find(instr.payload.callee)
            return declared is not None and declared.effect is Effect.PURE
        return instr.op in _TYPED | _PASSING | _ITEMS

    def _gains(self, instr: Instr) -> bool:
        unknown = [v for v in instr.sources() if v in self.unknown]
        if not unknown or any(v in self.hopeless for v in unknown) or instr.op in _PASSING:
            return False
        if any(isinstance(a, Splat) and a.value not in self.tested for a in instr.args):
            return False
        if instr.op in _TYPED | _COUNTS:
            return True
        return self._resolves(instr) and any(t in self.unknown for t in instr.targets)

    def uses_through(self, value: Value) -> list[tuple[Instr, int]]:
        """Where a value is an operand, under all its names, and which."""
        found: list[tuple[Instr, int]] = []
        names, todo = {value}, [value]
        while todo:
            name = todo.pop()
            for user in dict.fromkeys(self.users.get(name, ())):
                places = [k for k, arg in enumerate(user.args) if name in (arg, _spread(arg))]
                found += [(user, k) for k in places]
                first = user.op in _UPDATES | IDENTITIES and 0 in places
                same = user.op == "phi" or first
                for target in user.targets if same else ():
                    if target not in names and target not in self.hopeless:
                        names.add(target)
                        todo.append(target)
        return found

    def gains_by(self, value: Value) -> bool:
        """True if an operation gains if a value is known."""
        return any(user in self.gains for user, _ in self.uses_through(value))


def _spread(arg: object) -> Value | None:
    return arg.value if isinstance(arg, Splat) else None
