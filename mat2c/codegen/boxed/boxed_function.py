"""One MATLAB function in its boxed form: an m2c_function (value.h)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mat2c.builtins import find
from mat2c.codegen.boxed import boxed_calls, boxed_updates, rare_operations
from mat2c.codegen.boxed.boxed_operations import emit
from mat2c.codegen.boxed.class_operations import enter, leave
from mat2c.codegen.boxed.control_reps import control_reps
from mat2c.codegen.boxed.nonlocal_updates import outside_updates
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.c_names import Names
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.slot_statements import clear_slot, move_to_slot
from mat2c.codegen.source_lines import Lines, as_comment
from mat2c.codegen.structured_control import Control, value_condition
from mat2c.ir.call_frames import file_of
from mat2c.ir.clone import clone
from mat2c.ir.core import Block, Function, Instr, Operand, Return, Splat, Value
from mat2c.lir.c_expr import Expr, Name
from mat2c.lir.c_stmt import Assign, Code, Part, joined, one
from mat2c.lir.lir_passes import OF_BOXES, SELECTED, after_passes, tell
from mat2c.lir.mentions import note_texts
from mat2c.lir.routine import Routine
from mat2c.opt.calls.method_calls import join_element_fields, join_method_calls
from mat2c.storage.liveness import liveness
from mat2c.storage.model import Copies, Place, StoragePlan, Temporary
from mat2c.storage.plan import plan_storage
from mat2c.storage.storage_flow import flow, is_handler_edge
from mat2c.storage.value_layout import Layout
from mat2c.support.resources import stdlib_dir
from mat2c.support.templates import spelling
from mat2c.types.rep import BOXED, Kind, Rep

assert boxed_calls and rare_operations and boxed_updates  # register their emitters


def _layout(reps: Mapping[Value, Rep]) -> Callable[[Value], Layout]:
    """What the storage plan is told: everything is boxed but for the values of control."""

    def layout(value: Value) -> Layout:
        rep = reps.get(value, BOXED)
        if rep.kind is Kind.LIST:
            return Layout("none")
        if rep.kind is Kind.SCALAR and rep.element is not None:
            return Layout("scalar", rep.element.ctype)
        return Layout("boxed", "m2c_value *")

    return layout


def _variables(function: Function, plan: StoragePlan, names: Names) -> dict[Value, str]:
    """A C variable for each variable of the plan and each comma list."""
    result: dict[Value, str] = {}
    for variable in plan.variables:
        name = names.fresh(variable.name or f"t{variable.members[0].number}")
        result.update(dict.fromkeys(variable.members, name))
    for instr in function.instrs():
        for value in instr.targets:
            if value not in result:
                result[value] = names.fresh(value.name or f"t{value.number}")
    return result


def _stands_in(function: Function) -> bool:
    """True if it is one of the library for what is no file in Octave. Calls of these with too many
    inputs are told how they are called, and outputs that they don't have are merely missing."""
    path = Path(function.span.source.path) if function.span else Path()
    known = find(function.name)
    return (
        path == stdlib_dir() / f"{function.name}.m" and known is not None and known.outputs is None
    )


