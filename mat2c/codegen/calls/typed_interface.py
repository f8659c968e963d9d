"""The C parameters of a specialised function: what it is given, and where its results go."""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.codegen.calls.typed_calls import is_dynamic, open_dims, passed
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.engine import Specialisation
from mat2c.infer.input_types import position
from mat2c.ir.core import Return, Value
from mat2c.storage.model import StoragePlan
from mat2c.storage.value_layout import BYTES
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, Rep, rep_of


@dataclass(slots=True)
class Interface:
    """Filled by `name_parameters`, in the order of the signature."""

    frame: TypedFrame
    spec: Specialisation
    plan: StoragePlan
    params: dict[str, str] = field(default_factory=dict)  # inputs: name → declaration
    results: dict[str, str] = field(default_factory=dict)  # outputs: name → declaration
    inputs: dict[int, str] = field(default_factory=dict)  # by position, but for arrays
    outputs: dict[int, str] = field(default_factory=dict)
    bound: set[int] = field(default_factory=set)  # groups that live in the caller's storage
    sizes: dict[tuple[str, int], str] = field(default_factory=dict)  # by output and dimension
    rooms: dict[int, int] = field(default_factory=dict)  # elements of outputs without the heap

    @property
    def declarations(self) -> list[str]:
        return [*self.params.values(), *self.results.values()]

    def grows(self, k: int, t: Type) -> bool:
        """True if output k comes in a block of the heap, whose extents the function decides."""
        return is_dynamic(t) and k not in self.rooms

    def _room(self, k: int) -> int | None:
        """The elements that an output has at most, by the storage plan."""
        terminator = self.spec.function.exit.terminator
        operand = terminator.args[k] if isinstance(terminator, Return) else None
        group = self.plan.group_of.get(operand) if isinstance(operand, Value) else None
        if group is None or group.kind not in ("stack", "fixed") or group.outside is not None:
            return None
        assert isinstance(group.size, int)
        return group.size // BYTES.get(group.element, 1)

    def name_parameters(self) -> None:
        values = self.arguments()
        for k, t in enumerate(self.spec.signature.args):
            if k not in self.spec.handed.values():
                self._parameter(k, t, values.get(k))
        nargout = max(self.spec.signature.nargout, 1 if self.spec.outputs else 0)
        for k in range(min(nargout, len(self.spec.outputs))):
            self._output(k, self.spec.outputs[k])
        self.frame.shared_groups = self.bound

    def drop_unread(self) -> frozenset[int]:
        """Gives up the parameters that the text does not mention, but for values, which it must
        release; their places."""
        unread = {
            name: k
            for k, (name, declaration) in enumerate(self.params.items())
            if name not in self.frame.used and not declaration.startswith("m2c_value *")
        }
        for name in unread:
            del self.params[name]
        return frozenset(unread.values())

    def zeroed_outputs(self) -> list[int]:
        """The outputs whose storage the caller fills with zeros."""
        names = {self.frame.data[number] for number in self.frame.zeroed_groups & self.bound}
        return [k for k, name in self.outputs.items() if name in names]

    def arguments(self) -> Mapping[int, Value]:
        """The values that the arguments become, captured ones first."""
        function = self.spec.function
        values: dict[int, Value] = {}
        for instr in function.instrs():
            if instr.op == "capture":
                values[position(instr)] = instr.target
            elif instr.op == "param":
                values[len(function.captures) + position(instr)] = instr.target
        return values

    def _parameter(self, k: int, t: Type, value: Value | None) -> None:
        rep = rep_of(t)
        if rep.kind is Kind.ARRAY and passed(t):
            self._array_parameter(k, t, rep, value)
        elif rep.kind is Kind.BOXED or passed(t):
            name = self._own_variable(rep, value)
            name = name or self.frame.names.fresh(f"{value.name if value else 'unused'}_in")
            ctype = f"{rep.element.ctype} " if rep.element is not None else "m2c_value *"
            self.params[name] = f"{ctype}{name}"
            self.inputs[k] = name

    def _own_variable(self, rep: Rep, value: Value | None) -> str:
        """The C variable of an argument's value, where it is a parameter itself: a scalar."""
        name = self.frame.variable.get(value, "") if value is not None else ""
        if value is None or name in self.params or rep.kind is not Kind.SCALAR:
            return ""
        return name if self.frame.rep(value) == rep else ""

    def _array_parameter(self, k: int, t: Type, rep: Rep, value: Value | None) -> None:
        frame = self.frame
        assert rep.element is not None
        name, extents = "", list[str]()
        if value is not None and value in self.plan.group_of:
            name = frame.data[self.plan.group_of[value].number]
            extents = frame.extents[self.plan.variable_of[value].number]
        name = name or frame.names.fresh(f"unused_{k}")
        self.params[name] = f"const {rep.element.ctype} *{name}"
        for d in open_dims(t):
            known = extents[d] if d < len(extents) else ""
            extent = known or frame.names.fresh(f"{name}_{d + 1}")
            self.params[extent] = f"ptrdiff_t {extent}"

    def _output(self, k: int, t: Type) -> None:
        fresh = self.frame.names.fresh
        rep = rep_of(t)
        if self.frame.module.no_heap and rep_of(t).kind is Kind.ARRAY and is_dynamic(t):
            room = self._room(k)
            if room is not None:
                self.rooms[k] = room
        name = self._bound_output(k, t) or fresh(f"{self.spec.function.outputs[k]}_out")
        self.outputs[k] = name
        if rep.kind is Kind.BOXED:
            self.results[name] = f"m2c_value **{name}"
            return
        assert rep.element is not None
        if rep.kind is Kind.SCALAR:
            self.results[name] = f"{rep.element.ctype} *{name}"
            return
        self.results[name] = f"{rep.element.ctype} {'**' if self.grows(k, t) else '*'}{name}"
        if self.grows(k, t):
            self.results[f"{name}_cap"] = f"size_t *{name}_cap"
        for d in open_dims(t):
            extent = f"{name}_{d + 1}"
            if k in self.rooms:  # which the array's own extents may be called
                extent = self.frame.names.fresh(f"{extent}_out")
            self.sizes[name, d] = extent
            self.results[extent] = f"ptrdiff_t *{extent}"

    def _bound_output(self, k: int, t: Type) -> str | None:
        """The name of an output array that is computed in the caller's storage: its group has the
        very size."""
        terminator = self.spec.function.exit.terminator
        if rep_of(t).kind is not Kind.ARRAY or self.grows(k, t):
            return None
        if not isinstance(terminator, Return):
            return None
        operand = terminator.args[k]
        group = self.plan.group_of.get(operand) if isinstance(operand, Value) else None
        if (
            group is None
            or group.outside is not None
            or group.kind not in ("stack", "fixed")
            or group.number in self.bound
        ):
            return None
        element = rep_of(t).element
        assert element is not None
        count = self.rooms.get(k, t.static_numel or 0)
        if group.size != count * BYTES.get(element.ctype, 1):
            return None
        self.bound.add(group.number)
        name = self.frame.data[group.number]
        self.frame.used.add(name)
        return name
