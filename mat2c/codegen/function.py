"""One MATLAB function in its boxed form: an m2c_function (value.h)."""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.codegen import boxed_more, calls
from mat2c.codegen.boxed import emit
from mat2c.codegen.cnames import Names
from mat2c.codegen.context import ModuleContext
from mat2c.codegen.control import Control, value_condition
from mat2c.codegen.control_reps import control_reps
from mat2c.codegen.frame import Frame
from mat2c.types.rep import Kind, Rep
from mat2c.codegen.spell import spelling
from mat2c.ir.core import Block, Function, Instr, Operand, Return, Splat, Value

assert calls and boxed_more  # register their emitters


def variables(function: Function, reps: Mapping[Value, Rep], names: Names) -> dict[Value, str]:
    """A C variable for each value: one for all versions of a MATLAB variable, one for each temporary."""
    by_name: dict[tuple[str, Rep | None], str] = {}
    result: dict[Value, str] = {}
    for instr in function.instrs():
        for value in instr.targets:
            if value.name:
                key = (value.name, reps.get(value))
                if key not in by_name:
                    by_name[key] = names.fresh(value.name)
                result[value] = by_name[key]
            else:
                result[value] = names.fresh(f"t{value.number}")
    return result


class FunctionWriter:
    """Writes the boxed form of a function."""

    def __init__(self, function: Function, module: ModuleContext) -> None:
        self.function = function
        self.module = module
        names = module.local_names()
        reps = control_reps(function)
        self.frame = Frame(
            function,
            module.boxed_function(function.name),
            reps,
            variables(function, reps, names),
            module,
            names,
        )
        self.last_use = _last_uses(function)
        self.line = 0

    def text(self) -> str:
        control = Control(
            self.frame, self.instruction, self._condition, self._copies, self._leave
        )
        function, spell = self.function, spelling("module")
        body = control.region(function.entry, None)
        comment = f"function {function.name}" if function.kind == "function" else function.kind
        script = function.kind == "script"
        return spell.boxed_function(
            comment.replace("*/", "* /"),
            self.prototype,
            self._declarations(),
            self.module.file,
            function.name,
            None if function.varargin or script else len(function.params),
            None if function.varargout or script else len(function.outputs),
            body,
            self._finish(),
            not script or "fail" in self.frame.labels,
        )

    @property
    def prototype(self) -> str:
        return spelling("module").boxed_prototype(self.frame.cname)

    def instruction(self, instr: Instr) -> str:
        frame = self.frame
        frame.boxes = frame.lists = 0
        frame.span = instr.span
        frame.dying = self.last_use.get(instr, set())
        text = self._line_comment(instr) + emit(frame, instr)
        return text + self._release(instr)

    def _line_comment(self, instr: Instr) -> str:
        """The MATLAB line above what it became."""
        if instr.span is None or instr.span.line == self.line:
            return ""
        self.line = instr.span.line
        source = instr.span.source.line(self.line).strip()
        text = "".join(c if " " <= c <= "~" else "?" for c in source)
        return spelling("control").comment(text.replace("*/", "* /").replace("/*", "/ *"))

    def _release(self, instr: Instr) -> str:
        """Temporaries that the instruction was the last to use give up their references."""
        frame, spell = self.frame, spelling("boxed")
        kept = {frame.var(t) for t in instr.targets}
        texts = []
        for value in sorted(frame.dying, key=lambda v: v.number):
            name = frame.var(value)
            if name in kept:
                continue
            if frame.rep(value).kind is Kind.BOXED:
                texts.append(spell.clear(f"&{name}"))
            elif frame.rep(value).kind is Kind.LIST:
                texts.append(spell.release_list(name))
        return "".join(texts)

    def _condition(self, operand: Operand) -> str:
        return value_condition(self.frame, operand)

    def _copies(self, block: Block, successor: Block) -> str:
        """φ copies of an edge, in an order that reads every variable before it is overwritten."""
        if not any(True for _ in successor.phis()):
            return ""
        frame = self.frame
        frame.block = block
        frame.dying = set()
        at = successor.preds.index(block)
        moves = []
        for phi in successor.phis():
            source = phi.args[at]
            if isinstance(source, Value) and frame.var(source) == frame.var(phi.target):
                continue
            loop = successor.loop
            if loop is not None and loop.kind == "for" and phi.target is loop.counter:
                continue
            moves.append((phi.target, source))
        return "".join(frame.assign(target, source) for target, source in moves)

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
                if operand in terminator.args[:k]:
                    parts.append(spelling("module").output_copy(k, frame.var(operand)))
                else:
                    parts.append(spelling("module").output(k, frame.var(operand)))
            else:
                parts.append(spelling("module").output_copy(k, frame.boxed(operand)))
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
        text = "".join(seen.values())
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
        return text


def _last_uses(function: Function) -> dict[Instr, set[Value]]:
    """For each instruction the temporaries that it is the last to read: those read in their own block only."""
    where: dict[Value, Block | None] = {}
    last: dict[Value, Instr] = {}
    for block in function.blocks:
        for instr in block.instrs:
            for value in instr.sources():
                if value.name:
                    continue
                same = value.definition is not None and value.definition.op != "phi"
                at = block if same and instr.op != "phi" and value in _defined(block) else None
                where[value] = at if where.get(value, at) is at else None
                last[value] = instr
        if block.terminator is not None:
            for value in block.terminator.sources():
                where[value] = None
    result: dict[Instr, set[Value]] = {}
    for value, instr in last.items():
        if where[value] is not None:
            result.setdefault(instr, set()).add(value)
    return result


_defined_cache: dict[Block, set[Value]] = {}


def _defined(block: Block) -> set[Value]:
    if block not in _defined_cache:
        _defined_cache[block] = {t for i in block.instrs for t in i.targets}
    return _defined_cache[block]
