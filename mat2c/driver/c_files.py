"""Writes the C files of a program or library, and tells what became of options that ask something
of the C: no heap, instances, threads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mat2c import __version__
from mat2c.codegen.boxed.library_units import Unit
from mat2c.codegen.c_listing import Listing
from mat2c.codegen.file_context import Counter, Extras, ParallelLoop
from mat2c.codegen.file_functions import Prepare
from mat2c.codegen.library_file import Library, LibraryOptions, write_library
from mat2c.codegen.program_file import write_program
from mat2c.driver.entry_points import EntryPoints
from mat2c.driver.serial_loops import warn_of_serial_loops
from mat2c.infer.engine import Specialisation
from mat2c.infer.nonlocal_types import Variables
from mat2c.ir.core import Program
from mat2c.support.diagnostics import Diagnostic, Diagnostics, Severity
from mat2c.support.options import Options
from mat2c.support.record import dataclass, field

_STRIPS = 2  # the -O from which loops go in strips


@dataclass(frozen=True, slots=True)
class Given:
    """What is written: the program of the MATLAB `file`, with how functions are prepared, the typed
    variables outside of functions, and where failures and the lines of the C are told."""

    program: Program
    file: str
    prepare: Prepare
    failures: Diagnostics
    variables: Variables | None
    listing: Listing | None


@dataclass(frozen=True, slots=True)
class Files:
    """The texts, a library's with a header and an example, what became of `parfor` loops, and the
    C files of library functions that a program needs beside its own."""

    c_text: str
    header: str = ""
    example: str = ""
    loops: list[ParallelLoop] = field(default_factory=list)
    units: list[Unit] = field(default_factory=list)


def program_file(
    options: Options,
    given: Given,
    entry: Specialisation | None,
    counters: list[Counter],
    separate: bool,
) -> Files:
    """Writes a program, with library functions in `separate` files or without."""
    extras = Extras(
        check_types=options.check_types,
        check_removed=options.asserts_removed,
        counters=counters,
        poison=options.poison,
        strips=options.opt_level >= _STRIPS,
        owns_process=True,
        openmp=options.on_threads,
        distributed=options.mpi,
        verify=options.verify,
    )
    text, units = write_program(
        given.program,
        entry,
        given.prepare,
        given.file,
        __version__,
        extras,
        given.variables,
        given.listing,
        separate,
    )
    _warn_of_loops(given, extras)
    return Files(text, loops=extras.parallel_loops, units=units)


def library_files(
    options: Options,
    given: Given,
    points: EntryPoints,
    specs: Sequence[Specialisation | None],
) -> Files:
    """Writes a library; `specs` are its entries for inputs of known types."""
    header = f"{points.name}.h" if options.header is None else options.header
    extras = Extras(
        interruptible=options.interruptible,
        strips=options.opt_level >= _STRIPS,
        openmp=options.on_threads,
        verify=options.verify,
    )
    exports = [
        points.export(name, spec) for name, spec in zip(given.program.entries, specs, strict=True)
    ]
    measure = partial(_measured, options, header) if options.no_heap else None
    wanted = LibraryOptions(
        given.file, __version__, header, options.no_heap, options.instances, measure
    )
    library = write_library(
        given.program, exports, given.prepare, wanted, given.variables, given.listing, extras
    )
    for name in library.mixed:
        what = f"'{name}' may be of any class or size"
        given.failures.error(f"--instances: {what}", None, "mixed-state")
    if options.no_heap:
        _tell_memory(library, given.failures)
    _warn_of_loops(given, extras)
    return Files(library.c_text, library.header, library.example, extras.parallel_loops)


def _measured(
    options: Options, included: str, c_text: str, header_text: str
) -> dict[str, int] | None:
    """The stack of functions, by the C compiler; None where there is none."""
    from mat2c.build.stack_usage import measured_stack  # few translations run a compiler

    return measured_stack(options.cc, options.cflags, included, c_text, header_text)


def _tell_memory(library: Library, failures: Diagnostics) -> None:
    """Notes what a library without a heap needs, or the errors that it needs one."""
    stack = "".join(f", {n} bytes of stack for {name}" for name, n in library.stack.items())
    if not library.heap_uses:
        text = f"--no-heap: {library.ram} bytes of RAM{stack}"
        failures.add(Diagnostic(Severity.NOTE, text, None))
    for use in library.heap_uses:
        failures.error(f"--no-heap: {use.what}", use.span, "needs-heap")


def _warn_of_loops(given: Given, extras: Extras) -> None:
    """Warns of `parfor` loops that don't run on threads."""
    if extras.openmp:
        warn_of_serial_loops(given.program.trees, extras.parallel_loops, given.failures)
