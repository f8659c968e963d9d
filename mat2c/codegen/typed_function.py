"""A specialised function in C."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen import boxed_more, calls, typed_assign, typed_builtins, typed_calls
from mat2c.codegen.boxed import check_defined
from mat2c.codegen.boxed import emit as emit_boxed
from mat2c.codegen.context import ModuleContext
from mat2c.codegen.control import Control
from mat2c.codegen.control_reps import control_reps
from mat2c.codegen.elements import dims_of
from mat2c.codegen.scalars import as_condition, const_text, product, scalar_text
from mat2c.codegen.spell import spelling
from mat2c.codegen.typed import TYPED, move, reserve
from mat2c.codegen.typed_calls import is_dynamic, open_dims, passed
from mat2c.codegen.typedframe import TypedFrame
from mat2c.codegen.unbox import unbox
from mat2c.infer.engine import Specialisation
from mat2c.infer.transfer import position
from mat2c.ir.core import Block, Const, Instr, Operand, Return, Splat, Value
from mat2c.storage.layout import Layout
from mat2c.storage.model import Copies, StoragePlan, Temporary
from mat2c.types.lattice import Type
from mat2c.types.rep import BOOL, INDEX, Kind, Rep, rep_of

assert boxed_more and calls and typed_assign and typed_builtins and typed_calls  # register their emitters


def representations(spec: Specialisation) -> dict[Value, Rep]:
    """The representation of every value: by type, but for values of control."""
    reps = {
        target: rep_of(target.type)
        for instr in spec.function.instrs()
        for target in instr.targets
        if target.type is not None
    }
    for value, rep in control_reps(spec.function).items():
        if rep.kind is Kind.LIST or rep.element is INDEX or reps.get(value, rep).kind is Kind.BOXED:
            reps[value] = rep
    return reps


def layout_for(reps: dict[Value, Rep]) -> Callable[[Value], Layout]:
    """What the storage plan is told of each value."""

    def layout(value: Value) -> Layout:
        rep = reps.get(value)
        if rep is None or rep.kind is Kind.LIST:
            return Layout("none")
        if value.type is not None and value.type.is_bottom and rep.kind is Kind.BOXED:
            undefined = value.type.maybe_undef
            return Layout("boxed" if undefined else "none", "m2c_value *")
        if rep.kind is Kind.BOXED:
            return Layout("boxed", "m2c_value *")
        assert rep.element is not None
        return Layout("scalar" if rep.kind is Kind.SCALAR else "array", rep.element.ctype)

    return layout


class TypedWriter:
    """Writes one specialisation."""

    def __init__(
        self, spec: Specialisation, plan: StoragePlan, reps: dict[Value, Rep], module: ModuleContext
    ) -> None:
        self.spec = spec
        self.plan = plan
        self.module = module
        names = module.local_names()
        function = spec.function
        self.out_names: list[str] = []
        self.bound: set[int] = set()  # groups that live in the caller's storage
        frame = TypedFrame(
            function, module.typed_function(spec), reps, {}, module, names, spec=spec, plan=plan
        )
        frame.scalar_text = scalar_text
        self.frame = frame
        self.params: dict[str, str] = {}  # C names that are parameters: name → declaration
        self._name_variables()
        self.edges = {(c.pred, c.block): c for c in plan.copies}
        self.last_use = _last_uses_boxed(self)
        self.line = 0

    # --- names -------------------------------------------------------------------------------------------

    def _name_variables(self) -> None:
        frame, variable = self.frame, {}
        for group in self.plan.groups:
            if group.kind in ("scalar", "boxed"):
                for var in group.variables:
                    name = frame.names.fresh(var.name or f"t{var.members[0].number}")
                    variable.update(dict.fromkeys(var.members, name))
                continue
            first = next((v for v in group.variables if v.name), group.variables[0])
            frame.data[group.number] = frame.names.fresh(first.name or f"t{first.members[0].number}")
            for var in group.variables:
                frame.extents[var.number] = self._extent_names(var.members, var.name or f"t{var.members[0].number}")
        for value, rep in frame.reps.items():
            if rep.kind is Kind.LIST:
                variable[value] = frame.names.fresh(value.name or f"t{value.number}")
            elif value not in variable and rep.kind is not Kind.ARRAY:
                variable[value] = frame.names.fresh(value.name or f"t{value.number}")
        frame.variable = variable

    def _extent_names(self, members: list[Value], stem: str) -> list[str]:
        """Locals for the extents that are not constant in all members alike."""
        rank = max(self.frame.rep(m).rank for m in members)
        names = []
        for k in range(rank):
            dims = {m.type.shape.dim(k) for m in members if m.type is not None and m.type.shape is not None}
            dim = next(iter(dims))
            fixed = len(dims) == 1 and dim is not None and dim.is_const
            names.append("" if fixed else self.frame.names.fresh(f"{stem}_{k + 1}"))
        return names

    # --- text --------------------------------------------------------------------------------------------

    def text(self) -> str:
        function, frame = self.spec.function, self.frame
        control = Control(frame, self.instruction, self._condition, self._copies, self._leave)
        self._parameters()
        body = control.whole()
        fails = "fail" in frame.labels
        finish = self._finish()
        declarations = self._declarations()
        return spelling("typed").function(
            self.comment, self.prototype, declarations, self.module.file, function.name, body, finish, fails
        )

    @property
    def comment(self) -> str:
        """The function with the types that it is for."""
        return _signature_text(self.spec)

    @property
    def prototype(self) -> str:
        args = [*self.params.values(), *self.out_names]
        return f"static int {self.frame.cname}({', '.join(args) or 'void'})"

    def _parameters(self) -> None:
        """Names the C parameters, in the order of the signature."""
        frame, function = self.frame, self.spec.function
        values: dict[int, Value] = {}
        for instr in function.instrs():
            if instr.op == "capture":
                values[position(instr)] = instr.target
            elif instr.op == "param":
                values[len(function.captures) + position(instr)] = instr.target
        for k, t in enumerate(self.spec.signature.args):
            self._parameter(k, t, values.get(k))
        nargout = max(self.spec.signature.nargout, 1 if self.spec.outputs else 0)
        for k in range(min(nargout, len(self.spec.outputs))):
            self._output(k, self.spec.outputs[k])
        del frame

    def _parameter(self, k: int, t: Type, value: Value | None) -> None:
        frame = self.frame
        rep = rep_of(t)
        if rep.kind is Kind.BOXED:
            name = frame.names.fresh(f"{value.name if value else 'unused'}_in")
            self.params[name] = f"m2c_value *{name}" if value else f"m2c_value *{name}"
        elif not passed(t):
            return
        elif rep.kind is Kind.SCALAR:
            assert rep.element is not None
            name = frame.names.fresh(f"{value.name if value else 'unused'}_in")
            self.params[name] = f"{rep.element.ctype} {name}"
        else:
            self._array_parameter(k, t, rep, value)
            return
        self._inputs[k] = name

    @property
    def _inputs(self) -> dict[int, str]:
        if not hasattr(self, "_input_names"):
            self._input_names: dict[int, str] = {}
        return self._input_names

    def _array_parameter(self, k: int, t: Type, rep: Rep, value: Value | None) -> None:
        frame = self.frame
        assert rep.element is not None
        if value is not None and value in self.plan.group_of:
            name = frame.data[self.plan.group_of[value].number]
            extents = frame.extents[self.plan.variable_of[value].number]
        else:
            name = frame.names.fresh(f"unused_{k}")
            extents = []
        self.params[name] = f"const {rep.element.ctype} *{name}"
        for d in open_dims(t):
            extent = extents[d] if d < len(extents) and extents[d] else frame.names.fresh(f"{name}_{d + 1}")
            self.params[extent] = f"ptrdiff_t {extent}"

    def _output(self, k: int, t: Type) -> None:
        frame = self.frame
        rep = rep_of(t)
        name = self._bound_output(k, t) or frame.names.fresh(f"{self.spec.function.outputs[k]}_out")
        self._outputs[k] = name
        if rep.kind is Kind.BOXED:
            self.out_names.append(f"m2c_value **{name}")
        elif rep.kind is Kind.SCALAR:
            assert rep.element is not None
            self.out_names.append(f"{rep.element.ctype} *{name}")
        else:
            assert rep.element is not None
            stars = "**" if is_dynamic(t) else "*"
            self.out_names.append(f"{rep.element.ctype} {stars}{name}")
            if is_dynamic(t):
                self.out_names.append(f"size_t *{name}_cap")
            self.out_names += [f"ptrdiff_t *{name}_{d + 1}" for d in open_dims(t)]

    def _bound_output(self, k: int, t: Type) -> str | None:
        """The name of an output array that is computed in the caller's storage: its group has the very size."""
        terminator = self.spec.function.exit.terminator
        if rep_of(t).kind is not Kind.ARRAY or is_dynamic(t) or not isinstance(terminator, Return):
            return None
        operand = terminator.args[k]
        group = self.plan.group_of.get(operand) if isinstance(operand, Value) else None
        if group is None or group.kind not in ("stack", "fixed") or group.number in self.bound:
            return None
        element = rep_of(t).element
        assert element is not None
        if group.size != (t.static_numel or 0) * _bytes(element.ctype):
            return None
        self.bound.add(group.number)
        name = self.frame.data[group.number]
        self.frame.used.add(name)
        return name

    @property
    def _outputs(self) -> dict[int, str]:
        if not hasattr(self, "_output_names"):
            self._output_names: dict[int, str] = {}
        return self._output_names

    # --- instructions ---------------------------------------------------------------------------------------

    def instruction(self, instr: Instr) -> str:
        frame = self.frame
        frame.boxes = frame.lists = frame.scratch_slots = 0
        frame.unboxed = []
        frame.span = instr.span
        frame.dying = self.last_use.get(instr, set())
        comment = self._line_comment(instr)
        text = self._typed(instr)
        if text is None:
            frame.boxes = frame.lists = frame.scratch_slots = 0
            frame.unboxed = []
            text = emit_boxed(frame, instr)
            text += "".join(unbox(frame, value, name) for value, name in frame.unboxed)
        return comment + text + self._release(instr) if text else self._release(instr)

    def _typed(self, instr: Instr) -> str | None:
        if instr.op in ("param", "capture"):
            return self._receive(instr)
        if instr.op == "undef":
            kind = self.frame.rep(instr.target).kind
            bottom = instr.target.type is not None and instr.target.type.is_bottom
            return "" if kind is not Kind.BOXED or (bottom and instr.target not in self.plan.variable_of) else None
        if any(t.type is not None and t.type.is_bottom and t not in self.plan.variable_of for t in instr.targets):
            if instr.op == "checkdef":
                return self._undefined(instr)
            if instr.op in ("copy", "loopexit", "undefif"):
                return ""
        if instr.op == "subsref" and isinstance(instr.attrs.get("spec"), Specialisation):
            return None
        emitter = TYPED.get(instr.op)
        return emitter(self.frame, instr) if emitter is not None else None

    def _undefined(self, instr: Instr) -> str:
        """A read of a variable that is never defined here: the error, nothing else."""
        return check_defined(self.frame, instr)

    def _receive(self, instr: Instr) -> str | None:
        """A parameter arrives."""
        frame, function = self.frame, self.spec.function
        k = position(instr) + (len(function.captures) if instr.op == "param" else 0)
        args = self.spec.signature.args
        target = instr.target
        if k >= len(args):
            return "" if frame.rep(target).kind is not Kind.BOXED else spelling("boxed").clear(frame.slot(target))
        rep = rep_of(args[k])
        if rep.kind is Kind.ARRAY:
            return ""
        if rep.kind is Kind.BOXED:
            if frame.rep(target).kind is not Kind.BOXED:
                return ""
            frame.used.add(self._inputs[k])
            return spelling("boxed").copy(frame.slot(target), self._inputs[k])
        if not passed(args[k]):
            const = Const(args[k].const, args[k].cls)  # type: ignore[arg-type]
            assert rep.element is not None
            return spelling("boxed").assign(frame.var(target), const_text(const, rep.element))
        frame.used.add(self._inputs[k])
        return spelling("boxed").assign(frame.var(target), self._inputs[k])

    def _line_comment(self, instr: Instr) -> str:
        if instr.span is None or instr.span.line == self.line or instr.op in ("param", "capture", "undef"):
            return ""
        self.line = instr.span.line
        source = instr.span.source.line(self.line).strip()
        text = "".join(c if " " <= c <= "~" else "?" for c in source)
        return spelling("control").comment(text.replace("*/", "* /").replace("/*", "/ *"))

    def _release(self, instr: Instr) -> str:
        frame, spell = self.frame, spelling("boxed")
        kept = {frame.var(t) for t in instr.targets if t in frame.variable}
        texts = []
        for value in sorted(frame.dying, key=lambda v: v.number):
            if value not in frame.variable or frame.var(value) in kept:
                continue
            name = frame.var(value)
            if frame.rep(value).kind is Kind.BOXED:
                texts.append(spell.clear(f"&{name}"))
            elif frame.rep(value).kind is Kind.LIST:
                texts.append(spell.release_list(name))
        return "".join(texts)

    # --- edges --------------------------------------------------------------------------------------------------

    def _condition(self, operand: Operand) -> str:
        frame = self.frame
        if isinstance(operand, Const):
            if isinstance(operand.value, bool):
                return "true" if operand.value else "false"
            return const_text(operand, INDEX)
        want = INDEX if frame.rep(operand).element is INDEX else BOOL
        return as_condition(scalar_text(frame, operand, want))

    def _copies(self, block: Block, successor: Block) -> str:
        copies = self.edges.get((block, successor))
        empty = self._undefined_arrays(block, successor)
        if copies is None:
            return empty
        frame = self.frame
        frame.block = block
        frame.dying = set()
        frame.boxes = frame.scratch_slots = 0
        frame.unboxed = []
        loop = successor.loop
        counter = loop.counter if loop is not None and loop.kind == "for" else None
        pairs = [(t, s) for t, s in copies.pairs if t is not counter]
        reduced = Copies(copies.pred, copies.block, copies.position, copies.on_error, pairs)
        return empty + "".join(self._copy(t, s) for t, s in self.plan.ordered(reduced))

    def _undefined_arrays(self, block: Block, successor: Block) -> str:
        """A typed array that is not defined on this edge starts empty, or as zeros where its extents are fixed."""
        frame = self.frame
        parts = []
        for phi in successor.phis():
            if phi.target not in self.plan.group_of or frame.rep(phi.target).kind is not Kind.ARRAY:
                continue
            source = phi.args[successor.preds.index(block)]
            if not isinstance(source, Value) or not frame.type(source).is_bottom:
                continue
            names = frame.extents.get(self.plan.variable_of[phi.target].number, [])
            parts.append(frame.set_dims(phi.target, ["0"] * len(names)))
            dims = frame.dims(phi.target)
            if all(d.isdigit() for d in dims) and product(dims) != "0":
                room = reserve(frame, phi.target)
                zero = spelling("typed").zero(frame.array(phi.target), product(dims), frame.element(phi.target).ctype)
                parts.append(room + zero)
        return "".join(parts)

    def _copy(self, target: object, source: object) -> str:
        frame = self.frame
        if isinstance(target, Temporary) or isinstance(source, Temporary):
            return self._through_temporary(target, source)
        assert isinstance(target, Value)
        operand: Operand = source  # type: ignore[assignment]
        text = move(frame, target, operand)
        if text is not None:
            return text
        known = frame.type(operand)
        if known.is_bottom:
            return spelling("boxed").clear(frame.slot(target)) if frame.rep(target).kind is Kind.BOXED else ""
        text = frame.assign(target, operand)
        text += "".join(unbox(frame, value, name) for value, name in frame.unboxed)
        frame.unboxed = []
        return text

    def _through_temporary(self, target: object, source: object) -> str:
        """One side of a cycle of copies goes through a variable of its own."""
        frame = self.frame
        temporary = target if isinstance(target, Temporary) else source
        assert isinstance(temporary, Temporary)
        rep = frame.rep(temporary.like)
        if rep.kind is Kind.SCALAR:
            assert rep.element is not None
            name = frame.temporary(rep.element.ctype, f"swap_{temporary.number}")
            if target is temporary:
                return spelling("boxed").assign(name, frame.var(source))  # type: ignore[arg-type]
            return spelling("boxed").assign(frame.var(target), name)  # type: ignore[arg-type]
        name = frame.boxed_temporary(f"swap_{temporary.number}")
        if target is temporary:
            return spelling("boxed").copy(f"&{name}", frame.boxed(source))  # type: ignore[arg-type]
        if rep.kind is Kind.BOXED:
            return spelling("boxed").copy(frame.slot(target), name)  # type: ignore[arg-type]
        return unbox(frame, target, name)  # type: ignore[arg-type]

    # --- leaving -------------------------------------------------------------------------------------------------

    def _leave(self, terminator: Return) -> str:
        parts = []
        for k, operand in enumerate(terminator.args):
            if k not in self._outputs or isinstance(operand, Splat):
                continue
            parts.append(self._give(self._outputs[k], operand, self.spec.outputs[k], terminator, k))
        return "".join(parts)

    def _give(self, name: str, operand: Operand, t: Type, terminator: Return, k: int) -> str:
        frame, spell = self.frame, spelling("boxed")
        frame.boxes = 0
        rep = rep_of(t)
        if rep.kind is Kind.BOXED:
            if frame.type(operand).is_bottom and frame.rep(operand).kind is not Kind.BOXED:
                return spell.clear(name)
            if isinstance(operand, Value) and frame.rep(operand).kind is Kind.BOXED:
                return spell.copy(name, frame.var(operand))
            return spell.copy(name, frame.boxed(operand))
        if rep.kind is Kind.SCALAR:
            assert rep.element is not None
            return spell.assign(f"*{name}", as_condition(scalar_text(frame, operand, rep.element)))
        return self._give_array(name, operand, t)

    def _give_array(self, name: str, operand: Operand, t: Type) -> str:
        frame, spell, typed = self.frame, spelling("boxed"), spelling("typed")
        if not isinstance(operand, Value):
            return self._give_constant(name, operand, t)
        element = frame.element(operand)
        dims = dims_of(frame, operand)
        text = "".join(spell.assign(f"*{name}_{d + 1}", dims[d]) for d in open_dims(t))
        data = frame.array(operand)
        group = frame.group(operand)
        count = product(dims)
        if group.number in self.bound:
            return text
        if not is_dynamic(t):
            return text + typed.copy_elements(name, data, count, element.ctype)
        if group.kind == "heap" and len(group.members) and self._moves(operand):
            text += spell.statement(f"m2c_free(*{name})")
            text += spell.assign(f"*{name}", data) + spell.assign(f"*{name}_cap", f"{data}_cap")
            frame.used.add(f"{data}_cap")
            return text + spell.assign(data, "NULL")
        text += typed.reserve(f"*{name}", f"*{name}_cap", count, element.ctype, False).replace("&*", "")
        return text + typed.copy_elements(f"*{name}", data, count, element.ctype)

    def _give_constant(self, name: str, operand: Operand, t: Type) -> str:
        """A text, or the empty matrix."""
        spell, typed = spelling("boxed"), spelling("typed")
        value = operand.value if isinstance(operand, Const) and isinstance(operand.value, str) else ""
        dims = ["1" if value else "0", str(len(value))]
        text = "".join(spell.assign(f"*{name}_{d + 1}", dims[d]) for d in open_dims(t))
        if not value:
            return text
        place = name
        if is_dynamic(t):
            ctype = self.frame.element(operand).ctype
            text += typed.reserve(f"*{name}", f"*{name}_cap", dims[1], ctype, False).replace("&*", "")
            place = f"*{name}"
        literal = spelling("control").quoted(value)
        return text + typed.copy_elements(place, literal, dims[1], "unsigned char")

    def _moves(self, operand: Value) -> bool:
        """Is the array's block given away to one output only?"""
        exit_block = self.spec.function.exit
        terminator = exit_block.terminator
        assert isinstance(terminator, Return)
        group = self.frame.group(operand)
        same = [a for a in terminator.args if isinstance(a, Value) and self.plan.group_of.get(a) is group]
        return len(same) == 1

    # --- declarations ------------------------------------------------------------------------------------------------

    def _declarations(self) -> str:
        frame, spell = self.frame, spelling("typed")
        lines: dict[str, str] = {}
        for value, name in frame.variable.items():
            rep = frame.rep(value)
            if name not in frame.used or name in lines:
                continue
            if rep.kind is Kind.BOXED:
                lines[name] = spell.declare("m2c_value *", name, "NULL").replace("* ", "*", 1)
            elif rep.kind is Kind.LIST:
                lines[name] = spell.declare("m2c_list", name, "{0}")
            elif rep.element is not None:
                zero = "false" if rep.element is BOOL else "0"
                lines[name] = spell.declare(rep.element.ctype, name, zero)
        text = "".join(lines.values()) + self._declare_groups()
        for ctype, name in frame.temporaries:
            text += spell.declare(ctype, name, "0")
        for name in frame.boxed_temporaries:
            text += spell.statement(f"m2c_value *{name} = NULL")
        if frame.most_boxes:
            text += spell.declare_array("m2c_value", "box", frame.most_boxes)
        for k in range(frame.most_lists):
            text += spell.declare("m2c_list", f"args_{k + 1}", "{0}")
        for k in range(frame.most_slots):
            text += spell.statement(f"m2c_value *result_{k + 1} = NULL")
        if frame.uses_discard:
            text += spell.statement("m2c_value *unused = NULL")
        for name in self.params:
            if name not in frame.used and not any(name == n for n in self._inputs.values() if n in frame.used):
                text += spell.statement(f"(void){name}")
        return text

    def _declare_groups(self) -> str:
        frame, spell = self.frame, spelling("typed")
        text = ""
        for group in self.plan.groups:
            if group.number not in frame.data or group.kind == "borrowed":
                continue
            if group.number in self.bound:
                continue
            name = frame.data[group.number]
            if name not in frame.used:
                continue
            element = frame.rep(group.members[0]).element
            assert element is not None
            if group.kind == "stack":
                count = max(1, int(group.size or 0) // _bytes(element.ctype))  # type: ignore[arg-type]
                text += spell.declare_array(element.ctype, name, count)
            else:
                size = "NULL"
                if group.kind == "fixed":
                    size = f"m2c_alloc({group.size})"
                text += spell.declare(f"{element.ctype} *", name, size).replace("* ", "*", 1)
                if group.kind == "heap":
                    text += spell.declare("size_t", f"{name}_cap", "0")
        for group in self.plan.groups:
            for var in group.variables:
                if group.kind == "borrowed":
                    continue
                for extent in frame.extents.get(var.number, []):
                    if extent and extent in frame.used and extent not in self.params:
                        text += spell.declare("ptrdiff_t", extent, "0")
        return text

    def _finish(self) -> str:
        frame, spell = self.frame, spelling("boxed")
        lines: dict[str, str] = {}
        for value, name in frame.variable.items():
            kind = frame.rep(value).kind
            if name in frame.used and kind is Kind.BOXED:
                lines.setdefault(name, spell.clear(f"&{name}"))
            elif name in frame.used and kind is Kind.LIST:
                lines.setdefault(name, spell.release_list(name))
        text = "".join(lines.values())
        for group in self.plan.groups:
            name = frame.data.get(group.number, "")
            if group.kind in ("heap", "fixed") and name in frame.used and group.number not in self.bound:
                text += spell.statement(f"m2c_free({name})")
        for name in frame.boxed_temporaries:
            text += spell.clear(f"&{name}")
        for k in range(frame.most_lists):
            text += spell.release_list(f"args_{k + 1}")
        for k in range(frame.most_slots):
            text += spell.clear(f"&result_{k + 1}")
        if frame.uses_discard:
            text += spell.clear("&unused")
        return text


def _bytes(ctype: str) -> int:
    from mat2c.storage.layout import BYTES

    return BYTES.get(ctype, 1)


def _signature_text(spec: Specialisation) -> str:
    args = ", ".join(t.to_text() for t in spec.signature.args)
    return f"{spec.function.name}({args})".replace("*/", "* /").replace("/*", "/ *")


def _last_uses_boxed(writer: TypedWriter) -> dict[Instr, set[Value]]:
    from mat2c.codegen.function import _last_uses

    return _last_uses(writer.spec.function)

