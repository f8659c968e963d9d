"""A specialised function in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mat2c.codegen.arrays.array_appends import rooms
from mat2c.codegen.c_listing import HeapUse
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.calls.typed_results import Leaving, Number
from mat2c.codegen.checks.loop_versions import all_inside
from mat2c.codegen.conversions import const_expr
from mat2c.codegen.file_context import Form, ModuleContext
from mat2c.codegen.functions.dead_storage import entering
from mat2c.codegen.functions.heap_arrays import heap_arrays
from mat2c.codegen.functions.local_variables import declarations, extents, finish, unread
from mat2c.codegen.functions.parallel_rounds import ParallelRounds
from mat2c.codegen.functions.phi_edges import Edges
from mat2c.codegen.functions.queue_blocks import find_queues
from mat2c.codegen.functions.typed_instructions import TypedInstructions
from mat2c.codegen.functions.variable_names import name_variables, share_extents
from mat2c.codegen.recursion_depth import counts_depth
from mat2c.codegen.source_lines import Lines, as_comment
from mat2c.codegen.structured_control import Control
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.type_assertions import claimed_at_joins
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.engine import Specialisation
from mat2c.ir.call_frames import file_of
from mat2c.ir.core import Block, Const, Operand, Value
from mat2c.lir.c_expr import Expr
from mat2c.lir.c_stmt import Code, Part, Raw, one
from mat2c.lir.lir_passes import READABLE, SELECTED, after_passes, tell
from mat2c.lir.mentions import declared, names_in, names_read
from mat2c.lir.routine import Routine
from mat2c.storage.model import StoragePlan
from mat2c.support.record import replace
from mat2c.support.templates import spelling
from mat2c.types.rep import BOOL, INDEX, Kind, Rep


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
        self.lines = Lines(listing=module.listing)
        self.parallel = ParallelRounds(frame, self.lines)
        self.instructions = TypedInstructions(frame, spec, plan, module, self.interface, self.lines)

    # --- text ---------------------------------------------------------------------------------

    def _control(self, leaving: Leaving) -> Control:
        """What writes the blocks, with what stands at their edges and ends."""
        frame, noted = self.frame, self.instructions.noted
        return Control(
            frame,
            self.instructions.write,
            self._condition,
            lambda block, successor: noted(None, lambda: self.edges.copies(block, successor)),
            lambda terminator: noted(None, lambda: leaving.code(terminator)),
            self._versions,
            lambda header: noted(None, lambda: rooms(frame, header)),
            self._entered,
            self.parallel.written if self.module.extras.openmp else None,
        )

    def text(self) -> str:
        """The C text of the function."""
        function, frame = self.spec.function, self.frame
        leaving = Leaving(self.spec, self.plan, frame, self.interface)
        control = self._control(leaving)
        self.interface.name_parameters()
        share_extents(frame, self.interface.arguments().values(), self.interface.params)
        find_queues(frame)
        written = control.whole()
        counted = function.kind != "script" and self.module.counted[self.spec]
        fails = counted or "fail" in frame.labels
        written = written if fails else leaving.without_moves(written)
        released = finish(frame, self.plan, self.interface, () if fails else leaving.moved)
        self.module.heap_uses += heap_arrays(self.frame, self.interface, self.spec, self.plan)
        if counted:
            self.module.heap_uses.append(HeapUse(function.span, f"'{function.name}' calls itself"))
        form, last, returned = self._form(leaving.number, fails, bool(released))
        self.module.forms[self.spec] = form
        self.parallel.finish(self.spec, fails, bool(released))
        written += self.instructions.noted(None, lambda: one(Raw(last)) if last else "")
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
            fails,
            bool(frame.labels) or counted,
            self.module.entering if counted else "",
            form.returns,
            returned,
        )

    def _improved(self, written: Code) -> tuple[str, set[str]]:
        """The body's text, and the scalars that it declares: all but those that it never reads."""
        given = {name for name, text in self.interface.params.items() if "*" not in text}
        scalars, fresh, extras = self._scalars(), cache(self.frame.names.fresh), self.module.extras
        selected = Routine(
            self.frame.cname,
            written,
            scalars,
            frozenset(self._unnamed()),
            frozenset(given),
            frozenset(self._unset()),
        )
        selected = self.parallel.surrounded(selected)
        tell(SELECTED, selected)
        done = after_passes(READABLE, selected, fresh, verify=extras.verify)
        if never := declared(done.body) - names_read(str(done.body)):
            read = {name: ctype for name, ctype in scalars.items() if name not in never}
            selected = replace(selected, scalars=read)
            done = after_passes(READABLE, selected, fresh, verify=extras.verify)
        placed = (done.declared or frozenset()) | (set(done.scalars) - done.mentioned)
        return str(self.parallel.rearranged(done, fresh)), set(placed)

    def _unset(self) -> set[str]:
        """The C variables of values that may be undefined, and of their extents."""
        frame = self.frame
        found = {name for value, name in frame.variable.items() if self._may_be_unset(value)}
        for variable in self.plan.variables:
            if any(map(self._may_be_unset, variable.members)):
                found.update(filter(None, frame.extents.get(variable.number, ())))
        return found

    def _may_be_unset(self, value: Value) -> bool:
        return value in self.frame.flow.undefined or self.frame.type(value).maybe_undef

    def _scalars(self) -> dict[str, str]:
        """The C types of the scalars that the function may declare where it uses them."""
        frame, params = self.frame, self.interface.params
        found = {}
        for value, name in frame.variable.items():
            rep = frame.rep(value)
            if rep.kind is Kind.SCALAR and rep.element is not None and name not in params:
                found[name] = rep.element.ctype
        found |= dict.fromkeys(extents(frame, self.plan, self.interface), INDEX.ctype)
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

    def _entered(self, block: Block) -> Part:
        ended = self.instructions.noted(None, lambda: entering(self.frame, self.plan, block))
        if not self.module.extras.check_types:
            return ended
        return ended + self.instructions.noted(None, lambda: claimed_at_joins(self.frame, block))

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


def _signature_text(spec: Specialisation) -> str:
    args = ", ".join(t.to_text() for t in spec.signature.args)
    return as_comment(f"{spec.function.name}({args})")
