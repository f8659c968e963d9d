"""Boxed forms of the library's functions as C files of their own.

strjoin.m calls strsplit.m        int m2c_lib_strsplit(…);
                                  static int f_checked(…) { … }
                                  int m2c_lib_strjoin(…) { … m2c_lib_strsplit(…) … }

A file has the function of one file of the library, with the subfunctions and anonymous functions
that it uses. Its text is the same in all programs that mean the same by the names in it, whatever
else they have, so that its object can be kept. What hangs on the program, as global variables do,
stays in the program's file.
"""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_function import FunctionWriter
from mat2c.codegen.boxed.class_operations import tables
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.library_names import library_name, path_of
from mat2c.ir.core import Function
from mat2c.ir.nonlocals import outside
from mat2c.lir.line_layout import wrapped
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.rep import index_bits


@dataclass(frozen=True, slots=True)
class Unit:
    """A C file that programs share: its name, without an ending, and its text."""

    name: str
    c_text: str


@dataclass(slots=True)
class UnitWriter:
    """Writes the unit of one function, whose C name is `cname`. `context` is that of its file."""

    cname: str
    context: ModuleContext
    written: dict[str, FunctionWriter] = field(default_factory=dict)
    _texts: list[tuple[str, str]] = field(default_factory=list)  # prototypes and functions

    @classmethod
    def of(cls, name: str, module: ModuleContext) -> UnitWriter:
        """The writer for a function of the program that other files may call."""
        function = module.program.functions[name]
        context = module.for_unit(path_of(function), f"{library_name(function)}.c")
        return cls(context.boxed_function(name), context)

    def write(self) -> bool:
        """Writes what the first function reaches in its file; False where that hangs on the
        program."""
        context = self.context
        while todo := [name for name in context.functions if self._is_wanted(name)]:
            for name in todo:
                function = context.program.functions[name]
                if path_of(function) != context.unit or _has_variables(function):
                    return False
                writer = self.written[name] = FunctionWriter(function, context)
                text = writer.text()  # which decides the names
                self._texts.append((writer.prototype, text))
            tables(context)  # which may ask for more
        return not (context.classes or context.makers or context.members)

    def _is_wanted(self, name: str) -> bool:
        """True if the function is to be written here: of those in other files only its name is
        used, if these can be called from anywhere."""
        if name in self.written:
            return False
        cname = self.context.functions[name]
        return cname == self.cname or not self.context.is_separate(cname)

    def others(self) -> list[str]:
        """The functions in other files that it calls, by their unique names."""
        return [name for name in self.context.functions if name not in self.written]

    @property
    def prototype(self) -> str:
        """The prototype that callers in other files need."""
        return spelling("module").boxed_prototype(self.cname, True)

    def unit(self, version: str) -> Unit:
        """The C file."""
        context, spell = self.context, spelling("module")
        classes = tables(context)
        functions = [text for _, text in self._texts]
        called = [context.functions[name] for name in self.others()]
        text = spell.file(
            version,
            context.file,
            index_bits(),
            ['"m2c/sparse.h"'] if context.has_sparse else [],
            context.constants.definitions([classes, *functions]),
            "static",
            [],
            [],
            0,
            [spell.boxed_prototype(name, True) for name in called]
            + [prototype for prototype, _ in self._texts],
            ([classes] if classes else []) + functions,
            "",
        )
        return Unit(self.cname, wrapped(text))


def _has_variables(function: Function) -> bool:
    """True if it uses global or persistent variables, which the program's file has."""
    found = (outside(function, instr) for instr in function.instrs())
    return any(variable is not None and variable.kind != "shared" for variable in found)
