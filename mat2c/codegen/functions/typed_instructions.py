"""The instructions of a specialised function: typed where they can be, else on boxed values."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mat2c.codegen.arrays import array_assignments, concatenations, typed_builtins
from mat2c.codegen.arrays.square_division import square_division
from mat2c.codegen.boxed import boxed_calls, rare_operations
from mat2c.codegen.boxed.boxed_function import Deaths
from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.c_listing import HeapUse
from mat2c.codegen.calls import foreign_calls, typed_calls
from mat2c.codegen.calls.argument_handover import arrive
from mat2c.codegen.calls.typed_calls import passed
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.checks import check_code
from mat2c.codegen.checks.boxed_twins import twin
from mat2c.codegen.checks.constant_failures import constant_failure
from mat2c.codegen.checks.versioned_ops import guarded
from mat2c.codegen.conversions import const_expr
from mat2c.codegen.defined_checks import check_defined
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.functions import assumed_values, field_access, typed_nonlocals
from mat2c.codegen.functions.dead_storage import behind
from mat2c.codegen.functions.map_access import entry
from mat2c.codegen.functions.queue_blocks import at_start
from mat2c.codegen.functions.sparse_access import sparse_number
from mat2c.codegen.slot_statements import clear_slot, set_slot
from mat2c.codegen.source_lines import Lines
from mat2c.codegen.typed.type_assertions import assertions
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import TYPED
from mat2c.codegen.typed.unbox import unbox
from mat2c.infer.engine import Specialisation
from mat2c.infer.input_types import position
from mat2c.ir.core import Const, Instr, Value
from mat2c.lir.c_expr import Name, Pattern, Unary, atom
from mat2c.lir.c_stmt import Code, If, Part, code, joined, one
from mat2c.lir.mentions import note_texts
from mat2c.storage.model import StoragePlan
from mat2c.support.templates import spelling
from mat2c.types.rep import Kind, rep_of

# register their emitters
assert (
    assumed_values
    and field_access
    and rare_operations
    and boxed_calls
    and array_assignments
    and typed_builtins
    and concatenations
    and foreign_calls
    and typed_calls
    and check_code
    and typed_nonlocals
)

_ARRIVING = ("param", "capture", "undef")  # no line of the program by themselves


class TypedInstructions:
    """Writes the instructions of one specialisation."""

    def __init__(
        self,
        frame: TypedFrame,
        spec: Specialisation,
        plan: StoragePlan,
        module: ModuleContext,
        interface: Interface,
        lines: Lines,
    ) -> None:
        self.frame, self.spec, self.plan = frame, spec, plan
        self.module, self.interface, self.lines = module, interface, lines
        self.deaths = Deaths(spec.function)

    def write(self, instr: Instr) -> Code:
        """What an instruction becomes, with the variables that its texts mention."""
        return self.noted(instr, lambda: self._written(instr))

    def noted(self, instr: Instr | None, write: Callable[[], Part]) -> Code:
        frame = self.frame
        before, frame.used = frame.used, set()
        outer, frame.changed = frame.changed, set()
        frame.earlier.append(before)
        written = code(write())
        frame.earlier.pop()
        mentioned = frame.used
        changed = mentioned if instr is None else frame.changed | self._set_by(instr)
        note_texts(written, mentioned, changed)
        before |= mentioned
        frame.used, frame.changed = before, outer
        return written

    def _set_by(self, instr: Instr) -> set[str]:
        """The C variables of an instruction's targets, and of their extents."""
        frame, found = self.frame, set[str]()
        for target in instr.targets:
            if target in frame.variable:
                found.add(frame.variable[target])
            if target in self.plan.variable_of:
                found.update(frame.extents.get(self.plan.variable_of[target].number, ()))
        return found

    def _written(self, instr: Instr) -> Part:
        frame = self.frame
        frame.span = instr.span
        frame.dying = self.deaths.at(instr)
        line = self.lines.number
        comment = Code() if instr.op in _ARRIVING else self.lines.above(instr)
        self._start()
        pair = twin(frame, instr) if self.module.extras.check_types else None
        held = pair.slots if pair is not None else 0
        self._start(held)
        before, boxed = _boxes(frame), False
        special: Part | None = None
        if self.module.no_heap:
            special = constant_failure(frame, instr) or square_division(frame, instr)
        text = self._typed(instr) if special is None else special
        if text is not None:
            text += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        else:
            self._start(held)
            text, boxed, has_twin = self._boxed(instr)
            pair = pair if has_twin else None
        text = joined(frame.prelude or ()) + text
        frame.prelude = None
        if pair is not None:
            text = pair.before + text + pair.after
        if self.module.extras.check_types:
            text += assertions(frame, instr)
        if text and (boxed or _boxes(frame) != before):
            self.module.heap_uses.append(HeapUse(instr.span, _described(instr), instr))
        if not text:
            self.lines.number = line
            return self._release(instr)
        return comment + self._shared(instr) + at_start(frame, instr) + text + self._release(instr)

    def _boxed(self, instr: Instr) -> tuple[Part, bool, bool]:
        """An operation that is not typed in all cases; also, whether something is boxed, and
        whether it is typed in some."""
        frame = self.frame
        fast = guarded(frame, instr)
        if fast is not None and not fast.condition:
            return code(fast.code), False, True
        text: Part = emit_boxed(frame, instr)
        boxed = bool(text)
        operands = instr.args if len(instr.targets) == 1 else ()
        text += joined(unbox(frame, value, name, operands) for value, name in frame.unboxed)
        if fast is None:
            return text, boxed, False
        return one(_either(fast.condition, code(fast.code), code(text))), boxed, True

    def _shared(self, instr: Instr) -> Code:
        """Notes on arrays of the program that are kept where another variable was."""
        frame, found = self.frame, Code()
        for target in instr.targets:
            if (
                target.name
                and target in self.plan.group_of
                and frame.rep(target).kind is Kind.ARRAY
            ):
                found += self.lines.moved(target.name, frame.data[frame.group(target).number])
        return found

    def _start(self, held: int = 0) -> None:
        """Nothing is written of the instruction at hand; some scratch slots are in use."""
        frame = self.frame
        frame.boxes = frame.lists = 0
        frame.scratch_slots = held
        frame.unboxed, frame.prelude, frame.real = [], [], {}

    def _typed(self, instr: Instr) -> Part | None:
        if instr.op in ("param", "capture"):
            return self._receive(instr)
        if instr.op == "undef":
            return "" if self._is_nowhere(instr) else None
        if any(
            t.type is not None and t.type.is_bottom and t not in self.plan.variable_of
            for t in instr.targets
        ):
            if instr.op == "checkdef":
                return check_defined(self.frame, instr)  # the error, nothing else
            if instr.op in ("copy", "loopexit", "undefif"):
                return ""
        if instr.op == "subsref" and isinstance(instr.payload.spec, Specialisation):
            return None
        of_map = entry(self.frame, instr) or sparse_number(self.frame, instr)
        if of_map is not None:
            return of_map
        emitter = TYPED.get(instr.op)
        return emitter(self.frame, instr) if emitter is not None else None

    def _is_nowhere(self, undef: Instr) -> bool:
        """True if there is nothing to clear. At the start of a function, what only typed φs take
        has no place that could hold anything."""
        value = undef.target
        if self.frame.rep(value).kind is not Kind.BOXED:
            return True
        if value.type is not None and value.type.is_bottom and value not in self.plan.variable_of:
            return True
        return undef.span is None and value not in self._boxed_uses

    @cached_property
    def _boxed_uses(self) -> set[Value]:
        """What all instructions but φs of typed values use."""
        function = self.frame.function
        found: set[Value] = set()
        for instr in function.instrs():
            if instr.op != "phi" or self.frame.rep(instr.target).kind is Kind.BOXED:
                found.update(instr.sources())
        for block in function.blocks:
            if block.terminator is not None:
                found.update(block.terminator.sources())
        return found

    def _receive(self, instr: Instr) -> Part | None:
        """A parameter arrives."""
        frame, function = self.frame, self.spec.function
        k = position(instr) + (len(function.captures) if instr.op == "param" else 0)
        args = self.spec.signature.args
        target = instr.target
        if k >= len(args):
            return (
                "" if frame.rep(target).kind is not Kind.BOXED else clear_slot(frame.slot(target))
            )
        rep = rep_of(args[k])
        if rep.kind is Kind.ARRAY:
            return arrive(self.interface, target, k) if k in self.spec.handed.values() else ""
        if rep.kind is Kind.BOXED:
            if frame.rep(target).kind is not Kind.BOXED:
                return ""
            frame.used.add(self.interface.inputs[k])
            return set_slot(frame.slot(target), self.interface.inputs[k])
        if not passed(args[k]):
            const = Const(args[k].const, args[k].cls)  # type: ignore[arg-type]
            assert rep.element is not None
            return frame.set_scalar(target, const_expr(const, rep.element))
        name = self.interface.inputs[k]
        if frame.variable[target] == name:
            return ""
        frame.used.add(name)
        return frame.set_scalar(target, Name(name))

    def _release(self, instr: Instr) -> Part:
        """What held values and arrays the last use of which this was."""
        return code(self._released(instr)) + behind(self.frame, self.plan, instr)

    def _released(self, instr: Instr) -> str:
        frame, spell = self.frame, spelling("boxed")
        kept = {frame.variable[t] for t in instr.targets if t in frame.variable}
        texts = [frame.release_lists()]
        for value in sorted(frame.dying, key=lambda v: v.number):
            if holder := frame.holder(value):
                texts.append(spell.unsee(f"&{holder}"))
            if value.name or value not in frame.variable or frame.variable[value] in kept:
                continue
            name = frame.var(value)
            if frame.rep(value).kind is Kind.BOXED:
                texts.append(spell.clear(f"&{name}"))
            elif frame.rep(value).kind is Kind.LIST:
                texts.append(spell.release_list(name))
        return "".join(texts)


def _either(condition: str, then: Code, orelse: Code) -> If:
    """One of two ways, of which the first may be empty."""
    if then:
        return If(atom(condition), then, orelse)
    return If(Unary("!", Pattern(condition, closed=False)), orelse, Code())


def _boxes(frame: TypedFrame) -> tuple[int, ...]:
    """How many boxes the function has for operations on values."""
    return (
        frame.most_slots,
        len(frame.blocks),
        len(frame.boxed_temporaries),
        frame.most_lists,
        int(frame.uses_discard),
    )


def _described(instr: Instr) -> str:
    """An operation that is done on boxed values."""
    callee = instr.payload.callee
    if callee:
        return f"'{callee}' needs the heap"
    if instr.op in ("isdef", "checkdef") and isinstance(instr.args[0], Value):
        return f"'{instr.args[0].name or 'a value'}' may be of any class or size"
    return "this operation needs the heap"
