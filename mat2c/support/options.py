"""What can be chosen about a translation; shared by the CLI, the Python door and the driver."""

from __future__ import annotations

from pathlib import Path

from mat2c.support.codes import DEFAULT, Choice
from mat2c.support.record import dataclass

DEFAULT_STACK_LIMIT = 65536


@dataclass(frozen=True, slots=True)
class Options:
    """One value for a whole translation. The defaults are what `mat2c prog.m` does."""

    search_path: tuple[Path, ...] = ()
    """Folders searched for functions after the program's own (`-I`)."""
    args: str | None = None
    """Types of the entry function's inputs, as in `double(3,4), int32, double(:,:)`; of several
    entries, `f: double; g: int32, char(1,:)`."""
    example: Path | None = None
    """A script whose calls of the entries give the types of inputs that `args` doesn't."""
    more: tuple[Path, ...] = ()
    """Function files of further entries of a library."""
    main: bool | None = None
    """A C `main`, or a library with a header; None: a library where the entry has inputs."""
    entry: str | None = None
    """The C functions of a library's entry: "boxed", "both", or None: the one for inputs of known
    types where they are known."""
    cc: str | None = None
    """The C compiler whose stack frames are measured, with `no_heap`; None: the one there is."""
    cflags: tuple[str, ...] | None = None
    """Its flags; None: those of `mat2c build`."""
    instances: bool = False
    """A library whose persistent and global variables are in a struct that the caller owns."""
    interruptible: bool = False
    """A library whose loops look whether the call is to end."""
    openmp: bool = False
    """Loops whose rounds are independent run on the threads of OpenMP."""
    no_heap: bool = False
    """A library that allocates nothing: every array has a bound, or that is an error."""
    header: str | None = None
    """What the C file of a library includes as its header; None: NAME.h; "": nothing."""
    opt_level: int = 2
    """0 to 3: mat2c's own passes, not the C compiler's."""
    gctd: bool = True
    """Plan storage by graph colouring; otherwise each variable has storage of its own."""
    dialect: str | None = None
    """The dialect that the program is written in; None: what its first file says, or Octave's."""
    boxed: bool = False
    """Keep every value boxed, for comparison with library-based translation."""
    separate: bool = False
    """Boxed forms of library functions are C files of their own, which are compiled once and linked
    with each program that uses them."""
    mpi: bool = False
    """A program whose large arrays are distributed over the processes of MPI; all is boxed."""
    stack_limit: int = DEFAULT_STACK_LIMIT
    """Largest storage group, in bytes, that lives on the C stack."""
    index_bits: int = 64
    """Bits of ptrdiff_t where the C will run: 64, or 32."""
    warnings: Choice = DEFAULT
    """Which warnings are given, and which count as errors (`-W`, `-w`)."""
    diagnostics_format: str = "text"
    """How diagnostics are shown: text, json or sarif."""
    verify: bool = False
    """Run the IR verifier after every pass."""
    explain_boxed: bool = False
    """Say of each boxed value why it is boxed."""
    check_types: bool = False
    """Emit run-time assertions of all that code relies on: what inference claims, what operations
    of typed code give, and the checks that were proved away (for tests)."""
    check_removed: bool = False
    """Emit the checks that were proved away, as assertions (for tests)."""
    poison: bool = False
    """Overwrite storage, at run time, where nothing in it is needed any more (for tests)."""
    count_checks: bool = False
    """Count the checks that are executed, and those that were removed, at run time."""

    @property
    def asserts_removed(self) -> bool:
        """True if the checks that were proved away stay, as assertions."""
        return self.check_removed or self.check_types

    @property
    def on_threads(self) -> bool:
        """True if loops run on threads. What looks at a program while it runs is not for
        several."""
        return self.openmp and not (self.asserts_removed or self.poison or self.count_checks)
