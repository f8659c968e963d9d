"""The stages of one program on its way to C; the passes over functions are listed in
`mat2c/opt/pipeline.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from pathlib import Path

from mat2c.codegen.boxed.library_units import Unit
from mat2c.codegen.c_listing import Listing
from mat2c.codegen.calls.typed_calls import NotDisclosedError
from mat2c.codegen.file_context import ParallelLoop
from mat2c.driver.c_files import Given, library_files, program_file
from mat2c.driver.called_forms import keep_results_special, settle_forms
from mat2c.driver.entry_points import EntryPoints
from mat2c.driver.flat_entries import flatten_entries
from mat2c.driver.planning import Planning
from mat2c.driver.sharing import Analysis, share_specialisations
from mat2c.infer.engine import Engine, Specialisation
from mat2c.infer.shared_signatures import Sharing
from mat2c.ir.clone import clone
from mat2c.ir.core import Function, Program, Value
from mat2c.ir.functions.main_function import forget_outputs
from mat2c.ir.nonlocals import Outside, uses_outside
from mat2c.ir.verify import verify, verify_program
from mat2c.lint.failure_rules import warn_of_failures
from mat2c.lint.parfor_rules import check_parfor
from mat2c.lint.recursion_rules import warn_of_recursion
from mat2c.lint.tree_rules import review
from mat2c.lower.program import lower_program
from mat2c.opt.calls.struct_arguments import may_gain, pass_fields
from mat2c.opt.pipeline import PLAIN_REFINEMENTS, REFINEMENTS, SETTLED, UNTYPED, Pass, take_apart
from mat2c.opt.scalar.definitely_stored import mark_stored
from mat2c.report import boxed_values
from mat2c.report.check_counts import Counting
from mat2c.storage.model import StoragePlan
from mat2c.support import stages
from mat2c.support.diagnostics import (
    Diagnostic,
    Diagnostics,
    Severity,
    TranslationError,
    guarded,
)
from mat2c.support.dialect import DIALECTS
from mat2c.support.options import Options
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.rep import Rep


class Compilation:
    """One program on its way; each stage is computed when it is first asked for."""

    def __init__(self, path: Path, options: Options, diagnostics: Diagnostics) -> None:
        self.path = path
        self.options = options
        self.diagnostics = diagnostics
        self.program: Program = self._front()
        self.engine = self._engine(())
        self.counting = Counting()
        self._entries: list[Specialisation] = []  # as they have been inferred
        self._planning: Planning | None = None  # of what that reaches
        self.failures = Diagnostics()  # what surely fails, as far as the last round knows
        self._whole: set[str] = set()  # functions that get and give aggregates as they are
        self._exported: list[Specialisation] = []  # a library's, called as its header says
        self.entry_points = EntryPoints(
            self.program, path.stem, options, diagnostics, self._called_by_example
        )
        self.example = ""  # the text of a program that calls the entries
        example = options.example
        self.read_for_example = [] if example is None else [str(example)]  # and what it calls
        self.listing: Listing | None = None  # of the C file, where `listed_texts` asks for it
        self._is_listed = False
        self.parallel_loops: list[ParallelLoop] = []  # of the C text, with `openmp`
        self.units: list[Unit] = []  # C files that the program needs beside its own

    def _engine(self, boxed: Collection[Outside], sharing: Sharing | None = None) -> Engine:
        refinements = REFINEMENTS if self.options.opt_level else PLAIN_REFINEMENTS
        verify, bounded = self.options.verify, self.options.no_heap
        return Engine(self.program, refinements, boxed, verify, bounded, sharing)

    def _restart(self, boxed: Collection[Outside]) -> None:
        """Forgets what is known of the program."""
        self.engine, self._entries, self._planning = self._engine(boxed), [], None

    def _front(self) -> Program:
        options = self.options
        with stages.stage("frontend"):
            program = lower_program(
                self.path,
                options.search_path,
                self.diagnostics,
                options.more,
                dialect=DIALECTS.get(options.dialect or ""),
                has_heap=not options.no_heap,
            )
        if options.openmp:
            program.foreign.add("openmp", Path(), "")
        check_parfor(program.trees, self.diagnostics)
        if self.diagnostics.has_errors:
            raise TranslationError(self.diagnostics)
        with guarded("lint", self.path.name):
            review(program.trees, self.diagnostics)
        if self.options.verify:
            verify_program(program, "lower")
        return program

    def middle(self) -> None:
        """SSA and what can be done without types."""
        with guarded("lint", self.path.name):
            warn_of_recursion(self.program, self.diagnostics)
        if not self.is_library:
            forget_outputs(self.program)
            self._verify(self.program.functions.values(), "outputs")
        functions = self.program.functions.values()
        self._run(UNTYPED, functions)
        self._flatten_entries()
        unsettled = self._unsettled()
        self._run(SETTLED, functions)
        self._mark()
        if unsettled is not None:
            self._pass_fields(unsettled)

    def _run(self, steps: Iterable[Pass], functions: Collection[Function]) -> None:
        level = 0 if self.program.has_destructors else self.options.opt_level
        for step in steps:
            if step.least > level or (step.plain and self.program.classes):
                continue
            for function in functions:
                with guarded(step.name, function.name):
                    step.run(function)
            self._verify(functions, step.name)

    def _verify(self, functions: Iterable[Function], after: str) -> None:
        if self.options.verify:
            for function in functions:
                verify(function, after)

    def _mark(self) -> None:
        if self.options.opt_level:
            with guarded("stored", self.program.entry):
                mark_stored(self.program)
            self._verify(self.program.functions.values(), "stored")

    def _flatten_entries(self) -> None:
        """Has the entries of a library take and give structs by their fields, where these are
        known."""
        points = self.entry_points
        if not self.is_library or points.are_boxed:
            return
        given = {entry.name: points.given(entry) for entry in points.functions}
        points.flat = flatten_entries(self.program, given, self._outputs_of)
        if points.flat:
            self._run(UNTYPED, [self.program.functions[name] for name in points.flat])
            self._restart(())

    def _outputs_of(self, given: dict[str, list[Type]]) -> dict[str, list[Type]]:
        """What entries give for inputs of these types, found in a copy of the program; each may
        store what others read."""
        copy = self._copy()
        self._run(SETTLED, copy.functions.values())
        refinements = REFINEMENTS if self.options.opt_level else PLAIN_REFINEMENTS
        counts = {name: len(copy.functions[name].outputs) for name in given}
        with guarded("infer", self.program.entry):
            engine = Engine(copy, refinements, (), self.options.verify)
            found = engine.run_all([(name, types, counts[name]) for name, types in given.items()])
        return {
            name: list(spec.outputs[: counts[name]])
            for name, spec in zip(given, found, strict=True)
        }

    def _copy(self) -> Program:
        functions = {name: clone(f) for name, f in self.program.functions.items()}
        was = self.program
        kept = was.dependencies, was.absent, was.names_globals
        return Program(was.entry, functions, *kept, others=list(was.others))

    def _unsettled(self) -> Program | None:
        """The program as it is, where structs may pass through calls as their fields."""
        if self.entry_points.are_boxed or not may_gain(self.program):
            return None
        return self._copy()

    def _pass_fields(self, unsettled: Program) -> None:
        """Changes the functions that get and give structs."""
        with guarded("passed", self.program.entry):
            entry = self.infer()
            assert entry is not None
            specs = self.engine.reachable(*self._entries)
            changed = pass_fields(unsettled, specs, take_apart)
        self._verify(changed.values(), "passed")
        if changed:
            self._run(SETTLED, changed.values())
            self.program.functions.update(changed)
            self._mark()
            self._restart(())

    @property
    def separates(self) -> bool:
        """True if library functions have C files of their own: in a program where they do the same
        as in others."""
        options, program = self.options, self.program
        changed = options.mpi or options.openmp or options.count_checks or self._is_listed
        own = program.classes or program.foreign.headers
        return options.separate and not (self.is_library or changed or own)

    @property
    def is_library(self) -> bool:
        return self.entry_points.is_library

    @property
    def name(self) -> str:
        """What the program or library is called; of a library, a C identifier."""
        return self.entry_points.name

    def infer(self) -> Specialisation | None:
        """The entry specialised, with all others of a library; None for a library whose inputs may
        be anything."""
        if self._entries:
            return self._entries[0]
        with guarded("infer", self.program.entry):
            if self.is_library and self.entry_points.is_unknown:
                return None
            analysis = self.engine, self._inferred(self.engine)
            if self.options.opt_level and not self.options.no_heap:
                boxed = self.engine.variables.boxed
                analysis = share_specialisations(analysis, partial(self._inferred_again, boxed))
            self.engine, entries = analysis
            self._exported = entries if self.is_library else []
            return self._settled(entries)

    def _inferred(self, engine: Engine) -> list[Specialisation]:
        """What is known of the entries."""
        if self.is_library:
            entries = engine.run_all(self.entry_points.calls())
        else:
            entries = [engine.run()]
        settle_forms(engine, entries, self.options, self.separates)
        return entries

    def _inferred_again(self, boxed: Collection[Outside], sharing: Sharing) -> Analysis:
        """The same, where calls share specialisations."""
        engine = self._engine(boxed, sharing)
        return engine, self._inferred(engine)

    def anything(self) -> Specialisation:
        """The entry for inputs of any type, with all others of a library."""
        entries = self.engine.run_all(self.entry_points.any_calls())
        keep_results_special(self.engine, entries, self.options)
        return self._settled(entries)

    def _settled(self, entries: list[Specialisation]) -> Specialisation:
        """The entry, once what is known of all of them is as it stays."""
        self._entries = entries
        self._planning = Planning(
            self.engine, entries, self.options, self.counting, self._exported, self._whole
        )
        return entries[0]

    @property
    def planning(self) -> Planning:
        """The passes and plans of what the entry reaches, once that is inferred."""
        assert self._planning is not None
        return self._planning

    def _called_by_example(self) -> list[Specialisation]:
        """What the example script calls."""
        assert self.options.example is not None
        plain = Options(self.options.search_path, main=True, opt_level=0)  # structs stay whole
        options = replace(plain, dialect=self.program.dialect.name)
        work = Compilation(self.options.example, options, self.diagnostics)
        self.read_for_example = work.program.dependencies
        work.middle()
        entry = work.infer()
        return work.engine.reachable(entry) if entry is not None else []

    def c_texts(self) -> tuple[str, str]:
        """The C file and, of a library, its header."""
        self.middle()
        with guarded("codegen", self.path.name):
            boxed = self._boxed_variables()
            if boxed:
                self._restart(boxed)
            while True:
                try:
                    texts = self._write()
                except NotDisclosedError as found:
                    self._whole.add(found.function)
                else:
                    if not self.engine.variables.refused:
                        self.diagnostics.take(self.failures)
                        return texts
                    boxed = boxed | self._with_families(self.engine.variables.refused)
                self._restart(boxed)

    def listed_texts(self) -> tuple[str, str]:
        """The same, with a listing of the C file."""
        self._is_listed = True
        return self.c_texts()

    def _boxed_variables(self) -> frozenset[Outside]:
        """The variables outside of functions that hold boxed values whatever is known of them: all
        in a library, whose functions are called boxed, too, and the global ones that texts may
        declare."""
        everything = {variable for _, _, variable in uses_outside(self.program)}
        if self.entry_points.are_boxed:
            return frozenset(everything)
        named = self.program.names_globals
        return frozenset(v for v in everything if named and v.kind == "global")

    def _with_families(self, refused: Collection[Outside]) -> frozenset[Outside]:
        """With all variables that the functions share: they are in one environment or in none."""
        found = set(refused)
        for variable in refused:
            if variable.kind == "shared":
                for owner in self.engine.environments.family(variable.owner):
                    shared = self.program.functions[owner].shared
                    found |= {Outside("shared", owner, name) for name in shared}
        return frozenset(found)

    def _write(self) -> tuple[str, str]:
        """The texts, for what is assumed of the variables outside of functions."""
        # variables shared with nested functions live in an environment that only boxed code has
        own = {v for v in self.engine.variables.boxed if v.owner in self.program.entries}
        shares = any(v.kind == "shared" for v in own)
        entry = None if self.options.boxed or shares else self.infer()
        self.failures = self._failures(entry)
        if self.options.count_checks:
            self.counting.boxed(self.program)
        listing = Listing() if self._is_listed else None
        variables = None if entry is None else self.engine.variables
        given = Given(
            self.program, self.path.name, self._prepare, self.failures, variables, listing
        )
        if self.is_library:
            specs = self._exported if entry is not None else [None] * len(self.program.entries)
            files = library_files(self.options, given, self.entry_points, specs)
        else:
            counters = self.counting.counters
            files = program_file(self.options, given, entry, counters, self.separates)
        self.listing, self.example, self.parallel_loops = listing, files.example, files.loops
        self.units = files.units
        return files.c_text, files.header

    @property
    def entries(self) -> dict[str, Function]:
        """The entries as their files have them, by the names that C calls them by."""
        return self.entry_points.by_name()

    def entry_types(self) -> dict[str, tuple[list[Type], list[Type]]]:
        """What is known of the inputs and outputs of the entries, by the names of `entries`."""
        points = self.entry_points
        exported, given = list(self.entries), list(map(points.declared, self.program.entries))
        self.middle()
        if self.infer() is None:
            return {name: (types, []) for name, types in zip(exported, given, strict=True)}
        outputs = [
            [] if name in points.flat else list(spec.outputs)
            for name, spec in zip(self.program.entries, self._entries, strict=True)
        ]
        return dict(zip(exported, zip(given, outputs, strict=True), strict=True))

    def _failures(self, entry: Specialisation | None) -> Diagnostics:
        """What surely fails, by what is known before the typed passes."""
        found, entries = Diagnostics(), [] if entry is None else self._entries
        if entry is None and not self.options.boxed:
            entries = self._for_anything()
        with guarded("lint", self.program.entry):
            warn_of_failures(self.program, entries, found)
        return found

    def _for_anything(self) -> list[Specialisation]:
        """What can be known of a library whose inputs may be anything, for warnings only."""
        engine = self._engine({variable for _, _, variable in uses_outside(self.program)})
        with guarded("infer", self.program.entry):
            return engine.run_all(self.entry_points.any_calls())

    def warn(self) -> None:
        """Only the warnings, without the C text."""
        self.middle()
        self.diagnostics.take(self._failures(self.infer()))

    def _prepare(self, spec: Specialisation) -> tuple[StoragePlan, dict[Value, Rep]]:
        """The storage plan of a specialisation, behind all passes."""
        return self.planning.prepare(spec)

    @property
    def prepared(self) -> dict[Specialisation, tuple[StoragePlan, dict[Value, Rep]]]:
        """The plans of the functions that were written in typed form."""
        return {} if self._planning is None else self._planning.prepared

    def explain_boxed(self) -> None:
        """Notes on the values that the C text keeps boxed, and how many are typed."""
        prepared = self.prepared
        plans = prepared.items()
        account = boxed_values.account((spec.function, reps) for spec, (_, reps) in plans)
        for note in account.notes:
            self.diagnostics.add(note)
        summary = "nothing is typed: all values are boxed"
        if prepared:
            summary = account.summary()
        self.diagnostics.add(Diagnostic(Severity.NOTE, summary, None))
