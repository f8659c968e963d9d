"""Structs, short cells and handles become their parts, across functions.

    func @newton(g, x) -> (x)                        func @newton(g_w, g_h, x) -> (x)
      %3 = subsref %g, %x {spec=beul__anon#1}          %3 = calldirect [], %x, %g_w, %g_h

    %7 = closure %w, %h {callee="beul__anon"}        %8 = call %w, %h, %x {callee="newton"}
    %8 = call %7, %x {callee="newton"}

A part is a variable like any other: it has a type and storage of its own, and nobody makes a box.
Where an instruction wants the whole, it is put together in front of it. `sroa_webs` decides
what is taken apart; here it is done, from the outside in.

Requires: types of all functions, folded. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate

from mat2c.infer.engine import Engine, Specialisation
from mat2c.infer.handed_over import CALLS, operand_places
from mat2c.infer.input_types import position
from mat2c.ir.core import EMPTY, Block, Const, Instr, Operand, Return, Value
from mat2c.ir.edit import direct_call
from mat2c.ir.payloads.access_payloads import FieldUpdate
from mat2c.ir.payloads.call_payloads import BuiltinCall, Closure, DirectCall, HandleOf, Invocation
from mat2c.ir.payloads.payload import NOTHING, Payload, payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.opt.aggregates.flatten_cells import Flattener
from mat2c.opt.aggregates.interfaces.sroa_interface import (
    change_interface,
    give_up_unasked,
    part_name,
    spread,
)
from mat2c.opt.aggregates.interfaces.unused_parts import drop_unused
from mat2c.opt.aggregates.part_reads import (
    answers,
    checks_out,
    is_nothing,
    made_of,
    read_part,
    updated_part,
)
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.rewrite_structs import StructRewriter
from mat2c.opt.aggregates.sroa_webs import ALIKE, Webs, is_left_out
from mat2c.opt.aggregates.uniform_cells import room_of, use_of
from mat2c.opt.aggregates.web_sets import Node, Place
from mat2c.opt.scalar.constant_folding import constant_of, needed
from mat2c.opt.scalar.copy_propagation import propagate_copies, same_kind
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace
from mat2c.types.lattice import UNDEF, Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.type_constructors import struct

_NESTED = 4  # aggregates in aggregates are taken apart from the outside


def disclose(
    engine: Engine,
    specs: Sequence[Specialisation],
    entries: Sequence[Specialisation],
    refused: Collection[str],
) -> None:
    """Takes aggregates apart in the specialisations of a program, or of a library; functions whose
    names are refused keep their interface."""
    changed: set[Specialisation] = set()
    arrays, there = set[Node](), set[Instr]()
    for depth in range(_NESTED):
        webs = Webs(engine, specs, tuple(entries), refused, arrays, there, depth == 0)
        found = webs.arrays - arrays
        arrays |= found
        if not webs and not found:
            break
        changed |= webs.functions
        for spec in specs if depth == 0 else ():
            give_up_unasked(spec)
        for spec in specs:
            _Rewriter(spec, webs).run()
        for spec in specs:
            change_interface(spec, webs)
            _clean(spec)
    drop_unused(specs, changed, _clean)


def _clean(spec: Specialisation) -> None:
    flow = spec.flow
    assert flow is not None
    propagate_copies(spec.function, same_kind)
    remove_dead(spec.function, lambda instr: not instr.payload.filled and needed(flow, instr))


class _Rewriter:
    """Rewrites one function."""

    def __init__(self, spec: Specialisation, webs: Webs) -> None:
        assert spec.flow is not None
        self.spec = spec
        self.webs = webs
        self.flow = spec.flow
        self._parts: dict[Value, Sequence[Operand]] = {}
        self._phis: list[tuple[Block, Instr, list[Instr]]] = []
        self._whole: dict[Value, Value] = {}
        self._out: list[Instr] = []
        self._block: Block = spec.function.entry
        self._flat = Flattener(self.flow, self._known, self._emit, self._as, webs.is_cut)
        self._structs = StructRewriter(
            self.flow, webs, self._parts, self._flat, self._emit, self._as, self._assembled
        )
        sizes = [len(spread(webs, (spec, "in", k), t)) for k, t in enumerate(spec.signature.args)]
        self._first = [0, *accumulate(sizes)]

    def run(self) -> None:
        for block in self.spec.function.blocks:
            self._rewrite(block)
        for block, old, new in self._phis:
            self._enter(block, old, new)

    def _enter(self, block: Block, old: Instr, new: list[Instr]) -> None:
        """The operands of the φs of parts; what becomes an array does so where it comes from."""
        parts = []
        for pred, operand in zip(block.preds, old.args, strict=True):
            self._block, self._out = pred, pred.instrs
            parts.append(self._as(operand, old.target, old.span))
        for k, phi in enumerate(new):
            phi.args = [operands[k] for operands in parts]

    def _rewrite(self, block: Block) -> None:
        self._block, self._out, self._whole = block, [], {}
        for instr in block.instrs:
            if instr.op == "phi":
                self._phi(instr)
        for instr in block.instrs:
            if instr.op != "phi":
                self._instr(instr)
        terminator = block.terminator
        if isinstance(terminator, Return):
            terminator.args = [
                part for k, a in enumerate(terminator.args) for part in self._passed(a, "out", k)
            ]
        block.instrs = self._out

    def _instr(self, instr: Instr) -> None:
        callee = instr.payload.spec
        base = instr.args[0] if instr.args else None
        if instr.op in ("param", "capture"):
            self._parameter(instr)
        elif instr in self.webs.direct and (instr.op in CALLS or base in self.webs):
            assert isinstance(callee, Specialisation)
            if instr.op not in CALLS:
                self._open(instr)
            self._call(instr, callee)
        elif self._structs.rewritten(instr):
            pass
        elif len(instr.targets) == 1 and instr.target in self.webs:
            self._parts[instr.target] = self._made(instr)
        elif base in self.webs and checks_out(instr, self._known):
            self._check_out(instr)
        elif base in self.webs and (use := use_of(self.flow, instr, self._known)) is not None:
            self._flat.used(instr, use)
        elif base in self.webs and (k := read_part(self.flow, instr, self._known)) is not None:
            assert isinstance(base, Value)
            instr.op, instr.args, instr.payload = "copy", [self._parts[base][k]], NOTHING
            self._out.append(instr)
        elif base in self.webs and answers(instr):
            self._answer(instr)
        else:
            self._keep(instr)

    def _known(self, value: Value) -> Parts | None:
        return self.webs.parts(value)

    # --- definitions --------------------------------------------------------------------------

    def _phi(self, phi: Instr) -> None:
        if phi.target not in self.webs:
            self._out.append(phi)
            return
        values = self._fresh(phi.target, phi.target)
        if phi.target in self.flow.undefined:
            self.flow.undefined.update(values)
        new = [Instr("phi", [value], [], phi.span) for value in values]
        for instr in new:
            self._emit(instr)
        self._parts[phi.target] = values
        self._phis.append((self._block, phi, new))

    def _fresh(self, whole: Value, node: Value | Place) -> list[Value]:
        """A value for each part, of the types that the parts of `node` have."""
        parts = self.webs.parts(whole)
        assert parts is not None
        found = []
        for name, t in zip(parts.names, self.webs.types(node), strict=True):
            value = self.spec.function.fresh(part_name(parts, whole.name, name))
            value.type = t
            found.append(value)
        return found

    def _emit(self, instr: Instr) -> Value:
        for target in instr.targets:
            target.definition = instr
        self.flow.block_of[instr] = self._block
        self._out.append(instr)
        return instr.targets[0]

    def _parameter(self, instr: Instr) -> None:
        captured = len(self.spec.function.captures)
        first = captured if instr.op == "param" else 0
        place = first + position(instr)
        start = self._first[captured] if instr.op == "param" else 0
        if place >= len(self._first) - 1:  # not given
            given = max(self._first[-1], start)
            instr.payload = replace(
                payload_of(instr, Parameter), index=given - start + place - (len(self._first) - 1)
            )
            self._out.append(instr)
        elif instr.target not in self.webs:
            instr.payload = replace(payload_of(instr, Parameter), index=self._first[place] - start)
            self._out.append(instr)
        else:
            values = self._fresh(instr.target, (self.spec, "in", place))
            for k, value in enumerate(values, self._first[place] - start):
                self._emit(Instr(instr.op, [value], [], instr.span, Parameter(k)))
            self._parts[instr.target] = [constant_of(v) or v for v in values]

    def _made(self, instr: Instr) -> Sequence[Operand]:
        """The parts of what an instruction makes."""
        values = made_of(self.flow, instr, self._known)
        if values is None and instr.op in ALIKE:
            return self._as(instr.args[0], instr.target, instr.span)
        if instr in self.webs.inside:
            return [self._flat.changed_inside(instr)]
        if (use := use_of(self.flow, instr, self._known)) is not None:
            return [self._flat.changed(instr, use)]
        if values is not None:
            args = [self._operand(a, instr.span) for a in values]
            return [self._variable(a, instr.span) for a in args]
        parts = self._known(instr.target)
        assert parts is not None
        k = updated_part(self.flow, instr, self._known)
        assert k is not None
        base, new = instr.args[0], self._operand(instr.args[1], instr.span)
        before = [] if is_nothing(base) else list(self._parts[base])  # type: ignore[index]
        missing = range(len(before), len(parts.names))
        after = [*before, *(self._variable(EMPTY, instr.span) for _ in missing)]
        after[k] = self._variable(new, instr.span)
        return after

    def _variable(self, operand: Operand, span: Span | None) -> Operand:
        """Something that can be an argument: arrays are values."""
        if not isinstance(operand, Const) or rep_of(self.flow.type_of(operand)).kind is Kind.SCALAR:
            return operand
        value = self.spec.function.fresh()
        value.type = self.flow.type_of(operand)
        return self._emit(Instr("copy", [value], [operand], span))

    def _check_out(self, instr: Instr) -> None:
        """What a call has given, if it is there."""
        base = instr.args[0]
        assert isinstance(base, Value)
        instr.op, instr.args = "checkdef", list(self._parts[base])
        self._out.append(instr)

    # --- uses ---------------------------------------------------------------------------------

    def _keep(self, instr: Instr) -> None:
        instr.args = [self._operand(a, instr.span) for a in instr.args]
        self._out.append(instr)

    def _answer(self, instr: Instr) -> None:
        """size (c)"""
        known = instr.target.type
        assert known is not None and isinstance(known.const, tuple)
        args: list[Operand] = [Const(value) for value in known.const]
        self._out.append(instr)
        instr.op, instr.args, instr.payload = "hcat", args, NOTHING

    def _operand(self, operand: Operand, span: Span | None) -> Operand:
        """An operand as a whole."""
        if isinstance(operand, Value) and operand in self.webs:
            return self._together(operand, span)
        return operand

    def _passed(self, operand: Operand, side: str, k: int) -> Sequence[Operand]:
        place = (self.spec, side, k)
        if place in self.webs:
            return self._given(operand, place, None)
        return [self._operand(operand, None)]

    def _as(self, operand: Operand, node: Value | Place, span: Span | None) -> Sequence[Operand]:
        """The parts of an operand, as a node has them that it becomes."""
        known = self.webs.parts(node)
        assert known is not None
        taken = isinstance(operand, Value) and operand in self.webs
        if isinstance(operand, Value) and taken and known.fits(self.webs.parts(operand)):
            return self._parts[operand]
        if is_left_out(operand, node, known):
            return [self._left_out(span) for _ in known.names]
        if known.fields:
            return self._structs.become(operand, known, span)
        if isinstance(operand, Value) and taken:
            return [self._flat.of_few(self._parts[operand], known, span)]
        extents = room_of(operand)
        if extents is not None:
            return [self._flat.of_room(operand, extents, known, span)]
        return [self._flat.of_cell(operand, known, span)]

    def _left_out(self, span: Span | None) -> Value:
        """A part of what is undefined."""
        value = self._new("undef", (), span)
        value.type = UNDEF
        return value

    def _given(self, operand: Operand, place: Place, span: Span | None) -> list[Operand]:
        """The parts of an operand as the arguments or results that they become."""
        known = self.webs.parts(place)
        assert known is not None
        as_given = self.webs.types(place)
        arriving = zip(self._as(operand, place, span), known.types, as_given, strict=True)
        is_result = place[1] == "out"
        return [
            part if rep_of(given).kind is Kind.BOXED else self._fitting(part, t, is_result, span)
            for part, t, given in arriving
        ]

    def _fitting(self, part: Operand, t: Type, is_result: bool, span: Span | None) -> Operand:
        """What is boxed, as a range may be, arrives as an array where one is expected. A result
        whose extents have no names yet is one, too."""
        wanted, have = rep_of(t).kind, rep_of(self.flow.type_of(part)).kind
        boxed = is_result and have is Kind.BOXED
        if wanted in (have, Kind.BOXED) and not boxed:
            return part
        value = self.spec.function.fresh()
        value.type = self.flow.named(value, t)
        return self._emit(Instr("copy", [value], [part], span))

    def _open(self, instr: Instr) -> None:
        """A call through a handle goes straight to its function."""
        instr.payload = direct_call(instr)
        captured = self._parts[instr.args[0]]  # type: ignore[index]
        instr.op, instr.args = "calldirect", [EMPTY, *instr.args[1:], *captured]

    def _call(self, instr: Instr, callee: Specialisation) -> None:
        """Arguments in the order of the signature become parts, as do results."""
        places = operand_places(instr, callee)
        captures = len(callee.function.captures)
        parts: list[list[Operand]] = []
        for k, at in enumerate(places):
            arg = instr.args[at]
            if (callee, "in", k) in self.webs:
                parts.append(self._given(arg, (callee, "in", k), instr.span))
                instr.payload = replace(payload_of(instr, Invocation), flat=True)
            else:
                parts.append([self._operand(arg, instr.span)])
        given = [a for part in parts for a in part]
        if instr.op == "call":
            instr.args = given
        else:
            captured = sum(map(len, parts[:captures]))
            instr.args = [instr.args[0], *given[captured:], *given[:captured]]
            own = len(given) - captured
            instr.payload = replace(payload_of(instr, DirectCall), own=own, flat=True)
        self._results(instr, callee)
        self._emit(instr) if instr.targets else self._out.append(instr)

    def _results(self, instr: Instr, callee: Specialisation) -> None:
        targets: list[Value] = []
        for k, target in enumerate(instr.targets):
            if (callee, "out", k) in self.webs:
                values = self._fresh(target, target)
                self._parts[target] = [constant_of(v) or v for v in values]
                targets += values
                instr.payload = replace(payload_of(instr, Invocation), flat=True)
                known = self._known(target)
                if known is not None and known.is_perhaps:
                    instr.payload = replace(payload_of(instr, Invocation), perhaps=True)
            else:
                targets.append(target)
        more = len(targets) - len(instr.targets)
        if more:  # 0 where the result becomes ans
            instr.payload = replace(
                payload_of(instr, Invocation), nargout=max(instr.payload.nargout, 1) + more
            )
        instr.targets = targets

    # --- the whole ----------------------------------------------------------------------------

    def _together(self, value: Value, span: Span | None) -> Value:
        """The aggregate made of its parts, once in a block."""
        if value not in self._whole:
            parts = self._known(value)
            assert parts is not None
            made = self._assembled(parts, self._parts[value], span)
            made.type = value.type
            self._whole[value] = made
        return self._whole[value]

    def _assembled(self, parts: Parts, values: Sequence[Operand], span: Span | None) -> Value:
        if parts.is_perhaps:
            return self._new("undefif", values, span)
        kind = parts.kind[0]
        if parts.each is not None:
            return self._new("builtin", values, span, payload=BuiltinCall("num2cell"))
        if parts.fields:
            return self._structs.arrays.together(parts, values, span)
        if kind == "cell":
            return self._new("cellrow" if values else "emptycell", values, span)
        if kind == "handle":
            _, sort, callee, name = parts.kind
            if sort == "anonymous":
                return self._new("closure", values, span, payload=Closure(callee))
            return self._new("handle", (), span, payload=HandleOf(callee, sort, name))
        at = self._new("undef", (), None)
        at.type = UNDEF
        fields = list(zip(parts.names, parts.types, strict=True))
        for k, (name, operand) in enumerate(zip(parts.names, values, strict=True), 1):
            at = self._new("setfield", (at, operand), span, payload=FieldUpdate(name))
            at.type = struct(fields[:k])
        return at

    def _new(
        self, op: str, args: Iterable[Operand], span: Span | None, payload: Payload = NOTHING
    ) -> Value:
        value = self.spec.function.fresh()
        return self._emit(Instr(op, [value], list(args), span, payload))
