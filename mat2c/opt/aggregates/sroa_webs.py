"""Which aggregates become their parts, in all functions at once: webs of values that φs, copies,
updates and calls connect.

    g = @(x) x - w - h;                  the handle g captures w and h: one web holds it, the
    [x, k] = newton(g, x);               argument of newton, and what newton calls with it

The values of a web are taken apart together. It is good where every definition and every link is
understood, and where reading the parts and not making the aggregate weighs more than making it for
the instructions that want the whole (a display, a call of boxed code).

Requires: types of all functions, `preds`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mat2c.infer.engine import Engine, Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.handed_over import CALLS, callable_directly, operand_places
from mat2c.infer.input_types import position
from mat2c.infer.transfer.filled_arrays import first_subscripts
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import MAGIC_COLON, Block, Instr, Operand, Return, Splat, Value
from mat2c.opt.aggregates import struct_arrays, struct_cells
from mat2c.opt.aggregates.part_reads import (
    PartsOf,
    answers,
    checks_out,
    is_nothing,
    made_of,
    read_part,
    updated_part,
)
from mat2c.opt.aggregates.parts import Parts, parts_of
from mat2c.opt.aggregates.uniform_cells import (
    Use,
    is_there,
    puts_inside,
    turns_into,
    use_of,
)
from mat2c.opt.aggregates.web_sets import Node, Place, WebSets
from mat2c.opt.lazy_matrices.lazy_webs import as_boxed
from mat2c.support.record import replace
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import Kind, rep_of

_DEEPER = 8  # times that a loop is taken to run
_MANY = 16  # elements that a cell of unknown extents is taken to have
ALIKE = frozenset("phi copy checkdef checkout undefif loopexit".split())
_AGGREGATES = frozenset(("cell", "struct", "function_handle"))
_UPDATES = frozenset(("setfield", "cellasgn"))
_THROUGH = frozenset(("subsref", "callhandle"))


class Webs(WebSets):
    """The webs of some functions; `kept` are functions that keep their interface, and `refused`
    names of functions that do. `there` are updates of elements that are proved to be there."""

    def __init__(
        self,
        engine: Engine,
        specs: Sequence[Specialisation],
        kept: Collection[Specialisation],
        refused: Collection[str],
        arrays: Collection[Node],
        there: set[Instr],
        fresh: bool = True,
    ) -> None:
        self.engine = engine
        self._fresh = fresh
        self.how: dict[Instr, struct_arrays.Use] = {}
        self.inside: set[Instr] = set()  # updates of numbers of elements that are there
        self._arrays = arrays
        self.there = there
        plain = [s for s in specs if callable_directly(s) and s.function.name not in refused]
        super().__init__({*specs}.difference(plain).union(kept))
        self._specs = frozenset(specs)
        self.together: dict[Instr, Sequence[Instr]] = {}  # updates that set all fields of structs
        self.direct: set[Instr] = set()  # calls whose arguments and results may be parts
        self._parts: dict[tuple[Type, bool], Parts | None] = {}
        self._types: dict[Node, Sequence[Type]] = {}
        for spec in specs:
            self._collect(spec)
        self._judge()

    @property
    def functions(self) -> set[Specialisation]:
        """Those of which arguments or results become parts."""
        return {
            node[0] for node, web in self._web.items() if isinstance(node, tuple) and not web.broken
        }

    def parts(self, node: Node) -> Parts | None:
        """What a node consists of, as far as its type tells."""
        known = node.type if isinstance(node, Value) else _type_of(node)
        if known is None or not (known.maybe_undef or known.fields or known.cls in _AGGREGATES):
            return None
        if known.maybe_undef and isinstance(node, tuple) and (node[1] == "in" or known.fields):
            return None
        return self._parts_of(known, node in self._arrays)

    def _parts_of(self, known: Type, dense: bool) -> Parts | None:
        if (known, dense) not in self._parts:
            self._parts[known, dense] = parts_of(known, self.engine, dense)
        return self._parts[known, dense]

    def is_cut(self, node: Node) -> bool:
        """True if elements are taken out of the cell somewhere."""
        return node in self._web and self._web[node].cut

    @property
    def arrays(self) -> set[Node]:
        """Cells of few that are no variables each, since they are read by numbers that change, but
        may be arrays."""
        webs = {web for web in self._web.values() if web.numbered}
        return {node for web in webs for node in web.members}

    def types(self, node: Node) -> Sequence[Type]:
        """The types of the parts; the unknown extents of each node have symbols of their own."""
        if node not in self._types:
            parts = self.parts(node)
            assert parts is not None
            pairs = zip(parts.names, parts.types, strict=True)
            self._types[node] = [self._named(node, name, t) for name, t in pairs]
        return self._types[node]

    def _named(self, node: Node, name: str, t: Type) -> Type:
        if name in self._of(node).boxed:
            return as_boxed(t)
        return t if t.shape is None else replace(t, shape=t.shape.named((self, node, name), name))

    # --- links --------------------------------------------------------------------------------

    def _link(self, operand: Operand | Place, node: Node) -> None:
        """One is the other: they have the same parts, or stay as they are."""
        if not isinstance(operand, (Value, tuple)):
            if not self._becomes(operand, node):
                self._break(node)
            return
        this, that = self.parts(operand), self.parts(node)
        if this is not None and this.fits(that):
            self._join(operand, node)
        elif self._becomes(operand, node) or is_left_out(operand, node, that):
            pass
        elif self._turns(operand, that):  # a cell that stays takes no parts
            self._needs.append((operand, self._of(node).members[0]))
        else:
            self._break(operand)
            self._break(node)

    def _becomes(self, operand: Operand | Place, node: Node) -> bool:
        """True if it is nothing, or structs, of which arrays of structs can be made."""
        parts = self.parts(node)
        if parts is None or not parts.fields or isinstance(operand, tuple):
            return False
        known = operand.type if isinstance(operand, Value) else None
        if struct_arrays.starts(operand, known, parts):
            return True
        one = struct_arrays.is_one(known, parts) and not parts.of_rows
        if not one and not struct_cells.becomes(operand, known, parts):
            return False
        if isinstance(operand, Value) and self.parts(operand) is not None:
            self._needs.append((operand, node))
        return True

    def _turns(self, operand: Operand | Place, parts: Parts | None) -> bool:
        """True if it is a cell of few that becomes the array that such a cell is."""
        if parts is None or parts.each is None or not isinstance(operand, Value):
            return False
        return turns_into(operand, parts)

    def _break(self, node: Node) -> None:
        if self.parts(node) is not None:
            self._of(node).broken = True

    # --- definitions and uses -----------------------------------------------------------------

    def _collect(self, spec: Specialisation) -> None:
        flow = spec.flow
        assert flow is not None
        self.together |= struct_arrays.set_together(spec.function)
        depths = loop_depths(spec.function)
        for block in spec.function.blocks:
            weight = _DEEPER ** min(depths[block], 6)
            for instr in block.instrs:
                self._instr(spec, flow, instr, weight)
            self._end(spec, block)

    def _end(self, spec: Specialisation, block: Block) -> None:
        terminator = block.terminator
        if isinstance(terminator, Return):
            for k, operand in enumerate(terminator.args[: len(spec.outputs)]):
                self._link(operand, (spec, "out", k))
        elif terminator is not None:
            for value in terminator.sources():
                self._break(value)

    def _instr(self, spec: Specialisation, flow: Flow, instr: Instr, weight: int) -> None:
        """Notes what an instruction makes of aggregates."""
        callee = instr.payload.spec
        if (how := self._how(flow, instr)) is not None:
            self.how[instr] = how
            self._array_of_structs(instr, how, weight)
        elif (values := made_of(flow, instr, self.parts)) is not None:
            self._of(instr.target).gain += weight * (1 + len(values))
            self._hold(values, instr.target, weight)
        elif checks_out(instr, self.parts):
            self._gain(instr.args[0], weight)  # type: ignore[arg-type]
        elif instr.op == "undefif" and self._is_array_of_structs(instr.target):
            self._other(instr, instr.args, weight)
        elif instr.op in ALIKE:
            for arg in instr.args if instr.op == "phi" else instr.args[:1]:
                self._link(arg, instr.target)
        elif instr.op in ("param", "capture"):
            self._parameter(spec, instr)
        elif instr.op in CALLS and isinstance(callee, Specialisation):
            self._call(instr, callee, operand_places(instr, callee), weight)
        elif is_through(instr) and isinstance(callee, Specialisation):
            self._through(instr, callee, weight)
        elif self._puts_inside(flow, instr, self.parts):
            self.inside.add(instr)
            self._dense(instr, Use.PUT, weight)
        elif (use := use_of(flow, instr, self.parts)) is not None:
            self._dense(instr, use, weight)
        elif instr.op in _UPDATES and self.parts(instr.target) is not None:
            self._update(flow, instr, weight)
        elif (place := read_part(flow, instr, self.parts)) is not None:
            assert isinstance(instr.args[0], Value)
            self._gain(instr.args[0], weight)
            self._read(instr.args[0], instr.target, place)
            self._other(instr, instr.args[1:], weight)
        elif (cell := self._by_number(flow, instr)) is not None:
            self._of(cell).broken = self._of(cell).numbered = True
            self._break(instr.target)  # until the cell is an array
        elif not answers(instr):
            self._other(instr, instr.args, weight)

    def _by_number(self, flow: Flow, instr: Instr) -> Value | None:
        """The cell of which an element is read or changed as one of an array would be."""
        base = instr.args[0] if instr.args else None
        if not isinstance(base, Value):
            return None
        given = struct_arrays.use_of(flow, instr, self._as_array, {}, self.there)
        if given in struct_arrays.GIVING or use_of(flow, instr, self._as_array) is Use.READ:
            return base
        if not self._puts_inside(flow, instr, self._as_array):
            return None
        self._join(base, instr.target)
        return base

    def _puts_inside(self, flow: Flow, instr: Instr, parts: PartsOf) -> bool:
        """True if it sets a number of an element that surely is there. The proof is of the function
        as it was, and holds of the instruction."""
        if not puts_inside(flow, instr, parts):
            return False
        if self._fresh and is_there(flow, instr, first_subscripts(instr)):
            self.there.add(instr)
        return instr in self.there

    def _is_array_of_structs(self, node: Node) -> bool:
        known = self.parts(node)
        return known is not None and bool(known.fields)

    def _dense(self, instr: Instr, use: Use, weight: int) -> None:
        """What is done with the array that a cell of elements that are alike becomes."""
        base, rest = instr.args[0], instr.args[1:]
        if use in (Use.PUT, Use.MAKE):
            self._of(instr.target).gain += weight
        else:
            self._gain(base, weight)  # type: ignore[arg-type]
        if (use is Use.PUT and not is_nothing(base)) or use in (Use.SELECT, Use.DELETE):
            self._link(base, instr.target)
            self._of(instr.target).cut |= use is not Use.PUT
        self._wholes(rest, weight)

    def _how(self, flow: Flow, instr: Instr) -> struct_arrays.Use | None:
        """What is done with an array of structs. What proofs say holds of a function as it was."""
        there = None if self._fresh else self.there
        return struct_arrays.use_of(flow, instr, self.parts, self.together, there)

    def _array_of_structs(self, instr: Instr, use: struct_arrays.Use, weight: int) -> None:
        """What is done with the arrays that an array of structs becomes."""
        base = instr.args[0]
        if use in struct_arrays.READING:
            if use is struct_arrays.Use.ROUND:
                base = self.together[instr][0].args[0]
            self._gain(base, weight)  # type: ignore[arg-type]
            if use in struct_arrays.GIVING:
                parts = self.parts(instr.target)
                self._of(instr.target).gain += weight * (2 if parts is None else _size(parts))
                self._needs.append((instr.target, base))  # type: ignore[arg-type]
            return
        if use is struct_arrays.Use.SET_FIRST:
            self._break(instr.target)  # it goes with the last update of the struct
            return
        if use is struct_arrays.Use.SET_LAST:
            base = self.together[instr][0].args[0]
        self._of(instr.target).gain += weight
        for operand in instr.args if use in struct_arrays.MAKING else [base]:
            if isinstance(operand, Value) and self.parts(operand) is not None:
                self._link(operand, instr.target)

    def _as_array(self, value: Value) -> Parts | None:
        """The array that a cell might be."""
        known = value.type
        return self._parts_of(known, True) if known is not None and known.cls == "cell" else None

    def _gain(self, node: Node, weight: int) -> None:
        web = self._of(node)
        web.gain += weight
        web.reads = True

    def _read(self, whole: Value, target: Value, place: int) -> None:
        """A part that may be a range where it is shown is boxed, and as it was stored."""
        parts = self.parts(whole)
        kind = rep_of((target.type or ANY).defined()).kind
        if parts and kind is Kind.BOXED and rep_of(parts.types[place]).kind is Kind.ARRAY:
            self._of(whole).boxed.add(parts.names[place])

    def _other(self, instr: Instr, operands: Sequence[Operand], weight: int) -> None:
        """An instruction that takes aggregates whole, and makes what stays whole."""
        for target in instr.targets:
            if instr.op != "undef":
                self._break(target)
        self._wholes(operands, weight)
        callee = instr.payload.spec
        if isinstance(callee, Specialisation):
            self._keep(callee)

    def _wholes(self, operands: Sequence[Operand], weight: int) -> None:
        for operand in operands:
            value = operand.value if isinstance(operand, Splat) else operand
            if isinstance(value, Value) and (parts := self.parts(value)) is not None:
                self._of(value).cost += weight * _size(parts)
                self._of(value).broken |= parts.each is not None and not parts.each.is_scalar
                self._of(value).broken |= bool(parts.fields) and not _is_whole(value, parts)

    def _keep(self, callee: Specialisation) -> None:
        for k in range(len(callee.signature.args)):
            self._break((callee, "in", k))
        for k in range(len(callee.outputs)):
            self._break((callee, "out", k))

    def _parameter(self, spec: Specialisation, instr: Instr) -> None:
        first = len(spec.function.captures) if instr.op == "param" else 0
        place = first + position(instr)
        if place < len(spec.signature.args):
            self._link((spec, "in", place), instr.target)

    def _call(
        self, instr: Instr, callee: Specialisation, places: Sequence[int], weight: int
    ) -> None:
        """A call whose function is known: arguments are parameters, results what it returns."""
        args = [instr.args[at] for at in places]
        if not self._takes(instr, callee, len(args)):
            self._other(instr, instr.args, weight)
            return
        self.direct.add(instr)
        for k, arg in enumerate(args):
            self._link(arg, (callee, "in", k))
        for k, target in enumerate(instr.targets):
            self._link((callee, "out", k), target)

    def _takes(self, instr: Instr, callee: Specialisation, count: int) -> bool:
        plain = not any(isinstance(a, Splat) or a == MAGIC_COLON for a in instr.args)
        return (
            plain
            and callee in self._specs
            and callee not in self._kept
            and count == len(callee.signature.args)
            and len(instr.targets) <= len(callee.outputs)
        )

    def _through(self, instr: Instr, callee: Specialisation, weight: int) -> None:
        """A call through a handle: what it has captured comes first."""
        handle, captured = instr.args[0], len(callee.function.captures)
        known = self.parts(handle) if isinstance(handle, Value) else None
        fits = known is not None and len(known.names) == captured
        if not fits or not self._takes(instr, callee, captured + len(instr.args) - 1):
            self._other(instr, instr.args, weight)
            return
        assert isinstance(handle, Value)
        self.direct.add(instr)
        self._gain(handle, weight)
        for k in range(captured):  # these are taken apart once the handle is
            self._break((callee, "in", k))
        for k, arg in enumerate(instr.args[1:], captured):
            self._link(arg, (callee, "in", k))
            self._needs.append(((callee, "in", k), handle))
        for k, target in enumerate(instr.targets):
            self._link((callee, "out", k), target)
            self._needs.append(((callee, "out", k), handle))

    def _hold(self, operands: Sequence[Operand], target: Value, weight: int) -> None:
        for operand in operands:
            if isinstance(operand, Value) and self.parts(operand) is not None:
                self._inside.append((operand, target))
        self._wholes(operands, weight)

    def _update(self, flow: Flow, instr: Instr, weight: int) -> None:
        base, new = instr.args[:2]
        if updated_part(flow, instr, self.parts) is None or isinstance(new, Splat):
            self._other(instr, instr.args, weight)
            return
        self._gain(instr.target, weight)
        if isinstance(base, Value) and not is_nothing(base):
            self._join(base, instr.target)
        self._hold([new], instr.target, weight)
        self._wholes(instr.args[2:], weight)


def _size(parts: Parts) -> int:
    """How much it takes to make the aggregate of its parts."""
    return _MANY if parts.each is not None or parts.fields else 1 + len(parts.names)


def _is_whole(value: Value, parts: Parts) -> bool:
    """True if the array of structs can be made again of the arrays of its fields."""
    known = value.type
    if known is None or known.cls not in ("struct", "cell") or known.maybe_undef:
        return False
    return parts.all_flat and not parts.of_rows


def is_left_out(operand: Operand | Place, node: Node, parts: Parts | None) -> bool:
    """True if it is a variable that nothing has assigned on one way to a φ, after which that has
    been excluded. A struct then has parts of this kind."""
    if parts is None or parts.kind != ("struct",):
        return False
    made = operand.definition if isinstance(operand, Value) else None
    joined = node.definition if isinstance(node, Value) else None
    if made is None or joined is None or made.op != "undef" or joined.op != "phi":
        return False
    return joined.target.type is not None and not joined.target.type.maybe_undef


def is_through(instr: Instr) -> bool:
    """True if it is a call of its first operand."""
    if instr.op == "builtin":
        return instr.payload.callee == "feval" and bool(instr.args)
    return instr.op in _THROUGH and bool(instr.args)


def _type_of(place: Place) -> Type | None:
    spec, side, k = place
    known = spec.signature.args if side == "in" else spec.outputs
    return known[k] if k < len(known) else None
