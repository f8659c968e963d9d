"""Structs become their fields ([NEST] has enclose and disclose cancel; this is the same for names).

    %s.2 = setfield %s.1, %v {field="x"}
    %4 = getfield %s.2 {field="x"}            %5 = plus %v, %s_y
    %5 = plus %4, %6                          (where %6 = getfield %s.2 {field="y"})

So a field is a variable like any other, with a type and storage of its own. Where the whole struct
is needed (a call, a display), it is put together from its fields.

Requires: SSA, `preds`.  Keeps: cfg.  Breaks: liveness; leaves copies.
"""

from __future__ import annotations

from mat2c.ir.core import Block, Const, Function, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Chain, FieldUpdate, Update
from mat2c.ir.payloads.payload import NOTHING, Payload, payload_of
from mat2c.opt.aggregates.build_structs import field_variable, struct_of
from mat2c.opt.aggregates.struct_webs import find_webs, first_field
from mat2c.opt.scalar.copy_propagation import propagate_copies
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace

_NESTED = 4  # structs in structs are taken apart from the outside


def split_structs(function: Function, eager: bool = False) -> None:
    """Takes structs apart whose fields are known everywhere; see `find_webs` for `eager`."""
    for _ in range(_NESTED):
        splitter = _Splitter(function, eager)
        if not splitter.webs.web_of:
            return
        splitter.run()
        propagate_copies(function)
        remove_dead(function)


class _Splitter:
    """Rewrites one function."""

    def __init__(self, function: Function, eager: bool) -> None:
        self.function = function
        self.webs = find_webs(function, eager)
        self._fields: dict[Value, dict[str, Operand]] = {}
        self._items: dict[Value, Operand] = {}  # comma lists of one field
        self._out: list[Instr] = []
        self._phis: list[tuple[Instr, dict[str, Instr]]] = []
        self._whole: dict[Value, Value] = {}

    def run(self) -> None:
        for block in self.function.blocks:
            self._block(block)
        for old, new in self._phis:
            for name, phi in new.items():
                phi.args = [self._fields[a][name] for a in old.args if isinstance(a, Value)]

    def _block(self, block: Block) -> None:
        self._out = [new for phi in block.phis() for new in self._phi(phi)]
        self._whole = {}
        for instr in block.instrs:
            if instr.op != "phi":
                self._instr(instr)
        if block.terminator is not None:
            whole = {
                v: self._together(v, None) for v in block.terminator.sources() if v in self.webs
            }
            block.terminator.replace(dict(whole))
        block.instrs = self._out

    def _phi(self, phi: Instr) -> list[Instr]:
        if phi.target not in self.webs:
            return [phi]
        fields: dict[str, Instr] = {}
        for name in self.webs.fields[phi.target]:
            target = self.function.fresh(field_variable(phi.target.name, name))
            fields[name] = target.definition = Instr("phi", [target], [], phi.span)
        self._fields[phi.target] = {name: new.target for name, new in fields.items()}
        self._phis.append((phi, fields))
        return list(fields.values())

    def _instr(self, instr: Instr) -> None:
        base = instr.args[0] if instr.args else None
        if len(instr.targets) == 1 and instr.target in self.webs:
            self._define(instr)
            return
        if isinstance(base, Value) and base in self.webs and self._read(instr, base):
            return
        self._wholes(instr, 0)
        self._out.append(instr)

    def _wholes(self, instr: Instr, first: int) -> None:
        """Puts structs together that the operands from `first` on need."""
        for k, arg in enumerate(instr.args[first:], first):
            if isinstance(arg, Splat) and arg.value in self._items:
                instr.args[k] = self._items[arg.value]
            elif isinstance(arg, Value) and arg in self.webs:
                instr.args[k] = self._together(arg, instr.span)

    # --- new versions -------------------------------------------------------------------------

    def _define(self, instr: Instr) -> None:
        """A version by `struct (…)` or by an assignment to a field."""
        if instr.op == "builtin":
            self._wholes(instr, 0)
            names = [str(a.value) for a in instr.args[::2] if isinstance(a, Const)]
            self._fields[instr.target] = dict(zip(names, instr.args[1::2], strict=True))
            return
        self._wholes(instr, 1)
        base, name = instr.args[0], first_field(instr)
        assert name is not None
        before = self._fields.get(base, {}) if isinstance(base, Value) else {}
        new = instr.args[1]
        if instr.op in ("assignpath", "deletepath"):
            new = self._changed(instr, before.get(name), field_variable(instr.target.name, name))
        self._fields[instr.target] = {**before, name: new}

    def _changed(self, instr: Instr, old: Operand | None, name: str) -> Value:
        """A field after an assignment into it."""
        path = instr.payload.path[1:]
        base = self._variable(old, name, instr.span)
        args = [base, *instr.args[1:]]
        step = path[0]
        shown = instr.payload.name
        if len(path) > 1:
            chain = replace(payload_of(instr, Chain), path=path)
            return self._emit(instr.op, args, instr.span, name, chain)
        if instr.op == "deletepath":
            gone = Update(shown, quote=payload_of(instr, Chain).quote)
            return self._emit("subsdel", args, instr.span, name, gone)
        if step.kind == ".":
            return self._emit("setfield", args, instr.span, name, FieldUpdate(step.field))
        if step.kind == "(":
            return self._emit("subsasgn", args, instr.span, name, Update(shown, inside=True))
        return self._emit("cellasgn", args, instr.span, name, Update(shown))

    def _variable(self, old: Operand | None, name: str, span: Span | None) -> Value:
        """What an update starts from: a field that is not there yet is undefined."""
        if old is None:
            return self._emit("undef", [], None, "")
        return old if isinstance(old, Value) else self._emit("copy", [old], span, name)

    # --- reads --------------------------------------------------------------------------------

    def _read(self, instr: Instr, base: Value) -> bool:
        """Replaces what reads one field; whether it does."""
        name = first_field(instr)
        if name is None or instr.op not in ("getfield", "fieldlist", "peekpath", "countpath"):
            return False
        known = self._fields[base].get(name)
        path = instr.payload.path
        if instr.op == "countpath" and (len(path) == 1 or known is None):
            return self._becomes(instr, Const(1.0))
        if instr.op == "fieldlist":
            if instr.target not in self.webs.spread or known is None:
                return False
            self._items[instr.target] = known
            return True
        if len(path) > 1 and known is not None:
            self._wholes(instr, 1)
            instr.args[0] = self._variable(known, name, instr.span)
            instr.payload = replace(payload_of(instr, Chain), path=path[1:])
            self._out.append(instr)
            return True
        return self._becomes(instr, known)

    def _becomes(self, instr: Instr, known: Operand | None) -> bool:
        """The target is a copy of a field, or undefined."""
        op, args = ("undef", []) if known is None else ("copy", [known])
        new = Instr(op, instr.targets, args, instr.span if args else None)
        instr.target.definition = new
        self._out.append(new)
        return True

    # --- the whole ----------------------------------------------------------------------------

    def _together(self, value: Value, span: Span | None) -> Value:
        """The struct made of its fields, once in a block."""
        if value not in self._whole:
            chain = struct_of(self.function, self._fields[value].items(), span)
            self._out += chain
            self._whole[value] = chain[-1].target
        return self._whole[value]

    def _emit(
        self,
        op: str,
        args: list[Operand],
        span: Span | None,
        stem: str,
        payload: Payload = NOTHING,
    ) -> Value:
        self._out.append(made(self.function, op, args, span, stem, payload))
        return self._out[-1].target