class FunctionWriter:
    """Writes the boxed form of a function."""

    def __init__(self, function: Function, module: ModuleContext) -> None:
        # the program is written again where an assumption fails: it must stay as it is
        function = self.function = clone(function)
        self.module = module
        names = module.local_names()
        function.set_preds()
        join_method_calls(function)
        if not (module.asking_outputs or module.program.classes):
            join_element_fields(function)
        reps = control_reps(function)
        self.plan = plan_storage(
            function,
            lambda _: None,
            lambda *_: False,
            layout=_layout(reps),
            shared=True,
            named=module.program.has_destructors,
        )
        self.frame = Frame(
            function,
            module.boxed_function(function.name),
            reps,
            _variables(function, self.plan, names),
            module,
            names,
        )
        self.edges = {(c.pred, c.block): c for c in self.plan.copies}
        self.deaths = Deaths(function)
        self.outside = {
            update: store
            for update, store in outside_updates(function).items()
            if {update.args[0]} <= self.deaths.at(update)
            and {update.target} <= self.deaths.at(store)
        }
        self.stored = {store: update for update, store in self.outside.items()}
        self.swaps: set[str] = set()
        self.lines = Lines(listing=module.listing)

    def text(self) -> str:
        control = Control(self.frame, self.instruction, self._condition, self._copies, self._leave)
        function, spell = self.function, spelling("module")
        body = str(self._read(control.whole()))
        name = function.title or function.name
        comment = f"function {name}" if function.kind == "function" else function.kind
        script = function.kind == "script"
        most_in = None if function.varargin or script else len(function.params)
        anonymous = function.kind == "anonymous"
        open_end = function.varargout or script or anonymous
        stands_in = _stands_in(function)
        most_out = None if open_end or stands_in else len(function.outputs)
        checked = most_in is not None or most_out is not None
        listing = self.module.listing
        mark = "" if listing is None else listing.mark(self.function)
        return spell.boxed_function(
            as_comment(comment) + mark,
            self.prototype,
            self._declarations(),
            file_of(function, self.module.program.tells_calls),
            name,
            function.frame,
            most_in,
            most_out,
            stands_in,
            body,
            self._finish(),
            checked or not script or "fail" in self.frame.labels,
            checked or not script or bool(self.frame.labels),
            "" if script else self.module.entering,
        )

    def _read(self, body: Code) -> Code:
        """The body without assignments to C scalars that nothing reads, and branches that nothing
        is left of."""
        frame = self.frame
        scalars = {
            frame.variable[value]: rep.element.ctype
            for value, rep in frame.reps.items()
            if rep.element is not None and frame.variable.get(value) in frame.used
        }
        note_texts(body, scalars, scalars)
        selected = Routine(frame.cname, body, scalars)
        tell(SELECTED, selected)
        verify = self.module.extras.verify
        done = after_passes(OF_BOXES, selected, frame.names.fresh, verify=verify)
        frame.used -= scalars.keys() - done.mentioned
        return done.body

    @property
    def prototype(self) -> str:
        cname = self.frame.cname
        return spelling("module").boxed_prototype(cname, self.module.is_separate(cname))

    def instruction(self, instr: Instr) -> Part:
        frame = self.frame
        frame.boxes = frame.lists = 0
        frame.span = instr.span
        frame.dying = self.deaths.at(instr)
        frame.moved = set()
        comment = self.lines.above(instr)
        if instr in self.outside:
            text = self._outside_update(instr)
        elif instr in self.stored:
            text = move_to_slot(frame.outside_slot(instr), frame.slot(self.stored[instr].target))
        else:
            text = emit(frame, instr)
        return comment + text + self._release(instr)

    def _outside_update(self, instr: Instr) -> Part:
        """An update in place of a variable outside of the frame, which gives up its reference for
        the time."""
        frame = self.frame
        slot = frame.outside_slot(self.outside[instr])
        frame.restore = str(move_to_slot(slot, frame.slot(instr.target)))
        text = clear_slot(slot) + emit(frame, instr)
        frame.restore = ""
        return text

    def _release(self, instr: Instr) -> str:
        """Temporaries that the instruction was the last to use give up their references."""
        frame, spell = self.frame, spelling("boxed")
        kept = {frame.variable[t] for t in instr.targets} | frame.moved
        texts = [frame.release_lists()]
        for value in sorted(frame.dying, key=lambda v: v.number):
            name = frame.variable[value]
            if value.name or name in kept or name not in frame.used:
                continue
            if frame.rep(value).kind is Kind.BOXED:
                texts.append(spell.drop(f"&{name}"))
            elif frame.rep(value).kind is Kind.LIST:
                texts.append(spell.release_list(name))
        return "".join(texts)

    def _condition(self, operand: Operand) -> Expr:
        return value_condition(self.frame, operand)

    def _copies(self, block: Block, successor: Block) -> Part:
        """φ copies of an edge, in an order that reads every variable before it is overwritten."""
        copies = self.edges.get((block, successor))
        if copies is None:
            return ""
        frame, loop = self.frame, successor.loop
        frame.block = block
        frame.dying = set()
        counter = loop.counter if loop is not None and loop.kind == "for" else None
        pairs = [(t, s) for t, s in copies.pairs if t is not counter]
        reduced = Copies(copies.pred, copies.block, copies.position, copies.on_error, pairs)
        order = self.plan.ordered(reduced)
        read = [phi.args[copies.position] for phi in successor.phis()]
        texts = []
        for target, source in order:
            keep = copies.on_error or sum(s is source for s in read) > 1
            texts.append(self._copy(target, source, successor, keep))
        return joined(texts)

    def _copy(self, target: Place, source: Place | Operand, successor: Block, keep: bool) -> Part:
        """One copy of an edge; a source that is dead behind it gives its value away, unless
        `keep`."""
        frame = self.frame
        if isinstance(source, Value) and isinstance(target, Value):
            dead = not keep and not self.deaths.is_read(source, successor)
            frame.dying = {source} if dead else set()
            return frame.assign(target, source)
        if not isinstance(target, Temporary) and not isinstance(source, Temporary):
            return frame.assign(target, source)
        to, start = self._place(target), self._place(source)
        like = target if isinstance(target, Temporary) else source
        assert isinstance(like, Temporary)
        if frame.rep(like.like).kind is Kind.BOXED:
            return move_to_slot(f"&{to}", f"&{start}")
        return one(Assign(Name(to), Name(start)))

    def _place(self, place: Place | Operand) -> str:
        if isinstance(place, Value):
            return self.frame.var(place)
        assert isinstance(place, Temporary)
        rep = self.frame.rep(place.like)
        ctype = "m2c_value *" if rep.element is None else f"{rep.element.ctype} "
        name = f"swap_{place.number}_{ctype.split('_')[0].strip()}"
        self.swaps.add(f"{ctype}{name} = {'NULL' if rep.element is None else '0'};\n")
        return name

    def _leave(self, terminator: Return) -> str:
        function, frame = self.function, self.frame
        if function.kind == "script":
            return ""
        parts = []
        frame.boxes = 0
        for k, operand in enumerate(terminator.args):
            if isinstance(operand, Splat):
                parts.append(spelling("module").spread(frame.var(operand.value), k))
            elif isinstance(operand, Value) and frame.rep(operand).kind is Kind.BOXED:
                if operand in terminator.args[k + 1 :]:
                    parts.append(spelling("module").output_copy(k, frame.var(operand)))
                else:
                    parts.append(spelling("module").output(k, frame.var(operand)))
            else:
                parts.append(spelling("module").output_copy(k, frame.boxed(operand)))
            if k in function.unset:
                name = function.outputs[k]
                parts.append(spelling("module").note_unset(k, name, function.unset[k]))
        return "".join(parts)

    def _declarations(self) -> str:
        frame = self.frame
        seen: dict[str, str] = {}
        for value, name in frame.variable.items():
            rep = frame.rep(value)
            if name not in frame.used:
                continue
            if rep.kind is Kind.BOXED:
                seen.setdefault(name, f"m2c_value *{name} = NULL;\n")
            elif rep.kind is Kind.LIST:
                seen.setdefault(name, f"m2c_list {name} = {{0}};\n")
            elif rep.element is not None:
                zero = "false" if rep.element.ctype == "bool" else "0"
                seen.setdefault(name, f"{rep.element.ctype} {name} = {zero};\n")
        text = enter(frame) + frame.environment() + "".join(seen.values())
        text += "".join(sorted(self.swaps))
        if frame.function.name in self.module.asking_outputs:
            text += "const unsigned ignored = m2c_ignored_outputs;\nm2c_ignored_outputs = 0;\n"
        if frame.most_boxes:
            text += f"m2c_value box[{frame.most_boxes}];\n"
        for k in range(frame.most_lists):
            text += f"m2c_list args_{k + 1} = {{0}};\n"
        if frame.uses_discard:
            text += "m2c_value *unused = NULL;\n"
        return text

    def _finish(self) -> str:
        frame, spell = self.frame, spelling("boxed")
        done: dict[str, str] = {}
        for value, name in frame.variable.items():
            kind = frame.rep(value).kind
            if name not in frame.used:
                continue
            if kind is Kind.BOXED:
                done.setdefault(name, spell.clear(f"&{name}"))
            elif kind is Kind.LIST:
                done.setdefault(name, spell.release_list(name))
        text = "".join(done.values())
        for k in range(frame.most_lists):
            text += spell.release_list(f"args_{k + 1}")
        if frame.uses_discard:
            text += spell.clear("&unused")
        return text + frame.release_environment() + leave(frame)


class Deaths:
    """Where boxed values and comma lists are read for the last time."""

    def __init__(self, function: Function) -> None:
        graph = flow(function)
        live = liveness(graph, whole_updates=True)
        self._live = live
        self._at: dict[Instr, set[Value]] = {}
        kept = {  # what a handler reads is not to be moved by an operation that may fail
            (live.number[source], graph.index[pred])
            for block in graph.blocks
            for position, pred in enumerate(block.preds)
            if pred in graph.index and is_handler_edge(block, position)
            for phi in block.phis()
            if isinstance(source := phi.args[position], Value) and source in live.number
        }
        for (number, block), at in live.last_use.items():
            instrs = graph.blocks[block].instrs
            if live.live_out[block] >> number & 1 or (number, block) in kept or at >= len(instrs):
                continue
            self._at.setdefault(instrs[at], set()).add(live.values[number])

    def at(self, instr: Instr) -> set[Value]:
        """The values that nobody reads after the instruction."""
        return self._at.get(instr, set())

    def is_read(self, value: Value, block: Block) -> bool:
        """True if the value is read in a block or after it, or by its φs."""
        number = self._live.number[value]
        return bool(self._live.live_in[self._live.flow.index[block]] >> number & 1)
