"""A specialised function in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mat2c.codegen.arrays import array_assignments, concatenations, typed_builtins
from mat2c.codegen.arrays.array_appends import rooms
from mat2c.codegen.arrays.square_division import square_division
from mat2c.codegen.boxed import boxed_calls, rare_operations
from mat2c.codegen.boxed.boxed_function import Deaths
from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.c_listing import HeapUse
from mat2c.codegen.calls import foreign_calls, typed_calls
from mat2c.codegen.calls.argument_handover import arrive
from mat2c.codegen.calls.typed_calls import passed
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.calls.typed_results import Leaving, Number
from mat2c.codegen.checks import check_code
from mat2c.codegen.checks.boxed_twins import twin
from mat2c.codegen.checks.constant_failures import constant_failure
from mat2c.codegen.checks.loop_versions import all_inside
from mat2c.codegen.checks.versioned_ops import guarded
from mat2c.codegen.conversions import const_expr
from mat2c.codegen.defined_checks import check_defined
from mat2c.codegen.file_context import Form, ModuleContext
from mat2c.codegen.functions import assumed_values, field_access, typed_nonlocals
from mat2c.codegen.functions.dead_storage import behind, entering
from mat2c.codegen.functions.local_variables import declarations, finish, unread
from mat2c.codegen.functions.map_access import entry
from mat2c.codegen.functions.parallel_rounds import ParallelRounds
from mat2c.codegen.functions.phi_edges import Edges
from mat2c.codegen.functions.sparse_access import sparse_number
from mat2c.codegen.functions.variable_names import name_variables
from mat2c.codegen.recursion_depth import counts_depth
from mat2c.codegen.source_lines import Lines, as_comment
from mat2c.codegen.structured_control import Control
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.type_assertions import assertions, claimed_at_joins
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import TYPED
from mat2c.codegen.typed.unbox import unbox
from mat2c.infer.engine import Specialisation
from mat2c.infer.input_types import position
from mat2c.ir.call_frames import file_of
from mat2c.ir.core import Block, Const, Instr, Operand, Value
from mat2c.lir.c_expr import Expr, Name, Pattern, Unary
from mat2c.lir.c_stmt import Code, If, Part, Raw, code, joined, one
from mat2c.lir.improve import improved
from mat2c.lir.mentions import declared, names_in, names_read, note_texts
from mat2c.storage.model import StoragePlan
from mat2c.support.templates import spelling
from mat2c.types.rep import BOOL, INDEX, Kind, Rep, rep_of

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


class TypedWriter:
    """Writes one specialisation."""

    def __init__(
        self, spec: Specialisation, plan: StoragePlan, reps: dict[Value, Rep], module: ModuleContext
    ) -> None:
        self.spec = spec
        self.plan = plan
        self.module = module
        module.counted[spec] = counts_depth(spec, module.counted)
        names = module.local_names()
        function = spec.function
        frame = TypedFrame(
            function, module.typed_function(spec), reps, {}, module, names, spec=spec, plan=plan
        )
        frame.scalar_text = scalar_text
        self.frame = frame
        self.interface = Interface(frame, spec, plan)
        name_variables(frame)
        self.edges = Edges(frame, plan)
        self.deaths = Deaths(function)
        self.lines = Lines(listing=module.listing)
        self.parallel = ParallelRounds(frame, self.lines)

    # --- text ---------------------------------------------------------------------------------

    def text(self) -> str:
        function, frame = self.spec.function, self.frame
        leaving = Leaving(self.spec, self.plan, self.frame, self.interface)
        control = Control(
            frame,
            self.instruction,
            self._condition,
            lambda block, successor: self._noted(None, lambda: self.edges.copies(block, successor)),
            lambda terminator: self._noted(None, lambda: leaving.text(terminator)),
            self._versions,
            lambda header: self._noted(None, lambda: rooms(frame, header)),
            self._entered,
            self.parallel.written if self.module.extras.openmp else None,
        )
        self.interface.name_parameters()
        written = control.whole()
        fails = "fail" in frame.labels
        counted = function.kind != "script" and self.module.counted[self.spec]
        released = finish(frame, self.plan, self.interface)
        self.module.heap_uses += self._heap_arrays()
        if counted:
            self.module.heap_uses.append(HeapUse(function.span, f"'{function.name}' calls itself"))
        form, last, returned = self._form(leaving.number, fails or counted, bool(released))
        self.module.forms[self.spec] = form
        self.parallel.finish(self.spec, fails or counted, bool(released))
        written += self._noted(None, lambda: one(Raw(last)) if last else "")
        body, placed = self._improved(written + one(Raw("", frozenset(leaving.mentioned))))
        declared = declarations(frame, self.plan, self.interface, placed)
        declared += unread(frame, self.interface, body + returned, placed)
        if self.module.takes_state(self.spec) and "self" not in names_in(body):
            declared += spelling("control").statement("(void)self")
        return spelling("typed").function(
            self.comment,
            self.prototype,
            declared,
            file_of(function, self.module.program.tells_calls),
            function.frame,
            body,
            released,
            fails or counted,
            bool(frame.labels) or counted,
            self.module.entering if counted else "",
            form.returns,
            returned,
        )

    def _improved(self, written: Code) -> tuple[str, set[str]]:
        """The body's text, and the scalars that it declares: all but those that it never reads."""
        scalars, unnamed = self._scalars(), self._unnamed()
        given = {name for name, text in self.interface.params.items() if "*" not in text}
        body, placed = improved(written, scalars, unnamed, given)
        if never := declared(body) - names_read(str(body)):
            read = {name: ctype for name, ctype in scalars.items() if name not in never}
            body, placed = improved(written, read, unnamed, given)
        scalars |= dict.fromkeys(given, "")
        return str(self.parallel.rearranged(body, scalars)), placed

    def _scalars(self) -> dict[str, str]:
        """The C types of the scalars that the function may declare where it uses them."""
        frame, params = self.frame, self.interface.params
        found = {}
        for value, name in frame.variable.items():
            rep = frame.rep(value)
            if rep.kind is Kind.SCALAR and rep.element is not None and name not in params:
                found[name] = rep.element.ctype
        return found | {name: ctype for (ctype, _), name in frame.temporaries.items()}

    def _unnamed(self) -> set[str]:
        """The C variables of values that the program has no name for."""
        named = {name for value, name in self.frame.variable.items() if value.name}
        return set(self.frame.variable.values()) - named

    def _form(self, number: Number | None, fails: bool, releases: bool) -> tuple[Form, str, str]:
        """How the function is called, what its body ends with, and what it returns: where it can't
        fail, its only result if that is a scalar."""
        zeroed = frozenset(self.interface.zeroed_outputs())
        free = self.spec not in self.module.unformed
        unread = self.interface.drop_unread() if free else frozenset[int]()
        rooms = tuple(self.interface.rooms.items())
        if fails or not free:
            last = number.text if number is not None else ""
            return Form("status", zeroed, unread, rooms), last, ""
        if number is None:
            return Form("void", zeroed, unread, rooms), "", ""
        self.interface.results.clear()
        form = Form(number.ctype, zeroed, unread)
        if not releases or number.is_kept:
            return form, "", number.value
        result = self.frame.names.fresh("result")
        last = spelling("typed").declare(f"const {number.ctype}", result, number.value)
        return form, last, result

    @property
    def comment(self) -> str:
        """The function with the types that it is for."""
        listing = self.module.listing
        mark = "" if listing is None else listing.mark(self.spec)
        return _signature_text(self.spec) + mark

    @property
    def prototype(self) -> str:
        state = [f"{self.module.state} *self"] if self.module.takes_state(self.spec) else []
        parameters = ", ".join([*state, *self.interface.declarations])
        returns = self.module.forms.get(self.spec, Form()).returns
        ctype = "int" if returns == "status" else returns
        return f"static {ctype} {self.frame.cname}({parameters or 'void'})"

    def _heap_arrays(self) -> list[HeapUse]:
        """The arrays and boxed variables of the function that are on the heap."""
        frame, interface, found = self.frame, self.interface, list[HeapUse]()
        kinds = ("heap",) if self.module.no_heap else ("heap", "fixed")
        for group in self.plan.groups:
            name = frame.data.get(group.number, "")
            if group.kind in kinds and name in frame.used and group.number not in interface.bound:
                made = group.members[0].definition
                shown = next((v.name for v in group.members if v.name), "")
                what = f"the array '{shown}' has no bound" if shown else "an array has no bound"
                found.append(HeapUse(made.span if made is not None else None, what))
        span = self.spec.function.span
        for k, t in enumerate(self.spec.outputs):
            if k in interface.outputs and rep_of(t).kind is Kind.ARRAY and interface.grows(k, t):
                name = self.spec.function.outputs[k]
                found.append(HeapUse(span, f"the output '{name}' has no bound"))
        for value, name in frame.variable.items():
            if name in frame.used and frame.rep(value).kind in (Kind.BOXED, Kind.LIST):
                made = value.definition
                what = f"'{value.name or 'a value'}' may be of any class or size"
                found.append(HeapUse(made.span if made is not None else span, what))
        return found

    # --- instructions -------------------------------------------------------------------------

    def _entered(self, block: Block) -> Part:
        ended = self._noted(None, lambda: entering(self.frame, self.plan, block))
        if not self.module.extras.check_types:
            return ended
        return ended + self._noted(None, lambda: claimed_at_joins(self.frame, block))

    def instruction(self, instr: Instr) -> Code:
        """What an instruction becomes, with the variables that its texts mention."""
        return self._noted(instr, lambda: self._written(instr))

    def _noted(self, instr: Instr | None, write: Callable[[], Part]) -> Code:
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
        special: str | None = None
        if self.module.no_heap:
            special = constant_failure(frame, instr) or square_division(frame, instr)
        text = self._typed(instr) if special is None else special
        if text is not None:
            text += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        else:
            self._start(held)
            fast = guarded(frame, instr)
            if fast is not None and not fast.condition:
                text = code(fast.code)
            else:
                text = emit_boxed(frame, instr)
                boxed = bool(text)
                operands = instr.args if len(instr.targets) == 1 else ()
                text += joined(unbox(frame, value, name, operands) for value, name in frame.unboxed)
                if fast is not None:
                    text = one(_either(fast.condition, code(fast.code), code(text)))
                else:
                    pair = None  # the operation is boxed itself
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
        return comment + self._shared(instr) + text + self._release(instr)

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
                return self._undefined(instr)
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

    def _undefined(self, instr: Instr) -> str:
        """A read of a variable that is never defined here: the error, nothing else."""
        return check_defined(self.frame, instr)

    def _receive(self, instr: Instr) -> Part | None:
        """A parameter arrives."""
        frame, function = self.frame, self.spec.function
        k = position(instr) + (len(function.captures) if instr.op == "param" else 0)
        args = self.spec.signature.args
        target = instr.target
        if k >= len(args):
            return (
                ""
                if frame.rep(target).kind is not Kind.BOXED
                else spelling("boxed").clear(frame.slot(target))
            )
        rep = rep_of(args[k])
        if rep.kind is Kind.ARRAY:
            return arrive(self.interface, target, k) if k in self.spec.handed.values() else ""
        if rep.kind is Kind.BOXED:
            if frame.rep(target).kind is not Kind.BOXED:
                return ""
            frame.used.add(self.interface.inputs[k])
            return spelling("boxed").set(frame.slot(target), self.interface.inputs[k])
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

    def _versions(self, header: Block, write: Callable[[], Code]) -> tuple[Expr | None, Code]:
        """When a loop needs no checks of subscripts, and the loop without them."""
        frame = self.frame
        condition = all_inside(frame, header)
        if condition is None or header.loop is None:
            return None, Code()
        frame.hoisted = set(header.loop.hoisted)
        loop = write()
        frame.hoisted = set()
        return condition, loop

    # --- edges --------------------------------------------------------------------------------

    def _condition(self, operand: Operand) -> Expr:
        frame = self.frame
        if isinstance(operand, Const):
            return const_expr(operand, BOOL if isinstance(operand.value, bool) else INDEX)
        want = INDEX if frame.rep(operand).element is INDEX else BOOL
        return scalar_expr(frame, operand, want)


def _either(condition: str, then: Code, orelse: Code) -> If:
    """One of two ways, of which the first may be empty."""
    if then:
        return If(Pattern(condition), then, orelse)
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


def _signature_text(spec: Specialisation) -> str:
    args = ", ".join(t.to_text() for t in spec.signature.args)
    return as_comment(f"{spec.function.name}({args})")
