"""Where calls from outside begin: the main program, or the functions of a library, with the types
of their inputs and their names in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mat2c.codegen.interface.library_entry import Export
from mat2c.codegen.library_file import library_name
from mat2c.driver.entry_types import input_types
from mat2c.driver.flat_entries import Flat
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Function, Program
from mat2c.support.diagnostics import ArgumentsError, Diagnostics
from mat2c.support.options import Options
from mat2c.types.lattice import ANY, Type

Call = tuple[str, list[Type], int]
"""A call that inference begins with: the function, the types of its inputs, how many outputs."""


class EntryPoints:
    """The entries of one program. `called` gives what the example script of the options calls;
    `flat` are the entries that take structs by their fields, once that is known."""

    def __init__(
        self,
        program: Program,
        stem: str,
        options: Options,
        diagnostics: Diagnostics,
        called: Callable[[], list[Specialisation]],
    ) -> None:
        self.program, self.stem, self.options = program, stem, options
        self.diagnostics, self._called = diagnostics, called
        self.flat: dict[str, Flat] = {}

    @property
    def is_library(self) -> bool:
        """Without a word about it, a function with inputs is a library."""
        if self.options.main is not None:
            return not self.options.main
        entry = self.program.functions[self.program.entry]
        return entry.kind == "function" and bool(entry.params)

    @property
    def name(self) -> str:
        """What the program or library is called; of a library, a C identifier."""
        return library_name(self.stem) if self.is_library else self.stem

    @property
    def functions(self) -> list[Function]:
        return [self.program.functions[name] for name in self.program.entries]

    @property
    def is_unknown(self) -> bool:
        """True if the inputs of an entry may be anything."""
        named = self._types
        return any(
            f.params and f.name not in named and f.name not in self.flat for f in self.functions
        )

    @property
    def are_boxed(self) -> bool:
        """True if inputs and outputs of functions, other than those of calls, are not followed."""
        return self.options.boxed or self._takes_values or not self.options.opt_level

    @property
    def _takes_values(self) -> bool:
        """True of a library that takes values of any class."""
        if not self.is_library:
            return False
        return self.options.entry is not None or self.is_unknown

    @cached_property
    def _types(self) -> dict[str, list[Type]]:
        """The types of inputs that are known, by entry."""
        entries = {f.name: f for f in map(self._original, self.program.entries)}
        try:
            return input_types(self.program, entries, self.options, self._called)
        except ValueError as error:
            self.diagnostics.error(f"--args: {error}", None, "bad-types")
            raise ArgumentsError(self.diagnostics) from None

    def declared(self, name: str) -> list[Type]:
        """The types of an entry's inputs, structs whole; empty where they are not known."""
        return self._types.get(name, [])

    def given(self, entry: Function) -> list[Type]:
        """The types of an entry's inputs, as `--args` has them."""
        if entry.name in self.flat:
            return self.flat[entry.name].types
        types = self.declared(entry.name)
        if self.are_boxed:  # nobody looks into structs that come as values
            types = [t if t.is_arithmetic else ANY for t in types]
        return types

    def calls(self) -> list[Call]:
        """The entries, with inputs of the types that are known."""
        return [(f.name, self.given(f), len(f.outputs)) for f in self.functions]

    def any_calls(self) -> list[Call]:
        """The entries, with inputs of any type."""
        return [(f.name, [ANY] * len(f.params), len(f.outputs)) for f in self.functions]

    def _original(self, name: str) -> Function:
        flat = self.flat.get(name)
        return self.program.functions[name] if flat is None else flat.function

    def by_name(self) -> dict[str, Function]:
        """The entries as their files have them, by the names that C calls them by."""
        return {self._c_name(n): self._original(n) for n in self.program.entries}

    def _c_name(self, entry: str) -> str:
        original = self._original(entry).name  # not that of one that takes fields
        return self.name if entry == self.program.entry else library_name(original)

    def export(self, name: str, spec: Specialisation | None) -> Export:
        """How an entry is exported, and which functions it has in C."""
        wish, flat, function = self.options.entry, self.flat.get(name), self._original(name)
        inputs = {} if flat is None else {k: f for k, f in enumerate(flat.inputs) if f}
        outputs = {} if flat is None else {k: f for k, f in enumerate(flat.outputs) if f}
        typed, is_boxed = wish != "boxed", wish is not None
        given = None if flat is None else len(flat.inputs)
        return Export(self._c_name(name), function, spec, typed, is_boxed, inputs, outputs, given)
